import { wishPlot } from '../wish-plot.ts'

export const origami = wishPlot({
  id: 'wish-origami',
  wishes: ['origami', 'origami crane', 'origami cranes', 'origami bird', 'origami birds', 'origami animal', 'origami animals', 'origami frog', 'origami fox', 'origami swan', 'origami dog', 'origami cat', 'origami fish', 'origami butterfly', 'origami paper', 'paper crane', 'paper cranes', 'papercrane', 'thousand cranes', 'thousand paper cranes', 'fold crane', 'folding crane', 'folds crane', 'folded crane', 'paper bird', 'paper birds', 'paper swan', 'paper swans', 'paper animal', 'paper animals', 'fold paper', 'folds paper', 'folding paper', 'folded paper', 'paper folding', 'paperfolding', 'fold bird', 'folding bird', 'fold animals', 'folding animals', 'fold animal', 'tsuru', 'orizuru', 'senbazuru'],
  nothingElse: true,
  answers: ['origami', 'paper', 'papers', 'sheet', 'square', 'crane', 'cranes', 'bird', 'birds', 'swan', 'swans', 'frog', 'frogs', 'dog', 'cat', 'fox', 'fish', 'butterfly', 'animal', 'animals', 'fold', 'folds', 'folding', 'folded', 'unfold', 'unfolds', 'crease', 'creases', 'wing', 'wings', 'beak', 'flap', 'flaps', 'make', 'makes', 'making', 'made', 'learn', 'learns', 'learning', 'learned', 'learnt', 'teach', 'teaches', 'try', 'tries', 'trying', 'first', 'second', 'another', 'thousand', 'hundred', 'little', 'small', 'tiny', 'blue', 'white', 'red', 'pink', 'coloured', 'colourful', 'pretty', 'japanese', 'japan', 'how', 'to', 'a', 'out', 'of', 'from', 'with', 'without', 'like', 'can', 'can’t', 'won’t', 'hard', 'difficult', 'tricky', 'crooked', 'together', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'grandpa', 'sister', 'brother', 'school', 'home', 'evening', 'rainy', 'day'],
  except: ['boat', 'boats', 'ship', 'ships', 'plane', 'planes', 'aeroplane', 'aeroplanes', 'airplane', 'airplanes', 'hat', 'hats', 'chain', 'chains', 'lantern', 'snowflake', 'snowflakes', 'fortune', 'dragon', 'dragons', 'driver', 'site', 'tower', 'lifts', 'lifting', 'digger', 'toilet', 'newspaper', 'wallpaper', 'washing', 'laundry', 'towels', 'tanabata', 'hospital', 'ill', 'sick', 'died', 'hiroshima', 'sadako', 'bomb', 'war', 'comes', 'alive', 'life', 'magic', 'flies', 'flew', 'flying', 'fly', 'torn', 'ripped', 'eats', 'chewed', 'ate', 'tangram', 'star', 'stars', 'doll', 'robot'],
  moods: ['learning', 'first'],
  company: ['crane', 'cranes', 'paper', 'fold', 'beak', 'wing', 'boot', 'line', 'lines', 'sill', 'book', 'corner'],
  about: 'A paper crane from a library book needs a second one beside it, and copied from outside that turns out a boot, until they see that paper cannot forget a fold, and dare to open the crane and read it.',
  titles: ['Paper Can’t Forget', 'The Crane That Was a Boot', 'Nineteen Folds There and Back', '{H} Opens a Crane', 'It Takes Two Cranes'],
  want: [
    {
      id: 'page-twelve',
      A: 'partner',
      paragraphs: [
        '{H} had found a paper crane in a library book, pressed flat at page twelve. It was a bird, and not the sort with a hook. {H} pulled the wings apart, and set it on the window sill. “It’s looking for the other one,” said {H}. “Cranes do go in twos,” said {A}. They had one square of blue paper. {H} wanted to fold a second crane out of that, for company.'
      ]
    }
  ],
  way: [
    {
      id: 'hair-by-hair',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They practised folding in half, with a paper napkin. “Corner on corner,” said {A}. {H} put them together so well that you could only see a hair of the lower one. It was such a thin hair. They folded it again, and once more.',
        'Now one corner stuck out as far as a thumb. “Where’s that come from?” asked {H}. “It’s the hair,” said {A}. “It’s been folded too.” They opened the napkin, and the hair was as thin as before. It had only been shown from its best side.'
      ]
    },
    {
      id: 'where-are-its-legs',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} looked at the crane on the sill from below. “It’s got no legs,” said {A}. A real crane is nearly all leg. “It’s sitting on them,” said {H}.',
        'When real ones sleep they stand in shallow water on one leg. They keep the other warm in their feathers. “This one’s keeping both warm,” said {H}. {A} tried it with one leg first. It went quite well. With both it was more like sitting on the floor.'
      ]
    },
    {
      id: 'from-outside',
      A: 'partner',
      paragraphs: [
        '{H} looked at the crane from all sides, and began with the neck. But then the paper was all in the neck. {H} folded a wing out of the tail, and gave the whole thing a beak. “It’s a boot,” said {A}. {H} saw that as well.',
        'So {H} opened it, and rubbed it smooth with one elbow. It would not lie flat. One end always stood up, where the toes had been.'
      ]
    },
    {
      id: 'dog-and-cat',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} could fold only one animal, and that was a dog. You made a triangle out of a napkin, and turned down two corners for the ears. {A} drew a nose on it. It was a very good dog. “Can you do a cat too?” asked {H}.',
        '{A} thought about it, and turned both ears up. It was a cat. They turned the ears down, and it was the dog again. “It’s a dog,” said {H}, “until it hears something.”'
      ]
    },
    {
      id: 'seven-times',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How often can you fold anything?” asked {H}. They took a big sheet of newspaper, and folded it in half, and in half again. At four it was like a book. At six it was like a brick, and {A} leaned on it with both elbows. It went a seventh time, nearly.',
        'There was no eighth. {H} sat on it, and then {A} did. “That’s paper for you,” said {A}. “It gets thick when it’s had enough.” They unfolded it, and the news was all still there, in small squares.'
      ]
    },
    {
      id: 'elder-cup',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“On the train we folded cups,” said {S}. It took a clean sheet and five folds. {S} held it under the tap. It held water. {A} looked at it from below, and nothing came. “How long does it last?” asked {A}.',
        '“Until you start to talk about it,” said {S}, and drank rather fast. Then the cup was laid flat to dry, and {S} put it into a pocket. You never knew when there’d be a train.'
      ]
    },
    {
      id: 'child-snail',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} did not see what took so long. {S} took an old shopping list and pressed it together with both hands, once. “Done,” said {S}. “What is it?” asked {A}. “A snail. It’s gone in.” There was nothing to be said against that. It did look as if it had gone in.',
        '“And what did you do for the horns?” asked {A}. {S} looked inside. “Leeks,” {S} read, with {A}’s help, “and eggs.” So that was what they were.'
      ]
    },
    {
      id: 'cannot-forget',
      A: 'partner',
      paragraphs: [
        '“It still knows about the boot,” said {H}. {A} laid one cheek on the table and looked along the paper. Each fold had left a line. “It can’t forget,” said {A}. “Paper can’t. Wherever it’s been folded, that stays.” Then they both looked up at the crane on the sill. “So that one knows how it’s done,” said {H}. They would only have to open it. But then it would not be a crane any more.'
      ]
    }
  ],
  turn: [
    {
      id: 'nineteen-back',
      A: 'partner',
      paragraphs: [
        '“It won’t be gone,” said {A}. “It’ll only be lying down.” {H} held the crane for some time. Then the beak was undone. {A} counted, and they went backwards, one fold after another, wings and tail and neck. At nineteen there lay a white square. It had no cut in it anywhere, and no glue. It had lines, and they made a star.'
      ]
    },
    {
      id: 'ladybird',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A ladybird walked up the window. At the top it opened its red lid, and put out two wings. They were longer than the whole ladybird. It flew to the lamp and sat down. Then it pushed them in again, bit by bit. “It folds them,” said {A}, “along lines, and always the same ones.”',
        'One corner still looked out, and then that went in as well. {H} asked it to do that once more, but slowly. It had no time for beginners.'
      ]
    },
    {
      id: 'the-map',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} knew of another paper that remembered, and fetched the big map. It had so many lines that the roads were hard to find. They opened it once, and tried to fold it back. It had a line for every way that anybody had ever tried.',
        '“It doesn’t know which one we mean,” said {H}. They got it down to the size of a cushion. {A} laid a chair on top. “That’s the fold that it knows best,” said {A}.'
      ]
    },
    {
      id: 'frog',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Out of an old ticket {A} made a frog. It had a fold in its back, over and back again, like a step. You pressed there with a finger, and let go. It jumped as high as a cup. “Why does it do that?” asked {H}. “It wants its fold to shut again,” said {A}. “That’s a spring.”',
        'At the fourth jump it went under the cupboard, and did not come out. “That’s where frogs live,” said {H}, and they wished it a good evening.'
      ]
    },
    {
      id: 'guest-thousand',
      S: 'guest',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“My aunt’s neighbour in Japan folded a thousand of them,” said {S}, “and hung them on threads. Whoever does that has a wish.” {A} worked it out, and it was nineteen thousand folds. “What did she wish for?” asked {A}.',
        '“At the beginning it was a piano,” said {S}. “At six hundred it was a chair with a softer seat.” When she was done, she could not think of anything. She had them hanging there, and it was so nice when the wind came in.'
      ]
    },
    {
      id: 'pet-folds-up',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had looked on for a while. Then {A} lay down beside the paper, and tucked everything in. All round, {A} was smooth. {H} counted. “Four folds,” said {H}. “And you can’t see a single line.”',
        'They waited to see how it was opened. It took a long time. {A} came apart at one end first, and then at the other, and had not a crease anywhere. “That isn’t paper,” somebody said. It was much better stuff.'
      ]
    },
    {
      id: 'two-on-the-sill',
      A: 'partner',
      paragraphs: [
        'Then they folded the white one again. It went almost by itself, like feet on the stairs at home. After each fold they did the same with the blue square. Once the blue one wanted to be a boot. {H} talked to it, and ran a thumbnail along the right line. “Nineteen,” said {A}. There were two beaks.',
        'They set both cranes on the sill, the white one and the blue one, face to face. “It’s got a line too many,” said {A}. It ran right across a blue wing. “That’s from when it was a boot,” said {H}. “The other one will want to hear about that.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked out of the window beside the crane, to see what it saw.',
      '{names} went to see page twelve, where the paper still had the shape of a crane.',
      { text: '{names} wiped the table dry, so that the paper had a good place.', needs: ['hands'] },
      { text: '{names} helped to look for blue paper, and found the lid of a box.', needs: ['hands'] }
    ],
    way: [
      '{names} thought that it was quite a good boot.',
      '{names} lay on the boot for a while, and it stood up again.',
      { text: '{names} pressed on the toe with one finger, and let go.', needs: ['hands'] },
      { text: '{names} opened a bus ticket, and that remembered a pocket.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept quite still, so that there was no wind.',
      '{names} looked from one crane to the other, and back.',
      { text: '{names} held down a corner that wanted to get up.', needs: ['hands'] },
      { text: '{names} counted along on ten fingers, and then on nine.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bits of paper were put away. The cranes stayed on the sill, beak to beak, as there was a good deal to tell.',
    '{H} washed and lay down. In the sheet there were still the lines from last night. {H} folded up along them, first the knees and then the arms.'
  ],
  last: [
    'It went almost by itself, fold after fold, and {H} was asleep.',
    'On the sill the blue crane had got as far as the boot, and {H} was asleep.'
  ]
})
