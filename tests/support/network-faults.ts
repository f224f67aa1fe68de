import { expect, type Page, type Route } from '@playwright/test'

import { api, type CallName } from '#shared/api.ts'

/** Ways to make the network or the server fail a page. All of them last until `end`. */
export interface NetworkFaults {
  /** The server refuses a call in its own words, in the shape of every failure. */
  refuse: (call: CallName, status: number, message: string) => Promise<void>
  /** Something between us and the server refuses it: no word of ours, perhaps no word at all. */
  refuseWithoutWords: (call: CallName, body?: string) => Promise<void>
  /** The call is answered as if all went well. */
  answer: (call: CallName, body: Parameters<Route['fulfill']>[0]) => Promise<void>
  /** The call never comes to an end. */
  hold: (call: CallName) => Promise<void>
  /** The connection of this call breaks. */
  breakOff: (call: CallName) => Promise<void>
  /** The network is gone. */
  cutOff: () => Promise<void>
  /** Not before every call that was to go wrong has been made: what comes later is answered by the server itself. */
  end: () => Promise<void>
  /** The answers of 500 and above that were ours and not the server's, as "502 http://…". */
  made: ReadonlySet<string>
}

export function networkFaultsOf(page: Page): NetworkFaults {
  const made = new Set<string>()
  const unmet = new Set<CallName>()

  async function instead(call: CallName, act: (route: Route) => Promise<void>): Promise<void> {
    const { method, path } = api[call]
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
    unmet.add(call)
    await page.route(
      ({ pathname }) => pattern.test(pathname),
      async (route) => {
        if (route.request().method() !== method) return await route.fallback()
        await act(route)
        unmet.delete(call)
      }
    )
  }

  async function fulfill(route: Route, answer: { status: number } & Parameters<Route['fulfill']>[0]): Promise<void> {
    if (answer.status >= 500) made.add(`${answer.status} ${route.request().url()}`)
    await route.fulfill(answer)
  }

  return {
    made,
    refuse: (call, status, message) =>
      instead(call, (route) => fulfill(route, { status, json: { message, error: message, code: 'test' } })),
    refuseWithoutWords: (call, body = '<html><h1>Bad Gateway</h1></html>') =>
      instead(call, (route) => fulfill(route, { status: 502, contentType: 'text/html', body })),
    answer: (call, body) => instead(call, (route) => fulfill(route, { status: 200, ...body })),
    hold: (call) => instead(call, () => Promise.resolve()),
    breakOff: (call) => instead(call, (route) => route.abort('connectionreset')),
    cutOff: () => page.context().setOffline(true),
    end: async () => {
      await expect.poll(() => [...unmet], 'calls that were to go wrong and are not made').toEqual([])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.context().setOffline(false)
    }
  }
}
