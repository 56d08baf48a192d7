import type { UploadRefusal } from '#contract/upload.ts'
import type { Told } from '#contract/words/told.ts'
import { newId } from '#web/lib/new-id.ts'
import { SendError } from './send-bytes.ts'
import { sendUpload, type UploadDestination } from './send-upload.ts'
import { libraryObstacle, libraryPurpose, uploadObstacle } from './upload-obstacle.ts'

/** A file on its way to the server; once it has arrived, the server says how it goes on. */
export type Sending = { id: string; file: File } & (
  | { state: 'waiting' | 'arrived' | 'cancelled' }
  | { state: 'sending'; share: number }
  | { state: 'unfit'; refusal: UploadRefusal }
  | { state: 'failed'; told: Told | null }
)

type SendingState = Sending extends infer One
  ? One extends Sending
    ? Omit<One, 'id' | 'file'>
    : never
  : never

const AT_ONCE = 2

/** Sends files two at a time and tells listeners after every change. */
export class UploadQueue {
  #all: readonly Sending[] = []
  readonly #destinationOf: (file: File) => UploadDestination
  readonly #obstacleOf: (file: File) => UploadRefusal | null
  readonly #controllers = new Map<string, AbortController>()
  readonly #listeners = new Set<() => void>()

  constructor(purpose: 'library' | 'avatar') {
    const isLibrary = purpose === 'library'
    this.#destinationOf = (file) => ({ purpose: isLibrary ? libraryPurpose(file) : purpose })
    this.#obstacleOf = isLibrary ? libraryObstacle : uploadObstacle
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = () => this.#all

  add(files: Iterable<File>) {
    const added = Array.from(files, (file): Sending => {
      const refusal = this.#obstacleOf(file)
      const id = newId()
      return refusal ? { id, file, state: 'unfit', refusal } : { id, file, state: 'waiting' }
    })
    this.#change([...this.#all, ...added])
    this.#startNext()
  }

  cancel(id: string) {
    this.#update(id, { state: 'cancelled' })
    this.#controllers.get(id)?.abort()
  }

  retry(id: string) {
    this.#update(id, { state: 'waiting' })
    this.#startNext()
  }

  /** Stops what is still on its way and forgets everything. */
  clear() {
    for (const controller of this.#controllers.values()) controller.abort()
    this.#change([])
  }

  #startNext() {
    for (const one of this.#all) {
      if (this.#controllers.size >= AT_ONCE) return
      if (one.state === 'waiting' && !this.#controllers.has(one.id)) void this.#send(one)
    }
  }

  async #send({ id, file }: Sending) {
    const controller = new AbortController()
    this.#controllers.set(id, controller)
    this.#update(id, { state: 'sending', share: 0 })
    try {
      await sendUpload({
        id,
        file,
        destination: this.#destinationOf(file),
        signal: controller.signal,
        onProgress: (share) => this.#update(id, { state: 'sending', share }),
      })
      this.#update(id, { state: 'arrived' })
    } catch (error) {
      if (error instanceof SendError) {
        this.#update(id, { state: 'failed', told: error.told })
      }
    } finally {
      this.#controllers.delete(id)
      this.#startNext()
    }
  }

  #update(id: string, state: SendingState) {
    this.#change(this.#all.map((one) => (one.id === id ? { id, file: one.file, ...state } : one)))
  }

  #change(all: readonly Sending[]) {
    this.#all = all
    for (const listener of this.#listeners) listener()
  }
}
