import * as Primitive from 'radix-ui/tabs'
import type { ReactNode } from 'react'

interface Tab {
  id: string
  label: string
  content: ReactNode
}

/** Two or three tabs in a pill; arrow keys move between them. */
export function Tabs({
  label,
  tabs,
  value,
  onChange
}: {
  label: string
  tabs: Tab[]
  value: string
  onChange: (id: string) => void
}) {
  return (
    <Primitive.Root value={value} onValueChange={onChange}>
      <Primitive.List
        aria-label={label}
        className="mx-auto grid max-w-xl auto-cols-fr grid-flow-col gap-1 rounded-full bg-[color-mix(in_srgb,var(--bg)_82%,transparent)] p-1.5 shadow-rim"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.id}
            value={tab.id}
            className="min-h-12 rounded-full px-2 text-[15px] tracking-[-.01em] sm:px-3 sm:text-[16px] leading-tight font-semibold text-text2 transition-colors duration-150 hover:text-text data-[state=active]:bg-raised data-[state=active]:text-text"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.id} value={tab.id} className="mt-5 rounded-card">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
