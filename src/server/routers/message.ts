import { sendMessage } from '#domain/messages.ts'
import { atMostHourly, open } from './base.ts'

export const message = open.message.router({
  send: open.message.send.use(atMostHourly(10)).handler(async ({ context, input }) => {
    const identity = await context.identify()
    return await sendMessage(context.context, identity?.userId ?? null, input)
  }),
})
