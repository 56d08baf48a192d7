import { parseArgs } from 'node:util'
import { CommandError } from './command-error.ts'

const STORES = ['files', 's3'] as const
export type Store = (typeof STORES)[number]
type Options = { from: Store; to: Store; isThorough: boolean }

/** What stands behind `npm run storage:copy --`. @throws CommandError */
export function readStorageCopyArguments(args: string[]): Options {
  try {
    const { values } = parseArgs({
      args,
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        check: { type: 'boolean', default: false },
      },
    })
    const [from, to] = [values.from, values.to].map((name) => STORES.find((one) => one === name))
    if (from && to && from !== to) return { from, to, isThorough: values.check }
  } catch {
    // It is said below.
  }
  throw new CommandError(
    'Usage: npm run storage:copy -- --from files --to s3 [--check], or --from s3 --to files',
  )
}
