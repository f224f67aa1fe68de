import { wishPlot } from '../wish-plot.ts'

export const dragonMouse = wishPlot({
  id: 'wish-dragon-mouse',
  wishes: ['dragon mouse', 'dragons mice', 'dragon mice', 'dragons mouse', 'dragon little mouse', 'baby dragon mouse', 'dragon mousey', 'dragon mousie'],
  except: ['knight', 'princess', 'cat', 'elephant', 'hurt', 'died', 'dead', 'ill', 'sick', 'poorly', 'lost', 'missing', 'without', 'no', 'toy', 'toys', 'eaten', 'ate', 'eats', 'burnt', 'burned', 'trap', 'fight', 'unicorn', 'dinosaur'],
  answers: ['friends', 'friend', 'best', 'friendship', 'together', 'cave', 'castle', 'treasure', 'gold', 'cheese', 'big', 'little', 'small', 'tiny', 'brave', 'kind', 'fire', 'meets', 'meet', 'met', 'play', 'playing', 'helps', 'help', 'scared', 'afraid', 'who'],
  moods: ['afraid'],
  partnerPlays: true,
  company: ['dragon', 'mouse', 'treasure', 'spoons', 'paper'],
  about: 'A dragon has never been out at night because somebody has to guard the treasure, and a mouse says that it could do it, though it cannot roar.',
  titles: ['Four Hundred Years on Spoons', 'Nobody Has Robbed the Mouse', '{H} Would Like an Evening Off', 'Only Some Old Paper', 'Who Guards the Spoons'],
  want: [
    {
      id: 'evening-off',
      A: 'partner',
      paragraphs: [
        '{H} was a dragon, with a cape for wings, and lay on its treasure. The treasure was twenty-two spoons. The dragon had lain there for four hundred years, and had never seen where the moon came from. Somebody had to stay with the spoons.',
        'A mouse looked in for a crumb. It was {A}, with two paper ears. “I could guard it,” said {A}, “if you’d like an evening off.” “You?” said the dragon, and smoked a little.'
      ]
    }
  ],
  way: [
    {
      id: 'the-test',
      A: 'partner',
      paragraphs: [
        'They tried it out. The dragon was a knight, with a colander on, and clanked in at the door. The mouse stood in front of the treasure with its arms out. “Eep,” said {A}.',
        'The knight walked round the mouse, and took seven spoons. “You have to roar,” said the dragon. {H} showed how, and the cups shook. The mouse took a very deep breath. “Eep,” it said, a bit longer.'
      ]
    },
    {
      id: 'whiskers',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“What have you got that’s big?” asked the dragon. The mouse had to think. “Whiskers,” said {A}. They were straws, and stuck out on both sides. “If they fit through a hole, then I do too. I needn’t even look.” And {A} went under the chair and out at the back.',
        'The dragon had no whiskers. It put in its head, to see, and its head fitted. The rest was still outside. “You could have told me that you need them,” said {H}, with a chair on.'
      ]
    },
    {
      id: 'heart',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Are you afraid?” asked the dragon, and laid one ear against the mouse. There was a noise in there like a sewing machine. “That’s only my heart,” said {A}. “It does ten beats in a second. It’s like that when I’m eating cheese too.”',
        'The mouse listened at the dragon. It had to wait. “Bom,” said the dragon’s heart. The mouse had time to scratch its ear. “Bom.” “You’re very calm,” said {A}. “I’m very long,” said {H}. “It has to get as far as the tail.”'
      ]
    },
    {
      id: 'counting',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Every evening the dragon counted its treasure. It laid one spoon beside the other and told the mouse about each. “That one’s for soup. That one’s got a dent. That one was a present.” “Who from?” asked {A}. “I took it from somebody,” said {H}, “but he was very nice about it.”',
        'The mouse had treasure too, and fetched it. There was a button, a pea and half a match. “The pea’s for Sunday,” it said. The dragon looked at the twenty-two spoons. None of them was for Sunday.'
      ]
    },
    {
      id: 'high-voice',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“It isn’t true that I’m quiet,” said the mouse. “We sing. But we sing so high up that nobody hears it, only other mice.” {A} opened its mouth, and sang. You could see it quite clearly.',
        'The dragon held its breath, and then held it a bit more. Right at the edge there was something like a glass being rubbed. “Is it sad?” asked {H}. “No,” said {A}. “It’s about porridge.” That was a pity, for the dragon had nearly cried.'
      ]
    },
    {
      id: 'teeth',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'The dragon showed its teeth, since a guard needs some. They were clothes pegs, all along a ribbon. “How many have you got?” it asked, with all of them. “Four that count,” said {A}. “They never stop growing. I have to gnaw something every day, or I couldn’t shut my mouth.”',
        'And the mouse gnawed a rusk, just to keep up. The dragon tried it on a spoon handle. It made a dreadful noise. “Spoons don’t wear off,” said {H}. “That’s the good thing about them, and it’s the bad thing too.”'
      ]
    },
    {
      id: 'smoke',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“At least you could steam,” said the dragon. “That’s enough for some of them.” It breathed on the window pane, and there was a grey patch as big as a plate. The mouse stood on a box and breathed beside it. There was a patch like a lentil.',
        'They drew in them with one finger. The dragon drew a moon, as it thought that one would be. The mouse drew the dragon. There was just room for an eye.'
      ]
    },
    {
      id: 'cheese',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“I’d pay you,” said the dragon, “in cheese.” “Everybody thinks that,” said {A}. “I’d rather have a raisin.” It is so. Mice like what is sweet, and the most of all they like corn.',
        'There was a raisin in the dragon’s pocket, a little warm. The mouse turned it in both hands and ate all round it. “And what do people think that you eat?” it asked. “Princesses,” said {H}. “And what do you eat?” “Toast,” said the dragon. “I can do it myself.”'
      ]
    },
    {
      id: 'seller',
      A: 'other',
      spare: 8,
      paragraphs: [
        'There was a knock, and it was {A}, who sold things for caves. “A bell for the door?” asked {A}. “A very long spring? A parrot that shouts Thief? It’s a sock, but it’s been taught.” The dragon looked at everything, and wanted most of it.',
        '“What do I have to give you for it?” asked {H}. “One spoon for each,” said {A}. The dragon did the sum. When the treasure was quite safe, there would be no treasure. “I’ll stay as I am,” said the dragon. “They all say that,” said {A}, “with the parrot already under one arm.”'
      ]
    },
    {
      id: 'tail-talk',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They compared tails. The dragon’s was a rolled-up towel, and went round the corner. The mouse’s was a shoelace. “What’s yours for?” asked {H}. “For balance,” said {A}, and walked along the edge of the rug with it. “And when I’m hot, it lets the heat out.”',
        '“Mine knocks things over,” said the dragon. They both looked round at what it had knocked over. “But only behind me,” said {H}. “I hardly ever hear about it.”'
      ]
    },
    {
      id: 'pet-guard',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'They tried {A} as a guard, because of the ears. “Stay,” said the dragon, and {A} stayed, on two of the spoons. The knight came in. {A} was glad to see him, and showed it.',
        '“You’re not supposed to be pleased,” said the mouse. {A} did not understand that. Somebody had come. In the end {A} was given one spoon to guard, and lay down on it. That went very well.'
      ]
    },
    {
      id: 'elder-tin',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My grandmother kept her money in a tin,” said {S}, “and on the tin it said Nails.” “And did anybody ever find it?” asked {A}. “Only my grandfather,” said {S}. “He needed a nail.”',
        '“And then?” {S} smiled. “He put back the lid and went and bought some nails. He never said a word. But there was a bit more in it at Christmas.” The dragon had to think about that for a while.'
      ]
    },
    {
      id: 'small-roar',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was a very young dragon, and had just got its roar. “RAAAR,” said {S}. Then {S} waited to see what fell down. Nothing had. “You have to aim,” said {A}.',
        '{S} aimed at a cushion, and roared. {A} gave the cushion a push with one foot, where it could not be seen. It fell. The young dragon was so startled that it sat down. “I’ll do a small one next,” said {S}, and roared at a sock.'
      ]
    },
    {
      id: 'baby-egg',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'To the treasure there belonged something round that was wrapped in a blanket, and it was {A}. “Is that gold?” asked the mouse. “It’s better,” said the dragon. “It’s an egg that’s out.” {A} took hold of a spoon and beat on another. It rang.',
        '“Now everybody knows where we are,” said the mouse. The dragon had owned those spoons for four hundred years. It had never known that they could do that.'
      ]
    },
    {
      id: 'guest-robber',
      A: 'guest',
      spare: 3,
      paragraphs: [
        'A robber came by, and it was {A}, in a scarf up to the nose. “I rob at night, as a rule,” said {A}, “but I’ve got to be up early.” “Then try it on the mouse,” said the dragon. The mouse stood in the way. “Eep.”',
        'The robber stopped at once. “Good evening,” said {A}. “I didn’t see you there. I nearly trod on you. Is this your house?” And the robber went out again on tiptoe, so as not to tread on anybody. “He was too polite,” said {H}. “That one doesn’t count.”'
      ]
    },
    {
      id: 'why-they-come',
      A: 'partner',
      paragraphs: [
        '“Perhaps if you were bigger,” said the dragon. It put the mouse on a cushion, in its own cape. The mouse walked up and down, and fell off.',
        'Down there it saw what was wrong. “They don’t come although you’re big,” said {A}. “They come because you are. You lie on it, and smoke. Has anyone ever robbed me?” “I didn’t know that you had anything,” said {H}. “There you are,” said the mouse.'
      ]
    }
  ],
  turn: [
    {
      id: 'old-paper',
      A: 'partner',
      paragraphs: [
        'The dragon got down off the spoons. “Do it your way,” said {H}. So the mouse tore up old newspapers, as mice do, and the dragon tore too. Then it blew, once, and all of it came down on the treasure.',
        'There was not a spoon to be seen. It was a heap of paper that nobody would want. “Off you go,” said {A}. And the dragon spread its cape, and went out as far as the window.'
      ]
    },
    {
      id: 'what-there-was',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'Outside it was bigger than the dragon had been told. There was a whole row of lamps, and nobody guarded them. There was a wind that had been somewhere. “Hello?” said {H}. A moth flew past, and was not afraid of it at all.',
        'The dragon would have liked to bring something back for the mouse. But everything out there was either too large, or only a smell. So it took in a noseful of that, and held it all the way home. “Rain,” said {A}, when it was let out. “And chips.”'
      ]
    },
    {
      id: 'in-the-nest',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'The mouse showed how to lie in paper. “You turn round in it, until it’s you-shaped,” said {A}. “Then you pull some over the top, and breathe, and it gets warm. You’re your own stove.” The dragon knew about stoves.',
        '{H} turned round in it. A good deal flew up. When it had come down again, there was a dragon-shaped place, and next to it a small one. “Who’s that for?” asked {A}. “I turned a bit at the end,” said {H}.'
      ]
    },
    {
      id: 'news-strip',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'On one of the strips there was something to read. “Tomorrow fine, with,” read the mouse. There it was torn. They looked for the rest, and found “a good home for a piano”.',
        '“Tomorrow fine, with a good home for a piano,” read the dragon. They both thought that it sounded like a nice day. The strip was put on the very top, so that it would not be missed.'
      ]
    },
    {
      id: 'soft',
      A: 'partner',
      paragraphs: [
        'The moon came from behind a chimney. When the dragon had seen all of it, it went home on tiptoe. “Was anybody here?” asked {H}. “A knight,” said {A}. “He asked me whether I’d seen a treasure. I said, Eep. He said that he was sorry to have woken me.”',
        'The dragon lay down. It waited for the handle in its back. “It’s soft!” said {H}. “Of course it is,” said the mouse. “Four hundred years,” said the dragon, and sank in up to its ears.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} crept round the spoons on quiet feet.',
      '{names} sneezed when the dragon smoked.',
      { text: '{names} gave the mouse a crumb, and then one for the way.', needs: ['hands'] },
      { text: '{names} polished a spoon on one sleeve and laid it back.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the roar, and looked for the one who did it.',
      '{names} tried an “eep” as well, a rather good one.',
      { text: '{names} picked up seven spoons after the knight.', needs: ['hands'] },
      { text: '{names} straightened one paper ear for the mouse.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled about in the paper until it lay better.',
      '{names} kept guard too, by looking like nothing much.',
      { text: '{names} held the curtain aside, so that the dragon saw the whole moon.', needs: ['hands'] },
      { text: '{names} tucked in the one spoon handle that stuck out.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoons went back to the drawer, where they looked like spoons, and were safe.',
    'The dragon washed behind its wings and lay down. Then it turned round until the bed was the right shape.'
  ],
  last: [
    'Nobody guarded anything, and {H} slept.',
    'It was soft in there, and “eep,” said {H}, and was asleep.'
  ]
})
