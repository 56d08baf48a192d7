import { createORPCClient, safe } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from '#contract/index.ts'
import { CommandError } from './run-command.ts'

export type Client = ContractRouterClient<typeof contract>

/** The typed client of a running instance, as its operator. */
export function createClient(baseUrl: string, operatorToken: string): Client {
  const link = new RPCLink({ url: `${baseUrl}/rpc`, headers: authorization(operatorToken) })
  return createORPCClient(link)
}

export function authorization(operatorToken: string): Record<string, string> {
  return { authorization: `Bearer ${operatorToken}` }
}

/** The answer, or the server's own message as the command's one clear line. */
export async function ask<Answer>(question: Promise<Answer>): Promise<Answer> {
  const { error, data } = await safe(question)
  if (error) throw new CommandError(error instanceof Error ? error.message : String(error))
  return data
}

/** A running product as the command line reaches it. */
export type Instance = {
  url: string
  operatorToken: string
  /** Stops what was started for this command, and nothing else. */
  close: () => Promise<void>
}
