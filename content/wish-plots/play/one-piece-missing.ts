import { wishPlot } from '../wish-plot.ts'

const OF = ['lego', 'legos', 'duplo', 'brick', 'bricks', 'building blocks', 'blocks']
const GONE = ['missing', 'lost', 'gone', 'can’t find', 'last piece', 'last brick', 'one piece', 'one short']

export const onePieceMissing = wishPlot({
  id: 'wish-one-piece-missing',
  beginsElsewhere: true,
  wishes: [...OF.flatMap((of) => [`${of} castle`, `castle built ${of}`, ...GONE.map((gone) => `${of} ${gone}`), `${of} piece missing`, `${of} piece lost`, `${of} piece gone`, `${of} final piece`, `${of} last bit`, `biggest ${of}`, `huge ${of}`, `giant ${of}`, `massive ${of}`, `enormous ${of}`]), 'castle piece missing', 'castle missing piece', 'castle last piece', 'castle missing brick', 'castle one piece short', 'piece short castle', 'lego palace', 'lego fortress', 'building piece missing', 'model piece missing', 'castle lego missing', 'lego castel', 'leggo castle', 'leggo missing', 'legos castle', 'magnetic tiles castle', 'toy castle piece'],
  answers: [...OF, 'castle', 'castles', 'palace', 'fortress', 'piece', 'pieces', 'missing', 'lost', 'gone', 'last', 'final', 'one', 'only', 'just', 'single', 'bit', 'bits', 'build', 'builds', 'building', 'built', 'making', 'makes', 'made', 'make', 'finish', 'finished', 'finishing', 'nearly', 'almost', 'complete', 'completes', 'big', 'bigger', 'biggest', 'huge', 'giant', 'massive', 'enormous', 'large', 'whole', 'tall', 'tower', 'towers', 'wall', 'gate', 'flag', 'knight', 'knights', 'drawbridge', 'set', 'box', 'model', 'toy', 'grey', 'red', 'small', 'tiny', 'little', 'find', 'finds', 'finding', 'found', 'looking', 'look', 'looks', 'search', 'searching', 'everywhere', 'sofa', 'under', 'carpet', 'rug', 'floor', 'living', 'room', 'bedroom', 'all', 'day', 'afternoon', 'morning', 'weekend', 'rainy', 'today', 'yesterday', 'week', 'together', 'with', 'daddy', 'dad', 'mummy', 'mum', 'grandpa', 'grandad', 'uncle', 'family', 'friend', 'friends', 'his', 'her', 'my', 'our', 'new', 'old', 'birthday', 'christmas', 'present', 'thousand', 'hundred', 'but', 'and', 'then', 'there', 'is', 'was', 'it', 'for', 'of', 'from', 'out', 'a', 'the', 'who', 'where', 'can’t', 'upset', 'sad', 'cross', 'proud', 'story', 'please', 'about', 'loves', 'love', 'we', 'they', 'thing', 'something', 'needs', 'ever', 'world', 'as', 'so'],
  except: ['fell', 'fall', 'falls', 'knocked', 'knocks', 'kicked', 'smashed', 'broke', 'broken', 'breaks', 'destroyed', 'wrecked', 'foot', 'trod', 'stepped', 'swallowed', 'ate', 'eaten', 'nose', 'choked', 'hospital', 'died', 'house on fire', 'movie', 'ninjago', 'batman', 'minecraft', 'pixel', 'robot', 'spaceship', 'rocket', 'train', 'car', 'dinosaur', 'boat', 'ship', 'bridge', 'zoo', 'plane', 'sand', 'sandcastle', 'bouncy', 'princess', 'comes alive', 'alive', 'stole', 'stolen', 'share', 'sharing', 'fight', 'sister', 'brother', 'puzzle', 'jigsaw', 'tidy', 'tidying', 'garden wall', 'school', 'legoland', 'theme', 'land'],
  moods: ['lost', 'losing', 'proud', 'late', 'first', 'learning'],
  company: ['castle', 'knight', 'gate', 'flag', 'tower', 'towers', 'brick', 'bricks', 'box', 'horse', 'rug', 'string'],
  about: 'The great castle of bricks lacks one piece for the top of its tower, and the castle has been built all round it.',
  titles: ['One Piece Short', 'The Grey One', '{H} Lets Down a String', 'Nobody Gets Into the Yard', 'The Smallest Click of the Day'],
  want: [
    {
      id: 'empty-box',
      A: 'partner',
      paragraphs: [
        'The castle was done, all but one piece. {H} and {A} had been building it since breakfast. It stood on the rug, as high as a chair, with walls all round a yard. Only the grey brick for the tallest tower was still to come. The flag would stand on that.',
        '{H} reached into the box, and felt in every corner. The box was empty. {H} shook it, and out fell one small tree. “The brick was there this morning,” said {A}. {H} wanted that flag up by bedtime.'
      ]
    }
  ],
  way: [
    {
      id: 'something-else',
      A: 'partner',
      paragraphs: [
        'They looked under the rug, and down behind the cushions. {A} found three raisins and half a pencil. “Is it grey?” asked {H} each time. “It’s a raisin,” said {A}.',
        'So they tried something else on the tower. A sugar lump was the right size, but had no bumps. The flag leaned over on it, and fell off. A bottle top was too round. “It looks like a jam jar,” said {H}, and took it down.'
      ]
    },
    {
      id: 'hoover',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“The vacuum cleaner was here at lunch,” said {A}. They spread out a newspaper, and {A} opened the bag. “It’s grey,” said {A}. {H} bent down over it. Everything in there was grey.',
        'They found a hairpin, a peanut, and something that had once been a sock. {H} sneezed, and then there was some on the castle. “It’s snowed on the towers,” said {A}. They blew it off again, one tower after the other.'
      ]
    },
    {
      id: 'bare-feet',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“At night I always find them,” said {A}. “I go for a glass of water, and there’s one under my heel.” So {A} took off both socks, and walked across the rug very slowly, as you do at night. “Anything?” asked {H}.',
        '“Crumb,” said {A}. “Crumb. Button. Ow.” {H} came running, but it was only the small tree. {A} put it back in the box, and walked on. The brick was somewhere where there were no feet.'
      ]
    },
    {
      id: 'last-page',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They spread out the plan once more. On the last page there was the whole castle, with the flag on top. In the corner stood a picture of the grey piece, and beside it a one. “They only put in one,” said {H}.',
        '“How do they know that?” asked {A}. “They count,” said {H}. Next to the castle stood a boy with shining teeth, who held up both arms. He had found all of his. {H} turned the page over.'
      ]
    },
    {
      id: 'pockets',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“It isn’t me,” said {A}, and turned out both pockets, before anybody had asked. Out came a tissue, a key and a very old sweet. Out came a brick as well. They all bent over it. It was yellow.',
        '“That’s from the time with the fire station,” said {H}. “I wondered about it,” said {A}, “in the bath.” Now there was one too many, and one too few. They put the yellow one by the gate, as a bench.'
      ]
    },
    {
      id: 'who-lives-there',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Who’s moving in?” asked {A}. It was a knight with a horse. They had the big tower, and below them lived a cook. The cook had a stove with one flame on it, and a fish that never got any smaller.',
        '“Do they know that there’s no flag?” asked {A}. “They think it’s for the weather,” said {H}. The knight had been looking out of his window since noon. He had to look that way, for his head had got stuck.'
      ]
    },
    {
      id: 'drawbridge',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The drawbridge hung on two threads, and could go up and down. {H} let it down for a beetle, which was a button. The beetle wished to come in and see the castle. “Not today,” said {A} in the voice of a guard. “We’re one short.”',
        'So the beetle waited in front of it, on the rug. It had come a long way, from a cardigan. {H} pulled the bridge up, but left a gap, so that the beetle could listen.'
      ]
    },
    {
      id: 'from-the-chair',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} stepped back to the wall and looked at the castle with one eye shut. From there you did not see that anything was missing. You only saw that it was big. “If we always stand here,” said {A}, “it’s finished.”',
        '{H} went and stood there too. “I know it, though,” said {H}. They both looked at the tallest tower. Now that they knew where to look, there was nothing to be seen but the gap.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had wooden ones,” said {S}, “in a bag. The arch was missing. We never had a gate in any castle. They had to climb over.” “All of them?” asked {A}. “The king as well,” said {S}. “He got quite good at it.”',
        '“And where was the arch?” {S} began to laugh. “Under the leg of the kitchen table,” said {S}. “It had wobbled, so my father put it there. For eleven years we had our soup on top of it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I can be the piece,” said {S}, and sat down close beside the tallest tower, all in grey. {A} put the flag in {S}’s fist. It was a good flag now, and very high. “For how long?” asked {A}. “For ever,” said {S}.',
        'For ever lasted until {S}’s nose itched. Then the flag went up and down a few times, as it does in a storm. “You can have me again after supper,” said {S}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came round the castle, and for the castle that was something very large. It went past the windows for a long time. {H} held a hand on each tower. “It’s only passing,” {H} told them.',
        '{A} stopped at the gate, and breathed in, and looked thoughtful. “It can smell a horse,” said {H}. The toy horse was made of plastic, and kept very still.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} sat on a lap, a good way off, and saw a castle for the first time. {A} opened both arms as wide as they went. “That’s how big it is,” said {H}. {A} said one long word to it, which went up at the end.',
        'Then {A} blew, with both cheeks, as you blow on soup. Not one brick stirred. “It’ll stand,” said {H}. It had now been tested for wind.'
      ]
    },
    {
      id: 'through-the-gate',
      A: 'partner',
      paragraphs: [
        '{A} lay down flat on the rug, with one eye at the gate, and looked in. “What’s it like?” asked {H}. “Big,” said {A}. “There’s a yard. And there’s somebody standing in it, beside the horse. Square. Grey.”',
        '{H} lay down too. There in the middle of the yard stood the grey brick. “It was never lost,” said {A} slowly. “It stood on the rug, and we built the castle round it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'over-the-wall',
      A: 'partner',
      paragraphs: [
        'The gate let in two fingers, up to the first joint. “We’ll have to take down a wall,” said {A}. “No,” said {H}. {H} got a piece of string, and stuck a curl of tape to the end. Then {H} stood up, and let it down over the wall.',
        '“More to the left,” said {A} from the gate. “Down. Stop, that’s a horse.” They put the toy horse back. “Now down. Down. You’ve got it!”'
      ]
    },
    {
      id: 'what-it-saw',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{H} held the grey brick up to one ear. “It says that it was very interesting,” said {H}. First it had been light all round. Then a wall had come, and another one, until there were four.',
        '“Did it call?” asked {A}. “No,” said {H}. “It thought that it was the one in the middle. It thought that we were building it a house.”'
      ]
    },
    {
      id: 'before-it-goes-on',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Now that they had it, {H} did not put it on at once. When the last one is on, you cannot build any more. {H} rolled it between two fingers. {A} waited, and did not say a word.',
        '“We could do a stable tomorrow,” said {A} at last. “With what?” asked {H}. “We’ve got a tree and a bottle top.” That was quite enough for a start.'
      ]
    },
    {
      id: 'click',
      A: 'partner',
      paragraphs: [
        'The grey brick came up on its string, past one window after the other. {H} set it on the tallest tower, and pressed. Click. It was the smallest click of the whole day. On top went the flag.',
        'They sat down on the rug and looked, until it got dim. “You can’t tell any more which one it was,” said {A}. “They all look the same.” {H} could tell quite well.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the empty box as well.',
      '{names} walked once round the castle, at a respectful distance.',
      { text: '{names} counted the towers, and there were four.', needs: ['hands'] },
      { text: '{names} held the flag for the time being.', needs: ['hands'] }
    ],
    way: [
      '{names} searched the far end of the rug, very close up.',
      '{names} stayed clear of the towers, front and back.',
      { text: '{names} lifted a cushion and put it back.', needs: ['hands'] },
      { text: '{names} ate the sugar lump, since it was no use to a castle.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still until the click.',
      '{names} lay down on the rug, from where the flag looked highest.',
      { text: '{names} cut off the tape, and rolled up the string.', needs: ['hands'] },
      { text: '{names} clapped without any noise, because of the towers.', needs: ['hands'] }
    ]
  },
  bed: [
    'The empty box was put away, and the castle stayed where it was. A chair was set beside it, so that nobody would walk into it at night.',
    '{H} washed, and lay down. In the next room it was dark in the yard, and on the stairs of the towers. On the tallest one was the flag.'
  ],
  last: [
    'Right at the top the flag hung down, and {H} was asleep.',
    'All the pieces were in their places, and {H} was in bed, asleep.'
  ]
})
