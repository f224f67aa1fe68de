import { wishPlot } from '../wish-plot.ts'

export const whoeverMagician = wishPlot({
  id: 'wish-whoever-magician',
  visits: 'anything',
  whoever: [
    'wants to be a magician',
    'wants to do magic',
    'wants to do magic tricks',
    'wants to learn magic',
    'wants to learn magic tricks',
    'wants to learn to do magic',
    'wants to become a magician',
    'wants to be a great magician',
    'wants to be a famous magician',
    'wants to do a magic trick',
    'wants to do a magic show',
    'wants to be a conjuror',
    'wants to do tricks',
    'would like to be a magician',
    'would like to do magic',
    'dreams of being a magician',
    'dreams of doing magic',
    'can’t do magic',
    'can’t do magic tricks',
    'is bad at magic',
    'is learning magic',
    'is learning to do magic',
    'wants to pull a rabbit out of a hat',
    'can’t pull a rabbit out of a hat',
    'does card tricks',
    'is rubbish at magic tricks',
    'has a trick that never works',
    'does conjuring',
    'wants to be an illusionist',
    'puts on a magic show',
    'wants to saw somebody in half',
    'gets its tricks wrong',
    'practises conjuring tricks',
    'has a magic set',
    'makes coins disappear',
    'wants to make things vanish',
    'fools everybody with tricks'],
  except: ['wand', 'spell', 'potion', 'witch', 'fairy', 'broken'],
  company: ['lemon', 'cups', 'lamp', 'table'],
  about: 'The hero wants to fool somebody who sees everything, and whoever wants to be a magician always looks at the lemon, until they look at the lamp.',
  titles: ['Where the Lemon Went', 'Look at the Lamp', '{visitor} Looks Up', 'Somebody Who Sees Everything', 'Nothing in the Sleeve'],
  want: [
    {
      id: 'sees-everything',
      A: 'partner',
      paragraphs: [
        '{A} saw everything. “You’ve got jam on one elbow,” said {A}, without looking up. “And that’s a dry toothbrush.” {H} wanted to fool {A}, a single time, in something big.',
        'There was a knock. It was {visitor.first}, in a cape that had been a tablecloth. “I can make a lemon vanish,” said {visitor}. “Only people always see where it goes.” {H} pulled out a chair for {A} at once, right at the front.'
      ]
    }
  ],
  way: [
    {
      id: 'quick',
      A: 'partner',
      paragraphs: [
        '{visitor} held up the lemon, and laid the cape over it. “Abracadabra,” said {visitor}, and there was no lemon. “It’s in your cape,” said {A}. It was. The second time the lemon went under a cup. “The left one,” said {A}, and yawned.',
        '“You’ve just got to be quick,” said {A}, who was quite sure. So {visitor} was as quick as a whisk. The cape flew, and the cups flew. The lemon flew too, and hit the kettle. Ding. “There,” said {A}.'
      ]
    },
    {
      id: 'magic-word',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it’s a weak word,” said {A}. “Everybody’s used that one.” They tried out others on the lemon. “Rhubarb,” said {A}. The lemon stayed. “Umbrella stand,” said {H}, in a deep voice. It may have trembled a bit, but there was a bus outside.',
        '“Please,” said {visitor}. That had been tried least of all. They waited, out of politeness. “It’s a good word,” said {A}, “for getting a lemon. It isn’t one for losing it.” Then {visitor} said thank you, for the lemon had kept so still.'
      ]
    },
    {
      id: 'the-great',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A magician cannot just be called anything. “The Great,” said {A}, and waved one arm. “The Great what?” asked {visitor}. They went through the kitchen. The Great Sieve. The Great Tomato. {visitor} tried on each of them with the cape.',
        '“And what’s your other name?” asked {A}. {visitor} whispered it. “That’s good as it is,” said {A}. “We’ll just say it more slowly.” {H} said it, and held the last bit for as long as there was breath. It made your neck cold.'
      ]
    },
    {
      id: 'behind-the-ear',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“The best ones pull out a coin where you haven’t got one,” said {A}. “From behind your ear, mostly.” {H} had a coin, and needed somebody to pull it out of. It came from behind {caller.part}.',
        '“Was that in there?” asked {visitor}, deeply surprised. “All day?” {visitor} felt behind it, to see if there was any more. “You’re not supposed to be taken in,” said {A}. “You’re the magician.” “But it was really nice,” said {visitor}. “Do it again.”'
      ]
    },
    {
      id: 'the-flourish',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Before it happens, you’ve got to do something grand,” said {A}. “Then people get ready to be amazed.” {visitor} put back the cape, and got ready, and {caller.does}. {H} was ready at once. So was {A}, with a hand on the table.',
        '“And now?” asked {A}. “Now comes the trick,” said {visitor}. It did not come. They were amazed for a while just in general. “That was more than I’d expected,” said {A}, and {caller.move} too.'
      ]
    },
    {
      id: 'mind-reading',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '{visitor} could nearly read thoughts. {A} had to think of something, and hold it still. {visitor} kept quite still. “I see an animal,” said {visitor}. “No, wait. I see this. {caller.fact}. Was it that?” {A} opened one eye. “I was thinking about potatoes,” said {A}.',
        '“Then it was me,” said {visitor}. “I’m so loud in there.” {H} tried it on {visitor}, and did not need long. “You’re thinking about the lemon,” said {H}. Nobody could understand how {H} had done that.'
      ]
    },
    {
      id: 'pick-a-card',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Pick a card,” said {visitor}, and held out a fan of them. {A} took one, and looked, and put it back. {visitor} mixed them, and turned up the top one. “Is it this?” “No.” “This?” “No.” It went on like that, as far as the window.',
        '“This?” asked {visitor}, at the very last one. “Yes!” said {A}. They both got such a surprise that they had to sit down. “I knew it would be in there,” said {visitor}. {H} worked it out, and did not say anything.'
      ]
    },
    {
      id: 'sawn-in-half',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“They cut people in half,” said {A}. Nobody wanted to be that. So they took a bun. {visitor} laid it in a box, and put the lid on. “Abracadabra,” said {visitor}, and opened it. There were two halves. “That was cut already,” said {A}. “It’s a sliced one.”',
        '“Now I’ll make it whole again,” said {visitor}, and shut the lid. They waited. In the end {H} ate one half, and {A} ate the other. “Well,” said {visitor}, “it’s together now. It’s just spread out over two people.”'
      ]
    },
    {
      id: 'vanishing-biscuit',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} knew a trick as well, and did it with a biscuit. “You see this,” said {A}. “Now watch.” The biscuit went into {A} from the left, and was gone. There was nothing in the hands, and nothing up the sleeves. “Bravo!” said {visitor}. “Where is it?”',
        '“A magician never says,” said {A}, with some trouble. {A} did it again, for those at the back. It went well every time. “How long did you have to practise that?” asked {visitor}. “All my life,” said {A}.'
      ]
    },
    {
      id: 'applause',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They practised the bow as well, so that it would be there when it was needed. First you look modest. Then you hold out one arm to the lemon, because it was in it too. {A} clapped, and sat up, and clapped louder. “What am I clapping for?” asked {A}.',
        '“For what’s coming,” said {visitor}. “Then I’ll want something for it,” said {A}. {H} looked at {A}, and then at the lemon. It lay there, and was yellow, and could be seen from everywhere.'
      ]
    },
    {
      id: 'harder-things',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Perhaps a lemon’s too bright,” said {A}. They tried a spoon, but it winked. They tried a potato. That was good, and it was as brown as the table. {visitor} laid it on the table, and took the cape away. It was still there, but you had to look twice.',
        '“That’s half vanished,” said {H}. They tried it with a white plate on a white cloth. They put it down so well that {A} laid the bread next to it, and not on it. “Now do it with something that can be seen,” said {A}.'
      ]
    },
    {
      id: 'floating',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} was to float. {H} lay down on two stools with a sheet on top, down to the floor. “Rise,” said {visitor}, and waved the cape. Under the sheet {H} slowly lifted one slipper on each hand. It looked like feet, and it was a good way up.',
        '“You’ve got very long feet,” said {A}, “and they’re coming out of your shoulders.” The slippers sank again. “What was it like up there?” asked {visitor}. “Quite like down here,” said the sheet. “It only smells more of slippers.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My uncle could take off his thumb,” said {S}. “He did it every Sunday, and put it back on again after the pudding.” “Did you know how?” asked {A}. “Not for years,” said {S}. “I only thought, I hope he doesn’t lose it on the bus.”',
        '“And then somebody told you?” asked {visitor}. “I found out by myself,” said {S}, “and I’ve been sorry ever since.” {S} showed them a thumb. It was on. Then it was off. {visitor} looked under the table for it.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} could vanish altogether. {S} put both hands over both eyes. “I’m gone,” said {S}. {visitor} looked at {S} for a long time, and did not want to be rude. “Can you hear me?” asked {S}. “Quite well,” said {visitor}. “Where from?”',
        '“From the rug,” said {S}. {A} walked round {S} with one arm out, and felt the air. “There’s nobody,” said {A}. “Only something warm.” Then {S} came back, on the same spot, and asked if they’d been worried.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '“You need an animal for it,” said {H}, “one that’s in the hat.” So they put {A} under the cape. It went up and down there. “Abracadabra,” said {visitor}, and pulled the cape away. There was no {A}. There was only a warm place.',
        '“I did it!” cried {visitor}. “Bring {A} back,” said {H}, quite impressed. {visitor} tried it with all the words. From the kitchen there came a crunching noise. {A} was at the bowl, and had been for some time. They left it at that.'
      ]
    },
    {
      id: 'where-you-look',
      A: 'partner',
      paragraphs: [
        '{visitor} went under the table with the lemon. “I’ll never be one,” said {visitor} down there. {A} bent down to it. “You look at it the whole time,” said {A}, “as if it might cry. And I look where you’re looking. Everybody does.”',
        '{H} whispered something to {visitor}. “Just once more,” said {H} aloud. {A} sat down at the front again, in the cardigan with the big pockets.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-lamp',
      A: 'partner',
      paragraphs: [
        'Down came the cape over the lemon. Then {visitor} looked up at the lamp, as hard as could be. “Oh,” said {visitor}. “Look at that.” {A} looked up. “What?” asked {A}. “There,” said {visitor}. Meanwhile {H} took the lemon from under the cape, and slid it into one of the big pockets.',
        '“Abracadabra,” said {visitor}, and pulled away the cape. There was no lemon. {A} looked in the cape, and under the cups and the table. It was nowhere.'
      ]
    },
    {
      id: 'second-half',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} wanted to know what there had been on the lamp. {visitor} had no idea. “I only looked,” said {visitor}. “I thought about lamps.” They all three stood underneath and looked up. There was a fly, and it was washing.',
        '“Was it about the fly?” asked {A}. “It may have been,” said {H}. {A} went twice round the lamp, and did not trust it. As long as somebody looked at the fly, you could have carried a piano through the room.'
      ]
    },
    {
      id: 'search',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} did not give up. {A} looked in the bread bin, and in the kettle. {A} lifted up the cushions one by one, and smelled the air. “It’s in here,” said {A}. “I can smell it. It gets stronger when I walk.” {H} had to go into the hall for a moment, to laugh.',
        '“I’d like to help you,” said {visitor}, “but I’m not allowed to.” {A} sat down and thought. Something was not quite comfortable. {A} moved over a bit, and thought on the other side.'
      ]
    },
    {
      id: 'in-the-pocket',
      A: 'partner',
      paragraphs: [
        '“How did you do it?” asked {A}. “I looked at the lamp,” said {visitor}, and took a bow. “And I had a hand in it,” said {H}, and took one as well.',
        '{A} cleared away the cups, and saw a crumb on the lamp, and a thread on the cape. {A} saw everything. Only one of the big pockets had something round in it, and {A} never saw that at all. {H} told nobody, all evening.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} crept in by the other door, and got seen at once.',
      '{names} sniffed at the lemon, and sneezed.',
      { text: '{names} put out chairs for the audience, one of them for coats.', needs: ['hands'] },
      { text: '{names} tied the cape at the back with a bow.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the right cup, in case there was one more.',
      '{names} ran after the lemon as far as the door.',
      { text: '{names} held out a hand for the lemon, and caught a cup.', needs: ['hands'] },
      { text: '{names} rolled a drum on the table for it, with two fingers.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the lamp, and went on looking.',
      '{names} walked round the cardigan, where it smelled of something.',
      { text: '{names} clapped until the cups hopped.', needs: ['hands'] },
      { text: '{names} put a finger to the lips, and did not tell.', needs: ['hands'] }
    ]
  },
  bed: [
    '{visitor} went home in the cape, and was a magician. The cardigan was hung over a chair, and it hung down a bit on one side.',
    'They washed, and everybody looked at the lamp once more before it went out. There was nothing on it at all.'
  ],
  last: [
    'In the dark a lemon rolled out of a pocket, all by itself, and {H} was asleep.',
    'Nobody was looking, for all the eyes were shut, and {H} was asleep.'
  ]
})
