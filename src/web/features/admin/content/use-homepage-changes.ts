import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Homepage, SectionKey } from '#contract/homepage.ts'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { showToast } from '#web/ui/toast.tsx'

const BAR = 'homepage'

/** What an admin does about one section; each answers with what is edited afterwards. */
export function useHomepageChanges(key: SectionKey) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const answered = {
    onSuccess: async (now: Homepage) => {
      const { language } = now
      queryClient.setQueryData(api.homepage.get.queryKey({ input: { language } }), now)
      showToast('success', { title: t`${key} settings saved`, key: BAR })
      await readAgain(queryClient, api.homepage.history.key())
    },
    onError: (error: unknown) =>
      showToast('danger', {
        title: t`Failed to save ${key} settings`,
        text: errorMessage(error),
        key: BAR,
      }),
  }
  return {
    save: useMutation(api.homepage.save.mutationOptions(answered)),
    reset: useMutation(api.homepage.reset.mutationOptions(answered)),
    restore: useMutation(api.homepage.restore.mutationOptions(answered)),
  }
}
