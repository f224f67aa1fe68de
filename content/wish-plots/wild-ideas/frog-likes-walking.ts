import { wishPlot } from '../wish-plot.ts'

export const frogLikesWalking = wishPlot({
  id: 'wish-frog-likes-walking',
  wishes: ['frog doesn’t like jumping', 'frog hates jumping', 'frog does not like jumping', 'frog won’t jump', 'frog refuses to jump', 'frog never jumps', 'frog can’t jump', 'frog scared of jumping', 'frog doesn’t want to jump', 'frog doesn’t hop', 'frog won’t hop', 'frog hates hopping', 'frog prefers walking', 'frog likes walking', 'frog walks everywhere', 'frog walks instead', 'frog walks slowly', 'toad doesn’t like jumping', 'toad hates jumping', 'toad does not like jumping', 'toad won’t jump', 'toad refuses to jump', 'toad never jumps', 'toad can’t jump', 'toad scared of jumping', 'toad doesn’t want to jump', 'toad doesn’t hop', 'toad won’t hop', 'toad hates hopping', 'toad prefers walking', 'toad likes walking', 'toad walks everywhere', 'toad walks instead', 'toad walks slowly', 'frog doesn’t leap', 'frog who’d rather walk', 'walking frog', 'frog no good at jumping', 'frog bad at jumping', 'frog that crawls', 'frog forgot how to jump', 'frog jumping frightened', 'frog rather walk', 'frog doesn’t like to jump', 'frog doesn’t like hopping', 'frog walks to the pond', 'toad doesn’t like hopping', 'froglet won’t jump', 'frog afraid of jumping', 'frog stopped jumping'],
  answers: ['frog', 'froggy', 'frogs', 'toad', 'green', 'jump', 'jumps', 'jumping', 'jumped', 'hop', 'hops', 'hopping', 'leap', 'leaps', 'leaping', 'walk', 'walks', 'walking', 'walked', 'crawl', 'slow', 'slowly', 'like', 'likes', 'doesn’t', 'does', 'not', 'won’t', 'can’t', 'hates', 'hate', 'prefers', 'rather', 'refuses', 'instead', 'of', 'to', 'everywhere', 'goes', 'go', 'late', 'last', 'arrives', 'pond', 'pool', 'lily', 'pad', 'water', 'grass', 'path', 'meadow', 'race', 'other', 'others', 'all', 'everything', 'sees', 'seen', 'legs', 'long', 'afraid', 'scared', 'why', 'because', 'he', 'she', 'it', 'little', 'small', 'big', 'young', 'old', 'new', 'friendly', 'kind', 'nice', 'silly', 'funny', 'clever', 'shy', 'grumpy', 'happy', 'very', 'really', 'only', 'always', 'never', 'every', 'day', 'night', 'evening', 'morning', 'one', 'once', 'first', 'story', 'about', 'called', 'named', 'who'],
  except: ['princess', 'prince', 'kiss', 'kissed', 'witch', 'teacher', 'died', 'dead', 'vet', 'ill', 'poorly', 'hurt', 'broken', 'dentist', 'trampoline', 'bed', 'lost leg', 'chocolate', 'throat'],
  moods: ['question', 'first', 'learning', 'late', 'change', 'waiting', 'afraid', 'alone', 'losing'],
  isTale: true,
  out: true,
  company: ['frog', 'frogs', 'button', 'snail', 'ant', 'beetle', 'pond', 'leaf', 'grass', 'path', 'grasshopper', 'coat', 'heron', 'spider', 'moon', 'worm', 'duck'],
  about: 'A frog does not like jumping and walks to the pond, and so it is the only one who has seen what lies between one jump and the next, such as a lost blue button.',
  titles: ['The Frog Who Would Rather Walk', 'What Is in Between', '{H} and the Walking Frog', 'One Leg after the Other', 'A Pond with Four Holes'],
  want: [
    {
      id: 'one-leg-after-the-other',
      A: 'partner',
      paragraphs: [
        'On the path to the pond {H} met a frog that walked, one leg after the other. “I don’t like jumping,” said the frog. “First I’m here, then I’m there, and all that was in between I’ve missed.” “What is there in between?” asked {A}. “I’ll know at the pond,” said the frog. Just then {H} felt for the top button of {H}’s coat. The blue button was gone, and {H} wanted it back.'
      ]
    }
  ],
  way: [
    {
      id: 'the-others-go-over',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Other frogs came up from behind. They were on their way to the pond too, and they jumped. One went over the frog, and one went over {A}’s shadow. “Come on,” they called, “jump!” “I did it once,” said the walking frog. “It was mostly air.”',
        '“Air’s very nice,” called the last of them. It was already too far off to say what sort. The walking frog looked at the place from which the last one had jumped. There lay half a beetle’s lunch, with nobody at it.'
      ]
    },
    {
      id: 'long-legs',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You’ve got such good legs for it,” said {H}. The frog turned one out to the side and looked along it. Folded up it was short, and when it was open it was longer than the frog. “They came like that,” said the frog. “I’ve never used the whole of them.”',
        '“Doesn’t it feel like a waste?” asked {A}. “You’ve got a voice for shouting,” said the frog, “and you’re talking to me quite nicely.” {A} had to think about that one for three frog steps.'
      ]
    },
    {
      id: 'like-the-others',
      A: 'partner',
      paragraphs: [
        'So as to be quick, {H} went as other frogs do. {H} jumped back along the path with {A}, as far as the bend, and back to the frog. There was wind, then bump, then a bit of path between two shoes. It made seventeen bumps, and there was no button at any of them. “We’ve been all along it,” said {H}, “and it isn’t there.” “We’ve been all over it,” said {A}.'
      ]
    },
    {
      id: 'try-one-jump',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It may be better by now,” said {A}. “You were smaller then.” The frog said that it would try one jump, with manners. It bent its knees, and waited, and looked out for a good moment. A cloud went by. A snail went by.',
        '“Well?” asked {H}. “I was going to,” said the frog, “but from down here you can see under the leaf.” It stretched its knees again, one after the other. Then it walked to the leaf. “This would all have been in between,” it said.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A frog on the left jumped for a fly, and {H} watched closely. Its eyes shut as it flew, and stayed shut until it had landed. “Our eyes go in a bit,” said the walking frog. “It’s so that nothing gets in them.” {H} jumped up once with both eyes shut.',
        '“What did you see?” asked {A}. “The inside of me,” said {H}. “It’s rather red.” “There you are,” said the frog. “I’ve got nothing against the inside. But I know it.”'
      ]
    },
    {
      id: 'frogs-that-walk',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Are there others like you?” asked {A}. “There are whole families, far away,” said the frog. “They walk all their lives, with stripes on. If a thing’s worth going to, they go.” A stork had told it so, in passing, with its mouth full of something else.',
        '{H} put a stalk of grass over each of the frog’s shoulders, for stripes. The frog walked a little straighter. At the third step one stripe fell off. “Never mind,” said the frog. “I’m only half related.”'
      ]
    },
    {
      id: 'other-steps-on-nothing',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} tried to walk as the frog did, with hands on the path as well. It went left hand, right foot, right hand, left foot. Down there it smelled of mint. A beetle came the other way, and neither would go round. {A} said good evening, and the beetle went under.',
        '“How far have you got?” asked {H}. “Past a beetle,” said {A}. In steps it was three. But {A} had a good deal to tell about them.'
      ]
    },
    {
      id: 'pet-has-known-it',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had never jumped over a bit of path in all this time. {A} went with a nose to the ground, and read every word of it. The frog walked beside, at the pace of {A}’s nose. Neither of them said anything. At a certain stone both of them stopped.',
        '“What is it?” asked {H}. It was only a stone. But {A} studied the left side of it for a long time, and the frog the right. They changed over, and stayed just as long.'
      ]
    },
    {
      id: 'elder-missed-the-cow',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once went to see my cousin by the fast train,” said {S}. “When I got there, I was asked what I had seen on the way. I’d seen a pole.” “Only one?” asked {A}. “I saw it a great many times,” said {S}.',
        '“So I walked home,” said {S}. “It took until Thursday. There was a cow in a boat, and a man who sold me half a cake.” “Did you get all you wanted?” asked the frog. “All but the other half,” said {S}.'
      ]
    },
    {
      id: 'the-list',
      A: 'partner',
      paragraphs: [
        '“What was in between?” {A} asked the frog. “At the bend there was a wet leaf,” said the frog, “and then an ant with a crumb. Then came a small round pond with four holes, and then a snail, asleep.” “That’s nice,” said {H}, who thought of the button. “What colour was the pond?” asked {A}. “Blue,” said the frog, “and dry.” “A pond hasn’t got holes,” said {A} slowly. {H} looked at the other buttons. They were blue, with four holes in each.'
      ]
    }
  ],
  turn: [
    {
      id: 'at-frog-pace',
      A: 'partner',
      paragraphs: [
        'They walked back, with the frog in front. “I haven’t seen it from this end,” it said. There was the snail, asleep. There was the blue button, under a dock leaf. In front of it was one mark of {H}’s shoes, and behind it was the next. “You went over it,” said the frog, “at a very good height.” A bit further on they saw the ant. It had got the crumb home.'
      ]
    },
    {
      id: 'what-else-lay-there',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Since they were walking, {H} found more. There was a seed with one wing, and half a blue egg. There was a key, so old that it would have opened nothing but another key. “Has that been here all the time?” asked {A}. They had jumped over it this very afternoon.',
        '“It has all been here,” said the frog. “It’s only quick people who think that a path is long. It isn’t long. It’s full.” Then it had to wait, because of the legs of a spider.'
      ]
    },
    {
      id: 'child-jumps-slowly',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} would not give up jumping. “I’ll jump slowly,” said {S}, and tried to stay up for longer. It looked like somebody with a bee in one sock. “See anything?” asked {A}. “Not in the time,” said {S}.',
        'So {S} held on to {A}’s shoulder and jumped just as high as a pea. That way there was hardly any in between. “There’s an ant,” said {S}, going up, and “It’s still there,” coming down. The frog called it very nearly walking.'
      ]
    },
    {
      id: 'how-to-be-late',
      A: 'same',
      spare: 11,
      paragraphs: [
        'From far off they could hear the pond. It croaked, it stopped, and it croaked again. “They’ve started,” said {A}. “Shall we hurry?” “It’s late already,” said the frog. “Looking doesn’t make it later.” It looked at a daisy that was just closing.',
        'They looked too. Its petals had pink tips, and they came together at the top like fingers. It took about as long as three croaks. Not one of the frogs at the pond had seen that. They had only found it shut.'
      ]
    },
    {
      id: 'late-at-the-pond',
      A: 'partner',
      paragraphs: [
        'The frog came late to the pond, and the others had sung all their songs. “What was on the way?” they asked. They had come along it too, but by air. So the frog walked into the water, until only its eyes and mouth were out. It told them about the leaf, and the ant, and the blue button. “And then?” asked the frogs. {H} held the button tight, and listened with {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along the path too, at all sorts of speeds.',
      '{names} bent down to see how a frog walks.',
      { text: '{names} counted the buttons on the coat, and came to three.', needs: ['hands'] },
      { text: '{names} held back a tall grass, so that the frog could pass.', needs: ['hands'] }
    ],
    way: [
      '{names} went back three steps, to look at what was in between.',
      '{names} waited for the frog, and that took patience.',
      { text: '{names} turned over a leaf, and under it was the back of a leaf.', needs: ['hands'] },
      { text: '{names} felt in every pocket, for a button may have gone home by itself.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked behind the frog, and did not overtake it, though it would have been easy.',
      '{names} told the frogs about a stone, which had been left out.',
      { text: '{names} picked a thread off the grass, and it was the thread of the button.', needs: ['hands'] },
      { text: '{names} stroked the snail with one finger, very lightly.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the button was sewn on with blue thread. Between the door and the table there was a whole floor that nobody had looked at for weeks.',
    '{H} washed, each finger by itself. Then {H} walked to bed, one leg after the other, and saw all that lay in between.'
  ],
  last: [
    '{H} went to sleep one leg after the other, and arrived quite late, asleep.',
    'Between the pillow and the morning there was a good deal, and {H} was asleep in it.'
  ]
})
