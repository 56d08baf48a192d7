import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '#web/features/list/paged-list.tsx'
import { api } from '#web/lib/api.ts'
import { listed } from '#web/lib/formats.ts'
import { Skeleton } from '#web/ui/progress.tsx'
import { MODEL_FACTS, modelName } from './model-words.ts'

/** Who changed which price, when, from what to what. */
export function PriceHistory() {
  const { t, i18n } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(api.model.priceHistory.queryOptions())
  return (
    <section className="panel" aria-labelledby="prices-heading">
      <div className="panel-head">
        <h2 id="prices-heading">{t`Changes of prices`}</h2>
      </div>
      {error && !data && (
        <div className="panel-body">
          <LoadFailure
            title={t`The changes could not be loaded`}
            error={error}
            isTrying={isFetching}
            onTryAgain={() => void refetch()}
          />
        </div>
      )}
      {!data && !error && <Skeleton className="h-24" />}
      {data?.length === 0 && (
        <p className="panel-body text-muted">{t`Every price is still the usual one.`}</p>
      )}
      {data && data.length > 0 && (
        <ul className="price-history">
          {data.map(({ id, at, by, kind, model, from, to }) => (
            <li key={id}>
              <time className="mono text-xs text-muted" dateTime={at.toISOString()}>
                {i18n.date(at, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
              <span className="min-w-0 wrap-anywhere">
                {listed(i18n.locale, i18n._(MODEL_FACTS[kind].name), modelName(model))}
                <span className="block text-sm text-muted">
                  <bdi>{by ?? t`Operator`}</bdi>
                </span>
              </span>
              <b className="mono text-sm">
                {from === null ? '' : `${i18n.number(from)} → `}
                {i18n.number(to)}
              </b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
