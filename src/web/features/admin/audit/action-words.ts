import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { AuditEntry } from '#contract/user.ts'
import { BUILT_IN, VENDORS, type VendorId } from '#contract/vendors.ts'
import { KIND_NAMES } from '#web/features/generation/tracks.ts'
import { modelName } from '#web/features/models/model-words.ts'
import { listed } from '#web/lib/formats.ts'

type Kind = keyof typeof KIND_NAMES

function kindOf(kind: string): string {
  return kind in KIND_NAMES ? i18n._(KIND_NAMES[kind as Kind]) : kind
}

type Words = {
  did: string
  /** Why, or what exactly. */
  more: string
}

/** What somebody did, in the reader's words; an action that is not known here keeps its name. */
export function actionWords({ action, details }: Pick<AuditEntry, 'action' | 'details'>): Words {
  const of = (name: string) => {
    const value = details[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const vendor =
    of('vendor') === BUILT_IN
      ? modelName(BUILT_IN)
      : (VENDORS[of('vendor') as VendorId]?.name ?? of('vendor'))
  const credits = plural(Number(of('amount')), { one: '# credit', other: '# credits' })
  switch (action) {
    case 'grant-credits':
      return { did: t`added ${credits}`, more: of('description') }
    case 'suspend-user':
      return { did: t`suspended an account`, more: of('reason') }
    case 'resume-user':
      return { did: t`resumed an account`, more: '' }
    case 'delete-account':
      return { did: t`had an account deleted`, more: '' }
    case 'edit-homepage':
      return { did: t`edited the home page`, more: listed(i18n.locale, of('key'), of('language')) }
    case 'hide-claims':
      return details['areHidden'] === true
        ? { did: t`hid every unproved claim`, more: '' }
        : { did: t`showed the unproved claims`, more: '' }
    case 'connect-model':
      return { did: t`changed how a model is reached`, more: vendor }
    case 'disconnect-model':
      return { did: t`disconnected a model`, more: vendor }
    case 'choose-model':
      return { did: t`chose who does new work`, more: vendor }
    case 'offer-model':
      return { did: t`changed which models people may choose`, more: vendor }
    case 'set-price': {
      const from = of('from')
      const change = from ? `${from} → ${of('credits')}` : of('credits')
      const which = listed(i18n.locale, kindOf(of('kind')), modelName(of('model')))
      return { did: t`changed a price`, more: `${which}: ${change}` }
    }
    case 'add-showcase-video':
      return { did: t`added a showcase video`, more: of('title') }
    case 'show-showcase-video':
      return details['active'] === true
        ? { did: t`showed a showcase video`, more: of('title') }
        : { did: t`hid a showcase video`, more: of('title') }
    case 'delete-showcase-video':
      return { did: t`deleted a showcase video`, more: of('title') }
    case 'reorder-showcase':
      return { did: t`changed the order of the showcase videos`, more: '' }
    case 'publish-announcement':
      return { did: t`announced something`, more: of('text') }
    case 'end-announcement':
      return { did: t`took an announcement back`, more: of('text') }
    case 'mark-message':
      return details['isAnswered'] === true
        ? { did: t`noted that a message was answered`, more: '' }
        : { did: t`noted that a message is not answered yet`, more: '' }
    case 'open-support-view':
      return { did: t`looked at an account`, more: of('reason') }
    case 'leave-support-view':
      return { did: t`stopped looking at an account`, more: '' }
    case 'stop-job':
      return { did: t`stopped a job`, more: kindOf(of('kind')) }
    case 'retry-job': {
      const model = of('model')
      const elsewhere = model === '' ? '' : modelName(model)
      const more = listed(i18n.locale, kindOf(of('kind')), elsewhere)
      return { did: t`had a failed job made again`, more }
    }
    default:
      return { did: action, more: '' }
  }
}
