import type { SentKind, ShownRequest } from '#shared/data-sharing.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { headingOf, isFamilys, titleOfRequest } from './data-sharing-words.ts'

/** A request as it was sent: the family's own words first and marked, then what was made of them; our rules folded. */
export function SentRequest({ request }: { request: ShownRequest }) {
  const kinds = [...new Set(request.data.map(({ kind }) => kind))]
  const own = kinds.filter(isFamilys)
  const made = kinds.filter((kind) => !isFamilys(kind) && kind !== 'rules')
  return (
    <Disclosure summary={titleOfRequest(request)}>
      <Fields request={request} kinds={own} isMarked />
      {made.length > 0 && (
        <>
          <h4 className="mt-4 mb-2 text-[16px] font-semibold">Made of it here</h4>
          <Fields request={request} kinds={made} isMarked={false} />
        </>
      )}
      <div className="mt-2">
        <Disclosure summary="The whole request, word for word, with our own rules">
          <Words text={request.message} />
          {request.instructions !== null && (
            <>
              <p className="mt-3 mb-2 text-[15px] text-text2">The rules that go with it, the same for every family:</p>
              <Words text={request.instructions} />
            </>
          )}
        </Disclosure>
      </div>
    </Disclosure>
  )
}

interface FieldsProps {
  request: ShownRequest
  kinds: readonly SentKind[]
  isMarked: boolean
}

function Fields({ request, kinds, isMarked }: FieldsProps) {
  return (
    <dl className="grid gap-3">
      {kinds.map((kind) => (
        <div key={kind}>
          <dt className="text-[15px] text-text2">{headingOf(kind)}</dt>
          {request.data
            .filter((field) => field.kind === kind)
            .map(({ text }) => (
              <dd key={text} className="mt-0.5 whitespace-pre-line wrap-anywhere">
                {isMarked ? (
                  <mark className="rounded-md bg-ember/15 box-decoration-clone px-1 py-0.5 text-text">{text}</mark>
                ) : (
                  text
                )}
              </dd>
            ))}
        </div>
      ))}
    </dl>
  )
}

function Words({ text }: { text: string }) {
  return (
    <pre className="rounded-[12px] border border-line bg-bg/60 p-4 text-[14px] leading-[1.5] whitespace-pre-wrap wrap-anywhere">
      {text}
    </pre>
  )
}
