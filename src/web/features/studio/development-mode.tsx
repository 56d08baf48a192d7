import { Trans } from '@lingui/react/macro'
import { FlaskConical } from 'lucide-react'
import type { Studio } from '#contract/studio.ts'
import { Alert } from '#web/ui/alert.tsx'
import { useStudio } from './use-studio.ts'

type DevelopmentModeProps = { makers: readonly (keyof Studio['builtIn'])[] }

/** Stands below what the built-in studio makes, in part or all. */
export function DevelopmentMode({ makers }: DevelopmentModeProps) {
  const studio = useStudio()
  if (!studio || !makers.some((maker) => studio.builtIn[maker])) return null
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
