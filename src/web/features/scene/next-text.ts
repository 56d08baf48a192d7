/**
 * Goes on writing at the text before or after one, in this scene or the next.
 * @returns whether there is one.
 */
export function goToText(from: Element, step: 1 | -1): boolean {
  const places = [...document.querySelectorAll('[data-text-place]')]
  const place = places[places.findIndex((one) => one.contains(from)) + step]
  const button = place?.querySelector<HTMLButtonElement>('button.text-rest')
  if (!button) return false
  button.focus()
  button.click()
  return true
}
