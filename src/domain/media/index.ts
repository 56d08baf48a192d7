export { countMedia } from './count-media.ts'
export { deleteMedia } from './delete-media.ts'
export { listMedia } from './list-media.ts'
