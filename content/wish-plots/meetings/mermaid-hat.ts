import { wishPlot } from '../wish-plot.ts'

export const mermaidHat = wishPlot({
  id: 'wish-meets-mermaid',
  beginsElsewhere: true,
  wishes: [
    'meets mermaid', 'meet mermaid', 'met mermaid', 'meeting mermaid', 'meets mermaids', 'met mermaids', 'meeting mermaids', 'sees mermaid', 'saw mermaid', 'seeing mermaid', 'finds mermaid', 'found mermaid', 'finding mermaid', 'real mermaid', 'mermaid friend', 'friends with mermaid', 'mermaid beach', 'mermaid at the beach', 'mermaid seaside', 'mermaid rock pool', 'mermaid rockpool', 'mermaid rock', 'mermaid in a rock pool', 'talks to mermaid', 'talking to mermaid', 'plays with mermaid',
    'mermaid hat', 'mermaid shoe', 'mermaid shoes', 'mermaid sandal', 'meets mermade', 'met mermade', 'meets merman', 'mermaid holiday', 'mermaid at the seaside',
    'mermaid collects',
    'mermaid who collects'
  ],
  except: ['pirate', 'pirates', 'unicorn', 'unicorns', 'fairy', 'fairies', 'princess', 'dragon', 'shark', 'lost', 'afraid', 'scared', 'party', 'birthday', 'swimming', 'lesson', 'lessons', 'treasure', 'becomes', 'become', 'turns', 'turned', 'doll', 'costume', 'cake', 'stranded', 'net', 'hurt', 'comb', 'bath', 'paddling'],
  answers: ['mermaid', 'mermaids', 'meets', 'meet', 'met', 'meeting', 'sees', 'saw', 'finds', 'found', 'find', 'real', 'friend', 'friends', 'sea', 'seaside', 'beach', 'rock', 'rocks', 'sand', 'tail', 'magic', 'little', 'who', 'shoe', 'shoes', 'sandal', 'hat', 'collects', 'one', 'day', 'talks', 'plays', 'holiday', 'shell', 'shells', 'ocean', 'water', 'freckles', 'lost', 'sunglasses'],
  company: ['mermaid', 'sandal', 'hat', 'boot', 'wave', 'sea', 'sand', 'crab', 'path', 'rock', 'tide', 'buckle', 'shoe'],
  isTale: true,
  out: true,
  about: 'The sea has taken one sandal, and a mermaid in a red hat with a buckle offers every shoe that it has ever found, since nobody needs more than one.',
  titles: ['A Red Hat with a Buckle', 'One Is Enough for Anybody', '{H} Meets a Mermaid', 'Down There Are Two of You', 'The Boot with the Crab'],
  want: [
    {
      id: 'one-sandal',
      A: 'partner',
      paragraphs: [
        'A wave had taken {H}’s left sandal. {H} wanted it back, for the path home was hot and full of prickles. “I’ll carry you,” said {A}. “You carried me down,” said {H}.',
        'In the pool by the rock something went splash. There sat a mermaid, in a red hat with a buckle under the chin. “Have you lost a shoe?” asked the mermaid. “How nice. I collect them.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-boot',
      A: 'partner',
      paragraphs: [
        'The mermaid felt behind the rock, and pulled out a fisherman’s boot. It was as long as {H}’s leg, and a crab looked out at the top.',
        '“Mine’s small,” said {H}, “and it’s got a fellow.” “A what?” “Another one,” said {H}. “I’ve got two feet.” The mermaid laughed until the pool slopped over. “Nobody has two,” it said. “I’ve found shoes all my life. They always come one at a time.”'
      ]
    },
    {
      id: 'collection',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The whole collection came out on to the sand. There was a flip-flop with a bite in it, and a dancing shoe, and a flipper. “This is my best,” said the mermaid, and held up a football boot. “It’s for walking on ceilings. You can see by the spikes.”',
        '{A} opened {A}’s mouth, and shut it again. “And the one with the heel?” asked {H}. “That’s a hammer,” said the mermaid, and cracked a mussel with it. It was a very good hammer.'
      ]
    },
    {
      id: 'toes',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What are those?” asked the mermaid, and bent right down over {H}’s foot. “Toes,” said {A}. “They look like shrimps. Do they all belong to you?” {H} wiggled them. The mermaid drew back, and then had to see it again.',
        '“What are they for?” asked the mermaid. “That one’s for pushing off,” said {A}. “The ones in the middle are for company. And the small one’s for finding the table in the dark.” The mermaid nodded. There was a fin for that.'
      ]
    },
    {
      id: 'tail',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} was allowed to touch the tail. It wasn’t slimy at all. It was like a wet tiled floor, and cold, and up at the hip the tiles were smaller. “Does it tickle?” asked {H}. “Only upwards,” said the mermaid.',
        'So {H} stroked it upwards with one finger. The tail flew out by itself, and half the pool with it. {A} had been standing just there. “I did say,” said the mermaid. {A} emptied both pockets. In the left one there was a shrimp.'
      ]
    },
    {
      id: 'how-to-walk',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Show me how you get about with two,” said the mermaid. {H} walked up and down the sand. “First the one, and then the other,” said {H}. “And how do they know whose turn it is?” “They don’t talk about it,” said {H}.',
        'Now that {H} was thinking of it, it went wrong. The left foot wanted to go, and so did the right. {H} sat down hard. “There, you see,” said the mermaid. “They ought to talk about it.”'
      ]
    },
    {
      id: 'sandwich',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} had one sandwich left, with cheese in it. The mermaid took it apart, and put the cheese behind one ear, for later. Then it smelled at the bread. “Sponge,” it said, and washed its neck with it, carefully, on both sides.',
        '“You eat that,” said {H}. “I’d never eat a sponge,” said the mermaid. A gull thought differently. The bread lay on the rock, and then it didn’t. “It’ll be clean inside now,” said {A}.'
      ]
    },
    {
      id: 'singing',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Mermaids sing, don’t they?” asked {A}. “I don’t,” said the mermaid. “I hum, when I’m looking for something.” The hum came up through the rock, and {H} felt it in both knees, and in the teeth.',
        '{H} hummed along, a bit lower. All round the pool the limpets held on tighter. Then out of the water came a plop, and another. Two more crabs had come to see who wanted them. “You’ve got a good low one,” said the mermaid. “I only ever get shrimps.”'
      ]
    },
    {
      id: 'hair',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The mermaid’s hair went down as far as the water, and something lived in it. “That’s Norman,” said the mermaid. “He’s a winkle. He was there when I woke up.” Norman had a view over the left ear, and never came out before four.',
        '“I’ve got a plaster in mine,” said {A}, who had felt something up there all day. The mermaid asked what it was called. {A} had not thought of a name. “Kenneth,” said {H}.'
      ]
    },
    {
      id: 'other-things',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Have you found other things of ours?” asked {A}. The mermaid had found a comb for fish, with four teeth and a handle. There were three very small boats, each for one egg. Best of all was a hard fruit, yellow and hairy. It had a white line round it, and it jumped.',
        '“A fork,” said {A}, “and egg cups, and a tennis ball.” “You don’t get to the sea much, do you?” said the mermaid kindly.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} came and looked at the mermaid, first at the upper end. That was somebody. {A} went round the rock to look at the lower end. That was a fish. {A} went back to the top again, and then stood in the middle, where it changed.',
        '“That one’s got four,” said the mermaid, “and not one shoe.” The mermaid felt sorry for {A}. Four that were nearly the same size were set in a row, in case.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'The mermaid held up a brown shoe with a strap. “Sixty years ago,” said the mermaid. “It came all the way round the point.” {S} put on some glasses, and looked inside, at the heel. “I was ten,” said {S}. “I told them that the sea had had it, and nobody believed me.”',
        '“What did you do?” asked {A}. “I hopped,” said {S}, “for a good mile.” {S} gave the shoe back to the mermaid. It would not have gone on now, not even as far as the toes.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} asked what everybody wanted to know. “How do you sit on the loo?” The mermaid didn’t know what a loo was. {S} explained it, with a bucket, quite exactly. “And that’s in the house?” asked the mermaid. “On purpose?”',
        '“It’s got a door,” said {A}. That did not make it much better. The mermaid looked out over the whole wide sea, and then at the bucket. “We’ve got fish,” said the mermaid. “They don’t talk about it.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        'The mermaid saw {A}, who was sitting on the wet sand in a very full nappy. “That one’s like us!” cried the mermaid. “It can’t walk either.” {A} slapped the sand with both hands. The mermaid slapped the water with its tail. Slap, slap. Splash.',
        'They did that for quite a time, and each waited for the other. Then {A} found a toe, and put it in {A}’s mouth. “There,” said the mermaid. “I said that they were shrimps.”'
      ]
    },
    {
      id: 'like-this-one',
      A: 'partner',
      paragraphs: [
        'Far out a white line came nearer. “That’s my wave home,” said the mermaid. “Take the boot.” {H} was close to crying. “Show it the other one,” said {A}. “You can’t look for what you’ve never seen.” So {H} took off the right sandal, and held it up.',
        'It was red. It had a buckle. The mermaid looked at it for a long time. “But that’s a hat,” said the mermaid.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-hat',
      A: 'partner',
      paragraphs: [
        'Nobody said a word. Slowly the mermaid undid its buckle. Without the hat it looked much smaller, and one ear stuck out. “It came this morning,” it said. “It was the first one that ever fitted.” “It suits you,” said {A}, and that was true.',
        '{H} had a sandal in each hand. {H} looked at the bare ear, and up the hot path, and at the boot. “Is there room in there for two?” asked {H}.'
      ]
    },
    {
      id: 'moving-the-crab',
      A: 'same',
      spare: 13,
      paragraphs: [
        'First the crab had to move house. It didn’t want to. {A} held the dancing shoe in front of it, and then a flip-flop. It went into the dancing shoe sideways, and came out at the toe, and went in again. “It’s trying it on,” said {A}.',
        'At last it stayed, and pulled the strap in after it with one claw. {H} turned the boot over. Out came some sand, and a spoon, and about a cupful of last Tuesday.'
      ]
    },
    {
      id: 'both-in-one',
      A: 'partner',
      paragraphs: [
        '{H} put in the left foot, and the right foot went down beside it. Both fitted. {H} held on to {A} and hopped. Thump. “I knew it!” cried the mermaid. “One’s enough for anybody!” So the mermaid kept the hat.'
      ]
    },
    {
      id: 'hat-for-best',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“How do you want your hat?” asked {H}. “Straight, or a bit over one eye?” The mermaid didn’t know. {A} held up the lid of the lunch box for a mirror. First the hat sat straight. Then it sat over the eye, and then far back, with the heel in the air.',
        '“That’s how they’re wearing them,” said {A}. “Who?” asked the mermaid. “Everybody, from tomorrow,” said {A}.'
      ]
    },
    {
      id: 'for-sundays',
      A: 'partner',
      paragraphs: [
        '{H} held out the other sandal. “For Sundays,” said {H}. The mermaid put on one over each ear, and did up both buckles. Then the wave was there, and the pool was empty. Up the path went {H}, over all the prickles, thump, thump, like somebody with a tail.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran after the wave, as far as the knees of the rock.',
      '{names} looked into the pool, and something in it looked back.',
      { text: '{names} dug in the sand for the sandal, and found a spade.', needs: ['hands'] },
      { text: '{names} waved to the mermaid, who had never seen it done with fingers.', needs: ['hands'] }
    ],
    way: [
      '{names} sniffed at the boot, and the crab sniffed back.',
      '{names} sat down in a row, so that the mermaid could count feet.',
      { text: '{names} set all the shoes with their toes to the sea.', needs: ['hands'] },
      { text: '{names} pointed out at the white line.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the hat, and then at somewhere else.',
      '{names} hopped along behind, as far as the top of the path.',
      { text: '{names} held the boot open at the top.', needs: ['hands'] },
      { text: '{names} waved after the two red hats for as long as they could be seen.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the boot was set by the door, and it filled up half the mat. A little sand ran out of it, all by itself.',
    'Then {H} washed, with all ten shrimps, and lay down. Under the blanket both feet lay close together, as in a boot.'
  ],
  last: [
    'Far out, somebody in a red hat was on the way home, and {H} was asleep.',
    'The left foot was quiet, and so was the right, and {H} was asleep.'
  ]
})
