import { wishPlot } from '../wish-plot.ts'

export const shadowStaysBehind = wishPlot({
  id: 'wish-shadow-stays-behind',
  beginsElsewhere: true,
  wishes: ['shadow runs away', 'shadow ran away', 'shadow running away', 'shadow run away', 'shadow runs off', 'shadow ran off', 'shadow stays behind', 'shadow stayed behind', 'shadow left behind', 'shadow gets left behind', 'lost shadow', 'lost my shadow', 'lost his shadow', 'loses shadow', 'loses her shadow', 'missing shadow', 'shadow goes missing', 'shadow went missing', 'shadow has gone', 'shadow escapes', 'shadow escaped', 'shadow goes off', 'shadow went off', 'shadow won’t come', 'shadow wouldn’t come', 'shadow doesn’t follow', 'shadow mind of its own', 'shadow life of its own', 'shadow comes alive', 'shadow came alive', 'naughty shadow', 'cheeky shadow', 'shadow who', 'without a shadow', 'no shadow', 'shadow swing', 'shadow playground', 'shadow adventure'],
  except: ['peter', 'pan', 'wendy', 'sewn', 'dark', 'scared', 'afraid', 'scary', 'spooky', 'creepy', 'frightened', 'monster', 'monsters', 'ghost', 'wall', 'puppet', 'theatre', 'groundhog', 'wolf', 'died', 'lonely', 'followed', 'man', 'stranger'],
  answers: ['shadow', 'shadows', 'runs', 'ran', 'running', 'away', 'off', 'stays', 'stayed', 'behind', 'left', 'lost', 'loses', 'missing', 'gone', 'who', 'that', 'his', 'her', 'my', 'own', 'mind', 'come', 'came', 'comes', 'home', 'alive', 'escapes', 'naughty', 'cheeky', 'friend', 'back', 'follow', 'playground', 'park', 'swing', 'adventure', 'girl', 'boy', 'without', 'finds', 'looking', 'for'],
  company: ['shadow', 'swing', 'playground', 'bench', 'lamp', 'door', 'gate'],
  about: 'Called home from the swing, the hero goes at once, and the hero’s shadow stays; it will not be fetched, until the low sun has made it so long that it is home already.',
  titles: ['The One That Stayed on the Swing', 'Last Go', '{H} and {H}’s Shadow', 'Somebody Came Home Without One', 'Longer and Longer'],
  want: [
    {
      id: 'last-go',
      A: 'partner',
      paragraphs: [
        '“Last go,” said {A}. {H} wanted so much to stay on the swing. But {H} got down, and went, and was very good about it. At the gate {A} looked at the ground. “Where’s your shadow?” asked {A}.',
        'They looked back. On the empty swing, over the sand, went {H}’s shadow, up and down and up. “Didn’t it hear me?” asked {A}. “It heard,” said {H}. “It just isn’t coming.”'
      ]
    }
  ],
  way: [
    {
      id: 'light-without',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It felt odd to go about without one. {H} stepped off the kerb and nothing stepped off in front. “Am I lighter?” asked {H}. {A} lifted {H} up a bit, to see. “About as much as a plum,” said {A}.',
        'A snail was crossing the path, and {H} bent over it, so that it should have some shade. It got none. It drew in both its horns and waited for somebody thicker to come. {A} bent over it as well, and then it was all right.'
      ]
    },
    {
      id: 'asks-nicely',
      A: 'same',
      spare: 2,
      paragraphs: [
        'First {H} asked nicely. “It’s supper soon,” {H} told the sand. The shadow on the swing put back its head, and let its hair hang down. Shadows do not eat.',
        '“Then there’s a story,” said {A}. The shadow slowed down a bit. “It’s the one with the otter,” said {H}. It swung on. It had heard the otter eleven times, from underneath the chair.'
      ]
    },
    {
      id: 'copies-nobody',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} stood in front of it and raised one arm, as a shadow can’t help doing. The shadow raised nothing. {H} stood on one leg. The shadow crossed its own two, on the swing, and looked comfortable. “It’s a relief to it,” said {A}. “It’s had to do everything you’ve done, all day long.”',
        '{H} thought about that. There had been the washing, and the shoes, and forty times down the slide. “It never gets to choose,” said {H}. “What would it choose?” “That,” said {A}, and they watched it.'
      ]
    },
    {
      id: 'bench-slats',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A shadow is flat, and fits where you never could. {H}’s shadow got off for a while. It slid under the bench, and came through between the slats in stripes. It ran up the wall, and sat on top, where {H} was not allowed.',
        '“I’ve never been up there,” called {H}. The shadow waved. Then it slid down on the sand without a sound. It had not even a knee to hurt. {A} was glad that it was only the shadow.'
      ]
    },
    {
      id: 'lend',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You can have half of mine,” said {A}. They walked close together, so that it would do for two. It looked like one broad person with four legs. When {H} bent down for a feather, the person had a hole in the middle.',
        '“It doesn’t fit,” said {H}. “It’s got your nose.” {A} turned to the side and looked. It was a big nose, at this time of day. “It’s the evening,” said {A}. “It does that to people.”'
      ]
    },
    {
      id: 'the-whistle',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} tried a whistle, on two fingers. A dog came, and a boy with one sock. A lady came who was waiting for a bus. They all had theirs with them. Theirs lay at their feet, and pulled a bit in the direction of the swing.',
        '“You’d better go,” {H} told them, “before they see it.” The lady went, quite fast, and looked round at hers. It came after her, though not straight away. It was dragging its feet.'
      ]
    },
    {
      id: 'swing-partner',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Who’s pushing it?” asked {A}. That was a good question. A shadow needs something to push it, and it would have to be another one. Behind the swing stood the shadow of the bin. It went up and down, but only when you did not look.',
        '“That’s a good bin,” said {H}. They both looked at the slide, and then quickly back. The bin stood there, as if nothing had happened. Under it lay a shadow with two handles, a little out of breath.'
      ]
    },
    {
      id: 'rope',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“We’ll catch it in something,” said {A}, and took a paper bag out of one pocket. {H} crept up and clapped the bag down over the end of its foot. They had it! They rolled the bag up tight.',
        'At the gate they looked inside. It was quite dark in there. “Is that it?” whispered {A}. {H} opened the bag a bit more, and the dark got less. Then it was only a bag with a crumb. From the swing came a very flat giggle.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Mine stayed at a dance,” said {S}. “It was in the year with the brass band. I went home at ten, as I’d promised. It came at half past two, under the door.” “Was it in trouble?” asked {A}.',
        '“How could I?” said {S}. “It had my feet.” All the next day {S}’s shadow had been a bit behind, and had leaned on things. {S} had never asked it who with. It had hummed, though, and so {S} knew the tune.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S}’s shadow wanted to stay as well. You could see that. It was tugging at the heels. “No,” said {S}, and stood on it with both feet. “You’re coming home. I’m having noodles.” It stretched out towards the swing as far as it went.',
        '“How do you make it stay?” asked {A}. “I don’t let go,” said {S}. “You got down too quickly. You’ve got to do it like a plaster.” {A} looked at {S}’s shoes with respect, and at what was held under them.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had noticed it before anybody. {A} sniffed at the place where it always was, and then all the way to the swing. {A} sat down by the sand and waited to be told.',
        'The shadow leaned down in passing and stroked {A}’s shadow, once along the back. {A} turned round to see who it had been. It went on like that, over and back. In the end {A} just shut both eyes and allowed it.'
      ]
    },
    {
      id: 'one-sent',
      A: 'partner',
      paragraphs: [
        '“I’ll send mine to fetch it,” said {A}, who had a very sensible shadow. {A}’s shadow stretched, and slid over the sand to the swings. It looked at the one, and got on the other. Up it went, and down.',
        '“Mine’s never done that before,” said {A}. They had to go home without either. It was not far. On the wall in the hall there were two coats, and nobody.'
      ]
    },
    {
      id: 'no-rabbit',
      A: 'same',
      spare: 12,
      paragraphs: [
        'At home {H} missed it everywhere. {H} held two fingers in front of the lamp, and there was no rabbit. {H} held up a whole hand. The wall stayed as white as milk. “Even the fly’s got one,” said {H}.',
        '“You could write it a letter,” said {A}. {H} took a pencil, and put the point on the paper. There was nothing underneath to meet it. So nobody wrote anything.'
      ]
    },
    {
      id: 'getting-longer',
      A: 'partner',
      paragraphs: [
        '{H} kept running to the window. You could see the playground from there. “Its head’s on the pavement!” called {H}. The next time its head was at the letter box.',
        '{A} came to look. “It hasn’t got off, though,” said {A}. “Its feet are still on the swing. It’s the sun that’s going down. The lower that gets, the longer the shadow is.”'
      ]
    }
  ],
  turn: [
    {
      id: 'at-the-door',
      A: 'partner',
      paragraphs: [
        '“Then it needn’t get off at all,” said {H}. They opened the door to the street, as wide as it would go. Over the pavement came a thin dark head, with a neck like a lamp post. It came in over the mat.',
        'It was still swinging, and so the head slid in and out, in and out. “Last go,” {H} told it. Out it went, and in it came. Then the sun was gone, and {H} had somebody at both heels.'
      ]
    },
    {
      id: 'and-mine',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Something else came in behind it, on tiptoe, and rather broad. It slipped in under {A} before anybody could speak. “I see,” said {A}, and looked down. “And what time do you call this?”',
        '{A}’s shadow lay quite straight, as it had always lain. But at one side it had sand on it, and it kept moving one foot. “Did you at least fetch it?” asked {A}. It nodded, half a moment before {A} did.'
      ]
    },
    {
      id: 'shoes',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{H} took off one shoe and tipped it out, and there came no sand. The shadow beside it tipped out its own, and that went on for a long time. It made a small grey heap on the floor, that you could not have swept.',
        '“How high did you get?” asked {H}. The shadow went up the wall, past the picture, and a good way over the ceiling. “That’s higher than the bar,” said {A}. {H} had never got as high as that, not even with a push.'
      ]
    },
    {
      id: 'what-it-had',
      A: 'partner',
      paragraphs: [
        'Under the lamp the shadow went on swaying, to and fro, over the wall. {H} went to and fro too. {A} sat down close by, and soon {A} did it as well. “It’s brought the swing home,” said {A}.',
        '“And tomorrow?” asked {A} after a while. “Tomorrow we’ll swap,” said {H}. “It can go home at the first call, and be good. I’ll come when I’m long enough.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went out through the gate, with everything that belonged to them.',
      '{names} looked at the sand, where it went up and down.',
      { text: '{names} checked their own, and pulled up one that had come loose.', needs: ['hands'] },
      { text: '{names} held the gate open for the shadow, for rather a long time.', needs: ['hands'] }
    ],
    way: [
      '{names} walked all round {H}, and found nothing there.',
      '{names} lay down on their own, to be on the safe side.',
      { text: '{names} held a lamp to {H} from the left, and there was only wall.', needs: ['hands'] },
      { text: '{names} looked under the mat, where a shadow would fit.', needs: ['hands'] }
    ],
    turn: [
      '{names} got out of the way, for somebody very long was coming in.',
      '{names} sniffed at the shadow, and it smelled of evening.',
      { text: '{names} held the door, until all of it was inside.', needs: ['hands'] },
      { text: '{names} brushed it off at the shoulders, where there was sand.', needs: ['hands'] }
    ]
  },
  bed: [
    'The front door was shut, and nobody’s neck was in it. On the hall floor lay as many as there ought to be.',
    '{H} washed. The shadow lay down first, as it always did, and {H} on top. Together they still went up a little, and down a little.'
  ],
  last: [
    'The lamp went out, and then everything was shadow, and could stay out as long as it liked. {H} slept.',
    'The swing hung quite still in the dark, with nobody on it, and {H} was asleep.'
  ]
})
