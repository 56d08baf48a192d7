import { IdentityError } from '../identity-provider.ts'

const TIMEOUT_MS = 10_000

/** `json` is null when the answer is something else. */
export type GoogleAnswer = { status: number; json: unknown }

/**
 * One request, answered within 10 s. Nothing is followed elsewhere: a redirect would carry our secret along.
 * @throws IdentityError `unavailable`
 */
export async function askGoogle(
  what: string,
  address: string,
  form?: Record<string, string>,
): Promise<GoogleAnswer> {
  try {
    const response = await fetch(address, {
      redirect: 'error',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    return { status: response.status, json: parsed(await response.text()) }
  } catch (cause) {
    throw new IdentityError('unavailable', `${what} did not answer`, { cause })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
