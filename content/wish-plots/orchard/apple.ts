import { NOT_SERVED } from '../larder/not-served.ts'
import { wishPlot } from '../wish-plot.ts'

export const apple = wishPlot({
  id: 'wish-apple',
  wishes: ['apple', 'apples', 'aple', 'aples', 'appel', 'appels', 'red apple', 'green apple', 'whole apple', 'apple core', 'apple cores', 'crunchy apple', 'eating an apple'],
  answers: ['red', 'green', 'yellow', 'big', 'little', 'round', 'shiny', 'crunchy', 'crunch', 'juicy', 'sweet', 'whole', 'core', 'cores', 'pip', 'pips', 'seeds', 'bite', 'bites', 'biting', 'eat', 'eats', 'eating', 'ate', 'fruit', 'bowl', 'basket', 'snack', 'day', 'stalk', 'favourite', 'love', 'loves', 'own', 'first'],
  except: [...NOT_SERVED, 'pie', 'pies', 'crumble', 'juice', 'sauce', 'cake', 'strudel', 'turnover', 'tart', 'toffee', 'candy', 'caramel', 'cider', 'bobbing', 'picking', 'pick', 'picked', 'tree', 'trees', 'orchard', 'blossom', 'grow', 'grows', 'growing', 'plant', 'planting', 'planted', 'fell', 'falls', 'newton', 'gravity', 'snow', 'white', 'eve', 'adam', 'eden', 'watch', 'phone', 'iphone', 'ipad', 'computer', 'laptop', 'tv', 'music', 'pencil', 'teacher', 'worm', 'worms', 'caterpillar', 'maggot', 'hedgehog', 'horse', 'pony', 'pig', 'golden', 'pine', 'crab', 'cart', 'eye', 'bruise', 'bruised', 'tooth', 'teeth', 'braces', 'cut', 'slices', 'slice', 'peel', 'peeling', 'peeled', 'print', 'printing', 'prints', 'talking', 'singing', 'lost', 'made', 'rosh', 'hashanah'],
  moods: ['first', 'learning', 'proud'],
  fed: true,
  company: ['apple', 'saucer', 'core', 'stalk', 'pips'],
  about: 'The hero wants to eat an apple whole, with teeth that slide off it; it has to be begun from below, and then there is no core at all.',
  titles: ['The Way It Hung', 'Where There Is No Cheek', '{H} Looks for the Core', 'A Saucer for What Is Left', 'Begin at the Bottom'],
  want: [
    {
      id: 'the-way-it-hung',
      A: 'partner',
      paragraphs: [
        'It was a red apple, and {H} wanted to eat all of it. Not cut into boats on a plate. Whole, the way it had hung on the tree. “You can’t,” said {A}. “There’s always a core left. I’ve had hundreds.”',
        'And {A} put a saucer on the table, for the core. {H} opened wide, and bit. Squeak, went the teeth, and slid off sideways. The apple was as round as before.'
      ]
    }
  ],
  way: [
    {
      id: 'on-the-cheek',
      A: 'partner',
      paragraphs: [
        '“Turn it round,” said {A}. {H} tried it on its other cheek. Squeak. {H} held it with both hands and pushed. The apple shot out, went thump along the table, and stopped against the saucer.',
        '“Shall I cut it into boats?” asked {A}. “No,” said {H}, and looked at the place. There were two dents in it, side by side, as if a very small sheep had sat there.'
      ]
    },
    {
      id: 'rubbed',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You’ve got to rub it first,” said {A}, and did that, up and down one sleeve. Before, the apple had been red. Now there was a window in it, and a lamp, and two people with very big noses.',
        'The one in the apple opened wide when {H} did. They came nearer and nearer, and bumped. “That one wouldn’t let go either,” said {H}.'
      ]
    },
    {
      id: 'sticker',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a sticker on it, no bigger than a thumbnail. {H} scratched it off. Then it was on the thumb. {A} helped, and it was on {A}’s thumb. It went once round the table like that, and tried everybody.',
        'In the end the sticker stayed on the saucer. “Now the saucer’s a sweet red apple,” said {A}. “It says so.”'
      ]
    },
    {
      id: 'alphabet',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You twist the stalk,” said {A}, “and say the alphabet. Where it comes off, that’s who’s thinking of you.” {H} twisted. “A, B, C.” It held. It held at H, and it held at P, and {H} twisted on very gently.',
        'At X it came away. “Who do we know with an X?” asked {A}. They went through everybody, and the street too. “It’s somebody who hasn’t met me yet,” said {H}. The stalk was put on the saucer, in case they asked for it.'
      ]
    },
    {
      id: 'somebodys-door',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Beside the stalk there was a hole, as fine as from a pencil. “Somebody’s gone in,” said {A}. They looked into it with one eye each. It was dark in there, and nobody had switched anything on.',
        '“What’s worse than finding somebody in your apple?” asked {A}. {H} did not know. “Finding half of somebody.” {H} knocked beside the hole, just to be polite. Then they found out that it was only a dot.'
      ]
    },
    {
      id: 'it-floats',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They washed it, in a bowl, and it would not go under. {H} pushed it down, and up it came again with its cheek in the air. “A quarter of it’s only air,” said {A}. “That’s what crunches.”',
        '{H} thought about that. “So I’d only have to eat three quarters,” said {H}, “and breathe the rest.” {H} pushed it down once more, for the plop.'
      ]
    },
    {
      id: 'the-sound',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} had an apple as well, to show how loud one can be. Crack, it went, like a door in a cold house. {A} chewed. You could not say anything to {A} just then. “What?” asked {A}. “I said…” said {H}. Crack. “What?”',
        '{H} waited till the mouthful was over. “I said, is it nice?” {A} was going to answer. But the next bite was already in.'
      ]
    },
    {
      id: 'other-teeth',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“It’s a matter of teeth,” said {A}. “The front ones are for getting in. The side ones are only for the work.” {A} bared both rows, and {H} counted them. It took a while, as {A} had to swallow in between.',
        '{H} felt along {H}’s own. There were fewer of them, but they were newer. “You could come in from the side, like a dog,” said {A}. Squeak. A dog would have needed boats too.'
      ]
    },
    {
      id: 'bump',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The apple would not stand still on the table. It thought for a bit, and then it went. {H} found out where it went: past the jug, round the butter, and into {A}’s lap. They did it from the other end, and it went into {A}’s lap from there.',
        '“It likes you best,” said {H}. {A} sat somewhere else. The apple thought for a bit. Then it went round by the butter, and found {A}.'
      ]
    },
    {
      id: 'names',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“They’ve all got names,” said {A}. “There’s Pink Lady, and Granny Smith, and one that’s called Cox.” {H} looked at this one, and it did not seem like anybody’s granny. It had freckles, and one leaf, on the left, like a hat for going out.',
        '“Perhaps it’s Granny Smith’s grandchild,” said {H}. “The one who plays football.” They called it Smith, then. It had no dimple in its chin, only at the top and the bottom.'
      ]
    },
    {
      id: 'brown-boats',
      A: 'same',
      spare: 10,
      paragraphs: [
        'There was half a boat left from lunch, and it had gone brown. “It’s rusty,” said {H}. “That’s because it’s been cut,” said {A}. “The air gets in.” They turned it over. The skin on the other side was as red as ever.',
        '“A whole one can lie about all winter,” said {A}, “and it never rusts.” {H} laid a hand on the big apple. “Nobody must cut this one, then,” said {H}. “It would rust.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had heard the squeak, and came to see who had made it. {H} showed {A} the apple. {A} smelled at it all the way round, and could not find the beginning either.',
        '“You see?” said {H} to the others. “It isn’t just me.” {A} gave it a small push. It rolled, and came back. {A} sat down where it would be next time.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“My uncle ate the lot,” said {S}. “Core, stalk, leaf and all. You’d give him an apple, and look away, and he’d have nothing in his hand. We thought he did magic.” “Did he?” asked {A}.',
        '“He was a postman,” said {S}. “He had no time to stop, and nowhere to put things.” {A} thought of all those letters. Some of them must have been rather sticky.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} could bite it, said {S}, with no trouble. {S} bit. Squeak. “It’s got no edge,” said {S}. “That’s what I keep telling everybody,” said {A}. {S} licked it instead. It tasted of red.',
        '“Did you get any off?” asked {A}. They held it up to the lamp. There was a shiny patch. “A bit,” said {S}. “I’ve made it thinner.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} wanted the apple, and was lent it. {A} put the whole face to it, and sucked, and looked over the top. It was like the moon going down behind a hill. Then there was a long wet kiss, and {A} gave it back.',
        '“Thank you,” said {H}, and dried it. {A} could not bite it either. But {A} had not expected to.'
      ]
    },
    {
      id: 'where-it-goes-in',
      A: 'partner',
      paragraphs: [
        '{A} took the apple and turned it over, and over again. “It’s round here, and here, and here,” said {A}. “Teeth need something to hang on to. There are only two places where the apple goes in.” At the top the stalk was in the way. At the very bottom there were only some dry brown whiskers.',
        '“Nobody begins there,” said {A}. “Nobody’s ever eaten a whole one,” said {H}, and stood the apple on its head.'
      ]
    }
  ],
  turn: [
    {
      id: 'from-below',
      A: 'partner',
      paragraphs: [
        'At the bottom there was an edge. {H} hung two teeth on it. Crack! It was so loud that they both jumped. {H} ate the floor of the apple, and then the next floor up.',
        'Now and then there was a pip, and it went on the saucer. There were five. “The core’s coming now,” said {A}. “Now. It must be just about here.” Then {H} had a stalk in one hand, and nothing on it.'
      ]
    },
    {
      id: 'five-pips',
      A: 'same',
      spare: 15,
      paragraphs: [
        'They looked at the five pips. They were brown, and as shiny as shoes. “There’s a tree in each of those,” said {A}. {H} shook one beside one ear. You could not hear any leaves.',
        '“I didn’t eat the trees,” said {H}. “Only what they were wrapped in.” It was good that somebody had counted.'
      ]
    },
    {
      id: 'looking-for-it',
      A: 'same',
      spare: 16,
      paragraphs: [
        '{A} looked under the saucer. {A} looked under the chair, and under {H}. “Open,” said {A}, and looked in there as well. “You’ve put it in your pocket.” {H} turned out both pockets. There was a button in one.',
        '“It was in the middle,” said {A}. “It always is.” “I was in the middle too,” said {H}. “I came right through. I’d have met it.”'
      ]
    },
    {
      id: 'by-the-side',
      A: 'partner',
      paragraphs: [
        '“That can’t be,” said {A}, and took an apple too, and began it in the side, as always. In the end there was a core, with a waist. “There,” said {A}. “Mine’s got one.”',
        '{H} looked at it closely. “It hadn’t got one,” said {H}. “You made it. You went round and round, and left it standing.” {A} opened {A}’s mouth, and thought of hundreds. Then {A} turned the core on its head, and went in from below. Crack. On the saucer lay two stalks in the end, and no core.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} opened wide as well, to help.',
      '{names} sniffed at the saucer, which was for later.',
      { text: '{names} chose an apple too, and kept it for later.', needs: ['hands'] },
      { text: '{names} moved the saucer a little closer, for the core.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the apple roll past, and then watched it roll back.',
      '{names} pulled a face at each squeak.',
      { text: '{names} stopped the apple at the edge, with one hand.', needs: ['hands'] },
      { text: '{names} wiped the two dents, and they stayed.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped at the crack, and wished to hear it again.',
      '{names} waited for the core, with great patience.',
      { text: '{names} counted the pips, and also got five.', needs: ['hands'] },
      { text: '{names} turned an apple upside down, and looked for the edge.', needs: ['hands'] }
    ]
  },
  bed: [
    'The saucer was washed, and the pips were put into an envelope, with “apple” on it. Nobody knew what to do with two stalks, so they went in as well.',
    'Then {H} washed the chin too, where it was sweet. {H} lay down, and curled up, until there was no edge anywhere.'
  ],
  last: [
    'There was nothing left over of the day, not even a core, and {H} was asleep.',
    'Round and red in the cheeks, the way it had hung, lay {H}, asleep.'
  ]
})
