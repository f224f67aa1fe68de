import { wishPlot } from '../wish-plot.ts'

export const bread = wishPlot({
  id: 'wish-bread',
  beginsElsewhere: true,
  wishes: ['bread didn’t rise', 'bread would not rise', 'dough didn’t rise', 'dough won’t rise', 'flat loaf', 'bread', 'baking bread', 'making bread', 'make bread', 'bread dough', 'dough', 'a loaf', 'loaf of bread', 'bread rolls', 'yeast', 'sourdough', 'kitchen smells bread', 'smells of bread', 'smell of bread'],
  answers: ['baker', 'bakers', 'bakery', 'baking', 'rising', 'rise', 'grandma', 'granny', 'nana', 'grandpa', 'mummy', 'daddy', 'mum', 'dad', 'fresh', 'warm', 'oven', 'sunday'],
  except: ['bin', 'play dough', 'playdough', 'cookie', 'pizza', 'gingerbread', 'shop', 'duck', 'ducks', 'banana'],
  moods: ['first', 'learning'],
  company: ['moth'],
  about: 'A dough will not rise while it is looked at, pulled and spoken to, so the hero puts it to bed as it is done every night.',
  titles: ['Putting the Dough to Bed', 'It Won’t Get Up', '{H} Tucks In a Loaf', 'The Door a Crack Open', 'How to Make It Rise'],
  want: [
    {
      id: 'small',
      A: 'partner',
      paragraphs: [
        'They were making bread. {H} had kneaded the dough with both fists, and {A} had counted to three hundred. Now it lay in the bowl, as small as a shoe. “It’ll be twice as big,” said {A}, “and then it can go in the oven.”',
        '{H} wanted to see it grow. {H} put both elbows on the table, and {H}’s chin on {H}’s fists, and looked at the dough. It did not look as if it had heard.'
      ]
    }
  ],
  way: [
    {
      id: 'pulled',
      A: 'partner',
      paragraphs: [
        '“Grow,” said {H}. The dough lay there. {H} took it out and pulled it, until it was as long as an arm. “Now it’s twice as big.” But as soon as it was let go, it crept together again and was a shoe.',
        'Then {H} poked it, to wake it up. There was a hole, and the hole stayed. “Is that good?” asked {H}. {A} felt the dough with two fingers. “It’s got cold feet,” said {A}.'
      ]
    },
    {
      id: 'who-is-in-there',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What makes it grow?” asked {H}. “Yeast,” said {A}. “They’re too small to see, and they’re alive. They eat the flour, and they breathe out bubbles. The bubbles can’t get out, and so it all goes up.”',
        '{H} put one ear over the bowl. “I can’t hear anybody eating.” “They’ve got very good manners,” said {A}.'
      ]
    },
    {
      id: 'window-pane',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“There’s a way to see if it’s been kneaded enough,” said {A}. {A} took a small bit of dough and drew it out with all {A}’s fingers, thinner and thinner. It did not tear. It was like a little window, with {A} behind it, rather yellow, and without a nose.',
        '“I can see you,” said {H}. “Then that’s right,” said {A}. “Bakers look through it like that, every morning.” {H} wanted to know what they saw. “Another baker, mostly,” said {A}. They rolled the window up and pushed it back in with the rest. It closed over as if there had never been one.'
      ]
    },
    {
      id: 'flour-everywhere',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was flour on {H}’s nose by then, and on both ears. {A} had a white hand on {A}’s back, just where nobody can reach. It was {H}’s hand, and it had all five fingers.',
        '“Who did that?” asked {A}, looking for it and going round and round. {H} did not say. It looked very friendly, like somebody who was waving from inside.'
      ]
    },
    {
      id: 'kneaded-again',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Perhaps I didn’t do enough,” said {H}, and kneaded some more. You push it away, and you fold it over, and you turn it round. Push, fold, turn. “It’s like a very slow fight,” said {H}, “and it’s on my side.”',
        '{A} gave it a push too, and then they did it with four hands. The dough did not mind who it was. It was as soft as a cheek by now, but it was not a bit bigger.'
      ]
    },
    {
      id: 'measured',
      A: 'same',
      spare: 4,
      paragraphs: [
        'To be sure of it, {H} measured the dough with a spoon. It was one spoon wide and half a spoon high. {A} looked at the clock and waited, and then they measured it again.',
        '“One spoon,” said {H}. “It’s the same spoon.” “We could take a smaller one,” said {A}. They took a teaspoon. Now the dough was nearly two spoons wide, and both felt better for a moment.'
      ]
    },
    {
      id: 'smell',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came and smelled it. “It smells like the inside of a cupboard,” said {A}, “but a kind one.” {H} smelled it as well. It was sour and sweet at once, with a bit of cellar.',
        '“When it’s done, it smells quite different,” said {A}, “and then everybody comes.” They both looked round. Up to then only a moth had come, and it was just passing.'
      ]
    },
    {
      id: 'elder-warm',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We used to take it into bed with us,” said {S}. “The bowl went under the quilt, at the bottom end. It was the warmest place there was.” “And your feet?” asked {A}.',
        '“They went round it,” said {S}. “Some mornings I didn’t know which was the dough and which was me. We both came up at the same time.”'
      ]
    },
    {
      id: 'small-loaf',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had got a piece of dough as big as an egg, and made a snail of it. It had one eye, which was a raisin. “It won’t grow either,” said {A}.',
        '“It doesn’t have to,” said {S}. “It’s a small snail.” That was quite true. {S} put the snail at the edge of the bowl, where it could see in.'
      ]
    },
    {
      id: 'pet-sits',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had come to look at the dough too. They looked at it together for a while, from both sides. “Not yet,” {H} told {A}.',
        '{A} gave it up first. {A} went to the warmest place in the room and lay down there. Nobody took any notice of that, and yet it was the best advice so far.'
      ]
    },
    {
      id: 'stared-at',
      A: 'partner',
      paragraphs: [
        '{H} looked at the dough so hard that both eyes watered. “It won’t,” said {H}. “Could you?” asked {A}. “On a cold table, with somebody who pulls you, and pokes you, and stares?” {H} thought about it. “No,” said {H}. “I need a blanket. And it has to be quiet.” And then {H} looked at the bowl again.'
      ]
    }
  ],
  turn: [
    {
      id: 'to-bed',
      A: 'partner',
      paragraphs: [
        '“It has to go to bed,” said {H}. So it was done as it is done every night. {H} made the dough into a round, and stroked it smooth. {A} warmed a tea towel, and {H} tucked it in all round. They carried the bowl to the warm corner where the sun had been.',
        '“Good night, bread,” said {H}. They went out on tiptoe and left the door open a crack.'
      ]
    },
    {
      id: 'a-song-for-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“It hasn’t had a song,” said {H} outside the door. So they sang it one through the crack, with all the verses that they knew. That was one and a half. {A} did the rest with a hum.',
        '“Was that too loud?” whispered {H}. They listened. If anybody in there was awake, they kept it to themselves.'
      ]
    },
    {
      id: 'peeping',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Later {H} had to look, only once, and only with one eye. The tea towel was not flat any more. “It’s got a tummy,” whispered {H}. {A} pulled {H} back by the sleeve. “You’ll wake it,” whispered {A}.',
        'They sat down on the floor outside, with their backs to the wall. It was the first time that {H} had been on that side of the door.'
      ]
    },
    {
      id: 'waiting-outside',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“It’s long,” said {H}, on the floor. “What do you do out here every evening, when I’m in there?” “The washing up,” said {A}. “And now and then I come and listen at the crack.”',
        '{H} had not known that. “What do you hear?” “Nothing,” said {A}. “That’s what I come for.”'
      ]
    },
    {
      id: 'it-is-up',
      A: 'partner',
      paragraphs: [
        'When the big hand had gone once round, they went in. The tea towel had a hill in it. It stood up over the edge of the bowl. {H} lifted one corner. There was the dough, as round as a pillow, and warm, and fast asleep. “Nobody saw it do it,” said {H}.',
        'Then the loaf went into the hot oven, and it smelled as far as the front door. The first slice was so warm that the butter did not stay on top. “It was the blanket,” said {H}, with a full mouth. “And saying good night.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came into the kitchen floury, before anybody knew why.',
      '{names} looked up from the floor as well, and breathed like dough.',
      { text: '{names} counted as well, and only got to two hundred.', needs: ['hands'] },
      { text: '{names} swept up a little flour, and sneezed it out again.', needs: ['hands'] }
    ],
    way: [
      '{names} stretched too, as long as an arm, and crept together again.',
      '{names} warmed the dough a bit, by breathing near it.',
      { text: '{names} felt two feet with two fingers, and they were cold as well.', needs: ['hands'] },
      { text: '{names} washed the dough off the spoon, and it took its time.', needs: ['hands'] }
    ],
    turn: [
      '{names} went out on tiptoe too, and trod on nothing.',
      '{names} lay down across the crack in the door.',
      { text: '{names} hummed a lullaby into the folds of the tea towel.', needs: ['hands'] },
      { text: '{names} drew the curtain a little, in the warm corner.', needs: ['hands'] }
    ]
  },
  bed: [
    'There was a bit of flour left in the cracks of the table. {H} washed the bowl and stood it on its head.',
    'After that it was {H}’s turn. {H} was washed and stroked smooth, and tucked in all round, and the door stayed open a crack.'
  ],
  last: [
    'Nobody was looking, and it was quiet. {H} was warm, and tucked in, and asleep.',
    'The blanket had a small hill in it, and under the hill {H} was asleep.'
  ]
})
