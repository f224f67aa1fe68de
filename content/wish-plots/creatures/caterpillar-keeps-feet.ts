import { wishPlot } from '../wish-plot.ts'

export const caterpillarKeepsFeet = wishPlot({
  id: 'wish-caterpillar-keeps-feet',
  wishes: ['caterpillar doesn’t want to change', 'caterpillar didn’t want to change', 'caterpillar doesnt want to change', 'caterpillar does not want to change', 'caterpillar won’t change', 'caterpillar wont change', 'caterpillar refuses to change', 'caterpillar hates change', 'caterpillar afraid change', 'caterpillar scared to change', 'caterpillar scared of changing', 'caterpillar afraid of changing', 'caterpillar scared of turning into a butterfly', 'caterpillar afraid of turning into a butterfly', 'caterpillar scared of becoming a butterfly', 'caterpillar afraid of becoming a butterfly', 'caterpillar doesn’t want to become', 'caterpillar didn’t want to become', 'caterpillar worried about changing', 'caterpillar changed its mind', 'caterpillar doesn’t want to be a butterfly', 'caterpillar didn’t want to be a butterfly', 'caterpillar doesnt want to be a butterfly', 'caterpillar does not want to be a butterfly', 'caterpillar doesn’t want to become a butterfly', 'caterpillar didn’t want to become a butterfly', 'caterpillar doesn’t want to turn into a butterfly', 'caterpillar doesn’t want wings', 'caterpillar didn’t want wings', 'caterpillar doesn’t want to fly', 'caterpillar doesn’t want to grow up', 'caterpillar didn’t want to grow up', 'caterpillar doesn’t like wings', 'caterpillar stay a caterpillar', 'caterpillar stay caterpillar', 'caterpillar stays caterpillar', 'caterpillar wants to stay', 'caterpillar wanted to stay', 'caterpillar wants to stay the same', 'caterpillar stay as it is', 'caterpillar happy as it is', 'caterpillar likes being a caterpillar', 'caterpillar keep its feet', 'caterpillar feet', 'caterpillar legs', 'caterpillar loves its feet', 'caterpillar likes its feet', 'caterpillar loves its legs', 'caterpillar names feet', 'caterpillar shoes', 'caterpillar knows its feet', 'caterpillar lots of feet', 'caterpillar sixteen feet', 'caterpillar scared of cocoon', 'caterpillar afraid cocoon', 'caterpillar doesn’t want cocoon', 'caterpillar won’t go in cocoon', 'caterpillar no cocoon', 'catterpillar doesn’t want to change', 'catterpillar butterfly doesn’t want', 'caterpiller doesn’t want to change'],
  answers: ['caterpillar', 'caterpillars', 'catterpillar', 'caterpiller', 'little', 'green', 'hungry', 'small', 'butterfly', 'butterflies', 'wing', 'wings', 'fly', 'change', 'changes', 'changed', 'changing', 'become', 'becomes', 'becoming', 'turn', 'turns', 'turning', 'into', 'want', 'wants', 'wanted', 'doesn’t', 'didn’t', 'does', 'did', 'not', 'don’t', 'no', 'won’t', 'refuses', 'afraid', 'scared', 'worried', 'nervous', 'about', 'hates', 'like', 'likes', 'loves', 'love', 'happy', 'stay', 'stays', 'staying', 'same', 'as', 'is', 'it', 'its', 'grow', 'growing', 'up', 'feet', 'foot', 'legs', 'leg', 'toes', 'shoes', 'sixteen', 'many', 'lots', 'all', 'just', 'only', 'got', 'get', 'gets', 'know', 'knows', 'knew', 'learned', 'names', 'named', 'because', 'has', 'have', 'keep', 'keeps', 'cocoon', 'chrysalis', 'pupa', 'leaf', 'leaves', 'who', 'that', 'which', 'to', 'be', 'being', 'the', 'mind', 'ever', 'never', 'yet', 'jar'],
  except: ['nappy', 'nappies', 'school', 'house', 'clothes', 'teacher', 'dead', 'died', 'hurt', 'squashed', 'bird', 'eaten', 'book', 'hotel', 'excavator', 'digger', 'tractor', 'bulldozer', 'tracks', 'poorly', 'moth'],
  moods: ['change', 'question', 'waiting', 'afraid', 'learning'],
  isTale: true,
  company: ['caterpillar', 'feet', 'twig', 'sill', 'leaf', 'leaves', 'butterfly', 'wings', 'glass', 'pane', 'jar', 'nettle', 'toes', 'thread', 'skin', 'stump', 'stumps', 'claw', 'claws', 'socks', 'paper', 'ant'],
  about: 'A caterpillar does not want to change, for it has only just got to know its sixteen feet, until the hero looks at a butterfly from below and finds six that it knows.',
  titles: ['Sixteen Feet', 'Only Just Got to Know Them', '{H} Counts from the Front', 'Three Left and Three Right', 'The Last Two Hold On'],
  want: [
    {
      id: 'not-now',
      A: 'partner',
      paragraphs: [
        'On a twig on {H}’s window sill sat a caterpillar, and today it was to change. {H} had fed it for three weeks, and was waiting for the butterfly. “I’m not doing it,” said the caterpillar. “I’ve got sixteen feet, and I’ve only just got to know them.”',
        'It lifted them, pair by pair, all along. “That’s Lefty,” it told {A}, “and that’s the other one. The two at the back are deep sleepers.”'
      ]
    }
  ],
  way: [
    {
      id: 'how-it-walks',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“At the start I fell over all the time,” said the caterpillar. “I told them all to go, and they all went. Now I let the back ones go first. Then I tell the next pair, and they pass it on.” It walked along the twig to show them. A hump ran through it from behind, and got out at the head.',
        '{H} and {A} lay down on the rug, and were one caterpillar with four feet. “Back ones first,” said {H}. Nothing moved. “I thought that you were the back,” said {A}.'
      ]
    },
    {
      id: 'names-of-the-feet',
      A: 'same',
      spare: 3,
      paragraphs: [
        'It told them the names. Each foot had one, and some had two. There was Tuesday, who had stepped in the jam. There was Careful. There was one called Oh, who liked to come down next to the twig. “And these are both called Peter,” said the caterpillar. “They never do anything apart.”',
        '“What’s that one called?” asked {A}. The caterpillar bent down, and went red in the face. “We’ve never been introduced,” it said. It stood in the middle and had no number. So they shook hands with it, and called it {A}.'
      ]
    },
    {
      id: 'paper-wings',
      A: 'partner',
      paragraphs: [
        '“Try it first,” said {H}. {A} tied two yellow paper wings to its back. The caterpillar sat up, to flap. Over went the wings, and the whole caterpillar after them. It hung under the twig by its back feet. The front ones ran, and there was nothing there.',
        '“You see?” it said, upside down. “Nobody asked the feet.” So {H} took the wings off again.'
      ]
    },
    {
      id: 'sixteen-socks',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What if they get cold?” asked {A}, and fetched some wool. A sock for a foot like that is one knot, and {A} made sixteen. It took a long time to get them on. When they got to the back, the front ones had walked out of theirs.',
        'At last they were all in place. The caterpillar took a step, and stayed where it was. “I can’t feel the twig,” it said. “I can’t tell who’s who!” They came off again in no time. “But a very kind thought,” it said, and ate one.'
      ]
    },
    {
      id: 'how-wings-are',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“With wings you can fly over the house,” said {H}. “What’s up there?” asked the caterpillar. {H} had never seen it. “Chimneys,” said {A}. “And what do you hold on to?” “To nothing,” said {A}. All sixteen feet took hold of the twig.',
        '“But you see everything,” said {H}. “I can see the leaf,” said the caterpillar. There was no leaf there any more, only a stalk. It looked at that for a bit. “I can see where it was,” it said.'
      ]
    },
    {
      id: 'skins',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You’ve changed before,” said {A}, and pointed. In the corner of the sill lay four empty skins, each bigger than the one before. “That’s different,” said the caterpillar. “Those were only tight.” It laid itself beside the smallest. It had been no longer than an eyelash.',
        '“Did the feet mind?” asked {H}. “They came out last,” said the caterpillar. “Every time. One by one, like children out of wellies.” {H} looked into the skin, and there they all were, sixteen tiny wellies in a row.'
      ]
    },
    {
      id: 'other-with-shoes',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} had come in to look for a shoe. “I’ve only got the two to find,” said {A}, from under the chair. “How do you do it with sixteen?” “I never take them off,” said the caterpillar. {A} thought that this was very sensible.',
        'The shoe was on the sill, behind the twig. The caterpillar had been into it, and round, and out at a lace hole. “It’s one big foot,” it said, deeply moved, “with nobody in it.” It was glad that {A} had come.'
      ]
    },
    {
      id: 'elder-new-shoes',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I had feet that I knew, too,” said {S}. “They were size four. I could turn on them, and stop. Then one summer they got long without asking. I fell up every step there was.” “What did you do?” asked {A}.',
        '“I waited, and they came nearer,” said {S}. “By Christmas I’d got used to them. Only these days they’ve gone rather far off again.” The caterpillar looked down from the twig at {S}’s feet. “Just the two,” it said softly. “You must be so fond of them.”'
      ]
    },
    {
      id: 'child-counts',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} counted the feet, and got fourteen. Then {S} counted them again, and got seventeen. “They’ve got to keep still,” said {S}. “Stand,” said the caterpillar, and the front ones stood. It took a while until the back ones had heard.',
        'Now it came to fifteen. One had been up, to scratch. “You do yours,” said the caterpillar, and {S} sat down and pulled off a sock. It was five on that foot, every time. “Yes,” said the caterpillar, “if they’re tied together.”'
      ]
    },
    {
      id: 'pet-is-walked-on',
      A: 'pet',
      spare: 1,
      paragraphs: [
        'The caterpillar wished to show what its feet could do, and got down on {A}’s back. It went from one end to the other. {A} did not move. But something ran through {A}, from behind, along with the caterpillar. At the front it came out as a shiver.',
        '“That’s just how I walk!” said the caterpillar. {A} looked round to see who it was. {H} put it back on the twig. {A} went on twitching for a while, one pair at a time.'
      ]
    },
    {
      id: 'from-below',
      A: 'partner',
      paragraphs: [
        'Just then a white butterfly settled outside on the pane, and they saw it from below. “It’s got feet,” said {A}. “Three on the left, and three on the right, all at the front.” Then {A} looked at the caterpillar from quite near. The ten feet at the back were soft stumps. But the six at the front were hard, with a small claw each.',
        '“They’re the same ones,” said {H}. “It’s kept the front six!”'
      ]
    }
  ],
  turn: [
    {
      id: 'six-go-along',
      A: 'partner',
      paragraphs: [
        'The caterpillar climbed to the pane, and set its front feet on the glass. On the other side there were six more. They stood toe to toe. “That’s Lefty,” it whispered. “Out there!” It looked along itself, to the ten. “And you?” it asked them. “They’re for walking,” said {H}. “To land, six will do.” The caterpillar thought about that, from the front to the back.'
      ]
    },
    {
      id: 'once-more-round',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Then it wanted to go round once more with all of them. It went along the sill, up the curtain, and over the clock. It let each pair have a turn at going first. It was the slowest walk that {H} had ever seen.',
        'At the jam jar it let Tuesday put a foot in it. “Just the once,” it said. {A} wiped the jar, and then the curtain. From there on you could see where Tuesday had been walking.'
      ]
    },
    {
      id: 'who-gets-what',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The six at the front were given something by the others to take along. From one pair they got the step over the gap. From the next they got the way to hold on in a wind. “And from you two?” asked the caterpillar. Both Peters had gone to sleep.',
        '“Then take that,” said {H}. So it took along how to sleep, which is useful, too. “Have you got it all?” asked {A}. The six feet felt heavy now. But it was a nice heavy, as when you leave a party with a bag.'
      ]
    },
    {
      id: 'the-last-two',
      A: 'partner',
      paragraphs: [
        'On the twig it spun a small white cushion. The two feet right at the back took hold of that. It spun a thread round its middle, for a belt. It said good night to the others, pair by pair. At the end it leaned in the belt, and stood on two. “They’re deep sleepers,” it said. “They’ll hold me till I’m done.”',
        '{H} took off both socks, and looked at ten toes. “They’re all coming along,” said {A}. {H} told them so, one by one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to say hello to all sixteen, and it took a while.',
      '{names} looked along the caterpillar, and then back again.',
      { text: '{names} held out a finger, and was walked on by a good many.', needs: ['hands'] },
      { text: '{names} turned the twig a bit, so that it had the sun.', needs: ['hands'] }
    ],
    way: [
      '{names} took a step, and tried to think which one had gone first.',
      '{names} lay down beside the sill, as long as possible.',
      { text: '{names} tickled the back pair, to see if they were awake.', needs: ['hands'] },
      { text: '{names} picked up the yellow wings and kept them for a bookmark.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the butterfly from below as well.',
      '{names} said good night to the ten, in a whisper.',
      { text: '{names} counted six on the glass, and six behind it.', needs: ['hands'] },
      { text: '{names} held one hand under the twig, a long way under.', needs: ['hands'] }
    ]
  },
  bed: [
    'The crumbs of leaf were swept off the sill. The twig stayed where it was, and nobody walked on it.',
    '{H} washed between all ten toes, and each was told. Then {H} crept in, head first, and the feet came last.'
  ],
  last: [
    'Down at the end of the bed the last two feet fell asleep, and so did {H}.',
    'On a twig two deep sleepers held on tight, and {H} was asleep.',
    'Ten toes lay side by side in the warm, and {H} was asleep.'
  ]
})
