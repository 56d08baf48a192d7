import { expect, test } from 'vitest'
import { type Asset, isSoft } from './asset.ts'

function pictureOf(width: number | null, height: number | null, contentType = 'image/webp'): Asset {
  return {
    id: '00000000-0000-4000-8000-000000000000',
    url: '/media/a',
    contentType,
    sizeBytes: 1,
    width,
    height,
    durationMs: null,
    isTextCard: false,
    card: null,
    undrawn: [],
    isWithoutReferences: false,
    isStill: false,
    thumbnailUrl: null,
  }
}

test('a picture is softer than the video when its short side has fewer than 1080 pixels', () => {
  expect(isSoft(pictureOf(1080, 1920))).toBe(false)
  expect(isSoft(pictureOf(1920, 1080))).toBe(false)
  expect(isSoft(pictureOf(1079, 1920))).toBe(true)
  expect(isSoft(pictureOf(1920, 1079))).toBe(true)
  expect(isSoft(pictureOf(null, null))).toBe(false)
  expect(isSoft(pictureOf(720, 1280, 'video/mp4'))).toBe(false)
})
