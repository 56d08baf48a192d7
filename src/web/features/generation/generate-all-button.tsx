import { useLingui } from '@lingui/react/macro'
import type { TrackKind } from '#contract/scene.ts'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { Button } from '#web/ui/button.tsx'
import { batchOf } from './batch.ts'
import { TRACK_FACTS } from './track-kinds.ts'
import { useGenerateAll } from './use-generate.ts'

type GenerateAllButtonProps = {
  kind: TrackKind
  /** "Generate All Voices" */
  label: string
  /** "Regenerate All Voices", when every scene has one. */
  againLabel: string
}

/** Makes what is missing; when nothing is, everything again. The price is that of the whole batch. */
export function GenerateAllButton({ kind, label, againLabel }: GenerateAllButtonProps) {
  const { t } = useLingui()
  const { storyboard, prices, credits, isVoiceSupported } = useEditor()
  const generateAll = useGenerateAll(storyboard, kind)
  const { scenes, mode, isRunning } = batchOf(kind, storyboard, credits)
  const unitPrice = prices?.[TRACK_FACTS[kind].operation]
  const isBusy = generateAll.isPending || (isRunning && scenes.length === 0)

  if (storyboard.status === 'complete') return null
  return (
    <Button
      variant={mode === 'missing' && !isBusy ? 'primary' : 'secondary'}
      busy={isBusy}
      disabled={!isBusy && (scenes.length === 0 || (kind === 'voice' && !isVoiceSupported))}
      onClick={() => generateAll.mutate(mode)}
      {...(unitPrice !== undefined && { price: unitPrice * scenes.length })}
    >
      {isBusy ? t`Generating...` : mode === 'missing' ? label : againLabel}
    </Button>
  )
}
