import type { Question } from '../ask-model.ts'

/** How a server is told what its answer is to look like, from the strictest on. */
const FORMATS = ['json_schema', 'json_object', 'plain'] as const
export type ChatFormat = (typeof FORMATS)[number]

/** What worked with a server and a model, so that only the first storyboard asks in vain. */
const worked = new Map<string, ChatFormat>()

export function formatFor(server: string): ChatFormat {
  return worked.get(server) ?? FORMATS[0]
}

/** The next one to try, remembered for those who come later; null when there is none. */
export function nextFormat(server: string, refused: ChatFormat): ChatFormat | null {
  const next = FORMATS[FORMATS.indexOf(refused) + 1] ?? null
  if (next) worked.set(server, next)
  else worked.delete(server)
  return next
}

/** A server that is not given the schema as such reads it in the prompt. */
export function inFormat(format: ChatFormat, { messages, name, schema }: Question) {
  const json_schema = { name, strict: true, schema }
  if (format === 'json_schema') return { messages, response_format: { type: format, json_schema } }
  const told = messages.map((message, at) =>
    at === 0
      ? { ...message, content: `${message.content}\nJSON Schema: ${JSON.stringify(schema)}` }
      : message,
  )
  return { messages: told, ...(format === 'json_object' && { response_format: { type: format } }) }
}
