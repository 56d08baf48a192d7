import { Trans, useLingui } from '@lingui/react/macro'
import { FlaskConical } from 'lucide-react'
import type { Storyboard } from '#contract/storyboard.ts'
import { inReaderWords } from '#web/lib/in-reader-words.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** Marks a storyboard that is the built-in sample, says why, and leads to another try with the same idea. */
export function SampleData({ storyboard }: { storyboard: Storyboard }) {
  const { i18n } = useLingui()
  const { sampleReason, idea, style, audience, aspectRatio, language } = storyboard
  if (sampleReason === null) return null
  return (
    <Alert
      tone="warning"
      icon={FlaskConical}
      title={<Trans>Development Mode: sample data is in use</Trans>}
      actions={
        <ButtonLink
          needs="edit"
          to="/dashboard/create"
          state={{ idea, style, audience, aspectRatio, language }}
          size="sm"
        >
          <Trans>Try again</Trans>
        </ButtonLink>
      }
    >
      <p>{inReaderWords(i18n, sampleReason)}</p>
      <p>
        <Trans>These scenes are not about your idea. You were not charged.</Trans>
      </p>
    </Alert>
  )
}
