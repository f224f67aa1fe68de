import { ServiceRefusal, type ServiceSpeech } from './speech-service.ts'

/**
 * Samples out of what a service sent: a WAV file by its own header, or bare 16-bit little-endian mono at the rate that
 * was agreed. @throws ServiceRefusal when it is neither, no sound at all, or a file that is not whole
 */
export function readSound(bytes: Uint8Array, agreedRate: number): Pick<ServiceSpeech, 'samples' | 'rate'> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isWav = bytes.length > 12 && view.getUint32(0, false) === RIFF
  const { start, end, rate, channels } = isWav
    ? readHeader(view)
    : { start: 0, end: bytes.length, rate: agreedRate, channels: 1 }
  const count = Math.floor((end - start) / (2 * channels))
  const samples = new Float32Array(Math.max(0, count))
  for (let i = 0; i < samples.length; i++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++)
      sum += view.getInt16(start + 2 * (i * channels + channel), true)
    samples[i] = sum / channels / 32_768
  }
  // Compressed sound read as samples is noise at full strength; a picture of an error is neither.
  if (samples.length < LEAST_SECONDS * rate || isNoise(samples))
    throw new ServiceRefusal('The service sent no sound that can be read (pcm or wav, 16 bit)', { mayPass: false })
  return { samples, rate }
}

const RIFF = 0x52494646
const FORMAT = 0x666d7420
const DATA = 0x64617461
/** A stream does not know its length and writes the largest there is, signed or unsigned, with or without the header. */
const UNKNOWN_LENGTH = 0x7fff_0000
const LEAST_SECONDS = 0.05
/** Speech has a mean square far below that of evenly spread numbers, which is a third. */
const NOISE_POWER = 0.2

function readHeader(view: DataView): { start: number; end: number; rate: number; channels: number } {
  let rate = 0
  let channels = 1
  for (let at = 12; at + 8 <= view.byteLength;) {
    const id = view.getUint32(at, false)
    const length = view.getUint32(at + 4, true)
    const start = at + 8
    if (id === FORMAT && start + 16 <= view.byteLength) {
      channels = Math.max(1, view.getUint16(start + 2, true))
      rate = view.getUint32(start + 4, true)
      const isPcm16 = view.getUint16(start + 14, true) === 16
      if (!isPcm16) throw new ServiceRefusal('The service sent sound that is not 16 bit', { mayPass: false })
    }
    if (id === DATA) {
      if (length < UNKNOWN_LENGTH && start + length > view.byteLength)
        throw new ServiceRefusal('The service broke off in the middle of a sound file', { mayPass: true })
      return { start, end: Math.min(view.byteLength, start + length), rate, channels }
    }
    at = start + length + (length % 2)
  }
  throw new ServiceRefusal('The service sent a sound file without sound', { mayPass: false })
}

function isNoise(samples: Float32Array): boolean {
  let power = 0
  for (const sample of samples) power += sample * sample
  return power / samples.length > NOISE_POWER
}
