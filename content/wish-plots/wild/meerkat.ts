import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const meerkat = wishPlot({
  id: 'wish-meerkat',
  wishes: ['meerkats watch', 'meerkats turns', 'meerkat lookout', 'meerkat', 'meerkats', 'meercat', 'meercats', 'mere cat', 'meer kat'],
  answers: ['taking', 'takes', 'turns', 'keep', 'keeps', 'keeping', 'turn', 'looking', 'out', 'lookout', 'guard', 'sentry', 'watch', 'desert', 'kalahari', 'burrow', 'hole', 'holes', 'digging', 'standing', 'family', 'eagle', 'baby', 'pups', 'zoo', 'africa', 'cute', 'sleepy', 'who', 'that'],
  except: [...NOT_WELL, 'compare', 'timon', 'lion'],
  company: ['meerkat', 'mound', 'hole'],
  about: 'A meerkat on watch calls down the hole when there is nothing, until it peeps instead, and the peeping stops for a raisin.',
  titles: ['Peep Means All Is Well', '{H} Keeps Watch', 'The Silence with a Raisin in It', 'Everybody Down the Hole', 'What Was It This Time'],
  want: [
    {
      id: 'on-watch',
      A: 'partner',
      paragraphs: [
        '{H} was a meerkat and stood on a heap of cushions, quite straight. It was on watch for the first time in its life. Not a single eagle was going to get by {H}.',
        'Below it {A} was digging for beetles. The beetles were raisins, and lay in a jumper. “When you see something, you call,” said {A}, “and I’ll be down the hole.” The hole was a big box on its side.'
      ]
    }
  ],
  way: [
    {
      id: 'shadows',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'A meerkat has black rings round its eyes, so the sun can’t blind it. It can look straight up, even at noon. They had made the rings with two hands, the fingers round and the thumbs below. {H} looked up at the ceiling.',
        '“Anything?” asked {A}. “There’s a fly up there,” said {H}. “It’s lying on its back.” “Then it won’t come down on us,” said {A}, and dug.'
      ]
    },
    {
      id: 'belly-warming',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'In the morning meerkats stand in a row in front of their hole. They turn their bellies to the sun, for the fur is thin there and it gets in. {H} and {A} stood in front of the lamp, with their jumpers pulled up.',
        '“I’m done on this side,” said {A}. “There is no other side,” said {H}. “We’re only warmed in front.” They stayed for a while, to be on the safe side.'
      ]
    },
    {
      id: 'false-alarms',
      A: 'partner',
      paragraphs: [
        '“Eagle!” called {H}, and {A} shot into the box. It was the curtain. “Eagle!” It was a sock on the chair. “Eagle!” It was {H}’s own shadow. Each time {A} came out backwards, and the raisin had rolled away.',
        '“Three times down the hole, and no beetle,” said {A}. “But I have to say something,” said {H}, “or you won’t know that I’m there.” “Then peep,” said {A}. “A real meerkat does. It peeps as long as there’s nothing, so the others can eat.”'
      ]
    },
    {
      id: 'which-alarm',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'Meerkats have one call for what comes from above, and one for what comes on foot. At the first you run. At the second you all stand close together and make a crest of your tails. They practised that. “Wah!” called {H}, and {A} ran.',
        '“Wuh!” called {H}. {A} ran. “That was the other one,” said {H}. “In the hole they sound just the same,” said {A}, from there.'
      ]
    },
    {
      id: 'bolt-holes',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'A meerkat knows hundreds of holes, and always which one is nearest. {A} counted theirs. There was the box, and under the chair, and behind the sofa. “And in here,” said {A}, with a head under a cushion.',
        '“Are you in?” asked {H}. “The part that I think with,” said {A}. The other part stood about in the desert, and waited to hear what had been decided.'
      ]
    },
    {
      id: 'scorpion',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'Scorpions are the best thing that a meerkat can get, once the sting is off. There lay one on the rug, a clothes peg. {A} went round it with small steps, tapped it and jumped back. {A} did that four times.',
        '“It’s got hold of you,” said {H} from above. That was true. It hung from {A}’s sleeve, and looked quite content. “I’m only letting it think so,” said {A}.'
      ]
    },
    {
      id: 'tripod',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“How can you stand for so long?” asked {A}. A meerkat has a tail for that. It puts the tail down behind, like the third leg of a stool, and leans back on it. {H} took the umbrella.',
        'It was a very good tail. {H} leaned, and looked to the left and to the right. “Would you like a go on it?” {A} leaned too. Now the tail had two meerkats on it, and began to slide.'
      ]
    },
    {
      id: 'dig',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'When a meerkat digs, the sand flies out behind, and it shuts its ears against it. {A} dug in the jumper. A sleeve flew past {H}, and a glove, and somebody’s hat. “I’m on watch,” said {H}, with a sock on {H}’s shoulder.',
        '“Can’t hear you,” said {A}. “I’ve got my ears shut.” {H} waited till {A} came up for air. “There’s a mountain behind you,” said {H} then.'
      ]
    },
    {
      id: 'who-are-you',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '{H} looked so far away that {H}’s eyes began to water. A meerkat can see a bird when it’s only a dot. “What can you see now?” asked {A}. “A dot,” said {H}. “And now?” “The same dot. It’s on the wall.”',
        '{A} went to look. It was a very small nail. “You can’t be too careful,” said {A}, and dug on, with one eye on the nail.'
      ]
    },
    {
      id: 'elder-watch',
      S: 'elder',
      A: 'hero',
      spare: 3,
      paragraphs: [
        '“I look out of the window a good deal,” said {S}. “Somebody has to. I know every dog by its hat.” {S} stood beside the heap, and they kept watch in two directions.',
        '“Nothing over here,” said {S} after a while. “Nothing here either,” said {A}. “Nice, isn’t it?” said {S}. There was a whole street of nothing, and they both had it in view.'
      ]
    },
    {
      id: 'child-pup',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        'For a change {S} was a pup, and went to school. It’s the big ones who teach it how to eat a scorpion. They bring it one that doesn’t move, and then one that moves a bit. “Here,” said {A}, and gave {S} a peg.',
        '{S} looked at the peg for a long time, from all sides. Then {S} lay down on top of it, so that it could not get away. “That’s not quite what it says in the book,” said {A}, “but it’s good.”'
      ]
    },
    {
      id: 'pet-watch',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Across the desert came {A}. {H} looked, and thought about it. It came from below, and it wasn’t an eagle, and it had been here before. For such there is a third call, and it only means, well, look who’s there.',
        '“Meep,” said {H}. {A} went straight to the raisins. The watch had to come down and hold a paw over them, since not everybody may have raisins.'
      ]
    },
    {
      id: 'peep',
      A: 'partner',
      paragraphs: [
        'So now {H} did what a real meerkat does, and peeped once every breath. “Peep,” went the meerkat, up on the heap, and that meant, I’m here and there’s nothing. Below it {A} dug, and ate one beetle after another. “Peep,” said {H}, and noticed how hungry it was up there. “Throw me one, peep.” A raisin came up through the air.'
      ]
    }
  ],
  turn: [
    {
      id: 'silence',
      A: 'partner',
      paragraphs: [
        '{H} caught it with both paws, and chewed. At once {A} was down the hole with both legs. “What was it?” came a whisper. “I didn’t say anything!” said {H}. “That’s it,” whispered {A}. “You stopped. That’s the worst alarm of all.” {H} swallowed. “It was a raisin,” said {H}.',
        'No meerkat can peep and eat. So {H} came down from the heap, and patted it flat on top. “Your turn,” said {H}. “I’ll have the beetles, and you say when there’s nothing.”'
      ]
    },
    {
      id: 'two-notes',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{A} had another sort of peep. It was deeper, and came a little late. “Is everything all right up there?” asked {H}. “Peep,” said {A}. “I was only looking at the view.”',
        'After that {H} could tell from below. There was the peep for nothing at all, and the peep for nothing, but nice. It was a good hour for beetles.'
      ]
    },
    {
      id: 'swap-again',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'In a meerkat family everybody takes a turn. They changed over when one of them had had five beetles. The one who came down said good evening to the one who went up. On the way they bowed, because the heap was narrow.',
        'Once they were both below at the same time. They looked at each other, and then at the empty heap. Then both of them were up there, and the beetles had a rest.'
      ]
    },
    {
      id: 'everybody-eats',
      A: 'partner',
      paragraphs: [
        'Now {A} was the meerkat up there, as straight as a candle. “Peep,” said {A}. {H} dug in the jumper, and did not have to look at the sky once. The beetles in the left sleeve were the best. {H} ate five, and saved one for the watch.',
        'Then the sun went down over the desert, and so did the watch. “Peep,” said {A}, and ate the last beetle. “Peep,” said {H} until it was swallowed. After that both meerkats crept into the box.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat up straight too, one heap lower.',
      '{names} nosed about for a beetle.',
      { text: '{names} scattered the beetles, deep in the folds.', needs: ['hands'] },
      { text: '{names} turned the hole, so that it faced the desert.', needs: ['hands'] }
    ],
    way: [
      '{names} dived in as well, each time, and the hole got full.',
      '{names} flattened out in the sand, for want of a hole.',
      { text: '{names} took the sock off the chair, as it was no eagle.', needs: ['hands'] },
      { text: '{names} held the curtain still.', needs: ['hands'] }
    ],
    turn: [
      '{names} came out from under the chair, at the word raisin.',
      '{names} dug beside {H}, without finding much.',
      { text: '{names} plumped up the lookout on one side.', needs: ['hands'] },
      { text: '{names} tossed a stray raisin back into the desert.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushions went back to the sofa, and the last raisin was found in the left cuff.',
    'When {H} had washed, {H} crept into the burrow and lay down. Somebody went on peeping for a bit, over by the door, with long gaps.'
  ],
  last: [
    'There was no eagle, and no sock, and {H} did not have to look, and slept.',
    '“Peep,” said {H}, because there was nothing, and was asleep.'
  ]
})
