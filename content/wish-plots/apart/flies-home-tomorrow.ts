import { wishPlot } from '../wish-plot.ts'

export const fliesHomeTomorrow = wishPlot({
  id: 'wish-flies-home-tomorrow',
  beginsElsewhere: true,
  wishes: ['flies home tomorrow', 'flying home tomorrow', 'fly home tomorrow', 'flies back tomorrow', 'flying back tomorrow', 'fly back tomorrow', 'flight home tomorrow', 'flight back tomorrow', 'goes home tomorrow', 'going home tomorrow', 'goes back tomorrow', 'leaves tomorrow grandma', 'leaves tomorrow cousin', 'leaves tomorrow aunt', 'leaving tomorrow uncle', 'leaving tomorrow grandma', 'leaving tomorrow cousins', 'last evening visit', 'last night visit', 'last night cousins', 'last evening grandma', 'packing suitcase grandma', 'packing suitcase auntie', 'packing suitcase goodbye', 'goodbye airport tomorrow', 'goodbye flying home', 'goodbye flight tomorrow', 'last evening flight', 'last night flight', 'passport flies tomorrow', 'friend goes home tomorrow', 'plane leaves tomorrow', 'flight tomorrow goodbye'],
  answers: ['tomorrow', 'tonight', 'last', 'evening', 'night', 'morning', 'flies', 'flying', 'fly', 'flight', 'plane', 'airport', 'home', 'back', 'goes', 'going', 'leaves', 'leaving', 'leave', 'go', 'packing', 'packed', 'pack', 'packs', 'suitcase', 'case', 'bag', 'goodbye', 'bye', 'sad', 'cry', 'cried', 'cries', 'miss', 'misses', 'visit', 'visiting', 'stayed', 'weeks', 'week', 'after', 'friend', 'best', 'friends', 'grandma', 'granny', 'nana', 'oma', 'opa', 'grandpa', 'grandad', 'grandparents', 'aunt', 'auntie', 'aunty', 'uncle', 'cousin', 'cousins', 'au', 'pair', 'guest', 'visitor', 'australia', 'india', 'canada', 'america', 'poland', 'spain', 'brazil', 'germany', 'japan', 'ghana', 'ireland', 'italy', 'country', 'abroad', 'far', 'away', 'doesn’t', 'want', 'her', 'him', 'his', 'saying', 'early', 'monday', 'sunday', 'saturday', 'friday'],
  except: ['died', 'funeral', 'war', 'army', 'soldier', 'deported', 'hospital', 'ill', 'police', 'school', 'nursery', 'teacher', 'bird', 'birds', 'swallow', 'swallows', 'kite', 'rocket', 'moon', 'dragon', 'alien', 'robot', 'pilot', 'holiday', 'we’re', 'divorce', 'forever', 'emigrate', 'emigrating', 'moving', 'moves', 'arrives', 'arriving', 'hate', 'work', 'hamster', 'dog', 'cat', 'bee', 'broom', 'witch', 'crash', 'afraid', 'scared', 'lost'],
  moods: ['waiting', 'change', 'losing', 'alone', 'first'],
  company: ['suitcase', 'stone', 'scales', 'jumper'],
  about: 'The visitor flies home tomorrow and the suitcase has to be light enough, so the hero puts a stone in; but the visitor would rather leave the woolly jumper here than that.',
  titles: ['One Stone Too Many', 'The Evening Before the Plane', '{H} and the Heavy Suitcase', 'The Jumper Stays', 'Half Past Six at the Airport'],
  want: [
    {
      id: 'the-evening-before',
      A: 'partner',
      paragraphs: [
        'Tomorrow Zuzu’s plane went home, with Zuzu in it. After all those weeks there was a peg for Zuzu by the door. Now there stood a suitcase on the bathroom scales. “It mustn’t be heavier than a lamb,” said Zuzu, “or it can’t fly.”',
        '“It’s just under a lamb,” said {A}. Nobody looked at {H}. On the sill lay the stones that they had all found at the river. {H} took the fattest. While Zuzu was looking for socks, {H} pushed it in among the shirts.'
      ]
    }
  ],
  way: [
    {
      id: 'once-more',
      A: 'partner',
      paragraphs: [
        '“Once more, to be safe,” said Zuzu. They lifted the suitcase up. Now it was more than a lamb. “But nothing’s been added,” said {A}. Zuzu took out a book. It was not enough.',
        '{H} stood by and felt hot. “It’ll have to stay here, then,” said {H}, “with you. You can’t fly home tomorrow if it’s too heavy.” Zuzu sat down on the edge of the bath, and gave {H} a long look.'
      ]
    },
    {
      id: 'how-to-fold',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Zuzu never folded, only rolled. A shirt became a sausage, and a skirt a fatter one. {A} helped to lay them side by side. It looked like a butcher’s. “There’s room for a whole cow more,” said {A}. “But not for what it weighs,” said Zuzu.',
        'One sock was missing. It was green, with a hole from the river. {H} knew where it was, and sat on it. After a bit {H} moved over. A foot gets cold, with only one sock for two.'
      ]
    },
    {
      id: 'the-peg',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On the wall over the peg it said ZUZU, in red letters. “That can’t hang there empty,” said {H}, and looked at it with {A}.',
        'The peg could not be given away, for there was only one Zuzu. “It’ll stay up,” said {A}. “It’s glued.” Zuzu hung a hat there, to be getting on with. It would be taken down last of all.'
      ]
    },
    {
      id: 'what-to-say',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There are different ways to say goodbye. {A} knew a quick one, for trains. Zuzu knew one with three kisses, as they did it at home. With three you always bump noses, if you don’t know which side it starts.',
        'They practised that. Left, right, left. {H} turned it round on purpose, so that they had to start again. It was seven times before it went right, and that made twenty-one kisses.'
      ]
    },
    {
      id: 'at-half-past-six',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The alarm clock was set to the middle of the night. That was when you had to get up, if you flew. “I’ll wave to the plane,” said {H}. “I’ll sit on the left,” said Zuzu. “I’ll wave back the whole time. Only it’s very small by then.”',
        '“Then we’ll wave with something big,” said {A}. They looked round. In the end they chose the yellow bath mat. It was laid out by the window, for the morning.'
      ]
    },
    {
      id: 'last-times',
      A: 'same',
      spare: 5,
      paragraphs: [
        'All evening things were for the last time. It was the last tea out of the cup with the crack. “It’s the last time that you’ve got to mind the lip,” said {A}. It was the last joke about the cheese. Nobody could laugh at it, and so they had it once more.',
        '“And that’s the last spoon,” said {H}. Zuzu held it up to the light. It was only a spoon. By then they were so sad about it that they all had to grin.'
      ]
    },
    {
      id: 'the-other-end',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Who’s there when you get home?” asked {A}. Zuzu counted. There was a friend on a motorbike, and the neighbour with the plants, and a goat. “They’ll all be standing about,” said Zuzu, “and they’ll say that I’ve got taller.”',
        '{H} had never thought of that. At the other end somebody had stood by a window for all those weeks. They were perhaps clearing a peg, even now. “You may go,” said {H}, “a bit.”'
      ]
    },
    {
      id: 'label',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Round the handle was still the strip of paper from the coming. It had been through the rain, and the letters had run. Snip, and {A} had it off. “There’ll be a new one tomorrow,” said Zuzu.',
        '{H} asked for the old one. You could still see three letters, and part of a number. {H} put it on like a bracelet. Now {H} had been somewhere too.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had got on the scales as well, since everybody did. Then {A} looked into the suitcase, and found it soft. So {A} put in what there was of {A}.',
        '“That’s a lamb and a lot,” said Zuzu. “That’s how to do it,” whispered {H}. But {A} got out again, for there was something hard under the sausages. {A} sniffed at the place, and looked at {H}. {A} was no telltale.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“When my pen friend went home I hid her ticket,” said {S}, “in the bread.” “Did she stay?” asked {A}. “We ate the bread at the station. There was the ticket in my slice, with butter on.”',
        '{S} still had to chuckle. “The guard held it up by a corner. It was valid, he said, but he’d rather not clip it. For forty years she’s put a bit of crust in each letter.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} lay down on the suitcase, and would not be moved. “I’m the lock,” said {S}. “You need a number for me.” Zuzu tried one. It was not that. Then the number of a house at home was tried, and the number of a bus.',
        '“It’s got to be a very high one,” said {A}. They went up in hundreds. At nine hundred {S} got hungry and came undone. “It was nine hundred,” said {S}, with bread in both cheeks.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'Whatever Zuzu put into the suitcase, {A} took out. First it was rolled in, on the right, and then {A} pulled it out, on the left. They had worked together like that for some time before Zuzu noticed.',
        '“It doesn’t get full,” said Zuzu. {A} sat up to the neck in sausages and was happy. It was a very good way to spend the evening before. If they had kept on, nobody would ever have had to leave.'
      ]
    },
    {
      id: 'the-stone',
      A: 'partner',
      paragraphs: [
        '{A} felt about among the shirts, and found the stone. “This is as heavy as a hen,” said {A}. The tap dripped. “It’s from our river,” said {H}. “I wanted the suitcase to stay.”',
        'Zuzu took the stone in both hands. It had a white ring round it. “That weighs a hen,” said Zuzu, “so another hen has got to come out.” And the stone went back in.'
      ]
    }
  ],
  turn: [
    {
      id: 'what-comes-out',
      A: 'partner',
      paragraphs: [
        'Zuzu dug, and pulled at something red. It was the thick jumper, which smelled of Zuzu and had been to the river every day. “That’s your best thing!” said {H}. “Weigh it,” said Zuzu.',
        '{A} laid the jumper on the scales. It weighed one hen. “I can knit another jumper,” said Zuzu. “But I can’t knit that stone.” So the suitcase was just under a lamb again, and shut. On the edge of the bath lay the jumper, with its arms out.'
      ]
    },
    {
      id: 'what-else-is-a-hen',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Now they wanted to know what else was as heavy as a hen. The big dictionary was one, and the teapot when it was full. {H}’s left leg was two, as far as could be told with the rest of {H} on it.',
        '{A} weighed the evening before, as well. {A} stood there and held it out in both arms. “It’s more than you’d think,” said {A}. “There isn’t a thing in it.”'
      ]
    },
    {
      id: 'in-the-customs',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“They’ll ask you about it at the airport,” said {A}. So they practised. {A} had a cap on, and looked through the suitcase. “What’s this?” asked {A}, very sternly. “That’s a stone,” said Zuzu. “What’s it for?” “It’s for the window sill.”',
        '{A} turned it over and looked at the white ring. “Can you prove that?” asked {A}. Zuzu pointed at {H}. “There’s the other half of the river,” said Zuzu. {A} had to let it through.'
      ]
    },
    {
      id: 'with-its-arms',
      A: 'partner',
      paragraphs: [
        'The jumper went down to {H}’s knees. The sleeves hung over at the ends. It was warm at once. “But what if it’s cold where you live?” asked {H}. Zuzu had thought of that.',
        '“Then I’ll warm our stone by the stove,” said Zuzu, “and hold it in my lap. And you’ll be warm here.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried the scales too, and did not weigh a lamb.',
      '{names} sat down by the suitcase, so that it stayed.',
      { text: '{names} rolled up the last of the shirts.', needs: ['hands'] },
      { text: '{names} counted the stones on the sill, and had one too few.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the scales, until they stood.',
      '{names} sniffed at the boots, which had been to the river.',
      { text: '{names} lifted at one corner, with a groan.', needs: ['hands'] },
      { text: '{names} leafed through the book that had to come out.', needs: ['hands'] }
    ],
    turn: [
      '{names} came close to the jumper, for it was warm.',
      '{names} looked for the hen, and found a jumper.',
      { text: '{names} pulled the zip round the last bend.', needs: ['hands'] },
      { text: '{names} turned up the red sleeves, three times each.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the scales back under the basin. The suitcase stood in the hall, shut, and just light enough.',
    '{H} washed, as far as the red sleeves let you, and lay down. Out in the suitcase lay the stone, which had never flown before.'
  ],
  last: [
    'Two long red arms lay round somebody, and that was {H}, asleep.',
    'In the dark suitcase a white ring waited to fly, and {H} slept.'
  ]
})
