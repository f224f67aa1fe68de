import { wishPlot } from '../wish-plot.ts'

export const bears = wishPlot({
  themes: ['bears'],
  moods: ['sleepless'],
  company: ['bear'],
  about: 'A bear comes to sleep for the winter, and everything that is done for it is too good.',
  titles: ['The Worst Room We Have', 'A Bear for the Winter', '{H} Puts a Bear to Bed', 'Asleep Until Spring', 'The Bear in the Coat Cupboard'],
  want: [
    {
      id: 'at-the-door',
      A: 'partner',
      paragraphs: [
        'The bear at the door had a pillow under its arm. “I’ve come to sleep until spring,” it said. “Is this the cave?”',
        '“No,” said {A}, “people live here.” “Oh,” said the bear, and leaned on the wall. You could see how tired it was. {H} had never had a bear to stay, and wanted this one. “It’s very like a cave,” said {H}. “Come in and try it.” “But if it can’t sleep,” said {A}, “it has to go on to the next street.”'
      ]
    },
    {
      id: 'clock',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The bear had brought an alarm clock as well. It had one hand, and four small pictures where the numbers should be. There was a snowflake, a flower, a sun and a leaf. “It goes round once a year,” said the bear, and set it to the flower.',
        '“What if you wake up too early?” asked {H}. “That happened once,” said the bear. “I went out to look, and it was only January. I was no use to anybody until April.”'
      ]
    }
  ],
  way: [
    {
      id: 'sofa',
      A: 'partner',
      paragraphs: [
        'So the bear got the sofa, and all the cushions. {A} brought the thick blanket. “Is it soft?” asked {H}. “Very soft,” said the bear.',
        '{H} brought a second blanket. “And is it warm?” “Very warm,” said the bear. It lay on its back and looked at the lamp. It turned over, and the sofa rolled into the room. “There’s something wrong with it,” said the bear. “But I’m too polite to say what.”'
      ]
    },
    {
      id: 'berries',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Perhaps it’s hungry,” said {H}. “I had nine thousand blueberries today,” said the bear. “You have to, before the winter. I couldn’t eat another thing.”',
        '{A} had a piece of bread and honey, and was only going to put it down. The bear looked at it. “Well,” said the bear, “perhaps the one.” After that it licked its paw, and the plate, and the table under the plate.'
      ]
    },
    {
      id: 'song',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{H} sang it a lullaby, the one with the boat. The bear’s eyes went smaller and smaller. Then they were open again. “Did the boat get home?” asked the bear.',
        '“That’s the end of the song,” said {H}. “It only sails.” “Who’s steering?” The bear sat up. It had an uncle who fished, and it was worried. {A} had to make up three more verses, till the boat was tied to a post.'
      ]
    },
    {
      id: 'combed',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Something’s pricking me,” said the bear. So {H} took one side and {A} took the other, with the big brush. Out of the bear came leaves and burrs, a very small snail, and half of a map.',
        '“That’s how I lost my way,” said the bear. {H} put the snail out on the window ledge. The bear was so smooth now that it slid off the sofa, quite slowly, blankets and all.'
      ]
    },
    {
      id: 'three-of-us',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Would you like a story?” asked {A}. “There’s one about three bears.” “We know it,” said the bear. “That was my cousins. They went for a walk, and when they came back somebody had slept in the small bed.”',
        '“She was only tired,” said {H}. “Yes,” said the bear. “They say she was very nice about it. But they’ve locked up the porridge ever since.”'
      ]
    },
    {
      id: 'slippers',
      S: 'other',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“That bear’s got cold feet,” said {S}, who had touched one. So {S} brought a pair of slippers. The bear tried one on. It fitted one toe.',
        '“How many toes are there?” asked {A}. There were ten, and so they had to go and find eight more slippers. “Very kind,” said the bear. It lay there with a slipper on each toe, and did not dare to move.'
      ]
    },
    {
      id: 'dish-brush',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“I haven’t brushed my teeth,” said the bear all at once. “It has to last me until April.” No toothbrush was big enough. So {A} let it have the new one for the dishes. {H} squeezed out a long white worm from one end of it to the other.',
        'The bear brushed. It did half a minute for every night of the winter. Soon there was foam on the tap and on the mirror, as if it had snowed. {H} had counted to a hundred twice. “Where are you now?” asked {H}. “Christmas,” said the bear, with its mouth full.'
      ]
    },
    {
      id: 'bees',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“You could count sheep,” said {A}. “That only makes me hungry,” said the bear. So {H} told it to count bees. They came out of a hole in a tree, one by one. {A} was the bees, and hummed.',
        '“Forty,” said the bear. “Forty-one. That one’s been out before.” {A} hummed more carefully. “I’d have to see where they go in,” said the bear, “because that’s where the honey is.” And there it sat, and was not sleepy at all.'
      ]
    },
    {
      id: 'two-sleepers',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'The bear looked across at {A}. “How does that one do it?” it asked. {A} had shut both eyes just then, and looked like somebody with nothing left to do.',
        '“It practises,” said {H}. {A} opened one eye, saw a bear, and shut it again. “That’s what I call calm,” said the bear.'
      ]
    },
    {
      id: 'snoring',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’d better say that I snore,” the bear told {S}. “So do I,” said {S}. “They tell me that I do, anyway. I’ve never been there.” “Is yours long, or does it whistle?” asked the bear.',
        '{S} thought it was more like a saw. {A} nodded. “Mine’s a gate,” said the bear. They shook hands on it, a hand and a paw.'
      ]
    },
    {
      id: 'itch',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Does your back itch?” asked {S}. It did. It itched where bears cannot reach. In the woods there’s a tree for that, but here there was only {S}.',
        '{S} scratched with both hands. “Left,” said the bear. “Higher. Oh, there.” It leaned back, and {A} just had time to hold {S} up from behind.'
      ]
    },
    {
      id: 'behind-it',
      A: 'partner',
      paragraphs: [
        'By the third blanket the bear was wide awake. “Look at its ears,” said {A}. “They keep turning round. It wants to know what’s behind it.” “Nothing’s behind it,” said {H}. “It’s got lots of room.”',
        '“That’s it,” said {A}. “I can’t sleep like that either. I need a wall.” The bear had heard, for bears hear everything. “A cave touches you on all sides,” it said. “You have to go in backwards.”'
      ]
    }
  ],
  turn: [
    {
      id: 'worst-room',
      A: 'partner',
      paragraphs: [
        '“Then it’s all too good,” said {H}. “We need our worst room.” There was a cupboard by the door, full of coats and boots. You could not turn round in it. “Nobody could sleep in there,” said {A}.',
        '{H} moved one boot. The bear went in backwards, and breathed out. A coat came down on it. At last you could only see a nose. “How is it?” asked {H}. “Dreadful,” said the bear, deep in the coats. “I can’t move at all.” And it gave a long, happy sigh.'
      ]
    },
    {
      id: 'the-gap',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“The door has to stay open a crack,” said the bear. “As wide as my breath.” {H} held a hand in front of the nose, and moved the door until the hand was warm.',
        '“And in spring?” asked {A}. “How do you know when it’s time?” “It begins to smell of mud,” said the bear. “You might leave out some mud.” {H} promised it a bowl.'
      ]
    },
    {
      id: 'hangers',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They stayed for a while and listened. First the boots were quiet, then the hats. Then the first snore came. It was long and low, like a gate that nobody has oiled. All the hangers in the cupboard rang.',
        '“Is that going to go on until spring?” whispered {A}. The next one took so long to come that they leaned forward. “It won’t be many snores,” whispered {H}. “A bear breathes slowly, when it’s winter.”'
      ]
    },
    {
      id: 'the-pillow',
      A: 'partner',
      paragraphs: [
        'One paw came out, with the pillow. “You have it,” said the bear to {H}. “I only bring it to be polite.”',
        '{H} pushed the door nearly shut. {A} stood in front of it. “When is spring?” asked {A}. “Not tomorrow,” said {H}. “My gloves are in there,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed the bear, from a polite distance.',
      '{names} squeezed against the wall, because a bear is wider than a hall.',
      { text: '{names} shook hands with the bear, as far as fingers go round a paw.', needs: ['hands'] },
      { text: '{names} fetched a doormat for the bear’s feet, and then a second doormat.', needs: ['hands'] }
    ],
    way: [
      '{names} moved quickly when the sofa came rolling by.',
      '{names} lay down next to the bear, to show how it was done.',
      { text: '{names} tucked in the bear at one end, and it came out at the other.', needs: ['hands'] },
      { text: '{names} hummed a lullaby, and the bear was too polite to say a word.', needs: ['hands'] }
    ],
    turn: [
      '{names} sighed too, because the sigh of a bear is catching.',
      '{names} backed into a corner behind the curtain, to see what bears see in it.',
      { text: '{names} passed in one more coat, to make it really dreadful.', needs: ['hands'] },
      { text: '{names} hung a scarf over the handle, so that the door would not click.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushions went back to the sofa, and the sofa back to its wall. Whoever went by the cupboard went on tiptoe.',
    'When {H} was washed, {H} got into bed backwards, with the pillow, as far as the wall.'
  ],
  last: [
    'Deep in the coats somebody slept until spring. {H} slept until breakfast.',
    'With a wall behind and a bear in the cupboard, {H} was asleep.'
  ]
})
