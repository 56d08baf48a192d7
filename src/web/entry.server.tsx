import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { paintedFirst } from '#web/features/boot/painted-first.ts'

/** Runs at build time only, to write the prerendered pages; so it waits until each page is whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />)
  await stream.allReady
  const html = await new Response(stream).text()
  headers.set('content-type', 'text/html')
  return new Response(context.isSpaMode ? html : paintedFirst(html), { status, headers })
}
