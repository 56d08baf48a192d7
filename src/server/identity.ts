import type { Keyholder } from '#domain/api-keys.ts'

/** Whose request something is. */
export type Identity = {
  userId: string
  /** Null for whoever has no session that could end. */
  sessionId: string | null
  /** The workspace that the page shows, where it says so. */
  shownWorkspaceId?: string | undefined
  /** The view of somebody else's account that the page says it is in. */
  supportViewId?: string | undefined
  /** A person in their browser, the operator with the data folder's token, or a program with a key. */
  as: 'person' | 'operator' | Keyholder
}
