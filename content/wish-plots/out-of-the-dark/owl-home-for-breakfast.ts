import { wishPlot } from '../wish-plot.ts'

const WORKERS = ['mummy', 'mum', 'mama', 'mommy', 'mom', 'daddy', 'dad', 'papa']

export const owlHomeForBreakfast = wishPlot({
  id: 'wish-owl-home-for-breakfast',
  beginsElsewhere: true,
  wishes: ['an owl who works nights like Mummy and is home for breakfast', 'owl works nights', 'owl works all night', 'owlet works nights', 'owl night shift', 'owl nightshift', 'owl night job', 'owl night nurse', 'owl nurse', 'owl nurse night', 'owl hospital', 'owl works hospital', 'owl home breakfast', 'owl back for breakfast', 'owl late for breakfast', 'owl misses breakfast', ...WORKERS.flatMap((who) => [`owl works like ${who}`, `${who} owl goes to work`]), 'owl works like a nurse', 'owl works like a doctor', 'owl midwife', 'owl comes home in the morning', 'owl comes home from work', 'owl sleeps all day works', 'owl goes to work at night', 'owl goes to work bedtime', 'owls at night', 'owl at night'],
  answers: ['owl', 'owls', 'owlet', 'fox', 'foxes', 'bat', 'bats', 'hedgehog', 'hedgehogs', 'night', 'nights', 'nighttime', 'shift', 'shifts', 'work', 'works', 'working', 'worked', 'job', 'goes', 'to', 'comes', 'home', 'back', 'for', 'breakfast', 'morning', 'toast', 'porridge', 'pancakes', 'supper', 'bed', 'bedtime', 'sleep', 'sleeps', 'asleep', 'tired', 'day', 'all', 'every', 'like', 'just', 'same', 'as', 'mummy', 'mum', 'mama', 'mommy', 'mom', 'daddy', 'dad', 'papa', 'granny', 'grandma', 'auntie', 'uncle', 'nurse', 'nurses', 'doctor', 'midwife', 'carer', 'police', 'baker', 'hospital', 'ward', 'rounds', 'patients', 'animals', 'wood', 'woods', 'forest', 'tree', 'always', 'in', 'time', 'late', 'early', 'and', 'is', 'when', 'wakes', 'up', 'we', 'eat', 'together', 'who', 'that', 'a', 'an', 'the', 'my', 'her', 'his', 'our', 'their', 'little', 'small', 'big', 'old', 'kind', 'busy', 'happy', 'while', 'everyone', 'everybody', 'else', 'bag', 'baby', 'babies', 'mother', 'father'],
  except: ['died', 'dead', 'ill', 'sick', 'poorly', 'hurt', 'afraid', 'scared', 'lost', 'lonely', 'mouse', 'mice', 'hunt', 'hunts', 'rude', 'thief', 'steals', 'post', 'letter', 'letters', 'library', 'librarian', 'taxi', 'cricket', 'cave', 'tells', 'jokes', 'afraid of the dark', 'won’t', 'wants', 'moon', 'divorce', 'hates', 'wings', 'chicken', 'chickens', 'alone', 'man'],
  namesFamily: true,
  isTale: true,
  moods: ['waiting', 'change', 'late', 'first', 'alone'],
  company: ['owl', 'toast', 'hat', 'bag', 'sofa', 'dormouse', 'badger', 'fox', 'bat', 'hedgehog', 'wood', 'crumb', 'breakfast', 'kitchen'],
  about: 'An owl that is the night nurse of the wood is never home in time for breakfast, because it asks everybody whether they are asleep, until it hears a crumb fall, and finds out that it need only listen.',
  titles: ['The Toast under the Hat', 'Who Is Asleep', '{H} and the Night Nurse', 'In, and Out, and a Whistle', 'Home by Six'],
  want: [
    {
      id: 'toast-under-a-hat',
      A: 'partner',
      paragraphs: [
        'The owl that worked nights was late for breakfast again. {H} had kept its toast warm under a woolly hat, and now there was wool on it. At half past nine the owl walked in with its bag, and sat down on the butter.',
        '“I’m the night nurse in the wood,” it told {A}. “The fox, the bat and the hedgehog are home by six. But I’ve got forty to look in on, and the asking takes so long.” {H} wanted it home while the toast was hot.'
      ]
    }
  ],
  way: [
    {
      id: 'a-dormouse-on-the-sofa',
      A: 'partner',
      paragraphs: [
        '“Show us,” said {H}, and lay on the sofa as a dormouse. {A} was a badger on the rug. The owl came over without a sound. “Who’s asleep?” it hooted, and the cups rang. “Me,” said the dormouse. “Then you aren’t,” said the owl, and had to fetch it some water.'
      ]
    },
    {
      id: 'fox-bat-and-hedgehog',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What do the others do, on nights?” asked {A}. “The fox does the bins,” said the owl. “The bat does the lamps, and all the moths in them. The hedgehog does the lawns.” They met at two o’clock behind the bus stop, to share a bun.',
        '“What do you talk about?” asked {H}. “Breakfast,” said the owl. The fox liked it cold, out of a box. The bat had it hanging up. “But they’re all home by six,” said the owl, and it looked at its toast.'
      ]
    },
    {
      id: 'in-the-bag',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} asked what was in the bag. There was a blanket for a mole, and a second one for when it had turned round. There was a cup with a handle. And there was a list of forty names, with a lot of small writing.',
        '“Squirrel,” read {A}. “Asked at ten. Said no. Asked at eleven. Said yes. So that was a no. Asked at twelve. Said please stop.” “That was a bad night for the squirrel,” said the owl. “I can’t think what kept it up.”'
      ]
    },
    {
      id: 'after-the-water',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Whoever had been woken up wanted something. The dormouse wanted a story. The badger wanted to know if it was Tuesday. “It’s always the same,” said the owl, and sat down between them. It told the one about the acorn that fell down. That was the whole story.',
        '“Again,” said the badger. The owl told it four times, and then it was hoarse. But the badger was breathing deeply, and the dormouse lay there like a glove. The owl looked from one to the other, well pleased. “Who’s asleep?” it hooted.'
      ]
    },
    {
      id: 'feathers-like-slippers',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Nobody ever heard it come. {A} turned round, and there it stood. {A} turned back, and it stood there as well. “How do you do that?” asked {A}. The owl spread out a wing. Along the front edge there was a comb, and along the back edge ran a soft fringe.',
        '“It’s for night work,” said the owl. “The air goes in by the comb and out by the fringe, and there’s no swish.” {H} went across the kitchen on tiptoe, with a fringe of scarf. A floorboard creaked. It was not a board for night work.'
      ]
    },
    {
      id: 'say-nothing',
      A: 'partner',
      paragraphs: [
        '“Next time I won’t answer,” said {H}. The owl came round again. “Who’s asleep?” it hooted. The dormouse said nothing. “Perhaps it is,” said the owl, “or perhaps I wasn’t loud enough.” It asked louder, and a plate fell off the shelf. “I was!” called somebody through the wall. The owl wrote that down. Now it had forty-one.'
      ]
    },
    {
      id: 'whispering-hoo',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“You could whisper it,” said {A}. The owl had never tried. It leaned forward, and whispered. What came out was a hoot with the corners off. A car door opened in the street, to see who was calling.',
        '“That was it,” said the owl. “That was my quiet one.” {H} held up the woolly hat in front of its beak. Now it was a hoot in a hat. It was answered from the park by two others, who were off duty.'
      ]
    },
    {
      id: 'other-lies-down',
      A: 'other',
      spare: 6,
      paragraphs: [
        'All this lying down made {A} quite tired. “I’ll be one of the forty,” said {A}, and lay down under the table. The owl came round. “Who’s asleep?” “In a moment,” said {A}. “Which moment?” asked the owl, and got out its pencil.',
        '{A} thought about that with both eyes shut. “I don’t know,” said {A}. “I fall asleep every night, and I’ve never once seen it.” The owl wrote down that it was hard to say.'
      ]
    },
    {
      id: 'pet-on-the-list',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} slept a good deal, at all hours, and so the owl went there too. “Who’s asleep?” it hooted. {A} opened one eye. It said everything that there was to say about being asked, and then it was shut again.',
        'The owl looked at its list. “Is that a yes or a no?” “It’s a no in the middle,” said {H}, “and a yes at both ends.” Nobody on the list had ever given such a clear answer, and {A} had not said a word.'
      ]
    },
    {
      id: 'elder-looked-in',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“When I was small, somebody looked in on me every night,” said {S}. “How do you know,” asked {A}, “if you were asleep?” “In the morning my slippers stood side by side,” said {S}. “I never put them side by side in my life.”',
        '“Did they ask if you were asleep?” asked the owl. “Never,” said {S}. “Once I stayed awake, to see who it was. A bit of light came in, and then some foot.” {S} smiled. “It was a quiet foot. I didn’t let on.”'
      ]
    },
    {
      id: 'child-is-forty',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was all the others on the list, one after another. First {S} slept as a mole, with both hands in front. Then came a squirrel, with something over its nose. “Now I’m a beetle,” said {S}, lying flat. It had six legs, and four of those had to be thought of.',
        '“You’re talking in your sleep,” said {A}. “That’s the beetle,” said {S}. “It’s not a good sleeper.” The owl put a blanket over the beetle. It came out at the far end as a snail.'
      ]
    },
    {
      id: 'a-crumb-fell',
      A: 'partner',
      paragraphs: [
        '“Somebody’s dropped a crumb,” said the owl. “By the door. Brown bread.” {A} looked, and there it lay. “You heard a crumb?” asked {A}. “I’d hear a mole change its mind,” said the owl. “Then what does it sound like if somebody’s asleep?” asked {A}. The owl shut its eyes. “In,” it said. “And out. And a small whistle.”'
      ]
    }
  ],
  turn: [
    {
      id: 'do-not-ask',
      A: 'partner',
      paragraphs: [
        '“Then they’ve told you already,” said {H}, “before you ask.” {H} lay down again, and breathed. For quite a time there was no step and no hoot. “When’s it going to start?” whispered {H}. “It’s done you,” said {A}. “It’s done me as well. It’s at the toast.”'
      ]
    },
    {
      id: 'practises-on-things',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The owl wanted to practise, and listened its way round the whole kitchen. The kettle was only dozing. The tap was awake, and dripped to prove it. In the cupboard the rice slept so soundly that {H} had to look.',
        '“And the fridge?” asked {A}. The owl laid its head against it. “In,” it said, “and out, and a shudder. It’s dreaming.” So they tucked it in with a tea towel, and nobody asked it anything.'
      ]
    },
    {
      id: 'they-call-if-they-need-it',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“But if somebody isn’t asleep,” said {H}, “and would like you to come?” “Then it goes in, and out, and sniff,” said the owl. “I know that one very well. I’ll be there before the second sniff.” It picked up its bag, in case there was one.',
        '{A} tried it, very softly, behind a newspaper. In, went {A}, and out, and sniff. The owl stood there already, with the cup. It had not even opened its eyes. {A} said thank you, and drank it up.'
      ]
    },
    {
      id: 'toast-was-toast',
      A: 'partner',
      paragraphs: [
        'At six the next morning the toast popped up, and at the table sat the owl. It had done all forty, and not one had woken up. “It’s hot,” it said, with its beak open. “I never knew that about toast.”',
        'For {H} it was breakfast, and for the owl it was supper. At the second slice its head went down. {H} put the woolly hat over it, to keep it warm. “Who’s asleep?” whispered {H}. Under the hat it went in, and out, and {A} heard a small whistle.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the toast, and it smelled of hat.',
      '{names} came to look at an owl on the butter.',
      { text: '{names} picked a bit of wool off the toast.', needs: ['hands'] },
      { text: '{names} pulled out a chair for the owl, with a cushion on it.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down on the rug too, and was a hare.',
      '{names} jumped when the plate fell, and then acted asleep.',
      { text: '{names} picked up the plate, and it was whole.', needs: ['hands'] },
      { text: '{names} held both ears shut until the owl had asked.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in, and out, and made no noise about it.',
      '{names} stayed close to the toast, and got a corner.',
      { text: '{names} blew on the toast for the owl.', needs: ['hands'] },
      { text: '{names} pulled the hat down a bit at the back, where there was a draught.', needs: ['hands'] }
    ]
  },
  bed: [
    'When it got dark, the owl took its bag and went to work. The hat hung by the door, ready for the toast at six.',
    '{H} washed, and put both slippers side by side. Then {H} lay down, and nobody asked anything.'
  ],
  last: [
    'Something looked in, and heard in, and out, and a small whistle, and {H} was asleep.',
    'Nobody asked who was asleep, and it was {H}.'
  ]
})
