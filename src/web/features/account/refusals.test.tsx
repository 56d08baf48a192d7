import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { WorkspaceRole } from '#contract/workspace.ts'
import { Button } from '#web/ui/button.tsx'
import type { Need } from '#web/ui/refusals.ts'
import { Refusals } from './refusals.tsx'
import { accountQuery } from './use-account.ts'

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' })
})

/** A control that asks for this, drawn before or after the account has come. */
function drawn(needs: Need, role: WorkspaceRole | null): string {
  const queryClient = new QueryClient()
  if (role) queryClient.setQueryData(accountQuery().queryKey, accountWith(role))
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <Refusals>
          <Button needs={needs}>Press</Button>
        </Refusals>
      </I18nProvider>
    </QueryClientProvider>,
  )
}

function isOff(needs: Need, role: WorkspaceRole): boolean {
  return drawn(needs, role).includes('aria-disabled="true"')
}

function accountWith(role: WorkspaceRole) {
  // Only the role counts here.
  return { workspace: { role } } as never
}

test('until the role is known, what changes, spends or manages is off, and says why', () => {
  for (const needs of ['edit', 'manage'] as const) {
    expect(drawn(needs, null)).toContain('aria-disabled="true"')
    expect(drawn(needs, null)).toContain('title="Your account is still loading."')
  }
  expect(drawn('self', null)).not.toContain('aria-disabled="true"')
})

test('once it is known, each role may do what is its own', () => {
  expect(isOff('edit', 'editor')).toBe(false)
  expect(isOff('edit', 'viewer')).toBe(true)
  expect(isOff('manage', 'editor')).toBe(true)
  expect(isOff('manage', 'admin')).toBe(false)
})
