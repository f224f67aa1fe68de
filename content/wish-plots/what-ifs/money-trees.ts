import { wishPlot } from '../wish-plot.ts'

export const moneyTrees = wishPlot({
  id: 'wish-money-trees',
  beginsElsewhere: true,
  wishes: ['money grew on trees', 'money grows on trees', 'money grow on trees', 'money growing on trees', 'money trees', 'money tree', 'tree money', 'trees money', 'coins grew on trees', 'coins grow trees', 'coins on trees', 'gold coins tree', 'coin tree', 'pennies on trees', 'penny tree', 'pounds grew trees', 'pound notes trees', 'pounds trees', 'dollars trees', 'euros trees', 'rupees trees', 'money instead of leaves', 'money leaves', 'leaves were money', 'leaves turned money', 'plant money', 'planted money', 'plants money', 'plant a coin', 'planted a coin', 'plants coin', 'planted penny', 'grow money', 'grew money', 'grows money', 'growing money', 'money doesn’t grow trees', 'all the money in world'],
  except: ['poor', 'pocket', 'stolen', 'stole', 'thief', 'bank', 'tooth', 'fairy', 'lost', 'rain', 'rained', 'fight', 'fights', 'argue', 'worried', 'no', 'monkey', 'spider', 'pig', 'piggy', 'charity', 'box', 'family', 'christmas', 'swallowed', 'chinese', 'feng', 'plant pot'],
  answers: ['what', 'if', 'day', 'when', 'imagine', 'money', 'coin', 'coins', 'gold', 'penny', 'pennies', 'pound', 'pounds', 'dollar', 'dollars', 'euros', 'rupees', 'notes', 'grow', 'grows', 'grew', 'growing', 'grown', 'tree', 'trees', 'leaf', 'leaves', 'plant', 'plants', 'planted', 'branch', 'branches', 'rain', 'rained', 'raining', 'fell', 'sky', 'rich', 'millionaire', 'everybody', 'everyone', 'all', 'had', 'lots', 'of', 'infinite', 'endless', 'world', 'instead', 'could', 'buy', 'really', 'did', 'turned', 'were', 'was', 'in', 'our', 'garden', 'the', 'on', 'apples', 'like', 'a', 'it', 'true'],
  moods: ['question', 'first'],
  company: ['ball', 'shop', 'shopkeeper', 'tree', 'trees', 'leaf', 'coins', 'barrow', 'bucket', 'bun', 'book', 'wind', 'banker', 'bus', 'hedge', 'net'],
  isTale: true,
  asked: true,
  out: true,
  about: 'Money grows on all the trees, and the ball in the window costs more each time the hero comes back with more of it, until it is seen what there is none of any more.',
  titles: ['A Barrow for a Ball', 'What Used to Hang There', '{H} Pays for It', 'The Price Goes Up', 'The Last Leaf in Town'],
  want: [
    {
      id: 'the-red-ball',
      A: 'partner',
      paragraphs: [
        'One morning money grew on trees. It hung on all of them, and in the wind it clinked. Now {H} knew of a red ball in a shop window. It cost five coins, and {H} had only ever had four.',
        '“Then let’s shake one,” said {A}. They put a bucket under the nearest tree, and shook. “A hundred and ten,” said {H}. “And a bird.” They let the bird out, and ran.'
      ]
    },
    {
      id: 'not-ripe',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Not all of it was ripe. In the shade the coins were still small and green, and you could bend them. There was nobody’s head on them yet, only an ear. “Leave those,” said {A}. “They’ll be worth something on Friday.” On a bush by the wall there grew nothing but halves.',
        'On the poplar there were notes, and they rustled. They were printed on one side only. The other side has to get the sun first. {H} turned one over, to help.'
      ]
    }
  ],
  way: [
    {
      id: 'price-goes-up',
      A: 'partner',
      paragraphs: [
        'The shopkeeper was writing a new label for the ball. It said a thousand. “But it cost five!” said {H}. “That was yesterday,” said the man. “Today everybody’s got a bucket.”',
        'So they fetched the barrow, and shook six trees. That made a thousand and a bit. But when they got there with it, he was painting on another nought. “You should have come before lunch,” he said.'
      ]
    },
    {
      id: 'noughts',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The sign painter had the most to do in the whole town. He ran from door to door with his pot, and all that he painted was noughts. “I’ve got none left,” he said at four o’clock, and showed his brush. At the baker’s he hung up doughnuts instead.',
        'A bun cost seven, and then five doughnuts. People stood in front of it and worked it out. A boy ate the one at the end. At once the bun was ten times cheaper, and everyone went in.'
      ]
    },
    {
      id: 'the-barrow-shop',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Nobody sold purses any more. In the leather shop there were wheelbarrows now. “What’s one of those?” asked {A}. “A barrow full,” said the woman. So you had to have one already. You pushed it in at the front, full, and came out at the back with another, empty.',
        '“And what do you do with mine?” asked the man before them. “I tip it out,” she said, “and sell it.” He nodded. It made sense as long as one kept walking.'
      ]
    },
    {
      id: 'bank',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Under the lime tree in the square stood the man from the bank, in his grey suit. He was looking up and counting. “Eleven million and six,” he said. There was a breath of wind. “And five. And three.” A few came down on his hat, and he began again at the bottom, on the left.',
        '“What’s in the bank, then?” asked {H}. “Acorns,” said the man. “They had to go somewhere. We’ve got a very good door.” You could see that he liked it better out here.'
      ]
    },
    {
      id: 'the-bus',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The bus stood at the foot of the hill, and its wheels went round. Each passenger had paid with a bucket, and that was forty buckets. “It won’t go up like this,” said the driver. “Somebody will have to take something back.” Nobody wanted to. They all looked out of the windows.',
        'In the end he paid every one of them two buckets to get off. After that the bus was as light as a feather, and drove up without them. They walked behind, and clinked.'
      ]
    },
    {
      id: 'fiddler',
      A: 'same',
      spare: 6,
      paragraphs: [
        'At the corner a man was playing the fiddle, with his hat on the ground before him. “Don’t,” he said, when {A} bent down to it. “It’s full. I’ve emptied it four times since breakfast. I’m standing in it up to the knees.” And so he was.',
        '“What would you like, then?” asked {H}. He thought, and went on fiddling. “It’d be nice,” he said, “if someone stopped.” They stopped. It was a slow one about a goose, and they heard it to the end.'
      ]
    },
    {
      id: 'hedge',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A lady was clipping her hedge. It was a hedge of small change, and it rang at every snip. “It’s got to be done,” she said, “or it grows out over the pavement, and people complain.” She raked it together, and tipped it on the heap behind the shed.',
        'The heap was as tall as she was, and a bit warm inside. “Will it turn into earth?” asked {H}. “It’ll turn into pounds,” said the lady gloomily. “It’s all weeds.”'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} came along with a note as big as a tablecloth. “It’s from the very top,” said {A}. “They get the most light. I can’t spend it. Nobody’s got change for it, and it won’t fold.” {A} had tried to post it, to get rid of it, but it was too wide.',
        '“You could sail with it,” said {H}. {A} held it up by two corners. The wind took hold of it, and {A} went off down the street, at quite a pace. “At least it gets me somewhere,” they heard.'
      ]
    },
    {
      id: 'no-shade',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It was hot, and they sat down under a chestnut, with the barrow. It was no good. Light came through from above, in a thousand small round flashes, and it dripped. There was no smell, either. “It used to be cool here,” said a man with a sandwich. “I’ve had my lunch here for years.”',
        'Something came down and hit the sandwich. It was a fifty. “That’s the third,” said the man. He picked it out from between the cheese and the bread, and threw it to the pigeons. The pigeons threw it back.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} did not buy anything. {S} looked for nice ones. “I only take those with a bite out,” said {S}. “There’s a caterpillar that can do it. Look, it likes kings.” {S} had four like that, in a matchbox, and the caterpillar in another one.',
        '“What will it be, when it’s grown up?” asked {A}. “A penny moth,” said {S}. {S} put a fresh coin in with it, a soft one. “It only eats round the nose,” said {S}. “It leaves the date.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“When I was small,” said {S}, “a bun cost one of these.” {S} undid a knot in a handkerchief, and there it lay, brown and thin. “I had it in my hand the whole way, and it smelled of hand. I stood in front of the shop till it was quite hot.” “And what was the bun like?” asked {A}.',
        '“Small,” said {S}. “It had three currants. I ate the first one in front of the church.” {S} tied the knot again. Nobody would ever talk about a bucket of money like that.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} had no use for it, cold or warm. It had come down round {A} all day long, like hail, and none of it could be eaten. {A} had made sure of that with the first one. Now there was some lying in {A}’s bowl as well, where there ought to have been something else.',
        '{A} looked at the bowl, and up at the tree, and at the people with the buckets. They were so pleased. They would notice it themselves, by supper time.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} sat under the poplar in a heap of notes, and tore them. The small ones went zip. The large ones went zzzip, and you could do it twice. {A} had never been given so much paper, and nobody took it away. A man in a grey suit had to turn round and look at a wall.',
        '“That was a hundred,” said {H}. Zip. “Now it’s two fifties,” said {A}’s face, and {A} took the next.'
      ]
    },
    {
      id: 'what-used-to-hang',
      A: 'partner',
      paragraphs: [
        '“However much money we bring,” said {H}, “it’s always more.” {A} lay under a tree and looked up into it. “What everybody’s got, nobody wants,” said {A}. “It’s like leaves.”',
        'Then {A} sat up. “What used to hang there?” asked {A}. “Leaves,” said {H}. “And when did you last see one?” They looked down the street. There was not one leaf on any tree, for the money had pushed them off.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-leaf',
      A: 'partner',
      paragraphs: [
        '“I’ve got one,” said {H}. It lay in a book at home, to mark the page. It was from last year, and brown at the edge. {H} carried it to the shop between two fingers. On the pavement people put down their buckets and took off their hats.',
        'The shopkeeper held it up to the window, and looked at all the little lines. Then he smelled it. “How much is that?” he asked, very quietly. “It’s one ball,” said {H}.'
      ]
    },
    {
      id: 'bay-leaf',
      A: 'same',
      spare: 14,
      paragraphs: [
        'When that got about, the whole street ran home and looked. They shook out their books, and felt in their winter coats. A man found half a leaf in a boot, and bought half a bicycle. An old lady on the second floor had a whole jar of bay leaves, for the soup.',
        'She stood at the window and counted them. Down below they were calling up to her, what would she like? A boat? A tower? “No,” she called back. “I’m making soup.”'
      ]
    },
    {
      id: 'in-the-window',
      A: 'same',
      spare: 15,
      paragraphs: [
        'The shopkeeper laid it in the window, on blue velvet, where the ball had been. There was a queue at once. Each of them was allowed to look as long as one can hold one’s breath. “There’s a small hole in it,” said a girl. “Something’s been eating that.”',
        '“That’s genuine,” said the man behind her. “You can tell by the hole.” He was the one from the bank. He had left off counting, and went round to the end of the queue again.'
      ]
    },
    {
      id: 'change',
      A: 'partner',
      paragraphs: [
        'He gave {H} the ball, in a net, and then he gave change. It was two barrows full, and everything in the till. “Must we take it?” asked {A}. “Please,” said the man. They left it behind the next corner, like everybody else.',
        'On the way home the ball bounced as if it had waited for that. A wind had got up, and the coins fell from the trees, clink, clink. And in one place, on a bare twig, {A} found a green bud. They told nobody.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood under the tree when it was shaken, and got a fringe.',
      '{names} ran along too, with a clinking noise.',
      { text: '{names} held the bucket, and got most of it.', needs: ['hands'] },
      { text: '{names} picked the low ones, that nobody had to climb for.', needs: ['hands'] }
    ],
    way: [
      '{names} trotted beside the barrow, and it did not get lighter.',
      '{names} lay down where there used to be shade.',
      { text: '{names} counted a handful, and let it drop at nine.', needs: ['hands'] },
      { text: '{names} pushed the barrow from the left.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in when the leaf came past.',
      '{names} ran after the ball, and was only just second.',
      { text: '{names} held the door, so that there should be no draught.', needs: ['hands'] },
      { text: '{names} carried the empty net.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bucket was put away with the pegs in it again. In the book there lay a piece of string now, at the same page.',
    '{H} washed off the smell of coins, which takes a while, and lay down. The ball came too, and had the wall side.'
  ],
  last: [
    'Clink, it went in the dark, from tree to tree, and {H} was asleep.',
    'With one arm round a red ball {H} slept, and outside it was raining money.'
  ]
})
