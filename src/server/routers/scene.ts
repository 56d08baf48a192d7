import {
  chooseModels,
  chooseTake,
  generateClip,
  generateImage,
  generateVoice,
  keepTake,
  listTakes,
  setInType,
  updateScene,
} from '#domain/scene/index.ts'
import { api, forMedia, open } from './base.ts'

export const scene = open.scene.router({
  update: api.scene.update.handler(({ context, input }) => updateScene(context.account, input)),
  chooseModels: api.scene.chooseModels.handler(({ context, input }) =>
    chooseModels(context.account, input),
  ),
  takes: api.scene.takes.handler(({ context, input }) => listTakes(context.account, input)),
  chooseTake: api.scene.chooseTake.handler(({ context, input }) =>
    chooseTake(context.account, input),
  ),
  keepTake: api.scene.keepTake.handler(({ context, input }) => keepTake(context.account, input)),
  generateVoice: forMedia.scene.generateVoice.handler(({ context, input }) =>
    generateVoice(context.account, input),
  ),
  generateImage: forMedia.scene.generateImage.handler(({ context, input }) =>
    generateImage(context.account, input),
  ),
  setInType: forMedia.scene.setInType.handler(({ context, input }) =>
    setInType(context.account, input),
  ),
  generateClip: forMedia.scene.generateClip.handler(({ context, input }) =>
    generateClip(context.account, input),
  ),
})
