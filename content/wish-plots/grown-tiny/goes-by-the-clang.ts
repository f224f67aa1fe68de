import { wishPlot } from '../wish-plot.ts'

export const goesByTheClang = wishPlot({
  id: 'wish-princess-rescues',
  beginsElsewhere: true,
  wishes: ['princess rescues', 'princess who rescues', 'princess rescuing', 'princess rescued knight', 'princess saves', 'princess saved prince', 'princess saved knight', 'princess saving', 'princess who saves', 'princess rescue prince', 'princess rescue knight', 'princess save prince', 'princess save knight', 'princess knight', 'princess frees', 'princess to the rescue', 'princess tower prince', 'princess tower knight', 'princess saves prince dragon', 'princess rescues prince dragon', 'princess saves knight dragon', 'princess rescues knight dragon', 'prinsess rescues', 'prinsess saves', 'brave princess', 'princess brave'],
  answers: ['princess', 'prince', 'knight', 'knights', 'rescue', 'rescues', 'rescued', 'rescuing', 'save', 'saves', 'saved', 'saving', 'frees', 'who', 'and', 'brave', 'tower', 'dragon', 'castle', 'from', 'day', 'horse', 'girl', 'clever', 'strong', 'locked', 'stuck', 'shining', 'armour', 'armor', 'himself', 'the', 'instead', 'to'],
  except: ['unicorn', 'frog', 'mermaid', 'pirate', 'witch', 'ballet', 'kitten', 'puppy', 'dog', 'cat', 'horses', 'pea', 'sleeping', 'hair', 'lion', 'bear', 'baby', 'fairy', 'space', 'planet', 'sea', 'wolf', 'animals', 'mum', 'mummy', 'dad', 'daddy', 'hospital', 'afraid', 'scared', 'fire', 'swimming', 'christmas', 'town', 'forest', 'elephant', 'monster', 'rabbit', 'peach', 'mario', 'robot', 'sister', 'brother', 'duck', 'beast'],
  moods: ['first', 'lost'],
  isTale: true,
  partnerPlays: true,
  company: ['princess', 'knight', 'dragon', 'seesaw', 'tower', 'horse', 'pigeon', 'sandwich', 'helmet', 'armour', 'door'],
  about: 'The princess rescues the knight who belongs at the other end of the seesaw, from a dragon that goes by the clang.',
  titles: ['Help Was Out', 'Princess {H} Rides Out', 'The Other End of the Seesaw', 'It Goes by the Clang', 'The Knight at the Window'],
  want: [
    {
      id: 'help-was-out',
      A: 'partner',
      paragraphs: [
        'Princess {H} had a seesaw. At the other end belonged the knight, Prince {A}, who weighed just the right amount. But the knight had ridden out to rescue somebody, and now one end stuck up in the air. {H} wanted that knight back.',
        'Then a pigeon brought a note. AM IN A TOWER. DRAGON AT DOOR. SEND HELP. YOURS, {A}. But help was out. So the princess took a sandwich, and rode to the rescue.'
      ]
    }
  ],
  way: [
    {
      id: 'piece-by-piece',
      A: 'partner',
      paragraphs: [
        'Along the door lay a dragon, asleep. {A} looked out of a small window at the back. “There was no princess,” whispered the knight, “so it kept me.” “Come out, then,” said {H}. One arm came, and there it stuck. It was the armour.',
        'So {A} took it off, and threw it out. Clang! went the knees. Clang! went the gloves. Clang! went the front. Then somebody yawned. It was the dragon, and it laid its tail across the window.'
      ]
    },
    {
      id: 'the-horse',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How did you come?” whispered {A}. “By horse,” said {H}. It was a horse that stopped at each dandelion. There had been ninety-four of them. At every gate it wanted to be told that it was a good one.',
        '“Mine went home alone,” said {A}. “It said that it wasn’t in its contract.” {H}’s horse was eating the ivy off the tower by now, from the bottom up. It didn’t think much of rescues. But it had never had ivy before, and it was ready to wait.'
      ]
    },
    {
      id: 'let-down-your-hair',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You have to let down your hair,” said {H}. “That’s what they do in towers.” {A} took hold of a bit above one ear, and pulled it out of the window. It came as far as the sill. “Is that enough?” asked the knight.',
        '“It’s a bit short,” said {H}. “I’d have to be a mouse.” They talked about how long it’d take to grow. {A} worked it out on the wall, in chalk. It came to eleven years, if nobody cut the fringe.'
      ]
    },
    {
      id: 'what-it-is-like-up-there',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Is it bad in there?” asked {H}. “It’s all right,” said the knight. “At eight there’s porridge. It blows on it, and then it’s got a crust. In the evening it reads to me through the keyhole. We’re in the middle of one with a goose.”',
        '“Do you want to stay for the end?” asked the princess, a little coldly. {A} thought about it. “No,” said {A}. “It does all the voices the same.” The seesaw had been in {A}’s mind since Wednesday.'
      ]
    },
    {
      id: 'half-a-sandwich',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} broke the sandwich in two, and tied one half to the pigeon. The pigeon flew up, and ate it on the sill, in front of the knight. “It’s arrived,” said {A}. “I’ve still got the string.”',
        'They tried again, and had a word with the pigeon first. This time it got as far as the middle, and looked down. It was a long way to carry cheese for somebody else. “Send crust,” called {A}. “It doesn’t like crust.” So the knight had a crust.'
      ]
    },
    {
      id: 'a-queue-of-one',
      A: 'same',
      spare: 5,
      paragraphs: [
        'By the tower there was a bench, and a sign. It said KNIGHTS PLEASE TAKE A NUMBER. {H} took one, and it was number two. “Who’s got number one?” asked {H}. {A} held up a bit of paper, behind the window. “They never called me,” said the knight.',
        '“What did you do all that time?” “I waved the number,” said {A}. “Then I fell asleep, and when I woke up I was inside.” {H} put number two away. It might come in handy at the baker’s.'
      ]
    },
    {
      id: 'fainting',
      A: 'same',
      spare: 6,
      paragraphs: [
        'You could see from the grass how often it had practised. There was a flat place there, just the shape of a dragon on its back. A pillow lay at the top end. “It does that every morning,” whispered {A}. “It puts a claw to its brow, says oh, and down it goes.”',
        '“Oh,” said {H}, with one hand to the brow, and fell on the flat place. It was soft there, and smelled of matches. “More in the knees,” said the knight. “And then it peeps, to see if anyone’s clapping.”'
      ]
    },
    {
      id: 'the-list',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What did you bring me?” whispered {A}. “A sandwich,” said {H}. “No ladder? No rope?” “The note didn’t say rope.” {A} had to admit that. With a pigeon you have to be short. There had been more on it at first, and then the pigeon wouldn’t lift off.',
        '“What else was on it?” asked the princess. “How are you,” said the knight, “and that I miss the bump when I come down.” {H} was glad to have that as well, even if it had come on foot.'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 8,
      paragraphs: [
        'A messenger came after {H}, quite out of breath, and that was {A}. “You forgot your crown,” said {A}. It had been carried through two woods and a bog. {H} put it on. It slid down over one eye, as always.',
        '“And the king wants to know if you’ll be back by four.” “Tell him it depends on the dragon,” said {H}. {A} looked over at it, and all along it, up to the tail. “I’ll tell him five,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had come along, as the royal guard. {A} walked up to the dragon, and stood by its nose. The nose was as big as a sofa, and much warmer. {A} turned round twice, and lay down there.',
        'When it breathed out, {A}’s ears blew back. When it breathed in, they blew forward. “Guard!” hissed {H}. One of the two tails moved a little. It was a guard that kept very close to the enemy.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} sat knitting on the bench, since every tower has somebody like that. “I was rescued three times, as a princess,” said {S}. “It was always in the rain, and always by somebody called Roland.” “Was it nice?” asked {A}.',
        '“He talked the whole way home,” said {S}. “The fourth time I looked for the key myself. It hung beside the door. Nobody had ever asked.” {A} looked beside the door. There was only the nail now. That was something, at least.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was the page, and had to blow the trumpet. It was made of one fist. “Not now,” whispered {A}. “It’s asleep.” {S} put the trumpet away, in a pocket. After a while it came out by itself. “Toot,” it said, but very small.',
        'The dragon rolled over. “Was that you?” it murmured. “That was the wind,” said {A}. “Toot,” said the wind. {S} put the other hand on top, so that there was a lid on it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} was not afraid of dragons. {A} crawled along it, and slapped each scale, to hear what it said. They went plop, plop, plop, like the lids of jars. At the tip of the tail was a tuft, and {A} had that.',
        'The dragon opened one eye. It saw something small, quite near, with no teeth. “Another princess?” it asked. {A} blew a bubble at it. “That one isn’t on the list,” said the dragon, and shut the eye.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 13,
      paragraphs: [
        '{A} was a princess from abroad, who happened to be passing. “At ours the dragon sits on the roof,” said {A}, “and the knights queue in the cellar.” “And who does the rescuing?” asked {H}. “Whoever’s got their shoes on,” said {A}.',
        'They both looked down. {H} had boots on. “Then it’s you,” said {A}, who was in sandals, and sat down on the bench to watch.'
      ]
    },
    {
      id: 'you-are-the-wrong-one',
      A: 'partner',
      paragraphs: [
        '“I’m the princess, and I’m rescuing the knight,” said {H}. “You can’t,” said the dragon. “The princess goes in. The knight stands out here, and waves something, and I faint. It’s the rule.” And it said “in you go” to the horse.',
        '“It can’t see!” called {A}. “It only goes by the clang!” And out of the window flew the last piece, which was the helmet.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-knight-at-last',
      A: 'partner',
      paragraphs: [
        '{H} put on the knees, the gloves and the front. It was much too big, and it clanged. “Oh!” said the dragon. “A knight! At last!” “And who’s up there?” asked the princess, inside the helmet. {A} stood at the window in a long white nightshirt. “Help,” said {A}, very high.',
        '“That’s the princess,” said the dragon happily. {H} had to wave something, and waved the sandwich. The dragon put a claw to its brow, and fainted, away from the door. “Same time next year?” it asked.'
      ]
    },
    {
      id: 'how-high',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“You did that well,” said {H}, when they were out. “That help of yours.” {A} pulled up the nightshirt, so as not to tread on it. “I only thought of the coldest bath I’ve ever had,” said the knight. “Then it goes up by itself.”',
        '{H} tried it as well, inside the helmet. It rang like a spoon in a jug. The dragon lay on its back and listened, with one eye open. It moved its lips. Help, it was saying, very softly. It would have liked to do that part once.'
      ]
    },
    {
      id: 'ride-home',
      A: 'same',
      spare: 15,
      paragraphs: [
        'They rode home on the one horse. The princess clanged in front, and the knight sat behind, with bare feet. People came out to their gates. “Well done, sir knight!” they called to {H}. “And you must be so glad, Your Highness!” they called to {A}.',
        '“I am,” said {A}, and waved from the wrist. “Aren’t you going to tell them?” asked {H}. “When I’ve got trousers on,” said the knight.'
      ]
    },
    {
      id: 'seesaw',
      A: 'partner',
      paragraphs: [
        'Back home they got on the seesaw. {H} went down with a clang, and stayed there. “It’s my armour,” said {A}, high up in the nightshirt. “Take it off.” “No,” said the princess.',
        'Behind the hedge somebody coughed. It was the dragon, who had never known what comes after the fainting. {A} moved up. The dragon laid the end of its tail beside the knight, and then a bit more. Slowly {H} went up, and {A} came down, with a bump.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried the other end of the seesaw, and did not weigh the right amount.',
      '{names} looked for help as well, and it was out.',
      { text: '{names} held the horse, and told it that it was a good one.', needs: ['hands'] },
      { text: '{names} waved the princess off, with a tablecloth.', needs: ['hands'] }
    ],
    way: [
      '{names} hid in a bush, and the dragon said good evening to it.',
      '{names} jumped at each clang, and looked the other way.',
      { text: '{names} picked up the knees, and put them side by side.', needs: ['hands'] },
      { text: '{names} caught one of the gloves, which was heavier than it looked.', needs: ['hands'] }
    ],
    turn: [
      '{names} fainted too, to keep it company.',
      '{names} waited at the seesaw, to see who would go up.',
      { text: '{names} clapped when it fainted, since it was peeping.', needs: ['hands'] },
      { text: '{names} put a pillow under the dragon, in good time.', needs: ['hands'] }
    ]
  },
  bed: [
    'The armour came off in the end, piece by piece, and was put by the door. The dragon went home before it was dark. It left a number for next year.',
    'The princess washed, and it was much quieter without gloves. In bed there was nobody to rescue, and no one to be rescued by.'
  ],
  last: [
    'The seesaw stood quite level in the dark, and Princess {H} was asleep.',
    'Nothing clanged any more, near or far, and {H} slept.'
  ]
})
