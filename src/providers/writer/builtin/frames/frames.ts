import type { Audience, VideoStyle } from '#contract/options.ts'
import type { Topic } from '../knowledge/topic.ts'

/**
 * Sentence frames of one style in one language. A place in `develop` holds alternatives; places are in
 * narrative order and any selection of them, in order, reads as a whole.
 *
 * Slots: `{s}` the subject, `{t}` the idea's theme, `{c}` the character, `{k}` a further aspect;
 * a capital letter in the slot asks for a capital letter in the text. They stand only where no
 * language would inflect them. `[du|Sie]` is familiar or formal, by audience.
 */
export type StyleFrames = {
  titles: readonly string[]
  descriptions: readonly string[]
  hooks: readonly string[]
  develop: readonly (readonly string[])[]
  closes: readonly string[]
}

/** What is said to one audience: once after the opening, once near the end. */
export type AudienceFrames = { early: readonly string[]; late: readonly string[] }

/** For ideas that ask for mistakes: each is named, then comes what to do instead. */
export type MistakeFrames = {
  /** Before what to do instead: `{k}` is the number and `{i}` the mistake. */
  named: string
  numbers: readonly string[]
  /** People make them in anything. */
  general: readonly { mistake: string; remedy: string }[]
  /** What each of a topic's tips is against, in their order. */
  known: Partial<Record<Topic, readonly string[]>>
}

export type LanguageFrames = {
  styles: Record<VideoStyle, StyleFrames>
  audiences: Record<Audience, AudienceFrames>
  /** For a further aspect of the idea. */
  aspects: readonly string[]
  /** Questions that open up a subject nobody has told the writer about, in the order of asking. */
  inquiries: readonly string[]
  /** General truths, for when a long video needs more than style and knowledge give. */
  universal: readonly string[]
  /** "Step one:" and so on. */
  steps: readonly string[]
  /** "First:" and so on, for ideas that ask for a list. */
  ordinals: readonly string[]
  /** Announces the idea in its own words; `{i}` is the whole sentence. */
  ideas: readonly string[]
  /**
   * The thread of an announcement, in place of a style's own; like `develop`. The last place closes it. Nothing
   * is in it that is not true of everything that is announced.
   */
  invitations: readonly (readonly string[])[]
  /** The same for news that nobody looks forward to: cancelled, closed. */
  notices: readonly (readonly string[])[]
  /** The same for what ends for good. */
  farewells: readonly (readonly string[])[]
  /** The same for what is lost or found. */
  searches: readonly (readonly string[])[]
  /** Say the end of an invitation again: `{i}` is when, and what there is to gain. */
  reminders: readonly string[]
  /** Say any part of an announcement again: `{i}`. */
  repeats: readonly string[]
  /** Say again where to come and who to call: `{i}`. */
  notes: readonly string[]
  /** The one side and the other of a comparison: `{k}`. */
  sides: readonly string[]
  /** What to compare two sides by. */
  criteria: readonly string[]
  /** Half of a verdict: `{k}` is a side and `{i}` whom it is for. */
  suits: string
  /** Close a comparison of `{k}` and `{i}`, of which nothing is known. */
  verdicts: readonly string[]
  /** How a before becomes an after; like `develop`. */
  changes: readonly (readonly string[])[]
  mistakes: MistakeFrames
  /** Come back to `{i}`, which somebody in the idea asks: before its answer, then without one. */
  answers: readonly string[]
  /** Names of invented characters. */
  names: readonly string[]
  /** Words for a theme when the idea leaves nothing to name. */
  theme: string
}
