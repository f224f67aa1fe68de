/**
 * The same answer, whose body is watched while it is sent: for a failure in the middle there is no status any more.
 * `onFailure` cuts the connection, or says false where there is none; then the failure goes on to the reader of the body.
 */
export function watchBody(response: Response, onFailure: (error: unknown) => boolean): Response {
  const source: ReadableStream<Uint8Array> | null = response.body
  if (source === null) return response
  const reader = source.getReader()
  let isLeft = false
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (isLeft) return
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          // The client has left: what ends then is no failure.
          if (isLeft) return
          if (onFailure(error)) controller.close()
          else controller.error(error)
        }
      },
      cancel: (reason) => {
        isLeft = true
        return reader.cancel(reason)
      }
    },
    { highWaterMark: 0 }
  )
  return new Response(body, { status: response.status, headers: response.headers })
}
