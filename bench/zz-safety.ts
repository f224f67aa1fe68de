import { readFileSync } from 'node:fs'
import { mayBeSorrow, readSorrow } from '#server/storyteller/sorrow/sorrow.ts'
import { alarmsHearing } from '#server/storyteller/sorrow/alarm-rules.ts'
import { labelledLines } from './labelled-sentences.ts'
const [mode = '', file = ''] = process.argv.slice(2)
const lines = mode === 'corpus' ? labelledLines(file).filter((l) => l.heading.startsWith('wish')).map((l) => l.text) : readFileSync(file, 'utf8').split('\n').filter((l) => l !== '')
let heard = 0
for (const line of lines) {
  const s = readSorrow(line)
  const may = s === null && mayBeSorrow(line)
  if (s !== null || may) heard += 1
  if (mode === 'corpus') { if (s !== null) console.log(line) }
  else if (mode === 'missed') { if (s === null) console.log(may ? 'MAY  ' : 'MISS ', line) }
  else if (mode === 'heard') { if (s !== null || may) console.log('HEARD', line, '|', alarmsHearing(line).map((r) => r.label).join('; ')) }
}
console.error(`${file}: ${heard} of ${lines.length} heard`)
