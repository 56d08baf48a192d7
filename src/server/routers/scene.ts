import {
  generateClip,
  generateImage,
  generateVoice,
  listTakes,
  updateScene,
  chooseTake,
} from '#domain/scene/index.ts'
import { api, open, signedIn } from './base.ts'

const forMedia = signedIn(/*i18n*/ 'Cannot generate media: nobody is signed in').scene

export const scene = open.scene.router({
  update: api.scene.update.handler(({ context, input }) => updateScene(context.account, input)),
  takes: api.scene.takes.handler(({ context, input }) => listTakes(context.account, input)),
  chooseTake: api.scene.chooseTake.handler(({ context, input }) =>
    chooseTake(context.account, input),
  ),
  generateVoice: forMedia.generateVoice.handler(({ context, input }) =>
    generateVoice(context.account, input),
  ),
  generateImage: forMedia.generateImage.handler(({ context, input }) =>
    generateImage(context.account, input),
  ),
  generateClip: forMedia.generateClip.handler(({ context, input }) =>
    generateClip(context.account, input),
  ),
})
