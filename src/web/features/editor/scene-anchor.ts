/** The id of a scene's part of the open tab, so that the exposure sheet can lead to it. */
export function sceneAnchor(orderIndex: number) {
  return `scene-${orderIndex + 1}`
}
