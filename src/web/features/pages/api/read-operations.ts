import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { z } from 'zod'
import { contract } from '#contract/index.ts'

export type OperationField = { name: string; type: string; isRequired: boolean }
export type Operation = {
  method: string
  path: string
  summary: string
  fields: OperationField[]
}
export type OperationNoun = { noun: string; operations: Operation[] }

/** Every operation of the contract as REST, for the reference; it runs when the pages are built. */
export function readOperations(): OperationNoun[] {
  return Object.entries(contract).map(([noun, verbs]) => ({
    noun,
    operations: Object.values(verbs).filter(isContractProcedure).map(describe),
  }))
}

function describe(procedure: AnyContractProcedure): Operation {
  const { route, inputSchema } = procedure['~orpc']
  return {
    method: route.method ?? 'POST',
    path: `/api/v1${route.path}`,
    summary: route.summary ?? '',
    fields: inputSchema instanceof z.ZodType ? fieldsOf(inputSchema) : [],
  }
}

function fieldsOf(schema: z.ZodType): OperationField[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    type: typeof property === 'boolean' ? 'any' : typeName(property),
    isRequired: required.includes(name),
  }))
}

/** As short as a reader needs: `"voice" | "image"`, `integer 1–100`, `text, at most 2000`. */
function typeName(schema: z.core.JSONSchema.BaseSchema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) {
    return schema.anyOf.map(typeName).join(' | ')
  }
  if (schema.type === 'integer' || schema.type === 'number') return `${schema.type}${range(schema)}`
  if (schema.format) return schema.format
  return String(schema.type ?? 'any')
}

function range({ minimum, maximum }: z.core.JSONSchema.BaseSchema): string {
  const isBounded = minimum !== undefined && maximum !== undefined
  return isBounded && Math.abs(minimum) < Number.MAX_SAFE_INTEGER ? ` ${minimum}–${maximum}` : ''
}
