import { faultText } from '#database/faults.ts'

/** What this process works on, by name; asked when the rows say something else. */
export type UnderWay = {
  during: (name: string, work: () => Promise<unknown>) => Promise<void>
  names: () => string[]
  /** Resolves when nothing is under way. */
  ended: () => Promise<void>
}

/**
 * Keeps count of work until it ends. What goes wrong with it is told and goes no further: the rows say what is
 * still to be done, and `recover` finds it.
 */
export function trackWork(kind: string): UnderWay {
  // The same name may be at work twice: who comes second to a claim ends at once.
  const underWay = new Map<object, { name: string; done: Promise<void> }>()
  return {
    names: () => [...underWay.values()].map(({ name }) => name),
    async ended() {
      while (underWay.size > 0) await Promise.all([...underWay.values()].map(({ done }) => done))
    },
    async during(name, work) {
      const one = {}
      const done = toItsEnd(name, work).finally(() => underWay.delete(one))
      underWay.set(one, { name, done })
      await done
    },
  }

  async function toItsEnd(name: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      console.error(`${kind} ${name} was interrupted, and is tried again: ${faultText(error)}`)
    }
  }
}
