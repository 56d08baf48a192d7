import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveTask } from '#sandbox/serve-task.ts'
import { drawPages } from './draw-card.ts'
import type { CardPicture, CardSetting } from './set-card.ts'

type Task = { setting: CardSetting; folder: string }

const SHEET_QUALITY = 92

serveTask(async ({ setting, folder }: Task): Promise<CardPicture> => {
  const { language, isLast, emphasis, ...drawing } = setting
  const { first, sheet, pages } = drawPages({ ...drawing, told: { language, isLast, emphasis } })
  const path = join(folder, 'card.png')
  const sheetPath = join(folder, 'sheet.webp')
  await writeFile(path, await first.encode('png'))
  await writeFile(sheetPath, await sheet.encode('webp', SHEET_QUALITY))
  const { width, height } = first
  return { path, contentType: 'image/png', width, height, sheetPath, pages }
})
