import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { HOMEPAGE_HEADER, type HomepageState } from '#contract/homepage.ts'
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts'
import { localPath } from '#contract/public-page.ts'
import { faultText } from '#database/faults.ts'
import type { Context } from '#domain/context.ts'
import { type HomepageStates, readHomepage } from '#domain/homepage.ts'
import { type Names, type SiteFile, siteFile } from './read-site.ts'

/** The page for a path; null: the built one. */
export type FindPage = (path: string) => Promise<SiteFile | null>
type Render = (path: string, state: HomepageState) => Promise<Buffer<ArrayBuffer>>

/** Asked for by nobody: what is drawn names no origin but the built one. */
const NOWHERE = 'http://localhost'

/**
 * The home page as an admin has edited it, written by the same code that wrote the built pages, once for each edit.
 * Where nothing is edited, and when it cannot be written, the built page stands.
 * @param rendererFolder where the build left that code.
 */
export async function openEditedHome(
  { db }: Pick<Context, 'db'>,
  { rendererFolder, names }: { rendererFolder: string; names: Names },
): Promise<{ page: FindPage; refresh: () => Promise<void> }> {
  const render = await openRenderer(rendererFolder)
  let states: HomepageStates
  let written = new Map<string, Promise<SiteFile | null>>()
  const refresh = async () => {
    states = await readHomepage(db)
    written = new Map()
  }
  await refresh()
  const write = async (path: string, state: HomepageState): Promise<SiteFile | null> => {
    if (!render) return null
    try {
      const name = path.endsWith('.data') ? 'home.data' : 'home.html'
      return siteFile(await render(path, state), name, names)
    } catch (error) {
      console.error(`The edited home page could not be written: ${faultText(error)}`)
      return null
    }
  }
  const page: FindPage = async (path) => {
    const language = INTERFACE_LANGUAGES.find((one) => isHomeOf(path, localPath('/home', one)))
    const state = language && states[language]
    if (!state || !isEdited(state)) return null
    const page = written.get(path) ?? write(path, state)
    written.set(path, page)
    return await page
  }
  return { page, refresh }
}

function isHomeOf(path: string, home: string): boolean {
  return path === home || path === `${home}.data`
}

function isEdited({ edits, areClaimsHidden }: HomepageState): boolean {
  return areClaimsHidden || Object.keys(edits).length > 0
}

async function openRenderer(folder: string): Promise<Render | null> {
  const file = join(folder, 'index.js')
  if (!existsSync(file)) return null
  const build = (await import(pathToFileURL(file).href)) as ServerBuild
  const answer = createRequestHandler(build, 'production')
  return async (path, state) => {
    const headers = { [HOMEPAGE_HEADER]: encodeURIComponent(JSON.stringify(state)) }
    const response = await answer(new Request(NOWHERE + path, { headers }))
    if (!response.ok) throw new Error(`it was answered with ${response.status}`)
    return Buffer.from(await response.arrayBuffer())
  }
}
