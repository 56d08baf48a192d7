import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import type { InterfaceLanguage } from '#contract/interface-language.ts'
import { LANGUAGE_CHOICE } from '#web/features/account/use-account.ts'
import { LanguageSelect, rememberLanguage } from '#web/features/language/language.tsx'
import { chooseTheme, subscribeToTheme, themeChoice } from '#web/features/theme/theme.tsx'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Field } from '#web/ui/field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Light, dark, or whatever the system has. */
export function Appearance() {
  const { t } = useLingui()
  const choice = useSyncExternalStore(subscribeToTheme, themeChoice)
  return (
    <section className="panel" aria-labelledby="appearance">
      <div className="panel-head">
        <h2 id="appearance">
          <Trans>Appearance</Trans>
        </h2>
      </div>
      <div className="panel-body">
        <Segments
          label={t`Theme`}
          value={choice}
          onChange={chooseTheme}
          options={[
            { value: 'light', label: t`Light`, icon: Sun },
            { value: 'dark', label: t`Dark`, icon: Moon },
            { value: 'system', label: t`System`, icon: Monitor },
          ]}
        />
      </div>
    </section>
  )
}

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

/**
 * Speaks another language from now on: the dashboard loads its words again, in that one. The
 * account keeps the choice, for mails and for other browsers.
 */
function useChooseLanguage() {
  const { revalidate } = useRevalidator()
  const { mutate } = useMutation({
    ...api.account.update.mutationOptions({
      onError: (error) => showToast('danger', errorMessage(error)),
    }),
    mutationKey: LANGUAGE_CHOICE,
    // One after the other: of quick choices the account keeps the last, too.
    scope: { id: 'language' },
  })
  return (language: InterfaceLanguage) => {
    rememberLanguage(language)
    void revalidate()
    mutate({ language })
  }
}
