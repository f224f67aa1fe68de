import type { ScenePlot } from '../../format.ts'
import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { type WrittenPlot, wishPlot } from '../wish-plot.ts'

const BASKETS = ['laundry basket', 'washing basket', 'laundry hamper', 'linen basket', 'clothes basket', 'washing hamper', 'clothes hamper', 'wash basket', 'laundry bin']
const HIDES = ['hid', 'hides', 'hiding', 'hide', 'hidden', 'found', 'sat']
const WHO = ['mum', 'mummy', 'mom', 'mommy', 'mama', 'mam', 'dad', 'daddy', 'dada', 'papa', 'baba', 'granny', 'gran', 'grandma', 'nan', 'nana', 'nanna', 'nanny', 'oma', 'grandpa', 'grandad', 'granddad', 'opa', 'aunt', 'auntie', 'aunty', 'uncle', 'sister', 'brother', 'cousin', 'stepdad', 'stepmum']
const NOT_OF = ['cat', 'cats', 'kitten', 'kitty', 'dog', 'puppy', 'hamster', 'rabbit', 'mouse', 'mice', 'snake', 'spider', 'frog', 'monster', 'ghost', 'dinosaur', 'machine', 'dryer', 'stuck', 'lost', 'missing', 'police', 'scared', 'afraid', 'angry', 'shouting', 'hurt', 'hospital', 'present', 'presents', 'sweets', 'money', 'phone', 'boat', 'basketball', 'folding', 'tortoise']

