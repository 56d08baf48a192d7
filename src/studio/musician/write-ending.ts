import { parseChord } from './chord.ts'
import type { Note } from './note.ts'
import { voiceChord } from './voice-chord.ts'
import { lowRoot } from './write-bass.ts'

/** The last chord: the tonic, rolled upwards and left to ring for the tail. */
export function writeEnding(
  tonicChord: string,
  tonic: number,
  beat: number,
  tailBeats: number,
): Note[] {
  const chord = parseChord(tonicChord)
  const low = voiceChord(chord, tonic, 53, undefined)
  const rolled = [...low, (low[0] as number) + 12]
  return [
    ...low.map((pitch) => ({ part: 'pad' as const, beat, beats: tailBeats, pitch, velocity: 58 })),
    ...rolled.map((pitch, string) => ({
      part: 'keys' as const,
      beat: beat + string * 0.12,
      beats: tailBeats,
      pitch,
      velocity: 56 - string * 2,
    })),
    { part: 'bass', beat, beats: tailBeats, pitch: lowRoot(tonic), velocity: 66 },
  ]
}
