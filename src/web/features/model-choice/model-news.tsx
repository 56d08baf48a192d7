import { Trans, useLingui } from '@lingui/react/macro'
import type { ChosenModels } from '#contract/chosen-models.ts'
import { KINDS } from '#contract/kinds.ts'
import { TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { makerOf } from '#contract/tracks.ts'
import { TRACKS } from '#web/features/generation/tracks.ts'
import { useStudio } from '#web/features/studio/studio.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { useModelLabel } from './use-makers.ts'

/** Says which chosen models cannot be had any more, and who makes it instead. */
export function ModelNews({ storyboard }: { storyboard: Storyboard }) {
  const { t, i18n } = useLingui()
  const offered = useStudio()?.offered
  const labelOf = useModelLabel()
  if (!offered) return null
  const lost = TRACK_KINDS.flatMap((kind) => {
    const isLost = ({ models }: { models: ChosenModels }) => {
      const name = models[KINDS[kind].maker]
      return name !== undefined && !offered[KINDS[kind].maker].some((model) => model.name === name)
    }
    const found = [storyboard, ...storyboard.scenes].filter(isLost)
    return found.map((one) => ({ kind, name: one.models[KINDS[kind].maker] ?? '', one }))
  })
  const rows = new Map(lost.map(({ kind, name, one }) => [`${kind} ${name}`, { kind, name, one }]))
  if (rows.size === 0) return null
  return (
    <Alert tone="info" title={t`A model that was chosen here is not offered any more`}>
      <ul>
        {[...rows.values()].map(({ kind, name, one }) => (
          <li key={`${kind} ${name}`}>
            <Line
              kind={i18n._(TRACKS[kind].name)}
              name={labelOf({ name })}
              instead={insteadOf(kind, one)}
            />
          </li>
        ))}
      </ul>
    </Alert>
  )

  function insteadOf(kind: TrackKind, one: { models: ChosenModels }) {
    const model = offered && makerOf(offered, kind, one, storyboard)
    return model ? labelOf(model) : ''
  }
}

function Line({ kind, name, instead }: { kind: string; name: string; instead: string }) {
  return (
    <Trans>
      {kind}: {instead} makes it instead of {name}. Prices are those of {instead}.
    </Trans>
  )
}
