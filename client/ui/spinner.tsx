import { classNames } from '../lib/class-names.ts'

/** A small glowing ring; `label` is read aloud, and shown beside it where `shown`. */
export function Spinner({ label, shown = false }: { label: string; shown?: boolean }) {
  return (
    <span role="status" className="inline-flex items-center gap-3 text-text2">
      <span
        aria-hidden="true"
        className="size-7 rounded-full border-3 border-line border-t-ember motion-safe:animate-spin"
      />
      <span className={classNames(!shown && 'sr-only')}>{label}</span>
    </span>
  )
}
