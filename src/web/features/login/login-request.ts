import { z } from 'zod'

const LoginRequest = z.object({
  /** A path of this site, never another one. */
  from: z
    .string()
    .regex(/^\/(?!\/)/)
    .catch('/dashboard'),
  showSignUp: z.boolean().catch(false),
})

/** Where to go after signing in and which form to show, from the state a link to /login carried. */
export function loginRequest(state: unknown) {
  return LoginRequest.parse(state ?? {})
}
