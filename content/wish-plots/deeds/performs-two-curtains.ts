import { wishPlot } from '../wish-plot.ts'

export const deedPerformsTwoCurtains = wishPlot({
  id: 'wish-deed-performs-two-curtains',
  tellsAny: 'once',
  deeds: ['performs'],
  out: true,
  about: 'The evening of the show, on chairs before the house: the bedspread on the line opens only halfway, and one half sees it and the other does not, until everybody uses the curtains that everybody has.',
  titles: ['The Left Half of the Show', 'Everybody’s Two Curtains', 'Not Yet', '{H} Does the Curtain', 'A Bedspread on the Line'],
  company: ['bedspread', 'line', 'pegs', 'chairs', 'wall', 'house', 'stool', 'hedge', 'front row', 'curtain', 'hall'],
  want: [
    {
      id: 'the-curtain',
      A: 'partner',
      paragraphs: [
        'At eight o’clock, behind the hedge, {once.first} {once.was} going to {once.do}. The chairs had been carried out in two rows, with a bucket at the end. All the neighbours were coming.',
        '{H} had the most important job, which was the curtain. It was a bedspread with roses, pegged to the washing line. “When you hear now, open it,” said {once.who} behind it. “Now?” asked {H}. “Not yet,” said {once.who}.'
      ]
    },
    {
      id: 'seats',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} showed everybody to a place. The bath stool was given to a lady who was not going to stay. The bucket was kept for a man who had once said that he could sit on anything.',
        '“Is it a good seat?” he asked. “It’s the only one with a handle,” said {A}. He was very pleased, and sat on it like a king.'
      ]
    }
  ],
  way: [
    {
      id: 'the-part',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Under the edge of the bedspread there was something to be seen. It was {doer.part}. “That’s out,” whispered {H}. “It can’t be, it hasn’t begun,” whispered {once.who}.',
        'The front row had noticed it by now, and bent down to look. Somebody at the back clapped. {A} laid a sheet of newspaper over it, so that there should be something left for eight o’clock.'
      ]
    },
    {
      id: 'coughing',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Before it starts, everybody has to cough. It began on the left with a small one. Then it went through both rows, and each was a little better than the last. {A} gave a very deep one, with a whistle in it.',
        '“There’s nothing to cough about back here,” said {once.who} behind the roses, and sounded left out. {H} lent {once.them} one. It was short, but it came at the right moment.'
      ]
    },
    {
      id: 'before-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a gap at the side, and {H} could see in. {once.who} {doer.does}. “Is that from being nervous?” asked {H}. “That’s from standing still,” said {once.who}.',
        '{A} thought that it would be a pity to keep it behind there. But it was not part of the show. So {H} was the only one who had seen it, and without a ticket.'
      ]
    },
    {
      id: 'not-yet',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Is it now?” whispered {H} at the end of the line. “Not yet,” whispered {once.who}. {H} passed that on to {A}, and {A} passed it on to the front row. It went along from ear to ear.',
        'The last ears had a scarf over them. What came back along the row was a peppermint. It went from hand to hand, and at last under the bedspread. “What does that mean?” whispered {once.who}. “It means not yet,” said {H}.'
      ]
    },
    {
      id: 'half-open',
      A: 'same',
      paragraphs: [
        '“Now,” said {once.who} at last. {H} pulled. The bedspread slid as far as the middle, and there it stopped. {H} pulled harder, and the whole line hummed. {once.who} had begun.',
        'The left half of the chairs saw {once.who}, and all that there was to see. The right half saw roses. “Lovely,” said the left half. “What is?” asked the right half.'
      ]
    },
    {
      id: 'other-half',
      A: 'same',
      paragraphs: [
        'So {H} pulled the other way, and {once.who} began again. Now the right half saw it, and the left half had the roses. They thought that it was over, and clapped.',
        '{once.who} stopped and bowed. “Not yet!” called the right half, who had only just begun. “Lovely,” said the left half, and felt for the coats.'
      ]
    },
    {
      id: 'moth',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A moth came out of the hedge and walked across the roses from left to right. It was a quarter past eight, and nothing else was happening. Both rows watched it go. On the last rose it turned and came back.',
        'They gave it a hand. “What was that?” asked {once.who} from behind. “Only a moth,” said {A}. “Was it good?” {A} did not want to lie. “It was very calm,” said {A}.'
      ]
    },
    {
      id: 'pegs',
      A: 'partner',
      paragraphs: [
        '{A} had sat in both halves, to see what was wrong. “The bedspread’s got nowhere to go,” said {A}. “Wherever you pull it, somebody gets the roses.”',
        '{H} looked along the chairs. Everybody blinked in the lamplight, open, shut, open. {H} let go of the bedspread.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'And then {once.also}. That had not been rehearsed. The left half clapped, and the right half asked why. “Sit down again,” said {A} to both. “It hasn’t opened yet.”'
      ]
    },
    {
      id: 'under-a-chair',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'In the front row there was a chair that nobody was sitting on, and somebody was under it. That was {A}. “Ticket?” asked {H}. None was shown.',
        '“You can stay if you sit like the others,” said {H}. {A} came out and sat, and looked at the roses as if there were no end to them. Of all the people there, nobody sat better, and two of them tried to copy it.'
      ]
    },
    {
      id: 'from-behind',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once saw a whole play from behind,” said {S}. “I’d taken the wrong door, and it was too late to go back. I saw them all come off and drink water.” “Was it good?” asked {A}.',
        '“There was a king who was looking for his slipper,” said {S}. “In front they cried. I could have told them that it was under the throne.” {once.who} had a quick look under everything.'
      ]
    },
    {
      id: 'ice-cream',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} went up and down in front with a tray. There were three rusks on it. “Ices,” called {S}, “ices, ices.” “What kinds are there?” asked {A}. “Rusk,” said {S}.',
        'A man who was sitting on the bucket took strawberry. {S} gave him a rusk, and he licked it all round until it held still. “Would you like one too?” {S} asked under the bedspread. Something took it very quietly.'
      ]
    },
    {
      id: 'peep-bo',
      A: 'baby',
      spare: 10,
      paragraphs: [
        'There was somebody in the front row who knew about curtains, and that was {A}. Whenever the bedspread moved, {A} crowed. Whenever it hung still, {A} looked at it sternly, until it moved.',
        '“{A} thinks that it’s all peep-bo,” said {H}. {once.who} had never seen it like that. {once.who} came round the edge for a moment, and went back. It was the best-loved bit of the evening, and it was not even rehearsed.'
      ]
    },
    {
      id: 'at-ours',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“At our school the curtain fell down,” said {A}. “It came down on top of a tree and two mice. The tree was my cousin. The tree went on under it to the end, because nobody had said stop.”',
        '{once.who} put an eye to the gap. “How did it end?” “Well,” said {A}. “They could hear that it was happy.” {H} felt the knots in the line, all of them, one after another.'
      ]
    }
  ],
  turn: [
    {
      id: 'two-curtains',
      A: 'partner',
      paragraphs: [
        '“Ladies and gentlemen,” said {H}, “you’ve all got two curtains. They’re over your eyes. Please draw them.” They were drawn. {A} took down the bedspread and laid it over the knees of the front row. {once.who} {once.was} out in full view, and nobody saw.',
        '“Now,” said {once.who}. All the curtains went up at once. And from one end of the rows to the other they saw it. {once.who} {once.did}. The left half nudged the right half, and the right half nudged back.'
      ]
    },
    {
      id: 'in-the-show',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The man at the end of the row had forgotten that he was sitting on a bucket. He leaned back, for it was so good, and there was nothing to lean on. His legs went up, and the handle rang. “Bravo,” called somebody, who thought that it belonged.',
        '{once.who} waited until he was upright again. Then it went on from the very same place. “That’s what makes it a proper show,” whispered {A}. “One of them always falls off.”'
      ]
    },
    {
      id: 'both-rows',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the middle of it {A} could not help it any more. {A} {what.move}, and did not notice. The next one along noticed, and did it too. It went through the left half like wind through washing.',
        'Then the right half had it. All of them did it, in coats and in hats, and one with a cup. “They’re nearly in time,” said {once.who}, who was in time, and went on.'
      ]
    },
    {
      id: 'from-the-second-row',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“{doer.sound},” said somebody in the second row. It was a man in a hat. It had simply come out of him, in the best place. All the others looked round.',
        '{once.who} did not mind at all, and left him the next one as well. He was ready for it. “{doer.sound},” said the man. “Very true,” said {A}. The lady beside him moved half a chair away, and then half a chair back.'
      ]
    },
    {
      id: 'interval',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Interval,” said {H}, and all the curtains went down again. For a minute it was quite still in both rows. The lamp hummed. Somebody’s hand looked for somebody’s sweets.',
        '“What’s going on?” asked {A}, behind two curtains like everybody else. “Scratching,” said {once.who}. It was a great relief, and nobody in the world had seen it.'
      ]
    },
    {
      id: 'peeper',
      A: 'partner',
      paragraphs: [
        'They clapped, both halves at once. Then the curtains had to be drawn again, so that {once.who} could go off. “Who’s peeping?” asked {A}. Nobody was.',
        '“Only the left half of me,” said {H}.'
      ]
    },
    {
      id: 'carrying-in',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The chairs were carried in, and on every one there was a warm place. {A} found a glove, a peppermint and a button. They were laid on the wall, in case they were missed. {once.who} bowed to them too, since they were sitting so still.',
        '“What did they say at the gate?” asked {once.who}. “That it was far too short,” said {H}. {once.who} thought that over. “From which side?” “From both,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} took a seat in the second row, behind the tallest hat.',
      '{names} snuffled at the hem of the roses, and somebody behind it giggled.',
      { text: '{names} filled in the gaps between the chairs with stools.', needs: ['hands'] },
      { text: '{names} moved the bucket, so that nobody should be given it as a seat.', needs: ['hands'] }
    ],
    way: [
      '{names} changed over to the right half, and there the roses came as well.',
      '{names} bent so far round the bedspread that the chair tipped.',
      { text: '{names} clapped with one half, and then more loudly with the other.', needs: ['hands'] },
      { text: '{names} unhooked a peg, and two more jumped off after it.', needs: ['hands'] }
    ],
    turn: [
      '{names} opened an eye early, and shut it again at once.',
      '{names} wriggled under the roses, which kept off the draught.',
      { text: '{names} covered a few eyes that did not shut by themselves.', needs: ['hands'] },
      { text: '{names} threw a rose, but it was sewn on.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} took the line in, and put the bedspread back on its bed. {once.who} went home by the road, and bowed once more to the lamp.',
    '{H} got clean, and lay down under the roses. There were still pegs on them, two on each side. Then {H} tried the curtains, first the left one and then the right.'
  ],
  last: [
    'Slowly, and without meeting any peg, two curtains came down, and {H} was asleep.',
    '“Not yet,” said {H}, and then both curtains were drawn, and {H} slept.'
  ]
})
