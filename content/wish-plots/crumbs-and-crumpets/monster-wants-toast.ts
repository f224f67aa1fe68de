import { wishPlot } from '../wish-plot.ts'

const BEDS = ['bunk bed', 'bunkbed', 'bunk', 'bunk beds', 'bunks']

export const monsterWantsToast = wishPlot({
  id: 'wish-monster-wants-toast',
  beginsElsewhere: true,
  wishes: ['monster under bunk bed wants toast', ...BEDS.flatMap((bed) => [`monster under ${bed}`, `monster ${bed} toast`, `monster lives ${bed}`, `beast under ${bed}`]), 'monster wants toast', 'monster toast', 'monsters toast', 'monster likes toast', 'monster loves toast', 'monster asks for toast', 'monster hungry toast', 'toast monster', 'monster buttered toast', 'monster jam toast', 'making toast for a monster', 'toast for the monster under the bed', 'monster bread and butter', 'monster under bed toast', 'monster under bed hungry', 'monster under bed snack', 'monster cold feet bed', 'monster under bed is cold', 'something under bunk wants toast', 'something under bed wants toast', 'creature under bed toast', 'creature under bunk bed'],
  answers: ['monster', 'monsters', 'beast', 'creature', 'friendly', 'big', 'little', 'hairy', 'furry', 'blue', 'green', 'purple', 'hungry', 'cold', 'bunk', 'bunks', 'bed', 'beds', 'bunkbed', 'bunkbeds', 'under', 'underneath', 'beneath', 'bottom', 'top', 'below', 'room', 'bedroom', 'toast', 'toasts', 'toaster', 'toasted', 'bread', 'butter', 'buttered', 'jam', 'marmite', 'vegemite', 'honey', 'cheese', 'beans', 'marmalade', 'slice', 'crusts', 'crumbs', 'snack', 'supper', 'breakfast', 'midnight', 'warm', 'want', 'wants', 'wanted', 'asks', 'asked', 'asking', 'likes', 'loves', 'eats', 'eat', 'eating', 'only', 'some', 'more', 'keeps', 'for', 'please', 'says', 'said', 'lives', 'live', 'living', 'there’s', 'there', 'is', 'was', 'a', 'an', 'the', 'my', 'our', 'his', 'her', 'and', 'it', 'he', 'she', 'who', 'that', 'at', 'night', 'bedtime', 'every', 'tonight', 'in', 'on', 'to', 'of', 'with', 'but', 'so', 'not', 'scary', 'funny', 'nice', 'kind', 'silly', 'polite', 'called', 'named', 'me', 'i', 'we', 'give', 'gives', 'make', 'makes', 'brother', 'sister', 'share', 'shares', 'story', 'about', 'mum', 'mummy', 'dad', 'daddy'],
  except: ['scared', 'afraid', 'frightened', 'terrified', 'nightmare', 'nightmares', 'cries', 'crying', 'won’t', 'can’t', 'fell', 'hurt', 'hospital', 'died', 'dead', 'attack', 'attacks', 'bites', 'bit', 'truck', 'trucks', 'school', 'wardrobe', 'closet', 'cupboard', 'toilet', 'plughole', 'hoover', 'vacuum', 'homework', 'pizza', 'cookie', 'loch', 'ness', 'allergic', 'gluten', 'coeliac', 'celiac', 'burnt', 'burned', 'fire', 'drink', 'energy', 'halloween', 'dragon', 'dinosaur', 'real', 'first night', 'ladder'],
  moods: ['sleepless', 'question'],
  isTale: true,
  fed: true,
  company: ['monster', 'bunk', 'bed', 'bunk bed', 'toast', 'slice', 'slices', 'plate', 'butter', 'jam', 'blanket', 'blankets', 'pillow', 'floor', 'hand', 'foot', 'feet', 'fur', 'toaster', 'kitchen', 'crumbs', 'crusts', 'dark', 'top', 'bottom', 'bedpost', 'knob', 'sock', 'rug'],
  about: 'The monster under the bunk bed asks for toast every night and never eats it, until it is heard what the hero says last thing in the top bunk, and what a bunk bed looks like from the end.',
  titles: ['Number Four, Please', 'Two Long Slots', '{H} and the Monster under the Bunk', 'As Warm as That', 'Toast, Said Somebody'],
  want: [
    {
      id: 'toast-said-somebody',
      A: 'partner',
      paragraphs: [
        '“T-t-toast, please,” said the monster under {H}’s bunk bed. Up in the top bunk, {H} had just said, “I’m as warm as toast.” {A} looked up, and then down. The bottom bunk was empty, and the voice came from under it.',
        'Out of the dark came a hand, blue and hairy, as large as a loaf. It knocked on the floor, like somebody with manners. Further in, something rattled like spoons. “It’s got its teeth ready,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'an-empty-plate',
      A: 'partner',
      paragraphs: [
        'In went two slices with butter. {H} listened for the crunch, but there was only a sort of patting. Out came the plate, empty. “Toast,” said the monster. It got two more, with jam. Pat, pat. “T-toast,” it said.'
      ]
    },
    {
      id: 'what-shape',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it’s the shape,” said {A}, and made the next slice into two triangles. The hand came out and felt all round them. It felt the long side, and it felt the points. Then it pushed them both back out, quite politely.',
        '“Squares,” said the monster. “With a triangle, the heel hangs out.” {H} and {A} looked at each other. They had eaten a great deal of toast between them. Neither of them had ever had trouble with a heel.'
      ]
    },
    {
      id: 'with-what',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} knelt down with a tea towel over one arm, like a waiter. “We’ve got honey,” said {A}. “Is it thick?” asked the monster. “Quite thick.” “As thick as a blanket?” asked the monster. {A} had to say that it was not, even when it was spread on twice.',
        '“How about beans?” asked {H}. It was quiet under the bunk for some time. “How long do beans stay warm?” asked the monster. Nobody in that house had ever timed a bean.'
      ]
    },
    {
      id: 'a-sock-comes-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Something stripy stuck out from under the bed. It was {H}’s sock, the one that had been lost since the winter. {H} reached for it, and the sock moved off by itself. “That’s mine,” said {H}. “It’s on my nose,” said the monster.',
        'It pulled the sock down a little, to speak more clearly. “You can have it back in June,” it said. {A} thought that was fair. It was a long nose, and just as wide as a foot.'
      ]
    },
    {
      id: 'in-the-kitchen',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The kitchen was dark, and the toaster glowed. {H} and {A} stood well back and waited. In its two slots lay two slices, tucked in on both sides. “I bet they’ve got their eyes shut,” said {H}. “I would,” said {A}.',
        'Pop! They both jumped, although they had been waiting for just that. “I wasn’t frightened,” said {A}. “I was only done.” But {A} was rather pale for it, about a number two.'
      ]
    },
    {
      id: 'the-rattle',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The rattling went on, fast and small, and the floor hummed with it. “It could be a woodpecker,” said {A}. “Under a bunk bed?” asked {H}. “It could be one that doesn’t like heights,” said {A}.',
        '{H} laid one hand on the floor under the bed, and took it away again at once. “It’s like a fridge in there,” said {H}. No woodpecker lives in a fridge. {A} had to think of something else, and couldn’t.'
      ]
    },
    {
      id: 'other-and-a-slipper',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came to see who was having toast, and sat down on the bottom bunk. The blue hand came out below. Very gently it drew off {A}’s left slipper, and took it in.',
        '“Something’s got my slipper,” said {A}. “Was it warm?” asked {H}. “It was,” said {A}. A moment later the hand was back, and felt for the right one. {A} was a kind person, and held out the foot. “Thank you,” said the monster. “Now they match.”'
      ]
    },
    {
      id: 'pet-goes-under',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} went in under the bunk bed, where the butter was. For a while there was nothing to hear. Then somebody giggled down there, very deep, so that the bed shook. “That tickles,” said the monster. “Not in between!”',
        '{A} took {A}’s time, and came out looking well fed. “Very kind,” said the monster. “But now they’re wet.” Nobody knew what was wet. And the rattling began again, worse than before.'
      ]
    },
    {
      id: 'elder-the-brick',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Ours took the hot-water bottle,” said {S}. “When I was small, I had one at the foot of the bed. By midnight it was gone.” “Who had it?” asked {A}. “Well, I didn’t,” said {S}, “and there were only two of us in the room.”',
        '“Did you get it back?” asked {A}. “Every morning,” said {S}, “stone cold, under my bed, with the cover buttoned up.” {S} bent down and nodded into the dark, like an old friend. Something in there nodded back, and bumped its head.'
      ]
    },
    {
      id: 'child-has-crusts',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} never ate the crusts. There were four of them left on a plate, quite long ones. “It can have those,” said {S}, and laid them down by the bed, in a row. One after another they went in.',
        '“Does it like them?” asked {A}. {S} lay down flat and asked. “It says they’re very good,” said {S}. “It says they go nicely in between.” “In between what?” asked {A}. {S} asked that as well. “It’s shy,” said {S}. “But it wants four more.”'
      ]
    },
    {
      id: 'one-under-each',
      A: 'partner',
      paragraphs: [
        '{H} lay down flat and looked in. There sat a great blue monster, with a slice of toast under each foot. Two more were stuck to its tummy, jam side in. “It isn’t eating them,” said {H}. “It’s wearing them.”'
      ]
    },
    {
      id: 'last-thing',
      A: 'partner',
      paragraphs: [
        '“What’s the toast for?” asked {A}. The monster pointed straight up. “That one has it every night, last thing,” it said. {H} had never had toast up there. “What do you say last thing?” asked {A}.',
        '“That I’m as warm as toast,” said {H}. “That’s it,” said the monster. “But mine goes cold, and it sticks.” {A} felt one of the feet. It was like a tap in winter. “It doesn’t want the toast,” said {A}. “It wants the warm.”'
      ]
    }
  ],
  turn: [
    {
      id: 'two-slots',
      A: 'partner',
      paragraphs: [
        '{H} looked at the bunk bed from the end. There were two long slots, one over the other. “It’s a toaster,” said {H}, “lying down,” and held up the bottom blanket. The monster had been under a bed all its life, and never in one. It slid in, feet first.',
        '{H} pressed down the bedpost. “How brown?” “Number four, please,” it said. At first the whole bed rattled. Then it hummed. Then it smelled warm. Pop! The monster sat up, with all its fur on end.'
      ]
    },
    {
      id: 'is-it-done',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How do we know when it’s done?” asked {H}. With bread you see it by the colour. {A} lifted a corner of the blanket, and there was a knee. “It’s still blue,” said {A}. They gave it another minute, and looked again. It was blue.',
        '“Perhaps it’s that sort,” said {H}. So they went by the noise. At number two it rattled, and at number three it only ticked now and then. “Don’t keep opening me,” said the monster from inside. “You’re letting the warm out.”'
      ]
    },
    {
      id: 'both-sides',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Is it warm on both sides?” asked {A}, who liked things done properly. The monster felt behind. “Only on top,” it said. So they turned it over, which took all three of them. Then the tummy was cold.',
        '“A toaster doesn’t turn anything over,” said {H}. “It does both sides at once.” So a second blanket went in underneath, and they tucked it up until it met the first. Not even a crumb could have got out.'
      ]
    },
    {
      id: 'in-a-cloth',
      A: 'partner',
      paragraphs: [
        '“I’m as warm as toast,” said the monster, very carefully. “But toast goes cold,” said {A}. So {H} rolled the monster up in the blanket. Back it went under the bunk bed, where it lived.',
        '{H} went back to the top. “I’m as warm as toast,” said {H}. “So am I,” said somebody at the bottom. One slice was left that nobody had worn. {A} stood in between and had it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked under the bunk bed, and it was as black in there as treacle.',
      '{names} sniffed, but nothing smelled of toast yet.',
      { text: '{names} knocked on the floor as well, so as not to be rude.', needs: ['hands'] },
      { text: '{names} held up a corner of the sheet, and let it down again.', needs: ['hands'] }
    ],
    way: [
      '{names} listened for the crunch, and heard none.',
      '{names} sat down by the bed, and drew the feet up.',
      { text: '{names} carried the empty plate out, and the full one in.', needs: ['hands'] },
      { text: '{names} swept up the crumbs with one hand, for there was butter on the other.', needs: ['hands'] }
    ],
    turn: [
      '{names} hummed along, like a toaster.',
      '{names} jumped at the pop, though it had been coming.',
      { text: '{names} pressed the bedpost down a little more, for number five.', needs: ['hands'] },
      { text: '{names} helped to tuck in what hung out, and it was an elbow.', needs: ['hands'] }
    ]
  },
  bed: [
    'The toaster in the kitchen was cold by now. The other one stood along the wall, with somebody rolled up below it.',
    '{H} had washed off the butter, and lay there warm on both sides. Down below nothing rattled.'
  ],
  last: [
    'It was done on both sides, about a number four, and it was {H}, asleep.',
    'Top and bottom it was as warm as toast, and {H} was asleep.'
  ]
})
