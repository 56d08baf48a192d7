import { expect, test } from 'vitest'
import { finishWork } from '#testing/finish-work.ts'
import { testWriter } from '../writer-compliance.ts'
import { createBuiltinWriter } from './create-builtin-writer.ts'

testWriter('built-in', createBuiltinWriter)

test('what the studio cannot write is refused as unsupported, in its words', async () => {
  const writing = finishWork(createBuiltinWriter(), {
    idea: 'How vaccines teach the immune system',
    beginning: 'idea',
    durationS: 60,
    sceneCount: 6,
    style: 'Educational',
    audience: 'General Audience',
    aspectRatio: '16/9',
    language: 'en',
  })
  await expect(writing).rejects.toMatchObject({
    name: 'ProviderError',
    kind: 'unsupported',
    message: expect.stringMatching(/^Your words fill 2 s/),
  })
})
