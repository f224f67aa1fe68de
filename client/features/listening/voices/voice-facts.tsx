import { Smartphone } from 'lucide-react'
import { useState } from 'react'

import type { NarratorVoice } from '#shared/narration.ts'
import { Button } from '../../../ui/button.tsx'
import { useStoryVoice } from './use-story-voice.ts'
import { VoiceDialog } from './voice-dialog.tsx'
import { originWords, useVoiceList } from './voice-list.ts'
import { VoiceSample } from './voice-sample.tsx'

/** Beside a choice of voices: how the chosen one sounds, where its sound is made, and what this device has instead. */
export function VoiceFacts({ voice }: { voice: NarratorVoice }) {
  const list = useVoiceList()
  const here = useStoryVoice(voice)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-3 lg:flex lg:flex-wrap lg:items-center lg:gap-x-4">
      <div className="flex flex-wrap gap-2.5">
        <VoiceSample voice={voice} />
        {here.offered.length > 0 && (
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Smartphone aria-hidden="true" size={20} />
            Voices of this device
          </Button>
        )}
      </div>
      <p className="mt-2 min-h-[1.5em] max-w-[58ch] lg:mt-0 text-[15px] text-pretty text-text2">
        {list !== undefined && originWords(list, voice)}
        {here.device !== null && (
          <strong className="block font-semibold text-text">
            On this device {here.device.name} reads instead{here.device.isLocal ? '' : ', over the internet'}.
          </strong>
        )}
      </p>
      <VoiceDialog
        open={isOpen}
        narratorVoice={voice}
        voice={here}
        onChoose={here.choose}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}
