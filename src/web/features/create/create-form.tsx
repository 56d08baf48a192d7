import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import {
  DURATION_MAX_S,
  DURATION_MIN_S,
  DURATION_STEP_S,
  IDEA_MAX_CHARACTERS,
  IDEA_MIN_CHARACTERS,
} from '#contract/limits.ts'
import { AUDIENCES, VIDEO_STYLES, WRITING_LANGUAGES } from '#contract/options.ts'
import type { Generation } from '#contract/generation.ts'
import type { StoryboardIdea } from '#contract/storyboard.ts'
import { languageName } from '#web/lib/language-name.ts'
import { timecode } from '#web/lib/timecode.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Fader } from '#web/ui/fader.tsx'
import { Field } from '#web/ui/field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { CreateFooter } from './create-footer.tsx'
import { keepIdeaDraft } from './idea-draft.ts'
import { ideaErrors } from './idea-errors.ts'
import { AUDIENCE_NAMES, STYLE_NAMES } from './option-names.ts'
import { RatioPicker } from './ratio-picker.tsx'
import type { IdeaForm } from './use-idea-form.ts'
import { useIdeaLanguage } from './use-idea-language.ts'

const IDEA_ROWS = 5

type CreateFormProps = {
  form: IdeaForm
  isGenerating: boolean
  /** The one being written. */
  running: Generation | null
  laterCredits: number | undefined
  onCreate: (idea: StoryboardIdea) => void
  /** What stands between the fields and the button. */
  children?: ReactNode
}

export function CreateForm(props: CreateFormProps) {
  const { form, isGenerating, onCreate, children } = props
  const { t, i18n } = useLingui()
  const errors = ideaErrors(form.formState.errors)
  // Registered first, so that it is the first to get the focus when something is wrong.
  const language = useIdeaLanguage(form)
  const idea = form.register('idea', { onChange: language.follow })
  const ideaLength = useWatch({ control: form.control, name: 'idea' }).trim().length
  const ideaLimit = ideaLength < IDEA_MIN_CHARACTERS ? IDEA_MIN_CHARACTERS : IDEA_MAX_CHARACTERS

  return (
    <form
      className="panel"
      noValidate
      onChange={() => keepIdeaDraft(form.getValues())}
      onSubmit={(event) => void form.handleSubmit(onCreate)(event)}
    >
      <fieldset className="panel-body grid gap-6" disabled={isGenerating}>
        <Field
          label={t`Video Idea`}
          aside={
            <span className="opt mono text-xs">
              {errors.idea ? `${ideaLength} / ${ideaLimit}` : ideaLength}
            </span>
          }
          hint={t`Say what it is about, who it is for, and how it should end.`}
          error={errors.idea}
        >
          {(control) => <textarea className="textarea" rows={IDEA_ROWS} {...control} {...idea} />}
        </Field>
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
          render={({ field }) => <RatioPicker value={field.value} onChange={field.onChange} />}
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
            options={WRITING_LANGUAGES.map((value) => ({
              value,
              name: languageName(value),
              lang: value,
            }))}
            error={errors.language}
            registration={form.register('language', { onChange: language.choose })}
          />
        </div>
        {language.isOther && (
          <Alert
            tone="warning"
            title={t`Your idea is in a language that no video can be told in yet`}
          >
            {t`Write it in one of the languages above, so that the video can tell it.`}
          </Alert>
        )}
        {children}
      </fieldset>
      <CreateFooter
        isGenerating={isGenerating}
        running={props.running}
        laterCredits={props.laterCredits}
      />
    </form>
  )
}
