import { compileMarkdown, withReleaseHeadings } from '#web/features/pages/compile-page.ts'
import { contentMeta } from '#web/features/pages/content-meta.ts'
import { ContentPage, Prose } from '#web/features/pages/content-page.tsx'
import { readRequestedPage } from '#web/features/pages/read-page.ts'
import changelog from '../../../CHANGELOG.md?raw'
import type { Route } from './+types/release-notes'

const TITLE_AND_PREFACE = /^# .*?(?=^## )/ms

export async function loader({ request }: Route.LoaderArgs) {
  const releases = compileMarkdown(withReleaseHeadings(changelog.replace(TITLE_AND_PREFACE, '')))
  return { ...(await readRequestedPage(request)), releases }
}

export const meta: Route.MetaFunction = contentMeta

/** The changelog is written in English, whatever language the page speaks. */
export default function ReleaseNotes({ loaderData }: Route.ComponentProps) {
  return (
    <ContentPage content={loaderData}>
      <Prose html={loaderData.releases} language="en" />
    </ContentPage>
  )
}
