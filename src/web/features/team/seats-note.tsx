import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import { leastPlan, PLANS } from '#contract/packages.ts'
import { usePlan } from '#web/features/plan/use-plan.ts'
import { WithPlan } from '#web/features/plan/with-plan.tsx'
import { PLAN_TITLES } from '#web/lib/plan-words.ts'
import { Alert } from '#web/ui/alert.tsx'

const WITH_TEAM = leastPlan(({ seats }) => seats === null || seats > 1)

/** How many people the plan lets into the workspace; null: as many as there are, or not known yet. */
export function useSeats(): number | null {
  return usePlan()?.allows.seats ?? null
}

/** How many of the plan’s seats are taken, and what to do when all are. */
export function SeatsNote({ taken }: { taken: number }) {
  const { t, i18n } = useLingui()
  const seats = useSeats()
  if (seats === null) return null
  const used = t`${plural(seats, {
    one: `${taken} of # seat taken`,
    other: `${taken} of # seats taken`,
  })}`
  if (taken < seats) return <p className="text-sm text-muted">{used}</p>
  if (seats > 1) {
    return (
      <Alert tone="info" icon={Lock} title={used}>
        {t`Remove somebody, or take an invitation back, to invite another.`}
      </Alert>
    )
  }
  const plan = i18n._(PLAN_TITLES[WITH_TEAM])
  const most = PLANS[WITH_TEAM].seats ?? 0
  return (
    <Alert tone="info" icon={Lock} title={used} actions={<WithPlan name={WITH_TEAM} />}>
      {t`This plan is for one person. With ${plan} up to ${most} people work in a workspace.`}
    </Alert>
  )
}
