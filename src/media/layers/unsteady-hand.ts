import { seededRandom } from '#composition/seeded-random.ts'

const TURN = 2 * Math.PI
/** Slow weight shifts, breathing and a little tremor: cycles a second and their share of the reach. */
const WAVES = [
  { cycles: 0.23, share: 0.55 },
  { cycles: 0.61, share: 0.3 },
  { cycles: 1.27, share: 0.15 },
]

/** How far a hand-held camera strays at a moment: at most `reach` to each side. */
export function unsteadyHand(
  seed: number,
  reach: number,
): (seconds: number) => { x: number; y: number } {
  const next = seededRandom(seed ^ 0x68616e64)
  const axis = () => {
    const phases = WAVES.map(() => next())
    return (seconds: number) =>
      WAVES.reduce(
        (sum, wave, index) =>
          sum + wave.share * Math.sin(TURN * (wave.cycles * seconds + (phases[index] as number))),
        0,
      ) * reach
  }
  const x = axis()
  const y = axis()
  return (seconds) => ({ x: x(seconds), y: y(seconds) })
}
