import type { DemoRequest, DemoStory, DemoVoice, DemoVoiceRequest } from '#shared/demo.ts'
import { serverMessage } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'

export function tellStory(request: DemoRequest, signal: AbortSignal): Promise<DemoStory> {
  return call('tellDemo', { body: request }, { signal })
}

export function speak(request: DemoVoiceRequest, signal: AbortSignal): Promise<DemoVoice> {
  return call('speakDemo', { body: request }, { signal })
}

/** What went wrong, for people. */
export function messageOf(error: unknown): string {
  return serverMessage(error) ?? 'The story could not be told just now. Please try again.'
}
