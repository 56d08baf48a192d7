import { faultText } from '#database/fault-text.ts'

/** What this process works on, by name; asked when the rows say something else. */
export type UnderWay = {
  during: (name: string, work: () => Promise<unknown>) => Promise<void>
  names: () => string[]
}

/**
 * Keeps count of work until it ends. What goes wrong with it is told and goes no further: the rows say what is
 * still to be done, and `recover` finds it.
 */
export function trackWork(kind: string): UnderWay {
  // The same name may be at work twice: who comes second to a claim ends at once.
  const underWay = new Set<{ name: string }>()
  return {
    names: () => [...underWay].map(({ name }) => name),
    async during(name, work) {
      const one = { name }
      underWay.add(one)
      try {
        await work()
      } catch (error) {
        console.error(`${kind} ${name} was interrupted, and is tried again: ${faultText(error)}`)
      } finally {
        underWay.delete(one)
      }
    },
  }
}
