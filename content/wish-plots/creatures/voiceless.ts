import { wishPlot } from '../wish-plot.ts'

export const visitorVoiceless = wishPlot({
  visits: 'voiceless',
  company: ['plum', 'shoulder', 'pan', 'spoon', 'spoons', 'drawer'],
  about: 'Somebody has swallowed its own voice together with a plum, and it is got up again as it is done with babies.',
  titles: ['Down with the Plum', 'In the Middle of a Plum', '{visitor} Opens Up', 'Over {H}’s Shoulder', 'It Was in There All the Time'],
  want: [
    {
      id: 'warm-air',
      A: 'partner',
      paragraphs: [
        'Somebody was blowing through the keyhole. {H} opened the door, and there stood {visitor.first}. {visitor} opened up very wide, and out came a little warm air.',
        '“It’s my {visitor.voice},” whispered {visitor}. “I had it at breakfast, and now it’s gone.” {H} had never heard that close up. “Come in,” said {H}. “We’ll get it back before bed, and then you can do it for us.”'
      ]
    }
  ],
  way: [
    {
      id: 'from-behind',
      A: 'partner',
      paragraphs: [
        'First {H} lent {visitor} a voice of {H}’s own. {H} hid behind {visitor}, who had only to open up and shut again. “{visitor.sound}” went {H}. But {visitor} had shut too soon.',
        'The second time {visitor} was just open when {H} sneezed. “That isn’t mine,” whispered {visitor}. “Mine’s got no sneeze in it. And mine doesn’t come from behind.”'
      ]
    },
    {
      id: 'pan',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You could do it on something,” said {A}, and brought the big pan. {visitor} opened wide, and {A} hit the pan with a spoon. Bong! It was loud, at least. {visitor} looked round, to see who it was.',
        'They tried a comb with paper, and a bottle, and the bell from a bicycle. With that one {visitor} walked up and down for a bit. “Now everybody gets out of my way,” whispered {visitor}. “But nobody’s pleased to hear me.”'
      ]
    },
    {
      id: 'looks-in',
      A: 'same',
      spare: 2,
      embodied: true,
      paragraphs: [
        '“Let’s see if it’s stuck,” said {A}, and fetched the torch. “Say aah.” “Hhhh,” said {visitor}. There was a tongue, and a great deal of pink. Right at the back hung a small thing like a bell rope.',
        '“Have you tried pulling that?” asked {H}. “You mustn’t,” said {A}. “Everybody’s got one.” So they went to the mirror, all three, and said aah. It was true. There hung three of them in a row.'
      ]
    },
    {
      id: 'fact',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s so good about it?” asked {A}. “You can whisper. We hear you quite well.” “You’re only over there,” whispered {visitor}. {H} knew more about that. “{visitor.fact},” said {H}.',
        'They tried to see how far you can whisper. {visitor} stood at the window and {A} at the door, and nothing got there at all. “I said, Here I am,” whispered {visitor}. “It’s what I say first of all.”'
      ]
    },
    {
      id: 'tired-voice',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I lost mine for two days once,” said {A}. “I’d shouted at a football. It has to rest, that’s all, like a foot.” So {visitor} had to lie down, and got a scarf, twice round.',
        'It rested for about as long as it takes to peel an egg. “Is it better?” asked {H}. {visitor} opened up, and there was nothing but a bit of scarf. “I haven’t shouted at anything,” whispered {visitor}. “I only had breakfast.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{visitor} went and stood in front of {A}, wide open. {A} looked in with great attention. Nothing was said by either of them, and they seemed to understand each other.',
        '“{A} hardly ever says a word,” said {H}, “and always gets supper.” {visitor} thought about that for a while. But outside there was a whole street, with a moon over it. Who was going to tell them?'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“My uncle had a voice that could fetch the cows from two hills off,” said {S}. “One day he lost it, and the cows came anyway. They wanted to know why he wasn’t shouting.” “Who told them?” asked {A}.',
        '“Nobody,” said {S}. “They stood round him and looked at his mouth until it was better.” {visitor} glanced about. Everybody there was looking at {visitor}. It was a help, somehow.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had found one. It was under a cup, and you were not to lift the cup. {A} lifted it a crack and put an ear there. “{visitor.sound}” said {S}, behind a hand.',
        '“It’s rather a young one,” whispered {visitor}, “but it’s good.” {visitor} came up to the cup and opened wide. Everybody waited. “It’s gone in again,” said {S}. “You have to be quicker than that.”'
      ]
    },
    {
      id: 'looked-for',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Where were you, when you had it last?” asked {A}. “Outside,” whispered {visitor}. So {H} opened the window, in case it was waiting there. A motorbike went by, and a gate squeaked, and somebody dropped a bucket.',
        'Each time {visitor} looked up, and then sighed. “That bucket was very like it,” whispered {visitor}, “in the middle part.” They listened for the bucket again, but people seldom drop one twice.'
      ]
    },
    {
      id: 'oil',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“When a door won’t make a sound, it’s been oiled,” said {A}. “And if you want it to squeak again?” asked {H}. “Then you wait,” said {A}. “It needs some weather.” So {H} was the weather. {H} blew on {visitor} from the left, and dripped a little, with one wet finger.',
        '{visitor} tried out every part that moves. One of them clicked. “That’s a start,” said {A}. But it was only a hinge, or something like it, and had never had anything to say.'
      ]
    },
    {
      id: 'the-plum',
      A: 'partner',
      paragraphs: [
        '“What were you doing when it went?” asked {A}. “Having a plum,” whispered {visitor}. “I was just in the middle of it, and I thought that I’d tell everybody.” “With the plum still in there?” “It was a very good plum,” whispered {visitor}.',
        '{A} laid an ear on {visitor}, at about the middle. “Come and listen,” said {A}. Deep inside, as small as if it came from next door, something went “{visitor.sound}” “The plum’s sitting on your {visitor.voice},” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'shoulder',
      A: 'partner',
      paragraphs: [
        'Now {H} knew what to do. You do it with babies when they drink too fast. {H} sat down and got {visitor} over one shoulder, or as much as there was room for. {H} patted. Nothing came. “Lower down,” said {A}, “and not so politely.”',
        'First there was a bubble. Then there was a hiccup, and it smelled of plum. And then it came. “{visitor.sound}” It was all there, from beginning to end, and in the drawer the spoons rang. “Pardon!” cried {visitor}, out loud.'
      ]
    },
    {
      id: 'checks',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They had to see if it was all there. {visitor} did it high, and low, and round a corner. {visitor} even did it once into the bread bin, with the lid shut on it. “Is anything missing?” asked {A}.',
        '“There’s something new,” said {visitor}. “It’s got a bit of plum in it.” They listened to it again. If you knew, you could hear it, right at the end, a little sour and a little sweet.'
      ]
    },
    {
      id: 'whisper-again',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Can you still whisper?” asked {H}. {visitor} tried, and it worked. “I never used to,” said {visitor}. “I didn’t know that you can say things to just one person.”',
        'Something was whispered into {H}’s ear, and then something into {A}’s. It was not the same thing, and neither of them would say what it was.'
      ]
    },
    {
      id: 'for-us',
      A: 'partner',
      paragraphs: [
        '“And now for us,” said {H}, “close up.” {visitor} stood on the rug and looked at them both. They held on to a chair. But it came as softly as if it had been made for one room. It was better than any big one.',
        'Then {visitor} went home. From the end of the street they heard it once more, so that everybody there should know. It stopped in the middle. “Another plum,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} opened wide as well, and out came more air.',
      '{names} felt a draught from the keyhole, and followed it.',
      { text: '{names} wrapped a scarf round the guest, where a neck might be.', needs: ['hands'] },
      { text: '{names} brought a spoonful of honey, to be going on with.', needs: ['hands'] }
    ],
    way: [
      '{names} made some noise as well, and it was the wrong one.',
      '{names} sneezed too, which did not help.',
      { text: '{names} searched under the mat, where a voice might have rolled.', needs: ['hands'] },
      { text: '{names} shut the guest gently, who came open again.', needs: ['hands'] }
    ],
    turn: [
      '{names} hiccupped as well, without any plum.',
      '{names} backed off a little, and then came back for more.',
      { text: '{names} patted the other shoulder.', needs: ['hands'] },
      { text: '{names} laid a tea towel over the spoons.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoons had all turned over in their drawer, and were laid straight again.',
    'They washed, and {H} brushed until nothing was left in {H}’s mouth but teeth. Then {H} lay down, and there was only a little warm air.'
  ],
  last: [
    'It went in, and it went out, and there was no sound in it. {H} was asleep.',
    'Whatever {H} still had to say was put away for tomorrow, quite safe, and {H} slept.'
  ]
})
