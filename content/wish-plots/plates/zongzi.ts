import { wishPlot } from '../wish-plot.ts'

export const zongzi = wishPlot({
  id: 'wish-zongzi',
  beginsElsewhere: true,
  wishes: ['zongzi', 'zongzi fell apart', 'zongzi apart', 'zongzi undone', 'zongzi grandma', 'zong zi', 'zongzhi', 'zong', 'joong', 'bak chang', 'bakchang', 'ba zhang', 'bah zhang', 'rice dumplings leaves', 'rice dumpling leaf', 'sticky rice leaves', 'sticky rice bamboo leaves', 'rice bamboo leaves', 'bamboo leaf rice', 'dragon boat', 'dragon boats', 'dragon boat festival', 'dragonboat', 'dragonboats', 'dragon boating', 'duanwu', 'duan wu', 'duanwu festival', 'tuen ng', 'duanwujie'],
  answers: ['wrap', 'wrapping', 'wrapped', 'make', 'making', 'made', 'fold', 'folding', 'folded', 'tie', 'tying', 'tied', 'leaf', 'leaves', 'bamboo', 'rice', 'sticky', 'beans', 'red', 'bean', 'egg', 'yolk', 'string', 'knot', 'festival', 'race', 'races', 'racing', 'drum', 'drums', 'drumming', 'drummer', 'paddle', 'paddling', 'paddles', 'boat', 'boats', 'river', 'water', 'lake', 'harbour', 'watching', 'watched', 'watch', 'popo', 'po', 'gong', 'gonggong', 'nainai', 'nai', 'yeye', 'ye', 'waipo', 'laolao', 'ahma', 'ah', 'ma', 'grandma', 'granny', 'grandpa', 'auntie', 'aunty', 'mum', 'mummy', 'mama', 'dad', 'daddy', 'baba', 'family', 'fell', 'apart', 'leaked', 'came', 'undone', 'first', 'time', 'learn', 'learning', 'learned', 'taught', 'showed', 'holiday', 'today', 'yesterday', 'tomorrow', 'weekend', 'loud', 'fast', 'exciting', 'eat', 'eating', 'ate', 'yummy', 'steamed', 'pot', 'all', 'story', 'please', 'june', 'chinese', 'helped', 'helping', 'triangle', 'our', 'my', 'with', 'kitchen'],
  except: ['sick', 'choked', 'hurt', 'hospital', 'allergic', 'fire', 'drowned', 'died', 'funeral', 'fell in', 'capsized', 'lost', 'viking', 'knight'],
  moods: ['first', 'learning', 'proud', 'waiting', 'losing', 'lost'],
  fed: true,
  company: ['rice', 'leaf', 'leaves', 'string', 'river', 'drums', 'pot', 'cone'],
  about: 'For the dragon boat races the hero wraps a zongzi that leaks, ties it with eleven knots, and then learns to fold the point.',
  titles: ['Eleven Knots', 'A Zongzi by the River', 'The Leak', '{H} Folds the Point', 'Three Races Long'],
  want: [
    {
      id: 'a-leak',
      A: 'partner',
      paragraphs: [
        'A zongzi is sticky rice in a leaf, tied up in a parcel with corners. Tomorrow was the Dragon Boat Festival. {H} wanted to wrap one, and to eat it by the river. So {H} rolled two long leaves into a cone, and put rice in. Out at the point ran the rice.',
        '“It’s got a leak,” said {A}. {H} put a finger over the hole. Now the rice stayed in, but so did the finger.'
      ]
    }
  ],
  way: [
    {
      id: 'with-string',
      A: 'partner',
      paragraphs: [
        'Mrs Lim from next door had tied three already. They had four corners each, and nothing came out. {H} took string. It went round the leak eleven times, and each time {H} tied a knot.',
        '“Is it still a zongzi?” asked {A}. It looked more like something from the bottom of a sewing box. {H} shook it. The rice had found another way out, at the top.'
      ]
    },
    {
      id: 'soaking',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The leaves lay in the sink, in water, as long as arms. They had come dry and grey, in a bundle, and in the water they had turned green again. {H} washed each of them on both sides. They smelled of tea, and of rain in a wood.',
        '{A} held one up to the lamp. You could see all its lines, from end to end. “Like a page,” said {A}. “There’s no story on it yet,” said {H}. “Only lines.”'
      ]
    },
    {
      id: 'tape',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What about sticky tape?” asked {A}. “It’s got to be boiled for hours,” said {H}. They both looked at the tape. On a wet leaf it would not even stick for a minute. It came off and took hold of {A}’s sleeve.',
        '“A plug,” said {A}, and held up a bean. It was just the size of the hole. {H} dropped it in, and it went down to the point, and straight on through.'
      ]
    },
    {
      id: 'what-goes-in',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the middle of a zongzi there is something. In Mrs Lim’s it was red beans. Sometimes it was the yolk of an egg, as round and gold as a small sun. “You don’t see it from outside,” said {A}. “You’ve got to believe it.”',
        '{H} looked at the three on the plate. “How do you tell which is which?” asked {H}. “She ties the sweet ones with red string,” said {A}. “And the others?” “With what’s left.”'
      ]
    },
    {
      id: 'how-much-rice',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The rice had been soaking since the morning. It had grown, and it squeaked when you put a hand in. {H} put in both, up to the wrists. “How many do you think there are?” asked {H}.',
        '“One pot,” said {A}. “No, grains,” said {H}. {A} picked up a few and began. At sixty-one somebody opened the door, and in the draught {A} forgot what came after. “One pot,” said {H}.'
      ]
    },
    {
      id: 'row-on-the-table',
      A: 'other',
      spare: 5,
      paragraphs: [
        'Two chairs stood one behind the other, and {A} sat on the front one with a saucepan. {A} was the drummer. In a dragon boat the drummer sits right at the front. That way all the paddles go in at once. Dong. {H} paddled with a wooden spoon.',
        'Dong, dong. “You’re too fast,” said {H}. “You’re too slow,” said {A}. There were only the two of them, and still they could not do it at once. “How do they manage with twenty?” asked {H}.'
      ]
    },
    {
      id: 'teeth',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Mrs Lim held one end of the string between two teeth, and tied. Much could not be said that way. “Mm,” said Mrs Lim. “She says, pull it tight,” said {A}. “Mm-mm.” “She says, not so tight.”',
        '“How do you know that?” asked {H}. “She’s got different eyebrows for it,” said {A}. {H} took an end of string between the teeth too, and asked for the scissors. {A} brought the salt.'
      ]
    },
    {
      id: 'a-bunch',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The finished ones hung on a chair in a bunch, like green bananas. When you lifted one, they all came up. “So that they don’t get lost in the pot,” said {A}. {H} lifted the whole family a little and let it down.',
        '{H}’s own had no place on the bunch. Its string was all used up in knots. “It can travel on its own,” said {H}. “We’ll know it again.” {A} had no doubt of that.'
      ]
    },
    {
      id: 'rice-everywhere',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Everything that had run out was somewhere. There was rice in the sleeves and rice between the toes. {A} had one grain on an eyebrow, and went about with it for some time. “You’ve got a bit there,” said {H}.',
        '{A} wiped, and now it was on the other eyebrow. “Gone?” asked {A}. “It’s moved house,” said {H}. They swept up what was on the floor, and it was nearly enough for another zongzi.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had found out where the leak was, and waited under it. Now and then something came down. {A} did not think that it needed mending. {H} bent down, with the cone in one hand.',
        '“It isn’t supposed to do that,” said {H}. A grain landed on {A}, right on top, and then a second one. {A} looked up at the point, like somebody who has found a tap.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“My first one opened up in the pot,” said {S}. “We had soup, with leaves in it. My mother served it in the good bowls and said nothing.” “And what did it taste like?” asked {A}.',
        '“Of string,” said {S}. “My cousin asked for more, all the same. He was a very polite boy.” {S} turned the one with eleven knots over and over. “This one won’t open,” said {S}. “I’d be surprised if it ever did.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wrapped other things. {S} had done a spoon already, and a plum, and one of {S}’s own fingers. “What’s in this one?” asked {A}. It was flat, and had no corners at all. “Nothing,” said {S}. “It’s for somebody who’s full.”',
        '{A} put it with the others. “And if somebody hungry unwraps it?” asked {A}. {S} thought about that. “Then they’d better unwrap two,” said {S}, and took another leaf.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} had been given a leaf for {A} alone, and flew it. It flopped down over {A}’s head, cool and wet, and there was only a chin to be seen. Under it everything went quite still.',
        '“That one’s well wrapped,” said {H}. “All it needs is corners.” {H} lifted the leaf, and {A} was still there, and pulled it down again. They unwrapped {A} six times.'
      ]
    },
    {
      id: 'mrs-lims-thumbs',
      A: 'partner',
      paragraphs: [
        '{A} bent down close to Mrs Lim’s thumbs, and watched one zongzi from the beginning. “She doesn’t roll it,” said {A}. “First she bends the leaf back over itself. Then she makes the cone. At the point she’s got a fold. You’ve got a hole.”',
        '{H} bent the next leaf back over itself, and cupped it round. To test it {H} poured in water. The water stayed, and not a drop fell.'
      ]
    }
  ],
  turn: [
    {
      id: 'nothing-comes-out',
      A: 'partner',
      paragraphs: [
        'Out went the water, and in went the rice, with red beans in the middle. The long ends came down over it like a lid. “Now hold it,” said {H}, and {A} held it with both thumbs, while {H} tied. There was one knot. {H} shook it, and nothing came out.',
        'Mrs Lim put it in the big pot. The one with eleven knots went in as well. “That was a lot of work too,” said Mrs Lim.'
      ]
    },
    {
      id: 'dragon-heads',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Down by the river next day the boats lay side by side. Each had a dragon’s head in front, with its tongue out. One had had its whiskers painted, and they were still wet. “They all look so cross,” said {A}.',
        '“They’ve got to look straight ahead,” said {H}, “and everybody else is having a picnic.” {H} held a zongzi out a little way towards the nearest one. It went on looking straight ahead. But it stopped seeming cross.'
      ]
    },
    {
      id: 'paddles',
      A: 'same',
      spare: 14,
      paragraphs: [
        'At the start it was quite still. Then the drum came, dong, and twenty paddles went into the water, and it was one splash. Dong, and twenty came out again. “They don’t look at each other,” said {A}. “They listen,” said {H}.',
        'Only the last man in the yellow boat was late every time, by a very little. He had a hat on, and it kept slipping. You could hear him after each stroke, a small plop. They cheered for him most.'
      ]
    },
    {
      id: 'three-races',
      A: 'partner',
      paragraphs: [
        'At the Dragon Boat Festival the drums went dong, dong, and the boats flew down the river. {H} sat on the grass with both zongzi. “I’ll eat the good one second,” said {H}, and began with the knots. “Who’s winning?” asked {H}. “Red,” said {A}. Later it was green.',
        'With the last race the last knot came undone. Inside were nine grains of rice. {H} gave {A} four. The other zongzi opened with one pull. It stood on its leaf, with all its corners. {H} ate it right down to the last bean.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} found some of the rice before the broom did.',
      '{names} sniffed at the leaves in the sink.',
      { text: '{names} shook water off the leaves and laid them in pairs.', needs: ['hands'] },
      { text: '{names} cut string, all of it the same length.', needs: ['hands'] }
    ],
    way: [
      '{names} rolled in the string, and made a parcel.',
      '{names} sat down on a leaf and stood up with it.',
      { text: '{names} counted the knots, and came to eleven as well.', needs: ['hands'] },
      { text: '{names} mashed a bowl of beans with a fork.', needs: ['hands'] }
    ],
    turn: [
      '{names} licked the sticky leaf on both sides.',
      '{names} blinked at every dong.',
      { text: '{names} waved to the boat that came last.', needs: ['hands'] },
      { text: '{names} folded up the leaves and tied them with the long string.', needs: ['hands'] }
    ]
  },
  bed: [
    'One long string lay on the table, full of bends. The pot was empty, and the kitchen still smelled of leaves.',
    '{H} washed both sticky hands, twice. In bed the blanket went round once. Its end was folded under, so that nothing could come out.'
  ],
  last: [
    'Far away a drum went dong, very slowly, and {H} was asleep.',
    'It was warm in the middle and folded at the point, and {H} slept in it.'
  ]
})
