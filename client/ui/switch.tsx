import * as Primitive from 'radix-ui/switch'
import { useId } from 'react'

/** On or off, with its name beside it. */
export function Switch({
  label,
  checked,
  onChange
}: {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  const id = useId()
  return (
    <div className="flex min-h-12 items-center justify-between gap-4">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <Primitive.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        className="relative h-8 w-14 shrink-0 rounded-full border-[1.5px] border-ctl bg-bg transition-colors duration-150 after:absolute after:-inset-2.5 after:content-[''] data-[state=checked]:border-ember data-[state=checked]:bg-ember"
      >
        <Primitive.Thumb className="block size-6 translate-x-0.5 rounded-full bg-text2 transition-transform duration-150 data-[state=checked]:translate-x-6.5 data-[state=checked]:bg-on-ember" />
      </Primitive.Root>
    </div>
  )
}
