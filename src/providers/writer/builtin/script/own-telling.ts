/** What an idea tells itself, and where: the opening in place of a hook, the rest scene by scene. */
export type OwnTelling = { opening: string[]; told: string[]; endings: string[]; from: number }
