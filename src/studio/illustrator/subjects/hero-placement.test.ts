import { expect, test } from 'vitest'
import { newCanvas } from '../paint/canvas.ts'
import { seededRandom } from '../paint/random.ts'
import type { Framing, PictureBrief, Subject } from '../prompt/picture-brief.ts'
import type { Ground } from '../settings/ground.ts'
import { aboveCaptions, type Stage, setStage } from '../stage/stage.ts'
import { besideHero, boxOf } from './beside-hero.ts'
import { keepInSight } from './keep-in-sight.ts'
import { keystoned } from './keystone.ts'
import { lineUp } from './line-up.ts'
import { type Member, shapeOf } from './member.ts'
import type { Placement } from './place-artwork.ts'
import { heroHeight } from './sizes.ts'
import { withinFrame } from './within-frame.ts'

const WOMAN: Subject = { name: 'woman', kind: 'person', form: { drawn: 'woman' }, count: 1 }
const TOWER: Subject = { name: 'tower', kind: 'building', form: { drawn: 'tower' }, count: 1 }
const BOX: Subject = { name: 'box', kind: 'object', form: { drawn: 'box' }, count: 1 }
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
    silhouette: false,
    look: 'illustrated',
    colours: [],
  }
  const frame = { width: 1080, height: 1920, overscan: 0 }
  return aboveCaptions(
    setStage(brief, frame, { random: seededRandom('test'), cast: seededRandom('cast') }),
  )
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

test('a companion is moved out from behind the hero, or into the corner above it', () => {
  const stage = uprightStage()
  const companion: Placement = { ...HERO, height: 300 }
  const slim = { left: 400, right: 680, top: 500, bottom: 1300 }
  const moved = besideHero(stage, companion, 250, [slim])
  expect(Math.abs(moved.x - 540)).toBeGreaterThan(140 + 60)
  const broad = { left: 60, right: 1020, top: 500, bottom: 1300 }
  const cornered = besideHero(stage, companion, 250, [broad])
  expect(cornered.height).toBeLessThan(companion.height)
  expect(cornered.footY - cornered.height).toBeGreaterThan(0)
  expect(cornered.footY).toBeLessThan(900)
})

test('framings give a hero clearly different sizes', () => {
  const sizes = (['wide', 'medium', 'close', 'detail'] as const).map((framing) =>
    heroHeight(uprightStage(framing), WOMAN, { width: 100, height: 300 }),
  )
  for (const [at, size] of sizes.slice(1).entries()) expect(size).toBeGreaterThan(sizes[at]! * 1.2)
})

test('several subjects stand side by side, and no one is lost behind another', () => {
  for (const framing of ['wide', 'medium', 'close', 'detail', 'low'] as const) {
    const stage = uprightStage(framing)
    const members = [TOWER, WOMAN, BOX].map((subject, index) => memberOf(subject, index))
    const row = lineUp(stage, OPEN_LAND, members).map(({ member, placement }) => ({
      member,
      placement: withinFrame(stage, OPEN_LAND, member.subject, placement, shapeOf(member)),
    }))
    const placed = keepInSight(stage, row)
    expect(placed).toHaveLength(3)
    for (const { member, placement } of placed) {
      const { left, right, top } = boxOf(placement, shapeOf(member) * placement.height)
      expect(right).toBeGreaterThan(0)
      expect(left).toBeLessThan(stage.width)
      expect(top).toBeLessThan(stage.height)
    }
  }
})

test('seen from below a thing narrows upwards, seen from above downwards', () => {
  const plank = newCanvas(100, 300)
  const context = plank.getContext('2d')
  context.fillRect(0, 0, 100, 300)
  expect(widthAt(keystoned(plank, 'low'), 0.05)).toBeLessThan(
    widthAt(keystoned(plank, 'low'), 0.95) * 0.7,
  )
  expect(widthAt(keystoned(plank, 'high'), 0.95)).toBeLessThan(
    widthAt(keystoned(plank, 'high'), 0.05) * 0.8,
  )
  expect(keystoned(plank, 'medium')).toBe(plank)
})

function memberOf(subject: Subject, index: number): Member {
  return { subject, index, art: { canvas: newCanvas(200, 500), lamps: [] } }
}

/** Painted pixels in the row at a share of the height. */
function widthAt(canvas: ReturnType<typeof newCanvas>, share: number): number {
  const row = canvas
    .getContext('2d')
    .getImageData(0, Math.round(canvas.height * share), canvas.width, 1).data
  return row.filter((value, at) => at % 4 === 3 && value > 127).length
}
