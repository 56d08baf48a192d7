import { contentMeta } from '#web/features/pages/content-meta.ts'
import { ContentPage } from '#web/features/pages/content-page.tsx'
import { MessageForm } from '#web/features/pages/message/message-form.tsx'
import { CONTACT_TOPICS } from '#web/features/pages/message/use-message-form.ts'
import { readRequestedPage } from '#web/features/pages/read-page.ts'
import type { Route } from './+types/contact'

export const loader = ({ request }: Route.LoaderArgs) => readRequestedPage(request)

export const meta: Route.MetaFunction = contentMeta

export default function Contact({ loaderData }: Route.ComponentProps) {
  return (
    <ContentPage content={loaderData}>
      <MessageForm kind="contact" topics={CONTACT_TOPICS} />
    </ContentPage>
  )
}
