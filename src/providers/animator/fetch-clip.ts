import { tell } from '#contract/words/told.ts'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { CallOptions } from '../call-options.ts'
import { fetchFile, FileGoneError } from '../http/fetch-file.ts'
import type { Standing } from '../vendor-work.ts'
import type { AnimatedClip } from './animator-provider.ts'

const MAX_BYTES = 500_000_000

type ClipAddress = { url: string; hosts: readonly string[]; baseUrl: string }

/** Fetches a finished clip. @throws Error when it cannot be fetched now: it is asked for again. */
export async function fetchClip(
  address: ClipAddress,
  { folder, signal }: CallOptions,
): Promise<Standing<AnimatedClip>> {
  const path = join(folder, 'clip.mp4')
  try {
    await fetchFile({ ...address, path, maxBytes: MAX_BYTES, signal })
  } catch (error) {
    if (!(error instanceof FileGoneError)) throw error
    return { state: 'failed', reason: tell('result-gone') }
  }
  if (!(await isMp4(path))) return { state: 'failed', reason: tell('result-unusable') }
  return { state: 'succeeded', result: { path, contentType: 'video/mp4' } }
}

/** ISO 14496-12: such a file begins with the size and the type of its first box. */
async function isMp4(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return bytesRead === 8 && buffer.toString('latin1', 4) === 'ftyp'
  } finally {
    await file.close()
  }
}
