import { wishPlot } from '../wish-plot.ts'

export const stickyPlayDough = wishPlot({
  id: 'wish-sticky-play-dough',
  wishes: ['sticky playdough', 'sticky play dough', 'sticky play-dough', 'sticky playdoh', 'sticky play doh', 'sticky dough', 'playdough too sticky', 'play dough too sticky', 'dough too sticky', 'salt dough sticky', 'sticky salt dough', 'playdough stuck', 'play dough stuck', 'dough stuck hands', 'dough stuck fingers', 'playdough stuck hands', 'playdough stuck fingers', 'playdough sticks', 'dough sticks', 'dough sticking', 'playdough too wet', 'play dough too wet', 'dough too wet', 'playdough went wrong', 'play dough went wrong', 'playdough gone wrong', 'homemade playdough', 'home made playdough', 'homemade play dough', 'playdough gooey', 'playdough gloopy', 'playdough slimy', 'dough gooey', 'playdough recipe', 'too much water dough', 'too much water playdough', 'sticky slime dough', 'playdoh too sticky', 'playdoh stuck', 'play doh stuck', 'play doh too sticky', 'play-dough stuck', 'salt dough too wet', 'salt dough stuck', 'salt dough went wrong', 'playdough mushy', 'playdough sloppy', 'playdough soggy', 'playdough won’t come off', 'play dough won’t come off', 'playdough too much water', 'playdough too runny', 'dough too runny', 'dough won’t let go'],
  answers: ['playdough', 'play', 'dough', 'doh', 'playdoh', 'sticky', 'stickier', 'sticks', 'stick', 'sticking', 'stuck', 'wet', 'gooey', 'gloopy', 'slimy', 'soft', 'too', 'very', 'much', 'water', 'flour', 'salt', 'oil', 'colour', 'colouring', 'food', 'bowl', 'hand', 'hands', 'finger', 'fingers', 'everywhere', 'all', 'over', 'table', 'kitchen', 'made', 'make', 'makes', 'making', 'mixed', 'mixing', 'kneaded', 'kneading', 'stirred', 'homemade', 'own', 'mine', 'hers', 'came', 'come', 'out', 'went', 'wrong', 'turned', 'got', 'was', 'we', 'our', 'today', 'yesterday', 'afternoon', 'morning', 'rainy', 'day', 'nursery', 'school', 'preschool', 'kindy', 'playgroup', 'home', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'grandma', 'nana', 'granny', 'brother', 'sister', 'friend', 'recipe', 'snail', 'little', 'funny', 'messy', 'mess', 'first', 'time', 'mushy', 'sloppy', 'soggy', 'runny', 'spoon', 'cup', 'more', 'added', 'add', 'tap', 'washed', 'peeled', 'blue', 'green', 'pink', 'red', 'yellow', 'floor', 'apron', 'ball', 'soon', 'weekend', 'evening', 'off', 'won’t', 'mama', 'papa', 'grandpa', 'grandad', 'auntie', 'uncle', 'cousin'],
  except: ['bread', 'pizza', 'biscuit', 'biscuits', 'cookie', 'cookies', 'gingerbread', 'cake', 'roti', 'chapati', 'pastry', 'dumplings', 'hair', 'ate', 'eaten', 'eats', 'swallowed', 'sick', 'carpet', 'dragon', 'dinosaur', 'unicorn', 'monster', 'robot', 'alive', 'magic', 'family'],
  moods: ['losing', 'first', 'learning', 'change'],
  company: ['playdough', 'dough', 'flour', 'water', 'bowl', 'board', 'snail', 'hand', 'hands', 'tap', 'towel', 'tile', 'spoon', 'table', 'house', 'finger', 'fingers', 'thumb', 'ball', 'cup', 'door', 'telephone', 'wall', 'nose'],
  about: 'The hero’s playdough is too sticky to make a snail, and washing makes it stickier, until a crumb that rolled through the flour shows how it lets go; and the last sticky bit is just what a snail needs.',
  titles: ['It Will Not Let Go', 'Twice the Water', '{H} Comes with the Bowl', 'A Snail That Holds On', 'Something Dry to Eat'],
  want: [
    {
      id: 'the-bowl-came-too',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were making playdough, and {H} wanted to make a snail. It takes two cups of flour, one of salt and one of water. But the water had looked like so little, and {H} had poured it in twice. Now {H}’s playdough was too sticky. It stuck to the bowl, and to both hands. When {H} pulled, the bowl came too. {A}’s lay on a board in a neat ball. “Mine won’t let go of me,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-nose',
      A: 'same',
      spare: 1,
      paragraphs: [
        'With both hands in sticky playdough, your nose begins to itch. That is always so. “More to the left,” said {H}, and {A} scratched it. “No, that’s too far. Now up a bit.” At last it was the right place, and the itch had moved to an ear.',
        '{H} tried to do that with a shoulder. After this there was playdough on the shoulder, too, and it held on to the ear. For a while {H} had to listen to a jumper.'
      ]
    },
    {
      id: 'a-ducks-foot',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} held up one hand and counted the fingers. There was a thumb, and then there was one very wide one. “It’s a duck’s foot,” said {A}. {H} spread it as far as it would go. Between all the fingers hung a skin of sticky playdough.',
        '“A duck could never play the piano,” said {A}. {H} tried it on the edge of the table. It was one long note. When the song was over, the hand did not want to leave the piano.'
      ]
    },
    {
      id: 'where-it-has-been',
      A: 'same',
      spare: 3,
      paragraphs: [
        'You could see where {H} had been that day. There was playdough on the drawer with the spoons, and on the fridge. There was a good deal on the biscuit tin. “I was only looking,” said {H}. “It’s stuck to the inside of the lid,” said {A}.',
        'There was even a bit on the ceiling lamp. {H} could not have reached that on two chairs. They looked up at it, and then {H} looked at {A}. “I was waving,” said {A}.'
      ]
    },
    {
      id: 'under-the-tap',
      A: 'partner',
      paragraphs: [
        '“I’ll wash it off,” said {H}, and held both hands under the tap. But the sticky playdough drank up the water, and hung down in strings. It got hold of the tap. {A} had to peel off {H}’s fingers, one by one. Then it got hold of the towel. “The more it drinks,” said {H}, “the more it holds on.” It was no use at all for a snail.'
      ]
    },
    {
      id: 'other-shook-hands',
      A: 'other',
      spare: 4,
      paragraphs: [
        'Without thinking, {A} held out a hand. “Good afternoon,” said {A}. {H} was polite, and took it. That was how {A} got into the sticky playdough too. They shook hands for rather a long time.',
        '“It’s been very nice to meet you,” said {A}, and wanted to go. {H} came along to the door, and then round the table. “I’d stay for tea,” said {A}, “but who’d pour it?” In the end they pulled, and said goodbye quite quickly.'
      ]
    },
    {
      id: 'telephone',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The telephone rang. {H} pressed the button with an elbow, and {A} held the telephone to {H}’s clean ear. It was a lady with a wrong number. “Are you the hairdresser’s?” asked the lady. “No,” said {H}. “We’re too sticky.”',
        'It was quiet for a moment. “Is it the hot weather?” asked the lady. “It’s playdough,” said {H}. “I put the water in twice.” The lady said that it could happen to anybody. Her hair had been like that once.'
      ]
    },
    {
      id: 'elder-wallpaper',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Flour and water?” said {S}. “That’s what we put up our wallpaper with, when I was small. It was too sticky for anything else. It held for eleven years.” {A} looked at both hands, and tried to think that far.',
        '“And after the eleven years?” asked {A}. “Then the mice found out,” said {S}. “They came in from behind and ate the paste. One morning the roses bowed to us, and lay down on the table.”'
      ]
    },
    {
      id: 'child-one-each',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to be stuck as well. {A} had plenty, and gave {S} a dab on each thumb. {S} pressed one thumb on the table, and lifted it, and the thumb said “tick”. After that the table ticked all along the edge, and so did each of the chairs.',
        'At last {S} pressed both thumbs together, and then there was no thumb left over for anything. “I’m shut,” said {S}. {A} opened {S} with a spoon.'
      ]
    },
    {
      id: 'pet-and-the-spoon',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'Playdough has far too much salt in it for {A}, and the bowl was put up high. So {A} only watched. A wooden spoon had stuck to the back of {H}. Whenever {H} turned round, the spoon swung from side to side.',
        '{A} knew what that meant. It meant that {H} was glad to see {A}. {H} turned round to find out what {A} was looking at, and was gladder still.'
      ]
    },
    {
      id: 'a-crumb-under-the-table',
      A: 'partner',
      paragraphs: [
        'A crumb of {H}’s playdough had dropped on the floor. {A} wanted to pick it up, but the crumb rolled away under {A}’s finger. “That’s funny,” said {A} from under the table. “This bit’s yours, and it won’t stick to me at all.” They lay down and looked. Behind the crumb there was a track, through a patch of white. “It’s been in the spilled flour,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'nothing-to-eat',
      A: 'partner',
      paragraphs: [
        '“So that’s it,” said {A}. “Yours has had twice the drink, and nothing to eat with it.” {H} held out both hands, and {A} shook flour over them. {H} rubbed. Out came the fingers, and last of all a thumb. Then {H} fed the sticky playdough in the bowl with flour, a spoon at a time. At the fifth spoon it let go. It lay in {H}’s hand like a warm ear.'
      ]
    },
    {
      id: 'what-it-holds-on-to',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They tried whether it really had let go. {H} pressed the playdough on the fridge, and it fell off. {A} pressed some on {A}’s own forehead, and nodded, and it fell into the flour. “It used to like everybody,” said {A}.',
        '{H} held it up and looked at it. “It still does,” said {H}. “It just doesn’t want to be carried.” You could understand that, at its age. It was an hour old.'
      ]
    },
    {
      id: 'a-floury-hand',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now there was flour wherever there had been playdough before. {A} had a white hand on one shoulder, from being thanked. {H} found another on the back of a chair. “Was that there when we came?” asked {H}.',
        'It was too small for one of {A}’s, and its thumb was on the wrong side. {H} tried it. It only fitted with {H}’s back to the chair, and one arm stretched out behind. “What were you doing there?” asked {A}. “Not touching anything,” said {H}.'
      ]
    },
    {
      id: 'how-many-turns',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How do you make a snail’s house?” asked {A}. {H} showed it. {H} rolled the playdough into a long worm that stuck to nothing. Then the worm went home, and went on going home, until it was all inside.',
        '{A} rolled one too. It came out as long as the table. “That won’t be a house,” said {H}. “That’ll be a hotel.” They rolled it up together, from both ends, and met at the reception.'
      ]
    },
    {
      id: 'what-a-snail-needs',
      A: 'partner',
      paragraphs: [
        'Soon there was a snail, and a round house for it. But now nothing was sticky. The house slid off on the left side, and then it slid off on the right. {H} looked into the bowl. At the very bottom was a last bit that had not been fed. {H} dabbed some under the house, and it stayed. Then {H} dabbed some under the snail, and set it on a tile of the wall. It hung there, straight up. “Won’t it fall?” asked {A}. “Snails don’t,” said {H}. “They’re too sticky.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went all round the bowl, and it held on to {H} on every side.',
      '{names} touched it once, to see, and had to be pulled.',
      { text: '{names} held the bowl, so that only {H} came off.', needs: ['hands'] },
      { text: '{names} counted the cups of water backwards, and it was still two.', needs: ['hands'] }
    ],
    way: [
      '{names} kept a bit of it, without having asked for any.',
      '{names} watched a string of it get longer, as far as the floor.',
      { text: '{names} pulled at the towel from the other end.', needs: ['hands'] },
      { text: '{names} scraped the tap with a spoon, and then scraped the spoon.', needs: ['hands'] }
    ],
    turn: [
      '{names} got some flour too, and was white down one side.',
      '{names} sat below the snail and waited for it to fall, and it stayed.',
      { text: '{names} shook the flour bag, until the last of it came out.', needs: ['hands'] },
      { text: '{names} rolled a very small worm, so that the snail had company.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bowl was soaked, the floor was swept, and the playdough went into a box with a lid. The snail stayed where it was, on its tile.',
    '{H} washed, and both hands let go of the soap, the towel and the light. Then {H} lay down.'
  ],
  last: [
    'On its tile the snail held on, and {H} let go, and was asleep.',
    'The snail had gone up by not even half a tile, and {H} was asleep.'
  ]
})
