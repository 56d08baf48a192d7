import { useSearchParams } from 'react-router'
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts'

/** The token of the link that was opened; undefined until it is known, null when there is none. */
export function useLinkToken(): string | null | undefined {
  const [params] = useSearchParams()
  const isHydrated = useIsHydrated()
  return isHydrated ? params.get('token') || null : undefined
}
