import type { Framing, Subject } from '../prompt/picture-brief.ts'
import { isFromAbove } from '../settings/from-above/paint-from-above.ts'
import type { Ground } from '../settings/ground.ts'
import { isIndoors } from '../settings/place-kinds.ts'
import type { Stage } from '../stage/stage.ts'
import type { Drawing } from './drawn/drawing.ts'
import { keystoned } from './keystone.ts'
import type { Member } from './member.ts'
import { subjectArt } from './subject-art.ts'

/** The subjects of a picture with their artwork, as the camera's height shows them. */
export async function castOf(
  stage: Stage,
  ground: Ground,
  cacheFolder: string | undefined,
): Promise<Member[]> {
  const members: Member[] = []
  for (const subject of underUmbrella(stage.brief.subjects)) {
    const art = await subjectArt(stage, inRole(stage, subject, ground), cacheFolder)
    if (!art) continue
    members.push({
      subject,
      art: leans(stage, ground, subject) ? leaning(art, stage.brief.framing) : art,
      index: members.length,
    })
  }
  return members
}

function leaning({ canvas, steam, lamps }: Drawing, framing: Framing): Drawing {
  return {
    lamps,
    canvas: keystoned(canvas, framing),
    ...(steam && { steam: keystoned(steam, framing) }),
  }
}

/** What lies flat or floats has no near and far end, and of who sits at a table only half is seen. */
function leans(stage: Stage, ground: Ground, { kind }: Subject): boolean {
  if (ground.flat || ground.surface === 'air') return false
  if (ground.surface === 'table' && kind === 'person') return false
  return stage.brief.framing === 'low' || isFromAbove(stage)
}

/** A person and an umbrella belong together. */
function underUmbrella(subjects: Subject[]): Subject[] {
  const person = subjects.find(({ name }) => name === 'man' || name === 'woman')
  const umbrella = subjects.find(({ name }) => name === 'emoji:umbrella')
  if (!person || !umbrella) return subjects
  const together: Subject = { ...person, form: { drawn: `${person.name}-under-umbrella` } }
  return subjects.flatMap((subject) =>
    subject === umbrella ? [] : subject === person ? [together] : [subject],
  )
}

/** At a table a person faces us from behind it; indoors a fire burns in its hearth. */
function inRole(stage: Stage, subject: Subject, ground: Ground): Subject {
  if (subject.name === 'emoji:fire' && isIndoors(stage.brief.setting))
    return { ...subject, form: { drawn: 'fireplace' } }
  if (ground.surface !== 'table' || subject.kind !== 'person') return subject
  const facing = FACING[subject.name]
  return facing ? { ...subject, form: { drawn: facing } } : subject
}

const FACING: Record<string, string> = {
  man: 'man-facing',
  woman: 'woman-facing',
  child: 'child-facing',
  runner: 'man-facing',
  couple: 'couple-facing',
  crowd: 'crowd-facing',
}
