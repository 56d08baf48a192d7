import { fillFrame, type FrameSlots } from './fill-frame.ts'
import type { SupplyNeeds } from './supply-needs.ts'

/** A frame with a request's words in its slots. */
export function fillSlots(
  { slots, request, formal }: SupplyNeeds,
  frame: string,
  more: Partial<FrameSlots> = {},
): string {
  return fillFrame(frame, { ...slots, ...more }, request.language, formal)
}
