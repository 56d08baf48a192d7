import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { answerAsBucket } from './bucket-cors.ts'

type DoorOptions = {
  /** Address of the store behind. */
  endpoint: string
  /** False: it is never answered. */
  mayPass?: (asked: IncomingMessage) => boolean
  onAnswer?: (asked: IncomingMessage, status: number) => void
}

/** Stands before a store that knows neither CORS rules nor `response-…` in an address, and answers as one that does. */
export function bucketDoor({ endpoint, mayPass = () => true, onAnswer }: DoorOptions): {
  door: Server
  letIn: (origin: string) => void
} {
  const { hostname: host, port } = new URL(endpoint)
  let origin: string | null = null
  const door = createServer((asked, answer) => {
    if (answerAsBucket(origin, asked, answer)) return
    const { method, headers, url: path } = asked
    if (!mayPass(asked)) return
    const inner = request({ host, port, path, method, headers }, (given) => {
      onAnswer?.(asked, given.statusCode ?? 500)
      answer.writeHead(given.statusCode ?? 500, { ...given.headers, ...saidInstead(path) })
      given.pipe(answer)
    })
    inner.on('error', () => answer.destroy())
    asked.pipe(inner)
  })
  return {
    door,
    letIn: (site) => {
      origin = site
    },
  }
}

/** The headers that a signed address asks for (Amazon S3, GetObject, "Overriding response header values"). */
function saidInstead(path = '/'): Record<string, string> {
  const asked = [...new URL(path, 'http://door').searchParams]
  return Object.fromEntries(
    asked
      .filter(([name]) => name.startsWith('response-'))
      .map(([name, value]) => [name.slice('response-'.length), value]),
  )
}
