import { contentMeta } from '#web/features/pages/content-meta.ts'
import { ContentPage } from '#web/features/pages/content-page.tsx'
import { readRequestedPage } from '#web/features/pages/read-page.ts'
import { StatusBoard } from '#web/features/pages/status/status-board.tsx'
import type { Route } from './+types/status'

export const loader = ({ request }: Route.LoaderArgs) => readRequestedPage(request)

export const meta: Route.MetaFunction = contentMeta

export default function Status({ loaderData }: Route.ComponentProps) {
  return (
    <ContentPage content={loaderData}>
      <StatusBoard />
    </ContentPage>
  )
}
