import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { accountQuery } from '#web/features/account/account-query.ts'
import { api } from '#web/lib/api.ts'
import { showToast } from '#web/ui/toast.tsx'
import { tellOfFailure, tellOfPurchase } from './use-payment.ts'

/** Settles what was paid on the vendor's own page, once its buyer is back. @returns whether it is at it. */
export function useReturnedPayment(): boolean {
  const queryClient = useQueryClient()
  const [params, setParams] = useSearchParams()
  const id = params.get('purchase')
  const isPaid = params.get('payment') === 'done'
  const onSettled = () =>
    Promise.all(
      [accountQuery().queryKey, api.purchase.key(), api.transaction.key(), api.plan.key()].map(
        (queryKey) => queryClient.invalidateQueries({ queryKey }),
      ),
    )
  const finish = useMutation(
    api.purchase.finish.mutationOptions({
      onSuccess: tellOfPurchase,
      onError: tellOfFailure,
      onSettled,
    }),
  )
  const cancel = useMutation(api.purchase.cancel.mutationOptions())

  const settle = useEffectEvent((purchaseId: string) => {
    setParams({}, { replace: true })
    if (isPaid) return finish.mutate({ id: purchaseId })
    showToast('info', t`Payment cancelled`)
    cancel.mutate({ id: purchaseId })
  })
  useEffect(() => {
    if (id) settle(id)
  }, [id])
  return finish.isPending
}
