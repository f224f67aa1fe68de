import type { AppContext } from '#server/context.ts'
import type { Serve } from '#server/http/serve-endpoint.ts'
import { api } from '#shared/api.ts'
import { speakDemo, tellDemo } from './demo.ts'

const HOUR = 3600
const ENOUGH = 'That is enough for a first look. An account has as many stories as there are evenings.'

/** Strangers: counted by address, whatever they send, also where a proxy makes them look like this machine. */
export function demoRoutes(serve: Serve, context: AppContext): void {
  serve(api.tellDemo, ({ body, signal }) => tellDemo(context, body, signal), {
    limits: [
      { name: 'demo', per: 'address', most: 12, mostLocal: 600, seconds: HOUR, message: ENOUGH },
      { name: 'demo', per: 'network', most: 120, seconds: HOUR, message: ENOUGH }
    ]
  })
  serve(api.speakDemo, ({ body, signal }) => speakDemo(context, body, signal), {
    limits: [
      { name: 'demo-voice', per: 'address', most: 200, mostLocal: 6000, seconds: HOUR, message: ENOUGH },
      { name: 'demo-voice', per: 'network', most: 1200, seconds: HOUR, message: ENOUGH }
    ]
  })
}
