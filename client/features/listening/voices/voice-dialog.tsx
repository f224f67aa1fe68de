import { Square, Volume2 } from 'lucide-react'
import { useId, type ReactNode } from 'react'

import { VOICE_DESCRIPTIONS, type NarratorVoice } from '#shared/narration.ts'
import { classNames } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { DeviceVoice } from '../device-voice/device-voices.ts'
import { useVoicePreview } from '../device-voice/use-voice-preview.ts'
import type { StoryVoice } from './use-story-voice.ts'

interface VoiceDialogProps {
  open: boolean
  narratorVoice: NarratorVoice
  voice: StoryVoice
  onChoose: (voice: DeviceVoice | null) => void
  onClose: () => void
}

/** Who reads: the story's own voice, or one that this device brings along. */
export function VoiceDialog({ open, narratorVoice, voice, onChoose, onClose }: VoiceDialogProps) {
  const { heard, toggle, stop } = useVoicePreview()
  const own = VOICE_DESCRIPTIONS[narratorVoice]
  const near = voice.offered.filter(({ isLocal }) => isLocal)
  const far = voice.offered.filter(({ isLocal }) => !isLocal)

  function close() {
    stop()
    onClose()
  }

  const row = (one: DeviceVoice) => (
    <VoiceRow
      key={one.id}
      name={one.name}
      note={[one.accent, ...(one.isNatural ? ['natural'] : [])].join(', ')}
      chosen={voice.device?.id === one.id}
      onChoose={() => {
        stop()
        onChoose(one)
      }}
    >
      <IconButton
        label={heard === one.id ? `Stop ${one.name}` : `Listen to ${one.name}, ${one.accent}`}
        onClick={() => toggle(one)}
        className="relative z-2"
      >
        {heard === one.id ? (
          <Square aria-hidden="true" size={18} fill="currentColor" />
        ) : (
          <Volume2 aria-hidden="true" size={22} />
        )}
      </IconButton>
    </VoiceRow>
  )

  return (
    <Dialog open={open} onClose={close} title="Who reads?" description="Remembered on this device only.">
      <div className="flex flex-col gap-6">
        <Voices title="The story’s voice" note={`${own.name} goes on when the screen locks.`}>
          <VoiceRow
            name={own.name}
            note={own.manner}
            chosen={voice.device === null}
            onChoose={() => {
              stop()
              onChoose(null)
            }}
          />
        </Voices>
        {near.length > 0 && (
          <Voices
            title="This device’s voices"
            note={`They stop when the screen locks${'wakeLock' in navigator ? ', which it does not while they read' : ''}.`}
          >
            {near.map(row)}
          </Voices>
        )}
        {far.length > 0 && (
          <Voices
            title="Over the internet"
            note="What these read is sent to the maker of your browser, names included. They stop when the screen locks."
          >
            {far.map(row)}
          </Voices>
        )}
        <Button look="ember" size="large" wide onClick={close}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}

function Voices({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const id = useId()
  return (
    <fieldset aria-describedby={id}>
      <legend className="font-semibold">{title}</legend>
      <p id={id} className="mt-0.5 text-[15px] text-pretty text-text2">
        {note}
      </p>
      <div className="mt-2.5 flex flex-col gap-2">{children}</div>
    </fieldset>
  )
}

interface VoiceRowProps {
  name: string
  note: string
  chosen: boolean
  onChoose: () => void
  children?: ReactNode
}

function VoiceRow({ name, note, chosen, onChoose, children }: VoiceRowProps) {
  return (
    <div
      className={classNames(
        'relative flex min-h-15 items-center gap-3 rounded-control bg-raised/60 py-1.5 ps-4 pe-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember',
        chosen ? 'shadow-[0_0_0_3px_var(--ember)]' : 'shadow-rim hover:bg-raised'
      )}
    >
      <input
        type="radio"
        name="reading-voice"
        checked={chosen}
        onChange={onChoose}
        aria-label={`${name}, ${note}`}
        className="absolute inset-0 z-1 cursor-pointer appearance-none rounded-control outline-none"
      />
      <span className="min-w-0 flex-1 leading-tight">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <small className="mt-0.5 block text-[15px] text-text2">{note}</small>
      </span>
      {children}
    </div>
  )
}
