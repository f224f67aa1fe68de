import { wishPlot } from '../wish-plot.ts'

export const shadowPuppets = wishPlot({
  id: 'wish-shadow-puppets',
  wishes: ['shadow puppet', 'shadow puppets', 'shadows puppets', 'shadow pupets', 'shadow pupet', 'shadow puppetry', 'hand shadow', 'hand shadows', 'shadows hands', 'shadow hands', 'shadow fingers', 'shadows fingers', 'finger shadows', 'shadow animal', 'shadow animals', 'shadows animals', 'shadow rabbit', 'rabbit shadow', 'shadow bunny', 'bunny shadow', 'rabbit shadows', 'shadow wolf', 'shadow bird hands', 'shadow dog hands', 'shadow dog wall', 'shadow wall', 'shadows wall', 'shadows bedroom wall', 'shadow game', 'shadow games', 'shadow theatre', 'shadow theater', 'shadow play', 'shadow show', 'shadow shapes', 'shadows torch', 'shadows flashlight', 'shadow lamp', 'shadows lamp', 'animals wall hands', 'making shadows', 'made shadows', 'make shadows'],
  answers: ['making', 'make', 'made', 'makes', 'doing', 'did', 'does', 'playing', 'play', 'show', 'wall', 'walls', 'bedroom', 'ceiling', 'room', 'with', 'our', 'his', 'her', 'my', 'hands', 'hand', 'fingers', 'finger', 'torch', 'flashlight', 'lamp', 'light', 'lamplight', 'night', 'bedtime', 'bed', 'evening', 'dark', 'rabbit', 'bunny', 'wolf', 'dog', 'bird', 'animal', 'animals', 'big', 'bigger', 'giant', 'huge', 'little', 'small', 'tiny', 'dad', 'daddy', 'mum', 'mummy', 'grandad', 'grandpa', 'granny', 'brother', 'sister', 'story', 'please', 'about', 'funny', 'together', 'game', 'games', 'puppet', 'puppets', 'shapes', 'shape', 'theatre', 'theater', 'learning', 'learned', 'learnt', 'how', 'today', 'yesterday', 'tonight', 'before', 'loves', 'love', 'likes', 'comes', 'came', 'alive', 'life', 'moves', 'talks', 'wants', 'wanted', 'that', 'who', 'and', 'on'],
  except: ['scared', 'afraid', 'frightened', 'scary', 'monster', 'monsters', 'ghost', 'man', 'stranger', 'peter', 'groundhog', 'tree', 'sun', 'pavement', 'follows', 'following', 'own', 'candle', 'fire', 'campfire', 'power', 'died', 'hurt', 'hit', 'hits', 'dragon', 'dinosaur', 'wayang', 'lost'],
  moods: ['learning', 'first', 'proud'],
  company: ['wall', 'shadow', 'lamp', 'rabbit', 'wolf', 'light', 'ceiling'],
  about: 'The hero’s shadow rabbit wants to be bigger than the shadow wolf and shrinks with each step towards it, until it is seen who is standing next to the lamp.',
  titles: ['A Rabbit up to the Ceiling', 'The Wolf Asks the Time', '{H} Has the Ears', 'One Step Nearer the Lamp', 'Two People with Their Hands Up'],
  want: [
    {
      id: 'good-evening',
      A: 'partner',
      paragraphs: [
        'On the wall was the shadow of a rabbit, and the rabbit was {H}’s hand. Two fingers were the ears, and the thumb did the nose. It was a small rabbit but a good one, and it was nibbling at the light switch.',
        'Then a shadow wolf came in from the side, as big as a door. That was {A}’s hand. “Good evening,” said the wolf. The rabbit’s ears bent. {H} wanted a rabbit that was bigger than that wolf.'
      ]
    }
  ],
  way: [
    {
      id: 'it-shrinks',
      A: 'partner',
      paragraphs: [
        '{H} stretched the ears as far as fingers go. Then {H} stood on tiptoe. The wolf looked down on the rabbit. “How sweet,” it said.',
        'So the rabbit marched right up to the wolf. At every step it shrank. When {H} stood close to the wall, the rabbit was no bigger than a hand. “Why’s it getting smaller?” asked {H}. “I have that effect,” said the wolf.'
      ]
    },
    {
      id: 'camel-getting-up',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They made some other animals, too. {H} did a snail, with a fist for its house. {A} did a swan. It had a fine neck, but its beak would not shut. It looked like somebody who has forgotten a name.',
        '“And what’s this?” asked {H}, and held up seven fingers. {A} looked at it for a long time. “It’s got too many legs for a table,” said {A}. “It’s a camel,” said {H}, “getting up.” {H} lifted one thumb, and it got up.'
      ]
    },
    {
      id: 'bird-out-of-the-room',
      A: 'same',
      spare: 2,
      paragraphs: [
        'For a bird you need both hands, with the thumbs hooked together. {H}’s bird rose from the skirting board and flapped across the wall. It flew over the picture by the door. For a moment the people in the picture had a bird in their boat.',
        'In the corner it folded in the middle, and came round on the next wall. It flew to the window and there it was gone. Glass does not keep a shadow. “It’ll be outside now,” said {A}, and they both looked up.'
      ]
    },
    {
      id: 'fork-forest',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“A rabbit needs some country round it,” said {A}, and fetched some from the kitchen. The dish brush was the grass. Two forks were a fence. A bunch of parsley was an oak tree, and looked a hundred years old.',
        'Then {A} held up the sieve, and {H} held the torch behind it. There were stars all over the wall, in straight rows. “I didn’t know that they were sorted,” said the rabbit. It took a bite out of the oak.'
      ]
    },
    {
      id: 'ears-talk',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The rabbit could do a good deal with its ears. It could put up one. It could cross them, as you do with fingers for luck. It could scratch the left one with the right. “Can yours do that?” it asked.',
        'The wolf had one ear, which was a thumb. It put it up, and put it down. “I can do yes and no,” it said. The rabbit showed it how to do “perhaps”. The wolf tried it, and got a cramp.'
      ]
    },
    {
      id: 'carrot-pencil',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“It’s hungry,” said {H}. So {A} held a pencil up to the light, and there on the wall lay a carrot. The rabbit bit into it. {A} pulled the pencil down behind a hand, bit by bit, and the carrot got shorter.',
        'Only the point was left. The rabbit chewed with its thumb for a long time. “What does it taste of?” asked {A}. “It’s a bit flat,” said the rabbit.'
      ]
    },
    {
      id: 'profile',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A head came up on the wall. It was nobody’s hand, it was just {A}, who had walked into the light. “Who’s that with the nose?” asked {A}. The head on the wall asked it too. “That’s you,” said {H}, “from the side.”',
        '{A} turned to the wall to have a proper look, and the nose was gone. {A} turned sideways, and there it was again, but now {A} could not see it. The rabbit sat down on it while it was there.'
      ]
    },
    {
      id: 'toes',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{H} lay down and put up both feet. On the wall there rose two hills. On each hill sat five people in a row, a tall one and four small ones. “Good evening,” said the wolf. All ten of them bowed.',
        '“Are they a choir?” asked {A}. They were. They swayed to the left and to the right. The little one at the end was always a bit late. When {A} tickled the hill from below, the whole choir fell over backwards.'
      ]
    },
    {
      id: 'other-shop',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} had two hands free, and made a crocodile out of both arms. It came along the floor with its mouth open. “I’m looking for somebody who knows about teeth,” it said. “I’ve only got nails.”',
        'The rabbit looked in with both ears. There were ten nails, and they wanted cutting. “Come back when it’s light,” said the rabbit. The crocodile shut its mouth, with a small clap. “That’s what everybody says,” it said.'
      ]
    },
    {
      id: 'pet-walks-through',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'Then {A} came into the light, and on the wall stood something that nobody had made. It was as wide as the cupboard, and had no edges that anybody knew. The wolf and the rabbit moved close together.',
        '{A} looked round to see what they were all staring at. So did the thing on the wall. It was the best shadow of the evening, and {A} had not even tried. “Encore,” said the wolf, very softly.'
      ]
    },
    {
      id: 'elder-goose',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“My uncle could do a goose,” said {S}, “and the goose could quack. He did it without moving his lips. So for years I thought that it came from our wall.” {S} made the neck, with one arm. It was a bit thin now, for a goose.',
        '“What did it say?” asked {A}. “It asked who’d left the potatoes,” said {S}. “It was always me. When we moved house, I went back and told the wall that it needn’t worry. I eat them now.”'
      ]
    },
    {
      id: 'child-feeds-it',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} walked up to the wall with a cracker, and held it to the rabbit’s mouth. The rabbit nibbled at the air. “It doesn’t want to,” said {S}. “It’s shy,” said {A}. “You have to look away.”',
        '{S} looked away, for as long as {S} could. When {S} turned round, the rabbit had its mouth full and the cracker had a corner off. {A} was chewing, too, but that was at the other end of the room.'
      ]
    },
    {
      id: 'baby-waves',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} waved at the wall. On the wall somebody very large waved back, with a hand like a cushion. {A} stopped, and so did the other one. {A} had not expected such good manners.',
        'They waved at each other until one of them got tired. It was the same moment for both. “They get on so well,” said {H}.'
      ]
    },
    {
      id: 'who-is-at-the-lamp',
      A: 'partner',
      paragraphs: [
        '{A} took the wolf down, and looked from the wall to the lamp on the table. “It isn’t me,” said {A} in {A}’s own voice. “It’s where I’m standing. I’m right in front of the lamp, and I get in the way of all that light. You only get in the way of a bit.”'
      ]
    }
  ],
  turn: [
    {
      id: 'up-to-the-ceiling',
      A: 'partner',
      paragraphs: [
        '{H} took a step back, towards the lamp, and the rabbit grew. {H} took another. It was as tall as the cupboard, and then its ears reached the ceiling. There they bent, and went on over everybody’s heads.',
        'Now {A} stood by the wall, and the wolf was no bigger than a mouse. It came along the floor. “Good evening,” said the rabbit. “I was only going to ask the time,” said the wolf.'
      ]
    },
    {
      id: 'manners-of-the-big',
      A: 'same',
      spare: 13,
      paragraphs: [
        'It is not easy to be so big. When the rabbit wanted to scratch itself, half the wall went dark. When it breathed in, the picture disappeared. “Excuse me,” it said, and did not know where to put its elbows.',
        '“You get used to it,” said the wolf from below. “The main thing’s to keep an eye on your feet.” The rabbit looked for them. It had none, only a sleeve.'
      ]
    },
    {
      id: 'one-long-animal',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“What if we put them together?” asked {A}. They stood one behind the other. The rabbit was the front, the wolf was the back, and there were two arms in between. It was the longest animal that the wall had ever had on it.',
        'It wanted to walk to the window. The front set off at once, and the back had not finished saying yes. It tore in the middle, without a sound. “I’ll wait for you at the corner,” said the front.'
      ]
    },
    {
      id: 'side-by-side',
      A: 'partner',
      paragraphs: [
        'The wolf had its ear down. So {H} took a step towards the wall, and {A} took one towards the lamp. Then the wolf and the rabbit were the same size. They sat side by side and looked out into the room.',
        '“What do they see?” asked {H}. {A} thought about it. “Two people with their hands up,” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in the front row, which was the rug.',
      '{names} kept an eye on the wolf.',
      { text: '{names} made a mouse with one finger, and it saw the wolf and left.', needs: ['hands'] },
      { text: '{names} drew the curtains, so that the wall was dark enough.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked into the lamp, and saw green rabbits.',
      '{names} looked behind the cupboard, where the wolf must have come from.',
      { text: '{names} held up a spoon, and it was the moon.', needs: ['hands'] },
      { text: '{names} did a spider with ten fingers, at the very edge.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up, and there were ears on the ceiling.',
      '{names} yawned, and a yawn went over the wall.',
      { text: '{names} told the wolf the time.', needs: ['hands'] },
      { text: '{names} made a small bird, which sat down beside them.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rabbit was washed with soap, ears and all, and the wolf carried the towel.',
    'Then {H} lay down, and the lamp went out, and the wall was dark from end to end. “Now it’s as big as the whole room,” said {H}. It was a very soft rabbit, and there was space under it for everybody.'
  ],
  last: [
    'Two ears lay down on the pillow, and were fingers again, and {H} was asleep.',
    'Somewhere in the dark a rabbit and a wolf were the same size, and {H} was asleep.'
  ]
})
