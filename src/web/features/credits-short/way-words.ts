import { plural, t } from '@lingui/core/macro'
import type { WayOut } from './ways-out.ts'

export function wayName({ way }: WayOut): string {
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
