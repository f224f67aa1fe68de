import type { ReactNode } from 'react'

/** What a list shows when there is nothing in it yet: a picture, a sentence, the next step. */
export function EmptyState({ art, title, children }: { art?: ReactNode; title: string; children?: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center">
      {art}
      <h2 className="mt-4">{title}</h2>
      <div className="mt-2 flex flex-col items-center gap-5 text-balance text-text2">{children}</div>
    </div>
  )
}

/** A list that could not be fetched, with a way to try again. */
export function RetryPanel({ title, detail, onRetry }: { title: string; detail: string; onRetry: () => void }) {
  return (
    <div role="alert" className="panel mx-auto flex max-w-md flex-col items-center gap-3 p-8 text-center">
      <h2>{title}</h2>
      <p className="text-balance text-text2">Check the connection and try once more. Nothing is lost.</p>
      <button
        type="button"
        onClick={onRetry}
        className="min-h-12 rounded-full bg-raised px-6 font-semibold shadow-rim hover:brightness-110"
      >
        Try again
      </button>
      <p className="text-[15px] text-text3">{detail}</p>
    </div>
  )
}
