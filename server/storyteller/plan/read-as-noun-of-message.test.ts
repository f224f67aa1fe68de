import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'
import { person } from '#tests/support/requested-character.ts'

// A long message of which other stories could only say pieces as they were typed.
test.each([
  [
    'what a week, the bathroom floor is done at last and we can cook again. something where two otters have only one boat and both want to sit at the front',
    'wish-otter'
  ],
  [
    'a walrus finds a trumpet on the beach and thinks it is a hat, then a second one comes and says no that is a bucket, then it rains and they all go home',
    'wish-walrus'
  ],
  [
    'Ok so Ravi wants his toy rickshaw Bholu to drive all the way from Nagpur to the mountains to fetch some snow for his nani because she has never seen it',
    'wish-tuk-tuk'
  ],
  [
    'Please a story for Wout (6) and his little sister Lies who is 3. Today they built a raft from cartons on the canal but it sank after two minutes and Lies thinks the ducks are laughing at her. maybe the ducks could help?',
    'wish-ducks'
  ],
  [
    'Sota and Mei fell out over a skipping rope today, they are both stubborn. She doesn’t want a story with a lesson she says, she wants a funny one with a goat',
    'wish-goat'
  ],
  [
    'Home poorly all week with chicken pox, spots everywhere. They’d love a leopard story, a leopard who wakes up with too many spots or none at all, and something the little one can shout',
    'wish-jaguar'
  ],
  [
    'Tonight it is just Daddy and Emre because Mummy is on night shift at the hospital. Emre is 5 and his sister says she is too old for stories but she is listening really. Can you make one about a nurse who looks after stars?',
    'wish-deed-helps-again'
  ],
  [
    'The twins argued all day over one red bucket at the beach. Please could we have a gentle story about sharing, maybe with crabs in it',
    'wish-sharing'
  ],
  [
    'My son lost his temper at football because they lost 5 nil. Maybe something about a bear who learns to lose',
    'wish-learning'
  ],
  [
    'Layla planted beans at school and she checks the pot every five minutes. Something about waiting and being patient please, not too long as she is already very tired',
    'wish-being-patient'
  ],
  [
    'they fought over the tablet again, i took it away, now everyone is grumpy. story about a grumpy family of badgers',
    'wish-badger'
  ]
])('“%.40s…” is told by %s', (wish, plot) => expect(plannedStory(wish).plot.id).toBe(plot))

// The child was cast anew with the part, and the story took the one who leads for another one beside her.
test.each([
  'A crocodile and a little bird share a boat on the Amazon, and the boat has a hole in it, and nobody has a bucket',
  'Ravi and his peacock go to the mango orchard at night, the mangoes go missing and it turns out to be the grandmother',
  'The twins argued all day over one red bucket at the beach. Please could we have a gentle story about sharing, maybe with crabs in it'
])('“%.40s…” is played by the child and another one', (wish) => {
  const isla = person('Isla', 6, 'daughter', { avatar: 'girl' })
  for (const characters of [[isla], [isla, person('Theo', 4, 'son', { avatar: 'boy' })]]) {
    const { hero, ...plan } = plannedStory(wish, characters)
    const scenes = plan.kind === 'scenes' ? plan.scenes : []
    const beside = scenes
      .flatMap(({ S, A }) => [S, A])
      .flatMap((member) => (member && member !== hero ? member.name : []))
    expect(beside.length).toBeGreaterThan(0)
    expect(beside).not.toContain(hero.name)
  }
})

test.each([
  [
    'a question',
    'why do otters hold hands when they sleep and do they ever let go of each other by mistake in the night'
  ],
  [
    'a sorrow',
    'my grandpa died on sunday and we are all so sad. something where two otters have only one boat and row home'
  ],
  [
    'a burden',
    'her brother shouts at night and mum is afraid of him now. something where two otters have only one boat'
  ],
  [
    'a thing found beside an order',
    'She had a red mark on her neck from the rope when I found her. She would like a story about otters please'
  ],
  [
    'a homecoming without the baby',
    'Daddy came home from hospital without the baby. He would like a story about otters please'
  ],
  [
    'a hurt beside an order',
    'he was hit by his uncle again tonight and will not come out of his room, he would like a story with otters please'
  ]
])('of %s no noun is told', (_what, wish) => expect(plannedStory(wish).plot.id).not.toBe('wish-otter'))
