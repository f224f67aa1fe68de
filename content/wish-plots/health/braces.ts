import { wishPlot } from '../wish-plot.ts'
import { SERIOUS } from './serious.ts'

export const braces = wishPlot({
  id: 'wish-braces',
  beginsElsewhere: true,
  wishes: ['braces', 'brace teeth', 'teeth brace', 'dental brace', 'getting braces', 'train tracks teeth', 'orthodontist', 'orthodontists', 'orthodontic', 'wonky teeth', 'crooked teeth', 'crooked tooth', 'wonky tooth', 'fixed brace', 'teeth straightened', 'new brace', 'retainer teeth', 'retainer', 'brases'],
  answers: ['teeth', 'tooth', 'dentist', 'getting', 'gets', 'got', 'new', 'wearing', 'wear', 'on', 'fitted', 'tomorrow', 'today', 'nervous', 'first', 'day', 'tight', 'sore', 'hurt', 'hurts', 'school', 'colour', 'colours', 'color', 'colors', 'coloured', 'wire', 'straight', 'smile', 'mouth', 'metal', 'blue', 'green', 'purple', 'pink', 'appointment', 'train', 'tracks', 'two', 'years', 'off', 'proud', 'afraid', 'scared'],
  except: [...SERIOUS, 'trousers', 'leg', 'back', 'knee', 'wobbly', 'fell', 'lost', 'broke', 'broken', 'snapped', 'out', 'filling', 'tooth-fairy', 'fairy', 'shark', 'crocodile', 'headgear', 'lisp', 'ugly', 'names'],
  moods: ['first', 'waiting', 'change', 'afraid', 'proud'],
  company: ['chair', 'chairs', 'teeth', 'stool'],
  partnerPlays: true,
  about: 'Tomorrow braces come on, and one tooth stands sideways; six chairs are the teeth, {A} is the one that will not be pulled, and is in the row in the end without having noticed.',
  titles: ['The Tooth That Is Reading', 'A Hair at a Time', 'Six Chairs and a Dressing Gown Cord', '{H} Pulls Very Slowly', 'Somewhere Round Page Forty'],
  want: [
    {
      id: 'stands-sideways',
      A: 'partner',
      paragraphs: [
        'Tomorrow {H} was getting braces. Five teeth stood in a row. The sixth stood sideways, like somebody in a queue who looks at something else. Now it was to come round. {H} wanted to know how you do that to a tooth.',
        '“They’ll put a wire on it,” said {A}, “and then one big pull.” “I want to see that first,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'six-chairs',
      A: 'partner',
      paragraphs: [
        'So six chairs in a row were the teeth. The last one was turned to the window and the bus stop. {A} sat down on it with a book, and was the tooth. {H} ran the cord of a dressing gown along all the backs, with a clothes peg on each. “These are the braces,” said {H}, and took hold of the end.',
        '“One big pull,” said {H}, and pulled. “No,” said the tooth, and held on to the window sill. Two chairs lay down, and a peg flew past the lamp. The tooth was just where it had been.'
      ]
    },
    {
      id: 'why-not',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What are you looking at over there?” {H} asked the tooth. “Out,” said the tooth. “From here I see the bus stop. If I turn round I’ll have the back of somebody’s head.” {H} could understand that. It was a good bus stop.',
        '“But you’re always in the way when I bite a carrot,” said {H}. The tooth turned a page. “I’ve never noticed a carrot,” it said.'
      ]
    },
    {
      id: 'little-bricks',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On each tooth they stick a small square thing, like a doorknob. It is for the wire to hold on to. {H} stuck a button on the tooth’s forehead, with a bit of sticky tape. “Does it hurt?” asked {H}. “It tastes of glue,” said the tooth, “and you have to keep your mouth open till it’s dry.”',
        '{A} kept it open, and read on like that. “Aah,” read {A}, at the end of the page. It had been a sad page.'
      ]
    },
    {
      id: 'which-colours',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On each tooth there would be a tiny ring, and you could say in which colour. {H} had been thinking about that for a week. There was blue. There was also a green that was called lizard. “And if I want one of every sort?” asked {H}.',
        '“Then it looks as if you’ve bitten a paintbox,” said {A}. They tried it on the chairs, with bits of wool. {H} stood back with one eye shut. It did look like that. {H} wanted it very much.'
      ]
    },
    {
      id: 'the-first-soup',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“For the first few days they’re sore,” said {A}, “and then you eat what doesn’t need teeth.” They made a list. There was soup, and there was yoghurt, and banana, and mash. “And pancakes,” said {H}. {A} thought about it. “You can persuade a pancake,” said {A}.',
        'The tooth had a question. “Do I get any?” it asked. “You’re what it goes past,” said {H}. “You can look.”'
      ]
    },
    {
      id: 'how-it-sounds',
      A: 'same',
      spare: 5,
      paragraphs: [
        'With all that in there, talking is different. {H} pushed a slice of orange in behind the lip, with its peel on, and tried. “Thikth chairth,” said {H}, “and a dretthing gown.” {A} had to put down the book. “Again,” said {A}.',
        '“The tooth ith looking at the buth thtop.” It was better, if anything. “It goes away after a while,” said {A}. {H} took out the orange and ate it. In a way that was a pity.'
      ]
    },
    {
      id: 'a-small-brush',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There was a new brush for it too. It looked like a fir tree for a mouse. It had to get in under the wire, and round each tooth. {H} brushed the chairs with it. You had to get in behind each peg. There was some rice in one.',
        '“That’s from Sunday,” said {A}. “I know,” said {H}. “I recognise it.” The fir tree was small, but it found things that you had quite forgotten.'
      ]
    },
    {
      id: 'other-had-some',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I knew somebody with braces,” said {A}, “who could whistle on them. She could do two notes at once.” {H} had not known that there would be music. “Was it a good tune?” “It was always the same one,” said {A}. “When they came off she’d lost it.”',
        '{H} hung on to the cord and whistled through five chairs. It was only wind so far. But there would be two years to practise.'
      ]
    },
    {
      id: 'looking-in',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} opened {H}’s mouth in front of the mirror, and {A} held the torch. There they stood, all wet and white, with their backs to the tongue. The sideways one leaned on its neighbour a little. “It looks friendly,” said {A}. “It’s telling that one something.”',
        '“It’s been telling it for a year,” said {H}. “I should think it’s heard it by now.” {H} shut the door on them. Inside they went on talking.'
      ]
    },
    {
      id: 'the-wax',
      A: 'same',
      spare: 9,
      paragraphs: [
        'If a bit of wire pokes you, you get some wax for it. You roll a pea of it between two fingers, and press it on. They rolled some out of candle ends. {H} put a pea on each corner of each chair where you could bump your shin.',
        '“That ought to have been done years ago,” said {A}, and walked into one on purpose. It was quite soft. “I think more things should have a pea on,” said {A}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} yawned, and {H} had a look while it was open. In there they all stood just as they liked. There were gaps, and there were points, and the ones at the side were mountains. “You’ve never had a single wire,” said {H}.',
        '{A} shut it again. {A} could chew a whole shoe with those. {H} thought about what the orthodontist would say, and how big the pegs would have to be.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“Mine came out at night,” said {S}, “with a key. You turned the key once on a Sunday. It gave a click, and then it was Monday.” “What did it feel like?” asked {A}. “Like new shoes,” said {S}, “but for teeth. By Wednesday they’d been walked in.”',
        '{S} smiled, to show how it had turned out. They all stood straight but one, in the corner. “That one was away on the Sundays,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had a tooth that wobbled, and wanted braces on it. “You can’t,” said {A}. “It’s moving out.” {S} held it with one finger, so that it would stay. “And when the next one’s here?” asked {S}. “Then you’ll have to see which way it looks.”',
        '{S} sat down on the smallest stool at the end of the row. “I’m the new one,” said {S}, “and I look at everybody.” And {S} did, by turns, until they laughed.'
      ]
    },
    {
      id: 'how-it-goes',
      A: 'partner',
      paragraphs: [
        '{A} picked up the two chairs. “They’re in there for a whole year, those braces,” said {A}. “Nobody needs a year for one big pull.” {H} thought that over.',
        '“Then it’s a small one,” said {H}, “that doesn’t stop.” {A} sat down again and looked for the place in the book. {H} pulled so little that it was hardly more than holding hands.'
      ]
    }
  ],
  turn: [
    {
      id: 'page-by-page',
      A: 'partner',
      paragraphs: [
        'Nothing happened. {A} turned a page. {H} kept on, and the cord stayed just tight. Another page went over, and one more. One leg of the chair said eek. “Hm?” said the tooth. “Nothing,” said {H}.',
        'The window went by behind {A}, as slowly as a moon. After that came the wall, and the edge of the lamp. {H} did not pull harder, not even once.'
      ]
    },
    {
      id: 'measuring',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Once {H} put down a crumb, to mark where the chair leg was. {H} looked away, and ate an apple, in quarters, with the other hand. Then {H} looked back. The leg was on the crumb. It had trodden on it without a sound.',
        '“Did you say something?” asked the tooth. “I’m only sitting here,” said {H}. {H} put down another one, further on. After four more pages it was crushed as well.'
      ]
    },
    {
      id: 'sore-arms',
      A: 'same',
      spare: 14,
      paragraphs: [
        'It was not easy for the other five, either. They had to hold the wire, and stand still, and get nothing for it. {H} went along and patted each one on its back. “It’s for the one on the end,” {H} told them. “You’d want it too.”',
        '“Who are you talking to?” asked {A}, without looking up. “The front ones,” said {H}. {A} nodded. That was only polite.'
      ]
    },
    {
      id: 'when-was-that',
      A: 'partner',
      paragraphs: [
        '“The end,” read {A}, and shut the book, and looked up for the bus stop. It was not there. There stood five chairs in one straight row, and {A} was the sixth. “When was that?” asked {A}. “I never moved!” “Somewhere round page forty,” said {H}, and rubbed both arms.',
        'Then {H} went to the mirror. The sideways tooth looked out at its bus stop. “You just go on reading,” said {H} to it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the sixth tooth from below.',
      '{names} stood sideways as well, for a better view.',
      { text: '{names} felt along a row of teeth, and counted with one thumb.', needs: ['hands'] },
      { text: '{names} brought a torch for looking in.', needs: ['hands'] }
    ],
    way: [
      '{names} took the seat in the middle, and was a tooth that stood straight.',
      '{names} ducked, because of the peg.',
      { text: '{names} picked the peg off the curtain.', needs: ['hands'] },
      { text: '{names} tied a spare knot, at the far end of the wire.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the chair, and it did not move, and then it had.',
      '{names} fell into line, without noticing when.',
      { text: '{names} held on to the cord for a page, to give those arms a rest.', needs: ['hands'] },
      { text: '{names} laid a finger on both lips, because of the tooth.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went back round the table, where they may look at each other. The cord was put through its dressing gown again, and had grown a bit.',
    '{H} brushed all the teeth, and the sideways one from both sides. Then the lights went out in there, and {H} lay down on one ear, not quite straight.'
  ],
  last: [
    'It came a hair at a time, and nobody noticed when, and {H} was asleep.',
    'Five teeth stood straight and one looked at something else, and {H} was asleep.'
  ]
})
