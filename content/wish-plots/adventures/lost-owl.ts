import { wishPlot } from '../wish-plot.ts'

export const lostOwl = wishPlot({
  id: 'wish-lost-owl',
  beginsElsewhere: true,
  wishes: [
    'lost forest', 'lost woods', 'lost wood', 'lost trees', 'lost in the forest', 'forest way home', 'forest path home', 'lost path forest', 'owl helps', 'owl help', 'owl helped', 'helpful owl', 'kind owl', 'wise owl', 'wise old owl', 'owl forest', 'owl woods', 'owl lost', 'owl way home', 'owl shows', 'owl showed', 'owl guides', 'owl guide', 'lost walk', 'lost jungle owl', 'gets lost woods', 'got lost woods'
  ],
  except: ['toy', 'teddy', 'wolf', 'witch', 'dog', 'cat', 'puppy', 'kitten', 'rabbit', 'bear', 'fox', 'mummy', 'mum', 'mother', 'daddy', 'dad', 'parents', 'scared', 'afraid', 'alone', 'fire', 'tooth', 'shoe', 'squirrel', 'mouse', 'deer', 'baby', 'hansel', 'glove', 'mitten', 'hat', 'voice', 'city', 'balloon', 'ball', 'unicorn', 'fairy', 'dragon', 'dinosaur', 'elephant', 'penguin', 'hedgehog', 'monkey', 'lamb', 'tooting'],
  answers: ['two', 'children', 'child', 'boy', 'girl', 'lost', 'forest', 'woods', 'wood', 'owl', 'wise', 'old', 'kind', 'helps', 'help', 'helped', 'home', 'way', 'find', 'found', 'finds', 'path', 'trees', 'walk', 'deep', 'night', 'getting', 'gets', 'got', 'friendly', 'helpful', 'shows', 'showed', 'guides', 'guide', 'children', 'adventure', 'dark'],
  out: true,
  moods: ['lost'],
  company: ['owl', 'path', 'bus', 'wood', 'trees', 'leaves', 'beech', 'driver', 'supper', 'mouse'],
  about: 'In the wood the path is gone under the leaves, and an owl keeps turning its face the same way, and not because it sees anything.',
  titles: ['The Owl Was Not Looking', 'A Face Like a Plate', '{H} and the Owl in the Wood', 'The Bus That Coughed', 'Two Hands behind the Ears'],
  want: [
    {
      id: 'no-path',
      A: 'partner',
      paragraphs: [
        'At the edge of the forest waited the little bus, which always coughed before starting. It took everybody home at five. {H} and {A} walked back to it on the path. They stepped over a root and round a beech, and then there was no path. There were only leaves, all the same brown.',
        '“We’re lost,” said {H}. “We’re in the wood,” said {A}. “It’s the path that’s lost.” {H} wanted the bus very much, because of supper.'
      ]
    },
    {
      id: 'sit-first',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“If you’re lost, you first sit down,” said {A}. “That’s the rule. If you sit, you can’t get any more lost.” So they sat down on a log, close together, and shared an apple.',
        'A woodlouse came out from under the log. It walked round a crumb of apple once, and went in again. “That one’s at home,” said {H}. It was a good thing to know.'
      ]
    }
  ],
  way: [
    {
      id: 'round',
      A: 'partner',
      paragraphs: [
        'On a branch sat an owl. It had a face like a plate. “Please, wise owl, which way is the bus?” asked {H}. The owl turned its head. It turned it on and on, until it looked out over its own back. “That way!” said {H}, and they went that way.',
        'They went straight ahead, past an oak and a holly and nine ferns. And there, on a branch, sat an owl with a face like a plate.'
      ]
    },
    {
      id: 'owl-feather',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Under the tree lay a feather, brown and white. {H} swished it through the air. There was nothing to hear. {A} swished a twig, and that said whoosh. They tried it again, with their eyes shut.',
        '“It’s got a fringe,” said {A}, and held it up. Along the edge it was as soft as a blanket. “That’s so that nobody hears it come,” said {H}, and stuck it behind one ear. From now on {H} came without a sound, except for the boots.'
      ]
    },
    {
      id: 'pellet',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Below the branch lay something grey and furry, the size of a thumb. “Is it a mouse?” asked {H}. “It used to be,” said {A}. An owl swallows everything, and later it spits out what it can’t use. There were small white bones in it, finer than pins.',
        '“Like me with the plum stone,” said {H}. “Only you don’t do it from a branch,” said {A}.'
      ]
    },
    {
      id: 'who',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Hoo,” said the owl. {H} made one fist out of two and blew in between. “Ffff,” it said. {A} tried it too. “Ffff.” The owl leaned forward, and shook itself, and said it once more, quite slowly. “Hoo.”',
        'At the ninth try something came out of {H}’s hands. It was thin and a bit wet. The owl shut one eye. It was plain that it had had worse pupils.'
      ]
    },
    {
      id: 'moss',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“Moss grows on the north side of the trees,” said {A}. “You can find your way by that.” They looked at a tree. There was moss on that side, and on this side, and on top of the roots as well.',
        '“It’s a very northern tree,” said {A}. “And where’s our supper from here?” asked {H}. “Is that north too?” {A} could not say. But it was lovely moss, and they both patted it.'
      ]
    },
    {
      id: 'eyelids',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“An owl can’t move its eyes,” said {A}. “They’re stuck fast. That’s why it’s got to turn the whole head.” {H} tried it. Without moving your eyes you don’t even get as far as your own pocket.',
        '{A} stood still and looked ahead, and {H} walked round behind. {A}’s head came along a good way and then stopped. “Now I’m at the end,” said {A}. “The owl’s got more neck in there than you’d think.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} was not lost at all. Wherever {A} stood, that was where {A} wanted to be. It put its nose to a leaf, and there it stayed. There was a great deal written on it.',
        '“Where’s the bus?” {H} asked it. {A} looked up, and sneezed, and turned the leaf over. The other side was even better.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} was being carried, and looked up at the owl with two round eyes. The owl looked down with two round eyes. Neither of them had ever seen such a face.',
        'The owl turned its head upside down. {A} laid an ear on {A}’s shoulder and turned as far as there was any neck. After that they knew each other.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '“Where I live they tie ribbons to the trees,” said {A}, who was a guest. “So they see where they’ve been.” There was no ribbon. But there was a hanky with a fish on it, and {A} tied that round a birch.',
        'They walked round the birch once, to look. “Now we know where we’ve been,” said {H}. “Here.” It was a beginning. The fish looked as if it would rather have been elsewhere.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was lost for a whole afternoon once,” said {S}, “in a maize field. I sang, so that they’d find me.” “And did they?” asked {A}. “They heard me very well,” said {S}.',
        '“They let me sing it to the end, because it was so nice. And then they sent my aunt.” {A} asked for the song, and got it, and the owl moved along the branch to hear.'
      ]
    },
    {
      id: 'child-crumbs',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had dropped crumbs all the way, as they do in the story. “Then we only have to follow them,” said {A}. {S} looked at the ground, and then at the bag. “I dropped them into my mouth,” said {S}.',
        'They did look at the mouth. There was still one, at the left corner. “That’s where it starts,” said {A}.'
      ]
    },
    {
      id: 'same-owl',
      A: 'partner',
      paragraphs: [
        '“How many owls are there?” asked {H}. “It’s the same one,” said {A}. “There’s our root.” Without a path you always go round, and you think that it’s straight. “But it showed us!” said {H}. The owl turned its head once more, right over its back.',
        '“Wait,” said {A}. “It’s got its eyes shut.” That was true. The owl had not looked at anything. It held out its plate of a face, the way you hold out a bowl.'
      ]
    }
  ],
  turn: [
    {
      id: 'listening',
      A: 'partner',
      paragraphs: [
        '“It’s listening,” whispered {H}. “The plate’s for catching it in.” {H} made a plate too. {H} put both hands behind {H}’s ears, and stood where the owl’s nose pointed, and didn’t move. {A} stood alongside, with the same ears.',
        'First there was the wind, and then a drop. And then, quite small, from beyond the hollies, somebody coughed. “That’s the bus!” said {H}. They went towards it, and every ten steps they stopped and were owls. Each time the cough was a bit bigger.'
      ]
    },
    {
      id: 'mouse-under-leaves',
      A: 'same',
      spare: 10,
      paragraphs: [
        'With hands behind their ears the whole wood came nearer. A beetle walked through the dry leaves like somebody in paper shoes. High up something let go of its twig, and they heard it all the way down. It was only a leaf.',
        '“It hears a mouse under the snow,” whispered {A}. {H} held still and listened for a mouse. It was as if somebody very small were folding a letter.'
      ]
    },
    {
      id: 'owl-comes-along',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Once they turned round, and the branch was empty. Nobody had heard it go. It sat ahead of them on a post, where there had been nobody, and did up its feathers. “It’s coming along,” whispered {H}.',
        'So they went on, a bit from tree to tree, and a bit from post to post. The one in front made no sound. The two behind it rustled as little as they could.'
      ]
    },
    {
      id: 'dusk',
      A: 'other',
      spare: 12,
      paragraphs: [
        'Between the trees it had turned blue. It was not dark. It was only that all the colours had sat down. {A} gave {H} a hand, for the roots, and it was warm inside the sleeve.',
        '“For the owl it’s morning now,” said {A}. “It’s just got up.” They both said good morning to it, very softly, over their shoulders.'
      ]
    },
    {
      id: 'last-seats',
      A: 'partner',
      paragraphs: [
        'There stood the bus, with its lights on. “We got lost,” {H} told the driver, “and then we heard you cough.” “Everybody tells me to get that seen to,” said the driver, and patted the wheel.',
        'It coughed twice more, and started. Behind the window {A} still had one hand behind an ear. “What can you hear?” asked {H}. “Supper,” said {A}. “It’s a long way off. But it’s hot.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rustled round and round in the brown leaves.',
      '{names} tried behind the beech, and the path was not there either.',
      { text: '{names} tied a hanky to a twig, to know this place again.', needs: ['hands'] },
      { text: '{names} turned the map round, and the wood with it.', needs: ['hands'] }
    ],
    way: [
      '{names} trudged along behind, and trod on all nine ferns.',
      '{names} met the same holly twice, and knew it by the prickles.',
      { text: '{names} counted the trees aloud, and one came twice.', needs: ['hands'] },
      { text: '{names} shared out a bag of raisins, in case it was far.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood as still as bark.',
      '{names} swung round to the cough, nose first.',
      { text: '{names} made a plate too, out of two mittens.', needs: ['hands'] },
      { text: '{names} held back a branch of holly, so that everybody could get by.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home they shook the leaves out of their socks. There were enough for a small path.',
    '{H} rinsed off the day, and lay down, and put two hands behind two ears. From beyond the wall came a tap, and a spoon, and somebody who was at home.'
  ],
  last: [
    'Somewhere out there it was morning for an owl, and here it was night, and {H} slept.',
    '{H}’s hands came down from {H}’s ears by themselves, and {H} was asleep.'
  ]
})
