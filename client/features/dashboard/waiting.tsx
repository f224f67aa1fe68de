import { Fragment } from 'react'

/** More than that are counted, so that the sentence stays one. */
const NAMED = 3

/**
 * Who waits for tonight’s story. Each name stands for itself: one that is written from right to left does not turn the
 * sentence around it.
 */
export function Waiting({ names }: { names: string[] }) {
  if (names.length === 0) return 'Add your family, and the first story can begin.'
  const named = names.length <= NAMED ? names : names.slice(0, NAMED - 1)
  const more = names.length - named.length
  return (
    <>
      {named.map((name, i) => (
        // Two of a family may have the same name.
        <Fragment key={i}>
          {i === 0 ? '' : i === names.length - 1 ? ' and ' : ', '}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
      {more > 0 && ` and ${more} more`}
      {names.length === 1 ? ' is waiting.' : ' are waiting.'}
    </>
  )
}
