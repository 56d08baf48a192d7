/** {email} is filled in. */
export type MailText = {
  subject: string
  paragraphs: string[]
  /** What the button says. */
  action: string
  closing: string[]
}
