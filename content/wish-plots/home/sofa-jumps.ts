import { wishPlot } from '../wish-plot.ts'

export const sofaJumps = wishPlot({
  id: 'wish-sofa-jumps',
  wishes: ['jumping sofa', 'jump sofa', 'jumps sofa', 'jumped sofa', 'jumping couch', 'jump couch', 'jumps couch', 'jumping settee', 'jump settee', 'jumping furniture', 'jumping bed', 'jump bed', 'jumps bed', 'jumped bed', 'jumping on the bed', 'jumping on bed', 'bouncing bed', 'bounce bed', 'bounces bed', 'bouncing sofa', 'bounce sofa', 'bouncing couch', 'bouncing on the bed', 'bouncing on the furniture', 'jumping armchair', 'jumping mattress', 'bouncing mattress', 'stop jumping', 'stop bouncing', 'jumping bedtime', 'bouncing bedtime', 'climbing furniture bedtime', 'sofa trampoline', 'couch trampoline', 'bed trampoline', 'hyper bedtime', 'wild bedtime', 'bouncing off walls', 'bouncing off the walls', 'leaping sofa', 'leaping bed'],
  answers: ['jump', 'jumps', 'jumping', 'jumped', 'bounce', 'bounces', 'bouncing', 'bed', 'beds', 'sofa', 'couch', 'settee', 'cushions', 'bedtime', 'night', 'evening', 'tonight', 'stop', 'won’t', 'keep', 'keeps', 'always', 'never', 'too', 'wild', 'hyper', 'crazy', 'excited', 'off', 'walls', 'sleep', 'instead', 'going', 'every', 'all', 'time', 'kids', 'boys', 'girls', 'children', 'brother', 'sister', 'both', 'trampoline', 'high', 'funny', 'silly', 'again', 'one', 'more'],
  except: ['monkeys', 'monkey', 'frog', 'frogs', 'kangaroo', 'fell', 'fall', 'hurt', 'broke', 'broken', 'bumped', 'head', 'hospital', 'window', 'train', 'space', 'rocket', 'moon', 'castle', 'dog', 'cat', 'puppy', 'bugs', 'lake', 'flower', 'river', 'seaside', 'ball', 'rope', 'puddle', 'puddles', 'out', 'sea', 'pool', 'monster', 'lava'],
  moods: ['quarrel', 'sleepless', 'waiting'],
  company: ['sofa', 'cushion', 'biscuit', 'lamp', 'blanket', 'spring', 'rug'],
  about: 'The hero jumps a hundred jumps on the sofa at bedtime, and then the sofa will not stop, and the hero has to put it to bed.',
  titles: ['One More, Said the Sofa', 'A Hundred Jumps', '{H} Puts the Sofa to Bed', 'As High as a Stone', 'Boing, Said the Hall'],
  want: [
    {
      id: 'a-hundred',
      A: 'partner',
      paragraphs: [
        'It was bedtime. First {H} had jumped on the bed, and now {H} was jumping on the sofa. “Ninety-eight,” said {H}. “Down you come,” said {A}. “Ninety-nine. Just one more!” {H} wanted a hundred. “A hundred!” Then {H} sat on the rug, and puffed.',
        'Boing, went the sofa. A cushion fell off. “I said down,” said {A}. “I am down,” said {H}. “That’s the sofa.” It went up by itself. Boing. “One more,” said the sofa, in a deep, springy voice.'
      ]
    }
  ],
  way: [
    {
      id: 'two-and-three-quarters',
      A: 'partner',
      paragraphs: [
        '“Stop that now,” said {H}, just as {A} always did. “It’s bedtime.” “One more,” said the sofa. Boing. “That’s what you said before.” “That was another one,” said the sofa. {H} counted to three. At two and three quarters the sofa jumped out through the door.',
        'Boing, boing, boing, it went down the hall, and a biscuit flew out of it at each boing. They ran after it. “How do you get anybody to stop?” {H} asked. “I’ve been wondering that for years,” said {A}.'
      ]
    },
    {
      id: 'what-came-out',
      A: 'same',
      spare: 1,
      paragraphs: [
        'All sorts of things came out of the sofa as it jumped. There were pencils and a comb. There was a sock that they had given up. A small horse flew out with its legs in the air. “My glasses!” cried {A}. They had been in there since the summer.',
        '{A} put them on and looked at the sofa. “It’s even worse with glasses,” said {A}. There was a raisin on the left one. It made a big brown moon.'
      ]
    },
    {
      id: 'next-door-knocks',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Next door somebody knocked on the wall, twice. The sofa stopped in the air, and listened. Then it knocked back, with one leg. It knocked nine times, because it was enjoying it. “Is that {H} jumping?” called the neighbour.',
        '“No,” called {H}, “it’s the sofa.” It was quiet over there. “Last week it was the chair,” called the neighbour. “Last week it was me,” said {H}, but not so loud.'
      ]
    },
    {
      id: 'a-cup-of-tea',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It only wants somebody to sit on it,” said {A}. So {A} sat on it with a cup of tea and the paper. Up went the sofa. Up went {A}, and up went the tea. They came down one after the other. The tea was last.',
        '“How is it?” asked {H}. “I’ve read the same line nine times,” said {A}, going by. “It’s about potatoes.” At the next boing {A} turned the page in the air.'
      ]
    },
    {
      id: 'dont-you-start',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In its corner the armchair had seen it all. It gave a very small hop, to see if anybody minded. “Don’t you start,” said {H} to it. The armchair stood still and looked at the ceiling. When {H} turned round, it stood a bit further left.',
        '“It’s always the small ones who want to do it too,” said {A}. “Who does it get that from?” asked {H}. {A} looked at {H}, and coughed.'
      ]
    },
    {
      id: 'why-it-likes-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Why can’t you just stand there?” asked {H}. “I stand there all day,” said the sofa. “People sit on me. They eat toast on me. On Sunday somebody’s uncle lay on me, with his shoes on, and snored. Have you ever had an uncle on you?”',
        '{H} had not. “And now it’s my turn,” said the sofa. Boing. “It isn’t wrong,” said {A}. “It’s only late.” {H} had heard that somewhere before.'
      ]
    },
    {
      id: 'a-story-for-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Perhaps a story would help. {H} fetched the one about the sleepy hippo, and told it, running alongside. The sofa listened to it, jumping. “And then the hippo shut its eyes,” said {H}. “Why?” asked the sofa. “It was tired.” “Why?”',
        '“Because it was night.” “I’m not a hippo,” said the sofa. {H} turned round to {A}. “It isn’t even listening to the end,” said {H}. “No,” said {A}. “They don’t.”'
      ]
    },
    {
      id: 'singing-to-it',
      A: 'same',
      spare: 7,
      paragraphs: [
        'So they tried it with a song. {A} sang the slow one, about the moon over the water. The sofa loved it. It jumped in time, on every second word. “The moon,” sang {A}. Boing. “The water.” Boing. By the third verse it was a dance.',
        '“Slower,” whispered {H}. {A} sang so slowly that one word took as long as a bus. The sofa hung in the air and waited for the next.'
      ]
    },
    {
      id: 'is-it-hungry',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Perhaps it’s hungry,” said {A}. “Or it’s teething.” They looked, as it went over. It had no teeth, but it had a zip. “Are you hungry?” asked {H}. “I’ve got four biscuits down my left side,” said the sofa. “I’m fine.”',
        '“Do you need the toilet?” asked {A}. Boing. “No.” “That’s what they always say,” said {A}, and kept an eye on it.'
      ]
    },
    {
      id: 'from-outside',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A man with a dog came down the street and stopped outside the lit window. In there a sofa went up, and a sofa came down. The dog’s head went up and down as well. “Good evening,” called {A} through the glass. “It’s bedtime here.”',
        '“Here too,” said the man. “Ours is the piano.” He lifted his hat, and they went on. At the corner the dog tried a small jump.'
      ]
    },
    {
      id: 'a-bargain',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“We’ll do five more,” said {H}, “and then it’s bed.” “Ten,” said the sofa. “Five.” “Nine.” “Six,” said {H}, “and that’s my last word.” They shook hands on it, as well as you can with a sofa. Then it jumped six times.',
        '“And now?” asked {H}. “The first two didn’t count,” said the sofa. “I wasn’t ready.” {A} had to look out of the window for a bit, with a hanky. “I know that one,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had a place on that sofa, on the left, with {A}’s own dent in it. Now the dent was flying through the hall. {A} watched it go up, and watched it come down. It was nobody’s idea of a nap.',
        'Then {A} sat in front of the sofa and stared at it, without a blink. The sofa came down very gently. “Sorry,” it said, and jumped a little further off.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I jumped on a bed once,” said {S}. “It had iron springs. I went up so high that I could see what lay on the wardrobe.” “What lay there?” asked {A}. “All the birthday presents. I saw a train, and I saw a drum.”',
        '“Did you get told off?” “I had to look surprised for a whole week,” said {S}. {S} showed {A} the face. It was a good face, and still nearly new.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} knew just what to do, and lay down on the rug like somebody asleep. “Do it like me, sofa,” said {S}. {S} snored, to make it easy. The sofa bent over {S}. “Is it broken?” it asked. “No,” said {A}. “It’s sleeping.”',
        '“I’m only showing it,” said {S}, with both eyes shut. {S} showed it for so long that somebody had to check.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} had never seen anything so good. Each time the sofa came down, {A} said “Da”, and the sofa went up again. “Don’t tell it to,” said {H}. “Da,” said {A}. Boing.',
        '{H} held {A}’s hands, and they were damp with joy. “You can do that with your own furniture,” said {H}. {A} looked round for some, and found a slipper. “Da,” said {A} to it, and waited.'
      ]
    },
    {
      id: 'still-full',
      A: 'partner',
      paragraphs: [
        '{A} bent down and looked under the sofa, at its springs. “It can’t help it,” said {A}. “It’s full up. You jumped a hundred jumps into it, and now they’ve got to come out again.”',
        '{H} had counted. Eleven were out so far. “Then there are eighty-nine left,” said {H}. “That’ll take all night.” Boing. “Eighty-eight,” said {A}. {H} thought hard. “They’ll have to come out smaller,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'smaller',
      A: 'partner',
      paragraphs: [
        '{H} laid a hand on its arm. “Jump like a horse,” said {H}. Boing, went the sofa. “Now like a sheep.” Boing. “Now like a frog.” Boing. With each jump {A} steered it back a bit. “Now like a flea.” Bing.',
        'At last it stood in its own place again. “Now like a pea on a plate,” whispered {H}. It only shook. “And now like a stone.” The sofa thought about it. It did not move at all. “That was very high, for a stone,” said {A}.'
      ]
    },
    {
      id: 'the-last-ones',
      A: 'same',
      spare: 15,
      paragraphs: [
        'There were still some left, down in the springs. You could hear them, if you put an ear to the seat. “Like a snail,” said {H}, and that was one. “Like a puddle,” said {A}. “Like a hat when nobody’s in it.”',
        'Each time the sofa thought it over first. Each time it was stiller. “Like Sunday,” said {H}. Both of them lay with one ear on it. It was hard to say who was calming whom.'
      ]
    },
    {
      id: 'the-cushions-too',
      A: 'same',
      spare: 16,
      paragraphs: [
        'The cushions were fetched out of the hall, one by one, and put in their places. “Not that one there,” murmured the sofa. “The blue one’s by the wall.” {H} turned the blue one round, so that the zip was at the back.',
        '“Where do the biscuits go?” asked {A}. “In again,” said the sofa. So {A} tucked them in at the left, for later. One was very old, and {A} put it in with both hands.'
      ]
    },
    {
      id: 'always',
      A: 'partner',
      paragraphs: [
        '“One more,” said the sofa, quite low. It meant a blanket. {H} spread one over it. “And a drink of water,” said the sofa. “And the light on in the hall.” {H} looked at {A}. “Is it always like this?” asked {H}. “Always,” said {A}.',
        '{H} yawned, and bent down to the sofa. “Good night,” said {H}. “Stay in bed now.” The sofa breathed out, and was flat.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped as well, in the air that came from the sofa.',
      '{names} moved out of the way, with one eye on the cushions.',
      { text: '{names} caught the lamp, just in time.', needs: ['hands'] },
      { text: '{names} held out a pair of pyjamas, at arm’s length, and sighed.', needs: ['hands'] }
    ],
    way: [
      '{names} ran along behind, and ate a biscuit on the way.',
      '{names} pressed against the wall, to let the sofa by.',
      { text: '{names} opened the last door, so that nothing would break.', needs: ['hands'] },
      { text: '{names} picked up the coins and put them in a cup.', needs: ['hands'] }
    ],
    turn: [
      '{names} tried a flea, and then a pea, and then yawned.',
      '{names} lay down on the rug, like a stone, and did it very well.',
      { text: '{names} turned down the lamp for the sofa.', needs: ['hands'] },
      { text: '{names} stroked the sofa on its back, along the seam.', needs: ['hands'] }
    ]
  },
  bed: [
    'On tiptoe they left the sofa, and the door stayed open a crack. {H} brushed {H}’s teeth without a word, so as not to wake it.',
    'Then {H} lay down in bed, first like a horse, then like a pea, then like a stone.'
  ],
  last: [
    'In the dark the sofa dreamed of one more, and {H} was asleep.',
    'There was not a jump left in the sofa, and none in {H}, who was asleep.'
  ]
})
