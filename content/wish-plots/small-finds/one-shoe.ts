import { wishPlot } from '../wish-plot.ts'

export const oneShoe = wishPlot({
  id: 'wish-one-shoe',
  beginsElsewhere: true,
  wishes: ['lost shoe', 'lost shoes', 'lost one shoe', 'lost trainer', 'lost sneaker', 'lost sandal', 'lost boot', 'lost welly', 'lost wellie', 'lost crocs', 'lost croc', 'lost chappal', 'lost slipper park', 'losing shoe', 'loses shoe', 'missing shoe', 'shoe missing', 'shoe went missing', 'shoe gone', 'shoe disappeared', 'shoe came off park', 'shoe came off playground', 'shoe came off swing', 'shoe flew off', 'shoe flew swing', 'shoe fell off swing', 'shoe fell off park', 'trainer came off swing', 'trainer flew off', 'welly flew off', 'wellie flew off', 'left shoe', 'right shoe gone', 'where is my other shoe', 'where’s other shoe', 'wheres my shoe', 'lost footwear', 'where’s my other shoe', 'other shoe', 'lost his shoe', 'lost her shoe', 'looking for shoe', 'find shoe', 'found her shoe', 'found his shoe', 'kicked shoe off', 'kicked off shoe swing'],
  answers: ['park', 'playground', 'play', 'swing', 'swings', 'swinging', 'one', 'left', 'right', 'other', 'only', 'just', 'and', 'came', 'come', 'home', 'back', 'went', 'go', 'going', 'gone', 'somewhere', 'where', 'find', 'found', 'finding', 'look', 'looking', 'looked', 'everywhere', 'search', 'searching', 'searched', 'foot', 'feet', 'sock', 'socks', 'hop', 'hopped', 'hopping', 'off', 'fell', 'flew', 'kicked', 'today', 'yesterday', 'afternoon', 'morning', 'again', 'new', 'red', 'blue', 'favourite', 'favorite', 'pair', 'story', 'please', 'about', 'we', 'she', 'he', 'his', 'her', 'my', 'our', 'couldn’t', 'couldnt', 'never', 'nowhere', 'sad', 'cried', 'crying', 'upset', 'cross', 'had', 'walk', 'trainer', 'sneaker', 'sandal', 'boot', 'welly', 'shoe', 'shoes', 'missing', 'sandpit', 'slide', 'grass', 'bush', 'hedge', 'leaves', 'wet'],
  except: ['cinderella', 'sinterklaas', 'nothing', 'put', 'glass', 'prince', 'princess', 'ball', 'horse', 'horseshoe', 'old woman', 'lived', 'elves', 'shoemaker', 'giant', 'fairy', 'dragon', 'fox', 'dog', 'puppy', 'cat', 'bus', 'train', 'car', 'pram', 'buggy', 'pushchair', 'stroller', 'nursery', 'school', 'daycare', 'preschool', 'beach', 'sea', 'river', 'pool', 'lake', 'mud', 'bog', 'stuck', 'snow', 'mountain', 'moon', 'football', 'shop', 'roof', 'road', 'police', 'hurt', 'hit', 'died', 'hospital', 'accident', 'alone', 'threw', 'thrown', 'stole', 'stolen', 'took', 'wore', 'wears', 'laces', 'lace', 'wedding', 'temple', 'mosque', 'party'],
  moods: ['lost', 'losing', 'alone', 'late'],
  asked: 'fact',
  out: true,
  company: ['shoe', 'shoes', 'sock', 'swing', 'swings', 'hedge', 'bench', 'sandpit'],
  about: 'The left shoe has come off on the swing, and they look in front of it for a long time, until somebody sees which way a foot points on the way back.',
  titles: ['The Left One', 'Have You Seen a Shoe', '{H} Asks the Right One', 'Which Way a Foot Points', 'They’re a Pair'],
  want: [
    {
      id: 'the-left-one',
      A: 'partner',
      paragraphs: [
        '{H} had lost a shoe at the park. It was the left one. The right shoe was still there, on the right foot, and next to it was only a sock. {H} stood by the swings on one leg.',
        '“It came off up there,” said {H}, and pointed at the sky. “I was right at the top, and then my toes were cold.” “Then it can’t be far,” said {A}. {H} wanted it back before the next puddle.'
      ]
    }
  ],
  way: [
    {
      id: 'in-front',
      A: 'partner',
      paragraphs: [
        'A shoe that flies off a swing flies forwards, they thought. {A} lent a shoulder, and {H} hopped along beside. They looked in the sandpit, and under the bench, and inside the yellow tunnel.',
        'They found a spade, and half a rice cake, and a shoe! But it was a tiny silver one. “Somebody else is hopping,” said {H}. They set it up on a post, where it could be seen from a pram.'
      ]
    },
    {
      id: 'how-far-a-leg-goes',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Hopping is quick at first. {H} got past the seesaw in nine hops. After that the leg had had enough, and so {H} stood still and let it rest. “Now use the other one,” said {A}. “That’s the one with the sock,” said {H}.',
        '{A} thought about it, and hopped as well, to be fair. Then there were two of them resting by the seesaw, each on one leg.'
      ]
    },
    {
      id: 'what-the-sock-met',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The sock had never been to the park before. It had always been inside. Now it met everything at once: sand, and a daisy, and something wet that looked dry. {H} turned it up to see. “It’s wearing half the park,” said {H}.',
        '{A} picked off a leaf, and a bit of bark, and a ladybird. It walked up {A}’s thumb and flew away. “That one was only on a visit,” said {A}.'
      ]
    },
    {
      id: 'the-man-with-the-paper',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the bench sat a man with a newspaper. “Have you seen a shoe?” asked {H}. The man lowered it a little. “What does it look like?” {H} held up the right foot. “Like this one,” said {H}, “but looking the other way.”',
        'The man looked left, for some time, to be helpful. Then he looked at his own two. “I’ve got both of mine,” he said. “I’m sorry. It seems unfair.”'
      ]
    },
    {
      id: 'mine-instead',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Take mine,” said {A}, and pulled off a left shoe. {H} put it on and walked a few steps. It was somebody else’s shoe, all the way through. It had a dent in it, just where {A}’s big toe always went.',
        '“And now?” asked {H}. {A} was standing on one leg by the slide. “Now it’s me,” said {A}. They looked at each other’s feet, and swapped back.'
      ]
    },
    {
      id: 'gone-home',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Perhaps it’s gone home by itself,” said {A}. {H} did not believe that. It could only have gone one step. After a left step comes a right step, and the right shoe was here.',
        '“So somewhere it’s standing with its one step done,” said {A}, “and it’s waiting.” {H} wiggled the toes in the right shoe. It did not look as if it had heard from the other.'
      ]
    },
    {
      id: 'the-fence-of-lost-things',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Along the fence by the gate hung all that people had lost that week. There was a hat with ears. There was one blue glove, put on a spike so that it waved. There was one yellow boot. {H} went along it slowly, and came to the end.',
        '“There’s only one of everything,” said {H}. “Yes,” said {A}. “Nobody ever loses two.” {H} turned the hat round, so that it faced the glove.'
      ]
    },
    {
      id: 'from-the-slide',
      A: 'same',
      spare: 7,
      paragraphs: [
        'From the top of the slide you could see further. {H} sat there and held a hand above both eyes. “What do you see?” asked {A} from below. “A pigeon,” said {H}. “And a pigeon. And you’ve got a leaf on your head.”',
        '{A} felt about for the leaf. “And no shoe?” “No shoe,” said {H}, and slid. The sock came down a good deal faster than the shoe did, and {H} arrived sideways.'
      ]
    },
    {
      id: 'how-it-used-to-go',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What was it like?” asked {A}. {H} had to think. You don’t look at a shoe much while you have it. It had a scratch at the front, from the scooter. It went rrrip when you opened it. Inside there was always one crumb of sand.',
        '“It was the one I put on second,” said {H}. “It had to wait every morning.” {H} meant to put it on first from now on, for a week at least.'
      ]
    },
    {
      id: 'pet-fetches',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{H} let {A} smell the sock for a good long time. “Find the shoe,” said {H}. {A} looked deep into {H}’s face, and went off round the sandpit, very busy.',
        'What {A} found was a crust, and then a place where a crust had been. Of the shoe {A} brought no news. But {A} sat on the cold foot for a while. That was nearly as good as a shoe.'
      ]
    },
    {
      id: 'elder-one-boot',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I came home from school once in one boot,” said {S}. “The other one stayed in a ditch. I’d been looking at a heron.” “What did they say at home?” asked {A}. “They asked what the heron was like.”',
        '“And then?” “Then I had to go back for the boot.” It had still been there, said {S}, quite upright, and full of water. The heron had been standing beside it as if it were waiting for the other.'
      ]
    },
    {
      id: 'child-takes-off',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had both shoes, and it did not seem fair to {S}. So {S} took off the left one as well, and put it on one hand. It walked along the edge of the sandpit, in front of {S}, and stamped.',
        '“That one’s looking for its friend,” said {S}. The shoe looked behind a bucket. It looked in {A}’s pocket, and {A} laughed, because it tickled. “Not there,” said the shoe.'
      ]
    },
    {
      id: 'baby-no-shoes',
      A: 'baby',
      spare: 12,
      paragraphs: [
        'Beside the swings was {A}, who had no shoes and had never wanted any. {H} held the cold foot up against one of {A}’s, sole to sole. {A} looked from one to the other, with great care.',
        'Then {A} took hold of {H}’s sock by the toe, and pulled. It got longer and longer. “Not that too,” said {H}, and got it back, a bit wet at the end.'
      ]
    },
    {
      id: 'which-way-it-points',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the swing to think, and it moved a little, as swings do. It went forwards, and back, and forwards. {A} stood at the side and looked at {H}’s feet.',
        '“When you go forwards, your toes point at the sandpit,” said {A}. “But on the way back you bend your knees. Then they point behind you.” {H} turned to look. Behind the swings was a hedge, as high as a door. They had not looked there at all.'
      ]
    }
  ],
  turn: [
    {
      id: 'ask-the-right-one',
      A: 'partner',
      paragraphs: [
        '“We’ll ask the right one,” said {H}. “They’re a pair.” {H} opened the strap, rrrip, and swung. Higher! Forwards the shoe stayed on. And back, with bent knees… off it came! It turned over once in the sun, and sailed across the hedge. Fff, it went.',
        'They ran round the end of the hedge, {H} in two socks. There stood a gardener, with a barrow full of leaves. “That’s the other one,” said the gardener. “I’ve been wondering where it was.”'
      ]
    },
    {
      id: 'gardener-first',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“The first one came while I was drinking my tea,” said the gardener. “It went past my cup. I thought it was a pear.” She had looked up into the tree for some time. It was a lime tree, and there was nothing else on it.',
        '“Didn’t you want to know whose it was?” asked {A}. “I thought that whoever it was would come hopping,” said the gardener. “I listened for it.”'
      ]
    },
    {
      id: 'in-the-barrow',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The leaves in the barrow were yellow and brown, and still warm on top. {H} put both arms in to feel. “A good place to come down,” said {H}. “I’d have picked it too, if I’d been a shoe.”',
        '“They’re going on the big heap,” said the gardener. “By spring they’ll be earth.” {A} looked at the two shoes, and held on to the barrow, so that it should not leave.'
      ]
    },
    {
      id: 'rrrip-rrrip',
      A: 'partner',
      paragraphs: [
        'There lay both shoes in the leaves, side by side. {H} put on the left one first. It was cold, and there was a leaf in it. Then came the right one. Rrrip, and rrrip.',
        'On the way to the gate they came by the post. The tiny silver shoe had gone. “That one’s walking too,” said {A}. And through the next puddle {H} went with both feet, because there were two again.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} smelled at the sock, and sneezed.',
      '{names} looked up to where the shoe had last been seen.',
      { text: '{names} counted shoes, and got an odd number.', needs: ['hands'] },
      { text: '{names} held the empty swing still, in case it mattered.', needs: ['hands'] }
    ],
    way: [
      '{names} went right through the yellow tunnel, and came out sandy.',
      '{names} looked under the bench from the other end.',
      { text: '{names} turned over a bucket, and it was full of bucket.', needs: ['hands'] },
      { text: '{names} lent {H} a second shoulder, for the corners.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran round the hedge too, and got there with a leaf on top.',
      '{names} watched the shoe go over, with an open mouth.',
      { text: '{names} pressed down the left strap, and then the right one.', needs: ['hands'] },
      { text: '{names} shook a handful of leaves out of the shoe.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the two shoes stood by the door, close together. The left one was at the front.',
    'The sock had to be washed twice, and some of the park stayed in. {H} washed both feet, lay down, and put the cold one against the warm one.'
  ],
  last: [
    'By the door two shoes stood still, and under the blanket two feet did, and {H} was asleep.',
    'Forwards and back went the swing in {H}’s head, and more and more slowly, and {H} slept.'
  ]
})
