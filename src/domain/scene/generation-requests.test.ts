import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { generations } from '#database/schema/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { generateAll } from '../storyboard/index.ts'
import { wholePrompt } from './generation-requests.ts'
import { ImageRequest } from './index.ts'

const MARA = { name: 'Mara', description: 'an old keeper in a red coat' }
const HOUSE = { name: 'The lighthouse', description: 'white, with a black lantern.' }
const LOOK = 'Soft watercolour, morning light.'
const ALL = { look: LOOK, cast: [MARA, HOUSE] }

test('without look and cast a prompt stays as it is', () => {
  expect(wholePrompt(' A lighthouse ', { look: '', cast: [] })).toBe('A lighthouse')
  expect(wholePrompt('  ', ALL)).toBe('')
})

test('those whom a prompt names are described, then the look', () => {
  expect(wholePrompt('Mara climbs the stairs of an old LIGHTHOUSE', ALL)).toBe(
    `Mara climbs the stairs of an old LIGHTHOUSE. Mara: ${MARA.description}. The lighthouse: ${HOUSE.description} ${LOOK}`,
  )
  expect(wholePrompt('Waves!', ALL)).toBe(`Waves! ${LOOK}`)
  expect(wholePrompt('Maradona and lighthouses', ALL)).toBe(`Maradona and lighthouses. ${LOOK}`)
  expect(wholePrompt('Mara’s hands', ALL)).toContain(MARA.description)
})

test('what a prompt says already is not said twice', () => {
  const said = `Mara, An old keeper in a red coat, at the door. ${LOOK.replace('.', '')}`
  expect(wholePrompt(said, ALL)).toBe(said)
})

test('a name with marks of regular expressions is a name; in Japanese no blanks are needed', () => {
  const cast = [
    { name: 'R2 (old)', description: 'a robot' },
    { name: '灯台', description: '白い塔' },
  ]
  expect(wholePrompt('R2 (old) at home', { look: '', cast })).toBe(
    'R2 (old) at home. R2 (old): a robot',
  )
  expect(wholePrompt('夜の灯台と海。', { look: '', cast })).toBe('夜の灯台と海。 灯台: 白い塔')
})

async function requestsOfANewFilm() {
  const { ctx, account, storyboard } = await accountWithScenes(3)
  await generateAll(account, { id: storyboard.id, kind: 'image', scenes: 'missing' })
  const rows = await ctx.db
    .select({ request: generations.request })
    .from(generations)
    .where(and(eq(generations.storyboardId, storyboard.id), eq(generations.kind, 'image')))
  return rows.map(({ request }) => ImageRequest.parse(request))
}

test('the scenes of a storyboard share a cast, each with a picture of its own', async () => {
  const [one, other] = [await requestsOfANewFilm(), await requestsOfANewFilm()]
  expect(one).toHaveLength(3)
  expect(new Set(one.map(({ castSeed }) => castSeed)).size).toBe(1)
  expect(new Set(one.map(({ seed }) => seed)).size).toBe(3)
  expect(one[0]?.castSeed).not.toBe(other[0]?.castSeed)
})
