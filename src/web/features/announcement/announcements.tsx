import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { isInterfaceLanguage } from '#contract/interface-language.ts'
import { api } from '#web/lib/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

const READ_EVERY_MS = 120_000
const CURRENT = api.announcement.current.queryOptions({ refetchInterval: READ_EVERY_MS })

/** What is announced to everybody, on every page, until it is put away. */
export function Announcements() {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const { data } = useQuery(CURRENT)
  const dismiss = useMutation(
    api.announcement.dismiss.mutationOptions({
      // Gone at once; one that could not be noted comes back with the next look.
      onMutate: ({ id }) =>
        queryClient.setQueryData(CURRENT.queryKey, (before) =>
          before?.filter((one) => one.id !== id),
        ),
    }),
  )
  if (!data || data.length === 0) return null
  const language = isInterfaceLanguage(i18n.locale) ? i18n.locale : 'en'
  return (
    <section className="mb-4 grid gap-2" aria-label={t`Announcements`}>
      {data.map(({ id, kind, texts }) => (
        <Alert
          key={id}
          tone={kind}
          actions={
            <Button
              needs="self"
              variant="ghost"
              size="sm"
              square
              icon={X}
              aria-label={t`Dismiss the announcement`}
              onClick={() => dismiss.mutate({ id })}
            />
          }
        >
          <span
            dir="auto"
            lang={texts[language] ? undefined : 'en'}
            className="whitespace-pre-line"
          >
            {texts[language] ?? texts.en}
          </span>
        </Alert>
      ))}
    </section>
  )
}
