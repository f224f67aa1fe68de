import { workerData } from 'node:worker_threads'
import * as z from 'zod/mini'

import { checkSqliteBackup, copySqlite } from './backup-sqlite.ts'

const taskSchema = z.discriminatedUnion('task', [
  z.object({ task: z.literal('copy'), source: z.string(), target: z.string() }),
  z.object({ task: z.literal('check'), file: z.string() })
])

const task = taskSchema.parse(workerData)
if (task.task === 'copy') await copySqlite(task.source, task.target)
else checkSqliteBackup(task.file)
