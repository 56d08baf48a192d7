import sharp from 'sharp'
import { startFakeElevenLabs } from './elevenlabs.ts'
import { startFakeGrok } from './grok.ts'
import { IDEOGRAM_KEY, startIdeogram } from './ideogram.ts'
import { KLING_KEY, startKling } from './kling.ts'
import { startFakeChat } from './openai-chat.ts'
import { startOpenaiImages } from './openai-images.ts'
import { PAYPAL, startPaypal } from './paypal.ts'
import { REPLICATE_KEY, startReplicate } from './replicate.ts'
import { startFakeSpeechServer } from './speech-server.ts'
import { STRIPE, startStripe } from './stripe.ts'

export type Body = Record<string, unknown>
export type Posted = { url: string; headers: Record<string, string>; body: string | FormData }

/** What is answered to a request. */
export async function statusOf({ url, headers, body }: Posted): Promise<number> {
  const answer = await fetch(url, { method: 'POST', headers, body })
  await answer.arrayBuffer()
  return answer.status
}

function json(url: string, body: Body, headers: Record<string, string> = {}): Posted {
  return {
    url,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}

function bearer(key: string) {
  return { authorization: `Bearer ${key}` }
}

function formOf(fields: Body): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  return form
}

export const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: { title: { type: 'string' } },
}

/** What a picture is that is sent along, as a vendor of clips takes it. */
export async function picture(width = 720, height = 1280): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer()
}

export async function grok() {
  const { settings, counts } = await startFakeGrok()
  const body = {
    model: settings.model,
    max_output_tokens: 100,
    input: [{ role: 'user', content: 'Write 1 scenes' }],
  }
  const format = { type: 'json_schema', strict: true, name: 'response', schema: SCHEMA }
  const post = (more: Body, schema: Body = SCHEMA) =>
    json(
      `${settings.baseUrl}/responses`,
      { ...body, text: { format: { ...format, schema } }, ...more },
      bearer(settings.key),
    )
  return { post, billed: () => counts.billed }
}

export async function chat() {
  const { settings, counts } = await startFakeChat()
  const body = { model: settings.model, messages: [{ role: 'user', content: 'Hi' }] }
  const post = (more: Body) => json(`${settings.baseUrl}/chat/completions`, { ...body, ...more })
  return { post, billed: () => counts.served }
}

export async function elevenLabs() {
  const fake = await startFakeElevenLabs()
  const url = (voice = '21m00Tcm4TlvDq8ikWAM', format = 'mp3_44100_128') =>
    `${fake.url}/v1/text-to-speech/${voice}/with-timestamps?output_format=${format}`
  const headers = { 'xi-api-key': fake.key }
  const post = (more: Body, to = url()) => json(to, { text: 'Hi.', ...more }, headers)
  return { post, url, billed: () => fake.billedCredits }
}

export async function speech() {
  const fake = await startFakeSpeechServer('openai')
  const body = { model: 'tts-1', input: 'Hi.', voice: 'nova', response_format: 'wav' }
  const post = (more: Body) => json(`${fake.url}/v1/audio/speech`, { ...body, ...more })
  return { post, billed: () => fake.billedCharacters }
}

export async function ideogram() {
  const fake = await startIdeogram()
  const post = (more: Body): Posted => ({
    url: `${fake.url}/v1/ideogram-v3/generate`,
    headers: { 'api-key': IDEOGRAM_KEY },
    body: formOf({ prompt: 'A lighthouse', ...more }),
  })
  return { fake, post, billed: () => fake.billed.length }
}

export async function images() {
  const fake = await startOpenaiImages()
  const body = { model: 'gpt-image-1', prompt: 'A lighthouse', n: 1 }
  const post = (more: Body) =>
    json(`${fake.url}/v1/images/generations`, { ...body, ...more }, bearer(fake.key))
  const edit = (more: Body, files: [name: string, file: Blob][]): Posted => {
    const form = formOf({ ...body, ...more })
    for (const [name, file] of files) form.append(name, file, 'reference.jpg')
    return { url: `${fake.url}/v1/images/edits`, headers: bearer(fake.key), body: form }
  }
  return { post, edit, billed: () => fake.drawn }
}

export async function replicate() {
  const fake = await startReplicate()
  const upload = async (content: Buffer, name = 'a.jpg') => {
    const form = new FormData()
    form.append('content', new File([new Uint8Array(content)], name))
    const answer = await fetch(`${fake.url}/files`, {
      method: 'POST',
      headers: bearer(REPLICATE_KEY),
      body: form,
    })
    return ((await answer.json()) as { urls: { get: string } }).urls.get
  }
  const start_image = await upload(await picture())
  const post = (more: Body, input: Body = {}) =>
    json(
      `${fake.url}/models/kwaivgi/kling-v2.5-turbo-pro/predictions`,
      { input: { prompt: 'Push in.', duration: 5, start_image, ...input }, ...more },
      bearer(REPLICATE_KEY),
    )
  return { post, upload, billed: () => fake.jobs.length }
}

export async function kling() {
  const fake = await startKling()
  const image = (await picture()).toString('base64')
  const body = { model_name: 'kling-v2-6', image, prompt: 'Push in.', duration: '5' }
  const post = (more: Body) =>
    json(`${fake.url}/v1/videos/image2video`, { ...body, ...more }, bearer(KLING_KEY))
  return { fake, post, billed: () => fake.tasks.length }
}

export async function stripe() {
  const fake = await startStripe()
  const fields = { mode: 'payment', client_reference_id: 'p-1' }
  const post = (more: Body, key = 'p-1'): Posted => ({
    url: `${fake.url}/v1/checkout/sessions`,
    headers: {
      ...bearer(STRIPE.secretKey),
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': key,
    },
    body: String(new URLSearchParams({ ...fields, ...(more as Record<string, string>) })),
  })
  return { fake, post, billed: () => fake.sessions.size }
}

export async function paypal() {
  const fake = await startPaypal()
  const pair = Buffer.from(`${PAYPAL.clientId}:${PAYPAL.clientSecret}`).toString('base64')
  const answer = await fetch(`${fake.url}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${pair}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  })
  const { access_token: token } = (await answer.json()) as { access_token: string }
  const unit = { reference_id: 'default', custom_id: 'p', invoice_id: 'p', description: 'Credits' }
  const paid = (value: string) => [{ ...unit, amount: { currency_code: 'USD', value } }]
  const experience_context = {
    brand_name: 'Reelwright',
    shipping_preference: 'NO_SHIPPING',
    user_action: 'PAY_NOW',
    return_url: 'https://reels.example/done',
    cancel_url: 'https://reels.example/cancelled',
  }
  const order = {
    intent: 'CAPTURE',
    purchase_units: paid('29.00'),
    payment_source: { paypal: { experience_context } },
  }
  let asked = 0
  const sent = (path: string, body: Body) =>
    json(`${fake.url}${path}`, body, { ...bearer(token), 'paypal-request-id': `r-${asked++}` })
  const post = (more: Body) => sent('/v2/checkout/orders', { ...order, ...more })
  return { fake, post, sent, paid, billed: () => fake.orders.size }
}
