/** One spoken word (in Japanese and Chinese: one phrase unit) and when it sounds, from the start of its voice-over. */
export type Word = { text: string; startMs: number; endMs: number }
