import { Trans, useLingui } from '@lingui/react/macro'
import { FlaskConical } from 'lucide-react'
import type { Studio } from '#contract/studio.ts'
import { Alert } from '#web/ui/alert.tsx'
import { useStudio } from './use-studio.ts'

type Task = keyof Studio['builtIn']

/** The setting that hands a task to its hosted provider. */
const KEY_OF_TASK: Record<Task, string> = {
  writer: 'XAI_API_KEY',
  illustrator: 'IDEOGRAM_API_KEY',
  animator: 'KLING_API_KEY',
  narrator: 'ELEVENLABS_API_KEY',
}

/** Stands wherever results of the built-in studio are shown, and says how to leave it. */
export function DevelopmentMode() {
  const { i18n } = useLingui()
  const studio = useStudio()
  if (!studio) return null
  const tasks = Object.keys(KEY_OF_TASK) as Task[]
  const keys = tasks.filter((task) => studio.builtIn[task]).map((task) => KEY_OF_TASK[task])
  if (keys.length === 0) return null
  const keyList = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(keys)
  return (
    <Alert tone="warning" icon={FlaskConical}>
      <Trans>
        <b>Development Mode:</b> made by the built-in studio, the only one of this version. Hosted
        ones will be set up with {keyList} in .env.
      </Trans>
    </Alert>
  )
}
