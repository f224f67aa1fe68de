import { wishPlot } from '../wish-plot.ts'

export const princessFixesTheRoof = wishPlot({
  id: 'wish-princess-fixes-the-roof',
  wishes: ['princess fixes roof', 'princess fix roof', 'princess fixing roof', 'princess fixed roof', 'princess mends roof', 'princess mend roof', 'princess mending roof', 'princess mended roof', 'princess repairs roof', 'princess repair roof', 'princess repairing roof', 'princess builds roof', 'princess roof', 'princess on the roof', 'princess castle roof', 'princess leaky roof', 'princess leaking roof', 'princess hammer', 'princess with a hammer', 'princess hammers', 'princess hammering', 'princess nails', 'princess toolbox', 'princess tools', 'princess tool belt', 'princess ladder', 'princess leak', 'princess leaks', 'princess fixes castle', 'princess fixing castle', 'princess mends castle', 'princess repairs castle', 'princess fixes things', 'princess who fixes', 'princess mends things', 'princess repairs things', 'princess builder', 'builder princess', 'handy princess', 'princess roofer', 'princess carpenter', 'rains throne', 'rain throne', 'raining throne', 'throne leak', 'throne wet', 'castle roof leaks', 'castle roof leak', 'castle leaky roof'],
  answers: ['princess', 'castle', 'palace', 'roof', 'tower', 'throne', 'king', 'queen', 'crown', 'hammer', 'hammers', 'hammering', 'nail', 'nails', 'tool', 'tools', 'toolbox', 'belt', 'ladder', 'rope', 'slate', 'slates', 'tile', 'tiles', 'leak', 'leaks', 'leaky', 'leaking', 'hole', 'rain', 'rains', 'raining', 'rainy', 'drip', 'drips', 'dripping', 'wet', 'dry', 'fix', 'fixes', 'fixing', 'fixed', 'mend', 'mends', 'mending', 'mended', 'repair', 'repairs', 'repairing', 'build', 'builds', 'building', 'builder', 'handy', 'herself', 'own', 'by', 'all', 'who', 'with', 'her', 'the', 'of', 'on', 'in', 'into', 'things', 'everything', 'up', 'climbs', 'doesn’t', 'doesnt', 'need', 'prince', 'no', 'without', 'instead', 'broken', 'old', 'strong', 'clever', 'practical', 'grown', 'up', 'because', 'wants', 'likes', 'loves', 'roofer', 'carpenter'],
  except: ['dragon', 'cat', 'kitten', 'frog', 'pea', 'fingernails', 'nail polish', 'paint', 'painted', 'rocket', 'robot', 'sandcastle', 'sand', 'bouncy', 'boat', 'ship', 'pirate', 'car', 'bike', 'toy', 'dinosaur', 'unicorn', 'mermaid', 'treehouse', 'lego', 'costume', 'party', 'birthday', 'friendship', 'heart', 'sad', 'died', 'dead', 'ill', 'fell', 'falls', 'witch', 'trapped', 'kidnapped', 'fairy', 'computer', 'thor'],
  nothingElse: true,
  moods: ['proud', 'learning', 'waiting'],
  isTale: true,
  out: true,
  company: ['princess', 'king', 'castle', 'throne', 'crown', 'roof', 'hammer', 'ladder', 'nails', 'beam', 'rain', 'pot', 'prince', 'umbrella', 'broom', 'rope', 'slate', 'slates', 'knight', 'hall', 'biscuit'],
  about: 'It rains on the throne, and the princess goes up with her hammer and mends the roof just above it, where it was never broken, until they see which way a drop walks along a beam.',
  titles: ['It Rains on the Throne', 'The Princess Takes Off Her Crown', '{H} Hands Up the Nails', 'Which Way a Drop Walks', 'Knock Where It Comes In'],
  want: [
    {
      id: 'rain-on-the-throne',
      A: 'partner',
      paragraphs: [
        '{H} was to sit on the king’s throne today, for as long as a biscuit lasts. But it rained, and on the throne too. Plink, went a drop on the seat, and then another. The king stood beside it with an umbrella.',
        '“I’ve written to a prince about the roof,” said the king. “He’ll come in spring.” “I’ll do it,” said the princess. She was a grown princess with strong arms. She took off her crown, and took up a hammer.'
      ]
    }
  ],
  way: [
    {
      id: 'crown-on-a-rope',
      A: 'partner',
      paragraphs: [
        'The princess tied herself to the chimney with a rope. {H} and {A} stood in the yard below, and sent up the nails. They went up in the crown, on a string. It held forty.',
        'Just over the throne the princess nailed on five new slates. Then they went in to look. Plink, it went on the seat. “But I’ve mended it,” said the princess, and wrung out her sleeve.'
      ]
    },
    {
      id: 'nine-pots',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The king had put a pot on the throne, and the pot went plonk. A jug went plunk, and a tin plate went ping. {A} moved them about under the drops, until there was nearly a tune. “It wants one more high one,” said {H}, and fetched an egg cup.',
        'They had two verses when the jug was full and went flat. A castle leaks in time, {A} found, but it does not stay in tune. Then the cook wanted the pots back for supper, and it only went plink.'
      ]
    },
    {
      id: 'letter-from-the-prince',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A letter came from the prince. The king read it out under the umbrella. “I own a white horse and a trumpet,” it said. “Which shall I bring for the roof?” {A} thought about it. You could not do much up there with either.',
        '“Ask if he’s got a ladder,” the princess called down. {H} wrote it on the back, and the letter went off again. The answer was there by four. He had got a ladder. But he had never been up it.'
      ]
    },
    {
      id: 'a-word-from-above',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Knock, knock, it went above them. Then it went thud, and a word came down from the roof. The king pretended to cough. “What did she say?” asked {H}. “I expect it was French,” said the king.',
        'After some time the crown came down on its string. There was a note in it. “That was my thumb,” it said. Which was better for thumbs, wet moss or a biscuit? {A} put in some of the one, and {H} put in one of the other. Only the moss came back.'
      ]
    },
    {
      id: 'like-a-fish',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Why does the princess begin at the bottom?” asked {H}. “It’s like a fish,” said {A}. “Each slate has to lie on top of the ones below.” They tried it in the yard, with biscuits on a sloping tray. {H} began at the bottom, and {A} began at the top.',
        'Then they sat back and let it rain. {H}’s rain ran down from one biscuit to the next, and off. {A}’s went in at every step. Soon {A} had a roof that you could only eat with a spoon.'
      ]
    },
    {
      id: 'knight-below',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A knight rode into the yard and saw the princess on the roof. “Don’t be afraid!” he called. “I’ll save you!” “I’m at work,” said the princess. “But you could hold the ladder.” So he held it, in full armour, and the rain ran in at his collar.',
        'After an hour he had rusted, and could not let go. {A} came with the oil can and did his knees, and {H} did the fingers. “I’ve never held on to anything for so long,” he said. He was quite proud of it.'
      ]
    },
    {
      id: 'other-soup',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came out with hot soup for the princess. But soup cannot go up in a crown, for under it there is only velvet. {A} had tried it, and it was now all over {A}’s shoes. “How do the nails stay in?” asked {A}.',
        '“Nails don’t run,” said {H}. So they sent up a dumpling. It fitted the crown better than most heads. “Now it looks like my uncle,” said the king.'
      ]
    },
    {
      id: 'pet-under-throne',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Where was {A} in all that rain? {H} looked behind the curtains, and in the king’s boots. Then something moved under the throne. It was the one dry place in the whole hall, and {A} had it.',
        'The king bent down, and looked in. “Is there room for another?” he asked. {A} did not say that there was, and did not move. The king put the tip of one shoe in, and let that be dry.'
      ]
    },
    {
      id: 'elder-of-the-castle',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“It rained in here when the old queen was alive,” said {S}. “She had the throne moved. Then it rained in the other corner, and she had it moved back.” {S} showed {A} the marks on the floor. There were so many that they made a road.',
        '“Did she never have the roof done?” asked {A}. “Nobody liked to tell her that there was one,” said {S}. “She thought it was just weather.”'
      ]
    },
    {
      id: 'child-counts-drops',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} lay down in front of the throne with an open mouth, and waited for the drip. It hit {S}’s nose. {S} moved up a bit, and it hit the chin. “It can see me,” said {S}.',
        'So {S} shut both eyes, and so did {A}, to be fair to the drop. It took its time. Then there was a small plop. “What does it taste of?” asked {A}. “Roof,” said {S}, and waited for some more.'
      ]
    },
    {
      id: 'a-dark-stripe',
      A: 'partner',
      paragraphs: [
        '{H} stood before the wet throne with the biscuit. {A} looked up. Under the roof a beam ran down across the hall, with a dark stripe along it. It was wet.',
        '“It doesn’t come in here at all,” said {A}. “Look. There’s one walking.” A drop crept along under the beam, upside down, and only at the end did it let go. Plink. “So it comes in where it sets out,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'follow-it-back',
      A: 'partner',
      paragraphs: [
        'They followed the stripe back up the beam, over the table, over the clock and over the door. High by the chimney it began. “Here!” called {H}. But the princess was up there in the rain, and could not hear.',
        'So {H} and {A} took the longest broom, and knocked on the beam. It was quiet above. Then there was an answer, just over them. Knock, knock, knock.'
      ]
    },
    {
      id: 'the-bat',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The crown came down, and this time there was no note in it, but a question. “Can a bat stay?” the princess called. “It lives under the next slate. It says that it was here first.” A bat needs a gap only as wide as a thumb.',
        'The king had to be asked. “Does it drip?” he said. “No,” said {A}, “it only hangs.” “Like me in this weather,” said the king. So one slate was nailed on at the top only. At the bottom it had a small door.'
      ]
    },
    {
      id: 'bent-nails',
      A: 'same',
      spare: 11,
      paragraphs: [
        'All the bent nails came back down in the crown. {A} laid them in a row on the wall. Each was bent in its own way. “This one bows,” said {A}. “That one’s looking for something under the bed.” {H} found one with its head in its lap.',
        'They could not be used for a roof any more. So {H} stood them up on the king’s window sill, as guests. It was the first time that everybody at court had bowed at once.'
      ]
    },
    {
      id: 'the-throne',
      A: 'partner',
      paragraphs: [
        'It took two slates and six nails. One more drop walked down the beam, plink, and after it there came no other. The king shut his umbrella, and wiped the throne with his robe.',
        '{H} sat on it and ate the biscuit, slowly. The rain was on the roof, where it belonged. Then the princess came in, wet through, and there was no chair. {H} ate the last bite, and slid down. “It’s your turn,” said {H}. The princess sat, with the hammer in her lap. {A} shook the nails out of the crown, and put it back on her head.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came into the hall too, and was dripped on.',
      '{names} looked up, to see where the rain came from, and got it in one eye.',
      { text: '{names} held the umbrella for the king, who had a stiff arm.', needs: ['hands'] }
    ],
    way: [
      '{names} stood in the yard as well, well away from the ladder.',
      '{names} listened to the knocking on the roof, and nodded in time.',
      { text: '{names} counted out the nails, by tens, into the crown.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along under the beam, and walked into the clock.',
      '{names} listened for the knocking, and knew where it was.',
      { text: '{names} pointed along the beam, for anybody who had lost the way.', needs: ['hands'] }
    ]
  },
  bed: [
    'The broom was put away, and the left-over nails went back in their tin. The umbrella stood in the corner, with nothing to do.',
    'At home {H} washed the biscuit off, and lay down. There was rain on the roof up there. It ran from one slate to the next, all the way down, and not one drop came in.'
  ],
  last: [
    'In the dark hall it was quiet and dry, and {H} was asleep.',
    'The princess slept with the hammer beside her, and {H} was asleep.',
    'The rain went all the way round the castle and found no way in, and {H} was asleep.'
  ]
})
