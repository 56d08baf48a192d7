import { z } from 'zod'
import type { WriteRequest } from '../writer-provider.ts'

/** What is asked of a language model; lengths are not part of it, for not every server knows how to keep them. */
const Company = z.object({ imagePrompt: z.string(), videoPrompt: z.string(), emphasis: z.string() })
const Scene = z.object({ voiceOverText: z.string(), ...Company.shape })
const Member = z.object({ name: z.string(), description: z.string() })

/** Look and cast come first: a model writes in this order, and the prompts are to name the cast. */
const beginning = {
  title: z.string(),
  description: z.string(),
  look: z.string(),
  cast: z.array(Member),
}

const Written = z.object({ ...beginning, scenes: z.array(Scene) })
/** A script is spoken as it was brought, so nothing to say is asked for. */
const Accompanied = z.object({ ...beginning, scenes: z.array(Company) })

const Text = z
  .string()
  .nullish()
  .transform((text) => text?.trim() ?? '')

/** What came back, whichever was asked for. Weaker models leave out what they think is empty. */
export const Delivered = z.object({
  title: Text,
  description: Text,
  look: Text,
  cast: z.array(Member).catch([]),
  scenes: z.array(
    z.object({ voiceOverText: Text, imagePrompt: Text, videoPrompt: Text, emphasis: Text }),
  ),
})
export type Delivered = z.infer<typeof Delivered>

/** The JSON Schema of an answer: every field is required, and no other is allowed. */
export function answerSchema({ script }: Pick<WriteRequest, 'script'>): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(script ? Accompanied : Written)
  return schema
}
