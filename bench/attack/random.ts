/** Numbers that look like chance and are the same for the same seed (mulberry32). */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** From 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** @throws RangeError when there is nothing to choose from. */
  of<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError('There is nothing to choose from.')
    return items[Math.floor(this.next() * items.length)] as Item
  }

  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  uuid(): string {
    const digits = Array.from({ length: 32 }, () => this.whole(0, 15).toString(16)).join('')
    const [a, b, c, d] = [
      [0, 8],
      [8, 12],
      [13, 16],
      [17, 20],
    ].map((at) => digits.slice(...at))
    return `${a}-${b}-4${c}-a${d}-${digits.slice(20)}`
  }
}
