import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder that goes when the test ends. Call it inside the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-test-'))
  // PostgreSQL's own account has to get in when tests run as root.
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
