import { wishPlot } from '../wish-plot.ts'

export const dussehra = wishPlot({
  id: 'wish-dussehra',
  beginsElsewhere: true,
  wishes: ['dussehra', 'dusshera', 'dasara', 'dasera', 'dussera', 'dushera', 'dasehra', 'dasain', 'dashain', 'vijayadashami', 'vijaya dashami', 'vijayadasami', 'ravana', 'ravan', 'ramlila', 'ten headed king', 'ten heads', 'mysore dasara', 'mysuru dasara', 'ram leela', 'ayudha puja'],
  except: ['sad', 'died', 'without', 'burnt', 'burned', 'hurt', 'accident', 'sita', 'fire', 'dragon', 'monster'],
  answers: ['festival', 'happy', 'celebrating', 'celebrate', 'celebration', 'day', 'fair', 'mela', 'grandma', 'nani', 'dadi', 'grandpa', 'giant', 'king', 'effigy', 'heads', 'head', 'ten', 'elephants', 'elephant', 'marigolds', 'leaves', 'gold', 'tomorrow', 'first', 'going', 'navratri', 'puja', 'jalebi', 'with', 'in', 'our', 'family', 'school', 'holiday', 'holidays'],
  moods: ['first', 'waiting', 'proud'],
  company: ['king', 'heads', 'sunset', 'broom', 'marigolds'],
  about: 'The hero builds a king with ten heads for Dussehra, who is to fall down at sunset and not a moment before, and he falls down all day long.',
  titles: ['Four on the Left and Five on the Right', 'Not until Sunset', '{H} and the King with Ten Heads', 'Here Is Some Gold', 'What Ten Heads Had to Say'],
  want: [
    {
      id: 'ten-heads',
      A: 'partner',
      paragraphs: [
        'On Dussehra a paper king with ten heads stood in the park, as high as a house. At sunset he came down with a bang, and everybody cheered. {H} wanted one at home as well.',
        'So {H} and {A} hung ten paper bags along a broom, each with a face and a moustache. “He has to fall at sunset,” said {H}, “and not a moment before.” They stood him in a bucket. It was eleven in the morning.'
      ]
    }
  ],
  way: [
    {
      id: 'falls-down',
      A: 'partner',
      paragraphs: [
        'At five past eleven he fell down. “Not yet!” cried {H}. They put him up again, with a stone in the bucket. At noon he fell on the teapot. “He can’t wait,” said {A}.',
        '“You’ve got to stand till sunset,” {H} told the king. All ten looked as if they had heard. Flop. They lay on the rug, with their moustaches in the air.'
      ]
    },
    {
      id: 'ten-faces',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'They had drawn the faces in turns, and no two were alike. One was cross and one had a cold. One looked as if it had just remembered the tap. “Which is the one that decides?” asked {A}. “They vote,” said {H}.',
        '“Who’s for lunch?” asked {A}. They looked along the row. It was five to five. “That’s what comes of ten,” said {H}. “A king ought to have an odd number, or he never gets any soup.”'
      ]
    },
    {
      id: 'ten-pillows',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“How does he sleep, with all those?” asked {A}. They tried it on the floor. If he lay on his back, it needed ten pillows, and there were six. If he lay on one side, then nine of them lay on the tenth.',
        '“That one at the bottom’s me,” said {H}, and made its voice. “Could you all turn over, please? On three.” “One, two,” said the others, and then they stopped to argue about it.'
      ]
    },
    {
      id: 'tools-rest',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'At about this time the tools have a day off in many places. They are cleaned and given a flower, and nobody may use them. There are garlands on the buses too, and on the bicycles. {H} put a paper flower on the scissors, the pencils and the tin opener.',
        'They looked nice like that. Then {A} wanted some beans. They stood there with the tin, and looked at the opener, with its flower. “It’s only got the one day,” said {H}. So they had bananas, which open by themselves.'
      ]
    },
    {
      id: 'elephants',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'In one town elephants walk through the streets on Dussehra, one of them with a golden seat. They practise for weeks beforehand, with sandbags on. {A} was the first elephant. The golden seat was a cushion. “Slowly,” said {H}, and walked alongside.',
        '“I’m thinking of my feet,” said {A}, “all four.” The elephant went round the table, and nodded to the left and the right. Somebody had to walk behind with a broom, for they always do. But the broom had ten heads on it.'
      ]
    },
    {
      id: 'jalebi',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'There were jalebis, which are orange, and curl, and drip. You start on the outside and eat your way round. {H} went to the right and {A} went to the left, each with a jalebi. “Where’s the end of it?” asked {A}. “It’s where it gets sad,” said {H}.',
        'The syrup ran down as far as the elbows. They licked it off one side, and it ran down the other. “If he had one,” said {H}, meaning the king, “he’d have ten to wash.”'
      ]
    },
    {
      id: 'the-play',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'In the park they had played the old story for ten evenings, and everyone knew how it went. {A} was the monkey, who jumped over the sea. The sea was a towel. “And what do I do then?” “You come back with a mountain,” said {H}. “You were to fetch one herb, and you forgot which.”',
        '{A} looked round for a mountain, and came over the towel with the laundry basket. “It’ll be in there somewhere,” said {A}. {H} went through it. There was one sock, and that was green.'
      ]
    },
    {
      id: 'long-talk',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“What does he think about all day?” asked {A}. He was said to have known a great deal, with all that room. He could play the veena too, and sing. “The first head sings,” said {H}, “and the second can’t stand it.”',
        'They did that. {A} sang high, and {H} hummed something else quite low. Then the third came in, and wanted to know who was making that noise. It was lovely for a moment. “It’s a choir,” said {A}, “that only has to buy one ticket.”'
      ]
    },
    {
      id: 'hats',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'A king wears a crown. They cut it out of gold paper, and it was enough for three. The other seven looked at them. So they got what there was. One had a tea cosy on, and one had an egg cup. {H} put a sieve on the next.',
        'The last had nothing. {H} gave it the cork out of a bottle, and turned it a bit to one side. “That’s the one that everybody’ll talk to,” said {A}. “It’s got style.”'
      ]
    },
    {
      id: 'crowd',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} came past, selling things, as they do in the crowd. There were balloons, whistles, and a paper bow and arrow. “Best place in the park,” said {A}. “You’ll see him fall on you from here.” “What’s the whistle for?” asked {H}.',
        '“For finding your family,” said {A}. “You blow it, and they all come.” {H} blew. From everywhere people looked round who belonged to somebody. It was a good whistle, but not very exact.'
      ]
    },
    {
      id: 'pet-king',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} walked along in front of the king and looked into one face after the other. It sniffed at the moustache of the sixth. That was the bag that had had the cheese in it. “It’s found out who’s in charge,” said {H}.',
        'From then on {A} lay there, and did not take its eyes off that one. The king did not let it show. But they all had the feeling that the others were a bit jealous.'
      ]
    },
    {
      id: 'elder-park',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“One year it rained on ours,” said {S}. “He was as soft as a biscuit. All the heads hung down, and he wouldn’t fall and he wouldn’t stand.” “And then?” asked {A}. “Then my uncle went up to him, and said, Thank you for coming.”',
        '“And he sat down,” said {S}. “It was quite slow. Nobody’s ever cheered so much. My grandmother said that she’d never seen anybody lose so politely.”'
      ]
    },
    {
      id: 'small-arrow',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} had a bow of cardboard, and an arrow with a woollen tip. “May I now?” asked {S}. “Not until sunset,” said {A}. {S} stood there and aimed, with one eye shut. It got heavy. “May I now?” “It’s half past two.”',
        'So {S} practised on a cushion. The arrow went off backwards, over the shoulder, and hit the lamp. “That was for later,” said {S}, and went to get it.'
      ]
    },
    {
      id: 'baby-bags',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'One of the heads had rolled over to {A}, and crackled. {A} crackled back. Then it was taken by the moustache. “Careful, that’s a king,” said {H}. {A} put it over one foot. It looked cross there, and went up and down.',
        'When it had been kicked off, there were five toes under it, quite fresh. “Those don’t need a moustache,” said {H}.'
      ]
    },
    {
      id: 'guest-leaf',
      A: 'guest',
      spare: 3,
      paragraphs: [
        '{A} had to see the ten heads too, and was introduced. “How do you do?” said {A} to the first, and then to the second. It takes a while. At the seventh {A} got mixed up, and said it to {H}.',
        '“I’m not one of them,” said {H}. “I’m sorry,” said {A}. “It’s when you’re all in a row.” And to be on the safe side {A} shook hands with the bucket as well.'
      ]
    },
    {
      id: 'nine-over',
      A: 'partner',
      paragraphs: [
        'At four he fell over again, and always to the same side. {A} had a look from below. “There’s one in the middle,” said {A}. “Then there are four on the left. And on the right there are five.”',
        '“We could take one off,” said {A}. “Then he’s got nine,” said {H}, “and he’s nobody.”'
      ]
    }
  ],
  turn: [
    {
      id: 'sunset',
      A: 'partner',
      paragraphs: [
        '{H} thought about what weighs as much as a head. There was the garland of marigolds from over the door. {H} hung it on the left, under the fourth moustache. The king swayed, and stood. The shadows got long. Outside it grew red. “Now!” said {H}. The king stood there.',
        '“You may,” said {A}. The king stood quite still, with all his faces in the light. So {H} took the garland off him again. He leant over to the right, and lay down with a sigh, at sunset exactly.'
      ]
    },
    {
      id: 'bang',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'There had to be a bang. In the park it comes by itself, and makes the crows fly up. {A} blew up the first head, and held it shut, and {H} clapped it. It went bang.',
        'There were nine more. They took turns. At each one they were sure that they would not jump, because now they knew. They jumped all ten times.'
      ]
    },
    {
      id: 'crows',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'Afterwards they lay on the rug, and looked at where the top of the king had been. There was a lot of room up there now. “In the park they find bits of him for days,” said {A}. “Somebody’s always got a finger.”',
        '{H} had kept a moustache. It was put on, to see. “Do you think differently with that on?” asked {A}. {H} listened. “A bit louder,” said {H}.'
      ]
    },
    {
      id: 'gold',
      A: 'partner',
      paragraphs: [
        'Then {A} held out a leaf. It was from the plant at the window. “Here’s some gold,” said {A}. In many houses people give each other leaves on Dussehra, and say just that. {H} gave {A} one too. “What can you buy with it?” asked {H}.',
        '“Nothing,” said {A}. “It’s for giving.” They gave them to and fro until they were quite soft. Between them lay the king with his ten heads. He had held out until sunset.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked round the bucket and under the moustaches.',
      '{names} rustled in the bag that was to be the fourth head.',
      { text: '{names} drew one more moustache, a bit too wide.', needs: ['hands'] },
      { text: '{names} held the bucket while the king got in.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped out of the way of the fifth head.',
      '{names} ran to the window to see how high the sun still was.',
      { text: '{names} saved the teapot at the second fall.', needs: ['hands'] },
      { text: '{names} propped the king up with an umbrella, and for a moment that held.', needs: ['hands'] }
    ],
    turn: [
      '{names} cheered once too early and once just right.',
      '{names} got a leaf as well, and carried it about.',
      { text: '{names} put the garland back over the door.', needs: ['hands'] },
      { text: '{names} gave away a leaf and had two a moment later.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded the ten heads up flat, one inside the other, and the broom was a broom.',
    '{H} had only one to wash. It went on the pillow, and there was plenty of room on both sides.'
  ],
  last: [
    'There was one head on one pillow, and {H} was asleep.',
    'It was long past sunset, and {H} had lain down with a sigh, and slept.'
  ]
})
