import { availableParallelism } from 'node:os'
import type { Resolution } from '#contract/options.ts'

const MIB = 2 ** 20
/** What drawing and encoding takes at its height; in 1080p 240 MiB were measured. */
const ENCODER_BYTES: Record<Resolution, number> = {
  '720p': 400 * MIB,
  '1080p': 400 * MIB,
  '4K': 1200 * MIB,
}
/** For the sound that is mixed beside them, and whoever else works on the machine. */
const LEFT_FREE_BYTES = 256 * MIB

type Machine = { cores: number; availableBytes: number }

/** What is free now, within the limits of a container where there are any. */
function thisMachine(): Machine {
  return { cores: availableParallelism(), availableBytes: process.availableMemory() }
}

/** How many encoders may run side by side: one a core, as far as the memory goes, and always one. */
export function encodersAtOnce(
  resolution: Resolution = '1080p',
  { cores, availableBytes }: Machine = thisMachine(),
): number {
  const room = Math.floor((availableBytes - LEFT_FREE_BYTES) / ENCODER_BYTES[resolution])
  return Math.max(1, Math.min(cores, room))
}
