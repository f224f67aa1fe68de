import { useSyncExternalStore } from 'react'

import { useStoredValue } from '../../lib/use-stored-value.ts'

/** Chromium's own event; other browsers have none. */
interface BeforeInstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: BeforeInstallPromptEvent
  }
  interface Navigator {
    /** Only on iOS and iPadOS: whether the page was opened from the home screen. */
    readonly standalone?: boolean
  }
}

/** A word of this device, not of a family: it outlives the sign-out, which clears everything that begins `talewick.` */
const REFUSED = 'talewick-install'

let offer: BeforeInstallPromptEvent | null = null
const listeners = new Set<() => void>()

function setOffer(next: BeforeInstallPromptEvent | null): void {
  offer = next
  for (const listener of listeners) listener()
}

/** Catches the browser's offer, which comes once and early, and keeps the browser's own banner away. */
export function listenForOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    setOffer(event)
  })
  window.addEventListener('appinstalled', () => setOffer(null))
}

/** How this device can install the app: the browser asks, or a hand must do it; null when it is done or refused. */
export function useInstallOffer() {
  const [refused, setRefused] = useStoredValue(REFUSED)
  const prompt = useSyncExternalStore(subscribe, () => offer)
  const way = refused !== null ? null : prompt !== null ? 'browser' : needsHands() ? 'by hand' : null
  return {
    way,
    /** Shows the browser's question. The event is good for one; after a no the browser offers again when it likes. */
    install: async () => {
      setOffer(null)
      await prompt?.prompt()
    },
    /** For good, on this device. */
    refuse: () => void setRefused('refused')
  } as const
}

function needsHands(): boolean {
  return navigator.standalone === false
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
