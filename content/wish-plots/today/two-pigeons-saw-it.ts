import { wishPlot } from '../wish-plot.ts'

export const twoPigeonsSawIt = wishPlot({
  id: 'wish-today-two-pigeons-saw-it',
  tellsAny: 'today',
  isTale: true,
  about: 'The day as it happened, seen also by two pigeons, who understand everything but what it was about and find it very like being a pigeon: people do the neck, make themselves round and say nearly coo, all for one crumb; in the evening they go through it again on the windowsill, lower and lower, until they leave off the front of their coo as well.',
  titles: ['Two Pigeons Saw It', 'It Was Cheese', 'A Little Higher Up', 'All That for One Crumb', '{H} and the Two on the Windowsill'],
  company: ['pigeon', 'sandwich', 'crumb', 'windowsill', 'window'],
  want: [
    {
      id: 'higher-up',
      paragraphs: [
        'That day two pigeons sat where pigeons sit, a little higher up than everybody else. The thin one knew all about people. The round one knew all about crumbs. Down below was {H}, with no idea of anything.',
        '“What are they like?” asked the round one. “Just like us,” said the thin one. “They walk up and down until something drops.”',
        'Then it grew quiet, as it does just before. {today.first}. “Well!” said somebody, and heads went round. “There,” said the thin one. “They’re doing the neck.”'
      ]
    },
    {
      id: 'day-like-that',
      spare: 1,
      paragraphs: [
        '“I once had a day like that,” said the round one. “What did you do?” asked the thin one. “I sat on a chimney until it was over.”',
        'They looked for a chimney for {H}, a low one, with room for two feet. There was none about. So {H} had to stay for all of it, and so did they.'
      ]
    }
  ],
  way: [
    {
      id: 'one-to-the-next',
      spare: 5,
      paragraphs: [
        '“Well!” said somebody else, further off. “Well, well,” said somebody behind. “We do that on the roof,” said the round one. “Coo. Coo. Coo, coo.” “And what does it mean?” asked the thin one.',
        '“It means that somebody has said it,” said the round one. {H} said it as well, in case it was needed. “Well.”'
      ]
    },
    {
      id: 'sandwich',
      paragraphs: [
        'Somebody’s sandwich had stopped halfway up. The round one looked at nothing else. “Eat it or drop it,” it whispered. Everybody breathed in, {H} as well. “They’re making themselves round,” said the thin one. “Quite right,” said the round one.'
      ]
    },
    {
      id: 'short-night',
      spare: 8,
      paragraphs: [
        '{H} stood on one leg for a moment, so as to see better. “Asleep,” said the round one, who always slept like that.',
        '{H} put the other foot down. “Good morning,” said the round one. “That was a short night.”'
      ]
    },
    {
      id: 'moment',
      paragraphs: [
        'That was when {today.second}. “Ooh!” said {H}, and “Ooh!” it went, all round. “That’s nearly coo,” said the thin one. “They’ve left off the front.”'
      ]
    },
    {
      id: 'clock',
      spare: 0.9,
      paragraphs: [
        'Somewhere a clock went on, tick, tock, just as it had before. “That one saw nothing,” said the round one. “It couldn’t,” said the thin one. “It’s got both hands in front of its face.”'
      ]
    },
    {
      id: 'crumb',
      paragraphs: [
        'The sandwich shook, and down came a crumb. The round one went and had it. “Cheese,” it said. “So that’s why {today.second}.” “All that,” said the thin one, “for one crumb.” “I’d have done it for half,” said the round one.'
      ]
    },
    {
      id: 'third-part',
      spare: 0.3,
      paragraphs: [
        'But it went on. {today.third}. “Is there another sandwich?” asked the round one. They leaned out so far to see that they nearly had to fly. {H} leaned the same way. There was no other sandwich. “Then why are they doing it?” asked the round one.'
      ]
    },
    {
      id: 'fourth-part',
      spare: 0.4,
      paragraphs: [
        '“Now it’s over,” said the thin one, and put its feathers straight. And then {today.fourth}. The feathers all stood up again. “Now it’s over,” said the thin one, but not so loud. It waited a while before it put them straight.'
      ]
    },
    {
      id: 'with-seen',
      spare: 0.6,
      paragraphs: [
        '“And {seen}?” asked the round one. “What was that about?” “{seen.guess},” said the thin one, who knew people. “I thought so,” said the round one.',
        'They had both looked at {seen.part}, first with the left eye and then with the right. {H} always looked with both. “It must all come in a heap,” said the thin one.'
      ]
    },
    {
      id: 'with-beside',
      spare: 0.7,
      paragraphs: [
        '“All that {beside} ever wants is {beside.wants},” said the thin one. “Not the sandwich?” asked the round one. “Not the sandwich.”',
        'The round one had to look away from it to think about that. “I could never live like that,” it said.'
      ]
    },
    {
      id: 'nodding',
      spare: 4,
      paragraphs: [
        'Somebody nodded, and somebody else nodded back. “They’re nodding,” said the thin one, “and they aren’t getting anywhere.” “You have to move the feet as well,” said the round one.',
        'They showed how it was done, along the edge and back. Nobody looked up. {H} nodded, and stayed where {H} was.'
      ]
    },
    {
      id: 'one-wing',
      spare: 3,
      paragraphs: [
        'Somebody came by with a very long umbrella, stopped to look, and opened it by mistake. “It’s only got one wing,” said the round one. “That’s why they walk,” said the thin one.',
        'The umbrella was shaken twice and shut. “It didn’t even get off the ground,” said the round one. They were sorry about that, and looked away, to be polite.'
      ]
    },
    {
      id: 'did-you-see',
      paragraphs: [
        '“Did you see that?” asked somebody. “I did!” said somebody else. “So did we,” said the thin one. “It was cheese.”'
      ]
    },
    {
      id: 'both-arms',
      spare: 2,
      paragraphs: [
        'Somebody had come too late, and had to be told. Telling it took both arms, and both went up and down. “That one wants to fly,” said the round one. “It’s only telling,” said the thin one. “It can’t be done without wings. They use what they’ve got.”',
        '{H} helped, and that made four arms. “They’ll be off the ground in a minute,” said the round one.'
      ]
    },
    {
      id: 'other-quiet',
      spare: 6,
      paragraphs: [
        'Then it was quiet again, but it was the other quiet, the one that comes after. Shoulders came down. Somebody did up a button that had been done up before.',
        '“Will they do it again?” asked the round one. “Not today,” said the thin one. “They only had the one sandwich.”'
      ]
    }
  ],
  turn: [
    {
      id: 'over-the-roofs',
      paragraphs: [
        'Then everybody went home who was not there already. The pigeons flew on ahead to {H}’s windowsill.'
      ]
    },
    {
      id: 'comes-up-again',
      spare: 3,
      paragraphs: [
        'Every now and then {H} laughed, when nothing was happening at all. “What’s that?” asked the round one. “It’s what happened,” said the thin one. “It’s gone down, and now it comes up again.”',
        '“I have that with barley,” said the round one. {H} laughed once more, rather deeper down. “It’s nearly through,” said the thin one.'
      ]
    },
    {
      id: 'supper',
      A: 'partner',
      paragraphs: [
        '{H} told it at supper, from the quiet on. “And a sandwich stopped in the air,” said {H}, “and then {today.two}!” {A} laughed until a potato fell off the fork.'
      ]
    },
    {
      id: 'third-at-supper',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“And that wasn’t all,” said {H}. “{today.three}.” {A} had just picked up the fork, and put it down again. “They do go on about it,” said the round one outside. “And there was no bread in it at all.”'
      ]
    },
    {
      id: 'just-before',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“How was it just before?” asked {A}. “Like this,” said {H}, and kept quite still. {A} kept still, too. A spoon stopped in the air, and a drop hung on it and thought about falling.',
        '“They’ve seen us,” said the round one outside, and it stood on the windowsill like a jug. The drop fell. “Ooh,” said {A}. Then everybody could move again.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I know those two,” said {S}, with a look at the window. “They were there when I was little.” “The same ones?” asked {A}. “They’ve got the same coats on,” said {S}.',
        '“Then they must have seen everything,” said {A}. “All of it,” said {S}, “and never told a soul.” Outside somebody had just begun to tell it.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had been looking at the window. Then {S} walked once round the table, and at each step {S}’s head went forward and came after. “That’s just how they do it!” said {A}.',
        'They did it together, with both their necks. “At last,” said the thin one. “It’s taken them all day.”'
      ]
    },
    {
      id: 'baby',
      S: 'baby',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} looked at the window and said, “Oo.” “Did you hear that?” asked the thin one. “So small, and only the front is missing.” “Oo,” said {S} again. The round one said it back very slowly, with the front on. {A} listened to them both.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{H} told {A} about it, too, from the quiet to the ooh. {A} looked at {H}, and then past {H}, out of the window.',
        '“What does that one say about it?” asked the round one. “Not a word,” said the thin one. “It’s the only one in there who understands.”'
      ]
    },
    {
      id: 'best-of-it',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“What was the best of it?” asked {H}. {A} had to chew first, and then to think. “The ooh,” said {A}. “I could have that every day.” “It has to be a real one,” said {H}. “You can’t just do it.”',
        '“The best was the cheese,” said the round one, on the other side of the glass. They were all of them quite sure.'
      ]
    },
    {
      id: 'something-in-front',
      A: 'partner',
      paragraphs: [
        '“And did the sandwich get to the top?” asked {A}. Nobody in there had looked. Outside were two who had. “It was cheese,” said the round one. Through the glass it was only coo. “They say ooh out there, too,” said {H}. “They’ve just put something in front.”'
      ]
    },
    {
      id: 'cloth',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{A} wiped the crumbs together, and {H} put them out on the windowsill. “All day they’ve carried that about for us,” said the thin one. The round one said nothing. It was the only time that day.'
      ]
    },
    {
      id: 'the-other-eye',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '{H} went up close to the window. A round eye looked in, and then the head turned round, and the other one did. {H} tried it as well, with the left and then with the right. “How do I look?” asked {H}. “Twice,” said {A}.',
        '“It’s a nice one,” said the round one to the thin one. “A pity about the beak.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} did the neck as well that day, and never knew it.',
      '{names} heard something say coo that day, and did not answer.',
      { text: '{names} waved up at the pigeons, or at somebody behind them.', needs: ['hands'] },
      { text: '{names} scratched one ear at some time, and the pigeons saw what it meant.', needs: ['hands'] }
    ],
    way: [
      '{names} turned round to look, there or when it was told.',
      '{names} dropped a crumb that day, and never knew who saw it.',
      { text: '{names} clapped for it, then or at supper.', needs: ['hands'] },
      { text: '{names} told it to two more people, with both arms.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the window, and the window looked back.',
      '{names} left one crumb over, for no reason.',
      { text: '{names} turned the lamp a little, so that the windowsill had some.', needs: ['hands'] },
      { text: '{names} picked up the potato.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plates were washed, and so was {H}. “Ooh,” said {H} in the bath, to hear how it rang. From the windowsill it came back, with something in front.',
    '{H} lay in bed and heard the two of them go through it all again. {today.first}, coo. And then {today.second}, coo. It got lower and lower, for their heads were under their wings. In the end they left off the front as well.'
  ],
  last: [
    'Under a wing somebody said, “Oo,” and {H} was asleep.',
    'There were two heads under two wings and one on a pillow, and {H} was asleep.'
  ]
})
