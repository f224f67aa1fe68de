import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const stingray = wishPlot({
  id: 'wish-stingray',
  wishes: ['stingray', 'stingrays', 'sting ray', 'sting rays', 'whiptail ray', 'raya látigo', 'stachelrochen'],
  answers: ['sea', 'ocean', 'sand', 'flat', 'hide', 'hides', 'hiding', 'seek', 'game', 'tail', 'wings', 'flies', 'flying', 'flaps', 'swims', 'swimming', 'glides', 'crab', 'friend', 'underwater', 'beach', 'big', 'giant', 'gentle', 'little', 'baby', 'ray', 'smile', 'smiling', 'who', 'that', 'sleepy', 'funny', 'shy', 'bottom'],
  except: [...NOT_WELL.filter((word) => word !== 'buried'), 'afraid', 'scared', 'aquarium', 'barb', 'shark', 'manta'],
  company: ['stingray', 'crab', 'sand', 'tail'],
  partnerPlays: true,
  about: 'A stingray wins every game of hide-and-seek without looking, until the crab finds the one place that it cannot feel.',
  titles: ['Ready or Not, Said the Stingray', 'The Crab That Ticked', '{H} Lies Very Flat', 'Eyes on Top', 'The One Place Left'],
  want: [
    {
      id: 'hide-and-seek',
      A: 'partner',
      paragraphs: [
        '{H} was a stingray, as flat as a pancake. It had a blanket for wings, and the cord of a dressing gown for a tail. There’s a sting on the tail, and the stingray kept that to itself. The rug was the sea, and towels were the sand.',
        '{A} was a crab, and they played hide-and-seek. The stingray flapped twice, and the towels came down on it. Only two eyes were out. The crab walked over it four times, and said how soft the bottom was today.'
      ]
    }
  ],
  way: [
    {
      id: 'finds-it-blind',
      A: 'partner',
      paragraphs: [
        'Then {A} hid under the sand, with not one claw showing. The stingray came gliding along. It stopped above the crab, and lay down flat. “Found you,” it said.',
        '“You looked!” said the crab. “I can’t have,” said the stingray. “My eyes are on top. My mouth’s underneath. I’ve never even seen my own supper.” They played again, and {A} put a scarf over both its eyes. It found the crab sooner.'
      ]
    },
    {
      id: 'two-faces',
      A: 'same',
      spare: 1,
      paragraphs: [
        'From above, a stingray looks serious. {A} lay down on the floor and looked at it from below. There’s a mouth there, and two small holes over it, just like eyes. It’s a whole face, and it smiles.',
        '“Who’s that?” asked {A}. “Where?” said the stingray. It had never been round there. “There’s somebody cheerful living under you,” said {A}. “That would explain the noise at meals,” said the stingray.'
      ]
    },
    {
      id: 'breathes-on-top',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Don’t you swallow sand, down there?” asked {A}. “I’d have to be silly,” said {H}. A stingray has two holes behind its eyes, and draws in water from above. {H} did it through two cardboard tubes. “Hoo,” they went.',
        '{A} held a feather over the left one. It was sucked down, and stuck. “Now I’ve got a cold on one side,” said the stingray. It blew, and the feather came out of the other tube. Neither of them could say how.'
      ]
    },
    {
      id: 'sideways',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'It was the crab’s turn to seek. Like all crabs, {A} went sideways, and looked very carefully to the front. “You’re getting cold,” said the sand, to be kind. “Colder. Now you’re in the passage.”',
        '“Tell me when I’m warm,” called {A}. “Come back the way you went, and don’t turn round,” said the sand. The crab came, sideways, and sat down to think. “Warm,” said the stingray, under it. “Rather heavy, too.”'
      ]
    },
    {
      id: 'manta',
      A: 'other',
      spare: 4,
      paragraphs: [
        'From the open sea came a large cousin. It was {A}, who was a manta ray, with the big tablecloth. A manta has no sting at all. It swims with its mouth open, and sieves its dinner out of the water.',
        '“Will you play?” asked the stingray. “Gladly,” said the manta. “Where does one hide?” They looked about. A manta is wider than a bus. In the end it hid by looking the other way, and everybody was polite about it.'
      ]
    },
    {
      id: 'cleaners',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There are places in the sea where a ray can be cleaned. Small fish live there, and do nothing else. {H} lay down at the corner of the rug and spread both wings. {A} was the fish, all of them, and picked off crumbs.',
        '“There’s a queue behind you,” said {A}. “They’d like to know how long you’ll be.” The stingray turned up the edge of its blanket. There was half a biscuit under it. “I’d like it done properly,” it said, and so the fish took a break.'
      ]
    },
    {
      id: 'shuffle',
      A: 'other',
      spare: 8,
      paragraphs: [
        'People who go bathing where stingrays live do not stride in. They shuffle, so that the ray hears them and can move out of the way. {A} came from the beach with a towel, and slid one slipper in front of the other. “Shuff, shuff,” went {A}.',
        '“Somebody’s coming who has manners,” said the stingray, and moved over. {A} shuffled past it and round the lamp. “Was I all right?” asked {A}. “I’d have known you anywhere,” said the sand.'
      ]
    },
    {
      id: 'where-it-ends',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A stingray swims with a wave. It runs along the edge, from the front to the back. {H} tried it with the blanket. One finger lifted, and then the next, and the wave got as far as the elbow. There it stopped.',
        '{A} took the edge there, and carried it on as far as the knee. So the stingray moved forward, by about the width of a hand. “It’s quicker with two,” it said. “I wonder that I’ve never been built like that.”'
      ]
    },
    {
      id: 'looking-up',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What do you do under there, while you hide?” asked {A}. “I look up,” said the stingray. “It’s all that I can do.” It moved over, and {A} lay down beside it under a towel, with two eyes out.',
        'Above them there was the lamp, and a fly went round it. “That’s a gull,” said the stingray. A jacket hung on the door. “And that one’s a boat.” {A} pointed at a spot on the ceiling. “I don’t know that,” it said. “It’s always been there.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} came over the sand, and noticed the tail. It lay there like the end of something. {A} followed it with the nose, from the tip up to where it went in under a towel.',
        'There the sand had an eye, and the eye looked at {A}. They both kept quite still. {A} had won, and knew it, and told nobody.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I was good at hiding,” said {S}. “I once got into the laundry basket, and they looked for me until supper.” “And then?” asked the stingray. “Then there was rice pudding, and I could smell it.”',
        '“I came out by myself,” said {S}, “with a sock on my head. They’d stopped looking at four o’clock.” {A} flapped a little sand over {S}’s slippers. You could hardly tell that somebody was in them.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        'A small stingray is not hatched. It’s born with its wings rolled up, like a pancake with jam in. {S} was a new one, and came out from under {A}’s blanket in a roll.',
        '“Now unroll,” said {A}. {S} turned over three times on the rug, and lay there, quite flat. “There’s no jam,” said {S}. “What did you keep in it?” asked {A}. They found a mitten, and nobody had missed it yet.'
      ]
    },
    {
      id: 'ticking',
      A: 'partner',
      paragraphs: [
        '“How do you do it?” asked {A}. “You tick,” said {H}. “When a heart beats there’s a tiny bit of electricity. I feel that with the skin round my mouth.”',
        'The crab laid a claw on its chest. It ticked in there. “I can’t switch that off,” said {A}, and walked up and down, sideways. “But your mouth’s underneath, and so you only feel me there.” “Where else would you be?” said the stingray.'
      ]
    }
  ],
  turn: [
    {
      id: 'where-is-it',
      A: 'partner',
      paragraphs: [
        'The stingray turned to the wall, and counted up to twenty. Then it searched the whole sea bed, and felt nothing. “Are you under the rug?” it asked. “Colder,” said the crab, very near.',
        'It went round once more, rather out of breath. “I give up,” said {H}. “Where are you?” Something tapped it between the wings. The crab had been sitting on its back the whole way.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had crawled along behind the stingray. {A} took hold of its tail, at the end without a sting. Wherever the stingray looked for the crab, {A} came too.',
        'That made it a very long stingray. It took the corner by the lamp in three parts, and the last part laughed.'
      ]
    },
    {
      id: 'buried',
      A: 'partner',
      paragraphs: [
        '“That’s the best place in the sea,” said the stingray. “Nobody comes near my tail. And I’ve got no mouth up there.” “I thought of that as well,” said the crab.',
        'By then it was late, and the stingray wished to sleep. It flapped twice. The towels rose, and came down on both of them. Four eyes were out, two low and two high. “Ready or not,” said the crab. “There’s nobody left to look,” said the stingray.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked across the stingray too, and noticed nothing.',
      '{names} glided once round the rug, close to the bottom.',
      { text: '{names} smoothed out the sand, where it had a lump with eyes.', needs: ['hands'] },
      { text: '{names} knotted the cord, so that the tail held.', needs: ['hands'] }
    ],
    way: [
      '{names} hid behind a shell that was far too small.',
      '{names} stopped breathing for a bit, but ticked all the same.',
      { text: '{names} checked the knot in the scarf, and it was fair.', needs: ['hands'] },
      { text: '{names} felt for a pulse, and found it at the wrist.', needs: ['hands'] }
    ],
    turn: [
      '{names} saw where the crab sat, and looked at the ceiling.',
      '{names} lay down on the bottom, next to the tail.',
      { text: '{names} held one finger to the lips.', needs: ['hands'] },
      { text: '{names} let a last towel of sand drift down.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sand was folded, and went back into the cupboard. The tail was tied round a dressing gown again, with a bow.',
    '{H} washed on top, and underneath, where the smile was. Then {H} lay down very flat, and the blanket came floating over from the feet.'
  ],
  last: [
    'In the soft place there was only something flat, which ticked, and {H} was asleep.',
    'Two eyes had looked out of the sand for a while, and now {H} slept.'
  ]
})
