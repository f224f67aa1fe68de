import { wishPlot } from '../wish-plot.ts'

export const workTrip = wishPlot({
  id: 'wish-work-trip',
  beginsElsewhere: true,
  wishes: ['away for work', 'going away for work', 'trip work', 'sleeps work', 'flying work', 'away with work', 'away on work', 'work trip', 'business trip', 'trip for work', 'conference', 'working away', 'travelling for work', 'works away', 'flies work', 'work friday', 'away back friday', 'flight work', 'works offshore', 'working offshore', 'fifo', 'rig worker', 'works oil rig', 'working oil rig', 'away oil rig', 'away offshore', 'away all week', 'away whole week', 'away for the week', 'away for a week', 'away week', 'truck away', 'lorry away', 'truck driver away', 'lorry driver away', 'long haul', 'drives truck away', 'drives lorry away', 'gone all week', 'gone for the week', 'home only weekends', 'home at weekends', 'home on weekends', 'home on fridays'],
  except: ['comes', 'coming', 'returns', 'came', 'home'],
  answers: ['daddy', 'mummy', 'mum', 'dad', 'mama', 'papa', 'nights', 'night', 'days', 'week', 'weeks', 'sleeps', 'misses', 'missing', 'abroad', 'hotel', 'flying', 'plane', 'train', 'friday', 'goes', 'gone', 'back', 'until', 'till', 'for', 'away', 'leaving', 'leaves', 'suitcase', 'sad', 'three', 'two', 'four', 'five', 'job', 'offshore', 'works', 'working', 'rig', 'oil', 'truck', 'lorry', 'drives', 'driver', 'driving', 'big', 'long', 'haul', 'far', 'motorway', 'highway', 'all'],
  moods: ['change', 'first', 'alone', 'waiting'],
  about: 'The hero packs a suitcase that goes away for work, so that it has to come home again.',
  titles: ['What the Pepper Was Waiting For', 'Seven Odd Socks', '{H} Packs the Salt', 'Supper Without Salt', 'So That It Comes Home'],
  want: [
    {
      id: 'seven-socks',
      A: 'partner',
      paragraphs: [
        'Somebody in the family was going away for work, for a few nights. The suitcase lay open on the floor, and {H} was helping to pack. {H} did not like it, and wanted one thing only, that the suitcase came home again.',
        '{A} looked in. There were seven socks, and no two were alike. “I’ve put in one of each,” said {H}. “The other seven are staying with me. So they’ll have to come back.”'
      ]
    }
  ],
  way: [
    {
      id: 'room-for-one',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“There’s room for me,” said {H}, and sat down in the suitcase to see. {A} looked at what stuck out. It was both knees, both elbows and all of the head.',
        '“You’d have to be ironed first,” said {A}. {H} tried to be flatter. It went quite well for as long as {H} did not breathe. “They need you here,” said {A}, “or nobody will be at the door when it comes home.”'
      ]
    },
    {
      id: 'work-trip-game',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“What do they do on a work trip?” asked {H}. “They sit round a table,” said {A}, “and look at a wall with pictures on. Somebody talks, and the others say that it’s a very good point.”',
        'They tried it. {A} talked about spoons. “That’s a very good point,” said {H}. “Then there are small biscuits,” said {A}, “and you shake hands.” {H} shook hands with a biscuit. It was not hard, but you would not want to do it for days.'
      ]
    },
    {
      id: 'shirt',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} had to fold a shirt. It lay on its face, and {A} laid one sleeve across its back, and then the other. “Look,” said {A}. “It’s hugging somebody.” “There’s nobody in there,” said {H}.',
        '{H} took the cushion off the chair and gave it a very long squeeze. Then {H} gave it to the shirt, for just as long. “Now it knows how,” said {H}, and laid the shirt on top.'
      ]
    },
    {
      id: 'label',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A suitcase has to have a label, so that it finds its way back. {A} held the pen. “It’s the door with the scratch,” said {H}. “First you smell the bread, and then you smell us.” The label was no bigger than a biscuit, and was full already.',
        '“The people at the airport will want a street,” said {A}. The street had to go on the back. “They won’t know which bell,” said {H}. So {H} drew the bell as well, with a finger on it. “Now it only has to want to,” said {H}, and tied the label on with two knots.'
      ]
    },
    {
      id: 'how-many',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“A few nights,” said {H}. “How many is that really?” {A} fetched an egg for each night and set them in a row. “We eat one every evening. When there aren’t any eggs, they’re back.”',
        '{H} looked at the row. “What if we’re very hungry, and have two?” “Then we’d have to sit in front of an empty row,” said {A}. They put the eggs back in their box. On the lid {H} drew a suitcase, so that nobody made a cake.'
      ]
    },
    {
      id: 'pet-packs',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had looked at the suitcase from all sides. {A} knew about suitcases. They stand about, and then they are gone, and so is whoever carried them.',
        '{H} sat down there too. “It’s only a few nights,” said {H}, “and I’m seeing to it.” {H} put {A}’s oldest blanket in among the shirts. Whoever opened the lid would smell it at once, and think of home.'
      ]
    },
    {
      id: 'elder-lid',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“My aunt went away to work every autumn,” said {S}. “She always took the lid of our teapot.” “What did she want with it?” asked {A}. “Nothing. She kept it in her coat.”',
        '“For two weeks our tea was cold before it was poured. We had a saucer on the pot, and it slid.” {S} shook with laughing. “Nobody was ever so glad to see an aunt. We met her at the station with the pot.”'
      ]
    },
    {
      id: 'odd-feet',
      A: 'partner',
      paragraphs: [
        '{A} held up a striped sock and a green one with a hole. “Nobody can go to work like this,” said {A}. “They’d have to buy new socks on Monday. And then they wouldn’t need to come home for these.” {H} had not thought of that. Sock by sock they were put back in pairs.',
        'So it had to be something else that came in twos. On the shelf stood a wooden elephant at each end of the books, to hold them up. {H} took one elephant. The books next to it leaned over, and then the next, and then they all lay down.'
      ]
    },
    {
      id: 'belong-together',
      A: 'partner',
      paragraphs: [
        '“One elephant can’t hold them up,” said {A} from among the books. “We need two that belong together, but can manage alone for a few nights. They needn’t like it.”',
        '{H} went round and looked for two like that. The shoes were no good, and nor were the scissors. On the kitchen table stood the salt, and close beside it, as always, stood the pepper.'
      ]
    }
  ],
  turn: [
    {
      id: 'salt-goes',
      A: 'partner',
      paragraphs: [
        '“The salt goes along,” said {H}, “and the pepper stays with us.” {H} rolled the salt up in a pair of socks, and pushed it deep into a shoe. “You can buy salt anywhere,” said {A}. “Not the one that goes with our pepper,” said {H}.',
        'They tried how supper would be without it. There was a tomato, and {A} shook pepper on it, and they each took a bite. {H} sneezed. {A} chewed for a long time. “It tastes of somebody being away,” said {A}.'
      ]
    },
    {
      id: 'pepper-alone',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Now the pepper stood there by itself. Beside it was a ring where the salt had been. “It’s only used to talking to the left,” said {A}.',
        'So {H} put the honey there. But the honey was big, and it stuck to people. The egg cup was better. It did not know much about spices, but it leaned the right way.'
      ]
    },
    {
      id: 'telephone',
      A: 'other',
      spare: 8,
      paragraphs: [
        'There would be the telephone as well. {A} was the hotel and held a spoon to one ear. “How are you?” asked the hotel. “Good,” said {H}. “And what have you been doing?” “Nothing,” said {H}. Then nobody knew how to go on.',
        '“Ask about something you can see,” said {A}. {H} tried that. “What’s under your bed?” asked {H}. The hotel had to go and look. It came back with a pen that belonged to nobody. After that they talked for a long time.'
      ]
    },
    {
      id: 'on-the-belt',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“When it comes home the suitcase rides on a belt,” said {A}, “with all the other suitcases. They go round and round, until somebody knows them.” {H} stood back and looked at theirs. It was dark, with a handle, like everybody’s.',
        'So {H} tied a yellow duster to the handle, with two ends sticking up. “Now be somebody who’s tired from travelling,” said {H}. {A} came in at the door with small eyes, and looked round at the chairs. “There it is,” said {A} at once. “It’s the one with ears.”'
      ]
    },
    {
      id: 'zip',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The zip went round three sides and stopped at a sleeve. {A} held the corner down, and {H} knelt on the lid and pulled. Zzzp, it went, quite slowly, like somebody who does not want to.',
        'Then {H} lifted the suitcase by one end. Something in there said tick, tick. “That’s the salt in the shoe,” said {A}. “It’s counting,” said {H}.'
      ]
    },
    {
      id: 'at-six',
      A: 'partner',
      paragraphs: [
        '“At six the salt goes on the table there,” said {H}, “and the pepper on ours. Then they’re both at supper.” “And when the work’s done?” asked {A}. “Then it has to come home,” said {H}. “Salt and pepper belong together. I’ll stand at the door with the pepper, and the salt gets hugged first.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stepped into the suitcase, and sat down on a shirt.',
      '{names} brought one sock, which was nobody’s.',
      { text: '{names} tried the lid, and it went down quite easily.', needs: ['hands'] },
      { text: '{names} counted seven socks, and then seven that stayed behind.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed among the books, and one more lay down.',
      '{names} lay down among the books, as they were all doing it.',
      { text: '{names} stood a thick book up again, and the thin ones leaned on it.', needs: ['hands'] },
      { text: '{names} rolled the shirts up small, with the sleeves inside.', needs: ['hands'] }
    ],
    turn: [
      '{names} caught some of the pepper too, and sneezed three times.',
      '{names} lay down beside the suitcase, with one eye on the shoe.',
      { text: '{names} tasted a slice without salt, and reached for more.', needs: ['hands'] },
      { text: '{names} pushed a handkerchief into the case, with a kiss in it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The suitcase stood by the door with its zip shut. {H} turned the pepper round, so that it could look out of the window.',
    'Washed and dried, {H} lay down. One night of it would soon be over, and the first is always the longest.'
  ],
  last: [
    'The salt was packed, the pepper kept watch, and {H} was asleep.',
    'Deep in a shoe the salt lay and waited, and {H} slept.'
  ]
})
