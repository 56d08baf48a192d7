import { z } from 'zod'
import { ROLES } from './account.ts'
import { PageRequest, pageOf, route, Search } from './route.ts'
import { text } from './text.ts'
import { saying } from './words/issues.ts'

export const GRANT_MAX_CREDITS = 1_000_000
const REASON_MAX_CHARACTERS = 200

/** Somebody with an account, as an admin of the installation sees them. */
export const User = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** May be empty. */
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
  role: z.enum(ROLES),
  /** What they can spend in their own workspace. */
  available: z.number().int(),
  joinedAt: z.date(),
  /** When they last used a session, to the minute; null: never. */
  lastSeenAt: z.date().nullable(),
  suspended: z.object({ at: z.date(), reason: z.string() }).nullable(),
})
export type User = z.infer<typeof User>

const ofUser = z.object({ id: text().min(1).max(100) })
const incomplete = saying('grant-incomplete')

/** What an admin does about the people who have accounts. */
export const user = {
  list: route('GET /users', 'Lists to an admin who has an account, the newest first')
    .input(PageRequest.extend(Search.shape))
    .output(
      pageOf(User).extend({
        /** How many there are in all that fit the search. */
        total: z.number().int(),
      }),
    ),
  addCredits: route('POST /users/{id}/credits', 'Adds credits, once for each request id')
    .input(
      ofUser.extend({
        requestId: z.uuid(),
        amount: z.number().int().min(1, incomplete).max(GRANT_MAX_CREDITS, incomplete),
        /** Why; its owner reads it in the list of transactions. */
        description: text().min(1, incomplete).max(REASON_MAX_CHARACTERS),
      }),
    )
    .output(User),
  suspend: route('POST /users/{id}/suspension', 'Ends all sessions and lets nobody sign in')
    .input(ofUser.extend({ reason: text().min(1).max(REASON_MAX_CHARACTERS) }))
    .output(User),
  resume: route('DELETE /users/{id}/suspension', 'Lets a suspended account be used again')
    .input(ofUser)
    .output(User),
}

/** What an admin or the operator did. */
export const AuditEntry = z.object({
  id: z.uuid(),
  at: z.date(),
  /** The operator acts on the machine itself and has no account. */
  actor: z.enum(['admin', 'operator']),
  /** The admin's name, else the address; null: the account is gone. */
  person: z.string().nullable(),
  /** As `grant-credits`; pages have the words for those they know. */
  action: z.string(),
  /** At whom it was aimed, where it was at somebody. */
  about: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const audit = {
  list: route('GET /audit', 'Lists to an admin what admins and the operator did, the latest first')
    .input(PageRequest.extend(Search.shape))
    .output(pageOf(AuditEntry)),
}
