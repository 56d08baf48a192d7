import { createHmac } from 'node:crypto'
import { isSame } from '../callbacks.ts'

const AGE_MAX_S = 5 * 60
const PREFIX = /^whsec_/

export type Signed = {
  id: string
  /** Seconds since 1970. */
  timestamp: string
  /** One or several, with spaces between: `v1,<base64>`. */
  signatures: string
  /** As it came, byte for byte. */
  body: Buffer
}

export function isRecent({ timestamp }: Signed, nowMs = Date.now()): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false
  return Math.abs(nowMs / 1000 - Number(timestamp)) <= AGE_MAX_S
}

/** Whether it bears a signature with this secret (standardwebhooks.com). */
export function isSigned({ id, timestamp, signatures, body }: Signed, secret: string): boolean {
  const key = Buffer.from(secret.replace(PREFIX, ''), 'base64')
  const right = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body)
  const expected = `v1,${right.digest('base64')}`
  return signatures.split(' ').some((given) => isSame(given, expected))
}
