import { z } from 'zod'
import { GenerationKind } from './generation.ts'
import { route } from './route.ts'
import { TrackKind } from './scene.ts'
import { Told } from './words/told.ts'

const OfStoryboard = { storyboardId: z.uuid(), storyboardTitle: z.string() }

/** What happened, as facts; pages put it into words of their language. */
export const NotificationFacts = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('storyboard-written'),
    ...OfStoryboard,
    credits: z.number().int(),
    /** Why it is the built-in sample. */
    sampleReason: Told.nullish(),
  }),
  /** All scenes of one "generate all" have ended. */
  z.object({
    kind: z.literal('batch-ended'),
    ...OfStoryboard,
    track: TrackKind,
    succeeded: z.number().int(),
    failed: z.number().int(),
    stopped: z.number().int().default(0),
    credits: z.number().int(),
  }),
  z.object({
    kind: z.literal('clip-ready'),
    ...OfStoryboard,
    /** 1 for the first. */
    sceneNumber: z.number().int(),
    credits: z.number().int(),
  }),
  z.object({
    kind: z.literal('export-ready'),
    ...OfStoryboard,
    generationId: z.uuid(),
    assetId: z.uuid(),
  }),
  /** Nothing was charged. */
  z.object({
    kind: z.literal('generation-failed'),
    generationKind: GenerationKind,
    /** There is none yet when writing the storyboard failed. */
    storyboardId: z.uuid().nullable(),
    storyboardTitle: z.string().nullable(),
    sceneNumber: z.number().int().nullable(),
    failure: Told.nullable(),
  }),
  /** An admin of the installation looks at what the account sees. */
  z.object({ kind: z.literal('support-view'), reason: z.string() }),
  z.object({ kind: z.literal('credits-low'), available: z.number().int() }),
])
export type NotificationFacts = z.infer<typeof NotificationFacts>

export const Notification = z.object({
  id: z.uuid(),
  facts: NotificationFacts,
  createdAt: z.date(),
  readAt: z.date().nullable(),
})
export type Notification = z.infer<typeof Notification>

export const notification = {
  list: route('GET /notifications', 'Lists the newest notifications and counts the unread').output(
    z.object({ items: z.array(Notification), unreadCount: z.number().int() }),
  ),
  markRead: route('POST /notifications/read', 'Marks one notification as read, or all of them')
    .input(
      z.object({
        /** None: all. */
        id: z.uuid().optional(),
      }),
    )
    .output(z.object({ unreadCount: z.number().int() })),
}
