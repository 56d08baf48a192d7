import { contentMeta } from '#web/features/pages/content-meta.ts'
import { ContentPage } from '#web/features/pages/content-page.tsx'
import { ExampleVideos } from '#web/features/pages/examples/example-videos.tsx'
import { readRequestedPage } from '#web/features/pages/read-page.ts'
import type { Route } from './+types/examples'

export const loader = ({ request }: Route.LoaderArgs) => readRequestedPage(request)

export const meta: Route.MetaFunction = contentMeta

export default function Examples({ loaderData }: Route.ComponentProps) {
  return (
    <ContentPage content={loaderData}>
      <ExampleVideos />
    </ContentPage>
  )
}
