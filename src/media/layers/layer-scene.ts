import { readFile } from 'node:fs/promises'
import type { DepthPicture, LayeredClip, PictureFile, Relief } from '#composition/layered-clip.ts'
import { drawPlanes } from './draw-planes.ts'
import { drawRelief, type Net, netOf, reliefDepth } from './draw-relief.ts'
import { COARSE, newVeil } from './light-veil.ts'
import {
  breathOf,
  floatOf,
  poseAt,
  type SwayingPart,
  shineOf,
  swayOf,
  unsteadyHand,
} from './motion.ts'
import { particleCloud } from './particles/particle-cloud.ts'
import { type PicturePlanes, planesOf } from './picture-planes.ts'
import { firstRowBelow, type Placement, placeDepth, SWAY_RESERVE } from './placement.ts'
import type { FramePlanes, PlaneMemory } from './plane-memory.ts'
import { lightPlay } from './scene-light.ts'

type ScenePart = { picture: DepthPicture; planes: PicturePlanes; swaying: SwayingPart }

export type LayerScene = {
  /** Draws the whole frame as it is `seconds` into the clip. */
  draw(frame: FramePlanes, seconds: number): void
}

/** Loads a clip's pictures and gets everything ready that all its frames share. */
export async function openLayerScene(memory: PlaneMemory, clip: LayeredClip): Promise<LayerScene> {
  const shortSide = Math.min(clip.width, clip.height)
  const parts = await loadParts(memory, clip)
  const finish = clip.finish && (await loadPlanes(memory, clip.finish, 0, true))
  const hand = unsteadyHand(clip.seed, clip.camera.unrest * SWAY_RESERVE * 0.4 * shortSide)
  const momentOf = (seconds: number) => Math.min(1, (seconds * 1000) / clip.durationMs)
  const placeAt: PlaceAt = (depth, seconds, floating = { x: 0, y: 0 }) => {
    const stray = hand(seconds)
    const nudge = { x: stray.x - floating.x, y: stray.y - floating.y }
    return placeDepth(clip, poseAt(clip.camera, momentOf(seconds)), depth, nudge)
  }
  const light = lightPlay(memory, clip)
  const veil = light || finish ? newVeil(memory, clip) : undefined
  const particles = particleCloud(memory, clip, placeAt)

  return {
    draw(frame, seconds) {
      let drawnTo = -1
      for (const { part, place, until } of placeParts(clip, parts, seconds, placeAt)) {
        const { depth } = part.picture
        if (typeof depth !== 'number') {
          drawRelief(
            memory,
            frame,
            part.planes,
            reliefNet(clip, part.picture, depth, seconds, placeAt),
          )
          continue
        }
        particles?.draw(frame, seconds, [drawnTo, depth])
        drawnTo = Math.max(drawnTo, depth)
        const shift = swayOf(part.swaying, seconds, shortSide)
        const opacity = shineOf(part.swaying, seconds)
        drawPlanes(memory, frame, part.planes, place, { shift, until, opacity })
      }
      if (veil) {
        veil.clear()
        light?.addTo(veil, seconds, momentOf(seconds), placeAt(0, seconds))
        if (finish && clip.finish) veil.add(finish, stretched(clip, clip.finish), 1)
        veil.drawOver(frame)
      }
      particles?.draw(frame, seconds, [drawnTo, Number.POSITIVE_INFINITY])
    },
  }
}

type PlaceAt = (depth: number, seconds: number, floating?: { x: number; y: number }) => Placement

/** Where each part is at a moment, and from which row of the frame on nearer parts hide it. */
function placeParts(clip: LayeredClip, parts: ScenePart[], seconds: number, placeAt: PlaceAt) {
  const shortSide = Math.min(clip.width, clip.height)
  let until = clip.height
  return parts
    .toReversed()
    .map((part) => {
      const { depth } = part.picture
      const floating = floatOf(part.swaying, seconds, shortSide)
      const place = grown(
        placeAt(typeof depth === 'number' ? depth : 0, seconds, floating),
        breathOf(part.swaying, seconds),
        part.swaying.bottom,
      )
      const placed = { part, place, until }
      until = Math.min(until, firstRowBelow(place, part.planes.solidFrom + 1, clip.width))
      return placed
    })
    .toReversed()
}

/** What grows upwards stays where its foot is. */
function grown(place: Placement, taller: number, foot: number): Placement {
  if (taller === 1) return place
  const { y, yAcross, yDown } = place
  return {
    ...place,
    y: foot + (y - foot) / taller,
    yAcross: yAcross / taller,
    yDown: yDown / taller,
  }
}

function reliefNet(
  clip: LayeredClip,
  picture: DepthPicture,
  relief: Relief,
  seconds: number,
  placeAt: PlaceAt,
): Net {
  const depthAt = reliefDepth(relief, picture.width, picture.height)
  return netOf(
    clip,
    (x, y) => depthAt(x + clip.overscan, y + clip.overscan),
    (depth) => placeAt(depth, seconds),
  )
}

/** A picture of any size over the whole frame, counted in coarse pixels of the frame. */
function stretched(clip: LayeredClip, file: PictureFile): Placement {
  const across = (file.width / clip.width) * COARSE
  const down = (file.height / clip.height) * COARSE
  return { x: 0, xAcross: across, xDown: 0, y: 0, yAcross: 0, yDown: down }
}

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
  file: PictureFile,
  overscan: number,
  goesOn = false,
): Promise<PicturePlanes | undefined> {
  const rgba = await readFile(file.path)
  if (rgba.length !== file.width * file.height * 4) {
    throw new RangeError(`${file.path} is not ${file.width} x ${file.height} pixels of RGBA.`)
  }
  const planes = planesOf(memory, rgba, file.width, file.height, goesOn)
  if (!planes) return undefined
  const { left, top, solidFrom } = planes
  return { ...planes, left: left - overscan, top: top - overscan, solidFrom: solidFrom - overscan }
}
