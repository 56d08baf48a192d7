import type { ParticleKind } from '#composition/layered-clip.ts'
import { motion, once, spotted } from '../words/read-words.ts'
import { PARTICLES } from './motion-names.ts'

const particles = once(() =>
  PARTICLES.map((kind) => ({ kind, pattern: spotted(motion().particles[kind]) })),
)

/** The particles that a prompt speaks of; where it names several, the most telling. */
export function particlesNamedIn(prompt: string): ParticleKind | undefined {
  const text = prompt.normalize('NFC').toLowerCase()
  return particles().find(({ pattern }) => pattern.test(text))?.kind
}
