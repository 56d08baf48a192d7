import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type HomepageSections, SECTION_KEYS, type SectionKey } from '#contract/homepage.ts'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/interface-language.ts'
import { usualHomepage } from '#web/features/landing/edited/homepage.ts'
import { LoadFailure } from '#web/features/list/paged-list.tsx'
import { api, readAgain } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { languageName } from '#web/lib/formats.ts'
import { bootWords } from '#web/lib/i18n.ts'
import { Skeleton } from '#web/ui/progress.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { SectionEditor } from './section-editor.tsx'
import { SECTION_NAMES } from './sections.ts'
import './content.css'

type Drafts = Record<string, HomepageSections[SectionKey] | undefined>

/** The words of the home page, section by section and language by language. */
export function ContentPanel() {
  const { t, i18n } = useLingui()
  const [language, setLanguage] = useState<InterfaceLanguage>('en')
  const [section, setSection] = useState<SectionKey>('hero')
  // What was begun elsewhere is still there when one comes back.
  const [drafts, setDrafts] = useState<Drafts>({})
  const words = useSiteWords(language)
  const { data, error, isFetching, refetch } = useQuery(
    api.homepage.get.queryOptions({ input: { language } }),
  )
  if (error && !data) {
    return (
      <LoadFailure
        title={t`Failed to load homepage settings`}
        error={error}
        isTrying={isFetching}
        onTryAgain={() => void refetch()}
      />
    )
  }
  if (!data || !words) return <Skeleton className="h-96" />
  const place = `${language}.${section}`
  const now = { ...usualHomepage(words), ...data.edits }
  return (
    <>
      <ClaimsSwitch areHidden={data.areClaimsHidden} />
      <div className="content-editor">
        <div className="grid content-start gap-3">
          <select
            className="select"
            aria-label={t`Language`}
            value={language}
            onChange={({ target }) => setLanguage(target.value as InterfaceLanguage)}
          >
            {INTERFACE_LANGUAGES.map((one) => (
              <option key={one} value={one}>
                {languageName(one)}
              </option>
            ))}
          </select>
          <nav className="content-nav" aria-label={t`Homepage section`}>
            {SECTION_KEYS.map((key) => {
              const value = now[key]
              return (
                <button
                  key={key}
                  type="button"
                  aria-current={key === section}
                  onClick={() => setSection(key)}
                >
                  {i18n._(SECTION_NAMES[key])}
                  {Array.isArray(value) && <span className="count">{value.length}</span>}
                </button>
              )
            })}
          </nav>
        </div>
        <SectionEditor
          key={place}
          section={section}
          homepage={data}
          words={words}
          draft={drafts[place]}
          onDraft={(draft) => setDrafts((others) => ({ ...others, [place]: draft }))}
        />
      </div>
    </>
  )
}

/** Takes everything from the home page that says how good the product is and that nobody has proved. */
function ClaimsSwitch({ areHidden }: { areHidden: boolean }) {
  const { t } = useLingui()
  const id = useId()
  const queryClient = useQueryClient()
  const change = useMutation(
    api.homepage.hideClaims.mutationOptions({
      onSuccess: () => readAgain(queryClient, api.homepage.get.key()),
      onError: (error: unknown) =>
        showToast('danger', { title: t`This was not saved`, text: errorMessage(error) }),
    }),
  )
  return (
    <div className="panel panel-body mb-4 flex items-center gap-3">
      <Switch
        id={id}
        aria-describedby={`${id}-what`}
        checked={change.isPending ? change.variables.areHidden : areHidden}
        onChange={(isOn) => change.mutate({ areHidden: isOn })}
      />
      <div>
        <label htmlFor={id} className="font-semibold">
          <Trans>Hide every unproved claim</Trans>
        </label>
        <p id={`${id}-what`} className="text-sm text-muted">
          <Trans>
            Testimonials, case studies, numbers, publications and savings disappear from the home
            page, in every language.
          </Trans>
        </p>
      </div>
    </div>
  )
}

const catalogues = import.meta.glob<{ messages: Messages }>('../../../locales/site/*.po')

/** The words of the public pages in a language, which need not be that of the reader; null until they are there. */
function useSiteWords(language: InterfaceLanguage): I18n | null {
  const { data } = useQuery({
    queryKey: ['site-words', language],
    queryFn: async () => {
      const catalogue = await catalogues[`../../../locales/site/${language}.po`]?.()
      const messages = { ...bootWords(language), ...catalogue?.messages }
      return setupI18n({ locale: language, messages: { [language]: messages } })
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}
