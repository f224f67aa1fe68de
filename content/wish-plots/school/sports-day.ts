import { wishPlot } from '../wish-plot.ts'

export const sportsDay = wishPlot({
  id: 'wish-sports-day',
  beginsElsewhere: true,
  wishes: ['sports day', 'egg and spoon race', 'egg spoon race', 'the races at school', 'three-legged race', 'three legged race', 'legged race', 'sack race', 'undokai', 'sports day bento'],
  answers: ['school', 'race', 'races', 'winning', 'winner', 'win', 'wins', 'medal', 'running', 'first', 'last', 'place', 'sack', 'relay', 'three-legged', 'bento'],
  moods: ['first', 'waiting', 'learning', 'proud', 'afraid'],
  about: 'The hero practises for the egg-and-spoon race, and finds out who has to do the looking.',
  titles: ['The Egg With Eyebrows', 'Do Not Look at the Chair', 'Egg, Spoon, Chair', '{H} Runs Very Slowly', 'How the Egg Got There'],
  want: [
    {
      id: 'the-spoon',
      A: 'partner',
      paragraphs: [
        'Tomorrow was sports day, and {H} was in the egg-and-spoon race. {H} meant to win it, and had a spoon, and a hard-boiled egg to practise with. The chair by the window was the finish.',
        '“Ready, steady, go,” said {A}. {H} shot off. The egg did not. It stayed behind in the air for a moment. Then it was on the floor, with a crack in its side. “I got here first,” said {H} at the chair. “The egg has to come too,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'thumb',
      A: 'partner',
      paragraphs: [
        '{H} tried it with a thumb on top. “That isn’t allowed,” said {A}. {H} tried it with jam. The egg stayed on through the whole race, and afterwards too, and {H} had to pull it off. “That isn’t allowed either,” said {A}.',
        'So {H} ran without any of that, with both eyes on the chair. Crack, went the egg, beside the table. Crack, it went, by the rug. It got more and more lines, like a very old face.'
      ]
    },
    {
      id: 'slow-feet',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it’s your feet,” said {A}. {H} tried big steps, and the egg went up and down like a boat. {H} tried tiptoe. Tiptoe was good for the egg, but it took until the next day.',
        '{A} walked behind and watched. “You go up with every step,” said {A}. “Bend your knees and walk like a cup of tea.” {H} bent both knees. It looked very odd, and the egg lay still as far as the rug.'
      ]
    },
    {
      id: 'other-spoons',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Perhaps it’s the spoon,” said {A}. They tried all that there were. On the teaspoon it sat like a hat on a cat. In the ladle it lay so deep that you could not see it. It went knock, knock, at every step. The fork was soon over.',
        '“I’d take the ladle,” said {A}. “They’d notice,” said {H}. “Everybody else’s egg is on top.” It went back to the first spoon. There was a small dip in that one, about as deep as a coin. An egg had to want to stay in it.'
      ]
    },
    {
      id: 'false-start',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Ready, steady,” said {A}, and had to swallow. {H} was off already, and came back from the rug. “I hadn’t said go,” said {A}. “You’d breathed in,” said {H}. “You always breathe in before go.”',
        'So {A} tried to do it with no breath at all. “Ready, steady,” said {A}, and looked out of the window, as if it were somebody else’s race. {H} leaned forward, and a bit further, and further still. “Go!” The egg was the first to be off. It had been leaning as well.'
      ]
    },
    {
      id: 'commentator',
      A: 'other',
      spare: 2,
      paragraphs: [
        'On sports day a voice always said what was going on. {A} did that through a rolled-up newspaper. “And they’re off! And {H} is in the lead! And nobody else is there!”',
        '“Quieter,” said {H}. “The egg can hear you.” “And it’s the egg,” whispered the newspaper, “it’s the egg from the fridge, by a nose.” {H} began to laugh, and the spoon laughed too. “And it’s down,” said {A}.'
      ]
    },
    {
      id: 'pet-course',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had settled down right in the middle of the course. At a real sports day that would be a hurdle.',
        '{H} went round with the spoon held high, and the egg looked down at {A}. {A} looked up at the egg. They were both interested. “You’re in the race,” said {H} kindly, “and you’re last.” {A} did not mind at all, and stayed in that place.'
      ]
    },
    {
      id: 'elder-sack',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I did the sack race,” said {S}. “I was in front till the middle. Then I fell over, and the one behind fell over me, and so on. We were a heap as high as a table.”',
        '“Who won?” asked {A}. “A girl called Winnie, who was so slow that she hadn’t got to us yet. She just hopped round.” {S} shook with laughing. “She’d never won a thing before. She’s still got the ribbon.”'
      ]
    },
    {
      id: 'three-legs',
      A: 'same',
      spare: 5,
      paragraphs: [
        'For a rest they did the three-legged race. They tied a scarf round the two legs in the middle. {H} started with the left, and {A} started with the right, and they went round in a ring.',
        '“The middle one first,” said {A}. “We haven’t got a middle one,” said {H}. “We have now. It’s a thick one and it’s got a scarf on.” After that they talked about it as if it were a third person, and it went much better.'
      ]
    },
    {
      id: 'lanes',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The course had lanes on it, with string for the lines, as on the real one. {H} was in number four, and the other lanes were empty. “Who’s in them?” asked {A}. {H} looked left and right. “They’ve all trained since the winter,” said {H}. “The one in five has got racing socks on, with a red stripe down each side.”',
        '{A} wished number five good luck. Then it was “steady”, and it was quiet in all the lanes. Crack. “Who was that?” asked {A}. {H} looked down. “Four,” said {H}. {A} made it clear to number five that it could happen to anybody.'
      ]
    },
    {
      id: 'cheering',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“And if I’m last?” asked {H}. {A} thought about that. “Then you’ve got the most people clapping,” said {A}. “They clap for the first one with half their hands, because they’re still looking at the others.”',
        '“And for the last one?” “There’s nobody else left to look at.” {A} clapped, to show it. It was quite a lot, from just one.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-face',
      A: 'partner',
      paragraphs: [
        '“You’re looking at the chair,” said {A}. “The chair isn’t going anywhere. Look at the egg.” “There’s nothing to look at,” said {H}. “It’s an egg.” {A} took a pencil and drew two eyes on it, and two worried eyebrows over the cracks. Now there was.',
        '{H} set it on the spoon. The egg looked at {H}, and {H} looked at the egg. “Don’t worry,” said {H} to it. “I’ve got you.” The feet went off by themselves, not fast. The floor went by underneath. Then {H}’s knee bumped into something, and it was the chair. “You’re there,” said {A}. “Both of you.”'
      ]
    },
    {
      id: 'talking-to-it',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They did it again, and {A} raced with the other spoon, and a potato. {A} was a great deal faster. But at the rug {A} looked up to see where the chair was, and the potato got off.',
        '{H} came past. “That’s the rug, now,” {H} was telling the egg. “It’s softer. You’ll feel it in a minute.” The egg took it well. “You were slow,” said {A} at the chair. “I know,” said {H}. “I won.”'
      ]
    },
    {
      id: 'backwards',
      A: 'other',
      spare: 8,
      paragraphs: [
        'It was so easy now that {H} could do it backwards. {A} walked in front, to say what was coming. “Table on the left,” said {A}. “Now a shoe.”',
        '{H} never looked round once. “It can see where we’ve been,” said {H}, “and I can see it.” They came to the chair the wrong way round, all three, and the egg sat down last.'
      ]
    },
    {
      id: 'which-egg',
      A: 'partner',
      paragraphs: [
        '“Tomorrow they’ll give you one that hasn’t got a face,” said {A}. {H} thought of all those eggs, in a row, on the spoons, with nobody to look at. “Then I’ll take the pencil with me,” said {H}. “I can do eyebrows while they say ready, steady.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} set off at ready, and came back.',
      '{names} lay down by the finish, to see who would be first.',
      { text: '{names} tied a tea towel between two chairs, for a ribbon.', needs: ['hands'] },
      { text: '{names} clapped for the egg, which was still in the air.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the crack, and looked for a chick.',
      '{names} ran the race as well, with nothing on a spoon.',
      { text: '{names} picked up a bit of shell, by the rug.', needs: ['hands'] },
      { text: '{names} licked some jam off a spoon, so that it was allowed again.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat up, and let the eyebrows pass.',
      '{names} walked alongside, not fast, as far as the chair.',
      { text: '{names} set a cushion down, some way off, and it was not needed.', needs: ['hands'] },
      { text: '{names} waved both feet on, with a napkin.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} washed the spoon, and put the pencil beside it. The egg was for breakfast, so its face was turned to the wall.',
    'Then {H} washed and went to bed with bent knees, like a cup of tea.'
  ],
  last: [
    'Quite level, like a cup of tea, and not spilling anything, {H} was asleep.',
    'With its face to the wall the egg could stop worrying, and so could {H}, who slept.'
  ]
})
