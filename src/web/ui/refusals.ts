import { createContext, useContext } from 'react'

/** What a control asks for: to change or spend something, to look after the workspace, or to act for oneself. */
export type Need = 'edit' | 'manage' | 'self'

export type Refusals = {
  /** Why whoever sees the page may not do it; null: they may. */
  of: (need: Need) => string | null
  /** Somebody pressed all the same. */
  say: (refusal: string) => void
}

const NONE: Refusals = { of: () => null, say: () => undefined }

/** One place says who may press what: controls that name their need are off where it is refused. */
export const RefusalsContext = createContext<Refusals>(NONE)

/** Why a control is off; null: it works. */
export function useRefusal(need: Need | undefined): string | null {
  const refusals = useContext(RefusalsContext)
  return need ? refusals.of(need) : null
}

export function useSayRefusal(): (refusal: string) => void {
  return useContext(RefusalsContext).say
}

/** For a control that is no button of ours: turned off, with the reason, where its need is refused. */
export function useOff(need: Need): { disabled?: true; title?: string } {
  const refusal = useRefusal(need)
  return refusal === null ? {} : { disabled: true, title: refusal }
}

let current = NONE

/** Who may press what now, for code that is no component. */
export function keepRefusals(refusals: Refusals): void {
  current = refusals
}

/** Says why something is refused. @returns whether it is. */
export function sayRefused(need: Need): boolean {
  const refusal = current.of(need)
  if (refusal !== null) current.say(refusal)
  return refusal !== null
}
