import { timecode } from '#web/lib/timecode.ts'

const SCENE_MS = 10_000

/** Number and start of a scene of the page's example, a minute in six scenes. */
export function EdgePrint({ number }: { number: number }) {
  return (
    <span className="edge">
      <b>{number}</b>
      {timecode((number - 1) * SCENE_MS)}
    </span>
  )
}
