/** What is open, the last opened on top. */
const open: (() => void)[] = []

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
    if (open.at(-1) !== close || !event.cancelable || !isBackButton(event)) return
    event.preventDefault()
    close()
  }
  open.push(close)
  if ('navigation' in window) navigation.addEventListener('navigate', stay, { signal })
  return () => {
    ending.abort()
    open.splice(open.lastIndexOf(close), 1)
  }
}

/** Not what the application does with its history itself. */
function isBackButton({ navigationType, userInitiated, destination }: NavigateEvent): boolean {
  const here = navigation.currentEntry?.index ?? 0
  return navigationType === 'traverse' && userInitiated && destination.index < here
}
