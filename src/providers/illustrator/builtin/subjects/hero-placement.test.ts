import { expect, test } from 'vitest'
import type { Framing, PictureBrief, Subject } from '../prompt/picture-brief.ts'
import { seededRandom } from '../paint/random.ts'
import type { Ground } from '../settings/ground.ts'
import { aboveCaptions, setStage, type Stage } from '../stage/stage.ts'
import { besideHero } from './beside-hero.ts'
import type { Placement } from './place-artwork.ts'
import { heroHeight } from './sizes.ts'
import { withinFrame } from './within-frame.ts'

const WOMAN: Subject = { name: 'woman', kind: 'person', form: { drawn: 'woman' }, count: 1 }
const TOWER: Subject = { name: 'tower', kind: 'building', form: { drawn: 'tower' }, count: 1 }
const OPEN_LAND: Ground = { surface: 'land', footY: 1300, farY: 1100 }
const HERO: Placement = { layer: 'subject', x: 540, footY: 1300, height: 1500, shadow: 'long' }

function uprightStage(framing: Framing = 'medium'): Stage {
  const brief: PictureBrief = {
    subjects: [],
    setting: 'field',
    time: 'day',
    weather: 'clear',
    mood: 'calm',
    framing,
    look: 'illustrated',
    colours: [],
  }
  const frame = { width: 1080, height: 1920, overscan: 0 }
  return aboveCaptions(setStage(brief, frame, seededRandom('test')))
}

test('an upright picture is composed above its captions and painted down to the rim', () => {
  const stage = uprightStage()
  expect(stage.height).toBeLessThan(1920 * 0.85)
  expect(stage.height + stage.margin).toBeGreaterThan(1920)
})

test('a tall person steps nearer and keeps the head in the frame', () => {
  const placement = withinFrame(uprightStage(), OPEN_LAND, WOMAN, HERO, 0.4)
  expect(placement.height).toBe(HERO.height)
  expect(placement.footY - placement.height).toBeGreaterThan(0)
})

test('a tall building becomes smaller and stays on its ground', () => {
  const placement = withinFrame(uprightStage(), OPEN_LAND, TOWER, HERO, 0.4)
  expect(placement.footY).toBe(HERO.footY)
  expect(placement.footY - placement.height).toBeGreaterThan(0)
})

test('a companion is moved out from behind the hero, or left out', () => {
  const stage = uprightStage()
  const companion: Placement = { ...HERO, height: 300 }
  const slim = { left: 400, right: 680, top: 500, bottom: 1300 }
  const moved = besideHero(stage, companion, 250, [slim])
  expect(Math.abs((moved?.x ?? 540) - 540)).toBeGreaterThan(140 + 60)
  const broad = { left: 60, right: 1020, top: 500, bottom: 1300 }
  expect(besideHero(stage, companion, 250, [broad])).toBeNull()
})

test('framings give a hero clearly different sizes', () => {
  const sizes = (['wide', 'medium', 'close', 'detail'] as const).map((framing) =>
    heroHeight(uprightStage(framing), WOMAN, { width: 100, height: 300 }),
  )
  for (const [at, size] of sizes.slice(1).entries()) expect(size).toBeGreaterThan(sizes[at]! * 1.2)
})
