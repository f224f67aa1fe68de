import { wishPlot } from '../wish-plot.ts'

export const isAnybodyAsleep = wishPlot({
  id: 'wish-is-anybody-asleep',
  wishes: ['cousins slept', 'cousins sleeping over', 'cousins sleep over', 'cousins sleepover', 'cousins staying', 'cousins stay', 'cousins stayed', 'cousins came', 'cousins coming', 'cousins visiting'],
  answers: ['nobody', 'slept', 'sleep', 'sleeping', 'over', 'night', 'stay', 'staying', 'came', 'coming', 'visit', 'visiting', 'all', 'at', 'ours', 'weekend', 'summer', 'week', 'holidays', 'house', 'floor', 'mattress', 'mattresses', 'friday', 'saturday', 'our', 'room'],
  except: ['first sleepover', 'first night', 'play', 'plays', 'playing', 'tea', 'lunch', 'party', 'morning', 'afternoon', 'died', 'hospital', 'war', 'sad', 'lost', 'homeless', 'evicted', 'fire', 'funeral', 'miss', 'fight', 'fought', 'mean', 'bully', 'hate', 'marae', 'noho'],
  namesFamily: true,
  moods: ['sleepless', 'first'],
  company: ['cousins', 'cousin', 'mattresses', 'mattress', 'floor', 'door', 'lamp', 'torch', 'moon', 'wall', 'window', 'bathroom', 'pillow'],
  about: 'The cousins have come to stay and lie on the floor, and nobody sleeps, because somebody always asks whether anybody is asleep.',
  titles: ['Is Anybody Asleep', 'The Last One Awake', 'The Cousins on the Floor', '{H} Asks in the Dark', 'Nobody Slept'],
  want: [
    {
      id: 'mattresses',
      A: 'partner',
      paragraphs: [
        'The cousins had come to stay. There were three of them, and there was one floor. Mattresses were laid on it from wall to wall, and blankets from end to end. {H} lay on the edge, and wanted to be the last one to fall asleep.',
        '“Goodnight, the lot of you,” said {A}, and put out the light. It was quiet. “Is anybody asleep?” asked {H}. “No,” said the big cousin. “No,” said the middle cousin. “I was,” said the small one.'
      ]
    }
  ],
  way: [
    {
      id: 'again',
      A: 'partner',
      paragraphs: [
        'They had to begin again. It was quiet again, and for longer. “And now?” asked somebody. “No.” “No.” “I was, again.” {A} came in with a torch and made a speech about sleep. It was so good that they were all wide awake for it.',
        'For a better rest {A} lay down with them, in the last gap. “Whoever says one more word sleeps in the bath,” said {A}. For a time you could only hear the wall. “Does breathing count?” asked the big cousin. And then nobody could stop laughing.'
      ]
    },
    {
      id: 'feet',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Under the blankets it was crowded. “Whose is this foot?” asked {H}, and held one fast. “Not mine,” said the middle cousin. “Nor mine,” said {A}. They counted them all, and it came to eleven.',
        'They counted again with the torch, and then it was ten. “One’s gone out,” said the small cousin. They all looked at the door. It stood open by just about a foot.'
      ]
    },
    {
      id: 'lists',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“At ours we sleep on the left side,” said the big cousin. “At ours on the right,” said {H}. They tried it out. They lay nose to nose, and that was not possible at all without laughing.',
        '{A} lay on {A}’s back and looked straight up. “That’s how you do it,” said {A}. It was the side that nobody had thought of. There was a moth up there, and it was not asleep either.'
      ]
    },
    {
      id: 'toothpaste',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The cousins had a toothpaste that tasted of strawberry. {H}’s was the green one that bites. So they had swapped. All evening there had been a bath full of children making faces.',
        'Even now you could smell who had had which. “I’m breathing strawberry,” said {H} into the dark. “I’m breathing you,” said the small cousin. {A} was in between, and had both.'
      ]
    },
    {
      id: 'noises',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What’s that?” asked the middle cousin. It was only the fridge. “And that?” That was the third floorboard. {H} knew all of them, and said what each one was, like somebody in a museum.',
        'Then there came one that {H} did not know either. They lay quite stiff. “That’s my tummy,” said {A}. “It’s been asleep. You’ve woken it up.”'
      ]
    },
    {
      id: 'water',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The small cousin was thirsty. That was catching. They went to the bathroom one behind the other, and each had exactly a mouthful.',
        'On the way back they all had to go once more. {A} stood in the hall and let them go by, there and back, and counted. “One too few,” said {A}. The big one was still in there, looking at the strawberry.'
      ]
    },
    {
      id: 'pet-bed',
      A: 'pet',
      spare: 2,
      paragraphs: [
        '{A} had gone to bed at the right time and was the only one. Now there were cousins in {A}’s place, and one of them had a cold nose.',
        '“Move up,” said {H}. {A} did not move up. {A} lay down right across all three of them, as you lay a stone on paper. For quite some time not one of them stirred.'
      ]
    },
    {
      id: 'child-story',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I know a story that makes you sleep,” said {S}. “It’s about a man who counts.” “What does he count?” asked {A}. “Cousins,” said {S}.',
        '“One,” began {S}, “two,” and there the middle one was hiding under the pillow. The man had to start all over again. They were sorry for him, but they could not stop.'
      ]
    },
    {
      id: 'elder-top-to-tail',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We slept top to tail,” said {S} at the door, “six in a bed. You had somebody’s feet by your ears.” “Did you sleep?” asked {A}. “Not before it was settled about the blanket.”',
        '“And who won?” “The one in the middle,” said {S}. “Always. She said nothing at all, and just lay there, and it came to her by itself.” They all wanted to be in the middle after that.'
      ]
    },
    {
      id: 'why-not',
      A: 'partner',
      paragraphs: [
        'The moon had got as far as the second mattress. By now nobody wanted to be awake any more. It was only that each of them was listening to the others. “It’s the question,” said {A} in the dark. “You can’t be asked if you’re asleep, and be asleep.” {H} thought about that. “Then I’ll ask it the other way round,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'other-way',
      A: 'partner',
      paragraphs: [
        '“Is anybody awake?” asked {H}. Now it was quite different. Nobody had to say anything. If you lay still, that was the right answer. It was a game, and the first to speak was out. The big cousin breathed in, and let it go again. The middle one’s blanket came down.',
        '“Is anybody awake?” asked {H} a second time, more softly. There was no reply. {H} gave {A} a small push in the back. {A} did not say no, nor yes. {A} snored, once, just like a drawer.'
      ]
    },
    {
      id: 'torch-out',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The torch had rolled under the mattress, and was still on. A thin line of light came out all round. “It’s like sleeping on a lid,” whispered the big cousin, “of a pot that’s full of day.”',
        '{H} felt along it with one hand, and found the switch. The line went out. “Now it’s on inside,” whispered {A}. That was not true, but it was good to think so.'
      ]
    },
    {
      id: 'small-hand',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A hand came over the edge of the blanket. It was quite small, and it was looking for something. {H} held out a finger, and it took that. “Is that you?” whispered the small cousin. “It’s me,” whispered {H}.',
        '“All right,” said the small cousin. That was all. {A} had heard it, too, and moved up so that the arm had room.'
      ]
    },
    {
      id: 'breakfast-plans',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They had one thing to settle. It was who would sit where at breakfast. They did it in whispers, chair by chair. There were five chairs, and a box, and the box was the one that everybody wanted.',
        '“By turns,” whispered {A}, “for as long as the toast lasts.” They shook on it, all those that could find a hand. It was as good as breakfast.'
      ]
    },
    {
      id: 'moon-moves',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The moon lay on the middle cousin’s face and moved on to {A}’s. It took its time. “Who’s next?” whispered {H}. They worked it out. It would be {H}, at about the time when birds get up.',
        '“Save me some,” whispered the big cousin, who was too near the wall. {H} promised to catch a bit of it in the water glass.'
      ]
    },
    {
      id: 'true-or-not',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Tell us something that’s true,” whispered the middle cousin. {A} thought. “Snails sleep for three days,” whispered {A}. They were all silent, and thought of the snails.',
        '“Which ones?” asked the small one. “The ones with cousins,” said {A}. “They’ve got sleep to catch up on.” That was perhaps not true any more, but it was very near it.'
      ]
    },
    {
      id: 'the-last-one',
      A: 'partner',
      paragraphs: [
        'So {H} was the last one. It was what {H} had wanted. It was very quiet, and rather big, with four people gone from it all at once. {H} would have liked to tell somebody. “I’ve won,” {H} told the wall. Then {H} moved in from the edge, close to {A} and the small cousin. It was warm there, and rather damp.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked over everybody, to find the softest part.',
      '{names} lay down across some feet, and sorted them.',
      { text: '{names} counted the pillows, and gave up one.', needs: ['hands'] },
      { text: '{names} tucked in a foot, and could not find whose.', needs: ['hands'] }
    ],
    way: [
      '{names} answered too, from under a blanket, rather low.',
      '{names} shook the mattress a bit, with trying not to.',
      { text: '{names} hid the biscuit tin, in the middle of the speech.', needs: ['hands'] },
      { text: '{names} fished a sock out of a blanket, and held it up for its owner.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept still at once, as the right answer.',
      '{names} curled up at the end, like a full stop.',
      { text: '{names} drew the curtain over the moon, as softly as a cat.', needs: ['hands'] },
      { text: '{names} let one arm hang out, and answered with nothing at all.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} picked up what lay in the hall, and put it where it might belong.',
    'Nobody washed again. They had all washed three times, and that would do until the morning.'
  ],
  last: [
    'Is anybody awake, thought {H}, and was asleep.',
    'Nobody slept, they would say in the morning. But they did, and at last {H} was asleep.'
  ]
})
