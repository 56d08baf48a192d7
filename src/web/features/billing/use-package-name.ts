import { useLingui } from '@lingui/react/macro'
import type { CreditPackage } from '#contract/packages.ts'
import { PACKAGE_NAMES } from '#web/lib/package-names.ts'

/** "Medium, annual"; of a package that is sold no more, that it is one. */
export function usePackageName(offer: CreditPackage | undefined): string {
  const { t, i18n } = useLingui()
  if (!offer) return t`Credit package`
  const name = i18n._(PACKAGE_NAMES[offer.name])
  return offer.period === 'annual' ? t`${name}, annual` : t`${name}, monthly`
}
