export { dateIn, mailAccount, queueMail } from './mail-account.ts'
export type { MailKind } from './mail-texts.ts'
export { layOutMail } from './lay-out-mail.ts'
export { isLinkLike } from './texts/greetings.ts'
