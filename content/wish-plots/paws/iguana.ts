import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const iguana = wishPlot({
  id: 'wish-iguana',
  wishes: ['iguana', 'iguanas', 'green iguana', 'leguan', 'iguane', 'iguanes'],
  answers: ['green', 'third', 'eye', 'eyes', 'sun', 'sunny', 'sunbathing', 'warm', 'lamp', 'branch', 'tree', 'pet', 'spikes', 'spiky', 'tail', 'sleepy', 'sleeps', 'sleep', 'awake', 'night', 'little', 'baby', 'big', 'who', 'that', 'lizard', 'friendly', 'cold', 'leaves', 'hungry', 'lazy'],
  except: [...NOT_WELL, 'afraid', 'scared', 'snakes', 'snake', 'sea', 'marine', 'galapagos', 'chameleon', 'gecko', 'rain', 'party'],
  company: ['iguana', 'sun', 'branch', 'torch', 'lid'],
  about: 'An iguana has shut both eyes and still sees that it is day, because its third eye has no lid, until the sun lends a hand.',
  titles: ['The Eye on Top', 'Is It Night Yet', '{H} and the Third Eye', 'The Sun Puts Its Hand On', 'Four Days in One Evening'],
  want: [
    {
      id: 'going-down',
      A: 'partner',
      paragraphs: [
        '{H} was an iguana, in a green blanket with a row of clothes pegs down the back. The arm of the sofa was its branch. {A} was the sun, and had a torch. It had shone the whole day.',
        'Now they were both tired. “I’m going down,” said the sun, and sank behind a chair. The iguana wanted to sleep, and shut both eyes. “It isn’t night,” said the iguana. “I can see that it isn’t.”'
      ]
    }
  ],
  way: [
    {
      id: 'a-bit-of-day',
      A: 'partner',
      paragraphs: [
        'The sun went down properly, torch and all, under the table. “There’s still a bit of day left over,” said the iguana, with its eyes shut. It was the lamp in the passage. {A} closed the door. “It’s better,” said {H}, “but there’s some green in it.” That was the clock on the cooker.',
        '{A} hung a tea towel over the clock. Nobody had told the sun that going down was so much work.'
      ]
    },
    {
      id: 'warming-up',
      A: 'same',
      spare: 1,
      paragraphs: [
        'An iguana is just as warm as what’s around it. On a cool morning it can’t do anything until the sun has seen to it. {H} lay there like a glove. {A} shone on one foot. “That one works,” said the iguana, and moved it.',
        'The sun did the other foot, and then each arm, and the tail last. It took a good while. “You’ve left out the middle,” said the iguana, whose hands and feet were all ready to go.'
      ]
    },
    {
      id: 'out-of-the-tree',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In Florida it’s sometimes so cold at night that the iguanas fall out of the trees. They’re only switched off, until the sun comes. {H} let go of the branch, and rolled on to the cushions. All four feet were in the air.',
        '“Shall I ring up?” asked {A}. “No,” said the iguana, without moving its lips, “you only have to come up.” {A} came up. When the sun was over the bookcase, the iguana climbed back, as if nothing had been the matter.'
      ]
    },
    {
      id: 'nodding',
      A: 'other',
      spare: 3,
      paragraphs: [
        'On the other arm of the sofa a second iguana had sat down. It was {A}. Iguanas don’t shout. They nod. {H} nodded twice. {A} nodded three times. {H} spread the skin under its chin, which was a napkin, and nodded with that.',
        '“What are you telling me?” asked {A}. “That it’s my branch,” said the iguana. “And what did I say?” “That it’s your branch.” They both looked along the sofa. There was a good deal of it. After that they only nodded good evening.'
      ]
    },
    {
      id: 'salt-sneeze',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The iguana sneezed. When there’s too much salt in an iguana, it sneezes it out of its nose. It dries there, and is white. {A} held out a hanky, and afterwards looked into it. “You could put that on an egg,” said {A}.',
        '“People have said so,” said the iguana. “They never do it.” It sneezed once more, on the other side. {A} went to the kitchen and fetched the salt cellar, and put it a little further off.'
      ]
    },
    {
      id: 'petals',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was a leaf for supper, and then another leaf. An iguana likes flowers best of all, red ones, with the petals on. {A} found a paper napkin with roses. The iguana looked at it first with the left eye, and after that with the right.',
        '“It’s a pity about the middle,” it said, for somebody had wiped a mouth there. It bit round that with small teeth, like a row of stitches. In the end {A} was holding a mouth-shaped napkin. “That bit had jam on it,” said the iguana. “I’m strict about flowers.”'
      ]
    },
    {
      id: 'the-shadow',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Something dark passed over the branch, from above. The iguana lay flat at once. Its eyes had been shut the whole time. “How did you know?” asked {A}. “It got dark up there, and then light,” said {H}. “That’s a hawk. So I duck.”',
        'It had been a pair of trousers, on the way to a drawer. {A} waved them once more, quite high up and without a sound. The iguana lay flat. “It’s a hawk with two legs,” it said.'
      ]
    },
    {
      id: 'tail-off',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The iguana’s tail was longer than the iguana. It was two scarves, with a knot. “If you hold me by it, you’ve only got that,” said {H}. {A} didn’t believe it, and held on, and there {A} stood with the second scarf.',
        '“It grows again,” said the iguana, “but it’s not so pretty.” It looked round for one that would do. There was a belt, with a buckle. It dragged behind with a clank. “That’s what I meant,” said the iguana.'
      ]
    },
    {
      id: 'counting-pegs',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“You might count something,” said {A}, “until you’re asleep.” The iguana counted its own spikes, from the neck down, by feel. There were eleven. Then it counted them upwards. There were twelve.',
        '“One’s too many,” it said, and was quite awake again. {A} went over the pegs with the torch. On the last one there hung a small blue vest, which had been missing since the spring. They were both glad. It did nothing for the night.'
      ]
    },
    {
      id: 'reading-out',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} had a book about it, and sat down below the branch. “Iguanas spend the day lying in the sun,” read {A}. “Sometimes they move.” {A} turned the page. “Then they lie somewhere else.” The iguana listened with respect. It was like hearing of somebody famous.',
        '“Does it say what they do at night?” it asked. “It says ‘see page forty’,” said {A}. Page forty had been used for a bookmark, and it was in another book.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had found the warm spot under the torch, and lain down in it. When the sun moved on, so did {A}. When the sun sank, {A} looked about for who had done that.',
        'Then {A} came up on to the branch, next to the iguana. It was warm there from before. The two of them did not have much to say to each other, and both were lying down.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“Our postman could tell the weather with the top of his head,” said {S}. “There was no hair on it at all. He’d stop in the street and say, it’s going to rain.” “And did it?” asked the iguana, who was {A}.',
        '“Every time,” said {S}. “He was so tall that he got the first drop.” {S} patted the place, up there, where it was still dry.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I’ve got one as well,” said {S}, and put a finger on the top of {S}’s head. “It’s under the hair.” “What does it see?” asked {A}. {S} took the finger away, and waited, and put it back.',
        '“It sees finger,” said {S}, “and then it doesn’t.” That was already quite a lot. {A} told the branch to be quiet, because there were two of them now looking upwards.'
      ]
    },
    {
      id: 'no-lid',
      A: 'partner',
      paragraphs: [
        '{A} bent over the iguana from above. There, in the middle of its head, was a button. “What’s this?” asked {A}. “That’s my third eye,” said {H}. “Iguanas have one. It can’t see you. It only sees if it’s light or dark.”',
        '“It’s got no lid,” said {A}. “You’ve closed two, and the one on top is still looking at the day.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-lid',
      A: 'partner',
      paragraphs: [
        'So it had to have a lid. A leaf slid off. The lid of the small saucepan fitted, but it rang. In the end {A} laid one hand on the iguana’s head. “Oh,” said {H}. “Now it’s night.” The sun had made it, with five fingers.',
        'After a bit the sun wanted its hand back. “Good morning,” said the iguana, and stretched. {A} put the hand on again at once. “That was a short day,” said the iguana, and lay down. “What was it?” “Tuesday,” said {A}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} put a hand on too, and it was too small for a whole night. It was light all round the edge. “It’s about five in the morning,” said the iguana.',
        '{A} patted. It was five in the morning, and ten at night, and five in the morning. The iguana got quite old.'
      ]
    },
    {
      id: 'thursday',
      A: 'partner',
      paragraphs: [
        'The hand slipped, and it was Wednesday. The iguana ate a leaf. The hand slipped again, and on Thursday it only yawned. “It’s nearly Friday,” said {H}, “and I’ve been up all week.” “If I take my hand away, it will be,” said {A}. So the sun lay down as well, along the branch, with its hand where it was.',
        'The hand was warm. Later it slid off, a finger at a time. The third eye looked up, and there was nothing to see. It had got dark all over.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} basked on the next branch.',
      '{names} lay down where the sun had just been.',
      { text: '{names} clipped one more peg on, low down at the tail.', needs: ['hands'] },
      { text: '{names} shaded both eyes, until the sun had set.', needs: ['hands'] }
    ],
    way: [
      '{names} kept out of the sun’s way, under the table.',
      '{names} blinked at the green clock.',
      { text: '{names} drew the curtain, where there was another bit of day.', needs: ['hands'] },
      { text: '{names} felt on top for a button, in vain.', needs: ['hands'] }
    ],
    turn: [
      '{names} slept through the whole of Wednesday.',
      '{names} got up for a very short Tuesday.',
      { text: '{names} tore a leaf off the calendar, and another.', needs: ['hands'] },
      { text: '{names} caught the saucepan lid before it rang again.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pegs were unclipped, all the way down to the tail. The torch stood on the shelf, with its face to the wall.',
    '{H} washed, and shut both eyes. The button had come off in the flannel. So there was only the blanket to pull up, right over the top.'
  ],
  last: [
    'All three were shut now, and {H} was asleep, and it was no day at all.',
    'The one on top had looked longest, and then it was night, and {H} slept.'
  ]
})
