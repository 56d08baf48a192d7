import { msg } from '@lingui/core/macro'
import type { Category } from './examples.ts'

export const CATEGORY_NAMES = {
  tech: msg`Tech`,
  fashion: msg`Fashion`,
  education: msg`Education`,
  business: msg`Business`,
}

export const CATEGORIES = Object.keys(CATEGORY_NAMES) as Category[]
