import * as Primitive from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

/** §9: tooltips wait 700 ms, and 300 ms between neighbours. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  )
}

/** Says what a control is called when a pointer rests on it. Touch never sees it. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Primitive.Root disableHoverableContent>
      <Primitive.Trigger
        asChild
        // A focus that comes back from a closed dialog asks for nothing.
        onFocus={(event) => !event.target.matches(':focus-visible') && event.preventDefault()}
      >
        {children}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-55 rounded-xl bg-raised px-3 py-2 text-[15px] text-text shadow-float transition-opacity in-data-resting:data-[state=delayed-open]:opacity-0"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
