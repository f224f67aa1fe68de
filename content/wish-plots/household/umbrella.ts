import { wishPlot } from '../wish-plot.ts'

export const umbrella = wishPlot({
  id: 'wish-umbrella',
  tellsAny: 'known',
  knows: ['thing'],
  nouns: ['umbrella', 'brolly'],
  company: ['rain', 'corner'],
  about: 'Two go to post a letter under one umbrella, and each of them is wet on one side, until they walk like one animal.',
  titles: ['Wet on the Left and Wet on the Right', 'One with Four Legs', 'A Letter Goes for a Walk', '{H} Holds It', 'Half of Each of Us'],
  want: [
    {
      id: 'to-the-postbox',
      A: 'partner',
      paragraphs: [
        'It was raining in long straight lines, and there was a letter to be posted. {H} wanted to take it, under {thing.whole}. Up it went, with a click and a whoosh. Under there it was a room of its own.',
        '“I’ll come too,” said {A}, and came in. Now it was a room for one, with two people in it. At the first corner {H}’s left sleeve was wet, and so was {A}’s right one.'
      ]
    }
  ],
  way: [
    {
      id: 'who-holds-it',
      A: 'partner',
      paragraphs: [
        '“Let me hold it,” said {A}. {A} was dry then, and {H} was wet as far as the collar. “Now me,” said {H}. Now {H} was dry, and out of {A}’s ear ran a small stream.',
        '“Your roof isn’t big enough,” said {A}, and looked up into {thing.this}. “It was big enough before you came,” said {H}. The letter was in {H}’s pocket, on the wet side.'
      ]
    },
    {
      id: 'roof',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Listen,” said {H}. On the roof it went pat, and pit, and then a whole handful at once. That was from a tree. When they stood still, it got louder. “It knows that we’re in here,” said {A}.',
        '{H} gave the handle a turn. Off all eight corners flew a ring of drops, like a roundabout with everybody getting off. A dog on the other side of the road shook itself and looked up.'
      ]
    },
    {
      id: 'wind',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the corner the wind was waiting. It got in underneath, and {thing.this} jumped like somebody who has had an idea. {H} was on the tips of {H}’s shoes. “Hold on!” said {A}, and held on to {H}.',
        'Flup. It was the wrong way out, and looked like a big flower. It began to fill up. “Now it’s a cup,” said {H}. They had to turn round and let the wind put it right.'
      ]
    },
    {
      id: 'people',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They met others, and you could only see their legs. A pair of brown trousers said good morning. Two red boots were in a hurry. When two roofs met, one had to go up and one had to go down.',
        '“After you,” said {H} to a black one, and went low. The black one bowed. It dripped exactly down {A}’s neck.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You know what?” said {A}. “{thing.guess}.” {H} looked up inside, where all the sticks met in the middle. That could very well be.',
        'A drop had got in and hung there on the tip of one of the sticks. It grew. It looked at {H} and it looked at {A}, to see whose nose it was. They both held quite still.'
      ]
    },
    {
      id: 'changing-sides',
      A: 'partner',
      paragraphs: [
        '“We’ll change sides,” said {A}, “then it’s fair.” At every lamp post they changed. By the fifth each of them was wet all round.',
        '“It’s very fair,” said {H}. {H} took out the letter. One corner had gone blue.'
      ]
    },
    {
      id: 'other-window',
      S: 'other',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} had put a newspaper on {S}’s head, for the part that was outside. It said something about the sunny south. “Is there any more room at your end?” asked {S}. “There isn’t even room for my ear,” said {A}.',
        'So {S} turned over to the weather, and held it above the other ear. “It says fine, later on,” said {S}, and something ran down between the lines.'
      ]
    },
    {
      id: 'left-behind',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I’ve left nine of them behind,” said {A}, “in buses, and at the dentist’s. Somewhere there must be a house where they all are.” “A big one,” said {H}, “with a lot of stands.”',
        '“And what do they do there, when it rains?” {H} thought. “They go out,” said {H}, “and leave the people in.”'
      ]
    },
    {
      id: 'elder-hook',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Mine had a duck’s head for a handle,” said {S}. “When I was cross, I talked to the duck.” “What did it say?” asked {A}.',
        '“That it had seen worse weather,” said {S}. “It generally had.” {A} had a look at the handle of {thing.this}. It had no face, but you could see where one would go.'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} did not want to come under. {S} wanted to stand just outside, where it ran off, with a tongue out. “You’re getting wet,” said {A}. “Yes,” said {S}. It was what {S} had come for.',
        'A drop went in. {S} shut {S}’s mouth and thought about the taste. “Roof,” said {S}.'
      ]
    },
    {
      id: 'pet-under',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had looked out at the door, and had gone in again. Rain is for people. But when {thing.this} stood open on the floor to dry, {A} looked under the edge.',
        'It was a small round house, and nobody lived in it yet. {A} went in, turned round and lay down. A little rain fell on it from the ceiling, but not on {A}.'
      ]
    },
    {
      id: 'sees',
      A: 'partner',
      paragraphs: [
        '{A} looked down at the dry ring on the ground. “We’re too wide,” said {A}. “It’s round, and we’re a row. There’s always a half of each of us outside. In front of us it’s dry, and nobody’s in it. And behind us too.”',
        '{H} looked. In front there was room for a whole person.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-behind-the-other',
      A: 'partner',
      paragraphs: [
        '“Then you’re the back,” said {H}. {H} went in front with {thing.this} straight up. {A} came close behind, with both hands on {H}’s shoulders. Nothing stuck out any more. They set off, and {A} trod on {H}’s heel.',
        '“Left,” said {H}, “and right. And left, and right.” Then it went. They were one animal with four legs, and it was dry on all of them.'
      ]
    },
    {
      id: 'puddle-drill',
      A: 'same',
      spare: 7,
      paragraphs: [
        'At a puddle you had to say so beforehand. “Big step,” said the front. “Big step,” said the back. Round a lamp post they had to bend in the middle. “Who’s steering?” asked the back.',
        '“I am,” said the front. “And what do I do?” The front thought. “You’re the engine,” said {H}. “You can hum.”'
      ]
    },
    {
      id: 'looked-at',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At the bus stop stood seven people under seven roofs. They all turned round to see the animal go by. “Good morning,” said the front end. “Good morning,” said the back end, a little later.',
        'The last in the row was a lady with a very small dog. She looked at them, and she looked down. Then she picked up the dog, and had four legs dry too.'
      ]
    },
    {
      id: 'backwards',
      A: 'same',
      spare: 12,
      paragraphs: [
        'On the way home they changed over. Now {A} was the front and {H} was the back. From there you see nothing but a coat. {H} laid one cheek on it. It was a good coat, and it was going the right way.',
        '“Are you still there?” asked {A}. “Right,” said the back. “And left.”'
      ]
    },
    {
      id: 'stopped',
      A: 'same',
      spare: 13,
      paragraphs: [
        'By the time they got to their own door it was not raining any more. They did not notice at first. They had got so used to it. “What’s that noise?” asked {A}. There was none.',
        '{H} put one hand out, and then the whole arm. “Somebody’s turned it off,” said {H}. But they stayed under there until the step, because they had just got the turns right.'
      ]
    },
    {
      id: 'posted',
      A: 'partner',
      paragraphs: [
        'At the postbox {H} held the letter up under the roof and blew on the blue corner. It was nearly dry. {A} lifted the flap. In it went, and they heard it land on all the others. “It’s the only one that came on four feet,” said {A}.',
        'At home {thing.this} stood open in the bath and rained there, all by itself. Plip. “Whose letter was it?” asked {A}. “Mine,” said {H}. “It’s to you. You’ll get it on Thursday.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried to get in as well, and it was a room for one.',
      '{names} shook, and it rained in there too.',
      { text: '{names} held a newspaper over some hair, and read the weather.', needs: ['hands'] },
      { text: '{names} turned up a trouser leg, and then the one beside it.', needs: ['hands'] }
    ],
    way: [
      '{names} splashed along at the edge, half in and half out.',
      '{names} changed sides as well, and met everybody halfway.',
      { text: '{names} wrung one cuff out, on the side where it was fair.', needs: ['hands'] },
      { text: '{names} counted the lamp posts, and got wet at each of them.', needs: ['hands'] }
    ],
    turn: [
      '{names} fell in behind, and made it an animal with more.',
      '{names} trod left, and right, and left, and once on a heel.',
      { text: '{names} held on at the back, with two hands on somebody.', needs: ['hands'] },
      { text: '{names} hummed a march, for all the legs there were.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coats hung over the bath, on the left and on the right. The rain went down the plughole, drop after drop.',
    'Then {H} was rubbed dry all round, and lay down in the middle. The blanket was big enough. Nothing stuck out.'
  ],
  last: [
    'Left, and right, and left, and it was dry in there, and {H} was asleep.',
    'In a dark postbox lay a letter with a blue corner, and in bed lay {H}, asleep.'
  ]
})
