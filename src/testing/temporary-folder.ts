import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

/** An empty folder that goes when the test ends. Call it inside the test. */
export function temporaryFolder(): string {
  const folder = newFolder()
  onTestFinished(() => remove(folder))
  return folder
}

/** One that all tests of a file share, and that goes after the last. Call it at the top of the file. */
export function sharedFolder(): string {
  const folder = newFolder()
  afterAll(() => remove(folder))
  return folder
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-test-'))
  // PostgreSQL's own account has to get in when tests run as root.
  chmodSync(folder, 0o711)
  return folder
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
