import { wishPlot } from '../wish-plot.ts'

export const potatoesAtTheAllotment = wishPlot({
  id: 'wish-potatoes-at-the-allotment',
  wishes: ['potatoes allotment', 'potato allotment', 'planting potatoes allotment', 'planting potatoes grandad', 'planting potatoes grandpa', 'planted potatoes grandad', 'planting potatoes grandma', 'plant potatoes dad', 'planting potatoes field', 'planting potatoes eyes', 'potatoes eyes up', 'potato eyes up', 'growing potatoes', 'grow potatoes', 'grew potatoes', 'growing a potato', 'grow a potato', 'digging potatoes', 'dig potatoes', 'dug potatoes', 'digging up potatoes', 'dug up potatoes', 'digging for potatoes', 'potato digging', 'potato patch', 'potato bed', 'potato row', 'potato plot', 'potato harvest', 'harvesting potatoes', 'potatoes sprouting', 'sprouting potato', 'earthing up potatoes', 'spuds allotment', 'digging spuds', 'planting spuds', 'growing spuds', 'planting potatoes', 'plant potatoes', 'planted potatoes', 'planted a potato', 'potato turned into many potatoes', 'one potato many potatoes', 'potatoes underground', 'picking potatoes field', 'digging potatoes treasure', 'lifting potatoes', 'potatoes grandad garden', 'potatoes raised bed', 'potatoes in a bag grow'],
  answers: ['planting', 'plant', 'planted', 'plants', 'grow', 'grows', 'growing', 'grew', 'dig', 'digs', 'digging', 'dug', 'up', 'potato', 'potatoes', 'spud', 'spuds', 'seed', 'eyes', 'eye', 'sprout', 'sprouts', 'sprouting', 'earth', 'soil', 'mud', 'ground', 'under', 'underground', 'row', 'rows', 'bed', 'patch', 'plot', 'field', 'allotment', 'garden', 'community', 'vegetable', 'bucket', 'spade', 'fork', 'trowel', 'treasure', 'like', 'hunt', 'find', 'finding', 'found', 'many', 'lots', 'wait', 'waiting', 'spring', 'summer', 'autumn', 'harvest', 'harvesting', 'year', 'easter', 'grandad', 'grandad’s', 'granddad', 'grandpa', 'grandpa’s', 'gramps', 'opa', 'dziadek', 'nonno', 'grandma', 'granny', 'nana', 'babcia', 'oma', 'dad', 'daddy', 'dad’s', 'mum', 'mummy', 'mom', 'uncle', 'auntie', 'we', 'our', 'my', 'school', 'nursery', 'today', 'yesterday', 'saturday', 'weekend', 'first', 'own', 'together', 'help', 'helps', 'helped', 'helping', 'loves', 'dinner', 'chips', 'dirty', 'muddy', 'worm', 'worms'],
  except: ['looks like', 'looked like', 'face', 'nose', 'chin', 'peel', 'peeling', 'sock', 'race', 'stamp', 'printing', 'hot potato', 'baked', 'jacket', 'mashed', 'crisps', 'bug', 'couch', 'cloud', 'mars', 'moon', 'slug', 'blight', 'rotten', 'died', 'dead', 'monster', 'dragon', 'rabbit', 'mole', 'sweet', 'yam', 'pirate', 'hungry', 'famine'],
  moods: ['waiting', 'learning', 'first', 'losing'],
  fed: true,
  company: ['potato', 'potatoes', 'eyes', 'leaves', 'row', 'spade', 'bucket', 'allotment', 'face', 'sprout', 'sprouts', 'treasure', 'earth', 'leaf', 'glove', 'egg box', 'key', 'ring'],
  about: 'The hero plants one potato with a face at the allotment, digs it up to see how it is, and finds in the summer that it has gone into eleven others.',
  titles: ['Eyes Up', 'One In and Eleven Out', '{H} and the Potato Row', 'Where the Potato Went', 'Digging for Potatoes'],
  want: [
    {
      id: 'eyes-up',
      A: 'partner',
      paragraphs: [
        'In the spring {H} and {A} planted potatoes at the allotment, in one long row. One of the potatoes was {H}’s own. {H} had drawn a mouth on it, to know it again. It had eyes already, and each eye had a sprout. So it went in with the eyes up. “When do I see it again?” asked {H}. “In the summer,” said {A}. “And what does it do down there?” “Nobody’s ever watched,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'which-way-is-up',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Some of the potatoes for the row had eyes on all sides. {H} turned one of them round and round. Whichever way was up, somebody was looking down. “What happens to that one?” asked {H}. {A} knew. A sprout feels where up is, even in the dark, and grows round the potato.',
        '{H} shut both eyes and stood on the path. “I can feel it too,” said {H}. “It’s where my hat is.”'
      ]
    },
    {
      id: 'just-to-see',
      A: 'partner',
      paragraphs: [
        'After a week {H} dug up the potato with the mouth, just to see. It was the same potato, but the sprouts were longer. One of them broke off in {H}’s fingers. {H} put the potato back with its eyes up. After another week {H} looked once more. In the end the whole row had leaves. Only where {H}’s potato was, there was bare earth. “It wants to begin,” said {A}, “but each time you look, it has to say hello first.”'
      ]
    },
    {
      id: 'up-to-the-chin',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When the leaves at the allotment were as high as a hand, they were buried again. {A} said that potatoes like that. The more earth you pull up round the stalks, the more potatoes come. Only the topmost leaves were left to look out.',
        '{H} went along the row and saw to each of them, up to the chin. “Good night,” said {H} to every plant. It was eleven in the morning. “They don’t know that,” said {H}.'
      ]
    },
    {
      id: 'a-sign',
      A: 'same',
      spare: 3,
      paragraphs: [
        'So that nobody dug in the potato row, {H} put up a sign. “Do not dig,” it said. “That’s good,” said {A}. “And who’s it for?” There was nobody at the allotment who ever dug there. They all had potatoes of their own.',
        '{H} thought about it. Then {H} took the pencil once more, and wrote underneath: “{H}”. Now it was clear. When {H} came by the next time, {H} read it out, and put the spade away again.'
      ]
    },
    {
      id: 'other-waters-it',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had been told to water the potatoes on hot days, and had never missed one. “Look how mine’s come on,” said {A} at the allotment. It was the tallest plant of all, and had purple flowers. {H} looked at it for a while.',
        '“That’s a thistle,” said {H}. {A} was silent, with the can in one hand. Then {A} gave it what was left. You cannot just stop, when it has got so used to you.'
      ]
    },
    {
      id: 'elder-key',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We once lost the shed key in the potato row,” said {S}. “We looked until it was dark. Then we planted over it.” {A} asked how they had got into the shed. “Through the window,” said {S}, “all summer, with the wheelbarrow too.”',
        '“And in the autumn we dug up a potato with a key through its middle. It had grown round it.” {S} turned a hand in the air. “So we opened the shed with the potato.”'
      ]
    },
    {
      id: 'child-plants-a-chip',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted to plant something in the row as well, and had brought a chip from dinner. “It’s a potato too,” said {S}. {A} looked it over for eyes. It had none, only salt. “It won’t see which way is up,” said {A}.',
        '{S} thought about that, and planted the chip standing. “Now it’s up on both ends,” said {S}. Every day {S} poured a bit of water on it. Nothing came, but it was the tidiest spot in the row.'
      ]
    },
    {
      id: 'pet-on-the-row',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'The potato row was the sunniest place in the whole allotment, and {A} had settled down on it. {H} came to see. “You’re lying on the fourth one,” said {H}. {A} moved along, very slowly. “Now you’re on the fifth.”',
        '“Perhaps {A}’s hatching them,” somebody said. {H} looked at {A} with more respect after that. The fifth was the first to have a leaf, and nobody could say why.'
      ]
    },
    {
      id: 'early-and-late',
      A: 'same',
      spare: 8,
      paragraphs: [
        'From the next strip of the allotment a man with a leek leaned over. “Earlies or lates?” asked the man. Some potatoes, it turned out, are done early in the summer, and some not until the end. “What’s mine?” asked {H}.',
        '{A} thought of that bare bit of earth. “Yours is a late one,” said {A}. “It hasn’t even got up.” {H} could understand that. It was mostly the same with {H}, on Mondays.'
      ]
    },
    {
      id: 'where-it-goes',
      A: 'partner',
      paragraphs: [
        'Now {H} only looked at the top. A leaf came, and then a whole bush with flowers. But when the summer was nearly over, the bush turned yellow, and lay down. {H} ran for the watering can. “Wait,” said {A}. Under the bush the earth had a bump, and the bump had a crack. “Up here it’s getting less,” said {A}. “Down there something’s getting more.” {H} looked at the leaves. “It’s carrying it all down,” said {H}, and took the spade.'
      ]
    }
  ],
  turn: [
    {
      id: 'one-in-eleven-out',
      A: 'partner',
      paragraphs: [
        'They dug very slowly, as you dig for treasure. There was a white one, and one like an egg. {H} felt about, up to the elbows. There were eleven potatoes in the one hole, and they filled a bucket. But none of them had a mouth. “Where’s mine?” asked {H}. At the bottom lay something brown and flat, like a glove, with half a mouth. “It’s empty,” said {H}. “It’s moved,” said {A}, and looked at the bucket. “It’s in there, eleven times.”'
      ]
    },
    {
      id: 'other-treasure',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Between the potatoes there was other treasure too. {H} found a marble, and a blue bit of a plate. Half a bird was painted on it. “Somebody had their dinner here,” said {A}, “long before us.” They looked for the other half of the bird.',
        'What they found was another potato. {H} put it on the blue bit of plate. “Somebody’s having it again,” said {H}.'
      ]
    },
    {
      id: 'other-digs-a-stone',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} dug as well, and called out for every find. “A big one,” called {A}, “and a round one!” It was the best potato of the day. It was heavy, and had not one eye. {A} washed it, and it stayed grey.',
        '“That’s a stone,” said {H}. {A} knocked on it. “Then it wants a bit longer in the pan,” said {A}. The stone rode home in the bucket with the others, and nearly got that.'
      ]
    },
    {
      id: 'a-worm-moves-house',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In the hole where the potatoes had been lived a worm. It had been asleep between the sixth and the seventh. Now it had a lot of light, and did not care for it. “We’ve carried off its walls,” said {A}.',
        '{H} laid the worm further along the row, where the earth was soft. “Which end’s the head?” asked {A}. {H} looked at both ends of it for a while, and they looked the same. To be on the safe side, {H} said good morning to the two of them.'
      ]
    },
    {
      id: 'the-eleventh',
      A: 'partner',
      paragraphs: [
        'Ten potatoes were boiled, and they tasted of the whole summer. The eleventh had small eyes already. {H} drew a mouth on it, and stood it in an egg box, with its eyes up. There it was to wait, until it was spring at the allotment. “It’s looking at me,” said {H}. “It’s asking how it ends,” said {A}. “It begins again,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down beside the row, so that it was clear how long it was.',
      '{names} went along the path of the allotment, and greeted every scarecrow.',
      { text: '{names} poked a hole for each potato, and counted too many.', needs: ['hands'] },
      { text: '{names} drew a small x on a stick, for where the treasure was.', needs: ['hands'] }
    ],
    way: [
      '{names} listened at the earth, and heard a potato say nothing.',
      '{names} found the first leaf of the row, and kept everybody off it.',
      { text: '{names} pulled up the weeds, and one thing that was not a weed.', needs: ['hands'] },
      { text: '{names} carried the watering can, until it was only half as heavy.', needs: ['hands'] }
    ],
    turn: [
      '{names} found a potato that had rolled off on its own.',
      '{names} got earth on both ears, and missed nothing.',
      { text: '{names} washed the bucket of potatoes, and the tenth turned out yellow.', needs: ['hands'] },
      { text: '{names} filled in the hole, so that nobody fell into next year.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bucket was turned over, and the spade hung on its nail. By the window stood the egg box, with one potato in it, eyes up.',
    '{H} washed off the allotment, and that took two lots of water. Then {H} lay down, and was covered up to the chin.'
  ],
  last: [
    'By the window one potato kept all its eyes open, and {H} shut both and was asleep.',
    'At the allotment the row lay flat and had nothing more to do, and {H} was asleep.'
  ]
})
