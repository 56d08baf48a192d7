import { z } from 'zod'

/**
 * A field that people do not see and programs fill in. What comes with it filled is answered like any other
 * and thrown away.
 */
export const TrapField = z.string().max(500).default('')
