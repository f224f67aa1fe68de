import { wishPlot } from '../wish-plot.ts'

export const tooExcited = wishPlot({
  id: 'wish-too-excited',
  wishes: ['excited sleep', 'excited sleeping', 'excited slept', 'excited bed', 'excited bedtime', 'excited drop off', 'excited nod off', 'excited settle', 'excited awake', 'exited sleep', 'excitement sleep', 'excitement bed', 'excitement bedtime', 'excitedly awake', 'awake tomorrow birthday', 'awake tomorrow holiday', 'awake tomorrow zoo', 'buzzing sleep', 'hyper bedtime tomorrow', 'can’t sleep holiday', 'can’t sleep birthday', 'can’t sleep christmas', 'can’t wait tomorrow', 'cant wait tomorrow', 'night before holiday', 'night before birthday', 'night before trip', 'night before zoo', 'night before flight'],
  answers: ['tomorrow', 'tomorow', 'tommorow', 'tomorrow’s', 'morning', 'tonight', 'night', 'before', 'because', 'about', 'too', 'so', 'very', 'really', 'super', 'much', 'go', 'going', 'goes', 'get', 'getting', 'fall', 'falling', 'sleep', 'asleep', 'sleeping', 'bed', 'bedtime', 'awake', 'wide', 'still', 'can’t', 'cant', 'cannot', 'won’t', 'couldn’t', 'wait', 'keeps', 'asking', 'up', 'drop', 'off', 'nod', 'settle', 'down', 'excited', 'exited', 'excitement', 'plane', 'aeroplane', 'airplane', 'flight', 'flying', 'fly', 'first', 'time', 'holiday', 'holidays', 'vacation', 'birthday', 'party', 'turning', 'turns', 'christmas', 'eve', 'xmas', 'santa', 'eid', 'diwali', 'zoo', 'beach', 'seaside', 'sea', 'farm', 'fair', 'circus', 'trip', 'school', 'outing', 'train', 'journey', 'camping', 'disneyland', 'disney', 'park', 'theme', 'legoland', 'aquarium', 'museum', 'visit', 'visiting', 'see', 'seeing', 'meet', 'nani', 'nana', 'nanna', 'nanny', 'nan', 'nanu', 'dadi', 'dada', 'grandma', 'grandpa', 'granny', 'grandad', 'granddad', 'grandparents', 'grandparent', 'house', 'cousins', 'cousin', 'coming', 'comes', 'is', 'sleepover', 'friend', 'friends', 'kid', 'kids', 'child', 'daughter', 'son', 'boy', 'girl', 'year', 'old', 'five', 'six', 'four', 'seven', 'story', 'please', 'help', 'big', 'day', 'special', 'leaving', 'early', 'india', 'spain', 'france', 'italy', 'snow'],
  except: ['nursery', 'sleepover', 'christmas', 'xmas', 'santa', 'eid', 'diwali', 'holi', 'hanukkah', 'halloween', 'easter', 'nervous', 'worried', 'scared', 'afraid', 'hospital', 'operation', 'funeral', 'prison', 'court', 'sad', 'cancelled', 'ill', 'sick', 'poorly', 'vomiting', 'baby', 'nightmare', 'nightmares', 'dark', 'noise', 'noises', 'monster', 'monsters', 'hot', 'puppy', 'dog', 'interview', 'exam', 'test', 'moving', 'shouting', 'fighting', 'died', 'autism', 'adhd'],
  moods: ['sleepless', 'waiting', 'first'],
  asked: true,
  company: ['jumper', 'chair', 'clock', 'blanket', 'pillow', 'sleeve', 'shoes', 'sheep'],
  about: 'The hero is too full of tomorrow to sleep, tries as hard as a stone, and at last tells all of it into the sleeve of the jumper, which keeps it until morning.',
  titles: ['It Went Up the Sleeve', 'Full of Tomorrow', '{H} and the Jumper on the Chair', 'The Feet Had Already Left', 'As Hard as a Stone'],
  want: [
    {
      id: 'seven-minutes',
      A: 'partner',
      paragraphs: [
        '{H} lay in bed with both eyes shut, because of tomorrow. It was nearly here. The clothes for it were on the chair, with the jumper on top. There was only a bit of sleep to do first, and {H} was much too excited to start.',
        '“Is it tomorrow now?” asked {H}. “It’s seven minutes later than it was,” said {A} from the door. {H} opened one eye. “If I don’t go to sleep, will it still come?” “It comes to everybody,” said {A}. “But you can’t pull it.”'
      ]
    }
  ],
  way: [
    {
      id: 'like-a-stone',
      A: 'partner',
      paragraphs: [
        '{H} wanted to be asleep, and quickly. So {H} lay like a stone, and pressed both eyes shut, and both lips, and both fists. It made {H} hot, and it made the bed squeak, and {H} was more awake than before.',
        '{A} lifted the other end of the blanket. “Is this part a stone too?” asked {A}. There were {H}’s feet, and they were walking. The toes ran on the spot, and one heel hopped. “I’m not doing that,” said {H}. “They’ve left without you,” said {A}.'
      ]
    },
    {
      id: 'shoes-turned',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Are my shoes by the door?” asked {H}. {A} went to see. They were. “Which way are they looking?” {A} went again. They were looking at the wall. “But then they’ll walk into it,” said {H}.',
        'So {A} turned them round, with their toes to the door. “Now they could start at once,” said {A}. “And how do they look?” asked {H}. “Patient,” said {A}. “They’ve got nothing in them.”'
      ]
    },
    {
      id: 'sheep-talk',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You could count sheep,” said {A}. {H} shut both eyes, and there was the field, and there was the gate. But not one sheep jumped. They stood in a bunch and all talked at the same time.',
        '“What are they saying?” asked {A}. {H} listened. “They’ve heard about tomorrow,” said {H}. “They’re asking if they can come.” {A} sighed. “Then it’s no good. Tell them they’ve got to have their wool brushed first.”'
      ]
    },
    {
      id: 'shy-clock',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} watched the clock, to make it get on. The big hand stood still. It stood and stood. {H} looked away for a moment, and when {H} looked back, it had moved.',
        '“It doesn’t like it when you stare,” said {A}. “Nobody does. Would you walk if somebody was staring at your knees?” {H} turned over, to help the clock. Behind {H}’s back it went tick, and then, a bit more bravely, tock.'
      ]
    },
    {
      id: 'round-and-round',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then {H} was thirsty, and had a drink of water. After that {H} needed the loo. After that {H} was thirsty. “I can see where this is going,” said {A}. “It’s going round.”',
        '“It’s because of tomorrow,” said {H}, with the cup. “It makes me dry at the top.” {A} took the cup when it was empty. “If you go round once more,” said {A}, “you’ll meet yourself in the hall.”'
      ]
    },
    {
      id: 'yawn-lesson',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Perhaps you can catch one of mine,” said {A}, and yawned. It was a fine, wide one with a creak at the end. {H} felt it coming and opened up for it. But on the way out it met tomorrow, and it turned into a giggle.',
        '{A} yawned again, and it was real this time. Then {A} yawned a third, and had to sit down. “I think it’s working,” said {H}. “But on you.”'
      ]
    },
    {
      id: 'nobody-has-seen-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“When does it turn into tomorrow?” asked {H}. “In the night,” said {A}, “when you’re not looking. And the moment it gets here, it’s called today.” {H} thought that this was rather a dirty trick.',
        '“So has nobody ever seen one?” “Not one,” said {A}. “They’re always just about to be there.” {H} looked at the door. It was the kind of door that somebody might be just about to come through.'
      ]
    },
    {
      id: 'pet-knows-nothing',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} was not excited at all. For {A} there was supper, and then it was night, and then there was breakfast. {H} could have explained about tomorrow. {H} had already opened {H}’s mouth.',
        'But it looked so comfortable, not to know. So {H} shut it again, and only watched how it is done. You put your chin down. You let the air out. Then there was nothing else to see.'
      ]
    },
    {
      id: 'elder-in-coat',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“Once I was so excited that I went to bed in my coat,” said {S}. “And my hat, and both boots. So that I needn’t waste any time in the morning.” “Did you sleep?” asked {A}.',
        '“I was far too hot,” said {S}. “So I took off the hat, and then I took off a boot. Every time something came off, there was a bit less of tomorrow on me. I still had one boot on when they came to wake me.”'
      ]
    },
    {
      id: 'child-whispers',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“Are you asleep?” whispered {S}. “Yes,” whispered {A}. “Me too,” whispered {S}. They lay there, and neither of them laughed for as long as it takes to count to four.',
        '“Don’t think of it,” whispered {S}. “I’m not,” whispered {A}. “What are you thinking of, then?” {A} looked for something else. It had to be as plain as possible. “Potatoes,” whispered {A}. After that they both thought of potatoes, and the potatoes were going to be there tomorrow too.'
      ]
    },
    {
      id: 'baby-fists',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} had both fists shut tight, and kicked, and was every bit as awake as {H}. “{A} doesn’t even know what it’s for,” said {H}. It was simply going round in the house, like a cold.',
        '{H} put one finger into the smallest fist there was. It closed. They held on to each other for a bit. Then the fist got softer, and opened, and {H} had the finger back, very warm.'
      ]
    },
    {
      id: 'no-room',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the edge of the bed. “Where are you excited?” asked {A}. {H} was excited in both knees, which jiggled, and in the tummy, which felt like lemonade.',
        '“That’s why,” said {A}. “You’re full of tomorrow, right up to the top. Sleep comes and looks in, and there’s nowhere to sit. Some of it will have to come out.” “But I don’t want to lose any!” said {H}. “You needn’t. Where could we keep it till morning?”'
      ]
    }
  ],
  turn: [
    {
      id: 'up-the-sleeve',
      A: 'partner',
      paragraphs: [
        '{H} looked all round the room, and saw the jumper. {H} pulled it onto the pillow and put {H}’s mouth to the left sleeve. Then {H} told it everything, in a whisper, and in the right order. What came first went in first.',
        'It took quite a while. The best bit was told twice, and very slowly. Each thing went up the sleeve. And once it was in there, it no longer jiggled in {H}.'
      ]
    },
    {
      id: 'a-small-bit',
      A: 'same',
      spare: 11,
      paragraphs: [
        'One small bit had been forgotten, and it was about breakfast. It was too late for the sleeve. So {H} told it to a sock. “Is that all?” asked {A}.',
        '{H} felt around inside, first on the left and then on the right. “There’s just a crumb,” said {H}. “It doesn’t move.” “You can keep a crumb,” said {A}. “Everybody sleeps on one of those.”'
      ]
    },
    {
      id: 'weigh-it',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} held the jumper by the shoulders and weighed it. “It’s heavier,” said {A}. “It didn’t hang like this when it was washed.” {H} poked it with one finger. It gave a little.',
        '“Is it excited now?” asked {H}. They both put an ear to the wool. It was quite quiet in there. “It’s got no feet,” said {A}. “That’s a great help.”'
      ]
    },
    {
      id: 'rolled-cuff',
      A: 'partner',
      paragraphs: [
        '{A} rolled up the cuff, once and then once more, so that nothing could fall out. Then the jumper was laid over the back of the chair. It looked a little fatter than before. “In the morning you put your arm in,” said {A}, “and there it all is.”'
      ]
    },
    {
      id: 'toes-back',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} lay down again, on one side. {A} looked under the blanket, at the end. The toes lay beside each other, and no heel hopped. “Have they come back?” asked {H}.',
        '“All ten,” said {A}. “They look as if they’d been quite a way.” {A} let the blanket down over them and tucked it in at the bottom. Now they could not start again by themselves.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} turned over, and then turned back.',
      '{names} looked at the door too, in case it was coming.',
      { text: '{names} held up seven fingers, one for each minute.', needs: ['hands'] },
      { text: '{names} pulled the curtain shut, so that nobody could see it was still today.', needs: ['hands'] }
    ],
    way: [
      '{names} tried lying like a stone as well, and rolled off.',
      '{names} yawned, so as to help.',
      { text: '{names} drew a stone on a piece of paper, fast asleep.', needs: ['hands'] },
      { text: '{names} smoothed the blanket, and it was kicked up again.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard a sort of mumble, and let out a long breath.',
      '{names} smelled at the rolled cuff, from close by.',
      { text: '{names} moved the chair a bit nearer to the bed.', needs: ['hands'] },
      { text: '{names} folded the socks together, quite softly.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lamp went out. On the chair you could see the jumper, with one arm long and one arm short.',
    '{H} put a hand on {H}’s own tummy. It only went up and down in there. There was plenty of room, and in the dark the clock walked on, with nobody staring.'
  ],
  last: [
    'The jumper held on tight to all of it, and {H} was asleep.',
    'In the morning it would be up the sleeve, every bit, and so {H} slept.'
  ]
})
