import { createWriteStream } from 'node:fs'
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { authorization, type Instance } from './client.ts'
import { diskFault } from './full-disk.ts'
import { CommandError } from './run-command.ts'

const KINDS = {
  video: { what: 'the video is an MP4 file', ending: '.mp4' },
  data: { what: 'the data are a ZIP file', ending: '.zip' },
}

/** @throws CommandError when no file can be written there; asked before the work begins. */
export async function checkWritable(
  path: string,
  isForced: boolean,
  kind: keyof typeof KINDS = 'video',
): Promise<void> {
  const folder = dirname(path)
  try {
    // Asking for permission is not enough: root has it also where nothing can be written.
    await rm(await createProbe(folder))
    await sweep(folder, basename(path))
  } catch {
    throw new CommandError(`--out: the folder ${folder} does not exist or cannot be written to.`)
  }
  const { what, ending } = KINDS[kind]
  if (extname(path).toLowerCase() !== ending) {
    throw new CommandError(`--out: ${what}; let its name end in ${ending}.`)
  }
  const existing = await stat(path).catch(() => null)
  if (existing?.isDirectory()) throw new CommandError(`--out: ${path} is a folder. Name a file.`)
  if (existing && !isForced) {
    throw new CommandError(`--out: ${path} is there already. Name another file, or add --force.`)
  }
}

/** Removes what earlier commands that were killed have left of the same video. */
async function sweep(folder: string, name: string): Promise<void> {
  for (const file of await readdir(folder)) {
    const pid = /(\d+)\.part$/.exec(file)?.[1]
    const isOurs = file === `.reelwright-${pid}.part` || file === `.${name}.${pid}.part`
    if (isOurs && !isRunning(Number(pid))) await rm(join(folder, file), { force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It runs when it is only somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function createProbe(folder: string): Promise<string> {
  const path = join(folder, `.reelwright-${process.pid}.part`)
  await writeFile(path, '')
  return path
}

/** Fetches a file under a temporary name and puts it in place when it is whole. */
export async function downloadFile(
  { url, operatorToken }: Instance,
  path: string,
  outPath: string,
  signal: AbortSignal,
): Promise<void> {
  const partial = join(dirname(outPath), `.${basename(outPath)}.${process.pid}.part`)
  try {
    const response = await fetch(url + path, { headers: authorization(operatorToken), signal })
    if (!response.ok || !response.body) {
      throw new CommandError(await refusalOf(response))
    }
    await pipeline(Readable.fromWeb(response.body), createWriteStream(partial), {
      signal,
    })
    await rename(partial, outPath)
  } catch (error) {
    throw diskFault(error, outPath) ?? error
  } finally {
    await rm(partial, { force: true })
  }
}

/** The server's own words, where it has some. */
async function refusalOf(response: Response): Promise<string> {
  const answer = (await response.json().catch(() => null)) as { message?: string } | null
  return answer?.message ?? `The file could not be downloaded (${response.status}). Try again.`
}
