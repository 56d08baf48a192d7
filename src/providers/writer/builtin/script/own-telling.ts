/** What an idea tells itself, and where: the opening in place of a hook, the rest scene by scene. */
export type OwnTelling = {
  opening: string[]
  told: string[]
  endings: string[]
  /** The scene in which it begins to tell. */
  from: number
  /** What has to be said before it, behind the hook. */
  before?: string
}
