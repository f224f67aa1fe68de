import type { AppContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import type { Limit, Serve } from '#server/http/serve-endpoint.ts'
import { errorFields } from '#server/log.ts'
import { DesignError, type Designs } from '#server/providers/designs/designs.ts'
import { isAdministrator, type Session } from '#server/session.ts'
import { api } from '#shared/api.ts'

const LIMIT: Limit = { name: 'designs', per: 'user', most: 60, seconds: 3600 }

const NO_TOKEN =
  'Design import is not switched on: this server has no API token. The person who runs it sets FIGMA_TOKEN and starts it again.'
const NOT_OPEN = 'This file is not open to every family. An administrator can load it.'

/**
 * Design files through the server's own token. The token is the operator's, so only an administrator may look at any
 * file with it; a family may look at those that the operator has opened to all.
 */
export function designRoutes(serve: Serve, context: AppContext): void {
  const limits = [LIMIT]

  serve(
    api.testDesignToken,
    async ({ session, signal }) => {
      // First what is true for everybody: where there is no token an administrator could not test it either.
      if (context.designs === null) return { status: 'error', error: NO_TOKEN }
      if (!isAdministrator(context.config, session.account))
        return { status: 'error', error: 'Only an administrator may test the token.' }
      try {
        return { status: 'success', user: await context.designs.readOwner(signal) }
      } catch (error) {
        if (!(error instanceof DesignError)) throw error
        return { status: 'error', error: reading(error).message }
      }
    },
    { limits }
  )

  serve(
    api.getDesignFile,
    async ({ session, params, signal }) => {
      const designs = admit(context, session, params.fileKey)
      const text = await told(context, designs.readFile(params.fileKey, signal))
      return new Response(text, {
        headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
      })
    },
    { limits }
  )

  serve(
    api.exportDesign,
    async ({ session, params, query, signal }) => {
      const designs = admit(context, session, params.fileKey)
      return { images: await told(context, designs.exportNodes(params.fileKey, query, signal)) }
    },
    { limits }
  )
}

/** @throws AppError('forbidden') for a file that is not this user's to see, AppError('unavailable') without a token */
function admit(context: AppContext, session: Session, fileKey: string): Designs {
  if (context.designs === null) throw new AppError('unavailable', NO_TOKEN, { code: 'no_token' })
  const isOpen = context.config.designs.openFileKeys.includes(fileKey)
  if (!isOpen && !isAdministrator(context.config, session.account))
    throw new AppError('forbidden', NOT_OPEN, { code: 'not_open' })
  return context.designs
}

/** Every failure of the service in words that say what to do. */
async function told<T>({ log }: AppContext, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof DesignError)) throw error
    if (error.reason === 'unavailable') log.warn('The design service failed', errorFields(error))
    throw reading(error)
  }
}

function reading(error: DesignError): AppError {
  const cause = { cause: error }
  switch (error.reason) {
    case 'no-token':
      return new AppError('unavailable', NO_TOKEN, { ...cause, code: 'no_token' })
    case 'bad-token':
      return new AppError(
        'unavailable',
        'The API token is not valid, or has run out. Its administrator must replace it.',
        {
          ...cause,
          code: 'bad_token'
        }
      )
    case 'forbidden':
      return new AppError('forbidden', 'The API token may not open this. Ask the owner of the file to share it.', {
        ...cause,
        code: 'design_forbidden'
      })
    case 'not-found':
      return new AppError('not-found', 'There is no design file with this key.', cause)
    case 'too-many':
      return new AppError('too-many', 'The design service wants a pause. Please wait a minute, then try again.', {
        ...cause,
        retryAfterSeconds: error.retryAfterSeconds ?? 60
      })
    case 'too-large':
      return new AppError(
        'invalid',
        'This file is too large to import: at most 20 MB. Split it, or choose a smaller one.',
        {
          ...cause,
          code: 'design_too_large'
        }
      )
    case 'unavailable':
      return new AppError('unavailable', 'The design service does not answer. Please try again in a minute.', {
        ...cause,
        code: 'design_unavailable'
      })
  }
}
