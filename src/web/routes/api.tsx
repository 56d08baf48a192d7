import { OperationList } from '#web/features/pages/api/operation-list.tsx'
import { readOperations } from '#web/features/pages/api/read-operations.ts'
import { contentMeta } from '#web/features/pages/content-meta.ts'
import { ContentPage } from '#web/features/pages/content-page.tsx'
import { readRequestedPage } from '#web/features/pages/read-page.ts'
import type { Route } from './+types/api'

export async function loader({ request }: Route.LoaderArgs) {
  return { ...(await readRequestedPage(request)), nouns: readOperations() }
}

export const meta: Route.MetaFunction = contentMeta

export default function Api({ loaderData }: Route.ComponentProps) {
  return (
    <ContentPage content={loaderData}>
      <OperationList nouns={loaderData.nouns} />
    </ContentPage>
  )
}
