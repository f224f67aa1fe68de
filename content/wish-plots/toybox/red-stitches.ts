import { wishPlot } from '../wish-plot.ts'

interface SoftToy {
  toy: string
  called: string[]
  paw: string
}

/** What is the matter, and how it is told. */
interface Damage {
  id: string
  words: string[]
  where: string
  seen: string
  half: string
  taped: string
  own: string
  sewn: string
  test: string
  tested: string
}

const TEDDY: SoftToy = { toy: 'teddy', called: ['teddy', 'teddy’s', 'bear', 'bear’s'], paw: 'paw' }
const BUNNY: SoftToy = { toy: 'bunny', called: ['bunny', 'bunny’s', 'rabbit', 'rabbit’s'], paw: 'paw' }
const DOLL: SoftToy = { toy: 'doll', called: ['doll', 'doll’s', 'dolly'], paw: 'hand' }

const HUG = '“Now a hug,” said {A}, “a proper one, with everything you’ve got.”'
const hugged = (toy: string) => `{H} and the ${toy} hugged until one of them squeaked. Not a stitch moved. “It says it could do that all day,” said {H}.`

const eyeOf = (toy: string): Damage => ({
  id: 'eye',
  words: ['eye', 'button'],
  where: 'eye',
  seen: `The ${toy} had only one eye left. Where the other button had been, a bit of thread stuck out, like an eyelash. {H} sat the ${toy} on the table, under the lamp. “It only sees half of me,” said {H}.`,
  half: 'In the button tin was one of nearly the same brown, and they tried it with sticky tape.',
  taped: 'When all of that was off, so was the button.',
  own: 'over one eye',
  sewn: 'The needle came up through one hole of the brown button, and went down through the other.',
  test: '“How many fingers?” asked {A}, and held up three, a long way off by the door.',
  tested: '{H} put an ear to the face. “Three,” said {H}, “and one of them’s got jam on it.” {A} looked. It had.'
})

const earOf = (toy: string): Damage => ({
  id: 'ear',
  words: ['ear'],
  where: 'ear',
  seen: `The ${toy}’s ear was torn. It hung down by a few threads, and a bit of white stuffing looked out. {H} sat the ${toy} on the table, under the lamp. “It only hears half of what I say,” said {H}.`,
  half: 'They tried it with sticky tape, one long piece from the ear to the chin.',
  taped: 'When all of that was off, the ear hung down even lower.',
  own: 'over one ear',
  sewn: 'First the stuffing was poked back in, and then the needle went along the edge of the ear.',
  test: '“Biscuits,” whispered {A}, a long way off by the door. {H} could only see the lips move.',
  tested: `{H} looked at the ${toy}. “It heard that,” said {H}. “It’d like two.” So the ear was as good as ever.`
})

const armOf = (toy: string): Damage => ({
  id: 'arm',
  words: ['arm'],
  where: 'arm',
  seen: `The ${toy}’s arm had come off, all but one thread. White stuffing looked out at the shoulder. {H} sat the ${toy} on the table, under the lamp. “It can only hug with one side,” said {H}.`,
  half: 'They tried it with sticky tape, one long piece round and round.',
  taped: 'When all of that was off, the arm hung down even lower.',
  own: 'under one arm',
  sewn: 'First the stuffing was poked back in, and then the needle went round the shoulder.',
  test: HUG,
  tested: hugged(toy)
})

const legOf = (toy: string): Damage => ({
  id: 'leg',
  words: ['leg', 'foot'],
  where: 'leg',
  seen: `The ${toy}’s leg had come off, all but one thread. White stuffing looked out at the hip. {H} sat the ${toy} on the table, under the lamp. “It can only walk in circles,” said {H}.`,
  half: 'They tried it with sticky tape, one long piece round and round.',
  taped: 'When all of that was off, the leg hung down even lower.',
  own: 'on one knee',
  sewn: 'First the stuffing was poked back in, and then the needle went round the hip.',
  test: '“Now a few steps,” said {A}, from a long way off by the door.',
  tested: `The ${toy} walked the whole length of the table, with {H} holding it up. It went quite straight, and only stopped to look at a crumb. “It says it could go to the sea,” said {H}.`
})

