/** The end of a scene's id, by which messages name it. */
export function lastFour(sceneId: string) {
  return sceneId.slice(-4)
}
