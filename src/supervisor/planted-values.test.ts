import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Client as Postgres } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createClient } from '#cli/client.ts'
import { SETTING_NAMES } from '#config/vendor-settings.ts'
import { BUILT_IN, MODEL_KINDS, VENDOR_IDS, VENDORS, type VendorId } from '#contract/vendors.ts'
import { CHANNEL } from '#database/listen.ts'
import { A_SCRIPT, AN_IDEA } from '#testing/create-written-storyboard.ts'
import { startEchoVendor } from '#testing/fakes/echo-vendor.ts'
import { openMailSink } from '#testing/mail-sink.ts'
import { columnsHolding } from '#testing/planted/columns-holding.ts'
import { openVisitor } from '#testing/planted/open-visitor.ts'
import { watchProcesses } from '#testing/planted/watch-processes.ts'
import { startProduct } from '#testing/start-product.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { databaseUrl } from '../../e2e/database-of.ts'

const POLLING = { timeout: 90_000, interval: 100 }
const keyOf = (vendor: VendorId) => `zqkey-${vendor}-0123456789`
const AROUND = 120
const KEYS = ['zqkey-']
const PERSON = { name: 'Zqada Planted', email: 'zqmail@example.com' }
const IDEA = 'Zqidea: why a lighthouse keeper counts the waves'
/** Typed as it is spoken; the images are drawn from it, too. */
const SCRIPT =
  'Zqspoken words stand first. The keeper looks at the clouds. He lights the lamp at dusk, and every boat comes home.'
const WISH = 'Zqwish: begin with the waves'
const PERSONAL = ['zqada', 'zqmail', 'zqidea', 'zqspoken', 'zqsearch', 'zqwish']
/** What every language model is told, as each of the prompts begins and parts what people wrote. */
const PROMPTS = [
  'You write storyboards',
  'You rewrite what',
  'You find titles',
  'You translate a',
  '<material-',
  '<wish-',
]
/** Where what people typed has to be kept, and goes with their account. */
const ALLOWED = [
  // A mail that waits; of no other job, see below.
  'pgboss.job.data',
  'pgboss.job_common.data',
  // The words of a voice-over with their times.
  'public.assets.details',
  'public.generations.request',
  // The title of what is ready.
  'public.notifications.facts',
  'public.profiles.full_name',
  'public.rewrites.request',
  'public.scenes.image_prompt',
  'public.scenes.search_text',
  'public.scenes.voice_over_text',
  'public.storyboards.description',
  'public.storyboards.idea',
  'public.storyboards.search_text',
  'public.storyboards.title',
  'public.user.email',
  'public.user.name',
  'public.workspaces.name',
]

/** In the browser; the rest, at whom everybody needs a key, by the environment. */
const CONNECTED_BY_HAND = VENDOR_IDS.filter((vendor) => VENDORS[vendor].keyAt === null)
const CONNECTED_BY_SETTINGS = VENDOR_IDS.filter((vendor) => VENDORS[vendor].keyAt !== null)

async function plantedProduct() {
  const [echo, mails] = await Promise.all([startEchoVendor(), openMailSink()])
  mails.refuse('recipient', 550)
  const folder = temporaryFolder()
  const vendors = CONNECTED_BY_SETTINGS.flatMap((vendor) => {
    const [key, address] = SETTING_NAMES[vendor]
    return [
      [key, keyOf(vendor)],
      [address, `${echo.url}/${vendor}`],
    ]
  })
  const settings = {
    ...Object.fromEntries(vendors),
    LOG_LEVEL: 'debug',
    UNCONFIRMED_CREDITS: '100000',
    SMTP_URL: mails.url,
    TMPDIR: folder,
  }
  const product = await startProduct({ settings })
  const database = new Postgres(databaseUrl(product.dataFolder))
  await database.connect()
  const told: string[] = []
  database.on('notification', ({ payload }) => told.push(payload ?? ''))
  await database.query(`listen ${CHANNEL}`)
  const admin = await openVisitor(product.url, { name: 'Ida Admin', email: 'ida@example.com' })
  for (const vendor of CONNECTED_BY_HAND) {
    const baseUrl = `${echo.url}/${vendor}`
    await admin.client.model.connect({ vendor, key: keyOf(vendor), baseUrl, modelId: 'a-model' })
  }
  for (const kind of MODEL_KINDS) await admin.client.model.choose({ kind, vendor: BUILT_IN })
  const user = await openVisitor(product.url, PERSON)
  const ofProcesses = watchProcesses(product.processId)
  onTestFinished(ofProcesses.end)
  return { echo, folder, product, database, told, admin, user, ofProcesses }
}
type Planted = Awaited<ReturnType<typeof plantedProduct>>

