import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseCard } from '#composition/card/choose-card.ts'
import { serveTask } from '#sandbox/serve-task.ts'
import { drawCard } from './draw-card.ts'
import type { CardPicture, CardSetting } from './set-card.ts'

type Task = { setting: CardSetting; folder: string }

serveTask(async ({ setting, folder }: Task): Promise<CardPicture> => {
  const { text, language, isLast, emphasis, ...drawing } = setting
  const canvas = drawCard({ ...drawing, card: chooseCard(text, { language, isLast, emphasis }) })
  const path = join(folder, 'card.png')
  await writeFile(path, await canvas.encode('png'))
  return { path, contentType: 'image/png', width: canvas.width, height: canvas.height }
})
