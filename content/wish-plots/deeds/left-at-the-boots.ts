import { wishPlot } from '../wish-plot.ts'

export const deedLeftAtTheBoots = wishPlot({
  id: 'wish-deed-left-at-the-boots',
  tellsAny: 'once',
  deeds: ['travels'],
  out: true,
  about: 'Somebody asks the hero the way, and all that it is sent left at has gone home to supper; so the hero steps out of the new boots and stands them on the corner, toes to the left.',
  titles: ['Left at the Boots', 'Left at the Red Van', 'What the Toes Were Looking At', 'Excuse Me, Said the Road', '{H} in Socks'],
  company: ['road', 'corner', 'van', 'ladder', 'boots', 'wall', 'puddle', 'hen', 'house'],
  want: [
    {
      id: 'excuse-me',
      A: 'partner',
      paragraphs: [
        '{H} stood before the house in new boots. They were red, and there had not been a puddle for nine days. Then {once.first} came along the wall. “Excuse me,” said {once.who}. “Is this the way, if you want to {once.do}?”',
        'Nobody had ever asked {H} the way. {A} took a breath, but too late. “Straight on,” said {H}, “and left at the red van.”'
      ]
    },
    {
      id: 'thank-you-twice',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How did you know that?” asked {A}. “I’ve always known it,” said {H}. “It’s only that nobody wanted it.” {H} had some more ways in there, to the swings and to the shop with the fish.',
        '{A} thought of asking for one. But a thing like that has to come from somebody with dust on. {A} bent down and dusted a shoe, only in order to see.'
      ]
    }
  ],
  way: [
    {
      id: 'hen-house',
      A: 'partner',
      paragraphs: [
        'They had just counted to forty, when {once.who} came back round the house from the other side. “There wasn’t a red van,” said {once.who}. “There was a red bicycle, and left of that it’s hens.” “Then left at the ladder,” said {H}. “With the man on it.”',
        'This time {once.who} came back with a drop of white paint on top. “The ladder was walking as well,” said {once.who}. “So it was left, and left, and left again.” That is how you come back to where you were.'
      ]
    },
    {
      id: 'dust',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Is it much further round the back?” asked {A}. “It’s the same every time,” said {once.who}, “but it gets longer.” {H} had a look at what the road had done. There was dust on {doer.part}, and a small brown feather.',
        '“That’s from the hens,” said {once.who}. {A} blew once, and a cloud went off towards the left. It seemed to know where it was going.'
      ]
    },
    {
      id: 'worn-through',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was a map in the kitchen drawer, and {A} fetched it. It had been folded so often that it was worn through in the middle. All four of the creases met there. “That’s us,” said {A}. “We live in the hole.”',
        '{H} held it up, and {once.who} looked through. There was the wall on the other side, and a bit of sky. “It’s a good map,” said {once.who}. “You can see everything.”'
      ]
    },
    {
      id: 'the-postman',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A postman came along, and they asked him. “{once.tail}?” he said, and looked through his letters. “I’ve got nobody there. I only go as far as ninety-four, and then there’s a dog.”',
        '“And behind the dog?” asked {A}. Nobody knew that. The postman had always thrown the last letter. “It could well be behind the dog,” he said, and wished them luck.'
      ]
    },
    {
      id: 'not-from-here',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A woman came by with a loaf. “To {once.do}?” she said. “I wouldn’t start from here.” So they all went over as far as the lamp post. “From here?” asked {A}. “That’s a lot better,” said the woman, and broke off the end of the loaf.',
        'It was still warm. They stood at the good place, and chewed. It did not look very different from the other one, but it smelled of bread.'
      ]
    },
    {
      id: 'resting',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In between there was a rest beside the wall. {once.who} {doer.does}. “Does that help you to find the way?” asked {A}. “No,” said {once.who}. “But it helps while it’s lost.”',
        '{H} tried to do it as well, so as to be company. Somebody across the road shut the curtains, and opened them again a little.'
      ]
    },
    {
      id: 'two-arms',
      A: 'same',
      spare: 6,
      paragraphs: [
        'A man wanted to help and put down his shopping. He pointed straight on with one arm, and with the other one he pointed back. “That’s for when you’ve gone too far,” he said.',
        '“How do you know that you’ve gone too far?” asked {A}. “There’s a bakery,” said the man. “You go in and have a bun. Then you’ll hardly mind.” He had crumbs on his scarf, so he had been there.'
      ]
    },
    {
      id: 'short-cut',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“There’s always the short cut,” said {A}, and showed it to them. It went in behind the bins, along a fence, and through a gap. They stood in front of the house again. It was shorter than they had thought.',
        '“It’s a very good one,” said {once.who}, in order to be polite. “You’re there before you’ve set out.” {H} picked a potato peel off {A}, and they kept to the road from then on.'
      ]
    },
    {
      id: 'hens-were-nice',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What was it like at the hens’?” asked {A}. “Warm,” said {once.who}. “They moved up.” There had been a place on the second pole, next to a speckled one. “She asked if it was for good.”',
        '“And what did you say?” asked {H}. “That it was only because of a bicycle,” said {once.who}. “She’d heard that before.” They were all quiet for a moment, and thought of the second pole.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} knew every corner, but only by the smell. {once.who} asked {A} as well, to leave nobody out. {A} looked to the right, and went on looking.',
        '“So it’s right,” said {once.who}. “That’s where the sausages live,” said {H}. {once.who} thought about it for quite some time. It was the surest answer of the day.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I sent somebody left at a cow once,” said {S}. “He was a very polite man. He did it for the whole afternoon.” “Did he get there?” asked {A}.',
        '“He got to where the cow was going,” said {S}, “and there was milk. He wrote to us each year afterwards. He’d wanted the station, but he never said so again.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted to be asked too. So {once.who} came along the wall once more, just for {S}. “Excuse me,” said {once.who}. “You look as if you might know.”',
        '{S} did. “The loo’s straight through and on the right,” said {S}. {A} nodded, for it was. {once.who} said that this was the best thing to know in any place.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        '{A} pointed. {A} had one finger out and held it quite still, and {once.who} went the way it said. It was the lamp.',
        'Then {A} pointed at {H}, and at the moon, and at a cat. “One after the other, please,” said {once.who}. But the finger had gone into {A} by then, and no more was to be had from it.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“At ours it’s always left at the fire station,” said {A}. “The baker is, and the swings, and my bed.” “And what’s on the right of it?” asked {H}.',
        '{A} had never been there. Nobody had ever been sent. {once.who} thought that there must be a great deal of room.'
      ]
    },
    {
      id: 'gone-home',
      A: 'partner',
      paragraphs: [
        '{A} went to the corner to see what was there. Where the van had stood was a dry patch, with a sparrow on it. “It’s gone home to supper,” said {A}, “and so has the ladder. You’re sending people left at things that don’t stay.”'
      ]
    }
  ],
  turn: [
    {
      id: 'out-of-the-boots',
      A: 'partner',
      paragraphs: [
        '{H} looked for something that stays. There was only the wall, and that looked the same everywhere. Then {H} looked down. {H} stepped out of the boots, and stood them on the corner, toes to the left. “Left at the boots,” said {H}, in socks. “They don’t go anywhere unless I’m in them.”'
      ]
    },
    {
      id: 'where-the-toes-looked',
      A: 'partner',
      paragraphs: [
        '{once.who} came along the wall, saw the boots, and turned the way the toes were pointing. {H} and {A} hurried to the corner to look. And there, just where the toes were looking, {once.who} {once.did}. {H} leaned out so far that {A} held on to a sleeve.',
        { extra: 1, joins: true, both: ['From there you could even make out {what.part}.'] }
      ]
    },
    {
      id: 'also',
      A: 'partner',
      paragraphs: [
        'And then {once.also}. Nobody had asked the way to that. {A} took off one shoe, to be on the safe side. It was put down beside the boots, with its toe towards home.'
      ]
    },
    {
      id: 'somebody-in-them',
      A: 'same',
      spare: 9,
      paragraphs: [
        'People made a small bow round the boots. An old man lifted his hat to them. “Whoever is it?” he asked. “It’s me,” said {H} from the wall. “I’m only not in.”',
        '“Ah,” said the old man. He looked to the left as well, since they did. Then he went that way himself. He had really wanted to go to the chemist’s.'
      ]
    },
    {
      id: 'snail',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A snail had come up to the left boot and felt it all over. “It wants to know the way,” said {A}. The snail turned left. It did it very carefully, and in its own time.',
        '“When will it be there?” asked {H}. {A} looked along the wall and worked it out. “On Thursday,” said {A}. “If nobody talks to it.” They did not say another word until it was round.'
      ]
    },
    {
      id: 'socks',
      A: 'same',
      spare: 11,
      paragraphs: [
        'In socks the road was different. {H} could feel each little stone, and where the sun had been. “Here it’s still warm,” said {H}. “Here there’s a line. And this here was a raisin.”',
        '{A} wanted to know it too, and tried it with one foot. They found two more raisins and a rubber band. Nobody had ever told them what was lying about down there.'
      ]
    },
    {
      id: 'ladder-again',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The man with the ladder came back, for he had left his brush behind. “Which way did you send that visitor?” he asked. “Left at you,” said {H}. He had to put down the ladder.',
        '“Nobody’s ever gone left at me,” he said. He looked round at the place where he had been, to see what there was on that side. Then he walked home a good deal more upright.'
      ]
    },
    {
      id: 'puddle',
      A: 'partner',
      paragraphs: [
        'When the lamps came on, {once.who} {once.was} back. “It was the right way,” said {once.who}. “And there’s a puddle down there.” {H} was in both boots at once. It was a deep puddle, and they all had some of it.',
        '“Which way is it home?” asked {once.who}. {H} looked down. One boot said left, and the other said right. “They’ve finished for today,” said {H}. “Ask the slippers.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} admired the boots, and smelt the new rubber.',
      '{names} glanced to the left, to see how far it went.',
      { text: '{names} pointed as well, in a kind but general way.', needs: ['hands'] },
      { text: '{names} buffed up the toes of the boots, until two small faces showed.', needs: ['hands'] }
    ],
    way: [
      '{names} went left three times, and met the hens.',
      '{names} became the red van for a bit, and blushed as well as possible.',
      { text: '{names} drew a map in the dust, with the van in the middle.', needs: ['hands'] },
      { text: '{names} dabbed at the drop of paint, and made two of it.', needs: ['hands'] }
    ],
    turn: [
      '{names} peered round the corner, as low down as possible.',
      '{names} sat down beside the boots, to keep them company.',
      { text: '{names} turned the boots a hair to the left, and then a hair back.', needs: ['hands'] },
      { text: '{names} brushed a beetle off the left toe, so that it could point.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} wiped the boots and stood them in the hall. They were allowed to look where they liked.',
    '{H} washed, and went back once more to fetch them. Now they stood beside the bed, with their toes to the pillow. Under the window {once.who} wished them good night.'
  ],
  last: [
    'The toes said straight on, and then just lie down, and {H} was asleep.',
    'Left at the boots it was dark and warm, and there {H} was asleep.',
    'The boots stayed where they were, for nobody was in them. {H} slept.'
  ]
})
