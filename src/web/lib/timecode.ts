/** mm:ss, rounded down: 74_900 ms is 01:14. */
export function timecode(ms: number) {
  const totalS = Math.floor(ms / 1000)
  const minutes = Math.floor(totalS / 60)
  return `${pad(minutes)}:${pad(totalS % 60)}`
}

function pad(value: number) {
  return String(value).padStart(2, '0')
}
