import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Clapperboard, Image, type LucideIcon, Mic } from 'lucide-react'
import type { GenerationKind } from '#contract/generation.ts'
import type { TrackKind } from '#contract/scene.ts'
import type { PricedOperation } from '#contract/studio.ts'

type TrackFacts = {
  icon: LucideIcon
  name: MessageDescriptor
  operation: PricedOperation
  /** The tab of the editor that it is made in. */
  tab: string
  /** The letter that opens what can be done about it, on the scene that has the focus. */
  key: string
  /** What it is called in the name of a file. */
  fileWord: string
  make: MessageDescriptor
  makeAgain: MessageDescriptor
  makeAll: MessageDescriptor
  makeAllAgain: MessageDescriptor
  /** Why none can be made for any scene. */
  nothingToMake: MessageDescriptor
  notStarted: MessageDescriptor
  downloaded: MessageDescriptor
  notDownloaded: MessageDescriptor
}

/** The three assets of a scene: how each is called, drawn, priced, made and saved. */
export const TRACKS: Record<TrackKind, TrackFacts> = {
  voice: {
    icon: Mic,
    name: msg`Voice`,
    operation: 'generate_voice',
    tab: 'voice',
    key: 'V',
    fileWord: 'voice',
    make: msg`Generate Voice`,
    makeAgain: msg`Regenerate Voice`,
    makeAll: msg`Generate All Voices`,
    makeAllAgain: msg`Regenerate All Voices`,
    nothingToMake: msg`No scenes with voice text found`,
    notStarted: msg`Failed to generate voice`,
    downloaded: msg`Audio downloaded`,
    notDownloaded: msg`Failed to download audio`,
  },
  image: {
    icon: Image,
    name: msg`Image`,
    operation: 'generate_image',
    tab: 'image',
    key: 'I',
    fileWord: 'image',
    make: msg`Generate Image`,
    makeAgain: msg`Regenerate Image`,
    makeAll: msg`Generate All Images`,
    makeAllAgain: msg`Regenerate All Images`,
    nothingToMake: msg`No scenes with prompts found`,
    notStarted: msg`Failed to generate image`,
    downloaded: msg`Image downloaded`,
    notDownloaded: msg`Failed to download image`,
  },
  clip: {
    icon: Clapperboard,
    name: msg`Video`,
    operation: 'generate_video',
    tab: 'video',
    key: 'C',
    fileWord: 'video',
    make: msg`Generate Video`,
    makeAgain: msg`Regenerate Video`,
    makeAll: msg`Generate All Videos`,
    makeAllAgain: msg`Regenerate All Videos`,
    nothingToMake: msg`No scenes with images found to generate videos for`,
    notStarted: msg`Failed to start video generation`,
    downloaded: msg`Video downloaded`,
    notDownloaded: msg`Failed to download video`,
  },
}

/** What is made, in one word. */
export const KIND_NAMES: Record<GenerationKind, MessageDescriptor> = {
  storyboard: msg`Storyboard`,
  voice: TRACKS.voice.name,
  image: TRACKS.image.name,
  clip: TRACKS.clip.name,
  export: msg`Export`,
}

/** Where the editor shows what is made of this kind. */
export function assetAddress(storyboardId: string, kind: GenerationKind) {
  const address = `/dashboard/editor/${storyboardId}`
  if (kind === 'storyboard') return address
  return `${address}?tab=${kind === 'export' ? kind : TRACKS[kind].tab}`
}
