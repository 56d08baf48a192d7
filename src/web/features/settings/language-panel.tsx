import { Trans } from '@lingui/react/macro'
import { LanguageSelect } from '#web/features/language/language-select.tsx'
import { Field } from '#web/ui/field.tsx'
import { useChooseLanguage } from './use-choose-language.ts'

export function LanguagePanel() {
  const choose = useChooseLanguage()
  return (
    <section className="panel" aria-labelledby="language">
      <div className="panel-head">
        <h2 id="language">
          <Trans>Language</Trans>
        </h2>
      </div>
      <div className="panel-body">
        <Field
          label={<Trans>Language of the screens</Trans>}
          hint={<Trans>The language of a video is chosen by its idea and its voices.</Trans>}
        >
          {({ id }) => <LanguageSelect id={id} onChoose={choose} />}
        </Field>
      </div>
    </section>
  )
}
