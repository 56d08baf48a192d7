import { expect, test } from 'vitest'
import { newCanvas } from '../paint/canvas.ts'
import { seededRandom } from '../paint/random.ts'
import type { Framing, PictureBrief, Subject } from '../prompt/picture-brief.ts'
import { readPrompt } from '../prompt/read-prompt.ts'
import type { Ground } from '../settings/ground.ts'
import { aboveCaptions, type Stage, setStage } from '../stage/stage.ts'
import { lineUp } from './line-up.ts'
import type { Member } from './member.ts'
import { realHeight } from './sizes.ts'

const MEADOW: Ground = { surface: 'land', footY: 820, farY: 700 }
const ROCK: Ground = { surface: 'land', footY: 740, farY: 720, span: { from: 80, to: 620 } }
const TABLE: Ground = { surface: 'table', footY: 760, farY: 700 }

const KEEPER = subject('man', 'person')
const LIGHTHOUSE = subject('lighthouse', 'building')
const CHILD = subject('child', 'person')
const ELEPHANT = subject('emoji:elephant', 'animal')
const HOUSE = subject('house', 'building')
const LOAF = subject('emoji:bread', 'food')
const BICYCLE = subject('emoji:bicycle', 'vehicle')
const CUP = subject('cup', 'food')
const LAPTOP = subject('emoji:laptop', 'object')

const FRAMINGS: Framing[] = ['wide', 'medium', 'close', 'detail', 'low', 'high']

test.each([
  ['lighthouse', 'house'],
  ['house', 'elephant'],
  ['elephant', 'bicycle'],
  ['bicycle', 'dog'],
  ['dog', 'loaf of bread'],
  ['loaf of bread', 'cup of coffee'],
  ['sailing ship', 'sailboat'],
  ['whale', 'fish'],
])('a %s is taller than a %s', async (taller, smaller) => {
  expect(await metresOf(taller)).toBeGreaterThan((await metresOf(smaller)) ?? Infinity)
})

test('a sign has no size of its own', async () => {
  expect(await metresOf('glowing heart')).toBeUndefined()
})

test.each([
  [KEEPER, LIGHTHOUSE, ROCK],
  [LIGHTHOUSE, KEEPER, ROCK],
  [CHILD, ELEPHANT, MEADOW],
  [LOAF, HOUSE, MEADOW],
  [HOUSE, BICYCLE, MEADOW],
  [BICYCLE, LOAF, MEADOW],
])('beside each other the larger of $0.name and $1.name looks larger', (hero, other, ground) => {
  for (const framing of FRAMINGS) {
    for (const ratio of ['upright', 'square', 'wide'] as const) {
      const [one, two] = heightsOf(stageOf(framing, ratio), ground, [hero, other])
      const larger = realHeight(hero)! > realHeight(other)! ? one! / two! : two! / one!
      expect(larger).toBeGreaterThan(1.35)
    }
  }
})

test('nobody is half as tall as a lighthouse', () => {
  const [keeper, lighthouse] = heightsOf(stageOf('medium', 'wide'), ROCK, [KEEPER, LIGHTHOUSE])
  expect(keeper! / lighthouse!).toBeLessThan(0.5)
})

test('what is larger than it looks stands farther away, what is smaller nearer', () => {
  const far = footOf(lineUp(stageOf('medium'), MEADOW, membersOf([LOAF, HOUSE])), HOUSE)
  const near = footOf(lineUp(stageOf('medium'), MEADOW, membersOf([HOUSE, LOAF])), LOAF)
  expect(far).toBeLessThan(MEADOW.footY)
  expect(near).toBeGreaterThan(MEADOW.footY)
})

test('on a table things are true to each other, and the smallest is still told', () => {
  const stage = stageOf('medium')
  const [laptop, cup] = heightsOf(stage, TABLE, [LAPTOP, CUP])
  expect(laptop!).toBeGreaterThan(cup! * 1.4)
  expect(cup!).toBeGreaterThan(stage.unit * 10)
})

test('a small thing alone fills the frame in a close-up', () => {
  const stage = stageOf('close')
  const [cup] = heightsOf(stage, TABLE, [CUP])
  expect(cup!).toBeGreaterThan(stage.unit * 40)
})

async function metresOf(thing: string): Promise<number | undefined> {
  const brief = await readPrompt({ prompt: `A ${thing}`, style: 'GENERAL' }, seededRandom('test'))
  return realHeight(brief.subjects[0]!)
}

function subject(name: string, kind: Subject['kind']): Subject {
  return { name, kind, form: { drawn: name }, count: 1 }
}

function membersOf(subjects: Subject[]): Member[] {
  return subjects.map((one, index) => ({
    subject: one,
    index,
    art: { canvas: newCanvas(one.kind === 'person' ? 170 : 400, 500), lamps: [] },
  }))
}

function heightsOf(stage: Stage, ground: Ground, subjects: Subject[]): number[] {
  const placed = lineUp(stage, ground, membersOf(subjects))
  return subjects.map(
    (one) => placed.find(({ member }) => member.subject === one)!.placement.height,
  )
}

function footOf(placed: ReturnType<typeof lineUp>, one: Subject): number {
  return placed.find(({ member }) => member.subject === one)!.placement.footY
}

function stageOf(framing: Framing, shape: 'upright' | 'square' | 'wide' = 'square'): Stage {
  const brief: PictureBrief = {
    subjects: [],
    setting: 'field',
    time: 'day',
    weather: 'clear',
    mood: 'calm',
    framing,
    silhouette: false,
    look: 'illustrated',
    colours: [],
  }
  const width = shape === 'wide' ? 1920 : 1080
  const height = shape === 'upright' ? 1920 : 1080
  return aboveCaptions(
    setStage(
      brief,
      { width, height, overscan: 0 },
      { random: seededRandom('test'), cast: seededRandom('cast') },
    ),
  )
}
