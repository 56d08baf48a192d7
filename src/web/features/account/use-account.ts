import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Account } from '#contract/account.ts'
import type { InterfaceLanguage } from '#contract/interface-language.ts'
import { rememberLanguage } from '#web/features/language/language.tsx'
import { api, client, showWorkspace } from '#web/lib/api.ts'
import { authRequest } from '#web/lib/auth-request.ts'
import { session } from '#web/lib/session.ts'
import { type Need, useRefusal } from '#web/ui/refusals.ts'
import { showToast } from '#web/ui/toast.tsx'

/** The signed-in account with its credits. */
export function useAccount() {
  return useQuery(accountQuery()).data
}

/** Whether what only some may read is to be asked for: not before the role is known, which may refuse it. */
export function useMayRead(need: Need): boolean {
  const isKnown = useAccount() !== undefined
  return useRefusal(need) === null && isKnown
}

const NONE: Account['credits'] = { available: 0, held: 0 }

/** The credits; undefined while they are first read, none when they cannot be read. */
export function useCredits() {
  const { data, isError } = useQuery(accountQuery())
  return data?.credits ?? (isError ? NONE : undefined)
}

/** Reads the credits again because the user asked for it, and says so, also while they are being read anyway. */
export function useRefreshCredits() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [isRefreshing, setRefreshing] = useState(false)

  async function refresh() {
    setRefreshing(true)
    showToast('info', { title: t`Refreshing credits...`, key: 'credits' })
    try {
      // Without a connection it fails at once: nobody waits for an answer that comes hours later, nor for a
      // reading begun by something else that waits for the connection.
      const { queryKey } = accountQuery()
      if (queryClient.getQueryState(queryKey)?.fetchStatus === 'paused') {
        await queryClient.cancelQueries({ queryKey })
      }
      await queryClient.fetchQuery({ ...accountQuery(), staleTime: 0, networkMode: 'always' })
    } catch {
      showToast('danger', { title: t`Failed to refresh credits`, key: 'credits' })
    } finally {
      setRefreshing(false)
    }
  }

  return { refresh: () => void refresh(), isRefreshing }
}

const FRESH_MS = 15 * 60_000

/** The account is fresh for 15 minutes: a screen that opens later reads it, and its credits, again. */
export function accountQuery() {
  return queryOptions({
    ...api.account.get.queryOptions({ staleTime: FRESH_MS, refetchOnMount: true }),
    queryFn: async ({ signal }) => {
      const account = await client.account.get(undefined, { signal })
      showWorkspace(account.workspace.id)
      return account
    },
  })
}

/** Marks the request that tells the account which language was chosen. */
export const LANGUAGE_CHOICE = ['choose-language']

/** Speaks the account's language: in a browser that is new to it, and in every tab when it is changed in one. */
export function useAccountLanguage(): void {
  const { i18n } = useLingui()
  const { revalidate } = useRevalidator()
  const queryClient = useQueryClient()
  const language = useAccount()?.language

  const follow = useEffectEvent((ofAccount: InterfaceLanguage) => {
    // Until the account knows of the choice made here, what it says is old.
    const isChoosing = queryClient.isMutating({ mutationKey: LANGUAGE_CHOICE }) > 0
    if (isChoosing || ofAccount === i18n.locale) return
    rememberLanguage(ofAccount)
    void revalidate()
  })

  useEffect(() => {
    if (language) follow(language)
  }, [language])
}

/** Ends the session in every tab of this browser and starts over at /. */
export async function signOut() {
  try {
    await session.signOut(() => authRequest('/sign-out', { body: {} }))
  } catch {
    showToast('danger', {
      title: t`You are still signed in`,
      text: t`The server could not be reached. Check your connection and try again.`,
    })
  }
}
