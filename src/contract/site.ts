import { z } from 'zod'
import { route } from './route.ts'

const SOCIAL_PLATFORMS = ['TikTok', 'Instagram', 'YouTube', 'X'] as const
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

/** How people can sign in to this installation. */
export const SignInMethods = z.object({ password: z.literal(true), google: z.boolean() })
export type SignInMethods = z.infer<typeof SignInMethods>

export const signInMethods = {
  get: route('GET /sign-in-methods', 'Shows how people can sign in').output(SignInMethods),
}

const STATUS_PARTS = ['site', 'database', 'worker', 'queue', 'storage'] as const
export const StatusPart = z.enum(STATUS_PARTS)
export type StatusPart = z.infer<typeof StatusPart>

/** `unknown`: what would tell is down itself. */
const PART_STATES = ['up', 'degraded', 'down', 'unknown'] as const
export const PartState = z.enum(PART_STATES)
export type PartState = z.infer<typeof PartState>

export const StatusDay = z.object({
  /** UTC, `2026-11-21`. */
  date: z.iso.date(),
  /** Share of the day's minutes, 0 to 1, in which everything worked; so far, for today. */
  upRatio: z.number().min(0).max(1),
})
export type StatusDay = z.infer<typeof StatusDay>

/** How the installation is right now, and was on the last 30 days it has existed. */
export const Status = z.object({
  /** `up` when every part is, `down` when nothing can be made, else `degraded`. */
  state: z.enum(['up', 'degraded', 'down']),
  parts: z.array(z.object({ part: StatusPart, state: PartState })),
  queue: z
    .object({
      waiting: z.number().int(),
      running: z.number().int(),
      /** How long the first in line has waited; null when nothing waits. */
      oldestWaitMs: z.number().int().nullable(),
    })
    .nullable(),
  /** Oldest first; only days on which this installation existed. */
  days: z.array(StatusDay),
  checkedAt: z.date(),
})
export type Status = z.infer<typeof Status>

export const status = {
  get: route('GET /status', 'Shows how the installation is').output(Status),
}
