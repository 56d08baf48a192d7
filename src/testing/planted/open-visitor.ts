import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { Client } from '../test-server.ts'

type Person = { name: string; email: string }

/** Somebody's browser at a running product, who has just signed up; it keeps all that it is answered. */
export async function openVisitor(url: string, person: Person) {
  const answers: string[] = []
  const kept = async (answer: Response) => {
    const copy = answer.clone()
    answers.push(`${answer.status} ${JSON.stringify([...copy.headers])} ${await copy.text()}`)
    return answer
  }
  const headers = { 'content-type': 'application/json', origin: url }
  const body = JSON.stringify({ ...person, password: 'correct horse' })
  const signedUp = await fetch(`${url}/api/auth/sign-up/email`, { method: 'POST', headers, body })
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  await kept(signedUp)
  const client: Client = createORPCClient(
    new RPCLink({
      url: `${url}/rpc`,
      headers: { cookie },
      fetch: async (request, init) => await kept(await fetch(request, init)),
    }),
  )
  const get = async (path: string, init: RequestInit = {}) =>
    await kept(await fetch(url + path, { ...init, headers: { ...headers, cookie } }))
  /** What is streamed to this browser from here on. */
  const listen = async (signal: AbortSignal) => {
    const stream = await fetch(`${url}/api/v1/events`, { headers: { cookie }, signal })
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    const read = async () => {
      for (;;) {
        const { value, done } = (await reader?.read()) ?? { done: true, value: undefined }
        if (done) return
        answers.push(`event ${value}`)
      }
    }
    void read().catch(() => undefined)
  }
  return { answers, client, get, listen }
}
