import type { Page } from '@playwright/test'

/**
 * Lets no call of this pattern through until it is released; answers how. A call whose page was left meanwhile is over.
 * @param method other methods are not held
 */
export async function holdCalls(page: Page, pattern: string, method?: string): Promise<() => void> {
  const gate = Promise.withResolvers<undefined>()
  await page.route(pattern, async (route) => {
    if (method === undefined || route.request().method() === method) await gate.promise
    await route.continue().catch(() => null)
  })
  return () => gate.resolve(undefined)
}
