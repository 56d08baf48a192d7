import { z } from 'zod'
import { neededMs } from '#composition/shorten-to-fit.ts'
import { SCENE_TEXT_MAX_CHARACTERS } from '#contract/limits.ts'
import { jsonIn, type Said } from '../ask-model.ts'
import { numbersMissingIn } from '../checked-draft/find-problems.ts'
import type { OriginalTexts } from '../writer-provider.ts'

/** A little more than there is room for is heard as a quicker voice, or makes a scene a little longer. */
const SLACK = 1.1
/** They count in ten thousands: the same number has other figures. */
const OTHER_FIGURES = ['ja', 'zh', 'ko']

/** `fatal`: it cannot be used so; `wrong`: it can, where nothing better comes. In sentences for the model. */
type Faults = { fatal: string[]; wrong: string[] }

/** What is wrong with a translation. */
export function findFaults(
  translation: Translation,
  original: OriginalTexts,
  language: string,
): Faults {
  const { scenes } = original
  const { length } = translation.scenes
  if (length !== scenes.length) {
    return { fatal: [`There are ${length} scenes; write exactly ${scenes.length}.`], wrong: [] }
  }
  return {
    fatal: [...missing(translation, original), ...invented(translation, original, language)],
    wrong: [...tooLong(translation, original, language), ...lost(translation, original, language)],
  }
}

/** The numbers that a translation has and its original has not. */
export function inventedNumbersOf(
  translation: Translation,
  original: OriginalTexts,
  language: string,
): string[] {
  if (isCountedOtherwise(original, language)) return []
  return numbersMissingIn(textOf(original), textOf(translation))
}

function missing(translation: Translation, original: OriginalTexts): string[] {
  const scenes = original.scenes.flatMap(({ voiceOverText }, at) => {
    const isThere = (translation.scenes[at]?.voiceOverText ?? '') !== ''
    return voiceOverText !== '' && !isThere ? [`Scene ${at + 1} is not translated.`] : []
  })
  const isSame = saidIn(translation) === saidIn(original)
  return [
    ...(translation.title === '' ? ['There is no "title".'] : []),
    ...scenes,
    ...(isSame ? ['The texts are as they were: translate them.'] : []),
  ]
}

function invented(translation: Translation, original: OriginalTexts, language: string): string[] {
  return inventedNumbersOf(translation, original, language).map(
    (number) => `The material does not say ${number}: keep its numbers as they are.`,
  )
}

function lost(translation: Translation, original: OriginalTexts, language: string): string[] {
  if (isCountedOtherwise(original, language)) return []
  return original.scenes.flatMap(({ voiceOverText }, at) =>
    numbersMissingIn(translation.scenes[at]?.voiceOverText ?? '', voiceOverText).map(
      (number) => `Scene ${at + 1} has to say ${number}, in figures.`,
    ),
  )
}

function tooLong(translation: Translation, original: OriginalTexts, language: string): string[] {
  return original.scenes.flatMap(({ sceneMs }, at) => {
    const { voiceOverText = '' } = translation.scenes[at] ?? {}
    const isLong =
      neededMs(voiceOverText, language) > sceneMs * SLACK ||
      voiceOverText.length > SCENE_TEXT_MAX_CHARACTERS
    return isLong ? [`Scene ${at + 1} is too long for its time: say it shorter.`] : []
  })
}

function isCountedOtherwise({ language: from }: OriginalTexts, to: string): boolean {
  return OTHER_FIGURES.includes(from) || OTHER_FIGURES.includes(to)
}

function saidIn({ scenes }: Pick<Translation, 'scenes'>): string {
  return scenes.map(({ voiceOverText }) => voiceOverText.trim()).join('\n')
}

function textOf({ title, description, scenes }: Translation): string {
  return [title, description, saidIn({ scenes })].join('\n')
}

const Text = z
  .string()
  .nullish()
  .transform((text) => text?.trim() ?? '')

/** What came back. Weaker models leave out what they think is empty. */
const Translation = z.object({
  title: Text,
  description: Text,
  scenes: z.array(z.object({ voiceOverText: Text, emphasis: Text })),
})
export type Translation = z.infer<typeof Translation>

/** Null: there is none in the answer. */
export function translationIn({ text }: Said): Translation | null {
  return Translation.safeParse(jsonIn(text)).data ?? null
}
