import { expect, test } from 'vitest'

import { mainStress } from './stress.ts'

/** What the engine's lexicon has for names; the vowel that is to carry the stress is in capitals. */
const NAMES: readonly (readonly [string, string])[] = [
  ['olivia', 'ow0 l IH1 v iy0 ax0'],
  ['sophia', 's ow0 f IY1 ax0'],
  ['isabella', 'ih1 z ax0 b EH1 l ax0'],
  ['elizabeth', 'ih0 l IH1 z ax0 b ax0 th'],
  ['maria', 'm er0 IY1 ax0'],
  ['diana', 'd ay0 AE1 n ax0'],
  ['elijah', 'eh0 l AY1 jh ax0'],
  ['alexander', 'ae1 l ax0 g z AE1 n d er0'],
  ['victoria', 'v ih0 k t AO1 r iy0 ax0'],
  ['louisa', 'l uw0 IY1 z ax0'],
  ['christina', 'k r ih0 s t IY1 n ax0'],
  ['nicole', 'n ih0 k OW1 l'],
  ['michelle', 'm ih0 sh EH1 l'],
  ['amelia', 'ax0 m IY1 l y ax0'],
  ['charlotte', 'sh AA1 r l ax0 t'],
  ['penelope', 'p ax0 n EH1 l ax0 p iy0'],
  ['aurora', 'er0 AO1 r ax0'],
  ['gabriella', 'g aa0 b r iy0 EH1 l ax0'],
  ['juliana', 'jh uw1 l iy0 AE1 n ax0'],
  ['rebecca', 'r ax0 b EH1 k ax0'],
  ['melissa', 'm ax0 l IH1 s ax0'],
  ['vanessa', 'v ax0 n EH1 s ax0'],
  ['cassandra', 'k ax0 s AE1 n d r ax0'],
  ['matilda', 'm ax0 t IH1 l d ax0'],
  ['josephine', 'jh OW1 s ax0 f iy1 n'],
  ['danielle', 'd ae1 n iy0 EH1 l'],
  ['marianne', 'm eh1 r iy0 AE1 n'],
  ['bernadette', 'b er0 n ax0 d EH1 t'],
  ['rosemarie', 'r ow1 z m er0 IY1'],
  ['genevieve', 'jh EH1 n ax0 v iy1 v'],
  ['lily', 'l IH1 l iy0'],
  ['theo', 'th IY1 ow0'],
  ['benjamin', 'b EH1 n jh ax0 m ax0 n'],
  ['sebastian', 's ax0 b AE1 s ch ax0 n'],
  ['nathaniel', 'n ax0 th AE1 n y ax0 l'],
  ['jeremiah', 'jh eh1 r ax0 m AY1 ax0'],
  ['isaiah', 'ay1 z EY1 ax0'],
  ['tyrone', 't ay1 r OW1 n'],
  ['jermaine', 'jh er1 m EY1 n'],
  ['joanne', 'jh ow1 AE1 n'],
  ['aaliyah', 'aa0 l IH0 y ax0'],
  ['mohammed', 'm ow0 hh AE1 m ih0 d'],
  ['ibrahim', 'ih1 b r aa0 hh IY1 m'],
  ['khadija', 'k ae1 d IY1 jh ax0'],
  ['amina', 'ax0 m IY1 n ax0'],
  ['jamal', 'jh ax0 m AA1 l'],
  ['karim', 'k er0 IY1 m'],
  ['hassan', 'hh ax0 s AA1 n'],
  ['priya', 'p r IY1 iy0 ax0'],
  ['ananya', 'aa0 n AE1 n y ax0'],
  ['priyanka', 'p r ih0 y AE1 ng k ax0'],
  ['rajesh', 'r aa0 y EH1 sh'],
  ['aditya', 'aa0 d IH0 t y ax0'],
  ['deepak', 'd IY1 p ae1 k'],
  ['akira', 'ax0 k IY1 r ax0'],
  ['hiroshi', 'hh ih0 r OW1 sh iy0'],
  ['kenji', 'k EH1 n jh iy0'],
  ['santiago', 's ae1 n t iy0 AA1 g ow0'],
  ['camila', 'k ax0 m IH1 l ax0'],
  ['valentina', 'v ae0 l ih0 n t IY1 n ax0'],
  ['fernando', 'f er0 n AE1 n d ow0'],
  ['miguel', 'm ih0 g EH1 l'],
  ['rafael', 'r aa1 f ay0 EH1 l'],
  ['jose', 'hh ow1 z EY1'],
  ['jabari', 'jh aa0 b AA1 r iy0'],
  ['makena', 'm ey1 k EH1 n ax0'],
  ['imani', 'ay1 m AA1 n iy0'],
  ['ariana', 'aa0 r iy0 AE1 n ax0']
]

