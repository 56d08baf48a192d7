import type { Stage } from '../stage/stage.ts'
import { type Member, type Placed, shapeOf } from './member.ts'
import { heroHeight } from './sizes.ts'
import { shareOnTable } from './true-sizes.ts'

/** Lays things out on a table seen from above: turned a little, each with room of its own. */
export function layFlat(stage: Stage, members: readonly Member[]): Placed[] {
  const random = stage.random.fork('flat')
  const upright = stage.ratio < 1
  const slot = (upright ? stage.height : stage.width) / (members.length + 0.35)
  const across = upright ? stage.width : stage.height
  const [hero] = members
  if (!hero) return []
  const largest = Math.max(...members.map((member) => shareOnTable(member, hero)))
  const tall = Math.min(
    heroHeight(stage, hero.subject, hero.art.canvas) * 1.75,
    (across * 0.74) / largest,
  )
  return members.map((member, at) => {
    const fit = Math.min(across * 0.74, slot * 0.94)
    const share = at === 0 ? 1 : shareOnTable(member, hero)
    const height = Math.min(tall * share, fit / Math.max(1, shapeOf(member)))
    const along = slot * (at + 0.5 + 0.175)
    const aside = across * random.between(0.42, 0.58)
    const [x, y] = upright ? [aside, along] : [along, aside]
    return {
      member,
      placement: {
        layer: 'subject',
        x,
        footY: y + height / 2,
        height,
        tilt: random.between(-24, 24),
        mirrored: random.chance(0.5),
        shadow: 'drop',
      },
    }
  })
}
