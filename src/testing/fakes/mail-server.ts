import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type SunkMail = { from: string; to: string[]; raw: string }
export type MailSink = {
  url: string
  mails: SunkMail[]
  /** Answers the next steps of a conversation with this SMTP code. */
  refuse: (step: 'recipient' | 'content' | 'sender', code: number) => void
  close: () => Promise<void>
}

/** A mail server that keeps what it is sent. */
export async function startMailSink(): Promise<MailSink> {
  const mails: SunkMail[] = []
  const refusals = new Map<string, number>()
  const refusal = (step: string, to = 'nobody@example.com') => {
    const code = refusals.get(step)
    return code ? Object.assign(new Error(`<${to}>: not here`), { responseCode: code }) : null
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, callback) => callback(refusal('sender')),
    onRcptTo: ({ address }, _session, callback) => callback(refusal('recipient', address)),
    onData(stream, { envelope }, callback) {
      void buffer(stream).then((content) => {
        const refused = refusal('content')
        if (!refused) {
          mails.push({
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
            raw: content.toString(),
          })
        }
        callback(refused)
      })
    },
  })
  // A client that goes away in the middle is one of the things tested.
  server.on('error', () => undefined)
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    mails,
    refuse: (step, code) => refusals.set(step, code),
    close,
  }
}
