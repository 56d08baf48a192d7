import type { MusicMood, VideoStyle } from './options.ts'

/** The music a video of each style starts with; the export settings change it. */
export const MOOD_OF_STYLE: Record<VideoStyle, MusicMood> = {
  Educational: 'bright',
  Entertaining: 'playful',
  Motivational: 'driving',
  Informative: 'calm',
  'Product Demo': 'bright',
  Tutorial: 'calm',
  Storytelling: 'warm',
  Cinematic: 'dramatic',
}
