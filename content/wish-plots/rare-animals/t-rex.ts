import { wishPlot } from '../wish-plot.ts'

export const tRex = wishPlot({
  id: 'wish-t-rex',
  wishes: ['t rex', 'trex', 't-rex', 't. rex', 't rexes', 't-rexes', 'trexes', 'tyrannosaurus', 'tyrannosaurus rex', 'tyranosaurus', 'tyrannosaur', 'tyranosaur', 'tyrannosauruses', 'tirannosaurus', 't rex arms', 't rex short arms', 'dinosaur short arms', 'dinosaur with short arms'],
  only: ['t', 'trex', 't-rex', 'trexes', 't-rexes', 'rexes', 'tyrannosaurus', 'tyrannosauruses', 'tyranosaurus', 'tyrannosaur', 'tyranosaur', 'tirannosaurus', 'dinosaur', 'dino', 'arms'],
  except: ['baby', 'egg', 'eggs', 'hatch', 'hatches', 'bone', 'bones', 'fossil', 'museum', 'skeleton', 'triceratops', 'stegosaurus', 'diplodocus', 'train', 'space', 'pirate', 'princess', 'party', 'school', 'dentist', 'unicorn', 'robot', 'toy', 'costume', 'roar', 'lost', 'scared', 'afraid', 'dog', 'puppy', 'hamster', 'rabbit', 'cat', 'tortoise', 'died', 'vet', 'ill', 'poorly'],
  answers: ['dinosaur', 'dino', 'short', 'arms', 'tiny', 'little', 'big', 'king', 'rex', 'roar', 'roaring', 'teeth', 'friendly', 'kind', 'sleepy', 'who', 'that', 'hug', 'hugs', 'clap', 'reach'],
  company: ['king', 'crown'],
  about: 'Rex means king, but a T rex cannot put on its crown with such arms, and two of them find out how.',
  titles: ['Rex Means King', 'As Far as the Third Button', '{H} Has Short Arms', 'Two Kings and One Crown', 'A Crown for a T Rex'],
  want: [
    {
      id: 'crown',
      A: 'partner',
      paragraphs: [
        '{H} was a Tyrannosaurus rex, and rex means king. So there had to be a crown. A paper one lay on the chair. But a T rex has very short arms. {H}’s elbows were stuck to {H}’s ribs, and each hand had two fingers.',
        'The king took hold of the crown and lifted it as high as it would go. It went as far as the third button. “Now your tummy’s king,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'three-tries',
      A: 'partner',
      paragraphs: [
        'So the T rex brought its head down to the crown. But when the head went down, the arms went down too. It threw the crown up in the air, and caught it with its tail.',
        'Then it laid the crown on the rug and put its head in from above. That fitted. It stood up, and the crown stayed where it was. The T rex roared at it.'
      ]
    },
    {
      id: 'clap',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Can you clap?” asked {A}. {H} tried. The two hands came nearer, as far as they could, and did not meet. There was a tummy between them. The fingers waved at each other across it.',
        '“What do you do when you like something?” “I nod,” said the T rex, and did. Its head was so heavy that it went on nodding by itself. “You must have liked that very much,” said {A}.'
      ]
    },
    {
      id: 'itch',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The T rex had an itch, right between its nostrils. It stretched out one arm. The arm pointed at the nose, and that was all that it could do. “Left a bit,” said {H} to the doorpost, and rubbed. “Now down. That’s it.”',
        '{A} watched from the sofa. “In the forest there must have been a lot of trees with a shine on them,” said {A}. “That high up,” said the T rex. “You could tell where we lived.”'
      ]
    },
    {
      id: 'bananas',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Its teeth were as big as bananas,” said {A}, and brought one, so that they could see. {H} held it up to one front tooth, and the tooth was lost behind it. “I’ve got sixty like that,” said the T rex.',
        '“And if you lose one?” “I grow another,” it said, and bit, and that banana was gone at once. {A} handed up the next. After the second they left it at the idea.'
      ]
    },
    {
      id: 'footprint',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The T rex went for a walk. Each foot had three toes in front, and came down as if it had been dropped. Boom. In the kitchen something rang. “That’s the cups,” said {A}. “They always hear you first.”',
        'It turned round by the door, and there its tail went along the shelf. A T rex needs the tail to be as heavy as the head. Otherwise it’d fall on its nose. Two books lay on the floor. “That was only the end of it,” said {H}.'
      ]
    },
    {
      id: 'hen',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Do you know who your nearest relation is?” asked {A}. “Some crocodile,” said the T rex, and showed its teeth. “A hen,” said {A}. “It’s been proved.” The T rex was quiet for a while.',
        'Then it took a step, with its head going forward first. It looked at the rug with one eye. “Boo-ok,” it said, very deep. “There,” said {A}. “I can hear it too.”'
      ]
    },
    {
      id: 'smelling',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“I can smell what’s two hills away,” said the T rex. It held up its nose, and turned it slowly. “Somebody’s opened the biscuits.” {A} stopped chewing. “That could be anybody,” said {A}.',
        'The nose came nearer, past the lamp and over the table. It went down to {A}’s pocket, and stayed there. “Two hills,” it said. {A} handed over half a biscuit, and the arms were just long enough for that.'
      ]
    },
    {
      id: 'feathers',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Perhaps you had feathers,” said {A}, “when you were little. Like a chick.” “I was never fluffy,” said the T rex. {A} put a bobble hat on it. The king looked into the dark window, and there was a king with a bobble.',
        '“Only until I was two,” it said. It could not get the hat off again by itself. For the next bit of the story it was fluffy.'
      ]
    },
    {
      id: 'hiding',
      A: 'other',
      spare: 8,
      paragraphs: [
        'They played hide-and-seek, and the T rex had to count. It could count as far as four, on its fingers. “Four,” it said. “I’m coming.” Everybody was still standing there.',
        'Then it was its turn to hide. It shut its eyes, because it could not hold anything in front of them. Half of it was behind the curtain, and that was the tail. “Where can it be?” said {A}, and walked all round.'
      ]
    },
    {
      id: 'pet-bows',
      A: 'pet',
      spare: 2,
      paragraphs: [
        'The T rex asked {A} for help. It pointed at the crown with two fingers. {A} smelled it. Then {A} lay down, with the crown between both front feet, and there was a king at once.',
        '“That’s mine,” said {H}. {A} only looked up, without moving {A}’s head. It’s a look that is learned in a palace. It cost the T rex some crust to get it back.'
      ]
    },
    {
      id: 'elder-jar',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“My arms get shorter too,” said {S}. “When I read the newspaper, they don’t reach far enough any more.” “Shall I hold it?” asked {A}, and held it up with two fingers.',
        'That was closer still. {S} looked over the glasses. “Further off,” said {S}. “Go back. More. And now across the hall.” From there {S} could read it very well. “Sunny,” read {S}.'
      ]
    },
    {
      id: 'child-little-rex',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I’m one too,” said {S}, and drew in both arms. It went “Raah”, but higher up. The two of them wanted to hold hands on the way. That could not be done. So the little one took the end of the big one’s jumper in its teeth.',
        '“Are you coming?” asked {A}. “Mm,” said {S}. They went right through the forest like that, and nobody got lost.'
      ]
    },
    {
      id: 'baby-arms',
      A: 'baby',
      spare: 5,
      paragraphs: [
        '{A} lifted both arms, and they came up just as far as {A}’s ears. “Look,” said {H}. “It’s the same with {A}. The head’s too big, and the arms aren’t finished.” The two kinds looked each other over.',
        'Then {A} took hold of a foot, with no trouble at all, and put it in. The T rex was impressed. It could not have done that.'
      ]
    },
    {
      id: 'heads-first',
      A: 'partner',
      paragraphs: [
        '“I’ll put it on for you,” said {A}, who was another T rex and played by the rules. {A} came up with the crown. But the two heads got there long before the arms did. Bump. “Yours is in the way,” said {A}. “So is yours,” said {H}.',
        '{A} thought about that, nose to nose. “It’s no good with arms,” said {A}. “We’ve hardly got any. We’re nearly all mouth. Whatever a T rex wants to move, it has to take in its teeth.”'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-teeth',
      A: 'partner',
      paragraphs: [
        'It was the strongest bite that there has ever been. With that {A} took the crown, by one point, as you’d carry an egg. {H} bent both knees, kept still, and shut both eyes. Something came down from above, and it was the crown.',
        '“Long live the king,” said {A}. It hung over one eye. But the king could not push it straight, and said that it was meant to be like that.'
      ]
    },
    {
      id: 'royal-wave',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A king has to wave to the people. {H} waved two fingers, down there by {H}’s tummy. It was a very small wave. “They can’t see that from the back,” said {A}.',
        '“Then they must come closer,” said the king. So {A} was the people, and came closer. When they stood toe to toe, it was just right.'
      ]
    },
    {
      id: 'hug',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How do we say good night,” asked {A}, “with arms like these?” They tried it as others do, and it was like two people patting a wall. Then {H} laid that long chin on {A}’s shoulder. {A} laid a chin on {H}’s.',
        'They stood like that, and each of them held up the other’s head, which was heavy. The arms just hung there in between. They were not needed at all.'
      ]
    },
    {
      id: 'bowing',
      A: 'partner',
      paragraphs: [
        '“I’m called rex too,” said {A}. But {H} could not take the crown off again, with those arms. So the king thought of what kings do. The king came up close and bowed. The crown slid off one head and on to the other.',
        '“Long live the king,” said {H}. {A} bowed, and there it was again. That’s how they did it from then on, and nobody had to reach for it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in the forest, in the front row.',
      '{names} wobbled a bit, for it was a very large king.',
      { text: '{names} tucked in some elbows, and at once dropped a spoon.', needs: ['hands'] },
      { text: '{names} pressed the points of the crown straight.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the roar, and so did the crown.',
      '{names} went under the tail as it came round.',
      { text: '{names} did up the king’s third button.', needs: ['hands'] },
      { text: '{names} dusted the crown, on the side of the rug.', needs: ['hands'] }
    ],
    turn: [
      '{names} bowed, as low as there was floor.',
      '{names} drew back, to make room for two such heads.',
      { text: '{names} cheered, with very short arms.', needs: ['hands'] },
      { text: '{names} rolled out a red towel, for the king to stand on.', needs: ['hands'] }
    ]
  },
  bed: [
    'The king bowed once more, to the chair, and after that the chair was king. The forest was quiet. Nothing went boom.',
    '{H} got both arms back for the washing, and they reached everywhere. In bed they were drawn in again, with the elbows at the ribs.'
  ],
  last: [
    'Somebody had laid a long heavy chin on the pillow, and that was {H}, asleep.',
    'Long live the king, and quietly, for {H} was asleep.'
  ]
})
