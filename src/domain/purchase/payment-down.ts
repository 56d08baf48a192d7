import { tell } from '#contract/words/told.ts'
import { DomainError } from '../domain-error.ts'

/** The vendor's own words are for whoever runs the installation. @throws DomainError PAYMENT_DOWN, always */
export function paymentDown(error: unknown): never {
  console.error(`A payment: ${error instanceof Error ? error.message : 'failed'}`)
  throw new DomainError('PAYMENT_DOWN', tell('payment-down'))
}
