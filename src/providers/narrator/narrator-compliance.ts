import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { VOICES } from '#contract/voices.ts'
import { inWords } from '#contract/words/in-words.ts'
import { finishWork } from '#testing/finish-work.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import type { CallOptions } from '../call-options.ts'
import type { NarratorProvider } from './narrator-provider.ts'

export type NarratorUnderTest = {
  create: () => NarratorProvider | Promise<NarratorProvider>
  /** Measures the sound file by reading it. */
  durationMsOf: (path: string) => Promise<number>
}

const AWKWARD_TEXTS = {
  numbers: 'In 2024, 1,234,567 people paid $25.50 (or 3.5 % more) at 10:30.',
  markup: '**Bold** and <break time="9s"/> `code`, [a link](https://example.com/a?b=1) & more.',
  emoji: '🚀 Lift off! 👩‍🚀 We are go 🇻🇳',
  controls: 'One\u0000 two\u200b three\u202e four\ufeff.',
  silence: '— Well … — yes! —',
}

/** What every narrator must do, whoever makes the sound. Call it at the top of a test file. */
export function testNarrator(kind: string, { create, durationMsOf }: NarratorUnderTest): void {
  for (const [what, text] of Object.entries(AWKWARD_TEXTS)) {
    test(`${kind}: the words of a text with ${what} cover it in order, inside the sound`, async () => {
      const options = await callOptions()
      const narration = await finishWork(await create(), { text, voiceId: 'en-rachel' }, options)

      expect(dirname(narration.path)).toBe(options.folder)
      expect((await stat(narration.path)).size).toBeGreaterThan(1000)
      expect(Math.abs(narration.durationMs - (await durationMsOf(narration.path)))).toBeLessThan(30)
      const said = narration.words.map((word) => word.text).join('')
      expect(withoutSpace(said)).toBe(withoutSpace(text))
      expectInOrder([0, ...narration.words.flatMap((word) => [word.startMs, word.endMs])])
      expect(narration.words.at(-1)?.endMs).toBeLessThanOrEqual(narration.durationMs)
    })
  }

  test(`${kind}: a text without a letter or a number is refused`, async () => {
    for (const text of ['', '  \n', '… — !?', '🎉🎉']) {
      const speaking = finishWork(
        await create(),
        { text, voiceId: 'en-rachel' },
        await callOptions(),
      )
      await expect(speaking).rejects.toMatchObject({ name: 'ProviderError', kind: 'refused' })
    }
  })

  test(`${kind}: a voice is either spoken or refused with a sentence`, async () => {
    const narrator = await create()
    expect(narrator.unsupported('en-rachel')).toBeNull()
    for (const { id } of VOICES) expect(reasonOf(narrator, id) ?? 'Fine.').toMatch(/^[A-Z].+\.$/)
    expect(reasonOf(narrator, 'xx-nobody')).toMatch(/\.$/)
    const speaking = finishWork(
      narrator,
      { text: 'Hello', voiceId: 'xx-nobody' },
      await callOptions(),
    )
    await expect(speaking).rejects.toMatchObject({ name: 'ProviderError', kind: 'unsupported' })
  })

  test(`${kind}: an aborted call ends with the reason it was aborted for`, async () => {
    const abort = new AbortController()
    const speaking = finishWork(
      await create(),
      { text: 'Nobody will hear this.', voiceId: 'en-rachel' },
      { ...(await callOptions()), signal: abort.signal },
    )
    abort.abort(new Error('not needed any more'))
    await expect(speaking).rejects.toThrow('not needed any more')
  })
}

async function callOptions(): Promise<CallOptions> {
  const folder = temporaryFolder()
  return { folder, signal: new AbortController().signal }
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/gu, '')
}

function expectInOrder(timesMs: number[]): void {
  expect(timesMs).toEqual(timesMs.toSorted((a, b) => a - b))
}

function reasonOf(narrator: NarratorProvider, voiceId: string): string | null {
  const told = narrator.unsupported(voiceId)
  return told && inWords(told)
}
