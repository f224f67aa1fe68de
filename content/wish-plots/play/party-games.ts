import { wishPlot } from '../wish-plot.ts'

export const partyGames = wishPlot({
  id: 'wish-party-games',
  beginsElsewhere: true,
  wishes: ['party games', 'party game', 'musical chairs', 'musical statues', 'musical bumps', 'pass parcel', 'pass the parcel', 'freeze dance', 'pin tail donkey', 'sleeping lions', 'musical cushions'],
  answers: ['party', 'games', 'game', 'musical', 'chairs', 'statues', 'bumps', 'pass', 'the', 'parcel', 'playing', 'play', 'birthday', 'with', 'at', 'her', 'his', 'my', 'music', 'stops', 'winning', 'losing', 'won', 'lost', 'family', 'and', 'freeze', 'dance', 'sleeping', 'lions', 'out', 'first', 'lost', 'friends', 'teddies', 'toys', 'fun'],
  except: ['video', 'computer', 'ghost', 'monster', 'dragon', 'dinosaur', 'postman', 'delivery', 'penguin', 'elephant', 'witch', 'unicorn', 'parade', 'garden', 'real', 'alive', 'zoo', 'moon', 'alien', 'aliens', 'robots'],
  moods: ['losing', 'first', 'waiting'],
  company: ['bear', 'rabbit', 'owl', 'music', 'parcel'],
  about: 'Whoever does the music in pass the parcel never gets to open it, until the music is done by the fridge.',
  titles: ['When the Music Stops', 'Music Without Eyes', '{H} Does the Music', 'Round and Round and Round', 'What Luck, Said {H}'],
  want: [
    {
      id: 'five-papers',
      A: 'partner',
      paragraphs: [
        'It was a party. After musical chairs and musical statues came pass the parcel. In the ring sat {H} and {A}, the bear and the rabbit. The parcel had five papers, one over the other. {H} wanted to be the one to take off the last.',
        'First {A} did the music. “Dum-di-dum,” sang {A}, and the parcel went round. Then the music stopped. The bear had it.'
      ]
    }
  ],
  way: [
    {
      id: 'slow-hands',
      A: 'partner',
      paragraphs: [
        'The bear took off one paper, with {H}’s help. Next time the parcel was still in the air when the music stopped. It came down on the rabbit. So {H} passed it on more slowly, as if it had got stuck. “I am passing it,” said {H}. “It’s heavy.”',
        'Then it was {H} who sang. The parcel went to {A}, to the bear, to {H}, and at that very moment the music stopped. “What luck,” said {H}.'
      ]
    },
    {
      id: 'chairs',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In between they had musical chairs again. There were two chairs, and after the first round one of them went out. {H} and {A} walked round the other, closer and closer, each with one knee already bent.',
        '“You’re walking like a crab,” said {H}. “It’s how I walk,” said {A}. The music stopped. They both sat down at once, and each of them had half. “I was here first,” said {H}. “I’m here more,” said {A}. Then they saw that the rabbit had been on it all along.'
      ]
    },
    {
      id: 'statues',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Once more they did the statues. When it was quiet, {H} stood on one leg, like somebody who pours tea. {A} went round and looked. “You moved,” said {A}. “I breathed,” said {H} without lips.',
        '“Statues don’t breathe.” “They’ve got an itch too,” said {H}, “only nobody asks.” {A} looked at {H}’s nose. It twitched at one side, and then at the other. Nobody has ever seen a statue sneeze so hard.'
      ]
    },
    {
      id: 'bumps',
      A: 'other',
      spare: 3,
      paragraphs: [
        'At musical bumps you jump, and when the music stops, you’re down on the floor, or you’re out. {A} went down like a sack of flour. {H} went down like a feather, a little later.',
        '“You’re out,” said {A}. “But I landed better,” said {H}. “It isn’t about better. It’s about bump.” They did it again. This time both of them went bump, and so did a spoon, far away in the kitchen. “And that one’s third,” said {A}.'
      ]
    },
    {
      id: 'donkey',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On the door hung a donkey that {H} had drawn. Its tail was a sock with something sticky on it. {A} had a scarf over {A}’s eyes, and was turned round three times. Then {A} walked off very surely, to the bookshelf.',
        '“Warmer,” said {H}. “Much colder. Warmer.” The tail got stuck at last. “How does it look?” asked {A}, and took off the scarf. The donkey had a moustache. It suited it so well that they left it.'
      ]
    },
    {
      id: 'lions',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Sleeping lions,” said {A}. That’s the game that grown-ups like best. Both lions lay down and were not to move. “How long do we do it for?” asked one lion. “You’re out,” said the other. “So are you. You talked.”',
        'They lay down again. After a while each opened one eye, to see whether the other one had. The two eyes met. “We’re both hunting now,” said {H}.'
      ]
    },
    {
      id: 'cake-bag',
      A: 'other',
      spare: 6,
      paragraphs: [
        'At a party you get a bag to take home. {A} was already home, and was given one all the same. There was a slice of apple cake in it, in a napkin, with the napkin stuck to it.',
        '“It always does that,” said {H}. “It’s how you know that it’s party cake.” {A} pulled off as much as would come. The rest had to be eaten from the paper, with the teeth. “At other times,” said {A}, “cake’s much too easy.”'
      ]
    },
    {
      id: 'dum-di-dum',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What song’s that?” asked {H}. “It’s parcel music,” said {A}. “It hasn’t got any words, so that you can’t tell when it’s over.” {H} listened. It went up a bit, and down a bit, and round the corner.',
        '“Then how do you know when it’s over?” “When I run out of breath,” said {A}. After that {H} watched {A}’s cheeks. The bear watched them too, as far as anybody could see.'
      ]
    },
    {
      id: 'pet-ring',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'There was a place free in the ring, and {A} was in it, or close enough. So the parcel was held out to {A} as well. {A} looked at the paper. It rustled a little by itself.',
        '“You have to pass it on,” whispered {H}. {A} had not taken it, so there was nothing to pass. “That’s very fair of you,” said {H}, and carried it on to the rabbit.'
      ]
    },
    {
      id: 'elder-newspaper',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“Ours was newspaper,” said {S}, “and it took an hour. My father read every page before he passed it on.” “And what was inside?” asked {A}.',
        '“A walnut,” said {S}. “My cousin Pim won it. He never ate it, or he wouldn’t have won it any more.” {A} asked where it was now. “He’s got it still,” said {S}. “He lets me hold it at New Year.”'
      ]
    },
    {
      id: 'child-out',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} would not be out. The music had stopped, and {S} was still dancing. “You’re out,” said {A}. “I’m not,” said {S}. “I’ve got my own music. It’s in here.” {S} pointed at one ear.',
        '{A} laid a head against it and listened. It was quite possible. “What’s it playing?” asked {A}. “It’s nearly finished,” said {S}, danced two more steps, and bumped down. So nobody was out.'
      ]
    },
    {
      id: 'you-look',
      A: 'partner',
      paragraphs: [
        '“You looked when you sang,” said {A}. “Then it isn’t luck.” “You looked too!” said {H}. “You stopped at the bear, because you like him.”',
        '{A} went a little red. By now there were two papers left, and what they needed was some music without eyes.'
      ]
    }
  ],
  turn: [
    {
      id: 'tap',
      A: 'partner',
      paragraphs: [
        '{H} heard it first. In the kitchen hummed the fridge. “It’s been doing music all day,” said {H}, “and it stops when it likes.” Hmmm, went the fridge, and the parcel went round, and round again. It was a very long song. Nobody dared to be slow.',
        'Then the fridge gave a shake, and it was quiet. {H} was holding the parcel. “I didn’t do anything!” said {H}. “It was the fridge,” said {A}. {H} took off the paper, and under it was the last one.'
      ]
    },
    {
      id: 'very-slow',
      A: 'same',
      spare: 8,
      paragraphs: [
        'While they waited for the fridge to begin again, they practised with a plum. It went from hand to hand, and got warmer at each. “It doesn’t rustle,” said {H}. “It’s got only one paper on,” said {A}.',
        'There was no music at all, so nobody could tell when it had stopped. The plum went round seven times. Then {A} had a bite of it, and passed it on. That was the end of the plum, and both had won.'
      ]
    },
    {
      id: 'in-the-middle',
      A: 'partner',
      paragraphs: [
        'Hmmm, went the fridge once more. This time it stopped at the bear. The parcel lay in the bear’s lap, so it belonged to the bear. {H} only helped a little at one corner.',
        'In it there was a bell on a ribbon. “Who put that in?” asked {H}. “I did,” said {A}. “I wanted to win it too.” They tied it round the bear’s neck. Now whoever passed him on made music. So they passed the bear, round and round, until they were so slow that the bell hardly rang.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved up in the ring, between the bear and the rabbit.',
      '{names} wriggled on for a bit, after the music had stopped.',
      { text: '{names} pinned up a paper chain, link by link.', needs: ['hands'] },
      { text: '{names} felt the parcel on the way past, and it gave a little.', needs: ['hands'] }
    ],
    way: [
      '{names} caught the parcel with the tummy, and rolled it on.',
      '{names} hummed the tune as well, and stopped somewhere else.',
      { text: '{names} gathered up the paper, and smoothed it flat on one knee.', needs: ['hands'] },
      { text: '{names} lifted the rabbit’s paws out of the way.', needs: ['hands'] }
    ],
    turn: [
      '{names} pressed close to the fridge, and felt the music.',
      '{names} shook at the same time as the fridge, and went quiet with it.',
      { text: '{names} passed the parcel on at once, as honest as daylight.', needs: ['hands'] },
      { text: '{names} held the fridge door shut, so that nobody could put it off.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} smoothed out the five papers and laid them in the drawer, for another parcel. The bear kept his bell on.',
    '{H} washed and got in, and was wrapped up in a sheet and a blanket and a quilt. Right in the middle lay {H}. In the kitchen it had begun to hum again.'
  ],
  last: [
    'Then the music stopped, and {H} was asleep.',
    'There were three covers round {H}, one over the other, and in the middle {H} was asleep.'
  ]
})
