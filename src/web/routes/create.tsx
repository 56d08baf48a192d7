import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import type { StoryboardIdea } from '#contract/storyboard.ts'
import { useAccount } from '#web/features/account/use-account.ts'
import { CreateForm, useIdeaForm } from '#web/features/create/create-form.tsx'
import { PlanPanel } from '#web/features/create/plan-panel.tsx'
import { useStoryboardCreation } from '#web/features/create/use-storyboard-creation.ts'
import { DevelopmentMode } from '#web/features/studio/development-mode.tsx'
import { useStudio } from '#web/features/studio/use-studio.ts'
import { Alert } from '#web/ui/alert.tsx'
import { CreditGlyph } from '#web/ui/glyphs.ts'
import '#web/features/create/create.css'

export function meta() {
  return [{ title: t`Create Storyboard · Reelwright` }]
}

export default function Create() {
  const form = useIdeaForm()
  const { start, isGenerating, failure } = useStoryboardCreation()
  const [durationS, ratio] = useWatch({
    control: form.control,
    name: ['durationS', 'aspectRatio'],
  })

  function create(idea: StoryboardIdea) {
    start({ ...idea, id: crypto.randomUUID() })
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
        {failure && <ApiError failure={failure} />}
        <LowCredits />
        <DevelopmentMode />
      </div>
      <div className="create-grid">
        <CreateForm form={form} isGenerating={isGenerating} onCreate={create} />
        <PlanPanel durationS={durationS} ratio={ratio} isGenerating={isGenerating} />
      </div>
    </div>
  )
}

function ApiError({ failure }: { failure: string }) {
  const { t } = useLingui()
  return (
    <Alert tone="danger" urgent title={t`API Error`}>
      {failure} <Trans>You were not charged.</Trans>
    </Alert>
  )
}

function LowCredits() {
  const account = useAccount()
  const price = useStudio()?.prices.create_storyboard
  if (!account || price === undefined || account.credits.available >= price) return null
  const { available } = account.credits
  return (
    <Alert
      tone="warning"
      icon={CreditGlyph}
      title={
        available > 0 ? (
          <Trans>You have {available} credits</Trans>
        ) : (
          <Trans>You don't have enough credits to create a storyboard</Trans>
        )
      }
    >
      <Trans>A storyboard needs {price}.</Trans>
    </Alert>
  )
}
