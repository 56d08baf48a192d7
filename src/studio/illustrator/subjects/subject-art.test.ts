import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { seededRandom } from '../paint/random.ts'
import { readPrompt } from '../prompt/read-prompt.ts'
import { setStage } from '../stage/stage.ts'
import { subjectArt } from './subject-art.ts'

/** What the first subject of a prompt looks like in a film, as a hash of its pixels. */
async function lookOf(prompt: string, film: string): Promise<string> {
  const random = seededRandom(prompt)
  const brief = await readPrompt({ prompt, style: 'GENERAL' }, random)
  const frame = { width: 1080, height: 1080, overscan: 0 }
  const stage = setStage(brief, frame, { random, cast: seededRandom(film) })
  const art = await subjectArt(stage, brief.subjects[0]!, undefined)
  return createHash('sha256').update(art!.canvas.data()).digest('hex')
}

test.each(['lighthouse', 'woman', 'sailing ship', 'house'])(
  'in every scene of a film a %s looks the same',
  async (subject) => {
    const dawn = await lookOf(`A ${subject} at dawn, wide shot`, 'a film')
    expect(await lookOf(`A ${subject} in a storm, close-up`, 'a film')).toBe(dawn)
  },
)

test('in other films it may look another way', async () => {
  const films = ['one', 'two', 'three', 'four', 'five', 'six']
  const looks = await Promise.all(films.map(async (film) => await lookOf('A lighthouse', film)))
  expect(new Set(looks).size).toBeGreaterThan(1)
})
