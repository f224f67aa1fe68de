import { AppError } from '#server/errors.ts'
import type { VoiceAllowance } from './narrator.ts'

interface VoiceAllowanceNeeds {
  ledger: { spokenToday(family: string | null): Promise<{ family: number; instance: number }> }
  /** Letters a day; null: no limit but the sum of the families'. */
  limits: { familyCharacters: number; instanceCharacters: number | null }
  onRefusal: (reason: 'family' | 'instance') => void
}

/** A limit of letters a day for each family and for all, asked when a story is begun. */
export function createVoiceAllowance({ ledger, limits, onRefusal }: VoiceAllowanceNeeds): VoiceAllowance {
  return {
    async mayBegin(family) {
      const spoken = await ledger.spokenToday(family)
      const reason =
        spoken.family >= limits.familyCharacters
          ? 'family'
          : limits.instanceCharacters !== null && spoken.instance >= limits.instanceCharacters
            ? 'instance'
            : null
      if (reason !== null) onRefusal(reason)
      return reason === null
    }
  }
}

/** What a listener is told who asks for another story in a voice that has spoken enough. */
export function voiceSpent(): AppError {
  return new AppError(
    'unavailable',
    'This voice has read as much today as it may. It is back tomorrow; until then you may hear the story in the built-in voice.',
    { code: 'voice_spent' }
  )
}
