const OPENING = 'Words set in type: '

/** Asks an illustrator for words instead of a thing: nothing else is shown in its place. */
export function typePrompt(words: string): string {
  return `${OPENING}“${words.replace(/[“”]/gu, '"')}”`
}

export function isTypePrompt(prompt: string): boolean {
  return prompt.startsWith(OPENING)
}
