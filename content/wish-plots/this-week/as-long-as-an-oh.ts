import { wishPlot } from '../wish-plot.ts'

const FEASTS = ['bonfire night', 'diwali', 'deepavali', 'new year', 'fourth of july', '4th of july', 'guy fawkes', 'canada day']

export const asLongAsAnOh = wishPlot({
  id: 'wish-as-long-as-an-oh',
  beginsElsewhere: true,
  themes: ['diwali'],
  only: ['sparkler', 'sparklers', 'phuljhadi', 'phuljhari', 'fuljhadi', 'phooljhadi'],
  wishes: ['sparklers with the cousins writing our names in the dark', ...FEASTS.map((feast) => `sparklers ${feast}`), ...['name', 'letters', 'wrote', 'write', 'writing', 'cousins', 'dark', 'drawing', 'drew', 'waving', 'swirls', 'hearts', 'gloves', 'bucket', 'garden', 'beach', 'terrace', 'backyard', 'holding', 'held', 'first', 'own'].map((word) => `sparklers ${word}`), 'cousins came and we had sparklers', 'wrote our names with sparklers', ...['phuljhadi', 'phuljhari', 'fuljhadi', 'phooljhadi'].flatMap((phuljhadi) => [`${phuljhadi} cousins`, `${phuljhadi} name`])],
  answers: ['sparkler', 'sparklers', 'spark', 'sparks', 'sparkle', 'phuljhadi', 'phuljhari', 'fuljhadi', 'phooljhadi', 'backyard', 'fireworks', 'firework', 'bonfire', 'night', 'diwali', 'deepavali', 'divali', 'new', 'year', 'year’s', 'eve', 'fourth', 'july', '4th', 'november', '5th', 'guy', 'fawkes', 'independence', 'canada', 'cousin', 'cousins', 'family', 'name', 'names', 'letter', 'letters', 'word', 'words', 'write', 'writes', 'writing', 'wrote', 'written', 'draw', 'drew', 'drawing', 'drawings', 'swirl', 'swirls', 'circles', 'circle', 'heart', 'hearts', 'wave', 'waved', 'waving', 'air', 'sky', 'dark', 'darkness', 'glove', 'gloves', 'mittens', 'bucket', 'water', 'sand', 'hold', 'held', 'holding', 'hand', 'hands', 'grown-up', 'grown-ups', 'adults', 'safe', 'careful', 'garden', 'yard', 'beach', 'park', 'terrace', 'balcony', 'roof', 'outside', 'gold', 'golden', 'bright', 'pretty', 'beautiful', 'all', 'everyone', 'everybody', 'together', 'with', 'first', 'time', 'own', 'our', 'their', 'her', 'his', 'my', 'the', 'we', 'they', 'she', 'he', 'did', 'had', 'got', 'lit', 'light', 'lights', 'lighting', 'tonight', 'yesterday', 'today', 'evening', 'weekend', 'tomorrow', 'loved', 'loves', 'excited', 'magic', 'magical', 'fun', 'party', 'wedding', 'birthday', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'amma', 'dad', 'daddy', 'papa', 'appa', 'baba', 'granny', 'grandma', 'nana', 'nani', 'dadi', 'grandad', 'grandpa', 'nanu', 'dada', 'auntie', 'aunt', 'uncle', 'sister', 'brother', 'son', 'daughter', 'boy', 'girl', 'little', 'big', 'and', 'in', 'on', 'at', 'for', 'to', 'of', 'a', 'story', 'about'],
  except: ['burnt', 'burned', 'burn', 'burns', 'hurt', 'hospital', 'accident', 'scared', 'afraid', 'frightened', 'hates', 'bang', 'bangs', 'loud', 'noise', 'dog hides', 'cried', 'crying', 'dress', 'shoes', 'pen', 'pens', 'glitter', 'water bottle', 'unicorn', 'fairy', 'dragon', 'lost', 'died', 'dead', 'alone', 'memory', 'remember', 'cake', 'rocket'],
  moods: ['first', 'learning', 'proud', 'change'],
  out: true,
  company: ['sparkler', 'sparklers', 'cousin', 'cousins', 'bucket', 'glove', 'gloves', 'letter', 'letters', 'name', 'line', 'row', 'oh', 'dot', 'dark', 'scarf', 'aunts', 'uncles'],
  about: 'The hero wants to write a whole name in the dark with a sparkler, and by the last letter the first has gone; but each letter stays as long as an “oh”, so the hero and the cousins write one each, all in the same oh, and with shut eyes it can be read once more.',
  titles: ['As Long as an Oh', 'The First One Had Gone Home', '{H} in Gold', 'A Cousin for Every Letter', 'All in the Same Oh'],
  want: [
    {
      id: 'a-whole-name',
      A: 'partner',
      paragraphs: [
        '{H} wanted to write a whole name in the dark, with a sparkler. The cousins had come, all in thick gloves, and round every glove was a grown-up’s hand. A bucket of water stood ready, for afterwards.',
        '“What’s it going to say?” asked {A}. “{H},” said {H}, “in gold, from one end to the other.” {A} went ten steps back, to read it all at once.'
      ]
    }
  ],
  way: [
    {
      id: 'gone-home',
      A: 'partner',
      paragraphs: [
        'The sparkler hissed, and threw out small gold stars. {H} wrote the first letter, as tall as a door, and then the next. After the last one {H} drew a line underneath, and turned round. “What does it say?”',
        '“It says the last letter,” said {A}. “The first one had gone home by then.” So {H} took a new sparkler, and wrote as fast as anything. “And now?” “Now it’s a worm,” said {A}.'
      ]
    },
    {
      id: 'all-noses-itch',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There were not enough thick gloves in the house. One cousin wore the pair for skiing, and one the pair for roses. The smallest wore oven gloves with cherries on. {H}’s went up to both elbows, and smelled of fishing.',
        '“Now nobody can scratch,” said {A}, while they waited for more sparklers. That was a mistake. At once every nose in the row began to itch, from left to right. One after another, they all went to rub theirs on the nearest uncle.'
      ]
    },
    {
      id: 'something-shorter',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You could write something shorter,” said {A}. “What’s the shortest thing there is?” {H} thought it over. “I,” said {H}. “And that’s me as well.” It was one stroke, from top to bottom. It was done before it was gone.',
        '“It says I,” read {A}. “That’s me,” said the tallest cousin. “No, me,” said the smallest. That was the trouble with it. Everybody there was an I.'
      ]
    },
    {
      id: 'nobody-called-o',
      A: 'same',
      spare: 3,
      paragraphs: [
        'One of the cousins only went round and round, in a ring. “Yours stays!” said {H}. It did. Wherever you looked, the sparkler had just been there, and was just coming back. “It’s an O,” said {A}, “and a very good one.”',
        'They asked along the row whether anybody was called O. Nobody was. But there was an Otto, who had one at each end. So one cousin did the O on the left, and one the O on the right. “Tt,” said Otto, in between.'
      ]
    },
    {
      id: 'steering-the-ohs',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Behind the cousins stood the aunts and uncles, and said “oh”. They said it at every stroke, all together. When {H} wrote upwards, the oh went up. When {H} wrote downwards, it went down, as far as their scarves.',
        '“You can steer them,” whispered {A}. {H} wrote a wavy bit, to see, and the oh came out wavy. Only one uncle said “ah”. Everybody looked along the row at the “ah”, until it was an “oh” like the rest.'
      ]
    },
    {
      id: 'tess-in-the-bucket',
      A: 'same',
      spare: 5,
      paragraphs: [
        'When a sparkler had finished, a grown-up put it in the bucket, head first. “Tess,” it said. One of the cousins was called Tess, and came to see what was the matter. “It wasn’t us,” said {H}. “It was the bucket.”',
        'It happened every time. “Tess,” said the bucket, and Tess said “yes?” “Perhaps it’ll stop if you don’t answer,” said {A}. But Tess did not want to be rude to a bucket.'
      ]
    },
    {
      id: 'other-with-a-scarf',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} went in for a scarf, and came out when {H} was just at the last letter. “That’s a fine squiggle,” said {A}. “It’s my name,” said {H}. “It’s the end of it.” {A} was sorry to have missed the rest.',
        '{H} wrote it all again, and {A} watched from the very beginning. But halfway through the scarf came undone, and had to be tucked in at the back. When {A} looked up, there was only the end again. “It’s still a fine squiggle,” said {A}.'
      ]
    },
    {
      id: 'pet-at-the-window',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} did not care for things that hiss, and watched from indoors, through the window. {A} did not miss a stroke. Wherever the sparkler went, a nose went too, up and down and round, right on the glass.',
        'Outside, one letter after another came and was gone. But all along the window ran a long smear, with a line under it. Of all that was written that evening, it was the only thing that stayed till breakfast.'
      ]
    },
    {
      id: 'elder-the-long-name',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had one sparkler between six of us,” said {S}. “You could keep it while the others counted to three.” “What did you write?” asked {A}. “The front half of my name,” said {S}. “Then they’d got to three.”',
        '“And the back half?” “I had to wait for that until the next year,” said {S}. “My cousin was called Bo, and had time for a flower.” {A} thought that over. “I’d have counted slowly for you,” said {A}.'
      ]
    },
    {
      id: 'child-with-a-carrot',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} did not want one that hissed, and wrote with a carrot. It wrote very quietly, and as dark as the dark. “What did you write?” asked {A}. “My name, and yours,” said {S}, “and a horse.” {A} looked up at the place for a while.',
        '“And mine doesn’t go out,” said {S}. That was true. It was just as bright at the end as at the beginning. {S} wrote one more letter, and then ate the carrot.'
      ]
    },
    {
      id: 'how-long-one-stays',
      A: 'partner',
      paragraphs: [
        '“How long does one letter stay?” asked {H}, and wrote just one. {A} watched it, and had to say “oh”. When the oh was over, the letter was gone. They tried another. Each of them stayed up exactly as long as an oh.'
      ]
    },
    {
      id: 'in-the-same-oh',
      A: 'partner',
      paragraphs: [
        '“Then they’d all have to be in the same oh,” said {A}. “I’ve only got one sparkler,” said {H}. “By the end of my name the oh’s over.”',
        '{A} looked along the row of cousins, from the smallest to the tallest. Each of them had a sparkler, too. “How many letters have you got,” asked {A} slowly, “and how many cousins?”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-cousin-for-every-letter',
      A: 'partner',
      paragraphs: [
        '{H} took the first letter, and every other letter got a cousin. One cousin was left over, and got the line. They stood in a row, two big steps apart, with the big hands round the gloves. “Ready?” called {A}. “Oh!”',
        'They all wrote at once. One was a bit late, and one was much too large. {H} looked along the row. There it hung in gold, from one end to the other, all in the same oh: {H}.'
      ]
    },
    {
      id: 'a-kind-of-cheese',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They did it again straight away, because it had been so short. But two of the cousins had changed places, to be next to each other. So it said something that nobody is called. “Who’s that?” asked {A}. They tried it aloud, and it sounded like a cheese.',
        'For one whole oh there was a cheese up there, in gold, with a line under it. {H} was quite proud of it. Then the two changed back.'
      ]
    },
    {
      id: 'the-best-dot',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The others had their turn as well. For one name {H} was only needed as a dot. It sounds easy. But a dot has to be there all at once, in just the right place. And then it has to be gone.',
        '{H} held still until everybody was well into the oh. Then {H} gave one small peck at the dark. “That’s the best dot of the evening,” said {A}. The letter under it leaned a good deal, but nobody could say a word against the dot.'
      ]
    },
    {
      id: 'shut-your-eyes',
      A: 'partner',
      paragraphs: [
        'Then it was gone, and the sparklers went into the bucket, hiss, hiss, hiss. It was even darker than before. “That was too short,” said {H}. “Shut your eyes,” said {A}.',
        '{H} did. There it was! It had turned green, with all its letters, and the line. “It’s moved in,” said {H}. “In here as well,” said {A}. All the cousins stood in the dark with their eyes shut, and read {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept well back, where it was good and dark.',
      '{names} looked into the bucket, which had nothing to do yet.',
      { text: '{names} tucked one sleeve deep into a glove.', needs: ['hands'] },
      { text: '{names} put the bucket where everybody would find it.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked, and had gold spots everywhere.',
      '{names} looked for the first letter, behind the last.',
      { text: '{names} pointed at a letter, and then only at the place.', needs: ['hands'] },
      { text: '{names} did a letter in the air, with a finger, to see if it stayed.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked from the far side, and from there it was back to front.',
      '{names} kept both eyes shut for longest.',
      { text: '{names} counted the cousins, and needed one more finger.', needs: ['hands'] },
      { text: '{names} clapped, in gloves, which went foff, foff.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bucket stood by the wall, full of grey wires, and had no more to say. All the coats smelled of stars.',
    '{H} washed, and lay down, and shut both eyes. There it still was, green and quite small, with the line underneath.'
  ],
  last: [
    'The first letter went home, and then the next, and with the last of them {H} was asleep.',
    'It was dark, as long as an oh and longer, and {H} was asleep.'
  ]
})
