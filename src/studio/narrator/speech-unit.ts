/** One word of the original text, or one phrase unit where words are not spaced. */
export type SpeechUnit = {
  /** As written, with the punctuation around it. */
  text: string
  /** As it should be said, with the spaces and punctuation that shape the pauses after it. */
  spoken: string
}
