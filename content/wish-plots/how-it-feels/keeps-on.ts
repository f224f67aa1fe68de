import { wishPlot } from '../wish-plot.ts'
import { GARMENTS } from './kept-on.ts'

export const whoeverKeepsOn = wishPlot({
  id: 'wish-whoever-keeps-on',
  visits: 'anything',
  whoever: [
    'never changes its clothes',
    'wears a balaclava',
    'wears a fleece',
    'wears a lungi',
    'wears a salwar kameez',
    'wears a swimming costume',
    'wears a windcheater',
    'wears clogs',
    'wears high heels',
    'wears jeans',
    'wears leggings',
    'wears thongs',
    ...GARMENTS.flatMap((worn) => [
      `wears ${worn}`,
      `always wears ${worn}`,
      `only wears ${worn}`,
      `loves its ${worn}`,
      `never takes its ${worn} off`,
      `won’t take its ${worn} off`,
      `doesn’t take its ${worn} off`,
      `doesn’t want to take its ${worn} off`,
      `sleeps in its ${worn}`,
      `has ${worn}`
    ]),
  ],
  except: ['cap ', 'woolly coat', 'shaggy coat', 'thick coat', 'curly coat', 'shiny coat', 'fur', 'lost', 'loses', 'stole', 'steals', 'eats', 'ate', 'hates', 'wants', 'wanted', 'too big', 'too small', 'invisible', 'odd socks', 'magic carpet', 'hair', 'head', 'wedding', 'knits', 'sells', 'school uniform', 'glass', 'laces', 'seat'],
  notOf: ['snowman', 'superhero', 'ballerina', 'vampire', 'cowboy', 'cowgirl', 'chef', 'bride', 'santa'],
  company: ['cardigan', 'hook', 'hooks', 'table', 'spoons', 'sleeve', 'collar', 'kettle', 'tap', 'clock', 'chair', 'label', 'mat', 'door'],
  about: 'The hero is cold and will not put on a new cardigan that scratches; whoever never takes a garment off has all its days in it, until they see how a day gets into a thing that is new.',
  titles: ['A Tuesday in July', 'All the Days in There', '{visitor} Keeps Warm', 'The Green Cardigan', 'Next to the Soup'],
  want: [
    {
      id: 'on-and-off',
      A: 'partner',
      paragraphs: [
        '{H} was cold, and would not put on the green cardigan. It was new, and it scratched. {H} wanted to get warm without it. {A} held it open all the same, like a door.',
        'Then there was a knock, and it was {visitor.first}. “Shall I hang up {caller.yours}?” asked {A}. “No, thank you,” said {visitor}. “I don’t take {caller.it} off. Not in the bath, and not in bed.” “I don’t put mine on,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'what-is-in-there',
      A: 'partner',
      paragraphs: [
        '“Why do you keep {caller.it} on?” asked {A}. “All my days are in there,” said {visitor}. {H} looked, and saw only {caller.has}. “Listen,” said {visitor}. {H} put an ear to {caller.thing}. In there it was summer, and a bee went by.',
        '“That’s a Tuesday in July,” said {visitor}. “I had {caller.it} on, and so the day got in. Next to it is a very good soup.” {A} listened too, and heard the spoon. “That’s what keeps me warm,” said {visitor}.'
      ]
    },
    {
      id: 'how-it-began',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} asked where {caller.thing} came from. “From the market,” said {visitor}. “From the very last table, with the odd cups. It was raining, so I gave a button and two walnuts.” The woman had thought one walnut enough.',
        '“I only wanted to keep dry as far as the corner,” said {visitor}. “But at the corner there was a band, with a drum. You can’t take something off in the middle of a band.” {H} listened for it, and there was the drum.'
      ]
    },
    {
      id: 'took-turns',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“How do {caller.thing} and {caller.part} get on?” asked {A}. At first there had been some pushing, said {visitor}. Each had wanted to be looked at. Now they took turns. From Monday to Saturday people looked at {caller.thing}, and at {caller.part} on Sundays.',
        '“It’s Saturday,” said {H}, and looked at {caller.thing}. {visitor} stood still, so that there was time. Then {A} took just one quick look at {caller.part}, because it was nearly Sunday.'
      ]
    },
    {
      id: 'still-on',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“And nothing ever slips?” asked {A}. {visitor} {caller.does}, to show them, and stood still again. They all looked. {caller.thing} had not slipped at all. It was {H} who had taken a step back.',
        '“Now that’s in there too,” said {visitor}, very pleased. {H} listened, and it was. You could hear {visitor} do it, and after that you could hear {H} say “Oh.” {H} had never been inside anybody else’s day before.'
      ]
    },
    {
      id: 'with-blue-thread',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} found a place that had been mended with blue thread. “That’s a fence,” said {visitor}. “I went under, and a little bit of me went over.” Beside it was a spot of jam. That was a birthday, and it had been there for years.',
        '{H} put one finger on the jam and heard people sing. They were on the last line, and somebody sang too high. “That’s the aunt,” said {visitor}. “She’s in there every year. I wouldn’t wash her out for anything.”'
      ]
    },
    {
      id: 'on-the-line',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How do you wash {caller.it}?” asked {A}. “With me inside,” said {visitor}. “First we sit in the tub. Then we hang on the line, both of us, till we’re dry.” It was a bit dull in the middle, but there were birds.',
        'Once they had hung beside a tablecloth. There was a whole wedding in that, said {visitor}, and two speeches. They had listened till it rained. {H} looked at the cloth on our own table. It had a good many suppers in it.'
      ]
    },
    {
      id: 'ten-jumps',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{H} tried to get warm by jumping. It worked very well, for as long as {H} jumped. After thirty {H} sat down, and the cold came and sat down too. “You can’t jump all night,” said {A}. “I could,” said {H}, who was out of breath.',
        '{visitor} had jumped along to keep {H} company. {caller.thing} jumped as well, a little later each time. “That’ll be a funny one to listen to,” said {visitor}. “Thirty bumps, and then somebody puffing.”'
      ]
    },
    {
      id: 'the-best-one',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Which is the best day in there?” asked {A}. {visitor} did not have to think. It was a Thursday, when nothing had happened. {visitor} had sat on a warm wall. A small cloud had gone from one end of the sky to the other.',
        '“May I hear that one?” asked {H}. It was deep in, and {H} had to press one ear flat. There was not a sound. But it was a warm sort of quiet, and there was plenty of it.'
      ]
    },
    {
      id: 'lent',
      A: 'same',
      paragraphs: [
        '{H}’s teeth clicked with cold. {visitor} thought for a long time. Then {visitor} took off {caller.thing}, for the first time ever, and lent {caller.it} to {H}. They had to pull a bit. At once it was July, right down to the toes.',
        'But now {visitor} shivered, so hard that the spoons rang. {A} put the green cardigan round {visitor}. “It scratches!” said {visitor}. “There’s not one day in it. There’s not even a morning!” Now {H} was warm, and {visitor} was not.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I had a coat like that,” said {S}. “When I’d grown out of it, it went to my cousin. The next day he came back with it. There was somebody in the pocket, he said, who kept on counting to twenty.”',
        '“Who was it?” asked {A}. “It was me,” said {S}. “I’d played hide-and-seek in it the whole summer.” The cousin had kept the coat, and had got very good at hiding. He always knew when {S} was at nineteen.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted a day of {S}’s own in there, right now. {S} put both hands round {S}’s mouth and shouted “Birthday!” into {caller.thing}. They waited. “Birthday,” said {caller.thing}, a bit muffled. “It’s only the word,” said {S}.',
        '“You can’t shout it in,” said {visitor}. “It has to happen, with everything.” So {A} shook {S} by the hand, and wished {S} many happy returns. It was the wrong month, but it did happen, and {visitor} stood very near.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been watching {caller.thing} for some time. Somewhere in there something must have moved, for {A} kept quite still. {visitor} came nearer, so that {A} could hear it better. “It’s the ducks,” said {visitor}. “They’re in a Wednesday.”',
        '{H} listened at the same place. There was some quacking, and a splash, and then bread. {A} stayed for all of it, and for the quiet bit after it too. Not many people wait for the quiet bit.'
      ]
    }
  ],
  turn: [
    {
      id: 'how-a-day-gets-in',
      A: 'partner',
      paragraphs: [
        '{A} turned the cardigan over. There was still a label on it. “Nothing’s ever happened to it,” said {A}. “That’s why it scratches! You’ve got to put it on first. The days get in after that.”',
        'So {visitor} got {caller.thing} back, with a sigh, and {H} put on the green cardigan. They danced round the table, three times, and {visitor} too. {H} slid on the mat, and {A} caught {H}, and they both laughed.'
      ]
    },
    {
      id: 'from-one-to-the-other',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“To begin with you may have some July,” said {visitor}, and leaned against the green sleeve. They stood like that for a bit. Then something small flew across, and buzzed.',
        '“That was my bee,” said {visitor}. “It may stay with you till the spring.” {A} listened at the cuff. In there something small and furry was looking round. It had never been in anything so green.'
      ]
    },
    {
      id: 'what-else-goes-in',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} walked through the flat in the cardigan, to give it a few things more. It got the tap, and the clock, and the drawer with the spoons. {A} turned the light off and on again. “That’s a night and a day,” said {A}.',
        '“Don’t be too quick,” said {visitor}. “{caller.thing} only got one day at a time. If you stuff it, it sags.” So {H} sat down by the kettle and did nothing at all. It was surprising how much of that went in.'
      ]
    },
    {
      id: 'already-in',
      A: 'partner',
      paragraphs: [
        '“Listen,” said {visitor}. {H} put an ear to the green sleeve. Very small and deep in there, feet were going round a table, and somebody laughed. It was tonight. The cardigan scratched once more, and then it forgot to.',
        'It was late, and {visitor} had to go, with {caller.thing} on, as always. “You’re in mine as well now,” said {visitor}. “I’ve put you next to the soup.” {A} shut the door softly, and {H} kept the cardigan on.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had a good look at {caller.thing}.',
      '{names} came to the door too, and kept clear of the cardigan.',
      { text: '{names} pointed to the hook, in case it had been overlooked.', needs: ['hands'] },
      { text: '{names} felt the cardigan between two fingers, and let go again.', needs: ['hands'] }
    ],
    way: [
      '{names} listened too, and heard the bee.',
      '{names} sat down beside {visitor}, where it was July.',
      { text: '{names} looked for July on the calendar, and found it.', needs: ['hands'] },
      { text: '{names} felt how warm {caller.thing} could be.', needs: ['hands'] }
    ],
    turn: [
      '{names} went round the table as well, the other way.',
      '{names} came close, to be in it too.',
      { text: '{names} snipped off the label, and kept it for a bookmark.', needs: ['hands'] },
      { text: '{names} clapped in time, so that it could be heard in there.', needs: ['hands'] }
    ]
  },
  bed: [
    'The green cardigan was laid on the blanket, with both its arms out. {visitor} was home by now, and still in {caller.thing}.',
    'One button was undone, so that the night could get in. It was quiet in the room, and soon it was quiet in the sleeves.'
  ],
  last: [
    'In the green sleeve the feet went round once more, slower, and {H} was asleep.',
    'The evening lay on the blanket, with its sleeves tucked in, and {H} was asleep.'
  ]
})
