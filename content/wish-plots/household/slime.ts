import { wishPlot } from '../wish-plot.ts'

export const slime = wishPlot({
  id: 'wish-slime',
  wishes: ['slime', 'slimes', 'slyme', 'making slime', 'made slime', 'playing slime', 'glitter slime', 'fluffy slime', 'pot slime', 'slime party', 'slime kit', 'slime lab', 'oobleck'],
  answers: ['making', 'make', 'made', 'makes', 'playing', 'play', 'played', 'plays', 'pot', 'tub', 'green', 'pink', 'purple', 'blue', 'red', 'yellow', 'rainbow', 'glitter', 'glittery', 'fluffy', 'sticky', 'stretchy', 'squishy', 'gooey', 'soft', 'smelly', 'homemade', 'kitchen', 'table', 'hands', 'fingers', 'today', 'yesterday', 'tomorrow', 'morning', 'afternoon', 'weekend', 'nursery', 'school', 'preschool', 'friend', 'friends', 'cousin', 'cousins', 'sister', 'brother', 'mum', 'dad', 'mummy', 'daddy', 'nana', 'grandma', 'grandad', 'grandpa', 'granny', 'dadi', 'nani', 'auntie', 'together', 'first', 'time', 'new', 'big', 'lots', 'fun', 'love', 'loves', 'loved', 'story', 'please', 'with', 'about', 'stuck', 'messy', 'everywhere', 'party', 'rainy', 'day', 'long', 'ages', 'whole', 'favourite', 'glue', 'recipe', 'lab', 'kit', 'experiment', 'science', 'off'],
  except: ['monster', 'monsters', 'snail', 'snails', 'slug', 'slugs', 'hair', 'carpet', 'rancher', 'minecraft', 'king', 'swamp', 'dragon', 'alien', 'ate', 'eat', 'eating', 'dog', 'cat', 'creature', 'volcano', 'mould', 'who', 'ghost', 'how', 'why', 'what'],
  company: ['pot', 'spoon'],
  about: 'It will not go back into its pot, and sticks to whoever is in a hurry, until somebody watches it fall off the table.',
  titles: ['It Would Not Be Hurried', 'The Slowest Thing in the House', '{H} Waits for a Drip', 'Shlup', 'Back in the Pot'],
  want: [
    {
      id: 'out',
      A: 'partner',
      paragraphs: [
        '{H} took the lid off the pot, and out came the slime. It came by itself. It came over the edge and on to {H}’s hand, cool and heavy, like somebody else’s tongue. “Shlup,” it said.',
        'For a while {H} let it hang down from ten fingers. Then it was nearly supper. “Put it away now,” said {A}. {H} wanted to. But the slime would not get off.'
      ]
    }
  ],
  way: [
    {
      id: 'pulling',
      A: 'partner',
      paragraphs: [
        '{H} pulled it off one hand, and it was on the other. {H} pulled it off the right, and it was on both. “Give it to me,” said {A}. A moment later there was a string of it from {H} to {A}, and on to the chair.',
        '“It likes us,” said {H}. It had got as far as {A}’s watch.'
      ]
    },
    {
      id: 'what-it-can-be',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Before that it had been all sorts of things. It had been a moustache, and a beard, and a very wet bracelet. {H} had made a ball of it. “Watch,” said {H}, and put the ball on the table.',
        'The ball thought about it. It sat down, and then it lay down, and at last it was a pancake. “It’s tired of being round,” said {A}.'
      ]
    },
    {
      id: 'noises',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} pushed two fingers into the pot, and it made a noise. It was a very rude one. {A} looked up from the table. “That was the pot,” said {H}. “Of course it was,” said {A}.',
        '{A} tried it as well, in a corner, to see. It was longer, and there was a question in it. “Excuse me,” said {A} to the pot.'
      ]
    },
    {
      id: 'things-in-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It took along whatever it met. There was a crumb in it already, and a hair, and a blue bead. You could see them in there, as if they were swimming. “It’s a museum,” said {H}.',
        '“That’s my hair,” said {A}. “You can visit it,” said {H}, “on Sundays.”'
      ]
    },
    {
      id: 'guess',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Where does it come from?” asked {A}. “Out of a very old snail,” said {H}. {A} looked at the end that was on {A}’s sleeve, and held that arm a bit further away.',
        '“Or from a snail that sat in one place for a very long time,” said {H}. They preferred the snail.'
      ]
    },
    {
      id: 'scraping',
      A: 'partner',
      paragraphs: [
        'They took a spoon, and then the slime was on the spoon too. They took a second spoon for the first one. After that the spoons could not be parted, and a napkin was in it as well. “We’re making it worse,” said {A}.',
        '“Supper!” called somebody. {H} and {A} looked at each other along the string. They could have gone, but only sideways.'
      ]
    },
    {
      id: 'other-passes',
      S: 'other',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had the potatoes to carry, and there was a bridge of it in the way. “Over or under?” asked {S}. “Under,” said {A}, “but with your hair down.” {S} went under, on {S}’s knees, and lost none of them.',
        '“Something cold touched me,” said {S} on the other side. “It does that,” said {A}. “It doesn’t mean anything.”'
      ]
    },
    {
      id: 'door',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Don’t touch the door,” said {A}. “I haven’t,” said {H}, and let go of the door. It did not matter much. The slime still had hold of the handle, and waited to see which way everybody would go.',
        'They opened it and shut it again, to tire it out. It got long, and it got short. It seemed to enjoy it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had nothing like that,” said {S}. “We had my aunt’s rice pudding.” “Was it like that?” asked {A}. {S} laid one finger on it and drew it back, and looked at what came along.',
        '“That’s it exactly,” said {S}. “Only this one’s got less skin.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was only allowed to look. So {S} looked, from quite close, with both hands held behind. It stretched. A bit of it hung down over the edge and came towards {S}. “Hello,” said {S} to the bit.',
        'It went on coming. {S} went on saying hello. Neither of them was in any hurry.'
      ]
    },
    {
      id: 'pet-smells',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came and smelled at it. {A} had smelled a lot of things, but none that smelled back. {A} held one foot over it, and thought better of it.',
        'For the rest of the evening {A} walked round that part of the floor in a wide bend. There was nothing there any more. But there might have been.'
      ]
    },
    {
      id: 'the-edge',
      A: 'partner',
      paragraphs: [
        '{A} kept still, and so {A} saw it. A piece of the slime was hanging over the edge of the table. Nobody pulled it. It got longer, and thinner, and then it lay on the floor, in one piece.',
        '“It lets go by itself,” said {A}. “Only not when anybody wants it to.”'
      ]
    }
  ],
  turn: [
    {
      id: 'arms-out',
      A: 'partner',
      paragraphs: [
        '“Then we don’t want it to,” said {H}. {H} held both hands over the pot on the floor, and looked out of the window. “Talk about something else,” said {H}.',
        '{A} talked about the weather. At the end of {H}’s fingers the slime began to get long. “It’s cloudy,” said {A}, “and there’s some wind.” The tip of it touched the pot, and curled up in there like a cat.'
      ]
    },
    {
      id: 'rope',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It went down in rings, one on top of the other, and each melted into the last. “It’s like an anchor going down,” said {H}, without moving {H}’s lips. “Don’t say that it’s going well,” said {A}. “It might hear.”',
        '{H} said that it was going very badly. It went a bit faster after that.'
      ]
    },
    {
      id: 'quick-bit',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Only the bit on {A}’s watch had stayed. It could not hang, for it was too short. {H} thought about it. Then {H} took hold of it and pulled, once, as quick as a wink. Snap. It was off.',
        '“That didn’t stick at all,” said {A}. “It wants it quite slow or quite quick,” said {H}. “It’s only in the middle that it can’t make up its mind.”'
      ]
    },
    {
      id: 'bubble',
      A: 'same',
      spare: 12,
      paragraphs: [
        'In the pot it lay down and was flat. After a time a bubble came up in the middle, quite slowly, and got thin. They both bent over. Blip. “It said something,” said {H}.',
        '“What did it say?” “It’s settled in,” said {H}. They waited for it to say more, but that had been all.'
      ]
    },
    {
      id: 'hands-after',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} looked at {H}’s hands, front and back. They were clean. They were cleaner than before. Even the ink from yesterday was gone. “It’s taken that along too,” said {H}.',
        '{A} looked into the pot, to see if it was in there. It was, right beside the hair. “That’s a very good museum,” said {A}.'
      ]
    },
    {
      id: 'the-lid',
      A: 'partner',
      paragraphs: [
        'The last bit took the longest. It hung from {H}’s little finger by a hair, and nobody breathed. Then there was nothing on the finger, and the pot said “shlup.”',
        '{H} put on the lid, and turned it. “Was it very late?” asked {H}. {A} looked at the watch. It had taken nineteen minutes. “For something that’s got no legs,” said {A}, “that’s not bad.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} backed away, though it had not asked for anybody.',
      '{names} said shlup as well, or something near it.',
      { text: '{names} lent a finger, and got it back cool.', needs: ['hands'] },
      { text: '{names} held the lid ready, the right way up.', needs: ['hands'] }
    ],
    way: [
      '{names} walked in under the string, and came out with some.',
      '{names} turned up at the word supper, and had to go round.',
      { text: '{names} brought a third spoon, and then kept it behind the back.', needs: ['hands'] },
      { text: '{names} peeled a bit off the chair, and became part of it.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned away too, and knew nothing about any pot.',
      '{names} stretched out very slowly on the floor, till the end arrived.',
      { text: '{names} hummed at the ceiling, as people do who want nothing.', needs: ['hands'] },
      { text: '{names} held a towel ready, far away and quite by chance.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoons were soaked till they let go of each other. The pot stood on the shelf, and it was quiet in there.',
    'Freshly washed, {H} lay down on the edge of the bed, and did not hurry. By and by {H} got longer and flatter, and ran down into the middle, where it was warm.'
  ],
  last: [
    'Nobody had wanted it to, but sleep came over the edge by itself, and {H} slept.',
    'In the pot it was quiet, and in bed, quite flat, {H} was asleep.'
  ]
})
