import { readFileSync } from 'node:fs'
import { PARENT_WORDS } from '#server/storyteller/language/family-words.ts'
import { wordsOfWish } from '#server/storyteller/sorrow/wish-words.ts'
const U = new Set('uncle tito tio tío chacha mamu cousin stepdad stepfather stepbrother godfather boyfriend'.split(' '))
const P = new Set(PARENT_WORDS)
const K = new Set(['neck', 'brother', 'sister'])
for (const l of readFileSync(process.argv[2] ?? '', 'utf8').split('\n')) console.log(wordsOfWish(l).map((w) => (w.isAfterMark && w.word !== '.' ? ', ' : '') + (U.has(w.word) ? '<uncle>' : P.has(w.word) ? '<parent>' : w.token === '<friend>' || K.has(w.word) ? w.word : w.token)).join(' '))
