import { plural, t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { dollars } from '#web/lib/formats.ts'
import { PACKAGE_NAMES } from '#web/lib/plan-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { WayOut } from './ways-out.ts'

type WayRowProps = {
  way: WayOut
  group: string
  available: number
  isChosen: boolean
  onChoose: () => void
}

/** One way out: what it makes, what it costs, and what it leaves. */
export function WayRow({ way, group, available, isChosen, onChoose }: WayRowProps) {
  const { i18n } = useLingui()
  const isBought = way.way === 'buy'
  const left = isBought ? available + way.offer.credits - way.credits : available - way.credits
  return (
    <label>
      <input type="radio" className="radio" name={group} checked={isChosen} onChange={onChoose} />
      <span className="what">
        {wayName(way)}{' '}
        {!isBought && (
          <Badge tone="success">
            <Trans>Covered</Trans>
          </Badge>
        )}
        <small>
          <WayFacts way={way} />
        </small>
      </span>
      <span className="price">
        {isBought ? dollars(i18n, way.offer.priceCents) : i18n.number(way.credits)}
        {left >= 0 && (
          <small>
            <Trans>leaves {i18n.number(left)}</Trans>
          </small>
        )}
      </span>
    </label>
  )
}

function WayFacts({ way }: { way: WayOut }) {
  const { i18n } = useLingui()
  switch (way.way) {
    case 'stills':
      return <Trans>The images move for nothing; clips can come later.</Trans>
    case 'card':
      return <Trans>The scene shows its words instead of an image.</Trans>
    case 'fewer':
      return way.isStill ? (
        <Plural
          value={way.sceneCount}
          one="The first scene now, as a still with motion; the others wait."
          other="The first # scenes now, as stills with motion; the others wait."
        />
      ) : (
        <Plural
          value={way.sceneCount}
          one="The first scene now; the others wait."
          other="The first # scenes now; the others wait."
        />
      )
    case 'buy': {
      const name = i18n._(PACKAGE_NAMES[way.offer.name])
      return (
        <Trans>
          {name}, {i18n.number(way.offer.credits)} credits a month
        </Trans>
      )
    }
  }
}

function wayName({ way }: WayOut): string {
  switch (way) {
    case 'stills':
      return t`Stills with motion`
    case 'card':
      return t`Use a text card`
    case 'fewer':
      return t`Fewer scenes`
    case 'buy':
      return t`Buy credits`
  }
}

/** What the button says that takes this way. */
export function wayAction(way: WayOut): string {
  switch (way.way) {
    case 'stills':
      return way.parts.length > 0 ? t`Make with stills` : t`Keep stills with motion`
    case 'card':
      return t`Use a text card`
    case 'fewer':
      return plural(way.sceneCount, { one: 'Make the first scene', other: 'Make # scenes' })
    case 'buy':
      return t`Purchase Credits`
  }
}
