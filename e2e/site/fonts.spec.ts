import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { INTERFACE_LANGUAGES } from '../../src/contract/interface-language.ts'
import { localPath } from '../../src/contract/public-page.ts'
import { CHROMIUM } from '../chromium.ts'
import { expect, test } from '../product.ts'

type NodeTree = { nodeId: number; nodeType: number; nodeValue: string; parentId?: number }
type PlatformFont = { familyName: string; isCustomFont: boolean; glyphCount: number }

const TEXT = 3
/** The only font of the bare machine: it takes what ours have no sign for, so that it is noticed. */
const STAND_IN = join(
  dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-jp/package.json')),
  '400Regular',
)

test('every text is set in a font of ours, in a browser on a machine without any', async ({
  product,
}) => {
  const { browser, remove } = await bareBrowser()
  for (const language of INTERFACE_LANGUAGES) {
    const context = await browser.newContext({ baseURL: product.url, locale: language })
    const page = await context.newPage()
    const fonts: string[] = []
    page.on('request', (request) => {
      const name = /noto-sans-jp-([a-z]+)/.exec(request.url())?.[1]
      if (name) fonts.push(name)
    })
    for (const path of ['/home', '/docs', '/login', '/404']) {
      await page.goto(localPath(path, language))
      await page.evaluate('document.fonts.ready')
      expect(await textsInOtherFonts(page), `${language} ${path}`).toEqual([])
    }
    const japanese = language === 'ja' ? ['site'] : ['name']
    expect([...new Set(fonts)].toSorted(), `fonts of ${language}`).toEqual(japanese)
    await context.close()
  }
  await browser.close()
  remove()
})

/** Chromium that finds no font on its machine but the stand-in. */
async function bareBrowser(): Promise<{ browser: Browser; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'no-fonts-'))
  const file = join(folder, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${STAND_IN}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  )
  const env = { ...(process.env as Record<string, string>), FONTCONFIG_FILE: file }
  const browser = await chromium.launch({ ...CHROMIUM, env })
  return { browser, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Texts on the page of which some character is set in a font that is not ours: without any, it would be a box. */
async function textsInOtherFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { nodes } = (await session.send('DOM.getFlattenedDocument', {
    depth: -1,
  })) as { nodes: NodeTree[] }
  const others: string[] = []
  for (const { nodeId, nodeType, nodeValue } of nodes) {
    if (nodeType !== TEXT || nodeValue.trim() === '') continue
    const strange = (await fontsOf(session, nodeId)).filter((font) => !font.isCustomFont)
    if (strange.length > 0) {
      others.push(`${nodeValue}: ${strange.map(({ familyName }) => familyName).join()}`)
    }
  }
  await session.detach()
  return others
}

async function fontsOf(session: CDPSession, nodeId: number): Promise<PlatformFont[]> {
  const { fonts } = (await session.send('CSS.getPlatformFontsForNode', { nodeId })) as {
    fonts: PlatformFont[]
  }
  return fonts
}
