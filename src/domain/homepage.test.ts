import { expect, test } from 'vitest'
import { SECTIONS } from '#contract/homepage.ts'
import { auditLog, systemSettings } from '#database/schema/index.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestContext } from '#testing/test-context.ts'
import {
  getHomepage,
  hideClaims,
  homepageHistory,
  readHomepage,
  resetSection,
  restoreVersion,
  saveHomepage,
} from './homepage.ts'

const HERO = {
  title: 'Films from words',
  subtitle: '',
  description: 'You say what happens.',
  buttonText: 'Begin',
  buttonLink: '',
  image: '',
}

async function openInstallation() {
  const ctx = await createTestContext()
  return { ctx, admin: await openAccount(ctx), other: await openAccount(ctx) }
}

test('what an admin saves stands in its language, and the others keep theirs', async () => {
  const { ctx, admin } = await openInstallation()
  await Promise.all([
    saveHomepage(admin, { language: 'en', edits: { hero: HERO, logos: ['The Reel'] } }),
    saveHomepage(admin, { language: 'de', edits: { hero: { ...HERO, title: 'Filme' } } }),
  ])
  const states = await readHomepage(ctx.db)
  expect(states.en).toEqual({ edits: { hero: HERO, logos: ['The Reel'] }, areClaimsHidden: false })
  expect(states.de.edits).toEqual({ hero: { ...HERO, title: 'Filme' } })
  expect(states.ja.edits).toEqual({})
  expect(await ctx.db.select().from(systemSettings)).toContainEqual(
    expect.objectContaining({ category: 'homepage', key: 'hero', description: expect.any(String) }),
  )
  expect(await ctx.db.select().from(auditLog)).toContainEqual(
    expect.objectContaining({
      action: 'edit-homepage',
      userId: admin.userId,
      details: { key: 'hero', language: 'de', isUsual: false },
    }),
  )
})

test('every version is kept, and any of them brought back, in its language alone', async () => {
  const { ctx, admin } = await openInstallation()
  const save = (title: string, language: 'de' | 'en') =>
    saveHomepage(admin, { language, edits: { hero: { ...HERO, title } } })
  await save('One', 'en')
  await save('Eins', 'de')
  await save('Two', 'en')
  const wish = { language: 'en', key: 'hero' } as const
  const [two, one] = await homepageHistory(admin, wish)
  expect(two).toMatchObject({ savedBy: 'Ada Example', isUsual: false })
  await resetSection(admin, wish)
  expect((await getHomepage(admin, wish)).edits).toEqual({})
  await restoreVersion(admin, { id: String(one?.id) })
  const states = await readHomepage(ctx.db)
  expect(states.en.edits.hero?.title).toBe('One')
  expect(states.de.edits.hero?.title).toBe('Eins')
  expect((await homepageHistory(admin, wish)).map(({ isUsual }) => isUsual)).toEqual([
    false,
    true,
    false,
    false,
  ])
})

test('claims are hidden in every language at once', async () => {
  const { ctx, admin } = await openInstallation()
  await hideClaims(admin, { areHidden: true })
  const states = Object.values(await readHomepage(ctx.db))
  expect(states.map(({ areClaimsHidden }) => areClaimsHidden)).toEqual(states.map(() => true))
})

function fits(change: Partial<typeof HERO>): boolean {
  return SECTIONS.hero.safeParse({ ...HERO, ...change }).success
}

test('a link or a picture that leads anywhere else, and a title that says nothing, are refused', () => {
  expect(fits({ buttonLink: '/login' }) && fits({ buttonLink: '#pricing' })).toBe(true)
  expect(
    fits({ buttonLink: 'https://a.example/film' }) && fits({ image: '/showcase/a.webp' }),
  ).toBe(true)
  for (const buttonLink of ['javascript:alert(1)', '//a.example', 'http://a.example', 'login']) {
    expect(fits({ buttonLink }), buttonLink).toBe(false)
  }
  for (const image of ['https://a.example/a.png', '//a.example/a.png', 'a.png']) {
    expect(fits({ image }), image).toBe(false)
  }
  expect(fits({ title: ' ' })).toBe(false)
})

test('who is no admin edits nothing', async () => {
  const { other } = await openInstallation()
  const refused = { code: 'FORBIDDEN' }
  const wish = { language: 'en', key: 'hero' } as const
  await expect(getHomepage(other, wish)).rejects.toMatchObject(refused)
  await expect(saveHomepage(other, { ...wish, edits: {} })).rejects.toMatchObject(refused)
  await expect(resetSection(other, wish)).rejects.toMatchObject(refused)
  await expect(homepageHistory(other, wish)).rejects.toMatchObject(refused)
  await expect(restoreVersion(other, { id: crypto.randomUUID() })).rejects.toMatchObject(refused)
  await expect(hideClaims(other, { areHidden: true })).rejects.toMatchObject(refused)
})
