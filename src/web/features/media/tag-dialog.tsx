import { Plural, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, X } from 'lucide-react'
import { type SyntheticEvent, useId, useState } from 'react'
import { TAG_MAX_CHARACTERS } from '#contract/limits.ts'
import type { MediaItem } from '#contract/media.ts'
import { api, readAgain } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'

type TagDialogProps = { items: MediaItem[]; onClose: () => void }

/** The tags of one item or many: each is given and taken off at once. */
export function TagDialog({ items, onClose }: TagDialogProps) {
  const { t, i18n } = useLingui()
  const known = useId()
  const [typed, setTyped] = useState('')
  const queryClient = useQueryClient()
  const { data: tags = [] } = useQuery(api.media.tags.queryOptions())
  const change = useMutation(
    api.media.tag.mutationOptions({
      onSuccess: () => readAgain(queryClient, api.media.key()),
    }),
  )
  const ids = items.map(({ id }) => id)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (typed.trim() === '') return
    change.mutate({ ids, add: [typed] }, { onSuccess: () => setTyped('') })
  }

  return (
    <Dialog
      title={t`Tags`}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t`Done`}</Button>}
    >
      <p className="mb-3 truncate text-sm text-muted">
        {items.length === 1 ? (
          items[0]?.title
        ) : (
          <Plural value={items.length} one="# file" other="# files" />
        )}
      </p>
      <form className="flex items-end gap-2" noValidate onSubmit={submit}>
        <Field label={t`New tag`}>
          {(control) => (
            <input
              {...control}
              className="input"
              data-focus-first
              list={known}
              autoComplete="off"
              maxLength={TAG_MAX_CHARACTERS}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={change.isPending}>{t`Add`}</Button>
      </form>
      <datalist id={known}>
        {tags.map(({ tag }) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {change.error && (
        <p className="err" role="alert">
          <CircleAlert />
          {errorMessage(change.error)}
        </p>
      )}
      <ul className="tag-chips" aria-label={t`Tags`}>
        {[...countsOf(items)].map(([tag, count]) => (
          <li key={tag}>
            {tag}
            {count < items.length && (
              <span className="text-muted">
                {i18n.number(count)}/{i18n.number(items.length)}
              </span>
            )}
            <Button
              variant="ghost"
              size="sm"
              square
              icon={X}
              aria-label={t`Remove ${tag}`}
              onClick={() => change.mutate({ ids, remove: [tag] })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function countsOf(items: MediaItem[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const tag of items.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return counts
}
