import { wishPlot } from '../wish-plot.ts'

export const navratri = wishPlot({
  id: 'wish-navratri',
  wishes: ['navratri', 'navaratri', 'navratra', 'nauratri', 'navrathri', 'navarathri', 'norta', 'garba', 'garbha', 'raas garba', 'dandiya', 'dandia', 'dandiya raas', 'dandiya sticks', 'chaniya choli'],
  answers: ['dance', 'dancing', 'dances', 'danced', 'night', 'nights', 'nine', 'sticks', 'circle', 'playing', 'play', 'festival', 'festivals', 'celebrating', 'celebrate', 'celebration', 'clapping', 'clap', 'learning', 'first', 'hall', 'music', 'drum', 'dhol', 'clothes', 'skirt', 'mirrors', 'colours', 'puja'],
  moods: ['first', 'learning', 'proud', 'waiting'],
  fed: true,
  company: ['band', 'lamp'],
  about: 'Two people are no circle for garba, until the lamp finds the little mirrors that are sewn to what they wear.',
  titles: ['Two Is Not a Circle', 'Forty Little Mirrors', '{H} Dances with Everybody', 'Round and Round the Pot', 'They Were All in Time'],
  want: [
    {
      id: 'a-big-circle',
      A: 'partner',
      paragraphs: [
        'Navratri has nine nights, and there is dancing on all of them. Tonight {H} and {A} danced garba at home. They had on the clothes with the little round mirrors. In the middle of the floor stood a clay pot with holes, and a small lamp in it.',
        '“It has to be a circle,” said {H}, “like in the hall. A big one, that goes round and hasn’t got an end.” They began. Step, step, step, clap. Whichever way {H} looked, there was {A}’s back.'
      ]
    }
  ],
  way: [
    {
      id: 'chairs',
      A: 'partner',
      paragraphs: [
        '“At Navratri it goes round,” said {H}. “This is one person running after another.” {A} stopped. “I thought I was running after you,” said {A}.',
        'So they put four chairs round the pot, and hung scarves on them. But the chairs did not clap, and not one of them moved on. At the first turn {H} bumped into a chair, and said sorry to it.'
      ]
    },
    {
      id: 'sticks',
      A: 'same',
      spare: 1,
      paragraphs: [
        'For dandiya you need two sticks each. They took wooden spoons. Right against right, left against left, right again, and turn, and on to the next one. {H} turned, and went on to the next one. It was a coat on a hook.',
        'The coat was not quick enough. {H} had to do its part too. “It’s got a good swing,” called {A}, who had got the curtain.'
      ]
    },
    {
      id: 'three-claps',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There is a garba with two claps and one with three. You bend, and clap down by the knees, and come up. {H} did the one with three. {A} did the one with two. They met every sixth clap, and nodded.',
        '“You’ve got one left over,” said {A}. “You’ve got one too few,” said {H}. {A} lent a hand, the left one, and for a while they had five between them.'
      ]
    },
    {
      id: 'suitcase',
      A: 'other',
      spare: 3,
      paragraphs: [
        'A dhol is a drum with two sides. A suitcase has two sides as well. {A} hung it on with a belt. On the left it said dum, and on the right it said tak, and something inside said flop.',
        '“What’s that?” asked {H}. It was a flip-flop from the summer. It always came in a bit late, like an uncle. They left it in, and danced to dum, tak and flop.'
      ]
    },
    {
      id: 'nine-colours',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Each of the nine nights has a colour of its own. There’s a yellow night, and a green one, and a grey one. “What’s tonight?” asked {H}. {A} had to look it up. It was orange.',
        'They both looked down. Nothing on them was orange. So {A} fetched two carrots with the green on, and each of them put one behind an ear. “Now we’re right,” said {H}, and bit off a bit of tonight.'
      ]
    },
    {
      id: 'shoe-heap',
      A: 'same',
      spare: 5,
      paragraphs: [
        'You dance garba barefoot. So there’s a heap of shoes at the door, as high as your knees. They made a heap as well. Every shoe in the house went in.',
        '“And afterwards everybody looks for theirs,” said {A}. They practised that too. {H} came out of it with one boot and one slipper. “You never get the same ones back,” said {H}, “but you always get two.”'
      ]
    },
    {
      id: 'twirl',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The best thing about such clothes was the hem. When {H} turned, it went up by itself, like an umbrella, and knocked over a cup. {A} turned, and swept a newspaper off the table.',
        '“We need more floor,” said {A}. They rolled up the rug. Under it there was a puzzle piece, a bit of sky. It had been missing since two Navratris ago.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} was in the circle too, if you counted the ones who sat. {H} danced up to {A}, and bent down, and clapped three times. {A} looked at the hands, and the hands were empty.',
        'On the next time round {H} bent down again, and clapped, and they were still empty. By the third time {A} knew the dance. {A} looked away exactly on the clap.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We danced until the milkman came,” said {S}. “The children fell asleep on the coats. My aunt carried me home over her shoulder, and I was still clapping.” “In your sleep?” asked {A}.',
        '“The one with three,” said {S}. “She said it was like being burped.” Then {S} got up and showed how it had gone, quite small, with only {S}’s feet.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} could already do the turn, and did nothing else. {S} turned round once, and twice, and four times. Then {S} stopped, and the room didn’t. “It’s still dancing,” said {S}, and sat down to let it finish.',
        '“Which way’s it going?” asked {A}. {S} pointed with one finger, all the way round. “Then it’s right,” said {A}. “That’s garba.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} danced garba sitting down, and {H} held both hands. Step, step, step, bounce. Then {A} let go, and took hold of one of {H}’s mirrors. There was somebody in it, no bigger than a pea.',
        '{A} laughed, and the pea laughed. {A} wanted to eat it. It was sewn on well, though, with orange thread, and it had been through nine Navratris.'
      ]
    },
    {
      id: 'dolls',
      A: 'other',
      spare: 11,
      paragraphs: [
        '“Some people put out dolls for Navratri,” said {A}, “on steps, all the way up.” They made three steps of books. A wooden elephant came and stood on the top, and then a bride. In the middle there was a whole cricket team.',
        'At the bottom was a shop, with lentils for sale. “Every year there has to be one new doll,” said {A}. They looked round. {H} went and fetched the one with one leg, for it was new to standing up there.'
      ]
    },
    {
      id: 'one-spot',
      A: 'partner',
      paragraphs: [
        'It got dark outside, and {A} turned off the big light. There was only the lamp in the pot now. {H} stood beside it, quite cross, and turned away. “Do that again,” said {A}. “Somebody went across the wall.”',
        '{H} moved one shoulder. On the wall a spot of light jumped, as round as a coin. {H} stood still, and it stood still. “It’s your mirror,” said {A}. “The lamp’s found it. How many of those have you got on you?” “Forty,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'all-round',
      A: 'partner',
      paragraphs: [
        '{H} put away the chairs. Then {H} lifted both arms and began to turn. Forty spots set off along the walls. They went over the curtain, and over the door, and right across {A}’s face. All of them went the same way, and not one of them bumped. “There they are!” said {H}. “It’s the whole hall!”',
        '{A} began to turn as well. Forty more came in, and went round the other way, as they do when it’s really Navratri. Step, step, step, clap. Everybody was in time.'
      ]
    },
    {
      id: 'up-there',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Some danced on the ceiling. {H} bent right down, for the clap by the knees, and they ran down the wall. {H} came up, and up they went again.',
        '“That one’s got out,” said {A}. One spot had gone through the door and was dancing in the hall, all alone, on the coats. {H} took a step to the left, and it came back in. Nobody asked where it had been.'
      ]
    },
    {
      id: 'out-of-breath',
      A: 'partner',
      paragraphs: [
        'Towards the end garba gets faster and faster, and then it stops. {H} and {A} sat down by the pot with a bump. The spots stopped too, but not quite. All over the walls they went up a little, and down a little.',
        '“What are they doing?” whispered {A}. {H} watched them, with one hand on the mirrors. “They’re out of breath,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped at every clap and came back for the next step.',
      '{names} got in between the two of them, and there was no circle.',
      { text: '{names} drummed on a box, and that was the band.', needs: ['hands'] },
      { text: '{names} pinned down a scarf that had wanted to dance alone.', needs: ['hands'] }
    ],
    way: [
      '{names} bumped into the same chair, and did not say sorry.',
      '{names} danced with a scarf that had slid off its chair.',
      { text: '{names} bowed to a chair and led it one place on.', needs: ['hands'] },
      { text: '{names} played on, with two spoons and a good deal of rest in between.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round too, after one of the spots.',
      '{names} shook, and a whole row of dancers slid off.',
      { text: '{names} beat the box in time and very nearly kept up.', needs: ['hands'] },
      { text: '{names} held out a white cloth, and twelve dancers went over it.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung the clothes with the mirrors on the door, where they went on glinting. Tomorrow was another of the nine nights.',
    'Dancing feet have to be washed twice. Then {H} lay down, and the bed went round a little, and slower, and stood still.'
  ],
  last: [
    'Up a little, and down a little, the last spots went, and {H} was asleep.',
    'The circle had no end, but it had stopped here for tonight, and {H} slept.'
  ]
})
