import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { keptSecret } from './kept-secret.ts'

test('a secret is made once, kept, and readable by its owner only', () => {
  const folder = temporaryFolder()
  const first = keptSecret(folder, 'auth-secret')
  expect(first).toHaveLength(43)
  expect(keptSecret(folder, 'auth-secret')).toBe(first)
  expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['auth-secret'])
})

test('a file that a power cut left empty is no secret', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'operator-token'), '')
  const made = keptSecret(folder, 'operator-token')
  expect(made).toHaveLength(43)
  expect(keptSecret(folder, 'operator-token')).toBe(made)
})
