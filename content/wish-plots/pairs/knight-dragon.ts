import { wishPlot } from '../wish-plot.ts'

export const knightDragon = wishPlot({
  id: 'wish-knight-dragon',
  wishes: ['knight dragon', 'knights dragons', 'knight dragons', 'knights dragon', 'brave knight dragon', 'knight shining armour dragon', 'knight shining armor dragon', 'knights castles dragons', 'knight castle dragon', 'knight baby dragon', 'sir dragon knight'],
  except: ['princess', 'princesses', 'unicorn', 'unicorns', 'dinosaur', 'dinosaurs', 'robot', 'egg', 'hurt', 'died', 'kills', 'killed', 'kill', 'slays', 'slayed', 'slay', 'ill', 'sick', 'poorly', 'lost', 'missing', 'without', 'no', 'toy', 'toys', 'zog'],
  answers: ['friends', 'friend', 'best', 'friendship', 'become', 'becomes', 'became', 'being', 'make', 'made', 'decide', 'decided', 'decides', 'instead', 'rather', 'fights', 'fought', 'stop', 'stopped', 'want', 'together', 'castle', 'castles', 'armour', 'armor', 'brave', 'fire', 'fight', 'fighting', 'battle', 'shield', 'horse', 'cave', 'shining', 'kind', 'nice', 'friendly', 'big', 'little', 'meets', 'meet', 'met'],
  company: ['knight', 'dragon'],
  about: 'A knight and a dragon have to do battle every Saturday for the village, but want to finish their game of draughts, and find out what the village really comes for.',
  titles: ['Every Saturday at Three', 'Your Move, Said the Dragon', '{H} Declares a Draw', 'The Cheese Won', 'Behind the Rock'],
  want: [
    {
      id: 'saturday',
      A: 'partner',
      paragraphs: [
        '{H} was a knight, with a colander on top and a saucepan lid in front. {A} was a dragon, with a rolled-up quilt for a tail. Every Saturday at three they had to do battle. The village sat on the sofa to watch, and was mostly shoes.',
        'But by now the knight and the dragon were friends. They had begun a game of draughts, and {H} wanted just once to finish it. “We’ll do it behind the rock,” said {H}, “and make the noise as well.”'
      ]
    }
  ],
  way: [
    {
      id: 'ow-your-move',
      A: 'partner',
      paragraphs: [
        'The rock was the armchair. The draughts were buttons. Bong, went {H} on the lid. “Grrraah,” went {A}. “Take that!” “Ow,” said the dragon. “Your move.” It went well, until the knight had to think.',
        'The village heard nothing for quite some time. “Is it over?” called a boot. “No, no!” called the knight. Bong, bong, went the lid. “Grrraah!” The buttons rose in the air, and came down on other squares.'
      ]
    },
    {
      id: 'getting-dressed',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“How long does it take you,” asked the dragon, “to get all that on?” “From breakfast till elevenses,” said the knight. “You start with the feet. Somebody has to help with the back.” A suit of armour weighs as much as a child of seven.',
        '“Mine’s on already,” said {A}, and looked along its scales. “It’s never off. I’ve got an itch from the year before last.” {H} took a wooden spoon, and found it. It was the third scale from the top.'
      ]
    },
    {
      id: 'visor',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The colander slid down over the knight’s nose. “Are you still there?” asked {H}. “That’s your visor,” said the dragon. “Push it up. Knights do that when they meet, so that you can see who’s in it.” {H} pushed it up with one hand.',
        '“It looks like good day,” said {A}. “They say that’s why soldiers do it even now, with no visor at all.” The dragon had nothing to push up. It lifted one eyebrow, and that took both hands.'
      ]
    },
    {
      id: 'counting-gold',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Don’t you get cold, on all that gold?” asked the knight. “Dreadfully,” said the dragon. “And it’s lumpy. There’s always a cup handle in your back.” “Then why do you lie on it?” {A} had to think about that.',
        '“My mother did,” said {A}, “and her mother. I expect that somebody once put it down there for a moment.” The knight fetched a cushion. The dragon turned round on it twice, and its eyes grew quite small.'
      ]
    },
    {
      id: 'the-horse',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'The knight’s horse was a stool, and stood in front of the rock, where you could see it. “Hasn’t it got to do anything?” asked the dragon. “It has to look brave,” said {H}. “A knight’s horse isn’t afraid of noise. It’s practised with pots.”',
        '{A} said “Boo” to it, but kindly. The horse did not turn a hair. “That’s well trained,” said the dragon. It gave the horse a piece of apple. Later on it ate that itself, so as not to leave it lying.'
      ]
    },
    {
      id: 'shield',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“What’s on your shield?” asked the dragon. “Every knight has something different,” said {H}, “so that you know who’s coming. With the lid down we all look like stoves.” On this one it said, “Do not put in the oven.”',
        '“That’s hard on a hero,” said {A}. “But it’s true,” said the knight. The dragon wanted one too, and held up a plate. There was toast on it. “Now everybody knows who I am,” said the dragon.'
      ]
    },
    {
      id: 'the-baker',
      A: 'other',
      spare: 6,
      paragraphs: [
        'From the village came {A}, who was the baker, with a bag. “I only want to ask how long it’ll be today,” said {A}. “I’ve got dough rising.” “About an hour,” said {H}. “We’re in the middle.” Bong, went the lid, just for the baker.',
        '“Very nice,” said {A}. “My grandmother always said that it was better in her time. But then she was on the left, and saw more.” The baker put down two buns behind the rock, and looked away.'
      ]
    },
    {
      id: 'page',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“How did you get to be a knight?” asked the dragon. “First you’re a page,” said {H}, “at seven. You carry the soup, and learn to say please. Then you’re a squire, and carry the armour. It’s a great deal of carrying.”',
        '“And at the end?” “At the end somebody taps you on the shoulder, and then it’s all yours to carry.” {A} tapped the knight with a wing. “You may put it down for a bit,” said the dragon.'
      ]
    },
    {
      id: 'smoke',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'For the look of the thing, the dragon now and then sent up some smoke. It was a grey scarf, and {A} threw it high over the back of the armchair. “Oooh,” said the village. “What’s that for?” asked {H}.',
        '“That’s only breathing out,” said the dragon. “The flame’s further back. I have to think of something cross, and today I can’t.” It thought of wet socks. A very small “fff” came out, and that was all.'
      ]
    },
    {
      id: 'pet-gate',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Right between the knight and the dragon lay {A}. So for the time being the battle could not go on. “Whose side is it on?” asked the dragon. They both looked, from both sides.',
        '“It’s on its own,” said {H}. Bong, went the lid, but softly. {A} heard it, and let it pass. “If we’d all been like that,” said the dragon, “I’d have had three hundred years of Saturdays.”'
      ]
    },
    {
      id: 'elder-draughts',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I played a game of draughts once that lasted a whole winter,” said {S}. “It was with the man at the ferry. One move when I went over, and one when I came back.” “And who won?” asked {A}.',
        '“In spring they built a bridge,” said {S}. “I could have walked across in a minute. I went on taking the ferry until May, because I was two ahead.”'
      ]
    },
    {
      id: 'small-squire',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was the squire, and had to shout the news to the village. “What’s going on now?” asked a slipper. {S} looked behind the rock. “The knight’s on a black square,” shouted {S}, “and can’t get away!”',
        '“Oh dear,” said the village. “Now the dragon’s jumped right over!” “Good heavens,” said the village. It was all quite true. “You do that very well,” said {A}. “Now say that I’m going to be king at any moment.”'
      ]
    },
    {
      id: 'baby-roar',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'At the foot of the rock sat {A}, with a lid and a spoon. {A} struck the one with the other. It was far better than anything of the knight’s. “Listen to that!” cried the village.',
        'So for a while {A} did the battle, all by hand. The knight and the dragon got in four moves. Each time it grew quiet, the dragon only had to look round the corner, and it began again.'
      ]
    },
    {
      id: 'cold-sandwiches',
      A: 'partner',
      paragraphs: [
        'Now nobody knew which button was whose. The dragon put one eye round the rock. “They’re not looking at all,” said {A}. “They’ve got cold sandwiches and cold toes.” “Then what do they come for?” asked {H}. “For something hot, I should say,” said the dragon. “And there’s only me.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-draw',
      A: 'partner',
      paragraphs: [
        '{H} laid down the lid, and walked out in front with a white sock held up. “It’s a draw!” called the knight. “And would anybody care to have theirs toasted?” It was quiet on the sofa. Then the boot said, “Both sides, please.”',
        'So the dragon came out from behind the rock. {A} breathed along the row of sandwiches, “fffff,” neither too near nor too long. They were turned over, and it breathed back again. The cheese ran down at the corners. In three hundred years the village had never once said “Ah”.'
      ]
    },
    {
      id: 'warm-feet',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'After that all of the shoes wanted to be warm. They were put round the dragon in a ring, with their toes inwards. A slipper got a place right in front. “Is it true that you’re dangerous?” it asked. “Only to draughts,” said {A}. “I blow them off the board.”',
        'The knight took off the armour, piece by piece, and that made one more heap in the ring. “You’re quite small in there,” said the slipper. “I know,” said {H}. “It’s mostly lid.”'
      ]
    },
    {
      id: 'handshake',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'In front of the whole village they shook hands. “With the right one,” said the knight. “That shows that there’s nothing in it.” The dragon looked into its own right hand, and there was a button in it.',
        '“That’s mine!” said {H}. “I know,” said {A}. “I only took it so that it shouldn’t get trodden on.” It was given back, and was a bit warm.'
      ]
    },
    {
      id: 'stars-out',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'It got dark behind the hill. “You’ve still got to go home,” said the dragon, “and your horse has no lamp.” So it went along a little way, and shone with its nose. It was {A} with a torch, held low.',
        '“Shall I come back with you now?” asked the knight. “Then you won’t be alone.” They went to and fro three times like that. The horse stayed where it was.'
      ]
    },
    {
      id: 'your-move',
      A: 'partner',
      paragraphs: [
        'The village went home with warm hands. “And who’s won?” asked the boot at the door. “The cheese,” said {H}. “Next week we’ll bring onion,” said the boot.',
        'Then it was quiet, and nobody had to roar. They laid the buttons out again, and neither was in a hurry. At the end the knight had one left, and so had the dragon. “That’s a draw as well,” said {A}. “Saturday?” “Saturday,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat among the village, and made it bigger.',
      '{names} trod on the dragon’s tail, and it was quilt.',
      { text: '{names} lined up the village along the sofa, heel to heel.', needs: ['hands'] },
      { text: '{names} rubbed the saucepan lid, until it shone for battle.', needs: ['hands'] }
    ],
    way: [
      '{names} growled along for a bit, to keep things going.',
      '{names} jumped at the bong, and so did two slippers.',
      { text: '{names} picked up the buttons that had flown the furthest.', needs: ['hands'] },
      { text: '{names} passed the village its sandwiches, cold as yet.', needs: ['hands'] }
    ],
    turn: [
      '{names} moved up to the warm end of the dragon.',
      '{names} breathed in, because of the cheese.',
      { text: '{names} held out a sandwich, flat, at arm’s length.', needs: ['hands'] },
      { text: '{names} pushed the coldest boots to the front.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid went home to its saucepan, and they put the village in pairs by the door.',
    'The knight washed, which is quicker without a visor. Then {H} lay down, and no part of it went bong.'
  ],
  last: [
    'It was nobody’s move until Saturday, and {H} was asleep.',
    'Behind the rock all was quiet, and it was no battle, for {H} slept.'
  ]
})
