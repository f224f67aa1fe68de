// `npm run docs`: writes docs/api.md anew from the table of calls.
import { prepare } from './prepare.mjs'
import { runTool } from './project.mjs'

await prepare({ withPages: false })
const { code } = await runTool('server/commands/write-api-page.ts', [])
process.exitCode = code
