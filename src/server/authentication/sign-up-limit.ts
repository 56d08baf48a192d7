import type { Limit } from '#domain/attempts.ts'
import { CLIENT_ADDRESS } from '../client-address.ts'
import { rangeOf } from '../network-of.ts'

const DAY_S = 24 * 3600

/** How many accounts are made from the visitor's range of addresses; null for who stands for everybody. */
export function signUpLimit(headers: Headers | undefined, max: number): Limit | null {
  const network = rangeOf(headers?.get(CLIENT_ADDRESS) ?? 'unknown')
  return network === null ? null : { action: 'account/made', network, max, windowS: DAY_S }
}
