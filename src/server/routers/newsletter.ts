import { confirmSubscription, subscribe, unsubscribe } from '#domain/newsletter.ts'
import { atMostHourly, open } from './base.ts'

const of = open.newsletter

export const newsletter = of.router({
  subscribe: of.subscribe
    .use(atMostHourly(10))
    .handler(({ context, input }) => subscribe(context.context, input)),
  confirm: of.confirm
    .use(atMostHourly(60))
    .handler(({ context, input }) => confirmSubscription(context.context, input)),
  unsubscribe: of.unsubscribe
    .use(atMostHourly(60))
    .handler(({ context, input }) => unsubscribe(context.context, input)),
})
