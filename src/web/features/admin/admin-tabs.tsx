import { useLingui } from '@lingui/react/macro'
import {
  Activity,
  Clapperboard,
  Cpu,
  LayoutTemplate,
  Megaphone,
  ScrollText,
  Users,
} from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { ModelsPanel } from '#web/features/models/models-panel.tsx'
import { PriceHistory } from '#web/features/models/price-history.tsx'
import { MarginNote } from '#web/features/models/price-table.tsx'
import { AnnouncementsPanel } from './announcements/announcements-panel.tsx'
import { AuditPanel } from './audit/audit-panel.tsx'
import { ContentPanel } from './content/content-panel.tsx'
import { OperationsPanel } from './operations/operations-panel.tsx'
import { ShowcasePanel } from './showcase/showcase-panel.tsx'
import { UsersPanel } from './users/users-panel.tsx'
import './admin.css'

const TABS = [
  'users',
  'content',
  'showcase',
  'models',
  'operations',
  'announcements',
  'audit',
] as const
type Tab = (typeof TABS)[number]

/** What an admin looks after, a tab each; the open one is kept in the address. */
export function AdminTabs() {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'users'
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => scrollTo(list.current?.children[TABS.indexOf(tab)]), [tab])
  const named = [
    { tab: 'users', icon: Users, name: t`User Management`, Panel: UsersPanel },
    { tab: 'content', icon: LayoutTemplate, name: t`Homepage Content`, Panel: ContentPanel },
    { tab: 'showcase', icon: Clapperboard, name: t`Showcase Videos`, Panel: ShowcasePanel },
    { tab: 'models', icon: Cpu, name: t`Models`, Panel: Models },
    { tab: 'operations', icon: Activity, name: t`Operations`, Panel: OperationsPanel },
    {
      tab: 'announcements',
      icon: Megaphone,
      name: t`Announcements`,
      Panel: AnnouncementsPanel,
    },
    { tab: 'audit', icon: ScrollText, name: t`Audit log`, Panel: AuditPanel },
  ] as const satisfies { tab: Tab; icon: unknown; name: string; Panel: unknown }[]
  return (
    <Tabs.Root value={tab} onValueChange={(next) => setParams({ tab: next })}>
      <Tabs.List ref={list} className="tabs tabs-wrap mb-5" aria-label={t`Admin`}>
        {named.map(({ tab: value, icon: Icon, name }) => (
          <Tabs.Trigger key={value} value={value} className="tab">
            <Icon />
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {named.map(({ tab: value, Panel }) => (
        <Tabs.Content key={value} value={value} tabIndex={-1}>
          <Panel />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

/** Of tabs that do not fit beside each other the open one stands in the middle. */
function scrollTo(tab: Element | undefined): void {
  const list = tab?.parentElement
  if (!(tab instanceof HTMLElement) || !list) return
  list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
}

function Models() {
  return (
    <div className="grid gap-4">
      <MarginNote />
      <ModelsPanel />
      <PriceHistory />
    </div>
  )
}
