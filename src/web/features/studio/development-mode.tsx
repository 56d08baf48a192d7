import { Trans } from '@lingui/react/macro'
import { FlaskConical } from 'lucide-react'
import { Alert } from '#web/ui/alert.tsx'
import { useStudio } from './use-studio.ts'

/** Stands below what the built-in studio makes, in part or all. */
export function DevelopmentMode() {
  const studio = useStudio()
  if (!studio || !Object.values(studio.builtIn).includes(true)) return null
  return (
    <div className="mt-4">
      <Alert tone="info" icon={FlaskConical}>
        <Trans>
          <b>Development Mode:</b> made by the built-in studio, without hosted AI services.
        </Trans>
      </Alert>
    </div>
  )
}
