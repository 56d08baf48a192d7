import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Segments } from '#web/ui/segments.tsx'

export function Technology() {
  const { i18n } = useLingui()
  return (
    <section className="section banded" aria-labelledby="technology">
      <div className="site-width technology">
        <div>
          <h2 className="headline" id="technology">
            <Trans>The same pipeline, as an API</Trans>
          </h2>
          <p className="lede mt-3">
            <Trans>
              Script, voice, image and video models behind one call, with prices, limits and live
              events built in.
            </Trans>
          </p>
          <dl>
            {TECHNOLOGY_FACTS.map(({ id, name, text }) => (
              <div key={id}>
                <dt>{i18n._(name)}</dt>
                <dd>{i18n._(text)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <CodeSample />
      </div>
    </section>
  )
}

const TECHNOLOGY_FACTS = [
  {
    id: 'price',
    name: msg`Fixed price`,
    text: msg`Every operation has its price before it runs. What fails costs nothing.`,
  },
  {
    id: 'once',
    name: msg`Exactly once`,
    text: msg`You choose the id of what you create, so a repeated call never buys the same thing twice.`,
  },
  {
    id: 'timing',
    name: msg`Word timing`,
    text: msg`Captions come from the alignment of the voice, not from speech recognition.`,
  },
  {
    id: 'open',
    name: msg`Yours to run`,
    text: msg`Open source, on your own machine or ours. The built-in studio needs no key and no network.`,
  },
]

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

const COMMAND_LINE = `# One idea in, one captioned video out
npm run make -- "Every lighthouse blinks its own name" \\
  --duration 60 \\
  --aspect 9/16 \\
  --style Storytelling \\
  --captions word \\
  --music calm \\
  --out lighthouse.mp4`

const REST = `# Sign in once; the jar keeps the session
curl -c jar "$SITE/api/auth/sign-in/email" \\
  --json '{"email": "ada@example.com", "password": "…"}'

# The id is yours: a repeated call changes nothing
ID=$(uuidgen)
curl -b jar "$SITE/api/v1/storyboards" --json '{
  "id": "'$ID'", "idea": "Every lighthouse blinks its own name",
  "durationS": 60, "aspectRatio": "9/16", "language": "en",
  "style": "Storytelling", "audience": "General Audience"
}'

# Scenes, prices and states
curl -b jar "$SITE/api/v1/storyboards/$ID"`

export const CODE_SAMPLES = [
  { id: 'rest', code: REST },
  { id: 'command-line', code: COMMAND_LINE },
] as const

type CodeSampleId = (typeof CODE_SAMPLES)[number]['id']

type CodePart = { kind: 'plain' | 'comment' | 'string' | 'option'; text: string }

const PARTS = /(?<comment>^#.*$)|(?<string>"[^"\n]*"|'[^']*')|(?<option>(?<=\s)--?[a-z]+)/gm

/** Splits a shell sample into what is coloured and what is not; joined again the parts are the sample. */
export function codeParts(code: string): CodePart[] {
  const parts: CodePart[] = []
  let end = 0
  for (const match of code.matchAll(PARTS)) {
    if (match.index > end) parts.push({ kind: 'plain', text: code.slice(end, match.index) })
    parts.push({ kind: kindOf(match.groups ?? {}), text: match[0] })
    end = match.index + match[0].length
  }
  if (end < code.length) parts.push({ kind: 'plain', text: code.slice(end) })
  return parts
}

function kindOf({ comment, string }: Record<string, string | undefined>): CodePart['kind'] {
  if (comment !== undefined) return 'comment'
  return string === undefined ? 'option' : 'string'
}
