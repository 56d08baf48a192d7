import { serveTask } from '#sandbox/serve-task.ts'
import { caption } from './caption.ts'

serveTask(caption)
