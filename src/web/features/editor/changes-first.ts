/**
 * Options of a mutation that reaches the server after the changes of the storyboard that were made before it:
 * what is generated is spoken in the voice, and drawn in the style, that the screen shows.
 */
export function changesFirst(storyboardId: string) {
  return { scope: { id: `storyboard change ${storyboardId}` } }
}
