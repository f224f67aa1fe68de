// The first step of every command: `node scripts/prepare.mjs start|test|dev|build`.
import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './installed.mjs'

const purpose = process.argv[2] ?? 'start'

await ensureInstalled({ withTools: purpose !== 'start' })
if (purpose !== 'dev' && purpose !== 'check') await ensureBuilt({ always: purpose === 'build' })
