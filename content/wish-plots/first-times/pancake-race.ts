import { wishPlot } from '../wish-plot.ts'

export const pancakeRace = wishPlot({
  id: 'wish-pancake-race',
  wishes: ['pancake race', 'pancake races', 'pancake racing', 'pancake day race', 'race pancake day', 'race with pancake', 'racing pancakes', 'running with pancake', 'run with pancake', 'runs with pancake', 'pancake running', 'frying pan race', 'race frying pan', 'running frying pan', 'running with a pan', 'race with a pan', 'pancake relay', 'shrove tuesday race', 'olney pancake', 'pancake toss race', 'toss pancake running', 'tossing pancake race', 'flip pancake race', 'flipping pancake running', 'flapjack race pan'],
  answers: ['pancake', 'pancakes', 'race', 'races', 'racing', 'run', 'runs', 'running', 'ran', 'runner', 'pan', 'frying', 'skillet', 'toss', 'tosses', 'tossing', 'tossed', 'flip', 'flips', 'flipping', 'flipped', 'throw', 'catch', 'catching', 'drop', 'dropped', 'drops', 'dropping', 'floor', 'fell', 'day', 'shrove', 'tuesday', 'fat', 'school', 'nursery', 'class', 'team', 'village', 'church', 'street', 'market', 'square', 'park', 'playground', 'first', 'last', 'won', 'win', 'wins', 'winning', 'lost', 'lose', 'finish', 'line', 'apron', 'tomorrow', 'today', 'yesterday', 'practice', 'practise', 'practising', 'excited', 'nervous', 'worried', 'mum', 'dad', 'grandma', 'teacher', 'friends', 'son', 'daughter', 'february', 'year', 'fast', 'slow', 'children', 'kids'],
  except: ['dragon', 'hospital', 'died', 'burned', 'burnt', 'egg', 'spoon'],
  moods: ['first', 'learning', 'losing', 'waiting', 'proud'],
  out: true,
  company: ['pancake', 'pan', 'race', 'line', 'street', 'apron'],
  about: 'In the pancake race the hero has to toss at the white line, and stops to catch, and the pancake, which had been running too, does not stop.',
  titles: ['The Pancake Was Running Too', 'Toss at the White Line', '{H} Does Not Stop', 'Once in the Air', 'A Pan, a Street and a Pancake'],
  want: [
    {
      id: 'white-line',
      A: 'partner',
      paragraphs: [
        '{H} was going to run in the pancake race. You ran down the street with a pancake in a cold frying pan. Halfway there was a white line, and there you had to toss the pancake. {H} wanted to come in with the pancake still there. So {H} went out on the path to practise, with yesterday’s pancake, and {A} came too. The pancake was tough, and could stand a good deal.'
      ]
    }
  ],
  way: [
    {
      id: 'stopped',
      A: 'partner',
      paragraphs: [
        '{A} was the finish, and a stick was the white line. {H} ran. At the stick {H} tossed the pancake, stopped at once and held out the pan. The pancake went up very well. But it came down in front, on the path, three steps further on. “You threw it forwards,” said {A}. “I threw it up,” said {H}, and did it again. Once more it landed three steps on.'
      ]
    },
    {
      id: 'standing',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They tried it without the race. {H} stood still with the pan and tossed the pancake. It went up, turned over, looked about, and came back down into the pan with a slap. “It can do it,” said {A}.',
        'So it was not the pancake’s fault, and it was not the pan’s either. {H} did it four more times, and it came home every time. “It’s only when I run that it wants to go somewhere,” said {H}.'
      ]
    },
    {
      id: 'low-toss',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Toss it lower,” said {A}. “Then it hasn’t got time to go anywhere.” {H} ran, and at the line the pancake was tossed so low that it hardly left the pan. The pancake stood up on one edge, thought about it, and lay down again.',
        '“Was that a toss?” asked {H}. {A} had been looking right at it, and could not say. A judge would want to see daylight under it. There had been only a bit of evening.'
      ]
    },
    {
      id: 'apron',
      A: 'other',
      spare: 3,
      paragraphs: [
        'In a pancake race you wear an apron. {A} had brought the big one, and it went round {H} twice and down to both shoes. {H} ran in it with the pan. At every step a knee came up and hit the pan from below.',
        'The pancake hopped the whole way down the path. “It’s tossing itself,” said {A}. “That’s eleven.” But the rule said once, and at the line. They rolled the apron up, and the pancake lay down flat to rest.'
      ]
    },
    {
      id: 'marked-side',
      A: 'same',
      spare: 4,
      paragraphs: [
        'After a toss the pancake should lie the other way up. {A} thought that a judge would look. But this one was brown on both sides. So {H} pressed a raisin into one of them. That was the top.',
        '{H} tossed it, and looked. The raisin was gone. So it had turned over, and the raisin was below. They turned the pancake to see, and it was not there either. “It got off,” said {H}, and found it in the pan.'
      ]
    },
    {
      id: 'elder-bell',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“The first one who ran with a pan hadn’t meant to race,” said {S}. “It was in a village in England, hundreds of years ago. The pancake was in the pan when the church bell rang.” {A} asked why the pan had not been put down. “There was a pancake in it,” said {S}.',
        'In the end the whole village ran along behind, and since then it has been a race. “And who won?” asked {A}. “The one who was late,” said {S}.'
      ]
    },
    {
      id: 'pet-second',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had a place in the race as well, and knew it without being told. It was three steps behind the white line. {A} sat down there, with an open mouth, and looked up.',
        '“It might not come down today,” said {H}, with the pan. {A} thought that it might. {H} ran very carefully, and did not toss at all, and carried the pancake past. {A} turned round and went to sit at the finish.'
      ]
    },
    {
      id: 'who-stopped',
      A: 'partner',
      paragraphs: [
        '{A} went and stood beside the stick. “Once more,” said {A}, “and I’ll only watch the pancake.” {H} ran, tossed and stopped. {A}’s head turned from left to right. “It was running,” said {A}. “It ran all the way with you, in the pan. Then you stopped. The pancake hadn’t been told.” {H} looked at it, on the path, in front. It lay there like somebody who had got to the corner first.'
      ]
    }
  ],
  turn: [
    {
      id: 'run-on',
      A: 'partner',
      paragraphs: [
        '“Then I’ve got to run on as well,” said {H}. {H} ran, and at the stick {H} tossed the pancake straight up, and did not stop. It hung in the air over the pan and came along. {H} ran below, and the pancake ran above, and neither was faster. Then there was a slap. {H} looked down. It had come back in. “You never even looked at the line,” said {A}. “No,” said {H}. “We were running.”'
      ]
    },
    {
      id: 'on-the-train',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“It’s like a biscuit on a train,” said {A}. “You throw it up, and it comes down in your hand. It doesn’t fly to the back.” {H} had never had a train to try it in. So {A} was the train, and {H} walked behind, holding on, with the pan.',
        'At the second stop the pancake went up. The train did not wait, and nor did {H}. It came down in the right carriage. “Any more pancakes, please?” called the train.'
      ]
    },
    {
      id: 'child-bread',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to race too, but there was only one pancake. So {S} got a slice of bread in a small pot. {S} ran, and tossed it at the line, and ran on. The bread came along overhead, as good as any pancake.',
        'Only the pot was narrow, and the bread had corners. It sat on top like a lid. “It’s come in,” said {S}. “It’s come on,” said {A}. They pushed it down with a thumb, and it was in.'
      ]
    },
    {
      id: 'slow-race',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Does it work slowly too?” asked {A}. They walked side by side, and {H} tossed the pancake in mid-step. The pancake walked as well. Then they crept. The pancake crept through the air as well. It came down where the pan was by then.',
        '“It does whatever you do,” said {A}. {H} stood quite still and tossed once more. The pancake stood quite still too, but higher up. It was very easy to get on with. {H} asked it to come down in the end, and it did that too.'
      ]
    },
    {
      id: 'other-judge',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} wanted to be the judge, and lay down beside the path. One ear was on the ground, and one eye on the stick. A judge has to see the toss from below. {H} came by with the pan, and up it went.',
        '“Well?” called {H}. “I’ve seen its underneath,” said {A}. “It was well done.” {A} got up, with grass on one cheek. “I mean that it was brown. I forgot to look where the line was.”'
      ]
    },
    {
      id: 'whole-race',
      A: 'partner',
      paragraphs: [
        'Then came the day, and the street, and nine others with pans. At the white line eight of them stopped to toss. Eight pancakes ran on without them. {H} tossed, and ran on, and there was one slap. Two came in with a pancake, and {H} was the slower one. {A} stood behind the finish. “It’s torn,” said {A}. A piece was missing at the edge. “It’s tired,” said {H}. “It came all the way.” {H} carried it home in the pan, at a walk, and it walked too.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} asked the pancake how it felt, and heard that it was tough.',
      '{names} went along the path for a stick as straight as a white line.',
      { text: '{names} wiped the cold pan, so that the pancake could get out of it.', needs: ['hands'] }
    ],
    way: [
      '{names} stood where the pancake came down, and said how many steps it was.',
      '{names} thought that the stick was to blame, and had it moved.',
      { text: '{names} picked the pancake up, and blew the path off it.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran along beside them, a little in front of the pancake.',
      '{names} called out the white line, in case it was overlooked.',
      { text: '{names} tied the apron tighter, and turned the bow to the back.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pan was washed and hung on its hook. The pancake was eaten in two halves, and needed a lot of chewing.',
    '{H} washed, ran once round the bed, and stopped. Something in {H} ran on for a bit. So {H} lay down and waited for it.'
  ],
  last: [
    'Then that had stopped too, and lay flat, and {H} was asleep.',
    'The pan hung still, the white line was far away, and {H} slept.'
  ]
})
