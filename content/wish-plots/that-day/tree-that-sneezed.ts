import { wishPlot } from '../wish-plot.ts'

export const treeThatSneezed = wishPlot({
  id: 'wish-tree-that-sneezed',
  wishes: ['it went wrong in front of all the parents', 'went wrong in front of everybody school play', 'went wrong in front of everyone stage', 'went wrong on stage', 'went wrong school play', 'went wrong class play', 'went wrong assembly', 'went wrong concert', 'went wrong nativity', 'went wrong show parents', 'school play went wrong', 'school show went wrong', 'tree in the school play and sneezed', 'tree school play sneezed', 'sneezed in the school play', 'sneezed on stage', 'sneezed in the play', 'sneezed school concert', 'sneezed assembly', 'sneezed concert', 'sneezed show', 'dropped assembly parents', 'dropped on stage', 'dropped school play', 'sneezing in the play', 'sneeze school play', 'sneeze on stage', 'hat fell off on stage', 'hat fell off stage', 'hat fell off school play', 'hat fell off play', 'hat fell off concert', 'hat fell off nativity', 'part of the tree in the school play', 'crown fell off stage', 'crown fell off play', 'crown fell off nativity', 'halo fell off', 'wig fell off stage', 'beard fell off play', 'beard fell off stage', 'costume fell off stage', 'trousers fell down stage', 'trousers fell down play', 'trousers fell down show', 'skirt fell down stage', 'costume ripped stage', 'puppet fell off its stick', 'puppet fell off stick', 'puppet came off stick', 'puppet fell stage', 'scenery fell down play', 'fell over on stage', 'tripped on stage', 'tripped school play', 'embarrassed on stage', 'embarrassed school play', 'hiccups on stage', 'hiccups school play', 'parents laughed school play', 'everybody laughed school play'],
  answers: ['went', 'wrong', 'go', 'goes', 'front', 'all', 'parents', 'mums', 'dads', 'families', 'audience', 'people', 'everybody', 'everyone', 'whole', 'hall', 'stage', 'play', 'school', 'nursery', 'preschool', 'kindergarten', 'class', 'show', 'concert', 'assembly', 'nativity', 'christmas', 'performance', 'puppet', 'puppets', 'stick', 'hat', 'crown', 'wig', 'beard', 'halo', 'costume', 'tree', 'king', 'parrot', 'ship', 'wind', 'fell', 'fall', 'falls', 'off', 'down', 'over', 'dropped', 'broke', 'slipped', 'tripped', 'ripped', 'sneeze', 'sneezed', 'sneezes', 'sneezing', 'hiccups', 'laughed', 'laughing', 'clapped', 'embarrassed', 'embarrassing', 'red', 'upset', 'cried', 'ashamed', 'was', 'were', 'had', 'my', 'our', 'her', 'his', 'its', 'the', 'part', 'middle', 'right', 'first', 'last', 'end', 'today', 'yesterday', 'evening', 'afternoon', 'week', 'and', 'then', 'when', 'because', 'but', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'grandpa', 'granny', 'grandad', 'brother', 'sister', 'friend', 'teacher', 'funny', 'in', 'on'],
  except: ['forgot', 'forgotten', 'forget', 'lines', 'words', 'froze', 'blank', 'hurt', 'hospital', 'bleeding', 'teased', 'bullied', 'died', 'sick', 'vomited', 'wet', 'horse', 'sheep', 'donkey', 'ballet', 'dance', 'piano', 'violin', 'recorder', 'song', 'dragon', 'wizard', 'elephant', 'pinocchio', 'shadow', 'pond', 'sock puppet', 'pollen', 'hay fever', 'hayfever', 'grass'],
  out: true,
  moods: ['losing', 'first', 'afraid', 'proud', 'late', 'learning'],
  company: ['tree', 'king', 'parrot', 'ship', 'hat', 'stick', 'wind', 'lamp', 'hall', 'parents', 'stage', 'sneeze', 'teacher', 'leaves'],
  about: 'The hero is the tree in the play and sneezes before all the parents, so that the hat falls off, the parrot falls off its stick and the ship, which waits for a wind, sails away on the first page; the next sneeze has to bring it back.',
  titles: ['Not a Breath of Wind', 'The Tree Sneezed', 'Gone on the First Page', '{H} Looks Up', 'Bless You, Said the Hall'],
  want: [
    {
      id: 'trees-do-not',
      A: 'partner',
      paragraphs: [
        'In the school play {H} was the tree. It had a hat of leaves, and a paper parrot on a stick. A tree may not scratch, and it may not sneeze. All the parents sat there, and right at the front sat {A}. On came the king. Behind him four children held a ship, which was waiting for a wind. “Not a breath of wind today,” said the king. And the tree sneezed.'
      ]
    }
  ],
  way: [
    {
      id: 'gone',
      A: 'partner',
      paragraphs: [
        'The hat fell off, and rolled to somebody’s uncle in the first row. The parrot fell off its stick. And the ship cried “Hurrah, a wind!”, sailed off to the left, and was gone. It was not to do that until the last page. Now the king was alone. He looked at the tree, and all the parents did too. “Not a breath of wind today,” he said again, for he had nothing else. “Bless you,” whispered {A}.'
      ]
    },
    {
      id: 'the-parrot-lies-there',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The parrot lay on the floor, with both feet up. It should have been in the tree and said “Land ahoy”. There was a girl behind the curtain who did the voice for it, and she could not see. “Land ahoy,” said the parrot, flat on its back.',
        'That was true, at any rate. It could not have been much nearer. {H} still held up the stick, with nothing on it. “That’s a very small bird now,” whispered a lady to {A}.'
      ]
    },
    {
      id: 'the-hat-in-row-one',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The hat lay between the uncle’s shoes. The uncle picked it up, and looked about for its owner. There was only a tree up there, and it had its arms out. “Autumn,” whispered the uncle, and put the hat on one knee.',
        'Without the hat you could see {H}’s ears. Trees have none, and so {H} tried to keep them still. That cannot be done, least of all when you try. “They’re moving,” whispered {A}. “It’s the wind,” whispered {H}.'
      ]
    },
    {
      id: 'tree-walks',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} thought of fetching the parrot. But a tree on a walk was worse than a tree with a sneeze. So {H} slid one foot along, by the length of a toe, and then the other one. In the hall nobody breathed.',
        '“It’s growing,” whispered somebody, “but to the side.” After four toes there was a creak, and {H} stood still for the rest of that year. The parrot was still two shoes away. “Roots,” whispered {A}, and {H} went back the same way.'
      ]
    },
    {
      id: 'the-king-goes-on',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The king sat down on the shore, to think. He had learned everything by heart. But all of it was said to the captain, and he had sailed. “Captain,” said the king to nobody, “is it far?” He waited. “So far?” said the king.',
        'He turned a little, and tried the parrot. “Is it far?” The parrot did not know either. “Ask the tree,” whispered {A}. But the tree was holding its breath, and that was just the trouble.'
      ]
    },
    {
      id: 'where-the-ship-is',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On the left, behind the curtain, there was only a broom cupboard. The ship had gone in there at full speed, and it was a long ship. Now you heard buckets. “We’re there!” cried the captain, quite a way off.',
        '“What’s it like?” called the cook. “Dark,” said the captain. “There are mops.” All the parents heard it. {A} looked at the programme, where it said that the treasure island was on page nine. It did not mention mops.'
      ]
    },
    {
      id: 'how-to-hold-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The trouble was that a tree had no hand free. One finger under the nose would have been enough. But {H} had branches, and they had to point out over the sea. {H} had thought about snow. {H} had counted backwards from twenty.',
        'At four it had come. “I saw it,” whispered {A}. “You went quite pointed.” It had been because of the hat. One of its paper leaves had hung down in front, and had tickled since the song.'
      ]
    },
    {
      id: 'other-in-the-last-row',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} had come late, and sat at the very back, behind a lady with her hair up. “Is it nearly over?” whispered {A}. “It’s only just begun,” whispered the lady. “But they’ve got there already.” {A} looked past the hair.',
        'There was the tree. {A} would have known it anywhere, by its ears. “That one’s ours,” whispered {A}, along the whole row. “The one that sneezed?” “The one that sailed the ship,” whispered {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had been allowed in at the side, and had so far not seen the point of it. But then a bird fell out of a tree. {A} sat up. It was a red one, and lay there quite free. {A} looked at the tree, to see if anybody wanted it.',
        '“Stay,” whispered the tree, without moving its lips. {A} knew that voice. It had never yet come from a tree. {A} went round it twice, as is usual, and then for politeness’ sake lay down in the shade.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I was a rock once,” whispered {S} from below, “in the second act. I had hiccups.” “And what did they do?” whispered {A}. “They had to put in an earthquake,” whispered {S}. “After that they sent for a miner, and in the end it was all about coal.”',
        '{A} could not laugh, because of the bark. “Was it better than before?” “It was longer,” whispered {S}. “The mermaid had to sit on me. Each time I hiccuped she waved.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Do it again,” called {S}, from the front. The whole hall heard it. {A} shook one branch, very slightly, so that it meant no. “It’s saying no,” called {S}. “It can talk.”',
        '{S} came up to the edge, and looked at the tree from below. “Who’s in there?” asked {S}. “Nobody,” whispered {A}. {S} nodded, and went back, and told the others. “There’s nobody in there,” called {S}. “It does it all by itself.”'
      ]
    },
    {
      id: 'other-way',
      A: 'partner',
      paragraphs: [
        '“Come back!” called the king. “We can’t,” called the ship from behind the curtain. “The wind’s from that side.” That was quite right. {H} would have to sneeze the other way. {H} turned to the right, and waited. Nothing came. {H} thought of pepper, and of cats, and pulled a face like a sneeze. Now that it was wanted, it would not.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-lamp',
      A: 'partner',
      paragraphs: [
        '{A} had shut both eyes against the lamp up there, and opened them again. It was very bright. “Look up at the lamp,” whispered {A}. “With some people that does it.” A tree may look up. {H} looked up, only for a moment, and it began to prickle. First it was in {H}’s nose, and then it was in the roots.'
      ]
    },
    {
      id: 'hold-on',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The king had seen the tree’s face, and knew what that meant. He held on to his crown with both hands. In the first row they took hold of their programmes, and a lady buttoned up her coat. “Hold on,” whispered {A}.',
        'Then it went away again, as they do. {H} stood there with an open mouth. “Not a breath of wind,” began the king, and that was nearly enough. It came back as far as the eyebrows. In the whole hall there was not a rustle.'
      ]
    },
    {
      id: 'the-last-page',
      A: 'partner',
      paragraphs: [
        'The tree sneezed, to the right. Even the king’s crown went. “Hurrah, a wind!” cried the ship, and came out backwards, with a mop, and stopped before the king. Then they could play the other pages, and the parrot said its bit from the floor. So the last page came. “Not a breath of wind today,” said the king, and looked at the tree. {H} tried the lamp, but it was all used up. In the hall it was quite still. Then {A} sneezed, on purpose, and so did the uncle with the hat of leaves. And then all the parents sneezed, row by row, as well as they could, and the ship sailed. “Bless you,” said the tree.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} felt the wind of it, in spite of sitting quite far back.',
      '{names} looked round for who it was, and it was the tree.',
      { text: '{names} held on to the programme, where it only said “Tree: {H}”.', needs: ['hands'] },
      { text: '{names} caught a green paper leaf, which had come loose.', needs: ['hands'] }
    ],
    way: [
      '{names} said “bless you” as well, a bit too late.',
      '{names} looked left, where the ship had gone, and heard a bucket.',
      { text: '{names} reached out for the hat of leaves, but the uncle was nearer.', needs: ['hands'] },
      { text: '{names} held up a handkerchief, but a tree cannot come for it.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned out of the wind.',
      '{names} sneezed at the end, and it was one of the good ones.',
      { text: '{names} held on to the chair, until the ship was through.', needs: ['hands'] },
      { text: '{names} laid a coat over both knees, because of the draught.', needs: ['hands'] }
    ]
  },
  bed: [
    'At school the ship stood in the cupboard for good, and the parrot was back on its stick. The mop had never been so far from home.',
    'At home the tree took off its bark, and {H} washed the green from both ears. In bed {H} was allowed to scratch.'
  ],
  last: [
    'Not a breath of wind, and {H} was asleep.',
    '{H} was asleep, as still as a tree, and it was no trouble at all.'
  ]
})
