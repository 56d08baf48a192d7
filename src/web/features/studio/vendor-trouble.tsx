import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Studio } from '#contract/studio.ts'
import type { ModelKind } from '#contract/vendors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { useStudio } from './use-studio.ts'

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
