import { wishPlot } from '../wish-plot.ts'

export const oursListOfWhatItTakes = wishPlot({
  id: 'wish-ours-list-of-what-it-takes',
  tellsAny: 'ours',
  about: 'The hero has a list of the seven things that it takes, and they are brought and used up one by one; but a plum has been on number five, and without number five it is like fetching the milk.',
  titles: ['The List of What It Takes', 'Something Ending in “Bble”', 'Number Five', '{H} Needs a Plum for Halfway', 'Mind Out, Soup'],
  company: ['list', 'line', 'socks', 'bowl', 'soup', 'plum', 'broom', 'milk', 'chair', 'curtain', 'windowsill'],
  want: [
    {
      id: 'seven-things',
      A: 'partner',
      paragraphs: [
        '“I’m going to {ours.my},” said {H}, “now, this evening.” There was a list of seven things. Number one was a good reason. “It’s never been done in this room,” said {A}. {H} stood up.',
        'Number two was dry socks. {A} brought a thick one and a thin one. They were hardly on when one of them took a step.'
      ]
    },
    {
      id: 'for-porridge',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} had other reasons too, in case. “It’s good for you,” said {A}. “You’ll be glad of it afterwards. Everybody has to, some day.” {H} listened to all three, and gave them back.',
        '“Those are for porridge,” said {H}. “I can’t {ours.my} on those.” {A} said them over again, under the breath. It was true. There was even a bit of skin on them.'
      ]
    },
    {
      id: 'try-socks',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It says ‘try socks’,” said {A}, with the list held close. “Dry,” said {H}. “That’s a d.” “It’s got no tummy,” said {A}. So that nothing should be left out, {A} tried them first.',
        '{A} went as far as the window in them, and came back with longer steps. “Did you notice anything?” asked {H}. “I very nearly had to {ours.my},” said {A}, and took them off again quickly.'
      ]
    },
    {
      id: 'the-oven',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“It doesn’t say {ours.thing},” said {A}, and looked on the back of the list. “When you’re baking a cake, you don’t write down the oven,” said {H}. “It’s just there.”',
        '{A} looked where {H} was looking. That was where {ours.the} had to be. {A} came no closer than that. “It really is like an oven,” said {A}. “You don’t have to touch it to know.”'
      ]
    }
  ],
  way: [
    {
      id: 'mind-out',
      A: 'partner',
      paragraphs: [
        'Number three was somebody to say “Mind out!” “You need soup for that,” said {H}. So {A} came in with an empty bowl, as if it were full. There was {H}, just going to {ours.do}. “Mind out!” said {A}, and meant it. At once there was room to get halfway. There it was time for number four, a plum. The stone went clink into the soup.'
      ]
    },
    {
      id: 'noodles',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Who says it besides people with soup?” asked {A}. “People with a ladder,” said {H}, “and people who come on skis.” {A} tried both. The ladder took too long at the corners. The skis were past before anybody had minded.',
        'It was best with soup after all. {A} did it with noodles, and then with pea. For pea soup a wardrobe would have stepped back. “In front of that I could {ours.my} all evening,” said {H}.'
      ]
    },
    {
      id: 'one-tick',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} was allowed to do the ticks. “Shall I tick the socks?” asked {A}. “They’re not finished,” said {H}. “I’m in them.” The good reason was not finished either. It would be needed until the end of {ours.doing}.',
        '“What is finished?” asked {A}. It was only the plum. So there was one tick on the whole list. {A} had been saving it up, and it went round the corner and over the edge.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Am I on it?” asked {S}. {A} went down the list with one finger, and came out at the bottom. {S} was not on it. {S} breathed in very slowly, and something had to be done at once.',
        'So {A} drew {S} under number seven, with both arms up. “You’re number eight,” said {A}. “You come after me {ours.mine}.” “What do I do?” asked {S}. “That,” said {A}. {S} put both arms up then and there, so as not to be late.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{H} read the list out to {A}, in case {A} was short of anything. At the good reason {A} looked at the wall. At the dry socks {A} looked at the other wall.',
        '“{A} needs none of it,” said {H}. “{A} would just {ours.do}.” It was true that {A} looked as if it might happen at any moment. Nobody would have been told.'
      ]
    },
    {
      id: 'the-blot',
      A: 'partner',
      paragraphs: [
        'Number five could not be read. It had shared a pocket with the plum. “Bble,” read {A}. “It ends in ‘bble’.” “Then I’ll {ours.my} without it,” said {H}.',
        'Number six was something to hold on to, so {H} took the broom along to the end. “What happened?” asked {A}, who was number seven. “Nothing,” said {H}. “I might have been fetching the milk.”'
      ]
    },
    {
      id: 'pebble',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It could be a pebble,” said {A}. There was one on the windowsill, a grey one with a white ring. {H} carried it from one end of {ours.doing} to the other. It got warm on the way, and that was all it did.',
        '“What happened?” asked {A}. “I’ve got a pebble,” said {H}. They put it back with the others. From then on it lay a bit further forward than they did, like somebody who’s been abroad.'
      ]
    },
    {
      id: 'bubble',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Perhaps a bubble?” asked {A}, and blew one over the washing-up. It was as big as a head, and had the window in it. {H} was to {ours.do} for as long as it lasted. “Now,” said {A}. Then there was only a wet place in the air.',
        '“It might have waited,” said {H}. But waiting is what a bubble is worst at. {A} blew another, and they asked nothing of that one. It stayed until they’d both sat down.'
      ]
    },
    {
      id: 'nibble',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Or a nibble,” said {A}, and brought a cracker. {H} spread the nibbles out evenly, from the first moment to the last. When it was over, the cracker was as round as before, only smaller. It was beautiful work.',
        '“And did you {ours.your}?” asked {A}. {H} had lost sight of that somewhere round the second corner. “You can’t do both,” said {H}. “The front teeth want all of you.” {A} put the small cracker on a saucer, where it could be admired.'
      ]
    },
    {
      id: 'another-number-six',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Perhaps it’s the broom that’s wrong,” said {A}, and they looked for a better number six. The curtain came along with you. The door handle was all right, but then you were outside.',
        '“You can have my hand,” said {A}. It was a nice hand. But they only stood there like two people at the side of a road. Nobody would have thought of {ours.doing}. “Can I have it another time?” asked {H}. {A} said that it was always there.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“At ours it takes nine,” said {A}, with a look at the list. “What are the other two?” asked {H}. “A whistle,” said {A}, “and an uncle who’s against it.” They had neither in the house.',
        'So {A} was against it, for a moment, with folded arms. “You’ll never {ours.your},” said {A}, “not in those socks.” {H} pulled up the thin one, and then the thick one. “Thank you,” said {H}. “That was just what I needed.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I had a list for a dance once,” said {S}. “There were thirty things on it, and a left-handed comb. When I’d got them all together, the band was carrying out the drum.” “Didn’t you dance, then?” asked {A}.',
        '“At the bus stop,” said {S}, “with the comb.” {S} read the list through, and gave it back. “Seven’s a good number,” said {S}. “You’ll still {ours.your} before they carry out the drum.”'
      ]
    },
    {
      id: 'what-six-is-for',
      A: 'partner',
      paragraphs: [
        '{A} looked at the broom. “You never held on to it,” said {A}. “For the milk nobody has to. Number five must be what number six is for, and it ends in ‘bble’. You can’t {ours.your} without a wobble.”'
      ]
    }
  ],
  turn: [
    {
      id: 'which-wobble',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Which wobble?” asked {H}. {A} knew several. There was a tooth’s, which is small, and takes weeks. There was the one of a full tray, which gets there before the tray does.',
        '“It mustn’t fall over,” said {H}. “Everybody must only think so.” For {ours.doing} it had to start low down, and then think better of it. {A} whistled through the teeth. You didn’t get those just anywhere.'
      ]
    },
    {
      id: 'one-of-my-own',
      A: 'partner',
      paragraphs: [
        '{A} shook the chairs, but they stood firm. {H} stood on the thick sock, and then on the thin one. There it was, in between. “The rest can be brought,” said {H}. “But if it’s me {ours.mine}, that one has to be mine.”'
      ]
    },
    {
      id: 'all-seven',
      A: 'partner',
      paragraphs: [
        'Then {H} began at the top. It had never been done in this room. The socks were dry, and in came {A} with the soup. “Mind out!” There was a second plum. And between the thick sock and the thin one came number five.',
        'It went all the way up, and for a moment nobody knew. {H} held on to the broom with both hands, and {ours.did}. It was all there, from the good reason to the end. {A} had spilt the soup, and there wasn’t any.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} turned out to be a born number seven. “Ah?” said {A}, with both eyebrows. There could be no doubt what was being asked.',
        'So {H} came close, and told {A} what had happened. Halfway through {A} said “Ah?” again. It was exactly at the best place in {ours.doing}, and not one word too early. There are grown people who never learn that.'
      ]
    },
    {
      id: 'never-twice',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“Now the good reason’s used up,” said {A}. It had been done in this room, and nobody could say any more that it hadn’t. {A} was a bit sorry, having found it.',
        '“What if you want to {ours.your} again?” asked {A}. They looked about for a new one. It was {H} who saw it. “It’s never been done twice,” said {H}. That was better than the first. They left it where it was, for some other evening.'
      ]
    },
    {
      id: 'may-i-borrow-it',
      A: 'same',
      spare: 17,
      paragraphs: [
        '“Could I borrow the list some time?” asked {A}. “There’s a thing I’ve wanted to do for years.” “Is it like {ours.mine}?” asked {H}. “It’s shorter,” said {A}, and whispered it.',
        '{H} went through the numbers. “For that you need two and three,” said {H}, “and I’d take a plum.” “And number five?” {A} had that already. It was in {A}’s knees, and had come just from asking.'
      ]
    },
    {
      id: 'in-pencil',
      A: 'partner',
      paragraphs: [
        '“What happened?” asked {A}. “That was me {ours.mine},” said {H}, “with everything.” Then {H} wrote in number five again. The pencil still shook a little. Anybody could see what it was.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} brought a sock as well, and it was damp.',
      '{names} looked for a good reason, mostly under the table.',
      { text: '{names} copied out the list, and got the numbers in order.', needs: ['hands'] },
      { text: '{names} warmed the thick sock up, by sitting on it.', needs: ['hands'] }
    ],
    way: [
      '{names} minded out as well, right up against the wall.',
      '{names} dipped into the soup, and stayed dry.',
      { text: '{names} fished for the stone with a long spoon.', needs: ['hands'] },
      { text: '{names} tested the broom, by sweeping with it.', needs: ['hands'] }
    ],
    turn: [
      '{names} wobbled too, and nobody had even asked.',
      '{names} held on to the floor, from top to bottom.',
      { text: '{names} ladled out some more soup that was not there.', needs: ['hands'] },
      { text: '{names} sharpened the pencil again, for number five was a hard one to write.', needs: ['hands'] }
    ]
  },
  bed: [
    'The broom went back to its corner, where nothing wobbled. In the bowl lay two plum stones.',
    'The socks were pulled off, the thin one first. {H} washed, and lay down flat, which takes no list at all.'
  ],
  last: [
    '{H} {ours.did}, with everything. Now it took only a pillow, and {H} slept.',
    'Nobody asked what had happened. {H} {ours.did}, that was what, and now {H} was asleep.',
    'It takes seven things to {ours.do}. For sleeping {H} needed none of them, not even the plum.'
  ]
})
