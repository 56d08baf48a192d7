import { printable } from '../caption-script.ts'

/** A text as a card has it: on one line, and without what its typefaces cannot show. */
export function spaced(text: string): string {
  return printable(text).replace(/\s+/gu, ' ').trim()
}

/** 'a.m', 'U.S': the point after it belongs to it. */
const LACKS_POINT = /(?<![\p{L}\p{N}])(?:\p{L}\.)+\p{L}$/u

/** A part of a sentence without the marks and spaces at its ends. */
export function trimmed(text: string, marks = ',;:：.–—-、。'): string {
  const at = `[\\s${marks.replace('-', '\\-')}]+`
  const part = text.replace(new RegExp(`^${at}|${at}$`, 'gu'), '')
  return LACKS_POINT.test(part) && text.includes(`${part}.`) ? `${part}.` : part
}

export function without(text: string, part: string): string {
  return part ? text.replace(part, ' ') : text
}
