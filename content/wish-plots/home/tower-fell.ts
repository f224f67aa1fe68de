import { wishPlot } from '../wish-plot.ts'

export const towerFell = wishPlot({
  id: 'wish-tower-fell',
  beginsElsewhere: true,
  wishes: ['tower fell', 'fallen tower', 'tower fell down', 'tower fell over', 'knocked tower', 'knocked over tower', 'knocks tower', 'knocking tower', 'kicked tower', 'broke tower', 'tower broke', 'tower falls', 'tower falling', 'tower crash', 'tower crashed', 'tower collapsed', 'wobbly tower', 'bricks fell', 'blocks fell', 'tower tumbled', 'wrecked tower', 'destroyed tower', 'smashed tower', 'cross tower fell', 'cross tower fell down', 'angry tower fell'],
  answers: ['tower', 'towers', 'brick', 'bricks', 'block', 'blocks', 'lego', 'duplo', 'wooden', 'fell', 'fall', 'falls', 'falling', 'fallen', 'down', 'over', 'knocked', 'knocks', 'knocking', 'knock', 'kicked', 'broke', 'broken', 'crash', 'crashed', 'collapsed', 'tumbled', 'wrecked', 'destroyed', 'smashed', 'somebody', 'someone', 'nursery', 'school', 'cried', 'upset', 'cross', 'sad', 'angry', 'keeps', 'keep', 'always', 'brother', 'sister', 'little', 'big', 'baby', 'tall', 'tallest', 'biggest', 'best', 'building', 'built', 'build', 'they', 'it', 'after', 'then', 'wobbly', 'wobbles', 'friend', 'boy', 'girl', 'accident', 'today', 'her', 'his', 'my'],
  except: ['fell from', 'fell on', 'on him', 'on her', 'on me', 'on us', 'flats', 'house', 'burned', 'fire', 'died', 'people', 'grandad', 'grandpa', 'nana', 'grandma', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'teacher', 'car', 'castle', 'princess', 'knight', 'dragon', 'giant', 'eiffel', 'pisa', 'church', 'clock', 'bell', 'babel', 'twin', 'water', 'earthquake', 'war', 'bomb', 'cake', 'cat', 'dog', 'giraffe', 'head', 'hurt', 'hospital'],
  nothingElse: true,
  namesFamily: true,
  moods: ['losing', 'quarrel', 'change', 'learning', 'lost'],
  company: ['tower', 'bricks', 'door', 'floor', 'rug', 'elbow', 'string', 'handle', 'lamp'],
  about: 'Somebody’s elbow knocks over the tower, and the hero finds that it can go on growing where it lies.',
  titles: ['It’s Only Lying Down', 'Somebody with an Elbow', '{H} Builds Along the Floor', 'Nobody Can Knock It Over', 'As Far as the Door'],
  want: [
    {
      id: 'the-handle',
      A: 'partner',
      paragraphs: [
        '{H} was building a tower, and it was going to be as high as the door handle. {H} had to get up on tiptoe, and there were three bricks to go. Then somebody came by with an elbow.',
        'The tower leaned, as if it were listening. Then it fell, right across the floor, as far as {A}’s foot. “It was nearly there!” cried {H}. The elbow said sorry, and went off to sit down.'
      ]
    }
  ],
  way: [
    {
      id: 'once-more',
      A: 'same',
      paragraphs: [
        '{H} built it up again, very fast, and each brick got a bit of the crossness. At the ninth the tower fell over. There was nobody near it, not even a sleeve.',
        '“It was the same elbow,” said {H}. “It’s still in there.” {H} sat down with {H}’s back to the bricks. {H} wanted a tower that nobody could knock over.'
      ]
    },
    {
      id: 'the-lean',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} showed how it had fallen, with one arm. First it had been straight. Then it went over at the wrist, and after that it all came at once. “You do it too soft,” said {H}, and showed it as well.',
        'They both fell down a few times. {H} did the last brick, which had rolled the furthest. It was the only one that had seen the kitchen.'
      ]
    },
    {
      id: 'guard',
      A: 'other',
      spare: 2,
      paragraphs: [
        'Then {A} stood guard, with both arms held out, while {H} laid three bricks for a start. Nobody came. {A} turned round to see if somebody was coming from behind.',
        'It was {A}’s elbow, that time. They looked at it. “It’s the part you can’t see,” said {A}. “They ought to have a little bell on.”'
      ]
    },
    {
      id: 'sign',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} made a sign. “Tower,” it said, with an arrow. It was put up beside the place where the tower had been. {A} read it and looked along the arrow.',
        '“It’s pointing up,” said {A}. “That’s where it was,” said {H}. They both looked at that for a while, the air with no tower in it. You could still see how high.'
      ]
    },
    {
      id: 'who-lived-there',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Did anyone live in it?” asked {A}. {H} had not wanted to think of that. There was a button, who had lived at the top, and a bean on the second floor. They found the button under the chair.',
        '{H} bent down to it and asked how it had been. The button said that it had been very quick, and that it had liked the middle part. The bean had not woken up.'
      ]
    },
    {
      id: 'broad',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“You could make it broader,” said {A}. So they made it three bricks wide and three bricks deep. It was as firm as a cupboard, and it came up to {H}’s knee. Then the bricks ran out.',
        '{A} leaned on it, to try. It did not fall. “But it isn’t a tower,” said {H}. “It’s a stool.” {A} sat down on it, and had to admit that it was quite a good one.'
      ]
    },
    {
      id: 'crash-again',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What did it say?” asked {A}, who had been looking the other way. {H} thought. It had not gone bang. It had been more of a clatterdack, with a small tick at the end.',
        'They let five bricks fall, to hear it once more. There was the clatter, and there was the dack. But the tick didn’t come. For that it had to have been higher.'
      ]
    },
    {
      id: 'counted',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} picked up the bricks and counted them. There were thirty-one. “And how many were there before?” asked {A}. {H} said that there had been thirty-one then as well.',
        '“So it’s all here,” said {A}. {H} looked at the heap. Nothing was missing but the up.'
      ]
    },
    {
      id: 'pet-tail',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came to smell at what had happened. {A} turned round twice, and lay down where the fourth floor had been.',
        'It fitted well. {H} put one brick in front and one behind. Nobody had ever lived in it who was so warm.'
      ]
    },
    {
      id: 'elder-matches',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I once built one of cards,” said {S}. “It took all Sunday. Then I was at the very last card, and my cousin sneezed.” {A} asked what {S} had done.',
        '“I said bless you,” said {S}. “It was out before I’d looked.” Every year since then a pack of cards had come in the post, from the cousin. There was always one missing.'
      ]
    },
    {
      id: 'child-shorter',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had a tower too. It was two bricks high, and nobody had ever knocked it over. “That’s no tower,” said {A}. “It’s a tower that’s just begun,” said {S}.',
        'They put a third one on, and it wobbled. {S} took it off again at once. “It’s happier with two,” said {S}.'
      ]
    },
    {
      id: 'baby-hand',
      S: 'baby',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{A} set up one brick in front of {S}, and then another on top of it. {S} looked at them. One flat hand came down, and it was done. {S} laughed with everything there was.',
        '“That’s the whole game,” {A} told the others. “The up’s only so that there can be a down.” They did it twelve times. {S} never once built anything, and never once got tired of it.'
      ]
    },
    {
      id: 'guest-sorry',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} held both elbows in with both hands and came past like that, on tiptoe. “I knocked down a whole wedding cake once,” said {S}. “It was four floors. I only wanted to see the couple on top.”',
        '“And did you?” asked {A}. “They came down to me,” said {S}. They had landed in the cream, on their feet, and had still been holding hands.'
      ]
    },
    {
      id: 'lying-down',
      A: 'partner',
      paragraphs: [
        '{A} gathered up the bricks and laid them on the floor, one after the other. Then {A} lay down beside them. “Come here,” said {A}. {H} looked round, and lay down as well. “It’s as long as it was high,” said {A}. “It’s still a tower. It’s only lying down.”',
        '{H} looked along it with one eye. Nobody could knock it over like that. “Then it needn’t stop,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'as-far-as-the-door',
      A: 'partner',
      paragraphs: [
        '{H} built on at the top, along the floor. After the three last bricks came books, and tins, and both {A}’s shoes. The tower went past the lamp and under the table, and {A} handed things on. It stopped at the door. {H} was out of breath, and had not been on tiptoe once.',
        'They measured it with a string, and held the string up. It went past the door handle. It went past the top of the door, and there was some left over.'
      ]
    },
    {
      id: 'view',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“What can you see from up there?” asked {A}. {H} lay down at the top of the tower, with {H}’s chin on the floor. “The underneath of the chair,” said {H}. “There’s a bit of old toast, and a marble.”',
        'From the bottom {A} could only see {H}’s nose, and it was tiny. “You’re very high up,” called {A}. “I know,” said {H}. “There’s a draught.”'
      ]
    },
    {
      id: 'stairs',
      A: 'same',
      spare: 14,
      paragraphs: [
        'There was a button that wanted to go up to the top. {A} walked it along the bricks with two fingers, and it had to rest on every tin. At the shoe it went in at one end, and was gone for some time.',
        '“It’s looking for the light switch,” said {H}. Then it came out at the toe, and the rest was downhill.'
      ]
    },
    {
      id: 'climb',
      A: 'other',
      spare: 15,
      paragraphs: [
        'Then {A} had to come through with a tray. You can’t go round a tower that reaches from wall to wall. {A} lifted one foot, and then the other, very slowly, and was on the far side.',
        '“I’ve just stepped over a tower,” said {A}. Nobody had asked it of {A} before. “Mind the ninth floor on your way back,” said {H}.'
      ]
    },
    {
      id: 'standing-bit',
      A: 'same',
      spare: 16,
      paragraphs: [
        'At the end {H} stood one brick upright, quite alone. “That one’s the flag,” said {H}. {A} breathed out a little too hard, and the flag fell over. They waited to see what {H} would do.',
        '“Now it’s the carpet in front of the flag,” said {H}. It had only had to be called something else.'
      ]
    },
    {
      id: 'knock-it-over',
      A: 'partner',
      paragraphs: [
        '“Go on,” said {H}. “Knock it over.” {A} pushed with one finger, and then with an elbow. A brick moved up a bit. “I can’t,” said {A}. “It’s down already.”',
        'The first elbow was fetched too, and was allowed to push as much as it liked. The tower lay there and did not mind. “Nobody’s ever knocked down one of those,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood still, with everything held in.',
      '{names} got out of the way of the third floor.',
      { text: '{names} picked up the brick that had come the furthest.', needs: ['hands'] },
      { text: '{names} looked at both elbows, to see if it had been one of those.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed the other way, so as not to be the one.',
      '{names} went round the bricks in a very large circle.',
      { text: '{names} brought two bricks that had been under the sofa for a year.', needs: ['hands'] },
      { text: '{names} gave the rug a tug, to get it flat.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked along beside it as far as the top.',
      '{names} leaned against the fifth floor, and nothing happened.',
      { text: '{names} fetched more tins.', needs: ['hands'] },
      { text: '{names} held the other end of the string.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the bricks in the box and the tins on the shelf. The shoes stood by the door again.',
    'Once the soap was back in its dish, {H} lay down, as long as {H} was high.'
  ],
  last: [
    'Nobody could knock anything over now, for it was all lying down, and {H} was asleep.',
    'The bricks lay in their box, {H} lay in bed, and nothing was left that could fall. {H} was asleep.'
  ]
})
