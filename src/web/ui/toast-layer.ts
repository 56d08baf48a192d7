/** Where toasts are drawn; made once, when the first toaster stands. */
let layer: HTMLElement | undefined

export function toastLayer() {
  if (layer) return layer
  layer = document.createElement('div')
  document.body.append(layer)
  return layer
}

/**
 * Takes the toasts into an open modal dialog, since all outside it is inert and lies below.
 * @returns what brings them back to where they were.
 */
export function raiseToasts(dialog: HTMLDialogElement) {
  const before = toastLayer().parentElement
  dialog.append(toastLayer())
  return () => (before?.isConnected ? before : document.body).append(toastLayer())
}
