export { putBackIntoUse, takeOutOfUse } from './edit/deleted-takes.ts'
export { editScenes } from './edit/edit-scenes.ts'
export { changeTitle, stepsFrom, stepVersion } from './edit/undo-history.ts'
export {
  CardRequest,
  ClipRequest,
  ImageRequest,
  readCardRequest,
  VoiceRequest,
} from './generation-requests.ts'
export { presentScenes } from './present-scenes.ts'
export {
  isFinished,
  isInWork,
  lockScene,
  readScenes,
  readTakesInUse,
  recordedText,
  requireOpen,
  type SceneRow,
  type TakeInUse,
} from './read-scenes.ts'
export { saveTake } from './save-take.ts'
export { isStale } from './stale-takes.ts'
export {
  generateClip,
  generateImage,
  generateVoice,
  modelOfTrack,
  setInType,
  startTracks,
  type TrackStart,
} from './start-tracks.ts'
export { chooseTake, keepTake, listTakes, saveUploadedTake } from './takes.ts'
export { chooseModels, requireOffered, updateScene, withChoices } from './update-scene.ts'
