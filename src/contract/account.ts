import { z } from 'zod'
import { INTERFACE_LANGUAGES } from './interface-language.ts'
import { PASSWORD_MAX_CHARACTERS } from './limits.ts'
import { FullName } from './person.ts'
import { route } from './route.ts'
import { Spending, SpendingCap } from './spending.ts'
import { text } from './text.ts'
import { Workspace } from './workspace.ts'

export const ROLES = ['user', 'admin'] as const

export const Account = z.object({
  id: z.string(),
  email: z.string(),
  /** The person has opened the link we sent to this address. */
  emailVerified: z.boolean(),
  /** False for those who sign in with Google alone. */
  hasPassword: z.boolean(),
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
  role: z.enum(ROLES),
  language: z.enum(INTERFACE_LANGUAGES),
  credits: z.object({
    /** What can still be spent. */
    available: z.number().int(),
    /** Reserved for work under way. */
    held: z.number().int(),
  }),
  spending: Spending,
  /** Where the account works now, and what may be done there. */
  workspace: Workspace,
  /** When it is deleted, unless its owner keeps it; null: its owner wants no such thing. */
  deleteAfter: z.date().nullable(),
})
export type Account = z.infer<typeof Account>

/** What is left out stays as it is. */
export const ProfileChange = z.object({
  fullName: FullName.optional(),
  language: z.enum(INTERFACE_LANGUAGES).optional(),
  /** Only removes the picture; a new one is uploaded. */
  avatarUrl: z.null().optional(),
})
export type ProfileChange = z.infer<typeof ProfileChange>

/** Of an account that has none: a sign-in of a moment ago stands for it. Not trimmed: blanks are part of it. */
const ShownPassword = z
  .string()
  .max(PASSWORD_MAX_CHARACTERS)
  // oxlint-disable-next-line no-control-regex -- no password has this character
  .regex(/^[^\0]*$/)

export const account = {
  get: route('GET /account', 'Shows the signed-in account and its credits').output(Account),
  update: route('PATCH /account', 'Changes the name, the picture or the language')
    .input(ProfileChange)
    .output(Account),
  capSpending: route('PATCH /account/spending-cap', 'Caps what a calendar month (UTC) may cost')
    .input(z.object({ cap: SpendingCap }))
    .output(Account),
  delete: route('POST /account/deletion', 'Has the account deleted in 7 days')
    .input(z.object({ password: ShownPassword.optional() }))
    .output(Account),
  keep: route('DELETE /account/deletion', 'Keeps an account that was to be deleted').output(
    Account,
  ),
}

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
