import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

/** §9: tooltips wait 700 ms, and 300 ms between neighbours. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  )
}

export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content sideOffset={6} className="z-50 rounded-xl bg-raised px-3 py-2 text-[15px] text-text shadow-float">
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
