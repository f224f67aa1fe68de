/** What is part of the plan, each line led by a small star. */
export function StarList({ items, className = '' }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`grid gap-3.5 ${className}`}>
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[26px_1fr] items-start gap-3">
          <svg viewBox="0 0 24 24" aria-hidden="true" className="mt-0.5 size-6 fill-ember">
            <path d="M12 1.5Q13 11 22.5 12 13 13 12 22.5 11 13 1.5 12 11 11 12 1.5Z" />
          </svg>
          {item}
        </li>
      ))}
    </ul>
  )
}
