import { wishPlot } from '../wish-plot.ts'

export const wontBeLong = wishPlot({
  id: 'wish-role-inside',
  tellsAny: 'inside',
  about: 'Somebody sits where the family needs to be and cannot be lured out, for nowhere else has anybody ever asked how long.',
  titles: ['Just a Minute', 'Will You Be Long', 'It Is Taken', '{role} Won’t Be Long', '{H} Knocks Again'],
  company: ['kitchen', 'door', 'hall', 'towel'],
  want: [
    {
      id: 'taken',
      A: 'partner',
      paragraphs: [
        '“It’s taken,” said {H}. “What is?” asked {A}. “{inside},” said {H}. {A} went to look. Right in the middle of it was {role.first}, very much at home.',
        '“{inside.need},” said {A}. “Will you be long?” “Just a minute,” said {role}, and beamed. They waited a minute. Then they waited a longer one.'
      ]
    }
  ],
  way: [
    {
      id: 'share',
      A: 'partner',
      paragraphs: [
        '“We could share,” said {A}, and tried to. But {role} {role.trouble}. And {inside.size}.',
        '“Sorry,” said {role}, and stayed. “What’s so nice in there?” asked {H}. “{inside.why},” said {role}.'
      ]
    },
    {
      id: 'how-did-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How did it get in?” whispered {A}. They looked at the door, and at the window, and at {role}. Whichever way they measured, one of the three was the wrong size.',
        '“It must have come bit by bit,” said {H}. “And met up in there.” {role} had heard that. “It was open,” said {role}. “I only breathed in.”'
      ]
    },
    {
      id: 'lure',
      A: 'partner',
      paragraphs: [
        '“Then we’ll have to tempt it out,” said {A}. “What does it like?” {H} knew: {role.wants}. They had nothing like that, so they drew it on an envelope, and held the drawing out.',
        '“Oh, thank you,” said {role}, and took it in, to look at. “Will you be long?” called {A}. “Just a minute!” came the answer. It sounded happier every time.'
      ]
    },
    {
      id: 'queue',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They made a queue, since that’s what people do. {A} was in front, and {H} was next. Behind {H} stood the broom, to make it look longer.',
        '“Is that all for me?” asked {role}, and looked out over the edge of things. “It goes right back to the broom,” said {H}. “At home there’s never been a queue,” said {role}. “You just sit there, and nobody minds.”'
      ]
    },
    {
      id: 'pull',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“On three,” said {A}, and they pulled, and it was like pulling at a hill. Nothing came. On the next three, {A} came, but backwards.',
        '“Shall I push?” asked {role}. That was kindly meant. So {role} pushed, and they pulled. It turned out that it was all in the same direction, inwards. After that they let go, and sat down to think.'
      ]
    },
    {
      id: 'pet-in-front',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} lay down in front of it and waited as well, with both eyes on {role}. {A} had all the time in the world. {role} looked back.',
        'For a good while nobody blinked. “They’re talking it over,” said {H}. In the end it was {role} who looked away. But it was {A} who went, so nobody could say who had won.'
      ]
    },
    {
      id: 'elder-bathroom',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We were seven, with one bathroom,” said {S}, “and our Ruth sang in it. Forty verses.” “Did you all shout?” asked {A}.',
        '“We knocked,” said {S}. “We knocked in time. Then she got a flat with two bathrooms, all to herself.” {S} looked at the door. “She rang up every evening at seven, just to tell us that she was in.”'
      ]
    },
    {
      id: 'child-under',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I know who it is,” said {S}. “It’s the one from my book.” “Which book?” asked {A}. “The one that’s lost,” said {S}. That explained a lot.',
        '{S} went and told {role} how the book went on. There was a gate in it, and a jug. {role} listened with great attention. “And am I in {inside} there too?” asked {role}. “No,” said {S}. “There you’re on page nine.”'
      ]
    },
    {
      id: 'elsewhere',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Then I’ll do it somewhere else,” said {A}, and looked about for somewhere. There was the umbrella stand. There was the dolls’ house, and the drawer under the bread. None of them would do at all.',
        '“You only notice how much you need a thing,” said {A}, “when somebody’s sitting in it.” {H} nodded. {H} had once felt just like that about a left shoe, for the whole of a Tuesday.'
      ]
    },
    {
      id: 'rules',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} fetched a clock. “Everybody gets five minutes,” said {A}. “That’s the rule here.” {role} took the clock in and looked at it with pleasure. It ticked, and had a bell. “Is that for me as well?” asked {role}.',
        'After just five minutes it rang, and everybody jumped. {role} thought it was the telephone. “It says, will I be long,” said {role}, with one ear to it. “I said, just a minute.”'
      ]
    },
    {
      id: 'why-asks',
      A: 'partner',
      paragraphs: [
        '{H} thought about that. “It isn’t {inside} at all,” said {H}. “It’s that we ask. Where {role.it} lives nobody asks how long. Here somebody’s waiting.”'
      ]
    }
  ],
  turn: [
    {
      id: 'other-place',
      A: 'partner',
      paragraphs: [
        'So they made another place: {inside.instead}. {H} stood before it and knocked on the air. “I need this very badly,” called {H}. “Will anybody be long in here?” It was quiet {inside.where}. Then {role} came out, and got in. “Just a minute,” said {role}.',
        'And there, because there was room for it, {role} {role.use}.',
        { extra: 1, both: ['It was quite in order here. “{role.why},” said {H}, “and somebody has to let it.”'] },
        'Meanwhile {inside} was free. {A} {inside.atlast}.'
      ]
    },
    {
      id: 'every-so-often',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Every so often somebody had to go by and ask. They took turns at it. {A} asked crossly, since that was the best sort. {H} asked with a hop, as if it was really urgent.',
        '“Just a minute,” said {role} each time, and it was a different minute. Once nobody had asked for a while. “I’m nearly out,” called {role}, so that they should not forget.'
      ]
    },
    {
      id: 'asked-back',
      A: 'partner',
      paragraphs: [
        'Not long after that somebody knocked, and it was {role}. “Will you be long?” asked {role}. “Just a minute,” called {A}, and found that it was quite a nice thing to say.',
        { extra: 1, both: ['“Take your time,” said {role}, and went back. Nobody in that house had ever been told to take their time before.'] }
      ]
    },
    {
      id: 'home-then',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Will somebody ask you at home now?” said {H}. {role} didn’t think so. “You’d have to tell them,” said {A}. “You could hang a shoe outside. Here that means it’s taken.”',
        '{role} was given a shoe to take along. It was the one nobody had ever found the other of. “And if they don’t ask?” “Then they’ll ask about the shoe,” said {H}.'
      ]
    },
    {
      id: 'left-behind',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} looked {inside.where}, to see whether anything had been left. There was a warm place, and the drawing on the envelope. It had been looked at so much that it was quite soft.',
        '“It’s only a place again,” said {A}, and looked in from the side. They kept still for a bit, to hear if anything was missing. “Nobody’s asking,” said {H}. “No,” said {A}. “It does make a difference.”'
      ]
    },
    {
      id: 'more-places',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They went through the house and found out what else was never asked about. Nobody had ever knocked at the cupboard with the iron. Nobody had called through the lid of the piano stool.',
        'So {A} knocked, and {H} called. “Will you be long?” It was quiet in there. “It’s shy,” said {A}. “But it’s pleased. You could hear that it was pleased.”'
      ]
    },
    {
      id: 'room-for-two',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“I could move up,” said {role} from the new place. “Then you’d know what it’s like.” {H} did want to know. It was a bit tight, and there was an elbow, or something of the sort.',
        '“Will you two be long?” called {A}. “Just a minute!” they called, both together. Then they had to laugh, and {A} knocked again, because of that.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came and waited too, in third place.',
      '{names} waited with crossed legs, or as crossed as legs can be.',
      { text: '{names} knocked very gently, with one knuckle.', needs: ['hands'] },
      { text: '{names} brought a book to wait with, and then another.', needs: ['hands'] }
    ],
    way: [
      '{names} pushed a nose in at the side, and got it back.',
      '{names} sighed for just a minute, and then for a longer one.',
      { text: '{names} drew one more picture on the envelope, and a bigger one.', needs: ['hands'] },
      { text: '{names} set an egg timer, and it gave up.', needs: ['hands'] }
    ],
    turn: [
      '{names} shuffled up by one place, since somebody had gone.',
      '{names} stretched a little, now that something had begun to move.',
      { text: '{names} tapped on the air too, and asked how long.', needs: ['hands'] },
      { text: '{names} scribbled an arrow on the envelope, for anybody in a hurry.', needs: ['hands'] }
    ]
  },
  bed: [
    '“It was only a minute,” said {role} in the end, and had been there all evening. Then {role} {role.night}.',
    'Then {H} washed. The last one put out the light in the hall. In bed it was warm and nobody else was in it. {H} could stay there all night.'
  ],
  last: [
    'The bed was taken, from the pillow down to the feet, by {H}, who slept.',
    'Just a minute, {H} had been going to say, and was asleep.'
  ]
})
