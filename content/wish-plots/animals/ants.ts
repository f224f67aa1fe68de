import { wishPlot } from '../wish-plot.ts'

export const ants = wishPlot({
  themes: ['ants'],
  answers: ['anthill', 'hill', 'tiny', 'little', 'strong', 'busy', 'crumb', 'army', 'marching', 'carrying'],
  except: ['queen', 'pants', 'farm'],
  company: ['ant'],
  out: true,
  about: 'An ant carries a crumb home along the path; the hero wants to help it, and each help makes it longer.',
  titles: ['The Crumb That Was Helped', 'As Far as the Third Stone', '{H} and the Smallest Lorry', 'An Ant on Its Way Home', 'Somebody Very Small with a Biscuit'],
  want: [
    {
      id: 'crumb',
      A: 'partner',
      paragraphs: [
        '{H} sat on the step outside and ate a biscuit, and a crumb fell down. An ant came along and picked it up. The crumb was much bigger than the ant. From above you saw a crumb with legs.',
        'It set off along the path. Its home was a hole under the third stone, with a little heap of sand. “That’s miles for it,” said {H}. {H} wanted to help.'
      ]
    }
  ],
  way: [
    {
      id: 'lift',
      A: 'partner',
      paragraphs: [
        'So {H} held a leaf in front of the ant, and it walked on. {H} carried it to the third stone, quick as a lift, and let it get off. The ant turned round, and round again. It put down the crumb. Then it ran all the way back to the step, without the crumb.',
        '“But you were there!” cried {H}. On the step the ant set off for home from the beginning. It had nothing to carry now.'
      ]
    },
    {
      id: 'how-strong',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It can carry ten times as much as it weighs,” said {A}. “Some can do more.” {H} worked it out. “Then I could carry ten of me.” {H} tried it with {A}, and got one foot off the ground.',
        '“That’s a start,” said {A}. “It’s got six legs for it,” said {H}, and let go.'
      ]
    },
    {
      id: 'sock-bridge',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'There was a crack across the path, as wide as a finger. “It’ll fall in,” said {H}, and laid a twig across for a bridge. The ant came to the twig, felt it with both feelers, and went down into the crack. On the other side it came up again.',
        '“It didn’t use it,” said {H}. {A} looked at the bridge. “Nobody’d told it that it was a bridge,” said {A}. “It may have thought that it was a tree.”'
      ]
    },
    {
      id: 'in-the-way',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Next there was a mountain in the way, and it was {A}’s shoe. The ant went up at the heel. It crossed the laces, and went down at the toe. {A} did not breathe for all of that time.',
        '“You could have moved your foot,” said {H}. “I didn’t like to,” said {A}, “in the middle of it. It would have been an earthquake.”'
      ]
    },
    {
      id: 'meets-a-friend',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Another ant came the other way. They stopped, and tapped each other on the head, very quickly. Then they both went on. “What did they say?” asked {H}. “They smell who it is,” said {A}. “And where it’s been, and if there’s any food.”',
        '{A} tapped {H} on the head with two fingers. “Biscuit,” said {A}. “Ginger.” It was quite right.'
      ]
    },
    {
      id: 'two-stomachs',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“Why doesn’t it eat the crumb itself?” asked {A}, who had come to see. “It’s for all of them,” said {H}. “An ant has two stomachs. One’s for itself, and in the other it takes something home.”',
        '{A} felt down one side and then down the other. “I’ve only got the first kind,” said {A}. “There’s room in it, though.” So {H} broke the biscuit in two.'
      ]
    },
    {
      id: 'from-down-there',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} lay down flat with one cheek on the path, to see what it was like. From there the blades of grass were as high as houses. There was a pebble like a church. Far away an ant came round the corner of it, as black as a boot.',
        '“Is it nice down there?” asked {A}. “It’s big,” said {H}. “You can’t see the sky for grass.” And {A} lay down as well.'
      ]
    },
    {
      id: 'elder-kettle',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I was helped like that once,” said {S}. “I stood at the kerb, and a boy took my arm and led me across the road. He was very kind.” “Was it good?” asked {A}.',
        '“I was waiting for the bus,” said {S}. “On my own side. It took me ten minutes to get back.” They both looked down at the ant.'
      ]
    },
    {
      id: 'pet-nose',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had noticed that something was going on down there. {A} came quite close and looked at it. It was smaller than anything that {A} had ever looked at for so long.',
        'The ant did not turn its head. It was on its way home, and that was only one more mountain. It went round.'
      ]
    },
    {
      id: 'small-helper',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’ll tell it the way,” said {S}, and bent down low. “Straight on,” said {S}. “Straight on. Straight on.” The ant went straight on. “It listens to me!” said {S}.',
        'It would have gone that way in any case. But {A} did not say so, and {S} stayed with it for a whole stone.'
      ]
    },
    {
      id: 'milking',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'By the edge of the path a weed was growing, and there were ants on it too. They climbed up to where the greenfly sat, and stroked them with their feelers. Then a very small drop came out, and the ant drank it. “They’re milking them,” said {A}. “It’s sweet. They keep them like cows.”',
        '{H} had not known that there was a farm. “Moo,” said {A}, quite softly, to the nearest greenfly. It did not look up. “Perhaps that one’s the bull,” said {H}. Down below, on the path, {H}’s own ant was running by without a crumb.'
      ]
    },
    {
      id: 'by-nose',
      A: 'partner',
      paragraphs: [
        '{A} bent down to the path, nose first. “It isn’t looking where it goes,” said {A}. “It’s smelling. When it came, it left a smell behind on the ground, in a thin line, all the way. That’s how it gets home. And you took it through the air. In the air there’s no line.” For an ant it was as if somebody had cut out the middle of the road.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-road',
      A: 'partner',
      paragraphs: [
        '{H} carried the crumb back to the step and laid it where it had first come down. The ant found it, felt it, and picked it up. “Now what are you going to do?” asked {A}. “Nothing that it can notice,” said {H}.',
        '{H} went along the path in front, on hands and knees. {H} took away a leaf stalk, and a bottle top, and a peanut shell. But the ground itself {H} did not touch.'
      ]
    },
    {
      id: 'stop-traffic',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Somebody had to stop the traffic. {A} stood on the path with both arms out. For some time there was no traffic. Then a snail came, from the side, and {A} held up one hand.',
        'It was already as slow as it could be. By the time the ant had gone through, the snail had not even reached the hand. It was the easiest stop that anybody ever made.'
      ]
    },
    {
      id: 'shade',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In the middle the sun lay on the path and it was hot. {H} crawled along beside the ant and made some shade. It was in the shape of {H}, and it moved as slowly as an ant does.',
        '“I’ve never seen you go so slowly anywhere,” said {A}. “Not even to the dentist.” {H} had no time to answer that. There was still a whole stone to go.'
      ]
    },
    {
      id: 'rest-on-the-way',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Once the ant put down the crumb and stood beside it. “It’s having a sleep,” said {A}. “They sleep for a minute at a time, hundreds of times a day.” They waited and were quiet, and {H} counted in whispers.',
        'At sixty it woke up. It took hold of the crumb on the other side, which was better, and went on.'
      ]
    },
    {
      id: 'does-not-fit',
      A: 'partner',
      paragraphs: [
        'At the third stone the crumb did not fit through the hole. {H} sat on both hands, so as not to help. Then a head looked out from below, and another one. They pulled, and bit off a corner. It went down piece by piece, until there was only sand.',
        '“They never knew that we were here,” said {A}. “No,” said {H}, very pleased. There was a bit of biscuit left. {H} put it on the step, just in the right place.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} shuffled along the step to let the ant go by.',
      '{names} sneezed, and the crumb with legs stopped to think.',
      { text: '{names} pointed out the third stone, in case the ant had forgotten.', needs: ['hands'] },
      { text: '{names} lifted a bag off the path before the ant got there.', needs: ['hands'] }
    ],
    way: [
      '{names} went to the third stone as well, and came back with nothing.',
      '{names} breathed out very carefully, in the other direction.',
      { text: '{names} offered another leaf, in case the first lift was the wrong one.', needs: ['hands'] },
      { text: '{names} drew a small arrow in the dust, and the ant walked straight over it.', needs: ['hands'] }
    ],
    turn: [
      '{names} made a kerb along the edge of the path, by keeping very flat.',
      '{names} followed at the speed of an ant, which takes practice.',
      { text: '{names} picked a bit of fluff off the road, between finger and thumb.', needs: ['hands'] },
      { text: '{names} waved the crumb through, with very small waves.', needs: ['hands'] }
    ]
  },
  bed: [
    'When it got dark, {H} looked out once more. The piece of biscuit had gone. Not a crumb of it was left.',
    '{H} washed off the path from both knees. Then {H} went to bed, and knew the way by heart, even without a light.'
  ],
  last: [
    'Under the third stone they were all at home, and so was {H}, and asleep.',
    'It had been a long way, and nobody had to carry {H}, who was asleep.'
  ]
})
