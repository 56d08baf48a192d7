import { z } from 'zod'
import { route } from './route.ts'
import { text } from './text.ts'

/** One browser that is signed in. */
export const Session = z.object({
  id: z.string(),
  /** Browser and system in plain words: 'Firefox, Windows'; null when it did not say. */
  device: z.string().nullable(),
  /** Where it was last used from. */
  address: z.string().nullable(),
  createdAt: z.date(),
  /** To the quarter of an hour. */
  lastUsedAt: z.date(),
  /** The one that asks. */
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const session = {
  list: route('GET /sessions', 'Lists where the account is signed in').output(z.array(Session)),
  revoke: route('DELETE /sessions/{id}', 'Signs one of them out').input(
    z.object({ id: text().max(100) }),
  ),
  revokeOthers: route('POST /sessions/revoke-others', 'Signs out everywhere else'),
  revokeAll: route('POST /sessions/revoke-all', 'Signs out everywhere, here too'),
}
