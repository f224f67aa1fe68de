import * as Primitive from 'radix-ui/progress'

/** A bar from 0 to 100. */
export function Progress({ label, value }: { label: string; value: number }) {
  return (
    <Primitive.Root value={value} aria-label={label} className="h-2 w-full overflow-hidden rounded-full bg-raised">
      <Primitive.Indicator
        className="h-full rounded-full bg-ember transition-[width] duration-500 ease-lantern"
        style={{ width: `${value}%` }}
      />
    </Primitive.Root>
  )
}
