import { cutText } from '#contract/cut-text.ts'
import { SCENE_LENGTH_MAX_MS, SCENE_TEXT_MAX_CHARACTERS } from '#contract/limits.ts'
import type { WrittenScene } from '#providers/writer/writer-provider.ts'

/** Joins the shortest neighbours until there are no more than `most` scenes; what is said stays in order. */
export function joinSurplusScenes(scenes: readonly WrittenScene[], most: number): WrittenScene[] {
  const left = [...scenes]
  while (left.length > most) {
    const at = shortestPair(left)
    const [first, second] = left.slice(at, at + 2)
    if (first && second) left.splice(at, 2, joined(first, second))
  }
  return left
}

/** The first of the two neighbours that are shortest together. */
function shortestPair(scenes: readonly WrittenScene[]): number {
  const lengths = scenes
    .slice(1)
    .map((scene, at) => scene.durationMs + (scenes[at]?.durationMs ?? 0))
  return lengths.indexOf(Math.min(...lengths))
}

/** One scene that says what both say, and shows what the longer shows. */
function joined(first: WrittenScene, second: WrittenScene): WrittenScene {
  const { imagePrompt, videoPrompt } = first.durationMs >= second.durationMs ? first : second
  return {
    durationMs: Math.min(SCENE_LENGTH_MAX_MS, first.durationMs + second.durationMs),
    voiceOverText: cutText(
      `${first.voiceOverText} ${second.voiceOverText}`,
      SCENE_TEXT_MAX_CHARACTERS,
    ),
    imagePrompt,
    videoPrompt,
    emphasis: first.emphasis || second.emphasis || '',
  }
}
