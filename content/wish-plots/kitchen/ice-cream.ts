import { wishPlot } from '../wish-plot.ts'

export const iceCream = wishPlot({
  id: 'wish-ice-cream',
  wishes: ['ice cream', 'ice cream shop'],
  except: ['van', 'truck', 'man', 'lady', 'tune', 'music', 'chimes', 'jingle', 'fell', 'fall', 'falls', 'dropped', 'drop', 'floor', 'ground', 'melted', 'cried'],
  answers: ['ice', 'cream', 'cone', 'flavour', 'flavours', 'shop', 'strawberry', 'chocolate'],
  company: ['spoon', 'tub'],
  fed: true,
  about: 'An ice cream shop that has every kind has only vanilla, and the hero, who wants strawberry, finds out where the taste is.',
  titles: ['We Have Every Kind', 'That’s Vanilla', '{H} Orders an Ice Cream', 'Strawberry, with the Eyes Shut', 'Thunderstorm in a Cone'],
  want: [
    {
      id: 'every-kind',
      A: 'partner',
      paragraphs: [
        '{A} had opened an ice cream shop. It was the ironing board, with a cloth on it. “We have every kind there is,” said {A}. {H} had waited for that all day. {H} wanted strawberry.',
        '“Coming up,” said {A}, and bent down to the tub. {H} tasted the ice cream. “That’s vanilla,” said {H}. “Is it?” said {A}. “Then try the chocolate.” {A} bent down again. It was the same tub, and the same spoon. “That’s vanilla too,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'only-one-tub',
      A: 'partner',
      paragraphs: [
        '“So which kinds have you really got?” asked {H}. “One,” said {A}. “But there’s a lot of it.” “Then paint it,” said {H}. They stirred in some beetroot, and the ice cream went pink.',
        '{H} licked it. It was strawberry as far as the lips. After that it was vanilla, with a bit of earth in it. “It only works from outside,” said {H}, and put down the spoon.'
      ]
    },
    {
      id: 'the-cone',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There were no cones either, so {A} rolled one out of a slice of bread. It had a hole at the bottom. It needed somebody to eat at the top and somebody to eat at the bottom.',
        '“It’s made for two,” said {A}. They met in the middle, and had the same drip on both chins. “That’s our biggest seller,” said {A}.'
      ]
    },
    {
      id: 'a-round-ball',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Can I have it in a ball?” asked {H}. {A} held the spoon under the warm tap. “Then it lets go,” said {A}, and drew the warm spoon along the top of the tub. The ice cream curled up like a wave. There it sat on its saucer, almost round, and began to lean.',
        '“Lick it where it’s leaning to,” said {A}. {H} licked, and it leaned the other way. {A} took that side. They had to work fast, all the way round. In the end it stood up perfectly straight, and was as big as a marble.'
      ]
    },
    {
      id: 'the-van',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“A real one comes in a van, with a tune,” said {H}. So {A} drove the ironing board once round the room, and sang. It was a tune with a lot of la in it. {H} ran behind with the money, which was buttons.',
        '“Stop!” called {H}. “I can’t,” called {A}. “It’s the middle of the tune.” When the tune was over, the ice cream was a good deal softer, and so was {A}’s voice.'
      ]
    },
    {
      id: 'change',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“That’ll be one button,” said {A}. {H} gave {A} a big brown one. The till was an egg box. {A} looked in it, and gave back two little white ones for change. “That’s more than I gave you,” said {H}. “They’re smaller,” said {A}.',
        '{H} had another spoonful, and paid with one of the white ones. For that the change was three beads and a paper clip. By the fifth spoonful {H} had nine things in one hand. {A} looked into the egg box. There was nothing in it but the brown one.'
      ]
    },
    {
      id: 'new-kinds',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“I’d like two scoops,” said {A}, from the front of the shop. “One of thunderstorm, and one of Saturday morning.” It was {H}’s turn to serve, and {H} looked into the tub.',
        '“The thunderstorm’s a bit strong today,” said {H}. “Would you like it with or without the bang?” “With,” said {A}. {H} hit the tub with the spoon, and it really was much better.'
      ]
    },
    {
      id: 'cold-head',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '{A} had a very big spoonful, all at once. Then {A} stood quite still, with one hand on {A}’s forehead. “The cold’s gone up into my head,” said {A}.',
        '“Press your tongue against the roof,” said {H}. “Then it goes away.” They both pressed. They looked at each other, with their mouths shut, like two people who know a secret. “Down again,” said {A}.'
      ]
    },
    {
      id: 'half-is-air',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Do you know what’s in it?” said {A}. “Milk and sugar, and cold. And half of it’s air. They stir that in, or it’d be as hard as a brick.” {H} looked at the spoon from the side. “Which half?” asked {H}.',
        '“I could serve them separately,” said {A}, and held out a spoon with nothing on it. “That’s the air.” {H} closed both lips on it and waited. Then {H} had a spoonful from the tub. “The other half’s better,” said {H}. “But the air doesn’t drip,” said {A}.'
      ]
    },
    {
      id: 'a-taster',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had been next in the queue from the start. {A} did not ask which kinds there were. {A} only looked at the tub.',
        '“What does it smell of to you?” asked {H}, and held the empty spoon under {A}’s nose. You could see that it smelled of every kind there is. “{A} says there’s every kind in there,” said {H}.'
      ]
    },
    {
      id: 'when-i-was',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“When I was small, there were two kinds,” said {S}. “Yes and no.” {A} laughed so much that the spoon fell in. “And which was better?” asked {A}.',
        '{S} looked into the tub for a while. “There was a man with a bell,” said {S}. “It was lemon. I can still taste it, just here. And I haven’t had one for fifty years.” {A} looked to see where.'
      ]
    },
    {
      id: 'little-shop',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} opened another shop, right next to it, with an empty saucepan. “What have you got?” asked {A}. “Everything,” said {S}, and held out a spoon with nothing on it. “That’s blue.”',
        '{A} tried it. It was very good. It didn’t even drip. There was a queue at that one before long.'
      ]
    },
    {
      id: 'nose-shut',
      A: 'partner',
      paragraphs: [
        'Then {H} had to sneeze, and held {H}’s nose shut. With the other hand {H} went on eating. “Now it’s got no taste at all,” said {H}. “It’s only cold.” {A} tried that too, with two fingers on {A}’s nose. “You’re right,” said {A}. “It’s gone.”',
        'They let go, and the vanilla came back. “So it isn’t in the ice cream,” said {A}, and tapped {H}’s nose. “Most of it’s in there.” {H} looked at the tub. “Then I can make strawberry by myself,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'strawberry',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the floor and shut both eyes. {H} thought of strawberries. There was a warm one, from under a leaf, with sand on it. There was a green bit at the top that you hold it by. There was juice as far as the elbow. “Now,” said {H}, and opened {H}’s mouth.',
        '{A} put in a spoonful of ice cream. {H} didn’t move. “Well?” asked {A}. “Quiet,” said {H}. “I’ve got a seed between my teeth.”'
      ]
    },
    {
      id: 'the-other-one',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What did you think of first?” asked {A}. “The sand,” said {H}. {A} shut {A}’s eyes as well, and looked for lemon. It took a moment. Then one side of {A}’s face pulled itself together.',
        '“Too sour?” asked {H}. “I got a pip,” said {A}. “It’s very fresh today.” They wiped the spoon in between, so that the kinds would not get mixed.'
      ]
    },
    {
      id: 'and-blue',
      A: 'same',
      spare: 9,
      paragraphs: [
        'After that they went through all the kinds. There was peach, with the fur. There was apple pie, and that was hot in the middle. {H} did one called Swimming Pool, and got some up {H}’s nose.',
        '“Any sprinkles?” asked {A}. {H} thought of sprinkles, and you could hear them crunch.'
      ]
    },
    {
      id: 'one-vanilla',
      A: 'partner',
      paragraphs: [
        'There was one spoonful left in the tub. “What’s it to be?” asked {A}. {H} kept {H}’s eyes open this time, and thought for a good while.',
        '“Vanilla,” said {H}. {A} bent down, and came up again, and looked very sorry. “I’m afraid we’re out of that,” said {A}. “You’ve had it all as something else.” Then {A} gave {H} the spoon. They had half each. It tasted of ice cream.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} queued up behind {H}, which made it a better shop.',
      '{names} licked the spoon, and it was vanilla.',
      { text: '{names} asked with one finger for the kind on the left.', needs: ['hands'] },
      { text: '{names} paid with a button, and got two back.', needs: ['hands'] }
    ],
    way: [
      '{names} tasted the pink, and had a pink nose afterwards.',
      '{names} sneezed as well, and licked the spoon again to make sure.',
      { text: '{names} tried a pickle, first with a shut nose and then with an open one.', needs: ['hands'] },
      { text: '{names} wiped the ironing board, until it shone like a real counter.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited for the strawberry too, with an open mouth.',
      '{names} closed both eyes, and licked at something that was not there.',
      { text: '{names} brushed the sand off a strawberry that nobody could see.', needs: ['hands'] },
      { text: '{names} rinsed the spoon, so that the next kind did not taste of it.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} folded up the shop and put it behind the door. The tub was washed, and somebody wanted it for buttons.',
    'Then {H} washed, chin and elbow too, and brushed, and lay down. With both eyes shut, {H} looked for strawberry once more. It was still there, at the back.'
  ],
  last: [
    'Both eyes were shut, every kind was in there, and {H} slept.',
    'The shop was closed, and {H} was asleep behind it.'
  ]
})
