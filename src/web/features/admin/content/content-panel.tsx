import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type HomepageSections, SECTION_KEYS, type SectionKey } from '#contract/homepage.ts'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/interface-language.ts'
import { usualHomepage } from '#web/features/landing/edited/usual-homepage.ts'
import { LoadFailure } from '#web/features/list/load-failure.tsx'
import { api } from '#web/lib/api.ts'
import { languageName } from '#web/lib/language-name.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ClaimsSwitch } from './claims-switch.tsx'
import { SectionEditor } from './section-editor.tsx'
import { SECTION_NAMES } from './sections.ts'
import { useSiteWords } from './use-site-words.ts'
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