const WORDS: readonly (readonly [string, string])[] = [
  ['november', 'n ow0 v EH1 m b er0'],
  ['october', 'aa0 k t OW1 b er0'],
  ['adventure', 'ae0 d v EH1 n ch er0'],
  ['kangaroo', 'k ae1 ng g er0 UW1'],
  ['hotel', 'hh ow0 t EH1 l'],
  ['piano', 'p iy0 AE1 n ow0'],
  ['giraffe', 'jh er0 AE1 f'],
  ['grandfather', 'g r AE1 n d f aa1 dh er0'],
  ['grandmother', 'g r AE1 n d m ah1 dh er0'],
  ['lighthouse', 'l AY1 t hh aw1 s'],
  ['watermelon', 'w AO1 t er0 m eh1 l ax0 n'],
  ['strawberry', 's t r AO1 b eh1 r iy0'],
  ['everybody', 'EH1 v r iy0 b aa1 d iy0'],
  ['everything', 'EH1 v r iy0 th ih1 ng'],
  ['dragonfly', 'd r AE1 g ow1 n f l ay1'],
  ['butterfly', 'b AH1 t er0 f l ay1'],
  ['caterpillar', 'k AE1 t ax0 p ih1 l er0'],
  ['helicopter', 'hh EH1 l ih0 k aa1 p t er0'],
  ['alligator', 'AE1 l ax0 g ey1 t er0'],
  ['hospital', 'hh AA1 s p ih1 t ax0 l'],
  ['television', 't EH1 l ax0 v ih1 zh ax0 n'],
  ['dictionary', 'd IH1 k sh ax0 n eh1 r iy0'],
  ['library', 'l AY1 b r eh1 r iy0'],
  ['activism', 'AE1 k t ih0 v ih1 z ax0 m'],
  ['celebration', 's eh1 l ax0 b r EY1 sh ax0 n'],
  ['celebrating', 's EH1 l ax0 b r ey1 t ih0 ng'],
  ['expedition', 'eh1 k s p ax0 d IH1 sh ax0 n'],
  ['photograph', 'f OW1 t ax0 g r ae1 f'],
  ['photographic', 'f ow1 t ax0 g r AE1 f ih0 k'],
  ['decorate', 'd EH1 k er0 ey1 t'],
  ['recognised', 'r EH1 k ax0 g n ay1 z d'],
  ['afternoon', 'ae1 f t er0 n UW1 n'],
  ['goodnight', 'g uh1 d n AY1 t'],
  ['goodbye', 'g uh1 d b AY1'],
  ['tomorrow', 't ax0 m AA1 r ow1'],
  ['umbrella', 'ax0 m b r EH1 l ax0'],
  ['banana', 'b ax0 n AE1 n ax0'],
  ['pajamas', 'p ax0 jh AA1 m ax0 z'],
  ['guitar', 'g ih0 t AA1 r'],
  ['balloon', 'b ax0 l UW1 n'],
  ['machine', 'm ax0 sh IY1 n'],
  ['police', 'p ax0 l IY1 s'],
  ['surprise', 's er0 p r AY1 z'],
  ['hello', 'hh ax0 l OW1'],
  ['myself', 'm ay1 s EH1 l f'],
  ['japanese', 'jh ae1 p ax0 n IY1 z'],
  ['engineer', 'eh1 n jh ax0 n IH1 r'],
  ['volunteer', 'v aa1 l ax0 n t IH1 r'],
  ['understand', 'ah1 n d er0 s t AE1 n d'],
  ['misunderstood', 'm ih1 s ax0 n d er0 s t UH1 d'],
  ['remember', 'r ih0 m EH1 m b er0'],
  ['forgotten', 'f er0 g AA1 t ax0 n'],
  ['disappear', 'd ih1 s ax0 p IH1 r'],
  ['disappointed', 'd ih1 s ax0 p OY1 n t ih0 d'],
  ['rearrange', 'r iy1 er0 EY1 n jh'],
  ['unafraid', 'ah1 n ax0 f r EY1 d'],
  ['underneath', 'ah1 n d er0 n IY1 th'],
  ['overjoyed', 'ow1 v er0 jh OY1 d'],
  ['introduce', 'ih1 n t r ax0 d UW1 s'],
  ['replace', 'r iy1 p l EY1 s'],
  ['invite', 'ih1 n v AY0 t'],
  ['whatever', 'w ah1 t EH1 v er0'],
  ['marshmallow', 'm AA1 r sh m eh1 l ow0'],
  ['pineapple', 'p AY1 n ae1 p ax0 l'],
  ['enthusiasm', 'ih0 n th UW1 z iy0 ae1 z ax0 m'],
  ['hullabaloo', 'hh ah1 l ax0 b ax0 l UW1'],
  ['lantern', 'l AE1 n t er0 n'],
  ['explore', 'ih0 k s p l AO1 r'],
  ['resting', 'r EH1 s t ih0 ng'],
  ['upstairs', 'ax0 p s t EH1 r z'],
  ['the', 'dh AX0']
]

test.each([...NAMES, ...WORDS])('%s is stressed on the vowel in capitals: %s', (word, sounds) => {
  const said = sounds.split(' ')
  const vowels = said.filter((sound) => /\d$/.test(sound))
  expect(
    mainStress(
      word,
      said.map((sound) => sound.toLowerCase())
    )
  ).toBe(vowels.findIndex((vowel) => /^[A-Z]/.test(vowel)))
})

test('a word that is another in the plural has its stress', () => {
  expect(mainStress('kangaroos', 'k ae1 ng g er0 uw1 z'.split(' '))).toBe(2)
  expect(mainStress('goodbyes', 'g uh1 d b ay1 z'.split(' '))).toBe(1)
})

test('of a word in whose letters the engine found no stress it is the first vowel that can be stressed', () => {
  expect(mainStress('mishna', 'm ih0 sh n ax0'.split(' '))).toBe(0)
  expect(mainStress('anebi', 'ax0 n eh0 b ih0'.split(' '))).toBe(1)
  expect(mainStress('undressed', 'ah0 n d r eh0 s t'.split(' '))).toBe(1)
  expect(mainStress('uhm', ['ax0', 'm'])).toBe(0)
})

test('what has no vowel has no stress', () => {
  expect(mainStress('psst', ['p', 's', 't'])).toBe(-1)
  expect(mainStress('', [])).toBe(-1)
})
