/** #rrggbb as ASS writes an opaque colour: transparency first, then blue, green and red. */
export function assColour(colour: string): string {
  const [red, green, blue] = [colour.slice(1, 3), colour.slice(3, 5), colour.slice(5, 7)]
  return `&H00${blue}${green}${red}`.toUpperCase()
}

/** Transparency as an ASS alpha override. */
export function assAlpha(opacity: number): string {
  return `&H${hex(1 - opacity)}&`.toUpperCase()
}

/** Text in which nothing is read as an override: a word joiner keeps a backslash from starting one. */
export function assEscape(text: string): string {
  return text.replaceAll('\\', '\\\u2060').replaceAll('{', '\\{').replaceAll('}', '\\}')
}

/** A rounded rectangle as an ASS drawing, from its own top left corner. Pixels. */
export function assBox(width: number, height: number, radius: number): string {
  const [w, h, r] = [Math.round(width), Math.round(height), Math.round(radius)]
  // The handles of a cubic that comes closest to a quarter circle lie at 0.5523 of its radius.
  const k = Math.round(r * (1 - 0.5523))
  return [
    `m ${r} 0 l ${w - r} 0 b ${w - k} 0 ${w} ${k} ${w} ${r}`,
    `l ${w} ${h - r} b ${w} ${h - k} ${w - k} ${h} ${w - r} ${h}`,
    `l ${r} ${h} b ${k} ${h} 0 ${h - k} 0 ${h - r}`,
    `l 0 ${r} b 0 ${k} ${k} 0 ${r} 0`,
  ].join(' ')
}

function hex(share: number): string {
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')
}
