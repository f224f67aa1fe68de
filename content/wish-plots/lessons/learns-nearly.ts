import { wishPlot } from '../wish-plot.ts'

export const learnsNearly = wishPlot({
  id: 'wish-learns-nearly',
  tellsAny: 'learns',
  about: 'The hero wants to be able to do it before bedtime and gets as far as Nearly, which lies between two shoes, until it happens in the middle of a tale about a sausage.',
  titles: ['Nearly Is a Place', 'Between Two Shoes', '{H} Gets as Far as Nearly', 'In the Middle of the Sausage', 'Before Bedtime'],
  company: ['bedtime', 'shoe', 'sock', 'apple', 'sausage', 'bus', 'blanket'],
  want: [
    {
      id: 'before-bedtime',
      A: 'partner',
      paragraphs: [
        '“I’m going to learn to {learns.my},” said {H}. “And I want to be able to do it before bedtime.” {H} took a deep breath, tried {learns}, and something quite different happened.',
        '“Like this,” said {A}, and did it. It was over before {H} knew where to look. “Slower!” said {H}. So {A} did it slowly, and it looked as easy as sitting down. “You’re too good at it,” said {H}. “I can’t see where the hard bit goes.”'
      ]
    }
  ],
  way: [
    {
      id: 'never-the-same',
      A: 'partner',
      paragraphs: [
        'So {H} tried and tried {learns}. The first try stopped much too soon. The second began beautifully and had no end. The third time {H} forgot to breathe, and had to sit down. “It’s wrong in a new way every time,” said {H}. “How far did I get?”',
        '{A} took off both shoes. “This one’s Can’t,” said {A}, and put it down. The other shoe went five steps further on. “And that one’s Can. You’re here.” {A} pulled off a sock as well, and laid it down four steps along. “Nearly,” said {A}. {H} stood on the sock. It was further than {H} had thought.'
      ]
    },
    {
      id: 'slices',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Let’s cut it into slices,” said {A}. They did only the beginning, five times. Then they did only the end. Both were very good. The middle was short, and it went by itself.',
        '“And now all three,” said {A}. {H} did all three, one after the other, and they had never met before. The end arrived first. “It was a nice end,” said {A}.'
      ]
    },
    {
      id: 'eyebrows',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You’re doing most of it with your eyebrows,” said {A}. {H} had not known that. {A} put one finger on each of them and held them down. {H} had another try at it, and now both ears went up.',
        '“I haven’t got enough fingers for all of you,” said {A}. They laughed so much that the next try had to wait. Even then the eyebrows were the first to start.'
      ]
    },
    {
      id: 'elder-one-winter',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I learnt something once that wouldn’t go,” said {S}. “I practised behind the shed, so that only the hens saw it.” “Did it work?” asked {A}. “On Sundays,” said {S}. “I’ve no idea why. The rest of the week it was dreadful.”',
        '“What did the hens say?” asked {A}. “They went on eating,” said {S}. “You could make any mistake you liked in front of those hens.” {A} thought that everybody should have a few.'
      ]
    },
    {
      id: 'child-eyes-shut',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I can do it without looking,” said {S}, and shut both eyes. For a while nothing happened. “Did you see?” asked {S}. “No,” said {A}. “You’ve got to shut yours as well,” said {S}.',
        '{A} shut both eyes too. “Now it was perfect,” said {S}. There was nothing to be said against it. When {A} opened one eye again, {S} was just taking a bow.'
      ]
    },
    {
      id: 'pet-watches',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had come to watch. Each time it went wrong, {A} got up, turned round once, and lay down again. {H} found that hard on the nerves. “You might look the other way now and then,” said {H}.',
        'So the next try was made behind {A}. It was no better there. But it was a relief to go wrong with nothing in front but a tail.'
      ]
    },
    {
      id: 'baby-laughs',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} liked it best when it went wrong. At the first mistake {A} squealed, and at the second {A} waved both feet. {H} made a third one on purpose. {A} laughed so hard that it ended in a hiccup.',
        '“That’s the only one who thinks I’m good,” said {H}, and bowed. {A} waited for more, with an open mouth. There was plenty more.'
      ]
    },
    {
      id: 'one-two-three',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“I’ll count,” said {A}. “One, two, three, go.” {H} went on two. “After three,” said {A}. The next time {H} waited for three so carefully that there was no room left for go.',
        '“You do the counting, then,” said {A}. “One,” said {H}, “two, four.” Both of them stopped to look for the three. By then it was too late to do anything else.'
      ]
    },
    {
      id: 'long-rule',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Shall I explain it?” asked {A}. “First of all you don’t think about it. Then you think about it a bit, but not there. And then it’s the same as before, only the other way round.” {H} nodded at every word.',
        '“Now I know how it goes,” said {H}, and tried. It went worse than before. “Forget what I said,” said {A}. {H} tried that too, and it was surprisingly hard.'
      ]
    },
    {
      id: 'living-in-nearly',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} sat down beside the sock. “Is anybody else at Nearly?” asked {H}. {A} came and sat there too. “I’ve been here for years with folding a map,” said {A}. “And with whistling through a leaf.”',
        'It was not a bad place. From there you could see both shoes. “You can stay as long as you like,” said {A}. “But Can is just down the road.” {H} looked at it. It needed new laces.'
      ]
    },
    {
      id: 'wrong-tool',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Perhaps it’s my jumper,” said {H}, and took it off. The next try was just as wrong, only colder. “Perhaps it’s the time of day,” said {A}. They waited for a minute, and then it was a different time.',
        'It was not the time either. “It could be me,” said {H} in a small voice. “Then we needn’t go far to look for it,” said {A}. “You’re here already.” So {H} put the jumper back on, and that helped a little.'
      ]
    },
    {
      id: 'whispering',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Don’t look at me,” said {H}. {A} looked at a cloud, or at where one would have been. Behind {A} there was a bump, then a long silence, and then a very small word. “How was it?” asked {A}.',
        '“It would have been good,” said {H}, “if it hadn’t been for the last bit. And for the first.” {A} asked if there was anything in between. “There was me,” said {H}, “and I was all right.”'
      ]
    },
    {
      id: 'sausage',
      A: 'partner',
      paragraphs: [
        'They stopped for an apple. {A} told {H} about a sausage that had rolled under a bus. In the middle of the sausage, without thinking, {H} {learns.did}. “There!” cried {A}. “You did it!” “I wasn’t looking!” said {H}. “I was listening to the sausage!”',
        'So {A} told it all again. When the sausage began to roll, {H} was quite ready, and nothing happened. It had rolled for nothing.'
      ]
    }
  ],
  turn: [
    {
      id: 'half-of-it',
      A: 'partner',
      paragraphs: [
        'It was nearly bedtime. {H} stood on the sock and looked at the second shoe. “When you’re trying, you think of all of it at once,” said {A}. “In the sausage you only began.” “Then I’ll just begin,” said {H}, “and not wait to see what comes.”',
        'It was quiet. {H} began. And then {H} {learns.did}. It was nothing grand, and a little crooked at the end, but it was all there. “Was that it?” whispered {H}. {A} did not say “nearly”. {A} picked up the sock, and put it down next to the second shoe.'
      ]
    },
    {
      id: 'from-the-other-end',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Now I can {learns.my},” said {H}, and looked back along the way. Can’t seemed very small from there. “I was on it this morning,” said {H}. “I can hardly believe it.” {A} looked too. It was only a shoe, with one lace undone.',
        '“Shall we leave a note there?” asked {A}. “For the next one who comes?” They thought about what it should say. In the end it was just an arrow. It was a good arrow, and pointed straight at the sock.'
      ]
    },
    {
      id: 'last-go',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“One last go,” said {H}. It did not work. “The very last.” That one did not work either. “The last one that counts,” said {H}, and it worked.',
        '“We could stop here,” said {A}. “I’ll just have the one after the last,” said {H}. It was neither good nor bad, and nobody minded, because it was extra.'
      ]
    },
    {
      id: 'shoes-on',
      A: 'partner',
      paragraphs: [
        '{A} put on the sock again, and then both shoes. Now Can’t and Can stood side by side, with hardly a step between them. “Mind where you tread,” said {H}. So {A} walked rather carefully for the rest of that day.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had a try at it too, and something quite different happened there as well.',
      '{names} moved back a little, to make room for it.',
      { text: '{names} clapped, though it was much too early.', needs: ['hands'] },
      { text: '{names} held both thumbs for luck.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down near Nearly, and kept {H} company.',
      '{names} would have liked to hear about the sausage a third time.',
      { text: '{names} pulled the sock straight, so that it was quite fair.', needs: ['hands'] },
      { text: '{names} shared out what was left of the apple.', needs: ['hands'] }
    ],
    turn: [
      '{names} did not say a word, and hardly breathed.',
      '{names} saw it, and was ready to swear to it.',
      { text: '{names} clapped, and this time it was right.', needs: ['hands'] },
      { text: '{names} shook {H} by the hand.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoes went back to their place, and the sock went into the wash. It had been further than the other one.',
    'They washed and lay down. On the blanket {H} did it once more with two fingers, very small. The fingers could do it at once.'
  ],
  last: [
    'Two fingers lay quite still on the blanket, at Can, and {H} was asleep.',
    '“Nearly asleep,” said {H}, and then {H} was.'
  ]
})
