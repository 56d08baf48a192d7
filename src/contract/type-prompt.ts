const OPENING = 'Words set in type: '

/** Asks an illustrator for words instead of a thing: nothing else is shown in its place. */
export function typePrompt(words: string): string {
  return `${OPENING}${quoted(words)}`
}

export function isTypePrompt(prompt: string): boolean {
  return prompt.startsWith(OPENING)
}

/** The same for other words; any other prompt stays as it is. */
export function withOtherWords(prompt: string, words: string): string {
  if (!isTypePrompt(prompt)) return prompt
  return prompt.replace(/“[^”]*”/u, () => quoted(words))
}

function quoted(words: string): string {
  return `“${words.replace(/[“”]/gu, '"')}”`
}
