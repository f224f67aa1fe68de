import { wishPlot } from '../wish-plot.ts'

export const outIsTheBand = wishPlot({
  id: 'wish-nobody-wants-musical-chairs',
  wishes: ['nobody wanted musical chairs', 'nobody would play musical chairs', 'no one would play musical chairs', 'nobody would join musical chairs', 'wouldn’t play musical chairs', 'didn’t want musical chairs', 'doesn’t want musical chairs', 'don’t want musical chairs', 'refused musical chairs', 'refuses musical chairs', 'hates musical chairs', 'hated musical chairs', 'first out musical chairs', 'cried musical chairs', 'upset musical chairs', 'sore loser musical chairs', 'lost musical chairs', 'losing musical chairs', 'loses musical chairs', 'won musical chairs', 'wins musical chairs', 'winner musical chairs', 'musical chairs no losers', 'musical chairs add chair', 'musical chairs too many chairs', 'musical chairs last chair', 'musical chairs band', 'musical chairs unfair', 'musical chairs fight', 'musical chairs argument', 'no chair left party game', 'chair game party nobody', 'chairs game music stops', 'wants to be out musical chairs', 'trip to jerusalem game', 'chairs game party out', 'nobody wanted play musical chairs', 'no one wants play musical chairs', 'won’t play musical chairs', 'nobody wanted to play chairs party', 'nobody plays musical chairs cake', 'musical chairs everybody under the table', 'musical chairs pots', 'musical chairs in the end alone'],
  answers: ['musical', 'chairs', 'chair', 'game', 'games', 'play', 'played', 'playing', 'party', 'parties', 'birthday', 'nobody', 'no', 'one', 'wanted', 'want', 'wants', 'refused', 'out', 'first', 'last', 'lost', 'loses', 'lose', 'losing', 'loser', 'won', 'win', 'wins', 'winner', 'prize', 'music', 'song', 'stopped', 'stops', 'stop', 'sat', 'sit', 'sits', 'seat', 'cried', 'cries', 'upset', 'cross', 'sulked', 'unfair', 'fair', 'fight', 'left', 'over', 'added', 'taken', 'away', 'band', 'drum', 'cake', 'guests', 'guest', 'fun', 'at', 'where', 'because', 'be', 'to', 'next', 'door', 'twin', 'twins', 'saturday', 'sunday', 'weekend', 'nursery', 'school', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'mama', 'papa', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'auntie', 'uncle', 'cousin', 'brother', 'sister', 'son', 'daughter', 'boy', 'girl', 'little', 'my', 'his', 'her', 'our', 'today', 'yesterday', 'morning', 'afternoon', 'again', 'time', 'everybody', 'everyone'],
  except: ['dinosaur', 'dragon', 'ghost', 'monster', 'unicorn', 'animals', 'alien', 'robot', 'dog', 'cat', 'hurt', 'fell', 'broken', 'wheelchair', 'invited', 'came', 'parcel', 'statues', 'bumps', 'piano', 'bullied'],
  moods: ['first', 'losing', 'quarrel', 'change', 'waiting'],
  company: ['chair', 'chairs', 'party', 'music', 'pot', 'spoon', 'guests', 'boy', 'girl', 'twins', 'band', 'comb', 'box', 'cake', 'wall', 'tie', 'lid'],
  about: 'At a party nobody wants to play musical chairs, for nobody wants to be out, until whoever is out becomes the music; then nobody wants to be in, and the last one on a chair is what a band needs most.',
  titles: ['Nobody Wants to Be Out', 'Nobody Wants to Be In', '{H} and the Last Chair', 'The One on the Chair', 'Out Is Where the Music Is'],
  want: [
    {
      id: 'a-row-of-empty-chairs',
      A: 'partner',
      paragraphs: [
        'At the party nobody wanted to play musical chairs. Only {H} wanted to. A row of chairs stood ready, and nobody came. “I’m always out first,” said a boy with a bow tie, from under the table. “I’m out second,” said a girl, and shut the curtain round herself. The twins would not be out one at a time. “Somebody has to be out,” said {H}. “That’s how it goes.” “That’s why,” said {A}, from behind the cake.'
      ]
    }
  ],
  way: [
    {
      id: 'chairs-wait',
      A: 'same',
      spare: 1,
      paragraphs: [
        'To make a start, {H} played it without anybody. {H} sang, and the chairs stood there. {H} stopped singing, and they still stood there. “Nobody’s out,” said {A}. “Nobody’s moved,” said {H}, and took one away.',
        'It was quite fair. {H} went on until one was left, and it had won. It was the one with the wobbly leg, and nobody had ever thought that it would. {H} put them all back, and shook hands with it.'
      ]
    },
    {
      id: 'what-out-is-like',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s it like, being out?” asked {A}. The boy with the bow tie knew that best. “You stand by the wall,” said the boy, “and somebody says bad luck. There’s a nail in the wall. I’ve looked at that nail at every party.”',
        'They all went over to look at the nail. It was a perfectly good one, with a bit of blue string. The girl from the curtain knew it too. So did both the twins. It turned out to be the best known thing in the whole house.'
      ]
    },
    {
      id: 'the-party-gets-smaller',
      A: 'partner',
      paragraphs: [
        '“Just once,” said {H}, and they came out. {A} sang, and they all ran round. The music stopped, and there was one chair too few. The boy with the bow tie had to go to the wall. They took another chair away. Soon the girl was at the wall, and then one of the twins. The other twin would not play without. “Every time it’s less of a party,” said {H}.'
      ]
    },
    {
      id: 'other-sits-too-well',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} was good at musical chairs, because {A} had a trick. {A} never quite got up. {A} went round with bent knees, just over each chair, like a hen over eggs. When the music stopped, it was not far.',
        '“That’s sitting,” said {H}. “It’s walking with a low middle,” said {A}. But on the next day you cannot get up the step to the front door. Prizes have to be paid for.'
      ]
    },
    {
      id: 'elder-one-stool',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We were eight at home, and there were five chairs,” said {S}. “So we played it at every meal.” “And whoever was out?” asked {A}. “Stood by the pots,” said {S}, “and had the spoon. You’ve no idea what there is to eat in a pot, when you stand beside it.”',
        'After a week all eight were by the pots, and the five chairs were empty. Their father had all of them, and put both feet on one.'
      ]
    },
    {
      id: 'child-sits-on-two',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'So as not to be out, {S} lay down over three chairs at once, on {S}’s tummy. “Now I’m in three times,” said {S}. “Somebody else needs the middle,” said {A}, and sat down on it. There was a sort of squeak.',
        '“You’re on me,” said {S}. “I’m on a chair,” said {A}. “It’s only a thick one.” They stayed like that for a whole verse. It was the first time in musical chairs that anybody had been both in and under.'
      ]
    },
    {
      id: 'pet-does-not-get-up',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had found a chair, and had gone round on it twice, and lain down. The music began, and they all ran past {A}. The music stopped. {A} was still there. It happened again, and again.',
        '“{A}’s winning,” said {H}. {A} had not even opened both eyes. In the end chair and {A} were carried off together, and put by the window. It was warmer there. That was the prize.'
      ]
    },
    {
      id: 'a-foot-keeps-time',
      A: 'partner',
      paragraphs: [
        '{A} stopped singing, and something went on. Tap, it went, tap tap. It came from the wall. “That’s your foot,” said {A} to the boy with the bow tie. The girl was humming too, and had not noticed. “It’s all still in them,” said {A}. “When you’re out, you’ve got your hands free.” {H} looked at the wall, and at the kitchen door. “Then whoever’s out is the music,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'out-on-purpose',
      A: 'partner',
      paragraphs: [
        'So they played it that way. The boy with the bow tie was out first, and got a spoon and the biggest pot. The twins got a lid each. The band grew, and the game got thin. The music stopped, and the two who were left walked past the chair. “After you,” said the girl. “No, please,” said {H}. “You were here first.” Nobody wanted to be in.'
      ]
    },
    {
      id: 'what-is-in-the-band',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In the kitchen there was more music than you would think. A grater went “zip” under a spoon. A whisk hummed if you swung it. One of the twins blew across a bottle, and it sounded like a very old ship.',
        '“What does the cake do?” asked {H}. {A} listened to it, quite close. It did nothing at all, not even when it was tapped with the whisk. But {A} had icing on one ear, and said that the cake would try again later.'
      ]
    },
    {
      id: 'who-stops-the-music',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was one difficulty. With the whole band playing, who was going to stop it? {A} called “Stop!”, but the girl had rice in a box, and rice takes a while. {H} held up both arms. The others thought that this meant louder.',
        'It only stopped when the boy with the bow tie dropped the spoon. Everybody looked for a chair at once, and in the corner stood a basket for coats. Four of them got in. “That’s not a chair,” said {A}. It had a back, said the four, and two handles, and nobody could fall off.'
      ]
    },
    {
      id: 'other-is-out-at-last',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} had won at musical chairs for years, and had never been out. Now {A} would have liked to, and could not. Wherever the music stopped, there was a chair under {A} already. The others banged and rattled and had all the fun.',
        '“You have to miss,” said {H}. {A} tried, and missed, and sat on the twins. They moved up. In the end the twins led {A} off between them to the band. There {A} got a bell, and was proud of it.'
      ]
    },
    {
      id: 'one-more-chair',
      A: 'same',
      spare: 10,
      paragraphs: [
        'To make it harder, they put a chair back each time. It was musical chairs the other way round. Soon you had two, one for each leg. {H} had one for the feet as well.',
        '“I can’t lose,” said {A}, with a chair for each elbow. It was soon rather dull. With a whole row for three there was a great deal of sitting. The band played slower and slower, until one of the twins nodded off over a lid. So the chairs had to go out again.'
      ]
    },
    {
      id: 'baby-on-the-pot',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} sat on the floor among the chairs. So far {A} had not been out once, for nobody knew how to tell. When the music stopped, {A} was sitting. {A} had been sitting the whole time.',
        'Then the band began again. {A} shook with the whole of {A}, and hit the floor with both hands, in the wrong places. “{A}’s in, and {A}’s the music,” said {H}. Nobody else had managed both.'
      ]
    },
    {
      id: 'a-band-needs-one',
      A: 'partner',
      paragraphs: [
        'The girl was quicker, and stepped aside. So {H} sat down on the last chair, and had won. It was the loneliest chair that you ever saw. Over there stood the band, with everybody in it. “What do I do now?” asked {H}. {A} looked at all those pots. “They’re ready,” said {A}, “and nobody’s listening. A band needs one on a chair.” So {H} listened, and they played it right to the end. Nothing stopped. Then everybody bowed to the chair.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed out in the hall, and did not want to play either.',
      '{names} went once round the empty chairs, to see if they were safe.',
      { text: '{names} pushed the chairs closer together, so that nobody could fall in between.', needs: ['hands'] },
      { text: '{names} held the curtain open for the girl, and shut it again.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down where there was no chair, and was out too.',
      '{names} stood at the wall, and got to know the others there.',
      { text: '{names} carried off the chair that was one too many.', needs: ['hands'] },
      { text: '{names} brought a pot from the kitchen, for it was nearest.', needs: ['hands'] }
    ],
    turn: [
      '{names} got out on purpose, and so did the next.',
      '{names} joined the band, with whatever there was to shake.',
      { text: '{names} dusted the last chair, for whoever had to sit there.', needs: ['hands'] },
      { text: '{names} played the lid, on every second step.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pots went home to the kitchen, and the chairs went back round the table. There was one for each.',
    'At home {H} washed, and hummed in the foam. Then {H} lay down, in a place that nobody else wanted.'
  ],
  last: [
    'The music stopped, and {H} was in, and asleep.',
    'All the chairs stood round a table, and were free, and {H} was asleep.'
  ]
})
