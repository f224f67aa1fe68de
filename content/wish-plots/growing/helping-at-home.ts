import { wishPlot } from '../wish-plot.ts'

export const helpingAtHome = wishPlot({
  id: 'wish-helping-at-home',
  wishes: ['helping home', 'help home', 'helps home', 'helped home', 'helping house', 'help house', 'helps house', 'helping flat', 'helping out', 'helps out', 'helping hand', 'helping hands', 'lend a hand', 'lending a hand', 'being helpful', 'helpful', 'more helpful', 'good helper', 'little helper', 'big helper', 'best helper', 'great helper', 'being helper', 'be helper', 'helper home', 'helping mummy', 'helping mum', 'helping daddy', 'helping dad', 'helping mommy', 'helping mom', 'helping mama', 'helping papa', 'helping granny', 'helping grandma', 'helping nana', 'helping grandad', 'helping grandpa', 'helping parents', 'helping family', 'helps mummy', 'helps mum', 'helps daddy', 'helps dad', 'help mummy', 'help mum', 'help daddy', 'help dad', 'helped mummy', 'helped mum', 'helped daddy', 'helped dad', 'mummy helper', 'mum helper', 'mummy’s helper', 'mum’s helper', 'daddy’s helper', 'helping housework', 'help housework', 'helps housework', 'helping washing', 'helped washing', 'helps washing', 'helping laundry', 'helps laundry', 'helped laundry', 'helping jobs', 'helps jobs', 'jobs home', 'jobs house', 'household jobs', 'little jobs', 'helping beds', 'got star helping', 'gets star helping', 'gold star helping', 'star helper', 'got star helpful', 'sticker helping', 'sticker helpful', 'never helps', 'won’t help', 'doesn’t help', 'want to help', 'learning to help', 'likes to help', 'wants to help', 'loves helping', 'loves to help'],
  answers: ['helping', 'help', 'helps', 'helped', 'helper', 'helpers', 'helpful', 'home', 'house', 'flat', 'around', 'round', 'about', 'out', 'housework', 'household', 'jobs', 'job', 'washing', 'laundry', 'clothes', 'beds', 'bed', 'making', 'hand', 'hands', 'lend', 'lending', 'good', 'best', 'great', 'big', 'little', 'super', 'kind', 'more', 'mummy', 'mum', 'mommy', 'mom', 'mama', 'mummy’s', 'mum’s', 'mommy’s', 'daddy', 'dad', 'papa', 'daddy’s', 'dad’s', 'parents', 'family', 'everyone', 'nana', 'granny', 'grandma', 'grandpa', 'grandad', 'son', 'daughter', 'learning', 'learns', 'learn', 'being', 'be', 'become', 'wants', 'want', 'likes', 'loves', 'love', 'always', 'never', 'not', 'got', 'gets', 'get', 'gold', 'won’t', 'doesn’t', 'don’t', 'star', 'stars', 'sticker', 'stickers', 'today', 'day', 'everything', 'all', 'without', 'asked', 'asking', 'lots', 'lot', 'so', 'such', 'very', 'really', 'together', 'started', 'trying', 'her', 'his', 'their', 'me', 'us', 'our', 'my', 'child'],
  except: ['hospital', 'doctor', 'nurse', 'police', 'died', 'ill', 'sick', 'poorly', 'sad', 'needs help', 'feel', 'feels', 'cheer', 'carer', 'caring', 'wheelchair', 'broke', 'hurt', 'court', 'money', 'pays', 'refuses', 'dishes', 'tidy', 'tidying', 'table', 'kitchen', 'cook', 'cooking', 'baking', 'supper', 'dinner', 'breakfast', 'shopping', 'garden', 'elf', 'robot', 'dragon', 'fairy', 'santa', 'christmas', 'animals', 'animal', 'dog', 'cat', 'mouse', 'moon', 'class', 'school', 'teacher', 'dentist', 'vet', 'farmer', 'baby', 'sister', 'brother', 'friend', 'friends', 'others', 'homework', 'dream', 'work', 'sheets', 'machine', 'missing', 'winter', 'glove', 'potato', 'wall'],
  nothingElse: true,
  moods: ['learning', 'proud', 'first', 'change', 'quarrel'],
  company: ['washing', 'basket', 'sheet', 'peg', 'glove', 'duvet', 'cover', 'corner', 'jumper'],
  about: 'The hero helps with everything and so with too much, until the question is how many hands are wanted, and the answer is one.',
  titles: ['How Many Hands', 'The Red Glove at the Corner', '{H} Lends a Hand', 'A Third Hand', 'Just a Bit of Help'],
  want: [
    {
      id: 'third-hand',
      A: 'partner',
      paragraphs: [
        'It was washing day, and {H} wanted to help. {A} had a peg between the teeth and a big sheet in both hands. “I could do with another hand,” said {A} past the peg. {H} felt about in the basket. “Here’s one.” It was a red glove, and the other had been missing since the winter. {H} put it on, up to the elbow. “Now I’m your helper. What shall I help with?” “Oh, everything,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'everything',
      A: 'same',
      paragraphs: [
        'So {H} helped with everything. {H} helped the socks out of the drawer, so that they could be put away. {H} helped the sheet too, with a good pull, and then it lay over both of them. “That’s a lot of help,” said {A} underneath. “There’s more,” said {H} in the dark.'
      ]
    },
    {
      id: 'three-helpings',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I’ve helped the plant,” said {H}. The plant was standing up to its ankles in water. {A} had watered it in the morning, and again at noon, without thinking. “Then it’s had three helpings,” said {A}.',
        'They helped it back a bit. {A} tipped the pot, and {H} held the sponge. The plant did not say anything. It only hung there, as you do after a third bowl of soup.'
      ]
    },
    {
      id: 'one-star',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“For helping you get a star,” said {H}. They cut one out of paper, and {H} stuck it on {H}’s front. Then {H} helped with one eye on the star. With only one eye for the pegs, all of them landed under the table.',
        '{A} crept about under there and picked them up. “Now you’ve helped,” said {H}, and stuck the star on {A}. Before long it had been on both of them several times, and once on the broom.'
      ]
    },
    {
      id: 'folded',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} helped to fold a towel. {H} folded it once, and once more, and lay down on it, and folded it again. In the end it was as thick as a loaf and would not be folded any further.',
        '“How do I get that over the rail?” asked {A}. “It isn’t for drying things,” said {H}. “It’s for sitting on, while I help with the others.” There were eleven of them. By the last {H} sat quite high.'
      ]
    },
    {
      id: 'one-heap',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} swept with the big broom, from the window to the door. So {H} helped with the small one, from the door to the window. In the middle they had one heap between them. “It’s going to the door,” said {A}. “It’s going to the window,” said {H}.',
        'Each of them pushed, to help the other. After a while there was nothing left to push. The heap had gone off on both sides, where nobody was sweeping.'
      ]
    },
    {
      id: 'peas',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} was shelling peas, and {H} sat down to help. It went quickly. One pea fell into the bowl, and the next went the other way. “Who are you helping?” asked {A} after a while. “The peas,” said {H} with a full mouth. “They were so crowded.”',
        'In the end they had a mountain of shells. “I’ve never been done so soon,” said {A}, and looked for the peas in the bowl.'
      ]
    },
    {
      id: 'pet-warm',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} helped as well. {A} lay down among the clean towels, so that none of them got away. {H} drew one out, and then {A} lay on one less.',
        'So it went on down to the last. “I need that one too,” said {H}. {A} gave {H} a long look. With helpers you should not be too exact, and so {H} folded what stuck out.'
      ]
    },
    {
      id: 'elder-door',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“There were six of us at home,” said {S}, “and everybody had to help. The first fetched water, and the second fetched wood. I was the sixth, and nothing was left.” “What did you do?” asked {A}.',
        '“I held the door open,” said {S}. “All day long.” {A} wanted to know if that had helped. “It helped the hens,” said {S}. “They’d never seen our kitchen before.”'
      ]
    },
    {
      id: 'child-peg',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} wanted to be a helper too. There was one peg still to be carried, so they carried it together. {S} had the front end, and {A} had the back. “Mind the chair,” said {S}.',
        'At the door it had to be turned. “To you,” said {S}. “To me,” said {A}. Halfway along they set it down, and had a rest. A peg is heavier than you would think, if you both help.'
      ]
    },
    {
      id: 'baby-backwards',
      S: 'baby',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{A} put the socks into the basket, one after the other. {S} sat beside it and helped. {S} took them out again, just as carefully, one after the other. “You’re helping backwards,” said {A}.',
        '{S} held out a sock, and {A} put it in. They went on like that for a long while. It was the only job that day that never got any less.'
      ]
    },
    {
      id: 'guest-bowl',
      S: 'guest',
      A: 'hero',
      spare: 15,
      paragraphs: [
        '“Let me help,” said {S}, and picked up a bowl. Then {S} stood there with it. “Where does it live?” asked {S}. {A} had to think, for bowls had always lived there by themselves. “Not in there,” said {A}. “And not in there.”',
        'They tried all the cupboards, with the bowl going in front. Its place was on the shelf, just above where {S} had picked it up. But it had seen something of the world.'
      ]
    },
    {
      id: 'inside-the-cover',
      A: 'partner',
      paragraphs: [
        '“The duvet I’ll do without help,” said {A}, and crept into its cover with two corners. The cover bumped into the cupboard. “I can’t come out,” it said. “If I let go, they’re gone.” {H} took hold of {A}’s feet and pulled. {A} came out. The duvet stayed in there, like a potato in a sock.'
      ]
    },
    {
      id: 'how-much',
      A: 'partner',
      paragraphs: [
        '“You’ve helped me right out,” said {A}. “I only needed a bit.” “How many hands is a bit?” asked {H}. {A} had never been asked that. “One,” said {A}. “At the top, from outside. I did say a hand.” “And then you said everything,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'at-the-corner',
      A: 'partner',
      paragraphs: [
        '{A} crept in again. {H} waited at the top with the red glove. A bump came along under the cloth and pushed up into the corner. {H} held it tight. “How do you do,” said {A} inside, and they shook hands through the cover.',
        'In the other corner there was something too, and it had fingers. “Why are you wearing a glove?” asked {H}. “I’m not,” said {A}. “I’m still over here.” They were both very quiet. Then {A} pushed it out. It was the other red one. It had been washed in there so often that it fitted {H}.'
      ]
    },
    {
      id: 'for-the-door',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'So {A} got the big glove, and there was one for each. {A} picked up the basket. “How many hands?” asked {H}. {A} had nearly said everything. “One,” said {A}, “for the door.” {H} held it open, and {A} came through with the basket.',
        'That was all the help there was in it. It had taken no longer than a sneeze. {H} held the door a little more, for whatever else might want to come.'
      ]
    },
    {
      id: 'none',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How many hands?” asked {H}. {A} was writing a letter. “None, thank you,” said {A}. {H} sat down there and helped with none. That is harder than with two. The hands kept getting up by themselves, so {H} sat on them.',
        'After a while {A} laid down the pen. “One,” said {A}. “What for?” asked {H}, and was up already. “Just to hold,” said {A}.'
      ]
    },
    {
      id: 'key',
      A: 'same',
      spare: 18,
      paragraphs: [
        'A neighbour stood at her door with three bags, and one was in her teeth. “How many hands?” asked {H}. “Mm,” said the neighbour, and held out one side of her coat. {H} helped with a hand in the pocket. Out came a ticket, a button and a toffee. {A} held them.',
        'Right at the bottom was the key. The neighbour put down her bags. “I’ve been looking for that toffee since Sunday,” she said.'
      ]
    },
    {
      id: 'on-the-knot',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} was tying up a parcel for an aunt, and needed one finger. {H} laid it on the knot. {A} pulled the string tight, and made a bow on top. “Thank you, that helped,” said {A}. “You can take it away now.” But {H}’s finger was in the parcel.',
        '{H} drew the hand out of the glove, and the glove stayed there. It was pointing at the stamp. “She’ll think there’s more of us in there,” said {A}, and undid the bow.'
      ]
    },
    {
      id: 'torch',
      A: 'other',
      spare: 8,
      paragraphs: [
        '{A} had lost a button under the big cupboard, and needed one hand with a torch in it. {H} lay down and helped. “Further left,” said {A}. The light found a marble. “Further back.” It found a spoon that they had given up long ago.',
        '“And the button?” asked {H}. {A} looked at the heap that they had pulled out. “Which button?” asked {A}, and went on rolling the marble.'
      ]
    },
    {
      id: 'wool',
      A: 'same',
      spare: 10,
      paragraphs: [
        'For winding wool {A} needed two hands, and they were only to stick out. {H} stuck them out. The wool went round and round. Then {H}’s nose began to itch. “I need a hand,” said {H}, “and I’ve only got these.”',
        '“How many?” asked {A}. “One finger,” said {H}. “A bit to the left.” {A} helped, and there was wool on it, so that it tickled. After that they needed one more for {A}.'
      ]
    },
    {
      id: 'jar',
      A: 'other',
      spare: 16,
      paragraphs: [
        '“How many hands?” asked {H}. It was a jar of plums, and it did not want to open. “All of them,” said {A}. {A} turned the lid. {H} helped below with all {H}’s might. The lid went round, and so did the jar. “It’s turning nicely,” said {H}.',
        'They turned it as far as the window. “I think you’re helping along with me,” said {A}. So {H} only held on. It went plop, and it was open.'
      ]
    },
    {
      id: 'open-page',
      A: 'same',
      spare: 17,
      paragraphs: [
        '{A} had dough up to both elbows, and needed one finger, to keep the book open. {H} put it on the page. It was a long page, and there was a picture on the next one. {H} helped with that one as well.',
        '“Then two eggs,” read {A}, “and now scrape off the scales.” {A} looked at the dough, and the dough looked back. “I think,” said {A}, “it’s turning into a fish.”'
      ]
    },
    {
      id: 'jumper',
      A: 'partner',
      paragraphs: [
        'In the evening {H} got stuck in a jumper, with {H}’s head in a sleeve. {A} ran to help, above and below, and the jumper was off. “You’ve helped me right out,” said {H} in the cold. {A} turned it the right way round. “How many hands?” asked {A} then. “One,” said {H}. “At the neck. The rest I’ve got myself.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the basket too, to see if there were more hands.',
      '{names} stood under the sheet, where it was cool.',
      { text: '{names} held the end of the sheet that nobody had.', needs: ['hands'] },
      { text: '{names} sorted the pegs, to be of help.', needs: ['hands'] }
    ],
    way: [
      '{names} went once round the cover, and looked for the way in.',
      '{names} sat down on the pillows, since they were there.',
      { text: '{names} knocked on the cover and asked who was in.', needs: ['hands'] },
      { text: '{names} carried the socks back to the drawer.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the duvet, to see if it was finished.',
      '{names} sniffed at the other glove, which smelled of soap.',
      { text: '{names} shook hands with the corner as well.', needs: ['hands'] },
      { text: '{names} smoothed down the side by the wall.', needs: ['hands'] }
    ]
  },
  bed: [
    'The basket was empty. The gloves were hung up on one peg, the small one inside the big one.',
    '{H} washed, and lay down under the clean duvet, and felt for its corners. There was something in each of them, and it was duvet.'
  ],
  last: [
    'The big glove had the small one by the hand, and {H} was asleep.',
    'All the corners were full, nothing more needed help, and {H} was asleep.'
  ]
})
