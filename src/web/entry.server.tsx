import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Runs at build time only, to write the prerendered pages; so it waits until each page is whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />)
  await page.allReady
  headers.set('content-type', 'text/html')
  return new Response(page, { status, headers })
}
