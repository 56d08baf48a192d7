import { useLingui } from '@lingui/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type AuthRefusal, authRefusal } from '#web/lib/auth-refusal.ts'
import { AuthError, authRequest } from '#web/lib/auth-request.ts'

export type Confirmation =
  | { state: 'confirming' | 'confirmed' | 'confirmed-before' | 'dead-link' | 'sign-in-first' }
  | { state: 'refused'; refusal: AuthRefusal }

const STATES: Record<string, 'confirmed-before' | 'dead-link' | 'sign-in-first'> = {
  EMAIL_IS_THE_SAME: 'confirmed-before',
  INVALID_TOKEN: 'dead-link',
  SIGN_IN_TO_CONFIRM: 'sign-in-first',
}

/** Confirms an address with the token of a mailed link, as soon as the token is known. */
export function useConfirmation(token: string | null | undefined) {
  const { i18n } = useLingui()
  const [confirmation, setConfirmation] = useState<Confirmation>({ state: 'confirming' })
  const asked = useRef(false)

  const confirm = useCallback(async () => {
    if (!token) return
    setConfirmation({ state: 'confirming' })
    try {
      await authRequest('/verify-email', { query: { token } })
      setConfirmation({ state: 'confirmed' })
    } catch (error) {
      const state = error instanceof AuthError ? STATES[error.code] : undefined
      setConfirmation(state ? { state } : { state: 'refused', refusal: authRefusal(i18n, error) })
    }
  }, [i18n, token])

  useEffect(() => {
    // A link works once: it is not to be spent twice by drawing twice.
    if (!token || asked.current) return
    asked.current = true
    void confirm()
  }, [confirm, token])

  return {
    confirmation: token === null ? ({ state: 'dead-link' } as const) : confirmation,
    confirm,
  }
}
