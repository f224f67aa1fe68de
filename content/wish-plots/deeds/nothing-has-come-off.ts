import { wishPlot } from '../wish-plot.ts'

export const deedNothingHasComeOff = wishPlot({
  id: 'wish-deed-nothing-has-come-off',
  tellsAny: 'once',
  deeds: ['prefers'],
  out: true,
  about: 'Somebody would rather, and whoever passes takes it for a breakdown and brings a pump or a rug; so {H}, who would rather begin a slice in the middle, sits down beside it, for with two it is an outing.',
  titles: ['Nothing Has Come Off', 'The Man with the Pump', 'With Two It’s an Outing', '{H} Begins in the Middle', 'A Frame of Crust'],
  company: ['step', 'slice', 'honey', 'middle', 'edge', 'crust', 'pump', 'man', 'lady', 'flask', 'rug', 'rope', 'boy', 'heap', 'pavement', 'lamp', 'corner', 'outing', 'door', 'house', 'ladder', 'plaster'],
  want: [
    {
      id: 'in-the-middle',
      A: 'partner',
      paragraphs: [
        '{once}, and that was all that was the matter. But it was outside {H}’s door, and somebody had already brought a pump.',
        '{H} and {A} were on the step, with bread and honey. “You begin at the edge,” said {A}. {H} knew that. But just once {H} would rather have begun in the middle.'
      ]
    },
    {
      id: 'eyebrows',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What happens if you begin in the middle?” asked {H}. “You get it in your eyebrows,” said {A}. They both looked at the slice. The honey had run down to one side, as if it wanted to leave.',
        '“Has anyone ever done it?” “A boy at school,” said {A}. “He did it with a jam tart. They had to wash him as far as the collar.” {H} thought that he must have been very happy.'
      ]
    }
  ],
  way: [
    {
      id: 'pump-and-rug',
      A: 'partner',
      paragraphs: [
        '“Flat, are you?” asked the man with the pump. “No, thank you,” said {once.who}. “It’s only that I’d rather {once.my}.” “Of course you would,” said the man, and pumped. A lady brought a rug, and a boy a plaster. All who passed put something down, a rope or a flask. “We’ll soon have you right again,” they said.',
        '“There’s nothing wrong!” shouted {H} from the step, as loud as {H} could. Then the windows opened. “Where’s something wrong?” they all called, and came down with ladders. By six the pavement was one big heap. There was no room left on it for {once.doing}.'
      ]
    },
    {
      id: 'that-tickles',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The man went all round {once.who}, looking for the place. “It’ll be {doer.part},” he said. “It generally is.” He pumped at it from the left, and he pumped at it from the right.',
        '“Is it any better?” asked {A}. “It’s nice and airy,” said {once.who}. The man was pleased to hear it. He had only ever had bicycles, and they never say a thing.'
      ]
    },
    {
      id: 'a-sign-of-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Now and then {once.who} {doer.does}. “Did you see that?” said the lady with the rug. They all nodded, very gravely. The boy held up a finger to show when it came again.',
        '“I only do that when I’m happy,” said {once.who}. “She said it would pass,” said the man, who was a little deaf. They stood closer together, so that {once.who} should be out of the wind.'
      ]
    },
    {
      id: 'it-is-well-known',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was an old gentleman there who had read up on it. “{doer.fact},” he said. “So it can’t be right.” They all looked at {once.who}, and waited to hear what could be said to that.',
        '“It’s quite true,” said {once.who}. “I’ve got an aunt who’s just like that.” “There you are, then,” said the gentleman. {A} brought him a chair. He’d only wanted somebody to agree with him.'
      ]
    },
    {
      id: 'say-ah',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A man with a black bag got off his bicycle. “Say ah,” he said. “I’d rather say oh,” said {once.who}, and said it. He listened to it with his head on one side.',
        '“It’s the same thing,” he told {A}, “only it comes from further back.” Then he looked down the boy as well, since he was there. In the boy there was a piece of toffee. “That’s been there since Thursday,” said the boy.'
      ]
    },
    {
      id: 'jumble-sale',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A woman with a basket took the heap for a jumble sale. “What do you want for the rope?” she asked. “It isn’t for sale,” said {A}. “I’ll give you a cabbage,” said the woman. She knew how to bargain.',
        'It went to and fro a good while. In the end she got the rope, and the man got the cabbage. He laid that beside {once.who}, with the rest. “It can’t do any harm,” he said.'
      ]
    },
    {
      id: 'the-others',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“At this hour they’re all {doer.where},” said the boy. He had seen it in a book, with arrows. “Not all,” said {once.who}. The boy counted. It was one short.',
        '“Don’t they miss you?” asked {A}. “They’ve got my chair for their feet,” said {once.who}. “They’d rather have that.” Nobody had anything in the heap for it. The lady shook up the rug.'
      ]
    },
    {
      id: 'from-the-corner',
      A: 'partner',
      paragraphs: [
        '{A} went as far as the corner and looked back from there. “It does look like a breakdown,” said {A}. “If just one does something, people think that a bit’s come off.” {A} sat down again. “With two it’d be an outing.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'In the heap lay {A}, on the rug, who had been called in three times. “{A} would rather not,” said {H}. Nobody had brought {A} a pump. Everybody went round on the other side, so as not to be a bother.',
        '“How do you do it?” asked {once.who}. {A} opened one eye and shut it. “You mustn’t explain it,” said {H}. “{A} has never explained a thing.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I was to play the trumpet,” said {S}. “The whole village had paid for it.” “And didn’t you want to?” asked {A}. “I’d rather have had the triangle,” said {S}.',
        '“For the Christmas concert they let me. I had one ting, and forty pages to wait for it.” {S} held up a teaspoon, and hit it with another. It was very clear. “That was the one,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 7,
      paragraphs: [
        'For {A} somebody had brought a spoon. {A} looked at both ends of it, and would rather have the other one. So the handle went in, and the spoon stuck out in front.',
        '“It’s the wrong way round,” called the boy. They all came over to see. But {A} dribbled along it, and it ran down into the spoon, and there it was kept. “That’s really very practical,” said the man with the pump.'
      ]
    }
  ],
  turn: [
    {
      id: 'an-outing',
      A: 'partner',
      paragraphs: [
        '{H} got up, took the slice along, and sat down on the rug, right beside {once.who}. And there {H} bit into the middle. It was the softest bite that there is. “What’s wrong with this one?” asked the man with the pump. “Nothing,” said {H}, through the hole in the bread. “We’re on an outing.”',
        '“Oh,” said the man, and laid the pump down. “Is there any room?” He would rather sit. The lady would rather have the flask to herself. They all moved their things up a bit. And in the middle of them {once.who} {once.did}, and nobody helped.'
      ]
    },
    {
      id: 'also',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. An hour before, somebody would have run for a rope. Now they all just turned round on the rug and watched it. “That’s part of the outing,” the man told people who asked.'
      ]
    },
    {
      id: 'the-other-end',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The postwoman came by with her bag, and asked what was going on. {A} told all there was to tell. The postwoman looked along the road for a time. “I’d rather begin at that end,” said the postwoman. “They always get theirs last.”',
        'And off went the postwoman to the far end, and began there. They heard a door, and then a shout of joy. It was only the gas bill. But it had never yet come before supper.'
      ]
    },
    {
      id: 'letting-out',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Thirty years I’ve pumped it in,” said the man. “I’d rather hear it come out.” He looked left and right. Then he unscrewed something on his own front wheel.',
        'It came out thin and high, and then deeper. He shut his eyes. {A} could make out a tune in it, towards the end. “And how will you get home?” asked {H}. “Flat,” said the man happily.'
      ]
    },
    {
      id: 'lying-down',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“And you?” {once.who} asked {A}. Nobody had asked {A} that for a long while. {A} thought hard, and went red. Then {A} took off both shoes and lay down on the rug, flat, looking up.',
        'Above the lamp a cloud went by, and then a smaller one, hurrying. “I’d rather look at that,” said {A}. They left a space all round, so that nobody’s hat was in the way.'
      ]
    },
    {
      id: 'the-ladder',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A man with a ladder had come out last, and had got no turn. It was a long ladder. Nobody had anything high up. “What would you rather?” asked {H}. He didn’t know. All day people told him where to lean it.',
        '“I’d rather it lay down,” he said at last. They laid it along the pavement. It was the first time that he’d walked up it. He went from one end to the other, with his arms out, and was in no hurry.'
      ]
    },
    {
      id: 'dogs',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Two ladies came by, each of them with a dog. The large dog pulled, and the small dog sat. “I’d rather have yours,” said the one with the sore arm. “I’d rather have yours,” said the other. They’d both been thinking it for years.',
        'They changed leads. Now the one lady stood, and the other one flew. “As far as the baker’s,” she called back. The small dog looked up at {A}. Nobody had asked it, but it would rather sit.'
      ]
    },
    {
      id: 'hot-water-bottle',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In the heap they found a hot-water bottle, and it was nearly cold. “I’d rather {once.my},” said {once.who}, “but it’s a pity.” So they passed it round. Each of them had it for as long as it takes to count to twenty.',
        '{A} had it on {A}’s knees, and the boy had it on the plaster. When it came to {H} it was just as warm as {H}. You could not feel at all where it began.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} would rather be Mr Pott. “Good evening, Mr Pott,” said {A}. “Good evening,” said {S} in a deep voice, and shook hands with the whole outing. The lady asked him how his wife was.',
        'Mr Pott had not thought of a wife. “She’s at home,” said {S}. “She’d rather.” They all understood that. The man with the pump moved over for him, and called him sir.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '“At ours I’d rather have soup with a fork,” said {A}. “Doesn’t it run through?” asked {once.who}. “That’s the point,” said {A}. “You’re still eating when they’ve all gone to wash up.”',
        '{H} looked at {A} with great respect. A fork was handed over from one of the windows, and they tried it on the flask. It was still half full when the lamp came on.'
      ]
    },
    {
      id: 'the-crust',
      A: 'partner',
      paragraphs: [
        'When the lamps came on, only the crust was left, all the way round, with nothing in it. {H} held it up like a frame and looked at each of them through it. Everybody smiled. “And who’s going to eat that?” asked {A}. “I am,” said {once.who}. “I’d rather.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} licked the honey off, from the edge inwards.',
      '{names} squeezed on to the step, under the bread.',
      { text: '{names} wrapped the honey spoon in a leaf.', needs: ['hands'] },
      { text: '{names} held the pump for a moment, as people do with a pump.', needs: ['hands'] }
    ],
    way: [
      '{names} got lost in the heap, and came out under the rug.',
      '{names} tangled with the rope, on the way to the bread.',
      { text: '{names} added a hot water bottle, because everybody added something.', needs: ['hands'] },
      { text: '{names} put a plaster on the pump.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled on to the rug, and took up the sunny corner.',
      '{names} munched along with the rest of the outing.',
      { text: '{names} poured from the flask for a lady who had meant to keep it.', needs: ['hands'] },
      { text: '{names} laid out a napkin, which made it official.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pump went home, and so did the rug. {once.who} had the crust for the way.',
    '{H} washed, as far as the eyebrows, and lay down. The pillow was cool at the edge. {H} began in the middle.'
  ],
  last: [
    '{H} would rather have stayed awake a little, and then would rather not, and was asleep.',
    'Nothing had come off anywhere, and {H} slept.',
    'It was the softest bit of the night, right in the middle, and {H} was asleep.'
  ]
})
