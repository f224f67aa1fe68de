import { wishPlot } from '../wish-plot.ts'

export const usedShown = wishPlot({
  id: 'wish-used-shown',
  tellsAny: 'known',
  knows: ['thing', 'machine', 'stuff'],
  used: 'shown',
  about: 'The hero opens a museum with one thing in it, which everybody has seen every day, and nobody has looked at.',
  titles: ['A Museum with One Thing in It', 'Please Do Not Touch', '{H} Gives a Tour', 'The Scratch on the Left', 'Admission One Button'],
  want: [
    {
      id: 'opening',
      A: 'partner',
      paragraphs: [
        '“The museum’s open,” said {H}, who had a tie on. “What’s in it?” asked {A}. {H} led {A} through the room and stopped. “This,” said {H}. In front of them was {thing.whole}.',
        '“I know that,” said {A}. “I go past it every day.” {H} wanted {A} to look at it properly, just for once. “Admission is one button,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'tour',
      A: 'partner',
      paragraphs: [
        '{A} paid, and the tour began. “On the left we have {thing.spoken},” said {H}. “On the right we have it too.” {A} looked from the left, and from the right. “And what does it do?” “You must wait,” said {H}.'
      ]
    },
    {
      id: 'guess',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How old is it?” asked {A}. “Nobody knows,” said {H}. “There used to be a paper about it, but somebody ate it.” {A} put up a hand. “I’ve heard something about these. {thing.guess}.”',
        '“That’s what people believed in the old days,” said the guide. “They were happy with it, so we don’t tell them.” {A} promised not to tell them either.'
      ]
    },
    {
      id: 'sound',
      A: 'same',
      spare: 2,
      paragraphs: [
        [
          '“And if you’re quite quiet,” said {H}, “you can hear it.” They both leaned forward. “{thing.sound}.” It may have been {H}. It was done with very little mouth. “Remarkable,” said {A}.',
          '“And now listen,” said {H}. It made {thing.silence}. “That’s the oldest part of it,” whispered {H}. “It’s never once been interrupted.”'
        ],
        'A visitor has to write that down. {A} wrote it into one hand, and blew on it till it was dry.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Now comes the hard bit, for grown-ups,” said {H}, and went up on tiptoe. “{thing.fact}.” {A} had to hear it again. It was true, and that is not always so, on a tour.',
        '“Do the others know?” asked {A}. “Only those who’ve been here,” said {H}, “and that’s you.” {A} felt rather taller after that.'
      ]
    },
    {
      id: 'no-rope',
      A: 'partner',
      paragraphs: [
        '{A} waited, and yawned. “I’ve seen it now,” said {A}. “Is there a café?”',
        '“There’s no rope,” said {H}. “That’s why you don’t look.” {H} tied a scarf between two chairs. It was no good. “That’s a nice scarf,” said {A}.'
      ]
    },
    {
      id: 'shop',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Beside the way out there was a shop. It sold things to remind you of it. There was {thing.stand}, and that was quite dear. There was also a raisin with nothing to do with it. {A} took the raisin.',
        '“Shall I wrap it up?” asked {H}. “It’s to eat here,” said {A}. “Then you’ll forget it,” said {H}. {A} looked back over one shoulder the whole time, while chewing.'
      ]
    },
    {
      id: 'other-group',
      S: 'other',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'The next group was {S}, who walked in twos with a tea towel. “Has everybody got a partner?” asked {A}. {S} held up the tea towel. “And no running,” said {A}.',
        '{S} did not run. But {S} asked something at every step, as they do. “Is it real? Does it bite? When’s lunch?” “Yes, no, and afterwards,” said {A}.'
      ]
    },
    {
      id: 'guard',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There had to be somebody on a chair, who said nothing. {A} did that for a while. Nobody came. {A} began to look at it, because there was nothing else. After that {A} moved the chair a bit nearer.',
        '“You’re only to guard it,” said {H}. “I am guarding it,” said {A}. “I didn’t know that it went round the corner there.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was there when it came,” said {S}. {A} was so surprised that {A} took off the tie. “You were there?” “I signed for it,” said {S}. “It was raining. It was wrapped up in a blanket, and only one end looked out.”',
        'From then on {S} belonged to the museum too. {S} was given a stool beside it, and a bit of string in front.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} came in under the rope, because {S} was that size, and patted it. “Mine,” said {S}. “It belongs to all of us,” said {A}. “That’s what a museum is.” {S} thought about that.',
        '“All mine,” said {S}, and patted it on the other side as well. You could not really say that it was wrong.'
      ]
    },
    {
      id: 'pet-lies',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came without a button, lay down in front and looked. {A} looked for longer than anybody had all day. You could see that {A} had known it for years, and from underneath.',
        '“That’s how it’s done,” said {H} softly. {A} laid {A}’s chin on the floor. It was free on Thursdays, for those who come every day.'
      ]
    },
    {
      id: 'the-scratch',
      A: 'partner',
      paragraphs: [
        'Then {A} leaned over the scarf, and put one finger on {thing.part}. “Please do not touch!” cried {H}. But {A} did not take the finger away. “Wait,” said {A}. “What’s this here?”',
        'It was a scratch, no longer than a thumb. “That’s from me,” said {A}. “I was in a hurry.” {A} was quite close to it now. “And there’s a spot. And somebody’s been here with a pencil.”',
        '“You’re not yawning,” said {H}. “I’m busy,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'rope-down',
      A: 'partner',
      paragraphs: [
        '{H} took away the scarf, and the two chairs. “This is another sort of museum,” said {H}. “Here you have to touch, and say what it’s from.”',
        'So they went over {thing.that} together, with their noses and all their fingers. The spot was jam. The pencil was {H}, when {H} was very small. It {thing.does}, as it always had, and they both said “Ah.”'
      ]
    },
    {
      id: 'lamp',
      A: 'same',
      spare: 7,
      paragraphs: [
        'With a small lamp from the side you could see even more. There was a whole landscape, with ditches and hills, and somebody’s thumb as big as a field. “Whose is it?” asked {A}. They tried them all. It was nobody’s in this house.',
        '“Then it’s from the one who made it,” said {H}. They were very quiet for a moment, and {A} laid one thumb beside it. It was about the same size.'
      ]
    },
    {
      id: 'new-one',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Today ought to be on it as well,” said {A}. But you cannot scratch a thing in a museum. So {H} breathed on it, and drew a very small face with one finger. They looked at it until it had gone.',
        '“It’s still there,” said {H}. “You only have to breathe.” {A} breathed. There it was.'
      ]
    },
    {
      id: 'names',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They gave names to all the places. There was Jam Spot, and there was Hurry Pass. Behind it, where it was dark, lay a region that nobody had ever seen. {A} put in a hand, up to the wrist, and brought back some fluff and a pen top.',
        '“Finds,” said the guide, and laid them on a plate. They were shown in the second room. It was a chair.'
      ]
    },
    {
      id: 'visitors-book',
      A: 'same',
      spare: 13,
      paragraphs: [
        'At the end there was a book to write in. {A} thought for a long time, with the pencil between {A}’s teeth. “I came for a minute and stayed till supper,” wrote {A}. “The guide was strict but fair.”',
        '{H} read it over {A}’s arm. “You can’t spell guide,” said {H}. “Nobody can,” said {A}. “That’s why there are so few.”'
      ]
    },
    {
      id: 'what-it-wants',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Nobody’s ever asked it what it would like,” said {A}. {H} asked it, with one ear close up, and nodded. “{thing.wants},” said {H}. “But it needn’t be today.”',
        'They wrote that down for the people who look after such things. Those were the two of them. “We’ll see what we can do,” said {A}, and gave it a pat.'
      ]
    },
    {
      id: 'closing',
      A: 'partner',
      paragraphs: [
        '“The museum is closing,” said {H}. Nobody moved. “It’s closing now,” said {H}, who was still kneeling there as well. “I only paid for one side,” said {A}, “and I’ve seen all of it.” “Then you owe me a button,” said {H}.',
        'Later {A} went past {thing.that}, with a cup, as on every other day. {A} went on for three steps. Then {A} came back, put one finger on the scratch, and went on.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} formed a queue at the museum, at a respectful distance.',
      '{names} sidled past without a button, as a group of schoolchildren.',
      { text: '{names} tore the tickets, and gave back the better half.', needs: ['hands'] },
      { text: '{names} took the coats at the door, and hung up one of them.', needs: ['hands'] }
    ],
    way: [
      '{names} shuffled along with the tour, on sore feet.',
      '{names} ducked under the rope, and passed for a statue.',
      { text: '{names} wrote a label for it, and stuck it on a chair.', needs: ['hands'] },
      { text: '{names} bought a postcard, which was a leaf.', needs: ['hands'] }
    ],
    turn: [
      '{names} rubbed a cheek along it, as you may in such a museum.',
      '{names} sniffed at the back of it for a long time.',
      { text: '{names} traced the scratch, from its beginning to its end.', needs: ['hands'] },
      { text: '{names} dusted the old jam with a feather, as they do with treasures.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went back to the table, and the button lay on a saucer, for tomorrow.',
    'Then the guide took off the tie and washed. In bed {H} found a scratch on one knee, and did not know what it was from. {H} laid a finger on it all the same.'
  ],
  last: [
    'Closed till tomorrow, it said in there, and {H} was asleep.',
    'It was dark in the museum, and everything was in its place, and {H} slept.'
  ]
})
