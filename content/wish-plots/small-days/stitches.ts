import { SERIOUS } from '../health/serious.ts'
import { wishPlot } from '../wish-plot.ts'

export const stitches = wishPlot({
  id: 'wish-stitches',
  beginsElsewhere: true,
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
        '{H} had three stitches on the chin, for it had met the edge of a step. First came a cold jelly, so that the chin couldn’t feel. Then a doctor had sewn it up, and there was only a tug, like a fish far off. Now three blue threads stuck out.',
        '“A quiet chin till Friday,” the doctor had said. {H} wanted it as quiet as a stone, and was afraid that the stitches would pop. “So I mustn’t laugh,” said {H}. “Easy,” said {A}. “We’ll just not be funny.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-gutter',
      A: 'partner',
      paragraphs: [
        'They sat down to bread. {H} spoke without moving the chin at all. “Can I have the gutter, glease?” {A} looked out of the window, up at the roof. “The gutter?” said {A}. “It’s nailed on.” “The gutter,” said {H}, and pointed. The butter stood beside the jam.',
        'A laugh jumped in {H}’s tummy. {H} caught the chin just in time, with both hands. “That was funny,” said {H}. “Don’t do it.”'
      ]
    },
    {
      id: 'in-a-row',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} wanted to see them again. {H} leaned back till the ceiling came in sight. “Two on the left, and one a bit on its own,” said {A}. “They look like a small cat.” “Don’t,” said {H}.',
        'From up there {H} could hear {A} being quiet. It was a very loud sort of quiet, and it breathed through its nose. “You’re thinking of the cat,” said {H}. “I’m thinking of the ceiling,” said {A}.'
      ]
    },
    {
      id: 'the-step',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They went to have a look at that step. It was as grey as ever, with a bit of moss. “Did it say sorry?” asked {A}. “No,” said {H}, “and it didn’t have a scratch.”',
        '{A} stuck a plaster on its edge, all the same. The milkman stepped over it with care. “Hurt itself?” asked the milkman. {H} turned away and looked at a hedge, until the tummy was still.'
      ]
    },
    {
      id: 'the-lamp',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The doctor’s lamp had been as big as a dustbin lid. {H} had seen somebody in it, upside down, under a blue cloth. The cloth had a hole, and in the hole was a chin. “Whose is that?” {H} had asked. “Yours,” said the doctor.',
        '“I’d never met it from there,” said {H} now. {A} bent down, and turned over, to see it as it had been. With two eyes drawn on, it would have been a very short person. “Don’t,” said {H}, and held on to it.'
      ]
    },
    {
      id: 'dry',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The threads had to be kept dry. So {H} drank through a straw, and was washed round the edge, as you go round a wasp. “Is fog wet?” asked {H}. “Not very,” said {A}.',
        '“Is a kiss wet?” asked {H}. That depended on whose. {A} drew a small umbrella, and they hung it on the door, for the aunts.'
      ]
    },
    {
      id: 'the-yawn',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Nobody had thought of yawning. It came up from below, quite slowly, and it wanted to be big. {H} held it in. It came out through the ears, more or less, and both eyes watered. “Are you sad?” asked {A}. “Yawning,” said {H}, without moving the chin.',
        'Then {A} had to yawn too, because yawns are catching. {A} yawned till you could see the very back. {H} could only watch.'
      ]
    },
    {
      id: 'who-asked',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“What happened to you?” asked {A}. “I fell on a step,” said {H}, through the teeth. “You sell on a ship?” asked {A}. “On a step!” “And what do you sell?” {H} had to write it down.',
        '{A} read it, and was a bit sorry. “I thought you sold ribbons,” said {A}.'
      ]
    },
    {
      id: 'practised-faces',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“You need a face that can’t laugh,” said {A}. They tried some in the mirror. There was the king on the coins, and he was not bad. There was a cod. Best of all was a person who is waiting for a parcel.',
        '{H} did the parcel, and {A} did it too, side by side. They waited. They looked at the door, both of them, with long cheeks. Then the bell rang. It was a parcel. {H} had to hold on with both hands.'
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
        '{A} sat there with both hands on the chin, to keep still. “And the goat?” “It had a headache,” said {S}, “and they gave it my sandwich.” {A} had to leave the room for a moment.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted stitches too. {A} drew three on, with a felt pen, and little ends on them. {S} could not see the place, and kept on turning to get there. {S} was like a puppy with its tail.',
        '“Have they popped?” asked {S}, each time anything moved. “No,” said {A}. {S} went off, with a hand under the chin. “I mustn’t laugh,” said {S}, and laughed.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} knew how to get a laugh out of {H}. You only had to put a sock on your head. {A} did so, and waited. {H} looked at the wall. {A} took off the sock to look at it, and put it on the other way up.',
        '“Please don’t,” said {H}, and pressed. {A} tried it with two. Under the socks there was a nose, and it was wrinkled with hope. {H} had never worked so hard.'
      ]
    },
    {
      id: 'the-saddest-thing',
      A: 'partner',
      paragraphs: [
        'So {A} got out the dullest book there was, the one for the washing machine. “Do not wash a duck,” read {A}. “Sorry. A duvet.” {H} bit on a sleeve. “Say something sad!” {A} thought. “There was once a sock,” said {A}, “that lived alone in a drawer. On its birthday it put itself on.”',
        'And out came the laugh. The chin went up and down and to both sides. “They’ve popped!” cried {H}. {A} bent down with a lamp. “No,” said {A}. “All three are there.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-third',
      A: 'partner',
      paragraphs: [
        '“You had the cloth over your ears,” said {A}. “There were only two stitches in. Then the doctor asked me if you laughed a lot. I said, yes, all day long. So the doctor put in one more, to be safe.”',
        '{H} went to the mirror. One stitch was for eating and one for talking. The third was for laughing. So {H} was allowed to. “Do the sock again,” said {H}. {A} did the sock. {H} laughed, and watched the third one. It went up, and it went down, and it held.'
      ]
    },
    {
      id: 'friday',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“And on Friday?” asked {H}. “On Friday there’s a snip,” said {A}, “under each knot. Then there’s a tug, as with a hair. Snip, tug, three times.” They did it on the cushion, with three bits of wool. “And if I laugh after that?”',
        '“By then your chin holds by itself,” said {A}. {H} pulled at both sides of the cushion. That one came open, so they sewed it up again.'
      ]
    },
    {
      id: 'all-of-it',
      A: 'other',
      spare: 14,
      paragraphs: [
        'There was a good deal to catch up on. {H} laughed about the milk, which had fallen over hours ago. {H} laughed at a hat. {A} came in and asked what was so funny. It was {A}, who had a clothes peg on one sleeve.',
        '{H} had seen that peg at breakfast, and had saved the laugh all day long.'
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
      '{names} looked up at the chin from below.',
      '{names} did nothing funny, for nearly a minute.',
      { text: '{names} fetched the softest pillow, for a chin.', needs: ['hands'] },
      { text: '{names} put the joke book away, on top of the cupboard.', needs: ['hands'] }
    ],
    way: [
      '{names} looked up at the gutter too, which did not help.',
      '{names} went out of sight for a bit, so as not to be funny.',
      { text: '{names} put a hand over a mouth, and shook.', needs: ['hands'] },
      { text: '{names} buttered the bread, and looked only at the crust.', needs: ['hands'] }
    ],
    turn: [
      '{names} came back, and was allowed to be funny again.',
      '{names} looked from quite near, to see the third stitch.',
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
    'Behind the three blue threads the chin was mending, and {H} slept.'
  ]
})
