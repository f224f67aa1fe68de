import { wishPlot } from '../wish-plot.ts'

export const owlAsleepAtNight = wishPlot({
  id: 'wish-owl-asleep-at-night',
  wishes: ['owl who falls asleep at night', 'owl that falls asleep at night', 'owl falls asleep at night', 'owl who fell asleep at night', 'owl that fell asleep at night', 'owl fell asleep at night', 'owl who keeps falling asleep', 'owl that keeps falling asleep', 'owl keeps falling asleep', 'owl who kept falling asleep', 'owl always falls asleep', 'owl who always falls asleep', 'owl that always falls asleep', 'owl who falls asleep every night', 'owl that falls asleep every night', 'owl falls asleep when it gets dark', 'owl who falls asleep when it gets dark', 'owl that falls asleep when it gets dark', 'owl falling asleep at night', 'owl asleep at night', 'owl who is asleep at night', 'owl that is asleep at night', 'owl is asleep at night', 'owl asleep in the night', 'owl sleeps at night', 'owl sleeps night', 'owl slept night', 'owl sleep at night', 'owl sleep night', 'owl sleeping at night', 'owl sleeping night', 'owl sleepy night', 'owl sleepy at night', 'owl tired night', 'owl tired at night', 'owl can’t stay awake', 'owl cannot stay awake', 'owl couldn’t stay awake', 'owl could not stay awake', 'owl stay awake', 'owl stay awake night', 'owl stay up', 'owl stays up day', 'owl awake day', 'owl awake by day', 'owl awake during the day', 'owl awake in the day', 'owl awake daytime', 'owl awake in daytime', 'owl awake all day', 'owl wakes day', 'owl up all day', 'owl up in the day', 'owl up by day', 'owl day', 'owl daytime', 'day owl', 'daytime owl', 'owl likes day', 'owl loves day', 'owl likes daytime', 'owl loves daytime', 'owl likes sun', 'owl loves sunshine', 'owl likes daylight', 'owl daylight', 'owl sunshine', 'owl wrong way round', 'owl mixed up day night', 'owl mixed up', 'owl nods off night', 'owl dozes off night', 'owl yawns night', 'owl yawning night', 'owl yawned', 'owl bedtime night', 'owl goes to bed night', 'owl goes to sleep night', 'owl went to sleep night', 'owl goes to sleep when dark', 'owl gets tired dark', 'owl who falls asleep in the evening', 'owl morning', 'owls sleep at night', 'owls awake day', 'owlet sleeps night', 'owlet asleep at night', 'owlet who falls asleep at night', 'owlet stay awake', 'owlet awake day', 'early bird owl', 'owl early bird'],
  nothingElse: true,
  answers: ['owl', 'owls', 'owlet', 'owlets', 'asleep', 'sleep', 'sleeps', 'sleeping', 'slept', 'sleepy', 'fall', 'falls', 'fell', 'falling', 'night', 'nights', 'nighttime', 'night-time', 'day', 'days', 'daytime', 'daylight', 'sun', 'sunshine', 'light', 'dark', 'evening', 'morning', 'awake', 'wake', 'wakes', 'woke', 'up', 'stay', 'stays', 'stayed', 'staying', 'can’t', 'cannot', 'couldn’t', 'could', 'not', 'doesn’t', 'tired', 'gets', 'get', 'got', 'nods', 'dozes', 'off', 'yawns', 'yawn', 'yawned', 'yawning', 'bed', 'bedtime', 'goes', 'go', 'went', 'wrong', 'way', 'round', 'around', 'mixed', 'different', 'other', 'others', 'unlike', 'instead', 'all', 'every', 'always', 'only', 'keeps', 'by', 'during', 'in', 'the', 'at', 'when', 'it', 'who', 'that', 'is', 'was', 'of', 'likes', 'loves', 'like', 'love', 'prefers', 'little', 'small', 'baby', 'young', 'white', 'snowy', 'brown', 'funny', 'silly', 'early', 'bird', 'wants', 'tries', 'to', 'meets', 'friend'],
  except: ['afraid', 'scared', 'insomnia', 'hunt', 'hunts', 'died', 'dead', 'sick', 'ill', 'lost', 'hurt', 'broken', 'school', 'teacher', 'post', 'letter', 'harry', 'hedwig', 'hogwarts', 'potter', 'pussycat', 'moon', 'glasses', 'why', 'how', 'dreams', 'hooting', 'hoot', 'babysitter', 'mouse', 'bat', 'birthday', 'fed', 'zoo', 'barn', 'nocturnal', 'holiday', 'rainy', 'train', 'robot'],
  moods: ['sleepless', 'learning', 'change', 'alone', 'first', 'question'],
  company: ['owl', 'owls', 'sill', 'window', 'lamp', 'toes', 'feathers', 'slippers', 'night', 'flannel', 'breakfast', 'toast', 'curtain', 'moon', 'towel', 'snow', 'day', 'chair', 'head'],
  isTale: true,
  about: 'A white owl that falls asleep at night cannot do its job, until the two of them look at its feathered toes and find out that where it comes from the summer has no night at all.',
  titles: ['The Owl That Was up Too Late', 'An Owl in Slippers', '{H} Meets an Owl at Breakfast', 'Hoo, and Then Nothing', 'All the Way through the Summer'],
  want: [
    {
      id: 'in-the-middle-of-hoo',
      A: 'partner',
      paragraphs: [
        'The owl on {H}’s window sill was as white as a plate. “Good evening,” it said. “I’m on night duty. Hoo.” Then its head sank down, and the owl fell asleep. {H} had always wanted to see one awake. But at night {H} fell asleep as well.',
        '“It’s only just got dark,” said {A}. {H} tapped on the sill. “I wasn’t asleep,” said the owl, and stood up very straight. “It’s this night of yours. It makes me so sleepy.”'
      ]
    },
    {
      id: 'come-for-the-night',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’ve come a long way for it,” said the owl. “Owls belong to the night. Everybody says so. And at home there wasn’t any.” “No night?” asked {A}. “Not for months,” said the owl. “So I moved. I was told that here you’ve got one every day.”',
        '“And do you like it?” asked {H}. “I’ve never seen more than the beginning,” said the owl. “It starts very well. I’d love to know how it goes on.”'
      ]
    }
  ],
  way: [
    {
      id: 'sleep-in-the-day',
      A: 'partner',
      paragraphs: [
        '“You’ve got to sleep in the day,” said {H}. The next day the owl sat behind the curtain and shut its eyes. But a bus went by, and it had to see that. Then the sun came round, and it had to see that too.',
        'By the evening it had not slept for a minute, and it knew all the buses. “Hoo,” it said, and was asleep before it was done.'
      ]
    },
    {
      id: 'wet-flannel',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Water helps,” said {A}, and wrung out a cold flannel. {H} laid it on the owl’s head. The owl opened one eye. “That’s pleasant,” it said. “It’s like home.” Then it shut the eye again, and slept with a hat on.',
        '{A} felt the flannel, to see if it was cold enough. After that {A} was awake, and so was {H}, down to the knees. It was only that neither of them had night duty.'
      ]
    },
    {
      id: 'head-right-round',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Don’t shut your eyes,” said {H}. “Look about.” “I can’t move them,” said the owl. “They’re fixed. I’ve got to move the rest.” It turned its head to the left, and on, and on. In the end it looked at them from the other side.',
        '{H} tried it too, and got as far as the shoulder. {A} got a little further, and then had to be turned back by hand. When they looked up again, the owl’s face was at the back. It was asleep there, where it had thought they would not see.'
      ]
    },
    {
      id: 'talk-to-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You have to keep talking,” said {A}, “and then you can’t nod off.” “What about?” asked the owl. “Tell us what you see.” “I see a lamp,” said the owl. “I see a bicycle. I see a lamp. I see…” It was quiet for a bit. “I see snow,” it said.',
        '{H} looked out of the window, and so did {A}. There was a lamp, and a bicycle. “Its eyes are shut,” said {H}. “It’s looking at something else.”'
      ]
    },
    {
      id: 'an-exciting-story',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} told it the most exciting story there was. It had a bridge in it, and a goat who was late. {H} had to hold on to the chair. “And what stood in the middle of the bridge?” asked {A}.',
        'The owl did not ask what. So {H} did, very fast, and then a second time. “I’ll tell you in the morning,” said {A}, “when everyone’s awake.” After that two of them lay awake over it, and neither was the owl.'
      ]
    },
    {
      id: 'standing-on-one-leg',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“If you stand on one leg,” said {H}, “you fall over when you go to sleep. Then you wake up.” The owl pulled one leg up into its feathers. {H} stood on one leg as well, to be fair, and {A} kept the time.',
        '{H} wobbled at eleven, and fell onto the rug at nineteen. The owl did not move. It was asleep, and as steady as a post. “A bird’s toes lock by themselves,” said {A}, “as soon as it sits down.” “You might have said so,” said {H} from the rug.'
      ]
    },
    {
      id: 'other-takes-over',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I’ll do its duty for a bit,” said {A}. “What does it have to do?” “Sit there,” said {H}, “and look, and say ‘hoo’ now and then.” {A} sat down by the window. After a while {A} said “hoo”, and really quite well.',
        'From over the roofs there came an answer. “Hoo-hoo?” it asked. {A} looked round for help. “What do I say now?” “Say that you’re new,” said {H}.'
      ]
    },
    {
      id: 'pet-is-awake',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had come in to see who was on the sill. {A} sat down below and looked up, and the owl looked down. Neither of them blinked. “That one’s awake,” said the owl. “How do you do it?” “{A} sleeps a lot in between,” said {H}.',
        'They went on looking. It was the longest that the owl had ever been up. Then there were two slow breaths, one above and one below. Both had dropped off, and neither had lost.'
      ]
    },
    {
      id: 'elder-night-duty',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I never sleep at night,” said {S}. “I could sit with it.” So {S} took the chair by the window, with a cup of tea. After a few minutes {A} looked in. The owl was asleep. {S} was asleep as well, with a straight back.',
        '“Who’s on duty?” {A} asked softly. “I am,” said {S}, and did not open an eye. “So am I,” said the owl. {A} took away the cup.'
      ]
    },
    {
      id: 'same-yawn',
      A: 'partner',
      paragraphs: [
        'On the third evening {H} laid both arms on the sill, and looked at the owl’s feet. They were white right down to the claws. “It’s got slippers on,” said {H}. {A} bent down. “Those are feathers,” said {A}, “for walking on snow.”',
        '“Everyone at home wears them,” said the owl, and yawned. {A} knew where owls wear slippers. “That’s far up in the north,” said {A}, “and all summer it doesn’t get dark there. What do you do then?”'
      ]
    }
  ],
  turn: [
    {
      id: 'thought-we-were-late',
      A: 'partner',
      paragraphs: [
        '“We fly about, and have our dinner,” said the owl. “I thought we were all up too late.” {H} worked it out. “If you only flew at night,” said {H}, “you’d get no dinner until the autumn!” The owl opened both yellow eyes.',
        '“You’re a snowy owl,” said {A}, “and snowy owls are up by day. You’re just on the other shift.” “There’s another shift?” asked the owl. “It’s mine,” said {H}. “It begins at breakfast.”'
      ]
    },
    {
      id: 'who-has-the-night',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“And who’ll do the night?” asked the owl. They opened the window, and listened. “Hoo-hoo,” said somebody, far off in the trees. A bit nearer somebody said it too. “They’ve got at least two,” said {A}.',
        'The owl leaned out. “Are you all right without me?” it called. There was a pause, and some rustling. “We didn’t know that you were here,” said the trees. “You must be very quiet.” The owl thought that it was the nicest thing anyone had said about its work.'
      ]
    },
    {
      id: 'quiet-wings',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Shall I show you something?” asked the owl. It flew from the sill to the shelf, and they heard nothing at all. {A} clapped both arms up and down, to compare. That sounded like washing. The edge of the owl’s feathers was soft, like a fringe.',
        '“Again,” said {H}, with both eyes shut, “and I’ll say when.” {H} waited and waited, and did not say it. “Now,” said {H} in the end. The owl had been back for some time.'
      ]
    },
    {
      id: 'owl-at-breakfast',
      A: 'partner',
      paragraphs: [
        'So in the morning there was an owl at breakfast, and it was wide awake. {H} looked as long as anyone can look at an owl. Then they watched the buses. “Hoo,” it said to each, and finished every one.',
        'When it got dark again, {H} yawned. The owl yawned at the very same moment. “End of our shift,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see an owl while there was one.',
      '{names} sat down below the sill, and listened to an owl sleep.',
      { text: '{names} put a cushion on the sill, in case its head sank further.', needs: ['hands'] },
      { text: '{names} waved at the owl, which was asleep again.', needs: ['hands'] }
    ],
    way: [
      '{names} stayed up with it, more or less.',
      '{names} yawned, and then it went round the room.',
      { text: '{names} tapped on the sill from time to time.', needs: ['hands'] },
      { text: '{names} drew the curtain, for the sake of the buses.', needs: ['hands'] }
    ],
    turn: [
      '{names} joined the day shift, from the very first bus.',
      '{names} said good morning to an owl, and that does not happen often.',
      { text: '{names} gave it a bit of egg on a spoon.', needs: ['hands'] },
      { text: '{names} pulled up another chair, for its back.', needs: ['hands'] }
    ]
  },
  bed: [
    'The curtain was drawn, with the owl on the inside of it. On the sill lay one white feather, as soft as a slipper.',
    '{H} washed, took off both slippers, and lay down. The owl kept its own on. “Hoo,” it began.'
  ],
  last: [
    'Outside the others took over the night, and {H} and the owl were asleep.',
    '“Hoo,” said {H} very softly, and was asleep before it was done.',
    'The night went on, and {H} never saw how, for {H} was asleep.'
  ]
})