/** Told with the one who hid beside the hero, where the wish says who that was. */
const hidden = (told: Pick<WrittenPlot, 'id' | 'star' | 'except'>): ScenePlot =>
  wishPlot({
    ...told,
    wishes: [...BASKETS.flatMap((basket) => HIDES.map((hides) => `${basket} ${hides}`)), 'hid in the laundry', 'hides in the laundry', 'hiding in the washing', 'hid under dirty clothes', 'hid washing pile', 'hides washing pile', 'hiding washing pile', 'hid laundry pile', 'hiding laundry pile', 'hiding dirty clothes', 'hid under dirty washing', 'in laundry basket hide seek', 'in washing basket hide seek'],
    answers: [...WHICHEVER_RELATIVE, 'laundry', 'washing', 'linen', 'clothes', 'basket', 'baskets', 'hamper', 'dirty', 'clean', 'pile', 'under', 'inside', 'hid', 'hides', 'hide', 'hiding', 'hidden', 'and', 'seek', 'game', 'played', 'playing', 'play', 'found', 'find', 'finds', 'finding', 'looked', 'looking', 'look', 'looks', 'searched', 'everywhere', 'anywhere', 'could', 'couldn’t', 'not', 'nobody', 'no', 'we', 'i', 'us', 'me', 'he', 'she', 'him', 'them', 'they', 'was', 'were', 'is', 'it', 'in', 'sat', 'sits', 'sitting', 'got', 'climbed', 'jumped', 'out', 'up', 'popped', 'pops', 'peeped', 'giggled', 'giggling', 'laughed', 'laughing', 'fell', 'asleep', 'all', 'whole', 'time', 'ages', 'hours', 'today', 'yesterday', 'evening', 'rainy', 'weekend', 'sunday', 'baby', 'twin', 'little', 'from', 'for', 'best', 'place', 'spot', 'head', 'sock', 'socks', 'towel', 'towels', 'pants', 'with', 'home', 'bathroom', 'funny', 'silly', 'big', 'small', 'old', 'morning', 'afternoon', 'night', 'tomorrow', 'saturday', 'house', 'flat', 'twins', 'friend', 'friends', 'kids', 'children', 'family', 'giggles', 'birthday', 'hider', 'seeker', 'counting', 'counted', 'bedroom', 'kitchen'],
    nothingElse: true,
    company: ['basket', 'washing', 'sock', 'sleeve', 'curtain', 'bed', 'wardrobe', 'rim', 'supper', 'shirt', 'sheet', 'towel'],
    about: 'One hides in the laundry basket, folded up under the washing, and the hero only looks where there is room for somebody that big, until a sleeve that hangs out turns out not to be empty.',
    titles: ['In the Laundry Basket', 'There Is No Room in There', '{H} Looks Everywhere', 'The Sleeve That Was Warm', 'Somebody in the Washing'],
    want: [
      {
        id: 'folded',
        A: 'partner',
        paragraphs: [
          'It was {A}’s turn to hide, and {H} counted to twenty at the wall. In the bathroom stood a laundry basket. {A} sat down in it with both knees under the chin, and pulled the washing over the top. One sleeve was left hanging out, as there always is. “Twenty,” called {H}. {H} wanted to find {A} before supper. At supper they had to stop, and whoever was still hidden had won.'
        ]
      }
    ],
    way: [
      {
        id: 'no-room',
        A: 'partner',
        paragraphs: [
          '{H} knew how big {A} was, and only looked where there was room for that. {H} looked behind the curtain, under the bed, and in the wardrobe. Then {H} stood before the laundry basket. It only came up to {H}’s tummy. “Nobody fits into that,” said {H}, and took off a wet sock, and dropped it in. It landed on {A}’s nose. The washing kept quite still.'
        ]
      },
      {
        id: 'what-it-is-like-in-there',
        A: 'same',
        spare: 1,
        paragraphs: [
          'In a laundry basket it is striped, because the light comes through the cracks. {A} sat there and got to know the week. On top lay Thursday, with gravy on. Further down came Tuesday, when it had rained. Right at the bottom there was still some sand from August.',
          'Outside {H} walked by, and the floor creaked. “Not in the bath,” {H} said aloud, “and not behind the door.” {A} breathed through Wednesday, which was a towel, and was careful not to laugh.'
        ]
      },
      {
        id: 'one-thing-after-another',
        A: 'same',
        spare: 2,
        paragraphs: [
          'While {H} was looking, {H} found all kinds of things. Under the sofa lay a pair of pyjamas, and behind the chair a napkin. They were dirty, so {H} took them to the laundry basket. “There’s more in here than this morning,” said {H}, and had to press a little.',
          '“Oof,” said the laundry basket. {H} pressed once more. The laundry basket did not say it again. Washing often does that, when there is air in it. {A} had got the napkin on one cheek, and somebody’s breakfast was on it.'
        ]
      },
      {
        id: 'asked-about-shoes',
        A: 'same',
        spare: 3,
        paragraphs: [
          '{H} thought about it like a detective. {A}’s shoes stood in the hall, and the coat was there too. So {A} had not gone out. “Then {A} must be in here,” {H} said, “and not on foot.” That was quite right.',
          '{H} tried calling. “I’ve got a biscuit!” It was very quiet. Then, somewhere in the bathroom, a tummy growled. {H} went and looked into the plughole. “It’s the pipes,” said {H}. In the laundry basket {A} laid a woolly hat on the tummy.'
        ]
      },
      {
        id: 'not-in-the-machine',
        A: 'same',
        spare: 4,
        paragraphs: [
          'There was the washing machine, too, and {H} did not even look at it. They had a rule for that. You hide in nothing that has got a door or a lid. A machine is for washing only. A laundry basket has no door and no lid, only a sleeve.',
          '“{A} keeps to rules,” said {H}. So that was one place fewer. {H} leaned on the laundry basket, and counted on ten fingers all the places where {A} was not. The fingers were used up before the basket’s turn came.'
        ]
      },
      {
        id: 'pet-sits-there',
        A: 'pet',
        spare: 5,
        paragraphs: [
          '{A} came into the bathroom, and sat down in front of the laundry basket, and looked at it. “That’s only washing,” said {H}. {A} went on looking. “You can’t go in. It’s for clothes.”',
          '{A} put one ear to the side of it. Then {A} lay down there, as {A} does beside the chair of someone who may drop something. “You’re no help,” said {H}, and went to look behind the curtain again.'
        ]
      },
      {
        id: 'the-feet',
        A: 'partner',
        paragraphs: [
          '{H} sat down and leaned on the laundry basket. “I’ve looked wherever there’s room,” {H} told the bath. “I think that {A}’s really gone.” Through a crack {A} could see two feet, one with a sock on. When a game was fun, those feet pointed out. Now they pointed in. So the sleeve that hung from the rim moved, and patted {H} on the head. {H} looked up. Washing does not pat. {H} felt along the sleeve. There was a hand in it, and it was warm.'
        ]
      }
    ],
    turn: [
      {
        id: 'tipped-out',
        A: 'partner',
        paragraphs: [
          '“Found you!” said {H}. A head came up, with a sock on its nose. “But there’s no room in there,” said {H}. “There’s none for a sheet either,” said {A}, “and it goes in. You’ve got to be folded.” But a sheet need not get out by itself. {A}’s knees were under the chin, and there was nothing to push with. {H} pulled at the sleeve, and a shirt came out without {A}. Then {H} tipped the laundry basket over, and out came {A}, among the socks.'
        ]
      },
      {
        id: 'smells-of-it',
        A: 'same',
        spare: 6,
        paragraphs: [
          '{A} had to be looked through. There was a handkerchief in {A}’s collar, and a peg in one sleeve, and {A} smelled of everybody. “You’re sandy,” said {H}, “and there’s gravy on your ear.” “That’s Thursday’s,” said {A}. “I was under Thursday.”',
          '“Do you have to be washed now?” asked {H}. They read what it said inside {A}’s collar. It said lukewarm, and not to be spun. {A} was very glad of the second part.'
        ]
      },
      {
        id: 'other-tries-pegs',
        A: 'other',
        spare: 7,
        paragraphs: [
          '{A} wanted to know whether one could fold up even smaller, and fetched the basket for the pegs. One foot went in. {A} folded the knee, and then the back, and then the neck. The rest of {A} stayed outside.',
          '“I can see you,” said {H}. “Only the parts that aren’t in here,” said {A}. “The foot’s hidden very well.” {H} looked into the peg basket. You could hardly see anything of the foot, there was so much leg on it.'
        ]
      },
      {
        id: 'a-sheet-is-folded',
        A: 'same',
        spare: 8,
        paragraphs: [
          'They tried it out with the biggest sheet. Laid out, it went from the bath to the door and up the wall. Then {H} took two corners and {A} took two, and they met. They met again. The third time it was as big as a tray. It lay in the laundry basket with room all round.',
          '“It’s still all there,” said {H}, and lifted one corner to make sure. “So was I,” said {A}. “But a sheet doesn’t get pins and needles.” {A} shook one leg for some time.'
        ]
      },
      {
        id: 'elder-hid-once',
        S: 'elder',
        A: 'hero',
        spare: 9,
        paragraphs: [
          '“We had a laundry basket as big as a bath,” said {S}. “Four of us could hide in there, one on top of the other. Nobody ever found us.” “And how did you get out again?” asked {A}.',
          '“In the right order,” said {S}. “I was at the bottom. I know the others mainly by their elbows.” {S} rubbed one side. “That one’s a dentist now,” said {S}.'
        ]
      },
      {
        id: 'child-hides-a-sock',
        S: 'child',
        A: 'hero',
        spare: 10,
        paragraphs: [
          '{S} hid one sock in the laundry basket, among all the others, and sent {A} to look. “What’s it like?” asked {A}. “Blue,” said {S}. There were nine blue ones. {A} held them up. “No,” said {S}. “No. Nearly.”',
          'At the ninth {S} could not stand still any longer. “It was the first one,” said {S}. “It just went in again behind your back.”'
        ]
      },
      {
        id: 'the-washing-laughs',
        A: 'partner',
        paragraphs: [
          '“Now me,” said {H}, and {A} counted to twenty. {H} folded up in the laundry basket, under the washing, and let one sleeve hang out. {A} looked in the teapot, and in both slippers. “Folded, {H}’s quite small,” {A} said aloud. The laundry basket began to shake. “Who’s set the washing to spin?” asked {A}. “It isn’t spinning,” said the laundry basket. “It’s only laughing.”'
        ]
      }
    ],
    everybody: {
      want: [
        '{names} counted along, and got to twenty first.',
        '{names} stayed sitting in the open, and said that this was hiding too.',
        { text: '{names} put a towel on the washing, so that it looked more like washing.', needs: ['hands'] },
        { text: '{names} held both hands over the eyes, and saw a little.', needs: ['hands'] }
      ],
      way: [
        '{names} walked past the laundry basket twice, and whistled.',
        '{names} looked under the bed as well, and stayed there for a while.',
        { text: '{names} shook the curtain, and found a peg in it.', needs: ['hands'] },
        { text: '{names} brought a dirty cloth, and laid it on top of the rest.', needs: ['hands'] }
      ],
      turn: [
        '{names} came running, and counted the socks that fell out.',
        '{names} went to look whether the laundry basket was empty now.',
        { text: '{names} took hold of the other side of the basket, and it tipped.', needs: ['hands'] },
        { text: '{names} shook hands with the sleeve, to be polite.', needs: ['hands'] }
      ]
    },
    bed: [
      'All the washing went back into the laundry basket, and nobody with it. The sleeve hung out over the rim, as there always is one.',
      '{H} washed both knees, which had been under the chin. Then {H} lay down, and folded up a little, like a sheet.'
    ],
    last: [
      'The laundry basket stood in the dark bathroom with an empty sleeve, and {H} was asleep.',
      'There was room for all of {H} under the blanket, and {H} was asleep.'
    ]
  })

export const hidInTheLaundryBasket = hidden({ id: 'wish-hid-in-the-laundry-basket', except: [...NOT_OF, ...WHO] })
export const hidInTheLaundryBasketOfKin = hidden({ id: 'wish-hid-in-the-laundry-basket-kin', star: 'kin', except: NOT_OF })
