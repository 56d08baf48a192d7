import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import type { NotificationFacts } from '#contract/notification.ts'
import type { Told } from '#contract/words/told.ts'
import { assetAddress, TRACKS } from '#web/features/generation/tracks.ts'
import { ENDINGS, failureReason } from '#web/features/live/ending-words.ts'
import { inReaderWords, joinSentences } from '#web/lib/error-message.ts'
import type { Tone } from '#web/ui/alert.tsx'

type NotificationWords = { tone: Tone; title: string; text: string; to: string }

/** Puts what happened into the reader's words, and says where to look at it. */
export function notificationWords(facts: NotificationFacts): NotificationWords {
  switch (facts.kind) {
    case 'storyboard-written':
      return {
        ...writtenWords(facts.sampleReason),
        text: facts.storyboardTitle,
        to: assetAddress(facts.storyboardId, 'storyboard'),
      }
    case 'batch-ended':
      return batchWords(facts)
    case 'clip-ready':
      return {
        tone: 'success',
        title: t`The video of scene ${facts.sceneNumber} is ready`,
        text: facts.storyboardTitle,
        to: assetAddress(facts.storyboardId, 'clip'),
      }
    case 'export-ready':
      return {
        tone: 'success',
        title: i18n._(ENDINGS.export.success),
        text: facts.storyboardTitle,
        to: assetAddress(facts.storyboardId, 'export'),
      }
    case 'generation-failed':
      return failureWords(facts)
    case 'support-view':
      return {
        tone: 'info',
        title: t`Support looked at your account`,
        text: t`They see what you see for an hour, and can change nothing. Reason: ${facts.reason}`,
        to: '/dashboard',
      }
    case 'credits-low':
      return {
        tone: 'warning',
        title: t`Your credits run low`,
        text: plural(facts.available, { one: '# credit is left', other: '# credits are left' }),
        to: '/dashboard/billing',
      }
  }
}

type Facts<Kind> = Extract<NotificationFacts, { kind: Kind }>

function writtenWords(sampleReason?: Told | null): Pick<NotificationWords, 'tone' | 'title'> {
  return sampleReason
    ? { tone: 'warning', title: inReaderWords(i18n, sampleReason) }
    : { tone: 'success', title: i18n._(ENDINGS.storyboard.success) }
}

function batchWords(facts: Facts<'batch-ended'>): NotificationWords {
  const { track, succeeded, failed, stopped, storyboardId, storyboardTitle } = facts
  const to = assetAddress(storyboardId, track)
  const name = i18n._(TRACKS[track].name)
  if (failed === 0) {
    const all = i18n._(ENDINGS[track].all)
    const title = stopped > 0 ? t`${name}: ${succeeded} generated, ${stopped} stopped` : all
    return { tone: 'success', title, text: storyboardTitle, to }
  }
  const title = t`${name}: ${succeeded} generated, ${failed} failed`
  return { tone: succeeded > 0 ? 'warning' : 'danger', title, text: storyboardTitle, to }
}

/** Where what belongs to no storyboard, or to none yet, is tried again. */
function placeOf(kind: Facts<'generation-failed'>['generationKind']): string {
  return kind === 'image' ? '/dashboard/media' : '/dashboard/create'
}

function failureWords(facts: Facts<'generation-failed'>): NotificationWords {
  const { generationKind, storyboardId, storyboardTitle, sceneNumber, failure } = facts
  const place = sceneNumber ? t`Scene ${sceneNumber}.` : ''
  const reason = failureReason(generationKind, failure)
  return {
    tone: 'danger',
    title: i18n._(ENDINGS[generationKind].failure),
    text: joinSentences(i18n.locale, storyboardTitle ?? '', place, reason, t`Not charged.`),
    to: storyboardId ? assetAddress(storyboardId, generationKind) : placeOf(generationKind),
  }
}
