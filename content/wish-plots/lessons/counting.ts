import { wishPlot } from '../wish-plot.ts'

/** A child who counts without seven comes to ten at nine: every number that is said here fits nine potatoes. */
export const counting = wishPlot({
  id: 'wish-counting',
  wishes: ['counting', 'count ten', 'counts ten', 'counted ten', 'count twenty', 'counts twenty', 'counted twenty', 'learning count', 'learn count', 'learns count', 'learned count', 'learnt count', 'can count', 'can’t count', 'cannot count', 'likes count', 'loves count', 'practising count', 'practise count', 'trying count', 'tries count', 'counts wrong', 'counts everything', 'count everything', 'skips seven', 'skip seven', 'skipping seven', 'skipped seven', 'misses seven', 'forgets seven', 'leaves seven', 'missing seven', 'mixed numbers', 'mixing numbers', 'skips numbers', 'skips number', 'skip numbers', 'skipping numbers', 'misses numbers', 'forgets numbers', 'mixes numbers', 'numbers', 'numbers ten', 'numbers twenty', 'one two three'],
  answers: ['trouble', 'struggles', 'struggling', 'difficulty', 'problem', 'problems', 'mixed', 'gets', 'teaches', 'counting', 'count', 'counts', 'counted', 'number', 'numbers', 'learning', 'learn', 'learns', 'learned', 'learnt', 'teach', 'teaching', 'practising', 'practise', 'practicing', 'practice', 'trying', 'tries', 'knows', 'know', 'knowing', 'says', 'saying', 'say', 'likes', 'loves', 'love', 'skips', 'skip', 'skipping', 'skipped', 'misses', 'missing', 'miss', 'forgets', 'forgetting', 'forgot', 'leaves', 'leaving', 'out', 'mixes', 'mixing', 'muddles', 'up', 'wrong', 'right', 'order', 'everything', 'things', 'always', 'keeps', 'every', 'time', 'when', 'can', 'can’t', 'cannot', 'now', 'already', 'all', 'way', 'by', 'from', 'past', 'after', 'first', 'nursery', 'preschool', 'school', 'reception', 'kindergarten', 'toddler', 'little', 'son', 'daughter', 'her', 'his', 'mummy', 'mum', 'mom', 'daddy', 'dad', 'today', 'proudly', 'proud', 'loud', 'aloud', 'fingers', 'toes', 'hard', 'fun', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty', 'potatoes', 'soup'],
  except: ['sheep', 'lamb', 'lambs', 'star', 'stars', 'money', 'coin', 'coins', 'stairs', 'calm', 'angry', 'cross', 'temper', 'breathe', 'pain', 'hurt', 'hospital', 'doctor', 'died', 'dead', 'police', 'court', 'prison', 'wrong number', 'number two', 'drink', 'pills', 'calories', 'missing people', 'phone number', 'house number', 'telephone', 'times', 'table', 'tables', 'sums', 'maths', 'math', 'dragon', 'pirate', 'dinosaur', 'dinosaurs', 'robot', 'monster', 'monsters', 'train', 'bus', 'blast', 'rocket', 'days', 'sleeps', 'christmas', 'birthday', 'hide', 'seek', 'hits', 'naughty', 'shout', 'shouts', 'dracula', 'duke', 'noble'],
  nothingElse: true,
  moods: ['learning', 'change', 'first'],
  company: ['potato', 'potatoes', 'soup', 'table', 'pot', 'basket', 'row'],
  fed: true,
  about: 'The hero counts ten potatoes where there are nine, because seven does not fit on a potato, until it gets something longer to lie on.',
  titles: ['Seven Does Not Fit', 'Nine Potatoes and a Seven', '{H} Counts to Ten', 'A Long One After Six', 'It Was a Soup for Ten'],
  want: [
    {
      id: 'ten-for-the-soup',
      A: 'partner',
      paragraphs: [
        '{H} was learning to count, and had got as far as ten. So {H} counted out the potatoes for the soup, in a row. “One, two, three, four, five, six, eight, nine, ten.”',
        '{A} counted them too. “Nine,” said {A}. “Ten,” said {H}. They both looked at the row. “It’s a soup for ten,” said {A}. “With nine you can see the bottom.” {H} wanted it to be ten.'
      ]
    }
  ],
  way: [
    {
      id: 'one-hides',
      A: 'same',
      paragraphs: [
        '{H} counted again, and there were ten. {A} counted again, and there were nine. “When you count, one of them hides,” said {H}. {A} looked under the table, and up both sleeves.',
        'Then {H} counted once more, and {A} watched the potatoes. Not one of them moved. So {A} shut both eyes, and listened instead. “Five, six, eight,” said {H}. “Stop,” said {A}. “Where’s seven?” “I leave it out,” said {H}. “It doesn’t fit.”'
      ]
    },
    {
      id: 'on-the-clock',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They went to look for seven on the clock. There were the numbers, all in a ring, and the two hands were not in the way. Six was at the bottom, with its round tummy. Eight had two of them. What stood between them was as thin as a stick.',
        '“No wonder that you go past it,” said {A}. “You’d have to see it from the front.” {H} put {H}’s head on one side, and then on the other. It was thin from everywhere, and it had its nose in the air.'
      ]
    },
    {
      id: 'eleven-fingers',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Count something that can’t hide,” said {A}, and held up all fingers and both thumbs. {H} began at the left. “Five, six, eight, nine, ten, eleven,” said {H}. The last one was a thumb.',
        '{A} turned both hands round and looked at the backs. “I never knew,” said {A}. “I’ve been buying gloves for ten.” {H} found that a pity. All that time one of them must have been cold.'
      ]
    },
    {
      id: 'hide-too-soon',
      A: 'other',
      spare: 4,
      paragraphs: [
        'They played a round of hiding. {H} stood with both hands over {H}’s eyes. “Four, five, six, eight, nine, ten. I’m coming!” {A} was only half behind the curtain. One leg was still in the room, and it had nowhere to go.',
        '“You were too quick,” said {A}. “At six I find the curtain. At seven I lift it. At eight I’m in.” {H} had left out the lifting. “Then I ran into it without,” said {A}, and showed {H} the elbow.'
      ]
    },
    {
      id: 'said-quickly',
      A: 'same',
      spare: 18,
      paragraphs: [
        '“Perhaps you have to say it quickly,” said {A}. “Then it takes up no room.” {H} took a run at it from three. “Three, four, five, six, sevn.” “Bless you,” said {A}.',
        'They practised it all the same. {A} could not do it either. It came out through the nose, and you had to go and fetch a handkerchief. By the time it was fetched they had forgotten how far they had counted.'
      ]
    },
    {
      id: 'seven-spoons',
      A: 'other',
      spare: 5,
      paragraphs: [
        'A neighbour came to borrow seven spoons, because she had guests. {H} counted them into her hands, and was to stop at seven. “Five, six, eight,” said {H}. “Nine, ten.” The spoons were going up past her chin.',
        '“Wasn’t that seven?” asked {A}. “Not yet,” said {H}. “I’m still waiting for it.” The neighbour thought that they had better leave it there. She had nine now. She went home to ask two more people.'
      ]
    },
    {
      id: 'who-pushes',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How do they get on a bus?” asked {A}. {H} could see all the numbers standing at the stop. One got on first, as usual. Two and three held hands. Four and five had exact money, and so had six.',
        '“And seven?” asked {A}. “Seven’s looking for its ticket,” said {H}. “It’s on the step. It looks in all its pockets.” Behind it stood eight, which was wide. {A} knew buses like that. There was always an eight on them, with shopping.'
      ]
    },
    {
      id: 'clock-strikes',
      A: 'other',
      spare: 7,
      paragraphs: [
        'Outside a clock struck the hour, and {H} counted on the table. “Five, six, eight.” It was already eight. “But the soup’s not on!” said {A}, and jumped up. “How did it get so late?”',
        'Then the other clock struck, the slow one, and {A} counted that. It was an hour earlier again. They both sat down. “It’s a good thing that there are two of them,” said {A}. “You can’t leave out an hour twice a day. You’d never get any lunch.”'
      ]
    },
    {
      id: 'pet-looks',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came to see the potatoes, and went along the row without a word. {A} looked at the first, and at the second, and so on. Before the seventh {A} stopped for a very long time.',
        '“You don’t know what to say either,” said {H}. {A} said nothing. Then {A} went past the last two quite fast, and out at the end. They had both counted it the same way.'
      ]
    },
    {
      id: 'elder-stair',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had no seven at home either,” said {S}. “The seventh step was broken. We said six, and jumped, and said eight.” {A} wanted to know if it was ever mended. “In the spring,” said {S}. “But by then we were used to it.”',
        '“So nobody stepped on it?” “Not one of us,” said {S}. “My aunt lives there still. It looks like new.” {A} thought of the step, and how it lay there every night and listened.'
      ]
    },
    {
      id: 'child-in-one-breath',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} could count to a hundred in one breath, and did it. It was more like a wind than like numbers. At the end {S} had to hold on to the table.',
        '“Was there a seven in it?” asked {A}. {S} was still red in the face. “There must have been,” said {S}. “I didn’t look.” {S} offered to do it again. But {A} thought it over, and counted one, two, three instead, to have a rest.'
      ]
    },
    {
      id: 'baby-ones',
      S: 'baby',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} got a potato to hold. “One,” said {A}, and held out the next. {S} took it, and let the first one fall. So it was one again. {A} tried it with a third, and it was still one.',
        '{S} had no use for two, and so there was never any trouble further on. {A} picked the potatoes up from the floor. It took much longer than the counting.'
      ]
    },
    {
      id: 'guest-finger-bones',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I count on one hand, up to twelve,” said {S}. “It’s three to a finger, from the bottom to the top. And the thumb does the walking.” {A} walked a thumb up the first finger, and up the next. That was six.',
        'Then they looked at {S}’s hand, to see what came after. At the bottom of the third finger there was a ring. “Seven’s under the ring,” said {A}. “That’s why you can’t see it.” {S} had worn it there for years, and had never been robbed.'
      ]
    },
    {
      id: 'ten-nine-eight',
      A: 'partner',
      paragraphs: [
        '“Try it,” said {A}. So {H} took seven along this time, and tapped. “Five, six, se-,” said {H}, and then, on the next potato, “-ven. Eight.” And that was the end of the row. “First ten, then nine, and now it’s eight!” said {A}. If they went on counting, there would be no soup.',
        '“All the other numbers go on one potato,” said {H}. “Seven’s too long.” {A} tried them with a finger in the air, as far as ten, and it was true. {A} had counted for years, and nobody had ever mentioned it.'
      ]
    }
  ],
  turn: [
    {
      id: 'carrot',
      A: 'partner',
      paragraphs: [
        '“It needs something longer to lie on,” said {H}, and dug in the basket. At the bottom there was a carrot. The potatoes moved along, and {H} laid it right after six.',
        '“One, two, three, four, five, six,” counted {H}. Then the finger went along the carrot, to the very tip. “Se-ven. Eight, nine, ten.” {A} counted too, and it was ten. “So that’s what was missing,” said {A}. Into the pot went nine potatoes and a seven.'
      ]
    },
    {
      id: 'cut-up',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Before that it had been sliced, and {H} had watched closely. “Where does the se stop?” asked {A}. {H} laid a finger on the place. “And from there on it’s ven?” It was, as far as the tip. {A} made ten slices of it, or eleven. They were not sure.',
        '“Will it still be seven?” asked {A}. {H} looked into the pot. The slices swam about between the potatoes, and some had got in front of one and two. “It’s seven,” said {H}, “but it’s not in a hurry.”'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“And how do you count backwards?” asked {A}. They went back along the table, where the row had been. “Ten, nine, eight,” said {H}. Then {H} came to the carrot’s place, at the thin end. “Ven-se,” said {H}, and went on to six.',
        '{A} tried it as well. “Ven-se” was hard to say with a serious face. It sounded like a town by the sea. They would have liked to go there, on a Saturday, with a bag.'
      ]
    },
    {
      id: 'stirring',
      A: 'other',
      spare: 15,
      paragraphs: [
        'Soup has to be stirred ten times, and {A} did the stirring. {H} did the counting, from a chair. It was once round for every number. “Se-ven,” said {H}, and {A} had only gone round once.',
        '“It’s a long one,” said {H}. So {A} quickly put in another round. After that {A} slowed down at six, and looked up, like a car before a corner. The soup went round very evenly, and turned a little orange.'
      ]
    },
    {
      id: 'through-the-wall',
      A: 'same',
      spare: 16,
      paragraphs: [
        '{H} knocked ten on the wall, to try it out. Seven got two knocks, close together. Then they held an ear to it, {H} further down and {A} further up. For a while nothing came.',
        'Then somebody knocked back from next door. “Five, six,” counted {A}. Knock-knock. “They’ve got a long one too!” said {H}. They had it in the same place, and it came through two coats of paint. Only ten was missing, because there somebody had gone to the door.'
      ]
    },
    {
      id: 'what-the-others-want',
      A: 'same',
      spare: 17,
      paragraphs: [
        '“Won’t the other numbers want something too?” asked {A}. {H} asked them, in order. One was so small that a pea would do. Two wanted a pair of anything. Three did not mind, and four wanted to sit down.',
        '“And nine?” asked {A}. {H} listened at the edge of the table, where the last but one had been lying. “Nine wants to be ten,” said {H}. “But it’s always like that.”'
      ]
    },
    {
      id: 'ten-steps',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Now the carrot’s in the soup,” said {A}. “What will you count with?” “With my legs,” said {H}. It was ten steps from the pot to the chairs. The seventh was a long one. One foot went off as far as it could, and the other came after. At ten {H} stood by a chair.',
        '{A} counted too, but took a short seven, out of habit. At ten {A} was still half a step away. “You’ve left out the ven,” said {H}. {A} had to go back to the pot, and begin at one.'
      ]
    },
    {
      id: 'after-ten',
      A: 'partner',
      paragraphs: [
        'You could not see the bottom of that soup. {H} counted ten spoonfuls, with a long sip at seven, and then there was still soup. “What comes after ten?” asked {H}. “Eleven,” said {A}, and thought nothing of it.',
        '{H} tapped it on the table. “E-lev-en.” That was three. They did it once more together, to be sure. Then {A} put down the spoon, and went to see what there was in the basket. There was a leek.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see if it was nine or ten.',
      '{names} stayed by the row, in case a potato made off.',
      { text: '{names} rubbed the earth off the biggest potato.', needs: ['hands'] },
      { text: '{names} turned a potato round, to look for the number.', needs: ['hands'] }
    ],
    way: [
      '{names} went under the table, and found no potato there.',
      '{names} listened too, and did not hear any seven.',
      { text: '{names} counted in a whisper, and would not say how many.', needs: ['hands'] },
      { text: '{names} moved the potatoes back from the edge.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited by the pot, and came back, and waited again.',
      '{names} got a bit of the seven, and liked it.',
      { text: '{names} laid a finger on the table and tried eleven.', needs: ['hands'] },
      { text: '{names} brought bowls, and counted them on the way.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pot was scraped clean. The leek was laid on the table for tomorrow, quite straight.',
    'When {H} had washed and lain down, there were some numbers left. {H} tried them along the edge of the blanket, and only had to begin again twice. “Twelve, thirteen, fourteen, fifteen, sixteen.” For seventeen the finger had a good way to go. “Eighteen, nineteen, twenty.” Then the edge went round the corner.'
  ],
  last: [
    'Ten were in the soup, eleven lay on the table, and {H} was asleep.',
    'Seven had come after six, there was a leek for eleven, and {H} was asleep.'
  ]
})
