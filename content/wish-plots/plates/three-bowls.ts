import { wishPlot } from '../wish-plot.ts'

export const threeBowls = wishPlot({
  id: 'wish-three-bowls',
  wishes: ['rice cake soup', 'rice cake soup new year', 'new year rice cake soup', 'rice cake soup bow', 'new year bow rice cake soup', 'new year bow soup', 'new year soup older', 'rice cake soup older', 'rice cake soup bowl', 'rice cake soup bowls', 'rice cake soup year older', 'rice cake soup seollal', 'seollal soup', 'seollal soup older', 'seollal older', 'tteokguk', 'tteokguk older', 'tteokguk bowl', 'tteokguk bowls', 'tteokguk year older', 'tteokguk seollal', 'tteokguk new year', 'tteok guk', 'tteok guk older', 'dukguk', 'dduk guk', 'dduk gook', 'ddukguk', 'ddeokguk', 'ddeok guk', 'duk guk', 'tteokmandu guk', 'tteok manduguk', 'korean new year soup', 'korean new year older', 'korean age', 'korean age soup', 'sebae soup', 'sebae tteokguk', 'bow and soup korean', 'soup makes you a year older', 'bowl of soup year older', 'tteokguk kite', 'tteokguk mandu', 'tteokguk grandma', 'tteokguk halmoni', 'seollal rice cake', 'rice cake soup kite', 'rice cake soup korean', 'rice cake soup grandma', 'rice cake soup three', 'korean new year rice cake'],
  answers: ['new', 'year', 'years', 'rice', 'cake', 'cakes', 'soup', 'bowl', 'bowls', 'bow', 'bows', 'bowing', 'bowed', 'deep', 'sebae', 'seollal', 'korea', 'korean', 'lunar', 'older', 'old', 'age', 'one', 'two', 'three', 'more', 'second', 'grow', 'grows', 'growing', 'grown', 'big', 'bigger', 'turn', 'turns', 'eat', 'eats', 'eating', 'ate', 'hot', 'slices', 'white', 'round', 'coins', 'long', 'life', 'kite', 'kites', 'hanbok', 'money', 'pocket', 'morning', 'breakfast', 'lunch', 'today', 'tomorrow', 'day', 'first', 'time', 'family', 'everybody', 'everyone', 'halmoni', 'harabeoji', 'grandma', 'grandpa', 'grandparents', 'mum', 'mom', 'dad', 'cousin', 'cousins', 'aunt', 'uncle', 'sister', 'brother', 'make', 'makes', 'making', 'made', 'wants', 'celebrate', 'celebrating', 'celebration', 'holiday', 'feast', 'table', 'with', 'and', 'happy', 'dumplings', 'mandu', 'my', 'our', 'the', 'egg', 'seaweed', 'beef', 'broth', 'full', 'tummy', 'tall', 'taller', 'real', 'january', 'february', 'winter', 'cold', 'snowy', 'sunny', 'nana', 'nan', 'daddy', 'mummy', 'baby', 'birthday', 'seven', 'six', 'five', 'four', 'wait', 'until', 'wants', 'wanted', 'school', 'seoul', 'england', 'america', 'games', 'yutnori'],
  except: ['chuseok', 'died', 'dead', 'misses', 'missing', 'miss', 'alone', 'hospital', 'sick', 'ill', 'allergic', 'choked', 'choke', 'choking', 'spilt', 'spilled', 'burnt', 'burned', 'hates', 'hate', 'refuses', 'won’t', 'chinese', 'vietnam', 'vietnamese', 'tet', 'japanese', 'mochi', 'ozoni', 'tiger', 'dragon', 'robot', 'hem', 'ribbon', 'dress', 'first birthday', 'dol', 'wedding', 'lost', 'stolen', 'without'],
  moods: ['first', 'proud', 'waiting', 'change'],
  fed: true,
  company: ['soup', 'bowl', 'bowls', 'slice', 'slices', 'kite', 'door', 'pot', 'pencil', 'spoon', 'table', 'calendar', 'string', 'mark', 'rice cake'],
  about: 'Whoever eats a bowl of rice cake soup on New Year’s Day is a year older, so the hero wants three, until the third turns out to be the one by which somebody else would have got out of last year.',
  titles: ['Three Bowls, Please', 'Still in Last Year', 'The Soup That Makes You Older', '{H} and the Third Bowl', 'Twelve Slices to January'],
  want: [
    {
      id: 'three-please',
      A: 'partner',
      paragraphs: [
        'On New Year’s Day {H} made the deep bow, got up and asked, “Am I older now?” “Not before the soup,” said {A}. It was rice cake soup, and whoever eats a bowl of it is a year older.',
        'Over the door hung a big kite. It was for when {H} was older. {H} looked at the kite, and into the pot. There was enough in it for three bowls. “Three, please,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'no-corners',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The rice cake had been as long as an arm and as white as chalk. Long is for a long life. In the soup it was all slices, as round as coins. “Round is for money,” said {A}. {H} tried to pick one up with the spoon.',
        'It slid off and dived. {H} got it at the third try, and it slid down just as quickly. “That was money,” said {H}. “It went,” said {A}. “It does that.”'
      ]
    },
    {
      id: 'the-bow-again',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps it’s the bow that makes you older,” said {H}, and tried it before the next spoonful. First come the hands, then the knees, and then the forehead, nearly down on the floor. The soup in {H} came along, a little later.',
        '“Well?” asked {A}. {H} stayed down there and felt about. “No,” said {H}. “I’m the same. But there’s a slice of rice cake under the table.”'
      ]
    },
    {
      id: 'shorter',
      A: 'partner',
      paragraphs: [
        'The first bowl was quickly eaten. {A} made a pencil mark on the door frame, just over {H}’s head. The second bowl took longer. “Now I’m two years older,” said {H}. But {H} could not stand up straight, for the soup was in the way. {A} held the pencil level, and the second mark came out below the first. “Older and shorter,” said {A}. “So it works,” said {H}. “That’s how it is with great-grandmothers.”'
      ]
    },
    {
      id: 'older-at-what',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Can you do anything that you couldn’t do before the soup?” asked {A}. {H} thought about it, and tried to whistle. There was some air, and a bit of egg. “Nearly,” said {H}.',
        'Then {H} tried to raise one eyebrow. Both went up. {A} compared them carefully. “The left one’s older,” said {A}. “It got there first.” {H} wrote it down as one thing for this bowl.'
      ]
    },
    {
      id: 'pet-has-its-own-year',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had got no soup, and looked from the bowl to {H} and back. “How old does {A} get today?” somebody asked. On New Year’s Day everybody turned a year older, all together, even those born the night before.',
        '“But {A} counts by suppers,” said {H}, “and that’s every day.” {A} was served something of {A}’s own, and ate it to the end. By that way of counting {A} was the oldest in the room.'
      ]
    },
    {
      id: 'elder-how-many-bowls',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“How many bowls of it have you had?” {A} asked {S}. {S} began to count, in tens, and got as far as the year with the big snow. “That year I spilt half of it,” said {S}, “and a goat had it.”',
        '“So you’re half a year younger,” said {A}. {S} sat up at once. Nobody had ever told {S} that. “And the goat?” asked {S}. It had turned out to be a very sensible goat.'
      ]
    },
    {
      id: 'child-one-slice',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} ate one slice out of {S}’s own small bowl, and stood up. “How old am I now?” asked {S}. {A} counted what was left. There were eleven slices. “One twelfth older,” said {A}. “That’s a month.”',
        'So {S} ate another, and that was February. {S} kept on standing up to be looked at. At June {S} had to go out. Nobody knew which month it was in the bathroom.'
      ]
    },
    {
      id: 'the-slices-swell',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The longer you wait, the bigger rice cake gets. {H} could see it happen. In the third bowl the slices lay side by side, and looked over the edge. “They’re getting older as well,” said {H}.',
        '{A} put a spoon in, and the spoon stood up by itself. “It’s their soup,” said {A}. “They’ve drunk it.” {H} did not say anything. It did not seem fair, when {H} had hardly any room.'
      ]
    },
    {
      id: 'whose-bowl',
      A: 'partner',
      paragraphs: [
        'The third bowl stood before {H}. {H} looked for a place to put it, and found none. {A} turned the pot over, and one drop fell out. “Then I’m staying here,” said {A}. “Where?” asked {H}. “In last year,” said {A}. “I haven’t had any soup.” {H} looked across the table. It was not far, but it was a year. “What’s it like there?” asked {H}. “Quiet,” said {A}. “The others have all gone over.”'
      ]
    }
  ],
  turn: [
    {
      id: 'twelve-slices',
      A: 'partner',
      paragraphs: [
        '{H} pushed the third bowl right over to last year. There were twelve slices in it. {A} ate one. “January,” said {H}. At April {A} slowed down, as there was egg. “Where are you now?” asked {H}. “Nearly August,” said {A}, with a full mouth. {H} beat on the table for October, November and December. The bowl was empty. “Happy New Year,” said {A}, and looked round. “Have you been here long?”'
      ]
    },
    {
      id: 'next-year',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“But I’ve had two bowls,” said {H}. “So I’m in next year.” {H} looked about in there. Nobody had come yet, and nothing was written in the calendar. “Is there any soup?” called {A}. “They haven’t put it on,” said {H}.',
        'It was rather dull, so far in front. {H} stepped back over the edge of the rug, into this year, and there they all were.'
      ]
    },
    {
      id: 'everybody-at-once',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Do people turn a year older today in every house?” asked {H}. “In every house with a bowl,” said {A}. They listened at the wall. A spoon clinked over there, and then somebody coughed, quite deeply. “That one’s getting on,” whispered {H}.',
        'So everybody went up by one, and nobody could catch up with anyone. {H} did the sum twice. “It’s like the stairs that move,” said {A}. “You all arrive, in the same order.”'
      ]
    },
    {
      id: 'the-egg',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On top of such a soup lie thin strips of egg, some yellow and some white. A yellow one had stayed on {A}’s chin. “Which month was that?” asked {H}. {A} thought that it must have been in May.',
        '“You’ve still got a bit of May, then,” said {H}. {A} wanted to wipe it off, and thought better of it. It might still be wanted. {A} ate it in the afternoon, when things were slow.'
      ]
    },
    {
      id: 'two-marks',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} stood at the door frame once more, to see whether the soup had settled. The pencil made a third mark, and it lay just between the first and the second. “I’m coming up again,” said {H}. “By supper I’ll be as tall as this morning.”',
        '{A} wrote the date beside all three. Whoever read that later would think that it had been a hard day. There was nothing on the wall about the soup.'
      ]
    },
    {
      id: 'enough-for-a-kite',
      A: 'partner',
      paragraphs: [
        'The kite was fetched down. “I’m not old enough,” said {H}. “I only wanted to be.” {A} held the kite, and looked along the string to its other end. “Nobody’s old enough,” said {A}. “You’d have to be here and there.” “We’re two,” said {H}.',
        'So {A} held it up, and {H} was to run. With two bowls {H} could only walk, and the kite waited. Then {H} ran, and up it went over the roofs, with all of this year’s wind.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bowed as well, as far down as it would go.',
      '{names} looked up at the kite, and then at the soup.',
      { text: '{names} laid a spoon beside each bowl.', needs: ['hands'] },
      { text: '{names} sprinkled egg on the soup, and a strip on the table.', needs: ['hands'] }
    ],
    way: [
      '{names} turned a year older too, in the corner by the stove.',
      '{names} studied the two marks on the door frame, the upper and the lower.',
      { text: '{names} held the ruler for the pencil.', needs: ['hands'] },
      { text: '{names} fetched a cushion for {H} to be full on.', needs: ['hands'] }
    ],
    turn: [
      '{names} counted the months along with {H}.',
      '{names} went out with the kite, and watched it go.',
      { text: '{names} waved both arms, to show the way into this year.', needs: ['hands'] },
      { text: '{names} unwound the string, and kept the knots.', needs: ['hands'] }
    ]
  },
  bed: [
    'The three bowls were washed and stood one inside the other. The kite hung over the door again. It hung lower now, where {H} could reach it.',
    '{H} washed, and there was room again for bending. {H} lay down with a whole year ahead, and had hardly used any of it.'
  ],
  last: [
    'It was still the first day of the year when {H} fell asleep, and there were plenty left.',
    'All of them were in the same year now, and {H} was asleep in it.'
  ]
})
