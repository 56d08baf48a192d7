export { mailAccount } from './mail-account.ts'
export type { MailKind } from './mail-texts.ts'
export { queueMail } from './queue-mail.ts'
export { layOutMail } from './lay-out-mail.ts'
