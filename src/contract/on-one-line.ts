const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}/gu
/** Letters of Persian and of Indian scripts are joined and parted by these, and pictures are made of several. */
const JOINERS = /\u200c|\u200d|\ufe0f/g

/** A text on one line, without characters that steer text and show nothing themselves; nothing when only they are left. */
export function onOneLine(text: string): string {
  const line = text
    .replaceAll(BREAKS, ' ')
    .replaceAll(INVISIBLE, (character) => (character.match(JOINERS) ? character : ''))
    .trim()
  return line.replaceAll(JOINERS, '').trim() === '' ? '' : line
}
