const PLANNED = [
  { title: 'Sleep mode', text: 'Music playlists, embedded from a music-streaming service, after the story ends.' },
  { title: 'Interactive learning features', text: 'Gentle questions and new words, woven into the tale.' },
  { title: 'Sleep tracking insights', text: 'See which stories settle your child fastest.' }
]

/** §1 "Coming Soon in V1.1": three stars that are not lit yet, joined by a dotted line. */
export function Roadmap() {
  return (
    <ol className="mt-8 grid lg:grid-cols-3 lg:gap-9">
      {PLANNED.map(({ title, text }) => (
        <li
          key={title}
          className="relative grid grid-cols-[44px_1fr] content-start gap-4 pb-8 before:absolute before:start-[21px] before:top-10 before:bottom-0 before:border-s-2 before:border-dotted before:border-[rgb(255_226_178/.3)] last:before:hidden lg:grid-cols-1 lg:pb-0 lg:before:start-[54px] lg:before:-end-7 lg:before:top-[21px] lg:before:bottom-auto lg:before:border-s-0 lg:before:border-t-2"
        >
          <svg viewBox="0 0 44 44" aria-hidden="true" className="size-11 fill-none stroke-ember">
            <path
              d="M22 5Q23.6 20.4 39 22 23.6 23.6 22 39 20.4 23.6 5 22 20.4 20.4 22 5Z"
              strokeWidth="1.8"
              strokeDasharray="2.4 3.4"
              strokeLinecap="round"
            />
          </svg>
          <div>
            <h3 className="text-[22px] leading-snug">{title}</h3>
            <p className="text-text2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
