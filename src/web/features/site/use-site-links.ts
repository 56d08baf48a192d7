import { useEffect, useState } from 'react'
import type { SiteLinks } from '#contract/site.ts'

const NONE: SiteLinks = { sourceUrl: null, accounts: [] }

/** Where this installation leads outside; nowhere until the server says so, and when it does not answer. */
export function useSiteLinks(): SiteLinks {
  const [links, setLinks] = useState(NONE)
  useEffect(() => {
    const leaving = new AbortController()
    void readSiteLinks(leaving.signal).then((read) => read && setLinks(read))
    return () => leaving.abort()
  }, [])
  return links
}

async function readSiteLinks(signal: AbortSignal): Promise<SiteLinks | null> {
  try {
    const response = await fetch('/api/v1/site-links', { signal })
    return response.ok ? ((await response.json()) as SiteLinks) : null
  } catch {
    return null
  }
}
