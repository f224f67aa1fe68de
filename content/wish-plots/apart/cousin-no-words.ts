import { wishPlot } from '../wish-plot.ts'

const TONGUES = 'english french spanish german italian portuguese arabic hindi urdu punjabi bengali tamil gujarati mandarin cantonese chinese japanese korean polish russian ukrainian turkish dutch swedish norwegian danish greek farsi somali swahili yoruba welsh irish'.split(' ')

export const cousinNoWords = wishPlot({
  id: 'wish-cousin-no-words',
  wishes: [
    'cousin speaks',
    ...['cousin', 'cousins', 'niece', 'nephew'].flatMap((who) => [`${who} language`, `${who} languages`, `${who} speak`, `${who} speaks`, `${who} speaking`, `${who} understand`, `${who} talks different`, `${who} abroad`, `${who} kite`, ...TONGUES.map((tongue) => `${who} ${tongue}`)]),
    ...['brother', 'uncle', 'aunt', 'auntie', 'sister'].flatMap((who) => [`${who} daughter speaks`, `${who} son speaks`, `${who} children speak`, `${who} kids speak`, `${who} children language`, `${who} daughter language`, `${who} son language`]),
    'cousins from another country', 'cousin from another country', 'new cousin shy', 'cousin shy play', 'cousins shy play', 'playing without words', 'friends without words', 'no words in common', 'don’t share a language'
  ],
  answers: [...TONGUES, 'cousin', 'cousins', 'niece', 'nephew', 'brother', 'sister', 'uncle', 'aunt', 'auntie', 'daughter', 'son', 'children', 'kids', 'girl', 'boy', 'his', 'her', 'my', 'our', 'coming', 'comes', 'come', 'came', 'visit', 'visiting', 'arrive', 'arriving', 'from', 'abroad', 'another', 'other', 'different', 'country', 'canada', 'america', 'france', 'germany', 'spain', 'italy', 'poland', 'brazil', 'india', 'pakistan', 'china', 'japan', 'egypt', 'turkey', 'speak', 'speaks', 'speaking', 'talk', 'talks', 'understand', 'understands', 'language', 'languages', 'same', 'only', 'doesn’t', 'don’t', 'can’t', 'not', 'no', 'words', 'word', 'shy', 'nervous', 'play', 'plays', 'playing', 'should', 'they', 'together', 'with', 'new', 'kite', 'kites', 'eid', 'christmas', 'holiday', 'holidays', 'summer', 'tomorrow', 'today', 'week', 'first', 'time', 'meet', 'meeting', 'friends', 'any', 'without', 'is', 'but', 'he', 'she', 'them', 'each', 'how', 'stay', 'staying'],
  except: ['died', 'ill', 'hospital', 'war', 'refugee', 'funeral', 'mean', 'hit', 'fight', 'bully', 'laughed', 'teased', 'born', 'rude', 'swear', 'sign', 'deaf', 'alien', 'aliens', 'robot', 'robots', 'dragon', 'dragons', 'penguin', 'cat', 'cats', 'dog', 'dogs', 'animal', 'animals', 'school', 'nursery', 'teacher', 'lesson', 'homework', 'test', 'breakfast', 'muffin', 'secret', 'loudly', 'stammer', 'stutter', 'late', 'autism', 'autistic', 'wedding', 'leaving', 'goodbye', 'went', 'gone', 'misses', 'miss', 'lost', 'police', 'monster', 'divorce'],
  namesFamily: true,
  out: true,
  moods: ['first', 'waiting', 'change', 'learning', 'alone', 'afraid'],
  company: ['cousin', 'kite', 'string', 'bush', 'hill'],
  about: 'The cousin from abroad speaks another language and both children are shy; the new kite will not fly for one alone, and what they shout when it goes up is a word they both have.',
  titles: ['The Word for Up', 'Ah, Oh, Oops', '{H} and the Cousin', 'A Kite Has Two Ends', 'Oops Is the Same'],
  want: [
    {
      id: 'two-pairs-of-legs',
      A: 'partner',
      paragraphs: [
        'The cousin had come from far away, in an aeroplane, and spoke another language. “Say hello,” said {A}. {H} stood behind {A}’s legs. The cousin stood behind a suitcase. {H} would have liked to play. But how do you play with somebody if you haven’t got one word in common?',
        '{H} had a new kite, red, with a long tail. {H} pushed it out past {A}’s knee. One eye came round the suitcase. It looked at the kite, and then at {H}. Then they both went in again.'
      ]
    }
  ],
  way: [
    {
      id: 'at-the-airport',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'At the door of the airport {H} had held up a sign, with COUSIN on it. A man came out and read it. “I’m a cousin,” said the man. “I’ve got nine. But I don’t think that it’s you.”',
        'Two ladies were cousins as well, and a pilot. “You ought to have written which one,” said {A}. When the right cousin came, there were five of them round the sign, having a chat.'
      ]
    },
    {
      id: 'the-small-book',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{A} had a small book, in which there was a sentence for everything. {A} looked for “Shall we play?” It was not in there. There was only “Where is my trunk?” and “This fish is cold.”',
        '“Take the fish,” said {H}. {A} read it out, one bit after another. The cousin listened, and went quite red, and ran to the kitchen. The cousin came back with the butter. “It’s a start,” said {A}.'
      ]
    },
    {
      id: 'at-the-table',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'At lunch there were noodles. The cousin pointed at them, and said a word. {H} pointed at them, and said “noodles”. The cousin tried it. It came out as “noo-dulls”, with a bump. Then {H} tried the cousin’s word. The cousin choked on a pea.',
        '“What did I say?” asked {H}. Nobody would tell. From then on the cousin wanted to hear it at each meal. “I think you said trousers,” said {A}.'
      ]
    },
    {
      id: 'the-dog-says',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'On the way to the hill there was a duck. “Quack,” said {H}. The cousin shook a head at that. Where the cousin came from, ducks said something else. It sounded like a wet boot.',
        'They looked at the duck, to see who was right. The duck opened its beak. It said the one with the boot. “It must be a foreign duck,” said {A}.'
      ]
    },
    {
      id: 'drawing-in-sand',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'With a stick you can draw what you can’t say. {H} drew an aeroplane in the sand, with a question mark. The cousin took the stick, and drew a window, and a cloud in it. Then came somebody with round cheeks and a paper bag.',
        '“What does that mean?” asked {H}. {A} looked at it. “That it was a bumpy flight,” said {A}. The cousin drew the bag again, bigger. Some things you understand at once.'
      ]
    },
    {
      id: 'counting',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{A} counted the trees along the road, aloud. The cousin counted them too, in the other language. Nobody could tell where the other one had got to. {H} listened to both with one ear each.',
        'At the last one they compared it on their fingers. It took a while, for they had to borrow. They had both got to sixty-two. “So there are the same numbers over there,” said {H}. “They’ve only been painted a different colour.”'
      ]
    },
    {
      id: 'the-pocket',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'The cousin turned out a pocket. There was a screw in it, a shell, and a sweet with hair on. {H} turned out a pocket too. There was a screw in it, a chestnut, and a sweet with hair on.',
        'They looked at each other’s for a long time. “Shall I put that in the bin?” asked {A}, about the sweets. Both of them shut their hands, at the very same moment. They hadn’t needed a word for that.'
      ]
    },
    {
      id: 'long-word',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'The cousin said a very long word, and pointed over there. {A} looked over there for a castle at least. It was a snail. “All that, for one snail?” said {H}. The cousin nodded, and said it again, quite slowly.',
        '{H} walked along beside the snail and said it too. They had only got to the middle of the word when the snail had got to the leaf. “It fits exactly,” said {A}.'
      ]
    },
    {
      id: 'a-bit-louder',
      A: 'partner',
      paragraphs: [
        'They took the kite up the hill. {H} kept behind {A}, and the cousin kept behind the picnic. “Tell the cousin what it is,” said {A}. “It’s a kite,” said {H}. The cousin looked about. “A KITE,” said {H}, rather louder. The cousin said something too, and then the same again, louder. A sheep walked off.',
        '“It doesn’t get in any better if it’s loud,” said {A}. So {H} took the kite and ran off alone. It came along over the grass on its nose. It went into a bush, and stayed there.'
      ]
    },
    {
      id: 'lunch-on-hill',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'There was a picnic with six eggs. The cousin took one, and knocked it on {H}’s egg. {H}’s egg cracked. The cousin laughed, and ate it, shell off. Was that allowed? {H} took the next one, and knocked it on the cousin’s forehead, quite softly.',
        'It was the one that nobody had boiled. {A} held out a towel. The cousin put out a tongue, and had a taste. Then the cousin looked round for {A}’s forehead.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I had a friend at the seaside for three weeks,” said {S}. “I said everything in my language, and he said everything in his. It was the best talk I’ve ever had.” “What about?” asked {A}.',
        '“I talked about crabs,” said {S}. “What he talked about, I’ve no idea. Perhaps it was tax.” {A} asked how they’d said goodbye. “With a crab,” said {S}. “He kept it in his hat.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had no trouble at all. {S} talked to the cousin the whole way up, and the cousin talked to {S}. Both of them nodded a lot. “What are you saying?” asked {A}. “I don’t know,” said {S}. “I haven’t listened to it.”',
        '“And what does the cousin say?” {S} thought about it. “Mostly that it’s true,” said {S}, and went on.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '“Sit,” said {H} to {A}. {A} looked at a cloud. The cousin said a short word that nobody had ever heard. {A} looked round at once, with great interest, and came nearer.',
        '“Perhaps {A} has always spoken that,” said {H}, “and we never knew.” They tried it three times more. Only then did {H} see that the cousin had a bit of sausage.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '“Ba,” said {A} to the cousin. “Ba,” said the cousin. “Ba ba,” said {A}, and laughed. {A} had been here for the whole of one life, and knew one word. It did for everybody.',
        '{H} tried it as well, on the other side. “Ba?” said {H}. The cousin thought it over. “Ba,” said the cousin, and held out half a biscuit. It was the longest talk that they’d had so far.'
      ]
    },
    {
      id: 'somebody-at-each-end',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“A kite needs somebody at each end,” said {A}. “One holds it up, and one runs with the string.” {A} could have done it. But {A} had a stone in one shoe, and that took a very long time.',
        '{H} looked round for anybody else. There was a sheep, and there was the cousin. The sheep had no hands.'
      ]
    }
  ],
  turn: [
    {
      id: 'they-both-said-it',
      A: 'partner',
      paragraphs: [
        'From the other side of the bush came a rustle. It was the cousin. They both pulled. The kite shot out, and they both sat down in something wet. “Oops,” said {H}. “Oops,” said the cousin. They stared at each other. It was the same word!',
        '{H} got up, gave the kite to the cousin, and pointed into the air. The cousin held it up high, on tiptoe. {H} took the string, and ran. Behind them the grass lay flat, and the tail went up, and up. “Ah!” shouted {H}. “Ah!” shouted the cousin. That was the same as well.'
      ]
    },
    {
      id: 'more-words',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'After that they found more of them. “Oh!” was the same, when the kite dipped. “Ow!” was the same, when they bumped heads. For “atishoo” the cousin had something with a whistle in it, but you knew what it was.',
        '{A} wrote them down in the small space on the sandwich paper. There were nine by the time it was full. “You can get through a whole day with those,” said {A}.'
      ]
    },
    {
      id: 'swapping-ends',
      A: 'partner',
      spare: 16,
      paragraphs: [
        'Then they changed ends. The cousin ran so fast that the kite stood over the next field. All the cows looked up. {H} called “Left!” and the cousin went right. {H} called “Right!” and the cousin went left.',
        '“It works,” said {H}, “as long as I say it the wrong way round.” {A} asked what happened with “stop”. They tried that as well. It did not work at all, and they had to fetch the cousin from the next hill.'
      ]
    },
    {
      id: 'all-the-way-home',
      A: 'partner',
      paragraphs: [
        'They flew it until the sun was low. On the way home they carried it between them, and nobody was behind anybody. They talked and talked. “What are you two saying?” asked {A}.',
        '“Ah, oh, oops,” said {H}. The cousin nodded, and told it again from the beginning, with the bush in it. It was the best bit.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} smelled at the suitcase, which had come so far.',
      '{names} had a look behind it, and said hello there.',
      { text: '{names} carried the picnic, and the cousin’s coat on top.', needs: ['hands'] },
      { text: '{names} shook the cousin’s hand, all that came out of the sleeve.', needs: ['hands'] }
    ],
    way: [
      '{names} walked round the bush, and saw a red corner.',
      '{names} went after the sheep, to say sorry for the noise.',
      { text: '{names} rolled up the string, with a good deal of bush in it.', needs: ['hands'] },
      { text: '{names} waved both arms, to show the cousin what a kite does.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran along beneath the tail, as far as the fence.',
      '{names} said oops too, though nothing had fallen.',
      { text: '{names} shaded both eyes, and looked up.', needs: ['hands'] },
      { text: '{names} clapped, which is the same in every language.', needs: ['hands'] }
    ]
  },
  bed: [
    'The kite leaned on the wall by the suitcase, with a bit of bush on its nose.',
    '{H} lay down. On the mattress by the wall the cousin yawned, and then {H} yawned. That was the same as well.'
  ],
  last: [
    '“Ah,” said one of them in the dark, and then nobody said anything. {H} was asleep.',
    'They slept, {H} and the cousin, and both of them snored in the same language.'
  ]
})
