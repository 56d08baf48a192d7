export { dateIn, mailAccount, type MailKind, queueMail } from './mail-account.ts'
export { layOutMail } from './lay-out-mail.ts'
export { isLinkLike } from './texts/greetings.ts'
