import { expect, test } from 'vitest'

import { answers } from '#content/answers.ts'
import { answerTo } from './answer.ts'

test.each([
  ['Why do onions make Mummy cry?', /onion/u],
  ['Why do fingers go wrinkly in the bath?', /fingers/u],
  ['Why is the sky blue?', /blue/u],
  ['Where does the sun go at night?', /sun stays/u],
  ['Do fish sleep?', /eyelids/u],
  ['How do planes stay up?', /wings/u],
  ['Why do we have to sleep?', /grows/u],
  ['What is inside the earth?', /iron/u]
])('“%s” has its own answer', (question, fact) => expect(answerTo(question)?.fact).toMatch(fact))

test.each(['Why is Grandpa called Jim?', 'Why do cars have wheels?', 'How do fish play chess?'])(
  'nobody pretends to know “%s”',
  (question) => expect(answerTo(question)).toBeNull()
)

test('each is a sentence that a child can take in and say again', () => {
  const long = answers.flatMap(({ fact, guesses }) =>
    [fact, ...guesses].filter((said) => said.split(/\s+/u).length > 18 || /[.!?]$/u.test(said))
  )
  expect(long).toEqual([])
})
