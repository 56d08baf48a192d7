import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Homepage, SectionKey } from '#contract/homepage.ts'
import type { InterfaceLanguage } from '#contract/interface-language.ts'
import { api, readAgain } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { SECTION_NAMES } from './sections.ts'

type SectionHistoryProps = {
  section: SectionKey
  language: InterfaceLanguage
  onRestored: () => void
}

/** Who saved the section when; each version can be brought back. */
export function SectionHistory({ section, language, onRestored }: SectionHistoryProps) {
  const { t, i18n } = useLingui()
  const { data: versions = [] } = useQuery(
    api.homepage.history.queryOptions({ input: { language, key: section } }),
  )
  const { restore, reset } = useHomepageChanges(section)
  if (versions.length === 0) return null
  return (
    <section className="panel" aria-labelledby="content-history">
      <div className="panel-head">
        <h2 id="content-history">
          <Trans>History</Trans>
        </h2>
        {!versions[0]?.isUsual && (
          <Button
            size="sm"
            busy={reset.isPending}
            onClick={() => reset.mutate({ language, key: section }, { onSuccess: onRestored })}
          >
            <Trans>Back to the usual words</Trans>
          </Button>
        )}
      </div>
      <ul className="moves">
        {versions.map(({ id, savedAt, savedBy, isUsual }, index) => {
          const when = i18n.date(savedAt, { dateStyle: 'medium', timeStyle: 'medium' })
          return (
            <li key={id}>
              <span className="min-w-0">
                <span className="block font-medium">{when}</span>
                <span className="block text-sm text-muted">
                  <bdi>{savedBy}</bdi>
                  {isUsual && `, ${t`the usual words`}`}
                </span>
              </span>
              {index === 0 ? (
                <span className="badge">{t`now`}</span>
              ) : (
                <Button
                  size="sm"
                  busy={restore.isPending}
                  aria-label={t`Restore the version of ${when}`}
                  onClick={() => restore.mutate({ id }, { onSuccess: onRestored })}
                >
                  {t`Restore`}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const BAR = 'homepage'

/** What an admin does about one section; each answers with what is edited afterwards. */
export function useHomepageChanges(key: SectionKey) {
  const { t, i18n } = useLingui()
  const name = i18n._(SECTION_NAMES[key])
  const queryClient = useQueryClient()
  const answered = {
    onSuccess: async (now: Homepage) => {
      const { language } = now
      queryClient.setQueryData(api.homepage.get.queryKey({ input: { language } }), now)
      showToast('success', { title: t`${name} settings saved`, key: BAR })
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
