import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { BUILT_ORIGIN } from '#contract/public-page.ts'
import type { ByteRange } from '#providers/storage/storage-provider.ts'
import { contentSecurityPolicy, type PageOrigins } from './content-security-policy.ts'

/** One file of the built site. */
export type SiteFile = {
  /** The whole of it, or a part. Pages are held in memory; fonts, pictures and scripts are on the disk. */
  read: (part?: ByteRange) => Promise<Buffer<ArrayBuffer>>
  sizeBytes: number
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
  origins: PageOrigins = { payments: null, store: [] },
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
  if (namesItsOrigin(name)) return siteFile(readFileSync(path), name, names)
  const isImmutable = name.startsWith('assets/')
  return {
    read: (part) => (part ? readPart(path, part) : readFile(path)),
    sizeBytes: statSync(path).size,
    contentType: typeOf(name),
    etag: etagOf(isImmutable ? name : readFileSync(path)),
    immutable: isImmutable,
    policy: null,
  }
}

async function readPart(path: string, { start, end }: ByteRange): Promise<Buffer<ArrayBuffer>> {
  await using file = await open(path)
  const part = Buffer.alloc(end - start + 1)
  const { bytesRead } = await file.read(part, 0, part.length, start)
  return part.subarray(0, bytesRead)
}

/** A page or its data. @param name of the file in the built site */
export function siteFile(
  built: Buffer<ArrayBuffer>,
  name: string,
  { publicUrl, origins }: Names,
): SiteFile {
  const text = built.toString().replaceAll(BUILT_ORIGIN, publicUrl)
  const content = Buffer.from(text)
  return {
    read: (part) => Promise.resolve(part ? content.subarray(part.start, part.end + 1) : content),
    sizeBytes: content.length,
    contentType: typeOf(name),
    etag: etagOf(content),
    immutable: false,
    policy: name.endsWith('.html') ? contentSecurityPolicy(text, origins) : null,
  }
}

function namesItsOrigin(name: string): boolean {
  return name.endsWith('.html') || name.endsWith('.data')
}

function typeOf(name: string): string {
  return getMimeType(name) ?? 'application/octet-stream'
}

function etagOf(content: Buffer | string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}
