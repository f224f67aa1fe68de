import { getRequestListener, RequestError } from '@hono/node-server'
import type { RequestListener } from 'node:http'

import { errorFields, type Log } from '#server/log.ts'
import type { DirectWay } from './direct-way.ts'
import { errorAnswer, errorResponse, HttpRefusal } from './error-answer.ts'
import type { Web } from './web.ts'

/** The application behind Node's own server. What cannot even be handed to it is answered in its manner all the same. */
export function requestListener({ web, direct }: { web: Web; direct: DirectWay }, log: Log): RequestListener {
  const listener = getRequestListener(web.fetch, {
    errorHandler(error) {
      const known = error instanceof RequestError
      if (!known) log.error('A request failed', errorFields(error))
      return errorResponse(
        errorAnswer(known ? new HttpRefusal(400, 'bad_request', 'This request could not be read') : error)
      )
    }
  })
  return (request, response) => {
    if (!direct(request, response)) void listener(request, response)
  }
}
