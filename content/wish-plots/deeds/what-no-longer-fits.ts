import { wishPlot } from '../wish-plot.ts'

export const deedWhatNoLongerFits = wishPlot({
  id: 'wish-deed-what-no-longer-fits',
  tellsAny: 'once',
  deeds: ['becomes'],
  out: true,
  about: 'Whoever is turning into something else gives away all the old things at once, and then it rains on the time between; so the hat is lent back until it falls off by itself.',
  titles: ['The Hat for the Time Between', 'All of It Fitted Until Tuesday', 'A Box on the Step', '{H} Has the Hat', 'Not Any More and Not Yet'],
  company: ['step', 'box', 'gate'],
  want: [
    {
      id: 'a-box',
      A: 'partner',
      paragraphs: [
        'The doorbell rang, and on the step stood a box. Behind the box was {once.first}. “It’s all old,” said {once.who}, “and no use any more, what with me {once.mine}.” In the box lay a mug, a blanket, an umbrella and a woolly hat. “All of it fitted until Tuesday,” said {once.who}. “Look at it now.” The hat sat up there like a pea on a plate.',
        'It was green, with a bobble as big as an apple. {H} had wanted a hat like that for a whole winter. “Have it,” said {once.who}. {H} meant to wear it in bed as well. {A} got the mug.'
      ]
    }
  ],
  way: [
    {
      id: 'nothing-but-a-puddle',
      A: 'partner',
      paragraphs: [
        'Now everything old was gone, down to the mug. {once.who} sat down on the step to wait for what was new. At five a wind came. At half past five it rained, at first a little, and then just where the hat had been. “Once it’s all new, nobody feels the rain,” said {once.who}, and sneezed.',
        { extra: 1, both: ['By six there was something new, but it was only a puddle. {once.who} looked into it for a long time, from above.'] }
      ]
    },
    {
      id: 'still-the-old-one',
      A: 'same',
      spare: 1,
      paragraphs: [
        'From time to time it came over {once.who}. Then {once.who} {doer.does}, exactly as before. “Sorry,” said {once.who}. “That was still the old one.” {H} and {A} had not minded at all.',
        '“Could we have it once more?” asked {A}. “It might be the last time.” They had it once more, and then a last time, and then one that did not count. They clapped after each, and the drops flew.'
      ]
    },
    {
      id: 'what-goes-last',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What about {doer.part}?” asked {A}. They all looked. There was nothing to see there yet, one way or the other. “That goes last,” said {once.who}. “Or else it stays. You only find out on the day.”',
        '{H} was rather for staying. {A} would have kept a thing like that in a drawer, for Sundays. {once.who} had not thought of Sundays.'
      ]
    },
    {
      id: 'as-always',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The man from next door came home with his bread. “Evening,” he said to {once.who}, just as always. “He didn’t notice,” said {once.who}. So {A} called him back. He stood there and looked {once.who} up and down, and you could see him trying.',
        '“New glasses?” asked the man. {once.who} had never worn glasses. “They suit you, anyway,” said the man, and took his bread inside, where it was dry.'
      ]
    },
    {
      id: 'measured',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We could measure how far you’ve got,” said {A}. They put a chalk mark on the door post, next to {once.who}. Then they waited for as long as it takes to hum a song, and put another. There was a good inch between the two.',
        '“That’s quick,” said {H}. {once.who} {once.was} glad, and sat up, and looked glad again. “Were you sitting up just now?” asked {A}. They rubbed out the second one.'
      ]
    },
    {
      id: 'before',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“{doer.fact},” said {A}, who knew that sort of thing. “That was before,” said {once.who}. “And will it stop?” asked {H}. {once.who} had to think. Nobody had said anything about it.',
        '“I should ask,” said {A}. “It would be a pity.” They agreed to leave it as it was for the present. Too much at once is not good for anybody, least of all in the wet.'
      ]
    },
    {
      id: 'the-first-toast',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Can we bring you something?” asked {A}. Up to Tuesday there would have been one answer to that: {doer.wants}. {once.who} had opened up to say it, and stopped. “It’s hard to say now,” said {once.who}. “Is there toast?”',
        '{H} brought toast. They all watched. {once.who} took one corner, and waited, and took the other three. “It’s begun,” whispered {A}. Nobody said anything more until the crumbs were gone.'
      ]
    },
    {
      id: 'a-letter',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was a letter in the box as well, at the very bottom. It had come that morning, and it was for the old one. “Then it mustn’t be opened by the new one,” said {H}. “And the old one has no time for letters any more.”',
        'In the end the old one opened it. The new one was allowed to look on from behind. It was about drains. “That’s for both of you,” said {A}.'
      ]
    },
    {
      id: 'the-blanket',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} tried on the blanket. It came down to the floor and a good bit further. “It was always the right length,” said {once.who}. {A} walked up and down the hall in it, and it came along behind, a little later.',
        '“What does that make you?” asked {H}. {A} looked in the mirror. It could have been a bishop, or somebody out of the bath. “I’ve only just started,” said {A}. “Ask me on Thursday.”'
      ]
    },
    {
      id: 'through-the-gap',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Try something that you always do,” said {A}. {once.who} went round the bin and came back, as on any day. It looked much as usual. {H} had been lying on the step, with one eye near the ground. “You went round it on the other side,” said {H}.',
        'They all looked at the bin. {once.who} had never in all those years gone round it on that side. “And how was it?” asked {A}. “There’s a view,” said {once.who}, “of the drain.” It did not sound like the old one at all.'
      ]
    },
    {
      id: 'the-place',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“And who’ll be there now, {doer.where}?” asked {A}. {once.who} had not asked anybody yet. It was a good place. If you left it empty, somebody would be in it by Friday.',
        '“Put something down on it,” said {H}. “On the bus people put a bag.” But all the old things were here in the box, and had been given away. {A} went and fetched a spare bag.'
      ]
    },
    {
      id: 'in-between',
      A: 'partner',
      paragraphs: [
        '{A} stood in the doorway and blew on the mug. “The old things are gone,” said {A}, “and the new ones haven’t come. There’s a bit in between.” “How long is it?” asked {H}. “Nobody tells you,” said {A}. “But it’s wet there.”'
      ]
    }
  ],
  turn: [
    {
      id: 'on-loan',
      A: 'partner',
      paragraphs: [
        '{H} took off the hat. For a whole hour it had been the best that {H} had ever had. “You can’t have it back,” said {H}. “It doesn’t fit you. But I’ll lend it to you.” On loan it did fit, worn a little to the left.',
        'Then they put up the umbrella and got under the blanket, and the mug went round. In there, in the dry, the changing went by itself. {once.who} {once.did}, a bit at a time, and nobody hurried it.'
      ]
    },
    {
      id: 'and-then-too',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. Nobody on the step had counted on that. It was not in the box, and it did not look as if it would fit in. They moved up, to make room.'
      ]
    },
    {
      id: 'two-drops',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Two drops ran along the edge of the umbrella, and {H} and {A} had one each. {H}’s was ahead. Then it met another drop, and after that nobody could say which of the two it was. “Is it still mine?” asked {H}.',
        '“It’s mostly yours,” said {A}. {once.who} had been watching it very closely. “It didn’t seem to mind,” said {once.who}. The drop hung there, rather fatter than before, and let go.'
      ]
    },
    {
      id: 'the-bobble',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Do you know what that bobble used to be?” asked {once.who}. “It was a sleeve.” “And before that?” asked {A}. “It was on a sheep.” They looked at the bobble. It had really been about, for a bobble.',
        '“It’s kept its colour,” said {H}. But that was not quite so, for nobody had ever heard of a green sheep. “Then it’s done that too,” said {A}.'
      ]
    },
    {
      id: 'old-sound',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“How will you say good evening?” asked {A}. Up to now it had always been the same: {doer.sound}. {once.who} tried it higher, and then with hardly any mouth. A man’s window went up across the road.',
        '“{doer.sound}!” called the man, quite friendly. He had always answered like that. “It’ll take him longer than you,” said {A}. So {once.who} said it back, to be polite.'
      ]
    },
    {
      id: 'pet-knows',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} had known {once.who} at once, on Tuesday and today. Now {A} looked for a long time. {A} looked at {H}, who had no hat, and at {once.who}, who had the hat. Then {A} looked at the hat.',
        'The hat was somebody that {A} could be sure of. {A} kept close to it for the rest of the rain, whoever happened to be underneath.'
      ]
    },
    {
      id: 'elder-shoes',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I was small once,” said {S}. “When did it stop?” asked {A}. {S} had never been told. “One day my shoes pinched. So they gave me the big ones from the cupboard, and I went out to play in those.”',
        '“And then you were big?” “I came in again at six,” said {S}, “and everybody asked me where the scissors were.” {S} looked down at two slippers. “They still do.”'
      ]
    },
    {
      id: 'child-hat',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        'Before it was lent out, {S} had to have a turn with the hat. It went down over {S}’s eyes and nose, and on the bottom edge there was a chin. “Who’s that?” asked {A}. “Nobody yet,” said the hat.',
        '{A} knocked on it. “And when will somebody be in?” “You have to come back later,” said the hat. “It’s still being done up.” It walked carefully along the wall, and into the coats.'
      ]
    },
    {
      id: 'baby-tuesday',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} was held out under the edge of the umbrella, to see the rain. It turned out that {A} was in between as well. Last week’s sleeves came only as far as the elbows. Those for next week hung down over the hands.',
        '{once.who} looked at {A}, and {A} looked at {once.who}. “How do you stand it?” asked {once.who}. {A} put one of the long sleeves in, and sucked on that. {once.who} tried it with the blanket.'
      ]
    },
    {
      id: 'guest-jacket',
      A: 'guest',
      spare: 6,
      paragraphs: [
        '“My jacket’s like that,” said {A}. “It was Ravi’s, and before that it was somebody’s at the swimming pool. I’ll have it until March.” “And after that?” asked {once.who}. “Then my arms come out.”',
        '{H} looked at the name inside. There were four of them, and three had been crossed out. Under {A}’s there was room for two more. {once.who} read it from top to bottom, as you read something in church.'
      ]
    },
    {
      id: 'it-fell-off',
      A: 'partner',
      paragraphs: [
        'When the rain was over, {once.who} got up, and the hat fell off. It had not been the wind. {A} put it back, and off it fell again. “That’s it, then,” said {once.who}. “It doesn’t even fit on loan.”',
        'And {once.who} went off down the road, a bit different under each lamp. {H} put on the hat, and got into the empty box, and pulled in both knees. “And what does that make you?” asked {A}. “I’m what still fits,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got into the box for a moment, and it fitted nobody either.',
      '{names} rubbed against the blanket, and it felt as good as new.',
      { text: '{names} put up the umbrella indoors, and took it down again fast.', needs: ['hands'] },
      { text: '{names} stroked the bobble, which really was as big as an apple.', needs: ['hands'] }
    ],
    way: [
      '{names} huddled on the dry end of the step.',
      '{names} blinked at the drops on the mat, until they joined.',
      { text: '{names} fetched a towel, and it was the old one.', needs: ['hands'] },
      { text: '{names} held a tray over {once.who}, as far as a tray will go.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept in under the blanket, at the back, where it was darkest.',
      '{names} steamed gently, along with the mug.',
      { text: '{names} carried the mug round, and kept a finger in the handle for warmth.', needs: ['hands'] },
      { text: '{names} tipped the rain off the umbrella, away from the hat.', needs: ['hands'] }
    ]
  },
  bed: [
    'The box came in, and the umbrella stood open in the hall to dry.',
    '{H} washed, and the hat came along to bed, and had its own bit of pillow. Far down the road {once.who} went on changing, a bit at every lamp. It was dry out there now.'
  ],
  last: [
    'Under the hat it was dark and a bit too big, and {H} fitted in, and was asleep.',
    'Somewhere between awake and asleep it was warm and dry, and there {H} slept.',
    'The bobble had been a sheep once, and {H} went to look for the others, and was asleep.'
  ]
})
