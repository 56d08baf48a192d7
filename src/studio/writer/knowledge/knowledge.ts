/** What a topic's line is good for: to explain, or to do. */
export type LineKind = 'facts' | 'tips'

/**
 * Sentences about one topic in one language, true without numbers or names that age.
 * Tips are in the order in which one would do them.
 */
export type TopicLines = Record<LineKind, readonly string[]>
