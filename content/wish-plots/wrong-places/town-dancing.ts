import { wishPlot } from '../wish-plot.ts'

export const townDancing = wishPlot({
  id: 'wish-town-cannot-stop-dancing',
  beginsElsewhere: true,
  wishes: ['stop dancing', 'cant stop dancing', 'can’t stop dancing', 'town dancing', 'town dances', 'town danced', 'town dance', 'village dancing', 'village dances', 'city dancing', 'street dancing', 'nobody stops dancing', 'stopped dancing', 'keep dancing', 'keeps dancing', 'forever dancing', 'dancing all day', 'dancing feet', 'stop danceing'],
  answers: ['nobody', 'can', 'cannot', 'cant', 'stop', 'stops', 'stopped', 'dancing', 'dance', 'danced', 'dances', 'whole', 'town', 'village', 'street', 'everybody', 'everyone', 'all', 'people', 'music', 'tune', 'band', 'feet', 'foot', 'shoes', 'shoe', 'day', 'long', 'the', 'in', 'where', 'when', 'who', 'until', 'was', 'starts', 'started', 'suddenly', 'silly', 'funny', 'mum', 'dad', 'teacher', 'magic', 'our', 'my', 'mayor', 'postman', 'baker'],
  except: ['ballet', 'lesson', 'class', 'show', 'recital', 'competition', 'shy', 'afraid', 'scared', 'wants', 'quit', 'hurt', 'leg', 'broken', 'injured', 'red', 'princess', 'princesses', 'twelve', 'wedding', 'robot', 'bear', 'lion', 'dragon', 'dinosaur', 'animals', 'zoo', 'pole', 'ill', 'plague', 'ants', 'annual'],
  moods: ['first'],
  company: ['band', 'drum', 'drummer', 'tuba', 'square', 'baker', 'postman', 'barber', 'dentist', 'bus', 'driver', 'lace', 'bench'],
  about: 'Nobody in the town can stop dancing, for the band cannot stop while they dance and they cannot while it plays, until a loose shoelace comes late.',
  titles: ['You Stop First, Said the Tuba', 'Nobody Can Stop Dancing', 'The Lace Went Flap', '{H} Is Late on Purpose', 'The Town on One Leg'],
  out: true,
  want: [
    {
      id: 'the-other-shoe',
      A: 'partner',
      paragraphs: [
        'It began with a shoe. {H} had tied one, and wanted to tie the other, with two loops. But the foot wouldn’t have it. It went tap-tap, and was off across the floor. “Stand still,” said {A}. “I am,” said {H}. “It’s the foot.”',
        'Then it got {A} too, knees first. Out in the street there was music, oompah, oompah. The postman danced by, and the queue from the bakery. The whole town was dancing, and nobody could stop. Behind {H} the loose lace went flap.'
      ]
    }
  ],
  way: [
    {
      id: 'sitting-down',
      A: 'partner',
      paragraphs: [
        '“It’s quite simple,” said {A}. “You sit down.” {A} sat down on a bench and danced on, along it and off the end. Everybody danced to the square, where the band was. The dentist came with somebody whose mouth was open. The barber was after half a beard.',
        '“Stop the band!” they shouted, and tried to get to it. But they only danced round it.'
      ]
    },
    {
      id: 'bakery-queue',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The queue from the bakery still had its places. Nobody in it would dance in front of anybody else. The baker danced along beside them with the tray. “Who’s next?” “Me,” said the lady in front, and reached out. By then the tray was at the back.',
        '“Two rolls,” called {A}, and spun round. One roll came by at about the right height, and {H} had it. The second one is going round to this day.'
      ]
    },
    {
      id: 'the-bus',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The bus stood at its stop, for a driver can’t dance and drive. So the bus did it for them. It leaned to the left, and it leaned to the right. The doors went hiss, open, hiss, shut. “You get on at the third hiss,” called the driver.',
        'They got on at the third. At the fifth they were off again, on the other side, with everybody’s shopping. “That was our stop,” said {A}.'
      ]
    },
    {
      id: 'policeman',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the middle of the crossing a police officer held up a white glove. “Everybody stop!” said the police officer, and meant it. But the glove waved. The other glove waved too. Then the hat began to go up and down.',
        'Everybody took that for the next step. Forty people waved two hands and nodded. “It’s very hard to be strict from the hips up,” said the police officer, and went off sideways.'
      ]
    },
    {
      id: 'the-sofa',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Two men had been carrying a sofa when it began. Now the sofa danced as well. It went up at one end, and down at the other, and round the fountain. A cat was asleep on it. It had its paws tucked in.',
        '“Can’t you put it down?” asked {A}. “We’ve tried!” called the man in front. “It won’t stay!” Past went the sofa. The cat opened one eye, saw the town go by, and turned over.'
      ]
    },
    {
      id: 'lamp-post',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You’ve got to hold on to something,” said {A}. {A} held on to a lamp post with both arms. It didn’t stop anything. It only meant that {A} went round. On each way round {A} had a bit more to say. “It’s no…” “…good…” “…at all.”',
        '{H} took hold of {A}, and the postman took hold of {H}. In the end there were nine of them on that lamp post. It was the best one in the street, and it squeaked.'
      ]
    },
    {
      id: 'library',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In the library they were dancing too, but on tiptoe, because of the sign. You could hear the skirts. A man was reading the paper over the shoulder of a man who was reading a book. They turned over when they turned round.',
        '“Have you got one about how to stop?” whispered {H}. The librarian danced along the shelf, one finger out. There was only one about how to start. It had been borrowed a lot.'
      ]
    },
    {
      id: 'pigeons',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The pigeons in the square did what they do every day. They walked and nodded, walked and nodded. Today it looked like dancing. “They’ve got it too,” said {A}. “They’ve always had it,” said {H}. “Nobody asked.”',
        'One of them stopped to look at a crumb. It just stopped, as if there were nothing to it. The whole town envied that pigeon.'
      ]
    },
    {
      id: 'asleep',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was an old man who had always slept after his dinner. He was asleep now. He danced with his chin on his chest, and snored in time. Whoever came past steered him a bit, so that he missed the fountain.',
        '“I couldn’t do that,” said {A}. But it is a question of being tired enough. {A} shut both eyes to try it. Then {A} said sorry to a letter box, and thanked it for the dance.'
      ]
    },
    {
      id: 'soup',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The café still had its guests. A waiter came out with two plates of soup, oompah, one on each hand. The soup went up on one side, and down on the other, and stayed in. “How do you do that?” asked {H}. “I dance a bit less on top,” said the waiter.',
        'The guests had their spoons ready. They danced past and dipped in, one after another. “More salt,” said the first. It took the second a whole turn to say the same.'
      ]
    },
    {
      id: 'partners',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} came past, backwards, with somebody from the bank. “May I?” asked {A}, and gave the bank to the baker. Now {A} had {H}, and they did four turns to the left. “You’re standing on me,” said {A}. “I know,” said {H}. “It’s the only foot that keeps still.”',
        'It was true. With {H} on top of it that one had to behave. But the other foot was in a temper about it, and did the dance for both.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had found out something. If you go exactly where the feet aren’t, you can get right across the square. {A} went between the boots, and round the sandals, and under a skirt.',
        'On the far side {A} looked back. Nobody had touched {A}. So {A} did it again, from the other end, for it had been fun. Only the lace nearly got caught, because {A} had wanted it since breakfast.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I haven’t danced since the town hall got its new roof,” said {S}, going by quite fast. “And I said then, that was the last time. My knee said it as well.” “And what does it say now?” asked {A}.',
        '{S} listened down. “It says that the left one’s cheating.” Then {S} got a turn exactly right, with a dip, and the postman whistled. “That’s how we did the roof,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“I’m not dancing,” said {S}. “I’m only jumping, because I want to.” {A} looked at the feet. They were going oompah. “Then stop wanting to,” said {A}. {S} thought about it hard, up in the air.',
        '“I don’t want to stop wanting to,” said {S}. There was nothing to be said against that. They jumped on side by side, one who wanted to, and one with a lace.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} had only one dance, and it was done sitting. It went up and down. {A} had done it for weeks, and nobody had ever joined in. Now a whole town did.',
        '{A} looked round at them all, very pleased. Then {A} clapped, not in time, and four people near by fell over their own feet. “Do that again!” called {H}. But {A} had found a biscuit.'
      ]
    },
    {
      id: 'the-tuba',
      A: 'partner',
      paragraphs: [
        'At last {H} came round by the drummer, who was as red as a radish. “Please stop!” “We can’t, while you’re dancing!” puffed the drummer. “But we’re only dancing because you’re playing,” said {H}. “Then you stop first,” said the tuba. “No, you,” said the town.',
        'Flap, went {H}’s lace. It had come a bit late, and so did the drum. {A} saw the drummer’s eyes. They weren’t on the notes. “They’re looking at our feet,” said {A}. “They even played that flap of yours.”'
      ]
    }
  ],
  turn: [
    {
      id: 'late',
      A: 'partner',
      paragraphs: [
        '“Then I’ll be later,” said {H}. {H} held back the foot with the loose lace. Flap. The drum had waited. Flap, it went, later still. The tuba had time to breathe. The whole town danced as if through honey.',
        'Then {H} lifted that foot, and kept it up. The drumstick stayed up too. The tuba held its breath. The dentist, the postman and {A} stood on one leg and wobbled. You could hear a pigeon walk.'
      ]
    },
    {
      id: 'slow-faces',
      A: 'same',
      spare: 15,
      paragraphs: [
        'While it was so slow they saw each other for the first time. “Oh, it’s you,” said people, as they came by. The barber found the beard, and did the other half of it in one long turn. The dentist said, “You can close now.”',
        '“Good morning,” said the postman, and laid a letter into {A}’s hand. It took as long as a feather. It was for next door. But next door was coming along already, one knee at a time.'
      ]
    },
    {
      id: 'statue',
      A: 'same',
      spare: 16,
      paragraphs: [
        'In the square there’s a statue of a man with a bucket. It had been the only one in the town that hadn’t danced. It has had one foot in the air for a hundred years. “So that’s what he’s doing,” whispered {A}. “He’s just stopped.”',
        'They looked up at him, everybody on one leg. He looked a good way off, over the roofs. You could see that he did not mean to be the one to put it down first.'
      ]
    },
    {
      id: 'two-loops',
      A: 'partner',
      paragraphs: [
        '{H} put the foot down without a sound. Nobody danced. “Now,” whispered {A}. {H} knelt on the stones and made one loop, and the other. {A} held a finger on the knot. The whole town watched.',
        '{H} pulled it tight. Snap! The drummer looked up. “No,” said {A}. “Don’t.” But at the back, in the bakery queue, one foot had already heard it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went off sideways, with no idea why.',
      '{names} turned round once, and then it had started.',
      { text: '{names} held on to the table, and the table came too.', needs: ['hands'] },
      { text: '{names} clapped with the oompah, having no choice.', needs: ['hands'] }
    ],
    way: [
      '{names} hopped along at the edge, out of the way of the boots.',
      '{names} went three times round the fountain.',
      { text: '{names} danced with a shopping bag, and the leeks nodded.', needs: ['hands'] },
      { text: '{names} pointed at the drum from each side in turn.', needs: ['hands'] }
    ],
    turn: [
      '{names} stopped, and looked surprised about the legs.',
      '{names} lay down at last, flat on the stones.',
      { text: '{names} kept a finger to the lips, to hush the tuba.', needs: ['hands'] },
      { text: '{names} held up whoever wobbled.', needs: ['hands'] }
    ]
  },
  bed: [
    'It was only a short dance, for they all knew how to end it now. They danced home later and later. At their doors they put one foot down, and the town was still.',
    'The shoes stood side by side, both tied. {H} washed, and lay down. Under the blanket one toe went tap. It waited a long while, and then it did not go tap.'
  ],
  last: [
    'The toe was late, and then later still, and {H} was asleep.',
    'No drum went, and no lace, and both feet lay side by side, and {H} was asleep.'
  ]
})
