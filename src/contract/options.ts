/** The option lists of the create form and the editor, in the order they are shown. */
export const ASPECT_RATIOS = ['16/9', '9/16', '1/1', '4/5'] as const
export type AspectRatio = (typeof ASPECT_RATIOS)[number]

/** Shapes of a picture that belongs to no storyboard, the usual one first. */
export const PICTURE_RATIOS = ['1/1', '16/9', '9/16', '4/3'] as const
/** All that is drawn. */
export const DRAWN_RATIOS = [...ASPECT_RATIOS, '4/3'] as const
export type DrawnRatio = (typeof DRAWN_RATIOS)[number]

export const VIDEO_STYLES = [
  'Educational',
  'Entertaining',
  'Motivational',
  'Informative',
  'Product Demo',
  'Tutorial',
  'Storytelling',
  'Cinematic',
] as const
export type VideoStyle = (typeof VIDEO_STYLES)[number]

export const AUDIENCES = [
  'General Audience',
  'Teenagers',
  'Young Adults',
  'Professionals',
  'Tech Enthusiasts',
  'Fitness Enthusiasts',
  'Seniors',
  'Parents',
  'Children',
] as const
export type Audience = (typeof AUDIENCES)[number]

export const IMAGE_STYLES = ['AUTO', 'GENERAL', 'REALISTIC', 'DESIGN'] as const
export type ImageStyle = (typeof IMAGE_STYLES)[number]

/** How the scenes are to be seen: each as a clip, or each as its image with a camera move. */
export const VISUALS = ['clips', 'stills'] as const
export type Visuals = (typeof VISUALS)[number]

/** Languages a storyboard can be written in. */
export const WRITING_LANGUAGES = ['en', 'es', 'fr', 'de', 'ja', 'vi'] as const
export type WritingLanguage = (typeof WRITING_LANGUAGES)[number]

/** Languages that a narrator speaks: a script is told in any of them. */
export const SPOKEN_LANGUAGES = [
  ...WRITING_LANGUAGES,
  'ar',
  'bg',
  'cs',
  'da',
  'el',
  'fa',
  'fi',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ko',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sv',
  'th',
  'tr',
  'uk',
  'zh',
] as const
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number]

export function isWritingLanguage(language: SpokenLanguage): language is WritingLanguage {
  return WRITING_LANGUAGES.some((known) => known === language)
}

/**
 * What somebody begins with: an idea, its points, a script that is spoken word for word, or a text that a language
 * model makes a script of.
 */
export const BEGINNINGS = ['idea', 'points', 'script', 'text'] as const
export type Beginning = (typeof BEGINNINGS)[number]

export const CAPTION_STYLES = ['word', 'marker', 'label', 'outline', 'quiet', 'off'] as const
export type CaptionStyle = (typeof CAPTION_STYLES)[number]

export const CAPTION_POSITIONS = ['top', 'middle', 'lower'] as const
export type CaptionPosition = (typeof CAPTION_POSITIONS)[number]

/** How often the framing of a picture changes. */
export const PACES = ['calm', 'normal', 'fast'] as const
export type Pace = (typeof PACES)[number]

export const MUSIC_MOODS = ['calm', 'bright', 'driving', 'warm', 'dramatic', 'playful'] as const
export type MusicMood = (typeof MUSIC_MOODS)[number]

export const RESOLUTIONS = ['720p', '1080p', '4K'] as const
export type Resolution = (typeof RESOLUTIONS)[number]

export function isWithin(resolution: Resolution, largest: Resolution): boolean {
  return RESOLUTIONS.indexOf(resolution) <= RESOLUTIONS.indexOf(largest)
}

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
