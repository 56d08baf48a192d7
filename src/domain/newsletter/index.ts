export { confirmSubscription } from './confirm-subscription.ts'
export { forgetUnconfirmed } from './forget-unconfirmed.ts'
export { subscribe } from './subscribe.ts'
export { unsubscribe } from './unsubscribe.ts'
