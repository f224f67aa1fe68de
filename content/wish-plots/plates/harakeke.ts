import { wishPlot } from '../wish-plot.ts'

export const harakeke = wishPlot({
  id: 'wish-harakeke',
  wishes: ['harakeke', 'harekeke', 'harakeki', 'flax weaving', 'weaving flax', 'weave flax', 'weaves flax', 'wove flax', 'woven flax', 'weaved flax', 'flax basket', 'flax baskets', 'flax kete', 'kete', 'ketes', 'kete basket', 'weaving a kete', 'weave kete', 'making a kete', 'first kete', 'raranga', 'konae', 'kono basket', 'weaving basket', 'weaving baskets', 'weave basket', 'weave baskets', 'weaves basket', 'wove a basket', 'woven basket', 'woven baskets', 'basket weaving', 'making a basket', 'nanny flax', 'kuia weaving', 'nan weaving', 'kui weaving', 'putiputi flax', 'flax flower', 'flax flowers', 'flax strips', 'flax leaves', 'flax bush', 'rito'],
  answers: ['flax', 'weave', 'weaves', 'weaving', 'wove', 'woven', 'weaver', 'weavers', 'basket', 'baskets', 'bag', 'strip', 'strips', 'leaf', 'leaves', 'bush', 'plant', 'middle', 'baby', 'shoot', 'first', 'given', 'give', 'gives', 'gave', 'giving', 'away', 'gift', 'present', 'sides', 'shiny', 'dull', 'over', 'under', 'make', 'makes', 'making', 'made', 'learn', 'learns', 'learning', 'learned', 'taught', 'teach', 'showed', 'nan', 'nanny', 'nana', 'kui', 'kuia', 'koro', 'koroua', 'grandma', 'granny', 'grandpa', 'auntie', 'aunty', 'whaea', 'mum', 'mummy', 'dad', 'daddy', 'uncle', 'cousin', 'whanau', 'whānau', 'family', 'together', 'marae', 'kura', 'kohanga', 'kindy', 'school', 'home', 'today', 'tomorrow', 'maori', 'māori', 'matariki', 'traditional', 'little', 'small', 'green', 'hands', 'patient', 'our', 'with', 'how', 'to', 'loves', 'love', 'mat', 'fale'],
  except: ['seed', 'seeds', 'oil', 'linseed', 'blue', 'cat', 'kitten', 'puppy', 'dog', 'easter', 'picnic', 'laundry', 'washing', 'shopping', 'ball', 'basketball', 'hoop', 'hot air', 'balloon', 'spider', 'web', 'bird', 'nest', 'knowledge', 'three baskets', 'tāne', 'tane', 'maui', 'māui', 'moses', 'willow', 'loom', 'carpet', 'wool', 'straw', 'hat', 'tui', 'tūī', 'dragon', 'robot', 'snake', 'died', 'funeral', 'tangi', 'hospital', 'sick', 'hates', 'hate', 'storm', 'boat', 'crab', 'ferret', 'hands hurt'],
  moods: ['first', 'learning', 'proud'],
  company: ['flax', 'leaf', 'leaves', 'strip', 'strips', 'basket', 'bush', 'peg', 'pegs', 'shell', 'shells', 'kete', 'middle', 'side'],
  about: 'The hero weaves a flax basket for five shells and is told that a first one is always given away, begins with the second, and finds that what a basket leaves in the fingers stays there.',
  titles: ['The First One Is Given Away', 'A Basket for Five Shells', '{H} Begins with the Second', 'Shiny and Dull', 'The Middle Stays'],
  want: [
    {
      id: 'five-shells',
      A: 'partner',
      paragraphs: [
        '{H} had five shells and wanted a kete for them, a basket of flax. On a mat lay long green leaves, from the outside of a flax bush. “The middle stays,” said {A}. “It’s the child, with a parent on each side.”',
        '“You know about the first one?” asked {A}. “The first kete that you weave is given away.” {H} put a hand over the shells.'
      ]
    }
  ],
  way: [
    {
      id: 'how-the-bush-sits',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A flax bush is a great many fans of leaves, and each fan is a family. {A} showed it with both hands together. In the middle was one finger, very straight and young. On both sides stood one that held it. Outside were the grandparents, leaning back.',
        '“And you only ever take those,” said {H}. “They’re the ones who’ve got time,” said {A}. {H} looked at the leaves on the mat with more respect, and moved up.'
      ]
    },
    {
      id: 'asked-nicely',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Before a leaf is cut, you say a few words to the bush. {H} wanted to know what. “Thank you, mostly,” said {A}. “And not in the rain, and not at night.” “Is it asleep at night?” asked {H}. “It likes to see who it’s giving to,” said {A}.',
        '{H} thanked the leaves again in here, one by one, as the light was better. There were nine. By the ninth it went quite fast.'
      ]
    },
    {
      id: 'the-hard-edge',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Along each leaf ran an orange edge and a thick rib, which are no good for weaving. {A} took them off with a thumbnail, all in one go. It made a noise like a long zip. “Give me one,” said {H}, and did it too. It was the best noise of the afternoon.',
        'They undid seven leaves. Nobody had been in any of them. “Don’t throw the edges away,” said {A}. “They all go back under the bush at the end, so that it gets its buttons back.”'
      ]
    },
    {
      id: 'begin-with-second',
      A: 'partner',
      paragraphs: [
        '{H} thought. “Then I’ll begin with the second,” said {H}. “Go on,” said {A}. So {H} tore a leaf into strips, and laid them over and under, over and under. It grew on one side. On the other it gaped like a fish.',
        '{H} lifted it, and put in a shell. The shell came out underneath. So did the next. “That was a fine second one,” said {A}. “Who’s going to weave you the first?”'
      ]
    },
    {
      id: 'soft-with-a-shell',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A strip is stiff at first, and springs up in your face. {A} drew it along a mussel shell, again and again, and it hung down like a ribbon. {H} tried it with one of the five shells. It was too round, and only stroked it.',
        '“It’s helping,” said {H}. “It’s making friends,” said {A}. The strip was not soft after that, but when it sprang up, it did so more politely.'
      ]
    },
    {
      id: 'pegs',
      A: 'same',
      spare: 5,
      paragraphs: [
        'You need pegs for the corners, as a corner does not like to stay. {A} had eleven. One corner got two, and the next got three, and {H} got one on {H}’s sleeve, for later. “How many corners are there?” asked {A}. {H} counted the pegs. “Six,” said {H}.',
        '{A} turned it all round once. There were four, and two places that only wished to be one. {H} took those pegs off again. They had not been told.'
      ]
    },
    {
      id: 'no-shells-yet',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“What have you got there?” asked {A}. {H} showed the five. One was a snail’s, and one was a cockle. There was a pāua as small as a fingernail, with a whole sky inside. The last two were halves, and they fitted, and lived side by side.',
        '“They could share a place,” said {A}. {H} asked them. They had shared one before, and it had been damp. “They want something with a view,” said {H}.'
      ]
    },
    {
      id: 'over-under-song',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Over, under,” said {A} with each strip. {H} said it along, and soon they could not stop. The rug went under the chair. {H} went under the table, and {A} went over to the window. “Under,” said {H}, and came out on the other side.',
        '“What do you weave like that?” asked {A}. {H} looked at the way that they had come. It was once round the mat, and through the chairs. “A room,” said {H}.'
      ]
    },
    {
      id: 'left-overs',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Out of a very thin strip you can make a ring. {A} bent one round {H}’s thumb and tucked in the end. {H} made one for {A}. It was rather wide, and would have done for the door handle.',
        'They tried it on the door handle, and it did. “Was that my first?” asked {H}. “No,” said {A}, who had to be strict. “That’s a ring. It counts for rings.” The door wore it all evening, and nobody asked for it back.'
      ]
    },
    {
      id: 'pet-on-the-strips',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} came to see what rustled. A strip moved, and {A} laid a foot on it. {H} pulled, so it moved more. That was just what {A} had always suspected of it. Over and under it went, and {A} along with it.',
        '“You’re in,” said {H}. There were two strips over {A}, and one under. {H} had to undo three steps, and {A} walked off with a peg on.'
      ]
    },
    {
      id: 'elder-first-one',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I had to give mine away too,” said {S}. “It leaned. I gave it to my aunt, who had everything. She put her gloves in it, and hung it by the door. All the visitors bumped into it.” “Did they say anything?” asked {A}.',
        '“They said ‘ow’,” said {S}, “and then they asked whose it was. And my aunt told them. Thirty years long she told everybody.” {S} sat up rather straight.'
      ]
    },
    {
      id: 'child-over-under',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was given three short strips to weave, so that there should be peace. It was quiet for some time. Then {S} came along with something that had no beginning. “It’s a fence,” said {S}, and put it round {A}’s ankle.',
        '{A} took one step, and the fence came along. “It’s not keeping me in,” said {A}. “It’s not for you,” said {S}. “It’s for your foot.”'
      ]
    },
    {
      id: 'two-sides',
      A: 'partner',
      paragraphs: [
        '{A} held one strip in the light. It was shiny on one side, and on the other side dull. “It’s got an inside and an outside,” said {A}, “like you.” {H} bent over the fish. Here it was shiny, and there it was dull. Wherever a strip had turned over, there was a gap.',
        '“They want to look the same way,” said {H}. {H} took it all apart.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-first',
      A: 'partner',
      paragraphs: [
        'Now all of them lay shiny side down. They wove it slowly, over and under. When a strip turned over, {H}’s thumb felt it. They pegged the corners and bent up the sides. At last a basket stood there. It leaned, but it had no gaps.',
        '{H} looked in for a long time. The five shells would have fitted, and one more. “It’s the first,” said {H}.'
      ]
    },
    {
      id: 'a-handle',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Does it get a handle?” asked {A}. {H} plaited one out of three strips, and it turned out as long as a skipping rope. Hung on a shoulder, the basket reached the floor, and had to be carried as well.',
        'So {A} folded it in two, and then in two again, and tucked in the ends. Now it fitted round a wrist, and was as thick as one. “That’s more handle than basket,” said {A}. {H} tried it. You could carry the handle, and the basket came along.'
      ]
    },
    {
      id: 'it-creaks',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Fresh flax talks. When they had put down the basket, it gave a creak, and after a while another. “What’s the matter with it?” asked {H}. “It’s drying,” said {A}. “It’ll go from green to the colour of straw, and every strip gets thinner. It’s finding out how it sits.”',
        '{H} bent down to its rim. “Just there,” {H} told it, “a bit to the left.” It creaked. It would have got there by itself.'
      ]
    },
    {
      id: 'in-the-fingers',
      A: 'partner',
      paragraphs: [
        '“If I give it away, I haven’t got one,” said {H}. “Shut your eyes,” said {A}. “How did it go?” {H}’s fingers went over and under in the air, all by themselves. “That part you can’t give away,” said {A}. “It stays in there, for the next.”',
        '{H} held the basket out to {A}, with both hands. “It leans,” said {H}. “So do I,” said {A}, and held it close. And {H} took a strip, shiny side down.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to look at the five shells, and counted them.',
      '{names} smelled at the green leaves, and had green on the nose.',
      { text: '{names} took hold of a leaf at its far end.', needs: ['hands'] },
      { text: '{names} laid the leaves side by side, by size.', needs: ['hands'] }
    ],
    way: [
      '{names} looked through the gap, and someone looked back.',
      '{names} walked round the mat, and never once stepped on a strip.',
      { text: '{names} picked up a shell that had come out underneath.', needs: ['hands'] },
      { text: '{names} tore a strip as well, nearly to the end.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened to how it creaked when it was set down.',
      '{names} looked into the basket, and it was roomy.',
      { text: '{names} held a corner until the peg was found.', needs: ['hands'] },
      { text: '{names} gathered up the leftovers for the bush.', needs: ['hands'] }
    ]
  },
  bed: [
    'The leftovers were put in a heap, to go back under the bush in the morning. The second kete had a bottom by now, and there sat the five shells, as on a raft.',
    '{H} washed two green hands and lay down, dull side in. Under the blanket the fingers went on for a bit, over and under. They were somewhere near a corner.'
  ],
  last: [
    'The fingers had got round the last corner, and {H} was asleep.',
    '{H} lay in the middle, and was held on both sides, and was asleep.'
  ]
})
