import { z } from 'zod'
import { route } from './route.ts'

/** How people can sign in to this installation. */
export const SignInMethods = z.object({ password: z.literal(true), google: z.boolean() })
export type SignInMethods = z.infer<typeof SignInMethods>

export const signInMethods = {
  get: route('GET /sign-in-methods', 'Shows how people can sign in').output(SignInMethods),
}
