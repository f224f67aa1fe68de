import { wishPlot } from '../wish-plot.ts'

export const bigBrotherWontPlay = wishPlot({
  id: 'wish-big-brother-wont-play',
  wishes: ['big brother won’t play', 'big sister won’t play', 'older brother won’t play', 'older sister won’t play', 'big brother never plays', 'big sister never plays', 'older brother never plays', 'older sister never plays', 'big brother doesn’t want play', 'big sister doesn’t want play', 'older brother doesn’t want play', 'older sister doesn’t want play', 'big brother too big play', 'big sister too big play', 'brother too old play', 'sister too old play', 'brother too cool', 'sister too cool', 'brother too grown-up play', 'sister too grown-up play', 'brother ignores', 'sister ignores', 'big brother ignores', 'big sister ignores', 'older brother ignores', 'older sister ignores', 'big cousin won’t play', 'older cousin won’t play', 'cousin too big play', 'cousin won’t play', 'cousin never plays', 'cousins won’t play', 'big cousins won’t play', 'big kids won’t play', 'brother too busy play', 'sister too busy play', 'brother shuts door', 'sister shuts door', 'brother door shut', 'sister door shut', 'brother won’t let in room', 'sister won’t let in room', 'too small to play brother', 'too small to play sister', 'too little to play brother', 'too little to play sister', 'too small big kids', 'too little big kids', 'teenager won’t play', 'teenage brother', 'teenage sister', 'play with big brother', 'play with big sister', 'wants to play big brother', 'wants to play big sister', 'big brother play', 'big sister play', 'paper cup telephone', 'paper cup phone', 'string telephone', 'string phone', 'cup and string', 'tin can telephone', 'tin can phone'],
  answers: ['big', 'bigger', 'biggest', 'older', 'old', 'eldest', 'brother', 'brothers', 'sister', 'sisters', 'sibling', 'siblings', 'cousin', 'cousins', 'teenager', 'teenage', 'kids', 'kid', 'little', 'small', 'younger', 'too', 'play', 'plays', 'playing', 'played', 'game', 'games', 'won’t', 'wont', 'not', 'never', 'doesn’t', 'doesnt', 'didn’t', 'no', 'longer', 'any', 'anymore', 'more', 'want', 'wants', 'wanted', 'let', 'lets', 'in', 'room', 'door', 'shut', 'shuts', 'busy', 'cool', 'grown-up', 'ignores', 'ignored', 'ignoring', 'says', 'said', 'always', 'only', 'alone', 'with', 'him', 'her', 'me', 'his', 'them', 'today', 'always', 'homework', 'string', 'cup', 'cups', 'paper', 'tin', 'can', 'telephone', 'phone', 'year', 'years', 'boy', 'girl', 'son', 'daughter', 'sad', 'upset', 'left', 'out'],
  except: ['died', 'dead', 'hospital', 'ill', 'sick', 'poorly', 'moved', 'university', 'college', 'army', 'prison', 'hit', 'hits', 'hitting', 'hurt', 'hurts', 'kicks', 'bully', 'bullies', 'bullied', 'mean', 'swears', 'shouts', 'scared', 'afraid', 'cry', 'cries', 'crying', 'baby', 'newborn', 'friend', 'friends', 'school', 'playground', 'nursery', 'toy', 'toys', 'breaks', 'broke', 'share', 'sharing', 'ipad', 'tablet', 'xbox', 'screen', 'cat', 'dog', 'football', 'chess', 'dragon', 'robot', 'divorce', 'step', 'half', 'phone-addict', 'mobile', 'bossy', 'fight', 'fights', 'fighting', 'argue', 'wedding', 'becomes', 'becoming', 'going to be'],
  moods: ['quarrel', 'waiting', 'change', 'losing'],
  company: ['door', 'string', 'cup', 'hall', 'coats', 'feet', 'shoes', 'socks'],
  about: 'The big one has a shut door and does not play, until the hero hears that in there somebody says hello at one end of a string and runs to the other end to hear it.',
  titles: ['The Other End', 'Away, but Not Off', '{H} and the Shut Door', 'Hello, Said the String', 'Go Away, as Far as You Can'],
  want: [
    {
      id: 'had-a-door-instead',
      A: 'partner',
      paragraphs: [
        '{H} wanted to play with the big one at home, and with nobody else. But since the last birthday the big one did not play. The big one had a door instead, and it was shut. {H} knocked. “I’m busy,” said the big one inside. “You’re too small for it.” {H} looked round at {A}. “For what?” asked {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'big-in-the-shoes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the hall stood the big one’s shoes. {H} got into them, with {H}’s own shoes on, and shuffled up to the door. “Now I’m as big as you,” said {H}. “From the ankles down,” said {A}. They both looked at it from the side.',
        'It was a beginning. Whoever wants to grow has to start somewhere, and it may as well be at the bottom. “How far up have you got?” asked the door. “To the laces,” said {H}.'
      ]
    },
    {
      id: 'under-the-door',
      A: 'partner',
      paragraphs: [
        '“Perhaps it’s the wrong game,” said {A}. So {H} pushed others under the door: a card, a domino, a flat blue frog. They all came out again. The card had even been wiped clean.',
        '“I can hop!” called {H} through the crack. “Not now,” said the big one. Then there was a “Hello?” from in there, and feet ran.'
      ]
    },
    {
      id: 'what-big-ones-do',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What do big ones do all day?” asked {H}. “They sit,” said {A}. “They look at something and sigh. And they eat toast.” So the two of them tried it in the hall. They sat and looked at a coat, and sighed. There was no toast.',
        '“I think that I’m getting bigger,” said {H} after a while. “Where?” “It’s started in one foot. It’s prickling.” {H} stood up and stamped, and was just as before.'
      ]
    },
    {
      id: 'at-four',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Are you busy on Tuesday?” asked {H} at the door. “Yes,” said the door. “And on Wednesday?” The door was busy then as well. {H} went through the whole week, and {A} held up the days so that none was left out. Sunday was no better.',
        '“When aren’t you busy?” asked {H}. The door thought about it. “At three,” it said. It was ten past three. “I’ve only just missed it,” said {H}, and was quite pleased.'
      ]
    },
    {
      id: 'hide-and-seek',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We’ll play hide-and-seek with the big one,” whispered {H}, “and not say so.” First the big one hid. “Found you!” called {H} at the door. “I’m busy,” said the door. They had never won so fast.',
        'Next it was the big one’s turn to look. They stood behind the coats and did not breathe. It took a very long time, and the big one was not even warm. “The big one isn’t much good at this,” whispered {A}. “That’s what comes of never playing,” said {H}.'
      ]
    },
    {
      id: 'pet-looks-at-the-door',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} settled before the door and looked at it. That is how {A} gets doors open. You look at the crack, and do nothing else at all. {H} sat down beside {A} and looked too. “You have to look hungry,” whispered {H}. {A} knew that.',
        'They both looked as if they had not eaten since spring. Behind the door the floor creaked. “I can hear you looking,” said the big one.'
      ]
    },
    {
      id: 'not-wanting-to',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“You mustn’t want to,” said {A}. “Big ones can smell it.” So {H} walked past the door and did not want to play. {H} did it with heavy feet, so that it could be heard, and hummed. “Who’s that?” asked the door. “It’s only me, not wanting to,” said {H}.',
        'The third time there was a groan in there. “Could you not want to somewhere else?” asked the big one. “It’s beginning to work,” whispered {A}.'
      ]
    },
    {
      id: 'elder-was-busy',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I was a big one myself,” said {S}. “There were two small ones at my door every day, with a ball.” “And did you play?” asked {A}. “I was busy,” said {S}. “I was learning to lift one eyebrow. It takes a mirror, and a whole summer.”',
        '{S} showed it. The one stayed where it was, and the other went up quite slowly, like a lift. {A} had to say that it had been worth it. “The ball would have been quicker,” said {S}.'
      ]
    },
    {
      id: 'one-pair-of-feet',
      A: 'partner',
      paragraphs: [
        '{A} leaned one ear on the door. “There’s a hello on the left,” said {A}. “Then feet. Then somebody listens on the right. But it’s only one pair of feet.” {H} laid a cheek on the floor and looked in under the door. A string went across the room. It had a paper cup at each end, and two socks ran along it.',
        '“It’s a telephone,” said {H}. “The big one says hello, and runs over to hear it.” “And?” asked {A}. “It’s always over by then,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'go-away',
      A: 'partner',
      paragraphs: [
        '{H} knocked. “You need a small one at the other end,” said {H}. It was quiet. Then the door opened, as wide as a cup, and a cup came out on its string. “Hold it to your ear,” said the big one, “and go away.”',
        '{H} went away as far as the coats, and heard nothing. The string hung down in the middle. “It’s asleep,” said {A}. “It has to be tight, so that it can tremble.” So {H} went away further. By the last coat it was tight. And right inside {H}’s ear a voice said, “Hello?”'
      ]
    },
    {
      id: 'child-nods',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was lent the cup for a turn. {S} listened and nodded. Then {S} shook {S}’s head, and nodded again, more strongly. “You have to answer,” said {A}. “I’m answering all the time,” said {S}.',
        '“Is anybody there?” asked the string. {S} nodded so hard that the cup slipped. “It doesn’t believe me,” said {S}. {A} took the cup and said that there had been two yeses and a no.'
      ]
    },
    {
      id: 'round-the-corner',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} tried to telephone from round the corner. The string was tight, but there was not a word in it. {A} went along to see where they had got stuck. “It’s leaning on the wall here,” said {A}. “It can’t lean and tremble at the same time.”',
        'So the words did not go round corners. “They like to see where they’re going,” said {H}, and came back to the last coat. There the hellos were all waiting.'
      ]
    },
    {
      id: 'only-one-way',
      A: 'same',
      spare: 12,
      paragraphs: [
        'You could not talk and listen at once, for there was only one cup. When {H} talked, the big one was talking as well. When {H} listened, there was an ear at the other end. “It’s very quiet,” said {H}. “It’s two ears,” said {A}.',
        'They thought of a word for it. Whoever had finished said “pancake”, and the other might begin. It worked, but it made them both hungry.'
      ]
    },
    {
      id: 'under-the-nose',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The big one whispered something, and {H} whispered something back. “What was that?” asked {A}, who stood in the middle of the hall. “It’s private,” said {H}. It had gone by right under {A}’s nose, there and back.',
        '{A} bent down and looked at the string from quite close. You could hear nothing. But it was shaking a little, like a mouth that must not laugh. “It’s about me,” said {A}.'
      ]
    },
    {
      id: 'baby-looks-in',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{H} held the cup to {A}’s ear. “Hello,” it said. {A} went stiff, and looked into the cup. Nobody was at home. {A} turned it over, and looked in from below, where the string came out.',
        '“Hello?” said the cup once more. Now {A} knew what to do, and licked it. “It’s raining at your end,” said the big one.'
      ]
    },
    {
      id: 'i-am-playing',
      A: 'partner',
      paragraphs: [
        '“Hello,” said {H} into the cup. “It works!” cried the big one, and quite forgot to be big. They sent a sneeze along it, and a seven. {A} touched the string, and it was silent at once. {A} let go. “Don’t go away,” the cup was saying.',
        '“You said that I should,” said {H}. “Not off,” said the cup. “Only away.” The string was still for a bit. “Are you busy?” asked the cup. “Yes,” said {H}. “I’m playing.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the shut door as well.',
      '{names} had not been let in either.',
      { text: '{names} knocked too, and went on quickly, as if it had not been a knock.', needs: ['hands'] },
      { text: '{names} pushed a biscuit under the door, and that stayed in.', needs: ['hands'] }
    ],
    way: [
      '{names} listened to the feet, there and back.',
      '{names} kept quite still, so as not to be a pair of feet.',
      { text: '{names} picked up the domino and the flat blue frog.', needs: ['hands'] },
      { text: '{names} counted the hellos on ten fingers.', needs: ['hands'] }
    ],
    turn: [
      '{names} went past under the string, very low.',
      '{names} kept out of the hall, because of the talking.',
      { text: '{names} held back the coats, so that none of them touched the string.', needs: ['hands'] },
      { text: '{names} had a cup without any string at one ear, and waited.', needs: ['hands'] }
    ]
  },
  bed: [
    'The string was rolled up, and the two cups were put one inside the other. Now they were as near as they could be, and had nothing to say.',
    '{H} washed, and lay down. One ear was still warm from the cup. Through the wall the big one said good night, without any string at all.'
  ],
  last: [
    'Far inside one ear there was still a very small hello, and {H} was asleep.',
    'It was quiet at this end and at the other, and {H} was asleep.'
  ]
})
