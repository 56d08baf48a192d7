import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { SPOKEN_LANGUAGES } from '#contract/options.ts'
import {
  type Pronunciation,
  SPOKEN_MAX_CHARACTERS,
  WRITTEN_MAX_CHARACTERS,
} from '#contract/pronunciation.ts'
import { api, readAgain } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { languageName } from '#web/lib/formats.ts'
import { newId } from '#web/lib/new-id.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'

const ALL = ''

/** @param word null: a new one. */
export function PronunciationDialog({
  word,
  onClose,
}: {
  word: Pronunciation | null
  onClose: () => void
}) {
  const { t } = useLingui()
  const formId = useId()
  const queryClient = useQueryClient()
  const [id] = useState(() => word?.id ?? newId())
  const [written, setWritten] = useState(word?.written ?? '')
  const [spoken, setSpoken] = useState(word?.spoken ?? '')
  const [language, setLanguage] = useState<string>(word?.language ?? ALL)
  const [hasTried, setTried] = useState(false)
  const missing = (text: string) => (hasTried && text.trim() === '' ? t`Enter a word` : undefined)
  const languages = SPOKEN_LANGUAGES.map((tag) => ({ tag, name: languageName(tag) }))
  const save = useMutation(
    api.pronunciation.save.mutationOptions({
      onSuccess: async () => {
        await readAgain(queryClient, api.pronunciation.key())
        showToast('success', t`Word saved`)
        onClose()
      },
    }),
  )

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (written.trim() === '' || spoken.trim() === '') return
    const chosen = SPOKEN_LANGUAGES.find((tag) => tag === language) ?? null
    save.mutate({ id, written, spoken, language: chosen })
  }

  return (
    <Dialog
      title={word ? t`Edit a word` : t`Add a word`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} variant="primary" busy={save.isPending}>
            {t`Save`}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" noValidate onSubmit={submit}>
        {save.error && (
          <Alert tone="danger" urgent>
            {errorMessage(save.error)}
          </Alert>
        )}
        <Field
          label={t`As it is written`}
          hint={t`A word or several. Capital letters make no difference.`}
          error={missing(written)}
        >
          {(control) => (
            <input
              {...control}
              className="input"
              data-focus-first
              dir="auto"
              autoCapitalize="off"
              maxLength={WRITTEN_MAX_CHARACTERS}
              value={written}
              onChange={(event) => setWritten(event.target.value)}
            />
          )}
        </Field>
        <Field
          label={t`As it is spoken`}
          hint={t`Spelled so that a voice reads it out right, such as “ess cue ell” for SQL`}
          error={missing(spoken)}
        >
          {(control) => (
            <input
              {...control}
              className="input"
              dir="auto"
              autoCapitalize="off"
              maxLength={SPOKEN_MAX_CHARACTERS}
              value={spoken}
              onChange={(event) => setSpoken(event.target.value)}
            />
          )}
        </Field>
        <Field label={t`For voices in`}>
          {(control) => (
            <select
              {...control}
              className="select"
              value={language}
              onChange={(event) => setLanguage(event.target.value)}
            >
              <option value={ALL}>{t`All languages`}</option>
              {languages.map(({ tag, name }) => (
                <option key={tag} value={tag} lang={tag}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </form>
    </Dialog>
  )
}
