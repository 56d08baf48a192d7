import type { TopicLines } from '../knowledge.ts'
import type { Topic } from '../topic.ts'
import { animals } from './animals.ts'
import { culture } from './culture.ts'
import { daily } from './daily.ts'
import { makers } from './makers.ts'
import { modern } from './modern.ts'
import { nature } from './nature.ts'
import { trade } from './trade.ts'

export const es: Record<Topic, TopicLines> = {
  ...animals,
  ...nature,
  ...daily,
  ...culture,
  ...makers,
  ...trade,
  ...modern,
}
