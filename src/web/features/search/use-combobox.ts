import { type KeyboardEvent, useId, useState } from 'react'

type ComboboxProps<Option> = {
  options: readonly Option[]
  onChoose: (option: Option) => void
  /** Escape, when nothing is left to close. */
  onClear: () => void
}

/**
 * The keys of a text field with a list below it: the focus stays in the field, arrows move the mark
 * (and wrap), Enter takes what is marked, Escape closes the list and, pressed again, clears.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useCombobox<Option>({ options, onChoose, onClear }: ComboboxProps<Option>) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [marked, setMarked] = useState(0)
  const last = options.length - 1
  const active = Math.min(marked, last)

  function onKeyDown(event: KeyboardEvent) {
    // While a word is put together by an input method, the keys are that method's.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && last >= 0) {
      event.preventDefault()
      setOpen(true)
      if (isOpen) setMarked((active + step + options.length) % options.length)
    } else if (event.key === 'Enter') {
      const option = options[active]
      if (isOpen && option) onChoose(option)
    } else if (event.key === 'Escape') {
      if (isOpen) event.preventDefault()
      if (!isOpen) onClear()
      setOpen(false)
    }
  }

  return {
    isOpen,
    active,
    listId,
    optionId: (index: number) => `${listId}-${index}`,
    open() {
      setMarked(0)
      setOpen(true)
    },
    close: () => setOpen(false),
    onKeyDown,
  }
}
