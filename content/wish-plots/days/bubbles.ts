import { wishPlot } from '../wish-plot.ts'

export const bubbles = wishPlot({
  themes: ['bubbles'],
  except: ['why', 'bath', 'gum', 'round', 'giant'],
  answers: ['blowing', 'soap', 'soapy', 'big', 'popping', 'pop', 'mix', 'floating', 'bubbly'],
  about: 'Every bubble that the hero catches goes pop, until it is seen what a bubble cannot bear.',
  titles: ['Pop', 'How to Hold a Bubble', '{H} Catches Nothing', 'A Window with Nothing Behind It', 'The One That Stayed'],
  want: [
    {
      id: 'blown',
      A: 'partner',
      paragraphs: [
        '{A} dipped the ring in the soapy water and blew. Out came a bubble, as big as an apple. It wobbled, and then it was round, and it sailed off. There was green on it, and pink, and all of it was moving.',
        '{H} ran after it and put out one hand. Pop. There was nothing there but a wet spot. {H} wanted to hold a bubble, just once, and have a good look at it. “Again,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'pop-pop',
      A: 'partner',
      paragraphs: [
        '{A} blew three. {H} took the first between two fingers, very carefully. Pop. {H} let the second come down on {H}’s palm, like a feather. Pop. The third was caught in a sock, which is as soft as anything. Pop.',
        '“Being soft doesn’t help,” said {H}. {A} had soap on both hands, right up to the wrists. A bubble came down on {A}’s thumb and sat there. {A} did not even notice.'
      ]
    },
    {
      id: 'nose',
      A: 'same',
      spare: 1,
      paragraphs: [
        'One bubble met {H}’s nose. {H} saw it come, with both eyes, and they got closer and closer together. It was too late to do anything. Pop. {H} sneezed soap.',
        '“What did it look like?” asked {A}. “Big,” said {H}. “There was somebody in it with a very big nose.” “That was you,” said {A}. “It was coming the other way.”'
      ]
    },
    {
      id: 'always-round',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} bent the ring and blew through it, to make a square one. It came out long, like a sausage. Then it shook itself and was round. {H} tried it with a star. That was round as well.',
        '“They don’t want to be anything else,” said {A}. “It’s the smallest way to hold in all that breath.” {H} blew up both cheeks, to see. They were quite round.'
      ]
    },
    {
      id: 'your-breath',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Now {H} blew. It has to be done slowly, like cooling soup for somebody else. A bubble hung on the ring, and grew, and let go. “That’s your breath in there,” said {A}. “You can see where it’s going.”',
        'They watched {H}’s breath fly across to the window. It stopped and looked out. Then it went back into the air again, and nobody could have found it.'
      ]
    },
    {
      id: 'two-together',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Two bubbles bumped into each other and did not burst. They stuck together. Between them was a little wall, quite flat, like the wall between two rooms. “They’re neighbours,” said {H}.',
        'Then a third one joined them. It had a bit of wall with each. “Now somebody’s got to be in the middle,” said {A}. “It’s like the back of a car.”'
      ]
    },
    {
      id: 'under-the-ring',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came past with clean plates, and stopped, because a bubble was coming. It came down over the plates, and thought about it. It chose the top one. Pop. “It was a good plate,” said {A}. “I’d only just dried it.”',
        '“You didn’t do anything,” said {H}. “You only stood there.” {A} looked at the dry plate, and went on more carefully.'
      ]
    },
    {
      id: 'tasting',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How thin is it?” asked {H}. “Thinner than a hair,” said {A}. “Thinner than anything else that you’ve ever seen. Thinner than the last slice of cake.” {H} had seen that slice, and you could look through it.',
        'They held up a hair beside a bubble. It was {A}’s, and it was as thick as a rope.'
      ]
    },
    {
      id: 'elder-pipe',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We did it with a straw,” said {S}. “My cousin blew one so big that it had the whole street in it. You saw the baker’s, and the church, upside down.” “And then?” asked {A}.',
        '“Then it had gone,” said {S}. “But the baker’s was still there. We went and looked, to make sure. We came back with a bun.”'
      ]
    },
    {
      id: 'small-popper',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} did not want to hold any. {S} wanted the pop. {S} clapped one, and trod on one, and got one with an elbow. “All gone,” said {S} after each of them, and was very pleased.',
        '“You’re good at that,” said {A}. It was true. Nobody else had got what they wanted from every single bubble.'
      ]
    },
    {
      id: 'pet-sees-them',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} watched a bubble come down. It came quite close, and looked in at {A}, and {A} looked in at it. There was another {A} in there, with a bent face.',
        'Pop. {A} looked behind the chair. Somebody had been there a moment ago, and it was somebody that {A} knew.'
      ]
    },
    {
      id: 'dry',
      A: 'partner',
      paragraphs: [
        '“Wait,” said {A}. “There’s one on my thumb.” They both bent over it. It sat there on its round bottom and shone. {A} moved {A}’s thumb up and down, and it came along. “My hands are wet,” said {A}. “Yours are dry, and so’s a sock. A bubble’s only water with soap in. When it touches something dry, the dry thing drinks it up.” {H} looked at the bubble, and then at ten dry fingers.'
      ]
    }
  ],
  turn: [
    {
      id: 'wet-hands',
      A: 'partner',
      paragraphs: [
        '{H} put both hands in the bowl, up to the sleeves, until they were wet all over. Then {H} held them out like a nest. {A} blew as softly as possible. A bubble came, and thought about it, and sank. It touched a finger. It stayed.'
      ]
    },
    {
      id: 'world-in-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“There’s a window in it,” whispered {H}. There were two, in fact. One was at the top, and the other at the bottom, upside down. In front of it stood a very small {A} with a ring.',
        '“Am I smiling?” asked {A}. {H} looked closely. “In the top one you are,” said {H}. “In the other one your smile’s hanging down.”'
      ]
    },
    {
      id: 'handing-over',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now {A} wanted to hold it too. It was done like handing over an egg that is asleep. The wet hands came together, and for a moment it belonged to all four of them. Then it had crossed over.',
        '“It weighs nothing,” said {A}. “It weighs as much as nothing with soap on,” said {H}. And then {H} got it back.'
      ]
    },
    {
      id: 'a-walk',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} took the bubble for a walk. They went to the table, and round it, and as far as the door. {A} went in front and kept the air still. A bubble does not like to be hurried.',
        'At the door {H} showed it the other room, but only from outside. Then they came all the way back. You walk very well, when you carry something like that.'
      ]
    },
    {
      id: 'going',
      A: 'partner',
      paragraphs: [
        'They could look at it for as long as they liked. The green ran down it, and the pink, and after them the gold. Then it got quite clear on top. “When there’s no colour left, it’s nearly too thin,” said {A}. {H} did not move, and hardly breathed. It was a window with nothing behind it. And then it was just {H}’s hands.',
        '“It didn’t pop,” said {H}. “It stopped.” “Did you have a good look?” asked {A}. {H} nodded, and blew on one wet finger, and put both hands back in the bowl. “Your turn,” said {H}, and blew a whole flood of bubbles.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} snapped at a bubble, and got only the taste of it.',
      '{names} trotted after the green one, as far as the wall.',
      { text: '{names} counted the bubbles aloud, and had to keep starting again.', needs: ['hands'] },
      { text: '{names} wiped the wet spot off the floor before anybody slid on it.', needs: ['hands'] }
    ],
    way: [
      '{names} licked a drop of soap off, and made a face.',
      '{names} popped one without trying, just by standing there.',
      { text: '{names} offered a woolly mitten, which did no better than the sock.', needs: ['hands'] },
      { text: '{names} stirred the soapy water once, the right way round.', needs: ['hands'] }
    ],
    turn: [
      '{names} froze on the spot, so that no wind came from there.',
      '{names} sank down on the floor, as slowly as a bubble.',
      { text: '{names} dipped one finger in, and waited for a bubble of any size.', needs: ['hands'] },
      { text: '{names} laid out a towel, for hands that had finished being nests.', needs: ['hands'] }
    ]
  },
  bed: [
    'There was a finger’s breadth of soapy water left. {H} poured it away, and it winked once more in the plughole.',
    'Then {H} had nothing to do but dry those hands. The pillow was round and full of air, and {H} lay down on it as softly as possible.'
  ],
  last: [
    '{H}’s head sank on the pillow, and thought about it, and stayed, and {H} was asleep.',
    'The last colours ran down the dark, and nothing popped, and {H} was asleep.'
  ]
})
