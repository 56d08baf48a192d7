import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComponentType } from 'react'
import {
  BrandVignette,
  CaptionVignette,
  ClipVignette,
  FormatVignette,
  PictureVignette,
  PriceVignette,
  StoryboardVignette,
  VoiceVignette,
} from './vignettes.tsx'

type Feature = {
  id: string
  title: MessageDescriptor
  text: MessageDescriptor
  /** A working part of the product in small. */
  Vignette: ComponentType
}

export const FEATURES: Feature[] = [
  {
    id: 'storyboard',
    title: msg`Storyboard from one line`,
    text: msg`Scenes with voice-over text, image prompt and video prompt. Edit all of it before it costs more than 10 credits.`,
    Vignette: StoryboardVignette,
  },
  {
    id: 'voices',
    title: msg`30+ realistic AI voices`,
    text: msg`10+ languages with emotion control. Listen before you choose; change one scene without redoing the rest.`,
    Vignette: VoiceVignette,
  },
  {
    id: 'pictures',
    title: msg`Pictures in one look`,
    text: msg`One image style for the whole storyboard. Or put your own photograph in any scene.`,
    Vignette: PictureVignette,
  },
  {
    id: 'clips',
    title: msg`Clips, scene by scene`,
    text: msg`Remake one shot and keep the other five. Older takes stay on the shelf.`,
    Vignette: ClipVignette,
  },
  {
    id: 'captions',
    title: msg`Captions on the word`,
    text: msg`Timed from the voice itself, so they cannot drift. Advanced controls for style, place and size.`,
    Vignette: CaptionVignette,
  },
  {
    id: 'formats',
    title: msg`Multi-format export`,
    text: msg`TikTok, Instagram, YouTube and others from the same cut, with captions kept clear of the buttons.`,
    Vignette: FormatVignette,
  },
  {
    id: 'brand',
    title: msg`Brand customization`,
    text: msg`Caption style, colours and music are set once and applied when you export. No credits.`,
    Vignette: BrandVignette,
  },
  {
    id: 'price',
    title: msg`The price is on the button`,
    text: msg`You see the credits before you press. A job that fails is not charged.`,
    Vignette: PriceVignette,
  },
]
