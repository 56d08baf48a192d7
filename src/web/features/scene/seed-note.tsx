import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

/** What an image was drawn from beside its prompt, to note down. */
export function SeedNote({ seed }: { seed: number }) {
  const { t } = useLingui()
  const number = useRef<HTMLSpanElement>(null)
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    try {
      await navigator.clipboard.writeText(String(seed))
      setCopied(true)
    } catch {
      // Without TLS a page has no clipboard; what is selected can be copied by hand.
      if (number.current) getSelection()?.selectAllChildren(number.current)
    }
  }

  return (
    <p className="flex items-center gap-1 text-sm text-muted">
      <Trans>
        Seed{' '}
        <span ref={number} className="tc">
          {seed}
        </span>
      </Trans>
      <Button
        variant="ghost"
        size="sm"
        square
        icon={isCopied ? Check : Copy}
        aria-label={isCopied ? t`Seed copied` : t`Copy the seed ${{ seed }}`}
        onClick={() => void copy()}
      />
    </p>
  )
}
