import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { useChangeStoryboard } from '#web/features/editor/use-storyboard-action.ts'
import { textsSaved } from '#web/features/scene/text-saver.ts'
import { client } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { NeedsWriter, useLacksWriter } from './needs-writer.tsx'
import { SuggestionList, useSuggestions } from './suggestion-list.tsx'

const USUAL_SUGGESTIONS = 5

/** Other titles for the storyboard. Nothing changes before one of them is taken. */
export function TitlesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { id: storyboardId, title, language } = useEditor().storyboard
  const lacksWriter = useLacksWriter()
  const [chosen, choose] = useState<string | null>(null)
  const change = useChangeStoryboard(storyboardId)
  const suggestions = useSuggestions<void>(async (id) => {
    await textsSaved(storyboardId)
    return await client.rewrite.title({ id, storyboardId })
  })

  return (
    <Dialog
      title={t`Suggest titles`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button
            data-focus-first={!lacksWriter || undefined}
            variant={chosen === null ? 'primary' : 'secondary'}
            busy={suggestions.isPending}
            disabled={lacksWriter}
            onClick={() => {
              choose(null)
              suggestions.mutate()
            }}
          >
            {suggestions.data ? t`Suggest others` : t`Suggest`}
          </Button>
          <Button
            variant={chosen === null ? 'secondary' : 'primary'}
            busy={change.isPending}
            disabled={chosen === null}
            onClick={() =>
              chosen && change.mutate({ title: chosen, base: { title } }, { onSuccess: onClose })
            }
          >
            {t`Use this title`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {lacksWriter && <NeedsWriter title={t`Suggestions need a language model`} />}
        <div className="grid gap-1.5">
          <span className="label">{t`Now`}</span>
          <p className="rewrite-now" lang={language}>
            {title}
          </p>
        </div>
        {(suggestions.isPending || suggestions.error || suggestions.data) && (
          <SuggestionList
            label={t`Suggestions`}
            language={language}
            suggestions={suggestions.data}
            usual={USUAL_SUGGESTIONS}
            isPending={suggestions.isPending}
            error={suggestions.error}
            chosen={chosen}
            onChoose={choose}
          />
        )}
        <p className="text-sm text-muted">
          <Trans>Free. Nothing changes before you take one.</Trans>
        </p>
      </div>
    </Dialog>
  )
}
