import { wishPlot } from '../wish-plot.ts'

export const meToo = wishPlot({
  id: 'wish-ghost-at-school',
  beginsElsewhere: true,
  wishes: [
    'ghost school', 'ghosts school', 'ghost playground', 'ghost class', 'ghost classroom', 'ghost pupil', 'ghost nobody plays', 'ghost nobody play', 'ghost nobody dares', 'ghost no one plays', 'ghost noone plays', 'ghost no one play', 'ghost no friends', 'ghost without friends', 'ghost lonely', 'lonely ghost', 'ghost wants friend', 'ghost wants friends', 'ghost make friends', 'ghost makes friends', 'ghost making friends', 'ghost wants play', 'ghost wanted play', 'ghost join in', 'ghost kids scared', 'ghost children scared', 'ghost everyone scared', 'ghost everybody scared', 'ghost everyone afraid', 'ghost everyone runs away', 'ghost everybody runs away', 'ghost frightens everyone', 'ghost nobody likes', 'ghost left out', 'ghost looking for friends', 'shy ghost', 'ghost nobody wants', 'ghost nobody wanted', 'ghost none dares', 'ghost noone dares', 'ghost are scared', 'ghost play children', 'nice ghost', 'friendly ghost', 'a kind ghost'],
  answers: ['ghost', 'school', 'nobody', 'dares', 'dare', 'play', 'plays', 'playing', 'with', 'whom', 'who', 'that', 'friend', 'friends', 'friendly', 'little', 'lonely', 'wants', 'to', 'scared', 'afraid', 'of', 'children', 'kids', 'everyone', 'everybody', 'runs', 'run', 'away', 'because', 'at', 'the', 'in', 'playground', 'make', 'makes', 'find', 'finds', 'looking', 'join', 'small', 'nice', 'shy', 'wanted', 'just', 'lives', 'goes', 'him', 'her', 'it', 'all', 'other'],
  except: ['train', 'pirate', 'ship', 'halloween', 'busters', 'castle', 'house', 'bed', 'bully', 'bullies', 'died', 'teacher', 'dark', 'grandma', 'grandpa', 'monster', 'vampire', 'witch'],
  moods: ['alone', 'afraid', 'first', 'quarrel'],
  company: ['ghost', 'wolf', 'sheep', 'school', 'yard', 'wall', 'shed', 'bench', 'bell', 'children', 'coat'],
  isTale: true,
  out: true,
  about: 'Everybody at school screams and runs from a ghost that wants to play, until they play the one game in which that is just what you do.',
  titles: ['Can I Play Too', 'What Is the Time, Mr Wolf', '{H} and the Ghost by the Bicycle Shed', 'Nobody Stayed for the Question', 'The Best Two O’Clock Ever'],
  want: [
    {
      id: 'always-the-wolf',
      A: 'partner',
      paragraphs: [
        'It was open day at school, and {A} had come too. In the yard they played What’s the time, Mr Wolf. {H} was always the wolf, because nobody else liked to be. {H} wanted to be a sheep, just once. “What’s the time, Mr Wolf?” they all called. “Two o’clock,” said {H} to the wall.',
        'Behind {H} they squealed and ran. Now there was nobody in the yard. By the bicycle shed hung a ghost, as thin as breath on a window. “Can I play toooo?” it asked.'
      ]
    }
  ],
  way: [
    {
      id: 'the-coat',
      A: 'partner',
      paragraphs: [
        '“It’s the same every break,” said the ghost. “They hear the oooo, and they’re gone.” “Say it without,” said {H}. “Can I play as well?” said the ghost. But a ghost is only loud in the oo. The rest was as soft as a moth.',
        '“They just can’t see you properly,” said {A}. “Put something on.” {A} lent it a coat. Now a coat with nobody in it came round the corner. The caretaker climbed into the paper bin, and pulled down the lid.'
      ]
    },
    {
      id: 'the-ball',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} threw it a ball. The ghost held out both hands. The ball went through them, and on into the shed. “Nearly,” said {H}. The ghost threw it back, which means that {A} went and got it.',
        '“Now you,” said {H}. They put the ghost in goal. It stood there and spread its arms, and shut its eyes. Eleven went in. “I felt every one,” said the ghost proudly. “The fourth was the best. It was muddy.”'
      ]
    },
    {
      id: 'see-saw',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They tried the see-saw. {H} sat at one end, and the ghost sat at the other, and {H} stayed down. “Push,” said {H}. The ghost pushed. A ghost weighs about as much as a yawn. A leaf came down on its side, and the see-saw went up a little.',
        '“Was that me?” asked the ghost. “That was the leaf,” said {A}. “But you were sitting under it.” The ghost sat very straight after that. It had never in its life been half of a see-saw.'
      ]
    },
    {
      id: 'class-photos',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How long have you been here?” asked {A}. “Since the bell was hung,” said the ghost. It was in every class photo, from the brown ones up to the ones with colour. You only had to know where. In each of them there was a smear on the left, at the end of the second row.',
        '“They always thought it was a thumb,” said the ghost. {H} went along the hall to look. In one photo the smear had a party hat on. “That was my hundredth,” said the ghost. “I brought cake. It fell through.”'
      ]
    },
    {
      id: 'register',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What’s your name?” asked {H}. “Hugh,” said the ghost. It said it like the wind in a keyhole. Every morning, when the names were read out, it waited for its own. It would have come between Henry and Iris. “And then I say, here,” said the ghost. “But there’s no oo in that.”',
        '“Hugh!” called {A}, loudly, like somebody with a list. The ghost shot up to the gutter, and came down again pink at the edges. “Here,” it breathed. {A} made a tick in the air.'
      ]
    },
    {
      id: 'hopscotch',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was hopscotch on the ground, in yellow chalk. {H} hopped it, one leg, two legs, one leg. The ghost came behind, and wanted to do it right. It had one leg, as it were, and it went down to a point. It never touched a line. It never touched a square, either.',
        '“Is that allowed?” it asked. {A} bent down to see. “You haven’t trodden on anything,” said {A}. So it had won. It went back to the start and won again.'
      ]
    },
    {
      id: 'skipping',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} and {A} turned the long rope, and the ghost stood in the middle. Whish, went the rope, over its head, and whish, through its foot. It hadn’t jumped. It only looked as if it were thinking of jumping. “One,” they counted. “Two.”',
        'At three hundred {A}’s arm got tired. “I could stay in for ever,” said the ghost. “I’ve never been out at anything. I’ve never been in.” It tried a jump, at the end, for fun. It was the first time that it got tangled up.'
      ]
    },
    {
      id: 'lunch-box',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The ghost had a lunch box. {A} lifted the lid. In it was a bit of fog, with the crust cut off. “What’ve you got?” it asked. {H} had an egg sandwich. “I’ll swap you,” said the ghost, as people do.',
        '{H} bit into the fog. It tasted of a cold morning, and of a scarf. The ghost held its face into the egg sandwich and breathed in. “You didn’t eat any,” said {H}. “I had the smell,” said the ghost. “That was the best bit of yours.” It was, too.'
      ]
    },
    {
      id: 'the-draught',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The ghost had a desk as well, at the back. Nobody sat there, since they said that there was a draught. “That’s me,” said the ghost. “If somebody’s sad I sit a bit nearer and fan.” {H} remembered such a breeze. It had come on the day of the spilt paint.',
        '“I thought it was the window,” said {H}. “It’s been stuck since Easter,” said the ghost. {A} took {A}’s hat off to it, and a small cool wind went across {A}’s forehead.'
      ]
    },
    {
      id: 'two-times-two',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The ghost was very good at sums, but only at some. “Two times one?” asked {A}. “Twoooo!” said the ghost, and all the bicycle bells went ting. “One and one?” “Twoooo!” “Four take away two?” The ghost was glowing. It had waited for years to be asked such things.',
        '“And five times five?” asked {A}. The ghost’s mouth moved. {H} went up close and held an ear there. “It knows,” said {H}. “It’s right as well. But it would have to come out as a moth.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been let in too, for open day. {A} saw the ghost, and all the fur stood up, or whatever {A} had there. {A} went once round it. Then {A} went once through it. It was cool in there, and smelled of chalk.',
        '{A} did it again. It was a warm day. In the end {A} settled down, right in the middle of the ghost. “Is it playing with me?” whispered the ghost. “It’s moved in,” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} put on glasses, and looked, and took them off, and looked. “I know you,” said {S} to the ghost. “You were in the coats.” “You cried there,” said the ghost. “You’d lost a glove.” “It was a green one,” said {S}.',
        '“It’s behind the pipe,” said the ghost. They all went to see. {A} had the thinnest arm, and reached in. There it was, very small and grey with dust. {S} tried it on one finger. It fitted that.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wasn’t frightened for long. “Oooo,” said {S}, just to see. “Oooo,” said the ghost. “Oooo-oo,” said {S}. They went on with that. It got higher and lower, like a see-saw, and {A} had to look from one to the other.',
        '“What are you talking about?” asked {A}. “We don’t know,” said {S}. “But it agrees with me.” “I dooo,” said the ghost. {S} stamped with joy, and told it the whole thing over again.'
      ]
    },
    {
      id: 'no-difference',
      A: 'partner',
      paragraphs: [
        '{A} sat down to think. “What do they do when you come?” asked {A}. “They squeal, and run away,” said the ghost. “And what do they do when {H} is the wolf?” “They squeal,” said {H}, “and run away.” “I can’t see any difference,” said {A}.',
        '{H} looked at the ghost, and at the wall.'
      ]
    }
  ],
  turn: [
    {
      id: 'two-o-clock',
      A: 'partner',
      paragraphs: [
        '“We’ve got a new wolf!” {H} called up to the windows. The ghost stood with its face to the wall. One child came out, and then four. {H} stood among the sheep, and so did {A}. “What’s the time, Mr Wolf?” they called, not very loudly.',
        '“Twoooo o’clock,” said the ghost. It went down their backs like a cold spoon. It was the best two o’clock there had ever been. They took two steps, and held each other’s sleeves, and grinned.'
      ]
    },
    {
      id: 'more-hours',
      A: 'same',
      spare: 13,
      paragraphs: [
        'It didn’t say three, for there’s no oo in it. It didn’t say five. It said two again, and then it said noon. “Nooooon,” said the ghost, and all the bicycle bells went ting. Now they had to take twelve steps at once.',
        '{A} took twelve very small ones. “You’re cheating,” whispered {H}. “My knees are,” whispered {A}. They were so near now that they could see the bricks through it. Something beat in there, like a moth at a lamp.'
      ]
    },
    {
      id: 'caretaker-comes',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The lid of the paper bin went up by a hand, and there were eyes. “Is it dangerous?” asked the caretaker. “Dreadfully,” said {A}. “It’s nearly lunch.” The eyes watched the sheep go forward, and their sleeves, and the grins.',
        'Then a leg came over the edge. He got out, with a drawing on his back, and stood in the row. “I was always the wolf too,” he told {H}. “I had the keys. They could hear me coming.” He held his keys tight, so that they’d be quiet.'
      ]
    },
    {
      id: 'me-too',
      A: 'partner',
      paragraphs: [
        '“What’s the time, Mr Wolf?” “Time for foooood!” The whole yard squealed and ran. “They’re running away!” cried the ghost. “That’s how it’s played!” shouted {H}. Something cool went through {H}, like a wet sleeve. “Got yooou,” said the ghost.',
        '{H} had been a sheep, and a good one. Now they all stood round the ghost and hopped. “Catch me!” they called. “Me too! Me too!” The ghost listened. “That’s what I always say,” it said.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran behind the shed, and then saw who was there.',
      '{names} kept close to the wall.',
      { text: '{names} held the door of the school open for those who were running.', needs: ['hands'] },
      { text: '{names} counted the saddles through it, and got to nine.', needs: ['hands'] }
    ],
    way: [
      '{names} walked once through the ghost by mistake.',
      '{names} looked into the coat from below, and saw sky.',
      { text: '{names} did up the buttons, one by one, on nothing.', needs: ['hands'] },
      { text: '{names} knocked on the paper bin, to ask if all was well.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along with the sheep, a little behind.',
      '{names} ran in a ring, since all ways were full.',
      { text: '{names} hung on to the next sheep by a sleeve.', needs: ['hands'] },
      { text: '{names} waved, to be caught as well.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coat was hung back on its peg, and the school was locked. On the way home {H} told it all, and there was a lot of oo in it.',
    '{H} made the towel wet, and lay down with the blanket up to the chin. Behind the curtain the wind asked something. “You too,” said {H}.'
  ],
  last: [
    'It was two o’clock, and all the sheep were in, and {H} was asleep.',
    'Far off by the bicycle shed somebody said the end of a word, and {H} was asleep.'
  ]
})
