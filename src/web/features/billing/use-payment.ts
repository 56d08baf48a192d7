import { plural, t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CreditPackage } from '#contract/packages.ts'
import type { PaymentMethod, Purchase } from '#contract/purchase.ts'
import { accountQuery } from '#web/features/account/use-account.ts'
import { api, client } from '#web/lib/api.ts'
import { errorMessage, isRefusal } from '#web/lib/error-message.ts'
import { newId } from '#web/lib/new-id.ts'
import { showToast } from '#web/ui/toast.tsx'

/** What a payment led to: it is done, another way of paying may do, or it came to nothing. */
type Outcome = 'done' | 'declined' | 'over'

/**
 * Buying one package, from the press to the credits. The same press makes one order, however often it is sent: its
 * id changes with what is bought and how.
 */
export function usePayment(offer: CreditPackage) {
  const queryClient = useQueryClient()
  const [isProcessing, setProcessing] = useState(false)
  const [ids] = useState(() => new Map<string, string>())

  function idOf(method: PaymentMethod): string {
    const key = `${offer.id} ${method}`
    const id = ids.get(key) ?? newId()
    ids.set(key, id)
    return id
  }

  async function start(method: PaymentMethod) {
    return await client.purchase.start({ id: idOf(method), packageId: offer.id, method })
  }

  async function finish(method: PaymentMethod): Promise<Outcome> {
    setProcessing(true)
    try {
      const outcome = tellOfPurchase(await client.purchase.finish({ id: idOf(method) }))
      if (outcome !== 'declined') ids.clear()
      await queryClient.invalidateQueries({ queryKey: accountQuery().queryKey })
      await queryClient.invalidateQueries({ queryKey: api.purchase.key() })
      await queryClient.invalidateQueries({ queryKey: api.transaction.key() })
      await queryClient.invalidateQueries({ queryKey: api.plan.key() })
      return outcome
    } catch (error) {
      tellOfFailure(error)
      return 'over'
    } finally {
      setProcessing(false)
    }
  }

  async function cancel(method: PaymentMethod) {
    showToast('info', t`Payment cancelled`)
    const id = idOf(method)
    ids.clear()
    await client.purchase.cancel({ id }).catch(() => undefined)
  }

  return { isProcessing, start, finish, cancel }
}

/** Says what became of a purchase. */
function tellOfPurchase({ state, credits, failure }: Purchase): Outcome {
  if (state === 'paid') {
    showToast(
      'success',
      t`${plural(credits, {
        one: 'Successfully purchased # credit!',
        other: 'Successfully purchased # credits!',
      })}`,
    )
    return 'done'
  }
  if (state === 'pending') {
    showToast('info', {
      title: t`The payment is being checked`,
      text: t`The credits come by themselves as soon as it has arrived.`,
    })
    return 'done'
  }
  if (state === 'open' && failure?.code === 'payment-declined') {
    showToast('danger', {
      title: t`The payment was declined`,
      text: t`Nothing was charged; choose another way of paying.`,
    })
    return 'declined'
  }
  showToast('danger', t`Payment failed. Please try again later.`)
  return 'over'
}

/** Nothing was captured, or nobody knows yet. */
function tellOfFailure(error: unknown) {
  showToast('danger', {
    title: isRefusal(error)
      ? t`Failed to process payment. Please try again.`
      : t`An error occurred while processing your payment. Please try again.`,
    text: errorMessage(error),
  })
}

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
