import { BUILT_IN, VENDORS, type VendorId } from '#contract/vendors.ts'
import { type Providers, type Task, TASK_OF_KIND } from './providers.ts'
import { type Openers, partsOf, type VendorConnection } from './vendors.ts'
import type { VendorSettings } from './vendor-settings.ts'

/** Who does new work, by task; a vendor that is not connected counts as none. */
export type Choice = Partial<Record<Task, VendorId | typeof BUILT_IN>>

/** The models of this installation, by task; several may do the same. */
export type Registry = {
  /** The one that does new work. */
  chosen<Which extends Task>(task: Which): Providers[Which]
  /** The one of that name, also when another is chosen by now; null: its vendor is not connected any more. */
  named<Which extends Task>(task: Which, name: string): Providers[Which] | null
  /** Connects a model, in the place of one of the same name, and chooses it. */
  choose<Which extends Task>(task: Which, provider: Providers[Which]): void
  /** From here on these vendors are connected, and no others. */
  connect(connections: readonly VendorConnection[], choice: Choice): void
  /** @throws ProviderError when the vendor does not answer as it should */
  tryOut(connection: VendorConnection, signal: AbortSignal): Promise<void>
}

type Offered = { [Which in Task]: Map<string, Providers[Which]> }
const TASKS = ['writer', 'illustrator', 'animator', 'narrator', 'musician'] as const

/** A registry that offers these, one a task, and whatever vendors are connected later. */
export function createRegistry(first: Providers, openers: Openers = {}): Registry {
  let offered = offering(first)
  let chosen = { ...first }
  let connected = new Map<VendorId, VendorSettings>()
  let known = JSON.stringify([[], {}])

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
      offered[task].get(name) ?? (reopened(name) as Providers[typeof task] | null),
    choose(task, provider) {
      chosen[task] = provider
      offered[task].set(provider.name, provider)
    },
    connect(connections, choice) {
      const next = JSON.stringify([connections, choice])
      if (next === known) return
      known = next
      offered = offering(first)
      chosen = { ...first }
      connected = new Map(connections.map(({ vendor, settings }) => [vendor, settings]))
      for (const { vendor, settings } of byChoice(connections, choice)) {
        const provider = openers[vendor]?.open(settings)
        if (!provider) continue
        const task = TASK_OF_KIND[VENDORS[vendor].kind]
        const isFirst = choice[task] !== BUILT_IN && chosen[task] === first[task]
        // The type of a provider belongs to its vendor's task, which a union does not tell.
        ;(offered[task] as Map<string, Providers[Task]>).set(provider.name, provider)
        if (isFirst) Object.assign(chosen, { [task]: provider })
      }
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

function offering(first: Providers): Offered {
  const entries = TASKS.map((task) => [task, new Map([[first[task].name, first[task]]])])
  return Object.fromEntries(entries) as Offered
}
