import { wishPlot } from '../wish-plot.ts'

export const fanous = wishPlot({
  id: 'wish-fanous',
  wishes: ['fanous', 'fanoos', 'fanus', 'fanoos ramadan', 'fanous ramadan', 'fanoose', 'fawanees', 'fawanis', 'fawaneez', 'fanouses', 'fanooses', 'ramadan lantern', 'ramadan lanterns', 'ramadan lamp', 'ramadan lamps', 'ramadan light', 'ramadan lights', 'ramadan fanous', 'ramadan fanoos', 'ramadhan lantern', 'ramadhan lanterns', 'ramzan lantern', 'ramadan lantern coloured', 'ramadan lantern walls', 'ramadan lantern light', 'lantern coloured glass', 'lantern colored glass', 'coloured light walls', 'colored light walls', 'coloured lights walls', 'colours on the walls lantern', 'lantern colours wall', 'lantern light round walls', 'lantern light walls', 'lantern coloured walls', 'lantern colours walls', 'lantern coloured light', 'lantern colored light', 'cairo lantern', 'egyptian lantern', 'wahawi ya wahawi', 'wahawi'],
  answers: ['ramadan', 'ramadhan', 'ramzan', 'lantern', 'lanterns', 'lamp', 'lamps', 'light', 'lights', 'glow', 'glows', 'glowing', 'shine', 'shines', 'shining', 'coloured', 'colored', 'colour', 'colours', 'colors', 'colourful', 'red', 'blue', 'green', 'yellow', 'gold', 'glass', 'tin', 'brass', 'wall', 'walls', 'ceiling', 'room', 'round', 'around', 'goes', 'going', 'turn', 'turns', 'turning', 'spin', 'spins', 'spinning', 'dance', 'dances', 'dancing', 'swing', 'swings', 'string', 'hang', 'hangs', 'hanging', 'hung', 'put', 'lit', 'lighting', 'candle', 'battery', 'little', 'big', 'new', 'old', 'my', 'our', 'first', 'night', 'nights', 'evening', 'iftar', 'sunset', 'moon', 'street', 'balcony', 'window', 'song', 'sing', 'sings', 'singing', 'carry', 'carries', 'carrying', 'cairo', 'egypt', 'egyptian', 'arabic', 'market', 'bought', 'buy', 'gift', 'present', 'grandma', 'granny', 'teta', 'tata', 'sitto', 'grandpa', 'gedo', 'jiddo', 'mum', 'mummy', 'mama', 'dad', 'daddy', 'baba', 'auntie', 'uncle', 'brother', 'sister', 'family', 'together', 'favourite', 'loves', 'love', 'pretty', 'beautiful', 'make', 'making', 'made', 'paper', 'kareem', 'with', 'whose'],
  except: ['eid', 'fasting', 'hungry', 'broke', 'broken', 'smashed', 'fell', 'burnt', 'burned', 'fire', 'burning', 'hospital', 'war', 'bomb', 'died', 'dead', 'sick', 'ill', 'lost', 'stolen', 'genie', 'jinn', 'aladdin', 'magic', 'dragon', 'robot', 'traffic', 'lighthouse', 'chinese', 'diwali', 'floating', 'river', 'disco', 'suhoor', 'drummer', 'cannon', 'quran', 'prayer', 'without', 'afraid', 'dark'],
  moods: ['first', 'waiting', 'proud', 'learning'],
  company: ['fanous', 'lantern', 'string', 'light', 'lights', 'red', 'blue', 'green', 'yellow', 'wall', 'glass', 'ceiling', 'tin'],
  about: 'The hero wants the coloured light of the Ramadan lantern to go round all the walls, and pushes and swings it in vain, until the string remembers which way it was wound.',
  titles: ['Round All the Walls', 'The String Remembers', '{H} and the Fanous', 'Red, Blue, Green, Yellow', 'Who Was Green Last'],
  want: [
    {
      id: 'four-patches',
      A: 'partner',
      paragraphs: [
        'It was a Ramadan evening, and {H} had a fanous, a tin lantern with glass on four sides. It hung on a long string, right down to {H}’s nose. {A} switched on the battery lamp in it. Now one wall had a red patch, and the others had a blue, a green and a yellow.',
        '{A} sat in the yellow. “I’ve only got the blue,” said {H}. “I want them to go round all the walls.”'
      ]
    }
  ],
  way: [
    {
      id: 'to-and-fro',
      A: 'partner',
      paragraphs: [
        '{H} gave the fanous a small push. Red ran up its wall and down again. Yellow jumped on {A}’s head and off. They went to and fro, and to and fro, and then each lay where it had been before.',
        '{H} blew at it, and it nodded. So {H} walked round it instead. “Now I’ve been everything,” said {H}, “and you’re still only yellow.” “I’m getting used to it,” said {A}.'
      ]
    },
    {
      id: 'a-red-hand',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} held a hand in the red, and the hand was red. {H} closed it quickly, and carried it over to {A}, in the yellow. When it was opened, there was only a hand in there. “It got out,” said {H}. “Between the fingers,” said {A}.',
        'They tried it with a cup, and a lid on the cup. The cup had been full of red, right up to the rim. “It’s quick,” said {A}. “It’s back before you’ve gone.” And there it lay on the wall, not even out of breath.'
      ]
    },
    {
      id: 'what-glass-does',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Does the glass paint it?” asked {H}. {A} did not think so. “There are all the colours in the light of the lamp,” said {A}. “The red glass lets only the red ones through. The others have to stay in.” {H} looked at the fanous for a while.',
        '“Then there must be a lot of blue waiting, behind the red,” said {H}. “It’s only got to go to another window,” said {A}. {H} told it so, through the tin. It was two windows along.'
      ]
    },
    {
      id: 'blue-in-red',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} had on blue socks. In the blue patch they were blue, and even a bit more so. Then {A} put both feet in the red. “Where are they?” asked {H}. They had gone as black as two holes in the wall.',
        '“They’ve got no red to give back,” said {A}. {H} held a slice of orange in the red, and it was very well. The socks were glad when they came out again. You could see it all over them.'
      ]
    },
    {
      id: 'drawn-round',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} stuck some paper to the wall, where the green was, and drew a line round it. “Now it’s mine,” said {H}. Someone opened the door, and the fanous moved a little in the draught. The green climbed out over its line, and looked round.',
        '“It was only in there as a guest,” said {A}. {H} drew a small opening on the left, so that it could come and go. It used it nearly at once.'
      ]
    },
    {
      id: 'old-fanous',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the old days people in Egypt took a fanous out into the dark streets. The children went along in front, and sang. “And what did they get for it?” asked {H}. “Sweets,” said {A}, “and nuts.” {H} sang a bit to {A}, and held out a hand.',
        '{A} looked in all pockets, and had a paper clip. {H} took that as well, and sang as much as a paper clip is worth. It was one line, and not the best.'
      ]
    },
    {
      id: 'the-small-door',
      A: 'same',
      spare: 6,
      paragraphs: [
        'One of the four glasses was a door, with a hook no bigger than a comma. That was where the lamp went in. “Who lives there?” asked {A}. {H} put one eye to the green. In there it was a small room with four windows.',
        '“It’s just somebody’s light,” said {H}. “It’s home.” {H} shut the little door, and did the hook as well, in case it wanted to be alone.'
      ]
    },
    {
      id: 'swapping-seats',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Then we’ll go round, and not the light,” said {A}. They swapped seats, with their plates. {H} was red and ate a date, which was brown. {A} was green, and asked for the salt. When it got dull, they called “change”, and got up again.',
        'After five changes no one knew which glass of water was whose. “Mine was the blue one,” said {A}. But now it stood in the red, and said nothing about it.'
      ]
    },
    {
      id: 'tin-pattern',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The top of the fanous was of tin, with small holes in it, punched one by one. They made stars on the ceiling. {H} lay down on the rug to count them, and {A} lay the other way, head to head. {H} had thirty-one and {A} had thirty.',
        '“You haven’t got the one above me,” said {H}. {A} moved over, to be able to see it. There it was. But {A} had moved off one on the other side, so it was thirty again.'
      ]
    },
    {
      id: 'pet-after-yellow',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'A spot of yellow lay on the floor, and it trembled. {A} had seen it. {A} went down very flat, and came nearer, and was on top of it. Now it was on {A}. It had got away, and no one knew how.',
        '“You’ve got it on you,” said {H}. {A} looked behind, on the left, and then on the right. It was on the one place where you never can look. {A} wore it until supper was over.'
      ]
    },
    {
      id: 'elder-first-fanous',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Mine had a candle,” said {S}, “and one of the four glasses was cracked. So my mother stuck in a sweet paper. It was the best of them. It was orange and said ‘Toffee’ backwards.” “On the wall?” asked {A}. “As big as a door,” said {S}.',
        'All through Ramadan they had read it, every night, in that room. No one had toffee. {A} said the word backwards, and it sounded like somebody with a mouthful of it.'
      ]
    },
    {
      id: 'child-is-fanous',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I’m one as well,” said {S}, and stood on the rug with both arms out. “My front’s red.” {A} wanted to know what was at the back. {S} could not see that from there. “You say,” said {S}.',
        '“At the back you’re yellow,” said {A}, “with a button.” {S} turned round quickly, so that {A} should be red. But the yellow went round with {S}, and so did the button.'
      ]
    },
    {
      id: 'one-turn',
      A: 'partner',
      paragraphs: [
        '{A} looked up along the string. It was two thin strings, laid round each other like a plait. {A} took hold of the fanous, and turned it round once. The string grew a little tighter. {A} let go, and it turned back, all by itself.',
        'On the walls red went once round, and so did blue, and green, and yellow. “It remembers,” said {A}. “A string wants to go back to how it was.” “Then let’s give it more to remember,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'twenty-turns',
      A: 'partner',
      paragraphs: [
        '{H} turned the fanous, and they counted. At twenty the string was as hard as a stick. {H} let go, and off they went. Red ran after yellow, and yellow after green, over the door and over the curtain. “I’m blue,” called {A}. “I’m red. I’m everything.”',
        'It slowed down, and stopped. “Over,” said {H}. “Wait,” said {A}. The fanous drew a breath. Then it went round the other way.'
      ]
    },
    {
      id: 'too-far',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Why did it come back?” asked {H}. {A} showed it, and turned so fast on one leg that there was no stopping. “It’s in such a hurry to be straight that it misses it,” said {A}. “Then it’s twisted on the other side.” And {A} sat down, while the room went on.',
        '{H} tried it too. {H} missed it four times, and at the fifth met the sofa, and was quite straight.'
      ]
    },
    {
      id: 'slow-colours',
      A: 'same',
      spare: 13,
      paragraphs: [
        'When it went slowly, you could ride on it. {H} walked along the wall with both hands in the green. At the corner it bent in the middle, and so did {H}. Behind the curtain it got soft. “It’s going uphill,” said {H}. {A} walked behind with the yellow.',
        'They met the red by the door. In the glass of a picture it was going the other way. They both stood aside for it, and it went by without a word.'
      ]
    },
    {
      id: 'green-last',
      A: 'partner',
      paragraphs: [
        'So it went, there and back, and each time it was a little less. In the end it only went a quarter round, like a head saying no very kindly.',
        'There was one date left. “Green can choose who gets it,” said {A}. Green came up to {H}’s knee, and went back to {A}. It stopped on the plate in between. “It wants it itself,” said {H}. They pulled the date in two, and ate it for green.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went from patch to patch, and stayed in the red.',
      '{names} looked up at the stars, with an open mouth.',
      { text: '{names} held a date in the yellow, to see what it did.', needs: ['hands'] },
      { text: '{names} drew the curtain, so that the colours got stronger.', needs: ['hands'] }
    ],
    way: [
      '{names} moved along with the yellow, to and fro.',
      '{names} sat in the blue, and looked cold, and was quite warm.',
      { text: '{names} caught a bit of red, and it lay on the hand.', needs: ['hands'] },
      { text: '{names} blew as well, and it nodded to them.', needs: ['hands'], party: 'together' }
    ],
    turn: [
      '{names} turned round as well, until the room had to be held on to.',
      '{names} went red, and blue, and all the rest.',
      { text: '{names} called out the colours as they came by.', needs: ['hands'] },
      { text: '{names} counted the turns on the way back, and lost one.', needs: ['hands'] }
    ]
  },
  bed: [
    'The date stone lay alone on the plate. The fanous was carried off by its string. All four colours came along, through the door and over the coats.',
    'In the bedroom it was hung up high, from the middle of the ceiling. {H} washed, and lay down, and {H}’s pillow was green. There was still one turn left in the string, and it was very slow.'
  ],
  last: [
    'The string remembered how it had been, and hung straight, and {H} was asleep.',
    'Green went over {H}, and yellow, and red. At the blue {H} was asleep.'
  ]
})
