import { CircleGauge } from 'lucide-react'
import type { CapObstacle } from './cap-obstacle.ts'
import { CapWords } from './cap-words.tsx'
import './spending.css'

/** Beside a button that a cap has switched off: why. */
export function CapNote({ obstacle }: { obstacle: CapObstacle | null }) {
  if (!obstacle) return null
  return (
    <p className="cap-note">
      <CircleGauge />
      <span>
        <CapWords obstacle={obstacle} />
      </span>
    </p>
  )
}
