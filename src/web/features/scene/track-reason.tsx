import { useLingui } from '@lingui/react/macro'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { TRACK_FACTS } from '#web/features/generation/track-kinds.ts'
import { useTrackPress } from '#web/features/generation/use-track-press.ts'
import { asSentence } from '#web/lib/as-sentence.ts'
import { inReaderWords } from '#web/lib/in-reader-words.ts'
import { joinSentences } from '#web/lib/join-sentences.ts'
import { TRACK_KEYS } from './track-keys.ts'

type TrackReasonProps = { kind: TrackKind; scene: Scene; word: string }

/** What a track's menu is about, and in a sentence why the track stands as it does. */
export function TrackReason({ kind, scene, word }: TrackReasonProps) {
  const { t, i18n } = useLingui()
  const { reason, isRunning } = useTrackPress(kind, scene)
  const { generation, isStale } = scene[kind]
  const name = i18n._(TRACK_FACTS[kind].name)

  function why() {
    if (generation?.state === 'failed') {
      const failure = generation.failure ? inReaderWords(i18n, generation.failure) : ''
      return joinSentences(i18n.locale, asSentence(failure, i18n.locale), t`Not charged.`)
    }
    if (isRunning) return t`Stop. Nothing is charged.`
    if (reason) return reason
    if (isStale)
      return kind === 'clip'
        ? t`Its image or prompt changed after this take was made.`
        : t`Its text changed after this take was made.`
    return null
  }

  const sentence = why()
  return (
    <>
      <p className="flex justify-between gap-4">
        <b className="font-semibold">{t`${name}, scene ${scene.orderIndex + 1}`}</b>
        <span className="flex items-center gap-2 text-sm text-muted">
          {word}
          <kbd className="kbd">{TRACK_KEYS[kind]}</kbd>
        </span>
      </p>
      {sentence && <p className="mt-1 text-sm text-muted">{sentence}</p>}
    </>
  )
}
