import { z } from 'zod'
import type { AspectRatio } from './options.ts'
import { route } from './route.ts'

export const UPLOAD_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const

/**
 * `library` keeps the picture in My Media, `library-video` a video, `library-sound` a sound; `avatar` makes a picture the
 * account's own, `scene` a scene's image. `voice` makes a recording the voice-over of a scene, `clip` a video its clip.
 * `showcase` puts a video on the landing page.
 */
export const UPLOAD_PURPOSES = [
  'library',
  'library-video',
  'library-sound',
  'avatar',
  'scene',
  'voice',
  'clip',
  'showcase',
] as const
export const UploadPurpose = z.enum(UPLOAD_PURPOSES)
export type UploadPurpose = z.infer<typeof UploadPurpose>

/** Every file is sent as so many bytes; what it is, the check finds out. */
export const SENT_CONTENT_TYPE = 'application/octet-stream'
/** Where at the store a browser puts the file itself, for a short time. */
export type UploadAddress = { address: string }

export const UPLOAD_STATES = ['received', 'checking', 'ready', 'refused'] as const
export const UploadState = z.enum(UPLOAD_STATES)
export type UploadState = z.infer<typeof UploadState>

/** Why a file is refused; pages have the words. */
export const UPLOAD_REFUSALS = [
  'too-large',
  'too-many-pixels',
  'wrong-type',
  'damaged',
  /** Of a recording: silence, or noise alone. */
  'nothing-heard',
  'too-long',
  /** Its scene was deleted, or the storyboard completed, meanwhile. */
  'scene-closed',
] as const
export const UploadRefusal = z.enum(UPLOAD_REFUSALS)
export type UploadRefusal = z.infer<typeof UploadRefusal>

/** How a picture comes into the storyboard's shape: cut to it, or whole before a blurred copy of itself. */
export const PICTURE_FITS = ['fill', 'whole'] as const
export const Framing = z.object({
  fit: z.enum(PICTURE_FITS),
  /** Which part stays of the side that is cut, from 0 (left or top) to 1. */
  at: z.number().min(0).max(1),
})
export type Framing = z.infer<typeof Framing>

/** The shape a scene's picture is brought into, and how. */
export type PictureFrame = Framing & { aspectRatio: AspectRatio }

/** A file on its way in. It ends ready or refused, always. */
export const Upload = z.object({
  id: z.uuid(),
  purpose: UploadPurpose,
  fileName: z.string(),
  state: UploadState,
  refusal: UploadRefusal.nullable(),
  /** The library's item it became. */
  mediaId: z.uuid().nullable(),
})
export type Upload = z.infer<typeof Upload>

export const upload = {
  get: route('GET /uploads/{id}', 'Shows how far an upload is')
    .input(z.object({ id: z.uuid() }))
    .output(Upload),
}
