import { wishPlot } from '../wish-plot.ts'

export const whatItLooksLike = wishPlot({
  id: 'wish-what-it-looks-like',
  beginsElsewhere: true,
  wishes: ['a blanket with magic powers', 'magic blanket', 'magical blanket', 'blanket magic power', 'enchanted blanket', 'blanket superpowers', 'blanket super powers', 'blanket special powers', 'blanket secret powers', 'super blanket', 'magic blankie', 'magic blanky', 'magic duvet', 'magic quilt', 'magic doona', 'magic eiderdown', 'magic bedspread', 'magic comforter', 'magic patchwork quilt', 'magic bed cover', 'magic blanket turns into', 'magic blanket turns you into', 'magic blanket whale', 'magic blanket animals', 'magic blanket under', 'magic blanket bedtime', 'magic knitted blanket', 'quilt with magic powers', 'duvet with magic powers', 'blanket turns you into anything', 'blanket turns you into animals', 'blanket turns into animals', 'whale under the blanket', 'pretend to be a whale under a blanket'],
  answers: ['magic', 'magical', 'enchanted', 'blanket', 'blankets', 'blankie', 'blanky', 'quilt', 'duvet', 'doona', 'comforter', 'eiderdown', 'bedspread', 'cover', 'bed', 'bedtime', 'knitted', 'woolly', 'patchwork', 'grey', 'soft', 'cosy', 'cozy', 'warm', 'old', 'new', 'big', 'power', 'powers', 'superpower', 'superpowers', 'super', 'special', 'secret', 'has', 'had', 'got', 'with', 'under', 'lies', 'lie', 'lay', 'hides', 'turns', 'turn', 'turned', 'into', 'becomes', 'become', 'be', 'changes', 'change', 'makes', 'make', 'you', 'me', 'anything', 'whatever', 'something', 'else', 'animal', 'animals', 'whale', 'whales', 'sea', 'mountain', 'washing', 'sock', 'socks', 'foot', 'feet', 'girl', 'boy', 'child', 'who', 'that', 'which', 'finds', 'found', 'gets', 'gave', 'grandma', 'granny', 'nana', 'grandmother', 'aunt', 'auntie', 'made', 'sleep', 'sleeps', 'sleeping', 'night', 'pretend', 'play', 'playing', 'game', 'about', 'story', 'and', 'funny', 'favourite', 'work', 'works', 'doesn’t', 'didn’t', 'first', 'can', 'do'],
  except: ['fly', 'flies', 'flying', 'flew', 'carpet', 'invisible', 'invisibility', 'cloak', 'disappear', 'lost', 'lose', 'wash', 'washed', 'ripped', 'torn', 'monster', 'monsters', 'scared', 'nightmare', 'nightmares', 'bad dreams', 'afraid', 'hospital', 'ill', 'sick', 'poorly', 'died', 'dead', 'homeless', 'baby', 'wet the bed', 'picnic', 'weighted', 'fort', 'den', 'pigs in blankets'],
  moods: ['question', 'waiting'],
  isTale: true,
  company: ['blanket', 'label', 'whale', 'washing', 'sock', 'pillow', 'pillows', 'bed', 'door', 'hall', 'rug', 'tail', 'cup', 'chair', 'sea', 'wave', 'foot', 'goat', 'loaf', 'sofa', 'jelly', 'pebble', 'hem'],
  about: 'Under a blanket with magic powers you are what you look like from outside, but the hero stays the hero for as long as two feet stick out at the end.',
  titles: ['What It Looked Like from Outside', 'The Striped Sock', '{H} Under a Blanket', 'A Very Nice Heap of Washing', 'The Whale at Bedtime'],
  want: [
    {
      id: 'the-label',
      A: 'partner',
      paragraphs: [
        '{H} lay down under the blanket with magic powers, and wanted to be a whale. The blanket was big and grey, and loosely knitted. {A} read out the label. “Lie under this, and you are what you look like from outside.”',
        '{H} made a big round back, and blew. “Well?” asked {H}. {A} walked round the bed, and looked from every side. “It looks like you,” said {A}, “under a blanket.” And so it was.'
      ]
    }
  ],
  way: [
    {
      id: 'only-said-so',
      A: 'partner',
      paragraphs: [
        '{H} stuffed in two pillows for a tail. “Now it looks like you with pillows,” said {A}. “Then I’ll be a heap of washing,” said {H}, and lay all crumpled. “What a nice heap of washing,” said {A}, to be kind. But nobody thought so, and nothing happened.'
      ]
    },
    {
      id: 'the-other-side-of-the-label',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps there’s more on the back,” said {H}. {A} turned the label over. “Pure wool,” read {A}, “and a little of something else.” They smelled at it, to find out what. It was wool, and a very little rain. Below that it said, “Do not iron while anybody is inside.”',
        '“Does that happen?” asked {H}. It must have happened once, {A} thought, or they would not have printed it. Somewhere there had been a very smooth uncle.'
      ]
    },
    {
      id: 'how-a-whale-lies',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You’re doing it wrong,” said {A}. “A whale’s got its mouth under its eyes.” “So have I,” said {H}. “And it hasn’t got a neck.” {H} pulled in {H}’s neck, as far as it went. “And it sings,” said {A}. “You can hear that in Africa.”',
        '{H} sang one long low note into the wool. Far off, a door was shut, and that might have been Africa. But from outside it looked like {H} without a neck.'
      ]
    },
    {
      id: 'feet',
      A: 'partner',
      paragraphs: [
        '{A} went out, and came in like somebody who didn’t know. “It’s you,” said {A}. “How can you tell?” asked {H}. {A} looked along the blanket.',
        'At the end stuck out two feet, one bare and one in a striped sock. “It’s those,” said {A}. “They can’t be anybody else’s.” {H} pulled them both in.'
      ]
    },
    {
      id: 'eleven-sleeves',
      A: 'partner',
      paragraphs: [
        '{A} went for a cup of water, and forgot all about it. “Who’s left that heap of washing here?” asked {A} at the door. At once {H} went flat, and had eleven sleeves. It took a long time to find a foot to put out. “Oh, it’s you,” said {A}. And so it was. “So you mustn’t know it’s me,” said {H}.'
      ]
    },
    {
      id: 'the-loaf',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Next {H} rolled up small and round, with everything pulled in. {A} came along the hall, and had had nothing since lunch. “Bread,” said {A}. It was bread. {H} had a crust all over. It was warm in there, and smelled so good that it was hard to think.',
        '{A} came nearer, and breathed in. {A} went to the kitchen, and came back with the butter. It was the fastest foot that ever came out of a loaf. “What a pity,” said {A}. “I’d brought the jam as well.”'
      ]
    },
    {
      id: 'two-mountains',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then {H} lay on {H}’s back, with both knees up. {A} looked in, with narrow eyes. “There’s a mountain,” said {A}, “and there’s another, and it’s cold up there.” It got cold on {H}’s knees at once. Something tickled. It was snow, and after that it was a goat.',
        'The goat was as big as a thumb. It climbed from the left knee to the right, and bleated at the lamp. {H} kept very still, as mountains do. That is not so easy, with a goat.'
      ]
    },
    {
      id: 'good-evening-chair',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They hung the blanket over a chair, for a rest. After a while {A} came by in the half dark. “Good evening,” said {A}, because somebody was sitting there. “Good evening,” said the chair. It had a soft voice, and two of its legs were crossed.',
        'They had a talk about people who tip back. Then {H} pulled off the blanket, and it was only a chair. But ever since, {A} has sat down on it rather gently.'
      ]
    },
    {
      id: 'five-minutes-as-a-pebble',
      A: 'same',
      spare: 6,
      paragraphs: [
        'For a bit {A} was allowed to go under, too. {A} did not want to be anything big. {A} lay there, round, and pulled in both feet. “Are you a pebble?” asked {H} at last. Then it was very quiet. A pebble is never in a hurry.',
        '“Don’t you want to come out?” asked {H}. Nothing moved. {H} watched the blanket for a while. Very slowly one foot was put out at the bottom. “Five minutes more,” said the pebble, and the foot went in again.'
      ]
    },
    {
      id: 'a-nice-sofa',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} came in, reading a book, and did not look up. “That’s a nice soft sofa,” said {A}, and sat down. So {H} was a sofa. There was a comb somewhere in {H}’s middle, and a coin, and a great many crumbs. {A} turned a page.',
        'A sofa cannot talk. It can only sigh, when anybody moves. {H} had to wait for the end of the chapter, and it was about a snail. Then there was a striped sock on the armrest, and {A} got up very fast.'
      ]
    },
    {
      id: 'pet-by-the-nose',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} came in and found the blanket with a lump in it. “What am I?” asked the lump. {A} did not look from outside at all. {A} breathed in twice, and that was enough. It was {H}, and there had been toast.',
        'So with {A} in the room nothing worked. {H} lay there as a castle, and as a camel, and was {H} each time. A blanket can fool anybody’s eyes. But nobody has yet knitted one that fools a nose.'
      ]
    },
    {
      id: 'elder-the-coat',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I had a coat of that wool when I was small,” said {S}. “By day it was a coat. At night it hung on the door, and from the bed it looked like a bear.” “Were you frightened?” asked {A}. “I was, till I said good night to it,” said {S}. “It had been waiting for that.”',
        '“And in the morning?” “In the morning it was a coat again, and I put it on,” said {S}. “But it was always warm inside already. I’ve never had another that was.”'
      ]
    },
    {
      id: 'child-jelly',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to be a lion. {S} crept under, and pulled in both feet, and began to giggle. The whole blanket shook with it. {A} looked at it from the door. “It’s a jelly,” said {A}, before there was time to think. So {S} was a jelly, a red one, with a bit of mandarin.',
        'A jelly cannot stop by itself once it has begun. It wobbled along the bed, and back, and could not get one foot out for wobbling. “I’m a lion,” it said, “but I’m a loose one.”'
      ]
    }
  ],
  turn: [
    {
      id: 'it-blew',
      A: 'partner',
      paragraphs: [
        '“Now go and think of the sea,” said {H}. {A} stood in the hall, and thought of it, waves and all. When {A} came back it was nearly dark. Something lay there, round and grey. It rose, and blew. “A whale,” whispered {A}.',
        'And so it was. The bed groaned, and lay low in the water. An eye as big as a saucer shut, and opened. A wave ran over the rug, up to {A}’s toes.'
      ]
    },
    {
      id: 'one-for-yes',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} sat down on the edge of the rug, which was the shore. “Can you talk?” asked {A}. The whale blew twice, and that was no. “Are you comfortable?” It blew once. Everything was a little wet after that. “Would you like some milk?”',
        'It blew once. {A} fetched the biggest jug, and held it out with a long arm. The whale opened its mouth as wide as the wardrobe, and the jug was empty. After that it had a milk moustache, from one side of the bed to the other.'
      ]
    },
    {
      id: 'i-know-that-sock',
      A: 'partner',
      paragraphs: [
        'How was a whale to be {H} again, with no feet to put out? It thought like a whale, and put out its tail. On the tip, rather tight, was a striped sock. “I know that sock,” said {A}. And there lay {H}, with wet hair.',
        '“What does it look like now?” asked {H} from the pillow. {A} looked from every side. “Like somebody who’s had a long day in the sea,” said {A}. And so it was.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked from the other side, and it was {H} from there too.',
      '{names} came to see a whale, and waited.',
      { text: '{names} felt the wool, and it was warm by itself.', needs: ['hands'] },
      { text: '{names} held the label to the lamp, and it did say so.', needs: ['hands'] }
    ],
    way: [
      '{names} looked away, so as not to know.',
      '{names} tried hard to see something else, and saw {H}.',
      { text: '{names} pulled the blanket straight at one corner.', needs: ['hands'] },
      { text: '{names} took a peg away, which had been on a sleeve.', needs: ['hands'] }
    ],
    turn: [
      '{names} drew back a little, as there was water.',
      '{names} got some of the spray, and sneezed.',
      { text: '{names} rolled up the end of the rug, to keep it dry.', needs: ['hands'] },
      { text: '{names} patted the whale, as far as it could be reached.', needs: ['hands'] }
    ]
  },
  bed: [
    'They shook out the blanket. There was some sand in it, and a clothes peg.',
    '{H} washed, and lay down under it, and put one foot out at the end. So it would be {H} again in the morning.'
  ],
  last: [
    'From outside it looked as if {H} was asleep, and so it was.',
    'It looked like a quiet sea, with a sock at one end, and {H} was asleep.'
  ]
})
