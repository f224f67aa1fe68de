import { wishPlot } from '../wish-plot.ts'

export const wrongWayRoundTheBases = wishPlot({
  id: 'wish-wrong-way-round-the-bases',
  wishes: ['tee ball', 'tee-ball', 'teeball', 'tball', 'rounders', 'baseball', 'softball', 'baseball game', 'baseball practice', 'little league', 'kickball', 'ran wrong way bases', 'ran wrong way base', 'wrong way bases', 'wrong way base', 'ran to third base', 'third base', 'first base', 'home run', 'ran round bases', 'running bases', 'round the bases', 'ran wrong way tee ball', 'ran wrong way t-ball', 'ran wrong way baseball', 'ran wrong way rounders', 'wrong way tee ball', 'wrong way rounders', 'wrong way baseball', 'hit ball ran wrong way', 'hit the ball wrong way', 'first hit baseball', 'first hit tee ball', 'wrong way third base', 'bases backwards', 'ran backwards bases'],
  answers: ['tee', 'ball', 't', 'rounders', 'baseball', 'softball', 'game', 'match', 'practice', 'league', 'little', 'team', 'hit', 'hits', 'hitting', 'bat', 'batted', 'batting', 'swing', 'run', 'ran', 'runs', 'running', 'wrong', 'way', 'direction', 'round', 'around', 'bases', 'base', 'first', 'second', 'third', 'home', 'backwards', 'clockwise', 'instead', 'of', 'to', 'the', 'and', 'then', 'time', 'everyone', 'everybody', 'shouted', 'shouting', 'cheered', 'waving', 'coach', 'school', 'pe', 'sports', 'park', 'field', 'today', 'yesterday', 'saturday', 'summer', 'kid', 'son', 'daughter', 'his', 'her', 'my', 'all', 'far', 'post', 'posts', 'grass', 'learn', 'learning', 'play', 'plays', 'playing', 'played', 'loves', 'proud', 'funny', 'story'],
  except: ['lost', 'hurt', 'broke', 'broken', 'window', 'hospital', 'injured', 'face', 'eye', 'head', 'tooth', 'bullied', 'laughed', 'military', 'army', 'moon', 'space', 'dragon', 'dinosaur', 'robot', 'unicorn', 'alien', 'monster', 'dog', 'cat', 'card', 'cards', 'cap', 'died', 'dead', 'police', 'fight', 'grandpa', 'cut', 'picked', 'quit', 'pirate', 'mountain', 'camp'],
  moods: ['losing', 'proud', 'learning', 'change', 'first'],
  out: true,
  company: ['ball', 'bat', 'base', 'bases', 'man', 'whistle', 'bench', 'clock', 'tree', 'shade', 'grass', 'post', 'nettles', 'cushions', 'first base', 'second base', 'third base'],
  about: 'The hero hits the ball at last and runs the wrong way round the bases, towards the one who waves, so the one who waves has to go and stand somewhere else.',
  titles: ['The One Who Waves', 'All the Way Round', '{H} Runs with the Clock', 'Against the Clock', 'Third, Second, First'],
  want: [
    {
      id: 'tock',
      A: 'partner',
      paragraphs: [
        'Tock! {H} had hit the ball. In the whole summer that had not happened once. It flew into the long grass, and {H} dropped the bat and ran. By third base, in the shade, stood {A}, and waved with both arms for joy. “The other way!” shouted the rest. {H} thought that they meant the ball.',
        '{H} touched third base, and second, and first, and was back where the bat lay. “The wrong way round,” said the man with the whistle. “So it’s no point.” {H} wanted one round that counted.'
      ]
    }
  ],
  way: [
    {
      id: 'where-is-the-ball',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First the ball had to be found. It was in the long grass, and there was a lot of that. Eleven players walked about in it with bent backs. “Nobody’s ever hit it so far,” said {A}. “Nobody knows what’s here.”',
        'There was a glove from last year, and a very old sandwich, and one more ball, quite green. The man with the whistle was glad to see it. {H} had found the new one by then. {H} was standing on it.'
      ]
    },
    {
      id: 'along-the-bench',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Whoever had had a turn sat down at the end of the bench. Each time that someone went to bat, all the others moved up by one. {H} moved up, and {A} kept {H} company. It was a smooth bench, and a short one.',
        '“At least we’re going the right way here,” said {A}. “How do you know?” asked {H}. At that moment a big boy sat down at the end. Everybody moved up, and {A} was on the grass. “Because it goes on,” said {A}.'
      ]
    },
    {
      id: 'numbers',
      A: 'partner',
      paragraphs: [
        'The bases were flat white cushions, all alike. So {A} wrote a number on each with chalk. Then it was {H}’s turn again. Tock! {H} ran to {A}, bent over the base, and read it. It said “three”.',
        '“It’s the wrong one!” called {H}. “I can read it from here.” But by then the ball was back. That was the trouble with the numbers. You had to be there before they told you not to go.'
      ]
    },
    {
      id: 'which-hand',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You could think of your right hand,” said {A}. First base was on that side. {H} held it up, and looked at it well. It had a plaster on it, so that it could not be mixed up. “Now turn round and wave to the bench,” said {A}.',
        '{H} turned round and waved. The hand had come round too, and now it was on the side of the third base. “It won’t stay where it is,” said {H}. “They never do,” said {A}.'
      ]
    },
    {
      id: 'beetle',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} was far out in the field, to catch whatever came. So far nothing had come but a beetle. It walked all round {A}’s shoe, and came back to where it had begun. “Look,” called {A}. “It’s done the whole round!”',
        '“Which way?” called {H}. {A} had to wait until it did it again. It went by the other side, and then it sat down on the laces. “It hasn’t made up its mind,” called {A}.'
      ]
    },
    {
      id: 'pet-is-safe',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Whoever is standing on a base is safe, and nobody may send them off. {A} had understood that at once. Second base had been in the sun all day. {A} lay on it, and filled it to the edges.',
        '“{A}’s not even playing,” said a girl with a glove. But it was the rule, and so she played round {A}. Each runner who came that way touched {A} instead, between the shoulders, very politely, and ran on.'
      ]
    },
    {
      id: 'elder-kept-the-bat',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I ran the right way, the first time that I hit it,” said {S}. “Only I forgot to put down the bat.” “Is that so bad?” asked {A}. “I ran into the corner post with it, and two coats,” said {S}. “I brought it all home with me.”',
        '“And did it count?” {S} thought back. “The coats didn’t,” said {S}. “Their owners came running behind me, and those two were out.”'
      ]
    },
    {
      id: 'child-tree-to-tree',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} played it as well, behind the bench. For bases there were a bag, a thistle and a shoe. {S} ran round them without a ball. “You’re going the wrong way too,” said {A}. {S} stopped. “What way do you mean?” asked {S}.',
        '“From the thistle to the bag.” “But I’m not there yet,” said {S}. “This is only the way back.” Then {S} ran on, and it was hard to say anything against it.'
      ]
    },
    {
      id: 'who-was-waving',
      A: 'partner',
      paragraphs: [
        '{A} rubbed off the chalk with one foot. “Why do you always run to me?” asked {A}. “You were waving,” said {H}. “All the others only wanted the ball.” {A} looked at one arm, and then at the other. “I waved because I was glad,” said {A}.',
        '“In the big teams,” said the man with the whistle, “there’s one at first base who only waves.” {A} looked over there. There was no shade at all. “It isn’t you,” said {A}. “I’m in the wrong place.”'
      ]
    }
  ],
  turn: [
    {
      id: 'unwound',
      A: 'same',
      spare: 8,
      paragraphs: [
        'At the break {H} stood in the grass. “I’ve still got a round inside me,” said {H}, “and it’s the wrong way on.” So it had to be unwound, as you do with a swing. {H} turned on the spot, the other way, with both arms out, and {A} called the bases. “Third. Second. First. Home!”',
        'Then {H} stood still. “Is it out?” asked {A}. {H} felt. The field went on turning for a bit, and then it stopped. “Now I’m empty,” said {H}.'
      ]
    },
    {
      id: 'like-a-windmill',
      A: 'partner',
      paragraphs: [
        'Tock! {H} ran. At first base, in the hot sun, stood {A}, and waved. {H} got there and stopped. “And now?” Nobody was waving at the second. So {A} ran on ahead, outside the line, with both arms going like a windmill. {H} ran after the arms, to the second base, and the third. And there lay the bat. “That counts,” said the man.'
      ]
    },
    {
      id: 'arms-can-talk',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The man showed {A} how the wavers do it in the big teams. One arm going round meant run on. Two flat hands meant stay. A pull at one ear, and then at the cap, was a secret. Only your own side knew it.',
        'A wasp came by just then. {A} pulled at an ear, and the cap, and did the windmill with the other arm. Three runners set off at once, and one sat down. “What did I say?” asked {A}.'
      ]
    },
    {
      id: 'baby-waves-too',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} could wave too. {A} had only learnt it this week, and did it with the fingers, open and shut. A big girl came running to the second base, saw it, and came right over. “Hello,” she said, and was out.',
        'The next one came too, and was out as well. “Somebody ought to turn that baby round,” said the man with the whistle. So {A} waved to the trees, and the game could go on.'
      ]
    },
    {
      id: 'dust',
      A: 'other',
      spare: 11,
      paragraphs: [
        '{A} had seen real players slide into a base on one leg, and tried it with the nearest. There was some dust, and then a good deal more of it. When it had blown off, {A} was sitting beside the base with the cushion in both arms.',
        '“Am I there?” asked {A}. “It’s come to you,” said {H}. They put it back where the white mark was, and {A} went and touched it again on foot.'
      ]
    },
    {
      id: 'with-the-clock',
      A: 'partner',
      paragraphs: [
        '{A} sat down, quite red. “Do I get a point as well?” asked {A}. “You didn’t hit anything,” said the man. Over the bench hung a clock. {H} followed its hand with one finger, and the way round the bases with another. They went against each other.',
        '“Bases are always run against the clock,” said the man. {H} looked up at it. “Then I know who was running with me the first time,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} jumped up from the bench when it went tock.',
      '{names} watched the round with open mouth, from the end to the beginning.',
      { text: '{names} picked up the bat, and laid it straight.', needs: ['hands'] },
      { text: '{names} pointed the other way, with a whole arm.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the ball with both eyes, there and back.',
      '{names} got a bit of chalk on the back, and took it along.',
      { text: '{names} threw the ball to the next one, and it nearly got there.', needs: ['hands'] },
      { text: '{names} shaded both eyes, to look for a number.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran a little way beside them, as far as the second base.',
      '{names} took over the shade, now that it was free.',
      { text: '{names} fanned the two runners with a cap.', needs: ['hands'] },
      { text: '{names} clapped at each base, and twice at the bat.', needs: ['hands'] }
    ]
  },
  bed: [
    'They carried the bases to the shed, and the bat on top. At home there was grass in both of {H}’s shoes, and it was tipped out.',
    '{H} was washed, and went to bed the long way, round the table and round the chair. On the wall went the clock, the other way about, past three and six and nine.'
  ],
  last: [
    'The clock ran its round just as it liked, and every one counted, and {H} was asleep.',
    'There was nobody left to wave, and no need of it, and {H} was asleep.'
  ]
})
