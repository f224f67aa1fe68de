import { wishPlot } from '../wish-plot.ts'
import { LUGGAGE } from './kept-on.ts'

export const whoeverHoldsIt = wishPlot({
  id: 'wish-whoever-holds-it',
  visits: 'anything',
  whoever: [
    'carries a ladder',
    'drags its suitcase about',
    'is looking after somebody’s suitcase',
    'lugs its bag everywhere',
    ...LUGGAGE.flatMap((held) => [
      `carries ${held}`,
      `always carries ${held}`,
      `carries ${held} everywhere`,
      `holds ${held}`,
      `has ${held}`,
      `always has ${held}`,
      `never puts its ${held} down`,
      `never lets go of its ${held}`,
      `won’t put its ${held} down`,
      `won’t let go of its ${held}`,
      `takes its ${held} everywhere`,
      `loves its ${held}`
    ]),
    'carries a brolly',
    'carries a broom',
    'carries a candle',
    'carries a hamper',
    'carries a lunchbox',
    'carries a sack',
    'carries a stick everywhere',
    'carries a tiffin box',
    'carries a walking stick'],
  except: ['sleeps', 'slept', 'sleeping', 'lost', 'loses', 'stole', 'steals', 'eats', 'ate', 'wants', 'wanted', 'sells', 'sold', 'broken', 'popped', 'pops', 'burst', 'flew', 'flies', 'hates', 'birthday', 'treasure', 'finds', 'found'],
  // What is built in, or grows there, is not carried.
  notOf: ['santa', 'pirate', 'postman', 'genie', 'bike', 'bicycle', 'scooter', 'tricycle', 'train', 'tram', 'engine', 'truck', 'lorry', 'boat', 'ship', 'car', 'bus', 'tractor', 'sleigh', 'anglerfish', 'firefly', 'lighthouse', 'church', 'tower', 'door', 'shop', 'castle', 'house', 'tree', 'plant', 'cactus', 'bush', 'bed', 'sofa', 'chair', 'table'],
  company: ['tape measure', 'tape', 'corner', 'lady', 'bridge', 'table', 'drawing', 'paper', 'lamp', 'mat', 'door', 'shelf', 'slipper', 'shoe', 'moment'],
  about: 'The hero holds one end of a tape measure that nobody comes back for; whoever never lets go of a thing was asked to hold it for a moment, in spring, and has looked for the owner ever since, until they see that one of two who look has to stand still.',
  titles: ['Just for a Moment', 'Hold This, Please', '{visitor} Lets Go', 'One Shoe and One Slipper', 'Since the Spring'],
  want: [
    {
      id: 'one-end',
      A: 'partner',
      paragraphs: [
        '“Just hold this a moment,” {A} had said, and gone off with the other end of the tape. {H} held it, and wanted to let go. But you can’t, when you’ve been asked.',
        'Then in at the door came {visitor.first}. {visitor} did not let go of {caller.thing} even to say hello. “I’m holding {caller.it} for a lady on the bridge,” said {visitor}. “Just for a moment, she said. That was in the spring.”'
      ]
    }
  ],
  way: [
    {
      id: 'and-if-she-comes',
      A: 'partner',
      paragraphs: [
        '{A} came back along the tape. “You’re still holding that!” said {A}. “Thank you.” So {H} was free, and wanted {visitor} to be free as well. “Leave {caller.thing} with us,” said {H}. “We’ve got a shelf.”',
        '{visitor} looked at the shelf for a long time. “She asked me,” said {visitor}. “She didn’t ask a shelf.” In all that time {visitor} had only held {caller.thing}. Anything more would not have been right.'
      ]
    },
    {
      id: 'looks-like-new',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} walked all the way round {visitor}, to see {caller.thing} from every side. There was not a scratch anywhere. “I’ve held {caller.it} under me when it rained,” said {visitor}. “I got wet, but that’s my own affair.”',
        'When it was windy, {visitor} had stood in front. When it was hot, {visitor} had looked for shade for two. {H} had once kept a snow globe like that, for half an hour. It had felt longer than the holidays.'
      ]
    },
    {
      id: 'and-the-rest-of-it',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Doesn’t it get tiring?” asked {A}. “I’ve learned to do it with all of me,” said {visitor}. By day it was one side, and by night the other. On Mondays {caller.part} had to help. On Mondays, said {visitor}, it was best not to ask for anything else.',
        '{H} had a look at {caller.part}, and did not envy anybody on a Monday. “And when it itches?” asked {H}. {visitor} went over to the door frame, and showed how. {caller.thing} stayed perfectly still.'
      ]
    },
    {
      id: 'with-care',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Then there’s a lot you can’t do,” said {A}. “I do it carefully,” said {visitor}. {visitor} {caller.does}, and all the time looked at nothing but {caller.thing}. It took rather a while. It was like watching somebody carry soup.',
        '{A} tried it with a full cup. {A} {caller.move}, and had a wet foot. “You have to feel like soup first,” said {visitor} kindly. “I had all of April to practise.”'
      ]
    },
    {
      id: 'what-is-it-for',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“Don’t you ever want to touch {felt.part}?” asked {A}. {visitor} was silent. Of course {visitor} had wanted to, every single day. “I do look,” said {visitor}. “Looking’s allowed. I’m nearly sure of that.”',
        'So they all looked together, and did not touch. {H} put both hands behind {H}’s back to be quite safe. There was a good deal to see, if you took your time.'
      ]
    },
    {
      id: 'in-their-voices',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“What did she sound like?” asked {A}. “Like somebody who’ll be back directly,” said {visitor}. {A} tried it. “Just hold this for a moment.” “Lower,” said {visitor}. {H} tried it with a hand in front of {H}’s mouth. That was nearer.',
        'They said it in turns, high and low and through the nose. Each time {visitor} held {caller.thing} a little tighter. “Please stop,” said {visitor} in the end. “I feel as if I’d been asked nine times.”'
      ]
    },
    {
      id: 'how-long-it-is',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} wanted to know how long a moment is. {A} said it was from when you put the milk on until you forget it. {H} thought it was shorter than a tooth. {visitor} had asked a clock on a tower once, and it had struck eleven.',
        '“So mine may not be over yet,” said {visitor}. They measured one, to be sure. {H} said “now,” and {A} said “now.” It was two steps long, and the mat was in it. “Hers was longer,” said {visitor}, and sat down on the mat with {caller.thing}.'
      ]
    },
    {
      id: 'a-paper-one',
      A: 'same',
      paragraphs: [
        '{H} drew {caller.thing} on paper, as large as life. “Hold this one instead,” said {H}, “and {A} takes the real one.” {visitor} took the drawing. {A} took {caller.thing}, and hardly dared to breathe.',
        'They got as far as three. “It’s lovely,” said {visitor}, “but it isn’t what I promised.” And {visitor} had {caller.thing} back already. “I’ll have to go on looking for her. I’ve been up and down every street.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once held a horse for somebody,” said {S}. “He only wanted to buy bread. Then it began to rain, and we both went and stood under a tree. By noon it had its chin on my hat.”',
        '“Did he come back?” asked {A}. “He came back with two loaves,” said {S}. “One was for the horse, and one was for me, for waiting.” {visitor} thought it over slowly. “So they do come back,” said {visitor}, and moved {caller.thing} up a little.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} came up with a shoe, a banana and a paper boat. “Just hold these a moment,” said {S} to {A}, and went off. {A} held them. “It’s begun,” said {visitor}. “Now you’ll have those till the autumn.” {A} looked at the banana, and was worried.',
        'But {S} was back before they had counted to ten. “Thank you,” said {S}, and took it all again, the banana too. {visitor} had never seen that done. “So that’s how it ends,” said {visitor}. “With thank you.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} looked at {caller.thing} for a good while, and {visitor} looked at {A}. “I’d let you have a go,” said {visitor}, “but I haven’t asked her.” {A} thought that over. Then {A} stayed close by, just in case.',
        '“We can hold {caller.it} together, in a way,” said {visitor}. “I’ll hold, and you look.” So for some time that was how they did it. {H} counted, and {A} looked away only once, when there was a noise in the kitchen.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-must-stand-still',
      A: 'partner',
      paragraphs: [
        '{A} laid the tape measure round the table like a road. “You’re here. She’s there. Now you both walk.” {H} walked two fingers after {A}’s two fingers, and they never met. “She’s looking for you too!” said {A}. “One of you has to stand still.”',
        'So they stood at the front door, with {caller.thing} in the light. It was harder than walking. Then the lady came round the corner, in one shoe and one slipper. “There you are!” she called. “I only wanted to tie my shoe, and you’d gone!”'
      ]
    },
    {
      id: 'what-she-had-done',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’ve been one street behind you the whole summer,” said the lady. “Everywhere they said, oh yes, with {caller.has}. Just round that corner.” She had worn out the other shoe that way. {H} brought her a chair, and she sat down with a sigh.',
        '“I heard you behind me,” said {visitor}. “I thought it was somebody in a hurry, so I walked faster, to be out of the way.” {A} measured how far it was between the two of them now. It was one metre and a bit.'
      ]
    },
    {
      id: 'at-last',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“May I try something?” asked {visitor}. And for the first time {visitor} had a go with {caller.thing}. It was done once from the front, once from the back, and once without looking. “I’d thought of it every evening,” said {visitor}. “But it’s better.”',
        'Everybody got a turn, {H} first and {A} after that. They were all very careful, and then not quite so careful. It was just as well, {H} thought. {caller.thing} had been good for such a long time.'
      ]
    },
    {
      id: 'the-moment-is-over',
      A: 'partner',
      paragraphs: [
        '“Here,” said {visitor}. “I’ve only held {caller.it}.” “The whole time?” asked the lady. “And I’ve got so used to having my hands free. You keep {caller.it}. Thank you for holding on. The moment’s over.”',
        'Right there in the hall {visitor} let go of {caller.thing}, and had a long stretch. Nothing bad happened. {H} was very glad to see it. When it was late, {visitor} took {caller.thing} again, to go home. “Now it’s because I like to,” said {visitor}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} made room too, and looked at {caller.thing}.',
      '{names} kept well clear of the tape.',
      { text: '{names} held the middle of the tape, since nobody had asked about that.', needs: ['hands'] },
      { text: '{names} opened the door wider for {visitor}.', needs: ['hands'] }
    ],
    way: [
      '{names} stayed near {visitor}, for company.',
      '{names} looked out, and there was no lady in the street.',
      { text: '{names} cleared the shelf, in case.', needs: ['hands'] },
      { text: '{names} offered {visitor} a chair, and another one for {caller.thing}.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood still as well, for as long as it would go.',
      '{names} came to the door, to see the slipper.',
      { text: '{names} found the lady another slipper.', needs: ['hands'] },
      { text: '{names} rolled up the tape.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tape measure lay rolled up on the table, with both its ends. {visitor} was home by now, and had let go for the night.',
    'There was nothing more to hold. One hand after the other was put down on the blanket, and stayed where it was put.'
  ],
  last: [
    'The moment was over, and the next one was quiet, and {H} was asleep.',
    '{H} held on to the blanket, and then to a corner of it, and was asleep.'
  ]
})
