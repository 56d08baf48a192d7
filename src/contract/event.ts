import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { GenerationKind, GenerationState } from './generation.ts'
import { route } from './route.ts'
import { Told } from './words/told.ts'

/** A change somewhere in the account; pages read again what it names. */
export const AccountEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('generation'),
    generationId: z.uuid(),
    /** Null: a picture of the library. */
    storyboardId: z.uuid().nullable(),
    sceneId: z.uuid().nullable(),
    kind: GenerationKind,
    state: GenerationState,
    progress: z.number(),
    /** What an estimate is made of; see Generation. */
    startedAtMs: z.number().nullable(),
    expectedDurationMs: z.number().int().nullable(),
    price: z.number().int(),
    failure: Told.nullable(),
  }),
  z.object({ type: z.literal('storyboard'), storyboardId: z.uuid() }),
  z.object({ type: z.literal('credits') }),
  /** Name, picture, language, address or role. */
  z.object({ type: z.literal('account') }),
  /** Who works in the workspace, as what, or who is invited. */
  z.object({ type: z.literal('members') }),
  /** A notification came, or some were read. */
  z.object({ type: z.literal('notification') }),
  /** An upload went on, or the library changed. */
  z.object({ type: z.literal('media'), uploadId: z.uuid().nullable() }),
  /** How words are spoken in the workspace, and so which voice-overs are out of date. */
  z.object({ type: z.literal('pronunciations') }),
  /** Sent at once on connecting: read everything again, something may have been missed. */
  z.object({ type: z.literal('connected') }),
])
export type AccountEvent = z.infer<typeof AccountEvent>

export const event = {
  subscribe: route('GET /events', 'Streams the changes of the account').output(
    eventIterator(AccountEvent),
  ),
}
