import { wishPlot } from '../wish-plot.ts'

export const stillHere = wishPlot({
  id: 'wish-two-eaten',
  tellsAny: 'eaten',
  out: true,
  about: 'At a feast somebody has eaten the thing that stood in the middle; whatever is put there instead is eaten too, until it is seen that the thing is still there, only inside.',
  titles: ['It’s Still Here', 'The Place in the Middle', 'The Turnip Went as Well', '{H} Ties the Ribbon', 'Everybody Smile'],
  company: ['ribbon', 'table', 'cloth', 'plate', 'turnip', 'chair'],
  want: [
    {
      id: 'the-place',
      A: 'partner',
      paragraphs: [
        'It was {takes.of}, and everything was ready. {H} had put {takes.loot} right in the middle, with a ribbon round. Then {H} went out to call the others. When {H} came back with {A}, there was the ribbon. Beside it stood {takes.who}, and chewed.',
        '“{takes.loot}?” asked {H}. {A} nodded. It was all eaten. And {H} had so wanted {takes.the} to have something in the middle.'
      ]
    }
  ],
  way: [
    {
      id: 'without',
      A: 'partner',
      paragraphs: [
        '“Perhaps nobody will notice,” said {A}. So everybody was let in, and walked up to the table. They looked at the middle, and then at their shoes. “We’re all looking at a bit of cloth,” said {H}.',
        'So {H} put something else there. It was a turnip, with the ribbon round it. It was quite a good turnip. {H} turned round for a spoon, and there was only the ribbon.'
      ]
    },
    {
      id: 'a-list-of-things',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They tried a candle, because nobody eats candles. They tried the picture of the harbour. Each time they turned their backs for as long as it takes to say “there”. Of the candle the wick came back. Of the harbour they still had the sky.',
        '“Put me there,” said {A}, and sat in the middle, and held the ribbon. That worked, but only for a little while. “I’m being licked,” said {A}.'
      ]
    },
    {
      id: 'was-it-good',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How did it taste?” asked {H}. After all, somebody ought to know. {takes.who} gave it some thought, from left to right, and swallowed once more. It was a long look, and it went somewhere over the roofs.',
        '“Nobody’s ever looked like that about it,” said {A}. “People say ‘very nice’, and then they leave half.” It was the first time that {H} had felt a little bit proud.'
      ]
    },
    {
      id: 'who-is-cross',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Somebody had to be cross. {A} was prepared to do it. {A} stood up very straight, put both hands behind {A}’s back, and began with “Now look here.” {takes.who} looked there.',
        'It was hard to go on after that. “What comes next?” asked {A} quietly. “You say what it shouldn’t have done,” said {H}. “It knows that,” said {A}. “You can tell by the ears.”'
      ]
    },
    {
      id: 'aunt',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} was an aunt who had come a long way, and carried a handbag. “Where is it?” asked the aunt. “I’ve heard so much about it.” {H} showed her the ribbon. The aunt put on her glasses and looked at it from quite near.',
        '“It’s smaller than I thought,” said the aunt. “But it’s beautifully tied.” Then she wanted to know what it was made of, and {H} said: “Partly of waiting.”'
      ]
    },
    {
      id: 'crumbs',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Is there nothing left at all?” asked {H}. They searched the cloth together, {A} from the one end and {H} from the other. They found a crumb. It may have been from something else.',
        'They laid it in the middle, on the biggest plate. From the door it couldn’t be seen. “You have to believe in it,” said {A}. Then {A} breathed out, and they had to believe in it somewhere else.'
      ]
    },
    {
      id: 'where-is-it',
      A: 'partner',
      paragraphs: [
        '“Now it’s gone for good,” said {H}. {A} had a long look at {takes.who}, from the front and from the side. “It isn’t gone,” said {A} slowly. “I saw where it went. It’s all still in this room, every bit of it. It’s only got somebody round it.”',
        { extra: 1, joins: true, both: ['{H} looked up. There was something in that.'] }
      ]
    },
    {
      id: 'heavier',
      A: 'same',
      spare: 6,
      paragraphs: [
        'To be sure of it, they did a sum. “Before, there was {takes.loot},” wrote {H}, “and there was {takes.who}.” Then there was a line. Under the line there was one thing. “It comes out,” said {A}, who’d done it backwards.',
        'It’s a comfort when a sum comes out. They underlined it twice, and drew a small ribbon beside it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'It hadn’t been {A}, for once. {A} sat well away from the table, where everybody could see it. You could hardly pass without noticing how little {A} had done.',
        '“We know,” said {H}. {A} went on not having done it until the evening.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“At my cousin’s feast the ceiling came down,” said {S}, “on everything. There was plaster on the trifle.” “Was it the end?” asked {A}. “We turned the trifle over,” said {S}. “Underneath it was perfectly all right.”',
        '“And what did people say?” “That it had never been so white,” said {S}. “They asked her for the recipe.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} lay down on the floor and put one ear against {takes.who}. “I can hear it,” said {S}. “What does it say?” asked {A}. {S} listened for quite a while.',
        '“It says gurgle,” said {S}, “and that it’s nice and warm in there.” Everybody wanted to hear that. They stood in a row, and it was the first queue of the day that nobody minded.'
      ]
    },
    {
      id: 'looks-back',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“I’d have looked at it all day,” said {H}, “and hardly touched it.” “And in the evening?” asked {A}. “In the evening I’d have looked at it once more.” They both thought about the evening.',
        '“Then on Monday it would have gone soft,” said {A}. {H} had not got as far as Monday. It was nice not to have to think of Monday.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-middle',
      A: 'partner',
      paragraphs: [
        '{H} got up. “Then that’s who has to stand in the middle,” said {H}. They asked most politely. {takes.who} stepped into the place and stood still, and {H} tied on the ribbon. “And here,” said {H}, “we have {takes.loot}. You can’t see it so well just now.”',
        'Then they all clapped. They walked round it, and said how well it stood. {A} took a picture with a box. “Everybody smile,” said {A}. In the picture there was one who had been smiling already.'
      ]
    },
    {
      id: 'speech',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then somebody had to make a speech to it. {A} did that. “Dear {takes.loot},” said {A}, “we hardly knew you.” It looked up at that, and chewed once, slowly. “But we see now that you’ve got eyes, and that you follow what’s being said.”',
        'Nobody had ever made a speech to such a thing and been listened to like that. {A} went on for twice as long as planned.'
      ]
    },
    {
      id: 'a-piece',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“And what does everybody get?” asked {A}. It could not be cut, and it couldn’t be handed round. So everybody was allowed to stroke it, once, in the place where they’d have liked their piece.',
        '{H} had wanted a corner. Behind the left ear there was one. It was much softer than a corner generally is.'
      ]
    },
    {
      id: 'best-one',
      A: 'partner',
      paragraphs: [
        'So {takes.the} had a middle after all, and it was warm, and it leaned a bit. “I’ve been to others,” said {A}, “and it always just stood there.” When they went home, {takes.who} came as far as the gate, with the ribbon still on. “Keep it,” said {H}.',
        { extra: 1, both: ['That was a mistake, for it was only a ribbon. But it went down very well.'] }
      ]
    },
    {
      id: 'next-year',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What do we put in the middle next time?” asked {A}. They thought about it the whole way. It had to be something that could stand still and liked to be looked at. It had to be not too sweet.',
        '“We’ll ask who’s free,” said {H}. {A} was free, as far as anybody could tell, and began to practise standing.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went right up to the chewer, and looked it in the mouth.',
      '{names} walked round the gap, and there was nothing in it from that side either.',
      { text: '{names} folded the cloth back, in case there was some left.', needs: ['hands'] },
      { text: '{names} straightened the ribbon, which was all there was to straighten.', needs: ['hands'] }
    ],
    way: [
      '{names} stared at the bit of cloth, as people do in galleries.',
      '{names} shook the ribbon about, and nothing fell out.',
      { text: '{names} clapped a little at the middle, so that it did not feel bad.', needs: ['hands'] },
      { text: '{names} cleaned the big spoon, and had no use for it.', needs: ['hands'] }
    ],
    turn: [
      '{names} smiled for the picture, with all the teeth there were.',
      '{names} circled the middle twice, and then the other way to unwind.',
      { text: '{names} went click at the right moment, since a box does not.', needs: ['hands'] },
      { text: '{names} tied a second bow, at the other end.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home {H} hung the good clothes over the chair.',
    '{H} got clean, and lay down in the middle of the bed. It was the right place for something that you want to have a look at last thing.'
  ],
  last: [
    'Nothing was gone. It all had somebody round it, and {H} was asleep.',
    'In the middle of the night, where there had been nothing, lay {H} and slept.'
  ]
})
