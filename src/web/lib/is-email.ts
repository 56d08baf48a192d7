/** Whether a text has the shape of an e-mail address; the mail itself proves the rest. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
}
