import { useLingui } from '@lingui/react/macro'
import { CircleAlert, Pencil, WandSparkles } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { StoryboardTitle } from '#contract/storyboard.ts'
import { toldBy } from '#contract/words/issues.ts'
import type { Told } from '#contract/words/told.ts'
import { TitlesDialog } from '#web/features/rewrite/titles-dialog.tsx'
import { inReaderWords, titleElsewhere } from '#web/lib/error-message.ts'
import { Button } from '#web/ui/button.tsx'
import { useOff } from '#web/ui/refusals.ts'
import { useEditor } from './editor-context.tsx'
import { useChangeStoryboard } from './use-storyboard-action.ts'
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

type TitleFormProps = {
  /** By a key. */
  onDone: () => void
  /** By a press elsewhere. */
  onLeft: () => void
}

/** The title in a field: Enter saves it, and so does leaving the field; Escape gives it up. */
function TitleForm({ onDone, onLeft }: TitleFormProps) {
  const { t, i18n } = useLingui()
  const { storyboard } = useEditor()
  const { id, title: saved, language } = storyboard
  const change = useChangeStoryboard(id)
  const [base, setBase] = useState(saved)
  const [title, setTitle] = useState(base)
  const [refusal, setRefusal] = useState<Told>()
  const field = useRef<HTMLInputElement>(null)
  const isGivenUp = useRef(false)
  const refusalId = useId()

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
    // All is selected, but what is read first is its beginning.
    if (field.current) field.current.scrollLeft = 0
  }, [])

  function save(end: () => void) {
    const { data, error } = StoryboardTitle.safeParse(title)
    const issue = error?.issues[0]
    setRefusal(issue && toldBy(issue))
    if (data === undefined || change.isPending) return
    // Nothing was changed here; another window may have done so meanwhile.
    if (data === base) end()
    else
      change.mutate({ title: data, base: { title: base } }, { onSuccess: end, onError: seeOther })
  }

  /** Both are known now: what is saved next takes the place of the other one. */
  function seeOther(error: unknown) {
    setBase(titleElsewhere(error) ?? base)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    save(onDone)
  }

  function giveUp({ key, nativeEvent }: KeyboardEvent) {
    if (key !== 'Escape' || nativeEvent.isComposing) return
    isGivenUp.current = true
    onDone()
  }

  function leave() {
    if (isGivenUp.current) return
    if (title.trim() === '') onLeft()
    else save(onLeft)
  }

  return (
    <>
      <h1 className="sr-only">{saved}</h1>
      <form className="title-form" noValidate onSubmit={submit}>
        <input
          ref={field}
          className="input"
          aria-label={t`Title`}
          aria-invalid={refusal !== undefined}
          aria-describedby={refusalId}
          aria-busy={change.isPending}
          autoComplete="off"
          enterKeyHint="done"
          lang={language}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          onKeyDown={giveUp}
          onBlur={leave}
        />
        <p className="err empty:hidden" id={refusalId} role="alert">
          {refusal && (
            <>
              <CircleAlert />
              {inReaderWords(i18n, refusal)}
            </>
          )}
        </p>
      </form>
    </>
  )
}
