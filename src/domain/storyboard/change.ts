import { eq, sql } from 'drizzle-orm'
import type { LookChange, StoryboardLook } from '#contract/cast.ts'
import type { ModelChoices } from '#contract/chosen-models.ts'
import type { ImageStyle, Visuals } from '#contract/options.ts'
import type { SceneEdit } from '#contract/scene-edit.ts'
import type { SpendingCap } from '#contract/spending.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { VOICES } from '#contract/voices.ts'
import { tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { storyboards } from '#database/schema/index.ts'
import { announceStoryboard } from '../announce.ts'
import { findPictures } from '../asset/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { lockStoryboard, type StoryboardRow, storyboardAfter } from '../generation/index.ts'
import {
  changeTitle,
  editScenes,
  isFinished,
  isInWork,
  readScenes,
  requireOpen,
  stepVersion,
  withChoices,
} from '../scene/index.ts'
import { presentStoryboard } from './read.ts'

type UpdateInput = {
  id: string
  title?: string | undefined
  base?: { title: string } | undefined
  imageStyle?: ImageStyle | undefined
  voiceId?: string | undefined
  visuals?: Visuals | undefined
  models?: ModelChoices | undefined
  spendingCap?: SpendingCap | undefined
} & LookChange

/**
 * Changes the title, which can be undone, the image style, the look, the voice, the visuals, who makes its parts or
 * the spending cap; what is not given stays.
 * @param input.base the title the change began from; when another window has changed it meanwhile, nothing is written.
 * @throws DomainError NOT_FOUND, INVALID_INPUT, REFUSED_IN_THIS_STATE, EDIT_CONFLICT with the title as it is now
 */
export async function updateStoryboard(
  ctx: WorkspaceContext,
  input: UpdateInput,
): Promise<Storyboard> {
  const { id, title, base, imageStyle, voiceId, visuals, models, spendingCap } = input
  if (voiceId && !VOICES.some((voice) => voice.id === voiceId)) {
    throw new DomainError('INVALID_INPUT', tell('voice-missing'))
  }
  return await changeStoryboard(ctx, id, async (storyboard, tx) => {
    if (title) {
      requireSameTitle(storyboard, title, base)
      await changeTitle(tx, storyboard, title)
    }
    return {
      ...(await changeOfLook(tx, storyboard, input)),
      ...(imageStyle ? { imageStyle } : {}),
      ...(voiceId ? { voiceId } : {}),
      ...(visuals ? { visuals } : {}),
      ...(models ? { models: withChoices(ctx.models, storyboard.models, models) } : {}),
      ...(spendingCap === undefined ? {} : { spendingCap }),
    }
  })
}

function requireSameTitle(
  { title: current }: StoryboardRow,
  title: string,
  base: { title: string } | undefined,
): void {
  if (!base || current === base.title || current === title) return
  throw new DomainError('EDIT_CONFLICT', tell('title-changed-elsewhere', { title: current }), {
    current: { title: current },
  })
}

type Change = Partial<
  Pick<
    StoryboardRow,
    | 'imageStyle'
    | 'voiceId'
    | 'visuals'
    | 'models'
    | 'spendingCap'
    | 'status'
    | keyof StoryboardLook
  >
>

/** Changes a storyboard's own row under its lock; `decide` sees it first and may refuse by throwing. */
async function changeStoryboard(
  ctx: WorkspaceContext,
  id: string,
  decide: (storyboard: StoryboardRow, tx: Transaction) => Change | Promise<Change>,
): Promise<Storyboard> {
  return await ctx.db.transaction(async (tx) => {
    const storyboard = await lockStoryboard(tx, ctx.workspaceId, id)
    const change = await decide(storyboard, tx)
    const [changed] = await tx
      .update(storyboards)
      .set({ ...change, updatedAt: sql`now()` })
      .where(eq(storyboards.id, id))
      .returning()
    if (!changed) throw new DomainError('NOT_FOUND', tell('storyboard-not-found'))
    await announceStoryboard(tx, changed)
    return await presentStoryboard(tx, changed)
  })
}

/**
 * What changes of how all pictures look. Of a complete storyboard nothing: its pictures would be out of date.
 * @throws DomainError INVALID_INPUT when a reference is no picture of the workspace, REFUSED_IN_THIS_STATE
 */
async function changeOfLook(
  tx: Transaction,
  storyboard: StoryboardRow,
  { look, cast, negativePrompt, referenceImageIds }: LookChange,
): Promise<Partial<StoryboardLook>> {
  const change = {
    ...(look === undefined ? {} : { look }),
    ...(cast ? { cast } : {}),
    ...(negativePrompt === undefined ? {} : { negativePrompt }),
    ...(referenceImageIds ? { referenceImageIds: [...new Set(referenceImageIds)] } : {}),
  }
  if (Object.keys(change).length > 0) requireOpen(storyboard)
  // One that was deleted since it was chosen is passed over: it must not keep the others from being changed.
  const added = change.referenceImageIds?.filter((id) => !storyboard.referenceImageIds.includes(id))
  if (added) await requirePictures(tx, storyboard, added)
  return change
}

async function requirePictures(
  tx: Transaction,
  { workspaceId }: StoryboardRow,
  ids: string[],
): Promise<void> {
  const found = await findPictures(tx, workspaceId, ids)
  if (found.length < ids.length)
    throw new DomainError('INVALID_INPUT', tell('reference-no-picture'))
}

/** @throws DomainError those of editScenes */
export async function editStoryboard(
  ctx: WorkspaceContext,
  input: { id: string; edit: SceneEdit },
): Promise<Storyboard> {
  return await presentStoryboard(ctx.db, await editScenes(ctx, input))
}

/** @throws DomainError those of stepVersion */
export async function undoEdit(ctx: WorkspaceContext, { id }: { id: string }): Promise<Storyboard> {
  return await presentStoryboard(ctx.db, await stepVersion(ctx, { id, direction: 'undo' }))
}

/** @throws DomainError those of stepVersion */
export async function redoEdit(ctx: WorkspaceContext, { id }: { id: string }): Promise<Storyboard> {
  return await presentStoryboard(ctx.db, await stepVersion(ctx, { id, direction: 'redo' }))
}

/** draft → processing. @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE */
export async function confirmStoryboard(
  ctx: WorkspaceContext,
  input: { id: string },
): Promise<Storyboard> {
  return await changeStoryboard(ctx, input.id, ({ status }) => {
    const next = storyboardAfter('confirm', status)
    if (!next) {
      throw new DomainError('REFUSED_IN_THIS_STATE', tell('confirmed-already'))
    }
    return { status: next }
  })
}

/**
 * processing → complete. Missing assets that are planned must be accepted, and nothing may be under way.
 * @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE
 */
export async function completeStoryboard(
  ctx: WorkspaceContext,
  input: { id: string; acceptMissing: boolean },
): Promise<Storyboard> {
  return await changeStoryboard(ctx, input.id, async ({ status, visuals }, tx) => {
    const next = storyboardAfter('complete', status)
    if (!next) {
      throw new DomainError('REFUSED_IN_THIS_STATE', tell('only-in-production'))
    }
    const scenes = await readScenes(tx, input.id)
    if (scenes.some(isInWork)) {
      throw new DomainError('REFUSED_IN_THIS_STATE', tell('still-being-made'))
    }
    if (!input.acceptMissing && !scenes.every((scene) => isFinished(scene, visuals))) {
      throw new DomainError('REFUSED_IN_THIS_STATE', tell('assets-missing'))
    }
    return { status: next }
  })
}

/** complete → processing. @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE */
export async function reopenStoryboard(
  ctx: WorkspaceContext,
  input: { id: string },
): Promise<Storyboard> {
  return await changeStoryboard(ctx, input.id, ({ status }) => {
    const next = storyboardAfter('reopen', status)
    if (!next) {
      throw new DomainError('REFUSED_IN_THIS_STATE', tell('open-already'))
    }
    return { status: next }
  })
}
