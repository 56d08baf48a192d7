import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Controller, type FieldErrors, useWatch } from 'react-hook-form'
import type { Generation } from '#contract/generation.ts'
import { DURATION_MAX_S, DURATION_MIN_S, DURATION_STEP_S } from '#contract/limits.ts'
import {
  ASPECT_RATIOS,
  AUDIENCES,
  type Beginning,
  isWritingLanguage,
  SPOKEN_LANGUAGES,
  VIDEO_STYLES,
  WRITING_LANGUAGES,
} from '#contract/options.ts'
import type { StoryboardIdea } from '#contract/storyboard-idea.ts'
import { tell } from '#contract/words/told.ts'
import { RATIO_PLACES } from '#web/features/storyboard/storyboard-badges.tsx'
import { useStudio } from '#web/features/studio/studio.tsx'
import { inReaderWords } from '#web/lib/error-message.ts'
import { languageName, timecode } from '#web/lib/formats.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Fader } from '#web/ui/fader.tsx'
import { Field } from '#web/ui/field.tsx'
import { CreateFooter } from './create-footer.tsx'
import { firstLanguage } from './guess-language.ts'
import { BeginningPicker, ChoiceField, PointsFields, TellingField } from './idea-fields.tsx'
import { type IdeaForm, keepIdeaDraft, useIdeaLanguage } from './idea-form.ts'
import { AUDIENCE_NAMES, ideaErrors, STYLE_NAMES } from './idea-words.ts'
import type { Words } from './measure-words.ts'
import { RatioPicker } from './ratio-picker.tsx'
import { WordsMeter } from './words-meter.tsx'
import { NeedsModel } from './writer-choice.tsx'

type CreateFormProps = {
  form: IdeaForm
  isGenerating: boolean
  /** The one being written. */
  running: Generation | null
  laterCredits: number | undefined
  /** What they fill, where only they are told. */
  words: Words | null
  onCreate: (idea: StoryboardIdea) => void
  /** What stands between the fields and the button. */
  children?: ReactNode
}

export function CreateForm(props: CreateFormProps) {
  const { form, isGenerating, words, onCreate, children } = props
  const { t, i18n } = useLingui()
  const [beginning, durationS] = useWatch({
    control: form.control,
    name: ['beginning', 'durationS'],
  })
  const errors = ideaErrors(form.formState.errors, beginning)
  const language = useIdeaLanguage(form)
  const needsModel = useStudio()?.builtIn.writer === true && beginning === 'text'
  // Registered first, so that it is the first to get the focus when something is wrong.
  const idea = form.register('idea', { onChange: language.follow })
  const languages = beginning === 'script' ? SPOKEN_LANGUAGES : WRITING_LANGUAGES

  function begin(chosen: Beginning) {
    form.clearErrors('idea')
    form.setValue('beginning', chosen, { shouldDirty: true })
    // Only a script can be told in every language that has a voice.
    if (chosen !== 'script' && !isWritingLanguage(form.getValues('language'))) {
      form.setValue('language', firstLanguage(i18n.locale))
    }
    language.follow()
    keepIdeaDraft(form.getValues())
  }

  return (
    <form
      className="panel"
      noValidate
      onChange={() => keepIdeaDraft(form.getValues())}
      onSubmit={(event) => void form.handleSubmit(onCreate, focusPoint)(event)}
    >
      <fieldset className="panel-body grid gap-6" disabled={isGenerating}>
        <BeginningPicker value={beginning} onChange={begin} />
        {needsModel && <NeedsModel />}
        {beginning === 'points' ? (
          <PointsFields form={form} error={errors.idea} onTyped={language.follow} />
        ) : (
          <TellingField form={form} beginning={beginning} error={errors.idea} registration={idea} />
        )}
        {words && (
          <WordsMeter
            words={words}
            durationS={durationS}
            beginning={beginning}
            onDuration={(seconds) => form.setValue('durationS', seconds)}
            onBeginning={begin}
          />
        )}
        <Controller
          control={form.control}
          name="durationS"
          render={({ field }) => (
            <Field
              label={t`Video Duration`}
              aside={<output className="tc font-semibold">{timecode(field.value * 1000)}</output>}
              hint={t`Between 15 seconds and 3 minutes`}
            >
              {(control) => (
                <Fader
                  {...control}
                  min={DURATION_MIN_S}
                  max={DURATION_MAX_S}
                  step={DURATION_STEP_S}
                  value={field.value}
                  onChange={field.onChange}
                  valueText={t`${field.value} seconds`}
                  ends={[timecode(DURATION_MIN_S * 1000), timecode(DURATION_MAX_S * 1000)]}
                />
              )}
            </Field>
          )}
        />
        <Controller
          control={form.control}
          name="aspectRatio"
          render={({ field }) => (
            <RatioPicker
              ratios={ASPECT_RATIOS}
              value={field.value}
              hint={i18n._(RATIO_PLACES[field.value])}
              onChange={field.onChange}
            />
          )}
        />
        <div className="two">
          <ChoiceField
            label={t`Video Style`}
            placeholder={t`Choose a style`}
            options={VIDEO_STYLES.map((value) => ({ value, name: i18n._(STYLE_NAMES[value]) }))}
            error={errors.style}
            registration={form.register('style')}
          />
          <ChoiceField
            label={t`Target Audience`}
            placeholder={t`Choose an audience`}
            options={AUDIENCES.map((value) => ({ value, name: i18n._(AUDIENCE_NAMES[value]) }))}
            error={errors.audience}
            registration={form.register('audience')}
          />
          <ChoiceField
            label={t`Language`}
            options={languages.map((value) => ({
              value,
              name: languageName(value),
              lang: value,
            }))}
            error={errors.language}
            registration={form.register('language', { onChange: language.choose })}
          />
        </div>
        {/* A text is translated, whatever its language. */}
        {language.isOther && beginning !== 'text' && <OtherLanguage />}
        {language.isUnread && (
          <Alert tone="warning" title={inReaderWords(i18n, tell('script-in-other-letters'))} />
        )}
        {children}
      </fieldset>
      <CreateFooter
        isGenerating={isGenerating}
        running={props.running}
        laterCredits={props.laterCredits}
        isPossible={!needsModel && !language.isUnread && words?.isTooLong !== true}
      />
    </form>
  )

  /** The points are one text for the schema. */
  function focusPoint(refused: FieldErrors<StoryboardIdea>) {
    const points = form.getValues('points')
    if (beginning !== 'points' || !refused.idea) return
    const first = points.findIndex((point) => !/\p{L}/u.test(point))
    form.setFocus(`points.${Math.max(0, first)}`)
  }
}

function OtherLanguage() {
  const { t } = useLingui()
  return (
    <Alert tone="warning" title={t`Your idea is in a language that no video can be told in yet`}>
      {t`Write it in one of the languages above, so that the video can tell it, or bring your own script.`}
    </Alert>
  )
}
