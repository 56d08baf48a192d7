import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { BUILT_ORIGIN } from '#contract/public-page.ts'
import { contentSecurityPolicy, type PageOrigins } from './content-security-policy.ts'

/** One file of the built site, held in memory. */
export type SiteFile = {
  content: Buffer<ArrayBuffer>
  contentType: string
  etag: string
  /** Its name holds a hash of its content. */
  immutable: boolean
  /** Pages only. */
  policy: string | null
}

export type Site = {
  /** By path as a visitor asks for it: `/home`, `/assets/entry-1a2b.js`. */
  files: Map<string, SiteFile>
  /** The page that draws /dashboard in the browser. */
  application: SiteFile | null
}

/**
 * Reads the built site; a folder that is not there is an empty site.
 * @param publicUrl origin people open the site at; pages name it in their addresses.
 * @param origins whom else its pages may turn to.
 */
export function readSite(
  folder: string,
  publicUrl: string,
  origins: PageOrigins = { payments: null, pictures: [] },
): Site {
  const files = new Map<string, SiteFile>()
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : []
  for (const entry of names.filter((name) => name.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).split(sep).join('/')
    files.set(visitedAs(name), readSiteFile(path, name, { publicUrl, origins }))
  }
  return { files, application: files.get('/__spa-fallback.html') ?? null }
}

/** What a page names that is known only when it is served. */
export type Names = { publicUrl: string; origins: PageOrigins }

function visitedAs(name: string): string {
  if (name === 'index.html') return '/'
  return `/${name.replace(/(\/index|^404)\.html$/, (_, page) => (page === '404' ? '404' : ''))}`
}

function readSiteFile(path: string, name: string, names: Names): SiteFile {
  return siteFile(readFileSync(path), name, names)
}

/** @param name of the file in the built site */
export function siteFile(
  built: Buffer<ArrayBuffer>,
  name: string,
  { publicUrl, origins }: Names,
): SiteFile {
  const isPage = name.endsWith('.html')
  const namesOrigin = isPage || name.endsWith('.data')
  const content = namesOrigin
    ? Buffer.from(built.toString().replaceAll(BUILT_ORIGIN, publicUrl))
    : built
  return {
    content,
    contentType: getMimeType(name) ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    immutable: name.startsWith('assets/'),
    policy: isPage ? contentSecurityPolicy(content.toString(), origins) : null,
  }
}
