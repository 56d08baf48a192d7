import { KINDS } from '#contract/kinds.ts'
import { BUILT_IN, VENDORS, type VendorId } from '#contract/vendors.ts'
import type { Maker, Providers } from './providers.ts'
import { type Openers, partsOf, type VendorConnection, type VendorSettings } from './vendors.ts'

/** Whose models do new work, by maker; a vendor that is not connected counts as none. */
export type Choice = Partial<Record<Maker, VendorId | typeof BUILT_IN>>

/** What people may choose: the built-in studio as these makers. */
export type BuiltInOffer = readonly Maker[]

/** The models of this installation, by maker; several may do the same. */
export type Registry = {
  /** The one that does new work. */
  chosen<Which extends Maker>(maker: Which): Providers[Which]
  /** The one of that name, also when another is chosen by now; null: its vendor is not connected any more. */
  named<Which extends Maker>(maker: Which, name: string): Providers[Which] | null
  /** All that people may choose, the one that does new work first. */
  offered<Which extends Maker>(maker: Which): Providers[Which][]
  /** Connects a model, in the place of one of the same name, and chooses it. */
  choose<Which extends Maker>(maker: Which, provider: Providers[Which]): void
  /** From here on these vendors are connected, and no others. */
  connect(connections: readonly VendorConnection[], choice: Choice, builtIn?: BuiltInOffer): void
  /** @throws ProviderError when the vendor does not answer as it should */
  tryOut(connection: VendorConnection, signal: AbortSignal): Promise<void>
}

type Named = { [Which in Maker]: Map<string, Providers[Which]> }
const MAKERS = ['writer', 'illustrator', 'animator', 'narrator', 'musician'] as const

/** A registry that offers these, one a maker, and whatever vendors are connected later. */
export function createRegistry(first: Providers, openers: Openers = {}): Registry {
  let named = namesOf(first)
  let offered = new Map<Maker, Providers[Maker][]>()
  let chosen = { ...first }
  let connected = new Map<VendorId, VendorSettings>()
  let known = JSON.stringify([[], {}, []])

  /** A vendor's model that is not the one of its settings: somebody chose it before they were changed. */
  function reopened(name: string): Providers[Maker] | null {
    const { vendor, modelId } = partsOf(name)
    const settings = connected.get(vendor as VendorId)
    if (!settings || !modelId) return null
    return openers[vendor as VendorId]?.open({ ...settings, model: modelId }) ?? null
  }

  const registry: Registry = {
    chosen: (maker) => chosen[maker],
    named: (maker, name) =>
      named[maker].get(name) ?? (reopened(name) as Providers[typeof maker] | null),
    offered<Which extends Maker>(maker: Which) {
      const others = (offered.get(maker) ?? []) as Providers[Which][]
      const isOther = ({ name }: Providers[Which]) => name !== chosen[maker].name
      return [chosen[maker], ...others.filter(isOther)]
    },
    choose(maker, provider) {
      chosen[maker] = provider
      named[maker].set(provider.name, provider)
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
        const maker = makerOf(vendor)
        const isFirst = choice[maker] !== BUILT_IN && chosen[maker] === first[maker]
        // The type of a provider belongs to its vendor's maker, which a union does not tell.
        ;(named[maker] as Map<string, Providers[Maker]>).set(provider.name, provider)
        if (isFirst) Object.assign(chosen, { [maker]: provider })
        const choices = modelIds.flatMap((modelId): Providers[Maker][] => {
          if (modelId === settings.model) return [provider]
          const other = openers[vendor]?.open({ ...settings, model: modelId })
          return other ? [other] : []
        })
        for (const one of choices)
          (named[maker] as Map<string, Providers[Maker]>).set(one.name, one)
        offered.set(maker, [...(offered.get(maker) ?? []), ...choices])
      }
      for (const maker of builtIn) offered.set(maker, [...(offered.get(maker) ?? []), first[maker]])
    },
    async tryOut({ vendor, settings }, signal) {
      await openers[vendor]?.tryOut(settings, signal)
    },
  }
  return registry
}

/** Who does the work that a vendor's models do. */
function makerOf(vendor: VendorId) {
  return KINDS[VENDORS[vendor].kind].maker
}

/** Whoever was chosen comes first, so that it is taken. */
function byChoice(connections: readonly VendorConnection[], choice: Choice): VendorConnection[] {
  const isChosen = ({ vendor }: VendorConnection) => choice[makerOf(vendor)] === vendor
  return connections.toSorted((one, other) => Number(isChosen(other)) - Number(isChosen(one)))
}

function namesOf(first: Providers): Named {
  const entries = MAKERS.map((maker) => [maker, new Map([[first[maker].name, first[maker]]])])
  return Object.fromEntries(entries) as Named
}
