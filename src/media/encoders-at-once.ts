import { availableParallelism } from 'node:os'

const MIB = 2 ** 20
/** What drawing and encoding in 1080p takes at its height; 240 MiB were measured. */
const ENCODER_BYTES = 400 * MIB
/** For the sound that is mixed beside them, and whoever else works on the machine. */
const LEFT_FREE_BYTES = 256 * MIB

type Machine = { cores: number; availableBytes: number }

/** What is free now, within the limits of a container where there are any. */
function thisMachine(): Machine {
  return { cores: availableParallelism(), availableBytes: process.availableMemory() }
}

/** How many encoders may run side by side: one a core, as far as the memory goes, and always one. */
export function encodersAtOnce({ cores, availableBytes }: Machine = thisMachine()): number {
  const room = Math.floor((availableBytes - LEFT_FREE_BYTES) / ENCODER_BYTES)
  return Math.max(1, Math.min(cores, room))
}
