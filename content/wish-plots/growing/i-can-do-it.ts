import { wishPlot } from '../wish-plot.ts'

export const iCanDoIt = wishPlot({
  id: 'wish-i-can-do-it',
  wishes: ['confidence', 'self confidence', 'confident', 'self esteem', 'self belief', 'self doubt', 'self-confidence', 'self-esteem', 'low self esteem', 'struggles confidence', 'believing in yourself', 'believe in yourself', 'believes in yourself', 'believing in herself', 'believing in himself', 'believe in herself', 'believe in himself', 'believe in themselves', 'believing in themselves', 'believes in herself', 'believes in himself', 'doubts herself', 'doubts himself', 'says can’t', 'says cannot', 'saying can’t', 'say can’t', 'thinks can’t', 'can’t do it', 'cannot do it', 'can’t do anything', 'i can do it', 'you can do it', 'can do it', 'gives up before', 'give up before', 'giving up before', 'before trying', 'before even tries', 'can’t before tries', 'can’t before even', 'before tries', 'without trying', 'won’t try', 'doesn’t try', 'won’t even try', 'doesn’t even try', 'refuses to try', 'doesn’t want to try', 'scared to try', 'afraid to try'],
  answers: ['confidence', 'confident', 'self', 'esteem', 'belief', 'doubt', 'doubts', 'believing', 'believe', 'believes', 'yourself', 'herself', 'himself', 'themselves', 'myself', 'build', 'building', 'builds', 'boost', 'boosting', 'gain', 'gaining', 'grow', 'growing', 'low', 'lacks', 'lacking', 'lack', 'little', 'more', 'needs', 'help', 'finding', 'find', 'finds', 'says', 'say', 'saying', 'said', 'thinks', 'think', 'can', 'can’t', 'cannot', 'cant', 'do', 'doing', 'anything', 'everything', 'things', 'something', 'new', 'gives', 'give', 'giving', 'up', 'before', 'even', 'trying', 'tries', 'try', 'tried', 'won’t', 'doesn’t', 'refuses', 'wants', 'want', 'scared', 'afraid', 'struggles', 'struggling', 'with', 'isn’t', 'self-esteem', 'self-confidence', 'always', 'keeps', 'never', 'not', 'all', 'time', 'straight', 'away', 'first', 'learning', 'learn', 'being', 'be', 'feel', 'feeling', 'feels', 'son', 'daughter', 'child', 'girl', 'boy', 'mummy', 'mum', 'daddy', 'dad', 'school', 'nursery', 'own', 'have', 'having', 'without', 'and', 'when', 'ask', 'asked', 'about', 'too', 'hard', 'good', 'enough'],
  except: ['food', 'foods', 'eat', 'eats', 'eating', 'vegetables', 'taste', 'sleep', 'breathe', 'see', 'hear', 'walk', 'talk', 'talking', 'speak', 'speaking', 'come', 'read', 'reading', 'write', 'writing', 'maths', 'spelling', 'swim', 'swimming', 'bike', 'ride', 'piano', 'violin', 'guitar', 'dance', 'dancing', 'ballet', 'football', 'sing', 'singing', 'stage', 'potty', 'toilet', 'zip', 'laces', 'shoelaces', 'dark', 'water', 'santa', 'christmas', 'fairy', 'fairies', 'god', 'magic', 'ghosts', 'unicorn', 'unicorns', 'friends', 'friend', 'party', 'test', 'exam', 'trick', 'lost', 'died', 'dead', 'hospital', 'ill', 'doctor', 'police', 'court', 'divorce', 'bullied', 'bully', 'hit', 'hits', 'hates', 'stupid', 'dumb', 'ugly', 'hurt', 'cope', 'anymore', 'live', 'suicide', 'dragon', 'dinosaur', 'robot', 'lion', 'penguin', 'snail', 'frog', 'mouse', 'bear', 'bird', 'egg', 'engine', 'train', 'princess', 'pirate', 'wizard', 'knight', 'dog', 'cat', 'baby', 'kitten', 'again', 'sorry', 'share', 'dress', 'dressed', 'doll', 'coat'],
  nothingElse: true,
  moods: ['learning', 'first', 'proud', 'losing', 'change'],
  company: ['egg', 'bowl', 'spoon', 'dough', 'slipper', 'hen'],
  about: 'The hero says “I can’t” before it has been asked, and so only minds the egg, only knocks on it and only looks in.',
  titles: ['Only Minding It', 'Knock at an Egg', '{H} Only Looks In', 'It’s Got Its Coat On', 'Before It Was Asked'],
  want: [
    {
      id: 'before-it-was-asked',
      A: 'partner',
      paragraphs: [
        '“I can’t,” said {H}. {A} had not got to the end yet. {A} stood with both hands in the dough, up to the wrists. “I only said can you,” said {A}. “It might’ve been, can you breathe.” “I can’t,” said {H}, to be on the safe side.',
        'But it was about eggs. The buns wanted two, and {A} was stuck. “I can’t do it,” said {H}. “It’ll break.” “It’s meant to,” said {A}. {H} did want the buns.'
      ]
    }
  ],
  way: [
    {
      id: 'elbow',
      A: 'partner',
      paragraphs: [
        '“Then I’ll do it with my elbow,” said {A}. “You only mind the other two.” {H} could do that, with one in each hand. “I’m not cracking them,” said {H}. “I’m only minding them.”',
        '{A} leaned an elbow on an egg, at the edge of the small bowl. It shot off across the table and down into {A}’s slipper. There was a foot in it already. “I can’t do it either,” said {A}.'
      ]
    },
    {
      id: 'can-you-say-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Can you see me?” asked {A}. “I can’t,” said {H}. “Can you hear me?” “I can’t.” {A} thought of something harder. “Can you say ‘I can’t’?” {H} opened {H}’s mouth, and shut it again.',
        'If {H} said it, {H} could. If {H} could, it wasn’t true. They stood there and thought, with their mouths open. “I can’t work it out,” said {A} at last. “Nor can I,” said {H}. They both felt much better.'
      ]
    },
    {
      id: 'in-the-doorway',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How do you know so quickly that you can’t?” asked {A}. “I don’t,” said {H}. “I open my mouth, and it’s standing in the doorway.” “And the others? The ones that want to say ‘I’ll see’?” “They’re behind it,” said {H}.',
        '{A} bent down and looked in. It was dark, and there was a bit of carrot. “You might ask it to step to one side,” said {A}. {H} asked it. “I can’t,” it said.'
      ]
    },
    {
      id: 'what-minding-is',
      A: 'same',
      spare: 3,
      paragraphs: [
        'An egg is easy to mind. {H} breathed on it, turned it round, and told it what the weather was like. It was smooth, and it did not answer back. “Is it being good?” asked {A}. “It hasn’t done anything yet,” said {H}.',
        '“Perhaps it thinks it can’t,” said {A}. {H} held it to one ear. “It says it’s only minding what’s inside,” said {H}.'
      ]
    },
    {
      id: 'how-tall',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I’ll do it when I’m big,” said {H}. “How big?” asked {A}. {H} showed it with one hand, and it was as high as the door handle. “A hen’s no higher than your knee,” said {A}, “and eggs are all she does.” “But she can’t crack them,” said {H}.',
        '“No. That’s done by the chick,” said {A}. “From inside, with its nose, in the dark. Nobody’s shown it how.” {H} thought about the chick. “I bet it says it can’t,” said {H}. “What does that sound like?” “Peep,” said {H}.'
      ]
    },
    {
      id: 'stool',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The small bowl stood too high for looking into. “Can you bring the stool?” asked {A}. “I can’t,” said {H}. “It’s too heavy.” But it stood in the way, so {H} pushed it aside. {H} pushed it out of the sun, and past the coats.',
        'At the table it would not go any further, because of the table. “Who brought that?” asked {A}. “I only moved it out of the way,” said {H}, and sat down on it.'
      ]
    },
    {
      id: 'one-note',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“There are things that I can’t do, either,” said {A}. “I can’t sing.” “When did you try?” asked {H}. {A} counted back. It had been a long time ago, at a wedding. So {A} stood up straight and tried one note.',
        'It was a big one. The spoons answered it in the drawer, and next door a dog did. “You can,” said {H}, when it had gone by. “You just can’t do it small.”'
      ]
    },
    {
      id: 'can-h-come',
      A: 'other',
      spare: 7,
      paragraphs: [
        'The telephone rang, and {H} was nearest. “Can {H} come to the telephone?” asked an aunt. “I can’t,” said {H} into it. “What a pity,” said the aunt. “Then who’s that?”',
        '{H} had to think. “It’s only who’s holding it,” said {H}. The aunt was pleased, and told whoever it was about her knee. “And what did she want?” asked {A}. “{H},” said {H}. “But I couldn’t come.”'
      ]
    },
    {
      id: 'pet-tries',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} never said “I can’t”. {A} had not been told what was hard. {A} had once wanted to get into a shoe box, and the box was much too small. {A} got in. What did not fit was left outside.',
        '{H} asked {A} about the eggs. {A} looked into the small bowl, and then at the slipper. {A} would have begun with the slipper.'
      ]
    },
    {
      id: 'elder-whistle',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I can’t whistle,” said {S}. “I said so at school, and I’ve kept to it.” “Since then?” asked {A}. “It never came up again,” said {S}, and tried it, only for a joke. It was thin, but it was a whistle.',
        '{S} looked quite shocked. “That’s been in there all these years,” said {S}. “I could have called a hundred buses with it.” They let it out again, so that it got some air.'
      ]
    },
    {
      id: 'child-says-can',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’ll say the opposite,” said {S}. “Ask me.” “Can you …” “I can,” said {S}. “Can you fly?” asked {A}. “I can,” said {S}, and stood on the mat and flapped with both elbows. Nothing happened for some time. “I’m only getting warm,” said {S}.',
        '“You said it before you’d tried,” said {A}. “So do you,” said {S}, still flapping. It was true. They were as quick as each other, only in two directions.'
      ]
    },
    {
      id: 'baby-foot',
      S: 'baby',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} lay on a blanket, took one foot in both hands, and put it in {S}’s mouth. {A} tried to do the same, and got as far as the knee. “I can’t,” said {A}. That time it came after.',
        '{S} had another look at the foot, and put it in again. “How do you do it?” asked {A}. {S} could not say. {S}’s mouth was full.'
      ]
    },
    {
      id: 'guest-cant-stay',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I can’t stay,” said {S} at the door, before anybody had asked. “Not even for a minute.” “You could mind this chair,” said {A}. {S} could do that. {S} sat down on it, and so it stayed where it was.',
        'Then {S} minded a cup, and what was in it. It got dark outside. “I thought you couldn’t stay,” said {A}. “I’m not staying,” said {S}. “I’m only still here.”'
      ]
    },
    {
      id: 'coat-on',
      A: 'partner',
      paragraphs: [
        '“Then it’ll have to go in by itself,” said {H}. {H} leaned a book against the bowl and let an egg roll down. It rolled in, and lay still. “It’s in,” said {H}. “It’s still got its coat on,” said {A}.',
        'They waited, but it did not take it off. “You’d have to knock,” said {A}. {H} thought about that. “I can’t crack it,” said {H}. “But I can knock.”'
      ]
    }
  ],
  turn: [
    {
      id: 'only-knocking',
      A: 'partner',
      paragraphs: [
        '{H} knocked with a spoon. Tick. Nobody came. {H} knocked again. Tock. A thin line ran across the egg, like a smile. “I’m not cracking it,” said {H}. “I’m only looking in.” {H} put a thumb on each side, and looked.',
        'Then the egg lay in the bowl, round and yellow. {H} had half a coat in each hand. “Who did that?” asked {A}. {H} looked round. There was nobody else. “I was only minding it,” said {H}.'
      ]
    },
    {
      id: 'a-real-one',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They both looked at the egg, which looked back. “Can you put it in again?” asked {A}. {H} held the two halves of the coat side by side. {H} thought about it from the front and from the back. “I can’t,” said {H}, after quite some time.',
        '{A} could not do it either. “That’s a real one,” said {A}, with respect. They had not had a real one all day. It sounded deeper than the others.'
      ]
    },
    {
      id: 'jar',
      A: 'same',
      spare: 14,
      paragraphs: [
        'There was a jar of jam that could not be opened. {A} had said so in spring. “I can’t open it,” said {H}, “but I’ll mind the lid.” “Then I’ll mind the glass,” said {A}, and took it between both elbows. They held on, and so they stood there.',
        '“And now?” asked {A}. “Now we only go for a walk,” said {H}. {H} went round one way, and {A} went round the other. The jar said “plop”. “That wasn’t us,” said {A}. “It got giddy.”'
      ]
    },
    {
      id: 'bricks-minded',
      A: 'other',
      spare: 15,
      paragraphs: [
        'The floor was full of bricks, from one wall to the other. “I can’t tidy all that,” said {H}. “Who could?” said {A}. “But that red one looks lonely.” So {H} minded the red one. The place where bricks are minded is the box.',
        'Then there was a blue one, and one with a bite in it. {A} only minded the lid, with one foot. “Shall we begin tidying now?” asked {A}. They looked for something to begin with.'
      ]
    },
    {
      id: 'raisin',
      A: 'same',
      spare: 16,
      paragraphs: [
        '{A} had got one hand out of the dough. Near it stood a dish of raisins, for the buns. “I’m only minding this one,” said {A}, and took it. Then the hand came back for its friend.',
        '“Where are they?” asked {H}. “I’ve still got them,” said {A}, and patted {A}’s front. {H} looked into the dish, and then looked at it for rather longer. There were a good many raisins in there that nobody was minding.'
      ]
    },
    {
      id: 'the-other-way-round',
      A: 'partner',
      paragraphs: [
        '“Can you …” said {A}. “I c…” said {H}, and stopped. “What’s the rest of it?” “Do the last egg,” said {A}. “Oh, that,” said {H}. “I can do that.” At the second tock it looked out, and was in. A crumb of coat swam after it.',
        '“Can you get that out?” asked {H}. “I can’t,” said {A} at once. “It always slips off.” {H} pulled out {A}’s hand, and put half a shell in it. “You’re only minding this,” said {H}. {A} leaned it over, to see, and the crumb swam in.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the eggs, and the eggs lay still.',
      '{names} came nearer at the word buns.',
      { text: '{names} set the small bowl in the middle of the table.', needs: ['hands'] },
      { text: '{names} wiped some flour off the end of a nose.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the egg go by.',
      '{names} went to look at the slipper from behind.',
      { text: '{names} held out both hands under the edge of the table, a little late.', needs: ['hands'] },
      { text: '{names} brought a cloth, and after that a bigger cloth.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened for who was at home.',
      '{names} looked into the bowl, where it was yellow.',
      { text: '{names} tried the two halves of the coat on a thumb.', needs: ['hands'] },
      { text: '{names} knocked on the table, to hear if anybody came.', needs: ['hands'] }
    ]
  },
  bed: [
    'The buns stood by the window, for the morning. The slipper was washed, and hung up next to them.',
    '{H} got the egg off both hands, and lay down, but not to stay. {H} was only minding the pillow.'
  ],
  last: [
    '{H} was only minding the pillow, and was asleep.',
    'The pillow was well minded, nobody knocked, and {H} was asleep.'
  ]
})
