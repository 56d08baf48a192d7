import { setTimeout as wait } from 'node:timers/promises'
import type { Generation } from '#contract/generation.ts'
import { inWords } from '#contract/words/in-words.ts'
import { ask, type Client } from './client.ts'
import { CommandError } from './run-command.ts'

/** One step of the command as it goes on: 0 to 1. */
export type Progress = {
  report(step: string, done: number): void
  /** Something to know, before the first step. */
  note(text: string): void
}

const BAR_WIDTH = 32

/** Bars that move in a terminal, one line a finished step elsewhere, JSON for machines. */
export function createProgress(
  isJson: boolean,
  out: NodeJS.WriteStream = process.stdout,
): Progress {
  if (isJson) return jsonLines(out)
  return out.isTTY ? bars(out) : plainLines(out)
}

function jsonLines(out: NodeJS.WriteStream): Progress {
  let last = ''
  return {
    report(step, done) {
      const line = JSON.stringify({ step, done: Math.round(done * 1000) / 1000 })
      if (line !== last) out.write(`${line}\n`)
      last = line
    },
    note: (text) => void out.write(`${JSON.stringify({ note: text })}\n`),
  }
}

function plainLines(out: NodeJS.WriteStream): Progress {
  const begun = new Set<string>()
  const ended = new Set<string>()
  return {
    report(step, done) {
      if (!begun.has(step)) out.write(`${step} ...\n`)
      begun.add(step)
      if (done >= 1 && !ended.has(step)) {
        out.write(`${step} done\n`)
        ended.add(step)
      }
    },
    note: (text) => void out.write(`${text}\n`),
  }
}

function bars(out: NodeJS.WriteStream): Progress {
  const steps = new Map<string, number>()
  let shownLines = 0
  return {
    report(step, done) {
      steps.set(step, done)
      const lines = [...steps].map(([name, share]) => `${name.padEnd(12)} ${bar(share)}`)
      const up = shownLines > 0 ? `\u001B[${shownLines}A` : ''
      out.write(up + lines.map((line) => `\u001B[2K${line}\n`).join(''))
      shownLines = lines.length
    },
    note: (text) => void out.write(`${text}\n`),
  }
}

function bar(share: number): string {
  const filled = Math.round(share * BAR_WIDTH)
  const percent = String(Math.round(share * 100)).padStart(3)
  return `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${percent} %`
}

const ASK_EVERY_MS = 250

/**
 * Waits until all of them have succeeded.
 * @throws CommandError as soon as one has failed or was cancelled.
 */
export async function awaitGenerations(
  client: Client,
  started: Generation[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<void> {
  for (;;) {
    const now = await Promise.all(started.map(({ id }) => ask(client.generation.get({ id }))))
    const broken = now.find(({ state }) => state === 'failed' || state === 'cancelled')
    if (broken) {
      throw new CommandError(broken.failure ? inWords(broken.failure) : 'It was cancelled.')
    }
    onProgress(now.reduce((sum, { progress }) => sum + progress, 0) / now.length)
    if (now.every(({ state }) => state === 'succeeded')) return
    await wait(ASK_EVERY_MS, undefined, { signal })
  }
}
