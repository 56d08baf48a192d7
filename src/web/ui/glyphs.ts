import { createLucideIcon } from 'lucide-react'

/** The four signs that Lucide does not have, drawn on its grid. */
export const CreditGlyph = createLucideIcon('credit', [
  ['circle', { cx: 12, cy: 12, r: 8.5, key: 'coin' }],
  ['path', { d: 'M12 7.5v9M9 12h6', key: 'plus' }],
])

export const ScenesGlyph = createLucideIcon('scenes', [
  ['rect', { x: 2.5, y: 6, width: 5.5, height: 12, rx: 0.8, key: 'first' }],
  ['rect', { x: 9.25, y: 6, width: 5.5, height: 12, rx: 0.8, key: 'second' }],
  ['rect', { x: 16, y: 6, width: 5.5, height: 12, rx: 0.8, key: 'third' }],
])

export const FormatsGlyph = createLucideIcon('formats', [
  ['rect', { x: 2.5, y: 8.5, width: 19, height: 11, rx: 1, key: 'wide' }],
  ['path', { d: 'M5.5 8.5V4a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v15.5', key: 'tall' }],
])
