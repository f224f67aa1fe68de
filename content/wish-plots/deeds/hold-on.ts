import { wishPlot } from '../wish-plot.ts'

export const deedHoldOn = wishPlot({
  id: 'wish-deed-hold-on',
  tellsAny: 'once',
  deeds: ['stuck'],
  out: true,
  about: 'Somebody is stuck, and a row of people pulls as with the turnip; each of them has called “Hold on!”, and so it holds on, until {H}, who wanted to be the mouse at the end, goes to the front and says the other thing.',
  titles: ['Hold On', '{H} Is the Mouse', 'Nine in a Row', 'Plop', 'The Lady with the Leeks'],
  company: ['row', 'turnip', 'mouse', 'ladder', 'leeks', 'lady', 'boy', 'scooter', 'button', 'soap', 'tea', 'book', 'coat', 'step', 'sleeve', 'corner', 'end'],
  want: [
    {
      id: 'the-mouse',
      A: 'partner',
      paragraphs: [
        '{once.first} {once.did}. They heard of it on the step, at {H}’s. “Hold on!” called {H}, and ran for a coat. “We’re coming!”',
        '{H} knew how it’s done. It’s in the book with the turnip. They all pull one another, and at the very end comes the mouse. Then out pops the turnip. All week {H} had wanted to be the mouse.'
      ]
    },
    {
      id: 'what-you-could-see',
      A: 'same',
      spare: 1,
      paragraphs: [
        'From the pavement you could mostly see {doer.part}. “That’ll be getting cold,” said {A}, and took off a scarf. They wrapped it round twice and made a bow.',
        '“Is that better?” asked {H}. “Much,” said {once.who}. “Does the bow show?” It did, all the way to the corner. The next who came by thought that it was somebody’s birthday.'
      ]
    },
    {
      id: 'tea',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What’s it like in there?” asked {A}. {once.who} thought about it. “A bit like Sunday,” said {once.who}. “You’ve nothing to do, and you hear people going by.”',
        'So {A} brought tea, with a biscuit on the lid. {once.who} liked it weak. “You’re lucky,” said {H}. “The turnip got nothing at all.” A spoon was left there too, and it was stirred whenever the time grew long.'
      ]
    }
  ],
  way: [
    {
      id: 'nine-in-a-row',
      A: 'partner',
      paragraphs: [
        '“Hold on,” said {A} too, took hold, and pulled. It didn’t help. “Hold on!” called a man with a ladder, and took hold of {A}. “Hold on!” called a lady with leeks, and then a boy with a scooter. Everybody who came called it, and pulled.',
        'When there were eight, {H} got hold of the last coat. “Squeak,” said {H}, and pulled with both arms. A button flew off. They all sat down, each in the lap of the next. But {once.who} {once.was} in there as tight as ever.'
      ]
    },
    {
      id: 'on-three',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“On three,” said {A}. “One, two,” and the boy pulled. “I said on three,” said {A}. “That’s after two,” said the boy. So it was to be after three. At three the lady pulled.',
        'The man with the ladder waited for four, to be sure. He pulled a good one then, all by himself. {once.who} thanked him for it. “You notice it when somebody takes trouble,” said {once.who}.'
      ]
    },
    {
      id: 'the-leek',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They pulled again, and something gave. There was a creak, and then a slurp. “It’s out!” called the man with the ladder, and they all cheered.',
        'The boy held it up, so that {A} could see it from the front. It was a leek. He had had hold of the lady’s bag. They cheered a little longer anyway, since they had begun, and the leek went from hand to hand.'
      ]
    },
    {
      id: 'it-is-coming',
      A: 'same',
      spare: 1,
      paragraphs: [
        'All at once {once.who} {doer.does}. “It’s coming!” called the whole row, and pulled until they were red. Nothing came. “That was only to pass the time,” said {once.who}.',
        '“Could you do it when we pull?” asked {A}. {once.who} was quite willing. So now they did it together, and it looked far better than before. Two people stopped to watch it. Both of them stayed, and pulled.'
      ]
    },
    {
      id: 'instead-of-heave',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A row needs a word, so that they pull together. “Heave,” said the man with the ladder. It gave him the hiccups. “{doer.sound},” said {once.who} from the front.',
        'That was much better. {A} called it out, and the whole row called it back. “{doer.sound}!” A window opened across the road, and somebody asked if there’d be a second verse.'
      ]
    },
    {
      id: 'soap',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“With a ring you take soap,” said {A}, and fetched some. {A} rubbed it in well, all round {once.who}. Then they took hold once more.',
        'Nobody could. {A} slid off in front, and the man slid off {A}. It went down the row like rain down a pane. At the end stood {H} with a handful of air. “Well, it’s clean,” said the lady. “You can say what you like.”'
      ]
    },
    {
      id: 'the-reason',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The man with the ladder knew how it had happened. “{doer.fact},” he said. “It’ll be that.” They all looked at {once.who} with a new respect.',
        '“And what’s the ladder for?” asked {A}. He looked at it. “I always bring it,” he said. He laid it down flat, and there was room on it for everybody to have a rest. Each of them had a rung.'
      ]
    },
    {
      id: 'also',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. For a while they pulled with one hand only, and looked. The lady laid down her leeks, for a better view.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Even the mouse had somebody behind. It was {A}, who came last of all and saw no reason to pull. {A} sat down on {H}’s foot. That is heavier than you’d think.',
        '“Is there anyone behind you?” it came down the row. “Yes,” called {H}. “Then why is it still not coming?” {H} tried to lift the foot. “We’re very firm at this end,” called {H}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I once got stuck in a jumper,” said {S}. “I had my head in the sleeve.” “Which sleeve?” asked {A}. “They couldn’t tell,” said {S}. “They led me home by the other one.”',
        '“And how did you get out?” {S} had to think. “I grew,” said {S}. “I’ve still got the collar.” From the front {once.who} asked how long that had taken.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'Nobody in the street could hold on like {A}. {A} had the ladder man by one finger. He could no longer go on, and could not go home. “That’s how you do it,” said {once.who} with envy.',
        'They offered {A} a leek, and a glove, and the bell of the scooter. {A} took hold of each of them with the other hand. In the end the man had only the ladder to himself.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 9,
      paragraphs: [
        '“At ours it was the drawer,” said {A}. “There was a ladle across it.” “Did you get it out?” asked {H}. “No,” said {A}. “We eat the soup with cups.”',
        'It was passed up the row as something to think about. At the front {once.who} turned a little to one side, and then to the other. “It’s not a ladle,” said {once.who}, “but thank you.”'
      ]
    },
    {
      id: 'holding-on',
      A: 'partner',
      paragraphs: [
        '{A} sat right in front, and leaned towards {once.spot}. “What are you doing in there?” asked {A}. “Holding on,” said {once.who}, out of breath. “Everybody said so.” {A} counted back along the row. “Nine times,” said {A}. “No wonder. We’ve got somebody pulling against us.”'
      ]
    }
  ],
  turn: [
    {
      id: 'let-go',
      A: 'partner',
      paragraphs: [
        '{H} got up out of the leeks. Then the mouse walked past them all, from the very end to the front. {H} bent down to {once.who}. “Let go,” said {H}.',
        '{once.who} let go. Plop, it went, and then it went plop once more, because of the echo. There {once.who} {once.was}, and looked round to see who had done it. “It’s always the mouse,” said the man with the ladder.'
      ]
    },
    {
      id: 'still-warm',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They all wanted to see the place. It was still there, and it was empty. {A} put a hand to it. “It’s warm,” said {A}, and the next one felt it too.',
        '“I could never get in there,” said the man with the ladder, and drew in his tummy. “It isn’t hard,” said {once.who}. “You think of something else, and there you are.”'
      ]
    },
    {
      id: 'in-or-out',
      A: 'partner',
      paragraphs: [
        '“And which way were you going,” asked {A}, “in or out?” {once.who} had to think. It was all so long ago. “Out,” said {once.who}. “At least I hope so.” They all sat down on the kerb. Nobody held anything, and it was very pleasant.'
      ]
    },
    {
      id: 'letting-go',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It’s nice to let go,” said the lady, and did it with her bag. The leeks lay down on their sides. The boy let go of the scooter, and it leaned on the wall by itself.',
        'The man with the ladder looked to the left and to the right. Then he let go of his tummy, which he had been holding in since Easter. “Ah,” he said. It came out as far as the lady. She said that it suited him.'
      ]
    },
    {
      id: 'the-button',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Under the scooter lay the button. “Whose is it?” asked {A}. They all looked down their fronts, and nobody missed one. It was brown, and had four holes.',
        'So they went along the row and held it up against each in turn. It did not go with the leeks. It did not go with {H}. But with {once.who} it went so well that it was left there. Nobody could have said what it was doing up.'
      ]
    },
    {
      id: 'thank-you',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{once.who} wanted to thank everybody, and began in front. But the row was long. “Pass it on,” said {A}. So it was passed on: a nod, and a pat, and a nod.',
        'By the time it came to {H} it had got a good deal stronger. It was a clap on the back that you felt in your teeth. {H} had nobody to give it to, and gave it to the wall.'
      ]
    },
    {
      id: 'the-stretch',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“You’ve got longer,” said the boy to {once.who}. That might well be so, after so much pulling. {A} laid the leeks alongside, end to end. It came to three and a half leeks.',
        '“What was it before?” asked {H}. Nobody had measured. “Then it might have been three and a half all along,” said {A}. {once.who} thought so too, but stood up straighter for the rest of the evening.'
      ]
    },
    {
      id: 'the-boy-at-the-back',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The boy with the scooter had been between two coats the whole time. “What was it?” he asked. “What did we pull?” {A} showed him. He looked {once.who} up and down.',
        '“I thought that it was a tooth,” said the boy. He had one that was loose, and he moved it for them with one finger. Eight people leaned in. “Hold on!” they said to it kindly, all at once.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted a turn at being stuck. {S} sat down beside {A}, and held on to the kerb. “Help,” said {S}, in a contented way. Nine people came at once and took hold.',
        '“Let go,” said {A}. “Not yet,” said {S}. “First I’ve got to be brought tea.” It was brought, with a lid, and {S} drank it right to the end. “Plop,” said {S}, and gave back the cup.'
      ]
    },
    {
      id: 'home-in-a-row',
      A: 'partner',
      paragraphs: [
        'It got dark, and they walked home, all in a row still, with {once.who} in the middle. At each door {H} said “Let go,” and somebody did. At the last door there was only {A}, with a hold on {H}’s coat. “Let go,” said {H}. “Squeak,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rushed out as well, and came back once for something woolly.',
      '{names} practised being the turnip, on the hall floor, and sat very tight.',
      { text: '{names} grabbed coats off the hooks, and two of them fitted.', needs: ['hands'] },
      { text: '{names} rolled up sleeves as far as they would go.', needs: ['hands'] }
    ],
    way: [
      '{names} tugged at a coat that turned out to be the wrong end of somebody.',
      '{names} got under the row, and came out at the leeks.',
      { text: '{names} looked after the ladder, which was not much of a puller.', needs: ['hands'] },
      { text: '{names} fetched the button back from under a hedge.', needs: ['hands'] }
    ],
    turn: [
      '{names} squeaked as well, out of respect for the mouse.',
      '{names} flopped down on the kerb, where it was still warm from somebody.',
      { text: '{names} gave the leeks back, all but one leaf.', needs: ['hands'] },
      { text: '{names} rubbed some feeling into ten stiff fingers at a time.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coat hung by its loop, and was not holding on very hard.',
    '{H} made the towel wet, and lay down. Somewhere {once.who} lay too, with a great deal of room on both sides.'
  ],
  last: [
    '“Let go,” said the pillow, and {H} let go, and was asleep.',
    'Plop, it went, very softly, and {H} was asleep.',
    'Nobody had to pull. {H} was through already, and slept.'
  ]
})
