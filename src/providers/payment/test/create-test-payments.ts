import type { PaymentProvider } from '../payment-provider.ts'

/** Takes no money. What the buyer confirms counts as paid. */
export function createTestPayments(): PaymentProvider {
  return {
    method: 'test',
    buttons: null,
    open: ({ purchaseId, priceCents }) =>
      Promise.resolve({ orderId: `test-${purchaseId}-${priceCents}`, redirectUrl: null }),
    settle: ({ orderId }) =>
      Promise.resolve({
        state: 'paid',
        captureId: orderId,
        paidCents: Number(orderId.split('-').at(-1)),
        currency: 'USD',
        refundedCents: 0,
      }),
    // Nothing was paid.
    refund: () => Promise.resolve(),
    hear: () => Promise.resolve(null),
  }
}
