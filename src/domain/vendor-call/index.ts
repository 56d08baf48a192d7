export {
  acceptCall,
  type CallEnd,
  type CallSubject,
  closeLostCalls,
  countNeverHad,
  endCall,
  endCallsOf,
  lastCallOf,
  noteLookedUp,
  noteNeverHad,
  openCall,
} from './calls.ts'
export { findFailing, findSilences, noteQuestion } from './key-health.ts'
