import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { Generation } from '#contract/generation.ts'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

type CancelButtonProps = {
  generation: Generation
  label: string
  /** That of the button it stands beside. */
  size?: 'sm' | 'md' | 'lg'
}

/** Stops what runs. Nothing is charged for it. */
export function CancelButton({ generation, label, size = 'sm' }: CancelButtonProps) {
  const { t } = useLingui()
  const cancel = useCancelGeneration()
  return (
    <Button
      needs="edit"
      size={size}
      square
      icon={X}
      aria-label={label}
      title={t`Stop. Nothing is charged.`}
      busy={cancel.isPending}
      onClick={() => cancel.mutate({ id: generation.id })}
    />
  )
}

/** Stops a generation; the event stream tells the rest. */
export function useCancelGeneration() {
  return useMutation(
    api.generation.cancel.mutationOptions({
      onError: (error) => showToast('danger', errorMessage(error)),
    }),
  )
}
