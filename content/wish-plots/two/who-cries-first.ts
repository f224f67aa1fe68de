import { wishPlot } from '../wish-plot.ts'

export const whoCriesFirst = wishPlot({
  id: 'wish-two-marries',
  tellsAny: 'marries',
  about: 'Two get married, and the ring bearer has only one ring; when each has promised something about what is hardest with the other, it turns out where the second one is.',
  titles: ['With This Curtain Ring', 'I Do, I Think', 'Somebody Always Cries', '{H} Brings the Rings', 'Both Walk Down'],
  company: ['ring', 'cushion', 'cake', 'curtain', 'chair', 'hall', 'veil'],
  want: [
    {
      id: 'two-rings',
      A: 'partner',
      paragraphs: [
        '{H} was to bring the rings at a wedding, on a cushion, and wanted to drop neither. {role.first} and {mate.first} were getting married at six. There was a cake, and the rings were off the curtain. “If one’s lost,” said {A}, “it doesn’t count.” {H} held the cushion quite level.'
      ]
    }
  ],
  way: [
    {
      id: 'down-the-hall',
      A: 'partner',
      paragraphs: [
        '{A} hummed the march. Down the hall between the chairs came {role}, in a net curtain. Then {mate}, who had waited so long for this, {mate.trouble}. “That’s {mate},” said {role} proudly, “that I’m marrying.” And with that {role} {role.trouble}.',
        'When everybody was standing again, {H} looked at the cushion. There was one ring on it.'
      ]
    },
    {
      id: 'how-did-you-meet',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How did you meet?” asked {A}, who was writing the speech. “I lived {role.home},” said {role}, “and {mate} lived {mate.home}.” “That’s not very near.” “No,” said {mate}. “I’d got off at the wrong stop.”',
        '“And you stayed?” “I asked the way back,” said {mate}. “{role} explained it for three hours.” {A} wrote that down, and that was the speech.'
      ]
    },
    {
      id: 'the-cake',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The cake had three floors. The bottom one was a biscuit tin, and the next was a bath sponge. Only the top was really cake, with pink icing. {A} put {role} and {mate} on it, out of marzipan. They leaned a little to the left.',
        '“They’ve got to lean on each other,” said {H}, and pushed them closer. Now they stood. “That one’s me,” said {role}. “No, that’s me,” said {mate}. They didn’t mind which.'
      ]
    },
    {
      id: 'who-walks-whom',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Who walks whom down the hall?” asked {A}. {role} had nobody to go with, for everybody was sitting already. So {A} gave an arm to {role}, and went down with {role} to the front. Then {A} ran back, and went down with {mate}.',
        'And then {A} went down once more, alone, because it was so nice. The people on the chairs stood up each time.'
      ]
    },
    {
      id: 'something-borrowed',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You need something old,” said {A}, “and something new, and something borrowed, and something blue.” The old one was a slipper. A new one was harder. In the end it was a carrot, bought that afternoon.',
        '“And borrowed?” asked {mate}. “I’ve borrowed {role} till Sunday,” said {mate} then, before anybody else could. “You’re allowed to keep me,” said {role}. Now only blue was missing.'
      ]
    },
    {
      id: 'who-cries',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At a wedding somebody has to cry, and {A} had a handkerchief ready. They all looked at each other. {H} tried it with thinking of the end of the holidays. {role} held an onion. “I’m too happy,” said {role}, and the onion was put back.',
        'Then the kettle came to the boil in the kitchen, and sobbed. “That’s the kettle,” said {A}. “It’s always the same with it.”'
      ]
    },
    {
      id: 'on-all-fours',
      A: 'partner',
      paragraphs: [
        'They all looked for the other ring on all fours, {role} with the veil on. It was not under the chairs, and it was not in the cake. “Take this,” said {H}, and held up a biscuit with a hole. Crack, it went, on the way.',
        '“Do the promises first,” said {A}. “They don’t need a ring. And while they promise, nobody moves, and I can hear it if it rolls.”'
      ]
    },
    {
      id: 'holding-hands',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I could give back mine,” said {role}, “and {mate} has the one there is.” “Then you’d have none,” said {mate}. “I’d look at yours.” They tried it. {role} looked at it for a good while, and {mate} held still.',
        '“And when I’m at the shops?” asked {mate}. That had not been thought of. {H} went on looking, under the rug this time.'
      ]
    },
    {
      id: 'guests',
      A: 'same',
      spare: 7,
      paragraphs: [
        'On the left sat whoever was there for {role}. On the right sat those for {mate}. There were a bear and a cushion on each. “Which side are you on?” {A} was asked. {A} took both, and sat in the hall.',
        'From the side {A} could see both faces at once. “They’re each looking at the other one’s guests,” whispered {A}, “to see if they’re nice.” They were.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came down the middle too, in step with the march. “{A} isn’t getting married,” said {H}. {A} looked at {role}, and at {mate}, and longest at the cake.',
        'So {A} had a paper bow and was a bridesmaid. In the photo there are three of them. The one in the middle has icing on.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“At a wedding in our street the organ broke,” said {S}. “So the baker whistled the march.” “All of it?” asked {A}. “He only knew the first half,” said {S}. “They walked in to that, and they walked out to that.”',
        '“And the middle?” “In the middle he ate a roll,” said {S}. “You could hear every word they promised. And the crust.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had to throw flowers. There were no flowers, so it was socks, rolled up small. “Softly,” said {A}. {S} threw one softly, and one less softly, and the bear on the left fell over. “It’s crying,” said {S}. “Now somebody is.”',
        'They picked it up between them. {A} gave it the second slice of cake, and the bear held on to it till the end.'
      ]
    }
  ],
  turn: [
    {
      id: 'promises',
      A: 'partner',
      paragraphs: [
        '“And if {mate} does that again?” {H} asked {role}. “{mate.why},” said {role}. “I’ll say so to all the neighbours.” “And you?” {H} asked {mate}. “What about {role.part}?” “I’ll hold the cups,” said {mate}. “I promise. Every day.”',
        'It was so quiet that you could hear {A} swallow. Somebody always cries at a wedding, and it was {A}, who pulled out a handkerchief. Ting.'
      ]
    },
    {
      id: 'the-second-ring',
      A: 'partner',
      paragraphs: [
        'Out of the handkerchief rolled the ring, past both rows of chairs. {H} put a foot on it. “I’d tied a knot round it,” said {A}, “so that it wouldn’t get lost.”',
        'So {H} brought two rings after all, quite level. “I do,” said {role}. “I do too,” said {mate}. And {role} {role.use}, because that’s how they wanted it at their wedding. “Now it counts,” said {H}, and put down the cushion.'
      ]
    },
    {
      id: 'first-dance',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then there was dancing, and the two of them had to begin. Neither had ever led. They both went to the left, but it was not the same left. {A} counted aloud for them. “One, two, sorry. One, two, sorry.”',
        'After a while there was no more sorry. They had found a step which was wrong in the same place each time.'
      ]
    },
    {
      id: 'at-the-dance',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Is there nothing for me to do?” asked {mate}. “You’ve been waiting to all evening,” said {role}. And so {mate} {mate.use}. The cushion and the bear had never been to such a wedding. {A} turned them round a bit, so that they missed none of it.',
        '“Will you do that at home too?” asked {role}. “On weekdays,” said {mate}. “On Sundays it’s your turn.”'
      ]
    },
    {
      id: 'over-the-shoulder',
      A: 'same',
      spare: 13,
      paragraphs: [
        'At the end a bunch is thrown, backwards, and whoever catches it is next. This one was a carrot, with a ribbon. {mate} threw it over one shoulder. It flew over both rows and came down on {A}’s lap.',
        '“Whom will you marry?” asked {H}. {A} thought about it and bit off the tip of the carrot. “I’ll ask the bear,” said {A}, “but not before it’s had its cake.”'
      ]
    },
    {
      id: 'where-to-live',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“And where will you live now?” asked {A}. {role} had always lived {role.home}. {mate} had always lived {mate.home}. They had thought of taking turns. On Mondays {role} would be the one who doesn’t know where the cups are.',
        '“And on the way between?” “There’s a bench,” said {mate}. “We’ve put up a curtain at it.” So that was where the rings were from.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in the very front row, and saved a place.',
      '{names} sniffed at the cake, all round the lowest floor.',
      { text: '{names} folded a net curtain into a veil.', needs: ['hands'] },
      { text: '{names} tied a ribbon on each chair, and one on the door.', needs: ['hands'] }
    ],
    way: [
      '{names} looked under the chairs, where there were only crumbs.',
      '{names} crawled along behind the veil, which went round the corner.',
      { text: '{names} felt in all the cushions, and found a pencil.', needs: ['hands'] },
      { text: '{names} shook out the curtain, and there was a moth.', needs: ['hands'] }
    ],
    turn: [
      '{names} sighed at the right moment.',
      '{names} cried a bit too, or had something in one eye.',
      { text: '{names} threw rice, cooked, as there was no other.', needs: ['hands'] },
      { text: '{names} clapped until the cake wobbled.', needs: ['hands'] }
    ]
  },
  bed: [
    'The curtain hung on its rings, all but two. {role} {role.night}. And {mate} {mate.night}. It was the same way for a good bit.',
    '{H} washed and lay down, with the cushion under one ear. There was still a round dent in it, and another beside it.'
  ],
  last: [
    'On the cushion lay {H}, quite level, and was asleep.',
    'Both rings had been brought, and had been kept. {H} slept.'
  ]
})
