import { expect, test } from 'vitest'

import { namesOf } from './lexicon/lexicon-entry.ts'
import { lineFaults, type Place } from './line-lint.ts'
import { AILING } from './roles/ailing.ts'
import { HOME } from './roles/home.ts'
import { AILING_FIELDS, HOME_FIELDS, pastimes, PLAYING_FIELDS } from './roles/pastime.ts'
import { PLAYING } from './roles/playing.ts'
import { knownWho, rowsOf, WHO_FIELDS, WORK_FIELDS, workAt, workNames, workOf } from './roles/role.ts'
import { deedOfTwo, TOGETHER, TOGETHER_FIELDS } from './roles/together.ts'
import { WHO } from './roles/who.ts'
import { WORK } from './roles/work.ts'

const PHRASE: Place = { slots: [], shape: 'phrase', atLeast: 0 }
/** Two sentences may stand in one field, some are spoken, and a comb is trodden on. */
const SAID = /^(?:present tense|a phrase has no full stop|says “wound”|\d+ words)/u
const PERSONAL = /\b(?:he|she|him|her|his)\b/iu

function faultsOf(table: string, fields: readonly string[]): string[] {
  const known = new Set<string>()
  return rowsOf(table).flatMap((row) => {
    const [names = ''] = row
    const faults = row.length === fields.length ? [] : [`${row.length} fields, needs ${fields.length}`]
    for (const { one } of namesOf(names, 'one')) {
      if (known.has(one)) faults.push(`“${one}” stands in two lines`)
      known.add(one)
    }
    for (const text of row.slice(2))
      faults.push(...lineFaults(text, PHRASE, 'both').filter((fault) => !SAID.test(fault)))
    if (row.slice(2).some((text) => PERSONAL.test(text))) faults.push('it may be anybody, so no he or she')
    return faults.map((fault) => `${names}: ${fault}`)
  })
}

test('whoever is sent out, and all work, is written by the rules', () => {
  expect(faultsOf(WHO, WHO_FIELDS)).toEqual([])
  expect(faultsOf(WORK, WORK_FIELDS)).toEqual([])
})

test('what is the matter, what is played and what is sat in is written by the rules', () => {
  expect(faultsOf(AILING, AILING_FIELDS)).toEqual([])
  expect(faultsOf(PLAYING, PLAYING_FIELDS)).toEqual([])
  expect(faultsOf(HOME, HOME_FIELDS)).toEqual([])
})

test('what two do together is written by the rules, and the longest verb is meant', () => {
  expect(faultsOf(TOGETHER, TOGETHER_FIELDS)).toEqual([])
  expect(deedOfTwo('go camping in the wood')?.part).toBe('the putting up of the tent')
  expect(deedOfTwo('go')).toBeNull()
})

test('a person is never “it”', () => {
  const said = rowsOf(WHO)
    .filter(([, size = '']) => size.startsWith('p '))
    .flatMap(([names, , , enters = '', trouble = '', hides = '', , use = '', night = '']) =>
      [enters, trouble, hides, use, night]
        .filter((text) => /\b(?:its|itself)\b/u.test(text))
        .map((text) => `${names ?? ''}: ${text}`)
    )
  expect(said).toEqual([])
})

test('knows whom it has a line for, and of others what the lexicon knows', () => {
  expect(knownWho('sharks')).toMatchObject({ one: 'shark', size: 'big', home: 'out beyond the boats' })
  expect(knownWho('axolotl')).toMatchObject({ one: 'axolotl', size: 'like' })
  expect(knownWho('gritter lady')).toMatchObject({ isPerson: true })
  expect(knownWho('llama')).toMatchObject({ wants: 'something warm' })
  // Two of whom only the lexicon knows are told of in different words, in the quotes of print.
  const llama = knownWho('llama')
  expect(llama?.other?.trouble).not.toBe(llama?.trouble)
  expect(JSON.stringify([llama?.why, Object.values(llama?.other ?? {})])).not.toContain("'")
  expect(knownWho('mud')).toBeNull()
  expect(knownWho('whirligig')).toBeNull()
})

test('knows work by who does it and by where it is done', () => {
  expect(workOf('barber')).toMatchObject({ one: 'barber', place: 'hairdresser’s', clients: 'customers' })
  expect(workAt('hotel')).toMatchObject({ one: 'hotel owner', place: 'hotel', client: 'guest' })
  expect(workOf('whirligig')).toBeNull()
  expect(pastimes().home.get('bath')).toMatchObject({ thing: 'the bath', where: 'in the bath' })
  expect(workNames().workers).toContain('bus driver')
})
