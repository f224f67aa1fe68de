import { wishPlot } from '../wish-plot.ts'

const WHO_LET = ['grandpa', 'grandad', 'grandfather', 'opa', 'dad', 'daddy', 'papa', 'uncle']

export const howFarALittleBitIs = wishPlot({
  beginsElsewhere: true,
  id: 'wish-how-far-a-little-bit-is',
  wishes: [
    'grandpa let him row the boat a little bit',
    ...WHO_LET.map((who) => `${who} let row boat`),
    ...WHO_LET.map((who) => `rowing boat ${who}`),
    'let him row the boat', 'let her row the boat', 'let me row the boat', 'allowed to row the boat', 'got to row the boat', 'had a go at rowing', 'had a turn rowing', 'rowed the boat by himself', 'rowed boat lake', 'rowed all by himself', 'rowed by herself', 'rowed a little bit', 'rowing on the lake', 'rowing boat lake', 'rowing boat pond', 'rowboat lake', 'rowboat grandpa', 'row boat lake', 'hired a rowing boat', 'rented a rowboat', 'first time rowing boat', 'learning to row', 'learning row boat', 'rowing boat park', 'let row boat mum', 'let row boat grandma', 'held the oars', 'both oars boat', 'oars by himself'
  ],
  answers: [...WHO_LET, 'grandma', 'granny', 'nana', 'opa', 'oma', 'mum', 'mummy', 'mom', 'auntie', 'aunt', 'brother', 'sister', 'cousin', 'let', 'lets', 'letting', 'allowed', 'may', 'might', 'got', 'to', 'have', 'had', 'a', 'go', 'turn', 'row', 'rows', 'rowed', 'rowing', 'oar', 'oars', 'boat', 'rowboat', 'wooden', 'little', 'bit', 'tiny', 'small', 'short', 'way', 'far', 'all', 'by', 'himself', 'herself', 'myself', 'alone', 'both', 'with', 'his', 'her', 'my', 'our', 'own', 'help', 'held', 'hold', 'steer', 'steered', 'lake', 'pond', 'river', 'park', 'boating', 'water', 'jetty', 'pier', 'island', 'reeds', 'life', 'vest', 'jacket', 'first', 'time', 'today', 'yesterday', 'this', 'morning', 'afternoon', 'saturday', 'sunday', 'weekend', 'holiday', 'holidays', 'summer', 'on', 'the', 'in', 'and', 'we', 'went', 'out', 'round', 'round', 'circles', 'circle', 'splashed', 'splash', 'wet', 'proud', 'so', 'happy', 'strong', 'arms', 'tired', 'hired', 'rented', 'learn', 'learning', 'learned', 'learnt', 'taught', 'him', 'me', 'he', 'she', 'i', 'big', 'real', 'ducks', 'duck', 'back', 'backwards', 'picnic', 'fishing'],
  except: ['fell', 'fall', 'overboard', 'capsized', 'sank', 'sink', 'drowned', 'storm', 'sea', 'ocean', 'lost', 'hospital', 'died', 'dead', 'ashes', 'memory', 'old', 'paper', 'toy', 'bath', 'race', 'racing', 'pirate', 'pirates', 'canoe', 'kayak', 'dragon', 'ferry', 'sailing', 'sail', 'motor', 'speedboat', 'pedalo', 'argument', 'argued', 'seat', 'machine', 'gym', 'bear', 'otter', 'whale', 'shark', 'crocodile', 'owl', 'pea'],
  namesFamily: true,
  moods: ['first', 'learning', 'proud', 'change'],
  company: ['boat', 'lake', 'jetty', 'bucket', 'oars', 'oar', 'sofa', 'spoons', 'spoon', 'hall', 'door', 'lamp', 'thumb', 'duck', 'jacket', 'life jacket'],
  about: 'The hero was allowed to row the boat a little bit, and wants to show how far that was; a sofa goes nowhere, until it is remembered that you sit backwards in a boat and only see the jetty get smaller, so the jetty goes away down the hall.',
  titles: ['How Far Is a Little Bit', 'The Jetty Goes Away', '{H} and the Two Oars', 'As Small as a Thumbnail', 'The Boat That Stayed'],
  want: [
    {
      id: 'until-there-is-no-more-arm',
      A: 'partner',
      paragraphs: [
        '{H} had been allowed to row the boat, a little bit. It was a real boat with two oars, on a real lake, and everybody wore a life jacket. Now they were home again, and {H} could still feel it.',
        '“How much is a little bit?” asked {A}. {H} held up two hands, and moved them apart, until there was no more arm. It had been further than that. “I’ll show you,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'both-pink-hands',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First {H} showed {A} both hands. In each of them was a pink patch, just where the oar had been. “They’re warm,” said {H}. {A} touched one with one finger, very lightly. “That’s where the lake was,” said {A}.',
        '{A} turned over both hands as well, to see what was on those. There was some ink on one, and on the other there was nothing. “Well, you weren’t on the lake,” said {H} kindly. “Ink’s good too.”'
      ]
    },
    {
      id: 'the-sofa-stays',
      A: 'partner',
      paragraphs: [
        'The sofa was the boat, and two wooden spoons were the oars. {H} put on a cushion for a life jacket, and pulled, ten times. “There,” said {H}. “That was it.” {A} looked round. The lamp was where it had been, and so was the door. {A} was just as big as before. “You haven’t left yet,” said {A}.'
      ]
    },
    {
      id: 'moving-the-sofa',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ll help,” said {A}, got behind the boat, and pushed. It went as far as the carpet, with a groan. Where it had been, there lay a sock, a raisin, and a bit of jigsaw with sky on.',
        '“That isn’t rowing,” said {H}. “That’s tidying.” The bit of jigsaw had been missing since the winter. They put it in at once, and the boat had to wait. Now there was a whole sky, and still nobody had rowed.'
      ]
    },
    {
      id: 'other-hires-out-boats',
      A: 'other',
      spare: 10,
      paragraphs: [
        'Then {A} was the person with the boats, behind a small table. “For half an hour, or for a whole one?” asked {A}. “For a little bit,” said {H}. {A} turned over all the pages of the book. “Half, whole, all day,” read {A}. “There isn’t a little bit.”',
        'So {A} wrote it in by hand, at the very bottom, and it came to one button. “And when do I have to be back?” asked {H}. {A} looked in the book, and at the clock. “When it’s been one,” said {A}.'
      ]
    },
    {
      id: 'catching-a-crab',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Once I caught a crab,” said {H}. {A} looked over the edge of the sofa, to see how big it was. “There isn’t one,” said {H}. “It’s only called that. The oar goes by, and misses the lake, and you sit in the boat with your legs up.”',
        '“So where’s the crab?” asked {A}. {H} had asked that as well, lying there. “Nobody’s ever seen it,” said {H}. “They’ve only ever seen the legs.” {A} pulled both feet up on to the sofa, all the same.'
      ]
    },
    {
      id: 'everything-twice',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At the beginning {H} had pulled harder on one side. So the boat had gone round. {H} sat down on the rug, to show it, and turned. “There was the jetty,” said {H}, “and then reeds, and a hill, and then the jetty again.”',
        '“Another one?” asked {A}. “The same,” said {H}. “It was surprised as well.” After that came the reeds once more. {H} had seen everything twice, and it did not even cost extra.'
      ]
    },
    {
      id: 'two-drips',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} held a spoon out over the edge of the sofa, and kept still. “What are you waiting for?” asked {A}. “It’s dripping,” said {H}. That was the best thing about an oar. In between you lifted it up, and it made small rings, one behind the other.',
        '“Plip,” said {H} softly, “and plip.” {A} leaned over, and looked at the carpet. “Is it done?” “One more,” said {H}. “It always comes when you think that it’s over. Plip.”'
      ]
    },
    {
      id: 'elder-good-knot',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“The first time I rowed, I did it for an hour,” said {S}. “I got as warm as toast. Then I turned round, to see how far I’d come. I was still tied up.” “Who’d done that?” asked {A}.',
        '“I had,” said {S}. “It was a very good knot.” There had been people on the bench, who waved to {S} all that time. {S} had thought that they were waving goodbye. They had only been fond of the knot.'
      ]
    },
    {
      id: 'child-is-the-lake',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} did not want to be in the boat, and was the lake. {S} lay down in front of the sofa, and made waves, from the feet up. “You’re rough today,” said {A}. “It’s my tummy,” said the lake. “It’s coming in from the left.”',
        '{A} put in a spoon, very carefully, beside one arm. “That tickles,” said the lake, and then it was rougher than ever. {A} had to wait until it had finished laughing. On the other lake you never had to do that.'
      ]
    },
    {
      id: 'pet-steps-out',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} got into the boat as well, turned round three times, and was a passenger. {H} took great care to row smoothly. They were far out by now, where it was deep and quite blue.',
        'Then {A} heard something in the kitchen. {A} stepped out of the boat, walked off over the lake, and did not even get wet. The boat had to wait. A good while later {A} came back the same way, licked one lip, and got in again.'
      ]
    },
    {
      id: 'a-red-bucket',
      A: 'partner',
      paragraphs: [
        '“What did you see while you rowed?” asked {A}. “The jetty,” said {H}. In a rowing boat you sat the wrong way round, with your back to where you were going. There had been a small red bucket on the jetty. With each pull it got smaller. In the end it was no bigger than {H}’s thumbnail.'
      ]
    },
    {
      id: 'i-am-the-jetty',
      A: 'partner',
      paragraphs: [
        '{A} looked at the lamp and the door. “Nothing’s got any smaller here,” said {A}. “That’s what’s wrong.” {A} thought for a moment, and fetched the bathroom bucket, which was red as well. “You can stay there,” said {A}. “I’m the jetty, so I’ll go. Pull!” {H} pulled, and the jetty took one step back.'
      ]
    }
  ],
  turn: [
    {
      id: 'out-at-the-door',
      A: 'partner',
      paragraphs: [
        'They did it once more, and once more. The jetty went out at the door, backwards, and down the hall. The sofa stood where it had always stood, and was getting further and further out. {H} shut one eye, and held up a thumb beside the bucket. “You’re still too big,” called {H}, and rowed on.'
      ]
    },
    {
      id: 'duck-face-to-face',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And there was a duck,” called {H}. It had swum along behind the boat. The duck looked where it was going, and {H} looked where they had been. So the two of them were face to face all the time. “What did you talk about?” called {A}.',
        '“Which of us was doing it wrong,” called {H}. The duck had been quite sure. It had looked past {H} once or twice, to see what was coming. “I asked it to tell me,” called {H}. “But it thought I knew.”'
      ]
    },
    {
      id: 'one-eye-and-the-other',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} shut the left eye, and the bucket was beside the thumb. {H} shut the right eye instead, and it had jumped to the other side. “Keep still,” called {H}. “I am still,” called the jetty. “I haven’t moved a plank.”',
        'With both eyes open there were two thumbs, and one bucket in between. {H} blinked, left and right, and let it hop for a while. “What’s it doing?” called {A}. “It’s only glad,” called {H}. After that they measured again with one.'
      ]
    },
    {
      id: 'let-me-too',
      A: 'partner',
      paragraphs: [
        'The jetty stood with its back to the front door. {H} held up a thumb. The bucket fitted exactly on the nail. “Stop!” called {H}. “That’s a little bit.” “It’s the whole hall,” called {A}, quite small. “For a lake it’s a little bit,” called {H}.',
        '{A} came all the way back, and looked at the boat, and at the oars. “Would you let me row as well?” {H} moved over on the sofa. “A little bit,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved back, until there was room for {H}’s arms.',
      '{names} smelled the lake on {H}’s jumper.',
      { text: '{names} hung up the towels, which had a good deal of lake in them.', needs: ['hands'] },
      { text: '{names} measured with two hands too, and got a different little bit.', needs: ['hands'] }
    ],
    way: [
      '{names} got into the boat, and looked ahead, for one of them had to.',
      '{names} sat down on the shore, and it was the rug.',
      { text: '{names} buckled on a cushion, before going near the boat.', needs: ['hands'] },
      { text: '{names} gave the boat a push with one hand, and it creaked.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along with the jetty, step by step.',
      '{names} got smaller as well, a long way down the hall.',
      { text: '{names} waved from the jetty with one hand.', needs: ['hands'] },
      { text: '{names} held the door open, so that the jetty could get through.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoons were dried, though the lake had only been a carpet. The red bucket stayed at the end of the hall.',
    '{H} washed, and lay down, feet first, like somebody getting into a boat. The bed rocked once, and lay still.'
  ],
  last: [
    'Pull by pull the room went away, and got smaller, and {H} was asleep.',
    'The red bucket was no bigger than a thumbnail, a little bit out, and {H} was asleep.'
  ]
})
