/** What every call takes beside its request. */
export type CallOptions = {
  signal: AbortSignal
  /** A folder of this call's own, emptied afterwards; results are left here as files. */
  folder: string
  /** Done so far, 0 to 1; only providers that know it call this. */
  onProgress?: (done: number) => void
}

/** One request to a vendor that it may bill, as it is written down before it is sent. */
export type SentCall = {
  /** For the vendor's idempotency key or name of ours, where it has such a thing. */
  id: string
  /** What the vendor says that this call costs, in millionths of a US dollar. */
  costs: (microUsd: number) => void
  /** Where the vendor may say that the job which this call began has ended; absent: it cannot reach us. */
  callback?: string
}

/**
 * Sends one request that a vendor may bill: waits for room within the vendor's limits, writes the call down, sends
 * it, and writes down how it ended. What `post` throws is thrown on; anything but a ProviderError that says
 * otherwise means that the outcome is unknown.
 */
export type Send = <Answer>(post: (call: SentCall) => Promise<Answer>) => Promise<Answer>

export type StartOptions = CallOptions & { send: Send }

/** How a vendor may be called with one key, over all workers. */
export type CallLimits = {
  /** Names the key without telling it: models that share a key share its limits. */
  key: string
  /** Calls that are under way at once, jobs that the vendor works on among them. */
  atOnce?: number
  perMinute?: number
}

/** What every provider says of itself. One that offers several models is there once for each. */
export type ProviderFacts = {
  /** Names the model for ever; stored beside what it made: 'builtin'. */
  name: string
  /** True when results are made on this machine and the Development Mode banner applies. */
  builtIn: boolean
  /** A repeat after a crash costs nothing and cannot be billed twice. */
  safeToRepeat: boolean
  /** The vendor wants this much time between the items of a batch. */
  pauseBetweenMs?: number
  /** Absent: as often as anybody likes. */
  limits?: CallLimits
}
