import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const penguinFridge = wishPlot({
  id: 'wish-penguin-in-the-fridge',
  wishes: ['penguin fridge', 'penguins fridge', 'penguin in the fridge', 'penguin refrigerator', 'penguins refrigerator', 'penguin freezer', 'penguins freezer', 'penguin icebox', 'penguin in our fridge', 'fridge penguin', 'penguin lives fridge', 'penguin kitchen', 'penguin yoghurt', 'pengwin fridge', 'penguin frige', 'penguin fridge freezer', 'baby penguin fridge'],
  answers: ['penguin', 'penguins', 'fridge', 'refrigerator', 'freezer', 'icebox', 'kitchen', 'lives', 'living', 'in', 'our', 'my', 'the', 'there', 'is', 'was', 'who', 'that', 'found', 'finds', 'hiding', 'hides', 'cold', 'snow', 'ice', 'little', 'baby', 'small', 'big', 'friendly', 'funny', 'silly', 'moved', 'moves', 'into', 'sits', 'sitting', 'yoghurt', 'yogurt', 'milk', 'light', 'door', 'eats', 'eating', 'fish', 'opened', 'opens', 'stuck'],
  except: [...NOT_WELL.filter((word) => word !== 'stuck'), 'afraid', 'scared', 'toy', 'teddy', 'magnet', 'broke', 'broken', 'biscuit', 'cake', 'zoo', 'polar', 'school', 'costume', 'locked', 'alone', 'empty'],
  moods: ['first'],
  company: ['penguin', 'fridge', 'yoghurt', 'spoon', 'light', 'door', 'shelf', 'pot', 'milk', 'butter', 'cheese', 'morning', 'night', 'sun', 'lid', 'kitchen', 'egg', 'carton', 'lettuce', 'drawer'],
  about: 'A penguin in the fridge takes each opening of the door for a new day and eats one spoon of the last yoghurt at breakfast, so whoever looks has less.',
  titles: ['Good Morning, Said the Fridge', 'A Spoon a Day', '{H} Opens the Door', 'A Penguin in the Fridge', 'The Longest Day'],
  want: [
    {
      id: 'good-morning',
      A: 'partner',
      paragraphs: [
        '{H} wanted the last cherry yoghurt, and opened the fridge. The light went on. “Good morning,” said a penguin on the butter. It stretched both wings, and ate one spoon of the yoghurt. {H} was so surprised that the door fell shut.',
        '“There’s a penguin in the fridge,” said {H}. {A} opened it to see. “Good morning,” said the penguin, stretched, and ate one spoon. “It’s having breakfast,” said {A}, and shut the door.'
      ]
    }
  ],
  way: [
    {
      id: 'looking',
      A: 'partner',
      paragraphs: [
        '“How much has it left?” asked {H}, and looked. “Good morning.” And a spoon was gone. “Stop it!” said {A}, through a crack. “Good morning.” They looked every few minutes, to see if there was any more. Each time there was less.',
        'So they tried to be quick. {A} pulled, {H} grabbed, and the door slammed. “Good mor…” said the penguin. {H} was holding a lettuce. “That was a short one,” said somebody inside.'
      ]
    },
    {
      id: 'keyhole',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Does it stay light in there when it’s shut?” asked {H}. {A} said it did. {H} said it didn’t. They opened the door by no more than a hair, and the light was on. “There you are,” said {A}. “Because you’ve opened it,” said {H}.',
        '“You could ask,” said a voice. They asked. “It’s dark,” said the penguin, “and you can hear the milk.” It had been up early once, to find out. It had had to wait for hours.'
      ]
    },
    {
      id: 'butter',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The butter had a dent in it, with a tail. “Why do you sit on that?” asked {A}. “It was lying about by itself,” said the penguin. “Somebody has to.” It bent down, and turned it over with its beak, as you do with an egg. It listened to it.',
        '“It’s butter,” said {H}. “Not yet,” said the penguin. “But I’ve time.” It pulled a fold of its belly down over the corners, where it might be draughty.'
      ]
    },
    {
      id: 'neighbours',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The penguin knew everybody in there. The cheese was old, and one let it talk. The eggs kept to themselves, all in one street. “And the jar at the back?” asked {A}. “Nobody’s met that one,” said the penguin. “It was here before the light.”',
        '{A} read the label, and went quiet. It had been for a birthday, and one of somebody who was grown up now. They all looked at the jar. It had grown a small white coat, and seemed to be well.'
      ]
    },
    {
      id: 'old-age',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How old are you?” asked {H}. The penguin had scratched it all into the frost, a line for each day. It filled one wall. “I was nine thousand yesterday,” it said. “Somebody was looking for the mustard.” “And how long’s a day?” asked {A}.',
        '“That depends,” said the penguin. “The ones for milk are short. But there are some when the light’s on, and somebody stands there, and looks, and takes nothing. Those are the summer holidays.” “That’s you,” said {H} to {A}.'
      ]
    },
    {
      id: 'weather',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was weather in the fridge, too. On some days there came a warm wind from outside, and the windows of the eggs got misty. Then there was a smell of toast. “What’s that?” asked the penguin. “That’s the kitchen,” said {H}. It had always thought that was where the sun kept its feet.',
        '“It’ll rain before night,” it said, and looked up. A drop was hanging from the top shelf. It fell on the cheese. The penguin was never wrong about that.'
      ]
    },
    {
      id: 'sliding',
      A: 'same',
      spare: 6,
      paragraphs: [
        'You could hear it at night, when the door was shut. There was a scratching first, up towards the jam. Then there came a long sort of whoosh, and a bump that shook the bottles. “It’s tobogganing,” said {A}. “On what?” They listened once more.',
        'Whoosh. “On its tummy,” said {H}. “Down the bacon.” It went quiet after that. Then something said “Again,” and the scratching went up.'
      ]
    },
    {
      id: 'lunch-box',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} put in a plate with a sardine on it, so that it should like that better. Then they waited, quite a long while, as if it were nothing to them. The door went open. “Good morning,” said the penguin, and looked at the sardine. It was very moved.',
        '“A visitor,” it said, and made room on the butter. They both had a spoon of yoghurt. At least the penguin had one, and then it had the other one for its guest.'
      ]
    },
    {
      id: 'note',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} wrote a note and pushed it in at the crack, where the rubber is. “Dear penguin,” it said. “That is my yoghurt. Please stop.” They gave it time to read. Something came out again lower down. It was a bit of lettuce, with bites round the edge, in a pattern.',
        '“What does it say?” asked {A}. {H} held it up to the lamp. “It says good night,” said {H}. “It was dark when it wrote it.”'
      ]
    },
    {
      id: 'shopping',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Then the shopping had to go in. There was nothing for it. “Good morning,” said the penguin, and it had no peace after that. Things came in over its head, cold ones and warm ones, and a whole cabbage. “Are you moving house?” it asked. It took hold of one end of the leeks.',
        'It told {A} where they went. It was strict about that. Nothing that rolls may stand above anything that cares. The door was shut at last. “It isn’t always like this,” they heard it tell the cabbage.'
      ]
    },
    {
      id: 'others-look',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} came in and knew nothing about it, and wanted milk. “No!” cried everybody. But the light was on. “Good morning,” said the penguin. “Good morning,” said {A}, poured out a cup, and put back the carton. {A} had already sat down at the table before {A} stopped drinking.',
        '“Was there always somebody sitting there?” asked {A}. “Since Tuesday,” said {H}. {A} nodded slowly. “I’ve been saying good morning to it,” said {A}. “I thought it was the mayonnaise.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had known for days. That was why {A} lay in front of the fridge, with the nose to the bottom crack. Cold came out there, and a smell of fish that was neither yesterday’s nor tomorrow’s.',
        'Now and then somebody inside knocked, twice, low down. {A} breathed out, once, against the crack. It was all they had to say to each other, but they had never missed an evening.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“We hadn’t got a fridge,” said {S}. “We had a box, with a block of ice in it. A man brought that on his shoulder, in a sack. When it dripped we knew what time it was.” “And the penguin?” asked {A}. {S} thought about that.',
        '“Somebody did drink the milk,” said {S}. “They always said that it was me.” {S} went over to the fridge and knocked. “Were you ever on Station Road?” {S} asked through the door.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} sang it something through the door, so that it should sleep for longer. It was a slow one, about sheep. In the second verse somebody joined in, a bit flat, and with a lot of beak. “It’s awake!” whispered {A}.',
        '“It’s only humming,” said {S}. “You can hum asleep.” When the song was over there was a pause. Then the fridge shook itself all over, as they do, and went on humming by itself.'
      ]
    },
    {
      id: 'what-it-does',
      A: 'partner',
      paragraphs: [
        '{A} thought about that. “It gets up when the light goes on,” said {A}. “It thinks that’s the sun. Every look makes a new day, and every day has a breakfast.”',
        '“Then we won’t look any more,” said {H}. They sat before the fridge for as long as a song. But nobody gets at a yoghurt like that. “How many breakfasts has one day?” asked {H}. “Just the one,” said {A}. “Then it’ll have to be a long one.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-long-day',
      A: 'partner',
      paragraphs: [
        '{H} opened the fridge. “Good morning,” said the penguin, and ate one spoon. And {H} did not shut it. The penguin tidied the eggs. It did its exercises. It looked up, and the light was still there. “It’s summer!” shouted the penguin. “At home the sun stays up for weeks!”',
        'It slid down off the butter and went for a walk, round the kitchen table. {A} held the door for it. {H} reached in and took out the pot. There was exactly one spoon left, and a cherry.'
      ]
    },
    {
      id: 'summer-trip',
      A: 'same',
      spare: 14,
      paragraphs: [
        'It had never had so much day before. It went to see the sink, and the mat. It stood in front of the oven and looked in at the glass. “Who lives there?” it asked. “Nobody,” said {A}. “It’s too hot.” The penguin wished them luck all the same.',
        'By the table leg it lay down on its back, to get the sun on its front. It asked {H} for something to put over its eyes. {H} gave it the lid.'
      ]
    },
    {
      id: 'one-spoon',
      A: 'partner',
      paragraphs: [
        'The penguin came back warm and tired. “And what’s for supper?” it asked. It had never been up so late. {H} ate the yoghurt, slowly, and gave the penguin the cherry.',
        'It climbed back on the butter. “Good night,” it said. “What a day!” {H} shut the door very softly. “I’d only like to see if it’s asleep,” whispered {A}, with one hand on the door. “No!” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} said good morning too, although it was evening.',
      '{names} felt the cold come out along the floor.',
      { text: '{names} leaned in over the top, and bowed to it.', needs: ['hands'] },
      { text: '{names} looked for a second yoghurt, behind the first.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down before the door, so that nobody opened it.',
      '{names} listened at the crack, as long as it took.',
      { text: '{names} held the lettuce, with no idea what for.', needs: ['hands'] },
      { text: '{names} sat down on both hands, not to open it.', needs: ['hands'] }
    ],
    turn: [
      '{names} went for a walk as well, behind the penguin.',
      '{names} lay in the light, as if it were sun.',
      { text: '{names} showed it the way round the table.', needs: ['hands'] },
      { text: '{names} fanned it with the lid.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon was washed, and the pot too. Nobody needed any more milk that night.',
    'Smelling of soap, {H} lay down, and pulled a fold of blanket over the corners. Then somebody put out the light, and that was the end of that day.'
  ],
  last: [
    'In the kitchen it was night, right to the back, and {H} was asleep.',
    'Nobody opened the door, and nobody said good morning yet, and {H} was asleep.'
  ]
})
