/** One mail to one person; every text is plain Unicode, `html` says the same as `text`. */
export type Mail = {
  /** Names the mail, so that what is sent again after a crash can be told from another one. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string | undefined
}

/** Brings mails on their way. Called by a worker only: a visitor never waits for a mail server. */
export type MailProvider = {
  name: string
  /**
   * @throws ProviderError `refused` when the mail will never be taken, `unavailable` when a later try may
   *   succeed. A mail whose fate is unknown counts as unavailable: one too many does less harm than none.
   */
  send(mail: Mail): Promise<void>
}
