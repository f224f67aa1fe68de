import { doubleMetaphone } from 'double-metaphone'
import leven from 'leven'

/** Words that are typed by ear in a bad week, and must be heard. */
const HARM =
  'cancer funeral suicide prison stabbed strangled alcoholic diabetes seizure seizures epilepsy hospital hospice leukaemia dementia alzheimers divorce divorced divorcing separated miscarriage stillborn accident ambulance murdered cemetery cremated deceased depression anorexia chemotherapy pneumonia meningitis paralysed kidnapped refugee evicted homeless slaughter bullied violence violent surgery operation heaven tumour coffin ventilator terminal intensive'.split(
    ' '
  )

const BY_SOUND = new Map<string, string[]>()
for (const word of HARM) {
  const [sound] = doubleMetaphone(word)
  BY_SOUND.set(sound, [...(BY_SOUND.get(sound) ?? []), word])
}

/** The word of harm that sounds as an unknown word does (“canser”, “funral”, “prizon”), or null; given in small letters. */
export function harmSoundingLike(word: string): string | null {
  const written = SLIPS[word]
  if (written !== undefined) return written
  const [sound] = doubleMetaphone(word)
  if (sound.length < FEWEST_SOUNDS) return null
  const near = (BY_SOUND.get(sound) ?? []).find((harm) => leven(harm, word) <= (word.length > LONG ? 3 : 2))
  return near ?? null
}

const FEWEST_SOUNDS = 4
const LONG = 7

/** Those that do not sound like what was meant. */
const SLIPS: Readonly<Record<string, string>> = {
  sideside: 'suicide', suiside: 'suicide', sewerside: 'suicide', soocide: 'suicide', hevan: 'heaven', hevun: 'heaven', heavan: 'heaven', hevven: 'heaven', tumer: 'tumour', tumur: 'tumour',
  passt: 'passed', runover: 'run over', funrel: 'funeral', alchoholic: 'alcoholic', alcholic: 'alcoholic', alchoholik: 'alcoholic', kemo: 'chemo', keemo: 'chemo', stabd: 'stabbed', buryed: 'buried'
} // prettier-ignore
