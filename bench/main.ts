import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, totalmem } from 'node:os'

type Part = () => Promise<Record<string, number>>

/** One file a part; each answers its own keys. */
const PARTS: Record<string, () => Promise<Part>> = {
  export: async () => (await import('./export.ts')).benchExport,
  'idea-to-video': async () => (await import('./idea-to-video.ts')).benchIdeaToVideo,
  memory: async () => (await import('./memory.ts')).benchMemory,
  start: async () => (await import('./start.ts')).benchStart,
  queue: async () => (await import('./queue.ts')).benchQueue,
  storyboards: async () => (await import('./storyboards.ts')).benchStoryboards,
  media: async () => (await import('./media.ts')).benchMedia,
  'media-scroll': async () => (await import('./media-scroll.ts')).benchMediaScroll,
  lighthouse: async () => (await import('./lighthouse.ts')).benchLighthouse,
  align: async () => (await import('./align.ts')).benchAlign,
  editor: async () => (await import('./editor.ts')).benchEditor,
}

const RESULTS = new URL('./results.json', import.meta.url)

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !(name in PARTS))
if (unknown) {
  console.error(`There is no part "${unknown}". Parts: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(1)
}
for (const name of wanted.length > 0 ? wanted : Object.keys(PARTS)) {
  const part = await PARTS[name]?.()
  if (part) await record(await part())
}

/** Prints a part's numbers and puts them beside those of the other parts. */
async function record(numbers: Record<string, number>): Promise<void> {
  for (const [key, value] of Object.entries(numbers)) {
    process.stdout.write(`${key.padEnd(28)} ${value}\n`)
  }
  const before = JSON.parse(await readFile(RESULTS, 'utf8').catch(() => '{}')) as object
  const results = { ...before, machine: machine(), ...numbers }
  await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
}

function machine() {
  return {
    processor: cpus()[0]?.model.trim(),
    cores: availableParallelism(),
    memoryMB: Math.round(totalmem() / 2 ** 20),
    node: process.version,
    date: new Date().toISOString().slice(0, 10),
  }
}