const seamOf = (toy: string): Damage => ({
  id: 'seam',
  words: [],
  where: 'seam',
  seen: `The ${toy} was coming apart at one seam. It had gone at the side, and white stuffing looked out. {H} sat the ${toy} on the table, under the lamp. “It’s getting thinner all the time,” said {H}.`,
  half: 'They tried it with sticky tape, one long piece round and round.',
  taped: 'When all of that was off, the gap was a thumb longer.',
  own: 'pressed to one side',
  sewn: 'First the stuffing was poked back in, and then the needle went along the seam.',
  test: HUG,
  tested: hugged(toy)
})

const BROKEN = ['lost', 'missing', 'fell off', 'came off', 'comes off', 'loose', 'falling off', 'off', 'hanging', 'torn', 'tore', 'ripped', 'broken', 'broke', 'gone', 'sew', 'sewing', 'sewn', 'sews', 'sewed', 'stitch', 'stitches', 'mend', 'mended', 'mending', 'mends', 'fix', 'fixed', 'fixing', 'fixes', 'repaired', 'chewed']
const MENDED = ['sew', 'sewing', 'sewn', 'sews', 'sewed', 'sewing up', 'stitch', 'stitched', 'stitching', 'mend', 'mended', 'mending', 'mends', 'fix', 'fixed', 'fixing', 'fixes', 'repair', 'repairs', 'repaired', 'torn', 'ripped', 'tore', 'rip', 'hole', 'stuffing', 'burst', 'split', 'seam', 'falling apart', 'coming apart', 'fell apart', 'needle', 'patch', 'patched', 'broke', 'broken']

