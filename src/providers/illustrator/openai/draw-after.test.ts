import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { refusal, startOpenaiImages } from '#testing/fakes/openai-images.ts'
import { painted } from '#testing/fakes/painted.ts'
import { finishWork } from '#testing/finish-work.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import type { IllustrateRequest } from '../illustrator-provider.ts'
import { createOpenaiIllustrator } from './create-openai-illustrator.ts'

type Fake = Awaited<ReturnType<typeof startOpenaiImages>>
const REQUEST: IllustrateRequest = {
  prompt: 'A tea house in the mountains',
  aspectRatio: '9/16',
  style: 'AUTO',
  seed: 3,
}
const OWN = 'x/z-image-turbo'

/** A server that draws after so many pictures; each of its sends is counted. */
async function studio(model: string, order: (fake: Fake) => void = () => undefined, count = 2) {
  const fake = await startOpenaiImages(model === OWN ? '' : undefined)
  order(fake)
  const provider = createOpenaiIllustrator({ key: fake.key, baseUrl: `${fake.url}/v1`, model })
  const folder = temporaryFolder()
  const referencePaths = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const path = join(folder, `reference-${at}`)
      await writeFile(path, await painted(2000, 1000, at))
      return path
    }),
  )
  let sent = 0
  const draw = async (more: Partial<IllustrateRequest> = {}) =>
    await finishWork(
      provider,
      { ...REQUEST, referencePaths, ...more },
      {
        send: async (post) => {
          sent++
          return await post({ id: `call-${sent}`, costs: () => undefined })
        },
      },
    )
  return { fake, provider, draw, sent: () => sent }
}

test.each([1, 3])('%i pictures go as small JPEGs, with what they are', async (count) => {
  const { fake, draw, sent } = await studio('gpt-image-1', undefined, count)
  const picture = await draw()
  const prompt = expect.stringMatching(
    /^A tea house in the mountains The pictures .*draw a new picture\.$/,
  )
  expect(fake.asked).toEqual([{ model: 'gpt-image-1', prompt, n: 1, size: '1024x1536' }])
  const sizes = await Promise.all((fake.references[0] ?? []).map((file) => sharp(file).metadata()))
  expect(sizes.map(({ format, width }) => [format, width])).toEqual(
    Array.from({ length: count }, () => ['jpeg', 1536]),
  )
  expect(picture.withoutReferences).toBeUndefined()
  expect([fake.drawn, sent()]).toEqual([1, 1])
})

test('a model that cannot says so, and is not asked to', async () => {
  const { provider } = await studio('dall-e-3')
  expect(provider.can?.references).toBe(false)
})

test('a server that has pictures under another name is asked by that, and remembered', async () => {
  const { fake, draw, sent } = await studio(OWN, (it) => (it.takesPictures = 'under one name'))
  expect((await draw()).withoutReferences).toBeUndefined()
  expect(fake.references[0]).toHaveLength(2)
  expect(sent()).toBe(2)
  await draw()
  expect([fake.drawn, sent()]).toEqual([2, 3])
})

test.each([404, 405, 501])(
  'a server that answers %i has no such thing: it draws without, says so, and is not asked again',
  async (status) => {
    const lacks = refusal(status, 'not_found', 'Not found.')
    const { fake, draw, sent } = await studio(OWN, (it) => (it.insteadOfEdits = lacks))
    expect(await draw()).toMatchObject({ withoutReferences: true, contentType: 'image/jpeg' })
    expect([fake.drawn, sent()]).toEqual([1, 2])
    expect(await draw()).toMatchObject({ withoutReferences: true })
    expect([fake.drawn, sent()]).toEqual([2, 3])
    expect((await draw({ referencePaths: [] })).withoutReferences).toBeUndefined()
  },
)

test('a server that had no such thing is asked again after an hour: it may have it by then', async () => {
  const lacks = refusal(404, 'not_found', 'Not found.')
  const { fake, draw } = await studio(OWN, (it) => (it.insteadOfEdits = lacks))
  expect(await draw()).toMatchObject({ withoutReferences: true })
  fake.insteadOfEdits = null
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 59 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect(await draw()).toMatchObject({ withoutReferences: true })
  vi.setSystemTime(Date.now() + 2 * 60_000)
  expect((await draw()).withoutReferences).toBeUndefined()
  expect(fake.references).toHaveLength(1)
})

test('a model that is not there is no lack of the endpoint: once it is there, it draws after the pictures', async () => {
  const lacks = refusal(404, 'model_not_found', 'The model does not exist.')
  const { fake, draw } = await studio(OWN, (it) => (it.insteadOfEdits = lacks))
  fake.insteadOf = lacks
  await expect(draw()).rejects.toMatchObject({ kind: 'misconfigured' })
  fake.insteadOfEdits = null
  fake.insteadOf = null
  expect((await draw()).withoutReferences).toBeUndefined()
  expect(fake.references).toHaveLength(1)
})

test('a server of one’s own whose model does not draw after pictures draws without, and says so', async () => {
  const cannot = refusal(400, 'invalid_request_error', 'This model does not edit images.')
  const { fake, draw } = await studio(OWN, (it) => (it.insteadOfEdits = cannot))
  expect(await draw()).toMatchObject({ withoutReferences: true })
  expect(fake.drawn).toBe(1)
})

test('what is refused for its content is not drawn without the pictures instead', async () => {
  const { fake, draw, sent } = await studio(OWN)
  await expect(draw({ prompt: 'forbidden' })).rejects.toMatchObject({ kind: 'refused' })
  expect([fake.drawn, sent()]).toEqual([0, 1])
})

test.each([
  ['hung up on', { hangsUp: true }],
  ['a gateway’s', { status: 502, body: '<h1>Bad gateway</h1>' }],
])('an answer that is %s is not asked for again, in whatever way', async (_, insteadOfEdits) => {
  const { draw, sent } = await studio('gpt-image-1', (it) => (it.insteadOfEdits = insteadOfEdits))
  const error = await draw().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect([undefined, 'outcome-unknown']).toContain((error as { kind?: string }).kind)
  expect(sent()).toBe(1)
})

test('a prompt that is too long makes room for what is said of the pictures', async () => {
  const { fake, draw } = await studio(OWN)
  await draw({ prompt: 'a tree\n'.repeat(1000) })
  expect(String(fake.asked[0]?.['prompt'])).toMatch(/draw a new picture\.$/)
  expect(String(fake.asked[0]?.['prompt'])).toHaveLength(4000)
})
