import { expect, test } from 'vitest'
import { PaymentError } from '../payment-provider.ts'
import { standingOf } from './paypal-answers.ts'

const amount = { currency_code: 'USD', value: '29.00' }
const capture = (id: string, status: string) => ({ id, status, amount, custom_id: 'ours' })
const order = (status: string, captures?: ReturnType<typeof capture>[]) => ({
  id: 'O1',
  status,
  purchase_units: [{ custom_id: 'ours', payments: captures && { captures } }],
})

test('a completed order that shows no capture is not known: it is asked about again', () => {
  expect(() => standingOf(order('COMPLETED'), 'ours')).toThrow(PaymentError)
  expect(standingOf(order('APPROVED'), 'ours')).toEqual({ state: 'open' })
  expect(standingOf(order('VOIDED'), 'ours')).toEqual({ state: 'expired' })
})

test('of several captures the one whose money came counts', () => {
  const both = order('COMPLETED', [capture('C1', 'DECLINED'), capture('C2', 'COMPLETED')])
  expect(standingOf(both, 'ours')).toMatchObject({ state: 'paid', captureId: 'C2' })
  const late = order('COMPLETED', [capture('C1', 'FAILED'), capture('C2', 'PENDING')])
  expect(standingOf(late, 'ours')).toEqual({ state: 'pending' })
})

test('the order of another purchase is not believed', () => {
  expect(() => standingOf(order('APPROVED'), 'another')).toThrow(PaymentError)
})
