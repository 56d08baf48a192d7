import { parseArgs } from 'node:util'
import { CommandError } from './run-command.ts'

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

type Progress = { files: number; copied: number; copiedBytes: number; present: number }
type Result = Progress & { removed: number; missing: string[]; damaged: string[] }

const SAY_EVERY_MS = 5000

/** One line now and then. */
export function sayWhileCopying(
  out: Pick<NodeJS.WriteStream, 'write'>,
  nowMs = () => performance.now(),
): (progress: Progress) => void {
  let saidAtMs = nowMs()
  return (progress) => {
    if (nowMs() - saidAtMs < SAY_EVERY_MS) return
    saidAtMs = nowMs()
    const seen = progress.copied + progress.present
    out.write(`${seen} of ${progress.files} files: ${told(progress)}.\n`)
  }
}

/** @throws CommandError when a file is missing. */
export function sayCopied(result: Result, goal: string): void {
  const { files, removed, missing, damaged } = result
  for (const key of missing) console.error(`In neither of the two: ${key}`)
  for (const key of damaged) console.error(`It did not arrive as it was sent: ${key}`)
  const lacking = missing.length + damaged.length
  const unneeded = removed > 0 ? ` ${removed} that nobody needs any more were removed there.` : ''
  if (lacking > 0) {
    throw new CommandError(
      `${lacking} of ${files} files are not in ${goal}; all others are: ${told(result)}.${unneeded}`,
    )
  }
  process.stdout.write(`All ${files} files are in ${goal}: ${told(result)}.${unneeded}\n`)
}

function told({ copied, copiedBytes, present }: Progress): string {
  return `${copied} copied (${sized(copiedBytes)}), ${present} were there already`
}

function sized(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`
  return bytes >= 1e6 ? `${Math.round(bytes / 1e6)} MB` : `${Math.ceil(bytes / 1000)} kB`
}
