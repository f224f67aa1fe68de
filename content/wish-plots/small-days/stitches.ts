import { SERIOUS } from '../health/serious.ts'
import { wishPlot } from '../wish-plot.ts'

export const stitches = wishPlot({
  id: 'wish-stitches',
  wishes: ['stitches', 'stitches chin', 'stitches on chin', 'stitches in chin', 'stiches', 'stiches chin', 'stitches out', 'stitches taken out', 'stitches today', 'had stitches', 'cut chin', 'split chin', 'split chin open', 'stitched up chin', 'bumped chin', 'stitch chin', 'chin stitched', 'three stitches', 'five stitches', 'banged chin', 'hit chin', 'butterfly stitches', 'steri strips'],
  answers: ['chin', 'has', 'had', 'got', 'get', 'getting', 'needs', 'needed', 'three', 'two', 'four', 'five', 'doctor', 'doctors', 'nurse', 'hospital', 'today', 'yesterday', 'tomorrow', 'out', 'taken', 'brave', 'fell', 'after', 'off', 'scooter', 'bike', 'sofa', 'bath', 'table', 'step', 'playground', 'cut', 'first', 'time', 'sore', 'thread', 'under', 'open', 'because', 'school', 'split', 'scar'],
  except: [...SERIOUS.filter((word) => !word.startsWith('hospital') && word !== 'hit'), 'knee', 'leg', 'foot', 'hand', 'finger', 'head', 'forehead', 'eyebrow', 'eye', 'eyelid', 'lip', 'tongue', 'ear', 'nose', 'arm', 'elbow', 'toe', 'tummy', 'appendix', 'knitting', 'knit', 'knitted', 'sewing', 'sewn', 'sew', 'crochet', 'cross', 'dropped', 'teddy', 'bear', 'laughing', 'side', 'running', 'glue', 'glued', 'lilo', 'ripped', 'pulled', 'infected', 'double'],
  moods: ['first', 'afraid', 'change', 'proud', 'waiting'],
  fed: true,
  company: ['butter', 'chin', 'thread', 'sock'],
  about: 'The hero has three stitches in the chin and must not laugh or they will pop, and never was so much so funny, until it turns out what the third one is for.',
  titles: ['Glease Hass the Gutter', 'What the Third One Was For', 'No Laughing Till Friday', '{H} Keeps a Straight Chin', 'Three Blue Whiskers'],
  want: [
    {
      id: 'a-quiet-chin',
      A: 'partner',
      paragraphs: [
        '{H} had three stitches on the chin, for it had met the edge of a step. First came a cold jelly, so that it couldn’t feel. Then a doctor had sewn it up, and it had tugged, like a fish far off. Now there were three blue threads, with their ends in the air.',
        '“A quiet chin till Friday,” the doctor had said. {H} wanted it as quiet as a stone, or it would all pop open. “So I mustn’t laugh,” said {H}. “Easy,” said {A}. “We’ll just not be funny.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-gutter',
      A: 'partner',
      paragraphs: [
        'They sat down to bread. {H} spoke without moving the chin at all. “Can I have the gutter, glease?” {A} looked out of the window, and up. “The gutter?” said {A}. “It’s nailed on.” “The gutter,” said {H}, and pointed. It stood beside the jam.',
        'Something jumped in {H}’s tummy. {H} caught the chin just in time, with both hands. “That was funny,” said {H}. “Don’t do it.”'
      ]
    },
    {
      id: 'in-a-row',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} wanted to see them again. {H} put back that head till the ceiling came in sight. “Two on the left, and one a bit on its own,” said {A}. “They look like a small cat.” “Don’t,” said {H}.',
        'From up there {H} could hear {A} being quiet. It was a very loud sort of quiet, and it breathed through its nose. “You’re thinking of the cat,” said {H}. “I’m thinking of the ceiling,” said {A}.'
      ]
    },
    {
      id: 'the-step',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They went to have a look at that step. It stood there as it always had, grey, with a bit of moss, and gave nothing away. “Did it say sorry?” asked {A}. “It didn’t have a scratch,” said {H}.',
        '{A} stuck a plaster on its edge, all the same, so that it knew. The milkman stepped over it with care. “Hurt itself?” asked the milkman. {H} turned away and looked at a hedge, until the tummy was still.'
      ]
    },
    {
      id: 'the-lamp',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The doctor’s lamp had been as big as a dustbin lid. {H} had seen somebody in it, upside down, under a blue cloth. The cloth had a hole, and in the hole was a chin. “Whose is that?” {H} had asked. “Yours,” said the doctor.',
        '“I’d never met it from there,” said {H} now. {A} bent down, and turned over, to see it as it had been. With two eyes drawn on, it would have been somebody quite short. They left that for another week.'
      ]
    },
    {
      id: 'dry',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The threads had to be kept dry. So {H} drank through a straw, and was washed round the edge, as one washes round a wasp. Then somebody breathed on a window. “Is fog wet?” asked {H}. “Not very,” said {A}.',
        '“Is a kiss?” That depended on whose. {A} thought of all the aunts there were, and put them in order, from dry to wet. They would have to be told. {A} drew a small umbrella on a bit of paper, and they hung it on the door.'
      ]
    },
    {
      id: 'the-yawn',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Nobody had thought of yawning. It came up from below, quite slowly, and it wanted to be big. {H} held it in. It came out through the ears, more or less, and both eyes watered. “Are you sad?” asked {A}. “Yawning,” said {H}, with no chin.',
        'Then {A} had to, because they’re catching. {A} yawned till you could see the very back. {H} watched with envy. There it was, a perfectly good one, and it wasn’t {H}’s.'
      ]
    },
    {
      id: 'who-asked',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“What happened to you?” asked {A}. “I fell on a step,” said {H}, through the teeth. “You sell on a ship?” asked {A}. “On a step!” “And what do you sell?” {H} had to write it down.',
        '{A} read it, and was a bit sorry. There had been such a nice picture, of {H} on a ship, with a tray. “Ribbons,” said {A}. “I thought perhaps it was ribbons.”'
      ]
    },
    {
      id: 'practised-faces',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You need a face that can’t laugh,” said {A}. They tried some in the mirror. There was the king on the coins, and he was not bad. There was a cod. Best of all was a person who is waiting for a parcel.',
        '{H} did the parcel, and {A} did it too, side by side. They waited. They looked at the door, both of them, with long cheeks. Then the bell rang. It was a parcel. That was very nearly the end of it.'
      ]
    },
    {
      id: 'how-they-hold',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What happens in there all week?” asked {H}. {A} pinched the two sides of a cushion together. “The thread holds it shut, like that,” said {A}. “And in behind, your skin builds. It puts out a bit from this side, and a bit from that one. They meet in the middle, and shake hands.”',
        '“Whose idea was it?” “The skin’s. It does it by itself. The thread’s just so that nobody leaves early.” {H} kept still, so as not to disturb them.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} came up and looked at the chin from underneath, where all the best things are. Three threads stuck out there, and they were blue. {A} had not had blue ones before, on anybody.',
        '“They’re not for playing,” said {H}, very still. {A} looked at them for as long as it takes to eat a dish of something. Then {A} sneezed. {H} thought of a parcel, as hard as possible.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’ve got one of those,” said {S}, and held up a chin. Under it was a thin white line, like a smile that had slipped. “What did you fall on?” asked {A}. “A goat,” said {S}. “I ran round the corner, and so did the goat.”',
        '{A} sat there with both hands on the chin, and did not blink. “And the goat?” “It had a headache,” said {S}, “and they gave it my sandwich.” {A} had to leave the room for a moment.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted stitches too. {A} drew three on, with a felt pen, and little ends on them. {S} could not see the place, and kept on turning to get there. It was like a puppy with its tail.',
        '“Have they popped?” asked {S}, each time anything moved. “No,” said {A}. {S} went off, with a hand under the chin, and said good day to nobody. A person with stitches, said {S}, has got to think of them.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} knew how to get a laugh out of {H}. You only had to put a sock on your head. {A} did so, and waited. {H} looked at the wall. {A} took off the sock to look at it, and put it on the other way up.',
        '“Please don’t,” said {H}, and pressed. {A} tried it with two. Under the socks there was a nose, and it was wrinkled with hope. It was one of the hardest minutes of that day.'
      ]
    },
    {
      id: 'the-saddest-thing',
      A: 'partner',
      paragraphs: [
        'So {A} got out the dullest book there was, the one for the washing machine. “Do not wash a duck,” read {A}. “Sorry. A duvet.” {H} bit on a sleeve. “Say something sad!” {A} thought. “There was once a sock,” said {A}, “that lived alone in a drawer. On its birthday it put itself on.”',
        'And out it came. The chin went up and down and to both sides. “They’ve popped!” cried {H}. {A} bent down with the lamp. “No,” said {A}. “All three are there. So that’s what the doctor meant.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-third',
      A: 'partner',
      paragraphs: [
        '“You had the cloth over your ears,” said {A}. “There were only two in. Then the doctor asked me: is this one a laugher? I said, yes, all day long. So the doctor put in one more.”',
        '{H} went to the mirror. One stitch was for eating and one for talking. The third was for laughing, and had had nothing to do. “Do the sock again,” said {H}. {A} did the sock. {H} laughed, and watched the third one. It went up, and it went down, and it held.'
      ]
    },
    {
      id: 'friday',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“And on Friday?” asked {H}. “On Friday there’s a snip,” said {A}, “under each knot. Then there’s a tug, as with a hair. Snip, tug, three times.” They did it on the cushion, with three bits of wool. “And if I laugh after that?”',
        '“By then they’ve shaken hands in there,” said {A}, “and don’t let go.” {H} pulled at both sides of the cushion. That one had nobody in it, and it opened. They sewed it.'
      ]
    },
    {
      id: 'all-of-it',
      A: 'other',
      spare: 14,
      paragraphs: [
        'There was a good deal to catch up on. {H} laughed about the milk, which had fallen over hours ago. {H} laughed at a hat. {A} came in and asked what was so funny. It was {A}, with a peg on one sleeve.',
        'It had been on there since the washing. {H} had been saving that peg all day long.'
      ]
    },
    {
      id: 'glease',
      A: 'partner',
      paragraphs: [
        'So they sat down once more. {H} chewed the bread with the whole chin. {A} sat opposite, and held quite still. “Can I have the gutter, glease?” said {A}.',
        '“It’s nailed on,” said {H}. After that the third one had a lot to do.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the chin from below, where one could see best.',
      '{names} kept a straight face, as well as that could be done.',
      { text: '{names} fetched the softest pillow, for a chin.', needs: ['hands'] },
      { text: '{names} put the joke book away, on top of the cupboard.', needs: ['hands'] }
    ],
    way: [
      '{names} looked up at the gutter too, which did not help.',
      '{names} went out of sight for a bit, so as not to be funny.',
      { text: '{names} held up a hand before each mouth, and shook.', needs: ['hands'] },
      { text: '{names} buttered the bread, and looked only at the crust.', needs: ['hands'] }
    ],
    turn: [
      '{names} came back, and could be funny again.',
      '{names} saw it hold, from quite near.',
      { text: '{names} tilted the mirror, so that the chin was in it.', needs: ['hands'] },
      { text: '{names} got the joke book down again.', needs: ['hands'] }
    ]
  },
  bed: [
    'The book of the washing machine went back into its drawer. So did a sock, and it was given another one for company.',
    '{H} was washed round the edge, and lay down on one cheek. The chin stuck out over the pillow, with its three blue ends.'
  ],
  last: [
    'Two had stopped work for tonight, and the third only twitched once, and {H} was asleep.',
    'In behind there, from both sides, somebody was building, and {H} slept.'
  ]
})
