import { wishPlot } from '../wish-plot.ts'

const SEEDS = ['seeds', 'sunflower seeds', 'sunflowers']

export const whatTheSeedsDoAtNight = wishPlot({
  id: 'wish-what-the-seeds-do-at-night',
  beginsElsewhere: true,
  wishes: ['planted sunflower seeds today and wants to know what they do at night', ...SEEDS.flatMap((seeds) => [`${seeds} do at night`, `${seeds} grow at night`, `${seeds} night earth`, `${seeds} night soil`, `${seeds} dark earth`, `${seeds} sleep at night`, `planted ${seeds} night`, `planted ${seeds} bedtime`, `planted ${seeds} stay up`, `planted ${seeds} stay awake`, `planted ${seeds} won’t go to bed`, `planted ${seeds} won’t sleep`, `watch ${seeds} at night`]), 'seeds night underground', 'stay awake see seeds grow', 'stay up see seeds grow', 'stayed up watch sunflower seeds grow', 'planted sunflower seeds bed wants see grow', 'planted seeds bed wants see grow', 'do seeds sleep', 'sits beside the pot seeds', 'seeds in the dark', 'won’t go to bed seeds', 'flower pot night waiting grow'],
  answers: ['sunflower', 'sunflowers', 'seed', 'seeds', 'flower', 'flowers', 'plant', 'plants', 'planted', 'planting', 'sowed', 'sowing', 'sow', 'grow', 'grows', 'growing', 'grew', 'sprout', 'sprouts', 'sprouting', 'root', 'roots', 'shoot', 'pot', 'pots', 'tray', 'flowerpot', 'jar', 'windowsill', 'window', 'kitchen', 'balcony', 'garden', 'soil', 'earth', 'mud', 'dirt', 'ground', 'underground', 'water', 'watered', 'watering', 'drink', 'drinks', 'night', 'nights', 'nighttime', 'dark', 'darkness', 'tonight', 'today', 'yesterday', 'bed', 'bedtime', 'sleep', 'sleeps', 'sleeping', 'asleep', 'awake', 'stay', 'stays', 'stayed', 'staying', 'up', 'watch', 'watches', 'watching', 'watched', 'see', 'look', 'looks', 'looking', 'listen', 'wait', 'waits', 'waiting', 'know', 'knows', 'wonder', 'wonders', 'wondering', 'asks', 'asked', 'what', 'do', 'does', 'doing', 'they', 'them', 'it', 'down', 'there', 'under', 'inside', 'first', 'torch', 'flashlight', 'hand', 'school', 'nursery', 'preschool', 'class', 'curious', 'excited', 'wants', 'want', 'wanted', 'won’t', 'beside', 'next', 'sits', 'sitting', 'sat', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'granny', 'grandma', 'nana', 'grandad', 'grandpa', 'auntie', 'uncle', 'brother', 'sister', 'son', 'daughter', 'boy', 'girl', 'little', 'we', 'she', 'he', 'her', 'his', 'my', 'our', 'the', 'a', 'and', 'to', 'in', 'of', 'because', 'go', 'goes', 'going', 'story', 'about'],
  except: ['bean', 'beans', 'pea', 'peas', 'cress', 'tomato', 'tomatoes', 'pumpkin', 'pumpkins', 'apple', 'watermelon', 'radish', 'carrots', 'chicken', 'chickens', 'hen', 'hens', 'jack', 'beanstalk', 'giant', 'magic', 'baked', 'coffee', 'jelly', 'ate', 'eaten', 'swallowed', 'nose', 'died', 'dead', 'grave', 'buried', 'hospital', 'bird', 'birds', 'squirrel', 'slug', 'slugs', 'mouse', 'bag', 'toast', 'anansi', 'moon', 'bears', 'bear', 'dragon', 'worm', 'worms', 'upside', 'money', 'competition', 'tallest', 'grandpa', 'grandma', 'granny', 'nana', 'grandad', 'dad', 'daddy', 'mum', 'mummy', 'cat', 'dog', 'rabbit', 'hamster'],
  moods: ['question', 'first', 'learning', 'sleepless', 'change'],
  asked: 'fact',
  company: ['pot', 'seed', 'seeds', 'earth', 'torch', 'night', 'hand', 'stripes', 'sill', 'can', 'chair', 'glass', 'lamp', 'packet', 'window'],
  about: 'The hero stays up beside the pot to know what the sunflower seeds do at night, and with a torch it is not night any more; so the seed that was left over is held in a wet, dark, shut hand, where it drinks and lies still, which is just what the hero was told to do at seven.',
  titles: ['The Seed That Was Left Over', 'A Hand Full of Night', 'Three in the Pot and One in the Hand', '{H} Stays Up beside the Pot', 'What They Do Down There'],
  want: [
    {
      id: 'as-soon-as-nobody-looks',
      A: 'partner',
      paragraphs: [
        '{H} had planted three sunflower seeds today, and was staying up to see what they did at night. The pot of dark earth stood on the sill. {H} sat on a chair beside it, with a blanket and a torch.',
        '“They’ll only start when nobody’s looking,” said {H}. “Then don’t look,” said {A}. “But then I won’t know!” {A} brought a glass of water. “Drink that,” said {A}, “and lie down in the dark, and stay there.” It was seven.'
      ]
    }
  ],
  way: [
    {
      id: 'not-night-any-more',
      A: 'partner',
      paragraphs: [
        '{H} put out the lamp. Now it was night, but there was nothing to see. So {H} switched on the torch. There was the earth, brown and bright. “It’s lunchtime in there,” said {A}.',
        '{H} switched it off, and it was night. {H} switched it on, and it was lunchtime. “When it’s night I can’t see,” said {H}, “and when I can see, it isn’t night.”'
      ]
    },
    {
      id: 'which-is-which',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Which one’s which?” asked {A}. {H} knew them all. By the window lay the one with the broad stripe. In the middle was the thin one. The third had slipped from {H}’s fingers, and gone in on its own, head first.',
        '“That one’s in the biggest hurry,” said {A}. They agreed to watch it most. {H} turned the pot a bit, so that it was in front. Then they had to work out again who was by the window.'
      ]
    },
    {
      id: 'the-roof',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How deep are they?” asked {A}. “As far as here,” said {H}, and showed the first bend of one finger. {A} looked at the same bend on another finger. It was further down. “Then mine would be in the cellar,” said {A}.',
        'They tried to think what it was like for a seed. On top of it lay about as much earth as two blankets. {H} put on a second blanket, to know how that felt. It felt like a good place.'
      ]
    },
    {
      id: 'ear-on-the-pot',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} laid one ear against the pot. It was cool, and it smelled of rain. Inside there was a very small noise, tk, tk. “They’re walking about!” whispered {H}. {A} put an ear to the other side. Now they had the pot between them like a book.',
        '“That’s the earth,” whispered {A}. “You’ve watered it, and it’s swallowing.” Tk, it went. {H} took a mouthful from the glass, to compare. It was the same noise, only from a bigger pot.'
      ]
    },
    {
      id: 'pretending-to-go',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Perhaps they’ll start if you go,” said {A}. So {H} said aloud, “I’m off now.” {H} walked to the door, with very loud feet, and shut it from the inside. Then {H} came back on tiptoe. A board creaked.',
        'They both stood still for a long time, and so did the pot. “They’ve noticed,” whispered {H}. “You said it too nicely,” whispered {A}. “Nobody’s ever gone to bed as nicely as that.”'
      ]
    },
    {
      id: 'a-letter-down',
      A: 'same',
      spare: 5,
      paragraphs: [
        'By the torch {H} drew a picture, to show the seeds what to do. It was a sunflower with a face, as tall as the paper. {A} leaned it on the pot. “How will they know which way is up?” asked {A}. “Up is where the face is,” said {H}.',
        'But from down there nobody could see it, of course. {H} held the picture over the earth, face down, until they must have seen it all. “Now they know,” said {H}. They only did not know yet where you got a face.'
      ]
    },
    {
      id: 'other-with-a-cushion',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} went out for a cushion, and came back on tiptoe. “Have I missed anything?” whispered {A}. “No,” whispered {H}. “What have they done so far?” “Nothing that you could see.” “Then I’m just in time,” said {A}, and sat down on the cushion.',
        'Now they both watched the pot. After a while {A} thought that it had moved, and {H} thought that it was {A}. So they both held still, to see which of the three it was.'
      ]
    },
    {
      id: 'pet-on-the-sill',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} came to find out why nobody was where they ought to be. If somebody sits up beside a thing, it must be a good thing. {A} smelled the earth, and waited too. For a long time nothing happened, to either of them.',
        'Then {A} lay down on the end of the blanket, with a sigh. The eyes were shut, but one ear still stood up, and pointed at the pot. “{A} is listening for them,” said {H}. After a while the ear lay down as well.'
      ]
    },
    {
      id: 'elder-the-potato',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once stayed up for a potato,” said {S}. “It lay in the cellar, and they told me that it would sprout.” “Did it?” asked {A}. “I sat there on a crate till nine,” said {S}. “We looked at each other. It had more eyes than I had.”',
        '“And then?” “Then I blinked,” said {S}. “In the morning I was in my bed, and the potato had a sprout. I’ve always said that it waited for the blink.” {A} turned back to the pot, with both eyes wide open.'
      ]
    },
    {
      id: 'child-is-a-seed',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was a seed as well, and sat down on the floor with a cushion on top. “What are you doing down there?” asked {A}. “I can’t say,” said {S}. “It’s dark.” After a while there was a crunching under the cushion.',
        '“Do seeds eat biscuits?” asked {A}. “Only at night,” said {S}. One hand came up out of the earth, and felt about for another biscuit. There was none. So the hand went in again, and the seed waited for the spring.'
      ]
    },
    {
      id: 'one-left-over',
      A: 'partner',
      paragraphs: [
        '{H} felt in one pocket, and there was a fourth seed, left over. It was light and dry, with grey stripes and two sharp edges. “That one can’t do it,” said {H}. “It hasn’t got any night.”'
      ]
    },
    {
      id: 'what-you-do-in-the-dark',
      A: 'partner',
      paragraphs: [
        '“How do you find your slippers,” asked {A}, “when it’s dark?” “I feel for them,” said {H}. {A} looked at the seed, and at {H}’s fingers.',
        '“You needn’t look, then,” said {A} slowly. “Down there it’s dark and wet, and a bit warm. Where else is it like that?” {H} dipped one hand in the watering can, and shut the seed up in it.'
      ]
    }
  ],
  turn: [
    {
      id: 'night-in-a-hand',
      A: 'partner',
      paragraphs: [
        'Now it was night in the hand. At first the seed scratched, and then it grew smooth. Soon the hand was dry inside. {H} dipped it in again, and it got dry again. “Where does all the water go?” asked {A}.',
        '{H} did not look, but felt with the tip of one finger. The sharp edges were not sharp any more. The seed lay quite still. “It’s drinking,” whispered {H}. “It just lies there and drinks.”'
      ]
    },
    {
      id: 'a-tight-coat',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} was allowed to feel as well, with one finger, through the gap. “It’s got a tummy,” said {A}. It did sit rather tightly in its stripes. “What happens when it’s had even more?” asked {A}.',
        '“It’ll pop at the side,” said {H}. “And then it puts a foot out.” “Tonight?” “In a few days,” said {H}. “They always put the foot out first.” {A} moved over a bit, in case.'
      ]
    },
    {
      id: 'news-for-the-others',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Shall we ask what it’s thinking?” said {A}. {H} held the hand against one ear, like a shell. It was quite a friendly sort of quiet. “It isn’t thinking yet,” said {H}. “It’s got its mouth full.”',
        '{A} had supposed that they practised down there, for being tall. But you cannot practise being tall while you lie down. First there was water, and then there was a foot. The face came last of all, and only in the summer.'
      ]
    },
    {
      id: 'all-they-do',
      A: 'partner',
      paragraphs: [
        '“So that’s what they do at night,” said {H}. “They drink some water, and lie down in the dark, and stay there.” “Fancy that,” said {A}. It was just what {H} had been told at seven.',
        '{H} made a hole with one finger, and put the fourth seed in with the others. Nobody had to watch them now. So {H} drank up the water, and went to lie down.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the earth, and it was just earth.',
      '{names} settled down beside the chair, to stay up too.',
      { text: '{names} wiped a ring of water off the sill.', needs: ['hands'] },
      { text: '{names} tucked the blanket in under the chair.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked each time that it was lunchtime.',
      '{names} kept out of the pot’s sight.',
      { text: '{names} tried the torch on the ceiling, where it was night as well.', needs: ['hands'] },
      { text: '{names} drew the curtain, for the sake of the dark.', needs: ['hands'] }
    ],
    turn: [
      '{names} came close to the hand, and smelled wet seed.',
      '{names} lay down in the dark, and stayed there.',
      { text: '{names} filled up the watering can for the next one.', needs: ['hands'] },
      { text: '{names} shut one hand as well, to see how dark it got.', needs: ['hands'] }
    ]
  },
  bed: [
    'The torch was put away, and the chair pushed in. On the sill stood the pot, and four of them were in there, drinking.',
    '{H} washed the earth from one finger, and lay down on one side. The blanket was pulled up to the ears, which was just deep enough.'
  ],
  last: [
    'It was dark down there, and a bit warm, and {H} was asleep, with one foot out.',
    'Nobody was looking any more, and so they started, and {H} was asleep.'
  ]
})
