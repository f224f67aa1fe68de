import { VOICE_DESCRIPTIONS, type NarratorVoice } from '#shared/narration.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface SilentVoiceDialogProps {
  /** Of the device's voice that fell silent; null while none did. */
  name: string | null
  narratorVoice: NarratorVoice
  onTryAgain: () => void
  /** The story's own voice reads on. */
  onOwnVoice: () => void
  onClose: () => void
}

/** A voice never changes by itself in the middle of a story: the listener says what comes next. */
export function SilentVoiceDialog({ name, narratorVoice, onTryAgain, onOwnVoice, onClose }: SilentVoiceDialogProps) {
  return (
    <Dialog
      open={name !== null}
      onClose={onClose}
      title={`${name ?? 'The voice'} has fallen silent`}
      description="This device did not let the voice go on. The story waits at the sentence where it was."
    >
      <div className="flex flex-col gap-3">
        <Button look="ember" size="large" wide onClick={onTryAgain}>
          Try again
        </Button>
        <Button size="large" wide onClick={onOwnVoice}>
          Let {VOICE_DESCRIPTIONS[narratorVoice].name} read on
        </Button>
      </div>
    </Dialog>
  )
}
