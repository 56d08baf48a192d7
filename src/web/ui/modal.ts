const FIRST_FOCUS = '[data-focus-first]'
const FOCUSABLE = 'button:not(:disabled), [href], input, select, textarea'

/** What lies over the page, the last opened on top. */
const open: HTMLElement[] = []

/** What waits until so many dialogs are open at most. */
const waiting = new Map<() => void, number>()

/**
 * Shows a dialog over the page and moves the focus into it; Escape asks to close it. The page below can then be
 * neither reached nor scrolled. To make a long page so, and usable again, takes the browser longer than to paint
 * the dialog: that comes after the paint, when people see what they asked for. The focus goes back with it.
 * @returns what hides it.
 */
export function openModal(dialog: HTMLElement, onEscape: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const opener = whoOpens()
  let freePage: (() => void) | undefined
  open.push(dialog)
  dialog.showPopover()
  firstIn(dialog).focus()
  document.addEventListener('keydown', askOnEscape, { signal })
  document.addEventListener('focusin', keepFocus, { signal })
  afterPaint(() => {
    if (!signal.aborted) freePage = holdPage(dialog)
  })

  function askOnEscape(event: KeyboardEvent) {
    const isEscape = event.key === 'Escape' && !event.isComposing && !event.defaultPrevented
    if (isEscape && open.at(-1) === dialog) onEscape()
  }

  /** A menu may give the focus back to its button when the dialog it led to is open already. */
  function keepFocus({ target }: FocusEvent) {
    const isOutside = target instanceof Node && !dialog.contains(target)
    if (isOutside && open.at(-1) === dialog) firstIn(dialog).focus()
  }

  return () => {
    ending.abort()
    dialog.hidePopover()
    afterPaint(() => {
      freePage?.()
      open.splice(open.indexOf(dialog), 1)
      if (isFocusLost()) opener?.focus()
      goOn()
    })
  }
}

export function countModals(): number {
  return open.length
}

/**
 * Acts once no dialog is open, nor about to give the focus back.
 * @param below so many may be: those that were there before.
 * @returns what gives it up.
 */
export function afterModals(act: () => void, below = 0): () => void {
  if (open.length <= below) act()
  else waiting.set(act, below)
  return () => waiting.delete(act)
}

function goOn() {
  for (const [act, below] of waiting) {
    if (open.length > below) continue
    waiting.delete(act)
    act()
  }
}

/** Everything beside the dialog that is not held already. */
function holdPage(dialog: HTMLElement): () => void {
  const unlockScroll = lockScroll()
  const held = [...document.body.children].filter(
    (part) => part instanceof HTMLElement && part !== dialog && !part.inert,
  ) as HTMLElement[]
  for (const part of held) part.inert = true
  return () => {
    for (const part of held) part.inert = false
    unlockScroll()
  }
}

/** What has the focus; of a menu, which is gone by the time the dialog closes, the button that opened it. */
function whoOpens(): HTMLElement | null {
  const focused = document.activeElement
  const menuButton = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  if (menuButton) return document.getElementById(menuButton)
  return focused instanceof HTMLElement ? focused : null
}

function firstIn(dialog: HTMLElement): HTMLElement {
  return dialog.querySelector<HTMLElement>(FIRST_FOCUS) ?? dialog.querySelector(FOCUSABLE) ?? dialog
}

function isFocusLost(): boolean {
  return !document.activeElement || document.activeElement === document.body
}

function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}

/** What closes each thing that is open, the last opened on top. */
const closers: (() => void)[] = []

/**
 * Lets the Back button of the browser close what lies over the page instead of leaving the page; of nested ones
 * the topmost. The way back is stopped before it is gone, so that the history stays as it is. It leads on when
 * nothing was clicked or typed since it was stopped last, and where a browser has no Navigation API.
 * @returns what ends it.
 */
export function closeOnBack(close: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const stay = (event: NavigateEvent) => {
    if (closers.at(-1) !== close || !event.cancelable || !isBackButton(event)) return
    event.preventDefault()
    close()
  }
  closers.push(close)
  if ('navigation' in window) navigation.addEventListener('navigate', stay, { signal })
  return () => {
    ending.abort()
    closers.splice(closers.lastIndexOf(close), 1)
  }
}

/** Not what the application does with its history itself. */
function isBackButton({ navigationType, userInitiated, destination }: NavigateEvent): boolean {
  const here = navigation.currentEntry?.index ?? 0
  return navigationType === 'traverse' && userInitiated && destination.index < here
}

let locks = 0

/** Keeps the page behind a dialog from scrolling, and from jumping when its scrollbar goes, until the last dialog closes. */
export function lockScroll() {
  if (locks++ === 0) hold()
  return () => {
    if (--locks === 0) free()
  }
}

function hold() {
  const page = document.documentElement
  const scrollbarWidth = window.innerWidth - page.clientWidth
  page.style.overflow = 'hidden'
  page.style.paddingInlineEnd = `${scrollbarWidth}px`
}

function free() {
  const { style } = document.documentElement
  style.overflow = ''
  style.paddingInlineEnd = ''
}
