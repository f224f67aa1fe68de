import { wishPlot } from '../wish-plot.ts'
import { NOT_WELL } from './not-well.ts'

export const mole = wishPlot({
  id: 'wish-mole',
  wishes: ['mole', 'moles', 'molehill', 'molehills'],
  answers: ['making', 'makes', 'molehills', 'football', 'pitch', 'field', 'grass', 'digging', 'underground', 'tunnel', 'tunnels', 'velvet', 'little', 'hole', 'holes', 'lawn', 'garden'],
  except: [...NOT_WELL, 'arm', 'leg', 'face', 'cheek', 'whack', 'naked', 'skin', 'rat'],
  company: ['mole'],
  about: 'A mole comes up everywhere except beside the cherries, and all its wrong holes make a line.',
  titles: ['Change Here for Cherries', 'These Are My Feet', '{H} Goes Straight On', 'The Circle Line', 'Five Wrong Holes'],
  want: [
    {
      id: 'straight-on',
      A: 'partner',
      paragraphs: [
        'All the blankets lay on the floor, end to end, and that was the ground. Under it went a lump. The lump was a mole, and the mole was {H}, digging with two flat hands. A mole sees next to nothing. It wanted to come up beside the stool with the cherries.',
        '“I can’t miss it,” it said from below. “It’s straight on.” Soon the ground rose by the armchair, and a nose came out. “Are these the cherries?” asked the mole. “These are my feet,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'coats',
      A: 'partner',
      paragraphs: [
        'The mole said sorry, and went down again. The next time it came up among the coats. “Cherries?” it asked. A sleeve fell on its head. After that it came up in the washing basket, and had a vest on when it came out.',
        '{A} took an envelope and a pencil, and drew in each hole as it came. Feet, wrote {A}. Coats. Washing. Far away on the other side of the paper there were the cherries.'
      ]
    },
    {
      id: 'by-smell',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I can smell them,” called the mole. “A mole smells with each nostril by itself. If it’s stronger on the left, I go left.” It stopped and smelled. “It’s stronger on the left. It’s very strong. It’s cheese.”',
        '“That’s me again,” said {A}, and pulled in both feet.'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Under the blue blanket there was no room to turn round. A mole does not need to. Its fur has no right way and no wrong way, and can be brushed in both. So it simply came out backwards.',
        '{A} saw two heels come up out of the ground. “Which end am I talking to?” asked {A}. “Wait,” said the heels, and the rest came after.'
      ]
    },
    {
      id: 'pantry',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The mole had a larder down there. Every mole has one, with hundreds of worms in it. This one had twenty-three shoelaces. They lay side by side, for the winter.',
        '“Whose are those?” asked {A}, and looked at {A}’s shoes. They stood by the door with their mouths open. “I don’t know,” said the mole. “They were just going past.”'
      ]
    },
    {
      id: 'hill',
      A: 'same',
      spare: 4,
      paragraphs: [
        'What it dug out had to go somewhere. It pushed it up with both hands, and there stood a cushion on the ground. A bit further on stood another one, and then a third.',
        '“You’re spoiling the grass,” said {A}. “I’m airing the house,” said the mole. {A} got up to sit on one of the hills. It was still being made, and rose with {A} on it.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What’s it like, down there?” asked {A}. “Dark blue,” said the mole, “then dark with a stripe.” {A} lay on the floor and put {A}’s head under the edge, to see. “I can’t see anything,” said {A}.',
        '“That’s it,” said the mole. “That’s how it ought to be.” They stayed there for a bit, and neither saw the other, at the closest range.'
      ]
    },
    {
      id: 'surprised',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Once the mole came up in the doorway. {A} was just coming through with a pile of plates. They both kept very still. “Good evening,” said the mole. “I’ll wait until you’re past.”',
        '“I’ll wait until you’re down,” said {A}. Neither wanted to be first. It was the plates that got tired.'
      ]
    },
    {
      id: 'own-hole',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Then the mole met another tunnel, which came from the right. “Somebody else digs here,” whispered the mole. It felt along the wall. There was a sock lying about, and it knew the sock. It had lost it there not long ago.',
        '“It was me,” it called up. “I nearly said good evening to myself.”'
      ]
    },
    {
      id: 'elder-mole',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        'The ground rose in front of {S}’s chair. “Are these the cherries?” asked {A}. “They were,” said {S}, who had a stone in one cheek. “I was handed a few. You’ve just missed them.”',
        '{S} put two in the pink hand that stuck out of the ground. “I used to get out at the wrong stop on purpose,” said {S}. “There was a better bakery.”'
      ]
    },
    {
      id: 'second-mole',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was a mole too, and started from the other end. After a while two lumps moved towards each other. Everybody could see it coming, except for the lumps. They met, and there was a bump.',
        '“Who’s there?” asked {A}. “A mole,” said {S}. “I’m a mole as well,” said {A}. “What a small ground!” They felt each other’s faces with flat hands, and it was true.'
      ]
    },
    {
      id: 'pet-over-mole',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} stood on top and watched the lump. It went left, and {A}’s head went left. Then {A} sat down, right on the lump, and had it.',
        '“It’s got very heavy weather up there,” said the mole. It waited for the weather to get up again. That took until {A} had thought of something else.'
      ]
    },
    {
      id: 'the-bend',
      A: 'partner',
      paragraphs: [
        '“Straight on,” said the mole, and came up by the bookshelf. {A} had drawn that in as well, and joined the holes with a line. Then {A} held the envelope away from {A}’s nose. “It isn’t straight,” said {A}. “It’s a bend. You dig harder with your right hand, so you go round to the left. Each time a little, and you don’t know it down there.” “I always thought that straight on felt like this,” said the mole.'
      ]
    }
  ],
  turn: [
    {
      id: 'go-on',
      A: 'partner',
      paragraphs: [
        '“You could dig softer on the right,” said {A}. But {H} had pushed back the ground, and looked at the envelope with both eyes. A bend comes round in a ring, if you keep on digging. “Then I needn’t do anything else,” said {H}. “It’s Feet, Coats, Washing, Books. If I go on like that, it has to come to the cherries.” And the mole went down.'
      ]
    },
    {
      id: 'a-passenger',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Do you stop at Washing?” asked {A}. “I’ve still got to fold it.” “Get in behind,” said the mole. It was the first time that anybody had wanted to come along. So there were two lumps, one close behind the other.',
        '“This is Coats,” said the mole, and put up its nose. Nobody got out. A hat got in.'
      ]
    },
    {
      id: 'announcements',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At every hole it called out where they were, and then waited, since that is what you do. “Washing,” it called. “Please take your vests with you.”',
        '{A} laid a plate beside it, with a ticket on. The ticket was a peg. “And what’s at Books?” asked {A}. “Books,” said the mole. “But there’s a nice draught.”'
      ]
    },
    {
      id: 'late-running',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Between Books and what came next there was a jam. Two blankets overlapped there, and it was stuffy. “We’re being held,” said the mole, “for a short time.” “Why?” asked {A}, who had crept in behind.',
        '“They never say,” said the mole. They lay in the dark and breathed. Somebody’s tummy rumbled, and it could have been a train.'
      ]
    },
    {
      id: 'envelope-map',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} coloured in the line on the envelope, all the way round. It was brown, because that was the pencil. Every hole got a dot and a name. It looked much better than a straight one.',
        '“You’d never have made that on purpose,” said {A}. “No,” said a voice from under the ground. “I was only looking for cherries.”'
      ]
    },
    {
      id: 'cherries',
      A: 'partner',
      paragraphs: [
        'The ground rose beside the stool. A nose came out, and stayed there, and drew in the air. “This is Cherries,” said the mole. “Change here for everything.” {A} was there already, and passed one down by the stalk.',
        'They ate until there were only stones. “If I’d dug straight,” said {H}, “I’d have been here in one go.” “And nobody would know where the coats are,” said {A}, and wrote in the last name.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} felt something go by below, and moved up.',
      '{names} sat down on the ground, which rose.',
      { text: '{names} smoothed out the field behind the mole.', needs: ['hands'] },
      { text: '{names} polished a cherry, so that a nose would notice.', needs: ['hands'] }
    ],
    way: [
      '{names} came up beside the mole, out of the same hole.',
      '{names} noticed a nose underneath, and went to lie elsewhere.',
      { text: '{names} hung the coat up again, and dusted off the mole.', needs: ['hands'] },
      { text: '{names} lent the mole some glasses, but it was too dark for glasses.', needs: ['hands'] }
    ],
    turn: [
      '{names} cleared the line between Books and Cherries.',
      '{names} followed the lump across the field, as far as Washing.',
      { text: '{names} lifted the coats, to let the mole through without a stop.', needs: ['hands'] },
      { text: '{names} called out the stations, in a station voice.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} took up the ground, and shook it, and folded it, one field after another. The envelope was stuck on the wall, as a map is at a station.',
    '{H} went off to wash two flat hands, by way of Coats and Books. Then {H} got into bed from below, at the foot end, and came up exactly on the pillow.'
  ],
  last: [
    'Straight on, and a little to the left, {H} was asleep.',
    'This is Pillow, said somebody in the dark, but {H} was asleep, and did not get out.'
  ]
})
