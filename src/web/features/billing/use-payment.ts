import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CreditPackage } from '#contract/packages.ts'
import type { PaymentMethod, Purchase } from '#contract/purchase.ts'
import { accountQuery } from '#web/features/account/use-account.ts'
import { untilAnswered } from '#web/features/live/until-answered.ts'
import { api, client } from '#web/lib/api.ts'
import { errorMessage, hasCode, inReaderWords, isRefusal } from '#web/lib/error-message.ts'
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

  /** @returns null when it is paid already, which nobody here had heard of; that is told. */
  async function start(method: PaymentMethod) {
    const id = idOf(method)
    const wish = { id, packageId: offer.id, method }
    try {
      const started = await untilAnswered(() => client.purchase.start(wish))
      const { state } = started.purchase
      if (state !== 'paid' && state !== 'pending') return started
      await settled(started.purchase)
      return null
    } catch (error) {
      // It has ended: the next press is another purchase.
      if (hasCode(error, 'REFUSED_IN_THIS_STATE')) ids.clear()
      throw error
    }
  }

  async function settled(purchase: Purchase): Promise<Outcome> {
    const outcome = tellOfPurchase(purchase)
    if (outcome !== 'declined') ids.clear()
    await readMoney(queryClient)
    return outcome
  }

  /** @param id of the purchase that was started: another package may be chosen by now. */
  async function finish(id: string): Promise<Outcome> {
    setProcessing(true)
    try {
      return await settled(await untilAnswered(() => client.purchase.finish({ id })))
    } catch (error) {
      tellOfFailure(error)
      return 'over'
    } finally {
      setProcessing(false)
    }
  }

  async function cancel(id: string | undefined) {
    showToast('info', t`Payment cancelled`)
    ids.clear()
    if (id) await client.purchase.cancel({ id }).catch(() => undefined)
  }

  return { isProcessing, start, finish, cancel }
}

/** Everything that a purchase changes. */
async function readMoney(queryClient: QueryClient): Promise<void> {
  const changed = [
    accountQuery().queryKey,
    api.purchase.key(),
    api.transaction.key(),
    api.plan.key(),
  ]
  await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
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
  if (state === 'open' && failure?.code === 'payment-declined') {
    showToast('danger', {
      title: t`The payment was declined`,
      text: t`Nothing was charged; choose another way of paying.`,
    })
    return 'declined'
  }
  // Approved and still open, it may be paid any moment: nobody shall pay a second time meanwhile.
  if (state === 'pending' || state === 'open') {
    showToast('info', {
      title: t`The payment is being checked`,
      text: t`The credits come by themselves as soon as it has arrived.`,
    })
    return 'done'
  }
  showToast('danger', {
    title: t`Payment failed. Please try again later.`,
    // That of a payment that failed says the same.
    ...(failure && failure.code !== 'payment-failed' && { text: inReaderWords(i18n, failure) }),
  })
  return 'over'
}

/** Nothing was ordered. */
export function tellOfNoOrder(error: unknown) {
  const title = t`An error occurred setting up payments. Please try again later.`
  showToast('danger', hasCode(error, 'PAYMENT_DOWN') ? title : { title, text: errorMessage(error) })
}

/** Nothing was captured, or nobody knows yet: then it is looked at until that is known. */
function tellOfFailure(error: unknown) {
  if (isRefusal(error) && !hasCode(error, 'PAYMENT_DOWN')) {
    const title = t`Failed to process payment. Please try again.`
    return showToast('danger', { title, text: errorMessage(error) })
  }
  showToast('danger', {
    title: t`An error occurred while processing your payment. Please try again.`,
    text: t`If it is paid already, its credits come by themselves within minutes. Nothing is charged twice.`,
  })
}

/** Settles what was paid on the vendor's own page, once its buyer is back. @returns whether it is at it. */
export function useReturnedPayment(): boolean {
  const queryClient = useQueryClient()
  const [params, setParams] = useSearchParams()
  const id = params.get('purchase')
  const isPaid = params.get('payment') === 'done'
  const finish = useMutation({
    mutationFn: (asked: { id: string }) => untilAnswered(() => client.purchase.finish(asked)),
    onSuccess: tellOfPurchase,
    onError: tellOfFailure,
    onSettled: () => readMoney(queryClient),
  })
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
