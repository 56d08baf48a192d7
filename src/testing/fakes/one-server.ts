import { startFakeChat } from './openai-chat.ts'
import { startOpenaiImages } from './openai-images.ts'
import { startFakeSpeechServer } from './speech-server.ts'
import { type FakeRequest, startFake } from './start-fake.ts'

/** Somebody's own machine: text, pictures and voices behind one address, without a key. */
export async function startOneServer() {
  const [chat, images, speech] = await Promise.all([
    startFakeChat(),
    startOpenaiImages(''),
    startFakeSpeechServer('kokoro'),
  ])
  const chatOrigin = new URL(chat.settings.baseUrl).origin

  function originFor(path: string): string {
    if (path.startsWith('/v1/images/')) return images.url
    return path.startsWith('/v1/audio/') || path.startsWith('/dev/') ? speech.url : chatOrigin
  }

  const origin = await startFake(async ({ method, path, headers, body }: FakeRequest) => {
    const { authorization, 'content-type': contentType } = headers
    const answer = await fetch(`${originFor(path)}${path}`, {
      method,
      headers: {
        ...(authorization && { authorization }),
        ...(contentType && { 'content-type': contentType }),
      },
      ...(method === 'GET' ? {} : { body: new Uint8Array(body) }),
    })
    return {
      status: answer.status,
      headers: { 'content-type': answer.headers.get('content-type') ?? '' },
      body: Buffer.from(await answer.arrayBuffer()),
    }
  })
  return { baseUrl: `${origin}/v1`, chat, images, speech }
}
