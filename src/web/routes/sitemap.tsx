import { contentMeta } from '#web/features/pages/content-meta.ts'
import { ContentPage } from '#web/features/pages/content-page.tsx'
import {
  readPageDescriptions,
  readRequestedPage,
  requestedPage,
} from '#web/features/pages/read-page.ts'
import { PageList } from '#web/features/pages/sitemap/page-list.tsx'
import type { Route } from './+types/sitemap'

export async function loader({ request }: Route.LoaderArgs) {
  const content = await readRequestedPage(request)
  return { ...content, descriptions: await readPageDescriptions(requestedPage(request).language) }
}

export const meta: Route.MetaFunction = contentMeta

export default function Sitemap({ loaderData }: Route.ComponentProps) {
  return (
    <ContentPage content={loaderData}>
      <PageList descriptions={loaderData.descriptions} language={loaderData.language} />
    </ContentPage>
  )
}
