import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { VendorId } from '#contract/vendors.ts'
import {
  type Body,
  chat,
  elevenLabs,
  grok,
  ideogram,
  images,
  kling,
  type Posted,
  paypal,
  picture,
  replicate,
  SCHEMA,
  speech,
  statusOf,
  stripe,
} from './right-requests.ts'
import { webpPicture } from './webp-picture.ts'

type Start = () => Promise<{ post: (more: Body) => Posted; billed: () => number }>

/** Everybody whom work or money goes to. */
const STRICT = {
  grok,
  'openai-text': chat,
  elevenlabs: elevenLabs,
  'openai-speech': speech,
  ideogram,
  'openai-images': images,
  replicate,
  kling,
  stripe,
  paypal,
} satisfies Record<VendorId | 'stripe' | 'paypal', Start>

test.each(Object.entries(STRICT))(
  'whoever plays %s takes what is right, and refuses a field that the vendor does not know',
  async (_, start) => {
    const { post, billed } = await start()
    expect(await statusOf(post({ surprise: 'x' }))).toBeGreaterThanOrEqual(400)
    expect(billed()).toBe(0)
    expect(await statusOf(post({}))).toBeLessThan(300)
    expect(billed()).toBeGreaterThan(0)
  },
)

test('Grok refuses a schema beyond its limits, another model and another type', async () => {
  const { post, billed } = await grok()
  const schemas = [
    { ...SCHEMA, additionalProperties: true },
    { ...SCHEMA, required: [] },
    { ...SCHEMA, properties: { title: { type: 'string', pattern: '\\b' } } },
    { ...SCHEMA, properties: { title: true } },
  ]
  for (const schema of schemas) expect(await statusOf(post({}, schema))).toBe(400)
  expect(await statusOf(post({ model: 'grok-3' }))).toBe(400)
  const { headers, ...rest } = post({})
  const plain = { ...headers, 'content-type': 'text/plain' }
  expect(await statusOf({ ...rest, headers: plain })).toBe(415)
  expect(billed()).toBe(0)
})

test('ElevenLabs refuses unknown voices, formats and settings, and languages and lengths its models do not have', async () => {
  const { post, url, billed } = await elevenLabs()
  const asked: [Posted, number][] = [
    [post({}, url('nobody')), 404],
    [post({}, url(undefined, 'mp3_1_1')), 422],
    [post({ voice_settings: { mood: 1 } }), 422],
    [post({ model_id: 'eleven_v9' }), 400],
    [post({ model_id: 'eleven_multilingual_v2', language_code: 'en' }), 400],
    [post({ model_id: 'eleven_flash_v2_5', language_code: 'th' }), 400],
    [post({ model_id: 'eleven_v3', text: 'x'.repeat(3001) }), 400],
  ]
  for (const [one, status] of asked) expect(await statusOf(one)).toBe(status)
  expect(billed()).toBe(0)
})

test('Ideogram refuses ratios with a colon, a ratio beside a resolution, and links that are old or changed', async () => {
  const { fake, post, billed } = await ideogram()
  for (const aspect_ratio of ['16:9', '16/9', 'ASPECT_16_9'])
    expect(await statusOf(post({ aspect_ratio }))).toBe(400)
  expect(await statusOf(post({ aspect_ratio: '1x1', resolution: '1024x1024' }))).toBe(400)
  for (const wrong of [{ style_type: 'General' }, { num_images: 9 }, { seed: 2_147_483_648 }])
    expect(await statusOf(post(wrong))).toBe(400)
  expect(billed()).toBe(0)
  const { url, headers, body } = post({ num_images: 2 })
  const answer = await fetch(url, { method: 'POST', headers, body })
  const { data } = (await answer.json()) as { data: { url: string }[] }
  expect([data.length, billed()]).toEqual([2, 2])
  const link = new URL(data[0]?.url ?? '')
  expect((await fetch(link)).status).toBe(200)
  link.searchParams.set('exp', String(Math.floor(Date.now() / 1000) - 1))
  expect((await fetch(link)).status).toBe(403)
  expect((await fetch(`${fake.url}${link.pathname}?exp=9999999999&sig=made-up`)).status).toBe(403)
})

