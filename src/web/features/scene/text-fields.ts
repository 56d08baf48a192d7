import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Clapperboard, Image, type LucideIcon, Mic } from 'lucide-react'
import type { SceneTexts } from '#contract/scene-edit.ts'

export type TextField = keyof SceneTexts

/** What is written like a text of a scene; the look belongs to the whole storyboard and goes by its id. */
export type WrittenField = TextField | 'look'

type TextFieldFacts = {
  icon: LucideIcon
  name: MessageDescriptor
  editLabel: MessageDescriptor
  /** The label inside the dialog. */
  fieldLabel: MessageDescriptor
}

/** The three texts of a scene that people edit. */
export const TEXT_FIELDS: Record<TextField, TextFieldFacts> = {
  voiceOverText: {
    icon: Mic,
    name: msg`Voice-over`,
    editLabel: msg`Edit voice-over`,
    fieldLabel: msg`Voice-over text`,
  },
  imagePrompt: {
    icon: Image,
    name: msg`Image prompt`,
    editLabel: msg`Edit image prompt`,
    fieldLabel: msg`Image prompt`,
  },
  videoPrompt: {
    icon: Clapperboard,
    name: msg`Video prompt`,
    editLabel: msg`Edit video prompt`,
    fieldLabel: msg`Video prompt`,
  },
}
