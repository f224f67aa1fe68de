import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** Model, alphabet and voices, as they are named at the hub; the folder keeps the same names. */
export const MODEL_FILES = {
  q8: 'onnx/model_quantized.onnx',
  fp16: 'onnx/model_fp16.onnx',
  fp32: 'onnx/model.onnx'
} as const
export type ModelPrecision = keyof typeof MODEL_FILES
export const TOKENIZER_FILE = 'tokenizer.json'
export const voiceFile = (voice: string) => `voices/${voice}.bin`

/** What was installed: each file with its length and checksum, so that a start sees whether it is all there. */
const manifestSchema = z.object({
  v: z.literal(1),
  hub: z.string(),
  /** Of the repository that all files are from; null where the hub does not tell. */
  revision: z.nullable(z.string()),
  precision: z.enum(['q8', 'fp16', 'fp32']),
  runtime: z.string(),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() }))
})
export type VoiceManifest = z.output<typeof manifestSchema>

export const MANIFEST_FILE = 'installed.json'
/** The package of the runtime, in a folder of its own: `npm` is never run in ours. */
export const runtimeFolder = (folder: string) => join(folder, 'runtime')
export const modelFolder = (folder: string) => join(folder, 'model')

/** What is installed in a folder; null where nothing is, or where it is not whole. */
export async function readManifest(folder: string): Promise<VoiceManifest | null> {
  try {
    const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')))
    for (const { path, bytes } of manifest.files)
      if ((await stat(join(modelFolder(folder), path))).size !== bytes) return null
    return manifest
  } catch {
    return null
  }
}

/** The first of these voices that was not installed; null when all of them were. */
export function missingFrom({ files }: VoiceManifest, voices: readonly string[]): string | null {
  return voices.find((voice) => !files.some(({ path }) => path === voiceFile(voice))) ?? null
}
