/** The file is not a picture, video or sound, or it is damaged. */
export class UnreadableMediaError extends Error {
  constructor() {
    super('The file cannot be read as a picture, video or sound.')
    this.name = 'UnreadableMediaError'
  }
}
