import { motion, once, spotted } from '../words/read-words.ts'
import { CAMERA_MOVES, type MoveName } from './motion-names.ts'

const moves = once(() =>
  CAMERA_MOVES.map((name) => ({ name, pattern: spotted(motion().camera[name]) })),
)

/**
 * The move that a prompt asks for: the one named first, and where two begin at the same place the one
 * named at greater length ('tilt down' rather than 'tilt').
 */
export function moveNamedIn(prompt: string): MoveName | undefined {
  const text = prompt.normalize('NFC').toLowerCase()
  const found = moves().flatMap(({ name, pattern }) => {
    const match = pattern.exec(text)
    return match ? [{ name, at: match.index, length: match[0].length }] : []
  })
  return found.toSorted((a, b) => a.at - b.at || b.length - a.length)[0]?.name
}
