const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Encrypted, or never leaving this machine. */
export function isSafeAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname))
}
