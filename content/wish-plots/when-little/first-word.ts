import { wishPlot } from '../wish-plot.ts'
import { ANY_LITTLE, NOT_THEN, OF_THEN } from './then.ts'

export const asABaby = wishPlot({
  id: 'wish-when-little-baby',
  star: 'kin',
  nothingElse: true,
  wishes: ANY_LITTLE,
  only: ['baby', 'toddler', 'newborn'],
  answers: [...OF_THEN, 'baby', 'toddler', 'newborn', 'tiny', 'first', 'word', 'words', 'said', 'talk', 'teeth', 'crawl', 'crawled', 'crawling', 'did'],
  except: [...NOT_THEN, 'school', 'nursery', 'teacher', 'shoe', 'shoes', 'having', 'expecting', 'new', 'naughty', 'cheeky', 'naughtiest'],
  moods: ['question', 'first', 'change'],
  company: ['basket', 'washing', 'kitchen', 'floor', 'knees', 'cup', 'soup', 'bus', 'cap', 'brush', 'uncle', 'puppy', 'spoon', 'window', 'sofa', 'lead', 'cushion', 'list', 'fridge', 'boat'],
  about: 'As a baby one of the family had a first word that all the big ones guessed wrong, and the hero finds out tonight what it meant by using it.',
  titles: ['Bup', 'What Bup Meant', 'Mostly Knees', 'Not Cup and Not Soup', '{H} Finds Out a Word'],
  want: [
    {
      id: 'the-basket',
      A: 'partner',
      paragraphs: [
        '“Bup,” said {A}, and picked up the washing. {A} always said that to something heavy. “Why do you say bup?” asked {H}. “It was my first word,” said {A}, “when I was a baby. They never found out what it meant.” {H} wanted to find it out.',
        'So there was a kitchen floor, before {H} was here. On it sat {A}, with two teeth and hardly any hair. From there it was mostly knees. {A} looked up at them, put both arms in the air, and said it. “Bup.”'
      ]
    }
  ],
  way: [
    {
      id: 'cup-and-soup',
      A: 'partner',
      paragraphs: [
        '“A word!” cried the big ones, and all the knees bent. “Cup,” said one of them, and fetched a cup. {A} turned it over, on one foot. “Bup.” “Soup,” said another, and fetched some soup. {A} wore it. “Bup!”',
        '“And your arms?” asked {H}. “Still up,” said {A}, “so they tell me.” {H} began to have a thought.'
      ]
    },
    {
      id: 'how-do-you-know',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“How can you know all that, if you were a baby?” asked {H}. “They’ve told me so often that I can see it,” said {A}. “Each of them tells it differently. In every one there’s a clever person, and it’s always the one who’s talking.”',
        '“And what do you remember by yourself?” {A} shut both eyes and went back as far as it would go. “A table leg,” said {A}. “It tasted nice.”'
      ]
    },
    {
      id: 'my-first-word',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“What was my first word?” asked {H}. “No,” said {A}. “Why not?” said {H}. “I only want to know.” “It was no,” said {A}. “You looked at a carrot and said it. We were all very proud.”',
        '{H} thought about that for a moment. It was a good word. You could see at once what it was for, and nobody had to go and fetch anything.'
      ]
    },
    {
      id: 'nearly-my-name',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Each of the big ones had hoped that the first word would be a name. “If you say it slowly, it’s nearly mine,” said one with a beard. “It’s got my p in it,” said one with an apron. They all went down on the floor in front of {A}, and pointed at themselves.',
        '“Bup,” said {A} to the beard, and held out both arms. “There!” said the beard. But the apron got it just the same, and so did the mop.'
      ]
    },
    {
      id: 'only-backwards',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Couldn’t you just crawl to what you wanted?” asked {H}. {A} could crawl at that time, but only backwards. You set out for the cup, and worked hard, and the cup got smaller and smaller. In the end it was dark, and that was the sofa.',
        'Only {A}’s face looked out from under it, and said the word. They thought it might mean sofa. They all moved it, four men and a lamp, and afterwards they had to look for {A}.'
      ]
    },
    {
      id: 'two-teeth',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'With two teeth there is not much that you can say. {H} tried it, with all the others tucked behind the lips. The s was no good, and th was mostly wet. What was left was ma, and ba, and a sort of bubble.',
        '“You see,” said {A}. “I may have meant something quite long.” {H} tried “Please may I have the blue one” in that way. It came out as a bubble too.'
      ]
    },
    {
      id: 'the-bus',
      A: 'partner',
      paragraphs: [
        'Then came an uncle who knew about babies. “It says bus,” said the uncle. They put {A} at the window, and a bus came. It was a very good bus. {A} turned away from it, to the uncle, with both arms in the air. “Bup!”',
        'So they fetched the cap, and the brush, and a puppy from next door. {A} sat in the middle like a shop, and one lip began to shake.'
      ]
    },
    {
      id: 'the-list',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'There was a list, and it hung on the fridge. Cup, it said, and that was crossed out. Soup, crossed out twice, because of the wall. Bug, top, pup, hop, with a question mark. The uncle had written bus again at the bottom, only larger.',
        '“What did you think of the list?” asked {H}. “I ate a corner of it,” said {A}. It was thought for a whole afternoon that the word was paper.'
      ]
    },
    {
      id: 'everybody-said-it',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'The uncle said it back to {A}, rather loudly, with a question behind it. “BUP?” {A} had a fright, and then had to laugh, with both teeth. So all the others tried it too. They said it high, and low, and into a saucepan.',
        'At supper they still could not stop. “Would you bup me the salt?” said the beard. “Bup yourself,” said the apron. {A} listened to it from the floor. They spoke it very badly.'
      ]
    },
    {
      id: 'the-learned-neighbour',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'A neighbour was asked who spoke five languages. He sat down on the floor in his good trousers, and listened. In one of the five it meant a boat, he said, or something like a boat.',
        'So {A} was sat in the washing basket, and pushed through the kitchen as far as the door. It was a lovely voyage. All the way {A} looked at the captain, with both arms up.'
      ]
    },
    {
      id: 'what-knees-are-like',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{H} lay down on the floor, to see what {A} had seen. It was true about the knees. They came by, two at a time, and said nothing. Some were kind and some were pointed. High above them, where it was light, people were having a talk.',
        '“You’d want to know what it’s about,” said {H} from below. “It’s about cups, mostly,” said {A}. “I was very disappointed, later on.”'
      ]
    },
    {
      id: 'tried-on-the-spoon',
      A: 'partner',
      spare: 10,
      paragraphs: [
        '“Say it just as you said it then,” said {H}. {A} coughed, and tried. It came out much too grown up, with an end on it. “Rounder,” said {H}, “and with more spit.” {A} tried it with the cheeks blown up.',
        'The fifth was a good one. It was so good that {A} had to look down. The feet still reached the floor.'
      ]
    },
    {
      id: 'pet-and-puppy',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had heard the word puppy, and wanted to know more about it. “It wasn’t what was meant,” said {H}. “It was only brought.” {A} knew what that is like.',
        '“Bup,” said {H}, to see what would happen. {A} looked behind itself, and at the bowl, and at the door. Then it sat down, because that is hardly ever wrong.'
      ]
    },
    {
      id: 'child-has-a-word',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I’ve got a word too,” said {S}. “It’s glorf. I’ve had it since yesterday.” “What does it mean?” asked {A}. “I don’t know yet,” said {S}. “I’m waiting to see what it’s for.”',
        '{A} offered a cushion, and half a peg, and neither was a glorf. “It’s bigger,” said {S}, “but it’s in this room.” They left it, so as not to frighten it.'
      ]
    },
    {
      id: 'elder-first-word',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“I didn’t say a word until I was three,” said {S}. “Then at table I said: This potato is cold.” “What did they do?” asked {A}. “They dropped the dish,” said {S}. “Why did you never talk before? they asked me.”',
        '“And why didn’t you?” {S} shrugged. “Up to then,” said {S}, “it had all been hot.”'
      ]
    }
  ],
  turn: [
    {
      id: 'said-from-below',
      A: 'partner',
      paragraphs: [
        '“Put the washing down,” said {H}. “Now stand there, and be the big ones.” {H} sat down among all the knees, which were two, and put both arms in the air. “Bup.” Before there was time to think, {A} had bent down and got hold of {H}. Two feet came off the floor. “Bup,” said {A}, for {H} was heavy.',
        'They looked at each other, nose to nose. “Oh,” said {A}. “Up.”'
      ]
    },
    {
      id: 'ringing-the-uncle',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'That had to be told at once, so they rang the uncle. He was very old by now, or said that he was. “It meant up,” said {H} into the phone. It was quiet for some time. A clock could be heard at his end. “Just up?” said the uncle.',
        '“Just up,” said {H}. “And you’re quite certain,” said the uncle, “that it wasn’t bus?”'
      ]
    },
    {
      id: 'what-else-it-fits',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'Now that they had the word, they tried what else it would do. It lifted a chair. It lifted a cushion, which did not need it. {H} said it to the lamp, with both arms out, and the lamp did nothing.',
        '“It only works on somebody,” said {H}. “And they have to have their hands free,” said {A}. That was why there had been such trouble, all those years ago. They had all been carrying cups.'
      ]
    },
    {
      id: 'how-that-day-ended',
      A: 'partner',
      paragraphs: [
        '“Then I know how that day ended,” said {A}. The girl from next door had come to fetch her puppy. {A} was sitting on its lead. So the girl picked {A} up, and that was all. It got very quiet. “It doesn’t say it any more,” said the uncle. “And we nearly had it.”',
        '{H} laughed, and let go with one hand, and took hold again. “Bup,” said {H}. “You are up,” said {A}. “Then it means stay there,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look at the washing, and sat on it.',
      '{names} said nothing, which was also a first word once.',
      { text: '{names} lifted a chair, and tried the word on it.', needs: ['hands'] },
      { text: '{names} put both arms in the air, to see the ceiling better.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at all the knees that there were.',
      '{names} rolled over, and saw it from below.',
      { text: '{names} fetched a cup, to see if it was that.', needs: ['hands'] },
      { text: '{names} whispered a guess, and it was wrong.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up at those two for a long time.',
      '{names} wanted to be next.',
      { text: '{names} held out both arms, in case of a fall.', needs: ['hands'] },
      { text: '{names} wrote up on a piece of paper, and hung it on the fridge.', needs: ['hands'] }
    ]
  },
  bed: [
    'The washing was put away, without a word, for it was only socks.',
    'The bed was reached without one foot on the floor. There the word was said backwards, and it meant down.'
  ],
  last: [
    'Two arms had come down on the blanket by themselves, and {H} was asleep.',
    'Nothing more was wanted, and nobody had to guess, for {H} was asleep.'
  ]
})
