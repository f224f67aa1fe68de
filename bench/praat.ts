import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What Praat hears of one sound. */
export interface PraatFigures {
  /** Pitch every 10 ms, in Hz; 0 where there is none. */
  hz: number[]
  /** Mean difference of neighbouring periods, in percent. */
  jitter: number
  /** Harmonics over noise, in dB. */
  harmonicity: number
}

const SCRIPT = `form Measure
  sentence Folder
  real Floor
  real Ceiling
endform
list = Create Strings as file list: "files", folder$ + "/*.wav"
n = Get number of strings
for i to n
  selectObject: list
  name$ = Get string: i
  sound = Read from file: folder$ + "/" + name$
  pitch = To Pitch (ac): 0.01, floor, 15, "no", 0.03, 0.45, 0.01, 0.35, 0.14, ceiling
  frames = Get number of frames
  line$ = ""
  for f to frames
    hz = Get value in frame: f, "Hertz"
    if hz = undefined
      line$ = line$ + " 0"
    else
      line$ = line$ + " " + fixed$ (hz, 1)
    endif
  endfor
  selectObject: sound, pitch
  points = To PointProcess (cc)
  jitter = Get jitter (local): 0, 0, 0.0001, 0.02, 1.3
  selectObject: sound
  harmonicity = To Harmonicity (cc): 0.01, floor, 0.1, 1
  hnr = Get mean: 0, 0
  appendInfoLine: name$, " ", fixed$ (jitter * 100, 3), " ", fixed$ (hnr, 2), line$
  removeObject: sound, pitch, points, harmonicity
endfor
`

/** Whether a program of Debian's is installed here. */
export async function isInstalled(program: string): Promise<boolean> {
  return await run('which', [program]).then(
    () => true,
    () => false
  )
}

/** Measures every `.wav` of a folder, and answers by their names. `floor` and `ceiling` bound the pitch, in Hz. */
export async function measureWithPraat(
  folder: string,
  { floor, ceiling }: { floor: number; ceiling: number }
): Promise<ReadonlyMap<string, PraatFigures>> {
  const script = join(folder, 'measure.praat')
  await writeFile(script, SCRIPT)
  const { stdout } = await run('praat', ['--run', script, folder, String(floor), String(ceiling)], {
    maxBuffer: 1 << 28
  })
  const lines = stdout.split('\n').flatMap((line) => {
    const [file = '', jitter, harmonicity, ...hz] = line.trim().split(/\s+/)
    const figures = { jitter: Number(jitter), harmonicity: Number(harmonicity), hz: hz.map(Number) }
    return file.endsWith('.wav') ? [[file.slice(0, -'.wav'.length), figures] as const] : []
  })
  return new Map(lines)
}
