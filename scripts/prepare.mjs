import { ensureBuilt, ensurePlotsPrepared } from './built.mjs'
import { ensureInstalled } from './installed.mjs'

/**
 * The first step of every command: packages as the lockfile says, stories and pages as their sources say. It belongs to the
 * commands themselves and not to npm's pre-scripts, which some settings (`ignore-scripts`) leave out.
 */
export async function prepare({ withTools = true, withPages = true } = {}) {
  await ensureInstalled({ withTools })
  if (withTools || withPages) await ensurePlotsPrepared()
  if (withPages) await ensureBuilt()
}
