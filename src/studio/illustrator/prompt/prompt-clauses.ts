import { findColours } from './colour-words.ts'

/** A prompt's clauses, sorted by what they speak of. Each is plain text again. */
export type PromptClauses = {
  /** What is to be seen and where: the only source of subjects, place and weather. */
  scene: string
  /** The clauses of the scene that name who is in it, and not only where: all of it is drawn. */
  cast: string
  /** How it is to be shown: framing, finish. */
  manner: string
  /** Which light falls on it. */
  light: string
  /** Which colours it is made of. */
  colours: string
}

const PALETTE =
  /\b(?:palettes?|colou?r scheme|colou?rs|hues|tones|paleta|colores|tonos|couleurs|tons|farbpalette|farben)\b|配色|色調|bảng màu|tông màu/iu
const LIGHT =
  /\b(?:light|lighting|daylight|luz|iluminación|lumière|éclairage|licht|beleuchtung)\b/iu
const MANNER =
  /\b(?:views?|shots?|angles?|close-?up|framing|framed|foreground|backgrounds?|picture|image|photo\w*|illustrat\w+|poster|print|screen ?print|still|film|(?<!(?:vintage|old) )camera|lens|focus|depth|style|styled|finish|look|mood|energy|shapes|composition|cinematic|storybook|painting|painted|painterly|render\w*|documentary|editorial|detail|eye level|perspective|grain|bokeh|texture\w*|aspect|quality|resolution|\d+ ?mm|plano|estilo|ilustración|plan|ilustrado|stil|nahaufnahme|aufnahme|bild)\b/iu
/** "in a room with soft light" says where, whatever else it says. */
const PLACE =
  /^(?:in|on|at|by|beside|above|below|under|beneath|over|among|between|behind|near|next to|in front of|inside|outside|along|through|across|around|against|beyond|close to|with an?) /iu
/** Sorts the clauses between the commas; the first always names the scene. */
export function sortClauses(text: string): PromptClauses {
  const clauses: Record<keyof PromptClauses, string[]> = {
    scene: [],
    cast: [],
    manner: [],
    light: [],
    colours: [],
  }
  let before: keyof PromptClauses = 'scene'
  for (const clause of text.split(/[,;.!?\n、。]+/u).map((part) => part.trim())) {
    if (clause === '') continue
    before = clauses.scene.length === 0 ? 'scene' : topicOf(clause, before)
    clauses[before].push(clause)
    if (before === 'scene' && !PLACE.test(clause)) clauses.cast.push(clause)
  }
  return {
    scene: clauses.scene.join(', '),
    cast: clauses.cast.join(', '),
    manner: clauses.manner.join(', '),
    light: clauses.light.join(', '),
    colours: clauses.colours.join(', '),
  }
}

function topicOf(clause: string, before: keyof PromptClauses): keyof PromptClauses {
  if (PALETTE.test(clause)) return 'colours'
  if (PLACE.test(clause)) return 'scene'
  // A list of colours has commas of its own: "palette of white, light grey and one strong blue".
  const goesOn = before === 'colours' && !/light(?:ing)?$/u.test(clause)
  if (goesOn && findColours(clause).length > 0) return 'colours'
  if (LIGHT.test(clause)) return 'light'
  return MANNER.test(clause) ? 'manner' : 'scene'
}
