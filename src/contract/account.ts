import { z } from 'zod'
import { route } from './route.ts'

export const Account = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  avatarUrl: z.string().nullable(),
  role: z.string(),
  credits: z.object({
    /** What can still be spent. */
    available: z.number().int(),
    /** Reserved for work under way. */
    held: z.number().int(),
  }),
})
export type Account = z.infer<typeof Account>

export const account = {
  get: route('GET /account', 'Shows the signed-in account and its credits').output(Account),
}