test('OpenAI refuses to draw after what is no picture, is named otherwise, or comes with a field that it does not know', async () => {
  const { edit, billed } = await images()
  const file = new Blob([new Uint8Array(await picture())], { type: 'image/jpeg' })
  const text = new Blob(['Hello'], { type: 'image/jpeg' })
  const wrong = [
    edit({}, []),
    edit({}, [['reference', file]]),
    edit({}, [
      ['image', file],
      ['image', file],
    ]),
    edit({}, [['image', text]]),
    edit({ response_format: 'b64_json' }, [['image', file]]),
    edit({ model: 'dall-e-3' }, [['image', file]]),
    edit({ surprise: 'x' }, [['image', file]]),
  ]
  for (const one of wrong) expect(await statusOf(one)).toBe(400)
  expect(billed()).toBe(0)
  expect(await statusOf(edit({}, [['image', file]]))).toBe(200)
  const list = [file, file].map((one): [string, Blob] => ['image[]', one])
  expect(await statusOf(edit({}, list))).toBe(200)
  expect(billed()).toBe(2)
})

test('Kling, here and at Replicate, refuses pictures it cannot begin with', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'reelwright-strict-'))
  const webp = await readFile(await webpPicture(folder.path, '9/16'))
  const [direct, hosted] = [await kling(), await replicate()]
  for (const bytes of [webp, await picture(299, 720), await picture(1300, 500)]) {
    expect(await statusOf(direct.post({ image: bytes.toString('base64') }))).toBe(400)
    expect(await statusOf(hosted.post({}, { start_image: await hosted.upload(bytes) }))).toBe(422)
  }
  expect(await statusOf(hosted.post({}, { start_image: 'https://gone.example/a.jpg' }))).toBe(422)
  expect(await statusOf(hosted.post({}, { surprise: 1 }))).toBe(422)
  expect(await statusOf(hosted.post({ webhook: 'http://plain.example' }))).toBe(422)
  const image = `data:image/jpeg;base64,${(await picture()).toString('base64')}`
  for (const wrong of [{ image }, { duration: 5 }, { mode: 'best' }, { model_name: 'kling-v2-1' }])
    expect(await statusOf(direct.post(wrong))).toBe(400)
  expect([direct.billed(), hosted.billed()]).toEqual([0, 0])
})

test('Kling begins, and bills, two tasks under one external_task_id', async () => {
  const { post, billed } = await kling()
  for (const _ of [1, 2]) expect(await statusOf(post({ external_task_id: 'ours' }))).toBe(200)
  expect(billed()).toBe(2)
})

test('Stripe knows a key again, and refuses it for anything else', async () => {
  const { post, billed } = await stripe()
  for (const _ of [1, 2]) expect(await statusOf(post({}))).toBe(200)
  expect(billed()).toBe(1)
  expect(await statusOf(post({ client_reference_id: 'p-2' }))).toBe(400)
  expect(billed()).toBe(1)
})

test('PayPal refuses money that is no string with two decimals, and a capture that says anything', async () => {
  const { fake, post, sent, paid, billed } = await paypal()
  for (const value of ['29', '29.0', '7.2'])
    expect(await statusOf(post({ purchase_units: paid(value) }))).toBe(422)
  expect(billed()).toBe(0)
  expect(await statusOf(post({}))).toBe(201)
  const [id = ''] = [...fake.orders.keys()]
  fake.approve(id)
  const capture = `/v2/checkout/orders/${id}/capture`
  expect(await statusOf(sent(capture, { credits: 1_000_000 }))).toBe(400)
  expect(fake.takenCents).toBe(0)
  expect(await statusOf(sent(capture, {}))).toBe(201)
  expect(await statusOf(sent(capture, {}))).toBe(422)
  expect(fake.takenCents).toBe(2900)
})
