import { z } from 'zod'
import { route } from './route.ts'
import { text } from './text.ts'

/** The cookie that names the view a page is in. It opens nothing by itself: only its admin's session may use it. */
export const SUPPORT_VIEW_COOKIE = 'support-view'
export const SUPPORT_VIEW_MINUTES = 60

export const SupportView = z.object({
  id: z.uuid(),
  /** Whose account is looked at. */
  userId: z.string(),
  /** Their name, else their address. */
  person: z.string(),
  endsAt: z.date(),
})
export type SupportView = z.infer<typeof SupportView>

/** An admin looks at what somebody sees. Nothing can be changed or spent meanwhile, and they are told. */
export const support = {
  open: route('POST /support/views', 'Opens what a user sees, to read only; the user is told why')
    .input(z.object({ userId: text().min(1).max(100), reason: text().min(1).max(200) }))
    .output(SupportView),
  current: route('GET /support/views/{id}', 'Shows whose account a view is of, while it lasts')
    .input(z.object({ id: z.uuid() }))
    .output(SupportView.nullable()),
  leave: route('POST /support/views/{id}/end', 'Ends a view')
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ ended: z.boolean() })),
}
