import type { voiceSamples } from '#database/schema/index.ts'

export type SampleRow = typeof voiceSamples.$inferSelect
