import { wishPlot } from '../wish-plot.ts'

export const kwanzaa = wishPlot({
  id: 'wish-kwanzaa',
  beginsElsewhere: true,
  wishes: ['kwanzaa', 'kwanza', 'kwaanza', 'kwanzaa candles', 'kwanzaa feast', 'kinara', 'mkeka', 'umoja', 'karamu', 'habari gani', 'kujichagulia', 'kuumba'],
  except: ['real', 'died', 'school', 'lost'],
  answers: ['candle', 'candles', 'mat', 'first', 'seven', 'night', 'nights', 'day', 'days', 'corn', 'crops', 'fruit', 'cup', 'unity', 'celebrating', 'celebration', 'family', 'happy', 'lighting', 'weaving', 'black', 'red', 'green', 'feast', 'gifts', 'drum', 'december', 'holiday', 'harvest'],
  moods: ['waiting', 'first', 'proud'],
  about: 'The hero wants to weave the Kwanzaa mat alone, and the strips will not stay together.',
  titles: ['Don’t Touch My Strips', 'Over and Under', '{H} Weaves the Mkeka', 'The Mat That Held the Harvest', 'Nobody’s Holding On'],
  want: [
    {
      id: 'strips',
      A: 'partner',
      paragraphs: [
        'It was the first evening of Kwanzaa. Soon a grown-up would light the first candle, the black one. But before that there had to be a mkeka, the mat that everything stands on. {H} wanted to weave it alone, out of paper strips, black, red and green.',
        '“Habari gani?” asked {A}. That means, what’s the news? On the first day you answer with “Umoja”, which is being together. “Umoja,” said {H}, without looking up. “Don’t touch my strips.”'
      ]
    }
  ],
  way: [
    {
      id: 'one-in-the-hand',
      A: 'partner',
      paragraphs: [
        '{H} laid out the black ones, side by side. Then {H} pushed the red ones and the green ones across, over and under. It looked just like a mkeka. “Done,” said {H}, and lifted it by one corner.',
        'In {H}’s hand was one strip. All the others lay on the floor. {H} wove it again, and pressed it flat with both fists. The second time there were two in {H}’s hand.'
      ]
    },
    {
      id: 'three-one-three',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The kinara holds seven candles, three red and three green, and the black one between them. {A} put them in. “Red’s on the left,” said {A}. {H} sat on the other side, where it was the right.',
        'They turned the kinara round. Now it was wrong for {A}. In the end they both sat down on one side, so that there was only one left. It was a bit tight. “That’s better,” said the one behind.'
      ]
    },
    {
      id: 'corn',
      A: 'other',
      spare: 2,
      paragraphs: [
        'There was to be corn as well, an ear of it for every child. The ears were still in their leaves. {A} pulled off one leaf after another, and each time it was still dressed. “It must have been cold,” said {H}.',
        'Last of all came the silk, long and pale. {A} held it under {A}’s nose and had a moustache. “Habari gani, young man?” asked {H}. “I’m eighty,” said the moustache, and was helped to a chair.'
      ]
    },
    {
      id: 'fingers',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There are seven days, and each has a word of its own. They learned them on their fingers. Umoja was the thumb. The second was kujichagulia, which is deciding for yourself, and {A} got stuck halfway. “Kuji,” said {A}. “Kujicha. Have you got a shorter one?”',
        '“You have to go down it like stairs,” said {H}. “Ku, ji, cha, gu, lia.” They went down it together. At the bottom {A} was so pleased that {A} went straight up again.'
      ]
    },
    {
      id: 'drum',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had turned the big bowl over and was drumming on it with flat hands. Dum, da-da, dum. A drum was asking, and somebody had to answer. {H} drummed it back on the table. Dum, da-da, dum.',
        'Then {A} asked something longer, with a skip in it. {H} thought, and drummed only the skip. “That’s not what I said,” said {A}. “No,” said {H}. “It’s what I think about it.”'
      ]
    },
    {
      id: 'yam',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The crops were waiting at the edge of the table, until there was a mat for them. There were mangoes and oranges, and there was one long brown yam. It had a chin. “It looks like somebody,” said {A}.',
        '{H} turned it a little to the lamp. Now it had a forehead too, and it was not pleased. “It wants to know when it can sit down,” said {H}. They turned its face to the wall.'
      ]
    },
    {
      id: 'gift',
      A: 'other',
      spare: 6,
      paragraphs: [
        'At Kwanzaa you give each other things that you’ve made yourself. {A} sat on something and said that it was nothing. “It’s crackling,” said {H}. “I’m crackling,” said {A}. “It’s my trousers.”',
        '{H} had something too, inside a sleeve. They talked about the weather, very stiffly. When {A} got up, {A} went out backwards, so that nobody should see what the trousers were doing.'
      ]
    },
    {
      id: 'sip',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was a cup for the mat as well, the unity cup, which everybody drinks from. You have to take a sip that leaves something for the next. They practised it with water. {A} took a sip, and passed it on, and it was empty.',
        '“That was for the whole family!” said {H}. “It slipped,” said {A}. The second time {A} only put in a lip. {H} looked into the cup. “Now you can have a bit more,” said {H}. “You didn’t even get it wet.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'A green strip had got away, and it was lying by {A}. {H} asked to have it back. {A} was keeping quite still, and the strip was a bit underneath.',
        '“Habari gani?” asked {H} politely. {A} had no news. {H} sat down beside {A} and waited for some. After a while {A} moved, just enough, and there it was. It was warm, and more bent than before.'
      ]
    },
    {
      id: 'elder-potatoes',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“The first year we had no kinara,” said {S}. “So my mother cut a hole in each of seven potatoes. They stood on the mat in a row, like people at a bus stop.” “Did it work?” asked {A}.',
        '“For seven evenings,” said {S}. “On the last one she said that nothing should be wasted. It was very good soup. It tasted of holidays.”'
      ]
    },
    {
      id: 'candle',
      A: 'child',
      spare: 10,
      paragraphs: [
        '{A} wanted to be one of the candles. {A} stood up against the wall, with both arms down and a red sock on top. “When’s it my turn?” asked {A}. “Red’s tomorrow,” said {H}. “Today it’s only the black one.”',
        '{A} thought about standing there until tomorrow. Then {A} went off, and came back in a black sock. “I’m the middle one,” said {A}. “The red one had to go to bed.”'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“What do you do on the other days?” asked {A}. “We light one more candle,” said {H}, “and you have to know the word. On the sixth day there’s a feast with drums, and everybody dances.” “Who does the washing-up?” asked {A}.',
        '“That’s the third day,” said {H}. “It’s called ujima, and it’s doing the work together.” {A} thought it was clever of them, to have thought of that three days before.'
      ]
    },
    {
      id: 'all-the-same',
      A: 'partner',
      paragraphs: [
        '{H} wove the mkeka a third time, and {A} looked on from the side, and touched nothing. “This red one goes over the first,” said {A}, “and so does the next. They’re all doing the same thing. So nobody’s holding on to anybody.”',
        '“They ought to agree,” said {H}. “They ought to take turns,” said {A}. “Where one goes over, the next has to go under.” {H} tried it with two. They held.'
      ]
    }
  ],
  turn: [
    {
      id: 'four-hands',
      A: 'partner',
      paragraphs: [
        '{H} looked at the heap of strips, and moved over. “You do the unders,” said {H}. So they wove from both sides. But at the edge there was a gap left, two fingers wide, and there were no more strips. “Then we need something from everybody,” said {H}.',
        '{A} gave a shoelace. {H} gave the ribbon from a present. Out of a drawer came a strip of newspaper with half a crossword on it. Over they went, and under.'
      ]
    },
    {
      id: 'umoja',
      A: 'partner',
      paragraphs: [
        '“Lift it by the corners,” said {H}. “Both of us.” They lifted, and nothing fell out. Then they laid an orange on it, and the corn, and a mango. The mkeka sank a little in the middle, and creaked, and held. So they carried the whole harvest to the table in it, with small steps.',
        'The kinara was stood on top. A grown-up lit the black candle. “Habari gani?” asked {A}. {H} stroked the mat, along the shoelace. “Umoja,” said {H}.'
      ]
    },
    {
      id: 'crossword',
      A: 'same',
      spare: 12,
      paragraphs: [
        'By the light of the candle you could read the crossword in the mat. “A big animal, with eight letters,” read {A}. They counted on their fingers. “Elephant,” said {H}. It fitted, but three of its letters had gone under a red strip.',
        '“So it’s there,” said {A}, “and you only see both ends of it.” They looked at the place for a while. The flame stood quite straight.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} breathed out very softly, because of the strips.',
      '{names} stretched out beside the corn, and touched nothing.',
      { text: '{names} polished the mango on a sleeve.', needs: ['hands'] },
      { text: '{names} stood the kinara on a chair, until there was a mat for it.', needs: ['hands'] }
    ],
    way: [
      '{names} caught a green strip as it came down.',
      '{names} sat on a red one and had to get up again.',
      { text: '{names} gathered the loose strips and handed them back by colour.', needs: ['hands'] },
      { text: '{names} put both hands away, so as not to help.', needs: ['hands'] }
    ],
    turn: [
      '{names} held down one corner of the mkeka with nothing but weight.',
      '{names} turned up a bit of string from under the table, far too short.',
      { text: '{names} gave a bit of blue wool, and it went under.', needs: ['hands'] },
      { text: '{names} tucked in the end with half the crossword.', needs: ['hands'] }
    ]
  },
  bed: [
    'The candle was put out by the one who had lit it. The mat stayed on the table, for six more evenings, with the corn on it.',
    'After that everybody washed. {H} lay down with one arm over the blanket and one arm under it, and that held.'
  ],
  last: [
    'Over and under, over and under, went the breath, and {H} slept.',
    'On the table everything lay together, and {H} was asleep.'
  ]
})
