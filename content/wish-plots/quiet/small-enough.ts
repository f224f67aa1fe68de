import { wishPlot } from '../wish-plot.ts'

/** For a person who is ill and still here. A picture that was to be so big that it helped. */
export const smallEnough = wishPlot({
  id: 'wish-sorrow-picture',
  tellsAny: 'poorly-person',
  comfort: true,
  fed: true,
  about: 'Somebody is very ill; the hero draws a picture so big that it must help, and finds out what size is right.',
  titles: ['Small Enough', 'The Picture That Was Too Big', '{H} Draws a Picture', 'For the Pocket', 'As Small as a Stamp'],
  want: [
    {
      id: 'big',
      A: 'partner',
      paragraphs: [
        '{whom} was ill. So {H} was going to draw {whom} a picture. “The bigger it is, the more it helps,” said {H}. {A} said nothing to that, and fetched the tape.',
        'They stuck four sheets together, and then four more. {H} drew the sun on one, and it ran over on to the next. The paper reached from the table to the door.'
      ]
    },
    {
      id: 'what-on-it',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“What’s going on it?” asked {A}. “Everything that {whom} likes,” said {H}. So there came a bench, and a boiled egg. There came a dog from the next street, with all its spots.',
        '{H} was short of room because of the spots. They stuck on another sheet, just for the tail. “It’s a long dog,” said {A}. “It’s a dog that {whom} always says hello to,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'door',
      A: 'partner',
      paragraphs: [
        '“Is {whom} getting better yet?” asked {H}. {A} put down the tape. “A picture can’t do that,” said {A}. “It can’t make {whom} well.” “Not even a huge one?” “Not even a huge one.” {H} went on drawing, harder than before, until the yellow broke.',
        'Then they tried to lift it. It sagged, and it would not go through the door. There was a long tearing sound, and the sun was in two. {H} sat down on the floor beside it and cried.'
      ]
    },
    {
      id: 'arms',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{A} sat down on the other half of the sun, and took hold of {H}. “I wanted to make it better,” said {H}, into {A}’s shoulder. “I know,” said {A}. “So do I. I’ve wanted it all week.”',
        '“And can you?” “No,” said {A}. “There are people who know about it, and they do what they can. You and I can only be nice to {whom}.” {H} thought that was not much. But it was something that could be begun at once.'
      ]
    },
    {
      id: 'will-die',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Is {whom} going to get well?” asked {H}. “I don’t know,” said {A}. “I hope so, and I don’t know. If I find out anything, I’ll tell you. I won’t keep it from you.”',
        '“Even if it’s sad?” “Even then.” {H} looked at {A} to see whether it was true. It was. That was not the same as good, but it held.'
      ]
    },
    {
      id: 'not-catching',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“Did I make {whom} ill?” asked {H}. “With my shouting?” “No,” said {A}. “Shouting doesn’t do that. Nothing does it that you said, or did, or thought.”',
        '“And can I still sit on {whom}’s blanket?” “You can ask,” said {A}. “Some days it’s yes, and some days it’s too heavy. Then you sit beside it.” {H} could do both of those.'
      ]
    },
    {
      id: 'tired',
      A: 'partner',
      paragraphs: [
        '“You know how it was when you had the fever,” said {A}. “What was too much?” {H} thought back to it. The curtain had been too much, with its stripes. “Everything big,” said {H} slowly. “I only wanted to look at one thing.”',
        '“Which thing?” “My button.” {H} had held it in one hand for a whole day. They both looked at the very big picture on the floor.'
      ]
    },
    {
      id: 'other-tried',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I told {whom} a story yesterday,” said {A}. “A long one, with pirates in it.” “And?” asked {H}. “{whom} went to look for the end of it quite early.”',
        '“So it was too big as well,” said {H}. {A} nodded. “Today I only said what I had for lunch. That was just right. We talked about the peas.”'
      ]
    },
    {
      id: 'child-smaller',
      A: 'child',
      spare: 9,
      paragraphs: [
        '{A} had got hold of the torn sun and was tearing it further. “Don’t!” said {H}. “I’m only making it so that it fits,” said {A}, and held up a piece. It was as big as a biscuit.',
        '{H} wanted to be cross, and then looked at it. It was a piece with only yellow on it. It looked very well, as a piece. “Like that?” said {H}. “But a whole picture?”'
      ]
    },
    {
      id: 'pet-paper',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had settled down in the middle of the picture, where the bench was. It seemed to be the right place for {A}. “You needn’t do anything either,” said {H}.',
        '{H} drew a line round {A}, not too close. Now there was somebody on the bench. {A} looked at the line, and stayed inside it.'
      ]
    },
    {
      id: 'every-day',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Is it every day?” asked {H}. “That {whom} is ill?” “It’s every day, but not every day the same,” said {A}. “On some days there’s a joke in it. On some there’s only a blanket.”',
        '“What was today?” {A} thought about it. “Today was a blanket.” {H} nodded. {H} had had blanket days as well.'
      ]
    },
    {
      id: 'halves',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“What do we do with the big one?” asked {A}. “It’s broken,” said {H}. “It’s in two. That’s not the same.” {A} laid the halves side by side.',
        'They turned it over. The back was white, and there was a great deal of it. “I could still be angry on that side,” said {H}. And {H} took the black, and was angry on it, right out to the edges.'
      ]
    }
  ],
  turn: [
    {
      id: 'small',
      A: 'partner',
      paragraphs: [
        '{A} tore off one corner, as small as a stamp. {H} held the pencil near the point and drew, with {H}’s tongue between {H}’s teeth. There was no room for a sun on it, or a dog.',
        '“What is it?” asked {A}. “My button,” said {H}. “With four holes. It’s so that {whom} can look at one thing.” {A} looked at it for a long time.'
      ]
    },
    {
      id: 'pocket',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“And it can be held,” said {A}. They tried that. It went into a fist, and could not be seen. It went into a pocket, and into the palm of a glove.',
        '“If {whom} is too tired to look, then it’s only there,” said {H}. “That’s allowed.” {H} had never before made anything that could just be there. It was harder than the sun.'
      ]
    },
    {
      id: 'elder-small',
      A: 'elder',
      spare: 11,
      paragraphs: [
        '“Somebody gave me a chestnut once, when I was ill,” said {A}. “I’ve still got it in my coat.” {H} went and felt in the coat. There it was, quite smooth.',
        '“Did it make you well?” asked {H}. “No,” said {A}. “That was the doctors, and a long time. But in the night I knew which pocket it was in.” {H} put it back in just that pocket.'
      ]
    },
    {
      id: 'sad-too',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“I’ve got a sad face,” said {H}. “Can I go in to {whom} with that?” “You can go in with the one that you have,” said {A}. “{whom} knows all your faces.”',
        '“And if I have to cry?” “Then you cry a bit, and perhaps {whom} does too. And then you talk about peas.” {H} practised it. First the face came, and then the peas. It went quite well.'
      ]
    },
    {
      id: 'again',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“And if {whom} loses it?” asked {A}. “Then I’ll make another,” said {H}. “I know how they go now.” It was four holes and something round. It was not quickly done, for all that.',
        'The line had to be shut, and the holes were not to run together. {H} did one for practice, on the edge of the newspaper. {A} thought it could have been sewn on. “You couldn’t do up much with it,” said {H}.'
      ]
    },
    {
      id: 'give',
      A: 'partner',
      paragraphs: [
        'They folded a scrap round the button. “You can give it to {whom} when you see each other next,” said {A}. {H} put it where it could not be forgotten, inside the left shoe.',
        '“It doesn’t help, though,” said {H} once more. “It doesn’t make {whom} well,” said {A}. “But it’s from you, and it’s the right size.” {H} thought of {whom}’s hand, and of how it would close. Then {H} drew one more, just as small, and gave it to {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} weighed down one edge, and the paper stayed flat.',
      '{names} left a mark on the paper, quite far from the sun.',
      { text: '{names} handed over the tape, one strip after another.', needs: ['hands'] },
      { text: '{names} drew a bit of grass at the bottom, because there was so much of it.', needs: ['hands'] }
    ],
    way: [
      '{names} came and sat down in the torn sun.',
      '{names} pushed up under {H}’s arm.',
      { text: '{names} peeled a strip of tape off {H}’s sleeve.', needs: ['hands'] },
      { text: '{names} gathered up the bits of yellow and put them in a cup.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept from fidgeting until the fourth hole was done.',
      '{names} rested against {H}, light as paper.',
      { text: '{names} turned the lamp, so that the tiny paper had the light.', needs: ['hands'] },
      { text: '{names} folded up the big picture, as small as it would go.', needs: ['hands'] }
    ]
  },
  bed: [
    'They rolled the big picture up, both halves of it, and stood it behind the door. It was good paper, and there was a lot of it.',
    '{H} washed, and some of the yellow stayed on. Then {H} lay down. The left shoe stood beside the bed, where a hand could reach it.'
  ],
  last: [
    'The button was in the left shoe, and {H} was asleep.',
    'It was a small picture and a long day, and {H} slept.'
  ]
})
