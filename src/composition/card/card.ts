/** What a text card shows, in parts: every word of it stands in the scene's own text. */
export type Card =
  | { type: 'statement' | 'question'; text: string }
  | { type: 'quote'; text: string; source: string }
  | { type: 'number'; value: string; unit: string; text: string }
  | { type: 'price'; item: string; price: string; rest: string }
  | { type: 'date'; weekday: string; date: string; time: string; text: string }
  | { type: 'list'; title: string; items: string[] }
  | { type: 'step'; step: number; of: number; label: string; text: string }
  | { type: 'compare'; first: Compared; second: Compared }
  | { type: 'define'; word: string; text: string }
  | { type: 'timeline'; items: { year: string; text: string }[] }
  | { type: 'place'; name: string; region: string }
  | { type: 'end'; name: string; handle: string; lines: string[] }

export type Compared = { label: string; value: string }
