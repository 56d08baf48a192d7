import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { CREDIT_PACKAGES, type PlanName } from '#contract/packages.ts'
import { openPurchase } from '#web/features/billing/purchase.tsx'
import { api } from '#web/lib/api.ts'
import { PLAN_TITLES } from '#web/lib/plan-words.ts'
import { Button } from '#web/ui/button.tsx'

/** What the workspace may do by what was bought; undefined until it is known. */
export function usePlan() {
  return useQuery(api.plan.get.queryOptions()).data
}

/** The way to a plan that has what this one has not. */
export function WithPlan({ name }: { name: PlanName }) {
  const { i18n } = useLingui()
  const plan = i18n._(PLAN_TITLES[name])
  const offer = CREDIT_PACKAGES.find((one) => one.name === name)
  return (
    <Button needs="manage" size="sm" icon={Lock} onClick={() => openPurchase(offer?.id)}>
      <Trans>With {plan}</Trans>
    </Button>
  )
}
