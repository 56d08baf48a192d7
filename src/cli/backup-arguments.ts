import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError } from './run-command.ts'

/** What stands behind `npm run backup --` and `npm run restore --`. @throws CommandError */
export function readBackupArguments(
  command: 'backup' | 'restore',
  args: string[],
): { path: string; isForced: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    })
    const [path, ...others] = positionals
    if (path && others.length === 0) return { path: resolve(path), isForced: values.force }
  } catch {
    // It is said below.
  }
  throw new CommandError(`Usage: npm run ${command} -- FILE [--force]`)
}
