import type { Db } from './client.ts'
import { createDailyUsage } from './daily-usage.ts'

/** Tokens and stories of one day. */
export interface UsageOfDay {
  stories: number
  input: number
  output: number
}

/** What models were asked for today: over all nodes. */
export interface ModelLedger {
  /** Tokens, in and out, that a family and all families together have used today. */
  spentToday(family: string | null): Promise<{ family: number; instance: number }>
  /** One story more. A family that is gone meanwhile is counted among all. */
  add(family: string | null, usage: { input: number; output: number }): Promise<void>
  /** The newest day first. */
  lastDays(days: number): Promise<({ day: string } & UsageOfDay)[]>
}

export function createModelLedger(needs: { db: Db; clock: { now(): Date } }): ModelLedger {
  const usage = createDailyUsage(needs, 'model_usage', ['stories', 'input_tokens', 'output_tokens'])
  return {
    async spentToday(family) {
      const today = await usage.today(family)
      return { family: tokensOf(today.family), instance: tokensOf(today.instance) }
    },
    add: async (family, { input, output }) =>
      await usage.add(family, { stories: 1, input_tokens: input, output_tokens: output }),
    async lastDays(days) {
      const rows = await usage.lastDays(days)
      return rows.map(({ day, stories, input_tokens, output_tokens }) => ({
        day,
        stories,
        input: input_tokens,
        output: output_tokens
      }))
    }
  }
}

function tokensOf(row: { input_tokens: number; output_tokens: number } | null): number {
  return row === null ? 0 : row.input_tokens + row.output_tokens
}
