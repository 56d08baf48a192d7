import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
} from '../../src/contract/interface-language.ts'
import { INDEXED_PAGES, localPath, PUBLIC_PAGES } from '../../src/contract/public-page.ts'
import { expect, test } from '../product.ts'

const TYPES: Record<string, RegExp> = {
  canonical: /^text\/html/,
  alternate: /^text\/html/,
  'og:url': /^text\/html/,
  'og:image': /^image\/jpeg$/,
  icon: /^image\/svg\+xml(;|$)/,
  'apple-touch-icon': /^image\/png$/,
  manifest: /^application\/manifest\+json/,
  stylesheet: /^text\/css/,
  preload: /^(font\/woff2|image\/)/,
}
type Named = { address: string; kind: string }

const TERRITORIES: Record<InterfaceLanguage, string> = {
  en: 'en_US',
  es: 'es_ES',
  fr: 'fr_FR',
  de: 'de_DE',
  ja: 'ja_JP',
  vi: 'vi_VN',
}

test('every address that the head of a public page names is there, of its kind and size', async ({
  request,
  product,
}) => {
  const named = new Map<string, Named>()
  const note = (head: Record<string, string[]>) => {
    for (const one of addressesIn(head)) named.set(`${one.kind} ${one.address}`, one)
  }
  for (const page of PUBLIC_PAGES) {
    for (const language of INTERFACE_LANGUAGES) {
      const path = localPath(page, language)
      const head = await headOf(request, path)
      note(head)
      if (!(INDEXED_PAGES as readonly string[]).includes(page)) continue
      expect(head['og:image'], path).toEqual([`${product.url}/share/${language}${page}.jpg`])
      expect(head['og:image:width'], path).toEqual(['1200'])
      expect(head['og:image:height'], path).toEqual(['630'])
      expect(head['og:image:alt']?.[0], path).toBe(head['og:title']?.[0])
      const own = TERRITORIES[language]
      expect(head['og:locale'], path).toEqual([own])
      const others = Object.values(TERRITORIES).filter((one) => one !== own)
      expect(head['og:locale:alternate'], path).toEqual(others)
      expect(head['twitter:card'], path).toEqual(['summary_large_image'])
    }
  }
  note(await headOf(request, '/'))
  const kinds = new Set([...named.values()].map(({ kind }) => kind))
  expect([...kinds].toSorted()).toEqual(Object.keys(TYPES).toSorted())
  for (const one of named.values()) await expectThere(request, one)
})

async function expectThere(request: APIRequestContext, { address, kind }: Named): Promise<void> {
  const response = await request.get(address)
  expect(response.status(), address).toBe(200)
  expect(response.headers()['content-type'], address).toMatch(TYPES[kind] as RegExp)
  if (kind === 'og:image') expect(await sizeOf(await response.body())).toBe('1200x630')
  if (kind === 'apple-touch-icon') expect(await sizeOf(await response.body())).toBe('180x180')
  if (kind !== 'manifest') return
  const { icons } = (await response.json()) as { icons: { src: string; sizes: string }[] }
  for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
    expect(await sizeOf(await (await request.get(src)).body()), src).toBe(sizes)
  }
}

async function sizeOf(picture: Buffer): Promise<string> {
  const { width, height } = await sharp(picture).metadata()
  return `${width}x${height}`
}

/** What links and metadata say, by their kind; some stand at the end of the page, out of the way of its first paint. */
async function headOf(request: APIRequestContext, path: string): Promise<Record<string, string[]>> {
  const html = await (await request.get(path)).text()
  const said: Record<string, string[]> = {}
  for (const [, attributes = ''] of html.matchAll(/<(?:link|meta)\b([^>]*)>/g)) {
    const kind = attribute(attributes, 'rel') ?? attribute(attributes, '(?:property|name)')
    const value = attribute(attributes, 'href') ?? attribute(attributes, 'content')
    if (kind && value) (said[kind] ??= []).push(value)
  }
  return said
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]
}

function addressesIn(head: Record<string, string[]>): Named[] {
  return Object.entries(head).flatMap(([kind, values]) =>
    values.filter((value) => /^(\/|https?:)/.test(value)).map((address) => ({ address, kind })),
  )
}
