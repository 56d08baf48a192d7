import { z } from 'zod'
import { PageRequest, pageOf, Search } from './page.ts'
import { route } from './route.ts'

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
