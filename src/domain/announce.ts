import type { AccountEvent } from '#contract/event.ts'
import type { Database, Transaction } from '#database/client.ts'
import { notify } from '#database/listen.ts'
import type { generations } from '#database/schema/index.ts'

type GenerationRow = typeof generations.$inferSelect

/**
 * What travels to every server: whose pages are to hear which event, or that a session is over, or
 * that other models are connected, or the home page was edited. The end of a session comes from a trigger, so that no way of ending one can
 * forget it.
 */
export type Announcement =
  | ({ event: AccountEvent } & Audience)
  | { endedSessionId: string }
  | { modelsChanged: true }
  | { homepageChanged: true }

/** The pages that everybody has open in a workspace, those of one account, or both. */
export type Audience = { workspaceId: string; userId?: string } | { userId: string }

async function announce(db: Database | Transaction, announcement: Announcement): Promise<void> {
  await notify(db, announcement)
}

/** Every process works with other models from here on. */
export async function announceModels(tx: Transaction): Promise<void> {
  await announce(tx, { modelsChanged: true })
}

/** Every server shows the home page as it is now. */
export async function announceHomepage(tx: Transaction): Promise<void> {
  await announce(tx, { homepageChanged: true })
}

export async function announceCredits(
  tx: Database | Transaction,
  workspaceId: string,
): Promise<void> {
  await announce(tx, { workspaceId, event: { type: 'credits' } })
}

export async function announceAccount(tx: Database | Transaction, userId: string): Promise<void> {
  await announce(tx, { userId, event: { type: 'account' } })
}

/** To everybody who works in a workspace: somebody came, went, was invited or may do something else, or it has another name. */
export async function announceMembers(
  tx: Database | Transaction,
  workspaceId: string,
): Promise<void> {
  await announce(tx, { workspaceId, event: { type: 'members' } })
}

export async function announceNotification(
  tx: Database | Transaction,
  userId: string,
): Promise<void> {
  await announce(tx, { userId, event: { type: 'notification' } })
}

/** @param uploadId the upload that went on, or null when the library changed otherwise. */
export async function announceMedia(
  tx: Database | Transaction,
  audience: Audience,
  uploadId: string | null,
): Promise<void> {
  await announce(tx, { ...audience, event: { type: 'media', uploadId } })
}

export async function announcePronunciations(tx: Transaction, workspaceId: string): Promise<void> {
  await announce(tx, { workspaceId, event: { type: 'pronunciations' } })
}

export async function announceStoryboard(
  tx: Database | Transaction,
  storyboard: { id: string; workspaceId: string },
): Promise<void> {
  await announce(tx, {
    workspaceId: storyboard.workspaceId,
    event: { type: 'storyboard', storyboardId: storyboard.id },
  })
}

export async function announceGeneration(
  tx: Database | Transaction,
  generation: GenerationRow,
): Promise<void> {
  await announceGenerations(tx, [generation])
}

export async function announceGenerations(
  tx: Database | Transaction,
  rows: GenerationRow[],
): Promise<void> {
  await notify(tx, ...rows.map(announcementOf))
}

function announcementOf(generation: GenerationRow): Announcement {
  const { id, workspaceId, storyboardId, sceneId, kind, state, progress, price, failure } =
    generation
  const { startedAt, expectedDurationMs } = generation
  return {
    workspaceId,
    event: {
      type: 'generation',
      generationId: id,
      storyboardId,
      sceneId,
      kind,
      state,
      progress,
      startedAtMs: startedAt?.getTime() ?? null,
      expectedDurationMs,
      price,
      failure,
    },
  }
}
