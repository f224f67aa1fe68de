import { wishPlot } from '../wish-plot.ts'

export const aprilFools = wishPlot({
  id: 'wish-april-fools',
  beginsElsewhere: true,
  wishes: ['april fool', 'april fools', 'april fools day', 'april fool’s day', 'april fools’ day', 'april fools joke', 'april fools prank', 'april fool trick', 'april first', 'first of april', '1st april', '1st of april', 'april 1st', 'all fools day', 'poisson d’avril', 'april fish', 'prank', 'pranks', 'playing pranks', 'prank day'],
  except: ['birthday', 'call', 'phone', 'ghost', 'scary', 'mean', 'school', 'monkey', 'monkeys', 'elf'],
  answers: ['joke', 'jokes', 'trick', 'tricks', 'pranks', 'day', 'funny', 'playing', 'fool', 'fooling', 'tricking', 'morning', 'april', 'fish', 'silly', 'everyone', 'family'],
  moods: ['waiting', 'first'],
  company: ['horse'],
  about: 'On the first of April nobody believes a word, not even when there really is a horse outside.',
  titles: ['Nobody Believes in the Horse', 'Until the Clock Strikes Twelve', '{H} Makes an April Fool', 'A Pat on the Back', 'It Was True All Along'],
  want: [
    {
      id: 'until-noon',
      A: 'partner',
      paragraphs: [
        'On the first of April you may make a fool of somebody, but only until noon. After that you’re the fool yourself. {H} had never managed it with {A} yet. It was half past eleven.',
        '“Your shoe’s undone,” said {H}. {A} went on reading. “I’m wearing slippers,” said {A}. “And I don’t believe a word today. But good luck.” And {A} gave {H} a friendly pat on the back.'
      ]
    }
  ],
  way: [
    {
      id: 'empty-egg',
      A: 'partner',
      paragraphs: [
        'So {H} brought a boiled egg in an egg cup. It was only a shell that stood on its head. {A} lifted the spoon, and put an ear to the egg. “Nobody’s in,” said {A}.',
        '“There’s a spider on your head!” said {H}. “I know,” said {A}. “It pays rent.” It was a quarter to twelve, and {H} had no more ideas.'
      ]
    },
    {
      id: 'spaghetti',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Once they had it on the television,” said {A}, “how spaghetti’s picked from the trees. It hung there, long and white, and people put it in baskets. The next day hundreds of them rang up. They wanted to know how to grow it.”',
        '“That isn’t true,” said {H}. “It is,” said {A}. “I mean, the trees weren’t. But the people were.” {H} thought about it, and then about which part had been the joke.'
      ]
    },
    {
      id: 'jelly',
      A: 'other',
      spare: 2,
      paragraphs: [
        '{A} was given a glass of juice with a straw in it. {A} sucked, and went red, and sucked again. Nothing came up. It was jelly. “It’s a very slow juice,” said {A}.',
        '“April fool!” cried {H}. {A} turned the glass upside down over {A}’s own head, to see. It stayed in. They both stood underneath and looked up at it. That was when it began to come out.'
      ]
    },
    {
      id: 'clock',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“We could put the clock back,” said {H}. “Then there’d be more morning.” “You can’t fool a clock,” said {A}. “It doesn’t believe in anything.” They looked at it. It had both hands up and its back to the wall.',
        '“Your shoe’s undone,” said {H} to the clock. It said tick. “You see,” said {A}. “It didn’t even look.”'
      ]
    },
    {
      id: 'socks-in-bread',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{H} had put the socks into the bread bin, and the bread in with the socks. {A} came along for a slice, reached in, and buttered something. It was grey, and it had a heel.',
        '{A} looked at it from both sides. “It’s a bit thin,” said {A}, “but you can see that it’s been a good loaf.” In the drawer the rolls lay in pairs, each tucked into another.'
      ]
    },
    {
      id: 'straight-face',
      A: 'same',
      spare: 5,
      paragraphs: [
        'You need a straight face for it, so they practised. They stood nose to nose, and one of them had to say something. “There’s a cow in the bath,” said {H}. {A}’s mouth went to the left. {A} pushed it back with a finger.',
        '“It’s used all the hot water,” said {H}. Then {A} was no good for anything. {H} had held out to the end, but now it all came out through {H}’s nose.'
      ]
    },
    {
      id: 'left-foot',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“I’ve painted your ear blue,” said {H}. “Which?” asked {A}, and had a hand up already. {H} held on to the table, so as not to laugh. “The other one,” said {H}. The other hand went up as well.',
        'There stood {A}, with an ear in each hand. “They feel blue,” said {A}. They were both quite pink, and getting pinker.'
      ]
    },
    {
      id: 'newspaper',
      A: 'same',
      spare: 13,
      paragraphs: [
        'On the first of April one story in the newspaper isn’t true. {A} read out three of them. “A snail has come second in a race. In Norway a duck has its own chair. The moon will be shut on Monday, for cleaning.” {H} thought hard.',
        '“It’s the snail,” said {H}. “Who came first?” “Another snail,” said {A}. “And who came third?” “There were only the two.” So {H} had to believe that one. It was the moon, of course. But on Monday {H} meant to look, to be on the safe side.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{H} wanted at least to fool {A}. {H} came with the big bowl, and said nothing, and put it down. There was a picture of a fish in it, cut from a magazine.',
        '{A} looked at the fish, and then for some time at {H}. It was the look of somebody who’d thought better of people. {H} could not stand it for a whole minute, and went to get the real thing.'
      ]
    },
    {
      id: 'elder-hens',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was sent out to buy a tin of striped paint,” said {S}. “I was six. I went to three places, and nobody had any.” “And didn’t they laugh?” asked {A}.',
        '“The third man didn’t,” said {S}. “He gave me a tin of red and a tin of white. You have to stir it at home, he said. I’ve never been as proud of any tins as I was of those.”'
      ]
    },
    {
      id: 'child-turn',
      A: 'child',
      spare: 9,
      paragraphs: [
        '{A} had a trick as well. “Look, I’m behind the curtain,” said {A}, from behind the curtain. “Now I’m not there any more.” Two feet stuck out below. “Where have you gone?” asked {H}.',
        '“I’m in the kitchen,” said the curtain. {H} went into the kitchen and called. When {H} came back, the curtain was laughing so hard that the rings jingled.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 10,
      paragraphs: [
        '“Who began with it?” asked {A}. “Nobody knows,” said {H}. “It’s hundreds of years old. In some places you’re called a noodle, and in some you’re a fish, and here you’re a fool.” {A} wanted to know what the fish was for.',
        '“It’s because they’re easily caught, in April,” said {H}. “They’re young, and they’ll bite on anything.” “I see,” said {A}, and put down the biscuit. It was a very light one.'
      ]
    },
    {
      id: 'upside-down-book',
      A: 'same',
      spare: 11,
      paragraphs: [
        'While {A} was out of the room, {H} turned everything on the table the wrong way up. The cups stood on their mouths, and the book lay on its face. {A} came in and sat down, and read on, upside down.',
        '“Doesn’t that bother you?” asked {H}. “No,” said {A}. “They’ve just fallen off a ship, and now they’re all standing on their heads. It goes very well.” So {H} turned everything over again, one thing after another, and was not even thanked for it.'
      ]
    },
    {
      id: 'eyebrows',
      A: 'partner',
      paragraphs: [
        '“How do you always know?” asked {H}. “It’s easy,” said {A}. “First your eyebrows go up. And then you look at me, to see whether I believe it. When it’s true, you look at the thing.” {H} pulled down {H}’s eyebrows and went to the window.',
        'Clip, clop, clip, it went outside. In the middle of the street stood a horse. It was brown, and it had a straw hat on.'
      ]
    }
  ],
  turn: [
    {
      id: 'horse',
      A: 'partner',
      paragraphs: [
        '“There’s a horse outside,” said {H}. “In a hat.” “Of course there is,” said {A}, and turned a page. “It’s eating the flowers out of the window box over there,” said {H}. “Now it’s sneezed.” “I hope somebody said bless you,” said {A}. {H} looked only at the horse. A man came with a rope and led it away. Then the clock struck twelve.',
        'Just after the last stroke there was a neigh. {A} put down the book. At the window {A} saw half a flower, and behind the corner house the end of a tail.'
      ]
    },
    {
      id: 'fish',
      A: 'partner',
      paragraphs: [
        '“There was a horse,” said {A}. “I said so,” said {H}. “You told me the truth on the first of April,” said {A}, “and I never looked. I’m the fool.” {H} turned round and walked off like a king.',
        '“In France,” said {A} behind {H}, “they make a fish of paper, and stick it on somebody. It’s best done with a pat on the back.” {H} stood still. Then {H} reached round, very slowly. It was a herring, with a smile. It had been there since half past eleven.'
      ]
    },
    {
      id: 'nothing-but-true',
      A: 'same',
      spare: 12,
      paragraphs: [
        'After noon you may say only what’s true. They tried it, in turns. “This is a table,” said {H}. “It’s got four legs,” said {A}. “One of them’s shorter.” They both looked, and it was true.',
        'It was restful, after such a morning. “You’ve got jam on you,” said {A}. {H} did not even look up. But it was there.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got told that it was snowing, and went to see.',
      '{names} came in on tiptoe, on the safe side of the sofa.',
      { text: '{names} checked both shoes, just to be sure, and neither had a lace.', needs: ['hands'] },
      { text: '{names} tried the sugar with one fingertip, in case it was salt.', needs: ['hands'] }
    ],
    way: [
      '{names} waited for the egg to hatch, as it was so light.',
      '{names} ducked because of the spider.',
      { text: '{names} felt on top of the head, and there was only hair.', needs: ['hands'] },
      { text: '{names} looked for the rent, and found a button.', needs: ['hands'] }
    ],
    turn: [
      '{names} raced to the window and fogged it up.',
      '{names} sneezed as well, and thought no more about it.',
      { text: '{names} waved to the tail of the horse, round the corner.', needs: ['hands'] },
      { text: '{names} patted {H} on the back and smiled at something there.', needs: ['hands'] }
    ]
  },
  bed: [
    'The egg shell was put by for next year. When it was evening, the herring was hung over the bed, where it smiled.',
    '{H} washed, and felt the blanket from end to end. It was really the blanket, and the pillow was true as well, right to the corners.'
  ],
  last: [
    '{H} was asleep, and that was no joke.',
    'Far off something went clip, clop, in a straw hat, and nobody looked, for {H} slept.'
  ]
})
