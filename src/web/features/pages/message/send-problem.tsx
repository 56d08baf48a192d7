import { useLingui } from '@lingui/react/macro'
import { Alert } from '#web/ui/alert.tsx'

/** Why the message did not arrive. */
export function SendProblem({ state }: { state: string }) {
  const { t } = useLingui()
  const problems: Record<string, string> = {
    refused: t`The message was not accepted. Check the address and the text, then send it again.`,
    'too-many': t`You have sent several messages in a short time. Wait a few minutes, then send it again.`,
    failed: t`The server could not be reached. Check your connection, then send it again.`,
  }
  const problem = problems[state]
  if (!problem) return null
  return (
    <Alert tone="danger" urgent title={t`Not sent yet. What you wrote is kept.`}>
      {problem}
    </Alert>
  )
}
