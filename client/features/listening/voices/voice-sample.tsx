import { Square, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { VOICE_DESCRIPTIONS, voiceSample, type NarratorVoice } from '#shared/narration.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { askForNarration, closeSound, openSound } from '../narration-source.ts'

/** One short sentence, so that a parent knows whom they are choosing. */
export function VoiceSample({ voice }: { voice: NarratorVoice }) {
  const audio = useRef<HTMLAudioElement>(null)
  const known = useRef(new Map<NarratorVoice, string>())
  const [state, setState] = useState<'idle' | 'loading' | 'playing'>('idle')
  const { name } = VOICE_DESCRIPTIONS[voice]
  useEffect(() => {
    const element = audio.current
    return () => element?.pause()
  }, [voice])
  const gone = useRef(false)
  useEffect(() => {
    const urls = known.current
    gone.current = false
    return () => {
      gone.current = true
      for (const url of urls.values()) closeSound(url)
      urls.clear()
    }
  }, [])

  async function find(): Promise<string> {
    const content = voiceSample(voice)
    const { audioUrl } = await askForNarration({ content, narratorVoice: voice })
    const url = await openSound(audioUrl)
    if (gone.current) closeSound(url)
    else known.current.set(voice, url)
    return url
  }

  async function listen() {
    const element = audio.current
    if (element === null) return
    if (state === 'playing') return element.pause()
    setState('loading')
    try {
      // A phone lets sound begin only in the tap itself: what is known already is not waited for.
      const url = known.current.get(voice) ?? (await find())
      if (gone.current) return
      element.src = url
      await element.play()
      setState('playing')
    } catch (error) {
      setState('idle')
      // Phones that want one more tap get it: the button is there.
      if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return
      toast({ kind: 'error', title: 'Playback Error', description: 'Could not play audio. Please try again.' })
    }
  }

  return (
    <div>
      <Button onClick={() => void listen()} disabled={state === 'loading'}>
        {state === 'playing' ? <Square aria-hidden="true" size={18} /> : <Volume2 aria-hidden="true" size={20} />}
        {state === 'playing' ? 'Stop' : `Listen to ${name}`}
      </Button>
      {/* Spoken by a voice that is about to read the whole story in text: captions would repeat the button. */}
      <audio ref={audio} onPause={() => setState('idle')} onEnded={() => setState('idle')} />
    </div>
  )
}
