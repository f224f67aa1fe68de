import { wishPlot } from '../wish-plot.ts'

export const smallestReindeerInFront = wishPlot({
  id: 'wish-smallest-reindeer-in-front',
  beginsElsewhere: true,
  wishes: ['Santa’s smallest reindeer gets to pull in front for once', ...['front', 'turn front', 'front sleigh', 'front santa', 'pulls front', 'pulls sleigh', 'helps pull sleigh', 'wants pull sleigh', 'leads sleigh', 'leads santa', 'leads the others', 'wants to lead', 'always back', 'first sleigh', 'goes first', 'smallest sleigh', 'littlest sleigh', 'youngest sleigh', 'tiniest sleigh'].map((what) => `reindeer ${what}`), ...['smallest', 'littlest', 'youngest', 'tiniest', 'baby', 'tiny'].flatMap((small) => [`${small} reindeer front`, `${small} reindeer pulls`, `${small} reindeer leads`]), 'smallest reindeer', 'littlest reindeer', 'tiniest reindeer', 'youngest reindeer', 'santas smallest reindeer', 'santas littlest reindeer', 'santas tiniest reindeer', 'santas youngest reindeer'],
  answers: ['santa', 'santas', 'father', 'christmas', 'claus', 'reindeer', 'reindeers', 'smallest', 'littlest', 'youngest', 'tiniest', 'little', 'small', 'tiny', 'baby', 'young', 'new', 'big', 'bigger', 'biggest', 'others', 'other', 'eight', 'nine', 'sleigh', 'sledge', 'sled', 'pull', 'pulls', 'pulling', 'pulled', 'lead', 'leads', 'leading', 'leader', 'front', 'back', 'first', 'last', 'line', 'behind', 'turn', 'once', 'for', 'gets', 'get', 'got', 'to', 'be', 'at', 'in', 'of', 'the', 'go', 'goes', 'going', 'fly', 'flies', 'flying', 'sky', 'night', 'eve', 'snow', 'snowy', 'north', 'pole', 'roof', 'roofs', 'rooftop', 'chimney', 'presents', 'bell', 'bells', 'antlers', 'hat', 'tail', 'moon', 'wants', 'wanted', 'dreams', 'hopes', 'allowed', 'chosen', 'picked', 'always', 'never', 'finally', 'at', 'too', 'short', 'legs', 'brave', 'kind', 'funny', 'happy', 'proud', 'who', 'that', 'a', 'an', 'and', 'his', 'her', 'its', 'practice', 'practises', 'learning', 'learns', 'team', 'helps', 'how'],
  except: ['rudolph', 'rudolf', 'nose', 'red', 'grinch', 'ill', 'sick', 'poorly', 'hurt', 'broken', 'lost', 'died', 'dead', 'afraid', 'scared', 'heights', 'summer', 'beach', 'poo', 'elf', 'elves', 'real', 'exist', 'eat', 'meat', 'carrots', 'carrot', 'food', 'toy', 'jumper', 'costume'],
  isTale: true,
  out: true,
  moods: ['first', 'proud', 'losing', 'waiting', 'learning'],
  company: ['reindeer', 'smallest', 'sleigh', 'santa', 'hat', 'snow', 'moon', 'barn', 'wood', 'sea', 'front', 'eight', 'tail', 'bottom', 'snowdrift', 'gate', 'list', 'yard'],
  about: 'Santa’s smallest reindeer pulls in front for once, and the eight big ones behind it all pull different ways, for they have never seen over the one in front before; so it asks them what they see, and steers by that.',
  titles: ['Sixteen Eyes Behind', 'The Smallest in Front', '{H} and the Eight Who Saw the Moon', 'The Same Bottom for Three Hundred Years', 'Over the Barn and Round the Moon'],
  want: [
    {
      id: 'eight-other-ways',
      A: 'partner',
      paragraphs: [
        'Santa’s smallest reindeer was to pull in front for once, with {H} in the sleigh to hold on. “Off we go!” it said, and pulled. The eight big ones behind it pulled eight other ways. The sleigh creaked, and stayed where it was.',
        '“It’s only a practice,” said {A}, who sat there too. Santa stood in the yard with a list. The smallest had always gone last. It wanted this so much that both its ears stuck out.'
      ]
    }
  ],
  way: [
    {
      id: 'the-same-bottom',
      A: 'partner',
      paragraphs: [
        '“What are you doing?” {H} asked the eight. “There’s a moon!” said one. “And a wood!” said another. “And a whole sea!” Each wanted to go and look. “Have you never seen all that?” asked {A}. “I had to hold the map,” said the first. “I had a bottom in front,” said the eighth, “the same one for three hundred years.”'
      ]
    },
    {
      id: 'what-they-thought',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where did you think you were going, all those nights?” asked {A}. “Along behind it,” said the fourth. “We knew that it was Christmas. It went up, and it went down, and then there was a carrot.” They had taken the world for a long brown corridor with a tail in it.',
        '“I once heard a cow,” said the sixth, “but I never found out what it looked like.” {H} pointed one out, down by the barn. The sixth looked at it for a while. “It’s much rounder than it sounds,” it said.'
      ]
    },
    {
      id: 'bells-by-size',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Every reindeer wore a bell, and it went by size. The big ones had bells like buckets. The smallest had one like a hazelnut. When it walked, it went ting, ting, ting. “I’ve never heard myself,” it said. “I’ve always had eight buckets in front.”',
        'The smallest took three steps, while the buckets stood still. Ting, ting, ting. “Is that me?” it asked. “That’s you,” said {H}. It took another three, to be quite sure, and {A} hummed along.'
      ]
    },
    {
      id: 'harness-too-big',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The harness in front had been made for somebody large. On the smallest it hung down like a hammock. It went three steps before the harness noticed. So {A} stuffed a cushion down each side, and a third one under its chin.',
        '“How’s that?” asked {H}. “Warm,” said the smallest. From in front you saw three cushions with a face. But when it pulled now, the straps went tight at once, and the sleigh said ouch.'
      ]
    },
    {
      id: 'first-is-cold',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It’s windy up here,” said the smallest. It had never had any wind before. The eight big ones had always taken it all. Now the snow flew into its ears, and the frost sat on its lashes. “Do you want to swap?” asked {A}.',
        '“No, no,” said the smallest. It put out its tongue, and on the tongue there lay a snowflake. At the back you only got those second hand. “This one hasn’t been on anybody yet,” it said, and shut its mouth.'
      ]
    },
    {
      id: 'steps-like-stairs',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The big ones had such long legs. They took one step where the smallest took three. Then they had to wait, with a foot in the air. Eight feet hung there, and steamed. “Could you do little ones?” called {H}. They tried. It looked like eight wardrobes on tiptoe.',
        '“It tickles,” said the fifth. “How do you ever get anywhere like this?” “I start early,” said the smallest. {A} counted. To the gate it was ten big steps, or thirty little ones. But you did get thirty looks at the gate.'
      ]
    },
    {
      id: 'the-hat',
      A: 'partner',
      paragraphs: [
        '“They look right over you,” said {H}, and put a bobble hat on the smallest’s antlers. Now there was something to follow, and off they went. But the hat slid over the smallest’s eyes, and it ran in a big circle. “There’s a sleigh in front!” called the eight. “After it!” They chased it for a good while. It was their own.'
      ]
    },
    {
      id: 'other-waves-from-the-back',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had gone to the very back of the sleigh, to hold on better. When they ran in a circle, a hat came up behind, with legs. “They’re overtaking us,” called {A}. “Who is?” called {H}. “We are,” said {A}.',
        '{A} waved them by, with a good big wave. Nobody went by. “After you,” called the hat. “After you,” called {A}. It went on like that for two more rounds. Nobody got past anybody, but they were all very polite.'
      ]
    },
    {
      id: 'pet-on-the-rug',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} lay in the sleigh on a rug, among the parcels, and had no wish to pull. From there {A} saw eight big bottoms and the tip of a small one. The eight went left and right. The small one went straight on, as well as it could.',
        '“Which would you follow?” asked {H}. {A} thought about it with both eyes shut. It depended on who had a carrot. But when the smallest went ting with its bell, one of {A}’s ears went round by itself.'
      ]
    },
    {
      id: 'elder-behind-a-hat',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“When I was young, there was a hat in front of me at the theatre,” said {S}. “It had a bird on it, and cherries.” “Couldn’t you see the play?” asked {A}. “I saw the hat,” said {S}. “When there was a storm, the cherries shook. At the end the bird cried.”',
        '“Then the hat went out for a moment,” said {S}, “and I saw the stage. There was a man there, shouting at a door. I’d been having a much better time.” “I can follow that,” said the eighth reindeer.'
      ]
    },
    {
      id: 'child-smallest-too',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to pull as well, and hung a scarf on the sleigh, and took the ends. {S} leaned into it, like a reindeer. Nothing moved. “I’m pulling,” said {S}. “I know,” said {A}. “I can see it in your ears.”',
        '{S} leaned further, until nose and snow were quite close together. The scarf got longer and longer. When the sleigh gave its first creak, it was a scarf for a giraffe. “That’s one present done,” said {S}.'
      ]
    },
    {
      id: 'sixteen-eyes',
      A: 'partner',
      paragraphs: [
        '{A} took off the hat. “What’s behind that snowdrift?” asked the smallest, for it could not see over. “A gate,” said all eight, “and it’s open.” {A} had to laugh. “They can see everything,” said {A}, “because it’s you in front.” “And I can’t see a thing,” said the smallest. “You needn’t,” said {A}. “You’ve got sixteen eyes behind you.”'
      ]
    }
  ],
  turn: [
    {
      id: 'what-comes-next',
      A: 'partner',
      paragraphs: [
        '“What comes next?” called the smallest. “A barn,” said the eight. “Then up!” called the smallest, and up they went. The barn went by under {H}, with hens in it. “And now?” “A moon.” “Round it!” called the smallest. Next came the wood, and then the whole sea. They saw it all, and they all pulled one way.'
      ]
    },
    {
      id: 'left-and-right',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Not all the eight were good at saying things. “There’s a thing,” called the seventh. “What sort of thing?” called the smallest. “Long, with legs hanging off it.” {H} looked over the side. It was a washing line with trousers. “Over it!” called the smallest, and they lifted their feet.',
        'The eighth was late, and flew on with a pair of trousers on its antlers. “What’s that?” it asked. “I can’t see any more.” “It’s somebody’s bottom,” said {A}. “Ah,” said the eighth. “I know where I am.”'
      ]
    },
    {
      id: 'fog-like-porridge',
      A: 'same',
      spare: 11,
      paragraphs: [
        'On the far side of the hill lay a fog, as thick as porridge. There sixteen eyes were no use, and neither were two. “What comes next?” asked the smallest. “White,” said the eight. So it slowed down, and held its head low, and went ting, ting, ting.',
        'From below came a ting back, at once. “That’s a roof,” said the smallest. It rang again, and the next ting took longer. “And that’s a street.” The eight held their buckets quite still, so that {A} could hear the hazelnut.'
      ]
    },
    {
      id: 'the-whole-night',
      A: 'partner',
      paragraphs: [
        'They came down in the yard, as softly as a mitten. “How did you know the way?” asked Santa. “I didn’t,” said the smallest. “I asked.” Santa found its name at the bottom of the list, and wrote it at the top.',
        '“Don’t you miss that bottom?” {H} asked the eighth. “It’s still there,” it said, “only now it’s got a moon on top.” {A} looked, and so it had, just over the tail.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in the sleigh as well, and it creaked once more.',
      '{names} looked out from under the rug, past eight big bottoms.',
      { text: '{names} held on with both hands, though nothing moved.', needs: ['hands'] },
      { text: '{names} waved to the smallest, right over the eight.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned into the bend, because it was all one bend.',
      '{names} saw the moon too, and would have pulled that way.',
      { text: '{names} held on to the rug, which wanted to stay behind.', needs: ['hands'] },
      { text: '{names} brushed the snow off the bobble.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned over the side, and saw hens.',
      '{names} looked where the eight were looking.',
      { text: '{names} pointed at the sea with a whole arm.', needs: ['hands'] },
      { text: '{names} shared out hay to the eight, and some to the one in front.', needs: ['hands'] }
    ]
  },
  bed: [
    'The harness hung on nine hooks, and the lowest was the first. In the yard the smallest ate its hay with both ears out.',
    '{H} washed, and went to bed first of all, for once. Then {H} lay down, and asked what came next.'
  ],
  last: [
    'What came next was the moon, and they went round it, and {H} was asleep.',
    'As softly as a mitten, all the rest of the day came down, and {H} was asleep.'
  ]
})
