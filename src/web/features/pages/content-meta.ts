import type { MetaDescriptor } from 'react-router'
import { pageOfPath } from '#contract/public-page.ts'
import { pageAddress, pageMeta } from '#web/features/site/page-meta.ts'
import type { PageContent } from './compile-page.ts'

type ContentMetaArgs = Parameters<typeof pageMeta>[0] & {
  loaderData: Pick<PageContent, 'title' | 'description' | 'questions'> | undefined
}

/** The head of a content page: its own title and description, the way to it, its questions and answers. */
export function contentMeta(args: ContentMetaArgs): MetaDescriptor[] {
  const content = args.loaderData
  if (!content) return []
  return pageMeta(args, {
    title: `${content.title} · Reelwright`,
    description: content.description,
    jsonLd: { '@graph': [breadcrumbs(args.location.pathname, content.title), ...faq(content)] },
  })
}

function breadcrumbs(pathname: string, title: string) {
  const { page, language } = pageOfPath(pathname.replace(/\/$/, ''))
  const steps = [
    { name: 'Reelwright', item: pageAddress('/home', language) },
    { name: title, item: pageAddress(page, language) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}

function faq({ questions }: Pick<PageContent, 'questions'>) {
  if (questions.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}
