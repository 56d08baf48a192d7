export { confirmSubscription, forgetUnconfirmed, subscribe, unsubscribe } from './newsletter.ts'
