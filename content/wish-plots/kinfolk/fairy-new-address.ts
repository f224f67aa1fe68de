import { wishPlot } from '../wish-plot.ts'

const MOVED = ['moved', 'moved house', 'move', 'moving', 'new house', 'new home', 'new flat', 'new apartment', 'new address', 'old address', 'wrong house', 'wrong address', 'find our house', 'can’t find', 'cant find', 'won’t find', 'wont find', 'couldn’t find', 'know we moved', 'know we’ve moved', 'new bedroom', 'new room', 'new street', 'new town', 'just moved', 'moving day', 'since move']

export const fairyNewAddress = wishPlot({
  id: 'wish-fairy-new-address',
  wishes: [...MOVED.map((words) => `tooth fairy ${words}`), ...['moved', 'new house', 'new home', 'new flat', 'address'].map((words) => `tooth fairies ${words}`), 'tooth mouse moved', 'tooth mouse new house', 'tooth mouse address', 'tooth mouse can’t find', 'lost tooth moved house', 'lost tooth new house', 'lost tooth new home', 'tooth fell out new house', 'first tooth new house', 'tooth new address', 'tooth left old house', 'wobbly tooth new house', 'tooth lost since we moved', 'tooth fairy since moved', 'tooth fairy knows address', 'tooth fairy doesn’t know house', 'toothfairy moved', 'toothfairy new house', 'toothfairy address', 'ratoncito perez new house', 'ratoncito perez moved', 'lost tooth moved', 'lost tooth new flat', 'lost tooth new apartment', 'wobbly tooth moved'],
  answers: ['tooth', 'teeth', 'fairy', 'fairies', 'mouse', 'can’t', 'cant', 'won’t', 'wont', 'couldn’t', 'doesn’t', 'didn’t', 'not', 'find', 'finds', 'finding', 'found', 'know', 'knows', 'our', 'us', 'her', 'his', 'my', 'the', 'house', 'home', 'flat', 'apartment', 'place', 'street', 'town', 'city', 'address', 'new', 'old', 'wrong', 'since', 'now', 'that', 'we', 'we’ve', 'moved', 'move', 'moves', 'moving', 'just', 'first', 'second', 'front', 'bottom', 'top', 'lost', 'loose', 'wobbly', 'fell', 'out', 'came', 'come', 'comes', 'coming', 'go', 'goes', 'went', 'tonight', 'today', 'yesterday', 'night', 'week', 'last', 'worried', 'worries', 'afraid', 'scared', 'thinks', 'how', 'will', 'where', 'live', 'lives', 'when', 'whether', 'if', 'does', 'left', 'letter', 'note', 'map', 'sign', 'trail', 'pillow', 'under', 'coin', 'money', 'toast', 'bite', 'gap', 'because', 'and', 'but', 'boxes', 'daughter', 'son', 'boy', 'girl', 'child', 'toddler', 'he', 'she', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'brother', 'sister', 'family', 'different', 'another', 'bedroom', 'room', 'door', 'baby', 'milk', 'six', 'five', 'seven', 'day', 'after', 'before', 'yet', 'only', 'already', 'toothfairy', 'ratoncito', 'perez', 'little', 'story', 'about', 'still', 'to', 'for'],
  except: ['forgot', 'forgotten', 'forgets', 'real', 'exist', 'exists', 'believe', 'parents', 'swallowed', 'divorce', 'divorced', 'separated', 'two houses', 'two homes', 'daddy’s', 'dad’s', 'mummy’s', 'mum’s', 'hospital', 'died', 'dead', 'shelter', 'refuge', 'fire', 'flood', 'war', 'evicted', 'dentist', 'knocked', 'blood', 'dog', 'dragon', 'shark', 'crocodile', 'dinosaur', 'unicorn', 'santa', 'father christmas', 'holiday', 'sleepover', 'country', 'grandma', 'granny', 'nana'],
  moods: ['afraid', 'waiting', 'change', 'lost', 'question'],
  company: ['fairy', 'tooth fairy', 'mouse', 'toast', 'tooth', 'box', 'boxes', 'sill', 'lamp', 'door', 'doormat', 'kettle', 'pillow'],
  fed: true,
  about: 'The tooth fairy may not know that they have moved, and a notice in the window cannot be read from outside; but two bitten pieces of toast show what she knows better than any address.',
  titles: ['An Address Made of Toast', 'Nobody Bites Like That', '{H} Has Moved', 'Please Knock at the Gap', 'She Knows Her Teeth'],
  want: [
    {
      id: 'who-has-been-told',
      A: 'partner',
      paragraphs: [
        'In the new kitchen {H}’s tooth lay on a saucer. In the old home the tooth had only wobbled, and here it had come out. “Does the tooth fairy know that we’ve moved?” asked {H}. {A} had told the post, the bank, and the man with the bread. “Not the tooth fairy,” said {A}. “Then she’ll go to the old address,” said {H}, “and there’s no bed there any more. She’s got to find us.”'
      ]
    }
  ],
  way: [
    {
      id: 'who-lives-there-now',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What will she find at the old address?” asked {H}. They thought about it. In the place where the bed had been there were four dents in the carpet. “She’ll feel in the dents,” said {H}, “one after the other. And then she’ll look under the dust.”',
        '{A} was not sure whether a tooth fairy could take a dent instead. “They’re very good dents,” said {A}. “You jumped on that bed for years.”'
      ]
    },
    {
      id: 'the-notice',
      A: 'partner',
      paragraphs: [
        'So {H} wrote “WE LIVE HERE NOW” on the lid of a box. They stood the lid on the window sill, with a lamp behind. {A} ran out into the street to look. “I can only see the back,” called {A}. {H} turned the lid round. But the lamp stood behind it, and from the street the lid was just a black square.',
        '“You’ve got to be in here to read it,” said {A}, out of breath. “And in here she won’t need it,” said {H}.'
      ]
    },
    {
      id: 'somebody-elses-name',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Beside the bell there was still the name of the people who had lived there before. {A} fetched paper and stuck {H}’s name over it, as small and neat as a tooth. Then they went in and shut the door, and came out again to be the tooth fairy.',
        '“Why would she ring?” asked {H}. “She comes when everybody’s asleep.” That was true. {A} held one finger over the bell for some time. It was nice to have one all the same.'
      ]
    },
    {
      id: 'how-big-is-a-street',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} wondered how the tooth fairy had found the old address. “It had a blue door,” said {H}. “This one’s brown.” {A} held the saucer while {H} looked along the street. There were eleven brown doors. One of them had a cat on the step, and it was not theirs.',
        '“We could borrow the cat,” said {H}. They asked. The cat looked at their door, and stayed at number nine, where it was known.'
      ]
    },
    {
      id: 'other-has-a-map',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} drew a map, with the old home at one end and the new one at the other. Between them came the bridge, the baker’s and the long hill. {A} put in a small arrow at every corner. “Now we’ve only got to get it to her,” said {A}.',
        '“Where does she live?” asked {H}. {A} looked at the edge of the map, and turned it over. On the back there was a bill for three lamps. “She’s moved as well, perhaps,” said {A}.'
      ]
    },
    {
      id: 'pet-did-not-need-one',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Nobody had told {A} the new address either. On the first day {A} had looked into every box, and found the one with the blanket. That was the new home, and the rest was round it. “{A} goes by the blanket,” said {H}.',
        '{H} held out the saucer with the tooth. {A} took a good look. There was nothing about it that one could lie on. So {A} went back and lay down at the right address.'
      ]
    },
    {
      id: 'elder-moved-seven-times',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I moved three times while I was losing mine,” said {S}. “The left one came out in one street, and the right one in another.” “And did the tooth fairy find you?” asked {A}.',
        '“She was late once,” said {S}. “She’d got dust in her hair, and she’d been to the old place first.” {A} wanted to know how that could be seen. “On the pillow,” said {S}. “There was a very small sneeze.”'
      ]
    },
    {
      id: 'child-shows-the-way',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ll be the tooth fairy,” said {S}, and flew round the table with both elbows. “Where’s the tooth?” “You don’t know where we live,” said {A}. So {S} had to fly out again, and find nothing in the hall for a while.',
        '“I’m at the old place,” called {S}. “There’s only dust.” “What are you doing?” called {A}. “I’m going through the dust,” called {S}. “I’m ever so patient.”'
      ]
    },
    {
      id: 'two-pieces-of-toast',
      A: 'partner',
      paragraphs: [
        'For supper there was toast, because the pans were still in a box. {H} took one bite and laid the piece down. {A}’s lay beside it, and {A} looked from one to the other. {A}’s bite was plain and round. In {H}’s there was a bump like a small peg, where the gap had left it standing. “Nobody else in the street bites like that,” said {A} slowly. {H} felt the gap. “She doesn’t know streets,” said {H}. “But she knows teeth.”'
      ]
    }
  ],
  turn: [
    {
      id: 'biting-addresses',
      A: 'partner',
      paragraphs: [
        'So {H} bit the new address into toast. One piece went on the window sill, and one on the doormat. The third lay between the boxes, and the last on a chair by the bed. Each bump pointed to the next piece. {A} was the tooth fairy, with shut eyes, and felt for every bump. At the boxes {A} turned left. “Here it is,” said {A}, with one hand on the pillow.'
      ]
    },
    {
      id: 'no-two-alike',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Is it really only me who bites like that?” asked {H}. They both bit into an apple, and then {A} bit with the other side. Not one bite was like another. {A}’s had a corner in it, from a tooth that stood a bit across.',
        '“They say that no two people in the world bite alike,” said {A}. {H} turned the apple. It had three addresses on it now. “This apple lives everywhere,” said {H}.'
      ]
    },
    {
      id: 'doormat-toast',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They went round once more to see whether the addresses could be read. The one on the doormat had been stepped on. It had a heel in it now. “That’s somebody very big,” said {A}, “with one tooth.” {H} bit a new one, and laid it closer to the wall.',
        'The old one had to be eaten by whoever had stepped on it. {A} did so standing, and said that it tasted mainly of outside.'
      ]
    },
    {
      id: 'the-others-came-too',
      A: 'other',
      spare: 10,
      paragraphs: [
        '“How many more will she come for?” asked {H}. There are twenty milk teeth in all. {A} counted along with a clean finger. “The others have all moved with you,” said {A}. “Not one stayed behind.”',
        '{H} thought of them, in a row in the dark, coming along the road without a window. “I had my mouth open in the car,” said {H}. “They’ve seen the hill.”'
      ]
    },
    {
      id: 'hardest-of-all',
      A: 'same',
      spare: 11,
      paragraphs: [
        'A tooth is the hardest thing in the whole body, harder than any bone. {H} tapped with it on the saucer, very lightly. It rang like a spoon. “It didn’t get broken in the move,” said {A}, who had unwrapped five cups that had.',
        '“It was well packed,” said {H}. {A} thought that next time the cups could go in there too, two at a time.'
      ]
    },
    {
      id: 'the-key',
      A: 'partner',
      paragraphs: [
        'There was still the tooth. {H} took it off the saucer and held it against the bump in the last piece of toast. It was just as wide. “That’s the lock,” said {H}, “and this is the key.” So the tooth was laid under the pillow, and the toast close by. “If she isn’t sure, she can try it,” said {A}. “She’ll be sure,” said {H}. “She’s read three by then.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look at the tooth, from all sides.',
      '{names} searched among the boxes, and found a whisk, but no tooth fairy.',
      { text: '{names} moved the saucer to the middle of the table, where it could not be missed.', needs: ['hands'] },
      { text: '{names} counted up who else had been told.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the window from outside, and saw the lamp.',
      '{names} ate a crust on which there was no address yet.',
      { text: '{names} held the lid up straight on the sill.', needs: ['hands'] },
      { text: '{names} made more toast, and had plenty of room without pans.', needs: ['hands'] }
    ],
    turn: [
      '{names} followed the toast, and got to the right bed.',
      '{names} went round the doormat on tiptoe, or very nearly.',
      { text: '{names} turned the third piece a little, so that it pointed better.', needs: ['hands'] },
      { text: '{names} brushed the crumbs away, for a crumb is no address.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid with the notice went back on its box. The toast was left where it lay, in four places, and everybody walked round it.',
    '{H} brushed every tooth and one gap, and lay down on the pillow. It was the old pillow, and the tooth lay under it at the new address.'
  ],
  last: [
    'The toast on the sill had one bite more, no bigger than a lentil, and {H} was asleep.',
    'Four bites showed the way, one after another through the dark, and {H} was asleep.'
  ]
})
