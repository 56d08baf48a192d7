import { tell } from '#contract/words/told.ts'
import { listExports, requestExport } from '#domain/exports.ts'
import {
  cancelAll,
  cancelGeneration,
  checkGeneration,
  getGeneration,
} from '#domain/generation/index.ts'
import {
  deletePronunciation,
  listPronunciations,
  savePronunciation,
} from '#domain/pronunciations.ts'
import { findTitles, getRewrite, rewriteScene } from '#domain/rewrites.ts'
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
import {
  completeStoryboard,
  confirmStoryboard,
  countStoryboards,
  createStoryboard,
  deleteStoryboard,
  editStoryboard,
  findWriting,
  generateAll,
  getStoryboard,
  listStoryboards,
  makeMissing,
  redoEdit,
  reopenStoryboard,
  translateStoryboard,
  undoEdit,
  updateStale,
  updateStoryboard,
} from '#domain/storyboard/index.ts'
import { api, forMedia, open, signedIn } from './base.ts'

const forCreation = signedIn(tell('sign-in-to-create')).storyboard
const forDeletion = signedIn(tell('sign-in-to-delete')).storyboard

export const storyboard = open.storyboard.router({
  create: forCreation.create.handler(({ context, input }) =>
    createStoryboard(context.account, input),
  ),
  translate: forCreation.translate.handler(({ context, input }) =>
    translateStoryboard(context.account, input),
  ),
  writing: api.storyboard.writing.handler(({ context }) => findWriting(context.account)),
  list: api.storyboard.list.handler(({ context, input }) =>
    listStoryboards(context.account, input),
  ),
  count: api.storyboard.count.handler(({ context, input }) =>
    countStoryboards(context.account, input),
  ),
  get: api.storyboard.get.handler(({ context, input }) => getStoryboard(context.account, input)),
  update: api.storyboard.update.handler(({ context, input }) =>
    updateStoryboard(context.account, input),
  ),
  delete: forDeletion.delete.handler(({ context, input }) =>
    deleteStoryboard(context.account, input),
  ),
  edit: api.storyboard.edit.handler(({ context, input }) => editStoryboard(context.account, input)),
  undo: api.storyboard.undo.handler(({ context, input }) => undoEdit(context.account, input)),
  redo: api.storyboard.redo.handler(({ context, input }) => redoEdit(context.account, input)),
  confirm: api.storyboard.confirm.handler(({ context, input }) =>
    confirmStoryboard(context.account, input),
  ),
  complete: api.storyboard.complete.handler(({ context, input }) =>
    completeStoryboard(context.account, input),
  ),
  reopen: api.storyboard.reopen.handler(({ context, input }) =>
    reopenStoryboard(context.account, input),
  ),
  generateAll: forMedia.storyboard.generateAll.handler(({ context, input }) =>
    generateAll(context.account, input),
  ),
  cancelAll: api.storyboard.cancelAll.handler(({ context, input }) =>
    cancelAll(context.account, input),
  ),
  makeMissing: forMedia.storyboard.makeMissing.handler(({ context, input }) =>
    makeMissing(context.account, input),
  ),
  updateStale: forMedia.storyboard.updateStale.handler(({ context, input }) =>
    updateStale(context.account, input),
  ),
})

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

export const generation = api.generation.router({
  get: api.generation.get.handler(({ context, input }) => getGeneration(context.account, input)),
  check: api.generation.check.handler(({ context, input }) =>
    checkGeneration(context.account, input),
  ),
  cancel: api.generation.cancel.handler(({ context, input }) =>
    cancelGeneration(context.account, input),
  ),
})

export const exports = api.exports.router({
  request: api.exports.request.handler(({ context, input }) =>
    requestExport(context.account, input),
  ),
  list: api.exports.list.handler(({ context, input }) => listExports(context.account, input)),
})

export const rewrite = api.rewrite.router({
  scene: api.rewrite.scene.handler(({ context, input }) => rewriteScene(context.account, input)),
  title: api.rewrite.title.handler(({ context, input }) => findTitles(context.account, input)),
  get: api.rewrite.get.handler(({ context, input }) => getRewrite(context.account, input)),
})

export const pronunciation = api.pronunciation.router({
  list: api.pronunciation.list.handler(({ context }) => listPronunciations(context.account)),
  save: api.pronunciation.save.handler(({ context, input }) =>
    savePronunciation(context.account, input),
  ),
  delete: api.pronunciation.delete.handler(({ context, input }) =>
    deletePronunciation(context.account, input),
  ),
})
