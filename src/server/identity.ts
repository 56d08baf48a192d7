/** Whose request something is. */
export type Identity = {
  userId: string
  /** Null for the operator, who has no session that could end. */
  sessionId: string | null
}
