import { wishPlot } from '../wish-plot.ts'

export const oursOneEggEach = wishPlot({
  id: 'wish-deed-ours-one-egg-each',
  tellsAny: 'ours',
  deeds: ['gets'],
  about: 'Everybody at home wants it, so they take turns by the egg timer, and put it to bed in turns as well, and so it never gets to sleep; until it stays where it is, and they lie down round it.',
  titles: ['One Egg Each', 'Ping', 'Seven Good Nights', '{H} and the Egg Timer', 'Its Own Turn'],
  company: ['egg timer', 'timer', 'egg', 'list', 'hall', 'pillow', 'pillows', 'blanket', 'bread bin', 'song', 'door', 'clock', 'kettle', 'owl'],
  want: [
    {
      id: 'as-long-as-an-egg',
      A: 'partner',
      paragraphs: [
        'That week {H} {ours.did}, and everybody at home wanted it. “We’ll take turns,” said {H}, and put the egg timer on the table. A turn was as long as an egg. At the ping, {ours.the} moved on to the next.',
        'What {H} wanted most was to see {ours.the} asleep. Nobody had yet, and you could think of so many ways.'
      ]
    },
    {
      id: 'the-list',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was a list as well. {H} drew it with a ruler, and {A} held the ruler down. Everybody had a line. At the bottom there was one line over. “Who’s that for?” asked {A}.',
        '“That’s for going from one to the other,” said {H}. “It takes a bit.” {A} had not thought of that. It would all have been late by Thursday.'
      ]
    }
  ],
  way: [
    {
      id: 'by-day',
      A: 'partner',
      paragraphs: [
        'In the morning {A} had {ours.the} by the kettle. Ping. {H} had {ours.the} under the table. Ping. It went on until dark, and it was all quite fair. The egg timer was hot.'
      ]
    },
    {
      id: 'all-morning',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What do you do in your turns?” asked {H}. {A} mostly looked at {what.part}. “All the time?” “It’s only an egg,” said {A}. “I’ve just about done it from the left.”',
        '{H} could understand that. In the next turn {H} had {what.part} from the right. At supper they told each other about it, and put it together. There was still a bit missing at the back.'
      ]
    },
    {
      id: 'never-with-me',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It was in {A}’s turn that {ours.the} {what.does}. “It’s never done that with me,” said {H}. “Perhaps it’s how I sit,” said {A}. They looked at how {A} was sitting. It was just sitting.',
        'In the next turn {H} sat like that too, with one foot behind the other. Nothing happened. But {A}, over by the sink, heard a sort of cough. It was {H}, giving a hint.'
      ]
    },
    {
      id: 'on-the-list',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“And what do you give it?” asked {A}. It was on the list, in the corner: {what.wants}. {A} saw to it at once. Then came the ping, and the next one read the list, and saw to it too.',
        'By noon it had all been done nine times. Nobody had been told that it was done already. {ours.the} had not said no to it once.'
      ]
    },
    {
      id: 'out-of-a-book',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} spent one turn on reading up. “{what.fact},” said {A}. They both looked at {ours.the}, to see if it was true here too. Then the timer rang, and {A} had seen nothing but the page.',
        '“That was a whole egg,” said {A}. “You’ve still got the book,” said {H}, and was fair, and let {A} have the ping as well.'
      ]
    },
    {
      id: 'it-went',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“{what.sound},” it went from the kitchen. It was not on the list. “Whose turn is it?” called {H}. It was {A}’s. “That wasn’t {ours.the},” called {A}. “That was me. I wanted to see what it’s like.”',
        '“And what’s it like?” {A} thought it over. “You have to mean it,” said {A}. “{what.sound},” said {H} in the hall, and meant it. It was quite a different thing then.'
      ]
    },
    {
      id: 'hard-egg',
      A: 'same',
      spare: 7,
      paragraphs: [
        'At noon {A} fancied a soft egg. But the timer was out with {ours.the}. So {A} put the egg in at one ping, and took it out at the next but two.',
        'It could be rolled, and it could be bounced. {H} found that it could be written on. They wrote “soft” on it, and put it back in the fridge. Somebody might like a surprise.'
      ]
    },
    {
      id: 'man-from-next-door',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The man from next door rang. He had heard that there were turns. They gave him one egg, and a chair. He sat down beside {ours.the}, with both hands on his knees, and did not say a word.',
        'Ping. “I’ve never had anything like that,” said the man, and he got up. “I had a cousin.” He came back with a packet of salt. It was all that he could think of, because of the eggs.'
      ]
    },
    {
      id: 'to-the-tick',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Yours are longer than mine,” said {A}. They tried it out by the kitchen clock. {A}’s egg was just as long as {H}’s, to the tick. “It goes faster when you like it,” said {H}.',
        'So {A} tried not to like it. {A} sat with {ours.the}, and thought hard of the dentist. The egg did get a bit longer. But you could not call it better.'
      ]
    },
    {
      id: 'the-best-egg',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Which was your best egg?” asked {A} at the sink. {H} had to think. It was the one when the coats came down. {H} and {ours.the} had sat under them in the dark. It had smelled of outdoors. “Nobody knew where we were,” said {H}.',
        '“I did,” said {A}. “I’d hung up the coats.” But {A} had said nothing about it, and had walked on with loud feet, looking for them.'
      ]
    },
    {
      id: 'half-an-egg',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In the afternoon {A} needed more time. “Lend me half an egg,” said {A}. {H} lent it. But then {A} owed that, and the next turn was only half. So {A} had to borrow again.',
        'By five o’clock {A} owed two eggs and a bit. {H} wrote it on the list. “How will you ever pay it back?” asked {H}. {A} had a good look in the fridge. There was one there, and it was Sunday’s.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} was not on the list, and had not asked to be. In every turn {A} was there too, a little to one side. At the ping {A} moved on with {ours.the}.',
        '“You’ve had more of it than anybody,” {H} said. {A} looked at {H}, and then at the timer, and then at nothing. Only those who can count have to take turns.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“There were five of us, and one sledge,” said {S}. “And when was your turn?” asked {A}. “Uphill,” said {S}.',
        '{A} thought that this was not fair at all. “It was a very good sledge,” said {S}. “And I got to know it. The others only ever saw the hill. To this day I could draw you every nail.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had found out something. A timer cannot ring if somebody sits on it. {S} sat with {ours.the}, and smiled, and the egg got longer and longer. “Is it still your turn?” asked {A}. “It must be,” said {S}.',
        'Then it rang after all, from underneath. {S} rose by about a hand. “It tickles,” said {S}, and asked whether there was a turn for just that.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} had a turn like everybody else. But {A} hardly looked at {ours.the}. {A} looked at the timer, and held quite still, with both hands up. Ping! {A} laughed until there were hiccups.',
        '“That was all that you wanted?” asked {H}. It was. So {A} got the ping out of every turn. {H} was given the egg that went with it.'
      ]
    },
    {
      id: 'guest',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“At home we take turns with the window,” said {S}. “What’s in it?” asked {A}. “A bus stop,” said {S}. “It’s my turn from four to five. That’s when somebody runs for it.”',
        '“And does he get it?” “On Mondays,” said {S}. {A} would have swapped half an egg for that, just once, on a Monday.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {ours.also}. “That was in your turn,” said {A}. “It was in the ping,” said {H}. They looked at the list. It was nobody’s, so they both saw to it, and the timer had to wait.'
      ]
    },
    {
      id: 'bedtime',
      A: 'partner',
      paragraphs: [
        'At seven it was bedtime for {ours.the}. {H} laid a blanket over {ours.the}, sang the song about the owl, and said good night. Then {H} watched. It was going to be now. You could feel it coming. Ping!'
      ]
    },
    {
      id: 'seven-good-nights',
      A: 'partner',
      paragraphs: [
        '{A} was next, and at {A}’s door {ours.the} got the blanket, the owl and a good night. Ping! Then it was back to {H}’s. They met in the middle of the hall, and between them was {ours.the}, wide awake. {A} yawned. “It’s had the owl seven times,” said {A}. “It’s been said good night to seven times. And it hasn’t had one.”'
      ]
    }
  ],
  turn: [
    {
      id: 'its-own',
      A: 'partner',
      paragraphs: [
        '{H} put the egg timer in the bread bin, with the loaf on top. “From now on it stays here in the hall,” said {H}, “and we come to it.” They brought their pillows, and laid them round {ours.the}, like the numbers round a clock. Nobody tucked anything in. Nobody sang about the owl.',
        '“Now it’s everybody’s turn,” whispered {A}. {H} shook a head that was already on the pillow. “Now nobody’s got a turn,” said {H}. “That’s how you sleep.” From the bread bin came a very small ping, and nobody got up.'
      ]
    },
    {
      id: 'through-the-hall',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Whoever wanted to get through the hall now had to go the long way, over all the pillows. {A} tried it with a glass of water. “Mind the eight,” said {H}. “Mind the nine.”',
        'At about a quarter to, some of it was spilt. {A} drank the rest there and then, so as to have less to carry.'
      ]
    },
    {
      id: 'from-down-here',
      A: 'same',
      spare: 10,
      paragraphs: [
        'From the floor of the hall you see your home quite differently. The coats hung very high up, like people in a bus. “There’s my glove,” said {A}. It lay under the radiator, and it had been Tuesday when it went.',
        '“{ours.the} must see that all the time,” whispered {H}. They both thought of what else it might have known, and not said.'
      ]
    },
    {
      id: 'tomorrows-list',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“And tomorrow?” whispered {A}. “Tomorrow there’s a new list,” whispered {H}. It would have a line on it for {ours.the}. That would come after lunch, when everybody is a little too nice.',
        '“What’ll be in it?” asked {A}. “Nothing,” said {H}. “A whole egg of it.” {A} asked whether there were any more of those.'
      ]
    },
    {
      id: 'all-by-itself',
      A: 'partner',
      paragraphs: [
        '{A} kept one eye open for it, as far as the next yawn. But {H} lay nearest, and {H} saw. So that was {ours.the} asleep. It was very like {ours.the} awake, only with nobody pulling. “What does it do?” asked {A}. “Nothing,” whispered {H}, “all by itself.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lined up behind the egg timer.',
      '{names} nudged up beside {ours.the}, to be next but one.',
      { text: '{names} drew up a list, with ruled lines and a column for quarrels.', needs: ['hands'] },
      { text: '{names} set the timer, exactly as far as an egg.', needs: ['hands'] }
    ],
    way: [
      '{names} howled the owl’s part, or something not far off it.',
      '{names} jumped at the ping, and so did {ours.the}.',
      { text: '{names} tucked the blanket in on one side, and it came out on the other.', needs: ['hands'] },
      { text: '{names} tiptoed in with a night light, and straight out again at the ping.', needs: ['hands'] }
    ],
    turn: [
      '{names} settled down at six o’clock, near the boots.',
      '{names} breathed slowly in and slowly out, by way of an example.',
      { text: '{names} laid another pillow in the ring, at about half past four.', needs: ['hands'] },
      { text: '{names} put a mitten over the bread bin, against the ping.', needs: ['hands'] }
    ]
  },
  bed: [
    'They got up once more to wash, on tiptoe, one after another. There was no timer for it.',
    'Then {H} lay down again in the hall, with the pillow at six o’clock. In the middle was {ours.the}, and nobody pulled.'
  ],
  last: [
    'It was nobody’s turn any more until morning, and {H} was asleep.',
    'In the bread bin the timer had run down, and next to {ours.the} {H} was asleep.'
  ]
})
