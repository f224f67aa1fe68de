import { wishPlot } from '../wish-plot.ts'

export const learnsNineWays = wishPlot({
  id: 'wish-learns-nine-ways',
  tellsAny: 'learns',
  about: 'Each time it goes wrong in another way, and each mistake is given a name and takes a peg with it, until there is not one way left of getting it wrong.',
  titles: ['Nine Ways to Get It Wrong', 'A Peg for Each', 'The Late One', '{H} and the Last Mistake', 'The Ninth Peg'],
  company: ['peg', 'basket', 'sleeve', 'blanket', 'soup', 'curtain'],
  want: [
    {
      id: 'the-first-one',
      A: 'partner',
      paragraphs: [
        'All {H} wanted was to be able {learns}. {H} had been trying ever since breakfast, and it went wrong every single time. “I’ll never do it,” said {H}, “and I wanted to be able to do it by tonight.”',
        '“Show me,” said {A}. {H} tried {learns} once more, and {A} watched it from beginning to end. “That was the Late One,” said {A}. “It came too late. I’ve had lots of those. What’s your next one like?” {H} had thought that they were all the same.'
      ]
    }
  ],
  way: [
    {
      id: 'nine-pegs',
      A: 'partner',
      paragraphs: [
        '{A} fetched the basket of pegs, and clipped nine of them on to one sleeve. “There are only nine ways to get it wrong,” said {A}. “The Late One’s gone.” And the first peg went back in the basket.',
        '{H} tried again. This time it was the Early One. Then came the Sideways One, and one in which {H} held every bit of breath and turned pink. They called it the Radish. Four pegs were in the basket. “I’m getting through them!” said {H}.'
      ]
    },
    {
      id: 'too-well',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Now you do it,” said {H}. {A} did it, and it was perfect. It was so perfect that there was nothing to be learnt from it, like looking at a plate. “Do a wrong one,” said {H}.',
        '{A} tried hard to do a wrong one. It came out right. {A} tried it with both feet turned in, and it came out right again. “I can’t any more,” said {A}, a little sadly. “You’re lucky. You’ve still got some left.”'
      ]
    },
    {
      id: 'the-giggler',
      A: 'same',
      spare: 2,
      paragraphs: [
        'One mistake would not go away. It was the Giggler. Each time {H} was about to start, there was {A} being serious. That was the end of it.',
        '“But I’m not doing anything at all,” said {A}. “You’re doing it with your nose,” said {H}. {A} turned round. Now there was only the back of {A}, and that was being serious too.'
      ]
    },
    {
      id: 'two-at-once',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Then one came that they could not name. It had started too late, and it was over too early. “That’s two at once,” said {A}. “They’ve got together.” “Do I get a peg for each?” asked {H}.',
        'They talked it over. Both of those pegs were in the basket already. But it had been made with great skill, and so {A} rattled the basket once. It was a sort of clapping.'
      ]
    },
    {
      id: 'the-soup',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What were you thinking of that time?” asked {A}. “Soup,” said {H}. “Tomato?” “Just soup.” It was the first one that day that had gone wrong because of soup. So it was called that.',
        'The next time {H} took care not to think of soup. It is the surest way to think of it. There was now more soup than ever, and {H} could even smell the pepper.'
      ]
    },
    {
      id: 'elder-old-mistake',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I knew the Late One well,” said {S}. “It came to us every winter.” “Where did it come from?” asked {A}. “From thinking, I’ll just wait till I’m ready,” said {S}. “You never are. I once waited through a whole Easter.”',
        '“And then?” “Then a door slammed, and I did it out of fright,” said {S}. “It was the best I ever did.” {A} looked at all the doors. Not one of them looked like slamming.'
      ]
    },
    {
      id: 'child-new-one',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I’ve got one you haven’t got,” said {S}, and showed it. It was a mistake from top to toe. It even had a small one inside it. “How did you do that?” asked {A}.',
        '“I wasn’t trying to,” said {S}. “I was trying to do it right.” {A} wanted to have one like that, and could not get it nearly as wrong. “You need to be me,” said {S}.'
      ]
    },
    {
      id: 'pet-takes-peg',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} came to see what the basket was for, and looked in over the rim. Then {A} lay down with it, and put a chin across. The Late One was in there, and the Radish too.',
        '“You can’t have mine,” said {H}, and took the basket away. “You’ve got your own ways of getting it wrong.” {A} thought about that, lying on one side.'
      ]
    },
    {
      id: 'the-good-half',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Once the first half was so good that both of them held their breath. That was the trouble. {H} heard how quiet it was, and looked up to see why.',
        '“You stopped to watch,” said {A}. “It was going so well,” said {H}, “and I’d never seen it go like that before.” That was the Looker, and {H} was rather proud of it.'
      ]
    },
    {
      id: 'wild-and-polite',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Perhaps I’m too tidy,” said {H}, and ruffled up {H}’s hair. The next one was wrong all the same, but it had more swing. “I liked that,” said {A}. “That was the Wild One.”',
        'Then {H} combed the hair flat and buttoned up to the chin. That made the Polite One. It was so polite that it let everything else go first. After that there was no time left for it.'
      ]
    },
    {
      id: 'said-backwards',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What comes first?” asked {A}. {H} shut both eyes and went through it from the beginning. It took a while. “First I want to,” said {H}. “Then I start. Then there’s a hole. Then it’s over, and you’re looking at me.”',
        '“What’s in the hole?” “I don’t know,” said {H}. “It’s dark in there.” They left the hole as it was. “You could jump over it,” said {A} after a while. {H} jumped. It came out a good deal further on than it should have, and that was the Jumper.'
      ]
    },
    {
      id: 'by-accident',
      A: 'partner',
      paragraphs: [
        'Seven pegs were gone, and {H} had had enough. {A} bent down to see to a shoelace. “It’s a knot,” said {A}. Just then, for no reason at all, {H} {learns.did}. “I did it!” cried {H}. “It came by itself! Weren’t you looking?” {A} had been looking at the knot.',
        '“Bend down again,” said {H}, “and say it.” “It’s a knot,” said {A}. But now {H} was waiting for it, and so it was only the eighth way. That is the one where you wait.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-peg',
      A: 'partner',
      paragraphs: [
        'One peg was left. “What if I get that one wrong too?” asked {H}. “Then it’s in the basket,” said {A}, “and there aren’t any more.” {H} thought about that. So it could go wrong once more, and that was allowed.',
        'So {H} did it quite calmly, so as to get it wrong. And {H} {learns.did}. It was small, and it wobbled a bit at the end, but it was right. They both looked at the peg. “It’s still there,” said {H}. “I didn’t need it.”'
      ]
    },
    {
      id: 'the-row',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Now I can {learns.my}, and I still know all the wrong ones,” said {H}. They went through them in order, for fun, from the Late One to the Radish. It took some time, and twice one came out right by mistake.',
        '“I shan’t be needing them now,” said {H}. “Keep them,” said {A}. “When somebody else is late, you’ll know what they’ve got.” {H} nodded, like somebody who has been there.'
      ]
    },
    {
      id: 'say-what-it-was',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What do we call that one?” asked {A}. They had called all the others something. {H} tried out a few names, and they were all too big for it. “It’s just the one that works,” said {H}.',
        '“Can you do it again?” asked {A}. {H} could, one time out of three. The other two were old friends. {H} greeted each of them by name.'
      ]
    },
    {
      id: 'spare-peg',
      A: 'partner',
      paragraphs: [
        '“Then it’s yours,” said {A}, and clipped the ninth peg to {H}’s sleeve. “That’s one mistake you’ve got left over.” {H} wore it all through supper. It was good to have one in hand.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} watched too, and would have called it the Late One as well.',
      '{names} came nearer, to see what the next one was like.',
      { text: '{names} gave {H} a clap for trying.', needs: ['hands'] },
      { text: '{names} rubbed {H}’s shoulders, as they do for boxers.', needs: ['hands'] }
    ],
    way: [
      '{names} made the Sideways One too, without any practice.',
      '{names} kept an eye on the pegs.',
      { text: '{names} helped to count the pegs that were left.', needs: ['hands'] },
      { text: '{names} held the basket.', needs: ['hands'] }
    ],
    turn: [
      '{names} saw that the peg had not moved.',
      '{names} went over it in a whisper, from the Late One to the Radish.',
      { text: '{names} clapped with two fingers, because it was so late.', needs: ['hands'] },
      { text: '{names} took the basket of pegs back to its place.', needs: ['hands'] }
    ]
  },
  bed: [
    'The basket went back to its place, with eight pegs more in it. The ninth was clipped to the curtain.',
    '{H} lay down and did it once more on the blanket, with two fingers. It was so small that there was no room in it for a mistake.'
  ],
  last: [
    'The ninth peg hung on the curtain. {H} slept, and had no use for it.',
    'One of the two fingers moved again, a little late, and {H} was asleep.'
  ]
})
