import { tell, Told, type ToldCode, type ValuesOf } from './told.ts'

/**
 * What a schema says of a wrong input. An issue of Zod has room for a text only, so it is carried in one;
 * `toldBy` reads it again.
 */
export function saying<Code extends ToldCode>(code: Code, ...values: ValuesOf<Code>): string {
  return JSON.stringify(tell(code, ...values))
}

export function toldBy(issue: { message: string }): Told {
  return toldIn(issue.message) ?? tell('check-input')
}

/** Null for a text that is none of `saying`, but a sentence. */
export function toldIn(message: string): Told | null {
  return Told.safeParse(parsed(message)).data ?? null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
