import { wishPlot } from '../wish-plot.ts'

export const momotaro = wishPlot({
  id: 'wish-momotaro',
  wishes: ['momotaro', 'momotarou', 'momotarō', 'momo taro', 'momotaro peach', 'peach boy', 'peachboy', 'boy in the peach', 'boy in a peach', 'boy born from a peach', 'boy from a peach', 'boy came out of a peach', 'kibi dango', 'onigashima', 'momotaro ogres', 'momotaro and the ogres', 'peach boy animal friends', 'peach boy animals', 'peach boy friends'],
  answers: ['boy', 'peach', 'ogre', 'ogres', 'oni', 'island', 'dog', 'monkey', 'pheasant', 'bird', 'dumpling', 'dumplings', 'millet', 'treasure', 'boat', 'born', 'japan', 'japanese', 'story', 'tale', 'fairy', 'giant', 'river', 'animal', 'animals', 'friends', 'his', 'and'],
  except: ['james', 'centipede'],
  moods: ['proud', 'learning'],
  company: ['dog', 'monkey', 'pheasant', 'ogre', 'boat', 'dumpling', 'treasure', 'peach'],
  about: 'Momotaro’s dog and monkey row against each other until the last dumpling is for whoever comes second.',
  titles: ['The Last Dumpling', 'Dog on the Left, Monkey on the Right', '{H} out of a Peach', 'For Whoever Comes Second', 'Round and Round Before Ogre Island'],
  want: [
    {
      id: 'the-boat',
      A: 'partner',
      paragraphs: [
        '{H} was Momotaro, who came out of a peach, and was on the way to Ogre Island. The ogres had taken everything from the village, even the rice pot. Momotaro meant to fetch it back.',
        'The boat was a blanket. On the left rowed the dog, a brown mitten, and on the right the monkey, a red one. {A} was the pheasant, and flew above with a feather duster for a tail. “Land’s that way,” said the pheasant. “Pull!”'
      ]
    }
  ],
  way: [
    {
      id: 'in-a-circle',
      A: 'partner',
      paragraphs: [
        'Dogs and monkeys don’t get on. The dog pulled hard, to be in front. The monkey pulled harder. The boat went once round. “Woof,” said one hand, and “Eek,” said the other.',
        '{H} gave them each a millet dumpling. Anybody who ate one got as strong as a hundred. Now the boat went round so fast that Momotaro had to lie down.'
      ]
    },
    {
      id: 'the-peach',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the beginning Momotaro was in the peach. {H} lay rolled up in the quilt and floated down the river. {A} was the old woman with the washing, and clapped her hands. “Far water’s bitter,” sang {A}. “Near water’s sweet. Come over here.” The peach thought about it, and rolled over.',
        '“What a big one,” said {A}. “Let’s cut it in half.” “Wait!” called the peach. And it opened by itself, as quickly as it could.'
      ]
    },
    {
      id: 'one-each',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At first the dog didn’t want to come along. “What’s that on your belt?” it asked, and it was {A} who lent it the voice. “The best millet dumplings in all Japan,” said {H}. “May I have one?” “Half,” said Momotaro. “I’ve got far to go.”',
        '“For half of one I’ll go halfway,” said {A}. They looked at the map. Halfway was in the water. So the dog got a whole one.'
      ]
    },
    {
      id: 'flag',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Momotaro had a flag with a peach on it, so that the ogres would know who was coming. {H} had drawn it on the back of an envelope. {A} tilted a head at it. “Is that a bottom?” asked {A}.',
        '“It’s a peach,” said Momotaro. {A} turned it upside down. Now it was a heart. “Perhaps I’ll put a leaf on,” said {H}, and did so. It was a good deal clearer from then on.'
      ]
    },
    {
      id: 'ogres-count',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'The pheasant flew ahead to Ogre Island, and came back and told them. “There’s a red one, and there’s a blue one,” said {A}. “They’ve got a horn each, or two. They wear tiger trousers, and all of them are playing cards.”',
        '“Who’s winning?” asked Momotaro. “The blue one,” said the pheasant. “It’s got a rice pot on its head, so nobody can see its face.” {H} knew that pot. It had a dent on the side.'
      ]
    },
    {
      id: 'big-waves',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'Waves came up. {A} took hold of one end of the boat and shook it. The dog was sick on the left. The monkey laughed, and then it was sick on the right.',
        '“That’s the first thing you’ve done together,” said Momotaro. The mittens hung over the edge, side by side, and didn’t look at each other.'
      ]
    },
    {
      id: 'how-strong',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“How strong was Momotaro when he was small?” asked {A}. {H} thought. “He lifted a bear,” said {H}, “and the bear asked to be put down.” {A} brought the biggest pillow there was. It was a bear if you took it by the ears.',
        'Momotaro lifted it over {H}’s head with both hands. The bear sank down slowly, on all sides. “Put me down,” said {A} for it, “but not on him.”'
      ]
    },
    {
      id: 'one-bowl',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Momotaro grew because of rice. When he ate one bowl, he was one bowl bigger. When he ate two, he was two bowls bigger. {A} was the old man, and stood beside {H} with a bowl in each hand. “Which is it now?” asked {A}.',
        '“Seven,” said {H}, on tiptoe on a cushion. “Then I can’t reach up to feed you,” said the old man. So Momotaro had to stop at seven, and help to wash up.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'There were enough in the boat already, and then {A} came aboard as well. Nobody in the story had said so. {A} sat down right on top of the sea.',
        '“Did you get a dumpling?” asked Momotaro. {A} had not. {A} looked from one hand to the other, and at the belt, and waited. {A} had all the time in Japan.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“The old woman made those dumplings,” said {S}. “You get up at four, and you pound and pound. Nobody tells that part.” “What did she think,” asked {A}, “when he rowed off with them?”',
        '“She thought: ten would have been better,” said {S}. “I’ve packed for people too. You always lie awake over the one that you didn’t put in.” {A} felt along the belt, in case it was there.'
      ]
    },
    {
      id: 'blue-ogre',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was a small ogre, with a horn made of a sock. “Rah,” said {S}. “I’m Momotaro,” said {A}. “I came out of a peach.” The small ogre forgot to be wild. “What did you do in there?” asked {S}.',
        '“I waited,” said {A}. “Was it dark?” “Yellow.” “Was there a stone in it?” {A} had never been asked that. “I sat on it,” said Momotaro.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had just come out of a peach too, that was plain. {A} was round on both sides, and smelled good on top. “Momotaro,” said {H}, “this is Momotaro.” They shook hands on it, with one finger.',
        'Then {A} took the dog by the ear. It was a mitten again at once, and quite wet. “Strong as a hundred,” said {H}.'
      ]
    },
    {
      id: 'from-above',
      A: 'partner',
      paragraphs: [
        '“They aren’t rowing to the island at all,” said the pheasant from above. “They’re rowing to win. Each of them looks only at the other one.”',
        'There was one dumpling left, and both mittens had seen it. “If they look at each other anyway,” said Momotaro, “then it might as well be good for something.”'
      ]
    }
  ],
  turn: [
    {
      id: 'second',
      A: 'partner',
      paragraphs: [
        '{H} put the dumpling in the front of the boat. “It’s for whoever comes second,” said Momotaro. The dog stopped rowing at once. So did the monkey. Then the dog pulled a little, and the monkey pulled just as little. When one pulled more, so did the other, so as not to win.',
        'Pull, and pull. It was as if they had only one pair of arms. “Straight ahead,” said the pheasant. “I don’t believe it.” On the sand of Ogre Island both got out at the same moment, and nobody was second.'
      ]
    },
    {
      id: 'gate',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'On the island there was an iron gate, and it was a cupboard door. In the story the pheasant flies over it, and the monkey climbs it and opens it from inside. {A} put the feather duster round the corner. “It’s not locked,” said {A}.',
        'It wasn’t even shut. Ogres never think that anybody’s coming. {H} pushed it with one finger, and it creaked, and they all said “Sh!” to it.'
      ]
    },
    {
      id: 'sticky',
      A: 'partner',
      paragraphs: [
        'Then down the beach came the ogre, a chair with two spoons for horns. It opened its mouth to roar. “You came second!” called {H}, and popped the dumpling in. Nobody can roar with that between the teeth. It’s much too sticky. “Mmf,” said {A} for it.',
        'The ogre had never been given anything before. It chewed, and got as strong as a hundred. It carried all that had been stolen down to the boat, and last of all the rice pot. The dog looked at the monkey. “Woof,” said the monkey. “Eek,” said the dog.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got the first bit of spray on the nose.',
      '{names} rolled the peach stone about, in case there was somebody else in it.',
      { text: '{names} waved the boat off with a pillowcase.', needs: ['hands'] },
      { text: '{names} described the stolen rice pot, with both arms.', needs: ['hands'] }
    ],
    way: [
      '{names} went once round with the boat and then sat down giddy.',
      '{names} lay in the sea, as islands do, and the boat missed.',
      { text: '{names} cheered for the dog, and then for the monkey, to be fair.', needs: ['hands'] },
      { text: '{names} pointed to the island, and to the island, and to the island.', needs: ['hands'] }
    ],
    turn: [
      '{names} made way, for the boat came straight at last.',
      '{names} bobbed along with it, pull and pull.',
      { text: '{names} smoothed the sea in front of the boat.', needs: ['hands'] },
      { text: '{names} held up two fingers, for whoever came second.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} carried the treasure back to the village, and the boat was a blanket again. The ogre was pushed in under the table, still chewing.',
    '{H} washed both rowers, the left one and the right. Then Momotaro rolled up in the quilt, as round as a peach.'
  ],
  last: [
    'In the peach it was yellow, and then it was dark, and {H} was asleep.',
    'The dog slept on the left and the monkey on the right, and between them slept {H}.'
  ]
})
