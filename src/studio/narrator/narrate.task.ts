import { serveTask } from '#sandbox/serve-task.ts'
import { narrate } from './narrate.ts'

serveTask(narrate)
