import type { Pace } from '#contract/options.ts'
import { captionWords } from './caption-words.ts'
import type { Composition, CompositionScene } from './composition.ts'
import { FRAME_RATE, framesOf, msOfFrame } from './frame-rate.ts'
import { chooseMotion, type Framing, type Motion } from './motion.ts'
import { seededRandom } from './seeded-random.ts'
import type { SceneSpan } from './timeline.ts'

/** A run of a scene's frames with one camera move. Frames count from the start of the video. */
export type Shot = { scene: SceneSpan; fromFrame: number; toFrame: number; motion: Motion }

/** How a scene's picture is shown: a clip moves by itself, and what is to be read is never cropped. */
export type Footage = 'clip' | 'still' | 'text'

/** Seconds that a pace would have a framing last; none is shorter or longer than the limits below. */
const FRAMING_S: Record<Pace, number> = { calm: 3.8, normal: 3, fast: 2.2 }
const LARGEST_SEED = 2 ** 31
const SHORTEST_FRAMES = 2 * FRAME_RATE
const LONGEST_FRAMES = 4 * FRAME_RATE

/** On the way out of a clip that is too short: from the frame as it was, slowly closer. */
const CLIP_TAIL: Motion = { from: { zoom: 1, x: 0, y: 0 }, to: { zoom: 1.08, x: 0, y: 0 } }

/** What is to be read never nears the frame's edge, and never stands quite still. */
const TEXT_DRIFT: Motion = { from: { zoom: 1, x: 0, y: 0 }, to: { zoom: 1.03, x: 0, y: 0 } }

const CLOSER = { near: 1.25, detail: 1.5 }
/** Where the middle of a closer framing may lie and how far it moves from there, as in `Framing`. */
const AIM = 0.5
const REACH = 0.3

/**
 * What a scene shows, in order and without gaps. A picture is cut into framings of two to four seconds,
 * where a word begins if one does near enough; each is another view than the one before it.
 */
export function shotsOf(composition: Composition, span: SceneSpan, footage: Footage): Shot[] {
  const { visibleFromFrame: from, visibleToFrame: to } = span
  if (footage !== 'still') {
    const motion = footage === 'clip' ? CLIP_TAIL : TEXT_DRIFT
    return [{ scene: span, fromFrame: from, toFrame: to, motion }]
  }
  const scene = composition.scenes[span.index] as CompositionScene
  const random = seededRandom(scene.motionSeed)
  const cuts = cutsOf(span, wordsOf(scene, span), composition.pace)
  const borders = [from, ...cuts, to]
  let shown: View = 'detail'
  return borders.slice(1).map((toFrame, index) => {
    const fromFrame = borders[index] as number
    const motion = chooseMotion(Math.floor(random() * LARGEST_SEED), msOfFrame(toFrame - fromFrame))
    shown = index === 0 ? 'wide' : another(shown, random)
    return { scene: span, fromFrame, toFrame, motion: seenAs(shown, motion, random) }
  })
}

type Border = { frame: number; endsClause: boolean }

function wordsOf(scene: CompositionScene, span: SceneSpan): Border[] {
  const words = captionWords(scene, span.voiceStartMs - msOfFrame(span.startFrame))
  return words.map(({ startMs }, index) => ({
    frame: span.startFrame + framesOf(startMs),
    endsClause: /[\p{Po}\p{Pd}]$/u.test(words[index - 1]?.text ?? ''),
  }))
}

/** As many cuts as the pace asks for; each leaves those that follow it room for theirs. */
function cutsOf(span: SceneSpan, borders: Border[], pace: Pace): number[] {
  const { visibleFromFrame: from, visibleToFrame: to } = span
  const frames = to - from
  const wanted = Math.round(frames / (FRAMING_S[pace] * FRAME_RATE))
  const most = Math.max(1, Math.floor(frames / SHORTEST_FRAMES))
  const count = Math.min(most, Math.max(wanted, Math.ceil(frames / LONGEST_FRAMES)))
  const cuts: number[] = []
  for (let left = count - 1; left > 0; left--) {
    const last = cuts.at(-1) ?? from
    const earliest = Math.max(last + SHORTEST_FRAMES, to - left * LONGEST_FRAMES)
    const latest = Math.min(last + LONGEST_FRAMES, to - left * SHORTEST_FRAMES)
    const even = Math.round(last + (to - last) / (left + 1))
    const distance = ({ frame, endsClause }: Border) =>
      Math.abs(frame - even) * (endsClause ? 0.4 : 1)
    const [nearest] = borders
      .filter(({ frame }) => frame >= earliest && frame <= latest)
      .toSorted((one, other) => distance(one) - distance(other))
    cuts.push(nearest?.frame ?? Math.min(latest, Math.max(earliest, even)))
  }
  return cuts
}

type View = 'wide' | 'near' | 'detail'

function another(shown: View, random: () => number): View {
  const others = (['wide', 'near', 'detail'] as const).filter((view) => view !== shown)
  return others[Math.floor(random() * others.length)] as View
}

/** Closer views keep to the middle and above it, where faces and things are. */
function seenAs(view: View, motion: Motion, random: () => number): Motion {
  if (view === 'wide') return motion
  const aim = { x: (random() * 2 - 1) * AIM, y: -random() * AIM }
  const closer = ({ zoom, x, y }: Framing) => ({
    zoom: zoom * CLOSER[view],
    x: aim.x + x * REACH,
    y: aim.y + y * REACH,
  })
  return { from: closer(motion.from), to: closer(motion.to) }
}
