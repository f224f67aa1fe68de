import { wishPlot } from '../wish-plot.ts'

export const rucksack = wishPlot({
  id: 'wish-rucksack',
  beginsElsewhere: true,
  wishes: ['rucksack', 'rucksacks', 'rucksak', 'rucsack', 'backpack', 'backpacks', 'back pack', 'knapsack', 'packing rucksack', 'packing backpack', 'heavy rucksack', 'heavy backpack', 'heavy school bag', 'school bag big', 'schoolbag big', 'satchel big', 'randoseru', 'heavy schoolbag', 'heavy satchel', 'heavy bag', 'packing bag', 'packing bags', 'mochila', 'sac à dos'],
  answers: ['heavy', 'packing', 'pack', 'packs', 'packed', 'carry', 'carries', 'carrying', 'big', 'full', 'own', 'school', 'walk', 'trip', 'hike', 'hiking', 'stone', 'back', 'too', 'much', 'his', 'her', 'my', 'little', 'red', 'blue', 'green', 'nursery'],
  except: ['new', 'first', 'lost', 'lose', 'forgot', 'left', 'stolen', 'dinosaur', 'unicorn', 'dog', 'cat', 'bear', 'magic', 'talking', 'flying', 'jet', 'jetpack', 'turtle', 'snail', 'dora', 'broken', 'broke', 'torn', 'zip', 'camping', 'aeroplane', 'plane', 'holiday', 'mountain', 'mountains', 'train', 'grandpa', 'grandad', 'teacher', 'nervous', 'died', 'dead', 'hurt', 'hurts', 'sore', 'grandma', 'homework', 'boat', 'bully', 'leaving', 'running', 'run'],
  moods: ['first', 'waiting', 'learning'],
  company: ['rucksack', 'tower', 'bear', 'rug', 'stone', 'beetle'],
  about: 'The hero tips over backwards with the rucksack, although more and more is taken out, for at the bottom lies the stone that {A} once gave {H} to hold, only for a moment.',
  titles: ['Only for a Moment', 'Like a Beetle', 'Nothing Weighs a Lot', '{H} Packs for the Tower', 'Right Down at the Bottom'],
  want: [
    {
      id: 'for-the-tower',
      A: 'partner',
      paragraphs: [
        'Tomorrow they would walk to the old tower, and {H} wanted to carry a rucksack all alone. In went the bread and the bottle, two bears, and a book about moss. {H} put both arms through the straps, and stood up. The rucksack stayed sitting.',
        'So {H} gave a swing. Then the rucksack sat down again and took {H} along, and two legs waved in the air. “You look like a beetle,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'how-to-roll-over',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was quite nice down there. {H} lay on the rucksack as if it were a sofa, and saw the lamp from below. There was a fly in it. “How does a beetle get up?” asked {H}. “It rocks,” said {A}, “and then it’s lucky.”',
        '{H} rocked. To the left, to the right, to the left, and over. Now {H} was lying underneath, and the rucksack was on top. “That’s a tortoise,” said {A}. They agreed that it was a step forward.'
      ]
    },
    {
      id: 'in-case',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What’s the rope for?” asked {A}. “In case somebody’s in a hole,” said {H}. “And the spoon?” “In case they’ve been in there for long.” There was a sock too, in case a foot got wet. {A} wanted to know what would happen if both did.',
        '{H} put in the second sock. Then there was the question of where you hang wet ones, and so a peg went in. “In case there’s a line,” said {A}. {H} looked at the rope. It had two uses already.'
      ]
    },
    {
      id: 'bread-on-top',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Soft things go at the back,” said {A}, “and heavy things at the bottom. And what you need first goes on top.” They thought about what they would need first. That was the bread. They would need it at the corner.',
        'So the bread went on top. But the bottle would be needed after the bread, and the bear had to be able to see. In the end they were all on top. Nobody wanted to be at the bottom. You never knew who was down there.'
      ]
    },
    {
      id: 'straps',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The straps had a plastic thing on them, that you could pull. {A} pulled on the left. The rucksack slid up to one ear. {A} pulled on the right, and it looked over {H}’s head. “Now it can see where we’re going,” said {A}.',
        'But it’s tiring to have somebody looking over your head. They let it down. It went further than they had thought, as far as the backs of {H}’s knees. At every step it gave {H} a push. “It’s in a hurry,” said {H}.'
      ]
    },
    {
      id: 'practice-walk',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They did a practice walk, to the bathroom. {H} bent forward, so as not to tip over, and saw nothing but floor. “On your left is a view,” said {A}. {H} looked to the left. There was a skirting board, and a hair grip. “Very fine,” said {H}.',
        'At the bath there was a rest. Then came the way back, and that’s always longer. By the hall mirror {H} met somebody very old, with a hump, who was going the other way. They nodded to each other.'
      ]
    },
    {
      id: 'bears',
      A: 'partner',
      paragraphs: [
        '“You’ve got too much in there,” said {A}. The book about moss came out. {H} stood up, and tipped over. “Then it’s the bear,” said {A}. “They’re heavier than they look.” The bear was put on the rug, with its face to the wall.',
        'It was not the bear, nor the other one. At last everything lay on the rug, even the bread. {H} got up with an empty rucksack. There was a thump, and there was the beetle.'
      ]
    },
    {
      id: 'weigh-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} fetched the scales from the bathroom. First {H} stood on it, without anything. Then {H} stood on it with the rucksack. The needle shot off. “That’s another half of you,” said {A}. {H} turned round, to see which half.',
        'They weighed a bear. The needle did not move at all. They weighed the other bear, and he was just as good. “I’ve wronged them,” said {A}, and turned their faces back to the room.'
      ]
    },
    {
      id: 'somebody-inside',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Maybe it doesn’t want to go,” said {A}. “Some of them are house rucksacks.” {A} spoke to it of the tower, and the wind up there, and the jackdaws. The rucksack sat on the rug with its flap open. It looked as if it were yawning.',
        '“You’ve got to sound more cheerful,” said {H}. {A} sounded more cheerful, and picked it up by its loop. It pulled {A}’s arm down straight. “It’s dug its feet in,” said {A}.'
      ]
    },
    {
      id: 'smell',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} put {H}’s head right in, to look round. It was green in there, and there was a smell. “What of?” asked {A}. “Banana,” said the rucksack. “And pencils. And behind that there’s something else. It’s salty.”',
        '“That’ll be the cheese,” said {A}. {H} sniffed once more. It was not cheese. It was big and far away, and it had gulls in it. Then {H} had to come out, because of the banana.'
      ]
    },
    {
      id: 'crumbs',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They held it upside down over the newspaper, and patted its back. Out came two pencils, and half a biscuit with fluff. There was a ticket for a bus that did not go any more. There was sand, too, about a spoonful.',
        '“You could read a whole year in there,” said {A}, and sorted it. The biscuit was from spring. The fluff was from all over. {H} lifted up the rucksack with both arms. For one that had just been emptied, it had put on weight.'
      ]
    },
    {
      id: 'two-carry',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“We could take one strap each,” said {A}. They went once round the table like that, with the rucksack in between. It swung like somebody small who is jumped over puddles. “Whee,” said {A}, at each chair leg.',
        'It worked well. But {H} stopped. “Then it isn’t me who’s carrying it,” said {H}. “It’s us.” At the tower somebody might ask. {A} let go of the strap, and it was {H}’s again, and {H} sat down.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I once went for three days with a rucksack,” said {S}, “and I’d packed everything but the food.” “What did you have?” asked {A}. “Four jumpers and an iron.” {S} had wanted to look nice in the evening.',
        '“And what did you eat?” “Other people’s,” said {S}. “But I ironed their shirts for it. There were six of us up at the hut, and the cows had never seen such collars.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had a rucksack as well, which was a pillowcase. “What have you packed?” asked {A}. {S} looked in. “Nothing,” said {S}. “Only me, later on.” {S} put both feet in, to try it out, and pulled it up to the chin.',
        '“And who’s going to carry you?” {S} had not thought of that. {S} hopped as far as the door and back. “I am,” said {S}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} walked round everything that lay on the rug. The bread was the best of it, and then the sock. At the rucksack {A} stopped, and smelled at one place at the back for a long time.',
        '“There’s nothing in it,” said {H}. {A} looked up, and smelled there once again, and sneezed. {A} had been at the seaside too.'
      ]
    },
    {
      id: 'one-finger',
      A: 'partner',
      paragraphs: [
        '{A} hooked one finger through the loop, and lifted. The finger went long and white. “There’s nothing left in it,” said {H}. “Then nothing weighs a lot,” said {A}. “Knock,” it said, right down at the bottom.',
        '{A} felt along the back, under the lining, where nobody ever looks. There was a flap, with a button.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-stone',
      A: 'partner',
      paragraphs: [
        '{H} undid the button, and put in an arm up to the elbow. Out came a stone. It was as big as a loaf, with a white ring round it. {A} went red. “That’s mine,” said {A}. “From the seaside. I said, hold this for me, only for a moment.”',
        '“I did hold it,” said {H}. It had been to the library since then, and twice to the dentist. “Didn’t you notice?” asked {A}. “I thought that was what rucksacks were like,” said {H}.'
      ]
    },
    {
      id: 'where-it-has-been',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{A} held the stone in both arms. It was quite warm, from being carried. “I looked for it everywhere,” said {A}. “I thought that I’d left it on the wall by the ice-cream van.” {H} told the stone that they had arrived.',
        '“Does it know its tables now?” asked {A}. It had been there, after all. {H} knocked on it. “Knock,” it said. “That’s one times one,” said {H}.'
      ]
    },
    {
      id: 'two-beetles',
      A: 'partner',
      paragraphs: [
        'Everything went in again, the bread and the bottle, the moss and both bears. {H} stood up, and almost flew. {H} went three times round the rug, and jumped, and it all jumped too.',
        '“Then I’ll try mine as well,” said {A}, and put on the big rucksack by the door. {A} gave a swing. There was a thump, and two long legs waved in the air. “What’s in there?” called {A}. “Hold it for me,” said {H}. “It’s only for a moment.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked down at the beetle, from very near.',
      '{names} kept an eye on the bread.',
      { text: '{names} fetched one more thing, just in case.', needs: ['hands'] },
      { text: '{names} gave the beetle a hand up.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down on the rug with all the rest.',
      '{names} listened to the knock.',
      { text: '{names} made a row of what came out, from big to small.', needs: ['hands'] },
      { text: '{names} took the bears onto one knee.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the stone, and at the sea.',
      '{names} went three times round the rug, behind {H}.',
      { text: '{names} felt at the bottom of a bag, just to be sure.', needs: ['hands'] },
      { text: '{names} pulled the second beetle up by both arms.', needs: ['hands'] }
    ]
  },
  bed: [
    'Two rucksacks stood by the door, a big one and a small one. The stone lay on the windowsill, and had nothing on its back.',
    '{H} washed, and put both arms into the pyjamas as if they were straps. In bed {H} lay down backwards, on purpose, and it was soft.'
  ],
  last: [
    'Nothing lay right down at the bottom any more, and {H} was so light, and slept.',
    'Like a beetle, but a tired one, {H} lay there with both legs still, and was asleep.'
  ]
})
