import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Storyboard } from '#contract/storyboard.ts'
import type { Studio } from '#contract/studio.ts'
import type { ModelKind } from '#contract/vendors.ts'
import { api } from '#web/lib/api.ts'
import { inReaderWords } from '#web/lib/error-message.ts'
import { timecode } from '#web/lib/formats.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

type DevelopmentModeProps = { makers: readonly (keyof Studio['builtIn'])[] }

/** Stands below what the built-in studio makes, in part or all. */
export function DevelopmentMode({ makers }: DevelopmentModeProps) {
  const studio = useStudio()
  if (!studio || !makers.some((maker) => studio.builtIn[maker])) return null
  return (
    <div className="mt-4">
      <Alert tone="info" icon={FlaskConical}>
        <Trans>
          <b>Development Mode:</b> made by the built-in studio, without hosted AI services.
        </Trans>
      </Alert>
    </div>
  )
}

/** Marks a storyboard that is the built-in sample, says why, and leads to another try with the same idea. */
export function SampleData({ storyboard }: { storyboard: Storyboard }) {
  const { i18n } = useLingui()
  const { sampleReason, idea, style, audience, aspectRatio, language } = storyboard
  if (sampleReason === null) return null
  return (
    <Alert
      tone="warning"
      icon={FlaskConical}
      title={<Trans>Development Mode: sample data is in use</Trans>}
      actions={
        <ButtonLink
          needs="edit"
          to="/dashboard/create"
          state={{ idea, style, audience, aspectRatio, language }}
          size="sm"
        >
          <Trans>Try again</Trans>
        </ButtonLink>
      }
    >
      <p>{inReaderWords(i18n, sampleReason)}</p>
      <p>
        <Trans>These scenes are not about your idea. You were not charged.</Trans>
      </p>
    </Alert>
  )
}

/** What is made sooner needs no word about waiting. */
const WORTH_TELLING_MS = 10_000

/** How long people wait for one of these, from what the model made last. */
export function UsualWait({ kind }: { kind: ModelKind }) {
  const wait = useStudio()?.waits[kind]
  if (!wait || wait.longMs < WORTH_TELLING_MS) return null
  const usual = timecode(wait.usualMs)
  const long = timecode(wait.longMs)
  return (
    <p className="text-sm text-muted">
      <Trans>
        Usually {usual}, nine times of ten at most {long}. You can leave this page meanwhile.
      </Trans>
    </p>
  )
}

const TICK_MS = 10_000
const MINUTE_MS = 60_000

/** Says that a vendor is down while people wait for it. */
export function VendorTrouble({ kinds }: { kinds: readonly ModelKind[] }) {
  const failing = useStudio()?.failing.filter(({ kind }) => kinds.includes(kind)) ?? []
  return failing.map((trouble) => (
    <Trouble key={`${trouble.kind} ${trouble.vendor}`} trouble={trouble} />
  ))
}

function Trouble({
  trouble: { kind, vendor, since, hasWork },
}: {
  trouble: Studio['failing'][number]
}) {
  const { t } = useLingui()
  const minutes = useMinutesSince(since)
  const waits: Record<ModelKind, string> = {
    storyboard: t`Your storyboards wait and cost nothing.`,
    voice: t`Your voice-overs wait and cost nothing.`,
    image: t`Your images wait and cost nothing.`,
    clip: t`Your clips wait and cost nothing.`,
  }
  const title = plural(minutes, {
    one: `${vendor} has not answered for # minute`,
    other: `${vendor} has not answered for # minutes`,
  })
  return (
    <Alert tone="warning" title={title}>
      {hasWork
        ? waits[kind]
        : t`What waits there goes on by itself; what is not made costs nothing.`}
    </Alert>
  )
}

function useMinutesSince(moment: Date): number {
  const [nowMs, setNowMs] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(1, Math.floor((nowMs - moment.getTime()) / MINUTE_MS))
}

/** While a vendor is down, pages look whether it is back. */
const LOOK_AGAIN_MS = 30_000
/** Where vendors work, pages look whether one is down. */
const LOOK_MS = 60_000

/** What this installation works with: prices and providers. */
export function useStudio() {
  const options = api.studio.get.queryOptions()
  return useQuery({
    ...options,
    refetchInterval: ({ state }) => lookAfterMs(state.data),
  }).data
}

function lookAfterMs(studio: Studio | undefined): number | false {
  if (!studio) return false
  if (studio.failing.length > 0) return LOOK_AGAIN_MS
  return Object.values(studio.builtIn).every(Boolean) ? false : LOOK_MS
}
