import { readFile } from 'node:fs/promises'
import type { DepthPicture, LayeredClip } from '#composition/layered-clip.ts'
import { poseAt } from './camera-path.ts'
import { drawPlanes } from './draw-planes.ts'
import { drawRelief, netOf, reliefDepth } from './draw-relief.ts'
import type { FramePlanes } from './frame-planes.ts'
import { particleCloud } from './particles/particle-cloud.ts'
import { type PicturePlanes, planesOf } from './picture-planes.ts'
import { type Placement, placeDepth, SWAY_RESERVE } from './placement.ts'
import type { PlaneMemory } from './plane-memory.ts'
import { lightPlay } from './scene-light.ts'
import { floatOf, type SwayingPart, swayOf } from './sway.ts'
import { unsteadyHand } from './unsteady-hand.ts'

type ScenePart = { picture: DepthPicture; planes: PicturePlanes; swaying: SwayingPart }

export type LayerScene = {
  /** Draws the whole frame as it is `seconds` into the clip. */
  draw(frame: FramePlanes, seconds: number): void
}

/** Loads a clip's pictures and gets everything ready that all its frames share. */
export async function openLayerScene(memory: PlaneMemory, clip: LayeredClip): Promise<LayerScene> {
  const shortSide = Math.min(clip.width, clip.height)
  const parts = await loadParts(memory, clip)
  const finish = clip.finish && (await loadPlanes(memory, clip.finish, 0))
  const hand = unsteadyHand(clip.seed, clip.camera.unrest * SWAY_RESERVE * 0.4 * shortSide)
  const momentOf = (seconds: number) => Math.min(1, (seconds * 1000) / clip.durationMs)
  const placeAt = (depth: number, seconds: number, floating = { x: 0, y: 0 }) => {
    const stray = hand(seconds)
    const nudge = { x: stray.x - floating.x, y: stray.y - floating.y }
    return placeDepth(clip, poseAt(clip.camera, momentOf(seconds)), depth, nudge)
  }
  const light = lightPlay(memory, clip)
  const particles = particleCloud(memory, clip, placeAt)

  return {
    draw(frame, seconds) {
      let drawnTo = -1
      for (const part of parts) {
        const { depth } = part.picture
        if (typeof depth === 'number') {
          particles?.draw(frame, seconds, [drawnTo, depth])
          drawnTo = Math.max(drawnTo, depth)
        }
        drawPart(memory, frame, clip, part, seconds, placeAt)
      }
      light?.draw(frame, seconds, momentOf(seconds), placeAt(0, seconds))
      particles?.draw(frame, seconds, [drawnTo, 2])
      if (finish) drawPlanes(memory, frame, finish, AT_REST)
    },
  }
}

const AT_REST: Placement = { x: 0, xAcross: 1, xDown: 0, y: 0, yAcross: 0, yDown: 1 }

async function loadParts(memory: PlaneMemory, clip: LayeredClip): Promise<ScenePart[]> {
  const parts: ScenePart[] = []
  for (const [index, picture] of clip.pictures.entries()) {
    const planes = await loadPlanes(memory, picture, clip.overscan)
    if (!planes) continue
    const bottom = planes.top + planes.luma.rows
    const swaying = { sway: picture.sway, top: planes.top, bottom, phase: (index * 0.37) % 1 }
    parts.push({ picture, planes, swaying })
  }
  return parts
}

/** The planes of a picture whose first `overscan` pixels to the left and top lie outside the frame. */
async function loadPlanes(
  memory: PlaneMemory,
  file: { path: string; width: number; height: number },
  overscan: number,
): Promise<PicturePlanes | undefined> {
  const rgba = await readFile(file.path)
  if (rgba.length !== file.width * file.height * 4) {
    throw new RangeError(`${file.path} is not ${file.width} x ${file.height} pixels of RGBA.`)
  }
  const planes = planesOf(memory, rgba, file.width, file.height)
  return planes && { ...planes, left: planes.left - overscan, top: planes.top - overscan }
}

function drawPart(
  memory: PlaneMemory,
  frame: FramePlanes,
  clip: LayeredClip,
  part: ScenePart,
  seconds: number,
  placeAt: (depth: number, seconds: number, floating?: { x: number; y: number }) => Placement,
) {
  const { picture, planes, swaying } = part
  const shortSide = Math.min(clip.width, clip.height)
  if (typeof picture.depth === 'number') {
    const place = placeAt(picture.depth, seconds, floatOf(swaying, seconds, shortSide))
    drawPlanes(memory, frame, planes, place, 1, swayOf(swaying, seconds, shortSide))
    return
  }
  const depthAt = reliefDepth(picture.depth, picture.width, picture.height)
  const net = netOf(
    clip,
    (x, y) => depthAt(x + clip.overscan, y + clip.overscan),
    (depth) => placeAt(depth, seconds),
  )
  drawRelief(memory, frame, planes, net)
}
