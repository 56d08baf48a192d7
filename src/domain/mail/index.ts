export { layOutMail } from './lay-out-mail.ts'
export { dateIn, type MailKind, mailAccount, queueMail } from './mail-account.ts'
export { isLinkLike } from './texts/greetings.ts'
