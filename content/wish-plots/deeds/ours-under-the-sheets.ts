import { wishPlot } from '../wish-plot.ts'

export const deedOursUnderTheSheets = wishPlot({
  id: 'wish-deed-ours-under-the-sheets',
  tellsAny: 'ours',
  deeds: ['cooks', 'eats'],
  about: '{H} is to have the first spoonful, but each time a corner of the sheet is lifted, the smell rings at the whole street and somebody comes with a plate; so {H} folds all the sheets back, and has the last.',
  titles: ['The Corner of the Sheet', 'And So Did the Plate', 'Ding-Dong, Said the Smell', '{H} Has the Last Spoonful', 'An Egg Cup with a Hand On It'],
  company: ['sheet', 'sheets', 'spoon', 'ladle', 'bell', 'plate', 'door', 'egg cup', 'street', 'queue', 'boy', 'mat', 'window', 'pegs', 'letter box', 'fork'],
  want: [
    {
      id: 'gone-to-bed',
      A: 'partner',
      paragraphs: [
        'It was the day that {H} {ours.did}. The hot part was done by somebody tall. At five o’clock they laid the sheets of all the beds over the top. It looked as if {ours.the} had gone to sleep.',
        { extra: 1, joins: true, both: ['“{what.sound},” it went, under there in the warm.'] },
        'The first spoonful was to be {H}’s. {H} had had the spoon in one hand since lunch.'
      ]
    }
  ],
  way: [
    {
      id: 'ding-dong',
      A: 'same',
      paragraphs: [
        '“Now,” said {H}, and lifted a corner. Out came the smell, and went under the door. Ding-dong. There stood a man with a plate. “I just happened to be passing,” he said, “and so did the plate.” The first spoonful went on the plate, and {H} lifted the corner once more. Ding-dong. It was a lady with a nephew and a tray.'
      ]
    },
    {
      id: 'to-begin-with',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What are you going to begin with?” asked {A}. “With {what.part},” said {H} at once. {A} would have kept that for the end. They talked it over, with their eyes on the sheets.',
        '“If you keep it for the end, you have to think of it all the time,” said {H}. “That’s what it’s for,” said {A}. Behind them somebody sighed. It was the lady’s nephew, and he had had {what.part} in mind as well.'
      ]
    },
    {
      id: 'a-card',
      A: 'same',
      spare: 1,
      paragraphs: [
        'One plate stood by itself on the window sill, with a card on it. “{ours.tail}”, it said on the card. {H} had filled that one before the sheets went on. A plate was no spoonful, and didn’t count.',
        'Nobody stared at it. They looked the other way, for as long as it takes to butter bread on both sides. When they looked back, the plate was empty. It had even been wiped. “That’s manners,” said {A}.'
      ]
    },
    {
      id: 'it-said-so',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“{what.sound},” it said under the sheets. {H} and {A} looked at each other. “It’s talking in its sleep,” whispered {A}. {H} put an ear to the place.',
        '“{what.sound},” it said again, rather nearer. {H} patted it a bit through the cloth. “Not long now,” said {H}, and did not lift anything.'
      ]
    },
    {
      id: 'a-sock-on-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“It’s that bell,” said {A}, and pulled a thick sock over it. They held their breath. {H} lifted a corner. “Dup,” said the bell. It sounded like somebody with a cold.',
        'Outside stood a woman with a soup plate. “There’s something wrong with your bell,” she said. “I know a man who can see to it.” The man was standing behind her. He had no tools with him, but he did have a bowl.'
      ]
    },
    {
      id: 'a-real-parcel',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It rang, and it was only the postman. “A parcel,” he said, “to be signed for.” He did not sniff, and he had no plate. {A} was so pleased that he was asked in.',
        '“I couldn’t eat a thing,” said the postman. “It’s been like this at every door today. People ask me in.” He looked at the sheets for a while. Then he unwrapped the parcel a bit, and there was the handle of a spoon.'
      ]
    },
    {
      id: 'come-to-complain',
      A: 'same',
      spare: 8,
      paragraphs: [
        'One man had come to complain. “It comes in at my window,” he said, “and I’d only just had my supper.” “What did you have?” asked {A}. He had to look at his tie. “An egg,” he said.',
        'That was hard. {H} gave him a chair, so that he could complain sitting down. It turned out that the fork was in his inside pocket, where other people have a pen.'
      ]
    },
    {
      id: 'how-far-it-went',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} went out on the step, to find out how far it went. It went round the postbox. A bus had stopped where there was no stop. All the people in it were sitting with their chins up and their eyes shut.',
        '“As far as the bus,” {A} told {H}. Somebody had come back with {A}, and carried a ticket and a spoon. It was the driver. “I’ve got four minutes,” he said.'
      ]
    },
    {
      id: 'also',
      A: 'same',
      paragraphs: [
        'Something moved under the sheets, just where {ours.the} ended. And then {ours.also}. {H} nearly dropped the spoon. “And what’s left?” asked {A}. They looked, and there was enough.'
      ]
    },
    {
      id: 'keyhole',
      A: 'partner',
      paragraphs: [
        'They shut the window, and {A} laid a towel along the door. {H} lifted the corner no higher than a nose. Ding-dong. “It’s coming out of your keyhole,” said a very small boy. {H} filled his egg cup, and {A} looked at the keyhole.',
        '{A} stayed there. Corner up, ding-dong. Corner down, and it was quiet. “It’s you who’s ringing,” said {A}. “Whenever you lift that sheet, you ring at every door in the street.”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-of-them',
      A: 'partner',
      paragraphs: [
        '“Then I’ll ring properly,” said {H}. {H} took one end and {A} the other, and they folded back all the sheets at once. The smell went down the street like a brass band.',
        'They came with plates and lids, and one with a clean hat. The queue went round the corner. {H} served out {ours.the} and said “Mind, it’s full” to each of them.'
      ]
    },
    {
      id: 'in-front-of-everybody',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Just then, in front of everybody, {ours.the} {what.does}. “Ah,” went the queue, right back to the letter box. Those at the corner said it too. They could see nothing from there, but they trusted the others.',
        '“It hasn’t done that before,” said {A}. “Nobody’s watched before,” said {H}, and had to serve a bit faster.'
      ]
    },
    {
      id: 'small-but-high',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“A lot, or a little?” asked {H}. “Only a little,” said the lady, “but high.” The man behind her wanted just a taste, and held out a bucket. {H} filled it to the mark, and {A} put back the drops.',
        'The nephew had his in one cheek, so as to have both hands free for some more. “Is it good?” asked {H}. He nodded, and it changed sides.'
      ]
    },
    {
      id: 'one-napkin',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There were no napkins. So they sat down in a row, and one long sheet was tucked in at all the chins. “Nobody’s to get up,” said {A}. That went well, until somebody saw the time. It was a bus driver.',
        'He rose, and nine people rose with him. They went to the bus like that, in step, and each held up a plate. After a while they came back, with the passengers.'
      ]
    },
    {
      id: 'a-beard-this-time',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A man with a beard held out his plate. “Haven’t you been here before?” asked {H}. “Never,” said the man. The beard was made of cotton wool, and on its left side was some of {ours.the}.',
        '{A} thought that somebody who took so much trouble ought to get more. He got more. The next one in the queue went straight home, and came back with a moustache.'
      ]
    },
    {
      id: 'somebody-knew-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“{what.fact},” said an old lady in the queue. It went from plate to plate. “Does it?” “Who says so?” “She does, with the jug.” For a moment nobody chewed.',
        'Then they all wanted to know if you could taste it. {A} shut both eyes. “You can,” said {A}, “but only if you’ve been told.” {H} told it to everybody along with the plate, and there was no extra charge.'
      ]
    },
    {
      id: 'what-goes-with-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Do you know what would go with this?” asked a man with egg on his tie. “{what.wants}.” There was a murmur, and people lowered their forks. They hadn’t missed it until now.',
        '“At home I’ve got something like that,” a woman called from the back. She ran and looked. She had been thinking of an umbrella stand. They put it at the head of the table, and it did make it more of an occasion.'
      ]
    },
    {
      id: 'for-whoever-cannot',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Somebody had come with a wheelbarrow. “Is that all for you?” asked {A}. “It’s for my street,” said the man. “They’re too polite to come.” So {H} filled it to the edge.',
        'They heard it squeak along in the dark, and stop, and squeak on. At every stop a door opened, and somebody said, “Oh, you really shouldn’t have.” The wheelbarrow got lighter, and squeaked higher.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'At the front of the queue was {A}. {A} had not stood in it at all. {A} had come from the other side, where the queue was over, and sat down there.',
        '“That’s the end,” said {H}. {A} looked up, and did not see the difference. One end of a queue is much like the other, if you’re low enough. {H} gave {A} something of {A}’s own, and called it the first.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“When I was seven, I cooked for twenty-six people,” said {S}. “It was porridge. They stood it in the hall when they’d finished.” “What for?” asked {A}. “There was a draught,” said {S}. “It kept the door shut until the spring.”',
        '{S} held out a plate for more. “This here wouldn’t keep a door shut for a minute,” said {S}. {A} had never been paid a finer compliment.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} was the one who called out “Next, please!” {S} had a good voice for it. It was so good that they began to come up in twos. “Not so often,” said {A}. “Next,” said {S}, “but slowly.”',
        'Between two plates {S} opened one side of {S}’s mouth, and {A} put something in. Nobody could say that {S} had been served. {S} had only been held open.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{A} got a bit on the tip of a spoon. {A} shut {A}’s mouth, and opened both eyes. Everybody waited. Then it came out again at the corner, quite slowly, and {A} looked after it.',
        '“It’s a no,” said the man with the plate. But it was only being looked at. A hand came up and pushed it all back in. The whole queue clapped, as well as you can with a plate.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '“At ours nobody comes when we cook,” said {A}. “Not even my uncle, and he lives with us.” {A} had been watching the queue. “How do you do it?” asked {A}. “You have to cover it up,” said {H}.',
        '{A} wanted to remember that. Then {A} had some more, to be able to say at home what had been under there. It took three plates until {A} was quite sure.'
      ]
    },
    {
      id: 'the-last-of-it',
      A: 'partner',
      paragraphs: [
        'At last {A} looked out. In the whole street nobody was hungry any more. Of {ours.the} there was one spoonful left, and {H} lifted it with both hands. The bell said nothing at all.',
        '“What was the first one like?” asked {A}. “I don’t know,” said {H}, and licked the back of the spoon. “I’ve had the last.”'
      ]
    },
    {
      id: 'egg-cup',
      A: 'partner',
      paragraphs: [
        'Then it did ring. It was the boy with the egg cup. “Is there any smell left?” he asked. “It’s for my granny in bed.” {H} held the egg cup under a sheet for a while. He put one hand on top and carried it home.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} drifted in, on the smell alone.',
      '{names} went all round the sheets, and swallowed at every corner.',
      { text: '{names} buttoned up the last pillowcase, because there was one over.', needs: ['hands'] },
      { text: '{names} laid spoons all round, like the rays of a sun.', needs: ['hands'] }
    ],
    way: [
      '{names} got to the door before the bell had finished.',
      '{names} crept up to the corner of the sheet, nose first.',
      { text: '{names} took the visitors’ coats, and they kept the plates.', needs: ['hands'] },
      { text: '{names} stuffed a sock into the letter box, and it came back.', needs: ['hands'] }
    ],
    turn: [
      '{names} guided the end of the queue round the corner.',
      '{names} licked the air, where it was thickest.',
      { text: '{names} held plates level, for people with short arms.', needs: ['hands'] },
      { text: '{names} shook the sheets out of the window, and the next street lifted its head.', needs: ['hands'] }
    ]
  },
  fed: true,
  bed: [
    '{H} washed the spoon, and they put the sheets back on the beds. They were still a bit warm, and smelled of {ours.the}.',
    'Freshly washed, {H} lay down, and drew the sheet up to {H}’s chin. It was very much like being under the corner. Nobody lifted it.'
  ],
  last: [
    'Under the sheet it was warm and dark, and {H} was asleep.',
    'The bell hung still by the door, for nobody was passing, and {H} slept.',
    'The smell went once round the bed and lay down as well, and {H} was asleep.'
  ]
})
