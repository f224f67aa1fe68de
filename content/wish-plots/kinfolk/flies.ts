import { wishPlot } from '../wish-plot.ts'
import { WHICHEVER_RELATIVE } from './whoever.ts'

export const flyingRelative = wishPlot({
  id: 'wish-relative-flies',
  star: 'kin',
  nothingElse: true,
  wishes: [
    'grandma can fly', 'flies', 'flying town', 'flying city', 'flying roofs', 'flying houses', 'flying sky', 'flying air', 'flying high', 'fly', 'flew', 'flys', 'can fly', 'could fly', 'learns to fly', 'learnt to fly', 'learned to fly', 'starts to fly', 'started to fly', 'starts flying', 'floats', 'float', 'floating', 'floats away', 'floats up', 'hovers', 'wings', 'has wings', 'grows wings', 'grew wings', 'gets wings', 'lighter than air', 'floats like a balloon'
  ],
  answers: [...WHICHEVER_RELATIVE, 'can', 'could', 'has', 'got', 'gets', 'grows', 'wings', 'flies', 'fly', 'flying', 'up', 'sky', 'air', 'in', 'into', 'to', 'over', 'above', 'town', 'city', 'village', 'house', 'houses', 'roof', 'roofs', 'street', 'high', 'like', 'a', 'balloon', 'bird', 'is', 'away', 'around', 'through', 'with', 'me', 'out', 'of'],
  except: ['us', 'here', 'back', 'from', 'plane', 'aeroplane', 'airplane', 'airport', 'flight', 'home', 'visit', 'holiday', 'broom', 'broomstick', 'carpet', 'helicopter', 'pilot', 'rocket', 'space', 'moon', 'heaven', 'angel', 'died', 'kite', 'tomorrow', 'today', 'soon', 'work', 'drone', 'superhero', 'cape', 'dragon', 'car', 'bicycle', 'bike', 'motorbike', 'bed', 'fish', 'swatter'],
  moods: ['question'],
  company: ['hat', 'lamp', 'note', 'song', 'washing', 'peg', 'pegs', 'ceiling', 'scarf', 'pigeon', 'kettle', 'boot', 'boots', 'roof', 'window', 'rope', 'tune', 'street', 'sock', 'bus', 'potatoes'],
  about: 'One of the family can fly and does not know how to come down, until the hero hears what both up and down depend on.',
  titles: ['One Note Too High', 'Held by the Scarf', '{H} and the Hat on the Lamp', 'How to Come Down Again', 'Low Enough for Bed'],
  want: [
    {
      id: 'the-hat',
      A: 'partner',
      paragraphs: [
        'The wind had taken {H}’s hat, the one with the ears. Now it hung on the street lamp, higher than any broom. {A} was at the window, singing, with the washing. It was a song with one very high note in it. When the note came, {A} went up to the ceiling and stayed there, peg in hand.',
        '“You can fly!” said {H}. “It looks like it,” said {A}. “You could get my hat,” said {H}. “First I’d like to know how one comes down,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-scarf',
      A: 'partner',
      paragraphs: [
        'They tied the end of a long scarf to {A}’s belt, and {H} held on below. So they went out to the lamp. {A} flew like a balloon from a party. “Left a bit,” called {H}. {A} flapped and kicked. “I think I only do up,” said {A}.',
        'Somebody opened a window and said what a lovely evening it was. {A} said so too, and bumped softly against the first floor.'
      ]
    },
    {
      id: 'potatoes',
      A: 'partner',
      paragraphs: [
        'To come down one must be heavier. {H} threw up potatoes, and {A} put them in every pocket. At the sixth {A} sank past the window. At the seventh {A} stood on the pavement, and could not lift a foot. “And now fly,” said {H}. Nothing happened.',
        '{A} took out one potato, and another, and all of them, and still stood there. “It’s gone,” said {A}, and sighed, long and deep. The hat waggled its ears up on the lamp.'
      ]
    },
    {
      id: 'ceiling-walk',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'As long as {A} was up at the ceiling, there was some work to be done there. {A} dusted the top of the lamp. There was a moth’s whole kitchen in it. “And there’s a marble on the cupboard,” called {A}, “and a sandwich from another time.”',
        '“What sort?” asked {H}. “It’s hard to say,” said {A}. “It’s got fur.” They left it, because it seemed to be settled in.'
      ]
    },
    {
      id: 'how-it-feels',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“What does it feel like?” asked {H}. {A} turned over once and thought about it. “Like in the bath, when your ears are under,” said {A}. “And a bit like the last stair, when there isn’t one.”',
        '“Do you flap?” “I did at first,” said {A}. “It only makes your sleeves flap too.” {H} tried it on the rug with both arms. The rug was ruffled, and nothing else.'
      ]
    },
    {
      id: 'pigeons',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'A pigeon came and sat on {A}’s shoe. It looked {A} up and down, and then it fetched another one. “Tell them I’m not a roof,” said {A}. “They can see that,” said {H}. “They like it that you’re warm.”',
        'Soon there were five, and {A} hung a little crooked. They were talking about {A}, that was quite plain. When the scarf was pulled they moved up, as one does on a bus.'
      ]
    },
    {
      id: 'supper-up-there',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '{A} had tea under the ceiling. {H} sent it up on a tray with a string at each corner. The cup arrived, and most of what was in it. The biscuit had to be thrown. {A} caught it the third time.',
        '“And where do the crumbs go?” asked {A}. One came down past {H}’s nose. So the crumbs could not fly. They had never even tried.'
      ]
    },
    {
      id: 'neighbours',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'In the street they met a lady with a dog. She did not look up, for her bag had a hole, and she was minding the onions. “Good evening to you both,” said {A} from above.',
        'The lady said good evening to {H}. Then she said good evening to the lamp post, to be on the safe side. Only the dog had seen it all. It sat down and put its head back, as one does for fireworks.'
      ]
    },
    {
      id: 'useful',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“While you’re up there,” called a man from a balcony. His shuttlecock was in the gutter. {A} handed it to him. Then there was a ball, which was flat, and a slipper that nobody would own to. Somebody only wanted to know what was on the next roof.',
        '“A chair,” said {A}. “And a pot with a tomato in it.” The man on the balcony nodded. He had always thought that over there they had tomatoes.'
      ]
    },
    {
      id: 'wind',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'At the corner there was a gust, and the scarf went tight. {H} held on with both hands and leaned back. “Don’t let go,” called {A}. “I’m not going to!” called {H}. They both went along the wall like that, one above and one below, as far as the letterbox.',
        'There {H} tied the scarf on, with two knots. “You weigh about as much as a kite,” said {H}. “That’s the nicest thing I’ve heard all day,” said {A}.'
      ]
    },
    {
      id: 'since-when',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Could you always?” asked {H}. {A} remembered something, now that it was mentioned. At school {A} had once reached the coat hooks without a chair. And on some mornings, in the bathroom, the mat had been a good way off.',
        '“When do you sing?” asked {H}. “In the bathroom,” said {A}. They looked at each other. But then the kettle boiled, and they forgot what they had been just about to think.'
      ]
    },
    {
      id: 'pet-watches',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} looked up and did not think it right. Things belonged on the floor, where one could smell them. {A} walked once round the place where nobody stood, and lay down in it.',
        '“That’s kept free now,” said {H}. {A} shut one eye. With the other one {A} watched the ceiling, in case anything else came loose.'
      ]
    },
    {
      id: 'elder-knew',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We had one in the choir who could do it,” said {S}. “In the second row. At Christmas they gave us the high hymns, and we held on to her by the skirt.” “Which note was it?” asked {A}.',
        '“The one before the end,” said {S}. “She said the view was very good. You could see who was asleep behind the pillar.”'
      ]
    },
    {
      id: 'child-tries',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} could do it too, from the bottom stair. “Look,” said {S}, and flew, and landed. “That was a jump,” said {A}. “It was a short one,” said {S}. “But I was up in the middle.”',
        '{A} looked closely the next time. It was true. In the middle, for as long as a blink, {S} was not touching anything at all.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-note',
      A: 'partner',
      paragraphs: [
        '“Why did you go up this morning?” asked {H}. “I was only singing,” said {A}, and sang a bit of it, to show how harmless it was. At the high note both heels left the ground. “It’s the note!” said {H}. “High goes up. And you sighed before, quite low, and down you came!” {A} tried it. “Mmoh,” sang {A}, as low as a cellar, and sank like a lift.'
      ]
    },
    {
      id: 'practice',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'They practised with a song that everybody knows. {A} went up and down in it like washing in the wind. Where the tune stood still, {A} stood still as well, and could look round.',
        '“What does a wrong note do?” asked {H}. {A} found one. It went sideways, as far as the drainpipe. “I’ll keep to the right ones,” said {A}, and came back along the wall.'
      ]
    },
    {
      id: 'getting-it',
      A: 'partner',
      paragraphs: [
        '{H} took a good hold round {A}’s neck, and both of them sang. They went up past the first floor, and past the second, where somebody was brushing teeth. At the top note they were beside the lamp, and {H} picked off the hat. It was still warm. “Hold that note!” said {H}, and looked. There were roofs and roofs, and every window was somebody’s. Then they sang the second half, and it took them home.'
      ]
    },
    {
      id: 'in-the-book',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '{H} drew it all on a sheet of paper, so that it would not be forgotten. There were the notes, like birds on a wire. Beside each of them stood how far it went. There was a table, and a shelf, and a lamp.',
        '“And that one?” asked {A}. It was far up, off the paper and on the wood of the table. “That’s for when I lose a kite,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up, and then lay down to look up better.',
      '{names} got out of the way of the peg.',
      { text: '{names} held a cushion under, wherever it was needed.', needs: ['hands'] },
      { text: '{names} brought the broom, and it was too short for both.', needs: ['hands'] }
    ],
    way: [
      '{names} came along below, right in the shadow.',
      '{names} walked backwards, so as to see both shoes.',
      { text: '{names} held the very end of the scarf as well.', needs: ['hands'] },
      { text: '{names} waved up, as one does to a ship.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined in at the low end, where it is safe.',
      '{names} watched four feet go by the window.',
      { text: '{names} beat time on a saucepan, quite softly.', needs: ['hands'] },
      { text: '{names} opened both arms, for the landing.', needs: ['hands'] }
    ]
  },
  bed: [
    'The scarf was hung up, and the hat with the ears got the peg beside it.',
    'When {H} had washed there was one more song, a low one, so that everybody stayed down.'
  ],
  last: [
    'The last note was the lowest of all, and when it came to rest {H} was asleep.',
    'Deeper and deeper went the song, down to the pillow, and there {H} slept.'
  ]
})
