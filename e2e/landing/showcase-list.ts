import type { Page } from '@playwright/test'

/** Lets the server answer these titles, in this order, with the videos of the fresh installation. */
export async function showcaseOf(page: Page, titles: string[]): Promise<void> {
  const videos = titles.map((title, index) => ({
    id: `00000000-0000-4000-8000-00000000000${index}`,
    title,
    videoUrl: '/showcase/coffee.mp4',
    smallVideoUrl: '/showcase/coffee-small.mp4',
    posterUrl: '/showcase/coffee.webp',
    captionsUrl: null,
  }))
  await page.route('**/api/v1/showcase', (route) => route.fulfill({ json: videos }))
}
