import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

const CUPBOARDS = ['airing cupboard', 'linen cupboard', 'linen closet', 'towel cupboard', 'towel closet', 'laundry cupboard', 'laundry closet', 'boiler cupboard', 'hot press', 'cupboard with the towels']

/** Who lies between the towels, and what there is about it that no towel has. */
interface Lodger {
  id: string
  called: string
  /** From then on. */
  short: string
  words: string[]
  /** “We haven’t got one with …” */
  with: string
  /** It is for hanging it up. */
  part: string
  /** Why it likes to be warm and dry. */
  because: string
  /** How one draws it, from both ends. */
  drawn: string
  /** What sticks out, where it is folded. */
  corners: string
  /** How it dries hands. */
  dries: string
  /** What it does in the hall, when it has come out. */
  off: string
  except?: string[]
}

function saysItIsATowel({ id, called, short, words, with: shows, part, because, drawn, corners, dries, off, except = [] }: Lodger): ScenePlot {
  const it = `the ${short}`
  const It = `The ${short}`
  return wishPlot({
    id,
    beginsElsewhere: true,
    wishes: [`me and my sister find a ${called} in the airing cupboard`, ...words.flatMap((word) => CUPBOARDS.map((cupboard) => `${word} ${cupboard}`)), ...words.flatMap((word) => [`${word} in the pile of towels`, `${word} hiding in the towels`, `${word} between the towels`, `${word} among the towels`, `${word} in our cupboard`, `${word} lives in our cupboard`, `${word} hiding in the cupboard`, `found a ${word} in the cupboard`, `${word} in the closet`, `${word} hiding in the closet`])],
    answers: [...words, 'find', 'finds', 'found', 'finding', 'discover', 'discovers', 'discovered', 'there', 'is', 'was', 'lives', 'live', 'living', 'lived', 'hides', 'hiding', 'hid', 'hidden', 'sleeps', 'sleeping', 'asleep', 'stays', 'sits', 'opened', 'opens', 'open', 'looked', 'looks', 'door', 'cupboard', 'closet', 'airing', 'linen', 'towel', 'towels', 'sheet', 'sheets', 'laundry', 'washing', 'boiler', 'hot', 'press', 'tank', 'shelf', 'shelves', 'warm', 'cosy', 'cozy', 'dry', 'soft', 'fluffy', 'bath', 'bathroom', 'landing', 'hall', 'house', 'home', 'bedroom', 'in', 'inside', 'at', 'of', 'the', 'our', 'my', 'her', 'his', 'their', 'granny’s', 'grandma’s', 'nana’s', 'a', 'an', 'and', 'with', 'me', 'we', 'us', 'i', 'sister', 'brother', 'sisters', 'brothers', 'cousin', 'friend', 'friends', 'baby', 'little', 'small', 'tiny', 'big', 'real', 'secret', 'secretly', 'keep', 'keeps', 'kept', 'friendly', 'shy', 'kind', 'magic', 'magical', 'pink', 'white', 'purple', 'green', 'rainbow', 'blue', 'cute', 'funny', 'silly', 'pet', 'one', 'day', 'morning', 'night', 'play', 'plays', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'granny', 'grandma', 'who', 'that', 'it', 'story', 'about', 'called', 'named', 'doesn’t', 'know', 'nobody', 'knows', 'only', 'got', 'get', 'gets', 'into', 'up', 'has', 'have'],
    except: ['scared', 'afraid', 'monster', 'stuck', 'locked', 'died', 'dead', 'hospital', 'ill', 'poorly', 'sick', 'hurt', 'fire', 'burns', 'burnt', 'burn', 'costume', 'toy', 'teddy', 'dress', 'pyjamas', 'food', 'biscuit', 'school', 'classroom', 'egg', 'eggs', 'cake', 'party', 'birthday', 'christmas', 'lost', 'cat', 'kittens', 'mouse', 'mice', 'narnia', 'wardrobe', 'fridge', 'freezer', 'ghost', ...except],
    asked: true,
    isTale: true,
    moods: ['first', 'change', 'alone', 'question'],
    company: [short, 'cupboard', 'towel', 'towels', 'sheet', 'sheets', 'card', 'door', 'shelf', 'water', 'tank', 'soap', 'boot', 'hall', 'pile', 'pencil', 'big ones', part],
    about: `${It} in the airing cupboard says that it is a towel, and the more they prove that it is not, the more it is one, until somebody reads the card on the door, and the hero draws it on.`,
    titles: ['I’m a Towel', 'Towels and Sheets Only', `{H} and the New Towel`, 'The Next One Down', 'What Is a Boot Doing in Here'],
    want: [
      {
        id: 'between-two-big-ones',
        A: 'partner',
        paragraphs: [
          `{H} opened the airing cupboard, and there lay a ${called}, between two bath towels. “I’m a towel,” it said. “We haven’t got one with ${shows},” said {A}. “I’m new,” said ${it}. “And what’s that?” asked {A}, and pointed at the ${part}. “That’s for hanging me up.”`,
          'In there it was warm, and smelled of soap. On the inside of the door hung a card. Towels and sheets only, it said. {H} wanted the new towel to come out and play.'
        ]
      }
    ],
    way: [
      {
        id: 'a-wet-towel',
        A: 'partner',
        paragraphs: [
          `“Towels come when something’s spilt,” said {H}, and tipped out a cup of water. ${It} came at once, and rolled to and fro in it until the floor was dry. Then it went back to its shelf, dripping. “Now I’m a wet towel,” it said. “I’ll have to be aired. That can take until Friday.”`
        ]
      },
      {
        id: 'folded-in-four',
        A: 'same',
        spare: 1,
        paragraphs: [
          `“If it’s a towel, it can be folded,” said {A}. ${It} said that it would like nothing better. {A} folded it once, and ${corners} stuck out. {H} tucked those in, and on the other side they came out again.`,
          `“It’s got too many corners,” said {H}. {A} folded it once more, right across the tummy. There was a small noise. “Did you laugh?” asked {A}. “That was the sheet,” said ${it}, from somewhere in the middle. It lay as flat as it could.`
        ]
      },
      {
        id: 'dry-hands',
        A: 'same',
        spare: 2,
        paragraphs: [
          `{H} had just washed both hands, and held them out. “May I?” ${It} had been waiting for that. It took the hands one after the other, and ${dries}. It did all ten fingers, and then it did the first one again.`,
          `“Ours rub,” said {A}. “I’m a newer sort,” said ${it}. {A} tried it too. No towel had ever taken such trouble. Afterwards the hands were just as wet. {A} said thank you, and dried them secretly, behind the door.`
        ]
      },
      {
        id: 'who-is-who-in-there',
        A: 'same',
        spare: 3,
        paragraphs: [
          `${It} knew all the others in there. “That’s Bath,” it said, “and that’s Bath as well. The little ones are flannels, and they’re not allowed up here. The thin one’s from the swimming pool. It never says how it came here.”`,
          '{A} looked at the thin one, and then at the ceiling. “It was in with my things,” said {A}. “It just came along.” Nobody said any more about it. But they put it between the two Baths, where it was softer.'
        ]
      },
      {
        id: 'the-sheet-nobody-can-fold',
        A: 'same',
        spare: 4,
        paragraphs: [
          'On the top shelf lay the sheet with elastic all round, in a ball. “I’ll fold that,” said {A}. {A} took it by two corners, and the others went inside out. {A} took those, and was in it up to the tummy.',
          `“Leave it, please,” said ${it}. “It can’t lie flat either.” {H} helped {A} out, and they rolled it up into a ball again. It sat on the shelf like a cloud. It had never once been flat, and nobody had ever sent it away.`
        ]
      },
      {
        id: 'what-the-tank-says',
        A: 'same',
        spare: 5,
        paragraphs: [
          `At the back of the cupboard stood the water tank, in a thick red jacket. “It’s nice to sleep by,” said ${it}. “When you have your bath, it says glup. Then it’s quiet for a bit, and then it says it twice, and that’s your hair.”`,
          `{H} listened on the one side, and {A} on the other. They waited. “Glup,” said the tank. {A} wanted to know what that was. “Somebody’s washing a cup,” said ${it}. It had never seen a cup, but it had heard a good many.`
        ]
      },
      {
        id: 'other-takes-it-along',
        A: 'other',
        spare: 6,
        paragraphs: [
          `{A} came to fetch a towel, and was thinking of something else. {A} took the one in the middle, and walked off humming. Over one arm hung ${it}, and hardly breathed.`,
          'At the bathroom door {A} stopped. “This one’s warm,” said {A}. “They all are,” said {H}. “This one’s got a heartbeat.” “It’s new,” said {H}. {A} felt it for a while longer, and said that they thought of everything nowadays.'
        ]
      },
      {
        id: 'pet-never-read-it',
        A: 'pet',
        spare: 7,
        paragraphs: [
          `{A} came along the hall, looked in, and got in. That was all. {A} turned round once on the lowest towel, and lay down. ${It} held its breath.`,
          `Nothing happened. {A} shut one eye, and then the other. “Isn’t anybody going to say something?” whispered ${it}. “{A}’s never asked what’s allowed,” said {H}. ${It} looked at {A} for a long time. So you could simply get in, and lie down, and be {A}.`
        ]
      },
      {
        id: 'elder-among-the-coats',
        S: 'elder',
        A: 'hero',
        spare: 8,
        paragraphs: [
          '“I was a coat once,” said {S}. “There was a party, and I was small, and tired of all the knees. The coats lay on the bed, in a heap. So I got in among them and kept still.” “Did anybody notice?” asked {A}.',
          `“At eleven somebody put me on,” said {S}. “They had one arm in my sleeve. Then they said that I was a bit tight.” ${It} laughed out loud at that. “Towels don’t laugh,” said {A}. “It’s the lining,” said {S} quickly, and winked at the shelf.`
        ]
      },
      {
        id: 'child-is-one-too',
        S: 'child',
        A: 'hero',
        spare: 9,
        paragraphs: [
          `{S} stood by the cupboard, wrapped from top to toe in a green towel. “I’m a towel as well,” said {S}. ${It} put its head out, and looked for a long time, up and down.`,
          `“You’re good,” it said. “How long have you been one?” “Since tea,” said {S}. “It’s only the feet,” said ${it}. “I had that too, at first.” {S} pulled them in, and sat down with a bump. “Now there’s nothing to be seen,” said {A}. “Thank you,” said both towels.`
        ]
      },
      {
        id: 'about-a-boot',
        A: 'partner',
        paragraphs: [
          `“What if you weren’t a towel?” asked {A}. ${It} moved a bit further back. “On Monday there was a boot in here,” it whispered. “It didn’t say that it was a towel. Somebody opened the door. ‘What’s a boot doing in here?’ And I’ve never seen it again.” {H} looked down. The boot was on {H}’s foot.`
        ]
      },
      {
        id: 'it-can-read',
        A: 'partner',
        paragraphs: [
          `All this time ${it} kept looking past them. {A} turned round. There hung the card. “It can read,” said {A}. “It thinks that whoever isn’t a towel has to go.” “And ${because},” said ${it}, very low.`
        ]
      }
    ],
    turn: [
      {
        id: 'on-the-card',
        A: 'partner',
        paragraphs: [
          `So {H} fetched a pencil. Under “only” there was still some room. {H} drew ${drawn}. ${It} put its head on one side. “That’s me,” it said, and it read the whole card again. “Towels and sheets only, and me. Then I’m a ${short}!” And out it came, a bit at a time.`
        ]
      },
      {
        id: 'the-crease',
        A: 'same',
        spare: 10,
        paragraphs: [
          `${It} had been a towel for so long that it had a crease down the middle. {A} smoothed it with both hands. ${It} stretched, and the crease came back.`,
          `“Shake it,” said {H}, “like a sheet.” {H} took hold in front, and {A} behind. They shook it once, very gently, and it made a soft flap. “Oh,” said ${it}. “So that’s what it’s for.” After that it could bend on both sides.`
        ]
      },
      {
        id: 'up-and-down-the-hall',
        A: 'same',
        spare: 11,
        paragraphs: [
          `${It} wanted to know if it was still any good as a ${short}. It took a breath, and ${off}. By the coats it turned round, and came back. “Was that right?” it asked. “I’ve only done flat for a week.”`,
          `“It was very right,” said {A}, who stood flat against the wall. ${It} did it twice more. The last time it had a flannel on its head, which it had taken along by mistake. The flannel had never been out of the bathroom. They hung it up with a view.`
        ]
      },
      {
        id: 'the-towel-that-giggled',
        A: 'partner',
        paragraphs: [
          `“What would you like to play best?” asked {H}. “Hide-and-seek,” said ${it}, “but I’m not very good at it.” {A} counted to twenty. They looked behind the coats, and under the bed. Then they opened the airing cupboard.`,
          `There lay a pile, quite still. “Is there a ${short} in here?” asked {A}. {H} felt along it from the top. It was towel, towel, sheet and towel. Then one of the towels giggled.`
        ]
      }
    ],
    everybody: {
      want: [
        '{names} looked in as well, and sniffed, and it was soap.',
        `{names} came close, and ${it} held its breath.`,
        { text: '{names} felt along the shelf, and one of the towels was ticklish.', needs: ['hands'] },
        { text: '{names} counted the towels, and there was one more than on Sunday.', needs: ['hands'] }
      ],
      way: [
        '{names} stepped on the wet place, and it was dry.',
        '{names} looked up at the shelf, and a drop fell down.',
        { text: '{names} put a bowl under the new towel.', needs: ['hands'] },
        { text: '{names} hung up the cup, and shut the tap.', needs: ['hands'] }
      ],
      turn: [
        '{names} made room in the hall.',
        `{names} walked once round ${it}, and there was much more of it than before.`,
        { text: '{names} sharpened the pencil, for there was some tidying up to do on the card.', needs: ['hands'] },
        { text: '{names} drew a boot on the card too, to be on the safe side.', needs: ['hands'] }
      ]
    },
    bed: [
      `After that the door of the airing cupboard always stood open a little. On the inside hung the card, and ${it} was on it.`,
      `{H} washed, and reached into the cupboard with both eyes shut. “Not me,” said ${it}. “The next one down.” Then {H} was dry, and lay down, folded once in the middle.`
    ],
    last: [
      'It was warm between the two big ones, and smelled of soap, and {H} was asleep.',
      'In the airing cupboard a towel giggled, very softly, and {H} was asleep.'
    ]
  })
}

