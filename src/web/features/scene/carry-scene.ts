import { type DropSide, dropSide, indexAfterDrop, sideBehind } from './drop-place.ts'
import { scrollAlong } from './scroll-along.ts'

/** Less than this is a press, not a drag. */
const SLACK_PX = 6

type Drop = { sceneId: string; index: number }

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>

type Carry = {
  /** What the pointer was pressed on. */
  edge: HTMLElement
  /** The scene it belongs to, marked with its id; the scenes are the children of one element. */
  scene: HTMLElement
  start: Point & Pick<PointerEvent, 'pointerId'>
  onDrop: (drop: Drop) => void
}

/**
 * Carries a scene with the pointer that was pressed on its edge until it is let go over another scene;
 * Escape, or the browser taking the pointer for itself, puts it back. The page shows with `data-carried`
 * which scene is carried, with `data-carrying` on their parent that one is, and with `data-drop` at which
 * side of which scene it would land.
 */
export function carryScene({ edge, scene, start, onDrop }: Carry): void {
  const ending = new AbortController()
  const { signal } = ending
  let pointer: Point = start
  let spot: { element: HTMLElement; side: DropSide } | null = null
  let isCarried = false

  // At once: a quick pointer leaves the edge with its first move.
  edge.setPointerCapture(start.pointerId)
  edge.addEventListener('pointermove', move, { signal })
  edge.addEventListener('pointerup', drop, { signal })
  edge.addEventListener('pointercancel', end, { signal })
  document.addEventListener('keydown', endOnEscape, { signal, capture: true })

  function move(event: PointerEvent) {
    pointer = event
    if (!isCarried && distance(start, event) >= SLACK_PX) pickUp()
    if (isCarried) look()
  }

  function pickUp() {
    isCarried = true
    scene.dataset['carried'] = ''
    if (scene.parentElement) scene.parentElement.dataset['carrying'] = ''
    scrollAlong({ y: () => pointer.clientY, onScroll: look, signal })
  }

  /** Between two scenes what was marked last stays marked; below all of them is behind the last. */
  function look() {
    const last = scene.parentElement?.lastElementChild
    if (last instanceof HTMLElement && pointer.clientY > last.getBoundingClientRect().bottom) {
      return mark({ element: last, side: sideBehind(last) })
    }
    const under = document.elementFromPoint(pointer.clientX, pointer.clientY)
    const element = under?.closest<HTMLElement>('[data-scene]')
    if (element?.parentElement !== scene.parentElement) return
    mark({ element, side: dropSide(element, pointer) })
  }

  function mark(next: typeof spot) {
    if (spot) delete spot.element.dataset['drop']
    spot = next?.element === scene ? null : next
    if (spot) spot.element.dataset['drop'] = spot.side
  }

  function drop() {
    const landed = spot
    end()
    const sceneId = scene.dataset['scene']
    if (!landed || !sceneId) return
    const scenes = [...(scene.parentElement?.children ?? [])]
    const from = scenes.indexOf(scene)
    const index = indexAfterDrop(from, scenes.indexOf(landed.element), landed.side)
    if (index !== from) onDrop({ sceneId, index })
  }

  function endOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') end()
  }

  function end() {
    ending.abort()
    mark(null)
    delete scene.dataset['carried']
    delete scene.parentElement?.dataset['carrying']
  }
}

function distance(from: Point, to: Point): number {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY)
}
