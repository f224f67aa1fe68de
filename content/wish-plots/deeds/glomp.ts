import { wishPlot } from '../wish-plot.ts'

export const deedGlomp = wishPlot({
  id: 'wish-deed-glomp',
  tellsAny: 'once',
  deeds: ['eats'],
  fed: true,
  about: 'Somebody comes for a pinch of pepper and is to eat at the table in the doorway; {H} wants to know whether it crunches or squelches, but nobody can eat while everybody listens.',
  titles: ['Crunch or Squelch', 'A Pinch of Pepper', 'The Table in the Doorway', '{H} Says Three', 'Glomp'],
  company: ['table', 'pepper', 'toast', 'door', 'napkin'],
  want: [
    {
      id: 'pepper',
      A: 'partner',
      paragraphs: [
        'The doorbell rang. Somebody had come with {once.the}. It was {once.first}. “Have you got a pinch of pepper?” asked {once.who}. {A} carried the small table to the door, half in and half out. {once.who} had the outside half.',
        '{H} looked along {once.the} from one end to the other. “Does that crunch,” asked {H}, “or does it squelch?” {once.who} had never listened. “Crunch,” said {H}. “Squelch,” said {A}. They bet a button each.'
      ]
    },
    {
      id: 'waiter',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} hung a towel over one arm and was the waiter. “Good evening,” said {A}. “Today we have {once.the}.” {once.who} had a look on both sides of the menu, which was a slate. “And what else is there?”',
        '“{once.the} from the other side,” said {A}. “It comes to the same, but you see more of the street.” {once.who} took a long time to choose. {H} was the musician, and hummed something slow.'
      ]
    },
    {
      id: 'which-spoon',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Nobody knew what you lay the table with for {once.the}. {H} laid a fork and a spoon, and the cake slice. {A} added the sugar tongs, the ladle, and the thing for olives.',
        '{once.who} tried them one after another. The tongs were too polite. The thing for olives only wanted olives. “At home you just begin,” said {once.who}. So they took it all away again.'
      ]
    }
  ],
  way: [
    {
      id: 'listening',
      A: 'partner',
      paragraphs: [
        'Then it was quiet. {H} laid one ear on the table. {A} listened through a newspaper, rolled up like a trumpet. {once.who} opened wide, and shut again. “Just a little more pepper,” said {once.who}.',
        '{once.who} opened wide again. On the left lay {H}’s ear, and on the right was the trumpet. “There’s no hurry,” said {once.who}. But from somewhere inside came a rumble, as long as a goods train.'
      ]
    },
    {
      id: 'doer-wants',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Isn’t there anything you’d like better?” asked {A}. “{doer.wants},” said {once.who}, and sighed so that the pepper moved. “But that’s for Sundays. On weekdays I eat what comes.”',
        'They all three looked at {once.the}, which was what had come today. “With us it’s mostly potatoes,” said {H}. {once.who} had heard of potatoes, and nothing but good.'
      ]
    },
    {
      id: 'doer-part',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The napkin was a difficulty. “It goes under the chin,” said {A}. They looked for the place. At last {H} tied it round {doer.part}, with a bow.',
        '“Can you eat like that?” asked {H}. “You can’t do anything like that,” said {once.who}, “but it looks very nice.” They undid it again. {doer.part} had to be shaken out, and some pepper fell on the step.'
      ]
    },
    {
      id: 'what-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where do you begin?” asked {A}. “There are people who begin with {what.part}, and people who leave it to the end.” {once.who} always left it to the end. It’s something to look forward to, on the way.',
        '“And then you’re full,” said {H}. {once.who} had not thought of that. So {what.part} came more into the middle, where you pass by when you’re half done.'
      ]
    },
    {
      id: 'blowing',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Perhaps it’s too hot,” said {A}. Nobody had tried. So they blew, all three, across {once.the}, from the street and from the hall. The napkin took off. The pepper went to see what was behind the umbrella stand.',
        '{H} touched {once.the} with one elbow, as you do with a bath. “It’s not hot,” said {H}. “It never was,” said {once.who}, “but it was nice of you.” Now there was a little more pepper again.'
      ]
    },
    {
      id: 'enjoy-it',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Enjoy it,” said {H}, for that was missing. “Thank you,” said {once.who}. “Tuck in,” said {A}. “Thank you, certainly,” said {once.who}. “May it do you good.” “You too.” “Don’t let us keep you.” “Not at all.”',
        'It went round the table three times, and then there was nothing left to wish. {once.the} had not got any less. “Would it help if somebody made a speech?” asked {A}. {once.who} said that it had never helped yet.'
      ]
    },
    {
      id: 'backs',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“We won’t look,” said {H}. They turned their chairs to the wall, and sat there like people on a bus. It was so quiet behind them that they could hear the pepper. “Have you begun?” asked {A}.',
        '“Your ears are still there,” said {once.who}. “They’re all pointing this way.” {H} put on a hat with flaps. {A} put on a tea cosy. Now it was even quieter, and that made it worse.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Somebody else took an interest in {once.the}. {A} was right beside the table, and waited with the whole face for something to fall off. {once.who} looked down at {A}. {A} looked up.',
        '“That one doesn’t listen,” said {once.who}. “That one only wants it.” It was a great comfort. They looked at each other for a good while, with {once.the} in between.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} knew how it’s done. “You open the hangar,” said {S}, “and it’s an aeroplane.” {S} flew a spoon once round the lamp and over the pepper, and hummed. {once.who} opened the hangar.',
        'But the aeroplane saw {once.the} lying there, and went back for a second look. “It’s asking for permission to land,” said {S}. “Permission given,” said {A}. By then they had shut the hangar for the night.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“My grandfather ate radishes,” said {S}, “behind a newspaper. You couldn’t see a thing. You only heard the sports page.” “Crunch or squelch?” asked {A} at once.',
        '“Crunch,” said {S}. “And after each one, ‘Dear me.’ It may have been the football.” {S} offered {once.who} the middle of the newspaper. It was weddings, and very suitable.'
      ]
    },
    {
      id: 'cheek',
      A: 'partner',
      paragraphs: [
        '{A} took the trumpet away. “I couldn’t do it either,” said {A}. “At my aunt’s they all watched to see how I liked the fish. I kept it in one cheek until Thursday. It’s easier when everybody chews.” So {H} fetched toast.'
      ]
    }
  ],
  turn: [
    {
      id: 'on-three',
      A: 'partner',
      paragraphs: [
        'It was dry toast, the loudest in the house. {H} bit, and {A} bit, and it was like boots on gravel. And in all that din, without any fuss, {once.who} began. Only now {H} couldn’t hear a thing for toast.',
        '{H} held up one finger for {A} to see, and then two. On three, both of them stopped. And into the quiet, from the outside half, it came quite by itself. “Glomp.”'
      ]
    },
    {
      id: 'concert',
      A: 'same',
      spare: 9,
      paragraphs: [
        'After that they could do it together. {H} was crunch, with the crusts. {A} was squelch, with half a tomato. And {once.who} waited for the place, and never missed it. Crunch, squelch, crunch, squelch, glomp.',
        'They did it slowly, and then as a march. Across the street a window went up, and somebody listened. Then there was one more in it, from over there, and that was celery.'
      ]
    },
    {
      id: 'the-last-bite',
      A: 'partner',
      paragraphs: [
        'It was not a crunch, and it was not a squelch. So neither had won, and {once.who} got both buttons. They bit and stopped, and bit and stopped, until one bite of {once.the} was left. “Would you like more toast?” whispered {H}.',
        '“No,” said {once.who}. “You can say three.” {H} said it. “Glomp.” And so {once.who} {once.did}, down to the very last bit. “And how was it?” asked {A}. There was a long pause. “It could have done with some pepper,” said {once.who}.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And that was hardly down when {once.also}. They sat there with their mouths open. “Is that from the pepper?” asked {A}. {H} put the lid on the pepper, to be on the safe side.'
      ]
    },
    {
      id: 'bill',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“The bill, please,” said {once.who}. {A} wrote it on the edge of the newspaper. It said pepper, and under that pepper, and under that a little more pepper. “And the listening?” asked {H}. “That’s free,” said {A}. “You’d have paid to be without it.”',
        '{once.who} paid with the two buttons and got one of them back. {H} folded up the newspaper trumpet. You could still hear something in it, if you held it right, and it was only the sea.'
      ]
    },
    {
      id: 'full',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Are you full?” asked {A}. {once.who} had to listen inside first. “There’s room above it,” said {once.who}, “but it isn’t a room for anything.” {H} knew that one. It’s where the hiccups live.',
        'They sat for a while on both sides of the table, and nobody wanted anything. A moth walked across the place where {once.the} had been. It tried the pepper, and flew off in a hurry.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'All this time {A} had had one crust, and it had got softer and softer. It had not crunched once. Now {A} sucked at it. The noise was long and low, and had a bubble at the end.',
        '“That was squelch,” said {once.who} with respect. {H} looked at the buttons. It had come too late to count, but it was put down in the margin. “Again,” said everybody, and there was no more toast.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved round to the inside half, where there was less wind.',
      '{names} sniffed at the pepper, and had to sneeze into the hall.',
      { text: '{names} laid the table on the inside, with a spoon for nobody.', needs: ['hands'] },
      { text: '{names} put down a button too, exactly on the line between.', needs: ['hands'] }
    ],
    way: [
      '{names} pressed in close from the hall, and did not breathe for a bit.',
      '{names} answered the rumble with a smaller one.',
      { text: '{names} tied a napkin round the table leg, which was nearest.', needs: ['hands'] },
      { text: '{names} held a jam jar to the table, and heard jam.', needs: ['hands'] }
    ],
    turn: [
      '{names} crunched along with the toast, and stopped one crunch late.',
      '{names} tried to say it too, and blew a bubble.',
      { text: '{names} swept the crumbs into a small heap, as loud as gravel.', needs: ['hands'] },
      { text: '{names} pushed the pepper across the table, rather late.', needs: ['hands'] }
    ]
  },
  bed: [
    'They carried the table in again. On the inside half lay crumbs, and on the outside half there was nothing at all. {once.who} went home slowly, and a bit rounder. From the corner came one more glomp, very low.',
    'Once the soap was back in its dish, {H} lay down, and listened. The tap had stopped. Somewhere a peppercorn rolled under the umbrella stand, and that was everything.'
  ],
  last: [
    '“Glomp,” said the pillow, as {H}’s head went into it, and {H} was asleep.',
    'Nobody said three, and nobody listened, and so {H} slept.'
  ]
})
