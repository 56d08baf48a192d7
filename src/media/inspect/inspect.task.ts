import { serveTask } from '#sandbox/serve-task.ts'
import { readFacts } from './read-facts.ts'

serveTask(readFacts)
