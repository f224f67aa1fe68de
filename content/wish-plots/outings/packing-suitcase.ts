import { wishPlot } from '../wish-plot.ts'

export const packingSuitcase = wishPlot({
  id: 'wish-packing-suitcase',
  beginsElsewhere: true,
  wishes: ['packing suitcase', 'pack suitcase', 'packed suitcase', 'packs suitcase', 'packing suitcases', 'packing suit case', 'packing case holiday', 'packing suticase', 'packing for holiday', 'packing for holidays', 'packing for our holiday', 'packing holiday', 'pack holiday', 'packed holiday', 'packing for the trip', 'packing trip', 'pack trip', 'packing for vacation', 'packing vacation', 'pack vacation', 'packing everything', 'pack everything', 'packing bags', 'packing bag holiday', 'packing bag trip', 'pack bags', 'packed bags', 'packing too much', 'packs too much', 'packed too much', 'packing toys', 'pack toys', 'packed toys', 'pack all toys', 'packing teddy', 'pack teddy', 'teddy suitcase', 'teddy fit suitcase', 'bear suitcase', 'toys suitcase', 'suitcase full', 'suitcase won’t close', 'suitcase won’t shut', 'suitcase wouldn’t close', 'suitcase wouldn’t shut', 'suitcase doesn’t close', 'suitcase too full', 'suitcase too small', 'suitcase everything', 'own suitcase', 'new suitcase', 'first suitcase', 'helping pack', 'help pack', 'helped pack', 'packing holiday everything', 'packing holiday bring', 'bring everything holiday', 'take everything holiday', 'bring all toys holiday', 'take all toys holiday', 'packing bags holiday', 'helping pack vacation', 'trunki', 'packing trunk', 'packing grandma', 'packing granny', 'packing nana', 'packing beach', 'packing seaside'],
  answers: ['suitcase', 'suitcases', 'case', 'bag', 'bags', 'packing', 'pack', 'packed', 'packs', 'holiday', 'holidays', 'vacation', 'trip', 'weekend', 'away', 'tomorrow', 'today', 'tonight', 'everything', 'all', 'too', 'much', 'many', 'wants', 'wanted', 'want', 'bring', 'brings', 'take', 'takes', 'taking', 'bringing', 'fit', 'fits', 'fitting', 'must', 'has', 'have', 'needs', 'in', 'into', 'teddy', 'teddies', 'bear', 'toy', 'toys', 'favourite', 'favorite', 'soft', 'cuddly', 'stuffed', 'animals', 'close', 'shut', 'closes', 'shuts', 'zip', 'full', 'heavy', 'small', 'big', 'little', 'new', 'own', 'first', 'time', 'going', 'go', 'goes', 'excited', 'beach', 'seaside', 'grandma', 'grandma’s', 'granny', 'granny’s', 'nana', 'nana’s', 'grandparents', 'helping', 'help', 'helped', 'her', 'his', 'my', 'our', 'whole', 'room', 'bedroom', 'story', 'please', 'about', 'plane', 'train', 'summer', 'for', 'the', 'wheels', 'sitting', 'sat', 'lid', 'she', 'he', 'we', 'can’t', 'won’t', 'leave', 'behind', 'clothes', 'books', 'insists', 'mum', 'mummy', 'dad', 'daddy', 'spain', 'india', 'france', 'greece', 'abroad', 'flight', 'sea', 'early', 'anything', 'stuff', 'things', 'teddys', 'them', 'keeps', 'putting', 'unicorn', 'dinosaur', 'penguin'],
  except: ['people', 'hospital', 'lost', 'moving', 'move', 'house', 'divorce', 'leaving', 'left', 'leaves', 'dad’s', 'mum’s', 'mummy’s', 'daddy’s', 'paddington', 'school', 'lunch', 'lunchbox', 'camp', 'sleepover', 'wrong', 'stolen', 'unpacking', 'unpack', 'died', 'refugee', 'war', 'work', 'foster', 'monkey', 'cat', 'dog', 'kitten', 'puppy', 'snowman', 'penguin', 'airport', 'pass', 'tetris', 'wolf', 'baby', 'moon', 'santa', 'astronaut', 'rocket', 'space', 'hotel', 'run', 'running', 'boarding'],
  moods: ['first', 'waiting', 'change', 'proud'],
  company: ['suitcase', 'lamp', 'drum', 'bear', 'pine', 'cones', 'stool', 'room', 'lid', 'shelf'],
  about: 'The hero packs the whole room, so that nothing need stay behind, and the suitcase springs open, until it is asked who will look after the room; then everything has a job and only the bear comes.',
  titles: ['A Hole the Size of a Bear', 'It Wants to Come', '{H} Packs a Drum', 'Who Looks After the Room', 'The Suitcase Said Pop'],
  want: [
    {
      id: 'it-wants-to-come',
      A: 'partner',
      paragraphs: [
        'Tomorrow they were going on holiday, and {H} was packing the suitcase. In it were a drum, a stool, four pine cones, the bedside lamp and the bear. Only the clothes would not go in.',
        '“You won’t need a stool there,” said {A}. “I don’t need it,” said {H}. “It wants to come.” They all wanted to come. So {H} would bring everything.'
      ]
    }
  ],
  way: [
    {
      id: 'sit-on-it',
      A: 'partner',
      paragraphs: [
        'They laid one shirt on top and shut the lid. It would not go all the way down. {A} sat on it. Then {H} sat on it as well, and the catches went click and click.',
        '“There,” said {A}, and they got up. The suitcase waited until they had turned round. Pop! A pine cone flew past the door, and the shirt came after it.'
      ]
    },
    {
      id: 'roll-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It’s a question of rolling,” said {A}. “If you roll clothes up, they get smaller.” They rolled a shirt, and it looked like a sausage. They rolled the trousers and two jumpers, and laid them all in a row along the edge.',
        'Then {H} wanted to know whether it worked with other things. A pine cone could be rolled, but it came back. The stool could not be rolled at all. “It’s a question of legs,” said {H}.'
      ]
    },
    {
      id: 'the-list',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} made a list and read it out. It said socks, shirts, toothbrush, hat. {H} waited for the others, but that was the end. “Where’s the drum?” asked {H}. “It’s not on the list,” said {A}. “But it’s in the suitcase,” said {H}. “Then the list’s wrong.”',
        'So {A} wrote the drum down, and the lamp, and what came after those. The list went over onto the back. “Now I’ve got no room left,” said {A}. “The suitcase feels like that, too,” said {H}.'
      ]
    },
    {
      id: 'two-weathers',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What will the weather be?” asked {H}. Nobody could say. So they packed for sun, which was a hat, and for rain, which was another hat. “It could snow,” said {H}. {A} did not think so, not there. “That’s just when it does,” said {H}, and fetched a third hat.',
        'To see what it was like, {H} put on all three, one over the other. It was warm, but from under there you did not see any weather.'
      ]
    },
    {
      id: 'lift-it',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“And who’s going to carry it?” asked {A}. “I am,” said {H}. {H} took the handle in both hands, and leaned back. The suitcase did not move. {H} went round to the other side, and tried it from there.',
        'They pulled together. It went as far as the edge of the rug, and took the rug along. “It’s got wheels,” said {A}, out of breath. They looked underneath. There were two wheels, squashed quite flat against the rug.'
      ]
    },
    {
      id: 'inside-the-shoe',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“There’s always a bit of space in things,” said {A}. They put the socks in the shoes. They put a spoon in a sock. In the drum there was nothing but air, so they asked it whether it could take a jumper.',
        '{H} tried it out. The drum used to say boom. Now it said “mff”. “It’s got its mouth full,” said {H}, and pulled out one sleeve. It said “boof”, and that was thought to be good enough for a holiday.'
      ]
    },
    {
      id: 'other-packs-light',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had packed as well. In {A}’s bag lay a toothbrush and a book, and all round them was room. “Is that everything?” asked {H}. “I’ve got the rest on,” said {A}.',
        '{H} felt sorry for the toothbrush. When {A} had gone to look for a comb, a rubber duck moved in beside it. It was only a small one. A moment later the toothbrush had a xylophone, too.'
      ]
    },
    {
      id: 'how-many-days',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“We need one shirt for each day,” said {A}, “so that’s four.” {H} counted the days on one hand, and there were four. “And if something gets spilled?” asked {H}. “Then five.” “And if it’s spilled on that?”',
        '{A} thought of the last holiday, and of a certain plum. “Six,” said {A}. “And a clean one for coming home in,” said {H}. They laid the seven shirts on the bed, and then they heard the suitcase creak.'
      ]
    },
    {
      id: 'bear-has-luggage',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It turned out that the bear had luggage of its own. There was a scarf, and a pillow, and a cup without a handle. “What does it want with a cup?” asked {A}. “It collects them,” said {H}. “It’s got one so far.”',
        '{A} looked at the bear. The bear looked past {A}, at the wall. “I’ll share my pillow with it,” said {H}. “But it can’t do without the cup.” So the small pillow could stay at home. It was the first thing that did.'
      ]
    },
    {
      id: 'pet-in-it',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} came to see what was happening, and found it very good. There were shirts, there was a jumper, and it all smelled of everybody. {A} left a few hairs on the top shirt, so as to be in it as well.',
        '“That’s a kind of packing, too,” said {H}. {A} took a look at the lid, and moved over to the rug. From there you could watch just as nicely.'
      ]
    },
    {
      id: 'elder-wrong-one',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I once took the wrong suitcase from a train,” said {S}. “It was brown, like mine. I opened it by the sea, and it was full of clocks. There wasn’t a sock in it. There were nineteen clocks, and they were all going.”',
        '“And the other person?” asked {A}. “He had my swimming trunks,” said {S}, “and came to bring them back. He was in no hurry. He hadn’t known for two days what time it was, and he’d never felt so well.”'
      ]
    },
    {
      id: 'child-one-thing',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} was packing, too, and had finished. “What have you got?” asked {A}. {S} held up one spoon. “Is that all?” “It’s a very good spoon,” said {S}. “I can eat with it, and dig, and look at myself.”',
        '{A} thought about the spoon for some time. It was hard to say what it could not do. “And if it gets cold?” asked {A}. {S} had thought of that. “Then I’ll have soup,” said {S}.'
      ]
    },
    {
      id: 'baby-unpacks',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} helped. {H} put a sock in, and {A} took it out. {H} put it in again, and {A} took it out again and laughed. It was a good game, and they were both quick at it.',
        'They worked like this for quite a while, and the suitcase stayed as it was. “You’re the only one who gets anything out of it,” said {H}, and gave up the sock.'
      ]
    },
    {
      id: 'company-for-the-lamp',
      A: 'partner',
      paragraphs: [
        '“One thing has to stay,” said {A}, and took out the lamp. The lamp hung its head. “It’s never been without us,” said {H}, and packed it again, with a slipper to keep it company. It was the same with the drum. Whenever {A} took one thing out, two went in.',
        'Then {A} looked about. The shelf was bare. “It’s empty here,” said {A}. “Who’ll look after the room?” “Nobody,” said {H}. “So the room has to stay all alone?” {H} looked round. It was very quiet in the room.'
      ]
    }
  ],
  turn: [
    {
      id: 'everything-has-a-job',
      A: 'partner',
      paragraphs: [
        'The lamp was unpacked first. It was to watch the door. The stool went to the window, to look out. The drum got the shelf, in case the others had to be called. The four pine cones were to count the days.',
        'Now they all had something to do, and none of them looked left behind. In went the shirts and the socks. Click, click. The suitcase waited, but there was nothing left to pop.'
      ]
    },
    {
      id: 'told-the-drum',
      A: 'same',
      spare: 13,
      paragraphs: [
        'It had to be explained to all of them. “We’re coming back on Sunday,” {H} told the shelf. The shelf took it calmly. “Sunday,” said {H} to the stool, a bit louder, because the stool was looking out of the window.',
        '“Does the window know?” asked {A}. {H} breathed on the glass, and drew four strokes and a sun. “It can read it from both sides,” said {H}.'
      ]
    },
    {
      id: 'trial-walk',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They tried the handle. Now it was a suitcase that you could lift. {H} carried it once round the bed, and met {A} on the way. “Are you going far?” asked {A}. “As far as the curtains,” said {H}.',
        'At the curtains {H} put it down and looked at the view. Then {H} carried it home. “It’s lovely there,” said {H}, “but I’m glad that I brought socks.”'
      ]
    },
    {
      id: 'bear-shaped-hole',
      A: 'partner',
      paragraphs: [
        '“The bear!” said {H}. Click, click, and there it lay among the shirts, a little flat. “It hasn’t got a window in there,” said {H}, and took it under one arm.',
        'Between the shirts there was a hole now, the size of a bear. “Shall I put the lamp in?” asked {A}. {H} shook {H}’s head. “That’s for whatever wants to come home with us,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down next to the stool, and wanted to come, too.',
      '{names} sniffed at the suitcase, and it smelled of last summer.',
      { text: '{names} brought one more pine cone, and took it away again.', needs: ['hands'] },
      { text: '{names} folded a shirt until it would not fold any more.', needs: ['hands'] }
    ],
    way: [
      '{names} caught the shirt, by being in the way.',
      '{names} leaned on the lid as well.',
      { text: '{names} pushed a sock back in with one finger.', needs: ['hands'] },
      { text: '{names} looked for the key, and the suitcase had never had one.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the empty part of the rug.',
      '{names} looked into the hole, and saw that it was the right size.',
      { text: '{names} helped to set the pine cones in a row.', needs: ['hands'] },
      { text: '{names} tied a ribbon to the handle, so that it would be known.', needs: ['hands'] }
    ]
  },
  bed: [
    'The suitcase stood at the door, with its handle up. The lamp was back in its place.',
    '{H} brushed and washed, and lay down with the bear. When the lamp was switched off, it went on keeping watch in the dark.'
  ],
  last: [
    'Four pine cones lay in a row, and had not counted anything yet, and {H} was asleep.',
    'At the door stood a suitcase with a little room in it, and {H} was asleep.'
  ]
})
