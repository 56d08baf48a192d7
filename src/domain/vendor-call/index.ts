export {
  acceptCall,
  type CallEnd,
  closeLostCalls,
  endCall,
  endCallsOf,
  lastCallOf,
  noteLookedUp,
} from './end-call.ts'
export { type CallSubject, openCall } from './open-call.ts'
