import * as Primitive from 'radix-ui/tabs'
import type { ReactNode } from 'react'

import { classNames } from '../lib/class-names.ts'

interface Tab {
  id: string
  label: string
  content: ReactNode
}

/** Two or three tabs in a pill, more of them in two rows on a phone; arrow keys move between them. */
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
        className={classNames(
          'mx-auto grid max-w-xl auto-cols-fr gap-1',
          tabs.length > 3 ? 'grid-cols-2 rounded-panel sm:grid-cols-4 sm:rounded-full' : 'grid-flow-col rounded-full',
          'bg-[color-mix(in_srgb,var(--bg)_82%,transparent)] p-1.5 shadow-rim'
        )}
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
