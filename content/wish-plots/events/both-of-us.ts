import { wishPlot } from '../wish-plot.ts'

export const bothOfUs = wishPlot({
  id: 'wish-events-both-of-us',
  tellsAny: 'events',
  about: 'Two want to be the same one and nobody wants to be the rest; so it happens twice at once and comes to nothing, until the hero puts both of them into one raincoat and gives the rest to the shoes.',
  titles: ['Both of Us', 'Two in a Raincoat', 'The Part of Everything Else', 'Both at Once', 'The Hands Were One Word Behind'],
  company: ['raincoat', 'shoes', 'boot', 'rug', 'door'],
  want: [
    {
      id: 'both-say-it',
      A: 'partner',
      paragraphs: [
        '“I know what we’ll play,” said {H}. “{event.one}. And then {event.two}.” “I’m {event.who}!” said {H} and {A}, both at once, like one person with an echo.',
        '“You can be all the rest,” said {H}. “No, you,” said {A}. {H} had looked forward to being {event.who} since breakfast. Nobody looks forward to being the rest.'
      ]
    },
    {
      id: 'reasons',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They both had their reasons. “I’ve got the right sort of knees for it,” said {A}. {H} had a look at them. “They’re only knees,” said {H}. “Now they are,” said {A}. “Wait until they begin.”',
        '“And I said it first,” said {H}. “By how much?” asked {A}. {H} held up two fingers, very close together. A cornflake would have stuck between them.'
      ]
    }
  ],
  way: [
    {
      id: 'twice-at-once',
      A: 'partner',
      paragraphs: [
        '“Then we’ll both be {event.who},” said {H}. They counted to three. {event.one}. And a bit further left, at the same moment, {event.one}.'
      ]
    },
    {
      id: 'on-the-rug',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        'They met on the rug. “Excuse me, but I’m {event.who},” said {A}. “There must be some mistake,” said {H}. “So am I.” Each of them went once round the other, to look for the mistake.',
        '“You’re very good from behind,” said {A}. “So are you,” said {H}. That made it no easier.'
      ]
    },
    {
      id: 'nowhere',
      A: 'partner',
      paragraphs: [
        'Then they waited for the rest. Nothing came. “We’ve got {event.who} twice over,” said {A}, “and nothing else. There’s nowhere for it to happen.”'
      ]
    },
    {
      id: 'with-seen',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Some people don’t make such a fuss,” said {A}, and showed {H} what was meant. It was {seen.stand}. “I said, ‘Would you mind being {seen}?’ And that was that.”',
        '{H} walked round it once. It was {seen} on every side, and had not asked for anything. They both felt a little ashamed.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was asked as well, to be fair. “Would you like to be {event.who}?” said {H}. {A} looked at the wall. “Or the rest?” {A} looked at the other wall.',
        '{A} wanted to be {A}, and it was a part that {A} knew very well. “That’s three of us who won’t be the rest,” said {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I was the rest once,” said {S}, “in a play at school. I was the left half of a tree.” “Who was the right half?” asked {A}. “Somebody taller,” said {S}. “We could never agree about the wind.”',
        '“And who was the main one?” “I’ve no idea,” said {S}. “Everybody looked at the tree. It kept coming apart.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We once played one where everybody was the wolf,” said {S}. “Everybody?” asked {A}. “All seven of us. Nobody wanted to be eaten.” {A} could well believe it. “And what did you do?”',
        '“We looked at each other,” said {S}, “and then we howled. It was quite good. But it didn’t go on to anything.”'
      ]
    },
    {
      id: 'half-each',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“We could take turns at the rest,” said {A}, “and have half each.” {H} worked it out. “Then I’m {event.who} where {event.one},” said {H}. “And where {event.two}, I’m a chair.”',
        '“You’d make a very nice chair,” said {A}. They tried it, and it was true. But the chair kept telling people what came next. “It’s no good in halves,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'raincoat',
      A: 'partner',
      paragraphs: [
        '{H} looked round. By the door stood the shoes, two and two, with nothing to do. They could be the rest. Above them hung the big raincoat. “How many people go into that?” asked {H}. “One,” said {A}. “Two, if they like each other,” said {H}.',
        '{H} had the top, with a face in it. {A} was behind and had the sleeves, with a hand in each. “Which of us is {event.who}?” asked {A}. “All of this,” said {H}, and the raincoat rustled.'
      ]
    },
    {
      id: 'buttons',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{A} did up the buttons, because {A} had the hands, and did it by feel. It took a while, and it tickled. At the end there was one button too many, and no hole to put it in.',
        '“Leave it open,” said {H}. “That’s for a third one, if anybody comes.”'
      ]
    },
    {
      id: 'which-way',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'First they had to learn to get about. “Forwards,” said {H}. “Whose?” asked {A}, who could see nothing but the back of a neck. It turned out that there were two sorts of forwards.',
        'So the raincoat went sideways, like a crab, because that was fair. It went twice round the table and knocked over nothing but a brush.'
      ]
    },
    {
      id: 'shoes-told',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The shoes had to be told what they were. “You’re everything on the left,” said {H} to the boots. A sleeve came up and pointed at the others. Those were everything on the right, and the slippers were whatever was far away.',
        'One shoe stood there all alone. “And what’s that?” asked {A}. {H} gave it some thought. “That’s somebody who came too late,” said {H}, “and wants to know what’s happened so far.”'
      ]
    },
    {
      id: 'feet',
      S: 'child',
      A: 'partner',
      spare: 2.5,
      paragraphs: [
        '“Is there anything left?” asked {S}. “We’ve got a face and two hands,” said {A}, inside the raincoat. “Nobody’s said anything about the feet.” So {S} got in at the bottom and was the feet.',
        '“I’m {event.who} as well,” said somebody near the floor. “Of course,” said {A}. From then on the feet decided which way they all went. They went to see if there was any cake.'
      ]
    },
    {
      id: 'only-once',
      A: 'partner',
      paragraphs: [
        'Then it began again, just once. {event.one}. {H} said it over the collar, and the hands did it, one word behind. One of them scratched {H}’s nose. “That isn’t in it,” said {H}. “I thought it was itching,” said {A}, inside. It had been.',
        'And then {event.two}. The shoes did that. One boot got carried away and fell on its side. They left it there, because it looked right.'
      ]
    },
    {
      id: 'third-part',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“We haven’t finished,” said {H} over the collar. “{event.three}.” Nobody had warned the hands. They clapped a bit, to gain time. Then they did that as well, and it was almost better for being late.'
      ]
    },
    {
      id: 'fourth-part',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“One more thing,” said {H}, “and then you can have your hands back. {event.four}.” For that the raincoat went once all round the shoes. The shoes at the back had waited for it the longest, and saw it best.'
      ]
    },
    {
      id: 'with-beside',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“Tell me how it looks,” said {A}, from inside. “There’s {beside.stand}, right in front of us,” said {H}. “That’s {beside}.” “Has it noticed that there are two of us?” “No,” said {H}. “But it’s counting the buttons.”',
        'The hands bowed to it, just in case. It was a polite coat, whoever was in it.'
      ]
    },
    {
      id: 'mirror',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'They went to look in the mirror, a bit at a time, because not all of it fitted. “What do we look like?” asked {A}, who was behind. “Wide,” said {H}. “But only like one.”',
        'One hand felt along the collar, and found {H}’s ear, and shook it. “How do you do?” said {A}. “Very well,” said {H}. “I’m {event.who}.” “What a coincidence,” said the hand.'
      ]
    },
    {
      id: 'other-way-round',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Now you’re the top,” said {H}, because that was only fair. {A} came up out of the collar, pink, and {H} had the sleeves. “{event.one},” said {A}. From the back it sounded like rain on a roof. The hands did it almost by themselves.',
        '“And how is it in there?” asked {A}. “Good,” said {H}. “You don’t have to know what your face is doing.”'
      ]
    },
    {
      id: 'bow',
      A: 'partner',
      paragraphs: [
        'At the end the raincoat took a bow, and two heads came out. “I was {event.who},” said {H} and {A}, both at once again. Only now there was room for it.',
        '“Tomorrow I’d like to be the rest,” said {H}. “Did you see that boot?” “I’d been thinking of the rest myself,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to hear how it would be settled.',
      '{names} kept out of it, close to the wall.',
      { text: '{names} moved the chairs to where nobody played.', needs: ['hands'] },
      { text: '{names} counted who there was, and got to one too many.', needs: ['hands'] }
    ],
    way: [
      '{names} looked from the one to the other and back.',
      '{names} waited for the rest of it as well.',
      { text: '{names} laid a bit of wool across the rug, to keep the two apart.', needs: ['hands'] },
      { text: '{names} clapped twice, once for each.', needs: ['hands'] }
    ],
    turn: [
      '{names} settled down behind the boots, where you saw most.',
      '{names} kept well clear of the shoes, because they had parts now.',
      { text: '{names} turned the shoes round, with their toes to the room.', needs: ['hands'] },
      { text: '{names} brought one more pair from under the bed.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoes went back to being shoes, two and two. {H} hung up the raincoat, and laid its sleeves straight, because they had done so much.',
    'They brushed their teeth, everybody with their own hands. {H} lay down, and had just the two arms again. One hand scratched a nose, without being asked.'
  ],
  last: [
    'The raincoat hung on its hook with nobody in it, and {H} was asleep.',
    'The shoes stood two and two, the boot was up again, and {H} was asleep.'
  ]
})
