import { z } from 'zod'
import { LookChange, type StoryboardLook } from '#contract/cast.ts'

const Form = z.object({
  look: z.string(),
  cast: z.array(z.object({ name: z.string(), description: z.string() })),
  negativePrompt: z.string(),
  referenceImageIds: z.array(z.string()),
})

/** The look of a storyboard while it is written: a member of the cast may have no name yet. */
export type LookForm = z.infer<typeof Form>

/** As it is kept while it is written, and compared with what is saved. */
export function asText({ look, cast, negativePrompt, referenceImageIds }: LookForm): string {
  return JSON.stringify({ look, cast, negativePrompt, referenceImageIds })
}

/** @returns null for what is no look: a draft that an older page left. */
export function asForm(text: string): LookForm | null {
  try {
    return Form.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export type MemberFault = 'nameless' | 'twice' | null

/** What keeps each of the cast from being saved; one that is still empty is just not saved. */
export function memberFaults(cast: LookForm['cast']): MemberFault[] {
  const names = cast.map(({ name }) => name.trim().toLowerCase())
  return cast.map(({ description }, at) => {
    const name = names[at] ?? ''
    if (name === '') return description.trim() === '' ? null : 'nameless'
    return names.indexOf(name) < at ? 'twice' : null
  })
}

/** Whether it can be saved as it is. */
export function isSendable(text: string): boolean {
  const form = asForm(text)
  if (!form) return false
  const isWhole = memberFaults(form.cast).every((fault) => fault === null)
  return isWhole && LookChange.safeParse(toSave(form)).success
}

/** What was changed, field by field; what another window changed meanwhile stays. */
export function changeOf(from: string, to: string): LookChange {
  const [before, after] = [asForm(from), asForm(to)]
  if (!after) return {}
  const [old, now] = [before && toSave(before), toSave(after)]
  const isNew = (field: keyof StoryboardLook) =>
    JSON.stringify(old?.[field]) !== JSON.stringify(now[field])
  return {
    ...(isNew('look') && { look: now.look }),
    ...(isNew('cast') && { cast: now.cast }),
    ...(isNew('negativePrompt') && { negativePrompt: now.negativePrompt }),
    ...(isNew('referenceImageIds') && { referenceImageIds: now.referenceImageIds }),
  }
}

/** Without the blanks around it, and without members of whom nothing is written. */
function toSave({ look, cast, negativePrompt, referenceImageIds }: LookForm): LookForm {
  const members = cast.map(({ name, description }) => ({
    name: name.trim(),
    description: description.trim(),
  }))
  return {
    look: look.trim(),
    cast: members.filter(({ name, description }) => name !== '' || description !== ''),
    negativePrompt: negativePrompt.trim(),
    referenceImageIds,
  }
}