/** What the programs that build the site keep for the next time; they see nothing of what people do. */
const OF_THE_BUILD = /\/(jiti|node-compile-cache)\//

/** What Node.js keeps of the product's own source, prompts included. */
const COMPILED = /\/cache\/compiled\//

test('a key is nowhere but where it is used, and what somebody typed nowhere but in their workspace', {
  timeout: 280_000,
}, async () => {
  const planted = await plantedProduct()
  const { echo, folder, product, database, told, admin, user, ofProcesses } = planted
  const end = new AbortController()
  await admin.listen(end.signal)
  await user.listen(end.signal)
  const operator = createClient(product.url, product.operatorToken)
  const gift = { email: PERSON.email, amount: 20_000, description: 'Test' }
  await operator.operator.grantCredits({ requestId: randomUUID(), ...gift })

  await makeVideo(planted)
  await askEveryVendor(planted)
  await lookAround(planted)
  end.abort()

  for (const vendor of VENDOR_IDS) expect.soft(echo.heard.get(vendor), vendor).toBeGreaterThan(1)
  expect.soft(holding([...admin.answers, ...user.answers, ...told], KEYS), 'keys told').toEqual([])
  expect.soft(holding([...admin.answers, ...told], PERSONAL), 'told to others').toEqual([])
  const secrets = [...KEYS, ...PROMPTS]
  expect.soft(holding([...user.answers, ...told], PROMPTS), 'prompts told').toEqual([])
  expect.soft(await columnsHolding(database, secrets), 'keys and prompts in rows').toEqual([])
  expect.soft(await columnsHolding(database, PERSONAL), 'typed, in rows').toEqual(ALLOWED)
  const jobs = await database.query(
    `select distinct name from pgboss.job where data::text ilike any($1)`,
    [PERSONAL.map((word) => `%${word}%`)],
  )
  expect.soft(jobs.rows).toEqual([{ name: 'send-mail' }])
  await database.end()
  const mains = ofProcesses.seen.filter(({ command }) => /(server|worker)\/main/.test(command))
  const children = ofProcesses.seen.filter((one) => !mains.includes(one))
  expect.soft(children.map(({ command }) => command).join('\n')).toMatch(/\.task\.ts/)
  const environments = children.map(({ environment }) => environment)
  const nowhere = [...secrets, ...PERSONAL]
  expect.soft(holding(environments, nowhere), 'environments').toEqual([])
  const commands = ofProcesses.seen.map(({ command }) => command)
  expect.soft(holding(commands, nowhere), 'command lines').toEqual([])

  expect.soft(await product.stop()).toBe(0)
  const lines = product.printed().split('\n')
  expect.soft(lines.length).toBeGreaterThan(50)
  expect.soft(holding(lines, nowhere), 'log').toEqual([])
  const left = filesIn(folder).filter((path) => !OF_THE_BUILD.test(path))
  expect.soft(left, 'temporary files').toEqual([])
  const files = filesIn(product.dataFolder).filter((path) => !COMPILED.test(path))
  const kept = files.filter((file) => isHolding(readFileSync(file), secrets))
  expect.soft(kept, 'keys and prompts in files').toEqual([])
})

/** By the built-in studio, in whose children the whole work is done. */
async function makeVideo({ user, database }: Planted): Promise<void> {
  const { client } = user
  const id = randomUUID()
  await client.storyboard.create({ ...A_SCRIPT, id, idea: SCRIPT, visuals: 'stills' })
  await atRest(database)
  await client.storyboard.generateAll({ id, kind: 'voice', scenes: 'all' })
  await client.storyboard.generateAll({ id, kind: 'image', scenes: 'all' })
  await atRest(database)
  await client.exports.request({ storyboardId: id, resolution: '720p', musicMood: 'calm' })
  await atRest(database)
  const [film] = await client.exports.list({ storyboardId: id })
  expect(film?.generation.state).toBe('succeeded')
}

