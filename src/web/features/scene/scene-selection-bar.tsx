import { Plural, useLingui } from '@lingui/react/macro'
import { Trash2, X } from 'lucide-react'
import type { Ref } from 'react'
import { type Scene, TRACK_KINDS } from '#contract/scene.ts'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { whenOpen } from '#web/features/editor/reopen-first.ts'
import { Button } from '#web/ui/button.tsx'
import { MakeChosenButton } from './make-chosen-button.tsx'
import { useDeleteScenes } from './use-delete-scenes.tsx'
import '#web/features/list/selection-bar.css'

type SceneSelectionBarProps = {
  ref: Ref<HTMLElement>
  chosen: Scene[]
  onClear: () => void
}

/** What can be done with the chosen scenes; it stays in sight below them. */
export function SceneSelectionBar({ ref, chosen, onClear }: SceneSelectionBarProps) {
  const { t } = useLingui()
  const { storyboard } = useEditor()
  const deleteScenes = useDeleteScenes(storyboard.id)
  const isBusy = chosen.some((scene) =>
    TRACK_KINDS.some((kind) => scene[kind].status === 'processing'),
  )
  const isEvery = chosen.length === storyboard.scenes.length
  const kept = isBusy
    ? t`This is being made`
    : isEvery
      ? t`A storyboard needs at least one scene.`
      : undefined
  return (
    <section ref={ref} className="select-bar" aria-label={t`Selection`}>
      <output>
        <Plural value={chosen.length} one="# scene chosen" other="# scenes chosen" />
      </output>
      <MakeChosenButton kind="voice" chosen={chosen}>{t`Voices`}</MakeChosenButton>
      <MakeChosenButton kind="image" chosen={chosen}>{t`Images`}</MakeChosenButton>
      <MakeChosenButton kind="clip" chosen={chosen}>{t`Clips`}</MakeChosenButton>
      <Button
        size="sm"
        needs="edit"
        icon={Trash2}
        disabled={kept !== undefined}
        title={kept}
        onClick={() => whenOpen(storyboard, () => void deleteScenes(chosen))}
      >
        {t`Delete`}
        {kept && <span className="sr-only">. {kept}</span>}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        square
        icon={X}
        aria-label={t`Clear selection`}
        onClick={onClear}
      />
    </section>
  )
}
