import { wishPlot } from '../wish-plot.ts'

export const tryingAgain = wishPlot({
  id: 'wish-trying-again',
  wishes: ['trying again', 'never give up', 'not giving up', 'not give up', 'don’t give up', 'doesn’t give up', 'didn’t give up', 'won’t give up', 'keep trying', 'keeps trying', 'practice makes perfect', 'practise makes perfect', 'practising', 'practicing', 'perseverance', 'persevering', 'persevere', 'resilience', 'resilient', 'determination', 'determined', 'growth mindset', 'giving up easily', 'gives up easily', 'gives up quickly', 'making mistakes', 'it’s okay to make mistakes', 'learning from mistakes', 'can’t do it yet', 'try again', 'trying hard', 'tries again'],
  except: ['dummy', 'bottle', 'milk', 'piano', 'violin', 'recorder', 'guitar', 'drum', 'drums', 'trumpet', 'spelling', 'spellings', 'reading', 'read', 'writing', 'maths', 'bike', 'bicycle', 'ride', 'scooter', 'swimming', 'swim', 'football', 'ballet', 'dance', 'gymnastics', 'karate', 'shoelaces', 'laces', 'whistle', 'whistling', 'skating', 'skate', 'potty', 'food', 'foods', 'eat', 'vegetables', 'walk', 'baby', 'snail', 'spider', 'dragon', 'robot', 'frog', 'tortoise', 'bird', 'fly', 'penguin', 'dinosaur', 'bear', 'dog', 'cat', 'mouse', 'train', 'engine', 'rocket', 'test', 'exam', 'school', 'play', 'song', 'singing', 'tables', 'lines', 'solo', 'doctor', 'friend', 'friends', 'sorry', 'sleep', 'hoop', 'rope', 'skipping', 'cartwheel', 'handstand', 'climb', 'climbing', 'monkey', 'ladder', 'slide', 'tennis', 'cricket', 'basketball', 'cake', 'toilet'],
  answers: ['never', 'giving', 'give', 'up', 'always', 'learning', 'about', 'how', 'not', 'hard', 'things', 'something', 'new', 'being', 'keeps', 'keep', 'makes', 'perfect', 'practice', 'easily', 'until', 'she', 'he', 'her', 'his', 'when', 'okay', 'mistakes', 'girl', 'boy', 'child', 'can', 'yet'],
  moods: ['learning', 'losing', 'proud', 'first'],
  company: ['cup', 'ball', 'string'],
  nothingElse: true,
  about: 'A ball on a string will not go into its cup, until the hero has missed in every way that there is, but one.',
  titles: ['Nose, Ear, Elbow, Tea', 'All the Ways to Miss', '{H} Does Them All', 'There’s Only One Left', 'The Cup, the Ball and the String'],
  want: [
    {
      id: 'cup-and-ball',
      A: 'partner',
      paragraphs: [
        '{H} had a cup with a string on it. On the end of the string was a ball of foil. {H} wanted to catch the ball in the cup, just once. {H} threw it up. It came down on {H}’s nose.',
        '“Try again,” said {A}. {H} tried again, and it was an ear. {H} threw harder. The ball went right round and landed in {A}’s cold tea. “Nose, Ear and Tea,” said {A}, and fished it out. “I’ve never had a Tea before.”'
      ]
    }
  ],
  way: [
    {
      id: 'names-for-all',
      A: 'partner',
      paragraphs: [
        'After that each miss got a name. There was the Elbow, and the Lamp. There was the Bracelet, where the string went round the wrist. “Not another Nose,” said {A}. “We’ve got that.” So {H} tried, and tried again, and each new one was cheered. But the cup was as empty as before.',
        '“You pull too soon,” said {A}. “It’s still swinging, so it goes off sideways.” But that was the thirtieth, and {H}’s arm hung down like the string.'
      ]
    },
    {
      id: 'tongue',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You do it with your tongue out,” said {A}. {H} felt with one finger. It was out, at the left corner. “That helps,” said {H}. They tried it at the right corner, and the ball went to the right. They tried it in the middle, and that was another Nose.',
        'Then {H} tried it without any tongue at all. It was so hard not to put it out that {H} forgot to throw.'
      ]
    },
    {
      id: 'the-parcel',
      A: 'same',
      spare: 2,
      paragraphs: [
        'One miss was so good that they had to look at it from all sides. The string went twice round the thumb, once round a button, and in at the sleeve. The ball hung down at the back. “How did you do it?” asked {A}. {H} had no idea.',
        'That one was called the Parcel. “Do it again,” said {A}. It couldn’t be done again. “You see,” said {A}, “that’s the hardest of all, and you got it the first time.”'
      ]
    },
    {
      id: 'a-bigger-cup',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It’s the cup,” said {H}. “It’s too small.” So they tied the string to a saucepan. {H} threw. It went in at once, with a bang. The ball jumped out again on the other side.',
        '“That was in,” said {H}. “In and out,” said {A}. So they took the cup again.'
      ]
    },
    {
      id: 'others-try',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Give it here,” said {A}. “It can’t be as hard as that.” {A} stood with both feet apart, and looked at the ball in a friendly way. It flew up, it came down, and it was a Chin. “That doesn’t count,” said {A}. “I wasn’t ready.”',
        'The next was a Collar. {A} had to wriggle and jump before it came out at the bottom. “Collar’s new,” said {H}, full of respect, and held out a hand for the cup.'
      ]
    },
    {
      id: 'pet-in-the-way',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'One miss was called after {A}. It was a soft one, and it bounced. {A} looked at the ball, and then at {H}. {A} did not like foil.',
        '“I nearly had it,” said {H}. {A} had seen how near it was. And {A} stayed, a bit further off.'
      ]
    },
    {
      id: 'elder-cap',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I learnt to throw my cap on to the hook,” said {S}. “It took a winter.” “Did you miss a lot?” asked {A}. “We had a dog that slept under it,” said {S}. “It wore the cap more than I did. It had it on when the postman came.”',
        '{S} threw one that wasn’t there. It went very high, for they both looked up after it. “Is it on the hook?” asked {A}. “On the dog,” said {S}.'
      ]
    },
    {
      id: 'small-helper',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} knew another way. {S} took the cup in one hand and the ball in the other. {S} put the ball in the cup. “There,” said {S}. “It’s easy.”',
        '{A} looked into the cup. There was the ball. “But you’ve got to throw it,” said {A}. “Why?” asked {S}. {A} thought about that for quite a time. {S} had done it four more times by then, and never missed.'
      ]
    },
    {
      id: 'sounds-of-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A Nose said “pip”, and an Elbow said “tock”. The Lamp had the best sound, a long thin “ing”. “What would the cup say?” asked {H}. They didn’t know. They looked into it, and it was empty.',
        '“Plunk,” said {A} at last. “I should think it’d say plunk.” {H} tried it out with one lip. They both wanted to hear it.'
      ]
    },
    {
      id: 'one-leg',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then {H} tried it on one leg, like a heron. The ball went up, and {H} went over. When they looked for the ball, it was lying in {H}’s lap. “That’s a Heron,” said {A}. “You’ve caught it, in a way.”',
        '“Does a lap count?” asked {H}. {A} thought about it. “It’s very like a cup,” said {A}, “but it’s gone as soon as you stand up.”'
      ]
    },
    {
      id: 'cant-do-it',
      A: 'partner',
      paragraphs: [
        '“I can’t do it,” said {H}, and lay down on the floor, quite cross. {A} sat down there too. “I don’t see how you can go on, either,” said {A}. “You’ve done every miss there is. I can’t think of another one.”',
        '{H} looked at the ceiling. “There’s Behind,” said {H}. “I’ve never done Behind.” “Then you’re one short,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'behind',
      A: 'partner',
      paragraphs: [
        'So {H} got up and tried again, just to miss. For a Behind the ball mustn’t swing, or it would be an Ear. {H} let it hang until it was quite still. For a Behind it must go straight up. {H} bent both knees and came up, as smooth as a lift.',
        'The ball rose straight up past {H}’s nose, and stood in the air for a moment. Then it came straight down, and said “plunk”. It was in the cup. “Missed,” said {A}. “That wasn’t a Behind at all.”'
      ]
    },
    {
      id: 'look-in',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Nobody dared to move. {A} came up on tiptoe, and they both looked in over the edge. There it sat, on the bottom, with one side flat from all the noses. It looked very comfortable.',
        '“What’s it called?” whispered {A}. All the others had names. {H} thought for a long time, since you only do this once. “It’s called In,” said {H}.'
      ]
    },
    {
      id: 'knees',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“It’s all in the knees,” said {H}, and showed {A} how. “Go down a bit, and wait, and then your legs throw it.” {A} did it without the cup. They went up and down, side by side, like two people on a very slow horse.',
        '“And where do I look?” asked {A}. “At the ball,” said {H}. “The cup knows where it is. It’s in your hand.”'
      ]
    },
    {
      id: 'lefties',
      A: 'other',
      spare: 11,
      paragraphs: [
        '“And with the other hand?” asked {A}. That was like asking somebody else to do it. {H}’s left hand had only looked on all evening, and held things. It missed with a Nose. “Everybody starts with a Nose,” said {A}.',
        'The left hand thought about it. Then it did an Ear. “It’s learning,” said {A}.'
      ]
    },
    {
      id: 'still-one-short',
      A: 'partner',
      paragraphs: [
        '{H} let it hang again until it was still, and bent both knees. “Plunk,” it said. And again, “plunk.” The fourth was an Ear, but they greeted it like an old friend.',
        '“And the Behind?” asked {A}. {H} tried to throw the ball behind, and it went in the cup. {H} tried again and again. “I can’t miss,” said {H}, very pleased.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ducked at the Ear, and it came as a Tea.',
      '{names} sat down under the ball, with an open mouth.',
      { text: '{names} moved the cup of tea, by about one Tea.', needs: ['hands'] },
      { text: '{names} wrote down Nose, Ear and Tea, with a line under it.', needs: ['hands'] }
    ],
    way: [
      '{names} cheered for the Lamp, along with the rest.',
      '{names} got a new one, and that was the Back of the Head.',
      { text: '{names} steadied the lamp, which was still swinging.', needs: ['hands'] },
      { text: '{names} rubbed the arm a bit, the one that hung like a string.', needs: ['hands'] }
    ],
    turn: [
      '{names} went up with the ball, and came down after it.',
      '{names} stood behind {H}, ready for a Behind.',
      { text: '{names} bent both knees too, and came up like a slower lift.', needs: ['hands'] },
      { text: '{names} held a cup under one elbow, for the Elbow.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} laid the ball in its cup, with the string round both. Now it could not practise by itself.',
    'When {H} was washed, {H} stood still beside the bed until nothing swung. {H} bent both knees, and sat, and lay.'
  ],
  last: [
    '“Plunk,” said the pillow, and {H} was asleep at the first try.',
    'It had been the nose so often, and now the pillow had the ear, and {H} slept.'
  ]
})
