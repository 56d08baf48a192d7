import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { MESSAGE_STATES, ReceivedMessage } from '#contract/visitor.ts'
import { PagedList, pageByPage } from '#web/features/list/paged-list.tsx'
import { api, readAgain } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/progress.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { showToast } from '#web/ui/toast.tsx'
import './messages.css'

const PAGE = 10
const READ_EVERY_MS = 60_000

type Shown = (typeof MESSAGE_STATES)[number] | 'all'

/** What visitors wrote on the contact and feedback pages; first what waits for an answer. */
export function MessagesPanel() {
  const { t, i18n } = useLingui()
  const [shown, setShown] = useState<Shown>('open')
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useInfiniteQuery(
    api.message.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        limit: PAGE,
        ...(shown !== 'all' && { state: shown }),
        ...(cursor && { cursor }),
      }),
      ...pageByPage,
      refetchInterval: READ_EVERY_MS,
    }),
  )
  const open = list.data?.pages.at(-1)?.open
  return (
    <section className="panel messages" aria-labelledby="messages-heading">
      <div className="panel-head">
        <h2 ref={heading} id="messages-heading" tabIndex={-1}>{t`Messages`}</h2>
        <Segments
          label={t`Status`}
          size="sm"
          value={shown}
          onChange={setShown}
          options={[
            {
              value: 'open',
              label: t`Unanswered`,
              note: open === undefined ? '' : i18n.number(open),
            },
            { value: 'answered', label: t`Answered` },
            { value: 'all', label: t`All` },
          ]}
        />
      </div>
      <div className="panel-body">
        <PagedList
          list={list}
          skeletons={<Skeleton className="h-24" />}
          failureTitle={t`The messages could not be loaded`}
          empty={
            <p className="text-muted">
              {shown === 'open' ? t`No message waits for an answer.` : t`Nothing yet.`}
            </p>
          }
        >
          {(messages) => (
            <ol aria-labelledby="messages-heading">
              {messages.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  // The row may leave the list, and the pressed button with it.
                  onMarked={() => heading.current?.focus()}
                />
              ))}
            </ol>
          )}
        </PagedList>
      </div>
    </section>
  )
}

const FOLDED_CHARACTERS = 500
const FOLDED_LINES = 6

type MessageRowProps = { message: ReceivedMessage; onMarked: () => void }

function MessageRow({ message, onMarked }: MessageRowProps) {
  const { t, i18n } = useLingui()
  const { id, kind, name, email, topic, text, createdAt, answeredAt } = message
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > FOLDED_CHARACTERS || text.split('\n').length > FOLDED_LINES
  const queryClient = useQueryClient()
  const mark = useMutation(
    api.message.mark.mutationOptions({
      onSuccess: async () => {
        await readAgain(queryClient, api.message.key())
        onMarked()
      },
      onError: (error: unknown) =>
        showToast('danger', { title: t`This was not saved`, text: errorMessage(error) }),
    }),
  )
  return (
    <li>
      <div className="message-from">
        <bdi className="font-semibold wrap-anywhere">{name}</bdi>
        <a
          className="link text-sm wrap-anywhere"
          href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${topic}`)}`}
        >
          {email}
        </a>
        <Badge>{kind === 'contact' ? t`Contact` : t`Feedback`}</Badge>
        {answeredAt && <Badge tone="success">{t`Answered`}</Badge>}
        <time className="mono text-xs text-muted" dateTime={createdAt.toISOString()}>
          {i18n.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </div>
      <p className="text-sm font-semibold wrap-anywhere" dir="auto">
        {topic}
      </p>
      <p className={classNames('message-text', isLong && !isWhole && 'line-clamp-6')} dir="auto">
        {text}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={answeredAt ? Undo2 : Check}
          busy={mark.isPending}
          aria-label={answeredAt ? t`Not answered yet: ${name}` : t`Mark as answered: ${name}`}
          onClick={() => mark.mutate({ id, isAnswered: !answeredAt })}
        >
          {answeredAt ? t`Not answered yet` : t`Mark as answered`}
        </Button>
        {isLong && (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t`Show less` : t`Show all of it`}
          </Button>
        )}
      </div>
    </li>
  )
}
