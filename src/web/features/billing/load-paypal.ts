/** What PayPal's script brings along, as far as it is used. */
export type PaypalButtons = {
  render: (place: HTMLElement) => Promise<void>
  close?: () => Promise<void>
}
export type PaypalHandlers = {
  createOrder: () => Promise<string>
  onApprove: (data: unknown, actions: { restart?: () => void }) => Promise<void>
  onCancel: () => void
  onError: (error: unknown) => void
}
export type Paypal = { Buttons: (handlers: PaypalHandlers) => PaypalButtons }

const loading = new Map<string, Promise<Paypal>>()

/** Loads PayPal's script, once it is wanted. After a failure it can be tried again. */
export function loadPaypal(scriptUrl: string, clientId: string): Promise<Paypal> {
  const address = addressOf(scriptUrl, clientId)
  const known = loading.get(address)
  if (known) return known
  const loaded = load(address).catch((error: unknown) => {
    loading.delete(address)
    throw error
  })
  loading.set(address, loaded)
  return loaded
}

function addressOf(scriptUrl: string, clientId: string): string {
  const address = new URL(scriptUrl)
  address.search = new URLSearchParams({
    'client-id': clientId,
    currency: 'USD',
    intent: 'capture',
    components: 'buttons',
    commit: 'true',
  }).toString()
  return address.href
}

function load(address: string): Promise<Paypal> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('load', () => {
      const { paypal } = window as { paypal?: Paypal }
      if (paypal) resolve(paypal)
      else reject(new Error('The script brought nothing along.'))
    })
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The script could not be loaded.'))
    })
    document.head.append(script)
  })
}
