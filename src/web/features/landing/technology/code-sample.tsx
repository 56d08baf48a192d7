import { useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { CODE_SAMPLES, type CodeSampleId } from './code-samples.ts'
import { codeParts } from './code-parts.ts'

/** The same video, asked for in two ways. */
export function CodeSample() {
  const { t } = useLingui()
  const code = useRef<HTMLElement>(null)
  const [chosenId, setChosenId] = useState<CodeSampleId>(CODE_SAMPLES[0].id)
  const [copiedId, setCopiedId] = useState<string | null>(null)
  const sample = CODE_SAMPLES.find(({ id }) => id === chosenId) ?? CODE_SAMPLES[0]
  const names = { 'command-line': t`Command line`, rest: t`REST` }
  const isCopied = copiedId === sample.id

  async function copy() {
    try {
      await navigator.clipboard.writeText(sample.code)
      setCopiedId(sample.id)
    } catch {
      // Without TLS a page has no clipboard; what is selected can be copied by hand.
      if (code.current) getSelection()?.selectAllChildren(code.current)
    }
  }

  return (
    <div className="code">
      <div className="code-head">
        <Segments
          size="sm"
          label={t`Ways to call`}
          value={sample.id}
          onChange={setChosenId}
          options={CODE_SAMPLES.map(({ id }) => ({ value: id, label: names[id] }))}
        />
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
        <code ref={code} lang="en">
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
