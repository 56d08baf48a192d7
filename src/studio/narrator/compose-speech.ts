import type { SpeechUnit } from './speech-unit.ts'

export type Speech = {
  ssml: string
  /** Where each unit starts in it: characters (code points), 1 for the first. */
  positions: number[]
}

/** Puts units together into one SSML text that means nothing but its words. */
export function composeSpeech(units: SpeechUnit[]): Speech {
  let ssml = ''
  let position = 1
  const positions: number[] = []
  for (const unit of units) {
    const escaped = unit.spoken.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    positions.push(position)
    ssml += escaped
    position += Array.from(escaped).length
  }
  return { ssml, positions }
}
