import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const quietElephant = wishPlot({
  id: 'wish-pet-elephant',
  wishes: [
    'pet elephant', 'pet elephants', 'elephant pet', 'elephant for a pet', 'elephant as a pet', 'having elephant', 'gets elephant', 'got elephant', 'owns elephant', 'keeps elephant', 'elephant lives with us', 'elephant comes live', 'elephant came live', 'elephant moves in', 'elephant moved in', 'elephant moving in', 'elephant comes to live with us', 'elephant comes to stay', 'elephant came to stay', 'elephant visit', 'elephant visits', 'elephant at our house', 'elephant in our house', 'elephant in the house', 'elephant in our flat', 'elephant flat', 'elephant living with us', 'elephant our house', 'elephant at home', 'quiet elephant', 'elephant next door', 'elephant neighbour', 'elephant lodger', 'meets elephant', 'met elephant', 'meeting elephant', 'elephant friend', 'pet elefant', 'pet elephent', 'elephant tiptoe', 'elephant in the room'
  ],
  except: [...NOT_WELL, 'purple', 'blue', 'green', 'baby', 'mouse', 'mice', 'zoo', 'circus', 'elmer', 'dumbo', 'babar', 'horton', 'ivory', 'toy', 'cuddly', 'trunk', 'forgets', 'forgot', 'bath', 'bathtub', 'fridge', 'school', 'safari', 'flying', 'flies', 'pink', 'colours', 'patchwork', 'bus', 'party', 'afraid', 'scared', 'sneeze', 'parade', 'ride', 'rides', 'white', 'woolly', 'nellie', 'swing'],
  answers: ['elephant', 'elephants', 'pet', 'has', 'have', 'had', 'gets', 'got', 'keeps', 'lives', 'live', 'living', 'comes', 'came', 'come', 'stay', 'stays', 'moves', 'moved', 'moving', 'house', 'flat', 'home', 'with', 'us', 'our', 'my', 'as', 'for', 'own', 'friend', 'big', 'huge', 'giant', 'quiet', 'loud', 'noisy', 'neighbour', 'next', 'door', 'who', 'suitcase', 'grey', 'meets', 'met', 'tiptoe', 'room', 'visit', 'visits'],
  company: ['elephant', 'pillows', 'pillow', 'wall', 'card', 'suitcase', 'sofa', 'rug', 'door', 'lid', 'feet', 'neighbour'],
  isTale: true,
  about: 'An elephant comes to live with the hero, who does so much to keep it quiet that the neighbour knocks, until it is seen who is loud.',
  titles: ['A Room for Somebody Quiet', 'Four Pillows', '{H} Has an Elephant', 'What Elephant, Said Mrs Bell', 'Knock Knock Knock'],
  want: [
    {
      id: 'the-card',
      A: 'partner',
      paragraphs: [
        '“Room for somebody quiet,” it said on the card in the shop. An elephant rang the bell, with a suitcase. “That’s me,” it said. {H} had always wanted a pet, and let it in at once.',
        '“It’ll go doom, doom, doom,” said {A}, “and Mrs Bell hears everything.” Mrs Bell lived on the other side of the wall. “It can stay for one evening. But if Mrs Bell knocks three times, it goes.”'
      ]
    }
  ],
  way: [
    {
      id: 'pillows',
      A: 'partner',
      paragraphs: [
        'First {H} made its feet quiet. It had four, so {H} ran to the beds for four pillows. A door banged. {H} ran for belts to tie them on with, and fell over the suitcase. Knock, went the wall. “That’s one,” said {A} to the elephant.',
        'Next they made the floor quiet. To lay the rug down double, you have to move the sofa. {A} pushed, and the sofa shrieked like a pig. Knock, knock. “Two,” said {A}. “It really is a very loud animal.”'
      ]
    },
    {
      id: 'suitcase',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They unpacked the suitcase together. There was a toothbrush like a broom, and a tin of buns. There was a picture of its aunt, from one side. The rest of the aunt was on a second picture. “I’ve brought my own hook,” said the elephant.',
        'It hung up its towel. The towel was a tent. {A} looked for a place to put the buns, and in the end put out the bread. “Do you eat a lot?” asked {A}. “Only between meals,” said the elephant.'
      ]
    },
    {
      id: 'which-chair',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Do sit down,” said {A}, and then looked round for something to sit on. The elephant looked too. It tried the stool with one knee, and the stool gave a small groan. “I’d rather lean,” it said.',
        'It leaned on the wall, where the wall was longest. The pictures all moved a little to the left, and the lamp swung. But it was done so slowly that nothing made a sound. “You may lean on the other side afterwards,” said {H}. “Then they’ll hang straight.”'
      ]
    },
    {
      id: 'ears',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It was warm indoors, with an elephant. It moved its ears to cool itself. The newspaper got up from the table, page by page, and went across the room. {A} ran after the sports, and {H} after the weather.',
        '“Can you do it less?” asked {A}. The elephant did it with one ear. Then the news only went in a circle. {H} held a wet sock up to it, and after that the other sock. They were dry in no time. “It stays,” said {H}. “It’s useful.”'
      ]
    },
    {
      id: 'the-trunk',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The trunk went round the room by itself, while the elephant stood still. It looked behind the clock. It went along the shelf and smelled at every book. It found the biscuits, and the other biscuits, and the secret ones behind the rice.',
        '“Those are for guests,” said {A}. The trunk held one out to {A}, very politely, by the edge. “You’re the guest,” said {A}. So it held one out to itself.'
      ]
    },
    {
      id: 'under-the-foot',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What have you got under there?” asked {H}. The elephant held up one foot, so that they could feel. It was grey and cracked on the outside, and when {H} pressed it, it gave. “There’s a cushion in it,” said the elephant. “It’s always been there.”',
        '“Then you’re on tiptoe in there?” asked {A}, who knew a bit about bones. “All day,” said the elephant. {A} and {H} tried it. At the fourth step {A} had to hold on to the table, and the table rattled. “It takes practice,” said the elephant.'
      ]
    },
    {
      id: 'oiling',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} had thought of something else. The cupboard door squeaked, and the elephant might want a cup. So {A} oiled it. For that you have to open it and shut it, and listen each time.',
        '“Eek,” said the door. “Eek. Eek.” “Nearly,” called {A}. The elephant had both ears flat to its head. “I don’t drink out of cups,” it said. Nobody heard it, because of the eek.'
      ]
    },
    {
      id: 'rumble',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Say something in elephant,” said {A}. “I have been,” said the elephant. “All the time that we’ve been standing here.” They had heard nothing at all. “It’s too low for you. My aunt can hear it, in the next valley.”',
        '{H} laid both hands on its forehead. There it was, like a lorry in a street a long way off. It went up both arms, and tickled in the elbows. “What did you say?” asked {A}. “I asked her where she’d put my other bun tin,” said the elephant.'
      ]
    },
    {
      id: 'the-rules',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} hung up the rules of the house. No running, it said there, and no stamping, and no ball indoors. A nail had to go into the wall to hang it on. Bang, bang, bang. “Is that clear?” {A} called to the elephant, over the hammer.',
        'The elephant read it through, with a finger of its trunk under every line. “I don’t run,” it said. “I can’t. I’ve always got at least one foot down.” {H} drew a small elephant underneath, with a tick.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had not been asked. {A} came out, and looked up, and then looked up further. There was a new wall in the room, and it had an eye in it.',
        'They smelled each other over. The elephant did it with one long breath, and all of {A}’s fur stood up. {A} did only the one toenail, but very thoroughly. Then {A} lay down between the front legs. It was out of the draught there.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We had a lodger once who played the trombone,” said {S}. “It was after supper, with the door open. We never said a word to him.” “Why not?” asked {A}. “He couldn’t have heard it.”',
        '{S} looked at the elephant over {S}’s glasses. “Do you play at all?” asked {S}. “I’ve got the nose for it,” said the elephant, “but I don’t like the noise.” {S} shook its trunk. From then on they were friends.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to play hide and seek with it. “You can’t,” said {A}. “Where should it go?” But {S} had already shut both eyes and was counting. At twenty the room was empty. There was a lamp, and a curtain, and a big grey sideboard.',
        '“It’s gone out,” said {S}. “We haven’t got a sideboard,” said {A}. “Ssh,” said the sideboard. They found the suitcase, and each other. It was the longest game that they had ever played in there.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had been asleep for half an hour, and outside that door there was a board. It went off like a duck when anybody trod on it. {H} always jumped over it, and {H} was always heard.',
        'The elephant went by. It went in, and looked into the cot, and came out again. {A} had not moved. “How did you do the board?” whispered {H}. “I asked it first,” said the elephant, “with my toe.”'
      ]
    },
    {
      id: 'the-lid',
      A: 'partner',
      paragraphs: [
        'Then the elephant moved one ear. “Sssh!” said {H}. “SSSH!” said {A}, with one arm out, and swept a pan lid off the shelf. It rolled round and round on the floor, louder and louder.',
        'There was a ring at the door. “Three,” said {A}. “That’s it, then.” The elephant shut its suitcase. {A} looked at its pillows. They were as smooth as at the start. “But it hasn’t moved,” said {A} slowly. “Then who was it?”'
      ]
    }
  ],
  turn: [
    {
      id: 'mrs-bell',
      A: 'partner',
      paragraphs: [
        '{H} undid the belts. The elephant stepped out of its pillows, and walked to the door. There was no doom. It had a cushion of its own under each foot. It opened, and stood aside.',
        '“What is going on in here?” asked Mrs Bell, and marched right past it. “Bang, crash, like a whole circus!” “It’s only us,” said {A}, “and the elephant.” “What elephant?” asked Mrs Bell.'
      ]
    },
    {
      id: 'behind-you',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“It’s behind you,” said {H}. Mrs Bell turned round. But an elephant that is looked for steps aside, to be polite. Now it was on the left. Mrs Bell turned to the left. “I can’t see anything,” said Mrs Bell, “but it smells of buns.”',
        '{A} pointed, and {H} pointed, and they never had the same place. At last Mrs Bell leaned on the sideboard to rest. “Good evening,” said the sideboard.'
      ]
    },
    {
      id: 'four-feet',
      A: 'partner',
      paragraphs: [
        'The elephant was standing right there. Mrs Bell saw it from the bottom up. “But that’s the only quiet one of you!” said Mrs Bell. “That can stay. It’s the others who’ll have to go.”',
        'The elephant picked up the pillows. It counted {H}’s feet, and it counted {A}’s, and they came to four. It tied the belts, each with a bow. {H} took a step, and {A} took another. Nobody knocked.'
      ]
    },
    {
      id: 'tea',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They gave Mrs Bell a cup of tea after all that. The elephant poured it, from high up, and it made no more noise than a thread. Mrs Bell stirred. Clink, clink, went the spoon. “Excuse me,” said Mrs Bell.',
        '“And what do you do for a living?” asked Mrs Bell. “I stand,” said the elephant. {A} counted what could be heard in the room. There was the clock, and there was {H}, with a bun.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} made room in the hall, and there was none left over.',
      '{names} looked at the wall, and kept away from it.',
      { text: '{names} read the card again, to see if it said how big.', needs: ['hands'] },
      { text: '{names} took hold of the suitcase, and let it stand.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the shriek of the sofa.',
      '{names} kept just as still as the elephant, for a moment.',
      { text: '{names} held one end of the rug, and trod on the other.', needs: ['hands'] },
      { text: '{names} counted the knocks on some fingers.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned on the elephant, on the far side.',
      '{names} went down the hall behind it, and could be heard.',
      { text: '{names} hung both lids back, with a sock in between.', needs: ['hands'] },
      { text: '{names} took off both shoes, to be on the safe side.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} wrote a new card for the shop, and it said “taken”. Nobody could hear the pencil.',
    'Then {H} washed, and walked to bed on two pillows, and lay down on the third.'
  ],
  last: [
    'Somebody was standing beside the bed, as quiet as a cloud, and {H} was asleep.',
    'There was no doom, and no knock on the wall, and {H} was asleep.'
  ]
})
