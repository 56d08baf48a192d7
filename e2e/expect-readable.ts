import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './product.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What a theme can break; all else is the same in both. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']
const WIDTHS = [390, 768, 1440] as const
/** A window of 1280 at a zoom of 400 %. */
const ZOOMED_WIDTH = 320
const HEIGHT = 900
/** What pops up takes the focus, and stands at the end of the page, outside of its landmarks. */
const POPPED_UP = 'data-radix-popper-co'

const AXE = readAxe()

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

/**
 * Expects what is shown to keep the rules of accessibility in both themes at three widths, and to
 * stay inside the window, also of the narrowest phone. Ends in the light theme at the greatest width.
 */
export async function expectReadable(page: Page): Promise<void> {
  // Nothing is judged halfway between two colours.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // A button may be busy for minutes; a part of the page that is loading is judged once it is there.
  await expect(page.locator('[aria-busy=true]:not(button)')).toHaveCount(0)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('h1')).not.toBeEmpty()
  await expect(page).toHaveTitle(/\S/)
  await expectInside(page, [ZOOMED_WIDTH])
  for (const width of WIDTHS) {
    await expectInside(page, [width])
    await page.emulateMedia({ colorScheme: 'dark' })
    const colours = (await axeOf(page)).withRules(RULES_OF_COLOUR)
    await expectNothingFound(page, colours, `dark, ${width} px`)
    await page.emulateMedia({ colorScheme: 'light' })
    await expectNoBarriers(page, `light, ${width} px`)
  }
}

/** Expects nothing to reach beyond the edges of a window of each of these widths. Ends at the last. */
export async function expectInside(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    const hidden = await page.evaluate<number>(`new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        resolve(scrollWidth - clientWidth)
      }))
    })`)
    expect(hidden, `pixels hidden on ${page.url()} at ${width} px`).toBe(0)
  }
}

/** Expects what is shown now to keep the rules of accessibility. */
export async function expectNoBarriers(page: Page, circumstances = ''): Promise<void> {
  await expectNothingFound(page, (await axeOf(page)).withTags(RULES), circumstances)
}

async function expectNothingFound(page: Page, axe: AxeBuilder, circumstances: string) {
  const { violations } = await axe.analyze()
  const found = (await Promise.all(violations.map(async (one) => await seenWhole(page, one))))
    .filter((one) => one.nodes.length > 0 && isNotOfPopUp(one))
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`)
  expect(found, `${page.url()} ${circumstances}`).toEqual([])
}

/**
 * What lies partly under a bar that stays is judged where it can be pressed, in the middle of the window, and beside
 * neighbours that are laid out as they are when they are seen.
 */
async function seenWhole(page: Page, violation: Violation): Promise<Violation> {
  if (violation.id !== 'target-size') return violation
  await page.evaluate(`document.querySelectorAll('article').forEach((article) => {
    article.style.contentVisibility = 'visible'
  })`)
  const nodes: Violation['nodes'] = []
  for (const { target } of violation.nodes) {
    const selector = String(target[0])
    await page.evaluate(
      `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center' })`,
    )
    const again = await (await axeOf(page)).withRules(['target-size']).include(selector).analyze()
    nodes.push(...again.violations.flatMap((one) => one.nodes))
  }
  return { ...violation, nodes }
}

function isNotOfPopUp({ id, nodes }: Violation): boolean {
  return id !== 'region' || nodes.some(({ html }) => !html.includes(POPPED_UP))
}

/** Half a megabyte of rules is read once a page; without frames of other origins it is judged in place. */
async function axeOf(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) {
    const inside = page.frames().filter((frame) => frame !== page.mainFrame())
    // One that is gone by now has nothing to be judged.
    await Promise.all(inside.map((frame) => frame.evaluate(AXE).catch(() => undefined)))
    await page.evaluate(AXE)
  }
  const axe = new AxeBuilder({ page, axeSource: 'void 0' })
  // Of what axe reads in advance the rules need sounds and videos; style sheets are for one that is not among them.
  return axe.setLegacyMode().options({ reporter: 'no-passes', preload: { assets: ['media'] } })
}

/** The small one of its two files; the builder would send the large one, twice. */
function readAxe(): string {
  const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
  return readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')
}
