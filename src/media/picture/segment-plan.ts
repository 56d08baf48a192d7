import type { TimedCard } from '#composition/card/card-in-time.ts'
import type { Motion } from '#composition/motion.ts'

/** Everything a segment's pixels depend on; files by path here, by content in its name. */
export type SegmentPlan = {
  /** Hash of all below, with the files' contents in place of their paths. */
  name: string
  frames: number
  width: number
  height: number
  layers: [LayerPlan] | [from: LayerPlan, to: LayerPlan]
  /** An ASS document, empty when no caption is shown. */
  captions: string
}

/** A shot, and which of its frames the segment starts with. */
export type LayerPlan = {
  picture: PicturePlan
  /** For messages: 1 for the first scene. */
  sceneNumber: number
  firstFrame: number
  /** How long the shot can be seen in all. */
  visibleFrames: number
}

/** `digest` is the SHA-256 of the file. */
export type PicturePlan =
  | { kind: 'still'; path: string; digest: string; motion: Motion }
  /** A sheet of pages; the scene itself begins `framesBefore` after its picture is first seen. */
  | {
      kind: 'type'
      path: string
      digest: string
      card: TimedCard
      framesBefore: number
      motion: Motion
    }
  | { kind: 'clip'; path: string; digest: string; durationMs: number; motion: Motion }
  | { kind: 'card'; seed: number; motion: Motion }

/**
 * How every segment is encoded; part of its name. One thread each, since several are encoded at once;
 * `stitchable` keeps the headers of all segments equal, so that they can be joined without re-encoding.
 */
export const SEGMENT_ENCODING = {
  threads: 1,
  options: {
    preset: 'veryfast',
    crf: '20',
    profile: 'high',
    'x264-params': 'stitchable=1:keyint=150:open-gop=0:force-cfr=1',
  },
}
