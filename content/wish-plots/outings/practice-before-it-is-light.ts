import { wishPlot } from '../wish-plot.ts'

export const practiceBeforeItIsLight = wishPlot({
  id: 'wish-practice-before-it-is-light',
  wishes: ['football practice six morning', 'soccer practice six morning', 'hockey practice six morning', 'football practice dark', 'soccer practice dark', 'hockey practice dark', 'practice six morning', 'practice five morning', 'practice six am early', 'early practice', 'early morning practice', 'morning practice', 'early hockey practice', 'early football practice', 'early soccer practice', 'early training', 'early morning training', 'morning training', 'training six morning', 'football training morning', 'hockey training morning', 'rugby training morning', 'practice dark morning', 'practice before school', 'training before school', 'practice before sunrise', 'practice before dawn', 'training before dawn', 'dew', 'morning dew', 'first footprints grass', 'getting up early practice', 'getting up early football', 'getting up early hockey', 'gets up five practice', 'waking up early practice'],
  answers: ['football', 'soccer', 'hockey', 'rugby', 'field', 'practice', 'practise', 'practises', 'practising', 'training', 'trains', 'six', 'five', 'o’clock', 'am', '6am', '6', 'morning', 'mornings', 'early', 'dark', 'before', 'sunrise', 'dawn', 'sun', 'school', 'breakfast', 'getting', 'gets', 'get', 'got', 'wakes', 'waking', 'woke', 'wake', 'up', 'goes', 'going', 'go', 'first', 'one', 'whole', 'house', 'asleep', 'still', 'was', 'were', 'is', 'it', 'the', 'at', 'in', 'on', 'of', 'for', 'with', 'cold', 'tired', 'yawning', 'yawned', 'team', 'coach', 'ball', 'kit', 'boots', 'stick', 'pitch', 'dew', 'grass', 'wet', 'footprints', 'footprint', 'every', 'saturday', 'sunday', 'tomorrow', 'today', 'yesterday', 'season', 'time', 'so', 'too', 'very', 'really', 'street', 'lights', 'moon', 'stars', 'bus', 'loves', 'excited', 'proud', 'son', 'daughter', 'kid', 'kids', 'minor'],
  except: ['ice', 'rink', 'skates', 'skating', 'puck', 'air hockey', 'table hockey', 'piano', 'violin', 'choir', 'band', 'orchestra', 'spelling', 'potty', 'toilet', 'dragon', 'dinosaur', 'robot', 'unicorn', 'penguin', 'monster', 'lost', 'hurt', 'broke', 'broken', 'hospital', 'injured', 'fight', 'bullied', 'hit', 'hates', 'refuses', 'quit', 'cried', 'crying', 'died', 'dead', 'cancelled', 'dog', 'puppy', 'cat', 'swimming', 'swim', 'dance', 'ballet', 'gymnastics', 'doctor', 'medical', 'fairy', 'fairies', 'spider', 'mountain dew', 'elephant', 'fire', 'drill', 'army', 'new', 'tooth'],
  moods: ['first', 'waiting', 'late', 'proud', 'learning'],
  out: true,
  fed: true,
  company: ['street', 'lamp', 'lamps', 'bus', 'driver', 'baker', 'rolls', 'gate', 'key', 'man', 'field', 'grass', 'dew', 'ball', 'boots', 'coach', 'kitchen', 'blackbird', 'team', 'sun', 'bicycle', 'practice'],
  about: 'Practice is at six in the morning, and the hero wants to be the first one up in the whole town; everybody has been up longer, but on the grey field nobody has been before.',
  titles: ['Up Before Everybody', 'The First Line in the Dew', '{H} at Five O’Clock', 'Still Dark and Already Morning', 'Nobody Has Been Here'],
  want: [
    {
      id: 'five-o-clock',
      A: 'partner',
      paragraphs: [
        'Practice was at six in the morning, so {H} got up at five. It was quite dark. {H} felt about for the boots, and the bag, and the door handle. {H} wanted to be the first one up in the whole town, just once.',
        'There was a stripe of light under the kitchen door. At the table sat {A}, in a coat, and stirred a cup. “There you are,” said {A}. “I’ve been up since half past four.”'
      ]
    }
  ],
  way: [
    {
      id: 'quiet-toast',
      A: 'same',
      spare: 1,
      paragraphs: [
        'So early in the morning everything is louder. A spoon fell over, and it was like a tray. “Pssst,” said {A} to the spoon. The toaster was not even asked, for it jumps. So they had bread, and {A} spread the butter very slowly, as if it were asleep too.',
        'They left the crusts for later, and ate what was soft. {H} found that you can swallow quietly, but that you hear it in your ears. “Can you hear that?” whispered {H}. “I’ve got my own,” whispered {A}.'
      ]
    },
    {
      id: 'which-leg',
      A: 'same',
      spare: 2,
      paragraphs: [
        'You don’t wake up all at once at that hour. {H}’s feet had been awake first, and had gone to the kitchen. By now the waking had reached the elbows. “Is your head up?” asked {A}. {H} nodded, and it was not quite clear who had done it.',
        'When they looked down, there were two socks on the left foot. The right foot had a glove on. “That one wasn’t asked,” said {A}. They put it right under the table, by feel.'
      ]
    },
    {
      id: 'pet-had-not-noticed',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had opened one eye at five, and had seen the boots go by. As far as {A} was concerned, it was still yesterday. Breakfast did not exist. {A} turned round once in the warm place, and shut the eye.',
        'But then a plate was put down in the kitchen. {A} was there at once, wide awake, with no shoes to look for. “{A} gets up all in one piece,” said {H}.'
      ]
    },
    {
      id: 'elder-cockerel',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We had a cockerel next door,” said {S}, “and I wanted to be up before it, just once. So I got up at four, and then at three.” “And who won?” asked {A}. “I stood at the fence in my nightshirt,” said {S}, “and it looked at me, and crowed.”',
        '“It was only the middle of the night. But it had seen me, and thought that it was late.” The whole street had got up at three, that day, and nobody knew why.'
      ]
    },
    {
      id: 'up-before-them',
      A: 'partner',
      paragraphs: [
        'They ran, so as to be first in the street at least. Round the corner came a bus, all lit up, with nobody in it. “I’ve been up since four,” said the driver. Where they got out, it smelled of bread. “Since two,” said the baker, and gave them a warm roll each.'
      ]
    },
    {
      id: 'who-is-still-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A nurse came along the street with her shoes undone. “Good morning,” said {A}. “Good night,” said the nurse. She had been up since yesterday. {H} tried to work that out. “Is she before us, or is she after us?” asked {H}.',
        '“She’s in last,” said {A}, “and you’re out first. You’ve met at the corner.” They both turned round once more. The nurse was turning round too, and yawned, and it came across to them.'
      ]
    },
    {
      id: 'lamps-go-along',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Under each street lamp {H} had a shadow. It came up from behind, was short and round for a moment, and then ran on ahead. “It’s getting there before me,” said {H}. “It hasn’t got a bag to carry,” said {A}.',
        '{A}’s shadow ran along beside it. They got longer and longer, and went up a wall together. At the next lamp they were both behind again. “They’re no good at it,” said {H}. “They only ever run the last bit.”'
      ]
    },
    {
      id: 'other-sleeps-standing',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had only come along to carry the ball. On the grass path {A} walked with eyes shut, and one hand on {H}’s bag. “Molehill,” said {H}. {A} went round it. “Puddle.” {A} stepped over it, and smiled. It seemed to be a good dream.',
        '“Are we there?” asked {A}. “No,” said {H}. {A} was glad. When they did get there, {A} still held the ball. But in the dream it had been a loaf, and there was a tooth mark in it.'
      ]
    },
    {
      id: 'child-was-never-asleep',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had come along in a coat over the pyjamas. “I’m first,” said {S}, “because I haven’t slept at all.” “I heard you snore,” said {A}. “That was on purpose,” said {S}, “so that you’d think I was behind.”',
        'There was a crease across {S}’s cheek, from the pillow. {A} did not speak of it. {S} went on ahead, quite straight. Only once {S} turned off, and that was towards a sofa that somebody had put out.'
      ]
    },
    {
      id: 'look-down',
      A: 'partner',
      paragraphs: [
        'At the field a man had already opened the gate. “Since three,” he said. They sat down on the bag. The sky was grey by now, and so was the grass. “I’ll never be the first,” said {H}. {A} bent down, and laid a cheek nearly on the ground. “Look along it,” said {A}. There was a small drop on every blade, as far as the other side, and not one footprint.',
        '“That’s the dew,” said {A}. “It doesn’t fall like rain. It comes out of the air, on to cold grass. And grass is coldest just before it gets light.” {H} sat up. “Then the last of it’s only just got here,” said {H}, “and nobody’s been.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-first-line',
      A: 'partner',
      paragraphs: [
        '{H} set down one boot, very carefully. Where it had been, the grass was dark green. Then {H} ran, right across the middle. Behind {H} came a line, and it was the only one on the whole field. {A} rolled the ball after. It drew a line as well, thin and quite straight.'
      ]
    },
    {
      id: 'writing',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“You could write something,” said {A}. So {H} walked a letter, with small steps, heel to toe. It came out as large as a bus. Then {H} had to jump a long way, so that there was a gap before the next.',
        '“What does it say?” called {A}. From down there you could not read it. A blackbird sat on the goalpost and looked at it from above. It did so with one eye, and then with the other. “It’s got to turn its head for the long bit,” called {H}.'
      ]
    },
    {
      id: 'who-walks-how',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The others came, one by one, with their bags. Each had to cross the field, and each was written down. One went straight. One went in a bow round every puddle. One had stood for a long time in the same place, and then had run.',
        '“That’s where he’d forgotten his ball,” said {A}. “And there he remembered where it was.” There were two lines that came close together, and went on side by side. You could see that they had talked.'
      ]
    },
    {
      id: 'baby-licks-it',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was put down at the edge on a coat. There was a blade of grass in reach, with a drop at the top. {A} looked into it. There was a whole field in there, and it was upside down. {A} put out one finger, and it was gone.',
        'There were some thousand more. {A} did the next one, and the one after that. When practice began, all round the coat it was quite dry.'
      ]
    },
    {
      id: 'it-can-be-read',
      A: 'partner',
      paragraphs: [
        'At six the coach came, and yawned, and stood still, and looked along the lines. “Who was here first?” asked the coach. “I was,” said {H}. Then the team ran out, and drew all over it. You could read the whole practice on the grass.',
        'When the sun came over the roofs, the lines went pale. In the end it was only green. “It’s been wiped,” said {A}, “for next time.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} breathed in the dark, and thought of nothing.',
      '{names} turned over at five, and looked at the stripe of light.',
      { text: '{names} felt for the switch, and decided against it.', needs: ['hands'] },
      { text: '{names} tied the boots together, so that they could not lose each other.', needs: ['hands'] }
    ],
    way: [
      '{names} came behind, with eyes no wider than a coin slot.',
      '{names} had a bit of the warm roll, from the middle.',
      { text: '{names} pressed the button in the bus, long before the stop.', needs: ['hands'] },
      { text: '{names} carried the ball under one arm, and a yawn in front.', needs: ['hands'] }
    ],
    turn: [
      '{names} crossed the field as well, and it was there to be read.',
      '{names} drew a round line, and came out where it had begun.',
      { text: '{names} wrung out a sleeve, which had been too near the grass.', needs: ['hands'] },
      { text: '{names} pointed at the first line, whenever anyone asked.', needs: ['hands'] }
    ]
  },
  bed: [
    'That evening the boots stood by the door again, with dry grass on them, and the bag behind.',
    '{H} washed while it was still light, and was in bed before anybody. Out on the field it got dark. There was not a foot on it, and towards morning the dew would come.'
  ],
  last: [
    '{H} was the first one in the whole house to be asleep.',
    'The field lay there without a line, and {H} was asleep.'
  ]
})
