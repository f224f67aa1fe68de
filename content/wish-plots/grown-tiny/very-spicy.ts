import { wishPlot } from '../wish-plot.ts'

export const verySpicy = wishPlot({
  id: 'wish-swap-places',
  beginsElsewhere: true,
  wishes: ['swap places mum', 'swap places mummy', 'swap places mom', 'swap places mommy', 'swap places dad', 'swap places daddy', 'swap places parents', 'swaps places mum', 'swaps places mummy', 'swaps places mom', 'swaps places mommy', 'swaps places dad', 'swaps places daddy', 'swaps places', 'swap places', 'swapped places', 'swapping places', 'trade places', 'trades places', 'switch places', 'switches places', 'mummy for a day', 'mum for a day', 'mom for a day', 'daddy for a day', 'dad for a day', 'parent for a day', 'grown up', 'grown ups', 'is the grown up', 'is the grown-up', 'grown up for a day', 'grown-up for a day', 'grownup for a day', 'adult for a day', 'is the adult', 'wakes up grown up', 'wakes up adult', 'turns into grown up', 'becomes grown up', 'becomes grown-up', 'becomes the grown up', 'daddy is the child', 'mummy is the child', 'dad is the child', 'mum is the child', 'daddy is the kid', 'mummy is the kid', 'parents turn into children', 'mum turns into child', 'dad turns into child', 'mummy turns into child', 'daddy turns into child', 'swaps bodies mum', 'swaps bodies dad', 'swaps bodies mummy', 'swap bodies mum', 'swap bodies dad', 'children are the grown ups', 'kids are the grown ups'],
  answers: ['swap', 'swaps', 'swapped', 'swapping', 'trade', 'trades', 'switch', 'switches', 'places', 'place', 'bodies', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'parent', 'parents', 'grown', 'up', 'ups', 'grown-up', 'grown-ups', 'grownup', 'adult', 'adults', 'child', 'children', 'kid', 'kids', 'day', 'one', 'is', 'becomes', 'turn', 'turns', 'into', 'wakes', 'woke', 'whole', 'other', 'way', 'round', 'magic', 'and', 'while', 'instead'],
  except: ['baby', 'school', 'teacher', 'seat', 'seats', 'bus', 'car', 'twins', 'twin', 'dog', 'cat', 'horse', 'dinosaur', 'monster', 'poorly', 'ill', 'sick', 'hospital', 'sad', 'cross', 'angry', 'work', 'house', 'houses', 'step', 'new', 'boss', 'toy', 'teddy', 'sister', 'brother', 'grandma', 'grandpa', 'nana', 'granny', 'egypt', 'bandages', 'pyramid', 'tomb', 'ancient', 'left', 'gone', 'died', 'best', 'favourite', 'bad', 'drunk', 'shouts', 'prince', 'princess', 'king', 'frog', 'fish', 'robot', 'mouse', 'whale', 'duck', 'bear', 'rabbit', 'bird', 'elephant', 'bed', 'room', 'rooms'],
  moods: ['first'],
  isTale: true,
  fed: true,
  company: ['biscuits', 'biscuit', 'tin', 'flour', 'shoe', 'bed', 'crocodile', 'cereal', 'kitchen'],
  about: 'The hero swaps places with a grown-up to find out what is eaten in the kitchen at night, and must first get the new child to sleep.',
  titles: ['Very Spicy', '{H} Is the Grown-up', 'Behind the Flour', 'A Noodle in the Hall', 'Different Water'],
  want: [
    {
      id: 'spicy',
      A: 'partner',
      paragraphs: [
        'One night {H} was thirsty, and got up. {A} sat in the kitchen and chewed. “What are you eating?” asked {H}. “It’s spicy,” said {A}. “You wouldn’t like it.” {H} wanted to know what it was. Only grown-ups are told.',
        '“I’d like to be the grown-up for a day,” said {H}. “And I’d like to be the child,” said {A}, and yawned. Click! went something. In the morning {H} woke up in the big bed, with very long legs. In the small one sat {A}, with the teddy. They had swapped places.'
      ]
    }
  ],
  way: [
    {
      id: 'noodle',
      A: 'partner',
      paragraphs: [
        '“Shoes on,” said {H}, in a deep voice. {A} put on one. “And the other.” “I can’t find it,” said {A}, who was sitting on it. “We’re late!” {A} lay down in the hall and went soft, like a noodle. It is hard to put a shoe on a noodle.',
        'In the shop the child wanted the cereal with the tiger. “No,” said {H}. {A} wanted it louder. Everyone looked, and they looked at {H}. The tiger came home with them.'
      ]
    },
    {
      id: 'coffee',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A grown-up begins the day with coffee. {H} let it get cool, and took a sip. It tasted like a pavement. “Is it good?” asked {A}, over the milk. “Mm,” said {H}, and looked out of the window while it went down.',
        'That is how they do it. {H} had often seen the looking out of the window, and had thought it was about the view. “May I try?” asked {A}. “You wouldn’t like it,” said {H}. This time it was true.'
      ]
    },
    {
      id: 'hold-this',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Hold this,” said {A}, and gave {H} a stick. “And this.” It was a wet leaf. “And can you mind this for me? It’s my best one.” It was a stone like all the others. {H}’s pockets were full before they had got to the corner.',
        '“You could carry some,” said {H}. {A} showed two empty hands. “I need mine,” said {A}, “for finding.” By the bridge {H} had nine sticks, one glove and half a pear. {H} walked like somebody with a tray.'
      ]
    },
    {
      id: 'the-neighbour',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At the corner there was a man who talked to grown-ups. He talked to {H} about the drains. {H} nodded, and said “well, well,” and “you don’t say.” {A} hung on {H}’s arm, and went round it like a gate.',
        '“Can we go?” said {A}. “Can we go now? You said a minute!” “In Mill Street they’ve had to dig it all up,” said the man. {H} wanted to go more than {A} did. But the long legs stood there, and the head nodded. It could not be stopped from inside.'
      ]
    },
    {
      id: 'keys',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Where are the keys?” said {H}. It was the eleventh time that day. They weren’t on the hook, and they weren’t in the coat. {H} looked in the same bag four times, faster and faster. “When did you last have them?” asked {A}.',
        '{H} had never known how little that helps. “If I knew that, I’d have them!” said {H}. “They’re in your hand,” said {A}. They were. They had been warm for quite some time.'
      ]
    },
    {
      id: 'oof',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} sat down for a moment, and somebody said “oof.” {H} looked round. Nobody was there. {H} got up again, and this time it said “hup.” It came out of the knees.',
        '“You do it too,” said {A}. “I thought you did it on purpose.” They tried whether you could sit down without it. {H} held {H}’s breath, and bent, and was nearly there. “Oof,” it said, and quite loud, since it had been kept waiting.'
      ]
    },
    {
      id: 'crusts',
      A: 'same',
      spare: 6,
      paragraphs: [
        'For lunch {H} made a sandwich, and cut the crusts off. “I wanted the crusts,” said {A}. {H} laid them back on, all the way round, as they had been. “Now they’re only lying there,” said {A}. “They aren’t on.”',
        '{H} made another, with crusts. It was cut in squares, and it should have been triangles. At the third one {H} ate the first two, standing up at the sink. It was the grown-up’s lunch. {H} had always thought they liked it there.'
      ]
    },
    {
      id: 'are-you-looking',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In the playground {A} sat on the swing, and {H} stood behind and pushed. “Higher,” said {A}. “Are you looking? Look, no, now. You missed it!” {H} looked so hard that both eyes watered. {A} did exactly the same as before.',
        '“Very good,” said {H}. “You always say that,” said {A}. {H} thought it over. “Your left foot was higher than your right one,” said {H}, “and you had your tongue out.” {A} beamed, and did it again.'
      ]
    },
    {
      id: 'blow-on-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} had tripped over the kerb, and held one knee. There was nothing to see. “You have to blow on it,” said {A}. {H} wasn’t sure how you do that. Perhaps you have to learn it at a school for grown-ups.',
        '{H} bent down, and blew, from the left to the right. “It’s gone,” said {A} at once, and ran off. {H} looked at the place where it had been, and blew once on the back of one hand. It was only air.'
      ]
    },
    {
      id: 'letters',
      A: 'same',
      spare: 9,
      paragraphs: [
        'There was post, and all of it was for the grown-up. The letters had little windows, and nobody had drawn on any of them. {H} opened the first one with a thumb. It was numbers. The second one said that the first one was on its way.',
        '“Are they from your friends?” asked {A}. “No,” said {H}. “They want something, but I can’t make out what.” {A} made one for {H}, with a house on it and a round sun. {H} read that one three times, and put it on the fridge.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} looked from the one to the other. The big one smelled like {H}, and the small one didn’t. {A} went to the cupboard where the food was, to see who would come. Up to today that had been quite clear.',
        'They both came. {A} got something from above, and something from below a bit later. It was the best day for a long time. {A} hoped that they would go on getting it wrong.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} looked {A} up and down, from the long legs to the keys. “So you’re the grown-up now,” said {S}. “How’s it going?” “I haven’t sat down yet,” said {A}. “I haven’t even had a wee.” {S} nodded for a long while.',
        '“I was forty before I knew that the others were only pretending too,” said {S}. “There’s a trick to it. When you don’t know, you say: let’s see what’s in the fridge.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} noticed at once that there was a new grown-up. “May I have a biscuit before supper?” asked {S}. It was worth a try. “What do I usually say?” asked {A}. “You say yes,” said {S}. “You say, take two.”',
        '{A} looked at {S} for some time. {S} looked at the ceiling. “I was small until last night,” said {A}. “I know that face from inside.” “One?” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had to be changed. {H} had always been out of the room for that. Now {H} undid the one side, and {A} rolled over to the other. {H} did up the one side, and {A}’s foot was through it. They were both laughing, but only one of them was clean.',
        'At last it was on. It was on back to front, and held up by hope. {A} looked down, and was kind enough not to say anything.'
      ]
    },
    {
      id: 'i-can-hear-you-waiting',
      A: 'partner',
      paragraphs: [
        '“And now to bed,” said {H}. {A} needed water, and then different water. There was a crocodile behind the curtain, and {H} carried it out. {H} sat down and waited. “Are you asleep?” “No,” said {A}. “I can hear you waiting. That’s what keeps me awake.”',
        'So {H} sat there as if there were nothing else to do. {A} breathed slower, and slower still.'
      ]
    }
  ],
  turn: [
    {
      id: 'behind-the-flour',
      A: 'partner',
      paragraphs: [
        '{H} crept into the kitchen. Behind the flour was a tin, and it said SPICY. In it were chocolate biscuits, with a star on each. {H} took one, and sat down for the first time that day. “What are you eating?” asked somebody. {A} stood there with bare feet.',
        '{H} chewed, and swallowed. “It’s spicy,” said the grown-up. “You wouldn’t like it.” {A} looked at the chocolate on {H}’s chin. “I like spicy,” said the child.'
      ]
    },
    {
      id: 'fanning',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“It burns a bit,” said {A}, with a full mouth, and fanned it with one hand. “It’s the star,” said {H}. “You’ve got to have another one quickly, on top. That’s the only thing that helps.” They both had another one on top.',
        'Then {H} blew on {A}’s tongue, and {A} blew on {H}’s. There was a glass of milk for the worst of it. You would never have guessed that those two could bear so much.'
      ]
    },
    {
      id: 'who-wrote-it',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{H} held the tin up to the lamp. The letters were old, and had been gone over twice. “That’s your writing,” said {H}. “It was,” said {A}, “when I was big.” “And what’s in the one behind it?” There stood a second tin, and that one said BOILED SPROUTS.',
        '{A} looked at the teddy. “I’m too little to know that,” said {A}. {H} shook it. It did not sound like sprouts. They left it for another night, when somebody might be braver.'
      ]
    },
    {
      id: 'click',
      A: 'partner',
      paragraphs: [
        'They sat and ate, and it was very spicy. “I want to be the child,” said {H}. “My feet hurt.” {A} thought it over, and took one more. “And I’ll be the grown-up,” said {A}. Click! {H}’s feet no longer came down to the floor.',
        '“Bed,” said {A}, in a deep voice, and put the tin back behind the flour. {H} went soft, like a noodle. “I’m thirsty,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard the chewing, and thought of coming too.',
      '{names} jumped at the click, and it was not the lamp.',
      { text: '{names} drew an extra line round {H}’s feet, to show how far they came now.', needs: ['hands'] },
      { text: '{names} wished {H} a good morning, with the sort of bow that grown-ups get.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped over the noodle.',
      '{names} lay down in the hall as well, to see what it did.',
      { text: '{names} looked for the other shoe, on the wrong floor.', needs: ['hands'] },
      { text: '{names} held the door open for the crocodile.', needs: ['hands'] }
    ],
    turn: [
      '{names} came to the kitchen as well, and liked spicy too.',
      '{names} sat under the table, where the crumbs were not so hot.',
      { text: '{names} poured out some milk, because of the spice.', needs: ['hands'] },
      { text: '{names} read what was on the tin, and said nothing.', needs: ['hands'] }
    ]
  },
  bed: [
    'The flour was moved back to its old place, and nobody could have guessed. The teddy changed beds too.',
    '{H} washed off the chocolate, and got water, and then different water. Somebody sat by the bed, as if there were nothing else to do.'
  ],
  last: [
    'It was the small bed, and it was just long enough, and {H} was asleep.',
    'Nobody was waiting, and nothing was spicy any more, and {H} slept.'
  ]
})
