import { wishPlot } from '../wish-plot.ts'

export const theHello = wishPlot({
  id: 'wish-any-comes',
  beginsElsewhere: true,
  tellsAny: 'comes',
  about: 'For whoever is coming the hero has a hello ready, which gets out too early; it grows again only while somebody is away.',
  titles: ['The Hello That Got Out', 'A Very Big Hello', '{H} Keeps It In', 'Back from the Kitchen', 'How a Hello Grows'],
  company: ['hall', 'kitchen', 'kitchen door', 'sock', 'washing'],
  want: [
    {
      id: 'ready',
      A: 'partner',
      paragraphs: [
        '{comes.on} {comes.told}, and {H} had a hello ready. It was so big that {H} had to hold it in with both hands over {H}’s mouth. {H} wanted to keep every bit of it for {comes.who}. Just then {A} came round the corner with the washing. “HELLO!” It was out. {A} dropped a sock.'
      ]
    }
  ],
  way: [
    {
      id: 'gone',
      A: 'partner',
      paragraphs: [
        '“That was for {comes.who}!” said {H}. “And now it’s gone.” “I’m sorry,” said {A}. “It was a very good one. You can have it back.” {A} said hello, as well as {A} could. But it was lower, and it sounded of washing. It was quite a different one.',
        '{H} tried to make a new one. “Hello,” said {H} to the coats. It came out like the one for the dentist.'
      ]
    },
    {
      id: 'sizes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They went through the other hellos in the house. There was one for the phone, with a question at the end. There was one for people in lifts, which was hardly more than a nod.',
        '“And there’s the one when somebody’s asleep,” whispered {A}. {H} tried that one. It was so small that it went into the ear without knocking. None of them was any good for {comes.who}.'
      ]
    },
    {
      id: 'under-things',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“When did you last have it?” asked {A}. “In my mouth,” said {H}. They looked in the hall, where it had got out. Perhaps it had rolled somewhere.',
        '{A} lay down and said hello under the cupboard. The hello sounded quite big in there, and a bit dusty. “That’s only the cupboard,” said {H}. “It makes everything sound like more.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} came to see what was the matter. {H} had only been gone for a minute, to look under the sofa. But {A} looked at {H} as if {H} had been round the world on a ship.',
        '“I was under the sofa,” said {H}. It made no difference to {A}. “How does {A} do it?” asked {H}. “{A} starts missing people much sooner than we do.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I once stood at a station with one like that,” said {S}. “The train was three hours late. I walked up and down with it, and every time I turned round it was heavier.”',
        '“And then?” asked {A}. “Then the train came in, and I said nothing at all,” said {S}. “It was too big to get out. I had to do it with my arms.” {S} showed how, and {A} squeaked a bit.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I don’t say hello,” said {S}. “I do this.” {S} ran the whole length of the hall, with both arms out, and stopped against {A}’s tummy. {A} sat down.',
        '“That’s a good one,” said {A} from the floor. “Does it have a word in it?” “Oof,” said {S}. “But you’re the one who says it.”'
      ]
    },
    {
      id: 'what-to-show',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What’s the first thing you’ll show {comes.who}?” asked {A}. {H} had made a list, in {H}’s head. First came the scab on the knee, before it was gone. After that the good stick, and the drawer that opens the wrong way.',
        '“And me?” asked {A}. “You come after the drawer,” said {H}. “But before supper.”'
      ]
    },
    {
      id: 'practise-goodbye',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Perhaps we should practise goodbye instead,” said {A}, “and get round to hello from the back.” They waved to each other across the kitchen. “Goodbye,” said {H}. “Goodbye,” said {A}. Nobody went.',
        'They stood there and waved until their arms were tired. “If nobody goes,” said {H}, “it’s only exercise.”'
      ]
    },
    {
      id: 'seat',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Meanwhile they found out where {comes.who} would be. {H} tried the place by the window, and then the one next to {H}. From that one it was not far to anything.',
        '“Somebody’s left a crumb on it,” said {A}, and brushed it off. {H} put a new one there, a better one. With nothing on it at all, it had looked as if {comes.who} was not expected.'
      ]
    },
    {
      id: 'loud',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“It wasn’t only loud,” said {H}. “Loud’s easy.” {A} tried it loud, to see. It made the spoons ring in the drawer. {H} shook {H}’s head.',
        '“It has to go up at the end,” said {H}. “And the heels go up with it.” {A} did it with heels. It was a good deal nearer. But {A} was looking at the spoons.'
      ]
    },
    {
      id: 'in-writing',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They thought of writing it, so that it could not get out. {H} took the biggest sheet and the red crayon. But on paper it did not go up at the end. It was just as high there as at the beginning. “You could bend the sheet,” said {A}. They bent it up. Now it was a good one, if {comes.who} came in from the left.'
      ]
    },
    {
      id: 'jar',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} fetched a jar with a lid. “If you get another one,” said {A}, “say it into this, and we’ll shut it.” {H} held it ready. They waited for some time beside the jar.',
        'Then {H} looked inside. It smelled of gherkins. “I don’t want to give {comes.who} one that smells of gherkins,” said {H}. So that was no good.'
      ]
    },
    {
      id: 'borrowed-one',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You could use somebody else’s,” said {A}. “There’s a man at the market with such a good one, you hear it at the bus stop.” {H} tried to say it like the man at the market. There were oranges in it, and a price. {A} felt like buying some.',
        'They tried the one of the lady with the three dogs. That begins up in the nose and comes down in steps. {H} got to the second step and had to cough. “They don’t fit me,” said {H}. “They’re all worn in by other people.” “Like shoes,” said {A}.'
      ]
    },
    {
      id: 'at-the-door',
      A: 'partner',
      paragraphs: [
        '“Perhaps it needs a door,” said {H}. So they did it properly. {A} went outside, shut the door, and came straight in again. “Hello,” said {H}. It was not bad. But it was thin.',
        'They did it five times. Each time it got thinner, like soap. “I know what it is,” said {A}, and sat down in the hall. “You say it as if I’d never been gone. And I haven’t. I was only on the mat.”'
      ]
    }
  ],
  turn: [
    {
      id: 'away',
      A: 'partner',
      paragraphs: [
        '“Then you’ll have to be really gone,” said {H}. {A} put on a hat, waved, and went into the kitchen, and the door was shut. {H} sat down on the floor and counted to a hundred. At thirty {H} wondered what {A} was doing in there. At sixty it was rather quiet. At eighty {H} saw {A}’s sock lying there, and missed {A} a good deal.',
        'At a hundred the door opened. “HELLO!” It was as big as the first one. {A}’s hat fell off. “It isn’t used up at all,” said {H}. “It grows again while you’re away!”'
      ]
    },
    {
      id: 'how-big',
      A: 'partner',
      paragraphs: [
        '“That was for a hundred,” said {A}. “And how long have you been waiting for {comes.who}?” {H} worked it out. It was more than a hundred, and more than a hundred hundreds. So it would be the biggest hello that had ever been in the hall.',
        '“And when it’s been said?” asked {A}. “Then {comes.next},” said {H}, and took {A}’s hand. {A} had only come from the kitchen, but {H} was glad all the same.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} spun round once, from the wind of it.',
      '{names} came running, as if that one had been for here.',
      { text: '{names} opened a window, in case the neighbours had missed it.', needs: ['hands'] },
      { text: '{names} dropped a spoon as well, but a little late.', needs: ['hands'] }
    ],
    way: [
      '{names} tried the coats too, with a sneeze.',
      '{names} went out and came in again, to get one as well.',
      { text: '{names} searched the washing, in case some of it had landed there.', needs: ['hands'] },
      { text: '{names} answered for the coats, in a deep voice.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran to the kitchen door, to get some of it too.',
      '{names} turned round and round, because of all that hello.',
      { text: '{names} dusted off the hat, which was still warm.', needs: ['hands'] },
      { text: '{names} tried one too, and the spoons rang.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sock went back to the washing, and the hat to its hook.',
    'When they had washed and {H} lay down, {H} kept {H}’s mouth shut tight. By morning the hello for {comes.who} would be bigger still.'
  ],
  last: [
    'In the dark the hello for {comes.who} grew a little with every breath, and {H} was asleep.',
    'Under the pillow was a hello for {comes.who}, and on top of it {H} was asleep.'
  ]
})
