/** A part of a sentence without the marks and spaces at its ends. */
export function trimmed(text: string, marks = ',;:：.–—-、。'): string {
  const at = `[\\s${marks.replace('-', '\\-')}]+`
  return text.replace(new RegExp(`^${at}|${at}$`, 'gu'), '')
}

export function without(text: string, part: string): string {
  return part ? text.replace(part, ' ') : text
}
