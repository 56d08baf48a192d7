import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError } from './command-error.ts'
import { checkWritable, downloadFile } from './download-file.ts'
import type { Instance } from './instance.ts'

/** `npm run account:export -- EMAIL --out FILE`: all data of an account in one ZIP file. */
export async function exportAccount(
  args: string[],
  openInstance: (signal: AbortSignal) => Promise<Instance>,
  signal: AbortSignal,
): Promise<void> {
  const { email, path, isForced } = readArguments(args)
  await checkWritable(path, isForced, 'data')
  const instance = await openInstance(signal)
  try {
    const source = `/media/account.zip?email=${encodeURIComponent(email)}`
    await downloadFile(instance, source, path, signal)
    process.stdout.write(`${path} holds all data of ${email}.\n`)
  } finally {
    await instance.close()
  }
}

function readArguments(args: string[]): { email: string; path: string; isForced: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { out: { type: 'string' }, force: { type: 'boolean', default: false } },
    })
    const [email, ...others] = positionals
    const { out, force } = values
    if (email && out && others.length === 0) return { email, path: resolve(out), isForced: force }
  } catch {
    // It is said below.
  }
  throw new CommandError('Usage: npm run account:export -- EMAIL --out FILE.zip [--force]')
}
