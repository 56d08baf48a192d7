import { AsyncLocalStorage } from 'node:async_hooks'
import { asUnavailable } from '#domain/domain-error.ts'

type Answer = (request: Request) => Promise<Response>

const faults = new AsyncLocalStorage<{ last?: Error }>()

/** The library hides its errors behind answers of its own; its log is where they are still seen. */
export function noteFault(error: Error): void {
  const fault = faults.getStore()
  if (fault) fault.last = error
}

/**
 * Lets an error come out that the library has hidden, when it is that the database or the disk does not work:
 * this is said as everywhere else. Else somebody would seem signed out whose session goes on.
 */
export function tellUnavailable(answer: Answer): Answer {
  return async (request) => {
    const fault: { last?: Error } = {}
    const response = await faults.run(fault, () => answer(request))
    if (asUnavailable(fault.last)) throw fault.last
    return response
  }
}
