import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import type { TrackPrice } from '#contract/tracks.ts'
import { TRACKS } from '#web/features/generation/tracks.ts'
import { type Part, sumOf } from './ways-out.ts'

type CreditsBarProps = {
  needed: number
  available: number
  parts: Part[]
  priceOf: TrackPrice | undefined
}

/** What there is beside what is missing, and what was asked for, kind by kind. */
export function CreditsBar({ needed, available, parts, priceOf }: CreditsBarProps) {
  const { i18n } = useLingui()
  const missing = Math.max(0, needed - available)
  const have = i18n.number(available)
  const gap = i18n.number(missing)
  return (
    <div className="credits-bar">
      <div className="bar" aria-hidden="true">
        <i style={{ flexGrow: available }} />
        <i className="gap" style={{ flexGrow: missing }} />
      </div>
      <div className="flex justify-between gap-3 text-sm">
        <span className="text-muted">
          <Trans>
            <b>{have}</b> you have
          </Trans>
        </span>
        <span className="lacking">
          <Trans>
            <b>{gap}</b> missing
          </Trans>
        </span>
      </div>
      {priceOf && parts.length > 0 && (
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
          {TRACK_KINDS.map((kind) => {
            const ofKind = parts.filter((part) => part.kind === kind)
            if (ofKind.length === 0) return null
            const { icon: Icon } = TRACKS[kind]
            return (
              <span key={kind} className="inline-flex items-center gap-2">
                <Icon />
                <CountOfKind kind={kind} count={ofKind.length} />
                <span className="mono text-fg">{i18n.number(sumOf(ofKind, priceOf))}</span>
              </span>
            )
          })}
        </p>
      )}
    </div>
  )
}

function CountOfKind({ kind, count }: { kind: TrackKind; count: number }) {
  if (kind === 'voice') return <Plural value={count} one="# voice" other="# voices" />
  if (kind === 'image') return <Plural value={count} one="# image" other="# images" />
  return <Plural value={count} one="# clip" other="# clips" />
}
