import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowRight, Pencil, Plus, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { Pronunciation } from '#contract/pronunciation.ts'
import { LoadFailure } from '#web/features/list/paged-list.tsx'
import { api, readAgain } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { languageName } from '#web/lib/formats.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/progress.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { PronunciationDialog } from './pronunciation-dialog.tsx'
import './pronunciation.css'

/** Of more, these are shown until all are asked for. */
const SHOWN_AT_FIRST = 6

/** How the workspace has words spoken. */
export function PronunciationPanel() {
  const { t } = useLingui()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useQuery(api.pronunciation.list.queryOptions())
  const { data: words, error, isFetching, refetch } = query
  const [editing, setEditing] = useState<Pronunciation | 'new' | null>(null)
  const [isWhole, setWhole] = useState(false)
  const remove = useDeletePronunciation(() => heading.current?.focus())
  const shown = isWhole ? words : words?.slice(0, SHOWN_AT_FIRST)
  const count = words?.length ?? 0
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {t`Pronunciation`}
        </h2>
      </div>
      <div className="panel-body grid gap-3" aria-busy={!words && !error}>
        <p className="text-sm text-muted">
          {t`How voices say names, brands and abbreviations that they get wrong. Captions show them as they are written. Voice-overs in which a word sounds different now are marked as out of date.`}
        </p>
        {error && (
          <LoadFailure
            title={t`The list could not be loaded`}
            error={error}
            isTrying={isFetching}
            onTryAgain={() => void refetch()}
          />
        )}
        {!words && !error && <Skeleton className="h-10 w-full" />}
        {shown && shown.length > 0 && (
          <ul className="pronunciations">
            {shown.map((word) => (
              <PronunciationRow
                key={word.id}
                word={word}
                isBusy={remove.isPending}
                onEdit={() => setEditing(word)}
                onDelete={() => remove.mutate({ id: word.id })}
              />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-2">
          <Button needs="edit" icon={Plus} onClick={() => setEditing('new')}>
            {t`Add a word`}
          </Button>
          {!isWhole && count > SHOWN_AT_FIRST && (
            <Button variant="ghost" onClick={() => setWhole(true)}>
              {t`Show all ${count} words`}
            </Button>
          )}
        </div>
      </div>
      {editing && (
        <PronunciationDialog
          word={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </section>
  )
}

type PronunciationRowProps = {
  word: Pronunciation
  isBusy: boolean
  onEdit: () => void
  onDelete: () => void
}

function PronunciationRow({ word, isBusy, onEdit, onDelete }: PronunciationRowProps) {
  const { t } = useLingui()
  const { written, spoken, language } = word
  return (
    <li>
      <div className="min-w-0">
        <p className="pronunciation">
          <strong dir="auto">{written}</strong>
          <ArrowRight aria-hidden />
          <span className="sr-only">{t`is spoken`}</span>
          <span dir="auto">{spoken}</span>
        </p>
        {language && <p className="text-sm text-muted">{languageName(language)}</p>}
      </div>
      <div className="flex">
        <Button
          needs="edit"
          variant="ghost"
          square
          icon={Pencil}
          aria-label={t`Edit ${written}`}
          onClick={onEdit}
        />
        <Button
          needs="edit"
          variant="ghost"
          square
          icon={Trash2}
          disabled={isBusy}
          aria-label={t`Delete ${written}`}
          onClick={onDelete}
        />
      </div>
    </li>
  )
}

function useDeletePronunciation(onDeleted: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  return useMutation(
    api.pronunciation.delete.mutationOptions({
      onSuccess: async () => {
        await readAgain(queryClient, api.pronunciation.key())
        showToast('success', t`Word deleted`)
        onDeleted()
      },
      onError: (error) =>
        showToast('danger', { title: t`The word was not deleted`, text: errorMessage(error) }),
    }),
  )
}
