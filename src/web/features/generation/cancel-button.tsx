import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { Generation } from '#contract/generation.ts'
import { Button } from '#web/ui/button.tsx'
import { useCancelGeneration } from './use-generate.ts'

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
