import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type {
  AnimatedClip,
  AsynchronousAnimator,
  VendorJob,
} from '#providers/animator/animator-provider.ts'
import type { CallOptions } from '#providers/call-options.ts'

type Answer = () => VendorJob | 'clip' | Promise<VendorJob | 'clip'>

/** A vendor that works slowly and misbehaves on order; it counts what it would bill. */
export type VendorAnimator = AsynchronousAnimator & {
  /** Ids of all jobs that were begun, and so billed. */
  begun: string[]
  stopped: string[]
  /** How often it was asked about a job. */
  questions: number
  /** What happens between taking a job and answering with its id. */
  afterBeginning: () => unknown
  /** What it says of a job; `clip` delivers the file. */
  answer: Answer
  stopping: () => unknown
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
    async begin() {
      const vendorJobId = `job-${vendor.begun.length + 1}`
      vendor.begun.push(vendorJobId)
      await vendor.afterBeginning()
      return { vendorJobId, expectedDurationMs: 120_000 }
    },
    async check(vendorJobId, options) {
      if (!vendor.begun.includes(vendorJobId)) throw new Error(`There is no job ${vendorJobId}.`)
      vendor.questions += 1
      const answer = await vendor.answer()
      if (answer !== 'clip') return answer
      return { state: 'succeeded', clip: await deliver(clip, options) }
    },
    async stop(vendorJobId) {
      await vendor.stopping()
      vendor.stopped.push(vendorJobId)
    },
  }
  return vendor
}

async function deliver(clip: Uint8Array, { folder }: CallOptions): Promise<AnimatedClip> {
  const path = join(folder, 'clip.mp4')
  await writeFile(path, clip)
  return { path, contentType: 'video/mp4', width: 180, height: 320, durationMs: 400 }
}
