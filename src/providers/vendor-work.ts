import type { Told } from '#contract/words/told.ts'
import type { CallOptions, StartOptions } from './call-options.ts'

/** What a vendor calls a job that it has taken. Plain JSON; kept in the database, read by the same provider alone. */
export type Handle = Record<string, unknown>

/** The result at once, or a handle with which it is asked for later, perhaps from another process. */
export type Started<Result> =
  | { done: Result }
  | {
      handle: Handle
      /** How long the vendor takes, as it says. */
      expectedDurationMs?: number
      /** When it is worth asking for the first time; 0 for what only needs to be fetched. By default as for clips. */
      firstCheckMs?: number
    }

/**
 * What a vendor says of a job. A failure is for good; `reason` is what the vendor says to the person who
 * waits, or told in our own words; null when there is none.
 */
export type Standing<Result> =
  | { state: 'processing' }
  | { state: 'succeeded'; result: Result }
  | { state: 'failed'; reason: string | Told | null }

/** The one life that all work has, whoever does it and however long it takes. */
export type VendorWork<Request, Result> = {
  /**
   * Begins one piece of work. Every request that can be billed goes through `options.send`, once.
   * @throws ProviderError
   */
  start: (request: Request, options: StartOptions) => Promise<Started<Result>>
  /**
   * Asks how a job stands; what is finished is fetched whole into the call's folder.
   * @throws anything when there is no answer, which says nothing of the job: it is asked about again.
   */
  check?: (handle: Handle, options: CallOptions) => Promise<Standing<Result>>
  /** Stops a job; one that has ended already is no error. Absent where the vendor cannot. */
  stop?: (handle: Handle, options: Pick<CallOptions, 'signal'>) => Promise<void>
  /**
   * Finds out what became of a call whose answer never came, and what it costs. Absent where the vendor cannot be
   * asked.
   * @returns null when the vendor never had it, so that it may be sent again.
   * @throws anything when there is no answer: it is asked again.
   */
  lookUp?: (
    call: { id: string; sentAt: Date; costs?: (microUsd: number) => void },
    request: Request,
    options: CallOptions,
  ) => Promise<Started<Result> | null>
  /**
   * Asks for the secret with which the vendor signs what it calls back with, as standardwebhooks.com says. Absent
   * where it does not sign.
   */
  signingSecret?: (signal: AbortSignal) => Promise<string>
}

/** The life of work that is done while the caller waits, and bills nobody. */
export function doneAtOnce<Request, Result>(
  work: (request: Request, options: CallOptions) => Promise<Result>,
): Pick<VendorWork<Request, Result>, 'start'> {
  return { start: async (request, options) => ({ done: await work(request, options) }) }
}
