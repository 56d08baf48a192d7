import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { z } from 'zod'
import { contract } from '#contract/index.ts'
import type { JsonSchema } from './input-from-schema.ts'

export type ContractOperation = {
  /** `storyboard/get` */
  name: string
  method: string
  path: string
  /** Null when it takes none. */
  input: JsonSchema | null
}

/** Every operation of the contract: one that is added is attacked, too. */
export function contractOperations(part: object = contract, prefix = ''): ContractOperation[] {
  return Object.entries(part).flatMap(([key, value]) => {
    const name = prefix + key
    return isContractProcedure(value)
      ? [describe(name, value)]
      : contractOperations(value as object, `${name}/`)
  })
}

function describe(name: string, procedure: AnyContractProcedure): ContractOperation {
  const { inputSchema, route } = procedure['~orpc']
  const { method = 'POST', path = `/${name}` } = route
  const input = inputSchema
    ? (z.toJSONSchema(inputSchema as z.ZodType, {
        io: 'input',
        unrepresentable: 'any',
      }) as JsonSchema)
    : null
  return { name, method, path, input }
}
