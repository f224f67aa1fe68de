import { Children, isValidElement, type ReactNode } from 'react'
import { Link } from 'react-router'

interface SectionProps {
  id: string
  title: string
  children: ReactNode
}

/** One numbered part of a document; its number comes from its place. */
export function LegalSection({ id, title, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-11 scroll-mt-6 [counter-increment:part] [&_li]:mt-2 [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:ps-6 [&_ul]:marker:text-ember"
    >
      <h2 id={`${id}-title`} className="text-[clamp(22px,2.4vw,27px)]">
        <span aria-hidden="true" className="me-2.5 text-ember before:content-[counter(part)'.']" />
        {title}
      </h2>
      {children}
    </section>
  )
}

interface LegalDocumentProps {
  title: string
  updated: string
  /** The whole thing in a few lines, for a parent with one hand free. */
  summary: readonly string[]
  children: ReactNode
}

/** A text to be read: a narrow column, what it says in short, what is in it, and the way home at both ends. */
export function LegalDocument({ title, updated, summary, children }: LegalDocumentProps) {
  const sections = Children.toArray(children).flatMap((child) =>
    isValidElement<SectionProps>(child) && child.type === LegalSection ? [child.props] : []
  )
  return (
    <article className="mx-auto mt-4 max-w-[68ch] text-[18px] leading-[1.65] sm:mt-10">
      <h1>{title}</h1>
      <p className="mt-2 text-text2">Last updated: {updated}</p>
      <section aria-label="In short" className="panel mt-7 p-5.5 sm:p-7">
        <h2 className="text-[21px]">In short</h2>
        <ul className="mt-3 list-disc ps-5 marker:text-ember [&_li]:mt-1.5">
          {summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <nav aria-label={`Parts of the ${title}`} className="mt-7">
        <ol className="grid gap-x-8 sm:grid-cols-2">
          {sections.map(({ id, title: part }, i) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center gap-2 leading-snug no-underline hover:underline"
              >
                <span aria-hidden="true" className="text-text3 tabular-nums">
                  {i + 1}.
                </span>
                {part}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="[counter-reset:part]">{children}</div>
      <p className="mt-14 border-t border-line pt-5">
        <Link to="/" className="inline-flex min-h-12 items-center">
          ← Back to Home
        </Link>
      </p>
    </article>
  )
}
