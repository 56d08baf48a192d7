import { tell } from '#contract/words/told.ts'
import { cancelAll } from '#domain/generation/index.ts'
import {
  completeStoryboard,
  confirmStoryboard,
  countStoryboards,
  createStoryboard,
  deleteStoryboard,
  editStoryboard,
  findWriting,
  redoEdit,
  undoEdit,
  generateAll,
  getStoryboard,
  listStoryboards,
  makeMissing,
  reopenStoryboard,
  translateStoryboard,
  updateStale,
  updateStoryboard,
} from '#domain/storyboard/index.ts'
import { api, forMedia, open, signedIn } from './base.ts'

const of = api.storyboard
const forCreation = signedIn(tell('sign-in-to-create')).storyboard
const forDeletion = signedIn(tell('sign-in-to-delete')).storyboard

export const storyboard = open.storyboard.router({
  create: forCreation.create.handler(({ context, input }) =>
    createStoryboard(context.account, input),
  ),
  translate: forCreation.translate.handler(({ context, input }) =>
    translateStoryboard(context.account, input),
  ),
  writing: of.writing.handler(({ context }) => findWriting(context.account)),
  list: of.list.handler(({ context, input }) => listStoryboards(context.account, input)),
  count: of.count.handler(({ context, input }) => countStoryboards(context.account, input)),
  get: of.get.handler(({ context, input }) => getStoryboard(context.account, input)),
  update: of.update.handler(({ context, input }) => updateStoryboard(context.account, input)),
  delete: forDeletion.delete.handler(({ context, input }) =>
    deleteStoryboard(context.account, input),
  ),
  edit: of.edit.handler(({ context, input }) => editStoryboard(context.account, input)),
  undo: of.undo.handler(({ context, input }) => undoEdit(context.account, input)),
  redo: of.redo.handler(({ context, input }) => redoEdit(context.account, input)),
  confirm: of.confirm.handler(({ context, input }) => confirmStoryboard(context.account, input)),
  complete: of.complete.handler(({ context, input }) => completeStoryboard(context.account, input)),
  reopen: of.reopen.handler(({ context, input }) => reopenStoryboard(context.account, input)),
  generateAll: forMedia.storyboard.generateAll.handler(({ context, input }) =>
    generateAll(context.account, input),
  ),
  cancelAll: of.cancelAll.handler(({ context, input }) => cancelAll(context.account, input)),
  makeMissing: forMedia.storyboard.makeMissing.handler(({ context, input }) =>
    makeMissing(context.account, input),
  ),
  updateStale: forMedia.storyboard.updateStale.handler(({ context, input }) =>
    updateStale(context.account, input),
  ),
})
