import { wishPlot } from '../wish-plot.ts'

export const antsAtThePicnic = wishPlot({
  id: 'wish-ants-at-the-picnic',
  wishes: ['ants picnic', 'ant picnic', 'ants picnic blanket', 'ants blanket', 'ants picnic food', 'ants our picnic', 'ants invaded picnic', 'ants stole picnic', 'ants honey', 'ant honey', 'ants honey jar', 'ants in the honey', 'ants jam', 'ants jam jar', 'ants in the jam', 'ants sandwich', 'ants sandwiches', 'ants in my sandwich', 'ants sugar', 'ants in the sugar', 'ant trail', 'ant trails', 'ants trail', 'trail of ants', 'ant line', 'line of ants', 'lines of ants', 'ants in a line', 'ants line', 'ants walking in a line', 'ants marching in a line', 'ants row', 'row of ants', 'ant road', 'ants road', 'ant path', 'ants path', 'ant highway', 'ants highway', 'ants follow', 'ants following', 'ants talk', 'ants talking', 'ants talk to each other', 'ants tell each other', 'ants say to each other', 'ants find food', 'ants found food', 'ants know where food', 'ants carry food', 'ants carrying food', 'ants took our cake', 'ants lunch outside', 'ants procession', 'ants queue'],
  answers: ['how', 'why', 'do', 'does', 'what', 'ant', 'ants', 'picnic', 'picnics', 'blanket', 'rug', 'basket', 'grass', 'park', 'outside', 'lunch', 'tea', 'food', 'honey', 'jam', 'sugar', 'sweet', 'sticky', 'jar', 'pot', 'bread', 'sandwich', 'sandwiches', 'cake', 'crumb', 'crumbs', 'biscuit', 'trail', 'trails', 'line', 'lines', 'row', 'road', 'path', 'highway', 'queue', 'procession', 'walk', 'walking', 'march', 'marching', 'follow', 'following', 'follows', 'carry', 'carries', 'carrying', 'carried', 'take', 'took', 'taking', 'stole', 'steal', 'stealing', 'invaded', 'came', 'come', 'coming', 'got', 'into', 'in', 'all', 'over', 'our', 'my', 'the', 'us', 'at', 'on', 'to', 'up', 'talk', 'talks', 'talking', 'tell', 'tells', 'say', 'says', 'each', 'other', 'find', 'finds', 'found', 'know', 'knows', 'where', 'home', 'nest', 'hole', 'smell', 'smells', 'lots', 'hundreds', 'hundred', 'little', 'tiny', 'busy', 'clever', 'summer', 'sunny', 'day', 'today', 'weekend', 'family', 'share', 'sharing', 'wanted', 'want', 'join', 'went', 'had', 'story', 'about'],
  except: ['if', 'could', 'magic', 'bite', 'bites', 'bit', 'bitten', 'biting', 'sting', 'stung', 'itchy', 'fire', 'flying', 'queen', 'farm', 'pants', 'killed', 'kill', 'squashed', 'stepped', 'stamped', 'poison', 'powder', 'dead', 'died', 'scared', 'afraid', 'army', 'war', 'bear', 'bears', 'teddy', 'teddies', 'bee', 'bees', 'wasp', 'wasps', 'grasshopper', 'anteater', 'elephant', 'aardvark', 'giant', 'leafcutter', 'ant-man', 'antman', 'beetle', 'spider', 'rain', 'rained', 'indoor', 'indoors', 'lost', 'carer', 'allergic', 'aunt', 'aunts'],
  asked: 'fact',
  moods: ['question', 'first', 'learning', 'change'],
  out: true,
  fed: true,
  company: ['ant', 'ants', 'honey', 'jar', 'blanket', 'bread', 'line', 'napkin', 'dandelion', 'leaf', 'crumb'],
  about: 'Forty ants come to the honey at a picnic and find the jar again wherever it is put, until a sleeve wipes out what they have written, and the hero writes them a shorter road.',
  titles: ['Not One of Them Said a Word', 'This Way to the Honey', '{H} and the Road of Ants', 'What Was Wiped Off', 'Written on the Blanket'],
  want: [
    {
      id: 'forty-guests',
      A: 'partner',
      paragraphs: [
        '{H} had a slice of bread and honey, and forty ants had come for the same thing. They came in a line from under a dandelion, over the picnic blanket and up the honey jar. {H} wanted to eat that bread with no ants in it.',
        '“Who told them?” asked {H}. “We’ve only just sat down.” {A} looked along the line. It was one ant wide, and there was not a gap in it.'
      ]
    }
  ],
  way: [
    {
      id: 'the-jar-moves',
      A: 'partner',
      paragraphs: [
        '{H} carried the jar to the other end of the blanket. The ants felt the empty spot all over. Then they stood about like people when a bus does not come. “They’ve lost it,” said {H}, and took a bite.',
        'But one of them went off to look, by way of {A}’s shoe. It found the jar, drank, and ran home. Before {H} had swallowed, there was a new line. “It’s told them,” said {H}, “and I was listening. It didn’t say a word.”'
      ]
    },
    {
      id: 'round-ones',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The ants on their way to the jar were thin. The ones that came back were round behind, and the sun shone through them. In there it was gold. “They’re carrying it on the inside,” said {A}.',
        '{H} looked down at {H}’s own tummy. There was a whole bite of bread and honey in there by now. {H} turned it to the sun, and then a little further. Nothing shone through the shirt.'
      ]
    },
    {
      id: 'own-bread',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A drop of honey had fallen on a plate. Two ants came up to it with a grain of earth each, and let them fall in. “That’s rude,” said {A}. But they waited until the grains were soaked with honey. Then they pulled them out again, and carried them home.',
        'There are ants who do that. {H} looked at the grains, and at the slice in {H}’s hand. “It isn’t rude,” said {H}. “They’ve brought their own bread.”'
      ]
    },
    {
      id: 'no-last-one',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Who’s the first?” asked {H}, and followed the line to its front end. The first was in the jar, up to the knees. Then they wanted to know who was the last. They followed it the other way, as far as the dandelion.',
        'The last one was just coming out. They waited, so as to be sure, and behind it came the last one. Behind that came the last one. “They haven’t finished beginning,” said {A}.'
      ]
    },
    {
      id: 'all-sisters',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“They’re all sisters,” said {A}. “With ants, only girls go out to work.” {H} bent down low. There were forty sisters in one line. Nobody pushed. Nobody said that she had seen the honey first.',
        'One even stepped aside, to let another by. {H} watched that for quite a long time. “What’s the matter with them?” asked {H}.'
      ]
    },
    {
      id: 'sixty',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“They’re more than forty,” said {H}, and began to count from the dandelion on. {A} counted the ones that were going home. Each used ten fingers and a stone. “Fifty-nine, sixty,” said {H}. Then the sixtieth turned round, as if it had left something on. “Fifty-nine,” said {H}.',
        '“Sixty-one,” said {A}. “I’ve got yours.” They waited a little. It came by again, and {H} got it back.'
      ]
    },
    {
      id: 'six-and-a-crumb',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Six ants had got hold of a crumb. Three pulled it to the left, and three pulled it to the right. “They’re quarrelling,” said {H}. “They’re helping,” said {A}. The crumb went round in a ring, stood on one corner, and lay down again.',
        'In the end it moved off, quite slowly and sideways. They were all walking in some other direction. “That’s how we got the sofa in,” said {A}.'
      ]
    },
    {
      id: 'other-comes-late',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} had gone back for the cups and was a long time away. “How did you find us again?” asked {H}. “There’s such a lot of grass.” “It was easy,” said {A}. “Somebody came towards me with our honey.”',
        '“Who?” “Small,” said {A}, “in black. Behind that one there was another. So I just went where they were coming from, and here’s the blanket.”'
      ]
    },
    {
      id: 'pet-on-the-map',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} was put down on the blanket, in the very middle of the line. The ants came as far as {A}, and felt what it was. Then they went round. From now on the line had a bend in it, of just the size of {A}.',
        'After a while {A} was somewhere else. The ants still went round. There was nothing there any more. “But {A}’s still on their map,” said {H}.'
      ]
    },
    {
      id: 'elder-cups-of-water',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“My aunt stood the legs of the table in four cups of water,” said {S}. “No ant could get up.” “Did it help?” asked {A}. “It helped very much,” said {S}. “We sat there for a whole summer, and there wasn’t one in the honey.”',
        '“And then?” “Then we noticed the tablecloth,” said {S}. “It had been hanging down to the floor the whole time. They’d only been waiting for us to look the other way.”'
      ]
    },
    {
      id: 'child-in-a-line',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} was an ant, and walked close behind {A}. {A} went to the basket, and {S} went to the basket. {A} scratched an ear, and {S} scratched one too. “You can stop now,” said {A}. “I can’t,” said {S}. “I’m in a line.”',
        '{A} went round the blanket so fast that {A} came up behind {S}. Now {S} was the first. “Where are we going?” asked {A}. {S} stood still. “I don’t know,” said {S}. “I was following you.”'
      ]
    },
    {
      id: 'baby-help',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'The stickiest one at the picnic was {A}. {A} had pear on the chin, and on one elbow, and nobody knew how. An ant stopped at the edge of {A}’s cloth. It put its feelers up, and looked at all that for a time.',
        'Then it turned round and ran. “It can’t do it alone,” said {H}. “It’s gone to fetch people.” They wiped {A} all over, very quickly, before the people came.'
      ]
    },
    {
      id: 'guest-after-you',
      S: 'guest',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“Where do I get some honey?” asked {S}. “There’s a queue,” said {A}, for a joke. {S} looked at it, and went to stand at the end with a slice of bread. “It moves along nicely,” said {S} after a time.',
        '{S} got to the jar, and an ant got there too. “After you,” said {S}. That was polite, but it took very long. Behind that ant there was another.'
      ]
    },
    {
      id: 'wiped-off',
      A: 'partner',
      paragraphs: [
        '{A} lay down flat, to see better, and one sleeve wiped right across the line. The ants stopped on this side, and they stopped on that side, as if a bridge were down. “What have I wiped off?” asked {A}.',
        '{H} sniffed, and smelled wool. But {A} had noticed something. “The one that ran home kept touching the ground with its tail end,” said {A}. “Then it was writing,” said {H}. “In smell. This way to the honey.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-shorter-road',
      A: 'partner',
      paragraphs: [
        '“We can change what it says,” said {H}. The ants lived under the dandelion. {H} laid a leaf at their door, with a big drop of honey on it. Then they wiped the jar and the blanket with a wet napkin.',
        'An ant came out and walked straight into the drop. It drank, and touched the ground three times on the way in. Four came out after that, and then all. “What does it say now?” asked {A}. “Just outside,” said {H}.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“How long does it last, what they write?” asked {H}. “Whoever goes home full writes over it once more,” said {A}. “When there’s no more honey, they go home empty, and write nothing. Then it fades.” So by tomorrow nobody would walk here for nothing.',
        '{A} thought of the note on the fridge. It had said “Eggs” since Easter, and there were eleven. “They’re ahead of us there,” said {A}.'
      ]
    },
    {
      id: 'written-down',
      A: 'partner',
      paragraphs: [
        '{H} ate the bread to the last bite, and no one was in it. Then there was one ant after all. It came over a fold, found {H}’s sticky thumb, and drank until it was round.',
        '{H} held still. It ran off, and at every few steps it touched the blanket. “What’s it writing?” asked {A}. {H} looked at the thumb. “Me,” said {H}. They packed up, before the others had read it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down on the edge of the blanket, and made room for the line.',
      '{names} looked at the jar, much as the ants did.',
      { text: '{names} put the lid on the jam, in good time.', needs: ['hands'] },
      { text: '{names} held a sandwich high up, with both arms.', needs: ['hands'] }
    ],
    way: [
      '{names} watched one go by, and it was in a hurry.',
      '{names} ate faster, just in case.',
      { text: '{names} shook out a napkin, and sent two home on foot.', needs: ['hands'] },
      { text: '{names} lifted the basket, so that the line could go under it.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the blanket, and could read nothing either.',
      '{names} came to see how many there were at the dandelion.',
      { text: '{names} wiped the jar once more, on the bottom too.', needs: ['hands'] },
      { text: '{names} folded up the blanket with what was written on it.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the lid was screwed on the honey. The blanket was shaken out over the step, and a single crumb fell down for whoever came by.',
    '{H} washed ten fingers, and the thumb twice, until nothing was written on them any more. Then {H} walked to bed, and it was a line one {H} wide.'
  ],
  last: [
    'Under the dandelion they passed the honey on from mouth to mouth, and {H} was asleep.',
    'Nobody could have read the way to that bed, and at its end {H} was asleep.'
  ]
})
