import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const puffin = wishPlot({
  id: 'wish-puffin',
  wishes: ['puffin', 'puffins', 'puffling', 'pufflings', 'puffin chick', 'baby puffin'],
  answers: ['beak', 'bill', 'fish', 'sea', 'cliff', 'island', 'burrow', 'chick', 'baby', 'orange', 'feet', 'iceland', 'scotland', 'wings', 'flies', 'colourful', 'colorful', 'cute', 'sleepy', 'who', 'that', 'clown', 'bird'],
  except: [...NOT_WELL.filter((word) => word !== 'flew'), 'rock', 'book', 'books', 'huffin', 'oona'],
  company: ['puffin', 'puffling', 'burrow'],
  about: 'A puffin wants to bring ten fish home at once, and whenever the chick asks how many there are, they all fall out.',
  titles: ['Ten Fish at Once', 'The Puffin That Could Not Say Ten', '{H} Has Its Beak Full', 'Two Fish, Splash', 'A Stamp for Each Fish'],
  want: [
    {
      id: 'ten-fish',
      A: 'partner',
      paragraphs: [
        '{H} was a puffin, with orange socks for feet. The rug was the sea. In it lay paper fish, each as long as a hand. A puffin carries its fish home crosswise in its beak, a whole row of them. {H} wanted to bring ten at once.',
        'In the burrow under the table sat the chick, which is called a puffling. That was {A}. It was hungry, and it wanted to know everything.'
      ]
    }
  ],
  way: [
    {
      id: 'walk',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'On land a puffin walks like somebody in a hurry to the bathroom, with its chest out. {H} walked round the burrow like that. “Is there something the matter?” asked the puffling. “No,” said {H}. “That’s how we go.”',
        '{A} tried it out too, from one wall of the burrow to the other. “Why so upright?” “It looks as if we owned the cliff,” said {H}. They owned it twice round.'
      ]
    },
    {
      id: 'landing',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'A puffin flies very well and lands very badly. It whirrs with its wings, and puts its feet out, and then it hopes. {H} came whirring in from the door. The feet were out. There was a heap of cushions, and {H} was in it.',
        '“Was that the landing?” asked {A}. “That was the first half,” said the cushions. The second half was getting out again.'
      ]
    },
    {
      id: 'two-splash',
      A: 'partner',
      paragraphs: [
        'The puffin dived, rowed with its wings, and came up with a fish between its lips. That went well. It dived again, and opened up for the second one. Splash, the first was back in the sea. It was the same with the third.',
        '“You’re only using your lips,” said the puffling. “A puffin’s got a rough tongue. That holds them up at the top, and then it can open for the next.” {H} pressed a fish up with {H}’s tongue, and opened. It stayed there. “Ih hoks!” said {H}.'
      ]
    },
    {
      id: 'billing',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'When puffins like each other they knock their beaks together from side to side. {H} and {A} did it with their noses. Tock, tock, it should have gone. It was more of a squeak.',
        '“What did we say?” asked {A}. “That we’re glad we’re back,” said {H}. “I’ve been here all the time.” “Then you’re glad that I am,” said the puffin.'
      ]
    },
    {
      id: 'beak-colours',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'The beak is red and yellow and blue, but only in the summer. In winter the bright part drops off. {H} held a paper cup in front, for the beak. “And then?” asked the puffling.',
        '“Then it’s grey and small, and nobody waves,” said {H}. {A}’s own was still grey. It takes some years to get the stripes. “I’ll have mine in spots,” said {A}.'
      ]
    },
    {
      id: 'growl',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'Nobody would think it of a puffin, but in its burrow it growls. “Aaarrr,” like a cow behind a door. {H} did it under the table, for there it sounded best.',
        '“Who’s moving the furniture?” asked {A}. “I was singing,” said {H}. They sang together then, in two voices. On the table a spoon moved a bit to the left.'
      ]
    },
    {
      id: 'dig',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'A puffin digs its burrow with its beak, and kicks out the earth behind. At the back there’s a bend, and the chick sits behind that, in the dry. And round the corner there’s a toilet. {H} showed the puffling where.',
        '“That’s a shoe,” said {A}. “It’s only for the plan,” said {H}. A puffling never soils its own feathers. They kept well away from the shoe.'
      ]
    },
    {
      id: 'gull',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'Over the cliff there are gulls, which would rather not fish for themselves. That’s why puffins fly in big rings, many together, so that no gull knows which one to follow. {H} was many together. It took some running.',
        '“How many are you?” called {A}. “Count!” called {H}, and came by again from the left. “Eleven,” said the puffling, “and they’re all out of breath.”'
      ]
    },
    {
      id: 'elder-sea',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“In the winter they’re far out at sea, each on its own,” said {S}. “In spring they come back to the same hole, and to the same puffin.” “How do they know each other?” asked {A}.',
        '“By the walk, I should think,” said {S}. “I’d know yours.” {A} went once to the window and back, with both orange feet turned out. “There you are,” said {S}.'
      ]
    },
    {
      id: 'child-moon',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} was a big puffling, and it was time for the sea. Pufflings find it at night, by the light of the moon. But there was a lamp on as well, and {S} went to the lamp. In Iceland the children carry them to the beach in boxes.',
        '{A} came with the box. It was rather small, and {S} stood in it with one foot. So they went to the sea together, three feet outside.'
      ]
    },
    {
      id: 'pet-cliff',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'On the cliff lay {A}, and might have been a seal. The puffin walked past it with its chest out and a fish in its beak. {A} raised its head. It could smell that it was only paper.',
        'The head went down again. “It’s herring,” said {H} through the fish, and was a bit offended.'
      ]
    },
    {
      id: 'how-many',
      A: 'partner',
      paragraphs: [
        'The puffin fished on. There were two fish in the beak, and three, and four. “How many have you got?” called the puffling. “Four,” said {H}. Splash, went all four. {H} fished them up once more, and two besides. “And now?” called {A}. “Six!” Splash. {H} sat in the sea with an empty beak.'
      ]
    }
  ],
  turn: [
    {
      id: 'stamp',
      A: 'partner',
      paragraphs: [
        '“But I want to know,” said {A}. {H} looked down at two orange feet. “Then I’ll say it with those,” said {H}, and dived. “How many?” called the puffling. Stamp, stamp, stamp, went a foot. “And now?” It stamped seven times. All the tails hung out on the left, like half a moustache.',
        'At ten {H} came home, with small steps and a big chest. “Is that really ten?” asked {A}. The puffin forgot about its feet. “Ten!” said {H}, and they all fell out. They fell right into the puffling’s lap, where they were meant to go.'
      ]
    },
    {
      id: 'stamp-talk',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'You can say a good deal with a foot. Once was yes and twice was no. “Is it cold in the sea?” asked {A}. Stamp. “Do you want to come out?” Stamp, stamp.',
        '“Are you the best puffin on this cliff?” The foot was raised, and waited in the air. Then it was set down with great modesty, once.'
      ]
    },
    {
      id: 'record',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'One puffin was seen with more than sixty fish in its beak. They tried to imagine that. {H} held a whole newspaper crosswise, by the middle. “Iff like thiff,” said {H}.',
        '“How does it know where it’s going?” asked {A}. It had to look round the side. The newspaper hit the chair on the left, and then the chair on the right. So that was how.'
      ]
    },
    {
      id: 'supper',
      A: 'partner',
      paragraphs: [
        'The puffling laid them in a row on its knees. It ate nine of them, with a lot of smacking and no biting. The tenth it put crosswise between its own lips, and held it out. “Ih for hoo,” it said.',
        'They sat down side by side in the burrow, where it was dark and dry. “Was it far?” asked {A}. One orange foot moved, once.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} crept into the burrow, and the puffling moved over.',
      '{names} basked on a rock, as seals do.',
      { text: '{names} drew an eye on the last of the fish.', needs: ['hands'] },
      { text: '{names} spread the fish over the sea, nose to tail.', needs: ['hands'] }
    ],
    way: [
      '{names} got a fish on the head, and let it swim on.',
      '{names} rowed past, out of reach of the splashing.',
      { text: '{names} tried to talk like that as well, and had to wipe the table.', needs: ['hands'] },
      { text: '{names} pulled up one orange foot, which was slipping.', needs: ['hands'] }
    ],
    turn: [
      '{names} shook a bit at each stamp.',
      '{names} made room in the burrow, for supper was landing.',
      { text: '{names} counted the tails on the left, and made it ten.', needs: ['hands'] },
      { text: '{names} picked up a fish that came down short.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} laid the ten fish in a book, where they would keep flat.',
    'When {H} had washed, the orange feet were hung over the chair. Then the puffin crept into its burrow, far in, to where it was dry. Nobody asked it anything more.'
  ],
  last: [
    'Stamp, went a foot under the blanket, once, for yes, and {H} was asleep.',
    'With nothing in its beak but a breath lay the puffin, and it was {H}, and slept.'
  ]
})
