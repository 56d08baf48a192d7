import { z } from 'zod'
import { route } from './route.ts'

export const SOCIAL_PLATFORMS = ['TikTok', 'Instagram', 'YouTube', 'X'] as const
export const SocialPlatform = z.enum(SOCIAL_PLATFORMS)
export type SocialPlatform = z.infer<typeof SocialPlatform>

/** Where else the people of this installation are found, as far as they set it. */
export const SiteLinks = z.object({
  /** The source code of what runs here. */
  sourceUrl: z.url().nullable(),
  accounts: z.array(z.object({ platform: SocialPlatform, url: z.url() })),
})
export type SiteLinks = z.infer<typeof SiteLinks>

const HOSTS: Record<string, SocialPlatform> = {
  'tiktok.com': 'TikTok',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'x.com': 'X',
}

/** The accounts at addresses; those of platforms without a mark here are left out. */
export function socialAccounts(urls: string[]): SiteLinks['accounts'] {
  return urls.flatMap((url) => {
    const platform = HOSTS[new URL(url).hostname.replace(/^www\./, '')]
    return platform ? [{ platform, url }] : []
  })
}

export const siteLinks = {
  get: route('GET /site-links', 'Shows the source code and the accounts elsewhere').output(
    SiteLinks,
  ),
}
