/** Whose request something is. */
export type Identity = {
  userId: string
  /** Read from the data folder of the installation: the operator, and nobody signed in. */
  isOperator: boolean
  /** Null for the operator, who has no session that could end. */
  sessionId: string | null
}
