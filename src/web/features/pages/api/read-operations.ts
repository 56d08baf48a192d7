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

type Schema = z.core.JSONSchema.BaseSchema

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
  return propertiesOf(z.toJSONSchema(schema, { io: 'input' }))
}

function propertiesOf({ properties = {}, required = [] }: Schema): OperationField[] {
  return Object.entries(properties).map(([name, property]) => ({
    name,
    type: typeof property === 'boolean' ? 'any' : typeName(property),
    isRequired: required.includes(name),
  }))
}

/** As short as a reader needs: `"voice" | "image"`, `integer 1–100`, `{ type: "merge", sceneId: uuid }`. */
function typeName(schema: Schema): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(typeName).join(' | ')
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.type === 'integer' || schema.type === 'number') return `${schema.type}${range(schema)}`
  if (schema.type === 'object' && schema.properties) return objectName(schema)
  if (schema.format) return schema.format
  return String(schema.type ?? 'any')
}

function objectName(schema: Schema): string {
  const parts = propertiesOf(schema).map(
    ({ name, type, isRequired }) => `${name}${isRequired ? '' : '?'}: ${type}`,
  )
  return `{ ${parts.join(', ')} }`
}

/** Zod bounds every integer by those that are safe; such a bound is none. */
function range({ minimum = -Infinity, maximum = Infinity }: Schema): string {
  const hasLeast = minimum > Number.MIN_SAFE_INTEGER
  const hasMost = maximum < Number.MAX_SAFE_INTEGER
  if (hasLeast && hasMost) return ` ${minimum}–${maximum}`
  return hasLeast ? ` from ${minimum}` : ''
}