function mended({ toy, called, paw }: SoftToy, damage: Damage) {
  const { id, words, where, seen, half, taped, own, sewn, test, tested } = damage
  const general = id === 'seam' ? [...MENDED.flatMap((word) => called.map((name) => `${name} ${word}`)), ...(toy === 'teddy' ? MENDED.flatMap((word) => ['soft toy', 'cuddly', 'cuddly toy', 'stuffed animal', 'stuffed', 'stuffy', 'lovey', 'favourite toy'].map((name) => `${name} ${word}`)) : [])] : []
  const bare = id === 'eye' ? called.flatMap((name) => [`${name} button eye`, `${name} one eye`, `${name} one eyed`, `${name} one-eyed`]) : []
  return wishPlot({
    id: `wish-mended-${toy}-${id}`,
    beginsElsewhere: true,
    wishes: [...called.flatMap((name) => words.flatMap((word) => BROKEN.map((what) => `${name} ${word} ${what}`))), ...general, ...bare],
    answers: [...called, ...words, ...BROKEN, ...MENDED, 'my', 'our', 'her', 'his', 'the', 'old', 'favourite', 'favorite', 'best', 'beloved', 'little', 'special', 'soft', 'toy', 'toys', 'cuddly', 'stuffed', 'animal', 'button', 'eye', 'ear', 'arm', 'leg', 'off', 'on', 'came', 'fell', 'with', 'by', 'up', 'back', 'again', 'who', 'which', 'that', 'has', 'had', 'got', 'nana', 'granny', 'grandma', 'grandmother', 'gran', 'nan', 'grandpa', 'grandad', 'mum', 'mummy', 'mom', 'mama', 'dad', 'daddy', 'auntie', 'sad', 'upset', 'cried', 'crying', 'cry', 'worried', 'dog', 'puppy', 'today', 'tonight', 'yesterday', 'tomorrow', 'before', 'bed', 'bedtime', 'sleep', 'story', 'please', 'about', 'needle', 'thread', 'cotton', 'sewing', 'kit', 'box', 'operation', 'better', 'made', 'makes', 'helped', 'help', 'helps', 'learn', 'learning', 'put', 'one', 'only', 'two', 'and', 'we', 'to', 'being', 'loved', 'good', 'as', 'now', 'hurt', 'poor', 'poorly', 'left', 'right', 'since', 'baby', 'because', 'so', 'much', 'after', 'just', 'table', 'evening', 'it', 'have', 'hugged', 'cuddled', 'nobody', 'find', 'found', 'can’t'],
    except: ['polar', 'grizzly', 'real', 'vet', 'hospital', 'died', 'dead', 'sister', 'brother', 'threw', 'thrown', 'bin', 'stolen', 'shop', 'picnic', 'pet', 'hutch', 'wash', 'washing', 'house', 'class', 'alive', 'moon', 'space', 'forest', 'infected', 'infection', 'fell out', 'coat', 'shirt', 'trousers', 'friend', 'fracture', 'cast', 'easter', 'honey', 'river', 'cave', 'garden', ...(id === 'seam' ? ['eye', 'ear', 'arm', 'leg', 'eyes', 'ears'] : []), 'fox', 'wolf', 'glasses', 'surgery'],
    moods: ['lost', 'losing', 'change', 'afraid', 'late'],
    company: [toy, 'needle', 'thread', 'lamp', 'box', 'sleeve', 'tape'],
    about: `The ${toy}’s ${where} has to be sewn and the hero allows no needle near it, until the pyjama sleeve is asked first.`,
    titles: ['Ask the Sleeve First', 'Four Red Stitches', `The ${toy === 'teddy' ? 'Teddy' : toy === 'bunny' ? 'Bunny' : 'Doll'} under the Lamp`, '{H} Holds On', 'Both of Us Have Some'],
    want: [
      {
        id: 'under-the-lamp',
        A: 'partner',
        paragraphs: [
          seen,
          `“I’ll get the sewing box,” said {A}. Out came the wool needle. It was quite blunt, but it was long, and it shone. “Not with that,” said {H}, and put both arms round the ${toy}. It had to be mended by bedtime. But nobody was going to prick it.`
        ]
      }
    ],
    way: [
      {
        id: 'tape-and-scarf',
        A: 'partner',
        paragraphs: [
          `${half} It held very well. It held {A}’s thumb, and {H}’s elbow, and a page of the newspaper. ${taped}`,
          `Next they put a scarf round, from top to toe. That held. But now nothing looked out of it except a nose. {H} bent down and listened. “It says it’s mended,” said {H}, “and it can’t breathe.” Off came the scarf.`
        ]
      },
      {
        id: 'in-the-box',
        A: 'same',
        spare: 1,
        paragraphs: [
          `They looked at what else was in the sewing box. There was a tape measure, curled up like a snail. The ${toy} was as tall as two spoons, and even longer round the tummy. “It’s all that toast,” said {A}.`,
          `There was a thimble too. “It’s a hat for a finger,” said {A}, “so that the finger doesn’t feel the needle.” {H} put it on the ${toy}. It fitted well, but only in one place, and that was not the right one.`
        ]
      },
      {
        id: 'how-it-happened',
        A: 'same',
        spare: 2,
        paragraphs: [
          `“How does a thing like that happen?” asked {A}. {H} asked the ${toy}, and waited. “It’d rather not say,” said {H}. It might have been the door of the bus. It might have been the swing, or the time behind the sofa.`,
          `“It’s been hugged a good deal,” said {A}, and looked the ${toy} over from the side. “You can see that. It’s thinnest where your arm goes.” {H} put an arm there, to see. It fitted like a key.`
        ]
      },
      {
        id: 'which-thread',
        A: 'same',
        spare: 3,
        paragraphs: [
          `In a row on the table stood the reels of thread. {A} held each of them against the ${toy}. The brown one could hardly be seen. “If we take that, nobody’ll ever know,” said {A}.`,
          `{H} thought about it. The green was like grass, and the grey was like Monday. Then {H} pushed the red one forward with a finger. “They can know,” said {H}. “It’s the ${toy} that was brave. It ought to show.”`
        ]
      },
      {
        id: 'through-the-eye',
        A: 'same',
        spare: 4,
        paragraphs: [
          `The thread had to go through the eye of the needle. {A} shut one eye and put out a bit of tongue. The thread went past on the left. {A} licked the end of it, and it went past on the right. “It was in,” said {A}, “for a moment.”`,
          `“The needle’s got an eye as well?” asked {H}. From a long way off {H} looked at it. It was only a very small hole. “I don’t think it can see much,” said {H}. “It never finds the thread.”`
        ]
      },
      {
        id: 'the-old-seam',
        A: 'same',
        spare: 5,
        paragraphs: [
          `{A} turned the ${toy} over. “Look at this,” said {A}. Down the back ran a whole row of tiny stitches. {H} had never seen them before. “Who did that?” “Whoever made it,” said {A}. “It was once quite flat, with nothing in it.”`,
          `{H} ran a finger along them, from top to bottom. There were more than anybody could count. “And it’s never said a word,” said {H}. The ${toy} lay on its front and still said nothing.`
        ]
      },
      {
        id: 'a-sock-in-the-queue',
        A: 'other',
        spare: 6,
        paragraphs: [
          `“While you’ve got the needle out,” said {A}, and held up a sock. A toe could look out of it, and it did. {A} sat down behind the ${toy} and waited. “Is it a queue?” asked {H}. “It is now,” said {A}.`,
          '{H} looked through the hole. There was {A} on the other side. “The sock’s not afraid of the needle,” said {H}. “It’s had a foot in it all day,” said {A}. “It’s not afraid of anything.”'
        ]
      },
      {
        id: 'elder',
        S: 'elder',
        A: 'hero',
        spare: 7,
        paragraphs: [
          `“I had a ${toy} too,” said {S}, “and my mother mended it with whatever there was. One foot was from the curtains, with flowers on. One ear was from my father’s coat. In the end there was a good deal of everybody in it.”`,
          '“Didn’t it mind?” asked {A}. “It was rather proud,” said {S}. “When I missed my father, I held that ear. It was the only one I knew with a buttonhole.”'
        ]
      },
      {
        id: 'child',
        S: 'child',
        A: 'hero',
        spare: 8,
        paragraphs: [
          `{S} had brought a plush duck, and sat it beside the ${toy}. {A} looked it over on all sides. “But there’s nothing wrong with yours,” said {A}. “No,” said {S}. “It’s come to hold the ${paw}.”`,
          `So the duck’s wing was laid on the ${toy}’s ${paw}. It was a bit too short, and they had to sit very close. “It says, don’t look,” said {S}. {A} turned both faces to the wall.`
        ]
      },
      {
        id: 'pet',
        A: 'pet',
        spare: 9,
        paragraphs: [
          `{H} sat the ${toy} on the floor for {A}, who sniffed it once from top to bottom. It smelled of bed. {A} lay down against it and stayed there. “It’s keeping the ${toy} warm,” said {H}.`,
          `{H} pushed the tape and the scissors to the far end of the table. For a while there was only breathing to hear. The ${toy} did it without a sound.`
        ]
      },
      {
        id: 'baby',
        A: 'baby',
        spare: 10,
        paragraphs: [
          `{A} was held up to the table, and looked at the place. Then {A} leaned over and kissed it, with a wide open mouth. It was a good kiss and a very wet one. They had to dry the ${toy} on the radiator for a bit.`,
          '“It didn’t stick,” said {H}, “but it was kindly meant.” {A} was ready to try it again, and had to be turned to face the other way.'
        ]
      },
      {
        id: 'where-it-would-hurt',
        A: 'partner',
        paragraphs: [
          `{A} picked up the needle. “It’s this or nothing,” said {A}. {H} had one hand ${own}, without knowing it. {A} saw it, and laid the needle down. “Where would it hurt?” asked {A}. “Here,” said {H}, and looked at the hand.`,
          `“That’s you,” said {A}. “You’ve got skin. The ${toy}’s made of cloth, like your pyjamas. We could ask them first.”`
        ]
      }
    ],
    turn: [
      {
        id: 'the-sleeve',
        A: 'partner',
        paragraphs: [
          `The pyjama top lay ready on a chair, with nobody in it. The ${toy} was put where it could watch. {A} sewed three red stitches into the sleeve, in and out. The sleeve did not even twitch. “One more,” said {H}. The ${toy} leaned forward to see.`,
          `“It’s ready,” said {H}. “But it wants red too, and I’m to hold its ${paw}.”`
        ]
      },
      {
        id: 'the-test',
        A: 'same',
        spare: 11,
        paragraphs: [
          `After the sewing it had to be tested, as it is with anything that has been mended. ${test}`,
          tested
        ]
      },
      {
        id: 'where-the-knot-is',
        A: 'same',
        spare: 12,
        paragraphs: [
          `“Where does the end go?” asked {H}. {A} had tied a knot as small as a poppy seed. Now {A} pulled it, and it slipped in under the cloth. “It lives in there from now on,” said {A}, “and holds everything together.”`,
          `{H} felt for it with the tip of a finger. You had to know where it was. “Hello, knot,” said {H} into the ${toy}.`
        ]
      },
      {
        id: 'four-and-four',
        A: 'partner',
        paragraphs: [
          `{H} held the ${paw} tight. ${sewn} {A} said “in” each time, and “out”. After the fourth stitch came a small snip. {H} let go. “It didn’t feel a thing,” said {H}. “I squeezed a bit, that’s all.”`,
          `Then {H} put on the pyjama top. There were four red stitches on the sleeve, and four on the ${toy}. {H} laid them side by side. “Now we’ve both got some,” said {H}.`
        ]
      }
    ],
    everybody: {
      want: [
        `{names} came to look at the ${toy}, and was very gentle about it.`,
        `{names} sat down by the table, as you do with somebody who is not quite well.`,
        { text: '{names} turned the lamp a little, so that it did not dazzle the patient.', needs: ['hands'] },
        { text: '{names} brought a cushion for the patient to lean on.', needs: ['hands'] }
      ],
      way: [
        '{names} got a bit of tape too, on the left side.',
        `{names} looked away from the needle, just as the ${toy} did.`,
        { text: '{names} held the other end of the scarf.', needs: ['hands'] },
        { text: '{names} rolled a loose thread back onto its reel.', needs: ['hands'] }
      ],
      turn: [
        '{names} kept quite still until the snip.',
        '{names} breathed out when it was over.',
        { text: '{names} held the reel, and let the thread run off it.', needs: ['hands'] },
        { text: '{names} counted the stitches on both, and got four each time.', needs: ['hands'] }
      ]
    },
    bed: [
      'The needle and the reels went back into the sewing box, and the lid was shut.',
      `{H} washed, and lay down. The ${toy} lay on the sleeve with the stitches in it. You could feel them with one finger in the dark, like a very short letter.`
    ],
    last: [
      `Four stitches lay on four stitches, and {H} was asleep.`,
      `The ${toy} had all that it needed, and so had {H}, who was asleep.`
    ]
  })
}

export const mendedToys = [
  mended(TEDDY, eyeOf('teddy')),
  mended(TEDDY, earOf('teddy')),
  mended(TEDDY, armOf('teddy')),
  mended(TEDDY, legOf('teddy')),
  mended(TEDDY, seamOf('teddy')),
  mended(BUNNY, eyeOf('bunny')),
  mended(BUNNY, earOf('bunny')),
  mended(BUNNY, armOf('bunny')),
  mended(BUNNY, seamOf('bunny')),
  mended(DOLL, eyeOf('doll')),
  mended(DOLL, armOf('doll')),
  mended(DOLL, legOf('doll')),
  mended(DOLL, seamOf('doll'))
]
