import { GripVertical } from 'lucide-react'

/** Where a finger picks a scene up; the menu does the same by keyboard. */
export function SceneGrip() {
  return (
    <span className="scene-grip" data-grip aria-hidden="true">
      <GripVertical />
    </span>
  )
}
