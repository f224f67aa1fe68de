import { wishPlot } from '../wish-plot.ts'
import { NOT_WELL } from './not-well.ts'

export const otter = wishPlot({
  id: 'wish-otter',
  wishes: ['otter', 'otters', 'sea otter'],
  answers: ['sea', 'holding', 'hands', 'river', 'pup', 'baby', 'floating', 'swimming', 'cute', 'stone'],
  except: [...NOT_WELL, 'potter'],
  company: ['otter'],
  about: 'Two otters hold hands so as not to drift apart, and each of them needs that hand for something.',
  titles: ['Hands Wanted', 'The Otter’s Pocket', '{H} Must Not Let Go', 'Four Hands and One of Them Busy', 'Tied Up in Seaweed'],
  want: [
    {
      id: 'on-their-backs',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were otters. They lay on their backs on the rug, with their toes in the air, and floated. Sea otters hold hands when they rest, or else they drift apart, and wake up in different seas. So {H} held {A}’s left hand. It was a very good way to lie.',
        'Then {H}’s nose itched, and a mussel lay on {H}’s tummy. It was a walnut. To open it you need a stone, and you need two hands. {H} wanted the nut, and did not want to let go.'
      ]
    }
  ],
  way: [
    {
      id: 'let-go',
      A: 'partner',
      paragraphs: [
        '“Just for a moment,” said {H}, and let go. At once a current came, and {A} pushed along with both heels. By the time {H} had the stone in hand, {A} was over by the bookshelf. “Come back!” called {H}. “I can’t,” called {A}. “I’m asleep. I’m nearly in Japan.”',
        '{H} had to paddle across the whole rug and fetch {A}. Then {A} wanted to scratch, and let go as well. This time it was {H} who woke up under the table, all alone, with a cold foot.'
      ]
    },
    {
      id: 'the-pocket',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where do you keep your stone?” asked {A}. “In my pocket,” said {H}. An otter has got one, under its arm, of loose skin. It keeps the best stone that it ever found in there, sometimes all its life. {H} drew it out. It was grey, with a white line round it.',
        '“Mine’s got a speckle,” said {A}. They swapped, to see. Then they swapped back, quite soon. It has to be your own.'
      ]
    },
    {
      id: 'fur-washing',
      A: 'same',
      spare: 2,
      paragraphs: [
        'An otter is always washing. It has the thickest fur of all, and rubs air into it, to keep the cold out. They rubbed with the two hands that were free. They did the cheeks, and the ears, and blew on their own tummies.',
        '“You’ve left out the back,” said {A}. “That’s yours,” said {H}. “I can’t get there with a hand like this.”'
      ]
    },
    {
      id: 'with-feet',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They tried it with their feet. {H} put one foot against one of {A}’s, and they pressed. That left all four hands. {A} was ticklish, though. It began at the little toe, and went up.',
        '“Don’t,” said {A}, and was off, in great bounds, right past the lamp. It was the first otter that had ever been lost through laughing.'
      ]
    },
    {
      id: 'one-hand-each',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You hold the nut,” said {H}, “and I’ll knock.” They each had a hand free, so that made two. {A} held it on {H}’s tummy, with two fingers. {H} knocked with the stone.',
        'It is not so easy to hit what lies on your own tummy, if you are lying down. “That was my thumb,” said {A}. {A} said it quite quietly, because of the other otters, who were asleep. There were no other otters.'
      ]
    },
    {
      id: 'from-japan',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What was it like in Japan?” asked {H}, when they were side by side again. “I only saw the coast,” said {A}. “It was brown, and had books on it.” {H} had been in the south, where it was dark and there were crumbs.',
        'They told each other everything. “It’s nicer here,” they both said. In between there was just one hand and the other.'
      ]
    },
    {
      id: 'big-wave',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A wave came, from the door. Somebody walked by with washing. They both went up, as far as they could, and down again. The nut rolled off into the sea.',
        '“Dive,” said {A}. “Hold my hand,” said {H}, and dived, with one arm up in the air behind. The diver came up with a nut, a hairpin, and somebody’s sock. An otter can hold its breath for as long as a song.'
      ]
    },
    {
      id: 'sleep-talk',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Are you asleep?” asked {H}. “Yes,” said {A}. “Do you know that you’re squeezing?” “That’s in my sleep,” said {A}. “I squeeze three times, if I’m still there.”',
        '{H} waited. It came, once, twice, three times. So {A} was still there. {H} squeezed back, and for a moment did not think of the nut at all.'
      ]
    },
    {
      id: 'elder-otter',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} lay down on the sofa, which was a rock, and looked at the two of them. “We always held hands at the cinema,” said {S}, “and had one bag of nuts. I learned to eat with my left.” “And who cracked them?” asked {A}.',
        '“They were peanuts,” said {S}. “You can crack those with your teeth.” {S} reached down a hand from the rock, and {A} took it.'
      ]
    },
    {
      id: 'pup',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was the pup. An otter’s pup lies on its mother’s tummy, and cannot sink, it is so fluffy. {S} lay right across {A}. “Oof,” said the sea otter.',
        '“I can’t sink,” said {S}. “No,” said {A}, “but I can.” They both stayed up, in the end. You only had to breathe in when the other one breathed out.'
      ]
    },
    {
      id: 'pet-otter',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} came swimming along the rug and lay down where it was best, in between. Now {H} had a paw in one hand. It was warm, and let itself be held.',
        'After a bit {A} took it back, and looked at it, and gave it a wash. Then {A} put it down close by, where it could be found.'
      ]
    },
    {
      id: 'real-ones',
      A: 'partner',
      paragraphs: [
        '“One of us is always short of a hand,” said {H}. {A} lay there and looked at {A}’s own toes. “But a real otter eats,” said {A}. “It can’t hold hands all day. When it’s got things to do, it wraps itself up in seaweed. That grows down on the bottom, and holds on there. So the seaweed does the holding.” {H} lifted {H}’s head from the water and looked around for seaweed.'
      ]
    }
  ],
  turn: [
    {
      id: 'scarf',
      A: 'partner',
      paragraphs: [
        '{H} fetched the long green scarf. They put one end under the leg of the sofa. The rest lay across both their tummies, and was tucked in. The current came, and they pushed with their heels, but they stayed. “Let go,” said {A}. So {H} let go, one finger after another.'
      ]
    },
    {
      id: 'all-hands',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It was strange to have two hands free again. They held them up and looked at them. With one {A} scratched {A}’s nose. With the other one {A} did nothing, just because it was possible.',
        '{H} put in a good rub at the back of one ear. That had been waiting since Japan.'
      ]
    },
    {
      id: 'lunch-table',
      A: 'same',
      spare: 9,
      paragraphs: [
        'An otter’s tummy is its table. {H} laid it: the stone here, the nut there, and a bit of scarf for a napkin. “May I have the salt?” asked {A}. “It’s all round you,” said {H}.',
        'Now and then they rolled over once, right round, because that washes the crumbs off. With the scarf it could only be done by agreement.'
      ]
    },
    {
      id: 'knock-knock',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Knock, went {H}’s stone, and knock went {A}’s. You can hear that a long way off, over the water. The people on the shore say, there are the otters, it must be noon.',
        '“What do they think we’ve got?” asked {A}. “Mussels,” said {H}. “Let them.” And they knocked once more, for the people.'
      ]
    },
    {
      id: 'holds-by-itself',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} tried it, and swam away a little, on purpose. At the end of the scarf there was a small tug, and {H} came back. “This seaweed’s very patient,” said {H}.',
        '“It can’t do anything else,” said {A}. “It’s got hold at the bottom.” They looked down over the side. There stood the sofa, on all its four legs, and did not move.'
      ]
    },
    {
      id: 'the-nut',
      A: 'partner',
      paragraphs: [
        'For an otter with two hands it was easy. {H} put the nut on its seam, and knocked, once, twice. It opened in two halves. They lay on their backs and chewed. Everybody had two hands, and nobody was in Japan.',
        '“We needn’t hold on any more,” said {A}. “No,” said {H}. They lay there for a while. Then one hand went across, and the other one was there already. “It’s not because of drifting,” said {H}. “It’s just nice.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} floated in from the door, tummy up.',
      '{names} bobbed about at the edge of the rug.',
      { text: '{names} rubbed {H}’s nose with a sleeve, but that did not reach the itch.', needs: ['hands'] },
      { text: '{names} laid a smooth stone on the next wave.', needs: ['hands'] }
    ],
    way: [
      '{names} drifted as far as the door, and had to paddle back.',
      '{names} bumped into Japan, which was the bookshelf.',
      { text: '{names} marked the way to Japan with cushions.', needs: ['hands'] },
      { text: '{names} warmed the cold foot between two hands.', needs: ['hands'] }
    ],
    turn: [
      '{names} got in at the other end of the seaweed.',
      '{names} weighed down the end by the sofa, as anchors do.',
      { text: '{names} gave the seaweed one tug, and it held.', needs: ['hands'] },
      { text: '{names} sailed a saucer in, for the shell.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the scarf on its hook to dry. Each stone went back where it belonged, and the shell was two small boats on the sill.',
    'When {H} had washed the fur, there was one more place to float. {H} lay on {H}’s back, toes up, with the blanket tucked in on both sides like weed. One hand lay out on top, open.'
  ],
  last: [
    'The open hand closed round a bit of blanket, and held on, and {H} was asleep.',
    'Nothing drifted, and {H} was asleep in the sea where {H} had gone to sleep.'
  ]
})
