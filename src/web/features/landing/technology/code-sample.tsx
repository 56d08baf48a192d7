import { useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CODE_SAMPLES } from './code-samples.ts'
import { codeParts } from './code-parts.ts'

/** The same video, asked for in two ways. */
export function CodeSample() {
  const { t } = useLingui()
  const [chosenId, setChosenId] = useState<string>(CODE_SAMPLES[0].id)
  const [copiedId, setCopiedId] = useState<string | null>(null)
  const sample = CODE_SAMPLES.find(({ id }) => id === chosenId) ?? CODE_SAMPLES[0]
  const names = { 'command-line': t`Command line`, rest: t`REST` }
  const isCopied = copiedId === sample.id

  async function copy() {
    await navigator.clipboard.writeText(sample.code)
    setCopiedId(sample.id)
  }

  return (
    <div className="code">
      <div className="code-head">
        <fieldset className="seg seg-sm" aria-label={t`Ways to call`}>
          {CODE_SAMPLES.map(({ id }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === chosenId}
              onClick={() => setChosenId(id)}
            >
              {names[id]}
            </button>
          ))}
        </fieldset>
        <Button
          variant="ghost"
          size="sm"
          icon={isCopied ? Check : Copy}
          onClick={() => void copy()}
        >
          {isCopied ? t`Copied` : t`Copy`}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, so the keyboard must reach it */}
      <pre tabIndex={0} aria-label={t`Sample code`}>
        <code lang="en">
          {codeParts(sample.code).map(({ kind, text }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- parts of a fixed text, in their order
            <span key={index} className={kind}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </div>
  )
}
