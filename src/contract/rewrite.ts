import { z } from 'zod'
import { REWRITE_WISH_MAX_CHARACTERS } from './limits.ts'
import { route } from './route.ts'
import { text } from './text.ts'
import { saying } from './words/issues.ts'
import { Told } from './words/told.ts'

export const REWRITE_WISHES = ['shorter', 'punchier', 'simpler', 'own'] as const
export const RewriteWish = z.enum(REWRITE_WISHES)
export type RewriteWish = z.infer<typeof RewriteWish>

export const REWRITE_STATES = ['asked', 'ready', 'failed'] as const
export const RewriteState = z.enum(REWRITE_STATES)

/** Suggestions of a language model: for what a scene says, or for a title. Nothing is changed by them. */
export const Rewrite = z.object({
  id: z.uuid(),
  state: RewriteState,
  suggestions: z.array(z.string()),
  /** Why there are none. */
  failure: Told.nullable(),
})
export type Rewrite = z.infer<typeof Rewrite>

/** Chosen by the caller: asked again with the same one, nothing more is asked for. */
const id = z.uuid()
const OwnWish = text().max(
  REWRITE_WISH_MAX_CHARACTERS,
  saying('wish-too-long', { most: REWRITE_WISH_MAX_CHARACTERS }),
)

export const rewrite = {
  scene: route('POST /rewrites/scene', 'Has other words suggested for what a scene says; free')
    .input(z.object({ id, sceneId: z.uuid(), wish: RewriteWish, ownWish: OwnWish.default('') }))
    .output(Rewrite),
  title: route('POST /rewrites/title', 'Has other titles suggested for a storyboard; free')
    .input(z.object({ id, storyboardId: z.uuid() }))
    .output(Rewrite),
  get: route('GET /rewrites/{id}', 'Shows what is suggested')
    .input(z.object({ id }))
    .output(Rewrite),
}
