import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'react-router'
import { fewestSceneCount, planOf } from '#contract/plan-cost.ts'
import type { StoryboardIdea } from '#contract/storyboard-idea.ts'
import { useAccount } from '#web/features/account/use-account.ts'
import { GetMoreCredits } from '#web/features/billing/purchase.tsx'
import { CreateForm } from '#web/features/create/create-form.tsx'
import {
  draftOf,
  type IdeaDraft,
  readIdeaDraft,
  textOf,
  useIdeaForm,
} from '#web/features/create/idea-form.ts'
import { usePlan } from '#web/features/create/plan-choice.ts'
import { PlanPanel } from '#web/features/create/plan-panel.tsx'
import { PlanPicker } from '#web/features/create/plan-picker.tsx'
import { useStoryboardCreation } from '#web/features/create/use-storyboard-creation.ts'
import { lengthOf, useWords, useWordsOf } from '#web/features/create/words-meter.tsx'
import {
  usePricesWith,
  useWriters,
  WriterContext,
  WriterSelect,
} from '#web/features/create/writer-choice.tsx'
import { DevelopmentMode, VendorTrouble } from '#web/features/studio/studio.tsx'
import { titled } from '#web/lib/i18n.ts'
import { Alert } from '#web/ui/alert.tsx'
import { CreditGlyph } from '#web/ui/glyphs.ts'
import '#web/features/create/create.css'

const NOTHING_TOLD = { beginning: 'idea', idea: '', language: 'en', durationS: 0 } as const

export function meta() {
  return titled(msg`Create Storyboard · Reelwright`)
}

export default function Create() {
  const again = useLocation().state as Partial<IdeaDraft> | null
  const [kept] = useState(readIdeaDraft)
  const form = useIdeaForm(again ?? kept ?? {})
  const isTyped = form.formState.isDirty || (again === null && kept !== null)
  const creation = useStoryboardCreation(
    (written) => !isTyped || textOf(form.getValues()).trim() === written.idea,
  )
  const { start, isGenerating, running, idea, failure, isFree } = creation
  const [chosenWriter, setWriter] = useState<string>()
  // One that is not offered any more is not asked.
  const writer = useWriters().find(({ name }) => name === chosenWriter)?.name
  const prices = usePricesWith(writer)
  const [durationS, ratio] = useWatch({
    control: form.control,
    name: ['durationS', 'aspectRatio'],
  })
  const words = useWords(form)
  // Nothing is planned, or priced, beyond what there is to say.
  const planS = words?.planS ?? durationS
  const { plan, choice, setChoice, options, credits } = usePlan(planS, prices, words?.sceneCount)
  const writing = useWordsOf(idea ?? NOTHING_TOLD)
  const length = idea ? lengthOf(writing, idea.durationS) : lengthOf(words, durationS)
  const isPlanned = words?.isTooLong !== true
  const price = prices?.create_storyboard ?? 0

  const { reset } = form
  useEffect(() => {
    // Whoever comes back to it sees what is being written.
    if (idea && !isTyped) reset(draftOf(idea))
  }, [idea, isTyped, reset])

  function create(asked: StoryboardIdea) {
    const maxCredits = prices?.create_storyboard
    // Of a single sentence one scene is made, and planned.
    const sceneCount = Math.max(plan.sceneCount, fewestSceneCount(planS))
    start({
      ...asked,
      durationS: planS,
      ...plan,
      sceneCount,
      maxCredits,
      ...(writer && { model: writer }),
    })
  }

  return (
    <div className="wrap">
      <div className="page-head">
        <div>
          <h1>
            <Trans>Create Storyboard</Trans>
          </h1>
          <p>
            <Trans>
              One idea becomes a list of scenes you can edit before anything is generated
            </Trans>
          </p>
        </div>
      </div>
      <div className="mb-4 grid gap-3 empty:hidden">
        {failure && <ApiError failure={failure} isFree={isFree} />}
        {!isGenerating && <LowCredits price={prices?.create_storyboard} />}
      </div>
      <WriterContext value={writer}>
        <div className="create-grid">
          <CreateForm
            form={form}
            isGenerating={isGenerating}
            running={running}
            words={isGenerating ? null : words}
            laterCredits={
              options && isPlanned && !isGenerating ? options[choice].total - price : undefined
            }
            onCreate={create}
          >
            <WriterSelect model={writer} onChange={setWriter} />
            {options && isPlanned && credits !== undefined && !isGenerating && (
              <PlanPicker
                options={options}
                choice={choice}
                credits={credits}
                length={length}
                onChange={setChoice}
              />
            )}
          </CreateForm>
          {(isPlanned || isGenerating) && (
            <PlanPanel
              plan={idea ? planOf(idea) : plan}
              length={length}
              ratio={ratio}
              isGenerating={isGenerating}
            />
          )}
        </div>
      </WriterContext>
      <div className="mt-4 empty:hidden">
        <VendorTrouble kinds={['storyboard']} />
      </div>
      <DevelopmentMode makers={['writer']} />
    </div>
  )
}

function ApiError({ failure, isFree }: { failure: string; isFree: boolean }) {
  const { t } = useLingui()
  return (
    <Alert tone="danger" urgent title={t`API Error`}>
      <p>{failure}</p>
      <p>
        {isFree ? (
          <Trans>You were not charged.</Trans>
        ) : (
          <Trans>
            It may have been begun all the same. Press Create Storyboard again: the same idea is
            never written or charged twice.
          </Trans>
        )}
      </p>
    </Alert>
  )
}

function LowCredits({ price }: { price: number | undefined }) {
  const account = useAccount()
  if (!account || price === undefined || account.credits.available >= price) return null
  const { available } = account.credits
  return (
    <Alert
      tone="warning"
      icon={CreditGlyph}
      title={<Trans>You don't have enough credits to create a storyboard</Trans>}
      actions={<GetMoreCredits missing={price - available} />}
    >
      <Trans>
        A storyboard needs {price}. You have {available}.
      </Trans>
    </Alert>
  )
}
