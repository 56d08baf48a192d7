import type { LayeredClip } from '#composition/layered-clip.ts'

/** A picture taken apart, its parts in files. */
export type PartedPicture = Pick<
  LayeredClip,
  'width' | 'height' | 'overscan' | 'pictures' | 'particles' | 'accent'
> &
  Partial<Pick<LayeredClip, 'finish' | 'light'>> & {
    /** Something of what the picture shows moves by itself, not only with the camera. */
    subjectMoves: boolean
  }
