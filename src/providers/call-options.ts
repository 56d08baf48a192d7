/** What every provider call takes beside its request. */
export type CallOptions = {
  signal: AbortSignal
  /** A folder of this call's own, emptied afterwards; results are left here as files. */
  folder: string
  /** Done so far, 0 to 1; only providers that know it call this. */
  onProgress?: (done: number) => void
}

/** What every provider says of itself. */
export type ProviderFacts = {
  /** Stored beside what it made, e.g. 'builtin'. */
  name: string
  /** True when results are made on this machine and the Development Mode banner applies. */
  builtIn: boolean
  /** A repeat after a crash costs nothing and cannot be billed twice. */
  safeToRepeat: boolean
  /** The vendor wants this much time between the items of a batch. */
  pauseBetweenMs?: number
}
