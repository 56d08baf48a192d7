import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { Client } from '#cli/client.ts'
import type { Visitor } from './visitor.ts'

export const AN_IDEA = {
  idea: 'Coffee takes its time. Grind the beans fresh. Pour the water slowly. Wait three minutes.',
  durationS: 15,
  style: 'Educational',
  audience: 'General Audience',
  aspectRatio: '9/16',
  language: 'en',
  visuals: 'clips',
} as const

/** What the page of a signed-in visitor asks the server with. */
export function accountClient(url: string, { cookie }: Visitor): Client {
  return createORPCClient(new RPCLink({ url: `${url}/rpc`, headers: { cookie } }))
}
