/** How fast a language is spoken: milliseconds a letter, a word, a short and a long pause. */
type Pace = { letterMs: number; wordMs: number; shortPauseMs: number; longPauseMs: number }
const DEFAULT: Pace = { letterMs: 62, wordMs: 40, shortPauseMs: 200, longPauseMs: 400 }
export function speakingTimeMs(text: string, language: string): number {
  const pace = language === 'ja' ? { ...DEFAULT, letterMs: 150 } : DEFAULT
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const words = text.match(/[\p{L}\p{N}'’-]+/gu)?.length ?? 0
  const short = text.match(/[,;:、]/gu)?.length ?? 0
  const long = text.match(/[.!?。！？]/gu)?.length ?? 0
  return (
    letters * pace.letterMs +
    (language === 'ja' ? 0 : words * pace.wordMs) +
    short * pace.shortPauseMs +
    long * pace.longPauseMs
  )
}
