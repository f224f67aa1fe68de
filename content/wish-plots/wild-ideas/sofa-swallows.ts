import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

const SOFAS = ['sofa', 'couch', 'settee']
const SWALLOWS = ['swallowed', 'swallows', 'swallow', 'ate', 'eats', 'eat', 'eaten', 'gobbled', 'gobbles', 'gulped', 'munched', 'disappeared', 'vanished', 'stuck', 'sank', 'sinks', 'hungry', 'fell down back', 'lost in', 'inside', 'bit']

export const sofaSwallows = wishPlot({
  id: 'wish-sofa-swallows',
  star: 'kin',
  wishes: SOFAS.flatMap((sofa) => SWALLOWS.map((swallows) => `${sofa} ${swallows}`)),
  answers: [...WHICHEVER_RELATIVE, ...SOFAS, 'swallowed', 'swallows', 'swallow', 'ate', 'eats', 'eat', 'eaten', 'gobbled', 'gobbles', 'gulped', 'munched', 'up', 'disappeared', 'vanished', 'into', 'in', 'down', 'stuck', 'sank', 'sinks', 'lost', 'inside', 'hungry', 'by', 'the', 'our', 'whole', 'that', 'who', 'back', 'fell', 'cushions', 'between', 'bit', 'monster', 'and', 'burp', 'burped', 'burps', 'crumbs', 'was', 'got', 'has'],
  except: ['remote', 'toy', 'teddy', 'phone', 'keys', 'dummy', 'bunny', 'dinner', 'supper', 'lunch', 'tea', 'crisps', 'ill', 'poorly', 'sad', 'tired', 'sleeps', 'sleeping', 'slept', 'new', 'old', 'delivered', 'jump', 'bed', 'drunk', 'job', 'moved'],
  moods: ['lost', 'afraid'],
  company: ['sofa', 'cushion', 'cushions', 'crumbs', 'raisin', 'sock', 'socks', 'bread', 'butter', 'banana', 'noodles', 'towel', 'burp', 'armchair', 'supper', 'bowl', 'carpet'],
  isTale: true,
  about: 'The sofa swallows one of the family and will not let go, until it is found that it has seen every supper and only ever got the crumbs; then the hero lays the table for it, and it burps.',
  titles: ['The Sofa Said Gulp', 'The Sofa and the Socks', 'What Fell Down the Back', '{H} Feeds the Sofa', 'A Very Large Burp'],
  want: [
    {
      id: 'gulp',
      A: 'partner',
      paragraphs: [
        '{A} only sat down for a minute. “Gulp,” said the sofa, and {A} was gone. Two feet stuck out between the cushions, and then just the toes. “{A}!” cried {H} into the crack. “Where are you?”',
        '“In the sofa,” said {A} from deep down. “It’s swallowed me. It’s quite soft in here, but there’s a lot of biscuit.” {H} had been promised a ride on {A}’s back. So {H} wanted {A} out again, and all in one piece.'
      ]
    }
  ],
  way: [
    {
      id: 'pulling',
      A: 'partner',
      paragraphs: [
        '{H} took hold of the toes and pulled. The sofa pulled at the other end. {H} pulled harder, and flew backwards across the carpet with a sock in each hand. “Yum,” said the sofa, and the toes went in as well. “Oh dear,” said {A}. “Now it’s got all of me.”'
      ]
    },
    {
      id: 'remote',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“You’ll never guess what’s down here,” called {A}. “The remote control! And the scissors that nobody took. And seven pens, and your left mitten.” They had looked for that mitten since the winter. {H} had been told off for it.',
        '“So I didn’t lose it,” said {H}. “No,” said {A} after a while. “I’m sorry. It’s got a bite out of the thumb.”'
      ]
    },
    {
      id: 'say-ah',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Open wide,” said {H} to the sofa, like a doctor, “and say ah.” The sofa thought that it was getting something. “Aaah,” it said, and the cushions stood up. {H} shone the torch in.',
        'It was dark red down there, with springs. A good way off somebody was waving. “Mind the third spring,” called {A}. “It’s ticklish there.” Then the sofa noticed that nothing was coming, and shut its mouth, flump.'
      ]
    },
    {
      id: 'neighbour',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The bell rang, and it was the neighbour, who wanted an egg. “Is {A} in?” he asked. “Yes,” said {H}, “very.” “I’ll wait, then,” said the neighbour, and went up to the sofa, and began to sit down.',
        '“Not there!” shouted {H}, and pulled him away by his coat. “Good evening,” said the sofa. “Good evening,” called {A} from underneath. The neighbour said that it needn’t be today, about the egg.'
      ]
    },
    {
      id: 'armchair',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'The armchair across the room had watched it all. It had moved a bit nearer on its four short legs. “What does {A} taste of?” it asked. “Soap,” said the sofa, “and toast at the edges.”',
        '“I’ve never had anybody,” said the armchair. “I’m too upright.” {H} put a big pile of washing on it, to be on the safe side. “That’s not the same,” said the armchair, muffled, under the shirts.'
      ]
    },
    {
      id: 'tickling',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '{H} lay down and tickled the sofa, where its arm joins its back. “Hee,” went the sofa. “Hee hee! Stop it!” It shook from end to end. “What are you doing up there?” called {A}. “I’m going up and down like a pea!”',
        '{H} stopped. The sofa got its breath back, and wiped its buttons. “Again,” it said. Nobody had ever thought of tickling it. They had only ever hoovered it.'
      ]
    },
    {
      id: 'swap',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“I’ll give you something else,” said {H}, and pushed a big round cushion into the crack. It went in. They heard it being chewed. Then it came out again, quite damp. “I can’t eat that,” said the sofa. “We’re related.”',
        '{H} tried a rolled-up mat. “That’s my uncle,” said the sofa. “I don’t mind it if you stay,” called {A}, “but could you stop sending things? There isn’t much room.”'
      ]
    },
    {
      id: 'keeps-house',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“What are you doing now?” called {H}. “Tidying,” said {A}. “I’ve put the coins on one side, and the peanuts on the other. There’s a comb to sit on. I’ve hung up my jacket on a spring.”',
        '“You’re not to live there!” said {H}. “It’s only till I’m out,” said {A}. “Are you wearing slippers? Then don’t walk so hard. I’ve just swept, and it all comes down.”'
      ]
    },
    {
      id: 'whispering',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '{H} put an ear to the seat. In there it went boing, and then it went boing a bit further off. “Have you found the door?” whispered {H}. “It’s like a forest,” whispered {A}, “made of springs. I went round one, and met my own footprints.”',
        '“I can hear you,” said the sofa. “It’s my tummy you’re talking about.” They both begged its pardon. It was really very well made, they said, inside.'
      ]
    },
    {
      id: 'song-down',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'So that {A} would not be lonely, {H} sang a song into the crack. “Row, row, row your boat,” sang {H}. “Row, row,” answered {A}, deep down, a little behind. It went round very well like that.',
        'Then there was a third voice, and it creaked. “Gently down the stream,” sang the sofa. It had heard that song every night for years, and had never been asked to join in.'
      ]
    },
    {
      id: 'pet-knew',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had known about the sofa all along. When nobody looked, {A} had often put a nose in the crack, and there was always something. Now there was a whole person. {A} breathed in, and breathed out, and the crack went damp.',
        '“Good evening,” said the sofa, for they were old friends. A crumb came out on the edge, as on other evenings. {A} took it, and looked at {H}, and did not know what to say.'
      ]
    },
    {
      id: 'elder-bench',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We only had a bench,” said {S}. “A bench never swallowed anybody. The most it ever did was pinch.” {S} looked at the crack from above. “My second-best glasses went in there,” said {S}, “at the birthday.”',
        '{A} called it down to whoever was below. There was some rustling. “Found!” came the answer. “They’re on a peanut.” {S} was so pleased that it was hard not to sit down.'
      ]
    },
    {
      id: 'child-next',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to be swallowed too. {S} sat on the sofa in the very middle, shut both eyes, and waited. Nothing happened. {S} bounced a bit. “It doesn’t want me!” said {S}.',
        '“You had a bath today,” said {A}. “There’s nothing on you.” {S} got down, and rubbed both knees on the biscuit tin. But the sofa only licked them, and that was nearly as good.'
      ]
    },
    {
      id: 'baby-rusk',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} crawled up to the sofa with a wet rusk, and they looked at each other. {A} held it out, and pulled it back again. The sofa opened its mouth, and shut it. That was the funniest thing that {A} had ever seen.',
        'They did it eleven times. The twelfth time {A} let go of the rusk. “Thank you,” said the sofa with its mouth full. {A} looked at the empty hand for a long time, and then put that in its place.'
      ]
    },
    {
      id: 'crumbs-only',
      A: 'partner',
      paragraphs: [
        'Then something growled, like a bear in a cupboard. “That’s its tummy,” called {A}. “It’s empty! All I’ve found is eleven crumbs and a raisin. Every evening we sit on it, and we eat popcorn right over its nose. And it never gets any but what falls down.” {H} looked at the sofa. It did sag in the middle.'
      ]
    }
  ],
  turn: [
    {
      id: 'supper-for-it',
      A: 'partner',
      paragraphs: [
        '“You shall have supper,” said {H}, “a whole one.” The sofa’s cushions went pink. {H} tucked a tea towel in at the front, and fed it. Bread and butter! Gulp. A banana, peeled! Gulp. A big bowl of noodles went in with a long, long slurp. “It’s raining noodles!” called {A}.',
        'The sofa got rounder and rounder. “Are you full?” asked {H}. It did not answer. It began to shake. “Hold on to something,” called {A}. “I think it’s going to …” “Burp!” said the sofa. Out flew {A}, with a noodle over each ear.'
      ]
    },
    {
      id: 'burp-more',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'It was not only {A} who came out. There were nineteen socks, a kite, a birthday card and one flat ball. There was a shoe that belonged to nobody. They all lay about the room, a bit sticky.',
        '“Whose is this?” asked {A}, and held up a very small sock. {H} tried it on, and it went over one toe. “It was mine,” said {H}. The sofa had kept it all that time.'
      ]
    },
    {
      id: 'washed-off',
      A: 'partner',
      spare: 15,
      paragraphs: [
        '{A} had to be brushed, on all sides. There was fluff in the hair, and a coin in one ear. A label on the back said “Do not iron”. “What was it like?” asked {H}. “Warm,” said {A}. “You hear everybody laughing up above, and you think: I’d like to be there.”',
        'The sofa heard it and creaked. “That’s just what it’s like,” it said.'
      ]
    },
    {
      id: 'ride',
      A: 'partner',
      paragraphs: [
        '“Pardon,” said the sofa, and was as plump as new. {A} went down on hands and knees, and {H} rode three times round the carpet. Each time they came past, the sofa stamped one foot, to cheer. Then {A} sat down again, on the very edge. “I couldn’t,” said the sofa, “not one more bite.” And it held them both quite gently.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came running, and nobody sat down.',
      '{names} called into the crack, and the sofa said, “Not so loud.”',
      { text: '{names} lifted a cushion by one corner, and it growled.', needs: ['hands'] },
      { text: '{names} felt in the crack with one finger, and it was licked.', needs: ['hands'] }
    ],
    way: [
      '{names} sat on the floor that evening, as far off as possible.',
      '{names} put an ear to the seat, and heard a spring go boing.',
      { text: '{names} held on to {H} for the next pull, and they all fell over together.', needs: ['hands'] },
      { text: '{names} posted a biscuit down the crack, and somebody said thank you.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the noodles go in, and swallowed each time as well.',
      '{names} ducked just in time, and felt the wind of it.',
      { text: '{names} patted the sofa on the back, until it had finished.', needs: ['hands'] },
      { text: '{names} picked up the socks, and could not make one pair of them.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tea towel was folded up and laid over the arm, for next time. From now on there would be a plate for the sofa as well.',
    'Good night was said to it from the door. {H} looked under the bed, and asked if it had eaten. It had. Then {H} lay down.'
  ],
  last: [
    'In the dark the sofa gave a very small burp, and {H} was asleep.',
    'Nobody was in the sofa now but crumbs, and {H} slept.'
  ]
})
