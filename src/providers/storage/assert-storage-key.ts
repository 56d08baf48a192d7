const SEGMENT = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/
const LONGEST = 512

/**
 * Checks that a key is made of plain names with slashes between ('voices/1f0e.wav'), so that as a path it
 * cannot lead out of its folder and means the same in every store.
 *
 * @throws when it is not.
 */
export function assertStorageKey(key: string): void {
  const isPlain = key.length <= LONGEST && key.split('/').every((part) => SEGMENT.test(part))
  if (!isPlain) throw new Error(`'${key.slice(0, 80)}' is not a storage key.`)
}
