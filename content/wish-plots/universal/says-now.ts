import { wishPlot } from '../wish-plot.ts'

export const saysNow = wishPlot({
  id: 'wish-any-theirs',
  beginsElsewhere: true,
  tellsAny: 'theirs',
  about: 'For what somebody else has to do there is nothing to do but think of them; the hero tests whether that arrives, and finds that only small thoughts do.',
  titles: ['Somebody Says Now', 'It Was Like Being Sent a Wardrobe', '{H} Thinks of Something Small', 'Behind the Kitchen Door', 'What Goes Through a Door'],
  company: ['kitchen door', 'fridge', 'jar', 'lid'],
  want: [
    {
      id: 'nothing-to-do',
      A: 'partner',
      paragraphs: [
        '{theirs.on} {theirs.told}. “And what do I do?” asked {H}. “That bit’s just for {theirs.who},” said {A}. “Nobody can do it for {theirs.who}. We can only think of {theirs.who}.” “Does that get there?” asked {H}. {A} did not know. {H} wanted to find out before {theirs.day}.'
      ]
    }
  ],
  way: [
    {
      id: 'behind-the-door',
      A: 'partner',
      paragraphs: [
        'So they tried it out. {A} was {theirs.who}, and stood a long way off, which was behind the kitchen door. {H} was going to think of {A}. As soon as {A} felt anything, {A} had to say “Now”. {H} thought. {H} thought harder, until both ears were warm. “Now?” said {A} behind the door. “No!” called {H}. “That was when I was scratching my leg.”'
      ]
    },
    {
      id: 'fridge',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} practised on the fridge. {H} looked at it and thought of it as hard as anybody can think of a fridge. It gave a shudder and began to hum.',
        '“Did you see that?” asked {H}. “It does that all day,” said {A}. “Then somebody must be thinking of it all day,” said {H}. They opened it and looked in, to see who. It was mostly butter.'
      ]
    },
    {
      id: 'too-early',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} wanted to get it right, and that made it worse. “Now,” said {A} when a car went by. “Now,” said {A} when the tap dripped. “Now. Now. Was it one of those?”',
        '“I haven’t started,” said {H}. “I was just getting comfortable.” You have to sit so that nothing pinches, if you want to think of somebody.'
      ]
    },
    {
      id: 'umbrella',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Down in the street a man went by with an umbrella. “Let’s send him something,” whispered {A}. They both thought of him, {H} from the left side of the window and {A} from the right.',
        'The man stopped. He put a hand into his pocket, took something out, looked at it and smiled. “That was us,” said {H}. “It could have been his key,” said {A}. “It was us as well,” said {H}.'
      ]
    },
    {
      id: 'biscuit-tin',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Next {A} sent something, and {H} had to catch it. {H} sat on the rug with both hands open. “I’ve got something,” said {H} after a while. “It’s round, and it’s got a lid.” “That’s right!” cried {A}. “That’s the biscuit tin!”',
        'But the tin stood on the table, and they had both been looking at it. They put a cloth over it, and tried once more. “It’s got a cloth on now,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Then {H} thought of {A}, from right across the room, without a word. {A} looked up. “It works on {A}!” said {H}. It could have been the biscuit in {H}’s hand. So {H} put the biscuit away, and thought of {A} once more.',
        '{A} looked up in just the same way. This time it could not have been the biscuit.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“My mother did that whenever I had a test,” said {S}. “At ten o’clock exactly, she said, by the kitchen clock.” “And did you feel it?” asked {A}.',
        '“I never knew what I was meant to feel,” said {S}. “But at ten o’clock I always felt in my pocket. There was a clean handkerchief, ironed. And then I thought, that’s her.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I’ve sent something too,” said {S}. “Who to?” asked {A}. “To you. Haven’t you got it?” {A} looked in both hands. “What was it?” “A banana,” said {S}.',
        '“A whole one?” “I’ve peeled it,” said {S}. {A} thought about it, and could smell it, just a bit. “It’s come,” said {A}. “Thank you.”'
      ]
    },
    {
      id: 'not-at-home',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“And what if {theirs.who} is busy just then?” asked {H}. “Then it has to wait,” said {A}. “Where?” asked {H}. “In the coat, I think. Down in the pocket, with the tissues.”',
        '{H} felt in {H}’s own pocket. There was a tissue, and a button, and right at the bottom something warm. It might only have been the pocket. {H} left it where it was.'
      ]
    },
    {
      id: 'steps',
      A: 'same',
      spare: 8,
      paragraphs: [
        'They wanted to know how far it went. {H} stood close to {A} and thought, and took one step back, and thought again. At nine steps {H} came to the wall. “Is it weaker?” asked {H}. “No,” said {A}. “Only you are. You’re smaller over there.”',
        '“Then it could get as far as {theirs.who},” said {H}. “I don’t see why not,” said {A}. “It hasn’t got any legs to get tired.”'
      ]
    },
    {
      id: 'both-at-once',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Once they both sent something at the same time, {H} from the table and {A} from the sink. It was very quiet. Nobody said “Now”, for each of them was busy with the other.',
        '“Perhaps they’ve bumped into each other in the middle,” said {A}. {H} went and looked. Over the rug the air seemed a little thicker than elsewhere, and {H} walked round it.'
      ]
    },
    {
      id: 'half-a-thought',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Perhaps I’m sending it too fast,” said {H}. So {H} thought of {A} very slowly, beginning with the shoes. First came the left one, with its double knot. By the time {H} had got to the knees, the door opened. “Is it coming from below?” asked {A}. “My feet have gone warm.” It might have been the pipe. It runs along there, behind the door.'
      ]
    },
    {
      id: 'good-luck',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“We could send good luck,” said {A}. {H} did not think much of that. “Everybody sends good luck,” said {H}. “There’ll be a whole heap of it, and nobody knows who it’s from.”',
        'It had to be something with their own name in it. {A} thought of the song that they always sing in the car, the one with the wrong word. “That’s got us in it,” said {H}.'
      ]
    },
    {
      id: 'thinking-chair',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Then {A} was going to do the thinking, and {H} stood behind the kitchen door. It was dark there, and it smelled of aprons. {H} waited. You feel a lot of things when you are waiting to. There was a knee, and an ear, and something about cheese.',
        '“Now?” asked {H}. “No,” called {A}. “But what was it?” “Cheese,” said {H}. There was a silence on the other side. “I was going to think of you,” said {A}, “and then I saw the bread.” So {H} had caught it after all, only it was the wrong thing.'
      ]
    },
    {
      id: 'wardrobe',
      A: 'partner',
      paragraphs: [
        'They did it again. “I felt something that time,” said {A}. “I felt that I wanted to run away. What were you thinking?” “Everything,” said {H}. “That it’s dark in there. That you might fall over, and be hungry, and nobody comes.”',
        '{A} came out from behind the door. “It was like being sent a wardrobe,” said {A}. “I didn’t know where to take hold of it. It’s too big to go through a door. And {theirs.who} won’t want a wardrobe either. Can’t you send something small?”'
      ]
    }
  ],
  turn: [
    {
      id: 'hum',
      A: 'partner',
      paragraphs: [
        '{H} thought about what was small about {A}. There was something. When {A} looked for the lid of a jar, {A} always hummed, and never knew it. {A} went back behind the door. {H} thought of the humming. It was hardly a thought at all, only a crumb of one.',
        'For a while there was nothing. Then somebody behind the door began to hum. It stopped. “Now,” said {A}.'
      ]
    },
    {
      id: 'for-them',
      A: 'partner',
      paragraphs: [
        '“So it does get there,” said {H}, “if it’s small enough.” “And what will you send {theirs.who}?” asked {A}. {H} knew at once. {theirs.who} always blew on a biscuit before eating it, as if it were hot. Nobody else did that. “I’ll send the blowing,” said {H}. “Once at breakfast, in case it’s slow, and once when it begins.”',
        '“And after that?” asked {A}. “After that {theirs.next},” said {H}, and that was the easiest part to think of.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} thought along, and it came out as a sneeze.',
      '{names} leaned on {H} a little, which did help.',
      { text: '{names} drew a ring round the day on the calendar.', needs: ['hands'] },
      { text: '{names} set out the best cup, to be thought of with.', needs: ['hands'] }
    ],
    way: [
      '{names} stopped chewing, so that the thoughts could get by.',
      '{names} went to the door to feel it too, and felt the draught.',
      { text: '{names} sent a biscuit by thought, and then by plate.', needs: ['hands'] },
      { text: '{names} jotted down the time of every thought.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned towards the door, and stopped scratching.',
      '{names} looked up, as if something had just gone by.',
      { text: '{names} opened the door by one inch, to let the next one through.', needs: ['hands'] },
      { text: '{names} took the lid off a jar, and hummed as well.', needs: ['hands'] }
    ]
  },
  bed: [
    'The kitchen door was opened wide again. The lid was back on its jar.',
    'They washed, and {H} lay down. Then {H} tried it just once, with the blowing, and did not tell anybody.'
  ],
  last: [
    'Something small went out through the wall, and off to {theirs.who}, and {H} was asleep.',
    'From a long way off there came a very soft “Now”, but {H} was asleep.'
  ]
})
