import { expect } from './product.ts'

/** The browser itself notes each request that is refused; takes those notes, and fails when there are none or others. */
export function takeNotedRefusals(complaints: string[]): void {
  const noted = complaints.splice(0)
  expect(noted).not.toEqual([])
  for (const complaint of noted)
    expect(complaint).toMatch(/status of (400|401|402|403|404|409|415|422|429) /)
}
