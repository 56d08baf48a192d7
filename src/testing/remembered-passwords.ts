import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { Passwords } from '#server/authentication.ts'

const hashes = new Map<string, Promise<string>>()
const answers = new Map<string, Promise<boolean>>()

/** Hashed and compared as in the product, but the same only once: it takes a processor for a tenth of a second. */
export const REMEMBERED_PASSWORDS: Passwords = {
  hash: (password) => remembered(hashes, password, () => hashPassword(password)),
  verify: ({ hash, password }) =>
    remembered(answers, `${hash} ${password}`, () => verifyPassword({ hash, password })),
}

function remembered<Result>(
  known: Map<string, Promise<Result>>,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const found = known.get(key) ?? work()
  known.set(key, found)
  return found
}
