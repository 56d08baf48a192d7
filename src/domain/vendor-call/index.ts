export {
  acceptCall,
  countNeverHad,
  type CallEnd,
  closeLostCalls,
  endCall,
  endCallsOf,
  lastCallOf,
  noteLookedUp,
  noteNeverHad,
} from './end-call.ts'
export { findFailing, findSilences, noteQuestion } from './key-health.ts'
export { type CallSubject, openCall } from './open-call.ts'
