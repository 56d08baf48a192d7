import { useLingui } from '@lingui/react/macro'
import { type Brand, BrandIcon } from './brand-icon.tsx'

const ACCOUNTS: { brand: Brand; platform: string; url: string }[] = [
  { brand: 'tiktok', platform: 'TikTok', url: 'https://www.tiktok.com/@reelwright' },
  { brand: 'instagram', platform: 'Instagram', url: 'https://www.instagram.com/reelwright' },
  { brand: 'youtube', platform: 'YouTube', url: 'https://www.youtube.com/@reelwright' },
  { brand: 'x', platform: 'X', url: 'https://x.com/reelwright' },
]

export function SocialLinks() {
  const { t } = useLingui()
  return (
    <ul className="social-links">
      {ACCOUNTS.map(({ brand, platform, url }) => (
        <li key={brand}>
          <a href={url} rel="me noreferrer" aria-label={t`Reelwright on ${platform}`}>
            <BrandIcon brand={brand} />
          </a>
        </li>
      ))}
    </ul>
  )
}
