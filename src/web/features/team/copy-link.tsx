import { useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { invitationPath } from '#contract/workspace.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'

/** The link of an invitation, to pass on by hand. */
export function CopyLink({ invitationId }: { invitationId: string }) {
  const { t } = useLingui()
  const shown = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const link = location.origin + invitationPath(invitationId)

  async function copy() {
    shown.current?.select()
    // Without TLS a page has no clipboard; what is selected can be copied by hand.
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    )
  }

  return (
    <div className="grid gap-2">
      <Field label={t`Link of the invitation`}>
        {(control) => (
          <input
            {...control}
            ref={shown}
            className="input"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <div>
        <Button size="sm" icon={isCopied ? Check : Copy} onClick={() => void copy()}>
          {isCopied ? t`Copied` : t`Copy the link`}
        </Button>
      </div>
    </div>
  )
}
