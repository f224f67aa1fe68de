import { wishPlot } from '../wish-plot.ts'

export const movingHouse = wishPlot({
  themes: ['moving-house'],
  beginsElsewhere: true,
  wishes: ['moving house', 'moving flat', 'moving home', 'moving new house', 'moving new flat', 'moving apartment', 'moving another city', 'moving to a new city', 'moving another town', 'moving new town', 'moving to another place', 'moving different city', 'moving different town', 'moving different place', 'moving across the country', 'move across the country', 'moving across country', 'moved across the country', 'new house across country', 'moving to another state', 'moving to a new state', 'moving interstate', 'moving to another city', 'moving to a new town', 'moving to another town'],
  answers: ['home', 'flat', 'apartment', 'city', 'town', 'another', 'new', 'place', 'different', 'across', 'country', 'state', 'far', 'away', 'house'],
  moods: ['change', 'first', 'afraid', 'waiting'],
  except: ['friend', 'best', 'teacher', 'cousin', 'neighbour', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'auntie', 'uncle', 'sister', 'brother', 'mouse', 'another country', 'different country', 'other country', 'abroad'],
  about: 'The hero packs the squeak of the kitchen door in a box, and finds out where it really keeps.',
  titles: ['The Box That Weighed Nothing', 'Seven Squeaks', '{H} Packs the Kitchen Door', 'Bananas, and No Squeak', 'Theirs and Ours'],
  want: [
    {
      id: 'weighs-nothing',
      A: 'partner',
      paragraphs: [
        'Tomorrow they were moving house, and {H} had packed a box that weighed nothing. It was taped shut three times, and {H} would not put it down.',
        '“What’s in it?” asked {A}. “The squeak,” said {H}, “off the kitchen door. We’re leaving the door here, and the one in the new house hasn’t got a squeak.” {H} had held the box under the hinge, moved the door, and shut the lid very fast.'
      ]
    }
  ],
  way: [
    {
      id: 'what-to-write',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Every box had a word on it, so that it would get to the right room. “What do I write on yours?” asked {A}, and held up the pen.',
        '“This side up,” said {H}. “And that it’s not to be shaken. And that it’s for the kitchen, but the door, not the cupboard.” {A} wrote for some time. There was more on that box than there was in it.'
      ]
    },
    {
      id: 'bananas',
      A: 'partner',
      paragraphs: [
        '“Let me hear it,” said {A}. “Only the end of it.” {H} lifted one corner of the tape, and they both held an ear there. The box smelled of bananas. It said nothing.',
        '“It’s got out,” said {H}. {A} went over and moved the kitchen door. Eee-yonk, went the door, the same as ever. “Or it never got in,” said {A}.'
      ]
    },
    {
      id: 'where-is-the-tape',
      A: 'other',
      spare: 2,
      paragraphs: [
        '{H} wanted more tape on the box. “Where is it?” asked {A}. They looked on the table and under the table. At last {H} shook a box, and something round rolled about in it.',
        'The box was taped shut. “How do you tape the tape into a box?” asked {A}. “There were two rolls,” said {H}. “Then where’s the other one?” They both looked at the next box along, and {A} shook that.'
      ]
    },
    {
      id: 'last-soup',
      A: 'same',
      spare: 10,
      paragraphs: [
        'For supper there was soup, and all the bowls were packed. So {H} had it out of the measuring jug, and {A} had it out of the flower vase. The spoons were packed as well. There was only the big ladle left, and they took turns.',
        '“I’ve had as far as the two,” said {H}, who could read it off the side. {A} could not say how far it was. In a vase, the noodles are all at the bottom. {A} tipped it up, and waited, and waited, and then they came.'
      ]
    },
    {
      id: 'the-smell',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What does it smell of here?” asked {H}. “That ought to come too.” {A} sniffed in the kitchen and by the coats. “Nothing,” said {A}.',
        '“It does, though,” said {A} then. “It smells of us. You can’t smell your own house, you’re too used to it.” There was a cushion in the pile for the wash. {H} took it out again, so that it would bring the smell along.'
      ]
    },
    {
      id: 'behind-the-cupboard',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The big cupboard had been moved away from its wall. Behind it the paint was as bright as on the first day, in the shape of a cupboard. Low down there was a horse in red crayon. It had five legs.',
        '“Who did that?” asked {A}. {H} looked the other way. “I was small,” said {H}. “It was meant for a surprise, and then they put the cupboard there.” {A} bent down to it and counted once more. “It’s a very good surprise,” said {A}. “What’s this leg?” “That’s its trunk,” said {H}.'
      ]
    },
    {
      id: 'hand-knows',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{H} could find the light switch with both eyes shut. The hand went straight up to it. “Mine does that too,” said {A}. “It won’t in the new house. It’ll pat the wall, like somebody with a horse.”',
        'They tried it out. {A} turned {H} round three times, and {H} patted a wall that had never had a switch. It was quite a long wall. “My hand’ll have to start at the beginning,” said {H}.'
      ]
    },
    {
      id: 'comes-in-person',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had watched the boxes fill up, one after another, and now looked at the last empty one.',
        '“Not you,” said {H}. “You’re not packed. You come as you are, and you go in last and come out first.” {A} looked at {H} for a long while, to see if there was any more to it. There was not.'
      ]
    },
    {
      id: 'learns-to-talk',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The carpet had been rolled up, and the pictures were down. “Hello,” said {H}, and the room said the end of it back. It had never done that before.',
        '“There’s nothing soft left to catch it,” said {A}. “So it bounces.” “Goodbye,” said {H}. “Bye,” said the room. “Now it learns to talk,” said {H}. “On the last day.”'
      ]
    }
  ],
  turn: [
    {
      id: 'two-blankets',
      A: 'partner',
      paragraphs: [
        'So they packed the squeak again, properly. {A} worked the door. {H} stood ready with the box and two blankets, to keep it in. They caught the squeak seven times, to have a few left over. Then {H} opened the lid a crack. There was nothing in there but dark.',
        '“How did the first one go?” asked {A}. “You were nearer.” “Eee-yonk,” said {H}. {A} turned to see who had come in.',
        'Nobody had. {A} looked at the door, and at {H}. “Do that again,” said {A}. “Eee-yonk.” “It isn’t in the box,” said {A}. “It’s in you. You’ve had it all the time.”'
      ]
    },
    {
      id: 'the-fridge',
      A: 'child',
      spare: 8,
      paragraphs: [
        'Next they tried the fridge. First it hummed, and then it shook itself, and then there was a drip. “You can’t do all that with one mouth,” said {A}.',
        'So {A} did the hum and {H} did the drip, and they bumped shoulders for the shaking. It sounded so real that they both looked to see if the fridge was shut. “It only works with two,” said {A}. “We’ll have to keep next to each other in the van.”'
      ]
    },
    {
      id: 'the-gate',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’ve still got a gate somewhere,” said {S}, and looked up at the ceiling to find it. “Rrr-tick.” {A} had never heard a gate so clearly. “Where’s that from?”',
        '“From the first house I lived in. I was smaller than the gate.” {S} did it again. “That house had a blue bath and a very cold hall. I didn’t pack those, I only kept the gate. But when I do the gate, they come.”'
      ]
    },
    {
      id: 'round-the-house',
      A: 'partner',
      paragraphs: [
        'Then they packed all the other sounds, and it took no boxes. They walked through the house together and listened. {H} took the tap, which said plip, and a good while later, plop. {A} took the loose board, because you need to be low for that. Mrrrk, said {A}, down on the floor.'
      ]
    },
    {
      id: 'keys',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'There were the keys too. They sang when they came out of a pocket, but those had to stay with the house. So {H} listened to them twice, once for the big one and once for the two small ones.',
        '“Tching, chik-chik,” said {H}. {A} felt in both pockets. “I’ve still got them,” said {A}. “Then I did it well,” said {H}.'
      ]
    },
    {
      id: 'kept-one',
      A: 'partner',
      paragraphs: [
        'At the kitchen door {H} stopped. “If I take the squeak,” said {H}, “what have they got, the people who live here after us?” “Try it,” said {A}. {H} moved the door, quite carefully. Eee-yonk. It was all there. Not even the yonk was missing.',
        '“The door’s kept its squeak,” said {H}. “So they’ve got theirs and we’ve got ours.” {A} took the empty box for the shoes. “And the new door?” asked {A}. “I’ll squeak to it every day,” said {H}. “It’s only new. It has to hear how it goes.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} crept out of a carton, all over newspaper.',
      '{names} pushed at the kitchen door, to hear what was left in it.',
      { text: '{names} lifted the box too, and it weighed nothing there as well.', needs: ['hands'] },
      { text: '{names} taped a label on the box, but could not spell a squeak.', needs: ['hands'] }
    ],
    way: [
      '{names} searched the floor for the squeak, along the wall.',
      '{names} trotted through the door and back, in case it squeaked below.',
      { text: '{names} sniffed at the box, and went to look for the bananas.', needs: ['hands'] },
      { text: '{names} wrapped up an egg cup in a whole newspaper, to be of use.', needs: ['hands'] }
    ],
    turn: [
      '{names} came running at eee-yonk, and nobody had come in.',
      '{names} sat down in an empty carton, and seemed to be packed.',
      { text: '{names} practised the plip, down low, and after a while the plop.', needs: ['hands'] },
      { text: '{names} rolled up the two blankets, very carefully, for something might be in there.', needs: ['hands'] }
    ]
  },
  bed: [
    'The box was full of shoes now, and stood with the others by the door. The blankets went back to the beds.',
    '{H} got clean, and lay down and listened. The house made all its noises one by one, and {H} did each of them back, very softly.'
  ],
  last: [
    '“Eee,” said {H} once more, and was asleep before the yonk.',
    'Plip, said the tap, and a good while later, plop. By then {H} was sleeping.'
  ]
})
