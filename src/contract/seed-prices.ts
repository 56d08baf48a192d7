import type { PricedOperation } from './studio.ts'

/**
 * What a new installation asks for each operation, in credits. The database begins with these (table
 * `costs`) and decides from then on; pages that are built before there is a database tell them.
 */
export const SEED_PRICES: Record<PricedOperation, number> = {
  create_storyboard: 10,
  generate_voice: 5,
  generate_image: 12,
  generate_video: 120,
}
