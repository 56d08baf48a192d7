import type { Database } from '#database/client.ts'
import { DomainError } from '#domain/domain-error.ts'
import { giveBackAttempt, limitAttempts } from '#domain/attempts.ts'
import type { Newcomers } from '../google-sign-in/enter-account.ts'
import { signUpLimit } from './sign-up-limit.ts'

/** The same count as that of the sign-up form. */
export function newcomersFrom(db: Database, signUpsPerDay: number) {
  return (headers: Headers | undefined): Newcomers => {
    const limit = signUpLimit(headers, signUpsPerDay)
    return {
      async admit() {
        try {
          if (limit) await limitAttempts(db, limit)
          return true
        } catch (error) {
          if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS') return false
          throw error
        }
      },
      async giveBack() {
        if (limit) await giveBackAttempt(db, limit)
      },
    }
  }
}
