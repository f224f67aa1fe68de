import { wishPlot } from '../wish-plot.ts'

const GRANDMOTHERS = ['grandmother', 'grandma', 'granny', 'nana', 'popo', 'nai nai', 'ah ma']
const ENVELOPES = ['red envelope', 'red packet']

export const bitterGreensPlease = wishPlot({
  beginsElsewhere: true,
  id: 'wish-bitter-greens-please',
  themes: ['lunar-new-year'],
  only: ['envelope', 'envelopes', 'packet', 'packets', 'hongbao', 'hong', 'pao', 'angpao', 'pow', 'lai', 'laisee', 'lucky', 'table', 'susan', 'dinner', 'reunion'],
  wishes: [
    'red envelopes at grandmother’s table on Lunar New Year’s Eve',
    'red envelopes at grandmother’s Lunar New Year table',
    ...GRANDMOTHERS.flatMap((who) => ENVELOPES.map((envelope) => `${envelope} ${who}`)),
    'red envelope lunar new year table', 'red envelope new year dinner', 'red packet new year dinner', 'red envelope dinner table', 'red packets reunion dinner', 'hongbao grandma', 'hong bao grandma', 'ang pao grandma', 'angpao grandma', 'ang pow grandma', 'red envelopes', 'red packets', 'hongbao', 'hong bao', 'ang pao', 'angpao', 'lai see', 'lucky money new year', 'red envelopes aunties uncles', 'red envelopes cousins', 'red packets cousins', 'lunar new year dinner grandma', 'chinese new year dinner grandma', 'lunar new year table grandma', 'lunar new year reunion dinner', 'chinese new year reunion dinner', 'lazy susan new year', 'turning table new year'
  ],
  answers: [...GRANDMOTHERS, 'grandmother’s', 'grandma’s', 'nana’s', 'grandpa', 'grandad', 'grandparents', 'gong gong', 'ye ye', 'aunt', 'aunts', 'auntie', 'aunties', 'uncle', 'uncles', 'cousin', 'cousins', 'family', 'all', 'whole', 'everyone', 'everybody', 'red', 'envelope', 'envelopes', 'packet', 'packets', 'pocket', 'pockets', 'hongbao', 'hong', 'bao', 'ang', 'pao', 'pow', 'angpao', 'angpow', 'lai', 'see', 'laisee', 'lucky', 'money', 'lunar', 'chinese', 'new', 'year', 'year’s', 'years', 'eve', 'spring', 'festival', 'seollal', 'table', 'round', 'turning', 'lazy', 'susan', 'dinner', 'reunion', 'lunch', 'meal', 'feast', 'eat', 'eating', 'food', 'dumpling', 'dumplings', 'noodle', 'noodles', 'fish', 'duck', 'soup', 'tangerine', 'tangerines', 'oranges', 'greens', 'chopsticks', 'house', 'home', 'flat', 'tomorrow', 'today', 'tonight', 'saturday', 'weekend', 'get', 'gets', 'getting', 'got', 'give', 'gives', 'giving', 'gave', 'given', 'take', 'takes', 'both', 'two', 'hands', 'thank', 'you', 'say', 'wish', 'wishes', 'first', 'excited', 'waiting', 'wait', 'can’t', 'open', 'opening', 'pillow', 'under', 'kids', 'children', 'visit', 'visiting', 'going', 'for', 'at', 'with', 'from', 'and', 'the', 'her', 'his', 'my', 'our', 'a', 'of', 'we', 'had', 'has', 'she', 'he'],
  except: ['lion', 'lions', 'dragon', 'dance', 'dancing', 'drum', 'drums', 'firecracker', 'firecrackers', 'fireworks', 'sparklers', 'zodiac', 'lantern', 'lanterns', 'letter', 'lost', 'stolen', 'stole', 'hospital', 'died', 'dead', 'funeral', 'memory', 'tet', 'diwali', 'eid', 'christmas', 'wedding', 'birthday', 'school', 'without', 'far', 'video', 'phone', 'monster'],
  namesFamily: true,
  moods: ['waiting', 'first', 'proud', 'losing'],
  fed: true,
  out: true,
  company: ['envelope', 'table', 'middle', 'greens', 'noodles', 'noodle', 'fish', 'duck', 'uncle', 'aunts', 'cousins', 'cousin', 'dumplings', 'soup', 'vinegar', 'grandmother', 'bowl', 'chopsticks', 'tangerine', 'spoon', 'spoons'],
  about: 'At grandmother’s New Year table the red envelope drives away on the turning middle, and nobody asks for an envelope; but the middle turns for whoever wants something to eat, so the hero asks for what it lies beside, the bitter greens.',
  titles: ['Bitter Greens, Please', 'The Envelope That Drove Away', '{H} at the Turning Table', 'Twice Round the Fish', 'The Longest Noodle'],
  want: [
    {
      id: 'drove-away',
      A: 'partner',
      paragraphs: [
        '{H} put the red envelope down, only for a moment, and it drove away. It was Lunar New Year, and at grandmother’s the whole middle of the table turned, dishes and all. An uncle had wanted the noodles. Now the envelope lay right over there, beside the bitter greens.',
        '“Ask for it,” said {A}. “You can’t ask for a red envelope,” whispered {H}. You waited until it came, and took it with two hands. {H} had done that once already.'
      ]
    }
  ],
  way: [
    {
      id: 'what-it-said',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There had been just time to feel it. It was thin, with two gold fish on. A red envelope must not be opened at the table. So {H} had only bent it a little. “It said fft,” whispered {H}. “Fft is paper,” said {A}.',
        '“New or old?” Old paper did not say much, as a rule. {H} thought it over. “New,” whispered {H}. “It said it like somebody with a new coat on.” They both looked across to where it lay in its coat.'
      ]
    },
    {
      id: 'red-napkin',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Something red came round, between the duck and the rice. {H} took it with both hands, and bowed over it. “Thank you, and a happy New Year,” said {H}. It was an aunt’s napkin, and there was some soup on it.',
        '“Happy New Year,” said the aunt, who had wondered where that was. {H} gave it back with both hands. The aunt took it with both hands, and bowed as well. “It’s got very good manners now,” said {A}, “for a napkin.”'
      ]
    },
    {
      id: 'the-long-noodle',
      A: 'partner',
      paragraphs: [
        'So {H} took hold of the edge, and turned the middle, very slowly. The envelope set off. But so did the noodles, and an aunt had just picked one up by the end.',
        'The noodle grew longer and longer, right across the fish. “Stop!” cried everybody. A New Year noodle is long for a long life, and must never break. {H} turned it all back.'
      ]
    },
    {
      id: 'fish-looks',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the middle lay a whole fish, with its head on. Each time the middle turned, it looked at somebody else. When it looked at an uncle, the uncle sat up straight. Then it looked at {H}. “What does it want?” whispered {H}.',
        '“It’s only passing,” said {A}. The fish stayed for the whole of a dumpling. “It mustn’t be finished tonight,” said {A}. “A bit has to be left for the next year.” {H} was glad, and so perhaps was the fish.'
      ]
    },
    {
      id: 'other-and-the-vinegar',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had been waiting for the vinegar since the soup. “It’s come to see me four times,” said {A}, “and it’s never stopped.” There lay a dumpling in {A}’s bowl, all ready, and getting cold. The vinegar went by again, behind the duck.',
        '“Mine’s over there as well,” whispered {H}, and nodded at something flat and red. They both watched the table go round. “If yours comes, I’ll cough,” whispered {A}. “And if mine comes, you cough.” Then somebody else coughed, and they both grabbed the rice.'
      ]
    },
    {
      id: 'elder-went-round',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I was small, our table didn’t turn,” said {S}. “The food stood still, and the children went round.” “All the time?” asked {A}. “All evening,” said {S}. “Whoever wanted the duck had to overtake. I once met my own cousin twice between the soup and the rice.”',
        '“And what did you say to each other?” asked {A}. “Happy New Year,” said {S}, “both times.” By the end of dinner they had all walked about a mile, very politely.'
      ]
    },
    {
      id: 'child-sends-a-tangerine',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} put a tangerine on the edge, and sent it round the world. It went past the aunts, and behind the fish it was out of sight. {S} got down from the chair and up again, because it took so long.',
        'When it came home, it had one leaf less, and beside it lay a dumpling. “It’s got married,” said {S}. {A} looked round the table, to see who had done that. All the uncles were looking at their soup.'
      ]
    },
    {
      id: 'pet-below-the-duck',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Under the table went {A}, always just below the duck. When the middle turned to the left, {A} went to the left, past all the shoes. When it stopped, {A} stopped. Nobody could have said how it was done, through wood.',
        'Then somebody turned it back for the rice. So {A} had to go back as well, over all the same shoes. “{A} always knows what’s on top,” said {H}. {A} looked up, and had only been hoping.'
      ]
    },
    {
      id: 'a-dish-that-waits',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Why does nobody take the greens?” asked {A}. “They’re bitter,” whispered {H}. They were long and dark, and hung over the edge of the dish. At New Year they were meant to give you a long life. Each aunt took one leaf, whenever grandmother looked.',
        'The cousins had found out that you could get a long life from the noodles too. So the greens stood there every time, and steamed, and waited to be asked. “Poor things,” said {A}, and took no more than one leaf either.'
      ]
    },
    {
      id: 'both-hands-ready',
      A: 'partner',
      paragraphs: [
        'Then a cousin wanted the dumplings, and the envelope came along with them. It came past the aunts, and it came past the cousins. {H} held out both hands. But just then an uncle wanted the rice. Everything went back the other way, twice as fast.'
      ]
    },
    {
      id: 'what-it-lies-beside',
      A: 'partner',
      paragraphs: [
        '{A} had watched it go. “That table doesn’t turn for envelopes,” said {A}. “It only turns when somebody wants something to eat. What’s yours lying beside?” {H} looked across. “The bitter greens.” Grandmother cooked them every year, and no child had ever asked for any. “Then I think,” said {A}, “that you’d like some bitter greens.”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-the-way-round',
      A: 'partner',
      paragraphs: [
        '“May I have the bitter greens, please?” asked {H}. It was so quiet that you could hear the soup. The aunts put down their chopsticks. Grandmother went pink with joy, laid one finger on the edge, and turned.',
        'Past the aunts came the greens, and past the cousins, and nobody dared to want any rice. Here they were. And here, right beside them, was the envelope. {H} took it with both hands.'
      ]
    },
    {
      id: 'cousin-likes-ginger',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It was still quiet when a cousin spoke up, on the far side. “I’d like the ginger, please,” said the cousin, rather hoarse. {A} looked, and so did {H}. Beside the ginger lay a red envelope, a bit crumpled.',
        '“How long has yours been there?” whispered {H}, when they both had one again. “Since the soup,” whispered the cousin, and chewed, and wept a little. For it was a great deal of ginger, and everybody was looking.'
      ]
    },
    {
      id: 'four-spoons',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now the envelope lay beside {H}’s bowl, on the part of the table that stayed. {A} put a spoon on it, to be safe. {H} put a second one on top. In the end there were four spoons, and a tangerine.',
        '“It can’t even turn over now,” said {A}. An aunt leaned across, to ask if all was well over there. “We’re only eating,” said {H}, though there was not one spoon left to do it with.'
      ]
    },
    {
      id: 'wishes-round-the-table',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There had to be a wish as well, and {H} said one to grandmother. “I wish you a long noodle,” said {H}, “and that nothing ever drives away.” Grandmother liked that, and told it to the nearest aunt. So it went round the table, from mouth to ear.',
        'When it came to {A}, it was already different. “A strong poodle,” said {A}, “and nothing to drive.” Nobody had one, so it could only do good. They wished it on.'
      ]
    },
    {
      id: 'every-year-now',
      A: 'partner',
      paragraphs: [
        'There were still the greens. Grandmother filled {H}’s bowl to the top, and everybody watched {H} eat. “How are they?” asked {A}. “Bitter,” said {H}, “and very green.” So {H} got some more.',
        '“Now they’ll put those in front of you every New Year,” whispered {A}. “Good,” whispered {H}, and laid one hand on the envelope. “Then I’ll know where to put it down.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} followed the envelope with both eyes, right round to the other side.',
      '{names} sat where the soup stopped, and made the best of it.',
      { text: '{names} laid one hand on a bowl, so that it stayed where it was.', needs: ['hands'] },
      { text: '{names} peeled a tangerine with both hands, and kept the leaf.', needs: ['hands'] }
    ],
    way: [
      '{names} held still, until the noodle was out of danger.',
      '{names} moved a little to the left, and the table moved to the right.',
      { text: '{names} took a dumpling on its way past, with a quick hand.', needs: ['hands'] },
      { text: '{names} got the vinegar by mistake, and held it high with one hand.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the greens go by, and let them.',
      '{names} smelled the greens, and looked at {H} with respect.',
      { text: '{names} put both chopsticks down, to see it better.', needs: ['hands'] },
      { text: '{names} clapped with both hands, when the bowl was empty.', needs: ['hands'] }
    ]
  },
  bed: [
    'At last the middle of the table was quite empty. Grandmother gave it one more push, and it went round by itself for a while.',
    '{H} washed, and lay down. The envelope lay under the pillow, and would not be opened before the morning.'
  ],
  last: [
    'Under the pillow it crackled once, and did not drive away, and {H} was asleep.',
    'Everything lay where it had been put down, and {H} was asleep.'
  ]
})
