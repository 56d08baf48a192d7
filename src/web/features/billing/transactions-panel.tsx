import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Download, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { LEDGER_KINDS, type LedgerKind, type Transaction } from '#contract/transaction.ts'
import { api, client } from '#web/lib/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/progress.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { KIND_WORDS, saveTransactions, wordsOf } from './transaction-words.ts'

const RECENT = 10
const BAR = 'transactions'
/** The last that were worked on. */
const STORYBOARDS_OFFERED = 100

type Wish = { kind?: LedgerKind; month?: string; storyboardId?: string }

/** The last ten movements of credits, and on demand all of them, by kind, month and storyboard. */
export function TransactionsPanel() {
  const { t } = useLingui()
  const [wish, setWish] = useState<Wish>({})
  const { data, isError, isFetching, fetchNextPage, hasNextPage, refetch } = useInfiniteQuery(
    api.transaction.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...wish,
        limit: RECENT,
        ...(cursor && { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  )
  const items = data?.pages.flatMap((page) => page.items)

  async function refresh() {
    const { isError: hasFailed } = await refetch()
    if (hasFailed) showToast('danger', { title: t`Failed to refresh transactions`, key: BAR })
    else showToast('success', { title: t`Transactions refreshed`, key: BAR })
  }

  return (
    <section className="panel" aria-labelledby="recent-transactions">
      <div className="panel-head">
        <h2 id="recent-transactions">
          <Trans>Recent Transactions</Trans>
        </h2>
        <Button size="sm" icon={RefreshCw} busy={isFetching} onClick={() => void refresh()}>
          <Trans>Refresh</Trans>
        </Button>
      </div>
      <Filter wish={wish} onWish={setWish} />
      {isError && !items && <Alert tone="danger" title={t`Failed to refresh transactions`} />}
      {!items && !isError && <Skeleton className="m-4 h-40" />}
      {items?.length === 0 && (
        <p className="px-4.5 py-4 text-muted">
          {Object.keys(wish).length > 0 ? (
            <Trans>No matching transactions</Trans>
          ) : (
            <Trans>Nothing moved here yet.</Trans>
          )}
        </p>
      )}
      {items && items.length > 0 && (
        <ul className="moves">
          {items.map((item) => (
            <TransactionRow key={item.id} transaction={item} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div className="panel-foot py-3">
          <Button block busy={isFetching} onClick={() => void fetchNextPage()}>
            <Trans>Show earlier ones</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}

type FilterProps = { wish: Wish; onWish: (wish: Wish) => void }

function Filter({ wish, onWish }: FilterProps) {
  const { t, i18n } = useLingui()
  const [isSaving, setSaving] = useState(false)
  const { data: storyboards } = useQuery(
    api.storyboard.list.queryOptions({ input: { limit: STORYBOARDS_OFFERED } }),
  )

  async function save() {
    setSaving(true)
    try {
      await saveTransactions((cursor) =>
        client.transaction.list({ ...wish, limit: 100, ...(cursor && { cursor }) }),
      )
    } catch {
      showToast('danger', { title: t`Failed to refresh transactions`, key: BAR })
    } finally {
      setSaving(false)
    }
  }

  return (
    <div className="moves-filter">
      <select
        className="select"
        aria-label={t`Kind`}
        value={wish.kind ?? ''}
        onChange={({ target: { value } }) => {
          const { kind: _, ...others } = wish
          onWish(value ? { ...others, kind: value as LedgerKind } : others)
        }}
      >
        <option value="">{t`Every kind`}</option>
        {LEDGER_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {i18n._(KIND_WORDS[kind])}
          </option>
        ))}
      </select>
      <input
        className="input"
        type="month"
        aria-label={t`Month`}
        value={wish.month ?? ''}
        onChange={({ target: { value } }) => {
          const { month: _, ...others } = wish
          onWish(/^\d{4}-\d\d$/.test(value) ? { ...others, month: value } : others)
        }}
      />
      <select
        className="select"
        aria-label={t`Storyboard`}
        value={wish.storyboardId ?? ''}
        onChange={({ target: { value } }) => {
          const { storyboardId: _, ...others } = wish
          onWish(value ? { ...others, storyboardId: value } : others)
        }}
      >
        <option value="">{t`Every storyboard`}</option>
        {storyboards?.items.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <Button size="sm" icon={Download} busy={isSaving} onClick={() => void save()}>
        <Trans>Save as CSV</Trans>
      </Button>
    </div>
  )
}

/** What it was for, when, and how many: gains in green with a plus sign, what was spent in red. */
function TransactionRow({ transaction }: { transaction: Transaction }) {
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
        <span className="flex text-sm text-muted">
          {storyboard && (
            <>
              <Link
                className="link truncate"
                title={storyboard.title}
                to={`/dashboard/editor/${storyboard.id}`}
              >
                <bdi>{storyboard.title}</bdi>
              </Link>
              <span className="whitespace-pre">{', '}</span>
            </>
          )}
          <span className="shrink-0">{day}</span>
        </span>
      </span>
      <span className="amount" data-gain={amount > 0}>
        {i18n.number(amount, { signDisplay: 'always' }).replace('-', '−')}
      </span>
    </li>
  )
}
