import { serveTask } from '#sandbox/serve-task.ts'
import { composeBed } from './compose-bed.ts'

serveTask(composeBed)
