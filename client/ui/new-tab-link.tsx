import { useId, type ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link out of a form that is being filled in: what was typed stays where it is, and a screen reader is told. */
export function NewTabLink({ children, ...rest }: Omit<ComponentProps<typeof Link>, 'target' | 'rel'>) {
  const note = useId()
  return (
    <>
      <Link {...rest} target="_blank" rel="noopener" aria-describedby={note}>
        {children}
      </Link>
      {/* A description may stand in what is hidden, and so stays out of the name of the box whose label this is in. */}
      <span id={note} hidden>
        opens in a new tab
      </span>
    </>
  )
}
