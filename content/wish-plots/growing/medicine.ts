import { wishPlot } from '../wish-plot.ts'

export const medicine = wishPlot({
  id: 'wish-medicine',
  wishes: ['medicine', 'medicines', 'antibiotic', 'antibiotics', 'calpol', 'cough syrup', 'cough mixture', 'paracetamol', 'ibuprofen', 'nurofen'],
  answers: ['medicine', 'medicines', 'antibiotic', 'antibiotics', 'calpol', 'cough', 'syrup', 'mixture', 'paracetamol', 'ibuprofen', 'nurofen', 'time', 'take', 'takes', 'taking', 'took', 'taken', 'give', 'giving', 'get', 'getting', 'have', 'has', 'having', 'had', 'needs', 'need', 'must', 'spit', 'spits', 'spitting', 'spat', 'out', 'it', 'all', 'won’t', 'wont', 'refuses', 'refusing', 'refuse', 'refused', 'hates', 'hate', 'hated', 'doesn’t', 'don’t', 'not', 'like', 'likes', 'want', 'wants', 'never', 'always', 'keeps', 'still', 'every', 'day', 'days', 'today', 'week', 'morning', 'evening', 'bedtime', 'night', 'twice', 'three', 'times', 'yucky', 'yuck', 'horrible', 'nasty', 'bitter', 'bad', 'taste', 'tastes', 'tasting', 'disgusting', 'spoon', 'syringe', 'struggle', 'struggles', 'struggling', 'battle', 'battles', 'trouble', 'fight', 'fights', 'fighting', 'difficult', 'hard', 'trying', 'try', 'learning', 'help', 'helping', 'finish', 'finishing', 'finished', 'brave', 'bravely', 'big', 'boy', 'girl', 'son', 'daughter', 'child', 'toddler', 'little', 'mouth', 'shut', 'shuts', 'open', 'opens', 'clamps', 'closes', 'face', 'making', 'makes', 'over', 'when', 'because', 'for', 'ear', 'infection', 'throat', 'sore', 'chest', 'tonsillitis', 'poorly', 'better', 'first'],
  except: ['hospital', 'chemo', 'chemotherapy', 'cancer', 'leukaemia', 'leukemia', 'ward', 'icu', 'operation', 'surgery', 'ambulance', 'insulin', 'diabetes', 'inhaler', 'epilepsy', 'seizure', 'seizures', 'adhd', 'ritalin', 'melatonin', 'steroids', 'heart', 'kidney', 'lungs', 'transplant', 'tablet', 'tablets', 'pill', 'pills', 'injection', 'jab', 'needle', 'drip', 'tube', 'drops', 'eye', 'nose', 'cream', 'vitamin', 'vitamins', 'rest', 'life', 'years', 'forever', 'ever since', 'chronic', 'overdose', 'wrong', 'bottle', 'whole', 'drank', 'drunk', 'found', 'swallowed', 'hid', 'hides', 'hiding', 'cupboard', 'locked', 'stole', 'stolen', 'died', 'dead', 'dying', 'sad', 'mum', 'mummy', 'mom', 'mommy', 'dad', 'daddy', 'grandma', 'grandpa', 'grandad', 'granny', 'nana', 'gran', 'brother', 'sister', 'baby', 'uncle', 'auntie', 'dog', 'dogs', 'puppy', 'cat', 'kitten', 'rabbit', 'hamster', 'vet', 'horse', 'animal', 'animals', 'teddy', 'bear', 'doll', 'dragon', 'dinosaur', 'pirate', 'princess', 'witch', 'wizard', 'robot', 'monster', 'unicorn', 'mermaid', 'fairy', 'king', 'magic', 'man', 'woman', 'ball', 'chest freezer', 'laughter', 'cabinet', 'money', 'afford', 'pay', 'shop', 'ran out', 'run out', 'lost', 'forgot', 'forced', 'force', 'held down', 'hold down', 'pinned', 'pin', 'hit', 'shouted', 'shouting', 'police', 'school', 'nurse', 'student', 'study', 'studies', 'studying', 'invent', 'invents', 'vomit', 'vomits', 'sick'],
  nothingElse: true,
  moods: ['learning', 'change', 'afraid', 'quarrel', 'waiting', 'proud', 'first'],
  company: ['strawberry', 'chemist', 'train', 'tunnel', 'mirror', 'walnut', 'bear', 'sponge', 'lemon', 'bee'],
  about: 'The hero spits out the medicine and keeps the mouth shut, until the other smells it and pulls such a face that the hero wants to see what the medicine makes of its own.',
  titles: ['That’s No Strawberry', 'The Walnut', '{H} Pulls a Face', 'I Didn’t Look', 'The Tunnel’s Shut'],
  want: [
    {
      id: 'no-strawberry',
      A: 'partner',
      paragraphs: [
        'It was medicine time. Only grown-ups may measure out medicine, and it had been done, up to the line. There was a strawberry on the bottle. {H} took in the spoonful and shut {H}’s mouth. Then the medicine came out again, all over {A}’s sleeve. “That’s no strawberry,” said {H}.',
        'The chemist was asked on the telephone, and a fresh one was measured out. But {H} did not want any more medicine. {H} laid both hands over {H}’s mouth, in case it opened by itself.'
      ]
    }
  ],
  way: [
    {
      id: 'tunnel',
      A: 'partner',
      paragraphs: [
        '“Here comes the train,” said {A}, and the spoon came along, whistling. At {H}’s hands it stopped. “The tunnel’s shut,” said {H} between two fingers. {A} tried it as a bee, and then as a bus, until the arm was tired. “It can’t be as bad as all that,” said {A}.'
      ]
    },
    {
      id: 'on-the-telephone',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was some strawberry jam, and {A} put a dab of it on {H}’s thumb, to compare. {H} licked it off and thought about the medicine. “They’ve never met,” said {H}.',
        '“Whoever made it must have known strawberries,” said {A}. {H} did not believe it. “It was told about them,” said {H}, “over the telephone. And then a lorry went by.”'
      ]
    },
    {
      id: 'through-the-nose',
      A: 'same',
      spare: 2,
      paragraphs: [
        'With a shut mouth {H} could only talk through the nose. “Hum hm hmm,” said {H}. “You’d like it in a cup?” asked {A}. “Mm!” “You’d like a hat?” {H} pointed at the floor.',
        'Then {A} saw it. {A} was standing on {H}’s foot, and had been for some time. “You could have said so,” said {A}. {H} had said so twice.'
      ]
    },
    {
      id: 'less-from-below',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It’s too much,” said {H}. {A} looked, and it was full to the line and no further. {H} went down on both knees. From below it was less. From above it was a pond. {A} tried it from below too, and from above. “It’s always the same spoonful,” said {A}. “It’s only that we get about.”'
      ]
    },
    {
      id: 'the-bears-mouth',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} fetched the bear out of bed and held an empty spoon to its mouth. The bear took it well. It looked straight ahead and did not make a fuss. “You see?” said {A}.',
        '{H} turned the bear round and showed {A} its mouth from close by. It was three stitches of brown wool. “It’s sewn up,” said {H}. “That’s why it’s so brave.”'
      ]
    },
    {
      id: 'holding-the-nose',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“You’ve got to hold your nose,” said {A}. “What you can’t smell, you can’t taste.” {H} held it with two fingers. “Like this?” It sounded like a duck in a pipe. {A} nodded.',
        'But nobody can hold a nose for long with the mouth shut. {H} went pink, and then the mouth opened, just as {A} had thought it would. “Ha,” said {A}. {H} let go of the nose at once.'
      ]
    },
    {
      id: 'what-it-does-there',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What does it do in there?” asked {H}. “It goes round and looks for whatever’s making you poorly,” said {A}, “and sends it off.” {H} laid an ear to {H}’s own arm. It was quiet, so far.',
        '“And if it’s hiding?” “That’s why you have it so often,” said {A}. “It only ever sees one corner at a time.” {H} was sorry for whoever had to tidy up in there.'
      ]
    },
    {
      id: 'child-water',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} came and opened {S}’s mouth at the spoon. “Me too,” said {S}. “You can’t,” said {A}. “It’s got my name on it, on the side.” {S} looked, and there it was.',
        'So {S} was given water, on another spoon. {S} swallowed it, shivered and held on to the table. “It’s very strong, mine,” said {S}, and wanted to know what it was called.'
      ]
    },
    {
      id: 'baby-any-spoon',
      S: 'baby',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} opened {S}’s mouth as soon as there was a spoon anywhere. It stayed open, like a letter box, and followed the spoon from left to right. “{S} thinks it’s pears,” said {A}.',
        '{A} had been like that once too, somebody said. Every spoon had been a good spoon. It must have been a fine time, thought {A}, and it had ended with a strawberry.'
      ]
    },
    {
      id: 'pet-left-over',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had once had to have medicine as well. It had been put in the middle of something good. {A} had eaten the good all round it, and left the rest there, as clean as a button.',
        '{H} looked at {A} with respect. {A} looked at the bottle, and moved a little further off, in case there was a second spoon.'
      ]
    },
    {
      id: 'face-goes-off',
      A: 'partner',
      paragraphs: [
        '{A} held the spoon under {A}’s own nose and smelled it, once. Then {A}’s face went off. One eye shut, the nose went up, and the chin came along to see. {H} laughed until both hands fell off {H}’s mouth.',
        '“Do it again!” cried {H}. {A} tried. It was only {A} with a wrinkled nose. “I can’t,” said {A}. “The medicine does it.” {H} thought about that. “What does mine look like?” “I didn’t look,” said {A}. “I was looking at my sleeve.”'
      ]
    },
    {
      id: 'under-the-nose',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} wanted that face once more, and held other things under {A}’s nose. With the lemon only the mouth went in. With the old sponge {A} looked as you look at a bill. “That’s not it,” said {H}.',
        'They tried the mustard, and a sock. {A} had a good many faces that nobody had known about. But that one did not come, and {A} had to go to the window for some air.'
      ]
    },
    {
      id: 'elder-photograph',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“Ours was fish oil,” said {S}, “and we stood in a row for it, all seven of us.” Once somebody had come with a camera just then. {A} asked what was on the photograph. “Seven children,” said {S}, “and not one eye open.”',
        'It had hung over the piano for years. “Visitors always asked about the wind,” said {S}.'
      ]
    },
    {
      id: 'guest-late',
      S: 'guest',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was allowed to smell the spoon too. “Quite pleasant,” said {S}, and smiled, because {S} was visiting. {A} looked very closely. Nothing moved at all.',
        'A while later {S} bent down to tie a shoe. Then it came. The nose went up, and the chin after it. {S} had to hold on to the wall. “It’s slow with polite people,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-mirror',
      A: 'partner',
      paragraphs: [
        '{H} had to see it. {H} sat down at the mirror, opened {H}’s mouth, and in went the spoonful. But a face like that shuts both eyes. When {H} got them open, it was over. There was only {H} in there, with a pink lip. “I missed it!” “It was like a walnut,” said {A}, and did one. It was more of a potato. “Next time you’ll have to draw it,” said {H}.'
      ]
    },
    {
      id: 'water-too',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Afterwards there was a glass of water. {H} drank some of it in front of the mirror, and shook all over. “That’s only water,” said {A}. “I know,” said {H}. “But the face was still up.”',
        'It was not quite the same one. It was smaller, and one eye had stayed open to look. “A hazelnut,” said {A}.'
      ]
    },
    {
      id: 'drawing-practice',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{A} practised, because it had to go so fast. {H} yawned, and {A} drew. Then {H} sneezed. On the paper there was a hole with some hair round it, and beside it a hand.',
        '“Where am I?” asked {H}. “You’d already gone,” said {A}, and sharpened the pencil at both ends.'
      ]
    },
    {
      id: 'from-the-inside',
      A: 'other',
      spare: 15,
      paragraphs: [
        '{A} was willing to draw it too, and asked what it was like from the inside. {H} shut both eyes to remember. “Everything wants to get to the middle,” said {H}, “and there’s only room for the nose.”',
        '{A} drew what {H} had said. It was a very good picture of a plughole. “That’s nearly it,” said {H}. “Mine’s got ears.”'
      ]
    },
    {
      id: 'how-many-walnuts',
      A: 'same',
      spare: 16,
      paragraphs: [
        'They read what it said on the bottle, to see how much paper was needed. It was one face in the morning and one in the evening, until Sunday. “And if I get used to it?” asked {H}. “Then there won’t be a face.”',
        '{A} thought that over. “Then I’ll draw you without,” said {A}. “That’s the hardest. There’s nothing to hold on to.”'
      ]
    },
    {
      id: 'hold-it',
      A: 'partner',
      paragraphs: [
        'In the evening {H} was at the table first, with paper and a pencil. {A} sharpened it. Again a spoonful had been measured out. Down went the medicine, and up came the face. “Hold it,” said {A}. {H} held it, and listened to the pencil.',
        'It had one eye, a nose right at the top, and a knot for a mouth. “That’s me!” said {H}. “And what did it taste of?” asked {A}. {H} felt about with {H}’s tongue. “I didn’t look,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} saw the sleeve, and moved back a little.',
      '{names} came nearer, to smell what was on the sleeve.',
      { text: '{names} brought a wet cloth for the sleeve.', needs: ['hands'] },
      { text: '{names} looked for the strawberry on the bottle, and found it.', needs: ['hands'] }
    ],
    way: [
      '{names} made way for the train.',
      '{names} looked from the spoon to the shut mouth and back.',
      { text: '{names} waved to the train from the platform.', needs: ['hands'] },
      { text: '{names} tried the face with one finger on the nose.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat quite still, so that the pencil could be heard.',
      '{names} looked from {H} to the walnut and back.',
      { text: '{names} held the paper straight.', needs: ['hands'] },
      { text: '{names} put the kettle where it was not in the picture.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bottle went back up high, with its lid screwed tight. {H} stuck the walnut on the wall, and left room beside it for tomorrow’s.',
    'With clean teeth {H} lay down, and stroked the face smooth again with both hands. It took a while at the nose.'
  ],
  last: [
    'The walnut hung on the wall, there was no face left over from it, and {H} was asleep.',
    'High up the strawberry stood by itself, and {H} was asleep with an open mouth.'
  ]
})
