import { serveTask } from '#sandbox/serve-task.ts'

/** A child that tells all it can see of its environment. */
serveTask(async () => ({ ...process.env }))
