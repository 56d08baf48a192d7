import type { TopicLines } from '../knowledge.ts'
import type { Topic } from '../topic.ts'
import { animals } from './animals.ts'
import { culture } from './culture.ts'
import { daily } from './daily.ts'
import { nature } from './nature.ts'

export const ja: Record<Topic, TopicLines> = { ...animals, ...nature, ...daily, ...culture }
