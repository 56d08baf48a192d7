import { AV_PIX_FMT_RGB24 } from 'node-av/constants'
import { Frame } from 'node-av/lib'
import sharp from 'sharp'
import { type CardMoment, cardAt } from '#composition/card/card-in-time.ts'
import { sheetCell } from '#composition/card/sheet-cell.ts'
import { msOfFrame } from '#composition/frame-rate.ts'
import { motionRectangle } from '#composition/motion.ts'
import type { PictureLayer } from './kernel.ts'
import { PictureSource } from './picture-source.ts'
import type { PlaneLayout } from './planes.ts'
import type { PicturePlan } from './segment-plan.ts'

type TypePlan = Extract<PicturePlan, { kind: 'type' }>
/** A page before its first word, and with all of them. */
type Page = { bare: Buffer; full: Buffer }

/**
 * A text card whose words come as they are said, under a camera move that crops none of them.
 * @throws when the file is not a picture.
 */
export async function openTypeSheet(
  { path, card, framesBefore, motion }: TypePlan,
  visibleFrames: number,
  layout: PlaneLayout,
): Promise<PictureLayer> {
  const width = evenly(layout.width * motion.to.zoom)
  const height = evenly(layout.height * motion.to.zoom)
  const { source, pages } = await readPages(path, card.pages.length, { width, height }, layout)
  let shown = ''
  const show = (moment: CardMoment) => {
    const name = JSON.stringify(moment)
    if (name === shown) return
    shown = name
    const { bare, full } = pages[moment.page] as Page
    source.show(bare)
    for (const { share, ...part } of moment.parts) source.overlay(full, part, share)
  }
  const ratio = width / height
  return {
    kernel: source.kernel,
    target: source.target,
    draw(frame) {
      show(cardAt(card, msOfFrame(frame - framesBefore)))
      const progress = visibleFrames === 1 ? 0 : frame / (visibleFrames - 1)
      const part = motionRectangle(motion, progress, ratio, layout.width / layout.height)
      source.draw({
        x: part.x * width,
        y: part.y * height,
        width: part.width * width,
        height: part.height * height,
      })
    },
    close() {},
  }
}

type Size = { width: number; height: number }

/** Every page of the sheet, as large as the closest framing needs it; the sheet is decoded once. */
async function readPages(path: string, count: number, size: Size, layout: PlaneLayout) {
  const sheet = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const raw = { width: sheet.info.width, height: sheet.info.height, channels: 3 } as const
  const pixelsOf = async (page: number, side: 'bare' | 'full') => {
    const { x, y, width, height } = sheetCell(raw, count, page, side)
    return await sharp(sheet.data, { raw })
      .extract({ left: x, top: y, width, height })
      .resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' })
      .raw()
      .toBuffer()
  }
  const description = `video_size=${size.width}x${size.height}:pix_fmt=rgb24:time_base=1/1:range=pc:colorspace=gbr`
  using first = frameOf(await pixelsOf(0, 'bare'), size)
  const source = new PictureSource(first, layout, description)
  const convert = async (page: number, side: 'bare' | 'full') => {
    using frame = frameOf(await pixelsOf(page, side), size)
    return source.convert(frame, description)
  }
  const pages: Page[] = []
  for (let page = 0; page < count; page++) {
    pages.push({ bare: await convert(page, 'bare'), full: await convert(page, 'full') })
  }
  return { source, pages }
}

function frameOf(pixels: Buffer, { width, height }: Size): Frame {
  const timeBase = { num: 1, den: 1 }
  return Frame.fromVideoBuffer(pixels, { width, height, format: AV_PIX_FMT_RGB24, timeBase })
}

function evenly(length: number): number {
  return Math.round(length / 2) * 2
}
