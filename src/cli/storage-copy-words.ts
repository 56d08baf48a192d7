import { CommandError } from './command-error.ts'

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
