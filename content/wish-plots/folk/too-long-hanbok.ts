import { wishPlot } from '../wish-plot.ts'

export const tooLongHanbok = wishPlot({
  id: 'wish-too-long-hanbok',
  wishes: ['hanbok', 'hanboks', 'hanbock', 'han bok', 'hanbok long', 'hanbok too long', 'hanbok too big', 'hanbok hem', 'hanbok seollal', 'hanbok new year', 'hanbok cousin', 'new hanbok', 'first hanbok', 'seollal', 'seolnal', 'seollal bow', 'sebae', 'korean new year', 'korean new years', 'korean lunar new year', 'new year korea', 'new year bow', 'korean dress', 'korean holiday dress'],
  answers: ['hanbok', 'seollal', 'long', 'big', 'hem', 'hemmed', 'hemming', 'sew', 'sewing', 'stitch', 'stitches', 'needle', 'thread', 'cousin', 'sister', 'brother', 'handed', 'hand', 'down', 'old', 'new', 'year', 'years', 'bow', 'bows', 'bowing', 'bowed', 'deep', 'korea', 'korean', 'lunar', 'holiday', 'feast', 'dress', 'clothes', 'wear', 'wears', 'wearing', 'skirt', 'sleeve', 'sleeves', 'ribbon', 'striped', 'stripes', 'colourful', 'colorful', 'soup', 'rice', 'cake', 'cakes', 'tteokguk', 'sebae', 'money', 'grandma', 'grandpa', 'grandparents', 'halmoni', 'family', 'trip', 'trips', 'grow', 'grown', 'grows', 'short', 'tomorrow', 'morning', 'celebrate', 'celebrating', 'celebration', 'magpie', 'first', 'her', 'his', 'my', 'the', 'fits', 'fit'],
  except: ['chuseok', 'wedding', 'dol', 'birthday', 'funeral', 'died', 'dead', 'torn', 'tore', 'ripped', 'stolen', 'lost', 'hates', 'hate', 'itchy', 'refuses', 'won’t', 'ugly', 'laughed', 'teased', 'chinese', 'vietnam', 'tet', 'tiger', 'dragon', 'robot', 'hospital', 'missing', 'alone', 'mano po'],
  moods: ['change', 'first', 'waiting'],
  company: ['hanbok', 'hem', 'floor', 'peg', 'pegs', 'soup', 'lamp', 'needle', 'sleeve', 'ribbon', 'cloth'],
  about: 'The handed-down hanbok is too long to bow in on Seollal morning, and pegs do not help, until the light behind the hem shows the lines of all who wore it before.',
  titles: ['The Third Line', 'Room for One More Year', '{H} and the Long Hem', 'A Hanbok with Three Lines', 'The Hem Had Done It Before'],
  want: [
    {
      id: 'over-the-toes',
      A: 'partner',
      paragraphs: [
        'In the morning it would be Seollal, the Korean new year, and {H} would bow in a hanbok. It had stripes of every colour down the sleeves. It had been handed down from Jiwoo, who was ten now, and it was far too long.',
        'It lay on the floor all round. {H} went down on both knees and bowed to the floor, as you do on Seollal. But {H} could not get up. {H} was kneeling on it. “I want to bow,” said {H} from below, “and then I want to come back.”'
      ]
    }
  ],
  way: [
    {
      id: 'no-hand-free',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You could hold it up,” said {A}. {H} took a big handful on each side, and walked about very well. It was a hanbok with ankles. “Now bow,” said {A}. For the bow you lay one hand on the other, in front.',
        '{H} looked at the hands. Both were full. “Could you hold your hand on mine for me?” asked {H}. {A} did so, and held on to the hem too, and now {A} had to bow as well.'
      ]
    },
    {
      id: 'on-tiptoe',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On tiptoe {H} was a hand taller, and the hem just cleared the floor. “It fits,” said {H}. “Quick, let me bow.” {A} got ready to be bowed to.',
        'But as soon as {H} bent {H}’s knees, the hanbok got long again. They tried it from on top of a cushion, and then of two. “You could bow lying down,” said {A}. {H} tried that as well, and it was called a nap.'
      ]
    },
    {
      id: 'pegs',
      A: 'partner',
      paragraphs: [
        '{A} fetched some clothes pegs. They folded the hem up and pegged it, all the way round. When {H} walked, it clacked. {H} laid one hand on the other, knelt down, and was up again very fast.',
        '“I’ve knelt on a peg,” said {H}. Two had jumped off and lay under the lamp. The hem hung down on one side. “It knows that we don’t mean it,” said {A}.'
      ]
    },
    {
      id: 'the-other-is-bowed-to',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} sat down on a cushion, to be somebody old. On Seollal the young bow to the old and wish them luck. They are given some money for it. {H} bowed, and stayed down. “How polite,” said {A}. After a while {A} said it again.',
        '“I’m standing on myself,” said {H} into the floor. “Then it’s the longest bow that I’ve ever had,” said {A}, and paid two buttons for it.'
      ]
    },
    {
      id: 'two-bowls',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On Seollal everybody eats a soup with thin white slices of rice cake, as round as coins. With the soup you get a year older, they say in Korea. It happens to everybody on the same morning. “If I eat two bowls,” asked {H}, “am I two years older?”',
        '“They say so,” said {A}. {H} looked down at the hem. “How many bowls is that?” {A} held a hand between the floor and the ankle. “About five,” said {A}. “Then I’ll come hungry,” said {H}.'
      ]
    },
    {
      id: 'the-ribbon',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In front a hanbok has two long ribbons, and no button. They are tied in a bow with only one loop. {A} tied it, and it had two loops. “That’s a shoe,” said {H}.',
        '{A} tied it again, and there was none. The third time there was one loop, and it lay quite flat, and {A}’s thumb was in it. “You’ll have to come along tomorrow,” said {H}. “I’d thought of coming anyway,” said {A}.'
      ]
    },
    {
      id: 'in-the-sleeves',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The sleeves were too long as well. {H} stretched out both arms, and no hands came. “Red, yellow, green, white,” counted {A} along the stripes, “and nobody.” Somewhere inside the blue, five fingers moved.',
        '“I’ve got a stripe too many,” said {H}. They turned it in, and there were the hands. {H} shook them, as you do with somebody who has been away. “And now the other end of me,” said {H}.'
      ]
    },
    {
      id: 'elder-let-down',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Mine was so long that I couldn’t find my feet in it,” said {S}. “They told me that I’d grow. I stood in it and waited, but I couldn’t feel a thing.” “When did it fit?” asked {A}.',
        '“On a Tuesday,” said {S}. “I was told to take it off and wash, and when I looked again it was too short.” {A} made up {A}’s mind to watch very closely.'
      ]
    },
    {
      id: 'light-behind-it',
      A: 'partner',
      paragraphs: [
        '{A} bent down for the pegs. From there you could see the lamp through the hem. “There’s something written in here,” said {A}. It was a line of tiny holes, all the way round. Above it was a second line, and then a third.',
        '“It’s been sewn up before,” said {A}, “and let down each time somebody grew. Nobody’s ever cut it.” {H} put a finger on the third. “Who was this?” asked {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-third-line',
      A: 'partner',
      paragraphs: [
        '{H} stood as straight as a door. {A} folded the hem in at the first line, which must have been Jiwoo at eight. It dragged. The second was Jiwoo at seven, and trod on {H}’s toes. At the third it hung just over the feet. That was Jiwoo at {H}’s size.',
        'The cloth lay down in its old fold by itself. It had done it before. {H} held it flat, and {A} took a needle and sewed in the old holes, with long steps.'
      ]
    },
    {
      id: 'pet-under-the-hem',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'A long thread had been left over, and {A} found it first. Where {A} went, it went too. “That’s for hemming,” said {H}. “Give it here.” {A} looked round to see who was meant.',
        'They had it back in the end, a bit wet. {H} laid it along {A}, from the front to the back. It was too long. “You’ll grow,” said {H} kindly. “Until then we can take it up.”'
      ]
    },
    {
      id: 'who-was-the-fourth',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Quite close to the lamp there was one more line. It was so faint that it might have been a hair. “That isn’t Jiwoo,” said {A}. “That’s somebody before Jiwoo.” It was a very short somebody.',
        '“It’s up to my knee,” said {H}. “I’m a giant.” {H} walked about a bit, for the short one to see. Then {H} pulled in the chin and said to the line, “You’ll grow. You won’t feel a thing.”'
      ]
    },
    {
      id: 'magpies-day',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Today’s a feast as well,” said {A}. “The day before Seollal belongs to the magpies. There’s a song about it.” {H} looked out of the window, to see what a magpie would wear. “Black and white,” said {A}. “And it’s got a long end at the back.”',
        '“Who hems it?” asked {H}. “Nobody,” said {A}. “It holds it up behind and hops.” {H} tried it that way across the room. For a magpie it was just right.'
      ]
    },
    {
      id: 'down-and-back',
      A: 'partner',
      paragraphs: [
        '{A} sat down on a cushion to be bowed to. {H} laid one hand on the other. Down went {H}, until the stripes lay on the floor. Then {H} came up, and the hanbok came too.',
        '{H} went down and came back three times more. Then they felt what was folded away inside. “There’s a lot left over,” said {H}. “That’s next year,” said {A}, “and the one after.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came close, and stood on the hem as well.',
      '{names} crept in under the edge, and looked out again.',
      { text: '{names} lifted the hem, and found two feet there.', needs: ['hands'] },
      { text: '{names} smoothed the stripes, one colour after another.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down on the part that was too long.',
      '{names} jumped whenever a peg went off.',
      { text: '{names} counted the pegs, and there was one too few.', needs: ['hands'] },
      { text: '{names} held the lamp a little lower.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down in a row, and waited to be bowed to.',
      '{names} put a nose to the new fold.',
      { text: '{names} tied the knot, and then one more, to be sure.', needs: ['hands'] },
      { text: '{names} rolled the rest of the thread round two fingers.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pegs went back into their bag, and the needle into its box. The hanbok was hung on the door, and its hem touched nothing.',
    '{H} was washed, bowed once to the hanbok, and came back up. Then {H} lay down, at full length, with a little over for next year.'
  ],
  last: [
    'The hanbok hung there with its years folded in, and {H} was asleep, and grew, and felt nothing.',
    '{H} had gone down and would come back in the morning, and was asleep.'
  ]
})
