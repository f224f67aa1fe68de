import { wishPlot } from '../wish-plot.ts'

export const wholeHand = wishPlot({
  id: 'wish-whole-hand',
  beginsElsewhere: true,
  wishes: ['turned five', 'turns five', 'turning five', 'fifth birthday', 'five years old', 'a whole hand', 'a whole hand old', 'officially five', 'finally five', 'just turned five'],
  answers: ['today', 'now', 'birthday', 'four', '4', 'five', 'old', 'years', 'year', 'he’s', 'she’s', 'is', 'am', 'our', 'my', 'was', 'big', 'bigger', 'boy', 'girl', 'no', 'longer', 'anymore', 'more', 'finally', 'at', 'last', 'just', 'officially', 'yesterday', 'saturday', 'sunday', 'feels', 'different', 'same', 'hand', 'whole', 'fingers', 'number', 'tomorrow', 'turned', 'turning'],
  except: ['high', 'famous', 'tea', 'gold', 'rings', 'senses', 'speckled', 'gave', 'legged', 'give', 'party', 'cake', 'present', 'presents', 'candle', 'candles', 'balloon', 'balloons', 'dinosaur', 'dragon', 'unicorn', 'princess', 'magic', 'ducks', 'monkeys', 'minutes', 'oclock', 'o’clock', 'clock', 'morning', 'kittens', 'puppies', 'days', 'weeks', 'times', 'sleeps', 'more', 'afraid', 'scared', 'school', 'nursery', 'story', 'stories', 'wants', 'who', 'loves', 'likes', 'died', 'sister', 'brother', 'metres', 'star'],
  moods: ['first', 'proud', 'change', 'learning'],
  company: ['thumb', 'hand', 'baker', 'mouth'],
  about: 'The hero is five today, and the mouth says four by itself; it is the thumb that has never been out, and a whole hand says it in time.',
  titles: ['The Thumb Comes Out', 'The Mouth Said Four', '{H} Is a Whole Hand', 'Everybody Out', 'Five, and Nothing Left Over'],
  want: [
    {
      id: 'it-said-four',
      A: 'partner',
      paragraphs: [
        '{H} had turned five in the night. In the mirror you could see nothing of it. But today somebody would ask how old {H} was. And {H} wanted to say it, for the first time: five.',
        'The bell rang, and there was Mr Silva with the post. “Here’s a birthday card,” said Mr Silva. “How old are you, then?” {H} stood up straight. “Four,” said {H}’s mouth, and it was out.'
      ]
    }
  ],
  way: [
    {
      id: 'it-knows-the-way',
      A: 'partner',
      paragraphs: [
        '“I meant the other one,” said {H}, but Mr Silva had gone. “Your mouth’s said four for a whole year,” said {A}. “It’s got to practise.” So {H} walked round the table. “Five, five, five, five,” said {H}, at every step.',
        '{A} came in by the door as a stranger, with a bag. “Good morning,” said {A}. “How old are you?” “Four,” said {H}. They did it seven times, and it was four all seven.'
      ]
    },
    {
      id: 'measuring-for-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where is it, this five?” asked {H}. They looked for it. {H}’s feet went into the same shoes as last night. {H}’s head came up to the same place on the door. {A} looked into both ears. “It’s clean in there,” said {A}, “but it’s not a different ear.”',
        '“Perhaps it comes in slowly, like a tooth,” said {H}. “It came last night at ten past three,” said {A}. “That’s when you were born. It’s all in.” {H} felt along both arms. It was very well put away.'
      ]
    },
    {
      id: 'what-four-could-not',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Try something that you couldn’t do at four,” said {A}. {H} tried to whistle. There came some air, and it was four’s air. {H} tried to snap two fingers. It went fff.',
        'Then {H} pulled on a jumper, and it was on. Only the label was in front. “That’s how I did it when I was four,” said {H}, from inside. {A} thought that it had gone in faster. “A five-year-old’s wrong way round is much quicker,” said {A}.'
      ]
    },
    {
      id: 'where-four-has-gone',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Where’s four now?” asked {H}. They thought about that, on the floor, back to back. {A} said that it was inside. In a tree there’s a ring for each year, like that. The one from last year is just under the bark.',
        '“And three’s inside four,” said {H}. “And two’s inside three. And one’s right in the middle, with a bib on.” {H} sat quite still. It was rather full in there, and everybody had a birthday.'
      ]
    },
    {
      id: 'drawing-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} drew a big five, so that {H} could see who it was. It had a flat cap on, a straight neck, and a round stomach. “It’s got its back to us,” said {H}. “It’s pulling in its chin.”',
        'Beside it {A} drew a four. That one was all elbows. “You could hang a coat on a four,” said {A}, “but a five can rock.” {H} rocked a bit. It was true that at four {H} had been more of a chair.'
      ]
    },
    {
      id: 'from-the-start',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You could start at one,” said {A}, “and then you’ll come past it.” “One, two, three, four,” said {H}. Then {H}’s mouth shut. It had got where it always got off. “Go on,” said {A}. “The next stop.”',
        '{H} took a run at it. “Onetwothreefourfive!” It had come out! But nobody has the time for that, if they only want to know how old you are. “They’d think you were all of them,” said {A}.'
      ]
    },
    {
      id: 'other-ages',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“How old are you?” {H} asked {A}, to see how others did it. {A} had to think. {A} looked up at the ceiling, and counted something. The number came at last, and it was out by one. “You don’t know either,” said {H}.',
        '“My mouth stopped asking,” said {A}. “It just says about.” {H} tried that out. “About five,” said {H}. It was not bad. But {H} was not about five. {H} was exactly five, and just today it was exact to the day.'
      ]
    },
    {
      id: 'a-bag-of-four',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Keep your mouth full,” said {A}, “then it can’t get there first.” {H} took a gulp of water, and puffed both cheeks. “How old are you?” asked {A}. {H} shook {H}’s head. “Are you three?” asked {A}. {H} shook it harder.',
        '“Are you a hundred?” Now {H} had to laugh, and the water went over the table. “Four!” gasped {H}, in all that wet. “It can swim, too,” said {A}.'
      ]
    },
    {
      id: 'on-the-card',
      A: 'same',
      spare: 8,
      paragraphs: [
        'On the card from Mr Silva stood the five, in silver, with a bear leaning on it. {H} carried it about. “I could just hold up the card,” said {H}. “You’d need it all year,” said {A}. “In the bath as well.”',
        '{H} thought of the bath, and of the card in it. The silver came off already, on one thumb. “The bear’s leaning,” said {H}. “It isn’t used to it either.”'
      ]
    },
    {
      id: 'pet-years',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '“How old am I?” {H} asked {A}, with a biscuit in one hand. {A} looked at the biscuit for a long time. Then {A} went and fetched nothing, and came back. It was no answer, but it had not been four.',
        '“{A} thinks I’m the same as yesterday,” said {H}. {A} sniffed at {H} from the toes up, to be sure. At the knees {A} stopped. There was something there, or it was jam.'
      ]
    },
    {
      id: 'elder-year',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I wrote down the wrong year for all of January,” said {S}. “My hand did it. I crossed it out each time, and then my hand did it again.” “And when did it stop?” asked {A}.',
        '“In March, all at once,” said {S}. “It was on a letter about the drains. I’d written the right one and I hadn’t noticed. I looked at it for quite a while.” {S} nodded. “That’s how it is with a number. It moves in when you’re out.”'
      ]
    },
    {
      id: 'child-wants-one',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I’m five as well,” said {S}. “You’re not,” said {A}. “I’ve been it for ages,” said {S}. It came quite easily, with no practice at all. {A} could hardly believe it. “How do you do that?”',
        '“You just say it,” said {S}. “I can say seven, too.” {S} said seven, and nine, and a hundred and forty. {A} listened to every one. It must be because none of them was true.'
      ]
    },
    {
      id: 'baby-one',
      A: 'baby',
      spare: 12,
      paragraphs: [
        'Nobody had ever asked {A} for a number. {A} lay there and looked at both fists. {H} opened one of them, finger by finger. “You don’t need them yet,” said {H}, “but they’re all here.”',
        '{A} shut the fist again, with one of {H}’s fingers in it. So {A} had six now, and {H} had only four left over on that side. They stayed like that for some time.'
      ]
    },
    {
      id: 'the-one-that-held-down',
      A: 'partner',
      paragraphs: [
        '“Show me with your fingers,” said {A}. {H} held up a hand. Four fingers stood in a row, and the thumb lay in front of them, folded in. “There he is,” said {A}. “Your thumb’s still doing four. He’s had to stay indoors all year.”',
        '“You can come out now,” said {H} to the thumb. It came out, a bit stiffly, to one side. That was a hand, a whole one. There was nobody left indoors.'
      ]
    }
  ],
  turn: [
    {
      id: 'at-the-baker',
      A: 'partner',
      paragraphs: [
        'They went to the baker’s, for rolls. “And how old are we?” asked the baker. “Four,” said {H}’s mouth. But the hand had gone up by itself, with everybody out.',
        'The baker looked at the mouth, and then at the hand. “Which of them is right?” asked the baker. {H} looked along the fingers, as far as the thumb. “The hand,” said {H}. “I’m five. It’s just my mouth that’s still four.” “You said it!” said {A}.'
      ]
    },
    {
      id: 'who-waved-back',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{H} walked along the street with five fingers up. A man on a bicycle waved back. A bus slowed down a little, because it thought that it should stop. “They don’t see that it’s a number,” said {H}.',
        '“Hold it still,” said {A}. “If it wags, it’s hello. If it’s flat, it’s stop. If it’s still and you look proud, it’s five.” {H} looked proud. A lady at a window looked at that, and nodded, and held up both hands, seven times.'
      ]
    },
    {
      id: 'thumb-goes-first',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The thumb was let in everywhere today. It was the one to ring a bell. It was the one to push a button, and to test the warm side of a bag. “What’s he like?” asked {A}. “Short,” said {H}, “but he’s strong. He’s been holding down four people.”',
        'They let him wrestle with {A}’s thumb. One, two, three, four, and now it was allowed to go on. “Five!” they said, both at once, and {H}’s thumb was on top.'
      ]
    },
    {
      id: 'one-for-each',
      A: 'partner',
      paragraphs: [
        'The baker put four rolls in a bag, and looked at the hand once more. A little roll went in as well. “That’s for the thumb,” said the baker.',
        'Outside Mr Silva was coming back up the road. “Did I hear four?” called Mr Silva. {H} held up the whole hand. Mr Silva laid his own against it, every finger to a finger, and the thumb to the thumb. “No,” said Mr Silva. “That’s five, and nobody’s missing.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the door as well, and did not say four.',
      '{names} looked {H} up and down, and found last night’s {H}.',
      { text: '{names} stood the card up on the shelf, with the five in front.', needs: ['hands'] },
      { text: '{names} held one hand over one mouth too, to see if that helped.', needs: ['hands'] }
    ],
    way: [
      '{names} trotted round the table behind the fives.',
      '{names} stared at the thumb, until it came out.',
      { text: '{names} knocked at the door as a second stranger.', needs: ['hands'] },
      { text: '{names} counted along one hand, and got the same.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the rolls, from the big to the little one.',
      '{names} looked from the mouth to the hand, and back.',
      { text: '{names} laid a hand against {H}’s too, and the thumbs met.', needs: ['hands'] },
      { text: '{names} carried the rolls home, with the little one on top.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rolls were eaten, and the little one was held between a finger and the thumb. Then the crumbs were wiped up, and the card stood by itself.',
    '{H} washed one hand with the other, all ten fingers, and lay down. “Five,” said {H} into the dark, once, to hear it. The mouth had it now.'
  ],
  last: [
    'The hand lay open on the pillow, with everybody out, and {H} was asleep.',
    'The thumb was outside the blanket, for the first time, and {H} was asleep.'
  ]
})
