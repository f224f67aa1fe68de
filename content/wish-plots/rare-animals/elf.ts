import { wishPlot } from '../wish-plot.ts'

export const elf = wishPlot({
  id: 'wish-elf',
  wishes: ['elf', 'elves', 'elfs', 'little elf', 'elf helper', 'helper elf', 'helper elves', 'elves shoemaker', 'elf shoemaker', 'shoemaker elves', 'woodland elf', 'house elf', 'elf mending'],
  except: ['christmas', 'xmas', 'santa', 'father', 'shelf', 'buddy', 'workshop', 'north', 'naughty', 'dobby', 'reindeer', 'sleigh', 'presents', 'legolas', 'arrow', 'bow', 'dragon', 'unicorn', 'afraid', 'scared', 'costume', 'lost', 'died', 'dark', 'advent'],
  answers: ['sleepy', 'little', 'tiny', 'small', 'magic', 'magical', 'helper', 'helpers', 'helping', 'helps', 'helped', 'house', 'night', 'shoes', 'shoemaker', 'sewing', 'ears', 'pointy', 'pointed', 'woodland', 'forest', 'kind', 'good', 'who', 'that', 'visits', 'visit', 'comes', 'secret', 'friend'],
  company: ['elf', 'coat', 'needle', 'glove'],
  about: 'An elf that mends by night is given a coat for thanks, and by the rule of elves it now has to go.',
  titles: ['One Stitch a Night', 'The Elf in the Glove', '{H} Says Thank You', 'Not Clothes but Mending', 'As Small as Ants'],
  want: [
    {
      id: 'mending',
      A: 'partner',
      paragraphs: [
        'Somebody did the mending at night. On Monday the button was back on {H}’s sleeve. On Tuesday the hole in the sock was gone, and the stitches were as small as ants. So on Wednesday {H} and {A} sat in the dark and kept still.',
        'Up the table leg came an elf, with pointed ears and a needle over its shoulder. Ting, went the needle. The elf wore nothing but a leaf, and it shivered. {H} wanted to thank it properly. “It needs a coat,” whispered {H}. “I can hear you,” said the elf, and sewed on.'
      ]
    }
  ],
  way: [
    {
      id: 'sewn-shut',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It did not always get things right. Last week it had found an open end on {H}’s pyjamas, and sewn it up. In the morning {H}’s foot came down the leg and could not get out. “There’s somebody in there,” said {A}.',
        '“That was a hole,” said the elf. “A big one. I was at it until three.” {H} had not the heart to say what it was for. That leg is still a bit narrow.'
      ]
    },
    {
      id: 'shoemaker',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Do you make shoes as well?” asked {A}. “That’s the other branch of the family,” said the elf. “Two of my uncles worked for a shoemaker. They never got to bed.” “And what happened?” “He gave them trousers,” said the elf, and sighed.',
        '{H} put a slipper on the table for it to look at. It walked round it, knocked on the heel, and called down into the toe. “You could get a family in there,” it said.'
      ]
    },
    {
      id: 'thread',
      A: 'same',
      spare: 3,
      paragraphs: [
        'An elf has to thread its needle like everybody else. It licked the end of the thread, shut one eye, and missed. It did that four times. “Shall I?” asked {A}, and held the needle up to the light. It was no longer than an eyelash.',
        '{A} licked, and shut one eye, and missed as well. “It’s not the needle,” said the elf. “It’s Wednesdays.” After that it went in by itself, when both of them had stopped looking.'
      ]
    },
    {
      id: 'ears',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“What can you hear with those?” asked {H}. The elf turned the points of its ears, one to the left and the other to the right. “There’s a button coming loose,” it said, “in the next room. It’s the third from the top.”',
        'They went and looked. It hung by one thread, and it swung a little. “I’d have had that by Friday,” said the elf. {A} pulled in {A}’s tummy, for the cardigan was {A}’s.'
      ]
    },
    {
      id: 'its-supper',
      A: 'same',
      spare: 5,
      paragraphs: [
        'You may give an elf something to eat. That’s not against the rule. {A} brought a bottle top with porridge in it, and a sunflower seed for a spoon. The elf sat down on the thimble, and ate from the edge to the middle.',
        '“Is it good?” asked {H}. “There’s a great deal of it,” said the elf. Afterwards it could not get up from the thimble. It had sat down with a smaller tummy.'
      ]
    },
    {
      id: 'oak',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Where do you live, by day?” asked {A}. “In a hollow oak,” said the elf. “On the third floor. Below me there’s a woodpecker, and it’s always putting up shelves.”',
        '“And above?” asked {H}. “A dormouse. Very quiet. It’s been asleep since October, and I’ve got its keys.” It showed them a bunch of keys, and it looked to them like a bit of moss.'
      ]
    },
    {
      id: 'heavy-sock',
      A: 'other',
      spare: 7,
      paragraphs: [
        'A sock is heavy, for an elf. It pulled from the front, with both heels against the table. {A} wanted to help, and pushed with one finger from behind. The sock set off at once, with the elf on top.',
        'At the jam jar they came to a stop. “What was that?” asked the elf. “That was me,” said {A}. “I thought that it was a landslide,” said the elf. It got its breath back, and said that it would like to do it again.'
      ]
    },
    {
      id: 'no-looking',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“I can’t sew when I’m looked at,” said the elf. “I get knots.” So {H} looked at the ceiling, and {A} looked at the door. Behind them it went ting, ting, ting. “May we turn round?” “No.” Ting.',
        'Then they were allowed to. There was a row of stitches, and at the end a very small dog. “That was a mistake,” said the elf, “and then I made something of it.” It’s still on the cuff.'
      ]
    },
    {
      id: 'pet-brushed',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had known about the elf for weeks. An elf smells of acorns. The two of them had an arrangement. It combed {A} behind the ears at night, and in return {A} had never said anything.',
        'Now {A} saw that the others knew as well. {A} looked the elf in the eye for some time. “It wasn’t me,” said the elf. “They stayed up.”'
      ]
    },
    {
      id: 'elder-saucer',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My grandmother always put a saucer of milk behind the stove,” said {S}. “In the morning it was empty. She said that it was the elves.” “And was it?” asked {A}.',
        '“It was a cat,” said {S}. “I stayed up one night, and saw it. But its tail was in a plait. Somebody must have done that.”'
      ]
    },
    {
      id: 'child-button',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had something for the elf to mend as well. It was a bear whose ear had been chewed. {S} laid it under the lamp. “It’ll have to come lower,” said {A}. “The elf isn’t that tall.”',
        'So the bear had to lie on its side. The elf climbed up on its cheek and told it to be brave. {S} held one paw, and {A} held the other, and the bear did not make a sound.'
      ]
    },
    {
      id: 'baby-finds',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} saw the elf at once, and pointed. With babies they don’t hide. The elf bowed so low that the points of its ears touched the table. {A} bowed too, and met the table with a nose.',
        'It was not bad. The elf breathed on it, from very near, and that was as much wind as from a moth.'
      ]
    },
    {
      id: 'the-coat',
      A: 'partner',
      paragraphs: [
        'The next night there lay a coat. It was a thumb from an old red glove, with two holes for the arms. The elf put it on, looked at itself in a spoon, and danced. Then its ears went down.',
        '“Oh dear,” said the elf. “Now I must go.” “Why?” asked {H}. “It’s the rule. When an elf’s given clothes, it has to leave before the clock strikes. And giving them back is rude.” It packed its needle.'
      ]
    },
    {
      id: 'loose-thread',
      A: 'partner',
      paragraphs: [
        '“Who made that rule?” asked {H}. The elf did not know. It had one leg over the edge of the table, and {A} bent down to say goodbye. “You’ve got a thread hanging out,” said {A}, “at the back.”',
        '“It’s not even finished,” said {A}. “If it isn’t finished, it can’t be clothes yet.” The clock in the hall began to clear its throat.'
      ]
    }
  ],
  turn: [
    {
      id: 'pulled',
      A: 'partner',
      paragraphs: [
        '{H} took hold of that thread, and pulled. Out came one stitch, and another, and then the left arm fell off. “It’s in a dreadful state,” said {H}. “That’s not clothes at all. That’s mending.”',
        'The elf’s ears went up, first one and then the other. “Mending,” it said. “That’s quite different.” It sat down on the spot and took out its needle. The clock struck nine, and nobody had to go anywhere.'
      ]
    },
    {
      id: 'trying-on',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“May you have it on while you do it?” asked {A}. “I must,” said the elf. “How else can I see where it’s wrong?” It turned once round, and looked at its back in the spoon. “It’s wrong in several places,” it said, and was delighted.',
        'It did up the collar. It put both hands into pockets that weren’t there. “Pockets,” it said. “There’s another week.”'
      ]
    },
    {
      id: 'red-thread',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} held the end of the red thread, so that it ran out straight. It was pleasant work, for you had only to sit there. Ting, it went, each time, when the needle touched the thimble.',
        '“Are you asleep?” asked {H}. “I’m holding,” said {A}, with {A}’s eyes shut. “You can hold like that,” said the elf. “My uncles always did.”'
      ]
    },
    {
      id: 'one-stitch',
      A: 'partner',
      paragraphs: [
        'Soon the arm was on, all but one stitch. The elf held up the needle and looked at {H}. So {H} took the thread and pulled out two. “How clumsy of me,” said {H}. “That’ll have to be tomorrow,” said the elf happily.',
        'And so it went on. Every evening {H} pulled out a stitch. Every night the elf put it in again, with the coat on.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept still as well, all but the breathing.',
      '{names} sat under the table, where the ends of thread came down.',
      { text: '{names} left out a stocking with a hole, where an elf might find it.', needs: ['hands'] },
      { text: '{names} sorted the buttons by size, to save it time.', needs: ['hands'] }
    ],
    way: [
      '{names} sighed in the dark, and the elf’s ears went lower.',
      '{names} stretched up beside the table, to be nearer the dancing.',
      { text: '{names} tilted the spoon, so that it could see the back as well.', needs: ['hands'] },
      { text: '{names} turned the kitchen clock to the wall, and it still ticked.', needs: ['hands'] }
    ],
    turn: [
      '{names} curled up under the table, and a stitch came down.',
      '{names} breathed again, after the ninth stroke.',
      { text: '{names} found the left arm on the floor, and handed it up.', needs: ['hands'] },
      { text: '{names} threaded a spare needle, in case there was more mending.', needs: ['hands'] }
    ]
  },
  bed: [
    'They left the spoon where it was. The lamp was turned down low, as an elf likes it.',
    '{H} washed, and put on the pyjamas, and laid out a sock with a hole in it. It would not do to have nothing in the house.'
  ],
  last: [
    'Ting, it went on the table, and ting, and under the blanket {H} was asleep.',
    'One stitch was left for tomorrow, and so {H} could sleep.'
  ]
})
