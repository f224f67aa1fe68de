import { useSyncExternalStore } from 'react'

/** §9: at most three, the newest on top; gone from the list 5000 ms after they were dismissed. */
export const TOAST_LIMIT = 3
const REMOVE_AFTER_MS = 5000

/** How long a kind stays: 3 s for good news, 5 s for bad, 4 s for what is missing. */
const DURATIONS = { success: 3000, error: 5000, missing: 4000, note: 3000, default: 5000 } as const
export type ToastKind = keyof typeof DURATIONS

export interface Toast {
  id: string
  kind: ToastKind
  title: string
  description?: string
  durationMs: number
  open: boolean
  /** Grows with every call: what was asked for last lies on top, and a toast asked for again stays as long as a new one. */
  turn: number
}

interface ToastInput {
  kind?: ToastKind
  title: string
  description?: string
  durationMs?: number
}

const NONE: readonly Toast[] = []
let toasts = NONE
let nextId = 0
let nextTurn = 0
const listeners = new Set<() => void>()
const removals = new Map<string, ReturnType<typeof setTimeout>>()

function publish(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/**
 * Shows a toast and answers its handle; both work from anywhere, inside React or not. The same words again are the same
 * toast: it goes to the top and its time begins anew, and a screen reader, which has heard them, does not hear them twice.
 */
export function toast(input: ToastInput): {
  id: string
  update: (changes: Partial<ToastInput>) => void
  dismiss: () => void
} {
  const kind = input.kind ?? 'default'
  const same = toasts.find(
    (entry) =>
      entry.open && entry.kind === kind && entry.title === input.title && entry.description === input.description
  )
  if (same === undefined) nextId += 1
  nextTurn += 1
  const id = same?.id ?? `toast-${nextId}`
  const others = toasts.filter((entry) => entry !== same)
  publish(seated([{ id, durationMs: DURATIONS[kind], open: true, ...input, kind, turn: nextTurn }, ...others]))
  return {
    id,
    update: (changes) => updateToast(id, changes),
    dismiss: () => dismissToast(id)
  }
}

/** Changes what a toast says. One that becomes of another kind stays as long as that kind does. */
export function updateToast(id: string, changes: Partial<ToastInput>): void {
  const duration = changes.kind === undefined ? {} : { durationMs: DURATIONS[changes.kind] }
  publish(toasts.map((entry) => (entry.id === id ? { ...entry, ...duration, ...changes } : entry)))
}

/** The newest of the open ones, as many as there is room for. One that is closed takes no place. */
function seated(all: readonly Toast[]): Toast[] {
  const open = all.filter((entry) => entry.open).slice(0, TOAST_LIMIT)
  return all.filter((entry) => !entry.open || open.includes(entry))
}

/** Closes one toast, or all without an id. */
export function dismissToast(id?: string): void {
  for (const entry of toasts)
    if ((id === undefined || entry.id === id) && !removals.has(entry.id))
      removals.set(
        entry.id,
        setTimeout(() => {
          removals.delete(entry.id)
          publish(toasts.filter((other) => other.id !== entry.id))
        }, REMOVE_AFTER_MS)
      )
  publish(toasts.map((entry) => (id === undefined || entry.id === id ? { ...entry, open: false } : entry)))
}

/** Takes every toast away at once, as if nothing had ever been said. */
export function clearToasts(): void {
  for (const timer of removals.values()) clearTimeout(timer)
  removals.clear()
  publish([])
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => toasts,
    () => NONE
  )
}
