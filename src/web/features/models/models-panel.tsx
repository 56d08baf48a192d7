import { useLingui } from '@lingui/react/macro'
import { VENDORS } from '#contract/vendors.ts'
import { LoadFailure } from '#web/features/list/paged-list.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Skeleton } from '#web/ui/progress.tsx'
import { BuiltInCard } from './built-in-card.tsx'
import { DefaultModels } from './default-models.tsx'
import { useModels } from './use-models.ts'
import { VendorCard } from './vendor-card.tsx'
import './models.css'

/** Whom this installation works with: an admin's page. */
export function ModelsPanel() {
  const { t } = useLingui()
  const { data: models, error, isFetching, refetch } = useModels()
  if (error && !models) {
    return (
      <LoadFailure
        title={t`The models could not be loaded`}
        error={error}
        isTrying={isFetching}
        onTryAgain={() => void refetch()}
      />
    )
  }
  if (!models) return <Skeleton className="h-96" />
  return (
    <div className="grid gap-4">
      {models.connections.map(
        ({ vendor, failing }) =>
          failing && (
            <Alert key={vendor} tone="danger" title={t`${VENDORS[vendor].name} is failing`}>
              {t`The last ${failing.calls} calls failed.`} {failing.why}
            </Alert>
          ),
      )}
      <DefaultModels models={models} />
      <div className="vendors">
        {models.connections.map((connection) => (
          <VendorCard
            key={connection.vendor}
            connection={connection}
            isDefault={models.chosen[VENDORS[connection.vendor].kind] === connection.vendor}
          />
        ))}
        <BuiltInCard models={models} />
      </div>
    </div>
  )
}
