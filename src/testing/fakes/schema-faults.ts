const KNOWN = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'anyOf',
  'description',
])

/** Why a vendor with strict JSON schemas refuses this one; null when it takes it. */
export function schemaFault(schema: unknown): string | null {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema))
    return 'A schema must be an object.'
  const fields = schema as Record<string, unknown>
  const unknown = Object.keys(fields).find((name) => !KNOWN.has(name))
  if (unknown) return `Unknown keyword: ${unknown}`
  if (fields.type === 'array') return schemaFault(fields.items)
  if (fields.type !== 'object') return null
  const properties = Object.entries((fields.properties ?? {}) as Record<string, unknown>)
  const required = (fields.required ?? []) as string[]
  if (fields.additionalProperties !== false) return 'additionalProperties must be false.'
  const optional = properties.find(([name]) => !required.includes(name))
  if (optional) return `Not in required: ${optional[0]}`
  return properties.map(([, inner]) => schemaFault(inner)).find(Boolean) ?? null
}
