import { wishPlot } from '../wish-plot.ts'

export const elephantBathroom = wishPlot({
  id: 'wish-elephant-bathroom',
  wishes: ['elephant bathroom', 'elephant in the bath', 'elephants bathroom', 'elephant bath', 'elephant in bathtub', 'elephant bathtub', 'elephant shower', 'elephant in the tub', 'finds elephant bath', 'elefant bathroom', 'elephant loo', 'elephant toilet', 'elephant washroom', 'elephant in our bath', 'elephant having bath', 'elephant has bath', 'elephant takes bath', 'elephant took bath'],
  except: ['big', 'lost', 'zoo', 'sick', 'hurt', 'died', 'dead', 'afraid', 'scared', 'toy', 'mud', 'river', 'how', 'why', 'spider', 'shark', 'crocodile', 'plug', 'hair', 'shampoo', 'potty', 'stuck'],
  answers: ['elephant', 'elephants', 'bathroom', 'bath', 'bathtub', 'tub', 'shower', 'toilet', 'loo', 'finds', 'find', 'found', 'finding', 'in', 'our', 'stuck', 'hiding', 'hides', 'big', 'huge', 'giant', 'baby', 'grey', 'has', 'having', 'takes', 'took', 'wash', 'washing', 'water', 'bubbles', 'splash', 'splashing', 'morning', 'sitting', 'friendly', 'talking', 'funny', 'discovers', 'sees', 'squirts'],
  company: ['elephant', 'bath', 'mouse', 'mug', 'soap', 'slipper', 'towel', 'curtain', 'tap', 'door', 'mat', 'hill', 'bus', 'town hall'],
  isTale: true,
  about: 'An elephant hides in the bath from a mouse that never finds it, because each of them only looks where it would hide itself, until the tip of a trunk goes into the toothbrush mug.',
  titles: ['There Is Nobody in the Bath', '{H} Finds an Elephant', 'The Mouse Looked in the Mug', 'Behind the Town Hall', 'Breathe Out and Come In'],
  want: [
    {
      id: 'in-the-bath',
      A: 'partner',
      paragraphs: [
        '{H} opened the bathroom door, and in the bath stood an elephant. It was grey all the way up to the lamp. {H} had only come to sail a boat. “There’s nobody here,” said the elephant, and pulled the curtain over one eye.',
        '“However did it get in?” asked {A}, who had come to look. “I breathed out,” said the curtain. “Do shut the door. I’m hiding.”'
      ]
    },
    {
      id: 'four-feet',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The bath had four iron feet, and the elephant had four of its own. “Can’t you sit?” asked {H}. The elephant tried it. The bath said something low, like a ship, and its iron toes spread out on the tiles.',
        '“Better stand,” said {A}. So it stood, with one foot on the plug and one on the sponge. “Is this a cushion?” it asked. “It was a sponge,” said {H}. It was a flannel now.'
      ]
    }
  ],
  way: [
    {
      id: 'the-mouse',
      A: 'partner',
      paragraphs: [
        'The elephant was playing hide-and-seek with a mouse, and had stood in there since Tuesday. In came the mouse. It looked into the toothbrush mug and under the soap. Then it ran between the elephant’s feet, and out. “Nobody,” it said.',
        '“It never looked up!” said {H}, and hung a red towel on the trunk. The mouse came back. It looked between all the fringes. “Nobody,” it said.'
      ]
    },
    {
      id: 'back-teeth',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“While you’re here,” said {A}, “have you done your teeth?” The elephant opened wide. There were only four in there, but each was as long as a loaf. {H} did them with the floor brush, up and down, and {A} held the lamp.',
        '“It’s my fifth lot,” said the elephant. “When these are worn out, there’s one more lot to come.” {H} felt a loose one with a finger. It was {H}’s first lot, and one of those was not even loose. It seemed a slow way of doing things.'
      ]
    },
    {
      id: 'steam',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It was so steamy in there that nobody could see the mirror. The elephant moved its ears, just once, to and fro. The steam went out under the door. So did two towels and a sock.',
        'There in the mirror was {H}, with hair on end. Behind {H} was {A}, and behind {A} it was grey. “That’s me,” said the elephant, pleased. It had never seen so small a bit of itself.'
      ]
    },
    {
      id: 'low-note',
      A: 'same',
      spare: 4,
      paragraphs: [
        'To pass the time the elephant sang. Nothing could be heard of it. But the mug began to rattle, and then the soap walked along the shelf. “I can feel it in my socks,” said {H}. “That’s the low part,” said the elephant. “My aunt will be hearing that, five miles off.”',
        'They stood quite still, and waited for the aunt. After a while the tooth-mug rattled by itself, twice. “She says to stand up straight,” said the elephant.'
      ]
    },
    {
      id: 'the-soap',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The soap was gone. It was a green one, and new that morning. The mouse had looked under it, and {A} had seen it on the shelf. “Open your mouth,” {A} told the elephant. It opened, and a bubble came out, as big as a football. In the bubble was the whole bathroom, bent.',
        '“It looked like a pear,” said the elephant. At each word there was one more. {H} asked it seven questions, only for the bubbles. It did not like the taste, but it was too polite to stop.'
      ]
    },
    {
      id: 'who-is-in',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There was a knock on the door. “Will you be long?” somebody asked. The elephant held its breath, and grew a little wider. “We’re just rinsing,” called {H}. That was true of one sock.',
        'Then there was a knock from underneath. It was Mr Lowe, with a broom. “It’s dripping on my rice,” he called up. “Is it warm?” {A} called down. There was a pause. “It is, rather,” said Mr Lowe. “Thank you.”'
      ]
    },
    {
      id: 'wash-hands',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} had been at the honey, and came back in with two sticky hands. {A} held them out without looking. Something long and damp came down and went over them, first the left and then the right. It blew them dry as well.',
        '“What a good tap,” said {A}. Then {A} looked up along it, and went on looking for some time. “Does it do hair?” asked {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came in with a very straight tail, to see who was in the bath. It was not a room that {A} liked. {A} looked at one foot, and the next, and counted up to four. So far it might have been a table.',
        '“Don’t tell the mouse,” said the elephant. {A} lay down on the mat, with a nose towards the wall. It was the face of somebody who has never seen an elephant.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We once had a cow in the pantry,” said {S}. “It walked in for the salt.” “How did you get it out?” asked {A}. “We didn’t. We waited till it wanted something from outside.”',
        '{S} looked up at the elephant, and then at the window, no bigger than a tray. “What do you want from outside?” asked {S}. “To be found,” said the elephant. “That’s no good,” said {S}. “You’ve got to be in for that.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to hide as well, and the best place was behind the elephant. Between it and the tiles there was a gap for one. “Can you see me?” asked {S}. “I can see an ear,” said {A}. “That’s the elephant’s,” said {S}. “Then I can’t see you at all,” said {A}.',
        'It was warm back there, and it smelled of hay and toothpaste. The mouse ran through once more. It looked into {S}’s pocket, found half a biscuit, and took that instead.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} was held up to have a look. {A} took hold of the tail, since that was on the right level, and pulled. The elephant lifted one foot. {A} pulled again, and it lifted the next. It was the best lamp cord in the house.',
        '“Ga!” said {A}, and let go. The elephant turned its trunk round and blew, very softly, on the hair. All three of the hairs stood up.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“At ours it’s the other door,” said {A}, who was looking for the bathroom, and had found it. {A} looked at the elephant. “Is it busy?” “It’s only hiding,” said {H}. “Shall I turn round?” asked the elephant, and politely shut its eyes.',
        '{A} washed two hands, and dried them on something grey. It wasn’t a towel. “Lovely and thick,” said {A}. “Ours are worn quite thin.”'
      ]
    },
    {
      id: 'each-where',
      A: 'partner',
      paragraphs: [
        'The elephant cried tears as big as plums, and the bath ran over. “I’ll just tell that mouse,” said {A}. “Then I’m not found,” sobbed the elephant. “I’m only told.”',
        '{A} wrung out the mat. “Where do you look, when it’s your turn?” “Behind the hill,” said the elephant. “Behind the town hall.” “And do you find it?” “Never. It’s very good.” {A} turned to {H}. “They both look where they’d hide themselves.”'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-mug',
      A: 'partner',
      paragraphs: [
        'But what was small on an elephant? Then it wiped one eye, with the pink tip of its trunk, as neatly as with a thumb. “Put that in the mug!” said {H}.',
        'In came the mouse, on tired feet. It looked under the soap. It stood up at the mug, and was nose to nose with something pink. “Found you!” it shouted, and ran up the trunk, on and on. “And here,” it called, “there’s more of you!”'
      ]
    },
    {
      id: 'list',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The mouse sat down on the elephant’s head, beside the lamp, to get its breath. Since Tuesday it had looked in forty matchboxes, it said, and in all the thimbles in the street. “I looked in a doughnut,” it said. “I looked in it for a long time.”',
        '“And you came through here eleven times,” said {H}. “It had such thick trees,” said the mouse. It looked down over the edge at the four feet. “I did wonder who’d put trees in a bathroom.”'
      ]
    },
    {
      id: 'towels',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Nobody should go out wet in the evening. All the towels were used up, and they had only got to the second knee. {A} brought the tablecloth. {H} did behind the ears with a bath mat. It was like making two beds.',
        '“Mind the tail,” said the elephant. “It’s ticklish.” It was dried with a single sock. The sock was too big for it.'
      ]
    },
    {
      id: 'its-turn',
      A: 'partner',
      paragraphs: [
        'Now it was the elephant’s turn to look. It counted as far as it could, which was six. It breathed out, long and slow, and went through the door like a letter. “I’ll try the town hall,” it said.',
        '“There’s no water left for my boat,” said {H}. Back through the door came a trunk. “I was keeping this out of the way,” said the elephant, and poured it all in. It was still warm. {A} sat on the edge, and {H} sailed the boat from the tap to the toes. In the mug two ears went down. “There’s nobody here,” said the mug.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked in as well, and saw mostly knees.',
      '{names} sniffed at the air, and it smelled of hay.',
      { text: '{names} shut the door softly, because of the hiding.', needs: ['hands'] },
      { text: '{names} pointed up, and up, as far as the lamp.', needs: ['hands'] }
    ],
    way: [
      '{names} kept quiet, and gave nothing away.',
      '{names} moved out of the wet, to the dry end of the mat.',
      { text: '{names} held a hanky ready, and then a sheet.', needs: ['hands'] },
      { text: '{names} put the slippers up on the stool.', needs: ['hands'] }
    ],
    turn: [
      '{names} came close to see the mouse go by.',
      '{names} listened to the big feet going down the street.',
      { text: '{names} waved from the window, as far as the corner.', needs: ['hands'] },
      { text: '{names} put the soap back where it belonged.', needs: ['hands'] }
    ]
  },
  bed: [
    'The mat was hung over the edge, and the red towel on its hook. Nobody moved the mug.',
    '{H} was dry and lay down. Far away, behind the town hall, somebody was being very thorough.'
  ],
  last: [
    '{H} breathed out, a long, long breath, and was asleep.',
    'In the mug there was nobody, and behind the town hall there was nobody either, and {H} slept.'
  ]
})
