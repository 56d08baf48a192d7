import type { AspectRatio, Audience, VideoStyle, WritingLanguage } from '#contract/options.ts'
import type { CallOptions, ProviderFacts } from '../call-options.ts'

export type WriteRequest = {
  idea: string
  /** 15 to 180, in steps of 15. */
  durationS: number
  style: VideoStyle
  audience: Audience
  aspectRatio: AspectRatio
  language: WritingLanguage
}

export type WrittenScene = {
  durationMs: number
  voiceOverText: string
  imagePrompt: string
  videoPrompt: string
}

/** The scenes' durations add up to the request's duration exactly. */
export type WrittenStoryboard = { title: string; description: string; scenes: WrittenScene[] }

export type WriterProvider = ProviderFacts & {
  /** @throws ProviderError */
  write(request: WriteRequest, options: CallOptions): Promise<WrittenStoryboard>
}
