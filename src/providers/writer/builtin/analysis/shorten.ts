/** Cuts a phrase at a word's end so that it has at most so many characters; no dangling punctuation. */
export function shorten(text: string, longest: number): string {
  if (Array.from(text).length <= longest) return text.replace(/[\s.,;:!?。、…—–-]+$/u, '')
  const clause = text.slice(0, longest + 1).search(/[,;:.!?。、…—–(](?!.*[,;:.!?。、…—–(])/u)
  if (clause >= longest / 3) return shorten(text.slice(0, clause), longest)
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
  let kept = ''
  for (const { segment } of segmenter.segment(text)) {
    if (Array.from(kept + segment).length > longest) break
    kept += segment
  }
  const cut = kept.trim() || Array.from(text).slice(0, longest).join('')
  return withoutDanglingWord(cut).replace(/[\s\p{P}]+$/u, '')
}

const DANGLING =
  /\s(?:and|or|the|a|an|of|to|in|with|for|from|by|at|on|that|who|is|her|his|its|y|o|el|la|los|las|de|del|en|con|un|una|que|por|para|et|ou|le|les|du|des|au|avec|une|qui|pour|dans|und|oder|der|die|das|ein|eine|mit|von|für|im|in|và|của|cho|với|là|một)$/iu

function withoutDanglingWord(text: string): string {
  const shorter = text.replace(DANGLING, '')
  return shorter === text || shorter.length < 12 ? text : withoutDanglingWord(shorter)
}
