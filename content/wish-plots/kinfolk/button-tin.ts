import { wishPlot } from '../wish-plot.ts'

const WHOSE = ['nana', 'nan', 'nanna', 'granny', 'gran', 'grandma', 'grandmother', 'oma', 'nonna', 'abuela', 'babcia', 'lola', 'dadi', 'nani', 'yiayia', 'ouma', 'mamie', 'grandpa', 'grandad', 'opa', 'mum', 'mummy', 'mom', 'mama', 'auntie', 'aunty', 'aunt']
const TINS = ['button tin', 'button box', 'button jar', 'button basket']

export const buttonTin = wishPlot({
  id: 'wish-button-tin',
  wishes: [...TINS.flatMap((tin) => [`${tin} came from`, `${tin} come from`, `${tin} story`, `${tin} stories`, `${tin} tips out`, `${tin} tipped out`, `${tin} sorting`, `${tin} whose`, tin, ...WHOSE.map((who) => `${tin} ${who}`), ...WHOSE.map((who) => `${tin} ${who}’s`)]), 'tin of buttons', 'tin full buttons', 'jar of buttons', 'jar full buttons', 'box of buttons', 'biscuit tin buttons', 'cookie tin buttons', 'drawer full buttons', 'bag full buttons', 'bowl of buttons', 'sewing box buttons', 'sewing tin buttons', 'button stories', 'button collection', 'buttons each came from', 'where each button came from', 'button history', 'story behind each button', 'every button has a story', 'counting buttons tin', 'buttons whose coat', 'sorting buttons', 'sorts buttons'],
  answers: [...WHOSE, ...WHOSE.map((who) => `${who}’s`), 'button', 'buttons', 'tin', 'box', 'jar', 'biscuit', 'cookie', 'old', 'big', 'little', 'full', 'of', 'and', 'where', 'each', 'every', 'one', 'which', 'whose', 'who', 'came', 'come', 'comes', 'from', 'belonged', 'belongs', 'to', 'story', 'stories', 'history', 'about', 'tips', 'tipped', 'tip', 'out', 'looking', 'look', 'looks', 'looked', 'through', 'sort', 'sorts', 'sorting', 'sorted', 'playing', 'play', 'plays', 'with', 'counting', 'counts', 'threading', 'tells', 'telling', 'told', 'remembers', 'remember', 'coat', 'coats', 'dress', 'dresses', 'wedding', 'uniform', 'jacket', 'cardigan', 'shirt', 'baby', 'family', 'sewing', 'sew', 'thread', 'needle', 'shiny', 'gold', 'golden', 'pearl', 'brass', 'wooden', 'red', 'blue', 'odd', 'spare', 'nobody', 'knows', 'rainy', 'afternoon', 'today', 'rattles', 'treasure', 'her', 'his', 'our', 'my', 'the', 'all', 'different', 'collection', 'house', 'at', 'mother’s', 'great', 'bag', 'drawer', 'bowl', 'basket', 'jars', 'tins', 'drawers', 'kitchen', 'table', 'floor', 'carpet', 'spills', 'spilled', 'spilt', 'hundreds', 'hundred', 'thousand', 'lots', 'count', 'counted', 'thread', 'threads', 'string', 'necklace', 'daughter', 'son', 'boy', 'girl', 'child', 'we', 'she', 'he', 'loves', 'love', 'likes', 'finds', 'found', 'favourite', 'favorite', 'behind', 'has', 'that', 'is', 'was', 'has', 'a', 'in', 'on', 'rain', 'raining', 'sunday', 'winter', 'evening', 'day', 'yesterday', 'green', 'black', 'white', 'glass', 'leather', 'round', 'holes', 'tiny'],
  except: ['died', 'dead', 'heaven', 'passed', 'funeral', 'hospital', 'swallowed', 'swallow', 'nose', 'ear', 'press', 'push', 'pressed', 'pushed', 'belly', 'mushroom', 'chocolate', 'battery', 'magic', 'lost', 'missing', 'moon', 'snowman', 'bear', 'mouse', 'dragon', 'robot', 'witch', 'king', 'lift', 'remote', 'stolen', 'war', 'dementia', 'eye', 'eyes', 'zip', 'bell'],
  moods: ['learning', 'question', 'first'],
  company: ['tin', 'button', 'buttons', 'tablecloth', 'coat', 'coats', 'thread', 'needle', 'cuff', 'hall', 'pyjamas'],
  about: 'The button tin is tipped out and every button says where it came from, by the thread that is left in it, all but one; and that one has been nowhere yet.',
  titles: ['The Button That Had Been Nowhere', 'Tipped Out', '{H} and the Last Button', 'A Bit of Thread', 'Two Hundred and One'],
  want: [
    {
      id: 'tipped-out',
      A: 'partner',
      paragraphs: [
        '{A} had fetched an old button tin, and {H} could not wait. “Tip it out,” said {H}. The buttons came down on the tablecloth all at once, like hail. There were glass ones, and leather ones like small footballs, and a brass one with an anchor. “Where does this come from?” asked {H}. “From a captain’s coat,” said {A}. “He only sailed the ferry. But he’d got the buttons.” {H} wanted to hear it of every button, to the very last.'
      ]
    }
  ],
  way: [
    {
      id: 'pea-coat-and-pram',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} picked out a black button as wide as a biscuit. “That’s from a winter coat,” said {A}. “It was so heavy that whoever took it off got taller.” There had been four such buttons, and one had come off in a tram. The tram had taken it as far as the depot.',
        '“And it came back?” asked {H}. “It was lying on the seat next morning,” said {A}. “It had gone round all night, and only paid once.”'
      ]
    },
    {
      id: 'the-one-without-a-thread',
      A: 'partner',
      paragraphs: [
        'So {A} told, and {H} laid the buttons in a row. There was a pearl from a wedding, and a wooden one from a tent. In the end a single button was left. It was green, with four holes. “And that one?” asked {H}. {A} turned it over. “I don’t know,” said {A}.',
        '{H} took the green button to all the coats in the hall. On the first it was too shiny. On the last it hid the whole buttonhole, like a lid. “It isn’t from anywhere,” said {H}.'
      ]
    },
    {
      id: 'glass-one',
      A: 'same',
      spare: 2,
      paragraphs: [
        'One button was made of glass, and you could look through it. {H} did. There were five {A}s at the table, and each had an ear to spare. “That sat on a dress for dancing,” said all five. “It was right at the back, where nobody could see out.”',
        '“It must have seen where they’d been,” said {H}, “and never where they were going.” They laid it with its face to the front, for a change.'
      ]
    },
    {
      id: 'sorting',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} began to sort them. Red ones went to red, and round ones to round. “But they’re all round,” said {A}. So {H} sorted them by holes, with two here and four there. For one with three holes there had to be a place in the middle.',
        '“What do you want with three?” {A} asked it. {H} held it before {H}’s face. There was a hole for each eye, and one left over to say “oh” with.'
      ]
    },
    {
      id: 'how-they-talk',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} took a handful, and let them run back through the fingers. “That’s what a button tin sounds like,” said {A}. “When I was small it meant that it was raining.” {H} did it once more, and listened. It was rain, with an anchor in it.',
        'They both did it together. Next door somebody shut a window. “Now it’s raining there too,” said {H}.'
      ]
    },
    {
      id: 'pet-picks-one',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'A button had rolled under the table on its edge, and lay down in front of {A}. {A} looked at it, and it looked back, with four small eyes. Neither of them gave way. “That one’s off a jacket,” somebody said, “that {A} once slept on for a week.”',
        '{H} held it up. In the holes there was one hair, and it was certainly {A}’s. So that button came from {A}, and was put at the end of the row.'
      ]
    },
    {
      id: 'elder-swapped-it',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} put on glasses, and picked out a tiny white one. “We used to play for these,” said {S}. “Whoever flicked nearest to the wall got the lot. I won eleven in a single day.” “Were you good at it?” asked {A}.',
        '“I was,” said {S}, “till I had to go home. They were off my own shirt, you see, and I’d won them all back. But I had to hold it shut with both hands.”'
      ]
    },
    {
      id: 'child-buys-one',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had opened a shop at the end of the table. “What does the gold one cost?” asked {A}. “Two buttons,” said {S}. {A} paid with two grey ones. {S} looked at them, and they were nice. “And what do these cost?” asked {A}.',
        '“A gold one,” said {S}. So {A} bought the two grey ones back. After an hour they had both sold a great deal, and everything lay where it was.'
      ]
    },
    {
      id: 'what-is-in-the-holes',
      A: 'partner',
      paragraphs: [
        '{A} began to put the others back in the tin. Then {A} held one up to the lamp, and another. “They’ve all still got a bit of thread in,” said {A}. In the anchor it was blue, and in the pearl white. It was left over from where they had been. {H} held up the green button. Its four holes were quite clean. “There’s never been any thread in there,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-spare-one',
      A: 'partner',
      paragraphs: [
        '“Then it’s a spare one,” said {A}. “With a new coat you get one button more, in a small bag, in case.” Its coat must have gone to parties, and out into the snow, and never lost a button. “And all that time this one was in the tin,” said {H}, “ready.” {H} polished it on a sleeve.'
      ]
    },
    {
      id: 'what-it-has-heard',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It’s heard all their stories, though,” said {H}. “Every time that somebody shook the tin.” They thought of how it must have lain there, between the anchor and the pearl. The one talked of storms, and the other of cake.',
        '“And what did it say, when it was asked?” said {A}. {H} made a small, clean voice. “I’m from the bag,” said the green button. “It was quite a nice bag.”'
      ]
    },
    {
      id: 'a-look-at-the-label',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They went into the hall once more, to see whether other coats had spares. Inside {A}’s, low down near the hem, sat a small black button, sewn on upside down. It was there in case. {A} had worn that coat for nine winters, and had never met it.',
        '“Good evening,” said {A}, and bent down to the hem. {H} buttoned it into the nearest hole, so that it knew how it was done. Then {A} could not walk, and they had to undo it.'
      ]
    },
    {
      id: 'count-again',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“How many are there altogether?” asked {A}. {H} dropped them into the tin one at a time, and counted the clicks. It took as long as a bath. It came to two hundred. {A} had counted along on the other side, and had two hundred and one.',
        'They looked at each other. “One of us counted the green one,” said {A}. “It counts,” said {H}. “It’s just a beginner.”'
      ]
    },
    {
      id: 'who-tells-it-later',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“One day somebody’ll tip the tin out again,” said {A}, “and ask where they all come from.” They practised that. {A} was somebody with a very old voice, and picked up the pearl. {H} told about the wedding. {H} had got it right but for the cake, and the cake got bigger.',
        '“And the captain?” asked the old voice. “He could only go there and back,” said {H}. “But he looked as if he could go anywhere.”'
      ]
    },
    {
      id: 'second-from-the-top',
      A: 'partner',
      paragraphs: [
        '{H} knew where it was wanted. On {H}’s pyjamas, second from the top, a button had been gone for weeks. {A} took bright red thread, and sewed until all four holes were full. Among the white buttons it was the only green one, and did not match at all. “One day it’ll come off,” said {H}, “and go back in the tin. Then somebody’ll find red thread in it, and I can say where it comes from.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came running, because it had sounded like hail.',
      '{names} looked at the anchor, and thought of the ferry.',
      { text: '{names} caught a button that was rolling off the edge.', needs: ['hands'] },
      { text: '{names} made a heap of all the small footballs.', needs: ['hands'] }
    ],
    way: [
      '{names} went along to the coats, to see whether it fitted.',
      '{names} found one more button under the rug, and looked at it.',
      { text: '{names} straightened the row on the table, button by button.', needs: ['hands'] },
      { text: '{names} held a coat open, while the green one was tried.', needs: ['hands'] }
    ],
    turn: [
      '{names} came close, to see the clean holes.',
      '{names} shook off one last button, which had been there all the time.',
      { text: '{names} unrolled the red thread, and rolled up what was over.', needs: ['hands'] },
      { text: '{names} dropped the pearl back, and listened to it land.', needs: ['hands'] }
    ]
  },
  bed: [
    'The anchor went into the tin on top, and the lid was pressed down until it clicked. It rattled once more on the way to the shelf.',
    '{H} washed, and put on the pyjamas, and did up the green button first. Then {H} lay down, and no wind came in.'
  ],
  last: [
    'Under the blanket the green button was somewhere at last, and {H} was asleep.',
    'In the tin lay a captain, a wedding and a dance, all quite still, and {H} was asleep.'
  ]
})
