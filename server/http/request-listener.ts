import { getRequestListener, RequestError } from '@hono/node-server'
import type { RequestListener } from 'node:http'

import type { AppContext } from '#server/context.ts'
import { errorFields } from '#server/log.ts'
import type { DirectWay } from './direct-way.ts'
import { errorAnswer, errorResponse, HttpRefusal } from './error-answer.ts'
import { addSecurityHeaders } from './security-headers.ts'
import type { Web } from './web.ts'

/** The application behind Node's own server. What cannot even be handed to it is answered in its manner all the same. */
export function requestListener(
  { web, direct }: { web: Web; direct: DirectWay },
  { config, log }: Pick<AppContext, 'config' | 'log'>
): RequestListener {
  const addHeaders = addSecurityHeaders(config)
  const listener = getRequestListener(web.fetch, {
    errorHandler(error) {
      const known = error instanceof RequestError
      if (!known) log.error('A request failed', errorFields(error))
      const answer = errorResponse(
        errorAnswer(known ? new HttpRefusal(400, 'bad_request', 'This request could not be read') : error)
      )
      addHeaders(answer.headers)
      return answer
    }
  })
  return (request, response) => {
    if (!direct(request, response)) void listener(request, response)
  }
}
