import { wishPlot } from '../wish-plot.ts'

export const stonesInPockets = wishPlot({
  id: 'wish-stones-in-pockets',
  wishes: ['stones pockets', 'stones pocket', 'stone pockets', 'pebbles pockets', 'pebbles pocket', 'pebble pocket', 'rocks pockets', 'rocks pocket', 'rock pocket', 'conkers every pocket', 'conkers pockets', 'conkers coat', 'shells pockets', 'shells pocket', 'shells coat', 'seashells pockets', 'sea shells pockets', 'seashells pocket', 'acorns pockets', 'pine cones pockets', 'pockets full of stones', 'pockets full of shells', 'pockets full of seashells', 'pockets full of pebbles', 'pockets full of rocks', 'pockets full of conkers', 'pockets full of treasures', 'pocket treasures', 'pockets heavy', 'heavy pockets', 'full pockets', 'pockets full', 'coat too heavy', 'heavy coat', 'coat heavy', 'coat full of stones', 'stones in the coat', 'stones coat', 'stones jacket', 'rocks jacket', 'rocks coat', 'pebbles coat', 'stones washing machine', 'stone washing machine', 'rocks washing machine', 'stones every pocket', 'stone every pocket', 'pebbles every pocket', 'rocks every pocket', 'shells every pocket', 'stones in all pockets', 'stones all pockets', 'rocks all pockets', 'stones her pockets', 'stones his pockets', 'stones my pockets', 'rocks her pockets', 'rocks his pockets', 'pebbles her pockets', 'pebbles his pockets', 'fills pockets stones', 'fills pockets', 'collects shells', 'collecting shells', 'collecting seashells', 'brings home stones', 'bringing home stones', 'brings stones home', 'brings home rocks', 'brings home pebbles', 'picks up stones', 'picking up stones', 'picks up every stone', 'picks up rocks', 'stones everywhere'],
  answers: ['stone', 'stones', 'pebble', 'pebbles', 'rock', 'rocks', 'conker', 'conkers', 'shell', 'shells', 'seashell', 'seashells', 'acorn', 'acorns', 'treasure', 'treasures', 'pocket', 'pockets', 'coat', 'coats', 'jacket', 'hood', 'collects', 'collect', 'collecting', 'collected', 'collection', 'collector', 'picks', 'pick', 'picking', 'picked', 'brings', 'bring', 'bringing', 'brought', 'keeps', 'keep', 'keeping', 'puts', 'fills', 'filled', 'full', 'heavy', 'heavier', 'too', 'so', 'lift', 'lifted', 'can’t', 'cannot', 'carry', 'hangs', 'hook', 'every', 'each', 'all', 'always', 'everywhere', 'home', 'up', 'washing', 'machine', 'found', 'find', 'finds', 'loves', 'special', 'favourite', 'pretty', 'shiny', 'beach', 'park', 'path', 'walk', 'street', 'school', 'nursery', 'her', 'his', 'my', 'our', 'them', 'and', 'from', 'of', 'in', 'with', 'she', 'he', 'has'],
  except: ['throw', 'throws', 'throwing', 'threw', 'window', 'hit', 'hurt', 'swallowed', 'swallow', 'eat', 'ate', 'mouth', 'nose', 'soup', 'magic', 'dragon', 'giant', 'troll', 'moon', 'space', 'wolf', 'paint', 'painting', 'painted', 'skimming', 'skim', 'star', 'music', 'band', 'kidney', 'gall', 'gemstone', 'grave', 'cemetery', 'died', 'drown', 'river', 'lost', 'stolen', 'hermit', 'crab', 'snail', 'tortoise', 'climbing', 'climb', 'money', 'empty', 'hole', 'squirrel', 'fight', 'string', 'planted', 'bear', 'robot', 'penguin', 'magpie', 'crow', 'collects things'],
  moods: ['learning', 'change', 'losing', 'quarrel'],
  company: ['coat', 'museum', 'label', 'labels', 'jam', 'box', 'boxes', 'egg', 'pea', 'dentist', 'mattress', 'paper', 'hook', 'pocket', 'pockets', 'hood', 'stone', 'stones', 'conker', 'conkers', 'shell', 'shells', 'floor', 'hall', 'water', 'bowl', 'umbrella', 'sleeve', 'sleeves', 'path', 'rain', 'puddle', 'jar', 'sill', 'bus', 'table', 'scales', 'door', 'pile', 'wall', 'drop', 'post', 'bed', 'sugar', 'loop', 'bath', 'sea'],
  about: 'The hero has collected stones, conkers and shells in every pocket until the coat cannot be lifted, and none may be left out, for then it would be forgotten where it is from; a label on the jam shows how museums do it.',
  titles: ['The Coat on the Floor', 'Every One Was the Best', '{H} and the Ninety-Two', 'As Heavy as Somebody', 'Plum, August'],
  want: [
    {
      id: 'the-hook',
      A: 'partner',
      paragraphs: [
        '{H}’s coat had come off the wall in the night, and the hook had come with it. It lay in the hall, and it could not be lifted. There were stones in the left pocket, and conkers in the right. The inside pocket was full of shells, and the hood of more stones.',
        '“Leave some of them here,” said {A}. “I can’t,” said {H}. “Each one was the best.” {H} wanted to go out, in the coat, with all of them.'
      ]
    }
  ],
  way: [
    {
      id: 'from-below',
      A: 'partner',
      paragraphs: [
        '“If I can’t lift it, I’ll get in,” said {H}. So {H} lay down in it, and {A} did up the zip. “Now stand up,” said {A}. One foot stood up.',
        '{A} took hold of the hood and pulled. {H} slid across the hall and clattered, like a drawer of spoons. At the doorstep they had to stop. “It’s nice here too,” said {H} from below.'
      ]
    },
    {
      id: 'on-the-scales',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They wanted to know how heavy it was. {A} stood the bathroom scales in the hall, and they rolled the coat on. Then they rolled {H} on, without it. “The coat’s won,” said {A}. “It ought to be wearing you.”',
        '{H} thought that over. “Then it could take me to school,” said {H}. They looked at it as it lay there, with its arms out. It did not look like getting up before ten.'
      ]
    },
    {
      id: 'each-for-a-reason',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s this one for?” asked {A}, and held up a stone. “That was in the rain,” said {H}. The next one had been in the sun. Then there were two that had lain side by side, so they had both had to come. “And this?” “That’s from when it was Tuesday.”',
        '{A} put it back very carefully. One conker had looked at {H}. “It’s got an eye,” said {H}. {A} saw that you could not just walk by.'
      ]
    },
    {
      id: 'share-the-load',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I could take half of them,” said {A}, and filled both trouser pockets. The pockets did hold. But the trousers had not been asked. They started on their way down, slowly, and {A} caught them at the knee.',
        'After that {A} went about with both hands on the belt. “Can you open the door like this?” asked {H}. {A} could not. {A} could not scratch, either. So it all went back into the coat.'
      ]
    },
    {
      id: 'the-way-home',
      A: 'same',
      spare: 3.5,
      paragraphs: [
        '“How did you ever get it home?” asked {A}. {H} had to think. “It wasn’t heavy at all,” said {H}. “Only a bit more each time.” It had begun with one shell. Then it had gone on like growing. You did not notice that either, until the coat was too small.',
        '{A} felt the hem. “This is how coats get long,” said {A}. In fact it had been as short as a jacket, in the spring.'
      ]
    },
    {
      id: 'pet-stones',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had found the coat, and thought that it was a good place at last. It did not slip, and it did not blow away. {A} settled on the middle of it, and now it was heavier by one.',
        '“{A} isn’t a stone,” said somebody. “But I’d have picked {A} up as well,” said {H}, “if I’d seen {A} on the path.” They looked at {A} from all sides. It was plain that each side was the best.'
      ]
    },
    {
      id: 'other-coat',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came by in a hurry, and wanted to hang up the coat for them. {A} took it by the loop with one finger, like any coat. The finger stayed down there, and the rest of {A} came down after it.',
        '“What’s in it?” asked {A}, sitting. “Everything,” said {H}. {A} felt along the left side, and the right side. “I thought somebody was in it,” said {A}. “I’d said good morning.”'
      ]
    },
    {
      id: 'elder-stones',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I’ve carried one stone in this pocket for thirty years,” said {S}, and brought it out. It was small, and as smooth as soap. “It had corners when I got it. It’s lost them all in here.” {A} felt for the corners, right down in the pocket. There was nothing but dust.',
        '“And that’s them,” said {S}. It had taken a good many walks. {A} rubbed at a stone, to make a start.'
      ]
    },
    {
      id: 'plum-august',
      A: 'partner',
      paragraphs: [
        'They emptied the coat on the floor. There were ninety-two. “This one’s from the dentist,” said {H}. “And this one was quite alone. No, that one was.” {H} held one in each hand. “I’ve mixed them up. If I don’t carry them, I forget where they’re from.”',
        '{A} had gone for a jar, to put the shells in. There was still some jam in it, and a label on it. “Plum, August,” read {A}. “Nobody’s carried that about, and we know it all the same.”'
      ]
    }
  ],
  turn: [
    {
      id: 'as-in-a-museum',
      A: 'partner',
      paragraphs: [
        '“In a museum everything’s got a label,” said {A}, “with where it was, and when. Only a very little is out in front. Nearly all of it lies in drawers.” {H} fetched every egg box in the kitchen. A stone sat in one just like an egg.',
        '{H} said what the labels had to be, and {A} wrote. “Dentist, Monday.” “Conker, alone, at the bus stop.” “Shell, with a bit of Sunday in it.”'
      ]
    },
    {
      id: 'nobody-knows',
      A: 'same',
      spare: 7,
      paragraphs: [
        'With one conker {H} could not say any more where it was from. {H} smelled at it, and shook it beside one ear. “Under a tree?” asked {A}. “They’re all under a tree,” said {H}. That would have been no help, on a label.',
        'They thought for a time. Then {A} wrote “Not known”, as museums do. It sounded grand. {H} looked at the conker with new eyes. It got the corner, where you see it first.'
      ]
    },
    {
      id: 'two-the-same',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“These two are just the same,” said {A}. {H} put them side by side. They were both round and flat, and grey, with a white spot. “This one’s older,” said {H}. “How can you tell?” “I found it before lunch,” said {H}.',
        'So the labels said “Before” and “After”. {A} turned round once to get more paper. When {A} turned back, {H} was looking from one to the other. “It’s a good thing that we wrote it down,” said {H}. “Which label goes where?”'
      ]
    },
    {
      id: 'child-stones',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} brought something for the museum as well. “That’s a pea,” said {A}. “It’s hard,” said {S}. It had been under the fridge, and nobody had looked after it. It got a place of its own in the egg box. There was room for twelve of it.',
        '“And what shall I write?” asked {A}. {S} thought. “Pea,” said {S}. “Dinner. I didn’t want it.” It was the only label in the whole museum that said why.'
      ]
    },
    {
      id: 'coat-without',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The empty coat weighed nothing. {H} picked it up as hard as you must pick up such a coat. It flew right over {H}’s head. {A} got it down from the lamp. “It’s used to more,” said {A}.',
        '{H} put it on and went up and down. It did not clatter. It did not pull to the left at corners. “I keep nearly hopping,” said {H}. {A} held it by the hood, until they were both used to it.'
      ]
    },
    {
      id: 'one-at-a-time',
      A: 'partner',
      paragraphs: [
        'In the end there were eight boxes, and they fitted under the bed. And {A} screwed the hook back on.',
        '{H} put on the coat, as light as a shirt. But in the left pocket lay one stone, the one from the dentist. “One goes out every day,” said {H}. “They take turns.” {A} worked it out. “Then its next day’s in three months,” said {A}. {H} patted the pocket. “It can tell the others.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked round the coat, as round somebody who is asleep.',
      '{names} leaned on it from one side, and it did not notice.',
      { text: '{names} pulled at the loop, and now had the loop.', needs: ['hands'] },
      { text: '{names} laid the hook on the shelf, where nothing would be hung on it.', needs: ['hands'] }
    ],
    way: [
      '{names} found a shell under the mat, which made it more.',
      '{names} settled down on the other sleeve, to keep it there.',
      { text: '{names} pushed from behind, as with a sledge.', needs: ['hands'] },
      { text: '{names} felt in the right pocket, and one conker was a nut.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked along the egg boxes, as you look in a museum.',
      '{names} stayed by the last box, and looked for room.',
      { text: '{names} carried the shells, two at a time.', needs: ['hands'] },
      { text: '{names} cut more paper, for the shells had a lot to say.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boxes were pushed to the wall, and the floor was swept. There was a good deal of sand, from everywhere that {H} had been.',
    '{H} washed off the dust of all those roads, and lay down. Below the mattress was the museum. It was shut for the night, and in its drawers nothing moved.'
  ],
  last: [
    'Under the bed lay the best ones, all of them, each with its day, and {H} was asleep.',
    'The coat hung on its hook, with one stone in it, and {H} was asleep.'
  ]
})
