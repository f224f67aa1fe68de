import { wishPlot } from '../wish-plot.ts'

const TONGUES = 'english french spanish german italian portuguese arabic hindi urdu punjabi bengali tamil gujarati mandarin cantonese chinese japanese korean polish russian ukrainian turkish dutch swedish norwegian danish greek farsi somali swahili yoruba welsh irish'.split(' ')

export const theSpoonSaidIt = wishPlot({
  beginsElsewhere: true,
  id: 'wish-the-spoon-said-it',
  wishes: [
    'friends from another country are staying with us and their children do not speak our language',
    'cousins from another country are staying with us and don’t speak our language', 'friends from abroad are staying and their kids don’t speak english', 'friends are staying and their children don’t speak our language', 'cousins are staying with us and they don’t speak english', 'guests who don’t speak our language', 'visitors who don’t speak our language', 'playing with children who don’t speak our language', 'playing with kids who don’t speak english',
    'friends staying language', 'friends staying speak', 'friends staying another country', 'friends from abroad staying', 'friends children speak another language', 'cousins staying language', 'cousins staying speak', 'cousins staying understand', 'friends kids speak only', 'friends children speak only', 'visitors another country', 'visitors from abroad', 'visitors language', 'visitors only speak', 'guests another country', 'guests from abroad', 'guests language', 'guests only speak', 'relatives staying language', 'relatives staying speak', 'children staying speak language', 'kids staying speak language', 'play children another language', 'play kids different language', 'sleepover different language'
  ],
  answers: [...TONGUES, 'friend', 'friends', 'cousin', 'cousins', 'visitor', 'visitors', 'guest', 'guests', 'relative', 'relatives', 'family', 'families', 'aunt', 'auntie', 'uncle', 'brother', 'sister', 'niece', 'nephew', 'mum’s', 'dad’s', 'old', 'their', 'children', 'kids', 'child', 'kid', 'son', 'daughter', 'daughters', 'sons', 'girl', 'boy', 'girls', 'boys', 'twins', 'two', 'three', 'from', 'abroad', 'another', 'other', 'different', 'country', 'countries', 'far', 'away', 'overseas', 'canada', 'america', 'france', 'germany', 'spain', 'italy', 'poland', 'portugal', 'brazil', 'mexico', 'india', 'pakistan', 'china', 'japan', 'korea', 'egypt', 'turkey', 'greece', 'sweden', 'norway', 'finland', 'bulgaria', 'ukraine', 'stay', 'stays', 'staying', 'stayed', 'here', 'over', 'with', 'us', 'at', 'our', 'house', 'home', 'room', 'visit', 'visiting', 'visits', 'came', 'come', 'comes', 'coming', 'arrived', 'arriving', 'arrive', 'week', 'weeks', 'weekend', 'days', 'summer', 'holiday', 'holidays', 'today', 'tomorrow', 'this', 'next', 'speak', 'speaks', 'speaking', 'talk', 'talks', 'talking', 'understand', 'understands', 'language', 'languages', 'same', 'only', 'any', 'much', 'word', 'words', 'doesn’t', 'don’t', 'can’t', 'not', 'no', 'none', 'shy', 'nervous', 'worried', 'excited', 'play', 'plays', 'playing', 'played', 'together', 'game', 'games', 'ball', 'make', 'made', 'how', 'still', 'but', 'new', 'first', 'time', 'sleeping', 'sleepover', 'mattress', 'mattresses', 'each', 'are', 'they', 'them', 'she', 'he', 'her', 'his', 'i', 'we', 'do', 'does', 'without', 'anyway', 'common', 'and', 'in', 'have', 'got', 'none'],
  except: ['died', 'ill', 'hospital', 'war', 'refugee', 'refugees', 'fled', 'funeral', 'mean', 'hit', 'hits', 'fight', 'bully', 'laughed', 'teased', 'born', 'rude', 'swear', 'sign', 'deaf', 'alien', 'aliens', 'robot', 'robots', 'dragon', 'dragons', 'penguin', 'cat', 'cats', 'dog', 'dogs', 'animal', 'animals', 'school', 'nursery', 'teacher', 'lesson', 'homework', 'test', 'secret', 'stammer', 'stutter', 'autism', 'autistic', 'wedding', 'leaving', 'goodbye', 'went', 'gone', 'misses', 'miss', 'lost', 'police', 'monster', 'divorce', 'kite', 'kites', 'imaginary', 'hotel', 'foster', 'adopted', 'au pair'],
  namesFamily: true,
  moods: ['first', 'waiting', 'change', 'learning', 'alone', 'afraid'],
  company: ['visitors', 'children', 'spoon', 'spoons', 'ladle', 'ball', 'door', 'eggs', 'pot', 'lid'],
  about: 'The visitors’ children and the hero have not one word in common but “pling”, which the hero takes for their good morning and they for the hero’s spoon; it is neither, for the spoon said it by itself, and so does every thing in the house.',
  titles: ['The Spoon Said It First', 'Six Spoons and a Ladle', '{H} Says Pling', 'What a Ball Is Called Everywhere', 'A Very Long Good Morning'],
  want: [
    {
      id: 'pling',
      A: 'partner',
      paragraphs: [
        '{H} had visitors from another country. Their two children, one big, one small, spoke not one word that {H} knew. They stayed for a week, on mattresses in {H}’s room. How do you play for a week without a word?',
        'On the first evening {H}’s spoon fell on the lid of the soup pot. “Pling,” said {H} to {A}, because that was the noise. The two looked at the spoon, and nodded. “Pling,” they said.'
      ]
    }
  ],
  way: [
    {
      id: 'good-morning',
      A: 'partner',
      paragraphs: [
        'In the morning the two sat in front of boiled eggs. “Pling,” said the big one. That had to be their good morning. “Pling,” said {H}, and bowed. “Pling, pling,” said the small one, rather louder.',
        '“Pling, pling,” said {H}, with two bows. So it went on until the eggs were cold. “They’re so polite over there,” said {H} to {A}. “They’d rather say good morning than eat.”'
      ]
    },
    {
      id: 'toothpaste',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A great many toothbrushes stood in one mug, and there were two tubes. The visitors’ tube was green, with a curly word on it. {H} tried a bit. It tasted of liquorice. The big one tried {H}’s, and it tasted of strawberry.',
        'They looked at each other, with foam on. Then they swapped tubes, and brushed for twice as long as usual. “My mouth’s abroad,” said {H} afterwards, and breathed on {A}. “I can smell it,” said {A}. “It’s having a lovely time.”'
      ]
    },
    {
      id: 'frogs-in-the-box',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} put a board game on the floor, and explained it with both hands. You threw a six, and then your frog hopped. {H} hopped, and so the two hopped as well. Then they put all the frogs back in the box, and shut the lid.',
        '“They’ve tidied it up,” said {H}. “And quite right too,” said {A}, who had sat on a frog that morning. The two gave {H} a friendly nod. As far as anybody could tell, {H} had won.'
      ]
    },
    {
      id: 'clean-window',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was a playground, and {H} wanted to tell them so. {H} pointed at it, through the window. The two looked closely at the end of {H}’s finger. Then the big one breathed on the glass, and wiped the place with a sleeve.',
        '{H} pointed again, a little lower down. That place was wiped as well. Soon the window was cleaner than it had been for years. “Could you point out of the kitchen too?” asked {A}.'
      ]
    },
    {
      id: 'beans',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“More beans?” asked {A} at lunch. The small one’s head went from side to side. So {A} took the beans away, and two sad eyes went after them. {A} brought them back. The head went from side to side again, and the plate came nearer.',
        '“Over there that means yes,” said {A}. There really are countries where it does. From then on {A} went by that, with everybody. {H} did not like beans, and shook and shook. {H} got three helpings.'
      ]
    },
    {
      id: 'six-spoons',
      A: 'partner',
      paragraphs: [
        'After lunch {H} wanted to play, and came with a ball. “Pling,” said {H}. The small one fetched a spoon. “Thank you,” said {H}, and tried the big one, who brought a ladle. By four o’clock {H} had six spoons, and nobody had played. “It must be a custom,” said {H}.'
      ]
    },
    {
      id: 'elder-is-this-seat-free',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once stayed where nobody spoke my language,” said {S}. “I’d learned one sentence, for the train. Is this seat free?” “Was it any use?” asked {A}. “I had nothing else,” said {S}. “I asked it at breakfast, and at the bathroom door.”',
        'By Thursday they had kept a chair for {S} in every room. On the last evening they all sat close together, and looked up. “Is this seat free?” they asked, and patted the one in the middle.'
      ]
    },
    {
      id: 'child-teaches-nose',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} taught the small one a word. {S} pointed at {A}’s nose, because it was the nearest, and said “nose”. “Nose,” said the small one, and beamed. They practised it, with one finger right on the spot.',
        'The next time that {A} came in, the small one waved. “Nose!” A moment later {A} was called down the hall. “Nose, Nose!” All of {A} was meant. “That’s only my front,” said {A}. But it had been learned now, and {A} had to come.'
      ]
    },
    {
      id: 'other-knows-the-tune',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} hummed over the washing-up, and behind a tea towel one of the visitors hummed along. It was the same tune. Only the words were others. Here the song was about a bell. What was it about over there?',
        'They sang it together, each in their own words, and it fitted. Then came the place where the bell rang. At just that place the visitors all rubbed their tummies. “It’s soup,” said {A}. From then on {A} could not hum about that bell without getting hungry.'
      ]
    },
    {
      id: 'whose-word',
      A: 'partner',
      paragraphs: [
        '{A} counted the spoons. “When you say pling, they fetch one,” said {A}. “It isn’t good morning. It’s spoon.” {H} thought of the eggs, and went red. “They had nothing to eat them with!” “I’d forgotten the spoons,” said {A}.',
        '“So it’s their word for spoon,” said {H}. But between themselves the two called it something longer. “And they think it’s our word,” said {A}. “I only said what the spoon said,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'what-things-say',
      A: 'partner',
      paragraphs: [
        '“Spoons say it in every country,” said {A}. So {H} rolled the ball against the door. “Bomp,” said the ball. “Bomp!” cried the two. The big one knocked on the door. “Tok.” The small one broke a biscuit. “Krak.” “Krak, tok, bomp?” asked {H}. They took biscuits, went out at the door, and played ball. “That was a whole sentence,” said {A}.'
      ]
    },
    {
      id: 'pet-knew',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'There was somebody who had known the word all along. “Pling,” went a spoon at one end of the hall. From the other end came {A}, very fast, and sat down in front of it, and looked up.',
        'To {A} it meant a spoon in a tin, and in every tin there was something left. It was quite the best word there was. {A} had never mentioned it to anybody. “You might have told us,” said {H}. {A} was busy with the spoon.'
      ]
    },
    {
      id: 'shy-carpet',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They went round the whole house, and asked everything its name. The fridge said “mmm”. The drawer said “rrrk”. The biggest door said “eek”, and then “bum”. After that they had to sit down and laugh for a while.',
        '“And the carpet?” asked {A}. They stroked it, and put six ears to it. It said nothing at all. “It’s shy,” said {H}. So all that week nobody could ask for the carpet. They managed, because it was always there.'
      ]
    },
    {
      id: 'ask-the-clock',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Over the clock there was a quarrel. “Tick, tock,” said {H}. “Tik, tak,” said the two. They said it for some time, with their arms folded. “Ask the clock,” said {A}.',
        'So they stood under it and listened, as quiet as mice. It did not say tick, and it did not say tak. “Tk,” said the clock. “Tk.” They had all three been wrong. “And I’ve lived with it for years,” said {H}, and shook hands with them both.'
      ]
    },
    {
      id: 'jam-pops',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The jam was hard to ask for. Its lid had said “pop”, but only once, on Sunday. Since then it had said nothing. The big one thought about it, put one finger into one cheek, and let it spring out. “Pop.” Round came the jam.',
        'Everybody had to try it. {A} only got a “pff”, and was given butter. By the end of supper there was no jam left, and they were still asking for it.'
      ]
    },
    {
      id: 'a-long-story',
      A: 'partner',
      paragraphs: [
        'Later the big one told {A} a long story. “Tok, bomp, plip-plop, pling, krak.” “We took the ball out at the door,” said {H}. “It rolled into a puddle, and we got it with the ladle. Then we had biscuits.” {A} was glad to know. “Pling,” said the small one, and yawned. This time it meant good night.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved up a little, because there were more people now.',
      '{names} listened to every word, and kept none of it.',
      { text: '{names} carried in a suitcase with a curly word on it.', needs: ['hands'] },
      { text: '{names} shook hands all round, and with {H} by mistake.', needs: ['hands'] }
    ],
    way: [
      '{names} looked into an egg cup for some time.',
      '{names} came to see why there were so many spoons.',
      { text: '{names} put a spoon on the heap as well, if it was a custom.', needs: ['hands'] },
      { text: '{names} bowed over the butter, hand on heart.', needs: ['hands'] }
    ],
    turn: [
      '{names} went after the ball, one bomp after another.',
      '{names} came to hear what the door had to say.',
      { text: '{names} knocked on the table, and was understood at once.', needs: ['hands'] },
      { text: '{names} tapped a glass with one finger, and it had the loveliest word of all.', needs: ['hands'] }
    ]
  },
  bed: [
    'The six spoons and the ladle went back into the drawer. They all had something to say, and then they were quiet.',
    '{H} washed, and lay down. The mattresses rustled, and the bed rustled, and it was the same word.'
  ],
  last: [
    'In the drawer one spoon slid off another, and said pling, and {H} was asleep.',
    'The night said nothing, in any language, and {H} was asleep.'
  ]
})
