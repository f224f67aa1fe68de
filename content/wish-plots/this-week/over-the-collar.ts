import { wishPlot } from '../wish-plot.ts'

const NURSERY = ['nursery', 'preschool', 'pre-school', 'kindergarten', 'kindy', 'daycare', 'playgroup', 'kita', 'reception']

export const overTheCollar = wishPlot({
  id: 'wish-over-the-collar',
  beginsElsewhere: true,
  wishes: ['first day at nursery and the peg with a picture of a snail on it', ...NURSERY.flatMap((nursery) => [`first day ${nursery} peg`, `starts ${nursery} peg`, `started ${nursery} peg`, `${nursery} peg snail`, `first day ${nursery} snail`]), ...['nursery', 'preschool', 'kindergarten', 'daycare'].flatMap((nursery) => [`first day ${nursery} hook`, `first day ${nursery} hook snail`]), 'peg with a snail', 'peg snail picture', 'coat hook snail', 'hook snail picture', 'first day hook snail', 'cubby snail'],
  answers: ['first', 'day', 'days', 'start', 'starts', 'started', 'starting', 'new', 'nursery', 'preschool', 'pre-school', 'kindergarten', 'kindy', 'daycare', 'playgroup', 'kita', 'school', 'reception', 'class', 'settling', 'in', 'peg', 'pegs', 'hook', 'hooks', 'cubby', 'coat', 'coats', 'jacket', 'bag', 'hat', 'scarf', 'collar', 'hood', 'hang', 'hangs', 'hung', 'picture', 'pictures', 'symbol', 'sticker', 'sign', 'label', 'own', 'got', 'gets', 'has', 'had', 'with', 'her', 'his', 'my', 'our', 'snail', 'snails', 'house', 'above', 'on', 'it', 'a', 'the', 'of', 'is', 'was', 'teacher', 'teachers', 'children', 'kids', 'friend', 'friends', 'boy', 'girl', 'son', 'daughter', 'little', 'big', 'today', 'tomorrow', 'monday', 'september', 'week', 'morning', 'nervous', 'excited', 'shy', 'worried', 'brave', 'proud', 'happy', 'loved', 'loves', 'likes', 'liked', 'chose', 'chosen', 'choose', 'found', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'grandad', 'grandpa', 'auntie', 'uncle', 'brother', 'sister', 'two', 'three', 'four', 'and', 'at', 'to', 'for', 'story', 'about', 'going', 'goes', 'went'],
  except: ['took', 'stole', 'stolen', 'taken', 'wrong', 'somebody else', 'someone else', 'swapped', 'same', 'hit', 'hurt', 'bully', 'bullied', 'bitten', 'cried', 'crying', 'tears', 'sobbed', 'clings', 'clung', 'left', 'goodbye', 'died', 'dead', 'hospital', 'lost', 'broke', 'broken', 'washing', 'clothes peg', 'tent', 'leg', 'dinosaur', 'dragon', 'robot', 'monster', 'dog', 'cat', 'last day', 'poorly', 'sick', 'alone', 'nobody', 'refuses', 'strawberry', 'tractor', 'duck', 'rabbit', 'frog', 'apple', 'car', 'train', 'bus', 'boat', 'star', 'butterfly', 'ladybird', 'ladybug', 'fox', 'owl', 'bear', 'elephant', 'lion', 'fish', 'flower', 'rocket', 'hedgehog', 'bee', 'caterpillar', 'tree', 'sun', 'rainbow', 'digger', 'horse', 'tiger', 'penguin', 'whale'],
  moods: ['first', 'change', 'afraid', 'learning', 'proud', 'waiting'],
  out: true,
  company: ['snail', 'peg', 'pegs', 'coat', 'collar', 'strawberry', 'tractor', 'feelers', 'house', 'teacher', 'child', 'room', 'door', 'hook', 'picture'],
  about: 'On the first day at nursery the hero’s peg has a snail on it, and as soon as the coat hangs there the snail is gone; until the collar is turned down a bit, and it looks out over it, for a snail that is new somewhere has gone in, and comes out again feelers first.',
  titles: ['Out over the Collar', 'The Snail Is at Home', '{H} and the Peg with the Snail', 'Up to the Nose', 'Two Feelers and a Coat'],
  want: [
    {
      id: 'a-snail-of-its-own',
      A: 'partner',
      paragraphs: [
        '{H} wanted to look at the snail all day. It was the picture on {H}’s own peg, on the first day at nursery. It had two long feelers, and a friendly face. {H} stood before it, coat up to the nose, and looked over the collar.',
        '“That one’s yours,” said {A}. “You can hang up your coat.” It was a thick coat, with a stiff collar. {H} hung it on the peg, and the snail was gone.'
      ]
    }
  ],
  way: [
    {
      id: 'where-is-my-strawberry',
      A: 'partner',
      paragraphs: [
        '{H} took the coat down, and there was the snail. So {H} hung the coat one peg further, on the strawberry. In came a child with a red hat. “Where’s my strawberry?” asked the child.',
        'Everybody looked for it, under the bench and behind the door. In the end {A} lifted the coat, and there it was. “It couldn’t see a thing under there,” said the child, and hung up the hat.'
      ]
    },
    {
      id: 'what-it-does-all-day',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does it do there all day?” asked {A}. {H} had a good look. There was no leaf on the peg, and no rain. “It’s waiting for somebody,” said {H}. “Who for?” {H} looked at the snail, and the snail looked at {H}.',
        '“I think it’s for me,” said {H}. It had been stuck on last Friday, with two drops of glue. So it had waited all of Saturday and all of Sunday. For a snail that is not long, but it is not short, either.'
      ]
    },
    {
      id: 'good-morning-tractor',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On the next peg was a tractor, and its child said “brrrm” to it each time. The strawberry’s child had sniffed at the strawberry in passing. So {H} wanted to know what you said to a snail.',
        '“I’d say good morning,” said {A}, “but slowly.” {H} said it as slowly as possible. It took all the way from the door to the peg. Halfway through, the tractor’s child came back, and waited politely until it was over.'
      ]
    },
    {
      id: 'wearing-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I could just leave it on,” said {H}, “then nothing hangs in front.” {H} put the coat on again, and went as far as the table with the dough. It was the sort of coat that comes along behind you. It wiped a yellow sausage and two green balls off the edge.',
        '“That’s a very wide child,” said somebody at the next table. {A} picked up the balls. The sleeves had joined in as well, and were green as far as the wrist.'
      ]
    },
    {
      id: 'through-the-sleeve',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} let the coat hang, put an eye to the end of one sleeve, and looked up it. It was long and dark in there. “Can you see it?” asked {A}. {H} saw a bit of lining, and the hanky that had been missing since spring.',
        '{A} tried the other sleeve. They stood there side by side, like two people with one telescope. “There’s something in mine,” said {A}. It was {H}’s eye. How that was possible, with two sleeves, nobody ever found out.'
      ]
    },
    {
      id: 'a-map-of-the-pegs',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} read the pegs from left to right, like a line in a book. “Duck, boat, strawberry, snail, tractor, cheese.” “What does that mean?” asked {H}. It almost meant something. “The duck goes by boat,” said {A}, “and fetches strawberries for the snail.”',
        '“And the tractor?” “It brings the cheese.” {H} thought that it was rather a lot for one snail. But somebody had to be in the middle, and eat it.'
      ]
    },
    {
      id: 'other-in-the-doorway',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} went back to the door for the bag. Then {A} came along the row, and said good morning to all the pegs. “Good morning, duck. Good morning, boat.” Over the snail hung the coat. “Good morning, coat,” said {A}.',
        '“It’s a snail,” said {H}. {A} bent down, and looked at the coat from the top to the bottom. “I can see it now,” said {A}. “Those buttons are its eyes.” {H} lifted the hem. “Oh, that one,” said {A}, and started again, at the duck.'
      ]
    },
    {
      id: 'pet-finds-it',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had been allowed in as far as the pegs. {A} knew at once where the snail was. It was under the coat, because everything that is any good is under a coat. {A} pushed in below, until only a back end was left outside.',
        'The coat got a large lump, and breathed. “Now it’s a big snail,” said {H}. The lump went up and down a bit. Then it came out on the other side with somebody’s mitten, and was very pleased with nursery.'
      ]
    },
    {
      id: 'elder-the-kettle',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“When I started school they gave me a kettle,” said {S}. “A real one?” asked {A}. “A picture of one. It was on my peg, and on my towel, and on my chair. After a week everybody called me Kettle.”',
        '“Did you mind?” “Only when somebody said, let’s put the kettle on,” said {S}. “I always wondered where they’d put me.” {A} was glad about the snail. Nobody puts those on.'
      ]
    },
    {
      id: 'child-wants-a-peg',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted a picture as well, and had no peg. So {S} stood against the wall with one arm out. “I’m a peg,” said {S}. “And what’s on it?” asked {A}. {S} pulled up one sleeve. There was a plaster, with a bear on it.',
        '{A} hung the hat on the arm. It hung well. But after a while the peg got tired, and the hat came down lower and lower. “It’s a low one,” said {S}. “It’s for smaller people.”'
      ]
    },
    {
      id: 'two-at-once',
      A: 'partner',
      paragraphs: [
        '“Either I’ve got my arms full of coat,” said {H}, “or I’ve got no snail.” {H} hung the coat up again, and went to build. Two bricks later {H} came back. The snail was still gone.'
      ]
    },
    {
      id: 'where-a-snail-goes',
      A: 'partner',
      paragraphs: [
        '“Where’s a snail,” asked {A}, “when you can’t see it?” {H} knew that. “It’s at home. It goes in when it’s new somewhere.” “And what do you see of it then?” asked {A} slowly. “Only the house,” said {H}.',
        '{H} looked at the coat. It was thick and round, and it kept quite still. “And after that,” said {H}, “you see the feelers.”'
      ]
    }
  ],
  turn: [
    {
      id: 'down-goes-the-collar',
      A: 'partner',
      paragraphs: [
        '{H} turned the collar down, just by a finger. Over the edge came two long feelers. {H} turned it down a bit more, and there was the friendly face, as far as the nose. It looked out over the collar. All the rest was inside, in the coat.',
        '“It wasn’t gone,” said {H}. “It’s got my coat on.” From the table with the bricks you could see it very well.'
      ]
    },
    {
      id: 'not-with-a-tractor',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The others wanted that too, and turned down their collars. But the tractor only looked stuck. The cheese looked as if somebody was hiding it. “It only works with a snail,” said {A}. “A snail’s used to it.”',
        'The strawberry was best of all. When its collar was down, it was a strawberry in a bed. “Then mine’s having a lie-in,” said its child, and was quite happy with that.'
      ]
    },
    {
      id: 'two-houses',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“But it had a house already,” said {A}. “It’s painted on.” {H} had thought about that. “That’s for the night,” said {H}, “when I’m at home. The coat’s for the day.” Most people have only one house, and have to do everything in it.',
        '{A} asked if there was room for anything else. {H} felt in the pockets. There was a chestnut in the left one, so the snail had a chair. In the right one was a bus ticket, for the wall.'
      ]
    },
    {
      id: 'all-the-way-out',
      A: 'partner',
      paragraphs: [
        'So {H} built all morning, and looked up now and then. The snail was looking too. Then it was time, and {A} took the coat off the peg. There was all of it, down to the tip of its tail.',
        '“It’s come right out,” said {H}. “Snails do that when they’ve had a look,” said {A}. {H} put on the coat, and left the collar down. “I’m coming again tomorrow,” {H} told the snail, slowly.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood in the doorway too, and looked at the pegs one by one.',
      '{names} sat down under the snail, to see what it saw.',
      { text: '{names} felt the collar, and it was as stiff as a book.', needs: ['hands'] },
      { text: '{names} set two shoes under the bench, side by side.', needs: ['hands'] }
    ],
    way: [
      '{names} looked for the strawberry under the bench.',
      '{names} came out from behind the door, and it was not there.',
      { text: '{names} put a mitten back into the pocket it came from.', needs: ['hands'] },
      { text: '{names} built a tower meanwhile, two bricks high.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept still, as you do when feelers come out.',
      '{names} looked back once more from the door, and so did it.',
      { text: '{names} put up two fingers for feelers, and pulled them in again.', needs: ['hands'] },
      { text: '{names} laid the bricks in the box, big ones first.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the coat hung in the hall, with its collar down, and there was nobody in it. On its peg the snail made do with its own house, for the night.',
    '{H} washed, and crept in under the blanket, up to the nose. Two eyes looked out over the edge for a while.'
  ],
  last: [
    'First the one eye went in, and then the other, and {H} was asleep.',
    'It was quiet in there, and round and warm, and {H} was at home and asleep.'
  ]
})
