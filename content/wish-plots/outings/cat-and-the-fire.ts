import { wishPlot } from '../wish-plot.ts'

const CATS = ['cat', 'cats', 'kitten', 'kitty']
const FIRES = ['turf fire', 'peat fire', 'log fire', 'wood fire', 'open fire', 'fireplace', 'fireside', 'hearth', 'wood stove', 'woodstove', 'wood burner', 'log burner', 'range', 'warm fire', 'loves fire', 'front fire', 'sleeps fire', 'sleeping fire', 'lies fire']

export const catAndTheFire = wishPlot({
  id: 'wish-cat-and-the-fire',
  wishes: [...CATS.flatMap((cat) => FIRES.map((fire) => `${cat} ${fire}`)), 'turf fire', 'peat fire', 'cat hogs fire', 'cat hogs rug', 'cat whole rug', 'cat embers', 'cat won’t move fire', 'turf'],
  answers: [...CATS, 'fire', 'fires', 'turf', 'peat', 'log', 'logs', 'wood', 'open', 'stove', 'burner', 'range', 'fireplace', 'fireside', 'hearth', 'rug', 'warm', 'warms', 'warmth', 'hot', 'cosy', 'cozy', 'cold', 'chilly', 'winter', 'autumn', 'rain', 'rainy', 'wet', 'snow', 'snowy', 'stormy', 'evening', 'evenings', 'night', 'nights', 'day', 'tonight', 'love', 'loves', 'loved', 'likes', 'too', 'much', 'so', 'close', 'near', 'lies', 'lie', 'lying', 'sleeps', 'sleep', 'sleeping', 'sits', 'sit', 'sitting', 'stretches', 'stretched', 'stretch', 'long', 'curls', 'curled', 'ball', 'bun', 'hogs', 'takes', 'took', 'whole', 'all', 'room', 'place', 'spot', 'nobody', 'else', 'gets', 'never', 'moves', 'move', 'won’t', 'leave', 'leaves', 'our', 'granny', 'grandma', 'nana', 'grandad', 'grandpa', 'house', 'cottage', 'kitchen', 'old', 'big', 'fat', 'ginger', 'black', 'lazy', 'feet', 'toes', 'who', 'that', 'and', 'a', 'the', 'in', 'front', 'of', 'by', 'ireland', 'irish', 'bog', 'farm', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'brother', 'sister', 'cousin', 'auntie', 'uncle', 'boy', 'girl', 'child', 'kids', 'son', 'daughter', 'friend', 'funny', 'silly', 'little', 'small', 'new', 'windy', 'home', 'flat', 'morning', 'afternoon', 'today', 'yesterday', 'saturday', 'sunday', 'weekend', 'bedtime', 'family', 'cushion', 'blanket', 'grey', 'white', 'tabby'],
  except: ['rescue', 'rescues', 'rescued', 'saved', 'saves', 'astro', 'engine', 'fire engine', 'firefighter', 'fireman', 'burnt', 'burned', 'burns', 'singed', 'house fire', 'bonfire', 'campfire', 'camp', 'fireworks', 'dragon', 'died', 'dead', 'old cat died', 'vet', 'ill', 'poorly', 'lost', 'missing', 'stuck', 'tree', 'witch', 'dog', 'mouse', 'hurt', 'alarm', 'wildfire', 'smoke'],
  moods: ['change', 'waiting', 'quarrel', 'losing'],
  company: ['cat', 'fire', 'turf', 'rug', 'bun', 'croissant', 'fireguard', 'stool', 'door', 'tail'],
  about: 'The cat lies before the turf fire and takes up the whole rug, and the more turf is laid on, the longer it gets, until they see what it is that makes a cat long.',
  titles: ['The Hotter the Fire, the Longer the Cat', 'Bun and Croissant', '{H} Wants to Be Warm', 'It Would Only Spread', 'The Whole Rug'],
  want: [
    {
      id: 'a-bun-on-the-rug',
      A: 'partner',
      paragraphs: [
        '{H} came in from the rain and wanted to warm two cold feet at the turf fire. Before the fire there was a fireguard, and before that a rug. On the rug lay the cat, as round as a bun. {H} and {A} sat down on the end that was left. “I’m still cold,” said {H}. So one more turf was laid on, and it glowed. The cat opened a bit, and was a croissant. “Now there’s less room than before,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'warm-side-cold-side',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Where {H} sat, one side was warm and the other was not. In front {H} was toast, and at the back {H} was a cellar. So {H} turned round. Now the cellar was in front. “You’ve got to keep turning,” said {A}, “like a chicken.”',
        'They turned, both of them, once for every line of a song. The cat watched that with half an eye. It lay so near to the fire that it had no cold side at all.'
      ]
    },
    {
      id: 'a-saucer-by-the-door',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} put a saucer of fish soup down, not too near to the fire. The cat smelled it, and did not get up. It let out one front leg, and then some more leg. Now a paw could reach the saucer.',
        'It dipped the paw in and licked it, and dipped it in again. “It’s got its own spoon,” said {H}. When the saucer was empty, the leg stayed where it was. They had lost a bit more of the rug.'
      ]
    },
    {
      id: 'the-other-on-one-leg',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} wanted to warm both hands at the turf fire, and looked for a place to stand. There was one, between the front legs of the cat and the back ones. It was just right for one foot. {A} stood on it like a heron.',
        '“Is it warm?” asked {H}. “As far as the knee,” said {A}. Then the tail came round, quite slowly, and tickled. The heron flew, and was cold again, over by the table.'
      ]
    },
    {
      id: 'as-long-as-the-rug',
      A: 'partner',
      paragraphs: [
        'They had to move back. “We need a bigger fire,” said {H}. Another turf was laid on, and then another. Out came a leg, and a tail, and there was cat from end to end of the rug. {H} tried to fold it. As long as {H} held the cat, it was a bun. Then the cat ran out again on all sides, like dough. {H} and {A} stood by the door with their coats on. “It loves that fire too much,” said {A}.'
      ]
    },
    {
      id: 'as-long-as-a-saucer',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Once the cat did get up. It was too hot even for the cat. It staggered off to its water, and the rug lay there, bare and warm. {H} and {A} ran and sat down on it, with all four feet towards the fire.',
        '“Ah,” said {A}. They heard the cat drink, forty small laps. At the forty-first it was there again. It did not push. It only lay down where it had lain before. That was now on them, and it was very hot.'
      ]
    },
    {
      id: 'elder-and-the-hob',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We’d a cat who smelled of turf till June,” said {S}. “She’d one brown side, from the fire. The other was white.” {A} asked whether that could be washed out. “Nobody dared,” said {S}. “We could tell by it where she’d been lying.”',
        '“One day she was brown on both sides,” said {S}. “So my mother went to look. There was a second fire. The neighbours had been feeding her as well.”'
      ]
    },
    {
      id: 'child-measures-in-socks',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} had taken off two wet socks, and measured the cat with them. From the chin to the tail it came to five. Then a bit of turf fell over and glowed. {S} measured once more. It came to six.',
        '“It isn’t finished yet,” said {S}. {A} had a look at it from the other end. “What happens when it gets to the wall?” asked {A}. They both thought about that, and pulled in their toes.'
      ]
    },
    {
      id: 'pet-and-the-tail',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} would have liked some of the fire too. {A} walked up to the long cat, and looked for an end to it. At the one end there were teeth. At the other end there was a tail, and that went up and down.',
        '{A} sat on the last inch of the rug, with great care. The cat opened an eye. {A} looked at the ceiling, as if an inch were nothing. So {H} moved closer to {A}, and at least there was a warm side there.'
      ]
    },
    {
      id: 'seen-from-the-door',
      A: 'partner',
      paragraphs: [
        'From the door they saw both at once, the fire and the cat. “When you came in, that fire was small,” said {A}. “And what was the cat?” “A bun,” said {H}. “And with one turf more?” “A croissant.” Now {H} saw it too. A cat rolls up to keep its warmth in, and it unrolls to let some out. “It isn’t greedy,” said {H}. “It’s too hot. We’ve been making it long ourselves.”'
      ]
    }
  ],
  turn: [
    {
      id: 'waiting-by-the-door',
      A: 'partner',
      paragraphs: [
        'So nothing more was laid on. They waited by the door with cold noses. Turf only sits and glows. Slowly the red got darker. The cat took in a leg, and then its tail. “Croissant,” whispered {H}. At last it was a bun, with rug to the left and to the right. There they sat down, ten toes on each side. It was a smaller fire, but they had never been so near.'
      ]
    },
    {
      id: 'an-old-summer',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What’s turf made of?” asked {H}. “It was moss once,” said {A}, “and heather. It grew in the sun, and sank into the bog, and lay there for five thousand years.” They looked at the red. “So that’s an old sun,” said {H}.',
        '“It’s a summer,” said {A}. “It’s only just coming out.” The cat had known that for a long time. It lay there as one lies on the first of July.'
      ]
    },
    {
      id: 'caves-in-the-turf',
      A: 'same',
      spare: 9,
      paragraphs: [
        'From so near you could look in through the fireguard. There were red caves in there, and a stair, and a small door that opened and shut. “I think that somebody lives there,” said {H}. The cat looked too, out of its bun, with one green eye.',
        'A bit of ash fell, and the stair was gone. “They’ve moved,” said {A}. The eye went shut again. It had seen a good many move out, and had never once got up for it.'
      ]
    },
    {
      id: 'the-other-comes-in-wet',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} came in with wet hair. “What a small fire,” said {A}. “I’ll ask for one more turf.” “No,” said {H} at once. “It makes the cat longer.” {A} looked at the fire, and at the bun, and thought that this was a joke.',
        'So {H} let {A} feel. At the back the bun was cool, and underneath it was warm. “It’s just right,” said {H}. “Don’t touch it.” {A} was put in between, where there was half a place, and dripped on one ear.'
      ]
    },
    {
      id: 'a-small-croissant',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} was getting rather warm by now. Without noticing it {H} had put out one leg, and then the other. An arm lay on the floor. “Look at you,” said {A}. {H} looked. “I’m a croissant,” said {H}.',
        'They tried how long {H} could get. It was from the table leg to the turf basket, and past that by a hand. {A} was still only a bun, and had kept both socks on. The cat moved up by a whisker.'
      ]
    },
    {
      id: 'the-warm-side',
      A: 'partner',
      paragraphs: [
        '“Shall we ask for one more turf?” said {A}, when it was only a little red. The bun did not move, but an ear came up. “No,” said {H}. “It’d only spread.” The cat sighed in its sleep, and let out one paw, just one. It came down on {H}’s foot and stayed there. On that side it was warm enough.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came up to the rug as well, and stood behind.',
      '{names} said good evening to the bun.',
      { text: '{names} hung the wet coats on the chairs.', needs: ['hands'] },
      { text: '{names} stroked the cat on its warm side.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped over the tail, and over the rest.',
      '{names} moved back too, as far as the table.',
      { text: '{names} picked up one end of the cat, but the middle stayed.', needs: ['hands'] },
      { text: '{names} blew into both hands.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited by the door until it was a bun.',
      '{names} got a place too, behind, where it was still warm from the cat.',
      { text: '{names} spread ten fingers towards the red.', needs: ['hands'] },
      { text: '{names} brushed some ash from an ear.', needs: ['hands'] }
    ]
  },
  bed: [
    'The stool was pushed back to the wall. In the fireplace the red was covered with ash. That way turf keeps until the morning.',
    '{H} washed the smoke off, and lay down, and was a bun. After a while the bed was warm, and one foot came out.'
  ],
  last: [
    'Under the ash the turf kept a little red, the cat was a bun, and {H} was asleep.',
    'Bun, croissant, bun, it went with the blanket on and off, and then {H} was asleep.'
  ]
})
