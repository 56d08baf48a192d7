import { useAuthForm } from '#web/lib/use-auth-form.ts'

type NewAccount = { name: string; email: string; password: string }

/** One form for signing in and for signing up, so that what was typed into one stands in the other. */
export function useAccountForm() {
  return useAuthForm<NewAccount>({ name: '', email: '', password: '' })
}

export type AccountForm = ReturnType<typeof useAccountForm>
