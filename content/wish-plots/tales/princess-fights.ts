import { wishPlot } from '../wish-plot.ts'

export const princessFights = wishPlot({
  id: 'wish-princess-fights',
  wishes: ['princess fights dragon', 'princess fight dragon', 'princess fighting dragon', 'princess fights', 'princess fight', 'princess fighting', 'princess fought dragon', 'princess beats dragon', 'princess defeats dragon', 'princess defeated dragon', 'princess battles dragon', 'princess tames dragon', 'princess slays dragon', 'princess chases dragon', 'princess stops dragon', 'princess against dragon', 'princess vs dragon', 'princess versus dragon', 'princess faces dragon', 'princess outsmarts dragon', 'princess tricks dragon', 'princess wins dragon', 'princess dragon herself', 'princess dragon pillow', 'princess dragon bridge', 'princess saves kingdom', 'princess saves castle', 'princess saves village', 'princess saves town dragon', 'princess protects kingdom', 'brave princess dragon', 'brave princess', 'strong princess', 'bravest princess', 'warrior princess', 'princess warrior', 'princess armour', 'princess armor', 'princess needs no knight', 'princess doesnt need prince', 'princess doesn’t need prince', 'princess doesnt need knight', 'princess doesn’t need saving', 'princess doesnt need saving', 'princess no prince'],
  answers: ['princess', 'herself', 'himself', 'dragon', 'fights', 'fight', 'fighting', 'brave', 'strong', 'clever', 'bravest', 'who', 'the', 'alone', 'own', 'her', 'instead', 'knight', 'knights', 'king', 'queen', 'bridge', 'castle', 'kingdom', 'saves', 'save', 'saving', 'rescue', 'need', 'needs', 'doesn’t', 'doesnt', 'no', 'not', 'prince', 'big', 'scary', 'fierce', 'girl', 'armour', 'armor', 'shield', 'wins', 'win', 'beats', 'bread', 'everyone', 'everybody', 'people', 'without', 'help'],
  except: ['pea', 'egg', 'baby', 'boat', 'pirate', 'mermaid', 'unicorn', 'unicorns', 'frog', 'witch', 'ballet', 'kitten', 'puppy', 'dog', 'cat', 'sleeping', 'hair', 'fairy', 'space', 'planet', 'robot', 'dinosaur', 'sister', 'brother', 'hospital', 'afraid', 'scared', 'school', 'birthday', 'costume', 'dress', 'wolf', 'spider', 'spiders', 'jewels', 'tower', 'friend', 'friends', 'beast', 'blood', 'killed', 'dead', 'died', 'cancer', 'ill', 'kidnapped', 'rescues', 'dentist', 'needle'],
  moods: ['afraid', 'proud', 'quarrel', 'losing', 'alone'],
  isTale: true,
  out: true,
  company: ['dragon', 'bridge', 'king', 'knight', 'pillow', 'bread'],
  about: 'A princess goes to fight the dragon on the bridge herself, with a pillow, and finds out what it has to do before each roar.',
  titles: ['The Fourth Knight Was a Princess', 'A Pillow for a Fight', 'Princess {H} Goes Herself', 'Off My Bridge', 'What a Dragon Does Before It Roars'],
  want: [
    {
      id: 'on-the-bridge',
      A: 'partner',
      paragraphs: [
        'A dragon sat on the bridge, and would not let anyone across. The baker lived on the other side. So in the whole castle there was no bread. The king spread his butter on a plate, and licked it.',
        'Three knights had gone to fight it. All three had come back at a run, with very hot bottoms. “I’ll go myself,” said Princess {H}. “I’ll carry your things,” said {A}. The princess took a pot lid for a shield, and a pillow. “A pillow, for a fight?” asked {A}. “It may take all night,” said the princess.'
      ]
    }
  ],
  way: [
    {
      id: 'three-rounds',
      A: 'partner',
      paragraphs: [
        '“Get off my bridge!” called the princess. “Make me!” said the dragon. It swung its tail, low and fast. The princess jumped over it, like a skipping rope. It swung it back, and the princess jumped again. “That’s one to me,” said {H}.',
        'Then the dragon roared. It was such a roar that the princess flew off the bridge, and into a bush. {A} pulled at two feet, until the rest came out.',
        '“You can’t get near it while it roars,” said {A}.'
      ]
    },
    {
      id: 'no-one-to-save',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The dragon peered down the road. “Where’s the knight?” it asked. “There isn’t one,” said the princess. “Then who’s going to save you?” “From what?” asked the princess. “From me!” said the dragon. It sounded a bit hurt.',
        '“Nobody,” said {H}. “I’ve come about the bridge.” The dragon scratched one ear. It had only ever learned the part with the knight. “Shall we begin at the place where you squeal?” it asked. “No,” said the princess.'
      ]
    },
    {
      id: 'boots-and-crown',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A crown is no good in a fight. It slides. The princess pulled it down to keep it on, and then it was a necklace. {A} pulled it up again, by the points, and it brought both ears with it.',
        '“Could you fight without?” asked {A}. “Then it won’t know that I’m the princess,” said {H}. So {A} fixed it with a bootlace under the chin, in a bow. “Very pretty,” said the dragon.'
      ]
    },
    {
      id: 'first-knight',
      A: 'same',
      spare: 3,
      paragraphs: [
        'By the road sat the first knight, in a puddle. It hissed a little, where he sat. “Don’t go on,” he said. “It’s as big as a church, and it has teeth like doors.” “Did you hit it?” asked {A}.',
        '“I said boo,” said the knight. “And then?” “Then it said boo.” He looked at his boots. “Is there room for two in that puddle?” asked the second knight, who was just coming.'
      ]
    },
    {
      id: 'roaring-match',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“I can roar too,” said the princess, and did. It was quite a good one. It bent a daisy. “Not bad,” said the dragon. “Open your mouth more, and think of somebody who took your cake.”',
        'The princess thought of that, and roared again. {A} jumped. A duck fell over in the river. “Who took it?” asked the dragon, when it was quiet. {H} pointed at {A}. “It was only a corner,” said {A}.'
      ]
    },
    {
      id: 'tea-break',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At four the dragon stopped. “It’s time for tea,” it said. “We’ll go on after.” That seemed fair. They sat down at the two ends of the bridge. The dragon breathed on its kettle, just once, and it boiled.',
        '“Yours is cold,” said the dragon after a while. It reached over, and breathed on the princess’s cup as well. “Thank you,” said {H}. “I’ll still win.” “Sugar?” asked the dragon.'
      ]
    },
    {
      id: 'shield-dented',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The dragon puffed, and the princess held up the lid. Bong, it went. The puff flew off the lid and came back to the dragon, and made it blink. “Ha!” said the princess. “Again!”',
        'It puffed, and bong, and blinked. {A} moved the lid a little, to make it better. Now the puff flew off to the left, into a field. “Moo,” said somebody there, and walked away with her tail in a curl.'
      ]
    },
    {
      id: 'the-plan-on-paper',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} drew a plan in the dust. The big round thing was the dragon. The small round thing was the princess. From the small one an arrow went to the big one. “And what do I do there?” asked {H}.',
        '“I haven’t drawn that yet,” said {A}. They looked at the arrow. The dragon leaned over and looked at it too. “Have I really got such short legs?” it asked.'
      ]
    },
    {
      id: 'the-riddle-of-sitting',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Why do you sit there at all?” the princess called out. “It’s the right size,” said the dragon. “Everywhere else I hang over.” It showed them. On the bridge it fitted exactly, with its chin on one end and its tail on the other.',
        '“I can see that,” said {H}. “But there’s no bread.” “I don’t eat bread,” said the dragon. “We do,” said {A}, and held up the king’s plate, which had been buttered on both sides.'
      ]
    },
    {
      id: 'sneaking-under',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They tried it by the river bank, low down, one behind the other. The princess was a bush, and {A} was the bush’s bag. They got as far as the first arch. Above them something creaked, and a big head came down, upside down.',
        '“Good afternoon, bush,” said the dragon. “Good afternoon,” said Princess {H} at once. “Bushes don’t talk,” whispered {A}. “It would have been rude,” whispered {H}.'
      ]
    },
    {
      id: 'other-trumpet',
      A: 'other',
      spare: 10,
      paragraphs: [
        'Every fight needs a trumpet, and {A} had brought one. It had stood in the rain. {A} blew, and out came some water, then a frog, and then the tune. “Princess {H} against the dragon!” called {A}. “Round two!”',
        '“What about my name?” asked the dragon. “What is it?” It was called Gerald. So {A} blew again, for Gerald, and the frog got back in.'
      ]
    },
    {
      id: 'the-steed',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'A princess needs a noble steed, and that was {A}. The steed came along behind with its own crown on, made of paper. When the dragon puffed, the crown flew off and landed in the river. {A} looked after it.',
        'Then {A} looked at the dragon for a long time, and did not blink. “Tell it to stop that,” said the dragon. “It isn’t doing anything,” said {H}. “That’s the worst of it,” said the dragon.'
      ]
    },
    {
      id: 'the-old-queen',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was the old queen, and had come after them with a cushion, to watch from the grass. “In my day I fought one too,” said {S}. “It was on the stairs. Nobody could go up to bed.” “How did you win?” asked {A}.',
        '“I sang to it,” said {S}, “all nine verses, every evening for a week. In the end it asked to leave.” {S} began to hum. Up on the bridge the dragon put a claw in each ear.'
      ]
    },
    {
      id: 'the-smallest-knight',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was the royal guard, and marched in front with a wooden spoon. “Halt!” said {S} to the dragon. The dragon was sitting down already, so it was quite easy. “It obeys me,” said {S}.',
        '“Now say, go home,” said {A}. {S} said it. The dragon only yawned. “It obeys halt,” said {S}, and said it a few times more, as that one worked.'
      ]
    },
    {
      id: 'the-royal-baby',
      S: 'baby',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} was the crown baby, and sat on the blanket well back from the bridge. The dragon made a dreadful face, with all its teeth. {S} laughed, and wanted another.',
        'It made a worse one, with its tongue out. {S} clapped. After six faces the dragon had no more. “I’ve never been clapped,” it said to {A}. “Will you all come again tomorrow?”'
      ]
    }
  ],
  turn: [
    {
      id: 'before-each-roar',
      A: 'partner',
      paragraphs: [
        'The princess sat in the bush and listened. “Before it roars, it breathes in,” said {A}. “It takes ages. It needs a whole barrel of air.” “Then that’s when I go,” said {H}. “Give me the pillow.” The princess walked up to the dragon’s nose. “Roar!” said {H}. “If you can.”',
        'The dragon opened its mouth and breathed in. The princess tore the pillow open, and held it up. In went the air, and in went every feather. “Ah,” said the dragon. “Ah. Ah!”'
      ]
    },
    {
      id: 'it-is-still-coming',
      A: 'same',
      spare: 15,
      paragraphs: [
        'The dragon’s nose went up. “Ah,” it said. “Aah.” On the road three knights held on to their hats. {A} got behind the pot lid. The princess got behind {A}. Nobody spoke, and even the river seemed to wait.',
        '“Bless you,” said {H}, to be quick. “I haven’t done it yet,” said the dragon through its nose. “It’s still coming.” A feather stuck out of one nostril, and shook. “Aaah,” said the dragon. “You may want to stand back.”'
      ]
    },
    {
      id: 'tishoo',
      A: 'partner',
      paragraphs: [
        '“Tishoo!” It was the biggest sneeze in the land, and it went off backwards. The dragon flew from the bridge, over the hill, and into a duck pond. There was a splash, and then a hiss. “You win,” called the dragon. “May I come out?” “If you stay off my bridge,” said the princess.',
        'The dragon liked the pond. It was the right size, and it was warm as soon as a dragon was in it. That evening the baker walked across with forty loaves. The king ate six slices, and gave one to each knight. They had to stand up to eat it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came too, for it is not every day that somebody fights a dragon.',
      '{names} had eaten a buttered plate as well, and wanted toast.',
      '{names} met three hot knights on the way, and went on all the same.',
      { text: '{names} polished the pot lid, until you could see a princess in it.', needs: ['hands'] },
      { text: '{names} waved from the castle gate with a hanky, and then ran after.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped over the tail too, when it came round that far.',
      '{names} landed into the next bush, and found the king’s old ball in it.',
      '{names} shouted for the princess, and once, by mistake, for the dragon.',
      { text: '{names} kept the score on the wall, with a bit of chalk.', needs: ['hands'] },
      { text: '{names} picked the twigs out of the crown, one by one.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in with the dragon, and had to be reminded to breathe out.',
      '{names} wore feathers all the way home, mostly on the nose.',
      '{names} went first across the bridge, to tell the baker.',
      { text: '{names} carried the loaves in, and they were still warm.', needs: ['hands'] },
      { text: '{names} cut the first crust, and the king held out his plate.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pot lid went back on its pot. There was bread for tomorrow, and on the bridge there was nobody.',
    'The princess washed, took the crown off, and lay down on another pillow. Far away, in the warm pond, the dragon let out a long, slow breath.'
  ],
  last: [
    'One last white feather came down, and Princess {H} was asleep.',
    'In the pond the dragon blew one bubble, and {H} was asleep.',
    'The river ran under the empty bridge, and {H} was asleep.'
  ]
})
