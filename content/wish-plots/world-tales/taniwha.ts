import { wishPlot } from '../wish-plot.ts'

export const taniwha = wishPlot({
  id: 'wish-taniwha',
  wishes: ['taniwha', 'taniwhas', 'tanifa', 'taniwah', 'taniwha river', 'taniwha in the river', 'the taniwha', 'kaitiaki', 'kaitiakitanga', 'māori water monster', 'maori water monster', 'maori river monster'],
  answers: ['river', 'guardian', 'lake', 'sea', 'bend', 'water', 'monster', 'creature', 'log', 'eel', 'eels', 'canoe', 'waka', 'new', 'zealand', 'aotearoa', 'story', 'legend', 'maori', 'māori', 'looks', 'after', 'lives'],
  except: ['shark', 'drowned', 'flood'],
  moods: ['learning', 'first'],
  company: ['river', 'log', 'taniwha', 'bend', 'canoe', 'eel', 'rock'],
  about: 'A canoe wants to get round a bend of the river, and a log that floats upstream will not let it pass until somebody says who they are.',
  titles: ['At Every Bend', 'The Log That Went Upstream', '{H} and the Taniwha', 'First You Say Who You Are', 'Somebody’s River'],
  want: [
    {
      id: 'the-bend',
      A: 'partner',
      paragraphs: [
        'The river was a long blue sheet, with a bend in the middle. Down it came {H} and {A} in a canoe, on two cushions. In the basket was an eel for the family, and it was a belt. {H} wanted to be home with it before dark.',
        'In the bend a log lay right across the water. It was a rolled-up quilt. “That wasn’t there this morning,” said {A}. “I’ll soon have it out of the way,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'upstream',
      A: 'partner',
      paragraphs: [
        '{H} put the paddle against the log and pushed. It drifted off a bit, down the river. Then it came back up the river, all by itself. {H} pushed harder, and then the canoe was the wrong way round.',
        '“Logs float down,” said {A}. “This one floats up.” {H} knocked on it with the paddle. “Hmmm,” said somebody, very low. A row of bubbles came up.'
      ]
    },
    {
      id: 'hundred-bends',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“There’s a river that they say this about,” said {A}. “At every bend a taniwha.” {H} looked back along the sheet. It had had a bend at the lamp, and a small one at the toy box. “Did we say hello to those?” asked {H}.',
        'They hadn’t. So the canoe went all the way back, and did it properly. At the toy box nobody answered, but one corner of the sheet had turned up. “That one’s only little,” said {A}.'
      ]
    },
    {
      id: 'looks-like',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What do they look like?” asked {H}. “Some are like a great big lizard,” said {A}, “and some are like a whale. And when they don’t want to be looked at, they’re just a log.” They both had a look at everything that floated.',
        'There was a sock, and a biscuit. The biscuit was quite still. “It might be one that’s very good at it,” said {H}. They paddled round it in a wide curve, and {A} wished it a good day. {H} was almost quite sure that it had nodded back.'
      ]
    },
    {
      id: 'catching-the-eel',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The eel hadn’t been easy. Eels like it dark, under the bank. You must put down a long basket, and then keep so quiet that you forget why. {H} lay on the bank with one arm in the river. {A} lay beside {H}. They forgot why.',
        'Then something went by under the sheet, cold and long, and it had a buckle. “Now!” said {A}. It slipped through four hands, one after the other. It was only caught because it had to laugh, or somebody had.'
      ]
    },
    {
      id: 'paddling-song',
      A: 'same',
      spare: 4,
      paragraphs: [
        'If two are to paddle together, somebody has to call it out. “In,” called {A} from behind, “and out, and in.” {H} was in front and dug in the wooden spoon. They flew along. The bank was a bookcase, and the books ran past.',
        '“Are we there?” asked {H}. “We’re at the atlas,” said {A}. “Faster!” At the cookery books they lost a spoon. It went on down the river without them, and they met it again at the sofa.'
      ]
    },
    {
      id: 'digging-harbours',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“Some harbours were dug by taniwha,” said {A}. “They wanted to get out of a lake and into the sea. One of them bumped its nose on the hills until there was a gap.” {H} bumped into the hills. They were three pillows.',
        'Two of them rolled away, and the sea came in through the gap. It was {A} with the other half of the sheet. “And the third hill?” asked {A}. “That’s still there,” said {H}. “You can go and see it.”'
      ]
    },
    {
      id: 'go-round',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“We could carry the canoe round by land,” said {A}. So they got out and took up a cushion each. On land it was uphill, past a chair. When they came down to the river again, the log was there too.',
        '“It’s quicker than we are,” said {H}, “and it’s got no feet.” It lay there and dripped. It looked just as much like a log as before, perhaps a bit more so.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} knew before anybody that it was no log. {A} stood on the bank and looked at one end of it. There was nothing to see.',
        '“What’s there?” asked {H}. {A} went on looking. After a time the end that was looked at drew back a little, round the corner. {A} sat down. One of them had been the first to blink, and it hadn’t been {A}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“By our river there was a deep hole that you didn’t swim in,” said {S}. “Somebody lived there. When we caught our first eel, we put it back for whoever it was.” “Did you ever see it?” asked {A}.',
        '“One evening I felt that I was being looked at,” said {S}, “and not by a cow. It was like when my aunt looked up from her knitting. I went straight home, and I’d washed my neck before they asked.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} lay in the river, under the sheet, and was a very young taniwha. You saw a bump, and it moved up and down. “Who are you looking after?” asked {A}. The bump thought. “A duck,” it said.',
        '“Only one?” “I’ve just started,” said {S}. A hand came out, and in it was a yellow duck. It was shown to {A} from all sides. Then it was taken in again, under the water, where it was safe.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        'On the bank lay {A}, who hadn’t been told a thing about taniwha. {A} looked at the river and cooed, quite low. Something in the bend cooed back.',
        '{H} held the paddle still. {A} cooed once more, and waited, and there it was again. They had a good deal to tell each other. In between they both blew bubbles.'
      ]
    },
    {
      id: 'no-name',
      A: 'partner',
      paragraphs: [
        '“It’s the taniwha of this bend,” whispered {A}. “It looks after it.” {H} took the paddle away at once. “Then why won’t it let us by? I want to go home.” “Because we came and pushed,” said {A}. “It doesn’t know who we are. If that was our door, you’d stand in the way too.”'
      ]
    }
  ],
  turn: [
    {
      id: 'who-we-are',
      A: 'partner',
      paragraphs: [
        'So {H} laid the paddle down, and said it from the beginning. “My mountain’s the big armchair. My river’s this one. I’m {H}, and I belong to the people at the sofa, and that’s {A}.” Then {H} took the eel, the first of the day, and let it slide into the water. “This is for you.”',
        'The log sank at one end, and came up further off. “After it,” said {A}. They paddled where it swam, close in by the bank. And there they saw what lay in the middle of the bend, just under the water. It was a rock with sharp edges. The canoe would have gone straight on to it.'
      ]
    },
    {
      id: 'green-leaf',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At a place like that you may also leave a green leaf. {H} had one from the plant on the sill, which had dropped it anyhow. It was laid on the water, with the stalk to the front.',
        'It floated down to the next bend, and stopped, and turned right round. “It’s being read,” said {A}. Then it went on. They must have found nothing wrong with it.'
      ]
    },
    {
      id: 'reeds',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Past the bend the reeds began. They were a bundle of drinking straws, and they rustled when the canoe went through. “Sh,” said {A} to the left side, and “sh” to the right. Out of the straws came a duck, looked cross, and was a slipper.',
        '“We’re with the taniwha,” {H} told it. The duck thought about that. It swam ahead for a bit, as if it had meant to go that way in any case.'
      ]
    },
    {
      id: 'in-the-way',
      A: 'partner',
      paragraphs: [
        '“The taniwha wasn’t in our way,” said {H}. “It was in the rock’s way.” They passed it, without a scratch. “But now we haven’t got an eel,” said {A}. At the sofa they got out, and the basket was heavy.',
        'An eel lay in it, and two more beside it. Out on the river a log was floating up the stream, back to its bend.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited hungrily by the sofa, at the mouth of the river.',
      '{names} lay on the bank with one end in the water.',
      { text: '{names} shaded both eyes, and smoothed a ripple out of the river.', needs: ['hands'] },
      { text: '{names} laid out a plate for the eel, longer than usual.', needs: ['hands'] }
    ],
    way: [
      '{names} pricked up at the hum and moved back from the water.',
      '{names} drifted down the bank as logs do, and did not float up again.',
      { text: '{names} blew three bubbles in a glass, by way of an answer.', needs: ['hands'] },
      { text: '{names} tested the river with one toe, and took it out again.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along the bank beside the log, as softly as water.',
      '{names} came up to the sharp rock and sat down well behind it.',
      { text: '{names} hummed very low, and the log hummed it back.', needs: ['hands'] },
      { text: '{names} bowed to the log, as one of the people at the sofa.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded up the river, bend by bend. The log was unrolled, and lay on the bed, where it was wanted.',
    '{H} washed, and said good night to the armchair, since it was {H}’s mountain. The quilt was heavy and warm, and knew who it was.'
  ],
  last: [
    'Something long and heavy lay across the bed and let nobody by, and {H} was asleep.',
    'At every bend there was somebody who kept watch, and {H} slept.'
  ]
})
