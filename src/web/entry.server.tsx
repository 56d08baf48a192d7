import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { paintedFirst } from '#web/features/boot/before-scripts.ts'

/** Nobody reads along: no part is put at the end, where only a script could bring it to its place. */
const IN_ONE_PIECE = { progressiveChunkSize: Number.POSITIVE_INFINITY }

/** Writes pages for later readers, so it waits until each is whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const stream = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} />,
    IN_ONE_PIECE,
  )
  await stream.allReady
  const html = await new Response(stream).text()
  headers.set('content-type', 'text/html')
  return new Response(context.isSpaMode ? html : paintedFirst(html), { status, headers })
}
