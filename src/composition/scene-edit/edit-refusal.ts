export type EditRefusalReason =
  | 'no-such-scene'
  | 'id-taken'
  | 'last-scene'
  | 'too-many-scenes'
  | 'too-long'
  | 'too-short-to-split'
  | 'nothing-follows'
  | 'too-much-text'

/** Why an edit cannot be made. */
export class EditRefusal extends Error {
  readonly reason: EditRefusalReason
  constructor(reason: EditRefusalReason) {
    super(reason)
    this.name = 'EditRefusal'
    this.reason = reason
  }
}
