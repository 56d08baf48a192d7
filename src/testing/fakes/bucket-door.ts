import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { answerAsBucket } from './bucket-cors.ts'

type DoorOptions = {
  /** Address of the store behind. */
  endpoint: string
  /** False: it is never answered. */
  mayPass?: (asked: IncomingMessage) => boolean
  onAnswer?: (asked: IncomingMessage, status: number) => void
}

/** Stands before a store that knows no CORS rules, and lets browsers in as one that does. It listens nowhere yet. */
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
      answer.writeHead(given.statusCode ?? 500, given.headers)
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
