import { createElevenLabsNarrator } from '#providers/narrator/elevenlabs/create-elevenlabs-narrator.ts'
import { startFakeElevenLabs } from './fakes/elevenlabs.ts'
import { startOptions } from './finish-work.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A narrator at a fake of ElevenLabs, and what became of each of its calls. */
export async function connected(model = 'by-language') {
  const fake = await startFakeElevenLabs()
  const settings = { key: fake.key, baseUrl: fake.url, model }
  const costs: number[] = []
  const outcomes: string[] = []
  const options = () =>
    startOptions({
      folder: temporaryFolder(),
      send: async (post) => {
        try {
          const answer = await post({ id: 'call', costs: (usd) => costs.push(usd) })
          outcomes.push('delivered')
          return answer
        } catch (error) {
          const isSaid = error instanceof Error && error.name === 'ProviderError'
          outcomes.push(isSaid ? 'refused' : 'unknown')
          throw error
        }
      },
    })
  const narrator = createElevenLabsNarrator(settings)
  const speak = async (text: string, voiceId = 'en-rachel') => {
    const started = await narrator.start({ text, voiceId }, options())
    if (!('done' in started)) throw new Error('It is done at once.')
    return started.done
  }
  return { fake, settings, narrator, speak, options, costs, outcomes }
}
