import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** A request that gets stuck: before the vendor has it, or with the vendor's answer on its way back. */
export type Stuck = { request: RegExp; when: 'asked' | 'answered' }

const NOT_PASSED_ON = /^(host|connection|keep-alive|transfer-encoding|content-(length|encoding))$/

/**
 * The way to a vendor, on which a request gets stuck when a test says so. What a vendor names as addresses of files
 * leads through it, too. Call it inside the test.
 */
export async function openVendorDoor(origin: string) {
  let url = ''
  let next: Stuck[] = []

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const [path = ''] = (asked.url ?? '').split('?')
    const isStuck = (when: Stuck['when']) => {
      const what = `${asked.method} ${path}`
      const found = next.find((one) => one.when === when && one.request.test(what))
      next = next.filter((one) => one !== found)
      return found !== undefined
    }
    const body = await buffer(asked)
    if (isStuck('asked')) return
    const given = await fetch(origin + asked.url, {
      method: asked.method ?? 'GET',
      headers: passedOn(Object.entries(asked.headers)),
      ...(asked.method === 'GET' ? {} : { body: new Uint8Array(body) }),
    })
    const bytes = Buffer.from(await given.arrayBuffer())
    if (isStuck('answered')) return
    const isJson = given.headers.get('content-type')?.includes('json')
    const told = isJson ? bytes.toString().replaceAll(origin, url) : bytes
    answer.writeHead(given.status, passedOn([...given.headers]))
    answer.end(told)
  }

  const server = createServer((asked, answer) => {
    pass(asked, answer).catch(() => answer.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    /** The next request of each of these kinds is never answered. */
    stick: (...stuck: Stuck[]) => {
      next = stuck
    },
    /** Whether all of them have come. */
    isStuck: () => next.length === 0,
  }
}

function passedOn(headers: [string, string | string[] | undefined][]): Record<string, string> {
  const kept = headers.filter(([name]) => !NOT_PASSED_ON.test(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}
