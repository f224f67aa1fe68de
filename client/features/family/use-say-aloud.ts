import { useEffect, useRef, useState } from 'react'

import { DEFAULT_VOICE } from '#shared/narration.ts'
import { serverMessage } from '../../api/api-error.ts'
import { baseUrl, isNativeWrapper } from '../../api/base-url.ts'
import { call, send } from '../../api/call.ts'
import { toast } from '../../ui/toast/toast-store.ts'

/** Lets the narrator say a few words at once, to try how a name sounds. */
export function useSayAloud(): { say: (words: string) => void; isBusy: boolean } {
  const [isBusy, setIsBusy] = useState(false)
  const audio = useRef<HTMLAudioElement>(null)
  const opened = useRef<string>(null)
  useEffect(() => () => stop(), [])

  function stop(): void {
    audio.current?.pause()
    if (opened.current !== null) URL.revokeObjectURL(opened.current)
    opened.current = null
  }

  async function speak(words: string): Promise<void> {
    // Made in the tap: phones play nothing that a tap did not begin.
    const element = (audio.current ??= new Audio())
    element.load()
    setIsBusy(true)
    try {
      const { audioUrl } = await call('narrate', { body: { text: words, voice: DEFAULT_VOICE } })
      stop()
      element.src = await sourceOf(audioUrl)
      if (element.src.startsWith('blob:')) opened.current = element.src
      await element.play()
    } catch (error) {
      console.info('A name could not be said', error)
      toast({
        kind: 'error',
        title: 'Could not say the name',
        description: serverMessage(error) ?? 'Please try again in a moment.'
      })
    } finally {
      setIsBusy(false)
    }
  }

  return { say: (words) => void speak(words), isBusy }
}

/** The native wrapper's elements carry no token: there the sound is fetched first. */
async function sourceOf(audioUrl: string): Promise<string> {
  if (!isNativeWrapper()) return new URL(audioUrl, new URL(baseUrl().url, location.href)).href
  const file = audioUrl.slice(audioUrl.lastIndexOf('/') + 1)
  return URL.createObjectURL(await (await send('getAudio', { params: { file } })).blob())
}
