import { wishPlot } from '../wish-plot.ts'

export const onALine = wishPlot({
  id: 'wish-today-on-a-line',
  tellsAny: 'today',
  about: 'What happened is pegged up in a row on a string, with one of the two for a hook; the hook yawns and hangs it up again from its own end, and told the way it hangs it comes down with laughing, until it hangs as it went, with one empty peg for tomorrow.',
  titles: ['One Empty Peg', 'Somebody Has to Be the Hook', 'Red Sock, Tea Towel', '{H} Hangs It All Up', 'Told the Way It Hangs'],
  company: ['string', 'door', 'sock', 'tea towel', 'peg', 'hook'],
  want: [
    {
      id: 'the-hook',
      A: 'partner',
      paragraphs: [
        '“I’m hanging it all up in a row,” said {H}. “{today.one}. And then {today.two}.” {H} tied a string to the door handle. Across the room there was nothing to tie it to.',
        '“You’ll have to be the hook,” said {H}. {A} held up one finger. “What do hooks do?” “Nothing,” said {H}, “but all the time.”'
      ]
    },
    {
      id: 'coats',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What do you think about, as a hook?” asked {H}. “Coats,” said {A}. “Big ones?” “There was one with a hood,” said {A}. “It had been out in the rain, and it told me all about it, right down my front.”',
        '“And then?” asked {H}. “Then it went home,” said {A}. “They all do, in the end.” {H} patted the hook.'
      ]
    }
  ],
  way: [
    {
      id: 'pegged',
      A: 'partner',
      paragraphs: [
        '“Red sock,” said {H}, and pegged it up beside the door. “{today.one}.” Next came the tea towel. “And then {today.two}.” {H} walked along underneath, from the door to {A}, and it all came in turn.'
      ]
    },
    {
      id: 'draught',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'Some air came in under the door. The red sock gave a kick, and then another. “It’s starting without us,” said {A}. {H} ran back to the door to catch up. “{today.one}!” said {H}, quite out of breath.',
        'By then the tea towel had begun to wave. {H} ran there, too. “And then {today.two}!” The air stopped, and it all hung still. They had only just got there in time.'
      ]
    },
    {
      id: 'with-seen',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        'In between {H} hung up {seen.stand}. That was for {seen}. The string sank, and sank, until the sock stood on the floor with its whole foot. “It’s too much for a hook,” said {A}, from far down.',
        'So {H} took it off again and put it on the floor underneath. {H} showed {A} where {seen.part} would be. From down there it had a good view of everything.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        'The door handle went down, and the string with it. “Stop!” called {A}. “You’re opening the beginning!” The handle stood still. “Shall I come in at the end, then?” asked {S}, outside. But there was only the one door.',
        'So {S} came in a little bit at a time. The sock swayed, and the tea towel swayed, and nothing fell. “I hope I haven’t missed anything,” said {S}. “No,” said {A}. “It’s all still up.”'
      ]
    },
    {
      id: 'itch',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“My nose itches,” said {A}. “Hooks haven’t got a nose,” said {H}. They waited for it to stop. “It itches where the nose would be,” said {A}.',
        '{H} came and scratched it with a peg. “More to the left,” said the hook. “Up a bit. There.” Then it had no nose again, and {H} could go on.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} put a peg on one sleeve and stood under the string on tiptoe. “I’m up as well,” said {S}. “And what are you?” asked {A}. {S} had not thought about that yet. “I’m the weather,” said {S}.',
        '“What sort?” asked {A}. {S} blew at the tea towel until there was no blow left. “The sort that needs a drink,” said {S}, and went to get one.'
      ]
    },
    {
      id: 'yawn',
      A: 'partner',
      paragraphs: [
        'It makes you tired, being a hook. {A} yawned, and a proper yawn takes both arms. Up went the string, and down came everything. “Sock first,” said {A}, and pegged it up again, close to the finger. “Then the tea towel.”'
      ]
    },
    {
      id: 'as-it-hangs',
      A: 'partner',
      paragraphs: [
        '{H} began at the door, and there hung the tea towel. “It has to be told the way it hangs,” said {H}. “{today.two}.” “Straight away?” asked {A}. “Straight away. And then {today.one}.” “Afterwards?” said {A}. “Isn’t that a bit late?” A laugh began in {A}’s knees. When it got to the finger, everything fell off.'
      ]
    },
    {
      id: 'somebody-elses',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Perhaps that one was somebody else’s,” said {A}. “There may be people who have everything that way round.” “What else do they do?” asked {H}. “They dry themselves,” said {A}, “and then they get into the water.”',
        '{H} tried to think who it could be. “I’ve never met them,” said {H}. “You can’t,” said {A}. “They leave first, and then they come.”'
      ]
    },
    {
      id: 'upside-down',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Then the sock got pegged up by its toe. “It’s the way it hangs,” said {H}, and put both hands on the floor. {H} looked out between two knees. “{today.one}!” said {H}. It sounded rather red.',
        '“That can’t be right,” said {A}. “The ceiling’s at the bottom.” {H} stayed down a little longer, to look at the ceiling. It was very tidy there. Then {A} laughed, and the sock came off and landed the right way up.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'The tea towel lay on the floor, and {A} came and sat down on it. “That was when {today.two},” {H} told {A}, “and you’re sitting on it.” {A} looked straight ahead. It was a good thing to sit on.',
        '{H} took hold of a corner and pulled. The corner came, and {A} came with it. When they got to the door, the tea towel was quite flat. “Thank you,” said {H}. “Now it’s been ironed.”'
      ]
    },
    {
      id: 'one-peg',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“We’ll put them both on one peg,” said {A}. “Then it doesn’t matter who’s first.” So {H} had to tell it all at once. “{today.one},” said {H}, out of the left corner of the mouth. “{today.two},” said {H}, out of the right.',
        'They bumped into each other in the middle, and the peg went ping. It was found a good while later, in a slipper.'
      ]
    },
    {
      id: 'from-the-hook',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        '{A} hung it up again, sock first. Again the tea towel was by the door. {H} put one eye next to the hook, and looked along the string. From there the sock came first. “From here it’s right,” said {H}. “I know,” said {A}. “I’m always here.”'
      ]
    }
  ],
  turn: [
    {
      id: 'as-it-went',
      A: 'partner',
      paragraphs: [
        '“You began at the wrong end,” said {H}. “It’s the only end I’ve got,” said {A}. So {H} took the red sock back to the door, and told that first. {A} bit both lips. The tea towel came next. “And then {today.two}.” {A} laughed, but only as far as the ears, and it all stayed up.'
      ]
    },
    {
      id: 'third-part',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“There’s more,” said {H}. There was a glove, and it went up one step further on, with its fingers down. “Glove,” said {H}. “And then {today.three}.” They both watched it for a while. It was a bit windy from the telling, and the glove waved.',
        '{A} waved back, with the hand that was not a hook.'
      ]
    },
    {
      id: 'fourth-part',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“Now just the hanky,” said {H}. “And then {today.four}.” It hung so close to {A} that one corner tickled {A}’s nose. You could see a sneeze coming, from a long way off.',
        '{H} held on to the string. {A} looked at the sneeze, and it looked at {A}. Then it turned round and went home. Nothing had come down.'
      ]
    },
    {
      id: 'with-beside',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“And it wouldn’t be right without {beside},” said {H}. For that there was {beside.stand}, and it had to have two pegs. The string creaked. They both held their breath.',
        'It creaked once more, and held. “It holds nearly anything,” said {H}, “as long as it’s in the right order.” {A} let out the breath very slowly, and not in that direction.'
      ]
    },
    {
      id: 'other-hand',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“The hook would like to change hands,” said {A}. It had to be done without a jerk. {H} held the string up with all ten fingers. For a moment there was no hook there at all.',
        'Then the other finger came. “It’s new here,” said {A}. “It doesn’t know anything yet.” So {H} told it. “{today.one}. And then {today.two}.” The finger nodded.'
      ]
    },
    {
      id: 'underneath',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“I’ve only seen it from the end,” said {A}. So {H} was the hook for a bit. {A} went over to the door and walked along underneath, and {H} called it out. “{today.one}. And then {today.two}.”',
        '“It’s quite different when you walk into it,” said {A}. {A} went back to the door and had it once more. {H} did not yawn, but it was a near thing.'
      ]
    },
    {
      id: 'empty-peg',
      A: 'partner',
      paragraphs: [
        'One peg was left over. {H} put it next to the hook, with nothing in it. “What’s that?” asked {A}. “Tomorrow,” said {H}. It might be a sock. It might be a whole sheet.'
      ]
    },
    {
      id: 'let-down',
      A: 'partner',
      paragraphs: [
        '“Hooks get the night off,” said {H}, and untied the string from the door. They let it down very slowly. The sock lay down, and the tea towel, and next to them the empty peg.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went under the string, to see if it was high enough.',
      '{names} had a good look at the hook.',
      { text: '{names} counted the pegs, and there was one too many.', needs: ['hands'] },
      { text: '{names} pulled at the knot, and it was a good one.', needs: ['hands'] }
    ],
    way: [
      '{names} kept away from the middle, in case of anything coming down.',
      '{names} watched the finger, in case it started again.',
      { text: '{names} picked up the pegs.', needs: ['hands'] },
      { text: '{names} shook out the tea towel and handed it back.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked all along it once, from the door.',
      '{names} came to look at the empty peg.',
      { text: '{names} blew the fluff off the last peg.', needs: ['hands'] },
      { text: '{names} moved the lamp, so that it shone on the sock.', needs: ['hands'] }
    ]
  },
  bed: [
    'They rolled up the string just as it was, with everything on it. It began with the sock, and the empty peg looked out at the end.',
    'They washed and brushed their teeth. {H} lay down and yawned, a proper yawn with both arms. Nothing came down.'
  ],
  last: [
    'It was all in the right order, with one peg to spare, and {H} was asleep.',
    'The hooks had the night off, and {H} was asleep.'
  ]
})
