import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Languages } from 'lucide-react'
import { type SyntheticEvent, useId, useState } from 'react'
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '#contract/options.ts'
import type { StoryboardSummary } from '#contract/storyboard.ts'
import { BUILT_IN } from '#contract/vendors.ts'
import { useAccount } from '#web/features/account/use-account.ts'
import { CancelButton } from '#web/features/generation/stop-buttons.tsx'
import { useModelLabel } from '#web/features/model-choice/use-makers.ts'
import { NeedsWriter } from '#web/features/rewrite/needs-writer.tsx'
import { CapNote, capObstacle } from '#web/features/spending/cap-note.tsx'
import { UsualWait, useStudio } from '#web/features/studio/studio.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { useTranslation } from './use-translation.ts'

/** In the editor: opens what has it told in another language. */
export function TranslateButton({ storyboard }: { storyboard: StoryboardSummary }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Tooltip text={t`Translate into another language`}>
        <Button
          needs="edit"
          variant="ghost"
          square
          icon={Languages}
          aria-label={t`Translate`}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      {isOpen && <TranslateDialog storyboard={storyboard} onClose={() => setOpen(false)} />}
    </>
  )
}

type TranslateDialogProps = {
  storyboard: Pick<StoryboardSummary, 'id' | 'title' | 'language'>
  onClose: () => void
}

/** Has the storyboard told in another language, as one of its own. */
export function TranslateDialog({ storyboard, onClose }: TranslateDialogProps) {
  const { t, i18n } = useLingui()
  const form = useId()
  const priceId = useId()
  const account = useAccount()
  const labelOf = useModelLabel()
  const studio = useStudio()
  const writers = studio?.offered.writer.filter(({ name }) => name !== BUILT_IN) ?? []
  const [modelName, chooseModel] = useState<string>()
  const writer = writers.find(({ name }) => name === modelName) ?? writers[0]
  const [language, setLanguage] = useState<SpokenLanguage | ''>('')
  const translation = useTranslation(storyboard.id, onClose)
  const nameOf = new Intl.DisplayNames([i18n.locale], { type: 'language' })
  const languages = SPOKEN_LANGUAGES.filter((one) => one !== storyboard.language)
    .map((one) => ({ one, name: nameOf.of(one) ?? one }))
    .toSorted((a, b) => a.name.localeCompare(b.name, i18n.locale))
  const from = nameOf.of(storyboard.language) ?? storyboard.language
  const price = writer?.price
  const available = account?.credits.available
  const capped = writer ? capObstacle(writer.price, { month: account?.spending }) : null
  const isPossible = writer && language && !capped && (available ?? 0) >= writer.price

  function start(event: SyntheticEvent) {
    event.preventDefault()
    if (!isPossible || translation.isBusy) return
    translation.start({ language, model: writer.name, maxCredits: writer.price })
  }

  return (
    <Dialog
      title={t`Translate storyboard`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translation.running ? t`Close` : t`Cancel`}</Button>
          {translation.running && (
            <CancelButton generation={translation.running} label={t`Stop translating`} size="md" />
          )}
          <Button
            type="submit"
            form={form}
            variant="primary"
            busy={translation.isBusy}
            disabled={!isPossible}
            aria-describedby={priceId}
            {...(writer && { price: writer.price })}
          >
            {translation.isBusy ? t`Translating...` : t`Translate`}
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-4" onSubmit={start}>
        {studio && !writer && <NeedsWriter title={t`Translating needs a language model`} />}
        <p className="rewrite-now" lang={storyboard.language}>
          {storyboard.title}
        </p>
        <Field
          label={t`Into`}
          hint={t`From ${from}. Title, voice-overs and the words shown in type are translated; numbers and names stay.`}
        >
          {(control) => (
            <select
              {...control}
              className="select"
              data-focus-first
              required
              disabled={!writer || translation.isBusy}
              value={language}
              onChange={({ target }) => setLanguage(target.value as SpokenLanguage)}
            >
              <option value="">{t`Choose a language`}</option>
              {languages.map(({ one, name }) => (
                <option key={one} value={one}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        {writers.length > 1 && writer && (
          <Field label={t`Model that writes it`}>
            {(control) => (
              <select
                {...control}
                className="select"
                disabled={translation.isBusy}
                value={writer.name}
                onChange={({ target }) => chooseModel(target.value)}
              >
                {writers.map((one) => {
                  const label = labelOf(one)
                  return (
                    <option key={one.name} value={one.name}>
                      {t`${label}, ${one.price} credits`}
                    </option>
                  )
                })}
              </select>
            )}
          </Field>
        )}
        {translation.failure && (
          <p className="err" role="alert">
            <CircleAlert />
            {translation.failure} {t`Not charged.`}
          </p>
        )}
        <p className="text-sm text-muted">
          <Trans>
            It becomes a storyboard of its own, and this one stays as it is. Pictures and videos are
            taken over where they carry no words; voices are yet to be spoken.
          </Trans>
        </p>
        <p className="text-sm text-muted" id={priceId}>
          {price !== undefined && available !== undefined && (
            <Trans>
              Uses {price} credits. You have {i18n.number(available)}.
            </Trans>
          )}
        </p>
        {translation.isBusy ? <UsualWait kind="storyboard" /> : <CapNote obstacle={capped} />}
      </form>
    </Dialog>
  )
}