/** The vendors of a kind one after the other; each is sent something of every scene. */
async function askEveryVendor({ admin, user, database }: Planted): Promise<void> {
  const { client } = user
  const [made] = (await client.storyboard.list({})).items
  const id = made?.id ?? ''
  const ofKinds = MODEL_KINDS.map((kind) => ({
    kind,
    vendors: VENDOR_IDS.filter((one) => VENDORS[one].kind === kind),
  }))
  const turns = Math.max(...ofKinds.map(({ vendors }) => vendors.length))
  for (let turn = 0; turn < turns; turn++) {
    for (const { kind, vendors } of ofKinds) {
      const vendor = vendors[turn]
      if (vendor) await admin.client.model.choose({ kind, vendor })
    }
    const idea = randomUUID()
    await client.storyboard.create({ ...AN_IDEA, id: idea, idea: IDEA })
    await askForOtherWords(user, id)
    await client.storyboard.generateAll({ id, kind: 'voice', scenes: 'all' })
    await client.storyboard.generateAll({ id, kind: 'image', scenes: 'all' })
    await atRest(database)
    await client.storyboard.cancelAll({ id })
    await client.storyboard.generateAll({ id, kind: 'clip', scenes: 'all' })
    await atRest(database)
    await client.storyboard.cancelAll({ id })
  }
}

/** A scene said otherwise, a title, and all of it in German: each is a prompt of its own. */
async function askForOtherWords({ client }: Planted['user'], storyboardId: string): Promise<void> {
  const { scenes } = await client.storyboard.get({ id: storyboardId })
  const wish = { wish: 'own', ownWish: WISH } as const
  await client.rewrite.scene({ id: randomUUID(), sceneId: scenes[0]?.id ?? '', ...wish })
  await client.rewrite.title({ id: randomUUID(), storyboardId })
  const translation = { id: storyboardId, translationId: randomUUID(), language: 'de' } as const
  await client.storyboard.translate(translation)
}

/** What any page shows, also of what went wrong. */
async function lookAround({ admin, user }: Planted): Promise<void> {
  for (const vendor of VENDOR_IDS) await admin.client.model.test({ vendor }).catch(() => null)
  const [made] = (await user.client.storyboard.list({ search: 'zqsearch' })).items
  expect(made).toBeUndefined()
  const { items } = await user.client.storyboard.list({})
  const pages = ['models', 'storyboards', 'status', 'notifications', 'account', 'sessions']
  const wanted = [...pages, 'studio', 'workspaces', 'workspace/members', 'voices']
  for (const visitor of [admin, user]) {
    for (const page of wanted) await visitor.get(`/api/v1/${page}`)
    for (const { id } of items) await visitor.get(`/api/v1/storyboards/${id}`)
    for (const { id } of items) await visitor.get(`/dashboard/storyboards/${id}`)
    await visitor.get('/')
  }
  // What nobody can read, or takes.
  await user.get('/api/v1/storyboards', { method: 'POST', body: `{"idea": "${IDEA}` })
  await user.get('/api/v1/storyboards', { method: 'POST', body: JSON.stringify({ idea: IDEA }) })
  await user.get('/api/v1/storyboards?search=zqsearch&status=zqsearch')
}

/** Nothing is made any more; what became of some calls may be unknown, and is looked up later. */
async function atRest(database: Postgres): Promise<void> {
  const busy = `select kind, state from generations where state in ('queued', 'running')
    union all select 'rewrite', state from rewrites where state = 'asked'`
  await expect.poll(async () => (await database.query(busy)).rows, POLLING).toEqual([])
}

/** What stands around the words, so that a failure says where they came from. */
function holding(texts: string[], words: string[]): string[] {
  return texts.flatMap((text) => {
    const at = text.search(new RegExp(words.join('|'), 'i'))
    return at < 0 ? [] : [text.slice(Math.max(0, at - AROUND), at + AROUND)]
  })
}

function isHolding(bytes: Buffer, words: string[]): boolean {
  return words.some((word) => bytes.includes(word))
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
}
