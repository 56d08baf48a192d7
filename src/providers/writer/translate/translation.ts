import { z } from 'zod'
import { jsonIn, type Said } from '../checked-draft/read-answer.ts'

const Text = z
  .string()
  .nullish()
  .transform((text) => text?.trim() ?? '')

/** What came back. Weaker models leave out what they think is empty. */
const Translation = z.object({
  title: Text,
  description: Text,
  scenes: z.array(z.object({ voiceOverText: Text, emphasis: Text })),
})
export type Translation = z.infer<typeof Translation>

/** Null: there is none in the answer. */
export function translationIn({ text }: Said): Translation | null {
  return Translation.safeParse(jsonIn(text)).data ?? null
}
