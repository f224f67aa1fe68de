import { wishPlot } from '../wish-plot.ts'

export const ballet = wishPlot({
  id: 'wish-ballet',
  wishes: ['ballet', 'ballet class', 'ballet lesson', 'ballerina', 'dance class', 'dance lesson', 'dancing lesson', 'dance competition'],
  answers: ['dancing', 'dance', 'dancer', 'tutu', 'first', 'lesson', 'class', 'stage', 'learning', 'exam', 'starting', 'twirl', 'recital', 'competition'],
  except: ['tap', 'elephant', 'bear', 'hippo', 'shoes', 'robot', 'dinosaur', 'monster', 'lion'],
  moods: ['first', 'learning', 'proud', 'waiting', 'afraid'],
  about: 'The hero spins well and always ends up bowing to the cupboard, until there is something to look for.',
  titles: ['Bowing to the Cupboard', 'Three Times Round', 'The Orange Is in Front', '{H} Spins', 'Where Is the Front'],
  want: [
    {
      id: 'spin',
      A: 'partner',
      paragraphs: [
        'At ballet there was a spin to learn. It went three times round and ended with a bow to the front. {H} wanted to do it just right.',
        '“I’m the front,” said {A}, and sat down on the sofa. {H} put up both arms and spun. Once round, twice round, three times round. Then {H} made a deep and very beautiful bow. “Thank you,” said {A}, from behind. {H} had bowed to the cupboard.'
      ]
    }
  ],
  way: [
    {
      id: 'where-is-front',
      A: 'partner',
      paragraphs: [
        '{H} did it once more. This time the bow went to the lamp. The next one went to the coats in the hall. “The front keeps moving,” said {H}, and sat down, because the floor did too. “I haven’t moved,” said {A}.',
        'So {H} did the ballet spin very slowly, like the hand of a clock. {H} arrived at {A} quite safely and bowed. “Was it nice?” asked {H}. “It was like watching a bus turn round,” said {A}.'
      ]
    },
    {
      id: 'feet',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First they did the feet. There was the one where the heels kiss and the toes look away from each other. {A} tried it as well, and stood there like a penguin that had seen something.',
        '“That’s first,” said {H}. “There are five of them.” In the second one the heels were cross with each other. By the fourth {A} had to hold on to the table. “Which is the one for standing about?” asked {A}. There was none.'
      ]
    },
    {
      id: 'arms',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“Your arms have to be round,” said {H}, “as if you had a big ball in them.” {A} made them round. {H} looked in from above and was not happy. “Your ball’s flat.”',
        '{A} blew into it, and the arms grew. They carried the ball as far as the window without dropping it. Then {A} sneezed. They both looked at the place on the carpet where it must have rolled.'
      ]
    },
    {
      id: 'pet-audience',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had a good seat on the rug, in the first row. {H} spun, and {A} watched, and its head did not know which way to go.',
        'At the end {H} bowed straight at {A}. It was pure chance, but it was a great moment. {A} looked behind, to see who was meant. “You,” said {H}.'
      ]
    },
    {
      id: 'elder-curtain',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I danced once, in a school hall,” said {S}. “I was a leaf. I blew on from the left, and was to blow off again on the right. But it was dark there, and I blew into the curtain.”',
        '“And then?” asked {A}. “I couldn’t find the way out. I went round and round in it. People thought it was the best bit. They’d never seen a curtain with so much feeling.” {S} got up and blew once across the room, quite lightly.'
      ]
    },
    {
      id: 'quiet-landing',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Jumping was the other thing. You could jump as high as you liked, if only nobody heard you come down. {H} jumped, and a cup said so on the shelf.',
        '{A} shut both eyes and listened. {H} jumped again, and landed toes first, as if the floor were asleep. “When are you going to jump?” asked {A}. “I have,” said {H}.'
      ]
    },
    {
      id: 'swan-neck',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“You have to be long,” said {H}, “as if you were hanging from a thread.” {A} took hold of a thread above {H}’s head, one that nobody could see, and pulled. {H} grew. First came the neck, and then the back, and then even the ears stood further up.',
        '“Higher?” asked {A}. “I can hardly see my feet,” said {H}. {A} had to let go for a moment, to scratch. {H} came down with a bump, all at once, like a blind. “You’ve got to tell the thread first,” said {H}.'
      ]
    },
    {
      id: 'costume',
      A: 'other',
      spare: 6,
      paragraphs: [
        'For the skirt there was a newspaper, with slits cut in it already, from some party. It stood out all round and said a word at each step.',
        '“What does it say?” asked {A}. {H} walked a bit to and fro. “Hush,” said {H}. “It says hush all the time, and it’s the only one that’s talking.” When {H} spun, the skirt said one long hush.'
      ]
    },
    {
      id: 'piano',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Somebody has to play the piano, so {A} did, with all ten fingers on the table. It went plim, plim, plim, and {H} bent both knees. It went plom, and {H} came up again. “It’s mostly bending,” said {H}, “and then they say thank you.”',
        'Then {A} felt like it, and played something very quick. {H} bent, and came up, and bent, like the needle of a sewing machine. “Stop!” said {H}. “My knees are still in the middle.” The piano waited for them, with one finger in the air.'
      ]
    }
  ],
  turn: [
    {
      id: 'head-last',
      A: 'partner',
      paragraphs: [
        '“What do you look at, when you’re spinning?” asked {A}. {H} thought. “Everything,” said {H}. “It goes past in stripes.” “Then how can you tell where the front is?” said {A}. {A} got an orange from the kitchen, sat down, and put it on top of {A}’s head. “Look at this,” said {A}. “When you can’t any more, turn your head quickly, and find it again.”',
        '{H} looked at the orange. The feet turned, and the shoulders, and the head stayed where it was. Then it went round in one go, like an owl’s, and there was the orange again.'
      ]
    },
    {
      id: 'three',
      A: 'partner',
      paragraphs: [
        '“Orange,” said {H} at the first turn. “Orange,” said {H} at the second, and there were no stripes. “Orange!” That was the third. {H} stood still, and so did the floor. {H} bowed, and there in front sat {A}.',
        '{A} wanted to bow back. The orange came down and rolled across the stage, all on its own, three times round. “It spins better than I do,” said {H}. “But it forgot to bow,” said {A}.'
      ]
    },
    {
      id: 'swap',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Then {A} wanted to spin, and {H} sat in front with the orange. “Orange,” said {A}, and went round. “Orange,” said {A}. It did not look like a swan. It looked like somebody in a revolving door.',
        'But {A} came out of it at the right place. “I saw you each time,” said {A}, out of breath. “First you were worried, and then less, and then you were laughing.” “I thought you’d hit the lamp,” said {H}.'
      ]
    },
    {
      id: 'curtain-call',
      A: 'other',
      spare: 8,
      paragraphs: [
        'After such a dance people clap until you come out again. {H} went out, and came in, and bowed. {A} had not stopped, and so {H} did it once more.',
        'It went on for some time. “When can I stop?” asked {A}, with red hands. “When I don’t come any more,” said {H}. They had both been waiting for the other.'
      ]
    },
    {
      id: 'which-orange',
      A: 'partner',
      paragraphs: [
        '“And in the ballet class?” asked {H}. “Nobody there’s got an orange on.” “Then look for me,” said {A}. “And when I’m not there, take a clock.” {H} went up to the cupboard and made it one more bow, for being so patient.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} spun as well, and bowed to the wall.',
      '{names} came round the sofa, and sat down at the front too.',
      { text: '{names} swept the stage, from left to right, with a sock.', needs: ['hands'] },
      { text: '{names} played the piano, on the edge of a shelf.', needs: ['hands'] }
    ],
    way: [
      '{names} got bowed to, in passing, and bowed back.',
      '{names} sat down too, until the floor stopped.',
      { text: '{names} held the lamp, which had started to swing.', needs: ['hands'] },
      { text: '{names} curtsied from the side, and knocked over a slipper.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept one eye on the orange, and then the other.',
      '{names} turned round at every orange, as owls would.',
      { text: '{names} hummed the tune, with a stop in it for each turn.', needs: ['hands'] },
      { text: '{names} put a lemon on top of the orange, and it did not stay.', needs: ['hands'] }
    ]
  },
  bed: [
    'The orange went back into the bowl, where it lay in front of all the others.',
    'Then {H} washed, and went to bed on tiptoe, and came down on the mattress without a sound.'
  ],
  last: [
    'The floor kept quite still, and the bed too, and {H} slept with {H}’s nose to the front.',
    'Nothing went past in stripes any more. {H} was asleep.'
  ]
})
