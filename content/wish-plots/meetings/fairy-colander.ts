import { wishPlot } from '../wish-plot.ts'

export const fairyColander = wishPlot({
  id: 'wish-fairy-kitchen',
  beginsElsewhere: true,
  wishes: [
    'fairy kitchen', 'fairies kitchen', 'kitchen fairy', 'fairy in the kitchen', 'meets fairy', 'meet fairy', 'met fairy', 'meeting fairy', 'meets fairies', 'met fairies', 'meeting fairies', 'finds fairy', 'found fairy', 'finding fairy', 'sees fairy', 'saw fairy', 'fairy friend', 'friends with fairy', 'real fairy', 'fairy at our house', 'fairy in our house', 'fairy comes to stay', 'fairy visit', 'fairy visits',
    'fairy grants wish', 'fairy gives wish', 'fairy one wish', 'fairy wishes', 'fairy pancake', 'fairy sugar', 'fairy cupboard', 'fairy teapot', 'farie kitchen', 'meets farie', 'meets fairie', 'meets a faery', 'meets pixie', 'met pixie', 'pixie kitchen'
  ],
  except: ['tooth', 'godmother', 'unicorn', 'unicorns', 'mermaid', 'mermaids', 'ball', 'lost', 'dragon', 'dragons', 'princess', 'princesses', 'frog', 'frogs', 'lights', 'cake', 'cakes', 'pirate', 'pirates', 'costume', 'dress', 'witch', 'ballet', 'broken', 'wing', 'liquid', 'dinosaur', 'robot', 'cow', 'queen', 'school'],
  answers: ['fairy', 'fairies', 'kitchen', 'meets', 'meet', 'met', 'meeting', 'finds', 'found', 'find', 'sees', 'saw', 'real', 'tiny', 'little', 'small', 'wish', 'wishes', 'grants', 'magic', 'magical', 'friend', 'friends', 'who', 'lives', 'living', 'cupboard', 'sugar', 'table', 'visit', 'visits', 'comes', 'morning', 'night', 'our', 'house', 'home', 'pixie', 'wings', 'dust', 'good', 'kind'],
  company: ['fairy', 'colander', 'pancake', 'moon', 'elephant', 'roof', 'wand', 'table', 'shelf', 'tea', 'packet', 'window'],
  isTale: true,
  about: 'A fairy who has never been out of the kitchen grants a pancake as big as the moon, which is as big as a button, until the hero asks for one as big as the house of the fairy.',
  titles: ['As Big as the Moon', 'A Roof Full of Windows', '{H} and the Fairy Under the Colander', 'You May Bring It Back Twice', 'Not That Elephant'],
  want: [
    {
      id: 'the-roof',
      A: 'partner',
      paragraphs: [
        '{H} lifted the colander off the kitchen shelf, and under it sat a fairy at breakfast. “You’ve taken my roof off,” it said. “And you’ve seen me. Now you get a wish. That’s the rule.”',
        '{H} had wanted a pancake since Monday, and there were no eggs. “A pancake,” said {H}. “How big?” asked the fairy, and picked up its wand. “Say the moon,” whispered {A}. So {H} said, “As big as the moon.”'
      ]
    }
  ],
  way: [
    {
      id: 'moon',
      A: 'partner',
      paragraphs: [
        'The fairy shut both eyes and went red. Ping! There lay a pancake, as big as a button. {A} took it for a crumb, and licked it up.',
        '“That was my moon!” said {H}. “You may try twice more,” said the fairy. “That’s the rule as well.” So {H} took no chances. “I want one as big as an elephant,” said {H}, and moved the chairs away.'
      ]
    },
    {
      id: 'windows',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They helped to put the house back together. It had a hundred and twelve windows, and the fairy kept a lentil for each. At night it pushed the lentils in, one by one. “By the last one it’s getting light,” it said. “Then I start taking them out.”',
        '{A} laid a tea towel over the whole colander. Inside it was dark at once. Nobody said anything for a while. “That’s a hundred and twelve lentils,” said a voice in there, “for all those years.”'
      ]
    },
    {
      id: 'all-day',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What do you do all day?” asked {H}. The fairy counted it up on its fingers. It turned one spoon in the drawer the wrong way round. It tickled the tap, so that it dripped. It took the lid from the blue box and hid it behind the rice.',
        '“So that’s you!” said {A}, who had looked for that lid since the summer. “Somebody has to,” said the fairy. “If it all went smoothly in here, you’d never look behind the rice.” {A} looked. There were four lids.'
      ]
    },
    {
      id: 'wings',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The fairy flew for them, once, from the bread to the butter. It flew like somebody running with a full tray. Half way it came down on the cheese and got its breath. “Everybody thinks it’s easy,” it said. “You try it after porridge.”',
        '{H} held some onion skin to both shoulders, and ran round the table. The wings rustled very well. “More from the elbow,” called the fairy. {A} had to open the window. It was a strong sort of onion.'
      ]
    },
    {
      id: 'toaster',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then the toaster popped. The fairy was gone. They found it in the flour, head down, with its feet together. “Is it over?” it asked. “It does that every morning,” said {A}. “I know,” said the fairy. “So do I.”',
        '{A} blew off the flour, and the fairy sneezed. At each sneeze something in the kitchen rose a little way up. First it was the salt, and then a slipper. At the third one {H} felt both heels leave the floor. “More!” said {H}. But it only had three in it.'
      ]
    },
    {
      id: 'wand',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Where do you get a wand from?” asked {H}. “You grow it,” said the fairy. “Mine’s a stalk of parsley.” It had stood in a glass on the window sill for a year. Nobody had been allowed to sprinkle it on anything.',
        '{H} fetched a stalk from the fridge, and pointed it at {A}. “Turn into a chair,” said {H}. {A} waited politely. “I do feel like sitting down,” said {A}. “That’s how it begins,” said the fairy.'
      ]
    },
    {
      id: 'breakfast',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Its breakfast had gone cold, with all that wind from above. It had been one cornflake, on a button. “I always leave the second half,” said the fairy. “Otherwise I can’t get through the door.”',
        '{H} poured a whole bowl, and they all looked at it. “That’s me until I’m three hundred,” said the fairy. {H} poured the milk and took a spoon. It was gone in about a minute. The fairy had put down its flake to watch. “Again,” it said.'
      ]
    },
    {
      id: 'measured',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The fairy wanted to know how far up {H} went. It started at the big toe with a bit of spaghetti, and walked. The knee took it some time. On {H}’s tummy it had a rest. “Are we nearly there?” it called. “That’s only the second button,” said {A}.',
        'At the chin it found something stuck there from supper, and took it along for the way. At last it stood in {H}’s hair and looked round. “You can see the whole world,” it said. It meant as far as the fridge.'
      ]
    },
    {
      id: 'other-rules',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Are there any more rules?” asked {A}. “Heaps,” said the fairy. “You mustn’t say thank you to a fairy, or it has to say thank you back. It goes on and on.” “Thank you,” said {A}. “Thank you,” said the fairy, and clapped a hand to its mouth. “Thank you,” said {A}.',
        'They were both red in the face by then. {H} put a raisin in the one mouth, and half a raisin in the other. That was a rule as well: you mustn’t talk with it full.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had known all along. {A} came and stood by the shelf, at the place where something always fell down. The fairy pushed a crumb over the edge. {A} did not even have to look.',
        '“You two know each other,” said {H}. “Seven years,” said the fairy. “I push and it clears up. We’ve never talked about it.” It pushed down another one, for the look of the thing, and {A} was there.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I know that one,” said {S}, and bent down to the shelf. “It was in my mother’s kitchen. It lived under a pudding basin, and there wasn’t a window in it.” “That was my aunt,” said the fairy. “She moved. She wanted more light.”',
        '“And did you get a wish?” asked {A}. “I asked for a bicycle,” said {S}. “It was a very good one. It had a bell and everything.” {S} took it out of a purse to show them. You could hear the bell if you held your breath.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had a wish ready too, and it was to be a fairy. “You can’t,” said the fairy. “You’d have to live under something.” {S} got the big pan from the cupboard, and sat down, and put it on.',
        '“I’m in,” said {S}. It echoed. “What’s it like?” asked {A}. “It’s a bit dark. It smells of rice. Can somebody pass me my supper?” The fairy flew over and knocked on the roof with its wand. “Good morning, neighbour,” it said.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} saw the fairy and put out one hand, with all the fingers open. Everything that {A} had in that hand went in the same place afterwards. “Up,” said {H} to the fairy. “Now!”',
        'It flew to the lamp. {A} laughed, and dribbled, and clapped, and the draught of it sent the fairy round twice. “It’s a very loud giant,” said the fairy, “but it’s the first one that’s clapped.” It took a bow, with one hand on the lampshade.'
      ]
    },
    {
      id: 'never-been-out',
      A: 'partner',
      paragraphs: [
        'Ping! It had a trunk, and was even smaller. “But that’s an elephant,” said the fairy, and pointed at the tea packet. “And that’s the moon. I see it every night.” It held up a finger and thumb to the window, and looked through the gap.',
        '“It’s never been out of the kitchen,” said {A}. “It only knows what’s in here.” The fairy leaned on the salt, out of breath. “One more,” it said. “Then I’m empty until Friday.” {H} looked all round, and then at the colander.'
      ]
    }
  ],
  turn: [
    {
      id: 'as-big-as-your-house',
      A: 'partner',
      paragraphs: [
        '“I want a pancake,” said {H}, “as big as your house.” The fairy went pale. “My house?” it asked. “With the roof?” It rolled up both sleeves.',
        'It went red, and then purple. {A} held on to the table. Ping, went the wand, ping, PONG! Something warm fell flat on the shelf, and hung down over the edge. It was a pancake, all right. Only the fairy was gone.'
      ]
    },
    {
      id: 'first-look',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} went all round the rim, with both eyes at the edge of the shelf. “It’s got a hill in it,” said {A}. The hill was on the left. Then it was on the right. It went about like somebody under a blanket who can’t find the way out.',
        '“Knock if you’re all right,” said {H}. In the pancake a very small fist came up, twice. You could see each finger. “It’s lovely and warm,” said the hill. “But I’ve lost the door.”'
      ]
    },
    {
      id: 'sugar-or-lemon',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Sugar or lemon?” asked {A}. “Both,” said {H}. {A} squeezed, and {H} sprinkled. “It’s raining,” said a voice from inside. “Now it’s hailing. Is it always like that at your place?” “Only on pancakes,” said {H}.',
        'It had holes in it, tiny ones, as a good pancake has. At one of them there was an eye, and it blinked at the lemon. “A hundred and thirteen,” said the voice. “I’ll never have the lentils for that.”'
      ]
    },
    {
      id: 'eating-in',
      A: 'partner',
      paragraphs: [
        '“The fairy’s underneath,” said {A}. So they ate their way in from both sides, until a bump said “Careful!” {H} rolled back the rest like a blanket. There sat the fairy, in the crumbs.',
        '“You’ve seen me too,” said {H}. “So you get a wish. That’s the rule.” The fairy thought hard. “I’d like some of that,” it said, “as big as the moon.” {H} tore it off, quite exactly. It was as big as a button, and the fairy could hardly carry it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} breathed very carefully, so as not to blow the breakfast away.',
      '{names} wished as well, without a word, and looked up at the shelf.',
      { text: '{names} held the roof, the right way up.', needs: ['hands'] },
      { text: '{names} got out a plate for a moon.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the ping, and looked for what had fallen.',
      '{names} sniffed at the crumb, and it was nearly a pancake.',
      { text: '{names} cleared the floor, because an elephant needs room.', needs: ['hands'] },
      { text: '{names} found a second elephant, on the biscuits, and hid it.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited below the edge, where it hung down.',
      '{names} licked some lemon off the shelf, and pulled a face.',
      { text: '{names} made a gap for the moon, with a finger and thumb.', needs: ['hands'] },
      { text: '{names} held up one corner of it, and called into the dark.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} set the colander back over the fairy, very slowly, so that there was no draught. “Goodnight,” said a voice from all the windows at once.',
    'Then {H} washed, and there was still some sugar on both cheeks. In bed {H} pulled up the blanket like a pancake, as far as the chin.'
  ],
  last: [
    'At the window hung the moon, as big as a button, and {H} was asleep.',
    'Under its roof the fairy slept on half a moon, and {H} slept too.'
  ]
})
