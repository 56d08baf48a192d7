import { useLingui } from '@lingui/react/macro'
import type { SiteLinks, SocialPlatform } from '#contract/site.ts'
import { type Brand, BrandIcon } from './brand-icon.tsx'

const BRANDS: Record<SocialPlatform, Brand> = {
  TikTok: 'tiktok',
  Instagram: 'instagram',
  YouTube: 'youtube',
  X: 'x',
}

/** The accounts that are set for this installation. */
export function SocialLinks({ accounts }: Pick<SiteLinks, 'accounts'>) {
  const { t } = useLingui()
  if (accounts.length === 0) return null
  return (
    <ul className="social-links">
      {accounts.map(({ platform, url }) => (
        <li key={url}>
          <a href={url} rel="me noreferrer" aria-label={t`Reelwright on ${platform}`}>
            <BrandIcon brand={BRANDS[platform]} />
          </a>
        </li>
      ))}
    </ul>
  )
}
