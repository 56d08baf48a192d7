import { useLingui } from '@lingui/react/macro'
import { Pencil, WandSparkles } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { TitlesDialog } from '#web/features/rewrite/titles-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { useOff } from '#web/ui/refusals.ts'
import { useEditor } from './editor-context.ts'
import { TitleForm } from './title-form.tsx'
import './editor-title.css'

/** What the storyboard is called; a press lets it be written anew, and has the focus again afterwards. */
export function EditorTitle() {
  const { t } = useLingui()
  const { title, language, status } = useEditor().storyboard
  const [isSuggesting, setSuggesting] = useState(false)
  const [stage, setStage] = useState<'shown' | 'written' | 'done'>('shown')
  const button = useRef<HTMLButtonElement>(null)
  const hintId = useId()
  const off = useOff('edit')

  useEffect(() => {
    document.title = `${title} · Reelwright`
  }, [title])

  useEffect(() => {
    if (stage === 'done') button.current?.focus()
  }, [stage])

  if (stage === 'written') {
    return <TitleForm onDone={() => setStage('done')} onLeft={() => setStage('shown')} />
  }
  return (
    <div className="ed-title-row">
      <h1 className="ed-title">
        <button
          ref={button}
          type="button"
          title={title}
          {...off}
          aria-describedby={hintId}
          onClick={() => setStage('written')}
        >
          <span className="line-clamp-2" lang={language}>
            {title}
          </span>
          <Pencil />
        </button>
        <span id={hintId} hidden>
          {t`Rename`}
        </span>
      </h1>
      {status !== 'complete' && (
        <Button
          needs="edit"
          variant="ghost"
          size="sm"
          square
          icon={WandSparkles}
          aria-label={t`Suggest titles`}
          title={t`Suggest titles`}
          onClick={() => setSuggesting(true)}
        />
      )}
      {isSuggesting && <TitlesDialog onClose={() => setSuggesting(false)} />}
    </div>
  )
}
