import { wishPlot } from '../wish-plot.ts'

export const suitcaseOfOranges = wishPlot({
  id: 'wish-suitcase-of-oranges',
  beginsElsewhere: true,
  wishes: ['suitcase full of mangoes', 'suitcase of mangoes', 'brought mangoes in her suitcase', 'suitcase oranges', 'suitcases oranges', 'suitcase full oranges', 'suitcase full of oranges', 'suitcase orange', 'suit case oranges', 'suitcase satsumas', 'suitcase clementines', 'suitcase tangerines', 'suitcase mandarins', 'suitcase fruit', 'suitcase of fruit', 'suitcase full fruit', 'bag full oranges', 'bag of oranges', 'bags of oranges', 'sack of oranges', 'box of oranges', 'case full of oranges', 'case of oranges', 'luggage oranges', 'brought oranges', 'oranges from his tree', 'oranges from her tree', 'oranges from garden', 'came with oranges', 'suitcase full', 'whole suitcase', 'auntie’s suitcase', 'aunty’s suitcase', 'aunt’s suitcase', 'uncle’s suitcase', 'grandma’s suitcase', 'grandpa’s suitcase', 'granny’s suitcase', 'grandad’s suitcase', 'nana’s suitcase', 'nani’s suitcase', 'jiddo’s suitcase', 'teta’s suitcase', 'came with suitcase', 'arrived with suitcase', 'big suitcase', 'suitcase full of sweets', 'suitcase from far away', 'grandfather suitcase', 'suitcase full far'],
  answers: ['jiddo', 'jido', 'jeddo', 'teta', 'sitto', 'bring', 'arrive', 'carried', 'carry', 'sami', 'ali', 'clementines', 'tangerines', 'satsumas', 'mandarins', 'grandma', 'grandpa', 'granny', 'grandad', 'granddad', 'gran', 'nana', 'nani', 'nanna', 'nanu', 'nana’s', 'nani’s', 'dadi', 'dada', 'abuelo', 'abuela', 'nonno', 'nonna', 'opa', 'oma', 'lola', 'lolo', 'uncle', 'auntie', 'aunty', 'aunt', 'our', 'my', 'her', 'his', 'came', 'comes', 'coming', 'come', 'arrived', 'arrives', 'brought', 'brings', 'bringing', 'with', 'from', 'a', 'whole', 'full', 'of', 'big', 'huge', 'heavy', 'old', 'stuffed', 'packed', 'filled', 'suitcase', 'suitcases', 'case', 'bag', 'oranges', 'orange', 'fruit', 'tree', 'garden', 'village', 'lebanon', 'spain', 'italy', 'sicily', 'greece', 'cyprus', 'turkey', 'egypt', 'morocco', 'portugal', 'florida', 'california', 'abroad', 'far', 'away', 'home', 'visit', 'visits', 'visiting', 'stay', 'stays', 'staying', 'plane', 'airport', 'long', 'way', 'today', 'yesterday', 'and', 'for', 'us', 'we', 'ate', 'eat', 'eating', 'smelled', 'smells', 'smell', 'everything', 'only', 'just', 'nothing', 'but', 'no', 'clothes', 'sweet', 'juice', 'story', 'please', 'about', 'to', 'in', 'the', 'see', 'happy', 'excited', 'two', 'weeks', 'week', 'all', 'had', 'grandfather', 'sweets'],
  except: ['lost', 'stolen', 'leaving', 'leaves', 'left', 'leave', 'goodbye', 'moved', 'moving', 'moves', 'refugee', 'war', 'hospital', 'ill', 'poorly', 'died', 'dead', 'police', 'dog', 'cat', 'teddy', 'bear', 'paddington', 'monster', 'dragon', 'witch', 'magic', 'ghost', 'snake', 'spider', 'packing', 'pack', 'mangoes', 'mangos', 'mango', 'toys', 'presents', 'gifts', 'chocolate', 'chocolates', 'books', 'money', 'dates', 'spices', 'fish', 'cheese', 'apples', 'bananas', 'lychees', 'coconuts', 'clothes', 'holiday', 'squeezed', 'hid', 'hidden', 'inside', 'secret', 'empty', 'wrong', 'swapped', 'divorce', 'separated', 'dad’s', 'mum’s', 'daddy', 'mummy', 'left us', 'missing'],
  moods: ['first', 'change'],
  star: 'kin',
  nothingElse: true,
  company: ['suitcase', 'oranges', 'orange', 'pyjamas', 'bowl', 'door', 'doors', 'hall'],
  about: 'Somebody of the family comes to stay with a suitcase that holds oranges and nothing else, and the street lends the night things, one for each orange.',
  titles: ['Forty-Six Oranges', 'Where Are Your Pyjamas', 'An Orange for Each Door', '{H} Carries the Bowl', 'Oranges from Edge to Edge'],
  want: [
    {
      id: 'click-click',
      A: 'partner',
      paragraphs: [
        'Bump, bump, bump, up the steps came {A} with the big suitcase. {A} set it down in the hall. Click, click. {H} leaned over. It was full of oranges, and some still had a leaf on.',
        '“All from my own tree,” said {A}. “Forty-six.” {H} lifted the top ones out. Under them were more. “And where are your pyjamas?” asked {H}. {A} looked into the suitcase too. “There wasn’t any room for them,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'whose-fit',
      A: 'partner',
      paragraphs: [
        'Without pyjamas you cannot stay the night, and {H} wanted {A} to stay one night for every orange. But it was washing day, and everybody’s pyjamas hung on the line and dripped. Only {H}’s second pair was dry. {A} got one arm in. Krack, said the sleeve.',
        'So they tried a tablecloth. {A} stood in the hall, with a jam stain on one shoulder. “I can’t turn over in this,” said {A}. “It’s got corners.”'
      ]
    },
    {
      id: 'the-whole-hall-smelled',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The smell had got out of the suitcase before the first orange did. It was in the coats by now, and in the umbrella. {H} shut both eyes and breathed in. “I can smell the sun,” said {H}, “and a warm wall, at about eleven o’clock.”',
        '“That’s just where my tree stands,” said {A}. “By the wall. And I always pick before the sun gets round to it.” {H} breathed in once more, to see if there was a gate.'
      ]
    },
    {
      id: 'counting-them',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} counted, and put them in rows along the hall. There was one row as far as the coats, and another one back. At forty-five there were no more. “One’s missing,” said {H}. {A} felt in a pocket, and then in the other.',
        'It was in {A}’s hat. “I kept one there for the journey,” said {A}, “in case I met somebody nice.” {H} put it at the end of the row. It was the warmest of them all.'
      ]
    },
    {
      id: 'the-officer',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“On the way a man in a cap asked me to open it,” said {A}. “Click, click. He looked in for a long time. He said, And what’s this? I said, Those are oranges. He said, And under them? I said, Have a look.”',
        '“And what was under them?” asked {H}. “Oranges,” said {A}. “He looked all the way down. At the bottom I gave him one. He wrote something on a form, and had to lick his thumb.”'
      ]
    },
    {
      id: 'in-one-piece',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} could take off the peel in one piece, with a thumb. It came away in a long curl. {A} laid it on the table and pushed it a little. “An elephant,” said {A}. It had a trunk, and one ear too many.',
        '{H} tried it too, and it came off in twenty-three pieces. {H} laid them out. “That’s a flock of birds,” said {H}. They flew round the elephant, and {A} moved it, so that they had room.'
      ]
    },
    {
      id: 'how-many-inside',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In an orange there are ten pieces, and each has a skin of its own. “It’s packed better than a suitcase,” said {A}. {H} took it apart. There were eleven. In the middle was another one, as small as a fingernail, that had been hiding.',
        '“Who’s that for?” asked {H}. “Whoever finds it,” said {A}. {H} bit it in half, and gave {A} the half with the juice in it. It was hard to say which that was.'
      ]
    },
    {
      id: 'who-looks-after-the-tree',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Who’s looking after the tree now?” asked {H}. “A blackbird,” said {A}. “It lives at the very top, and won’t let anybody have those. I left it seven.” {H} thought that was fair.',
        '“Does it know that you’re here?” “I told it,” said {A}. “It went on with what it was doing.” {A} picked up an orange and turned it round. There was a small peck in it, dried up at the edges. “That’s how it says goodbye.”'
      ]
    },
    {
      id: 'other-throws-three',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} could keep two oranges in the air. “And three?” asked {H}. {A} could keep three in the air as well, but only once. They came down behind the coats. One of them rolled off along the hall, all by itself, and {H} went after it.',
        'It stopped against the door. “That one wants to go out,” said {A}. {H} looked at it for some time. It leaned there as if it had a coat on.'
      ]
    },
    {
      id: 'how-heavy',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Wasn’t it heavy?” asked {H}. {A} held up a hand, and there was a red line across it. “At the first bus it was light,” said {A}. “At the second it had grown. When I got to your steps, I thought that the tree was in it.”',
        'They put the suitcase on the scales, and then {H}. They were just the same. “Then you’ve carried me all that way,” said {H}. “And nobody even helped me with the feet.”'
      ]
    },
    {
      id: 'pet-rolls',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} thought that an orange was a ball. It rolled very well. {A} pushed it along the wall, with great care, and then put a tooth in. {A} stopped. The face of {A} went all small.',
        '{H} had never seen anybody give back an orange so fast. It had one hole in it, and the juice ran out. {A} sat down a good way off, and kept an eye on the other forty-five.'
      ]
    },
    {
      id: 'elder-peel-stove',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“We used to lay the peel on the warm stove,” said {S}. “Then the house smelled of it for a week. We put a piece in each shoe as well.” “Did it help?” asked {A}. “The shoes smelled of oranges,” said {S}, “and feet.”',
        '{A} laid a bit of peel on the radiator to see. It curled, quite slowly, and the smell came up. {S} leaned back and looked a good deal younger round the nose.'
      ]
    },
    {
      id: 'child-orange-teeth',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} had put a piece of peel in, in front of the teeth. It was a wide, orange smile, and it could not be stopped. {A} said something serious, and {S} went on smiling. So {A} put one in as well.',
        '“Mmf,” said {S}. “Mmf-mmf,” said {A}. They met in front of the mirror. There stood two people who were pleased about everything, and bits of orange ran down one chin.'
      ]
    },
    {
      id: 'baby-holds-one',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} was given an orange to hold. It took both arms. {A} put all of a small mouth against it and tried to get in. There was no way in anywhere. {A} turned it over and tried from below.',
        'At last {A} laid a cheek on it and stayed like that, quite still. It was cool and it was round. “It’s listening to it,” said {H}. {H} put an ear to the other side.'
      ]
    },
    {
      id: 'never-past-a-door',
      A: 'partner',
      paragraphs: [
        '{A} sat down on the suitcase. “At home I’d just go next door,” said {A}. “I fill a bowl with oranges, and I never go past a door with it.” “And then what?” asked {H}. “Then they come out with whatever they’ve got too much of.”',
        '{H} looked at the oranges, and then through the window at the street. There were a great many doors. “Somebody’ll have pyjamas,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'from-door-to-door',
      A: 'partner',
      paragraphs: [
        'They filled the biggest bowl. {H} rang, and {A} held it out. “An orange from my tree,” said {A}. At the first door there was an old man, who smelled his orange and shut his eyes. He came back with slippers. At the next they had a toothbrush, still in its box.',
        'At the fifth door stood a very tall man. He brought pyjamas with ships on. “They’ve shrunk,” said the man, “or I’ve grown.”'
      ]
    },
    {
      id: 'what-else-came',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The bowl did not get empty. For each orange that went out, something came in. There was a jar of plum jam, and half a cake. There was a comb, and a hot-water bottle with ears. A little girl had nothing, so she gave them a drawing of the orange.',
        '“It’s a better likeness than the orange,” said {A}. By the last door {H} had to carry it with both arms. It weighed as much as before.'
      ]
    },
    {
      id: 'at-the-door-with-a-dog',
      A: 'same',
      spare: 14,
      paragraphs: [
        'At one door lived a man who did not say much. He had only ever nodded. He took the orange and looked at the leaf on it. “We had those,” he said, “when I was as big as that.” He held a hand over the mat, very low.',
        'Then he told them about a tree, and a goat that had eaten half of it. It took a while. {A} knew that sort of goat. They stood there and nodded, all three of them.'
      ]
    },
    {
      id: 'how-many-nights',
      A: 'partner',
      paragraphs: [
        'In the hall {A} put it all on, and the slippers too. The ships sailed up one leg and down the other. There was still some sea to roll up. “You can turn over in those,” said {H}. {A} turned round once, and nothing had corners.',
        '“How many oranges are left?” asked {A}. {H} counted what lay in the suitcase. “Twenty,” said {H}. “Then I’ll stay twenty nights,” said {A}. They shared one orange after supper. {H} ate it very slowly, one piece at a time. Now there were nineteen.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came into the hall, nose first.',
      '{names} walked once round the suitcase, and sneezed at the lid.',
      { text: '{names} caught an orange that had seen the stairs.', needs: ['hands'] },
      { text: '{names} took an orange in each hand, to see which was heavier.', needs: ['hands'] }
    ],
    way: [
      '{names} got under the tablecloth as well, and out again.',
      '{names} looked into the suitcase for pyjamas, and smelled of orange.',
      { text: '{names} felt the washing on the line, and it was wet to the cuffs.', needs: ['hands'] },
      { text: '{names} brought a safety pin and a scarf, and they didn’t help either.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along from door to door, and stood well in front.',
      '{names} knew the man with the slippers, and said hello in passing.',
      { text: '{names} took one side of the bowl, at the steps.', needs: ['hands'] },
      { text: '{names} rolled up the sea, twice on the left and twice on the right.', needs: ['hands'] }
    ]
  },
  bed: [
    'The suitcase lay open in the hall, with nineteen oranges in it. They had more room now, and each had rolled a little way from the next.',
    '{H} washed with soap, and the fingers smelled of orange all the same. Somewhere on the landing the slippers went by, soft and much too large. Then they went by again, for they had forgotten the light.'
  ],
  last: [
    'Nineteen, thought {H}, and it was a good long number, and {H} was asleep.',
    'In the dark the whole hall smelled of oranges, right up to the hats, and {H} slept.'
  ]
})
