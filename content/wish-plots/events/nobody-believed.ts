import { wishPlot } from '../wish-plot.ts'

export const nobodyBelieved = wishPlot({
  id: 'wish-events-nobody-believed',
  tellsAny: 'events',
  about: 'The hero tells what happened and is not believed, shows it on the table with a spoon, and the one who did not believe it is the first to believe the spoon.',
  titles: ['The Spoon Was There', 'Nobody Believed the Spoon', '{H} Knows All of It', 'Shown on the Table', 'Every Word of It'],
  company: ['table', 'spoon', 'cup', 'jam'],
  want: [
    {
      id: 'not-believed',
      A: 'partner',
      paragraphs: [
        '“I know something that nobody else knows,” said {H}. “Listen. {event.one}.” {A} was looking for the lid of the jam. “Really?” said {A}. It was the kind of “really” that means no.',
        'But {H} wanted to be believed. “You weren’t there,” said {H}, “so I’ll have to show you.” {H} stood a teaspoon up against the jug. “That’s {event.who}.” {A} put the jam down.'
      ]
    },
    {
      id: 'how-do-you-know',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How do you come to know it?” asked {A}. “I was behind a bush,” said {H}. “It was a small one, so I had to breathe in.”',
        '“And nobody saw you?” “They had other things to think about,” said {H}. “You’ll see why.” {A} looked at the spoon. It gave nothing away.'
      ]
    }
  ],
  way: [
    {
      id: 'with-seen',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Isn’t there {seen.a} in it?” asked {A}. There was, and a big one. For {seen} they took {seen.stand}. Nobody was to sit on it before the end.',
        '“It hasn’t got {seen.part},” said {A}. “You have to think that on to it,” said {H}. They both thought, with small eyes, until it was there.'
      ]
    },
    {
      id: 'first-part',
      A: 'partner',
      paragraphs: [
        'They cleared the table for it, as far as the bread. The cup was a house. The sugar was everybody who looked on. Then it began. {event.one}. It took the whole length of the table, and it was over very soon.'
      ]
    },
    {
      id: 'blinking',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        '“I was blinking,” said {A}. So it had to happen again, and this time {A} pushed the spoon from behind. It fell over with a clatter. “You can’t push,” said {H}. “The first time nobody pushed.”'
      ]
    },
    {
      id: 'with-beside',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“And what does {beside} do in it?” asked {A}. “It comes from over there,” said {H}. Next to the butter {H} put {beside.stand}. “That’s {beside}. It doesn’t know yet what’s coming.”',
        '“What’s it doing now?” “Waiting.” {A} waited with it, out of politeness. “It’s rather good at it,” said {A}.'
      ]
    },
    {
      id: 'a-third-time',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Do the beginning once more,” said {A}, “from the other side. I want to see its face.” {H} turned everything round, the house and the bread and the sugar.',
        'From behind it was just the same, only the other way about. “I see,” said {A}, and meant nearly all of it.'
      ]
    },
    {
      id: 'sounds',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“What was there to hear?” asked {A}. {H} did it: a scrape with a fork and two knocks under the table. Then there was nothing for quite long. “That was the best bit,” said {H}. “That was when everybody held their breath.”',
        '{A} tried the knocks as well. “Lower,” said {H}. “It was a bigger thing altogether.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I was there too,” said {S}, who had come in for the butter. “Where were you standing?” asked {A}. {S} thought. “Behind you,” said {S}. “That’s why you didn’t see me.”',
        'So {S} became a lump of sugar, and was to say “Ooh” when it was time. {S} said it four times. Once it was time.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I had one of those,” said {S}. “It happened to me, and I told it, and they all went on peeling potatoes.” “And what did you do?” asked {A}.',
        '“I told it to the potatoes,” said {S}. “They had their eyes open, at least.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came by and looked at it all, the spoon and the house and the sugar. Then {A} sat down in front of it, as you do at a play.',
        '“{A} believes me,” said {H}. {A} was looking at the butter. But it was a beginning.'
      ]
    },
    {
      id: 'weather',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“What was the weather like?” asked {A}. {H} had to think. “It was the sort you don’t look at,” said {H}, “because there’s something better to look at.”',
        '{A} shook a bit of flour over the far end of the table, for a cloud. It came down on the sugar. “Now they’ve all got wet,” said {H}. “And not one of them went home.”'
      ]
    }
  ],
  turn: [
    {
      id: 'second-part',
      A: 'partner',
      paragraphs: [
        '“And that isn’t even the part I mean,” said {H}, chin on the table. “Because then {event.two}.” “No!” said {A}. “Yes,” said {H}. “On an ordinary day?” “On a perfectly ordinary day.”',
        'They played that too, with everything that would stand up. It needed both of them, and the bread. {A} had quite forgotten about lids.'
      ]
    },
    {
      id: 'third-part',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“It wasn’t over yet,” said {H}. “{event.three}.” {A} moved the bread as well, for that needed all the room there was. When it was done they looked at each other over the crumbs.'
      ]
    },
    {
      id: 'fourth-part',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“And at the very end,” said {H}, “when nobody expected it any more, {event.four}.” {A} only nodded. After all that had gone before, it was hardly a surprise.'
      ]
    },
    {
      id: 'home-again',
      A: 'partner',
      paragraphs: [
        '“And then?” asked {A}. {H} laid the spoon in front of the cup. “Then {event.who} went home and told them everything. And nobody believed a word. They only said, Really?”',
        '“After a day like that!” said {A}, quite cross. Then {A} looked at the spoon, and at the jam, and at {H}. “I said that, too,” said {A}. “You did,” said {H}.'
      ]
    },
    {
      id: 'believed',
      A: 'partner',
      paragraphs: [
        'So they did the end over again. The spoon knocked at the cup, and {A} opened. “Sit down,” said {A}. “What was it like?” And the spoon told it: how {event.one}, and how {event.two}. “I wasn’t there,” said {A}, “and I believe every word.”',
        'The spoon leaned against the jug and shone. “Now there are two of us who know,” said {H}. Then {A} found the lid. It had been under the sugar all the time, and had seen everything.'
      ]
    },
    {
      id: 'who-else',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Who else ought to know?” asked {A}. “Everybody,” said {H}. “But I want to be there when you tell it, in case you leave something out.”',
        '{A} tried it on the fridge. “{event.one},” said {A}. The fridge hummed. “It wants to hear the rest,” said {H}. So {A} told it the rest.'
      ]
    },
    {
      id: 'what-i-like',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Do you know which part I like best?” asked {A}. {H} did know, but waited. “Where {event.two},” said {A}. “I like that,” said {H}, “because it’s just there that nobody believes it.”'
      ]
    },
    {
      id: 'seen-fact',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“There’s one thing I’d have known without you,” said {A}. “{seen.fact}.” “That’s right,” said {H}. “That’s how you can tell that I didn’t make it up.”'
      ]
    },
    {
      id: 'again-tomorrow',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“If something like that ever happens to me,” said {A}, “will you believe it?” {H} looked at {A} for a while. “It depends how you tell it,” said {H}. “With a spoon I would.”',
        '{A} chose a spoon to be on the safe side, and put it in a pocket. The handle looked out. That was as it should be.'
      ]
    },
    {
      id: 'the-sugar',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“What did the others say, who were looking on?” asked {A}. {H} listened at the sugar bowl. “They all say something different,” said {H}. “One says it was bigger. One was looking the other way.”',
        '“It’s always like that,” said {A}. “Somebody’s always looking the other way.” They put that lump in front, for the next time.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked in to see what there was to see, and stayed by the door.',
      '{names} sniffed at the jam, and let it stand.',
      { text: '{names} cleared the plates out of the way.', needs: ['hands'] },
      { text: '{names} brought two more spoons, in case they were needed.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down close to the sugar and watched.',
      '{names} kept quite still, so that nothing fell over.',
      { text: '{names} held the saucer steady.', needs: ['hands'] },
      { text: '{names} built a wall of toast behind the house.', needs: ['hands'] }
    ],
    turn: [
      '{names} came closer, and forgot to go away again.',
      '{names} sat with the sugar until the very end.',
      { text: '{names} clapped with two fingers, because it was a small stage.', needs: ['hands'] },
      { text: '{names} picked up all the crumbs.', needs: ['hands'] }
    ]
  },
  bed: [
    'The house went back to being a cup. {H} washed the spoon by hand, and laid it on top in the drawer, where it could hear.',
    'They brushed their teeth, and {H} lay down. “Really,” said {H}, very low. This time it was the kind that means yes.'
  ],
  last: [
    'The spoon lay in the drawer, the jam had its lid on, and {H} was asleep.',
    'It had all been told, to the very end, and {H} was asleep.'
  ]
})
