import { expect, test } from 'vitest'

import { formOfWish } from './wish-form.ts'

test.each([
  ['a lighthouse', 'thing'],
  ['monster trucks', 'thing'],
  ['unicorns and dinosaurs', 'thing'],
  ['the king', 'thing'],
  ['kingfishers', 'thing'],
  ['a spider on a string', 'thing'],
  ['the lost duckling', 'thing'],
  ['building blocks', 'thing'],
  ['ringing the bell', 'deed'],
  ['going to the zoo', 'deed'],
  ['building a sandcastle', 'deed'],
  ['our trip to the zoo', 'deed'],
  ['not wanting to eat the peas', 'deed'],
  ['a birthday party', 'deed'],
  ['the day the wifi broke', 'clause'],
  ['Mum going away for work', 'clause'],
  ['Mum reading a map', 'clause'],
  ['a bear knitting', 'clause'],
  ['our cat thinking', 'clause'],
  ['a princess who doesn’t like pink', 'clause']
])('“%s” is a %s', (about, form) => {
  expect(formOfWish({ about, isQuestion: false, sort: 'thing' })).toBe(form)
})

test('what is asked is a question, however it is said', () => {
  expect(formOfWish({ about: 'why the sky is blue', isQuestion: true, sort: 'thing' })).toBe('question')
})
