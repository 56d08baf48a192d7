import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnimatedClip, AnimatorProvider } from '#providers/animator/animator-provider.ts'
import type { CallOptions, StartOptions } from '#providers/call-options.ts'
import type { Handle, Standing } from '#providers/vendor-work.ts'

type Said = Standing<AnimatedClip> | 'clip'

/** A vendor that works slowly and misbehaves on order; it counts what it would bill. */
export type VendorAnimator = AnimatorProvider & {
  /** Ids of all jobs that were begun, and so billed. */
  begun: string[]
  stopped: string[]
  /** How often it was asked about a job. */
  questions: number
  /** What happens between taking a job and answering with its id. */
  afterBeginning: () => unknown
  /** What it says of a job; `clip` delivers the file. */
  answer: () => Said | Promise<Said>
  stopping: () => unknown
  check: (handle: Handle, options: CallOptions) => Promise<Standing<AnimatedClip>>
}

/** @param clip the bytes of the MP4 that it delivers. */
export function createVendorAnimator(clip: Uint8Array): VendorAnimator {
  const vendor: VendorAnimator = {
    name: 'vendor',
    builtIn: false,
    safeToRepeat: false,
    pauseBetweenMs: 2000,
    expectedDurationMs: 180_000,
    begun: [],
    stopped: [],
    questions: 0,
    afterBeginning: () => undefined,
    answer: () => ({ state: 'processing' }),
    stopping: () => undefined,
    async start(_, { send }: StartOptions) {
      return await send(async () => {
        const id = `job-${vendor.begun.length + 1}`
        vendor.begun.push(id)
        await vendor.afterBeginning()
        return { handle: { id }, expectedDurationMs: 120_000 }
      })
    },
    async check({ id }, options) {
      if (!vendor.begun.includes(String(id))) throw new Error(`There is no job ${String(id)}.`)
      vendor.questions += 1
      const answer = await vendor.answer()
      if (answer !== 'clip') return answer
      return { state: 'succeeded', result: await deliver(clip, options) }
    },
    async stop({ id }) {
      await vendor.stopping()
      vendor.stopped.push(String(id))
    },
  }
  return vendor
}

async function deliver(clip: Uint8Array, { folder }: CallOptions): Promise<AnimatedClip> {
  const path = join(folder, 'clip.mp4')
  await writeFile(path, clip)
  return { path, contentType: 'video/mp4', width: 180, height: 320, durationMs: 400 }
}
