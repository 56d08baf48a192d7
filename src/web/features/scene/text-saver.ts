import { SCENE_TEXT_MAX_CHARACTERS } from '#contract/limits.ts'

/** So long nobody pressed a key: then what was typed is saved. */
const PAUSE_MS = 600

/** How a text being written stands: 'offered' is one that was typed earlier and waits to be changed or left. */
export type WrittenText = {
  text: string
  /** The saved text that the next change is made from. */
  base: string
  step: 'unchanged' | 'offered' | 'typed' | 'saving' | 'saved' | 'failed'
  /** Why it was refused. */
  error: unknown
}

export type TextSaver = ReturnType<typeof createTextSaver>

export type TextSaverOptions = {
  saved: string
  save: (change: { from: string; to: string }) => Promise<unknown>
  /** Whether it can be saved as it is; by default unless it is too long for a scene. */
  isSendable?: ((text: string) => boolean) | undefined
  onChange: (written: WrittenText) => void
}

/** Saves one text while it is written: one request after the other, so that none overtakes the one before. */
export function createTextSaver({
  saved,
  save,
  isSendable = (text) => !isTooLong(text),
  onChange,
}: TextSaverOptions) {
  let now: WrittenText = { text: saved, base: saved, step: 'unchanged', error: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | undefined

  function show(change: Partial<WrittenText>) {
    now = { ...now, ...change }
    onChange(now)
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    sending ??= send().finally(() => {
      sending = undefined
    })
    return sending
  }

  async function send() {
    while (now.text !== now.base && isSendable(now.text)) {
      const { base: from, text: to } = now
      show({ step: 'saving', error: null })
      try {
        await save({ from, to })
      } catch (error) {
        return show({ step: 'failed', error })
      }
      show({ base: to, step: now.text === to ? 'saved' : 'typed' })
    }
  }

  return {
    read: () => now,
    write(text: string) {
      clearTimeout(timer)
      show({ text, step: text === now.base && !sending ? 'unchanged' : 'typed' })
      if (text !== now.base || sending) timer = setTimeout(() => void flush(), PAUSE_MS)
    },
    /** Shows a text that waits to be saved until it is changed or left. */
    offer(text: string, base: string) {
      show({ text, base, step: 'offered' })
    },
    /** Another window saved this text meanwhile: what is made from now on is made from it. */
    rebase(base: string) {
      show({ base })
    },
    /** Saves what is there now; resolves when it is saved or refused. */
    flush,
  }
}

export function isTooLong(text: string): boolean {
  return text.length > SCENE_TEXT_MAX_CHARACTERS
}

/** Whether there is anything that would be lost if it were forgotten. */
export function isUnsaved({ text, base }: WrittenText): boolean {
  return text !== base
}
