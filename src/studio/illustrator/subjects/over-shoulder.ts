import type { Stage } from '../stage/stage.ts'
import { drawSubject } from './drawn/draw-subject.ts'
import type { Member, Placed } from './member.ts'

const ONLOOKERS = /^(?:man|woman|child)$/

/**
 * Somebody near the eye, from behind, head and one shoulder at the frame's left: a person of the cast
 * where others are left to look at, else one whom the film has for this.
 */
export function overShoulder(
  stage: Stage,
  members: readonly Member[],
): { onlooker: Placed; seen: Member[] } {
  const own =
    members.length > 1 ? members.find((one) => ONLOOKERS.test(one.subject.name)) : undefined
  const name = own?.subject.name ?? stage.cast.fork('onlooker').pick(['man', 'woman'])
  const member: Member = {
    subject: { name, kind: 'person', form: { drawn: name }, count: 1 },
    art: drawSubject(name, stage.cast.fork(`art ${name}`)),
    index: own?.index ?? members.length,
  }
  const height = stage.unit * (stage.ratio < 1 ? 205 : 195) * (name === 'child' ? 1.3 : 1)
  return {
    onlooker: {
      member,
      placement: {
        layer: 'near',
        x: stage.width * (stage.ratio < 1 ? 0.08 : 0.17),
        footY: stage.height * (stage.ratio < 0.7 ? 0.3 : 0.2) + height,
        height,
        darkness: 0.5,
        blur: stage.unit * 0.7,
        shadow: 'none',
      },
    },
    seen: members.filter((one) => one !== own),
  }
}
