import { wishPlot } from '../wish-plot.ts'

export const yoga = wishPlot({
  id: 'wish-yoga',
  wishes: ['yoga', 'yoga class', 'baby yoga'],
  answers: ['class', 'stretching', 'calm', 'breathing', 'doing', 'mat', 'poses', 'cat', 'dog', 'animals'],
  except: ['goat', 'goats', 'hurt', 'yogi'],
  company: ['cat', 'class', 'teacher', 'dog', 'frog'],
  about: 'A yoga teacher has one pupil, who does exactly what is said, and that is the trouble.',
  titles: ['And Now Breathe In', 'The Class of One', '{H} Teaches Yoga', 'A Tree by the Radiator', 'The One Where You Do Nothing'],
  want: [
    {
      id: 'the-class',
      A: 'partner',
      paragraphs: [
        '{H} gave a yoga class. {H} sat on a towel, cross-legged, and talked in a very slow voice. On another towel sat the class, and that was {A}.',
        '“Everything’s going to be very calm,” said {H}. “And now we breathe out.” {A} breathed out. {H} had a yoga book, and looked for the next page. “You’ve gone red,” said {H}. “You didn’t say in,” said {A}, with the last bit of breath. {H} wanted everybody to be as calm as at a real class.'
      ]
    }
  ],
  way: [
    {
      id: 'be-a-tree',
      A: 'partner',
      paragraphs: [
        '“Now you’re a tree,” said the teacher. The class went over to the window, and stood beside the plant. “I’m in a forest,” said {A}. “Be a tree here,” said the teacher. “Put one foot against the other leg. And sway in the wind.” {A} swayed. There was rather a lot of wind, and the tree sat down on the radiator.',
        '“You’re not doing it calmly,” said the teacher, much louder. “BE CALM.” The class was so startled that it got the hiccups.'
      ]
    },
    {
      id: 'cat-pose',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Now you’re a cat,” said {H}, in the slow voice. {A} went down on all fours, and made a hump. It was very good. Then {A} washed one arm, and looked at a fly, and went under the table.',
        '“Not all of the cat,” called {H}. “Just the back.” It was too late. {H} needed a saucer of milk to get the class out again.'
      ]
    },
    {
      id: 'dog-pose',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The next was the dog, with its head down and its seat in the air. They both did that, side by side. The room hung upside down between their knees. “There’s my slipper,” said {A}.',
        '“We don’t talk in the dog,” said {H}. They hung there. “Could the dog fetch it?” asked {A}. {H} looked through the book, as well as you can the wrong way up. There was nothing about slippers.'
      ]
    },
    {
      id: 'voice',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Feel how your feet grow heavy,” said {H}. {A} felt them. “Feel how your knees grow warm. Feel how your elbows,” said {H}, and could not think what they did.',
        '“Yes?” asked {A}, with closed eyes. “Bend,” said {H}. {A} bent them. “They do,” said {A}, rather surprised.'
      ]
    },
    {
      id: 'bell',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A proper class has a bell. {H} struck the lid of a pot with a spoon. It hummed for a long time, and they listened until it was over. With a bell that is hard to tell. There is always a bit left.',
        '“Is it gone?” asked {A}. “No,” said {H}. {H} struck it again, because {A} had talked in the middle.'
      ]
    },
    {
      id: 'frog',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“A frog,” said the teacher, “sits low, and feels the ground.” The class sat low, and felt the ground. It found a raisin. “And what does it say?” asked {A}.',
        '“It’s a yoga frog,” said {H}. “It thinks ribbit.” They both thought it. {A} thought it so hard that both cheeks blew up.'
      ]
    },
    {
      id: 'mountain',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The mountain is simply standing up. “I can do that,” said {A}, and stood. {H} walked round the mountain and looked at it from every side. “There’s something on top,” said {H}. It was a clothes peg.',
        '“That’s a climber,” said the mountain, without moving its lips. “He’s just got to the top.”'
      ]
    },
    {
      id: 'left-and-right',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Left hand to right foot,” said {H}, “and right hand to left foot, and look behind you.” {A} did it all, one after another, as it was said. In the end {A} was tied up like a parcel.',
        '“And out again?” asked the parcel. {H} turned over the page. “It doesn’t say,” said {H}. They had to read the page backwards, word by word, until {A} was undone.'
      ]
    },
    {
      id: 'elder-chair',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I’ll do mine on the chair,” said {S}, and sat down on it. “Which is it?” asked {A}. “The Queen,” said {S}, and laid one hand on each arm. {S} did it so well that {A} nearly bowed.',
        '“How long can you do that?” asked {A}. “I was once in it from lunch until the news,” said {S}. You could almost see the crown.'
      ]
    },
    {
      id: 'small-snake',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} had a towel as well, and went through all the animals before they were called. {S} was a fish, a chair, and a bus. “There’s no bus,” said {A}.',
        '{S} lay on {S}’s back, with all four wheels in the air, and hummed. The bus stood in its garage and was quite calm. “That’s better than mine,” said {A}, and made a note of the bus.'
      ]
    },
    {
      id: 'pet-yoga',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} came in late, and stepped on the teacher’s towel. {A} stretched the front half, and then {A} stretched the back half. It ended in an enormous yawn.',
        '“Look,” whispered {H} to the class. “{A} didn’t even have a book.” Then {A} lay down on the teacher’s feet, and that was the hardest pose in the book.'
      ]
    },
    {
      id: 'you-first',
      A: 'partner',
      paragraphs: [
        'The class sat on the radiator and hiccuped. “I do all that you say,” said {A}. “But you’re not calm yourself. You’re always looking for the next pose. At a real class the teacher’s calm first, and the others catch it. I can’t be calm at somebody who’s turning pages.” {H} looked at the book. There were forty poses in it, and {H} had been in a hurry.'
      ]
    }
  ],
  turn: [
    {
      id: 'shut-the-book',
      A: 'partner',
      paragraphs: [
        '{H} shut the book, and put it behind the plant. “We’ll just do the last one,” said {H}. “It’s called lying down.” “How?” asked the class. {H} did not say how. {H} lay down on the towel, arms and legs a little apart, and was calm. {A} had a look from the side. Then {A} lay down too, in exactly the same way.'
      ]
    },
    {
      id: 'itch',
      A: 'same',
      spare: 8,
      paragraphs: [
        'First there was an itch. It was on {A}’s nose, and then on {H}’s, as if it had walked across. “May I scratch?” asked {A}. “Just watch it,” said {H}. “It’ll go away.”',
        'They each watched an itch. It went behind an ear, and sat there, and got smaller, and was gone. Somewhere in the next house somebody began to scratch.'
      ]
    },
    {
      id: 'floor-listens',
      A: 'same',
      spare: 9,
      paragraphs: [
        'With one ear on the floor you can hear a house. Somewhere water ran down, a long way. Somebody walked across a room, and stopped, and walked back. “They’ve forgotten what they came for,” said {A} softly.',
        '“Let them,” said {H}. Now {H}’s voice was slow all by itself.'
      ]
    },
    {
      id: 'ceiling',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On the ceiling there was a crack like a river. They had both lived under it for ages. It had two arms and a little island. “I’d like to go there,” said {A}.',
        '“You’re nearly there,” said {H}. “You just look at it.” So they looked at the island for a bit, and nobody had to row.'
      ]
    },
    {
      id: 'tummy-rises',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} had put a small bear on {H}’s tummy, to see if the breathing still went. The bear rose, and sank again. {A} had nothing to hand but the pot lid, and laid that on.',
        'The lid rose and sank as well, and now and then caught the light. In and out, they went, the bear and the lid. Nobody had said which.'
      ]
    },
    {
      id: 'nothing-done',
      A: 'partner',
      paragraphs: [
        'At first there was a hiccup now and then. Then they waited for the next one, and it did not come. In came the breath, and out. A car went by a long way off, and took its time.',
        '“Is it over?” asked {A} after a good while. “I don’t know,” said {H}. “I forgot that I was the teacher.” “That was the calmest one,” said {A}, and did not get up. “Which one was it?” “The one where you do nothing,” said {H}. “It’s not even in the book.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} joined the class late, and lay down at once.',
      '{names} breathed out too, and looked about for the next breath.',
      { text: '{names} unrolled another towel, with fish on it.', needs: ['hands'] },
      { text: '{names} touched ten toes, with some help from the knees.', needs: ['hands'] }
    ],
    way: [
      '{names} stretched, first the front end and then the other.',
      '{names} bumped into the plant, and there was a good deal of wind.',
      { text: '{names} put up two arms for branches, and waved them about.', needs: ['hands'] },
      { text: '{names} brought a sip of water for the hiccups, the long way round.', needs: ['hands'] }
    ],
    turn: [
      '{names} flopped down on the rug, and knew this pose by heart.',
      '{names} rolled over once, and then lay still.',
      { text: '{names} spread a blanket over the feet of the class.', needs: ['hands'] },
      { text: '{names} uncrossed both legs, and let go of them.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} rolled up the towels. The book stayed where it was, behind the plant, where it could breathe.',
    'When {H} had washed, {H} lay down once more, with arms and legs a little apart. Only the bed was softer than the class, and had a blanket on top.'
  ],
  last: [
    'The breath went in, and it went out, and nobody had told it to, for {H} was asleep.',
    'It was the calmest pose of all, and {H} slept in it till morning.'
  ]
})
