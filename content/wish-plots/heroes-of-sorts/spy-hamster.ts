import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

const SPIES = ['spy', 'spies', 'spying', 'super spy', 'secret agent', 'undercover', 'secret mission', 'agent', 'jet pack', 'jetpack', 'jet backpack', 'rocket pack', 'rocket backpack', 'dark glasses']

/** Who spies, and where it keeps what it finds: in a cheek, or in a pocket. */
interface Spy {
  id: string
  called: string
  words: string[]
  wears: string
  /** What the jet pack is no bigger than. */
  pack: string
  /** What it hides among. */
  nut: string
  keeps: 'cheek' | 'pocket'
  /** After “Nothing,” said the spy. */
  hush: string
  whatFor: string
  feels: string
  washes: string
  except?: string[]
}

function spyWithJetPack({ id, called, words, wears, pack, nut, keeps, hush, whatFor, feels, washes, except = [] }: Spy): ScenePlot {
  const it = `the ${called}`
  const It = `The ${called}`
  return wishPlot({
    id,
    beginsElsewhere: true,
    wishes: [`a spy ${called} with a tiny jet pack`, ...words.flatMap((word) => SPIES.map((spy) => `${word} ${spy}`)), ...words.flatMap((word) => [`${word} spy gadgets`, `${word} flying spy`, `${word} sunglasses mission`])],
    nothingElse: true,
    answers: [...words, 'spy', 'spies', 'spying', 'super', 'secret', 'agent', 'special', 'undercover', 'mission', 'missions', 'top', 'jet', 'pack', 'packs', 'jetpack', 'jetpacks', 'rocket', 'backpack', 'gadget', 'gadgets', 'glasses', 'sunglasses', 'dark', 'notebook', 'tiny', 'small', 'little', 'mini', 'teeny', 'flies', 'fly', 'flying', 'flew', 'case', 'clue', 'clues', 'evidence', 'solves', 'solve', 'solving', 'mystery', 'finds', 'find', 'found', 'looks', 'lost', 'missing', 'key', 'keys', 'music', 'box', 'works', 'work', 'job', 'goes', 'on', 'a', 'an', 'the', 'with', 'who', 'that', 'is', 'was', 'has', 'had', 'got', 'and', 'in', 'at', 'night', 'by', 'day', 'our', 'my', 'her', 'his', 'pet', 'cage', 'called', 'named', 'name', 'funny', 'silly', 'brave', 'clever', 'fluffy', 'furry', 'cute', 'brown', 'white', 'black', 'house', 'home', 'room', 'saves', 'save', 'world', 'about', 'story', 'really', 'secretly', 'actually', 'double', 'o', 'seven', 'cheeks', 'cheek', 'whole', 'everything', 'sees'],
    except: ['died', 'dead', 'ill', 'sick', 'vet', 'hurt', 'escaped', 'escapes', 'escape', 'ran away', 'gone', 'bite', 'bites', 'bit', 'eaten', 'trap', 'cheese moon', 'moon', 'space', 'planet', 'alien', 'aliens', 'war', 'gun', 'bomb', 'poison', 'sad', 'scared', 'afraid', 'wheel', 'detective', 'superhero', 'ninja', 'pirate', 'neighbour', 'neighbours', 'granny', 'grandma', 'daddy', 'mummy', 'school', 'buried', 'grave', 'stranger', 'cat', 'elephant', ...except],
    moods: ['lost', 'losing', 'question', 'first', 'proud'],
    isTale: true,
    company: [called, words[0] ?? called, 'key', 'music box', 'lamp', 'curtain', 'clock', 'jet pack', 'notebook', 'glasses', 'evidence', 'raisin', 'list', 'carpet', 'cheek', 'pocket', 'ribbon', 'bowl', 'door', 'window', 'fizz', 'cushion', 'case'],
    about: `A spy ${called} with a tiny jet pack looks for the key of the music box, and only flies in circles to the left, until somebody sees that there is something in its left ${keeps}, and that is evidence.`,
    titles: [`The ${called.replaceAll(/\b\w/gu, (letter) => letter.toUpperCase())} with the Jet Pack`, 'Nine Lamps', '{H} and the Spy in Dark Glasses', 'Always to the Left', 'Only Evidence'],
    want: [
      {
        id: 'the-case',
        A: 'partner',
        paragraphs: [
          `{H}’s ${called} was a spy, with a jet pack no bigger than ${pack}. It wore ${wears}. “What’s the case?” it asked, and opened a notebook. “The key of my music box,” said {H}. “It’s been gone since Tuesday.”`,
          `“We’ve looked everywhere,” said {A}. “But not from above,” said ${it}. “I’ll have it by teatime.” It pulled a cord. Fizz! Up it went from the carpet, and its whiskers blew back.`
        ]
      }
    ],
    way: [
      {
        id: 'nine-lamps',
        A: 'partner',
        paragraphs: [
          `As it flew, it called down what it saw. “Lamp! Curtain! Clock!” {A} wrote it all down. “Lamp! Curtain! Clock!” By three there were nine lamps on the list, nine curtains and nine clocks. “We’ve only got one of each,” said {H}. “You’re going round in circles.” “A spy never does that,” said ${it}, and went round again.`
        ]
      },
      {
        id: 'the-shadow',
        A: 'same',
        spare: 1,
        paragraphs: [
          `“What’s your code name?” asked {A}. “It’s secret,” said ${it}. But it could not keep that in for long. “The Shadow,” it whispered. {A} looked for its shadow on the carpet. It was about as long as a bean.`,
          `“Shadow!” called {A}, to ask how things were going. Nobody came. {A} called it five times. At the sixth ${it} came down, and looked behind the curtain. “Who’s that you keep calling?” it asked. “You,” said {H}. ${It} put a paw on its mouth. “Then don’t shout it!”`
        ]
      },
      {
        id: 'in-disguise',
        A: 'same',
        spare: 2,
        paragraphs: [
          `A spy has disguises, and ${it} had three. They were a moustache, a bigger moustache, and half a ${nut}. In the first it was a gentleman. In the second it was two gentlemen, one behind the other. In the third it sat down among the ${nut}s in the bowl, and was not to be found.`,
          `“Which is it?” asked {A}. They were all brown, and all very quiet. One of them fizzed. “I spent a whole Christmas in there once,” it said, and got out. “I heard everything. They’d had enough of ${nut}s.”`
        ]
      },
      {
        id: 'under-the-lamp',
        A: 'same',
        spare: 3,
        paragraphs: [
          `Everybody had to be questioned. “Where were you on Tuesday?” ${it} asked {A}, and turned the lamp that way. “Here,” said {A}. “Who can prove it?” “You,” said {A}. “You were sitting on my shoulder.” ${It} turned back some pages. It was true, and it let {A} go.`,
          `The next was a cushion. It had been here on Tuesday too, and the day before. It said nothing. The lamp was moved up closer, and it went on saying nothing. “That’s a hard one,” said ${it}. “I’ve met that kind before. They’ve got it all inside.”`
        ]
      },
      {
        id: 'three-drops',
        A: 'same',
        spare: 4,
        paragraphs: [
          `“What does it run on?” asked {A}. “Lemonade,” said ${it}. “It takes three drops to the hour.” {A} dripped them in at the top, from a spoon. “Has that been shaken?” asked ${it}. {A} said no. It had only been dropped, on the way from the kitchen.`,
          `Fizz! They heard a bump, and then a small voice from on top of the cupboard. “It’s very dusty up here,” the voice reported. “There’s a balloon, from a birthday. There’s a plate with a crust on. Write it down.” {A} did so, and blushed about the crust.`
        ]
      },
      {
        id: 'other-folds-the-washing',
        A: 'other',
        spare: 5,
        paragraphs: [
          `{A} was folding a big towel when something fizzed by. {A} ducked. “A wasp!” cried {A}. “It’s me,” said ${it}. {A} said sorry. But nobody can help ducking, and next time round {A} did it again.`,
          `When {A} bent down, the towel bent too, and that made a fold. At the next fizz it was folded again. After five rounds it was the size of toast. “Next, please,” said {A}, and took a sheet. “A spy doesn’t do sheets!” came the voice from above.`
        ]
      },
      {
        id: 'pet-knows-the-time',
        A: 'pet',
        spare: 6,
        paragraphs: [
          `{A} watched ${it} come round. It always came over at the same place, and always just as high. By the fourth time {A} knew when. By the tenth {A} only looked up, without any hurry, and there it was.`,
          `“I’m being followed,” ${it} called down, “by somebody who isn’t moving!” It took off its glasses for a better look. Then it wrote something about {A}, with two lines under it, and offered {A} work.`
        ]
      },
      {
        id: 'elder-behind-the-door',
        S: 'elder',
        A: 'hero',
        spare: 7,
        paragraphs: [
          `“I was a spy for a week,” said {S}, “when I was eight. They were whispering in the kitchen, and stopped whenever I came in. So I listened behind the door, in a hat.” “And what was it?” asked {A}. “It was my birthday,” said {S}.`,
          `“Then came the hard part. I had to be surprised.” {S} showed them. Up went both eyebrows, and down went the chin. “Oh!” said {S}. “For me?” ${It} came down to see it from close by. “That’s as good as I ever saw,” it said. “Could you teach me the eyebrows?”`
        ]
      },
      {
        id: 'child-loses-a-sock',
        S: 'child',
        A: 'hero',
        spare: 8,
        paragraphs: [
          `{S} was a spy too, with a cushion for a jet pack, and ran round and said fizz. “Lamp!” called {S}. “Curtain! Clock! Sock!” “What sock?” asked {A}. It lay in the middle of the carpet. ${It} landed beside it, and felt it all over.`,
          `“Still warm,” it said. “Whoever it was has only just gone by, and has one bare foot.” Everybody looked at everybody’s feet. {S} looked down last of all. “It’s me!” cried {S}. “Solved,” said ${it}, and shook hands. It had never had a case go so fast.`
        ]
      },
      {
        id: 'backwards',
        A: 'partner',
        paragraphs: [
          `“Lean to the right!” called {A}. ${It} leaned until its ears shook, and still went round to the left. So {H} buckled the jet pack on the other way round. Fizz! Now it went round backwards. “Clock!” it called. “Curtain! Lamp!”`
        ]
      },
      {
        id: 'rounder-on-the-left',
        A: 'partner',
        paragraphs: [
          `{A} lay down on the carpet, and looked at it from below. “It’s rounder on the left,” said {A}. “There’s something in that ${keeps}, and it’s heavy.” “What have you got in there?” called {H}. “Nothing,” said ${it}, ${hush}. “Only evidence. ${whatFor}”`
        ]
      }
    ],
    turn: [
      {
        id: 'report',
        A: 'partner',
        paragraphs: [
          `“A spy has to report,” said {H}, and held out one hand. ${It} looked all round, and turned its back. Then it emptied its left ${keeps}. There was some fluff, and a raisin. The last thing went clink, and it was the key. “I found that on Tuesday,” said ${it}. “It was just lying about. Anybody could have taken it!”`
        ]
      },
      {
        id: 'the-case-from-march',
        A: 'same',
        spare: 9,
        paragraphs: [
          `“Is that all?” asked {A}. ${It} ${feels}. “There’s a case from March,” it said, “but that one’s hopeless.” It brought out a green button, and laid it beside the key. “It was under the chair. I’ve been looking for the gang ever since.”`,
          `{A} looked at the button, and then at {A}’s coat on its hook. There was one green button on it at the top, and one at the bottom, and a thread. ${It} looked too, over its glasses. “So you’re the gang,” it said.`
        ]
      },
      {
        id: 'how-to-turn',
        A: 'same',
        spare: 10,
        paragraphs: [
          `It tried a turn with nothing on the left. “Lamp!” it called, and then there came something new. “Door! Coat! Umbrella!” It had gone straight on, along the hall and into the kitchen. They heard a far-off “Cheese!” and then, “How do I turn round?”`,
          `“Put something in the left!” called {H}. For a moment all was still. Then came a fizz, and the voice was nearer again, and so was a smell of cheese. “Umbrella. Coat. Door.” In it came, and looked as if it had never heard of cheese. “Now you can eat it,” said {A}.`
        ]
      },
      {
        id: 'by-teatime',
        A: 'partner',
        paragraphs: [
          `It wrote “Solved” in the notebook, and looked at the clock. There was only one, and it said teatime. Fizz! Now ${it} flew as straight as a ruler, and brought the key to the music box. {H} turned it, and out came the tune.`,
          `{A} hung the key on a ribbon. “I know a safer place,” said ${it}. “No,” said everybody. So it got its evidence back, the fluff and the raisin. And {H} gave it a second raisin for the right, to keep it straight.`
        ]
      }
    ],
    everybody: {
      want: [
        `{names} looked at ${it}, and it looked back through dark glasses.`,
        '{names} came to see who was fizzing.',
        { text: '{names} held the notebook, open at a clean page.', needs: ['hands'] },
        { text: '{names} showed it the music box, and the place for the key.', needs: ['hands'] }
      ],
      way: [
        '{names} followed it round with both eyes, and felt rather giddy.',
        '{names} ducked, each time that it came by.',
        { text: '{names} counted the lamps as well, and came to one.', needs: ['hands'] },
        { text: '{names} sharpened the pencil for the list.', needs: ['hands'] }
      ],
      turn: [
        '{names} looked at the key, and then for a long time at nothing.',
        '{names} sat down in front of the music box, to be near.',
        { text: '{names} brushed the fluff off the key.', needs: ['hands'] },
        { text: '{names} tied the bow in the ribbon.', needs: ['hands'] }
      ]
    },
    bed: [
      `The music box ran down, slower and slower, and stopped in the middle of the tune. The key hung on its ribbon, in full view, and ${it} kept an eye on it.`,
      `{H} washed${washes}. Then {H} lay down exactly in the middle, so as not to go round.`
    ],
    last: [
      '“Lamp,” said a small voice in the dark. “Curtain. Clock.” All was in its place, and {H} was asleep.',
      'The case was closed, and so were both eyes, and {H} was asleep.'
    ]
  })
}

const POCKET = { keeps: 'pocket', wears: 'dark glasses, and a coat with two pockets', hush: 'with a paw on it', whatFor: 'I put it where nobody would look.', feels: 'felt about in there', washes: ', first on the left and then on the right' } as const

export const spyHamster = spyWithJetPack({ id: 'wish-spy-hamster', called: 'hamster', words: ['hamster', 'hamsters', 'hampster'], keeps: 'cheek', wears: 'dark glasses', pack: 'a thimble', nut: 'coconut', hush: 'not very clearly', whatFor: 'Hamsters have pockets in there. People haven’t.', feels: 'felt about in there', washes: ', first the left cheek and then the right', except: ['mouse', 'guinea'] })

export const spyGuineaPig = spyWithJetPack({ id: 'wish-spy-guinea-pig', called: 'guinea pig', words: ['guinea pig', 'guinea pigs', 'guineapig'], pack: 'an egg cup', nut: 'coconut', ...POCKET, except: ['mouse', 'hamster'] })

export const spyMouse = spyWithJetPack({ id: 'wish-spy-mouse', called: 'mouse', words: ['mouse', 'mice'], pack: 'a thimble', nut: 'walnut', ...POCKET, except: ['hamster', 'guinea', 'cheese'] })
