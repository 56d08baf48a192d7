import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, type FormEvent, useState } from 'react'
import type { Homepage, HomepageSections, HomepageState, SectionKey } from '#contract/homepage.ts'
import { Closing } from '#web/features/landing/closing/closing.tsx'
import { FeatureGrid } from '#web/features/landing/core-features/feature-grid.tsx'
import { HomepageContext, usualHomepage } from '#web/features/landing/edited/homepage.ts'
import { Hero } from '#web/features/landing/hero/hero.tsx'
import { PlatformRow } from '#web/features/landing/platforms/platform-row.tsx'
import { Questions } from '#web/features/landing/pricing/questions.tsx'
import { Testimonials } from '#web/features/landing/testimonials/testimonials.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { SectionFields } from './section-fields.tsx'
import { SectionHistory, useHomepageChanges } from './section-history.tsx'
import { isWhole, SECTION_NAMES } from './sections.ts'
import '#web/features/landing/testimonials/testimonials.css'
import '#web/features/landing/landing.css'

type Value = HomepageSections[SectionKey]
type SectionEditorProps = {
  section: SectionKey
  homepage: Homepage
  /** The public pages' words in the language that is edited. */
  words: I18n
  /** What was written and not saved yet. */
  draft: Value | undefined
  onDraft: (draft: Value | undefined) => void
}

/** One section: its texts, how they will look, and what stood there before. */
export function SectionEditor({ section, homepage, words, draft, onDraft }: SectionEditorProps) {
  const { t, i18n } = useLingui()
  const [hasTried, setTried] = useState(false)
  const { save } = useHomepageChanges(section)
  const { language, edits, areClaimsHidden } = homepage
  const value = draft ?? edits[section] ?? usualHomepage(words)[section]
  const whole = section === 'logos' ? (value as string[]).filter((name) => name.trim()) : value
  const name = i18n._(SECTION_NAMES[section])
  const discard = () => {
    onDraft(undefined)
    setTried(false)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (!isWhole(section, whole)) return
    save.mutate({ language, edits: { [section]: whole } }, { onSuccess: discard })
  }

  return (
    <div className="grid gap-4">
      <form className="panel" aria-label={name} noValidate onSubmit={submit}>
        <div className="panel-body grid gap-4">
          {hasTried && !isWhole(section, whole) && (
            <Alert tone="danger" urgent>
              <Trans>Fill in every title, name, text, question and answer.</Trans>
            </Alert>
          )}
          <SectionFields section={section} value={value} hasTried={hasTried} onChange={onDraft} />
        </div>
        <div className="panel-foot flex flex-wrap items-center justify-between gap-3 py-3">
          <span className="text-sm text-muted">
            {draft ? t`Not saved yet` : edits[section] ? t`Edited` : t`The usual words`}
          </span>
          <span className="flex gap-2">
            <Button disabled={!draft} onClick={discard}>
              <Trans>Discard</Trans>
            </Button>
            <Button type="submit" variant="primary" disabled={!draft} busy={save.isPending}>
              {t`Save ${name}`}
            </Button>
          </span>
        </div>
      </form>
      <section className="panel overflow-hidden" aria-labelledby="content-preview">
        <div className="panel-head">
          <h2 id="content-preview">
            <Trans>Preview</Trans>
          </h2>
        </div>
        {areClaimsHidden && PARTS[section].every((Part) => Part === Testimonials) ? (
          <p className="panel-body text-sm text-muted">
            <Trans>
              Testimonials, case studies, numbers, publications and savings disappear from the home
              page, in every language.
            </Trans>
          </p>
        ) : (
          <SectionPreview
            section={section}
            words={words}
            state={{ edits: { ...edits, [section]: whole }, areClaimsHidden }}
          />
        )}
      </section>
      <SectionHistory section={section} language={language} onRestored={discard} />
    </div>
  )
}

const PARTS: Record<SectionKey, ComponentType[]> = {
  hero: [Hero],
  features: [FeatureGrid],
  testimonials: [Testimonials],
  faqs: [Questions],
  numbers: [PlatformRow, Testimonials, Closing],
  logos: [Testimonials],
}

type SectionPreviewProps = { section: SectionKey; words: I18n; state: HomepageState }

/** The section as visitors will see it, small; nothing in it can be pressed. */
function SectionPreview({ section, words, state }: SectionPreviewProps) {
  return (
    <div className="landing content-preview" lang={words.locale} inert>
      <I18nProvider i18n={words}>
        <HomepageContext value={state}>
          {PARTS[section].map((Part) => (
            <Part key={Part.name} />
          ))}
        </HomepageContext>
      </I18nProvider>
    </div>
  )
}
