import { wishPlot } from '../wish-plot.ts'

export const carols = wishPlot({
  id: 'wish-carols',
  wishes: ['carol singing', 'carol singers', 'carol singer', 'carols', 'carolling', 'caroling', 'carollers', 'carolers', 'carol', 'christmas carol', 'christmas carols', 'christmas singing', 'christmas song', 'christmas songs', 'singing carols', 'sing carols', 'sings carols', 'sang carols', 'singing carols door', 'carols door to door', 'singing christmas door', 'carol service', 'carol concert', 'carols by candlelight', 'wassailing', 'wassail'],
  answers: ['carol', 'carols', 'singing', 'sing', 'sings', 'sang', 'singers', 'singer', 'song', 'songs', 'christmas', 'xmas', 'eve', 'advent', 'december', 'door', 'doors', 'house', 'houses', 'street', 'neighbours', 'neighbors', 'neighbour', 'neighbor', 'round', 'around', 'going', 'went', 'goes', 'out', 'evening', 'night', 'tonight', 'today', 'tomorrow', 'first', 'time', 'shy', 'excited', 'learning', 'learn', 'practising', 'practicing', 'loud', 'loudly', 'high', 'too', 'low', 'wrong', 'note', 'notes', 'tune', 'voice', 'voices', 'words', 'verse', 'verses', 'bell', 'bells', 'lantern', 'lanterns', 'candle', 'candles', 'candlelight', 'cold', 'snow', 'service', 'concert', 'choir', 'family', 'friends', 'school', 'class', 'nursery', 'scouts', 'mummy', 'mum', 'mom', 'daddy', 'dad', 'grandma', 'grandad', 'sister', 'brother', 'little', 'son', 'daughter', 'kids', 'children', 'together', 'our', 'favourite', 'loves', 'mug', 'juice', 'cocoa', 'mince', 'pies', 'by', 'from', 'park', 'town', 'village', 'shop', 'everyone'],
  except: ['dickens', 'scrooge', 'ghost', 'ghosts', 'aunt', 'auntie', 'aunty', 'vorderman', 'named', 'called', 'hospital', 'ill', 'died', 'funeral', 'afraid', 'solo', 'forgot', 'nativity', 'play', 'church', 'mass', 'parade', 'dragon', 'pirate', 'dinosaur', 'dog', 'cat', 'owl', 'wolves', 'robot', 'mouse', 'penguin', 'reindeer', 'santa', 'teacher', 'miss', 'mrs', 'market'],
  nothingElse: true,
  moods: ['first', 'waiting', 'learning', 'proud'],
  out: true,
  company: ['carol', 'mug', 'spoon', 'bells', 'door', 'note', 'juice', 'Mr Brandt'],
  about: 'A mug gives the note for the carol, but at every door it is filled with juice and sounds lower, so that the song has to be drunk high again.',
  titles: ['Ting', 'A Mug to Sing By', '{H} Carries the Note', 'Up to the Bells', 'One Carol, Eight Doors'],
  want: [
    {
      id: 'too-high',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were going carol singing, from door to door. They had one carol, with bells at the top, and tried it on the coats in the hall. {H} began. It was so high that at the bells there was nobody left. “That’s only for mice,” said {A}. {H} wanted a carol that everybody could get to the end of.'
      ]
    }
  ],
  way: [
    {
      id: 'ting',
      A: 'partner',
      paragraphs: [
        'So {H} tapped with a spoon on whatever was in the kitchen, to find where to begin. The loaf said nothing. The blue mug said “ting”. They began on that, went up to the bells, and came down on the other side. “That’s our note,” said {H}. “We’ll take it along.”'
      ]
    },
    {
      id: 'shut-door',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They had practised with their own door first. {A} stood behind it and was a neighbour, and {H} sang outside. The carol was over, and the door was still shut. “I was in the bath,” said {A}. {H} sang it again. This time {A} had been looking for the slippers.',
        '“You’ve got to open before the bells,” said {H}. “That’s not how doors are,” said {A}. It was true. They sang it so slowly that anybody could get dry in between.'
      ]
    },
    {
      id: 'in-the-mouth',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“Why do you need a mug?” asked {A}. “Just keep the note in your mouth.” {H} tried it. “Mmm,” went {H}, as far as the corner. Then a lady with a bag said good evening. {H} was polite, and said good evening back.',
        'After that there was no note in the mouth at all. “She took it with her,” said {H}. From behind they could hear the lady. She was humming something.'
      ]
    },
    {
      id: 'second-verse',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The carol had a second verse as well. {H} knew how it began, and {A} knew how it ended. In between there was a hole. “We’ll go over it quickly,” said {A}. They sang, and at the hole they both sang “la”. It got quite crowded in there.',
        '“What does it say there really?” asked {H}. “Something with a sheep,” said {A}. From then on they sang “sheep”. It’s hard to sing a sheep and not look at each other.'
      ]
    },
    {
      id: 'pet-supper',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '“Ting,” said the mug, and there was {A}. {A} had come from the other end of the street, and looked up, and was hungry. At home that was what supper sounded like.',
        '“It’s a carol,” said {H}. {A} sat down, and heard it to the end, and waited for the part that you eat. {H} had half a biscuit left. After that {A} was of the opinion that it was a very good carol.'
      ]
    },
    {
      id: 'elder-one-note',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We used to go with a cousin who had only the one note,” said {S}. “It was a good one. He sang it all the way through, like a shelf, and we put the carol on top.” {A} asked what he did at the bells.',
        '“He went on,” said {S}. “The bells came down to see what it was. People always gave him the biggest biscuit.” {S} sang it to show how it was. A window opened.'
      ]
    },
    {
      id: 'child-ding',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted to sing the song about the bus. “It’s carol singing,” said {A}. “But you can be the bells.” {S} was glad to be the bells, and did not want to miss them. So {S} said “ding” very early, and then once in the middle.',
        'When they really came to the bells, {S} was looking at a snail. “Now!” whispered {A}. “I’ve been,” said {S}.'
      ]
    },
    {
      id: 'tung',
      A: 'partner',
      paragraphs: [
        'At the first door {H} tapped the mug, and the carol was right from end to end. The lady was so pleased that she filled it with apple juice. {H} carried it to the next door with both hands, and tapped. “Tung,” said the mug.',
        'It was like going down to the cellar. {A} could only growl, and {H} just moved the lips. “Have you come about the boiler?” asked the man.'
      ]
    },
    {
      id: 'drunk-higher',
      A: 'partner',
      paragraphs: [
        '“You’ve dropped the note,” said {A}. “Not a drop,” said {H}. They looked into the mug. It was full to the brim. {H} took a sip, and tapped. “Tong.” {A} took a sip. “Teng.” “We’re drinking it higher!” said {H}.',
        'At the very last sip it said “ting”. They sang the carol once more, and the man took off his cap.'
      ]
    }
  ],
  turn: [
    {
      id: 'nobody-in',
      A: 'same',
      spare: 7,
      paragraphs: [
        'At one door nobody came. They sang to the end, and the mat lay there. “They’re out,” said {A}. “Then they’ll miss it,” said {H}. {H} opened the letterbox with one finger, and sang the bells in through the slot, all of them.',
        '{A} let the flap down gently. “It’ll be lying there when they get home,” said {H}. The flap went up and down a little, and then it was still.'
      ]
    },
    {
      id: 'toothbrush',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Somebody very small opened the next door, in pyjamas, with a toothbrush. “Why are you singing?” “It’s a carol,” said {H}. “Why?” “Because it’s nearly Christmas.” “Why?” {A} knew that no carol had so many verses.',
        '“Would you like to sing too?” asked {A}. It was the bells that did it. With the toothbrush in, they foamed. Then there were steps in the hall. The three of them sang on as if nothing had happened.'
      ]
    },
    {
      id: 'lift',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In the tall house you had to sing to a panel with small holes. “Who’s there?” it asked. “A carol,” said {H}. “Fourth floor,” said the panel, and buzzed. They went up in the lift. {A} was worried about the note. “It’ll be four floors too high,” said {A}.',
        '{H} tapped the mug at the top. It was just the same up there. “Then it’s the same for everybody,” said {H}. {A} had not expected that.'
      ]
    },
    {
      id: 'gingerbread',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Once it was no juice, but gingerbread, and it was a whole house with a chimney. {H} put it in the mug, since that was where things went. “Tock,” said the mug. “You can’t begin a carol on a tock,” said {A}.',
        'They tried it with the chimney gone, and then without the roof. It was still tock. Only when the last wall had been eaten did it say “ting”. “Houses are lower than juice,” said {H}.'
      ]
    },
    {
      id: 'other-singers',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At the corner they met some others, who were carol singing as well. They all stopped. Nobody had a door. “You first,” said {A}. So they sang to each other, in the middle of the pavement, and each of them clapped.',
        'Then there was a pause, in which somebody ought to have brought something out. {H} held out the mug, which had a sip in it. The others had a nut. They exchanged.'
      ]
    },
    {
      id: 'baby-asleep',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had come too, and slept through five doors. At the sixth it was going to be a question of the bells. “Not too loud,” said somebody. So {H} began it with hardly any voice.',
        'It was the quietest carol in the street. You had to lean forward to hear it, and the neighbours leaned, all in one doorway. When it was over, nobody dared to clap. They waved with their fingers. {A} sighed.'
      ]
    },
    {
      id: 'guest-words',
      S: 'guest',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} knew the carol as well, but with other words in it. “Is there a sheep in yours?” asked {A}. There was a goat, {S} thought, or it might have been a grandmother. They sang both at once, and it fitted.',
        'Only at the end {S} had a bell more than the others. It stood there all alone. “We can keep it,” said {A}. “It’s for the way home.”'
      ]
    },
    {
      id: 'full',
      A: 'partner',
      paragraphs: [
        'From then on it went carol, juice, ting, and on to the next door. After the seventh they stood there with a full mug. “I can’t,” said {H}. “I’m full up to the bells.” “Tung,” said the mug.',
        'There was one door left, and behind it lived Mr Brandt. He always listened through the gap of the door, and never sang.'
      ]
    },
    {
      id: 'hiccup',
      A: 'same',
      spare: 14,
      paragraphs: [
        'On top of that, {H} had the hiccups. “Hup,” went {H} in the middle of the pavement, and the juice slopped. “Hold your breath,” said {A}. {H} held it as far as the lamp post. “Hup.”',
        'They tried what it did to the carol. It was quite all right until the bells. Then it went ding, hup, ding. “Leave it in,” said {A}. “It’s the big bell.”'
      ]
    },
    {
      id: 'mister-brandt',
      A: 'partner',
      paragraphs: [
        '“Then it’ll have to be the cellar,” said {A}. {A} growled, and {H} moved the lips. At the third line there was somebody else down there, in slippers. Mr Brandt sang, up to the bells and down again, and his letterbox hummed along.',
        '“At last somebody begins in the right place,” he said, and came out with a jug. “It’s full,” said {H}. So he took the mug, and drank it up himself. {H} tapped. “Ting.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got under the coats when it came to the bells.',
      '{names} listened, and did not know where to look.',
      { text: '{names} laid a hand over each ear and smiled.', needs: ['hands'] },
      { text: '{names} put on a scarf, for going out.', needs: ['hands'] }
    ],
    way: [
      '{names} stood close to the mug, to hear the note.',
      '{names} waited at each gate until it was over.',
      { text: '{names} rang the bell, and stepped back behind the others.', needs: ['hands'] },
      { text: '{names} beat time with a glove.', needs: ['hands'] }
    ],
    turn: [
      '{names} came last down the street, and slower at every door.',
      '{names} heard the letterbox hum, and looked at it.',
      { text: '{names} drank a sip as well, and tapped.', needs: ['hands'] },
      { text: '{names} shook hands with Mr Brandt in the doorway.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rinsed the blue mug, and hung it on its hook. It said ting to the mug beside it.',
    'Washed and dry, {H} lay down, very round in the middle. Two doors away, in the cellar of the carol, a deep voice was going over it once more.'
  ],
  last: [
    'The mug hung on its hook with the note in it, and {H} was asleep.',
    'It had come down from the bells on the other side, and {H} was asleep.'
  ]
})
