import type { Status } from '#contract/site.ts'

/** As it comes over REST: the moment as text. */
export type StatusReport = Omit<Status, 'checkedAt'> & { checkedAt: string }

/** @throws when the server does not answer, or cannot tell how it is. */
export async function readStatus(signal: AbortSignal): Promise<StatusReport> {
  const response = await fetch('/api/v1/status', { signal })
  if (!response.ok) throw new Error(`The status was answered with ${response.status}.`)
  return (await response.json()) as StatusReport
}
