import { GripVertical } from 'lucide-react'
import type { PointerEvent as ReactPointerEvent } from 'react'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { useRefusal } from '#web/ui/refusals.ts'
import { useSceneEdit } from './scene-edit.tsx'

/** Where a finger picks a scene up; the menu does the same by keyboard. */
export function SceneGrip() {
  return (
    <span className="scene-grip" data-grip aria-hidden="true">
      <GripVertical />
    </span>
  )
}

/**
 * For the element whose children are the scenes: they are carried by their edge (`data-edge`), with a finger
 * by the grip in it (`data-grip`), since a swipe elsewhere scrolls.
 */
export function useSceneDrag() {
  const { storyboard } = useEditor()
  const edit = useSceneEdit(storyboard.id)
  const refusal = useRefusal('edit')
  if (storyboard.status === 'complete' || refusal !== null) return {}

  return {
    'data-movable': '',
    onPointerDown: ({
      target,
      button,
      pointerId,
      pointerType,
      clientX,
      clientY,
    }: ReactPointerEvent) => {
      if (button !== 0 || !(target instanceof Element) || target.closest('button')) return
      const edge = target.closest<HTMLElement>('[data-edge]')
      const scene = edge?.closest<HTMLElement>('[data-scene]')
      if (!edge || !scene || (pointerType === 'touch' && !target.closest('[data-grip]'))) return
      carryScene({
        edge,
        scene,
        start: { pointerId, clientX, clientY },
        onDrop: ({ sceneId, index }) => edit.mutate({ type: 'move', sceneId, index }),
      })
    },
  }
}

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
function carryScene({ edge, scene, start, onDrop }: Carry): void {
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

type DropSide = 'left' | 'right' | 'top' | 'bottom'

/** The side of an element a point is nearer to: left or right when it shares its row, else top or bottom. */
function dropSide(element: Element, { clientX, clientY }: Point): DropSide {
  const box = element.getBoundingClientRect()
  if (sharesRow(element, box)) return clientX < box.left + box.width / 2 ? 'left' : 'right'
  return clientY < box.top + box.height / 2 ? 'top' : 'bottom'
}

/** The side of an element where the next one follows. */
function sideBehind(element: Element): DropSide {
  return sharesRow(element, element.getBoundingClientRect()) ? 'right' : 'bottom'
}

/** Where a scene ends up that is taken from one place and dropped at a side of another. */
export function indexAfterDrop(from: number, target: number, side: DropSide): number {
  const gap = side === 'left' || side === 'top' ? target : target + 1
  return from < gap ? gap - 1 : gap
}

function sharesRow(element: Element, { width }: DOMRect): boolean {
  const rowWidth = element.parentElement?.clientWidth ?? width
  return width < rowWidth * 0.75
}

/** How near to the window's upper and lower end scrolling begins; the upper one lies below the header. */
const ZONE_PX = { top: 140, bottom: 80 }
const STEP_PX = 12

type ScrollAlong = { y: () => number; onScroll: () => void; signal: AbortSignal }

/** Scrolls the page while the point `y` (px from the window's top) is near one of its ends, until aborted. */
function scrollAlong({ y, onScroll, signal }: ScrollAlong): void {
  requestAnimationFrame(function step() {
    if (signal.aborted) return
    const stepPx = stepAt(y())
    if (stepPx !== 0) {
      window.scrollBy(0, stepPx)
      onScroll()
    }
    requestAnimationFrame(step)
  })
}

function stepAt(y: number): number {
  if (y < ZONE_PX.top) return -STEP_PX
  return y > window.innerHeight - ZONE_PX.bottom ? STEP_PX : 0
}
