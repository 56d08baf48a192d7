import {
  generateClip,
  generateImage,
  generateVoice,
  listTakes,
  updateScene,
  chooseTake,
} from '#domain/scene/index.ts'
import { api } from './base.ts'

export const scene = api.scene.router({
  update: api.scene.update.handler(({ context, input }) => updateScene(context.account, input)),
  takes: api.scene.takes.handler(({ context, input }) => listTakes(context.account, input)),
  chooseTake: api.scene.chooseTake.handler(({ context, input }) =>
    chooseTake(context.account, input),
  ),
  generateVoice: api.scene.generateVoice.handler(({ context, input }) =>
    generateVoice(context.account, input),
  ),
  generateImage: api.scene.generateImage.handler(({ context, input }) =>
    generateImage(context.account, input),
  ),
  generateClip: api.scene.generateClip.handler(({ context, input }) =>
    generateClip(context.account, input),
  ),
})
