import { useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'

type OtherModelProps = { vendor: string; isBusy: boolean; onOffer: (modelId: string) => void }

/** Offers a model that the list does not know, by what its vendor calls it. */
export function OtherModel({ vendor, isBusy, onOffer }: OtherModelProps) {
  const { t } = useLingui()
  const [modelId, setModelId] = useState('')
  const wanted = modelId.trim()
  function offer() {
    if (!wanted) return
    onOffer(wanted)
    setModelId('')
  }
  return (
    <div className="other-model">
      <input
        className="input font-mono"
        maxLength={200}
        aria-label={t`Another model of ${vendor} that users may choose`}
        placeholder={t`Another model`}
        value={modelId}
        onChange={(event) => setModelId(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form around it saves something else.
          event.preventDefault()
          offer()
        }}
      />
      <Button type="button" size="sm" icon={Plus} busy={isBusy} disabled={!wanted} onClick={offer}>
        {t`Offer it`}
      </Button>
    </div>
  )
}
