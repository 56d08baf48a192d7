import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Clapperboard, Image, type LucideIcon, Mic, Share, TextCursorInput } from 'lucide-react'
import type { ComponentType } from 'react'
import { ScenesGlyph } from '#web/ui/glyphs.ts'
import {
  ExportStage,
  IdeaStage,
  StoryboardStage,
  VideoStage,
  VisualsStage,
  VoiceStage,
} from './stages.tsx'

export type Step = {
  id: string
  title: MessageDescriptor
  description: MessageDescriptor
  /** What is drawn on the stage beside the list. */
  image: ComponentType
  /** Blue while it is planned, yellow where you decide, green where it is done. */
  color: 'info' | 'accent-edge' | 'success'
  icon: LucideIcon
}

export const STEPS: Step[] = [
  {
    id: 'idea',
    title: msg`Input Your Idea`,
    description: msg`One line is enough. Add who it is for and how it should end if you know.`,
    image: IdeaStage,
    color: 'accent-edge',
    icon: TextCursorInput,
  },
  {
    id: 'storyboard',
    title: msg`Generate Storyboard`,
    description: msg`The line becomes scenes with their words, pictures and movements. All of it is yours to edit.`,
    image: StoryboardStage,
    color: 'info',
    icon: ScenesGlyph,
  },
  {
    id: 'voice',
    title: msg`Create Voice-Over`,
    description: msg`Pick a voice and hear every scene. Its words set the length and the captions.`,
    image: VoiceStage,
    color: 'info',
    icon: Mic,
  },
  {
    id: 'visuals',
    title: msg`Generate Visuals`,
    description: msg`One picture a scene, in one look. Redo the one you do not like.`,
    image: VisualsStage,
    color: 'info',
    icon: Image,
  },
  {
    id: 'video',
    title: msg`Produce Video`,
    description: msg`Each picture starts to move. Usually two to three minutes; you can close the tab.`,
    image: VideoStage,
    color: 'info',
    icon: Clapperboard,
  },
  {
    id: 'export',
    title: msg`Export & Share`,
    description: msg`Captions, music and loudness are done. One cut, in every shape you post in.`,
    image: ExportStage,
    color: 'success',
    icon: Share,
  },
]
