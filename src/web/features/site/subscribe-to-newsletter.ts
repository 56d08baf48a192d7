export type SubscribeResult = 'sent' | 'invalid' | 'too-many' | 'failed'

const RESULTS: Record<number, SubscribeResult> = { 200: 'sent', 422: 'invalid', 429: 'too-many' }

/** Asks for the letter at the REST address, as the typed client would be a third of a public page's code. */
export async function subscribeToNewsletter(
  email: string,
  language: string,
): Promise<SubscribeResult> {
  try {
    const response = await fetch('/api/v1/newsletter/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, language }),
    })
    return RESULTS[response.status] ?? 'failed'
  } catch {
    return 'failed'
  }
}
