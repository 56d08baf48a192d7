import { Trans } from '@lingui/react/macro'
import { Tabs } from 'radix-ui'
import { lazy, Suspense } from 'react'
import { TRACK_KINDS } from '#contract/scene.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import type { Studio } from '#contract/studio.ts'
import { useAccount } from '#web/features/account/use-account.ts'
import { GetMoreCredits } from '#web/features/billing/purchase.tsx'
import { ClipTab } from '#web/features/clip/clip-tab.tsx'
import { ImageTab } from '#web/features/image/image-tab.tsx'
import { ModelNews } from '#web/features/model-choice/model-news.tsx'
import { useMakers } from '#web/features/model-choice/use-makers.ts'
import { LostTextDialog } from '#web/features/scene/lost-text.tsx'
import { useUndoKeys } from '#web/features/scene/scene-edit.tsx'
import { StoryboardTab } from '#web/features/scene/storyboard-tab.tsx'
import { TextNewsRegion } from '#web/features/scene/text-saving.tsx'
import { CapAlert } from '#web/features/spending/cap-note.tsx'
import {
  DevelopmentMode,
  SampleData,
  useStudio,
  VendorTrouble,
} from '#web/features/studio/studio.tsx'
import { VoiceTab } from '#web/features/voice/voice-tab.tsx'
import { useMediaQuery } from '#web/lib/browser-state.ts'
import { Alert } from '#web/ui/alert.tsx'
import { CreditGlyph } from '#web/ui/glyphs.ts'
import { Skeleton } from '#web/ui/progress.tsx'
import { EditorProvider } from './editor-context.tsx'
import { EditorHeader } from './editor-header.tsx'
import { EditorTabs, type Tab, useTab } from './editor-tabs.tsx'
import { useCompletionNews } from './mark-complete.tsx'
import { useRun } from './production.ts'
import { ProgressPanel } from './progress-panel.tsx'
import { ReopenDialog } from './reopen-first.tsx'
import './editor.css'

/** Whose work is seen in each tab. */
const MAKERS = {
  storyboard: ['writer'],
  voice: ['narrator'],
  image: ['illustrator'],
  video: ['animator'],
  export: ['writer', 'narrator', 'illustrator', 'animator'],
} as const satisfies Record<Tab, readonly (keyof Studio['builtIn'])[]>

const ExportTab = lazy(() => import('#web/features/export/export-tab.tsx'))

/** A storyboard on the bench: header, tabs, progress, and the open tab. */
export function Editor({ storyboard }: { storyboard: Storyboard }) {
  const { tab, setTab } = useTab(storyboard)
  useCompletionNews(storyboard)
  useUndoKeys(storyboard, tab !== 'storyboard')
  const run = useRun(storyboard.scenes)
  const studio = useStudio()
  const account = useAccount()
  const credits = account?.credits.available ?? 0
  const { priceOf, isVoiceSupported } = useMakers(storyboard)
  const dearest = Math.max(
    0,
    ...storyboard.scenes.flatMap((scene) => TRACK_KINDS.map((kind) => priceOf?.(kind, scene) ?? 0)),
  )
  const isPhone = useMediaQuery('(max-width: 767px)')
  const progress = tab !== 'export' && (
    <ProgressPanel onConfirmed={() => setTab('voice')} onExport={() => setTab('export')} />
  )
  return (
    <EditorProvider
      editor={{
        storyboard,
        priceOf,
        credits,
        monthSpending: account?.spending,
        isVoiceSupported,
        run,
      }}
    >
      <EditorHeader />
      <Tabs.Root value={tab} onValueChange={(next) => setTab(next as Tab)}>
        <div className="ed-bar">
          <EditorTabs />
          {!isPhone && progress}
        </div>
        <div className="mb-4 grid gap-3 empty:hidden">
          {account && credits <= 0 && <NoCredits />}
          <SampleData storyboard={storyboard} />
          <ModelNews storyboard={storyboard} />
          <VendorTrouble kinds={['voice', 'image', 'clip']} />
          {studio && storyboard.status !== 'complete' && (
            <CapAlert
              caps={{ storyboard: storyboard.spending, month: account?.spending }}
              dearest={dearest}
            />
          )}
        </div>
        <Tabs.Content value="storyboard">
          <StoryboardTab />
        </Tabs.Content>
        <Tabs.Content value="voice">
          <VoiceTab />
        </Tabs.Content>
        <Tabs.Content value="image">
          <ImageTab />
        </Tabs.Content>
        <Tabs.Content value="video">
          <ClipTab onExport={() => setTab('export')} />
        </Tabs.Content>
        <Tabs.Content value="export">
          <Suspense fallback={<Skeleton className="h-96" />}>
            <ExportTab storyboard={storyboard} />
          </Suspense>
        </Tabs.Content>
      </Tabs.Root>
      <DevelopmentMode makers={MAKERS[tab]} />
      <LostTextDialog />
      <ReopenDialog />
      <TextNewsRegion />
      {isPhone && <div className="ed-foot">{progress}</div>}
    </EditorProvider>
  )
}

function NoCredits() {
  return (
    <Alert
      tone="warning"
      icon={CreditGlyph}
      title={<Trans>You have no credits left</Trans>}
      actions={<GetMoreCredits missing={1} />}
    >
      <Trans>You can still edit texts and export what is ready.</Trans>
    </Alert>
  )
}
