import type { Openers } from './vendors.ts'

/** Everybody whom models can be had from. */
export const OPENERS: Openers = {}
