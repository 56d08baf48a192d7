import { z } from 'zod'

const MIN_PASSWORD_CHARACTERS = 8
const MAX_PASSWORD_CHARACTERS = 128

export const SignIn = z.object({
  email: z.email(),
  password: z.string().min(1),
})
export type SignIn = z.infer<typeof SignIn>

export const SignUp = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.email(),
  password: z.string().min(MIN_PASSWORD_CHARACTERS).max(MAX_PASSWORD_CHARACTERS),
})
export type SignUp = z.infer<typeof SignUp>
