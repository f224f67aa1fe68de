import { wishPlot } from '../wish-plot.ts'

export const unicornWonkyHorn = wishPlot({
  id: 'wish-unicorn-wonky-horn',
  wishes: ['unicorn wonky horn', 'unicorn crooked horn', 'unicorn curly horn', 'unicorn twisty horn', 'unicorn twisted horn', 'unicorn horn wonky', 'unicorn horn crooked', 'unicorn horn sideways', 'unicorn horn points left', 'unicorn horn the wrong way', 'unicorn horn squint', 'unicorn wiggly horn', 'unicorn lopsided horn', 'unicorn horn not straight', 'unicorn horn backwards', 'unicorn skewed horn', 'unicorn horn round the corner', 'unicorns wonky horn', 'unicorns crooked horn', 'unicorns curly horn', 'unicorns twisty horn', 'unicorns twisted horn', 'unicorns horn wonky', 'unicorns horn crooked', 'unicorns horn sideways', 'unicorns horn points left', 'unicorns horn the wrong way', 'unicorns horn squint', 'unicorns wiggly horn', 'unicorns lopsided horn', 'unicorns horn not straight', 'unicorns horn backwards', 'unicorns skewed horn', 'unicorns horn round the corner', 'unicorn wonky', 'wonky unicorn', 'crooked unicorn', 'lopsided unicorn', 'unicorn maze', 'unicorn labyrinth', 'unicorn horn on the side', 'unicorn horn leans', 'unicorn horn tilts', 'unicorn funny horn different', 'unicorn horn bends to the left', 'unicorn horn grew crooked', 'unicorn horn grew wonky', 'unicorn goes in circles', 'unicorn walks in circles'],
  answers: ['unicorn', 'unicorns', 'wonky', 'crooked', 'bent', 'curly', 'twisty', 'twisted', 'wiggly', 'lopsided', 'sideways', 'left', 'right', 'horn', 'horns', 'straight', 'wrong', 'way', 'points', 'pointing', 'point', 'grew', 'grows', 'round', 'corner', 'walks', 'circles', 'lost', 'finds', 'find', 'maze', 'hedge', 'different', 'special', 'magic', 'magical', 'white', 'pink', 'sparkly', 'rainbow', 'mane', 'forest', 'foal', 'baby', 'laughed', 'laugh', 'laughs', 'teased', 'other', 'others', 'it', 'not', 'quite', 'bit', 'leans', 'tilts', 'perfect', 'just', 'loves', 'likes', 'little', 'small', 'big', 'young', 'old', 'new', 'friendly', 'kind', 'nice', 'silly', 'funny', 'clever', 'shy', 'grumpy', 'happy', 'very', 'really', 'only', 'always', 'never', 'every', 'day', 'night', 'evening', 'morning', 'one', 'once', 'first', 'story', 'about', 'called', 'named', 'who', 'that', 'which', 'with', 'has', 'is', 'was', 'and'],
  except: ['spaghetti', 'noodle', 'pasta', 'floppy', 'soggy', 'tooth', 'teeth', 'broke', 'broken', 'hurt', 'hospital', 'died', 'dead', 'goat', 'poo', 'farts', 'cake', 'birthday', 'mermaid', 'dragon', 'dinosaur', 'stolen', 'fell'],
  moods: ['question', 'first', 'lost', 'change', 'alone', 'proud', 'losing'],
  isTale: true,
  out: true,
  company: ['unicorn', 'unicorns', 'maze', 'hedge', 'hedges', 'horn', 'gate', 'bench', 'bird', 'wren', 'line', 'scratch', 'snail', 'hoof', 'goat', 'bell'],
  about: 'A unicorn’s horn is wonky and points to the left, and it has walked in a circle all its life, until in a maze just such a horn stays on the hedge and knows the way out.',
  titles: ['A Little to the Left', 'The Unicorn with the Wonky Horn', '{H} in the Maze', 'Keep It on the Hedge', 'Good Evening to a Chair'],
  want: [
    {
      id: 'in-the-maze',
      A: 'partner',
      paragraphs: [
        'In the middle of a maze {H} and {A} met a unicorn with a wonky horn. It began straight, but halfway up it turned off to the left. “I’ve been here since Monday,” said the unicorn. “I go where my horn points. So I go left, and then left, and then I’m back.” On every side were tall green hedges. {H} wanted everybody to be out by supper, and the unicorn too.'
      ]
    }
  ],
  way: [
    {
      id: 'how-it-went-wonky',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Why is it wonky?” asked {H}. “It was soft when I was little,” said the unicorn, “and I leaned on a tree.” Everything grows round what is in its way. {A} knew a carrot that had met a stone. “Did people laugh at it?” asked the unicorn.',
        '“They couldn’t peel it,” said {A}. “It lay in the kitchen for a week, and looked out of the window.” The unicorn liked to hear that. It had not known that it had family under the ground.'
      ]
    },
    {
      id: 'what-is-round-the-corner',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At one hedge the unicorn stopped and put its head down. The straight half of the horn stayed here, and the wonky half went in round the corner. “What’s there?” asked {A}. The unicorn felt about. “Something flat,” it said, “with two ears.”',
        '{H} went to see. Round the corner sat a rabbit. It was stiff as a board, with the tip of a horn on its head. “Who’s there?” called the unicorn. “Nobody,” whispered the rabbit.'
      ]
    },
    {
      id: 'straight-ahead',
      A: 'partner',
      paragraphs: [
        '“We won’t go by the horn,” said {H}. “We’ll go straight ahead.” Straight ahead was a hedge. They turned round and went straight ahead from there, and it was another hedge. In a maze whatever looks like the way out is shut at the end. “Unicorns with straight horns came by,” said the unicorn, “and very fast.” “Did they get out?” asked {A}. “They came by rather often,” said the unicorn.'
      ]
    },
    {
      id: 'crumbs',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} had half a roll, and dropped a crumb at each corner. Now they would know where they had been. The unicorn looked to the left at each of them. At the fifth corner they turned, and there was no crumb. A wren sat on the hedge and wiped its beak.',
        '“Did you have them all?” asked {A}. The wren had. “Then show us where the first one was,” said {H}. The wren pointed with its tail to where the best one had been, with butter on it. “So it’s not just my horn that gets things wrong,” said the unicorn.'
      ]
    },
    {
      id: 'one-hand-each',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At the next crossing there were two ways, and there was one of {H}. “You go left, and I’ll shout from the right,” said {A}. So they shouted. “Here’s a hedge,” shouted {A}. “Here’s one as well,” shouted {H}. “They sound the same,” said the unicorn.',
        'It stood at the crossing and kept an ear for each. When they had both come back, it was quite dizzy. “You were very near,” it said. “I could hear you through the hedge, the whole time, side by side.”'
      ]
    },
    {
      id: 'a-circle-is-round',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Show us how you walk,” said {H}. In an open place the unicorn set off after its horn. The horn went to the left, and so the unicorn did. Then the horn was further to the left. It came round to {A}, and past, and round to {A} again.',
        '“It’s a very good circle,” said {A}. In the grass there was a ring, just the size for a picnic. “I’ve made several,” said the unicorn. “People sit down in them, and they think that it was fairies.”'
      ]
    },
    {
      id: 'other-holds-a-stick',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} held a stick to the front of {A}’s head, to find out what it was like. A straight stick was no trouble. It just went first. Then {A} took one that was bent, and it pointed at a snail on the hedge. “I’d like to go home,” said {A}, “but my stick would rather see the snail.”',
        '“That’s just it,” said the unicorn. It was pleased that somebody knew. It had met that snail on Monday, and on Tuesday four times.'
      ]
    },
    {
      id: 'pet-goes-under',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} could have been home long ago. At the bottom of the hedge there was a hole, of about {A}’s size. {A} went out, and came in again, and looked to see what was keeping everybody. There was grass of the outside on {A}’s nose.',
        'The unicorn lay down in front of the hole and put in its horn. After a hand’s width the wonky half went off to the left and stuck. “It’s not that I’m too large,” it said. “It’s only that I’m going somewhere else.”'
      ]
    },
    {
      id: 'elder-other-sock',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I had an uncle with a wonky nose,” said {S}. “It pointed at the butter, at every meal. Everybody passed the butter along.” “And was that right?” asked {A}. “My uncle would have liked the salt,” said {S}.',
        'The unicorn had listened with both ears. “And what became of that nose?” it asked. “It was put at the other end of the table,” said {S}. “After that it pointed at the soup, and my uncle liked soup.”'
      ]
    },
    {
      id: 'a-thin-line',
      A: 'partner',
      paragraphs: [
        '{A} looked along the hedge, and there was a thin line. It ran from leaf to leaf, at the height of the horn. “That’s only me,” said the unicorn. “My tip scratches along there, on the left.” “A straight horn wouldn’t reach the hedge,” said {A}. All the hedges hung together, from here to the gate, like one long wall. “Then if you never let go of the hedge,” said {H}, “you’ll have to come to the gate.”'
      ]
    }
  ],
  turn: [
    {
      id: 'never-let-go',
      A: 'partner',
      paragraphs: [
        'The unicorn laid the tip of its wonky horn to the hedge on the left. Scratch, it went. They followed. It led them into a way that was shut at the end. They went round the inside and came out. It led them into a second one. “It’s the long way,” said {A}. “But it’s all new,” said {H}. They had not yet seen one leaf twice.'
      ]
    },
    {
      id: 'good-evening',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Eleven of the ways were shut at the end, and the horn went into every one. “Must we?” asked {H}. “If I leave one out, I’ve let go,” said the unicorn. In one there stood a chair. In another they found a glove, with ivy in its thumb.',
        '“Good evening,” said {A} to the chair, since they had come so far. After that they said good evening in each of them. It had been a long time since anybody had come there on purpose.'
      ]
    },
    {
      id: 'child-is-the-horn',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to be a wonky horn too. {S} went along with one arm out to the left, and a finger on the hedge. {S} did not let go for anything. Behind a bend there stood a bin, and {S} went round that too.',
        '“You’ve met yourself,” said {A}, for behind the bin {S} had got back to the same leaf. “That bin stands by itself,” said {A}. “It isn’t joined on.” {S} shook its lid, and changed to the hedge.'
      ]
    },
    {
      id: 'straight-ones-come-by',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was a drumming, and three straight unicorns came round a corner. “Straight ahead!” they called, and went that way. It was quiet. Then they were heard coming back. “You could come with us,” said the one with the wonky horn. “We go by touch.”',
        'The three looked along their noses. Their horns went out in front, and touched nothing but evening. “We’ll just try this one,” they said, and were gone. “They’re very fast,” said {A}, when they had come by twice more.'
      ]
    },
    {
      id: 'out-at-the-gate',
      A: 'partner',
      paragraphs: [
        'The hedge went round one more corner, and it was the gate. The unicorn stepped out, and for once its horn pointed to the whole wide evening. “Now you can go where you like,” said {H}. “I’ll keep it on something,” said the unicorn. It laid its wonky horn to the wall of the lane, and {H} laid one finger behind it. Scratch, it went, past every door on the left. “This one’s ours,” said {A}, and it was.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked down each of the ways, and each of them was green.',
      '{names} stood on the left, where the horn was pointing, and felt important.',
      { text: '{names} felt along the horn to the place where it turned off.', needs: ['hands'] },
      { text: '{names} hung a ribbon on the bend, and it stayed there very well.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the horn for a bit, and met everybody again.',
      '{names} went on ahead to look, and came back from behind.',
      { text: '{names} pulled two leaves off the tip of the horn.', needs: ['hands'] },
      { text: '{names} knocked at the hedge, in case it was a door.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked so close to the hedge that it made a parting.',
      '{names} went right to the end of each way, so that nothing was left out.',
      { text: '{names} kept one hand on the hedge, behind the horn.', needs: ['hands'] },
      { text: '{names} opened the gate as far as it would go.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home a green leaf was picked from one sleeve and stood in a cup. The spoon leaned out of the same cup, a little to the left.',
    '{H} washed, and went off to bed with one finger on the wall. It led behind a coat. It led once round the inside of a cupboard, and then to the bed.'
  ],
  last: [
    '{H} lay curled a little to the left, and was asleep.',
    'One finger was still on the wall, and never let go, and {H} was asleep.'
  ]
})
