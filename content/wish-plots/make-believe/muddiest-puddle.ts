import { wishPlot } from '../wish-plot.ts'

export const muddiestPuddle = wishPlot({
  id: 'wish-muddiest-puddle',
  wishes: ['peppa', 'peppa pig', 'pepper pig', 'peppa george', 'little pig', 'little pigs puddle', 'pig family', 'family pigs', 'pigs puddles', 'pigs puddle', 'piggy puddle', 'piglet puddle', 'pig muddy', 'pigs mud', 'piglet mud', 'muddiest puddle', 'muddiest pig'],
  except: ['three', 'four', 'fourth', '4th', 'fifth', 'wolf', 'straw', 'bricks', 'huff', 'guinea', 'lost', 'died', 'market', 'birthday', 'party', 'bank', 'farm', 'vet', 'bacon'],
  answers: ['pig', 'pigs', 'piggy', 'piglet', 'family', 'puddle', 'puddles', 'muddy', 'mud', 'muddiest', 'jump', 'jumps', 'jumping', 'splash', 'george', 'suzy', 'rebecca', 'mummy', 'daddy', 'pink', 'boots', 'wellies', 'goes', 'go', 'zoo', 'beach', 'holiday', 'school', 'dinosaur', 'brother', 'friends', 'friend', 'little', 'plays', 'play', 'day', 'rain', 'rainy', 'bath', 'clean', 'dirty', 'swim', 'swimming', 'has', 'gets', 'likes', 'loves', 'finds', 'adventure', 'two', 'world'],
  moods: ['losing'],
  company: ['puddle', 'mud', 'pig', 'pigs', 'ear', 'ears', 'snout', 'rug', 'rim', 'floor', 'socks', 'edge'],
  about: 'Every jump knocks the mud out of the muddiest puddle, until somebody does what pigs do, and lies down in it.',
  titles: ['The Muddiest Puddle of All', 'Pigs Don’t Jump', '{H} Gets the Mud', 'Everybody In', 'Up to the Ears'],
  want: [
    {
      id: 'the-puddle',
      A: 'partner',
      paragraphs: [
        'They were a family of pigs, and it had rained. In the middle of the rug was the muddiest puddle that there had ever been. It was every brown thing in the house, socks and towels and one large cardigan. {H} was the smallest pig, and wanted to be the muddiest. You need mud up to your ears for that.',
        '“I’m first!” said {H}. {A} was the big pig, and stood at the edge. “There’s only this much of it,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'how-deep',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Before you go into a puddle, you have to know how deep it is. {H} held in a wooden spoon, and it was brown up to the neck. “Deeper than a spoon,” said {H}. {A} held in one arm. It went in to the elbow and met somebody.',
        '“There’s something down there,” said {A}. “It’s got toes.” “What sort?” asked {H}. {A} felt again. “It’s ticklish,” said {A}. {H} was laughing too much to say whose foot it was.'
      ]
    },
    {
      id: 'snout-first',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A pig does everything with its snout first. It’s as strong as a shovel, and it smells things deep under the ground. {H} put {H}’s snout in the mud and went forward on all fours. There was a smell of feet, and behind it something better.',
        '“Apple!” said {H}. It was in the pocket of the cardigan, and it was nearly half of one. {A} came digging from the other side. Their snouts met at the core. “Grunt,” said {A} politely, and left the pips to {H}.'
      ]
    },
    {
      id: 'no-sweat',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Why do pigs like mud?” asked {H}. “They can’t sweat,” said {A}. “When it’s hot, they put some mud on, and then it’s cool. And the flies can’t get through, and nor can the sun.” {A} laid a brown sock across {H}’s nose.',
        '“Now I can’t get sunburnt there,” said {H}. They put one on each ear as well, and one on the back of the neck. It was raining outside. But they were ready.'
      ]
    },
    {
      id: 'grunts',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Pigs have a great many different grunts. A short one means here I am. A long one means it’s good here. {A} did a short one behind the sofa, and {H} did a short one under the table. So they both knew.',
        'Then {A} did one that went up at the end. “What was that?” called {H}. “I asked you if you’d seen my other sock,” said {A}. {H} gave a long one, with a bend in it. “On my ear?” said {A}, and felt. And there it was.'
      ]
    },
    {
      id: 'tidy-pigs',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“I’m a pig who’s just been to the hairdresser,” said {A}, “and I can’t go in there.” {A} walked round the puddle on tiptoe. But the curly tail, which was a bit of ribbon, trailed behind. When {A} turned round, it was in.',
        '“Your tail’s having a nice time,” said {H}. “Just the tail, then,” said {A}. After a while {A} sat down next to it, up to the hips.'
      ]
    },
    {
      id: 'wrong-boots',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They put on boots for the mud. {H} got into a pair that reached up to {H}’s hips, because they were somebody else’s. You could not bend anything in them. {H} went into the puddle on two stiff legs, and stuck.',
        '“Pull,” said {H}. {A} pulled, and had one boot. {A} pulled again, and had the other one. {H} still stood in the mud, in two socks, and they were brown ones. “Now I can’t find my feet,” said {H}.'
      ]
    },
    {
      id: 'own-bed',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Are pigs dirty?” asked {H}. “Not a bit,” said {A}. “They never go to the toilet where they sleep. They’ve got one corner for that, as far away as can be.” {H} looked round the sty for the furthest corner.',
        'It was out of the door, along the wall, and on the left. “We’ve got one too,” said {H}. “Then we’re proper pigs,” said {A}. “I was there just now,” said {H}. “I even shut the lid.”'
      ]
    },
    {
      id: 'stays-clean',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'At the edge of the mud sat {A}, who had nothing brown on. {H} offered a sock, quite a small one. {A} smelled it, or seemed to, and let it lie. There are such pigs too. They come along to look on.',
        'After some time the sock was not where it had been. {A} was on top of it. Nobody said anything. Not everybody had to jump.'
      ]
    },
    {
      id: 'good-coat',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I once went in with my best coat on,” said {S}. “There was a wedding, and there was a pond behind the barn. I only wanted to see a frog.” {A} asked if there had been trouble.',
        '“There’d have been,” said {S}. “But the bride came to fetch me out, and she slipped. So we were two.” {S} smiled at the puddle. “That’s the photograph I’d like to have. They only took one of the dry people.”'
      ]
    },
    {
      id: 'pudding',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'No puddle lasts without rain, and so {S} was the rain. {S} stood beside the pig with a sieve, and shook out brown sock fluff, which fell very slowly. The pig held up its snout.',
        '“It’s raining well,” said {A}. “It’s only a shower,” said the rain. Then it moved across the land a little, and rained on somebody’s slippers for a while.'
      ]
    },
    {
      id: 'piglet',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'In every family there’s one who needs no puddle, and that was {A}. There was banana on both cheeks, and some in the hair. There was something on one knee that nobody could explain. {H} walked all round it.',
        '“You’ve won,” said {H}, “and you’re not even in yet.” {A} was pleased, and put a hand on {H}’s face. When the hand was taken away, {H} was a good deal muddier than before.'
      ]
    },
    {
      id: 'pig-visitor',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“We’re just having our mud,” said {H}. “Would you like some?” “If there’s any left,” said {A}. So {A} was given a brown towel for the knees, and a sock on a plate. {A} crossed {A}’s legs and put the sock on one ear.',
        '“At home we’d have it with a little straw,” said {A}, “but this is very fine.” {H} gave the longest grunt that there is. That’s how you thank somebody who knows about mud.'
      ]
    },
    {
      id: 'jump',
      A: 'partner',
      paragraphs: [
        '{H} stepped back as far as the door, came running, and jumped in with both feet. Whump! The mud flew out on every side. A towel hung on the door handle. {A} had the cardigan over {A}’s head.',
        '{H} looked down. There was a clean rug down there, and two clean trotters. “Am I muddy?” asked {H}. “No,” said the cardigan. “But I’ve got rather a lot.”'
      ]
    },
    {
      id: 'jumped-out',
      A: 'partner',
      paragraphs: [
        '“Again,” said {H}, and they pushed it all together. {H} jumped from the left. Whump! {H} jumped from the right. Whump! Each time {A} got muddier. {H} was the cleanest pig for miles.',
        '“You keep jumping it out,” said {A}, looking out of a sleeve. “I’ve never seen a pig jump. They like mud too much.” “What do they do, then?” asked {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'lies-down',
      A: 'partner',
      paragraphs: [
        'They pushed the puddle together once more. {H} walked in, quite slowly, lay down on one side, and rolled over. Not a sock flew. The mud only came a bit higher.',
        '“It’s at my elbows,” said {H}, “but it isn’t at my ears. It goes up when somebody gets in. You’ve got to come in too.”'
      ]
    },
    {
      id: 'bubbles',
      A: 'same',
      spare: 13,
      paragraphs: [
        'In such mud it’s quiet. You hear only what’s in there with you. {A} blew into a sleeve, and a long way off, in the other cuff, there was a bubble. “That was a frog,” said {A}. “It’s said good evening.”',
        '{H} sent one back. It took its time. They lay there and waited for the answer, and now and then a sock settled.'
      ]
    },
    {
      id: 'dries',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“When it’s dry, they rub it off on a tree,” said {A}, “and the itch comes off too.” The nearest tree was the leg of the table. {H} rubbed one shoulder on it, and a sock fell down.',
        '{A} took the other side. The table moved a little, to and fro, and the spoons on it rang very softly. “Now I’m all smooth,” said {H}, and gave one of the long grunts.'
      ]
    },
    {
      id: 'everybody-in',
      A: 'partner',
      paragraphs: [
        '{A} came in at the deep end, with a groan, and lay down. The mud rose to {H}’s shoulders, and to {H}’s chin. Then it was at {H}’s ears. “I’m the muddiest,” said {H}. “We’re just the same,” said {A}. “It’s one puddle.”',
        'They lay there, side by side, and only the snouts stuck out. “Grunt,” said {H}. It was a long one.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} grunted, as one of the family.',
      '{names} brought one more brown thing for the deep end.',
      { text: '{names} rolled up both trouser legs, for pigs ought to be careful.', needs: ['hands'] },
      { text: '{names} stirred the puddle once, with a slipper, and felt it thicken.', needs: ['hands'] }
    ],
    way: [
      '{names} got a flying sock across the back and wore it.',
      '{names} ducked at the whump and came up muddier.',
      { text: '{names} threw back a towel, and there was a bit more puddle.', needs: ['hands'] },
      { text: '{names} wiped both ears, although nothing had got there.', needs: ['hands'] }
    ],
    turn: [
      '{names} wallowed in at the shallow end, a bit at a time.',
      '{names} rolled over too, and the mud came up by a sock.',
      { text: '{names} held on to the rim, where it was steep, and let go.', needs: ['hands'] },
      { text: '{names} scooped a bit of cardigan over one shoulder.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the mud back in the drawers, in pairs. The towel on the door handle came last.',
    '{H} washed behind {H}’s ears, where it had got to. Then {H} lay down on one side, and rolled over once, and did not spill a thing.'
  ],
  last: [
    'The blanket came up as far as the ears. There was one long, low grunt, and {H} was asleep.',
    'Not a drop flew any more. Only a snout stuck out, and {H} slept.'
  ]
})
