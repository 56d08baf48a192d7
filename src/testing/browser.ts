import type { TestServer } from './test-server.ts'

type Cookie = { host: string; path: string; name: string; value: string }

/** Keeps cookies by host and path and walks redirects, as a browser does; it draws nothing. */
export type Browser = {
  /** Follows redirects until `until` matches an address, or a page answers. */
  open: (address: string, until?: RegExp) => Promise<{ address: string; response: Response }>
  cookies: Cookie[]
}

/**
 * @param publicUrl where the browser believes `server` to be.
 * @param headers what a proxy in front adds.
 */
export function openBrowser(
  server: TestServer,
  publicUrl: string,
  headers: Record<string, string> = {},
): Browser {
  const cookies: Cookie[] = []

  async function request(address: URL): Promise<Response> {
    const sent = cookies.filter(
      ({ host, path }) => host === address.host && address.pathname.startsWith(path),
    )
    const cookie = sent.map(({ name, value }) => `${name}=${value}`).join('; ')
    const real = String(address).replace(publicUrl, server.url)
    const response = await fetch(real, {
      redirect: 'manual',
      headers: { ...headers, ...(cookie && { cookie }) },
    })
    for (const line of response.headers.getSetCookie()) keep(line, address.host)
    return response
  }

  function keep(line: string, host: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const [name = '', ...rest] = pair.split('=')
    const attribute = (wanted: string) =>
      attributes.find((text) => text.toLowerCase().startsWith(`${wanted}=`))?.split('=')[1]
    const cookie = { host, path: attribute('path') ?? '/', name, value: rest.join('=') }
    const isSame = (other: Cookie) =>
      other.host === host && other.path === cookie.path && other.name === name
    const former = cookies.findIndex(isSame)
    if (former >= 0) cookies.splice(former, 1)
    const expires = attribute('expires')
    const isOver = attribute('max-age') === '0' || (expires && Date.parse(expires) < Date.now())
    if (!isOver) cookies.push(cookie)
  }

  return {
    cookies,
    async open(start, until) {
      let address = new URL(start, publicUrl)
      for (;;) {
        if (until?.test(String(address)))
          return { address: String(address), response: Response.error() }
        const response = await request(address)
        const location = response.headers.get('location')
        if (!location) return { address: String(address), response }
        address = new URL(location, address)
      }
    },
  }
}
