import { contentMeta } from '#web/features/pages/content-meta.ts'
import { ContentPage } from '#web/features/pages/content-page.tsx'
import { readRequestedPage } from '#web/features/pages/read-page.ts'
import type { Route } from './+types/content'

export const loader = ({ request }: Route.LoaderArgs) => readRequestedPage(request)

export const meta: Route.MetaFunction = contentMeta

/** Every page of the footer that is only read. */
export default function Content({ loaderData }: Route.ComponentProps) {
  return <ContentPage content={loaderData} />
}
