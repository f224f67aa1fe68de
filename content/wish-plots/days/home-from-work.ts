import { wishPlot } from '../wish-plot.ts'

/** Who is waited for. */
const WHO = 'daddy dad dada papa baba abba appa mummy mum mommy mom mama mumma amma ammi mam'.split(' ')
/** And how it is typed. */
const COMES = ['home from work', 'home work waiting', 'home work waits', 'home work wait', 'home office', 'comes back work', 'come back work', 'coming back work', 'came back work', 'got back work', 'gets home', 'get home', 'comes home', 'come home', 'coming home', 'came home', 'waiting window', 'waits window', 'waited window', 'wait window', 'looking window', 'watching window', 'home late', 'be home', 'home soon', 'home yet', 'key door', 'waiting car', 'waiting truck', 'waiting van', 'truck home', 'van home', 'car drive', 'tea ready', 'dinner ready', 'supper ready', 'home supper', 'home dinner', 'home tea', 'home bedtime', 'waiting for home', 'waiting come', 'welcome home']

/** Told with the parent who comes in at the door, who is {A}. */
export const homeFromWork = wishPlot({
  id: 'wish-home-from-work',
  beginsElsewhere: true,
  star: 'kin',
  wishes: WHO.flatMap((who) => COMES.map((comes) => `${who} ${comes}`)),
  answers: [...WHO, 'my', 'our', 'her', 'his', 'waiting', 'waits', 'waited', 'wait', 'wanting', 'wants', 'come', 'comes', 'coming', 'came', 'home', 'work', 'office', 'job', 'from', 'back', 'late', 'later', 'early', 'when', 'will', 'be', 'is', 'get', 'gets', 'getting', 'in', 'at', 'the', 'window', 'door', 'key', 'car', 'cars', 'drive', 'which', 'one', 'bus', 'train', 'light', 'lights', 'headlights', 'lamp', 'street', 'corner', 'footsteps', 'steps', 'tea', 'dinner', 'supper', 'ready', 'soup', 'until', 'till', 'before', 'for', 'bedtime', 'bed', 'time', 'bath', 'every', 'day', 'evening', 'tonight', 'today', 'night', 'always', 'again', 'sits', 'sitting', 'looks', 'looking', 'watching', 'watches', 'out', 'of', 'nose', 'run', 'runs', 'running', 'hug', 'hugs', 'cuddle', 'misses', 'missing', 'miss', 'excited', 'can’t', 'long', 'so', 'day', 'story', 'please', 'about', 'a', 'soon', 'yet', 'finally', 'finishes', 'finished', 'welcome', 'baby', 'see', 'hear', 'hears', 'truck', 'van'],
  except: ['go', 'goes', 'going', 'start', 'starts', 'starting', 'return', 'prison', 'jail', 'war', 'army', 'navy', 'hospital', 'police', 'died', 'dead', 'lost', 'never', 'not', 'doesn’t', 'won’t', 'hasn’t', 'didn’t', 'left', 'gone', 'heaven', 'drunk', 'angry', 'cross', 'shouts', 'shouting', 'hits', 'hit', 'scared', 'afraid', 'away', 'trip', 'abroad', 'flying', 'flies', 'plane', 'airport', 'suitcase', 'months', 'weeks', 'nights', 'shift', 'shifts', 'school', 'nursery', 'pick', 'collect', 'club', 'childminder', 'weekend', 'weekends', 'house', 'new', 'dragon', 'robot', 'dog', 'cat', 'puppy', 'kitten', 'superhero', 'pirate', 'birthday', 'christmas', 'rabbit', 'monster', 'lion', 'bear', 'alone', 'hurt', 'accident', 'crash', 'hide', 'hides', 'hiding', 'fired', 'homework'],
  moods: ['waiting', 'late', 'alone'],
  company: ['window', 'lamp', 'soup', 'street', 'corner', 'bag', 'key', 'door', 'pot'],
  fed: true,
  about: 'The hero wants to see {A} come, all the way from the corner, and puts the lamp out to do so; but the lamp is what {A} looks for.',
  titles: ['All the Way from the Corner', 'Somebody with a Flat Nose', '{H} Puts the Lamp On', 'Only Mushroom', 'A Light with a Nose in It'],
  want: [
    {
      id: 'at-the-window',
      A: 'partner',
      paragraphs: [
        '{H} stood at the window, for {A} was coming home from work. The soup was ready. The spoons were out. {H} wanted to see {A} come, all the way from the corner to the door.',
        '“You’ve breathed on it again,” said Mr Penny from next door. He had brought back the soup pot, and had stayed to smell the soup. {H} rubbed the glass. “Yesterday I stood right here,” said {H}, “and I only heard the key.”'
      ]
    }
  ],
  way: [
    {
      id: 'only-mushroom',
      A: 'partner',
      paragraphs: [
        'Two lights came down the street and stopped. “That’s {A}!” called {H}, and ran to the door. Mr Penny opened it. It was a taxi. A lady got out with a very large plant. {H} ran back to the window.',
        'Next there were quick footsteps, and they ran again. Outside stood a boy. “Pizza?” asked the boy. “No,” said {H}. “I’m waiting for {A}.” The boy looked in his bag. “I’ve only got mushroom,” he said.'
      ]
    },
    {
      id: 'by-the-shoe-shop',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The telephone rang. “I’m on my way,” said {A}, a long way inside it. “Where exactly?” asked {H}. “By the shoe shop,” said {A}. “There are red boots in the window.” {H} could see the boots quite well, by shutting both eyes.',
        '“And now?” asked {H}. “Still the shoe shop. I can’t walk fast and talk.” {H} thought about that. “Then hang up,” said {H}. It was quiet at once, and {H} listened to it. That was the sound of {A} walking faster.'
      ]
    },
    {
      id: 'orange-clock',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How long is ten minutes?” asked {H}. “About an orange,” said Mr Penny. He took one, and peeled it all in one strip, as slowly as he could. They ate it piece by piece. There were eleven pieces.',
        '“Now it’s been ten minutes,” said {H}. Mr Penny looked at the clock. It had been four. “It was a small orange,” said Mr Penny. {H} hung the long peel on the window catch. It smelled nice there, and kept nobody waiting.'
      ]
    },
    {
      id: 'soup-waits',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Mr Penny lifted the lid, to see how the soup was. He had to try it, to be sure. “It’s waiting,” he said. A bit later he lifted the lid again. “How is it now?” asked {H}. “Still waiting,” said Mr Penny, “but there’s less of it.”',
        '{H} put a plate on the lid, and a cup with a spoon on the plate. Now the pot rang when anybody came near. Mr Penny sat down on his hands.'
      ]
    },
    {
      id: 'slippers',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} fetched {A}’s slippers, and stood them on the mat. The toes pointed at the door. “That’s the wrong way round,” said Mr Penny. “Whoever steps into those walks straight out again.” {H} turned them. Now they pointed at the soup.',
        'They looked as if somebody was standing in them already, who was very thin. {H} put a sock in each, to keep them warm.'
      ]
    },
    {
      id: 'shoes-home',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} came into the kitchen in two very big shoes. “I’m home,” said {S}, in a deep voice. “What’s for supper?” {A} looked {S} up and down. “You’re early,” said {A}. “And you’ve shrunk.”',
        '“It was a long day,” said {S}. “I had to sit on a chair and say yes.” {S} sighed a long sigh, and dropped a bag on the floor. {A} gave {S} a newspaper. From behind it was very nearly right.'
      ]
    },
    {
      id: 'elder-bicycle',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had a window like that,” said {S}. “My father came home on a bicycle. First you heard a squeak, and then a bell, and last of all there was my father.” “What squeaked?” asked {A}. “He never found out,” said {S}.',
        '“One day he oiled it. That evening he was standing in the kitchen, and nobody had heard him come. My mother jumped, and dropped a pie.” {S} smiled at the glass. “The next day he cycled through a puddle until it squeaked.”'
      ]
    },
    {
      id: 'pet-mat',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had a different way of waiting. {A} did not look out at all, but lay down in the hall, right across the mat. There {A} shut both eyes. Anybody who came home would have to climb over {A}.',
        '{H} tried it too, on the bit of mat that was left. It was draughty, and smelled of boots. “You can’t see anything from here,” said {H}. {A} sighed. It did not seem to be about seeing.'
      ]
    },
    {
      id: 'the-lamp',
      A: 'partner',
      paragraphs: [
        '“What can you see?” asked Mr Penny. {H} looked hard. “A lamp,” said {H}, “and a pot, and somebody with a flat nose.”',
        '“That isn’t the street,” said Mr Penny. “That’s you. It’s dark out there. With the lamp on, the glass is just a mirror.” {H} put out the lamp. There was the street, right down to the corner.'
      ]
    },
    {
      id: 'over-the-way',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In the dark you could see a great deal. Over the road a man was dancing with a mop. A girl put her tongue out at a mirror. In the window above, somebody else was standing with a nose on the glass.',
        '{H} waved. The other nose waved back. “Who’s that one waiting for?” asked {H}. “I don’t know,” said Mr Penny. “But it’ll be somebody from the same corner.” So they both watched it.'
      ]
    },
    {
      id: 'not-that-one',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Somebody came round the corner. “Too tall,” said {H}. The next one was too round, and had a trumpet. Then came two who were holding hands. Then came a coat just like {A}’s, and for six steps {H} did not breathe.',
        'But the coat turned in at another gate. “Nice coat,” said Mr Penny. “Wrong walk,” said {H}. There was only one person who walked right.'
      ]
    }
  ],
  turn: [
    {
      id: 'dark-window',
      A: 'partner',
      paragraphs: [
        'Then somebody came round the corner with a bag. “There!” said {H}. {A} passed the post box, and the hedge. {A} looked up at the window, and stood still.',
        '“Why doesn’t {A} come?” asked {H}. “I think it’s the window,” said Mr Penny. “Every evening there’s a light in it, with a nose. Tonight it’s dark.”',
        '{H} put the lamp on. At once the street was gone, and there was only {H} in the glass. {H} waved all the same, at the place where {A} had been.'
      ]
    },
    {
      id: 'running-steps',
      A: 'partner',
      paragraphs: [
        'There were footsteps, and they were running. {H} pulled the door open. {A}’s coat was cold outside and warm inside. “I thought you’d all gone out,” said {A} into {H}’s hair.',
        '“I saw you from the corner,” said {H}. “I saw you stop.” {A} had two bowls of soup. Mr Penny had one, and took the pot home to wash it. “I’ll bring it back tomorrow,” he said. “About this time?”'
      ]
    },
    {
      id: 'half-a-bun',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In the bag was half a bun in a paper napkin. It was rather flat. “I kept that for you,” said {A}. “It’s been with me all day.” {H} smelled it. It smelled of pencils, and of the bag.',
        '{H} broke it in two, and they ate it in the hall, standing up. It was a secret, because of the soup.'
      ]
    },
    {
      id: 'both-ends',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What did you do there, right at the end?” asked {H}. {A} had to think. “I looked at the clock,” said {A}, “and it was too early. Then I looked again.” {H} put down the spoon. “I did that too,” said {H}.',
        'So they had both been looking, one at each end. It was strange that the clocks had gone no faster, with two people pulling.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} kept well away from the soup, and looked at it.',
      '{names} came to the window, and breathed on it a little lower down.',
      { text: '{names} laid the spoons straight, one beside each bowl.', needs: ['hands'] },
      { text: '{names} moved the coats along, so that one hook was free.', needs: ['hands'] }
    ],
    way: [
      '{names} ran to the door each time as well, and came back a little slower.',
      '{names} sat in the hall, and listened to the stairs and the street.',
      { text: '{names} rubbed a hole in the mist on the glass, just big enough for an eye.', needs: ['hands'] },
      { text: '{names} laid out the bread, and kept the crust for the one who was coming.', needs: ['hands'] }
    ],
    turn: [
      '{names} got to the door too, and there was a bit of a crush.',
      '{names} smelled the cold on the coat, from the collar down to the hem.',
      { text: '{names} took the bag, and carried it in with both arms.', needs: ['hands'] },
      { text: '{names} ladled out the soup, right to the brim.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bag hung on its hook by the door, and under it stood both shoes, side by side.',
    'The lamp at the window went out. {H} washed, and lay down. In the kitchen somebody was walking about in socks, quite near, and that was the best of it.'
  ],
  last: [
    'The bag hung on its hook, the key lay in its bowl, and {H} was asleep.',
    'Down in the street somebody else’s lamp was on, with a nose in it, and {H} was asleep.'
  ]
})
