/** {email} is filled in, and {date} where the mail is about one. */
export type MailText = {
  subject: string
  paragraphs: string[]
  /** What the button says. */
  action: string
  closing: string[]
}
