import { expect, test } from '@playwright/test'

/** One statement of the specification, named by its words; one that does not hold does not hide the next. */
export async function holds(statement: string, check: () => Promise<unknown>): Promise<void> {
  await test.step(statement, async () => {
    await check().catch((error: unknown) => expect.soft(String(error), statement).toBe('holds'))
  })
}
