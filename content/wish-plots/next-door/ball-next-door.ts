import { wishPlot } from '../wish-plot.ts'

export const ballNextDoor = wishPlot({
  id: 'wish-ball-next-door',
  wishes: [
    'grumpy old man next door keeps our ball', 'keeps our ball', 'keeps ball', 'kept our ball', 'kept ball', 'ball neighbour', 'ball neighbours', 'ball neighbor', 'ball neighbors', 'football neighbour', 'football neighbours', 'football neighbor', 'ball next door', 'football next door', 'ball over wall', 'ball over the fence', 'ball over fence', 'ball went over the fence', 'ball goes over the fence', 'ball over hedge', 'football over fence', 'football over wall', 'football over hedge', 'kicked ball over fence', 'kicked ball fence', 'ball grumpy neighbour', 'ball grumpy neighbor', 'ball grumpy man', 'ball grumpy lady', 'ball cross neighbour', 'ball mean neighbour', 'ball grumpy old man', 'ball won’t give back', 'won’t give ball back', 'wont give ball back', 'gives ball back', 'give our ball back', 'can we have our ball back', 'have our ball back', 'get our ball back', 'ball back neighbour', 'asking for ball back', 'ball back please', 'tennis ball fence', 'frisbee over fence', 'ball neighbour’s yard', 'ball neighbour’s garden', 'ball wrong side fence', 'lost ball fence', 'all our balls next door', 'threw our ball back', 'throws our ball back', 'ball lands in neighbour’s', 'balls neighbour keeps', 'ball stuck next door', 'neighbour gives balls back'
  ], // prettier-ignore
  answers: ['ball', 'balls', 'football', 'footballs', 'soccer', 'tennis', 'red', 'blue', 'new', 'best', 'favourite', 'our', 'my', 'his', 'her', 'the', 'old', 'grumpy', 'cross', 'grouchy', 'strict', 'mean', 'scary', 'angry', 'man', 'lady', 'woman', 'mister', 'mrs', 'mr', 'neighbour', 'neighbours', 'neighbor', 'neighbors', 'next', 'door', 'fence', 'wall', 'hedge', 'gate', 'garden', 'yard', 'backyard', 'over', 'goes', 'went', 'go', 'gone', 'kicked', 'kick', 'kicks', 'throws', 'threw', 'throw', 'flew', 'flies', 'bounced', 'keeps', 'keep', 'kept', 'keeping', 'back', 'get', 'gets', 'give', 'gives', 'gave', 'ask', 'asks', 'asked', 'asking', 'please', 'again', 'always', 'every', 'time', 'today', 'afternoon', 'who', 'never', 'won’t', 'all', 'nine', 'dog', 'brother', 'sister', 'cousin', 'friend', 'dad', 'mum', 'grandpa', 'lost', 'summer', 'street', 'flat', 'windowsill'],
  except: ['window', 'broke', 'broken', 'smashed', 'tree', 'roof', 'gutter', 'sea', 'river', 'pond', 'road', 'car', 'golden', 'frog', 'princess', 'fairy', 'pit', 'snow', 'bowling', 'crystal', 'shouted', 'shouts', 'shouting', 'hit', 'hurt', 'police', 'knife', 'burst', 'popped', 'stabbed', 'died', 'afraid', 'scared', 'dragon', 'mango', 'wool', 'goal', 'puppy'],
  moods: ['lost', 'quarrel', 'change', 'learning'],
  company: ['ball', 'balls', 'wall', 'sock', 'bucket', 'neighbour', 'windowsill', 'slippers', 'gate', 'sign', 'broom', 'hat', 'onion', 'biscuit'],
  out: true,
  about: 'The grumpy neighbour keeps every ball that comes over the wall, and this one is even being played with, it seems, until somebody listens: it is being thrown back from too near, and so it only goes up.',
  titles: ['Nine Balls over the Wall', 'Six Steps Back', 'The Wall Said Hmph', '{H} Asks Nicely', 'Up It Came and Down It Went'],
  want: [
    {
      id: 'kept-over-there',
      A: 'partner',
      paragraphs: [
        '{H}’s red ball was next door again. It had gone over the wall, and whatever went over that wall was kept. The neighbour was old and grumpy, and had eight balls on the windowsill, in a row. Today {H} wanted the red one back.',
        '“Ask nicely,” said {A}. “Please may we have our ball back?” called {H}. “Hmph,” said somebody behind the wall.'
      ]
    }
  ],
  way: [
    {
      id: 'up-and-down',
      A: 'partner',
      paragraphs: [
        'They waited. Thump, it went over there. The red ball rose above the wall, hung there, and went down again. “Hmph.” Thump. Up it came once more, and sank. “That’s my ball,” said {H}, “and it’s being played with!” “It does look like it,” said {A}.',
        'Keeping a ball was one thing. Enjoying it was another. “We want it over here!” called {H}. “I know where you want it,” said the neighbour.'
      ]
    },
    {
      id: 'eggs-and-frogs',
      A: 'same',
      spare: 1,
      paragraphs: [
        'On the neighbour’s gate there was a sign. NO, it said. Under that the rain had washed something off. “No what?” asked {A}. {H} had always thought that it meant no everything. There was still the tail of one letter, and it could have been a g.',
        '“No eggs,” said {H}. “No frogs.” “No pudding,” said {A}, and that was the worst so far. “It’s no parking,” said the neighbour’s voice. “It isn’t about you. You haven’t got a car.” Thump, it went again over there, and up came the ball.'
      ]
    },
    {
      id: 'in-egg-cups',
      A: 'same',
      spare: 2,
      paragraphs: [
        'From the back step you could see the neighbour’s windowsill. The eight balls lay there in order of size. Each of them sat in an egg cup, so that it could not roll off. “Whose is the green one?” asked {A}. “It belongs to a boy in our street,” said {H}. “He’s got a beard now.”',
        '{A} looked for a long time. “Somebody dusts them,” said {A}. There was not one cobweb on the whole row. {H} did not know what to make of it. It was the cleanest prison that either of them had ever seen.'
      ]
    },
    {
      id: 'a-letter-over-the-wall',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} wrote a letter, folded it into a dart, and let it fly. “Deer naybor,” it said. “Pleas giv us the ball. It is red.” For some time there was nothing to be heard but a pen. Then the dart came back under the gate.',
        'Every word had been put right, in thin blue ink, with a tick beside “red”. “Is there an answer?” asked {A}. There was one, at the very bottom. “I know it is,” said the letter. “I am looking at it.”'
      ]
    },
    {
      id: 'how-to-look-grumpy',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Do the neighbour’s face,” said {A}. {H} pulled down both eyebrows, shut one eye and pushed out the chin. It was hard work, and made the ears tired. “How long can you keep it up?” asked {A}. {H} got to nineteen. The neighbour kept it up all day.',
        'Just then the ball came up against the sun. {H} looked up after it, and {A} looked at {H}. “You’re doing it now,” said {A}, “without trying.” So that was what a face did that had to look for a ball in the sky.'
      ]
    },
    {
      id: 'waving-to-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The next time the red ball looked over the wall, {H} waved to it. “It saw us,” said {H}. “It’s got no eyes,” said {A}. “It’s got a valve,” said {H}. They were ready when it came up again, and called out what it had to know. “Supper’s at six!” called {H}.',
        'Down it went. “What’s it say?” asked {A}. It had said nothing, but then it had been in a hurry. At the fourth time it turned round a little in the air, and showed its muddy side. {H} took that for an answer.'
      ]
    },
    {
      id: 'another-ball',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“You could play with this till then,” said {A}, and held out an onion. It was round, and nearly red. {H} let it drop, and it bounced once, in its way, and then lay there like an onion. {H} kicked it very gently. It lost a skin.',
        '“It gets smaller when you play with it,” said {H}. “That’s why nobody keeps them,” said {A}. After four kicks they had something white, the size of a plum. Both of them had wet eyes, and said that it was the wind.'
      ]
    },
    {
      id: 'elder-a-whole-summer',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We lost one to next door for a whole summer,” said {S}. “When it came back it was brown, and twice as round. We thought that it was somebody else’s.” “Whose was it?” asked {A}. “It was ours,” said {S}. “It had been blown up properly, and polished like a shoe.”',
        'They had never said thank you, because they had been busy looking for the old thin one. “It went so well,” said {S}. “It went over every wall in the street.”'
      ]
    },
    {
      id: 'child-under-the-gate',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} lay down at the gate, where there was a gap. “Do you want a biscuit?” {S} asked two slippers. “What sort?” said the neighbour’s voice. “It’s got jam,” said {S}. “No, thank you,” said the voice. Then it thought. “What colour jam?” {S} pushed the biscuit under the gate, and it went away.',
        '“You’re meant to be on our side,” said {A}. “I’m on the biscuit’s side,” said {S}. There was the sound of somebody chewing, and it was not grumpy at all.'
      ]
    },
    {
      id: 'pet-and-the-ball',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} watched the top of the wall. Whenever the ball came up, {A}’s nose went up, and whenever it sank, the nose came down. After a dozen times {A} was quite loose in the neck, and still hoped.',
        '“It isn’t coming over,” said {H}. {A} knew better. A thing that looks over so often means to come in the end. {A} lay down just where it would land, and left a little room beside for whoever threw it.'
      ]
    },
    {
      id: 'listening',
      A: 'partner',
      paragraphs: [
        'Thump. “Hmph.” Thump. “Hmph.” {A} had been listening. “What do you say when you play ball?” asked {A}. {H} said “Yes!” when it went well, and “Again!” when it did not. Thump, it went, and then, “Ow.” “Nobody plays like that,” said {A}. “It’s come down on somebody’s head.”',
        '{H} looked at the wall, and at the sky just above it. “That isn’t playing,” said {H} slowly. “That’s throwing it back! It just doesn’t get here.”'
      ]
    }
  ],
  turn: [
    {
      id: 'six-steps',
      A: 'partner',
      paragraphs: [
        '{H} took a rolled-up sock to find out why. Close under the wall {H} threw it as hard as could be. It went up, and up, and came down on {H}’s nose. From there you can only throw upwards. So {H} went back as far as a bucket, six steps off, and threw no harder than before. The sock sailed over like a bird.',
        '“You’re too close!” called {H}. “Go back six steps!” Behind the wall two slippers went off, step by slow step, and {A} counted along.'
      ]
    },
    {
      id: 'how-long-is-a-step',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At the fourth step the slippers stood still. “Is it a whole step,” asked the neighbour, “if one’s got a knee?” {H} thought about that. “With a knee it’s two for one,” said {H}. So the neighbour began again, and the count went up to twelve.',
        'In between something clattered. “That was the rake,” said the neighbour. “It’s been standing there since the green one.” “Which step are you on?” called {A}. “On the rake,” said the neighbour.'
      ]
    },
    {
      id: 'a-hat-on-a-broom',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Where are you?” called the neighbour. “I can’t see where to throw.” {H} put a hat on a broom, and held it up as high as it would go. Now a hat was looking over the wall. “Ah,” said the neighbour. “Good afternoon. You’ve grown.” “I’m on a broom,” called {H}.',
        '“Aim for the hat,” called {A}. There was some muttering on the far side. One slipper scraped on the ground, as bulls do it. {H} held on to the broom with both hands.'
      ]
    },
    {
      id: 'one-back',
      A: 'partner',
      paragraphs: [
        'Then there was a grunt, and the red ball came over, and landed in the bucket. After it came the green one, and a bald one, and one without its spots. Nine balls hopped about the yard, and {A} was hit by three. “I’ve tried for years,” said the neighbour. “They ask so nicely, and then I can’t do it, and then I’m cross.”',
        'Last came the sock. “Please,” said the neighbour, “may I have one back?” {H} took the red one, and went back six steps.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} leaned against the wall, to hear what it would say next.',
      '{names} sat down where the ball had been last, and waited for it.',
      { text: '{names} drew the ball on the step in chalk, so that it would be known again.', needs: ['hands'] },
      { text: '{names} knocked on the wall, politely, with one knuckle.', needs: ['hands'] }
    ],
    way: [
      '{names} looked up at each thump, and down at each hmph.',
      '{names} sneezed, and a voice behind the wall said “Bless you”.',
      { text: '{names} held out both arms, in case it came over this time.', needs: ['hands'] },
      { text: '{names} rang at the neighbour’s gate, but the bell only went tick.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down in the middle of the yard, where things were bound to land.',
      '{names} went back six steps as well, and met the other wall.',
      { text: '{names} turned the bucket a little, so that its mouth was to the wall.', needs: ['hands'] },
      { text: '{names} drew a line with a stick, six steps from the wall, to throw from.', needs: ['hands'] }
    ]
  },
  bed: [
    'Eight balls were laid in a row, on this side now, until their people came by. The red one stayed next door for the night, in an egg cup. It had been agreed.',
    '{H} washed off the yard. From six steps back the flannel went into the basin at the second try. Then {H} lay down, and got one sock off with the other foot.'
  ],
  last: [
    'Beyond the wall somebody said something that was hardly a hmph, and {H} was asleep.',
    'The red ball sat in its egg cup and looked over, and {H} was asleep.'
  ]
})
