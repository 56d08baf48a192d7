import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Minus } from 'lucide-react'
import type { PlanAllows } from '#contract/packages.ts'
import type { Plan } from '#contract/plan.ts'
import { localDate } from '#web/lib/dates.ts'
import { EXPORT_UP_TO, PLAN_TITLES } from '#web/lib/plan-words.ts'
import { Skeleton } from '#web/ui/progress.tsx'
import { usePlan } from './use-plan.tsx'
import './plan.css'

/** Which plan the workspace has, until when, and what it allows. */
export function PlanPanel() {
  const plan = usePlan()
  return (
    <section className="panel" aria-labelledby="your-plan">
      <div className="panel-head">
        <h2 id="your-plan">
          <Trans>Your plan</Trans>
        </h2>
      </div>
      {plan ? <PlanFacts plan={plan} /> : <Skeleton className="m-4 h-24" />}
    </section>
  )
}

function PlanFacts({ plan }: { plan: Plan }) {
  const { i18n } = useLingui()
  if (plan.name === null) {
    return (
      <p className="panel-body text-sm">
        <Trans>
          Nothing is limited for you here: every size of video, the API and teams of any size are
          open to you.
        </Trans>
      </p>
    )
  }
  return (
    <div className="plan-facts">
      <div>
        <p className="name">{i18n._(PLAN_TITLES[plan.name])}</p>
        <p className="text-sm text-muted">
          <HowLong plan={plan} />
        </p>
      </div>
      <Allowed allows={plan.allows} />
    </div>
  )
}

function HowLong({ plan: { until, next } }: { plan: Plan }) {
  const { i18n } = useLingui()
  if (!until) return <Trans>For as long as you like. Each package brings a plan along.</Trans>
  const day = localDate(until)
  if (!next) {
    return (
      <Trans>
        Until {day}, then Free. What you have made stays; buying again goes on from that day.
      </Trans>
    )
  }
  const after = i18n._(PLAN_TITLES[next.name])
  const last = localDate(next.until)
  return (
    <Trans>
      Until {day}, then {after} until {last}.
    </Trans>
  )
}

function Allowed({ allows }: { allows: PlanAllows }) {
  const { t, i18n } = useLingui()
  const { resolution, apiAccess, seats, goesFirst } = allows
  const people =
    seats === null
      ? t`Team collaboration, as many people as you like`
      : seats > 1
        ? t`${plural(seats, {
            one: 'Team collaboration, # person in a workspace',
            other: 'Team collaboration, up to # people in a workspace',
          })}`
        : t`Team collaboration`
  return (
    <ul>
      <Fact isIn>{i18n._(EXPORT_UP_TO[resolution])}</Fact>
      <Fact isIn={apiAccess}>{t`API access`}</Fact>
      <Fact isIn={seats !== 1}>{people}</Fact>
      <Fact isIn={goesFirst}>{t`Priority rendering`}</Fact>
    </ul>
  )
}

function Fact({ isIn, children }: { isIn: boolean; children: string }) {
  return (
    <li data-in={isIn}>
      {isIn ? <Check /> : <Minus />}
      <span>
        {children}
        {!isIn && (
          <span className="sr-only">
            {' '}
            <Trans>(not in this plan)</Trans>
          </span>
        )}
      </span>
    </li>
  )
}
