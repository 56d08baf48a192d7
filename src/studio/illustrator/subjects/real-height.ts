import { once, pattern, subjects } from '../../words/read-words.ts'
import type { Subject } from '../prompt/picture-brief.ts'

const heights = once(() =>
  subjects().metres.map(({ name, metres }) => ({ name: pattern(name), metres })),
)

/** How tall a thing is in the world, in metres; undefined for what has no size, like a sign or a planet. */
export function realHeight({ name, kind }: Subject): number | undefined {
  const own = heights().find((one) => one.name.test(name))
  return own?.metres ?? subjects().metresOfKinds[kind]
}
