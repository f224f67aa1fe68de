import { wishPlot } from '../wish-plot.ts'

export const pretendsAsleep = wishPlot({
  id: 'wish-pretends-asleep',
  wishes: ['pretends to be asleep', 'pretend to be asleep', 'pretending to be asleep', 'pretended to be asleep', 'pretend asleep', 'playing asleep', 'plays asleep', 'play sleeping', 'fake sleeping', 'fake asleep', 'fakes sleeping', 'faking sleep', 'faking being asleep', 'fake snoring', 'pretend snoring', 'not really asleep', 'wasn’t really asleep', 'isn’t really asleep', 'only pretending asleep', 'carried in from the car', 'carried from the car', 'carried in asleep', 'carried to bed asleep', 'carried up to bed', 'pretends to be asleep in the car', 'pretending to be asleep in the car', 'asleep in the car carried', 'eyes shut not asleep', 'awake with eyes shut', 'acts asleep', 'acting asleep', 'pretends to sleep', 'pretending to sleep', 'pretended to sleep', 'pretend to sleep', 'pretends to be sleeping', 'pretending to be sleeping', 'pretends to snore', 'pretended asleep', 'playing possum', 'plays possum', 'play possum', 'carried upstairs asleep'],
  answers: ['pretend', 'pretends', 'pretending', 'pretended', 'asleep', 'sleep', 'sleeps', 'sleeping', 'slept', 'awake', 'fake', 'fakes', 'faking', 'act', 'acts', 'acting', 'play', 'plays', 'playing', 'only', 'really', 'not', 'eyes', 'shut', 'closed', 'snore', 'snores', 'snoring', 'bed', 'bedtime', 'car', 'carried', 'carry', 'carries', 'carrying', 'in', 'from', 'up', 'stairs', 'back', 'seat', 'sofa', 'nap', 'naptime', 'door', 'doorway', 'look', 'looks', 'peek', 'peeking', 'giggle', 'giggles', 'giggling', 'smile', 'smiling', 'caught', 'listen', 'listening', 'trick', 'tricks', 'tricked', 'game', 'so', 'as', 'possum', 'upstairs', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'nan', 'nanny', 'gran', 'grandad', 'grandpa', 'auntie', 'uncle', 'brother', 'sister', 'big', 'little', 'my', 'our', 'her', 'his', 'the', 'a', 'boy', 'girl', 'child', 'toddler', 'son', 'daughter', 'year', 'old', 'two', 'three', 'four', 'five', 'who', 'that', 'and', 'when', 'with', 'about', 'story', 'please', 'tonight', 'today', 'yesterday', 'tomorrow', 'evening', 'night', 'morning', 'day', 'days', 'always', 'every', 'again', 'home'],
  except: ['princess', 'beauty', 'bear', 'hedgehog', 'lion', 'fox', 'wolf', 'owl', 'cat', 'dog', 'doll', 'dinosaur', 'dragon', 'monster', 'robot', 'accident', 'hospital', 'unconscious', 'medicine', 'ill', 'teacher', 'school', 'nursery', 'lesson', 'driver', 'drives', 'bus', 'train', 'scared', 'afraid', 'santa', 'christmas', 'tooth', 'fairy', 'police'],
  moods: ['sleepless', 'learning', 'late'],
  company: ['eyes', 'hand', 'mouth', 'toe', 'rug', 'doorway', 'pillow', 'blinds', 'breath', 'cake', 'face'],
  about: 'The hero wants to look asleep, to hear what is said of children in the doorway, and squeezes everything shut, until it is remembered that of somebody asleep nothing is shut, and it has all been let go.',
  titles: ['Are You Asleep? Yes', 'An Open Hand', 'Only the Toe', 'What Is Said in the Doorway', '{H} Lets Go of the Forehead'],
  want: [
    {
      id: 'are-you-asleep',
      A: 'partner',
      paragraphs: [
        '{H} wanted to pretend to be asleep, so well that anybody would believe it. For when children are asleep, something is said of them in the doorway, very low. {H} had always missed it. “I’ve heard it,” said {A}. “It’s said every night.” “What is it?” asked {H}. But it could only be said of somebody asleep.',
        'So {H} lay down on the rug and shut both eyes. “Are you asleep?” asked {A}. “Yes,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'with-snoring',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Perhaps it needed a noise, {H} thought, and snored. It was a big snore, with a whistle at the end. Then came a second one, rather like a pig, and a third with a bit of a tune. “Who’s that supposed to be?” asked {A}. “Me,” said {H}, with shut eyes.',
        '“You’re quieter,” said {A}. “You sound like somebody who reads a newspaper in the next room.” {H} tried that. But it is hard to turn pages with the nose.'
      ]
    },
    {
      id: 'what-do-you-dream',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What are you dreaming of?” asked {A}. {H} kept both eyes shut. “Of a bus,” said {H}, “that’s full of hens.” “Where’s it going?” “To the baker’s. But it can’t stop, because one of them is sitting on the brake.” {A} wanted to hear more.',
        'It was a good dream. Only at the seventh stop did {A} notice something. “You’re telling it,” said {A}. “If you were asleep, I’d never hear about the hens.” And {H} had to begin again from the front.'
      ]
    },
    {
      id: 'who-pretends-as-well',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“There are animals that do it,” said {A}. One of them was called an opossum. When it was frightened, it lay down on its side with its tongue out. You could poke it and turn it over. It did not even blink. “And if you ask it something?” said {H}.',
        '“An opossum doesn’t answer,” said {A}. {H} lay down on one side, and put out the tongue. After a bit the tongue was dry, and wished to go back in. “An opossum must want it very much,” said {H}.'
      ]
    },
    {
      id: 'lifting-a-piano',
      A: 'partner',
      paragraphs: [
        'The second time, {H} said nothing. {H} squeezed both eyes shut, and pressed both lips together, and made two fists. {H} did not breathe either, because it could be heard. {A} looked at all that. “You look like somebody who’s lifting a piano,” said {A}.',
        'Then {H} was out of air, and it came all at once. It blew the fringe of the rug flat.'
      ]
    },
    {
      id: 'elder-in-the-cart',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I was good at it,” said {S}. “I did it every Sunday, on the way home in the back of the car. Whoever was asleep got carried in.” “And did they believe it?” asked {A}. “Always,” said {S}. “I was carried in till I was nine.”',
        '{S} thought about it for a moment. “Once I said: mind the step.” “And then?” “Then they minded the step,” said {S}, “and never said a word.” Only now did {S} seem to wonder about that.'
      ]
    },
    {
      id: 'child-says-so',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I’m asleep,” called {S} from the sofa. {A} went to look. There lay a blanket with a bottom in it. The bottom went up and down with laughing. “Is anybody in there?” asked {A}. “No,” said the blanket. “Only me, and I’m asleep.”',
        '{A} sat down on the edge and waited. “Now I’m really asleep,” said {S}, after the shortest time, and a bit later: “Now I’m even more.” It went on until {S} had to come out for some air.'
      ]
    },
    {
      id: 'other-arm',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“There’s one sure way to tell,” said {A}. “You lift up an arm, and let it go.” {A} did that with {H}’s. It was quite soft, and hung down nicely from the wrist. Then {A} let go of it. The arm stayed up in the air.',
        '“Why didn’t it fall?” asked {A}. {H} opened one eye and looked up at it. “It thought that you still needed it,” said {H}. It had only wanted to be polite. {A} said that arms are not, when they are asleep.'
      ]
    },
    {
      id: 'nothing-is-shut',
      A: 'partner',
      paragraphs: [
        '“What’s it really like, then?” asked {H}. {A} thought about it. “I’ve often seen you asleep,” said {A} slowly. “Nothing’s shut. Your eyes aren’t squeezed. They’re only down, like two blinds. Your mouth’s a bit open. And so’s your hand.” {A} looked at {H}’s fist. “It always looks as if you’d just put something down.”',
        '{H} looked at the fist as well. There was nothing in it to hold on to.'
      ]
    }
  ],
  turn: [
    {
      id: 'from-the-top',
      A: 'partner',
      paragraphs: [
        'So {H} let go, and began at the top. {H} let go of the forehead, and it went smooth. The eyes went down, and the mouth came open by itself. Then the fingers went, one after another. The hand lay there as if it had put something down. The breath came in, and took its time on the way out. “Are you asleep?” asked {A}. There was no answer. “There’s cake,” said {A}. Something moved. “That was only the toe,” said {A}.'
      ]
    },
    {
      id: 'under-the-blinds',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“There’s somebody walking about under your lids,” said {A}. {H} could feel it too. The eyes had nothing to look at. So they went to and fro, like two who wait for a bus. “Do they do that when I’m asleep?” asked {H}. “Then as well,” said {A}. “That’s the dreams. They have to see those.”',
        'So it was right, and could stay. {H} gave them a bus to look at. They followed that, round the corner and out of sight.'
      ]
    },
    {
      id: 'other-has-caught-it',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} had only been watching whether {H} did it well. But {A} sat there with a smooth forehead now, and both eyes halfway down. One of {A}’s hands lay open on the rug. “Are you asleep?” asked {H}. “Yes,” said {A}.',
        'It was a different yes. It came from a good way off, and nobody had practised it. {H} had to call twice. “You do it too well,” said {A}. “It’s catching.” And {A} sat further off.'
      ]
    },
    {
      id: 'pet-shows-how',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} did it as well, not far away, and one could learn something there. All of {A} had been let go of, right to the end. You could not say if it was real. “Are you asleep?” whispered {H}. One bit of {A} moved, no bigger than a toe.',
        '“{A} was pretending,” said {H}, very pleased. Perhaps {A} wished to hear it too, what is said in the doorway. They lay there side by side and did not listen, as hard as they could.'
      ]
    },
    {
      id: 'as-heavy-as-a-sack',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“You’ve got heavier,” said {A}. One could see that by the rug, in which {H} lay like a sack of potatoes. “Somebody asleep lets everything lie.” Up to now {H} had kept hold of the neck and the knees, even lying down.',
        'Now the floor did it. {H} thought of lifting one foot, and it was not worth it. “It’s very comfortable being a sack,” said {H}. “Sacks don’t talk,” said {A}. So that was left out as well.'
      ]
    },
    {
      id: 'in-the-doorway',
      A: 'partner',
      paragraphs: [
        '{H} let go of the toe as well. Then all of it was quiet, and even {A} believed it. And {A} said it, very low, as it is said in the doorway. {H} heard every word. “Look,” said {A}. “Fast asleep.” That was all. But {A} stayed there looking, for quite a long time.',
        '“Is that it?” asked {H}, with both eyes down. “That’s it,” said {A}. “And whoever says it never goes straight away.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see who was asleep so early.',
      '{names} lay down on the rug as well, with both eyes open.',
      { text: '{names} put a cushion under {H}’s head, to make it look right.', needs: ['hands'] },
      { text: '{names} stood in the doorway for practice, and said nothing yet.', needs: ['hands'] }
    ],
    way: [
      '{names} believed it for a moment, and then not.',
      '{names} got a puff of air, and sneezed.',
      { text: '{names} held the next breath too, and got no further.', needs: ['hands'] },
      { text: '{names} combed the fringe of the rug straight again.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked round {H} very softly.',
      '{names} saw the toe, and kept quiet about it.',
      { text: '{names} laid a corner of the rug over the toe.', needs: ['hands'] },
      { text: '{names} held one finger to the lips, for the others.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rug was pulled straight. There was a dent in it, where somebody had let go.',
    '{H} washed, and lay down, and began at the top, with the forehead. The blinds came down. The hand put down the day, and stayed open.'
  ],
  last: [
    '“Look,” said somebody in the doorway. “Fast asleep.” And {H} missed it again, for {H} was asleep.',
    'Somebody stood in the doorway for quite a long time, and {H} was asleep.'
  ]
})
