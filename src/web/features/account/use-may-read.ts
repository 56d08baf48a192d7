import { type Need, useRefusal } from '#web/ui/refusals.ts'
import { useAccount } from './use-account.ts'

/** Whether what only some may read is to be asked for: not before the role is known, which may refuse it. */
export function useMayRead(need: Need): boolean {
  const isKnown = useAccount() !== undefined
  return useRefusal(need) === null && isKnown
}
