import { Trans, useLingui } from '@lingui/react/macro'
import { Cpu } from 'lucide-react'
import { useId, useState } from 'react'
import { KINDS } from '#contract/kinds.ts'
import type { Scene, TrackKind } from '#contract/scene.ts'
import type { OfferedModel } from '#contract/studio.ts'
import { makerOf } from '#contract/tracks.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { whenOpen } from '#web/features/editor/reopen-first.tsx'
import { TRACKS } from '#web/features/generation/tracks.ts'
import { useStudio } from '#web/features/studio/studio.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Price } from '#web/ui/price.tsx'
import { useChooseModels, useHasModelChoice, useModelLabel } from './use-makers.ts'
import '#web/ui/priced-choice.css'

/** Opens the choice of who makes one asset of a scene; nothing where there is no choice. */
export function SceneModelButton({ scene, kind }: { scene: Scene; kind: TrackKind }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  if (!useHasModelChoice(kind)) return null
  const label = t`Model of scene ${scene.orderIndex + 1}`
  return (
    <>
      <Button
        needs="edit"
        square
        size="sm"
        icon={Cpu}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <SceneModelDialog scene={scene} kind={kind} onClose={() => setOpen(false)} />}
    </>
  )
}

type SceneModelDialogProps = { scene: Scene; kind: TrackKind; onClose: () => void }

/** Who makes one asset of this scene: as the storyboard has it, or a model of its own. */
export function SceneModelDialog({ scene, kind, onClose }: SceneModelDialogProps) {
  const { t, i18n } = useLingui()
  const group = useId()
  const { storyboard } = useBench()
  const studio = useStudio()
  const labelOf = useModelLabel()
  const choose = useChooseModels(storyboard.id)
  const maker = KINDS[kind].maker
  const offered = studio?.offered[maker] ?? []
  const usual = studio && makerOf(studio.offered, kind, storyboard)
  const own = offered.find(({ name }) => name === scene.models[maker])
  const [chosen, setChosen] = useState<OfferedModel | null>(own ?? null)
  const name = i18n._(TRACKS[kind].name)
  const number = scene.orderIndex + 1

  function save() {
    const models = { [maker]: chosen?.name ?? null }
    whenOpen(storyboard, () => choose.mutate({ sceneId: scene.id, models }, { onSuccess: onClose }))
  }

  return (
    <Dialog
      title={t`Model for scene ${number}: ${name}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" busy={choose.isPending} onClick={save}>
            {t`Use this model`}
          </Button>
        </>
      }
    >
      <fieldset className="priced-choice" aria-label={t`Model`}>
        <Row
          group={group}
          isChosen={chosen === null}
          onChoose={() => setChosen(null)}
          model={usual}
        >
          <Trans>As the whole storyboard</Trans>
          {usual && <small>{labelOf(usual)}</small>}
        </Row>
        {offered.map((model) => (
          <Row
            key={model.name}
            group={group}
            isChosen={chosen?.name === model.name}
            onChoose={() => setChosen(model)}
            model={model}
          >
            {labelOf(model)}
          </Row>
        ))}
      </fieldset>
      <p className="mt-3 text-sm text-muted">
        {t`It makes what you ask for from now on. What was made before stays.`}
      </p>
    </Dialog>
  )
}

type RowProps = {
  group: string
  model: OfferedModel | undefined
  isChosen: boolean
  onChoose: () => void
  children: React.ReactNode
}

function Row({ group, model, isChosen, onChoose, children }: RowProps) {
  return (
    <label>
      <input type="radio" className="radio" name={group} checked={isChosen} onChange={onChoose} />
      <span className="what">{children}</span>
      {model && <Price credits={model.price} />}
    </label>
  )
}
