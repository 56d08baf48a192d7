import { loadArtwork } from '../artwork/load-artwork.ts'
import type { Subject } from '../prompt/picture-brief.ts'
import type { Ground } from '../settings/ground.ts'
import type { Stage } from '../stage/stage.ts'
import { type Placement, placeArtwork } from './place-artwork.ts'

/** Puts the hero on a third of the frame, its companions around it and further away. */
export async function arrangeSubjects(
  stage: Stage,
  ground: Ground,
  cacheFolder: string | undefined,
): Promise<void> {
  const random = stage.random.fork('arrangement')
  const prefer = stage.brief.look === 'poster' ? 'noto' : 'fluent'
  const side = random.chance(0.5) ? 1 : -1
  for (const [index, subject] of stage.brief.subjects.entries()) {
    if (!('artwork' in subject.form)) continue
    const art = await loadArtwork(subject.form.artwork, prefer, cacheFolder)
    if (!art) continue
    placeArtwork(stage, art, placementOf(stage, ground, subject, index, side))
  }
}

function placementOf(
  stage: Stage,
  ground: Ground,
  subject: Subject,
  index: number,
  side: number,
): Placement {
  const random = stage.random.fork(`place ${index}`)
  const size = stage.unit * (index === 0 ? 44 : 24) * random.between(0.9, 1.15)
  return {
    layer: index === 0 ? 'subject' : 'middle',
    x: stage.width * (0.5 + side * (index === 0 ? -0.12 : 0.05 + 0.14 * index)),
    footY: ground.footY - index * stage.unit * 3,
    height: size,
    shadow:
      subject.kind === 'aircraft' || subject.kind === 'bird'
        ? 'none'
        : ground.surface === 'water'
          ? 'reflection'
          : 'long',
  }
}
