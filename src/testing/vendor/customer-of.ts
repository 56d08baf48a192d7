import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { KINDS } from '#contract/kinds.ts'
import { VENDORS, type VendorId } from '#contract/vendors.ts'
import { credits } from '#database/schema/index.ts'
import type { Context } from '#domain/context.ts'
import { grantCredits } from '#domain/credit/index.ts'
import { createStoryboard } from '#domain/storyboard/index.ts'
import type { Maker, Providers } from '#providers/providers.ts'
import { AN_IDEA, createWrittenStoryboard } from '../create-written-storyboard.ts'
import { startTake } from '../make-take.ts'
import { openAccount } from '../open-account.ts'
import { saveTestImage } from '../save-test-image.ts'
import { DEADLY_VENDORS } from './vendors-to-kill-at.ts'

/** Somebody who can ask one vendor for so many pieces, each in a storyboard of its own. */
export async function customerOf<Site extends Context>(
  ctx: Site,
  vendor: VendorId,
  pieces: number,
) {
  const { kind } = DEADLY_VENDORS[vendor]
  const { db, models, vendors } = ctx
  const account = await openAccount(ctx)
  const { workspaceId } = account
  const cause = `grant:${vendor}`
  await grantCredits(db, { workspaceId, amount: 9000, description: 'Test', cause })
  // One that is being saved is locked; no two say the same.
  const sceneIds: string[] = []
  const scenesNeeded = kind === 'storyboard' ? 0 : pieces
  for (let piece = 0; piece < scenesNeeded; piece++) {
    const { scenes } = await createWrittenStoryboard(account, 1, `This is number ${piece}. `)
    for (const { id } of scenes) {
      if (kind === 'clip') await saveTestImage(account, id)
      sceneIds.push(id)
    }
  }
  const [balance] = await db.select().from(credits).where(eq(credits.workspaceId, workspaceId))

  /** Whoever asks now asks this vendor; one of the same kind may have been chosen before. */
  function chooseVendor<Which extends Maker>(maker: Which): void {
    const model = vendors.environment[vendor]?.model ?? VENDORS[vendor].model
    const provider: Providers[Which] | null = models.named(maker, `${vendor}:${model}`)
    if (!provider) throw new Error(`${vendor} is not connected.`)
    models.choose(maker, provider)
  }

  return {
    vendor,
    workspaceId,
    before: balance?.amount ?? 0,
    /** Asks for a piece. @returns its generation; wait for it before another vendor is asked */
    async ask(): Promise<string> {
      chooseVendor(KINDS[kind].maker)
      if (kind === 'storyboard')
        return (await createStoryboard(account, { ...AN_IDEA, id: randomUUID() })).id
      const sceneId = sceneIds.shift()
      if (!sceneId) throw new Error('More pieces are asked for than there are scenes.')
      return (await startTake(account, sceneId, kind)).id
    },
  }
}
