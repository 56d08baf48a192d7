/**
 * Writes into a RIFF WAVE file how long it is. A server that sends one while it is still speaking does not know
 * that and leaves 0xFFFFFFFF or 0, at which many players stop.
 * @returns false when it is no such file.
 */
export function mendWav(bytes: Buffer): boolean {
  if (bytes.length < 44 || bytes.toString('latin1', 0, 4) !== 'RIFF') return false
  if (bytes.toString('latin1', 8, 12) !== 'WAVE') return false
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4)
    if (bytes.toString('latin1', at, at + 4) === 'data') {
      const rest = bytes.length - at - 8
      if (size > rest || size === 0) {
        bytes.writeUInt32LE(rest, at + 4)
        bytes.writeUInt32LE(bytes.length - 8, 4)
      }
      return rest > 0
    }
    at += 8 + size + (size % 2)
  }
  return false
}
