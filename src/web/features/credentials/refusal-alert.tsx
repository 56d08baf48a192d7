import type { AuthRefusal } from '#web/lib/auth-refusal.ts'
import { Alert } from '#web/ui/alert.tsx'

export function RefusalAlert({ refusal }: { refusal: AuthRefusal | null }) {
  if (!refusal) return null
  return (
    <Alert tone="danger" urgent title={refusal.title}>
      {refusal.text}
    </Alert>
  )
}
