import { wishPlot } from '../wish-plot.ts'

export const cementMixer = wishPlot({
  id: 'wish-cement-mixer',
  wishes: ['cement mixer', 'cement mixers', 'concrete mixer', 'cement truck', 'mixer truck', 'cement lorry'],
  answers: ['truck', 'lorry', 'concrete', 'building', 'builder', 'builders', 'site', 'big', 'wall', 'driving'],
  except: ['stuck', 'broke', 'broken', 'sand', 'cake', 'digger', 'crane', 'bucket'],
  company: ['mixer', 'bricklayer'],
  partnerPlays: true,
  about: 'A cement mixer may not stop turning, and the bricklayer has not quite finished getting ready.',
  titles: ['It Must Not Stop', 'The Bricklayer’s Tea', '{H} Goes Round', 'Nearly Ready', 'One Roll, One Brick'],
  want: [
    {
      id: 'started',
      A: 'partner',
      paragraphs: [
        '{H} was a cement mixer. It rolled a bucket to and fro on the rug, with a lid on, and full of pegs. Slosh, it went, quite dry. “It mustn’t stop,” said the mixer. “If it stops, it goes hard, and that’s the end of it.”',
        '{A} was going to build the wall, out of books. “I’m nearly ready,” said the bricklayer. “I’ve only got to find my hat.” The mixer wanted there to be a wall before it had to let go.'
      ]
    }
  ],
  way: [
    {
      id: 'hat-and-string',
      A: 'partner',
      paragraphs: [
        'Slosh, went the mixer, to and fro. The hat was found. “Now?” asked the mixer. “First I have to look at it,” said {A}. With one eye {A} looked at the place where there was no wall. Then it was time for tea.',
        'A bricklayer’s tea is a long one. “My arms are aching,” said the mixer. It changed hands, and for as long as a sneeze nobody held the bucket. “It’s gone hard,” said {H}. They had to begin again from the beginning.'
      ]
    },
    {
      id: 'with-the-feet',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The mixer rolled the bucket with its feet for a while, lying down. That left the hands free, but there was nothing for them to do. “You could hold my cup,” said the bricklayer.',
        'So the mixer turned below and held a cup above. It was how you must feel, thought {H}, if you were two people with one driver.'
      ]
    },
    {
      id: 'what-goes-in',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What have you got in there?” asked {A}. “One of cement,” said the mixer, “three of sand, and as much water as it takes.” “And a peg?” One had fallen out.',
        '“That’s gravel,” said the mixer. {A} put it back under the lid, while it went by. It was a matter of timing. It took five tries.'
      ]
    },
    {
      id: 'phone-call',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The bricklayer had to telephone, with a brush. “Yes,” said {A}. “No. It’s going round. I can hear it from here. I’d say by Thursday.” The mixer listened, and turned a good deal faster.',
        '“They’re asking,” said {A}, with one hand over the bristles, “if you could do it more quietly.”'
      ]
    },
    {
      id: 'slosh-words',
      A: 'same',
      spare: 4,
      paragraphs: [
        'If you listen for long enough, it turns into words. Slosh, it said at first. Then it was: push off, push off. And after that it was quite clearly: pass the sauce.',
        '“It’s talking,” said the mixer. The bricklayer came and bent down to it. “Wash your socks,” said {A}. “That’s what it says to me.” They listened to that for a bit, each to their own.'
      ]
    },
    {
      id: 'nose',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Then the mixer’s nose itched. It wrinkled it up and down, but that was no good. “Could you?” it asked. The bricklayer put down the cup and scratched it with a ruler, left, right, and up.',
        '“It’s all part of the job,” said {A}. “I’ve always had good mixers.” And that was very nearly the moment to begin.'
      ]
    },
    {
      id: 'sandwich',
      A: 'same',
      spare: 6,
      paragraphs: [
        'After the tea there was a sandwich. “You can’t build on an empty stomach,” said the bricklayer. The mixer opened its mouth too. At each roll, when it was in front, there was a bite for it.',
        'It was cheese. Sometimes it was just air, and once it was a ruler. “Sorry,” said {A}. “You were early.”'
      ]
    },
    {
      id: 'take-over',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Take over for a moment,” said the mixer, “and don’t let it stand still.” They did it like people who pass a baby. There were four hands on it, then three and a half, and then two.',
        '{A} rolled and rolled. “How long do you generally do that?” asked {A}. “Since twenty past,” said {H}, and lay flat on the rug. {A} looked at the cup. It stood over there, and steamed.'
      ]
    },
    {
      id: 'elder-site',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had come to look at the site, with both hands behind {S}’s back. You are not allowed to say anything there, only to nod. {S} nodded for quite a while. “My father stood like that at every hole in town,” said {S}.',
        '“And what did he see?” asked {A}, and rolled. “That it wasn’t finished,” said {S}. “It always made him very happy.”'
      ]
    },
    {
      id: 'small-mixer',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was a mixer as well, and did it all over. {S} rolled from the rug to the sofa and back, with both arms tucked in. “What’s in you?” asked {A}. “Supper,” said {S}.',
        '“You mustn’t stop,” said {A}. {S} stopped against the wall. They both waited. “I’m not hard yet,” said {S}, and felt {S}’s tummy.'
      ]
    },
    {
      id: 'pet-site',
      A: 'pet',
      spare: 14,
      paragraphs: [
        'With its head on one side, {A} listened to the pegs. Then {A} lay down just where the bucket had to go. “This is a building site,” said {H}.',
        'The mixer had to roll round {A}, in a bow. It made for a very even mix. The bricklayer said so, too, with a mouth full of bread.'
      ]
    },
    {
      id: 'who-started',
      A: 'partner',
      paragraphs: [
        '“You’re never ready!” said the mixer. “It’s still not three bricks high. It isn’t even one.” “You began too soon,” said {A}. “A mixer isn’t switched on until there’s a brick in somebody’s hand. You roll, and I get ready, and neither has got anything to do with the other.” Slosh, went the mixer. It had to think while going round.'
      ]
    }
  ],
  turn: [
    {
      id: 'roll-over',
      A: 'partner',
      paragraphs: [
        '“Then I’ll come to you,” said {H}. The mixer rolled across the rug, until it was right beside the pile of books. It rolled to the left, and pushed a book off the pile. {A} had to catch it. “That’s a brick in your hand,” said {H}. “Oh,” said {A}, and laid it down. Slosh. There came the next.'
      ]
    },
    {
      id: 'rhythm',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It went slosh and thump, slosh and thump. Nobody had to ask any more if somebody was ready. When it was a thick book it went thump a little later.',
        '“You’re a good mixer,” said {A} between two bricks. “You’re quick,” said {H}, “once you get going.” “It’s the getting going that takes me so long,” said {A}. “I’ve got it from my uncle.”'
      ]
    },
    {
      id: 'straight-look',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At four bricks high {A} wanted to look at it with one eye. “Look while you’re laying,” said {H}. So {A} laid with one eye shut. It bulged a bit in the middle, on that side.',
        '“That’s a feature,” said the bricklayer. “It’s called that.” A wall without one looks as if nobody had been there.'
      ]
    },
    {
      id: 'window',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Between the dictionary and the cookery books they left a hole, for a window. {H} rolled past it and looked through. On the other side was {A}’s ear.',
        '“There’s somebody living there already,” said the mixer. {A} put {A}’s nose into the window. “It’s still a little damp,” said {A}. “But you can see that it’ll be nice.”'
      ]
    },
    {
      id: 'last-but-one',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There were only two bricks left, and the mixer got slower of its own accord. It was not that it was tired. It was just that afterwards it would be over.',
        'Slosh, it went, and after a while, slosh. “One more,” said {A}. “And don’t stop yet. I’d like to hear it a bit longer.”'
      ]
    },
    {
      id: 'it-may-stop',
      A: 'partner',
      paragraphs: [
        'The last one was thin, with poems in it. {A} laid it on top. “Now you may,” said {A}. The mixer rolled to the left once more, and once more to the right, rather more slowly. Then it took its hands away. The bucket rocked, and stood still. You could hear the pegs settle.',
        '“Has it gone hard?” asked {H} after a while. {A} took off the lid, and they both looked in. “Right through,” said {A}. “It’s finished.” They sat down in front of the wall and had tea. Nobody had to get ready for anything.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} leaned on the sofa, to watch the work.',
      '{names} rolled to and fro a little as well.',
      { text: '{names} tried on all the hats, and none of those was for walls.', needs: ['hands'] },
      { text: '{names} marked the place for the wall, with a bit of wool.', needs: ['hands'] }
    ],
    way: [
      '{names} growled like an engine, to help the mixer along.',
      '{names} lay where the wall was to be, which did not speed it up.',
      { text: '{names} poured the bricklayer a second cup.', needs: ['hands'] },
      { text: '{names} held a ruler up to the place, and there was no wall to measure.', needs: ['hands'] }
    ],
    turn: [
      '{names} scrambled out of the way of a low book.',
      '{names} thumped the floor for each brick.',
      { text: '{names} passed the thin one forward, the one with poems.', needs: ['hands'] },
      { text: '{names} dusted off the wall, from left to right.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} took the wall down from the top, poems first. It stood on the shelf again as books. The pegs went back on their line.',
    '{H} washed off the cement, and lay down, and turned over to the left, and to the right. Then there was no need to any more. Everything in there was settling.'
  ],
  last: [
    'It had stopped, and that was allowed now, and {H} was asleep.',
    'Slosh, it went, a long way off, and that was only {H}, asleep, turning over.'
  ]
})
