import { faultText } from '#database/faults.ts'
import type { Context } from '#domain/context.ts'
import { learnVoices, refreshModels } from '#domain/model/index.ts'

/** Vendors take voices away without saying so. */
const ASK_AGAIN_MS = 60 * 60_000

/**
 * Keeps this server's models as they are connected, and the voices that it offers as their vendor has them.
 * @returns what to call when others may be connected, and how to end it
 */
export async function keepModels(
  ctx: Context,
): Promise<{ refresh: () => Promise<void>; stop: () => void }> {
  const askForVoices = () => {
    learnVoices(ctx).catch((error: unknown) => {
      console.error(`The vendor's voices could not be read: ${faultText(error)}`)
    })
  }
  const refresh = async () => {
    await refreshModels(ctx)
    askForVoices()
  }
  await refresh()
  const timer = setInterval(askForVoices, ASK_AGAIN_MS)
  return { refresh, stop: () => clearInterval(timer) }
}
