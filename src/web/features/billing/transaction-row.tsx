import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { Transaction } from '#contract/transaction.ts'
import { wordsOf } from './transaction-words.ts'

/** What it was for, when, and how many: gains in green with a plus sign, what was spent in red. */
export function TransactionRow({ transaction }: { transaction: Transaction }) {
  const { i18n } = useLingui()
  const { amount, storyboard, createdAt } = transaction
  const words = wordsOf(transaction)
  const day = i18n.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li>
      <span className="min-w-0">
        <span className="block font-medium">
          {typeof words === 'string' ? words : i18n._(words)}
        </span>
        <span className="block truncate text-sm text-muted">
          {storyboard && (
            <>
              <Link className="link" to={`/dashboard/editor/${storyboard.id}`}>
                {storyboard.title}
              </Link>
              {', '}
            </>
          )}
          {day}
        </span>
      </span>
      <span className="amount" data-gain={amount > 0}>
        {i18n.number(amount, { signDisplay: 'always' })}
      </span>
    </li>
  )
}
