import { wishPlot } from '../wish-plot.ts'

export const roundTheTable = wishPlot({
  id: 'wish-two-tricks',
  tellsAny: 'tricks',
  about: 'One plays a trick on another with four arrows round a table; whoever is tricked notices in the second round, and has a fifth arrow.',
  titles: ['This Way', 'Four Arrows', 'Nobody Is under the Table', '{H} Must Not Laugh', 'The Fifth Arrow'],
  company: ['table', 'tablecloth', 'arrow', 'pencil', 'paper', 'hall'],
  want: [
    {
      id: 'in-on-it',
      A: 'partner',
      paragraphs: [
        '{H} wanted to be in on a trick for once, and not laugh too soon. So it was good that {role.first} came in on tiptoe, with four sheets of paper. Somewhere behind came {mate.first}. “It’s for {mate},” whispered {role}. “Quick, before we’re seen.”',
        'On each sheet was an arrow. One went on each corner of the table. Then {role}, {H} and {A} crawled in under the tablecloth.'
      ]
    }
  ],
  way: [
    {
      id: 'a-surprise',
      A: 'partner',
      paragraphs: [
        'In came {mate}. “This way to a surprise,” read {mate}. “I had one on Monday, thank you.” And {mate} was gone again.',
        '“That’s what you would follow,” said {A} to {role}. “What would {mate} follow?” “{mate} would walk round the world for {mate.wants},” said {role} slowly. So {H} wrote that on all four.'
      ]
    },
    {
      id: 'last-friday',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why does it have to be {mate}?” whispered {A}. “Because of Friday,” said {role}. On Friday {mate} had sewn up one leg of the pyjamas. {role} thought that a leg was missing, and looked for it in the bed.',
        '“How long for?” “Till breakfast,” said {role}. “It was a very good one.” That had to be paid back.'
      ]
    },
    {
      id: 'not-laughing',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Not laughing has to be practised. {A} pulled a face, with the lip over the nose. {H} thought of cold soup, and didn’t laugh. {A} did it with the ears as well. {H} thought of wet sleeves.',
        'Then {A} pulled no face at all, and looked quite ordinary. That was too much. “We’ll have to go on practising,” whispered {role}.'
      ]
    },
    {
      id: 'tried-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Have you tried it out?” asked {A}. “Once,” said {role}. “I only wanted to see whether the arrows were all right.” They had been. {role} had gone round four times and wondered why it was so far.',
        '“But you made them yourself,” said {H}. “That’s just it,” said {role}. “I thought, whoever made these is sure to know the way.”'
      ]
    },
    {
      id: 'crackers',
      A: 'same',
      spare: 4,
      paragraphs: [
        'For the waiting {A} had brought crackers. But a cracker can be heard all over the house. So they laid them on their tongues and let them get soft. It took a long time, and nobody could speak.',
        '“Mm,” said {role}, and pointed. It was only the hall clock. When {H} had swallowed there was still a corner left, and that went crack after all.'
      ]
    },
    {
      id: 'round-and-round',
      A: 'partner',
      paragraphs: [
        'Back came {mate}, and read, and followed the arrow. At the second corner {mate} {mate.trouble}. Then it was on to the third. From under the cloth you could see {mate} pass, and pass, and pass. {H} bit on a whole sleeve.',
        '{role} shook with laughing and saw nothing at all. But in the second round a fifth sheet came in under the cloth, with a pin through it. {A} saw it first. “For {role}’s back,” it said. “Don’t laugh.”'
      ]
    },
    {
      id: 'was-that-nobody',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Under the table it was tight, and in the tightest moment {role} {role.trouble}. Outside it went quiet. “Is somebody there?” asked {mate}. “Nobody,” said {A}, before thinking.',
        '“Oh, then I’m sorry,” said {mate}, and went on. {H} counted to twenty without breathing. “Well done,” whispered {role}. {A} was rather surprised as well.'
      ]
    },
    {
      id: 'a-hand-on-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Which round is it?” whispered {A}. {H} laid down a crumb for each. When there were six, the cloth lifted a little and the crumbs were gone. It had not been {role}, and it had not been {A}.',
        '“There must be a draught,” said {role}. {H} looked at {A}, and {A} looked at the cloth. Draughts don’t as a rule begin with the big ones.'
      ]
    },
    {
      id: 'sorry-for',
      A: 'same',
      spare: 7,
      paragraphs: [
        'By the fourth round {H} was a bit sorry. “{mate} does want to get there,” whispered {H}. {A} held up the cloth by a finger. Outside {mate} strolled by and looked at the pictures, and gave the third arrow a pat.',
        '“Does that look sad to you?” asked {A}. “It looks like somebody with plans,” said {H}. They let the cloth down again.'
      ]
    },
    {
      id: 'asks-the-way',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Then {A} had to go out, to fetch a handkerchief for {role}, who was crying with laughter. Outside stood {mate}. “Excuse me,” said {mate}, “is it still far?” {A} went red. “It’s always the next corner,” said {A}.',
        '“I thought as much,” said {mate}. “You’ve got paper on your knee.” {A} crawled back without a handkerchief, and with a feeling.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had not been told about the trick. {A} saw somebody follow arrows, and went along behind. So there were two going round. At the fourth corner {A} took the short way, under the table and over everybody.',
        'Now {A} was in front. “I’m being overtaken,” said {mate} out there, and walked a little faster. {H} bit on the tablecloth.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I once put my cousin’s watch on by an hour,” whispered {S}, “for a joke.” “Did it work?” asked {A}. “My cousin was up early, and had all the jam,” said {S}. “I was told thank you.”',
        '“And the next day?” “The next day it was mine that was wrong,” said {S}. “I’ve never been so early for anything.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} came in looking for {A}, and stood in front of the table. “They aren’t under there,” said {S} to {mate}, loudly and helpfully. “I thought not,” said {mate}. “I’ll go on looking where they are.”',
        'Then {S} lifted the cloth. {A} laid a finger on both lips. “I’ve said already that you’re not here,” said {S}, and crawled in too.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-fifth',
      A: 'partner',
      paragraphs: [
        '{H} pinned it on, and thought hard of cold soup. “It’s a trick!” cried {role}, and rolled out from under the cloth. “It only goes round!” “Oh,” said {mate}. “And where does yours go?” “Mine?” “The one on your back.”',
        '{role} turned round to see it, and the arrow turned as well. “This way,” read {mate}, “to {role.wants}.” {role} wanted to see that, and went round, and round, and round.'
      ]
    },
    {
      id: 'since-when',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“When did you notice?” asked {A}. “At the first corner there was a crumb,” said {mate}. “At the fifth there was the same crumb.” “And still you went on?” “You were so quiet,” said {mate}. “I could hear how hard it was.”',
        'So {mate} had gone round slowly, and made it last. {role} was touched by that, going by.'
      ]
    },
    {
      id: 'last-laugh',
      A: 'partner',
      paragraphs: [
        'After seven times {role} was dizzy, and sat down. Now {H} could laugh at last, and it came out all at once. {role} laughed too, and {A} as well.',
        'When they had finished it was quiet. Then {mate} looked at the four arrows and began. It was the longest laugh of them all. And in the middle of it {mate} {mate.use}.'
      ]
    },
    {
      id: 'everybody-has-one',
      A: 'same',
      spare: 13,
      paragraphs: [
        'There was paper left, and pins. Soon {A} had an arrow that pointed up, and {H} had one that said “To the kitchen”. They followed each other through the hall in a row. {mate} was last, and had none.',
        '“Mine’s in front,” said {mate}. It was true. {role} had been following it, walking backwards, since the door.'
      ]
    },
    {
      id: 'even',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Are you even now?” asked {A}. {role} counted. There was Friday, and there were the arrows, and then the one on the back. “{mate} is one ahead,” said {role}. “You can have it back on Tuesday,” said {mate}.',
        '“I won’t be expecting it,” said {role}. “Nor will I,” said {mate}. Both of them already walked as if behind each door there was something.'
      ]
    },
    {
      id: 'really-there',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“I did hope a little that it’d be there,” said {mate}. {role} went quite still. Then {role} drew it on the back of all four sheets. One of them was from below.',
        'They went round again with {A}, all of them. “There’s one,” cried {mate} at each corner, just as surprised as before.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} crept in under the cloth as well, and then it was full.',
      '{names} sat on the cloth, so that it hung down properly.',
      { text: '{names} stuck down the last corner of the last arrow.', needs: ['hands'] },
      { text: '{names} buttoned up the tablecloth with clothes pegs.', needs: ['hands'] }
    ],
    way: [
      '{names} swallowed a hiccup, and it went off inside.',
      '{names} peeped out under the fringe, at feet height.',
      { text: '{names} put both hands over one mouth, and it was the wrong one.', needs: ['hands'] },
      { text: '{names} held up a finger for each time round.', needs: ['hands'] }
    ],
    turn: [
      '{names} got dizzy from watching.',
      '{names} rolled out from under the table too, and over, and over.',
      { text: '{names} felt behind, in case there was something pinned on.', needs: ['hands'] },
      { text: '{names} pointed in two directions at once.', needs: ['hands'] }
    ]
  },
  bed: [
    'The arrows were taken down. {mate} {mate.night}. And {role} {role.night}, and turned round once on the way, to be sure.',
    '{H} washed and felt for paper on the pyjamas. There was an arrow. It pointed to the bed.'
  ],
  last: [
    'The arrow had been right, and there was {H}, asleep.',
    'Somebody was under the blanket, and made no sound. It was {H}, who slept.'
  ]
})
