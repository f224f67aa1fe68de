import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const gecko = wishPlot({
  id: 'wish-gecko',
  wishes: ['gecko', 'geckos', 'geko', 'lizard', 'lizards', 'lizzard', 'wall lizard', 'house lizard', 'gecko wall'],
  answers: ['dropped', 'drops', 'wall', 'walls', 'ceiling', 'lamp', 'light', 'moth', 'moths', 'sticky', 'feet', 'toes', 'climbs', 'climbing', 'climb', 'tail', 'tails', 'off', 'grow', 'grows', 'licks', 'lick', 'eye', 'eyes', 'green', 'leopard', 'house', 'night', 'catches', 'little', 'cute', 'sleepy', 'who', 'that', 'hand', 'lost', 'loses'],
  except: [...NOT_WELL.filter((word) => word !== 'lost'), 'people', 'lounge', 'monitor', 'komodo', 'dragon', 'frilled', 'king', 'jesus', 'basilisk', 'purple', 'robot', 'giant', 'insurance', 'mask', 'dinosaur', 'mother', 'mum', 'mummy', 'way'],
  company: ['gecko', 'lamp'],
  about: 'Somebody would like to hold a gecko, and each time a tail is left in the hand, and the gecko is up on the wall.',
  titles: ['You May Keep That', 'The Gecko Has Another One', '{H} Is Out of Tails', 'Five Socks and a Gecko', 'Let the Gecko Do the Holding'],
  want: [
    {
      id: 'first-tail',
      A: 'partner',
      paragraphs: [
        '{H} was a gecko, the lizard that lives on walls. The wall was the rug, since nobody falls off a rug. The gecko ran along it on all fours, with a sock for a tail. “Gecko,” it said. Geckos say who they are.',
        '{A} was a person, on the porch by the lamp. “I’d like to hold it,” said {A}. A hand came, and took hold of the end. The gecko ran on. The tail stayed in the hand.'
      ]
    }
  ],
  way: [
    {
      id: 'another',
      A: 'partner',
      paragraphs: [
        '“I’ve broken it!” called {A}. “You may keep that,” said {H}, from farther up. “It comes off if you pull, and a new one grows.” It pulled a second sock out of its pocket and tucked it in behind. “There.”',
        '“I wanted the rest,” said {A}. This time {A} was quicker, and the gecko was quick as well. Now there were two tails on the porch, and nobody on the end of them.'
      ]
    },
    {
      id: 'sticky-feet',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How do you stay up there?” asked {A}. “With hairs,” said the gecko, and showed the sole of one hand. There are a million on each foot, so fine that you can’t see them. {A} could not see them. They were very good ones.',
        '“Is it glue?” “No,” said the gecko. “I only press, and then I peel.” It peeled off one finger after another, from the tip, and each went pop. {A} tried it with a hand on the rug. It came off all at once, like a person’s.'
      ]
    },
    {
      id: 'lick-eye',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A gecko can’t shut its eyes. It hasn’t any lids. When there’s dust in them it licks them clean with its tongue. {H} put out a tongue and tried, first to the left and then to the right. It got as far as the cheek.',
        '“Is there still something in it?” asked {A}. “The chin’s clean,” said the gecko. {A} kept {A}’s eyes open too, to see what that was like. They looked at each other till their eyes watered. “I see,” said {A}. “That’s how you wash.”'
      ]
    },
    {
      id: 'moth',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Where there’s a lamp there are moths, and that’s why the gecko lives by the lamp. The moth was a bit of paper on a thread, and {A} made it fly. The gecko kept quite still. Only its eyes went round. Then, snap. “Paper,” it said with its mouth full.',
        '“Was it good?” asked {A}. “It was a shopping list,” said the gecko, and let go. The moth flew on a bit damply, and settled in {A}’s hair, as on somebody it knew.'
      ]
    },
    {
      id: 'colour-change',
      A: 'same',
      spare: 4,
      paragraphs: [
        'By day a gecko is dark. At night it’s so pale that you can nearly see through it. {A} wanted to see that. The gecko took off its brown jumper, and had on a white shirt underneath. “I can see through you,” said {A}. “What’s in there?” “Supper,” said the gecko.',
        '“And what was it?” {A} held the torch to it. A button shone, and then another. “Peas,” said {A}. They were in a row. The gecko looked down at them with surprise. It had not eaten them so neatly.'
      ]
    },
    {
      id: 'talk',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Gecko,” said the gecko. “{A},” said {A}. “Gecko.” “{A}.” It was a short talk, but nobody was left out. On warm evenings geckos call like that from house to house, to say whose lamp it is.',
        'Then something at the back of the kitchen went “eck-o”. They both looked round. It was the fridge. “That’s a cousin,” said the gecko. “It’s got its own light. It only comes on if you open it.”'
      ]
    },
    {
      id: 'drop-of-water',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A gecko won’t drink out of a bowl. It drinks drops, off a leaf or a wall. {A} dipped a finger in the cup and hung a drop on a leaf by the window. It grew longer. “Now!” said {A}. The gecko licked, and the drop fell past its ear.',
        'The next one fell on its nose, and that one was in reach. “Delicious,” it said. “A touch of leaf.” After that {A} had to drink one as well. You have to be under it before it knows that it’s falling.'
      ]
    },
    {
      id: 'ceiling',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The gecko lay on its back with all its hands and feet in the air. “Now I’m on the ceiling,” it said. {A} lay down next to it, to see how that looked. The lamp grew up out of the floor, on a stalk. One chair hung by its feet.',
        '“Who’s put the table up there?” asked {A}. “They’ve all got their tables up there,” said the gecko. “And then they sit underneath them, upside down, and eat soup. I’ve never understood how they do it.”'
      ]
    },
    {
      id: 'eggs',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Behind a cushion lay two eggs, side by side. A gecko nearly always lays two. They’re round and white, no bigger than peas, and they were peas from the freezer. “Where’s their mother?” asked {A}. “Out,” said the gecko. “They can do it alone.”',
        '“And who shows them how to walk up a wall?” “The wall,” said the gecko. {A} looked at the wall with new eyes. It had stood there all these years and never said that it was a teacher.'
      ]
    },
    {
      id: 'skin-eat',
      A: 'same',
      spare: 9,
      paragraphs: [
        'When its skin’s too tight, a gecko takes it off. It begins at the nose. {H} pulled the jumper over {H}’s ears, and was stuck. “Shall I pull?” asked {A}. “It comes off by itself,” said the jumper, “if you rub against something.” It rubbed against {A}.',
        'There it lay, inside out. “Real ones eat it up afterwards,” said the gecko, “so that nothing’s wasted.” They both looked at the jumper. There was a great deal of it, and it was wool. They put it over a chair for later.'
      ]
    },
    {
      id: 'pet-watch',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had heard that tails were being given away. One of them lay on the porch, and {A} lay down beside it. A lost tail can wriggle by itself for a while. Everybody looks at that, and the gecko can slip away.',
        '“It works,” whispered the gecko, from behind the chair. {A} still lay there, with {A}’s eyes on the sock. It had not moved yet, but it might.'
      ]
    },
    {
      id: 'elder-porch',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had one behind the clock,” said {S}. “It lived there for years. When the clock struck, it said gecko. In the end we set the clock by it.” {A} wanted to know if it had been right. “It was early,” said {S}, “but it was sure.”',
        '“What time is it now?” asked {S}. {A} thought about it. “Gecko,” said {A}. {S} looked at the clock over the door and nodded. It was just about that.'
      ]
    },
    {
      id: 'child-tail',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'For a while {S} was a tail. {S} lay behind {A} on the wall and held on to one ankle. “Wriggle,” said {A}. The tail wriggled from end to end. It couldn’t stop, even when there was nobody to see.',
        '“Now you come off,” said {A}. “I don’t want to,” said the tail. They ran along the wall a bit farther. Then a corner came, and it did come off. It laughed so much that it was noticed at once.'
      ]
    },
    {
      id: 'baby-hold',
      A: 'baby',
      spare: 6,
      paragraphs: [
        'There was somebody else with sticky hands, and that was {A}. Whatever {A} took hold of stayed there. The gecko looked at those fingers with respect. “How many hairs?” it asked.',
        '{A} took hold of the gecko’s sleeve. It pressed, and peeled, and pressed. It was banana. It held better than anything on the whole porch.'
      ]
    },
    {
      id: 'guest-lamp',
      A: 'guest',
      spare: 7,
      paragraphs: [
        'Next door there was a porch too, and another lamp, and {A} was the gecko there. “Gecko,” said {A} over the rail. “Gecko,” said {H}. “How are the moths with you?” “They come at nine,” said {A}. “There’s a thin one that talks.”',
        'They both kept quite still, side by side, and looked at the light. It’s what geckos do with company. “It was a lovely evening,” said {A}, much later, and turned round once to find the tail.'
      ]
    },
    {
      id: 'last-sock',
      A: 'partner',
      paragraphs: [
        'A third tail grew, and a fourth. The fifth was a baby’s sock, and {A} soon had that too. The gecko felt in its pocket. “I’m out,” it said.',
        '“Why do you run?” asked {A}, with five tails in {A}’s lap. “Because you grab,” said the gecko. {A} thought. “I grab because you run,” said {A}. Then they were both quiet, under the lamp.'
      ]
    }
  ],
  turn: [
    {
      id: 'flat-hand',
      A: 'partner',
      paragraphs: [
        '“Put your hand down,” said the gecko, “flat, like a bit of wall. And then don’t hold anything.” {A} laid it on the rug, and a finger twitched. “Walls don’t do that,” said the gecko.',
        'So {A} was a wall, and looked at the lamp. Then there was a finger, and another. They pressed, one by one, until a whole hand lay in {A}’s hand. “You don’t have to hold me,” said {H}. “I do the holding. I’m made for it.”'
      ]
    },
    {
      id: 'how-strong',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How much could you hold?” whispered {A}. A gecko can hang from one single toe. {H} held on with a little finger, and {A} lifted that arm very gently. The arm went up, and so did the gecko’s. They hung there together.',
        '“Who’s holding whom?” asked {A}. “It’s me,” said the gecko. “If I let go, you’d fall down.” {A} looked at the rug, which was quite near. It was good to be in safe hands.'
      ]
    },
    {
      id: 'long-tail',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“You can have one back,” said {A}. The gecko tried them all on. One was too hot, and one had a hole. “I’ve never been able to choose,” it said. “One always just came.” In the end it took the two that matched.',
        'A gecko now and then does have two tails, if the old one only came half off. It wagged first the left, and then the right. “Now there’s one for each of us,” said {A}. But nobody pulled.'
      ]
    },
    {
      id: 'stays',
      A: 'partner',
      paragraphs: [
        'There the gecko sat, and {A} hardly breathed. “You’ve got warm feet,” said {A}. “That’s your hand,” said the gecko. “I’m as warm as what I’m on.”',
        'Then it peeled off its fingers, from the tips, pop, pop, pop, and ran up the wall. At the top it turned round, ran back, and pressed its hand down in the same place. Nobody had grabbed it. “Gecko,” it said. “I know,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} clung to the wall as well, lying down.',
      '{names} crossed the porch, and kept off the wall.',
      { text: '{names} turned up the lamp on the porch.', needs: ['hands'] },
      { text: '{names} brushed a crumb off the wall, in case it was slippery.', needs: ['hands'] }
    ],
    way: [
      '{names} got hold of a tail, and it was sock.',
      '{names} went after the gecko too, and caught nothing at all.',
      { text: '{names} held a tail for a moment, and there was nobody in it.', needs: ['hands'] },
      { text: '{names} found the gecko another sock, a very small one.', needs: ['hands'] }
    ],
    turn: [
      '{names} stayed flat, like more wall.',
      '{names} twitched once, and then stopped it.',
      { text: '{names} put down palms as well, further along.', needs: ['hands'] },
      { text: '{names} waved a moth away from the lamp.', needs: ['hands'] }
    ]
  },
  bed: [
    'The five tails were put in the wash, and two of them turned out to be a pair. The wall lay on the floor, as it always had.',
    'In bed one hand came out from under the blanket. It pressed itself to the real wall, finger by finger. It was cool there, and it held.'
  ],
  last: [
    'A gecko can’t shut its eyes, but {H} could, and was asleep.',
    'The fingers came off the wall from the tips, pop, pop, pop, and {H} was asleep.'
  ]
})