export const unicornSaysItIsATowel = saysItIsATowel({ id: 'wish-unicorn-says-it-is-a-towel', called: 'unicorn', short: 'unicorn', words: ['unicorn', 'unicorns'], with: 'eyelashes', part: 'horn', because: 'out there I get rained on before every rainbow', drawn: 'a horn and four legs, and something in between', corners: 'a leg and a bit of mane', dries: 'blew on them through its nose', off: 'galloped down the hall' })

export const dragonSaysItIsATowel = saysItIsATowel({ id: 'wish-dragon-says-it-is-a-towel', called: 'baby dragon', short: 'dragon', words: ['dragon', 'dragons'], with: 'teeth', part: 'tail', because: 'there’s nowhere else here as warm as a volcano', drawn: 'a tail and two wings, and something in between', corners: 'a wing and a bit of tail', dries: 'breathed on them, in small warm puffs', off: 'flapped down the hall, nearly off the floor', except: ['knight', 'princess', 'unicorn', 'smoke'] })

export const penguinSaysItIsATowel = saysItIsATowel({ id: 'wish-penguin-says-it-is-a-towel', called: 'penguin', short: 'penguin', words: ['penguin', 'penguins'], with: 'feet', part: 'beak', because: 'I’ve had cold feet all my life', drawn: 'a beak and two feet, and something in between', corners: 'a foot and a flipper', dries: 'patted them between two flippers', off: 'slid down the hall on its tummy' })
