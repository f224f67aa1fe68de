import { wishPlot } from '../wish-plot.ts'

export const weAsSmallAsItWouldGo = wishPlot({
  id: 'wish-we-as-small-as-it-would-go',
  tellsAny: 'we',
  about: 'They may do it once more if it is small, so it is done on a tea towel and then on a saucer, where nobody can get into it; it is not the thing that has to be small but those who do it.',
  titles: ['As Small as It Would Go', 'On a Tea Towel', 'Two Crumbs and a Saucer', '{H} Pulls In the Elbows', 'The Big Version and the Small One'],
  company: ['table', 'chair', 'chairs', 'floor', 'lamp', 'tea towel', 'saucer', 'broom', 'corner', 'hem', 'clock'],
  want: [
    {
      id: 'swept',
      A: 'partner',
      paragraphs: [
        '“{we.said},” said {H}, “and I want it again tonight, all of it.” The table had been pushed to the wall already. {A} looked at the clock, and at the clean floor. “If it’s small,” said {A}, and laid a tea towel on it. “No bigger than that.”',
        'They both stood on that, heels over the edge. It began in one corner, and the hardest moment of {we.doing} came right on the hem.'
      ]
    },
    {
      id: 'everything-out-of-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What can stay out?” asked {A}. They went through it all. The going there could be one step long. The waiting had been rather good, but there was far too much of it. They kept as much as you can hold your breath for.',
        '“And me, when I said ‘Wait a moment’?” asked {A}. {A} had said it four times, before {we.doing}, and had gone back for something. {H} looked at the tea towel. “Just the ‘Wait’,” said {H}.'
      ]
    },
    {
      id: 'which-corner',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A tea towel has four corners, and each of them was wanted. In one it began, and in one it ended. In the third was {A}’s bit of it, and in the fourth was {H}’s. “Then where did we do it together?” asked {A}.',
        'That was in the middle, on the blue stripe. To get there they both had to turn on one foot, at the same time. They met with a bump. “I don’t remember that,” said {A}. “It was further apart,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'like-juice',
      A: 'partner',
      paragraphs: [
        'They were {we.doing} on a tea towel. So small it was much stronger, like juice without the water. {A} had to hold on to {H}’s ear. “It could be smaller,” said {A}, with a look at the clock. “It’s still got fringes.”'
      ]
    },
    {
      id: 'weather-on-a-spoon',
      A: 'same',
      spare: 2,
      paragraphs: [
        'For the light they took a spoon. If {A} held it the right way, the whole lamp was in it, no bigger than a pea. “Is that all the light there was?” asked {A}. “It’s as much as four feet need,” said {H}.',
        'Then it was time to {we.do}, and somebody’s elbow came past. At once it was dark, and the light was under the chair, on its back. “Somebody’s knocked the day over,” said {A}. They waited until it had been wiped, and then went on from there.'
      ]
    },
    {
      id: 'in-the-drawer',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“It would go in the drawer,” said {A}, “between the forks and the string.” They pulled it out to see. Two hands went in and had a try at it. They had hardly begun when they were up against a corkscrew.',
        '“Is it always so pointed in there?” asked {H}. They moved over to the spoons. With spoons it was rounder, and it rang a bit. Then they shut the drawer, for a test. Nobody could say for certain if it was still going on.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} came by and saw that something was laid out on the floor. Whatever is laid out on the floor is for {A}. {A} turned round on it once, and sat. After that there was a little stripe of tea towel left, all round the edge.',
        'They were {we.doing} on the stripe, one behind the other, on the sides of their feet. {A} was the middle of it. {A} had certainly not been in the middle the first time. But now that they saw it, there had always been a gap there.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had one room,” said {S}, “so we kept everything under the table. There was a post office under there. There was Saturday.” “Was there room for {we.doing}?” asked {A}. “There was if you took your shoes off,” said {S}.',
        '{S} lifted a corner of the cloth, and they both had a look. There were four legs and a crust. “It’s got smaller,” said {S}. “We had a band in that corner. The trombone had to play along the floor.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’m the smallest,” said {S}, “so I’m the biggest thing in it.” Nobody could find the mistake in that. {S} stood in the middle of the tea towel and was all that there had been round about. “You can begin,” said {S}.',
        'So {A} came round one side of {S} to {we.do}, and looked out on the other. It was a long way round. “What are you now?” asked {A}. {S} had to think. “I’m far away,” said {S}, “and a bus.”'
      ]
    },
    {
      id: 'on-a-saucer',
      A: 'partner',
      paragraphs: [
        'So they took a saucer. Nobody could stand on that, and they laid two crumbs in it. The pale one was {H}, and the brown one was {A}. They knelt down and looked in from above. The crumbs were {we.doing}, and it took as long as a blink.',
        { extra: 1, both: ['“Is that me?” asked {A}. “You’re further left,” said {H}. The pale one had been breathed on, and was home already.'] },
        '“How was it?” asked {A}. “I don’t know,” said {H}. “I wasn’t there.”'
      ]
    },
    {
      id: 'the-one-that-is-small',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“And {we.thing}?” asked {A}. “How big is that, in a saucer?” They tried a lentil, and after that a grain of salt. It looked well there. But {H} sneezed, and then {we.the} was gone.',
        'They went after it on their hands and knees, over the whole of the clean floor. “If it were the right size,” said {A}, “you’d have seen where it went.” In the end it was found on {H}’s own lip. It tasted of salt.'
      ]
    },
    {
      id: 'through-a-glass',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} filled a glass with water, and they looked at the saucer through it. Now the crumbs were like two loaves, and bent at the edge. “There we are!” said {H}. One of the loaves leaned over to the other, as if it had something to say.',
        '{A} moved the glass, and they were {we.doing} once more, the wrong way round. They swam past from right to left, and were very grand. Then it was {A}’s nose. They had both been leaning in too far.'
      ]
    },
    {
      id: 'out-here',
      A: 'partner',
      paragraphs: [
        '{A} went on looking into the saucer. “When we {we.did}, I was in it up to the ears,” said {A}. “Now it’s down there without us, and we’re out here like two moons. It’s too small to get into.”'
      ]
    }
  ],
  turn: [
    {
      id: 'it-is-we',
      A: 'partner',
      paragraphs: [
        '“Then it mustn’t be small,” said {H}. “We must.” {H} sat on a chair, pulled in both elbows and drew up both knees. There was half of the chair left over. {A} pulled in whatever stuck out, and sat down on that. All round them now was room to {we.do}.'
      ]
    },
    {
      id: 'pulling-in',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“You’re still rather big on this side,” said {H}. {A} breathed out, and some of it went. There was a shoulder that had nowhere to go to. In the end they hung it over the back of the chair.',
        '“Can you get your ears in?” asked {H}. {A} could get them to move, but not in. It made the whole of {A}’s hair go up and down. There had been nothing like that when they {we.did}. {H} asked for it twice more.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'They asked {A} how you do it, because {A} was the right size already. {A} showed them. You make one hand small first, and hold on with it. Then you make the other, and after that the toes.',
        'All round there were fists now. “And what have you got in there?” asked {H}. {A} opened up to look, one finger at a time. It was fluff. But while it was shut, there might have been anything in there, even {we.doing}.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“At ours it’s the other way,” said {A}. “We begin it small, and then the people from next door hear about it.” “And how big does it get?” asked {H}. “My uncle once had to stand on the balcony,” said {A}. “He held on to the end of it from there.”',
        'They opened the door to the hall a crack, to see. At once it was all three steps longer, and there was a draught in it. {H} could see how that might go on. They shut the door again.'
      ]
    },
    {
      id: 'full-size',
      A: 'partner',
      paragraphs: [
        'The first moment came at them over the clean floor, as big as it ever was. At the hardest nobody could have said whose knee was whose. They were {we.doing} at full size, and right in it, up to all four ears.',
        { extra: 1, both: ['The lamp went on swinging for a bit. It was a good thing that the table was out of the way.'] }
      ]
    },
    {
      id: 'in-a-matchbox',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They kept the two crumbs. {A} had an empty matchbox, and put a bit of tea towel fluff in it for them. The pale one was laid on the left. “That’s {we.doing},” said {A}, “put away for the summer.”',
        '“What are they talking about in there?” asked {H}, with one ear on the lid. {A} listened as well. “The brown one’s saying that it was bigger than it looked,” said {A}. “The pale one’s saying that it always is.”'
      ]
    },
    {
      id: 'by-the-clock',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“How long did it take like that?” asked {H}. They both looked up. It had been eight, and it was eight. The big hand had moved by as much as you can cover with an eyelash. “Then it was small,” said {A}, “by the clock.”',
        '“It was as long as ever,” said {H}, “by the knees.” {A} felt one knee. It had gone quite stiff with {we.doing}. So they wrote down both, one beside the other.'
      ]
    },
    {
      id: 'big-again',
      A: 'partner',
      paragraphs: [
        'Then {A} got a cramp, and had to be big again, beginning with one leg. They looked down at the floor. There was nothing on it. Nobody would have thought of {we.doing}. “Well swept,” said {H}, with one chin on two knees.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} balanced on the last free corner of the tea towel.',
      '{names} swept along the floor on the way in, and it was clean enough.',
      { text: '{names} ironed the tea towel with a warm hand, to get more on it.', needs: ['hands'] },
      { text: '{names} looked out smaller and smaller cloths, and stopped at a hanky.', needs: ['hands'] }
    ],
    way: [
      '{names} peered into the saucer as well, like a third moon.',
      '{names} sneezed, and the crumbs had weather.',
      { text: '{names} guarded the two crumbs against the sponge.', needs: ['hands'] },
      { text: '{names} turned the saucer round, to see it from the other side.', needs: ['hands'] }
    ],
    turn: [
      '{names} pulled in whatever stuck out, ears too.',
      '{names} curled up small beside the chair, and everything got bigger.',
      { text: '{names} picked up the saucer, so that there was more room still.', needs: ['hands'] },
      { text: '{names} lifted the tea towel out of the way, like a curtain.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded the tea towel in two, and in two again. That was as small as it would go.',
    'They washed what had been pulled in, and hung out the rest. {H} lay down and drew up both knees, so that there was room in the bed.'
  ],
  last: [
    '{H} was no bigger than a cushion, and asleep. All round there was room for {we.doing}.',
    '{H} had drawn up both knees. The rest of the bed was left for {we.doing}, and {H} slept.',
    'On a saucer nobody could get into it. Under the blanket {H} could, and {H} was asleep.'
  ]
})
