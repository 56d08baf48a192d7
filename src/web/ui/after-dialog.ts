/**
 * Acts once no dialog is open: it holds the focus and gives it back when it closes, and what is typed in it goes
 * with the page behind it. @returns what gives it up.
 */
export function afterDialog(act: () => void): () => void {
  const waiting = new AbortController()
  const dialog = document.querySelector('dialog[open]')
  if (dialog) dialog.addEventListener('close', act, { once: true, signal: waiting.signal })
  else act()
  return () => waiting.abort()
}
