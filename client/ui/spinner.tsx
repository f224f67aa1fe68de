/** A small glowing ring; `label` is read aloud. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className="inline-flex items-center gap-3 text-text2">
      <span aria-hidden="true" className="size-7 rounded-full border-3 border-line border-t-ember motion-safe:animate-spin" />
      <span className="sr-only">{label}</span>
    </span>
  )
}
