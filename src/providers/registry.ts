import { BUILT_IN, VENDORS, type VendorId } from '#contract/vendors.ts'
import { type Providers, type Task, TASK_OF_KIND } from './providers.ts'
import { type Openers, partsOf, type VendorConnection } from './vendors.ts'
import type { VendorSettings } from './vendor-settings.ts'

/** Who does new work, by task; a vendor that is not connected counts as none. */
export type Choice = Partial<Record<Task, VendorId | typeof BUILT_IN>>

/** What people may choose: the built-in studio for these tasks. */
export type BuiltInOffer = readonly Task[]

/** The models of this installation, by task; several may do the same. */
export type Registry = {
  /** The one that does new work. */
  chosen<Which extends Task>(task: Which): Providers[Which]
  /** The one of that name, also when another is chosen by now; null: its vendor is not connected any more. */
  named<Which extends Task>(task: Which, name: string): Providers[Which] | null
  /** All that people may choose, the one that does new work first. */
  offered<Which extends Task>(task: Which): Providers[Which][]
  /** Connects a model, in the place of one of the same name, and chooses it. */
  choose<Which extends Task>(task: Which, provider: Providers[Which]): void
  /** From here on these vendors are connected, and no others. */
  connect(connections: readonly VendorConnection[], choice: Choice, builtIn?: BuiltInOffer): void
  /** @throws ProviderError when the vendor does not answer as it should */
  tryOut(connection: VendorConnection, signal: AbortSignal): Promise<void>
}

type Named = { [Which in Task]: Map<string, Providers[Which]> }
const TASKS = ['writer', 'illustrator', 'animator', 'narrator', 'musician'] as const

/** A registry that offers these, one a task, and whatever vendors are connected later. */
export function createRegistry(first: Providers, openers: Openers = {}): Registry {
  let named = namesOf(first)
  let offered = new Map<Task, Providers[Task][]>()
  let chosen = { ...first }
  let connected = new Map<VendorId, VendorSettings>()
  let known = JSON.stringify([[], {}, []])

  /** A vendor's model that is not the one of its settings: somebody chose it before they were changed. */
  function reopened(name: string): Providers[Task] | null {
    const { vendor, modelId } = partsOf(name)
    const settings = connected.get(vendor as VendorId)
    if (!settings || !modelId) return null
    return openers[vendor as VendorId]?.open({ ...settings, model: modelId }) ?? null
  }

  const registry: Registry = {
    chosen: (task) => chosen[task],
    named: (task, name) =>
      named[task].get(name) ?? (reopened(name) as Providers[typeof task] | null),
    offered<Which extends Task>(task: Which) {
      const others = (offered.get(task) ?? []) as Providers[Which][]
      const isOther = ({ name }: Providers[Which]) => name !== chosen[task].name
      return [chosen[task], ...others.filter(isOther)]
    },
    choose(task, provider) {
      chosen[task] = provider
      named[task].set(provider.name, provider)
    },
    connect(connections, choice, builtIn = []) {
      const next = JSON.stringify([connections, choice, builtIn])
      if (next === known) return
      known = next
      named = namesOf(first)
      offered = new Map()
      chosen = { ...first }
      connected = new Map(connections.map(({ vendor, settings }) => [vendor, settings]))
      for (const { vendor, settings, offered: modelIds = [] } of byChoice(connections, choice)) {
        const provider = openers[vendor]?.open(settings)
        if (!provider) continue
        const task = TASK_OF_KIND[VENDORS[vendor].kind]
        const isFirst = choice[task] !== BUILT_IN && chosen[task] === first[task]
        // The type of a provider belongs to its vendor's task, which a union does not tell.
        ;(named[task] as Map<string, Providers[Task]>).set(provider.name, provider)
        if (isFirst) Object.assign(chosen, { [task]: provider })
        const choices = modelIds.flatMap((modelId): Providers[Task][] => {
          if (modelId === settings.model) return [provider]
          const other = openers[vendor]?.open({ ...settings, model: modelId })
          return other ? [other] : []
        })
        for (const one of choices) (named[task] as Map<string, Providers[Task]>).set(one.name, one)
        offered.set(task, [...(offered.get(task) ?? []), ...choices])
      }
      for (const task of builtIn) offered.set(task, [...(offered.get(task) ?? []), first[task]])
    },
    async tryOut({ vendor, settings }, signal) {
      await openers[vendor]?.tryOut(settings, signal)
    },
  }
  return registry
}

/** Whoever was chosen comes first, so that it is taken. */
function byChoice(connections: readonly VendorConnection[], choice: Choice): VendorConnection[] {
  const isChosen = ({ vendor }: VendorConnection) =>
    choice[TASK_OF_KIND[VENDORS[vendor].kind]] === vendor
  return connections.toSorted((one, other) => Number(isChosen(other)) - Number(isChosen(one)))
}

function namesOf(first: Providers): Named {
  const entries = TASKS.map((task) => [task, new Map([[first[task].name, first[task]]])])
  return Object.fromEntries(entries) as Named
}
