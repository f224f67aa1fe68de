import { wishPlot } from '../wish-plot.ts'

export const loudFlush = wishPlot({
  id: 'wish-loud-flush',
  beginsElsewhere: true,
  wishes: ['toilet flush', 'toilet flushing', 'toilet flushes', 'flushing toilet', 'loud flush', 'loud toilet', 'noisy toilet', 'loud loo', 'noisy loo', 'flush noise', 'flushing noise', 'loud flushing', 'automatic toilet', 'automatic toilets', 'automatic loo', 'automatic loos', 'automatic flush', 'public toilet', 'public toilets', 'public loo', 'public loos', 'public restroom', 'public bathroom', 'toilets loud', 'toilets noisy', 'self flushing toilet', 'toilet roars', 'scary toilet', 'afraid flush', 'scared flush', 'frightened flush', 'flush', 'flushing', 'noise toilet', 'noise loo', 'toilet loud', 'toilet noise'],
  answers: ['toilet', 'toilets', 'loo', 'loos', 'restroom', 'bathroom', 'flush', 'flushes', 'flushing', 'flushed', 'loud', 'noisy', 'noise', 'noises', 'sound', 'automatic', 'public', 'self', 'itself', 'themselves', 'own', 'by', 'on', 'roars', 'roar', 'scary', 'scared', 'afraid', 'frightened', 'fear', 'hates', 'hate', 'won’t', 'wont', 'use', 'using', 'go', 'going', 'sit', 'too', 'very', 'so', 'because', 'when', 'ears', 'covers', 'school', 'nursery', 'library', 'station', 'service', 'services', 'motorway', 'shop', 'shops', 'supermarket', 'cafe', 'airport', 'out', 'big', 'at', 'in', 'pull', 'chain', 'handle', 'sensor', 'refuses', 'terrified', 'worried', 'wee', 'poo', 'needs', 'potty', 'still', 'only', 'home'],
  except: ['man', 'boys', 'goldfish', 'fish', 'died', 'blood', 'ill', 'sick', 'locked', 'hid', 'hit', 'fell', 'monster', 'spider', 'snake', 'crocodile', 'dragon', 'fairy', 'ghost', 'paper', 'roll', 'hospital', 'cheeks', 'face', 'dryer', 'training', 'brush', 'cleaner', 'camping', 'train', 'aeroplane', 'plane', 'lost', 'teddy', 'toy', 'toys', 'phone', 'down', 'hurt', 'hurts'],
  nothingElse: true,
  moods: ['afraid', 'learning', 'first', 'change', 'waiting', 'proud'],
  company: ['library', 'toilet', 'light', 'door', 'paper', 'wall', 'coat'],
  about: 'The toilet in the library flushes by itself and roars, until the hero sticks paper over its eye and says when.',
  titles: ['It Thinks You’ve Gone', 'Now, Said {H}', 'The Toilet in the Library', 'A Small Red Eye', 'It Roared at Nobody'],
  want: [
    {
      id: 'roars',
      A: 'partner',
      paragraphs: [
        'The library had a toilet that flushed all by itself, whenever it liked, and it roared. {H} had three books on one arm, and stood on one leg, and then on the other.',
        '“Do you need to go?” asked {A}. “No,” said {H}, and changed legs. “I do,” said {H}, “but it’s so loud. I want to wee without anybody shouting.”'
      ]
    }
  ],
  way: [
    {
      id: 'four-hands',
      A: 'same',
      paragraphs: [
        'So {H} went in with both hands on both ears. But then nobody could undo the button. {A} took over the ears, and {H} did the button. {H} sat down, and bent forward a little, to look at {H}’s shoes. Rrraaah! went the toilet, right underneath. {H} was out of the door before the button was done up.',
        '“It flushed me!” cried {H}. “I hadn’t even started!”'
      ]
    },
    {
      id: 'what-it-says',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They stood outside and listened to it through the door. First it growled, then it roared, and at the end it swallowed. “What’s it saying?” whispered {H}. {A} laid an ear to the wood.',
        '“It’s got one word,” said {A}, “and it says it with its mouth full.” {H} listened as well. There was a small cough at the end.'
      ]
    },
    {
      id: 'at-home',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“The one at home isn’t like that,” said {H}. The one at home waited until it was asked. Then it said what it had to, and hummed a bit, because it was filling up.',
        '“It knows us,” said {A}. “This one has somebody else every time. It’s never been introduced.” {H} opened the door a crack, told the toilet {H}’s name, and shut it again. The toilet kept quiet.'
      ]
    },
    {
      id: 'legs',
      A: 'other',
      spare: 3,
      paragraphs: [
        'They went back to the books for a while. {H} read standing up, with one leg hooked round the other. It was a book about rivers, and there was a waterfall on every page.',
        '“Shall I find you one about deserts?” asked {A}. They looked along the shelf. There was one. But right above that shelf was a pipe, and it went drip.'
      ]
    },
    {
      id: 'hum',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You could roar first,” said {A}. “Then it’s only the second loudest.” {H} went up to the door and roared into the gap. It was a good one. Somebody let fall a book, over by the maps.',
        'The toilet thought that over. Then it roared back, and it went on for longer. “It’s got more water,” said {H}. They left the roaring to the toilet.'
      ]
    },
    {
      id: 'counted',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} counted on {A}’s fingers how long one flush took, from beginning to end. It was nine. “Then it’s over every time,” said {A}. “It’s never yet been ten.”',
        '{H} counted it too, with both ears shut, and looked at {A}’s fingers. Seven was the worst. At eight it was only gurgling.'
      ]
    },
    {
      id: 'basin',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The tap in there was just as odd. It had no handle, and it only ran when it saw somebody. {H} held a hand under it and took it away. On, off, on. “That one isn’t frightening,” said {H}.',
        '“It only says sss,” said {A}. {H} waved to the tap from further off. The tap said sss, and waved with water.'
      ]
    },
    {
      id: 'bush',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Some people go home to do it,” said {A}. “Every time?” asked {H}. “I know somebody who’s never finished a film.” {H} thought of all the things that there were out of doors. There was the swimming bath, and there was the ferry.',
        '“I’d only ever see the beginnings,” said {H}, and changed legs. That was no good either.'
      ]
    },
    {
      id: 'pet-bowl',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had to wait by the door, and was not troubled by the noise at all. {A} had never had to sit on anything that roared.',
        '{H} stood beside {A} for a while, and tried to look like that. When the toilet roared, {A} did not even look round. {H} pulled the hood up, which was nearly as good.'
      ]
    },
    {
      id: 'elder-chain',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Ours was out across the yard,” said {S}, “and it had a chain. When you pulled it, the whole street knew.” {A} asked if it had been loud. “You pulled, and you ran,” said {S}. “I got as far as the pump.”',
        '“Did it ever come after you?” “It never once left the yard,” said {S}. “Toilets can’t run.”'
      ]
    },
    {
      id: 'child-holds',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} liked the noise. {S} went in on purpose, waved to it, and came out again very pleased. “You’ve got to say your name into it,” said {S}. “Then your name gets flushed.”',
        '“Where to?” asked {A}. “To the sea,” said {S}. {A} thought of a fish out there that was called {S}.'
      ]
    },
    {
      id: 'baby-startled',
      S: 'baby',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} heard the roar too, and threw up both arms, like somebody at a concert. Then {S}’s mouth went square. {A} put {A}’s hands over two very small ears.',
        '“It only says one word,” {A} told {S}. “Then it swallows.” Both {S}’s arms came down again.'
      ]
    },
    {
      id: 'guest-coat',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I’m always out before it roars,” said {S}, who did not like it either. “I get my coat on, I open the door, I’ve got one foot out. Then I reach back.” {S} showed how, with a long arm.',
        '“And if it does it by itself?” asked {A}. {S} had to think. “Then I run with my coat on,” said {S}.'
      ]
    },
    {
      id: 'the-eye',
      A: 'partner',
      paragraphs: [
        '{A} went down on both knees and looked. Behind the seat, in the wall, was a small red light. {A} moved, and it winked. “That’s its eye,” said {A}. “It looks to see if you’re there. When you bent down to your shoes, it couldn’t see you any more. It thinks you’ve gone.”',
        '{H} looked at it from the door. “So it isn’t shouting at me,” said {H} slowly. “It only shouts when it thinks nobody’s there.”'
      ]
    }
  ],
  turn: [
    {
      id: 'paper-over',
      A: 'partner',
      paragraphs: [
        '“Then it mustn’t look,” said {H}. {A} had a small yellow paper with a sticky edge, to mark a page. {H} reached across, and stuck it over the eye. Now the toilet could not see if anybody had gone. It said nothing. {H} bent down to the left shoe, and to the right one. Not a sound.',
        '{A} held the door shut from outside. It took a while, for a lot had been saved up. “Are you still there?” asked {A}. “Yes,” said {H}, “but don’t tell it.”'
      ]
    },
    {
      id: 'shoe-tied',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Since nobody was in a hurry, {H} tied both shoes in there, with bows. Then {H} read what it said on the wall. “Please leave this place as you would like to find it,” read {H} through the door.',
        '“And how would you like to find it?” asked {A}. “With its eye shut,” said {H}. And that was just how it was.'
      ]
    },
    {
      id: 'drawn-on',
      A: 'same',
      spare: 14,
      paragraphs: [
        'There was a pencil for the book slips. {H} drew a shut eye on the yellow paper, with lashes. “Now it isn’t just covered up,” said {H}. “It’s having a rest.”',
        '{A} thought that it looked a good deal kinder. Nobody with such lashes would roar at you.'
      ]
    },
    {
      id: 'second-paper',
      A: 'other',
      spare: 15,
      paragraphs: [
        '“And if we go to the station?” asked {A}. {H} had thought of that. {H} tore off two more yellow papers, and put one in each pocket. “This one’s for the station,” said {H}, “and that one’s for anywhere.”',
        '{A} was given one too, in case {A} had to go somewhere alone. {A} put it in with the money, and felt a good deal braver.'
      ]
    },
    {
      id: 'ears-back',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“Shall I take your ears again?” asked {A}, when it got near the end. {H} wanted one of them held, and the other left open. “I’d like to hear half of it,” said {H}.',
        'So {A} kept a hand on the left ear. Half a roar was not so bad.'
      ]
    },
    {
      id: 'now',
      A: 'partner',
      paragraphs: [
        '{H} washed, and put on the coat. {A} held the door open. Then {H} reached back, pulled off the yellow paper, and was through the door in one step. “Now!” said {H}. Rrraaah! went the toilet. It roared and it swallowed, and there was nobody in there but the basin.',
        '“It did that when I told it to,” said {H}. “Again?” asked {A}. {H} stuck the paper into a book. “On Tuesday,” said {H}. “I’ll have some more wee by then.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down on the library carpet, among the picture books.',
      '{names} waited by the big shelf, where it could only be heard a little.',
      { text: '{names} held the three books.', needs: ['hands'] },
      { text: '{names} tried the next door, but it had brooms in it.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped as well, and looked round at who had done it.',
      '{names} stayed by the door, on the side where the books were.',
      { text: '{names} picked up a book that had been dropped in the rush.', needs: ['hands'] },
      { text: '{names} lent a pair of hands for a pair of ears.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited outside and did not tell it anything.',
      '{names} listened at the wall, and nothing came.',
      { text: '{names} held the coat by the collar, with the sleeves ready.', needs: ['hands'] },
      { text: '{names} clapped at the end, softly, for it was a library.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the library books in a pile. Out of the one on top stuck the yellow paper.',
    '{H} went once more, and the toilet at home hummed for a bit afterwards. Then {H} washed and lay down.'
  ],
  last: [
    'Far away in the library a small red eye looked at nobody, and {H} was asleep.',
    'There was nothing left to flush and nobody to roar at, and {H} was asleep.'
  ]
})
