import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import {
  ANNOUNCEMENT_KINDS,
  ANNOUNCEMENT_MAX_CHARACTERS,
  type Announcement,
} from '#contract/announcement.ts'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/interface-language.ts'
import { api, readAgain } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { languageName } from '#web/lib/formats.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'

const DAY_MS = 24 * 3_600_000

/** A text for each language, how grave it is, and when it ends; seen before it is published. */
export function AnnouncementForm() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [language, setLanguage] = useState<InterfaceLanguage>('en')
  const [texts, setTexts] = useState<Partial<Record<InterfaceLanguage, string>>>({})
  const [kind, setKind] = useState<Announcement['kind']>('info')
  const [endsAt, setEndsAt] = useState(() => forField(new Date(Date.now() + DAY_MS)))
  const [isAsked, setAsked] = useState(false)
  const [isOver, setOver] = useState(false)
  const publish = useMutation(
    api.announcement.publish.mutationOptions({
      onSuccess: async () => {
        showToast('success', t`Announced to everybody`)
        setTexts({})
        setAsked(false)
        await readAgain(queryClient, api.announcement.key())
      },
    }),
  )
  const names: Record<Announcement['kind'], string> = {
    info: t`Information`,
    warning: t`Warning`,
    success: t`Good news`,
  }
  const isWritten = (texts.en ?? '').trim() !== ''
  const end = new Date(endsAt)

  function submit(event: FormEvent): void {
    event.preventDefault()
    setAsked(true)
    const isToCome = end > new Date()
    setOver(!isToCome)
    if (isWritten && isToCome) {
      const written = { ...texts, en: texts.en ?? '' }
      publish.mutate({ kind, texts: written, endsAt: end.toISOString() })
    }
  }

  return (
    <form className="panel panel-body grid gap-4" noValidate onSubmit={submit}>
      {publish.error && (
        <Alert tone="danger" urgent title={t`This was not saved`}>
          {errorMessage(publish.error)}
        </Alert>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-4">
        <Field label={t`Language`}>
          {(control) => (
            <select
              {...control}
              className="select"
              value={language}
              onChange={({ target }) => setLanguage(target.value as InterfaceLanguage)}
            >
              {INTERFACE_LANGUAGES.map((one) => (
                <option key={one} value={one}>
                  {languageName(one)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t`Kind`}>
          {(control) => (
            <select
              {...control}
              className="select"
              value={kind}
              onChange={({ target }) => setKind(target.value as Announcement['kind'])}
            >
              {ANNOUNCEMENT_KINDS.map((one) => (
                <option key={one} value={one}>
                  {names[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          label={t`Ends`}
          error={isAsked && isOver ? t`Choose an end that is still to come.` : undefined}
        >
          {(control) => (
            <input
              {...control}
              className="input"
              type="datetime-local"
              value={endsAt}
              onChange={({ target }) => setEndsAt(target.value)}
            />
          )}
        </Field>
      </div>
      <Field
        label={t`Announcement`}
        hint={t`Who reads a language without a text of its own sees the English one.`}
        error={
          isAsked && !isWritten
            ? t`Write the announcement in English; other languages are optional.`
            : undefined
        }
      >
        {(control) => (
          <textarea
            {...control}
            className="textarea"
            rows={3}
            maxLength={ANNOUNCEMENT_MAX_CHARACTERS}
            lang={language}
            value={texts[language] ?? ''}
            onChange={({ target }) => setTexts({ ...texts, [language]: target.value })}
          />
        )}
      </Field>
      {texts[language]?.trim() && <Alert tone={kind}>{texts[language]}</Alert>}
      <div>
        <Button type="submit" variant="primary" icon={Megaphone} busy={publish.isPending}>
          {t`Announce`}
        </Button>
      </div>
    </form>
  )
}

/** As a field for a moment wants it: in the reader's time, to the minute. */
function forField(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
