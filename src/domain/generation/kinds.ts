import { type GenerationKind, KINDS as MADE } from '#contract/kinds.ts'
import { type Told, tell } from '#contract/words/told.ts'
import type { GenerationJobName } from '#queue/jobs.ts'

type Kind = {
  job: GenerationJobName
  /** What the user reads when it failed and nothing says why. */
  failed: Told
  /** What the user reads when a vendor had it and did not deliver; null: no vendor makes it. */
  notInTime: Told | null
  /** What an asset of a scene is called in the account's history. */
  receipt?: string
  /** What the user reads when no scene of a storyboard has what it is made from. */
  nothingFound?: Told
}

/** What a generation of each kind is, beside what everybody knows of it. */
export const KINDS = {
  storyboard: {
    ...MADE.storyboard,
    job: 'write-storyboard',
    failed: tell('storyboard-failed'),
    notInTime: tell('writer-not-in-time'),
  },
  voice: {
    ...MADE.voice,
    job: 'speak-voice-over',
    failed: tell('voice-failed'),
    notInTime: tell('voice-not-in-time'),
    receipt: 'Generated voice for scene',
    nothingFound: tell('no-voice-texts'),
  },
  image: {
    ...MADE.image,
    job: 'draw-image',
    failed: tell('image-failed'),
    notInTime: tell('image-not-in-time'),
    receipt: 'Generated image for scene',
    nothingFound: tell('no-image-prompts'),
  },
  clip: {
    ...MADE.clip,
    job: 'animate-clip',
    failed: tell('clip-failed'),
    notInTime: tell('vendor-too-slow'),
    receipt: 'Generated video for scene',
    nothingFound: tell('no-images-for-videos'),
  },
  export: {
    ...MADE.export,
    job: 'render-export',
    failed: tell('export-failed'),
    notInTime: null,
  },
} as const satisfies Record<GenerationKind, Kind>
