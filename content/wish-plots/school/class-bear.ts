import { wishPlot } from '../wish-plot.ts'

export const classBear = wishPlot({
  id: 'wish-class-bear',
  wishes: ['class bear', 'class teddy', 'class teddy bear', 'class toy', 'class mascot', 'class cuddly', 'school bear', 'school teddy', 'nursery bear', 'nursery teddy', 'travelling teddy', 'traveling teddy', 'travelling bear', 'weekend bear', 'weekend teddy', 'bear from school', 'teddy from school', 'teddy from nursery', 'bear from nursery', 'bear diary', 'teddy diary', 'bear for the weekend', 'teddy for the weekend'],
  except: ['space', 'moon', 'rocket', 'seaside', 'beach', 'holiday', 'magic', 'alive', 'talks', 'talking', 'grumpy', 'monkey', 'bunny', 'puppet', 'penguin', 'lion', 'lost', 'lose', 'loses', 'losing', 'missing', 'torn', 'ripped', 'broken', 'polar', 'panda', 'grizzly', 'brown', 'dragon', 'forest', 'picnic', 'hospital', 'dog', 'chewed', 'hamster', 'rabbit', 'guinea', 'jealous', 'assembly', 'teaches', 'teacher', 'pooh', 'paddington'],
  answers: ['weekend', 'home', 'comes', 'coming', 'came', 'bring', 'brings', 'bringing', 'brought', 'bear', 'teddy', 'toy', 'school', 'nursery', 'reception', 'turn', 'gets', 'got', 'getting', 'having', 'has', 'take', 'taking', 'taken', 'look', 'looking', 'after', 'diary', 'book', 'write', 'writing', 'photos', 'pictures', 'friday', 'saturday', 'sunday', 'monday', 'half', 'term', 'our', 'her', 'his', 'staying', 'stays', 'stay', 'sleeps', 'tonight', 'adventures', 'mascot', 'name', 'named', 'chosen', 'picked'],
  moods: ['first', 'proud', 'waiting', 'change'],
  company: ['rabbit', 'bear', 'class bear', 'diary', 'washing', 'mountain', 'socks', 'tray', 'goat', 'tower', 'wedding', 'waterslide', 'page', 'picture', 'curtain', 'curtains', 'cake'],
  about: 'The class bear has had a lovely time in every house of the class, and now falls over wherever it is put.',
  titles: ['The Bear Had a Lovely Time', 'Nothing, on a Saturday', 'No Neck Left', '{H} Fills a Page', 'A Bump in a Blanket'],
  want: [
    {
      id: 'a-page',
      A: 'partner',
      paragraphs: [
        'The class bear had come home with {H} for the weekend, in a bag, with its diary. It had been to everybody else already, and everybody had filled a page. The class bear had been up a tower. It had been to a wedding, and down a waterslide, and had fed a goat.',
        'Each page ended in the same way. “The bear had a lovely time,” read {A}. Then came an empty page, and that was {H}’s. {H} wanted it to be the best of all. “What have we got?” asked {H}. “There’s the washing,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'mountain',
      A: 'partner',
      paragraphs: [
        'So they made the washing into a mountain, with a sheet for the snow. {H} set the bear on top, to be drawn. It sat there for a moment. Then it fell on its face, quite slowly, and slid down to the socks.',
        '{H} gave it a sledge, which was a tray, and it fell off at the back. Two spoons were married, with a sponge for a cake, and the bear lay down on it. “It isn’t even trying,” said {H}. “It’s got no neck left,” said {A}. “Everybody has hugged it out.”'
      ]
    },
    {
      id: 'smells',
      A: 'same',
      spare: 1,
      paragraphs: [
        'You could smell where the bear had been. {H} took the left side of it, and {A} took the right. “Bonfire,” said {H}. “Somebody’s cat. A sort of soup.” “Swimming pool,” said {A}. “Toothpaste. Bus.”',
        'There was one place, behind the ear, that did not smell of anything yet. They both looked at it. “That’ll be us,” said {H}.'
      ]
    },
    {
      id: 'other-pages',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They looked to see how the others had done it. On page eight the bear had been on a boat, with a ticket stuck in to prove it. On page nine there was only a large brown patch, and the words “It was gravy.” {A} liked that one best.',
        '“What about page ten?” asked {H}. {A} turned over. “The bear was in the machine,” read {A}, “and then on the line. It had a lovely time.” Page ten was still a bit wavy.'
      ]
    },
    {
      id: 'wooden-spoon',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They gave it a wooden spoon for a backbone, tied on with a scarf. Now the bear sat. It sat so straight that it looked as if somebody had called out its name. {H} took the pencil, and drew as fast as it would go.',
        'The bear began to lean, spoon and all. It leaned past the cup. It leaned past the jug, and looked {A} in the face from very near. “Timber,” said {A}, and moved the jug.'
      ]
    },
    {
      id: 'the-rules',
      A: 'same',
      spare: 4,
      paragraphs: [
        'At the front of the diary there were rules. The bear was not to be left on a radiator. It was not to be fed, for its mouth was only sewn on. Underneath, somebody had added in pencil that it was not to be told about the rabbit.',
        '“Which rabbit?” asked {A}. {H} looked at the bear, and shut the diary. “The class one,” whispered {H}. “It was everybody’s before the bear was. Now it sits in the hall, behind glass.”'
      ]
    },
    {
      id: 'the-zoo',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They took it to the zoo. The zoo was on the sofa, and {A} was all of it. {A} roared, and was let out, and was a flamingo. {H} held up the bear, so that it could see over the cushions.',
        'It looked at the roaring. At the flamingo it slid down {H}’s arm like a coat. “Perhaps it’s seen one,” said the flamingo. {H} looked it up. It had seen one on page four, and been sneezed on.'
      ]
    },
    {
      id: 'from-the-head',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You could draw it without looking,” said {A}. So {H} drew the mountain, and the bear on the top of it, on both feet. It waved. They looked from one to the other. The one on the paper was having a fine day. The real one had its nose in a sock.',
        '“That’s a different bear,” said {A}. {H} thought so too, and rubbed it out. You could still see the wave.'
      ]
    },
    {
      id: 'peas',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The bear got a place at the table, just to look on. {H} put a plate of peas in front of it. The bear looked at them from nearer, and from nearer still, and then it was lying in them.',
        '{A} lifted it out by the ears. It had four peas on its forehead, in a row. “Medals,” said {H}. But four peas did not make a page. They hardly made a line.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} went over the bear from the feet upwards. There was something new on it everywhere. At the left knee {A} stopped, and did not go on for a long time.',
        '“Who’s that?” asked {H}. It was somebody of whom there was nothing in the diary. Whoever it was had slept on that knee, and been happy there. It was a whole page, and only {A} could read it.'
      ]
    },
    {
      id: 'elder-doll',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had a class doll,” said {S}, “and I wanted to give it back cleaner. So I left it in the bath overnight.” “And then?” asked {A}. “It was stuffed with dried peas,” said {S}.',
        '“By Monday it was twice as big, and it had begun to sprout. The teacher stood it on the window sill, and we measured it every day.” {S} was proud of it even now. “It had leaves,” said {S}.'
      ]
    },
    {
      id: 'child-bear',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’ll be the bear,” said {S}. {S} stood in the washing with a sock on each ear, and growled, and stayed up. It was everything that you want from a bear. “Write down that I was good at it,” said {S}.',
        '“It’s got to be the real one,” said {A}. They had put that in the basket, so that it could watch and see how it was done. There were two feet to be seen, with the soles up.'
      ]
    }
  ],
  turn: [
    {
      id: 'when-does-it',
      A: 'partner',
      paragraphs: [
        '{A} turned back through the diary, page by page. “Tower, wedding, waterslide, goat,” said {A}, “and on Monday it’s always at school by nine. When does it sleep?” {H} looked as well, under all the pictures. There was not a bed in the whole book.',
        '{H} picked up the bear. “It’s had twenty-three lovely times,” said {H}, “one after the other.” {H} laid it on the bed, on its back. “And what’s it going to do?” asked {A}. “Nothing,” said {H}. “We’ve got that.”'
      ]
    },
    {
      id: 'quietly',
      A: 'same',
      spare: 11,
      paragraphs: [
        'It was not easy to do nothing round a bear. {A} put down a cup, and it rang. “Shh,” said {H}. {A} picked it up again, so as to put it down better. {H} went to the door along the edge of the floor, where it never creaks.',
        'Then a spoon fell. They shut their eyes and waited. From the bed there was not a sound. “It’s used to weddings,” whispered {A}.'
      ]
    },
    {
      id: 'buttons',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“The bear’s eyes are open,” whispered {A}. “They’re buttons,” whispered {H}. “They don’t shut.” So in all those houses the bear had been wide awake, from Friday to Monday.',
        '{H} thought of something, and fetched a sock, and laid it across the buttons. Now it was night in there. “It looks like somebody on a long flight,” whispered {A}. “It is somebody on a long flight,” said {H}.'
      ]
    },
    {
      id: 'the-bag',
      A: 'same',
      spare: 13,
      paragraphs: [
        'There was the bag to be packed again for Monday. Everybody had put in something for the journey, and nobody had ever taken anything out. They found a raincoat, a pebble, and three socks that did not know each other. “No wonder it hangs its head,” said {A}.',
        '“What’ll you put in?” asked {A}. {H} weighed the bag in one hand. “Some room,” said {H}, and took out the pebble.'
      ]
    },
    {
      id: 'the-best-page',
      A: 'partner',
      paragraphs: [
        'They drew the curtains, and went about in socks, and {H} looked in from time to time. Then they filled the page together. “On Saturday the class bear stayed in bed,” it said. “At three it turned over. I did that.” For the picture {H} drew a blanket with a bump in it, and the bump kept perfectly still.',
        '“And at the end?” asked {A}. “Did it have a lovely time?” {H} considered that. “No,” said {H}. “It didn’t have a time. It had a nap.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the bag, in case there was another one.',
      '{names} sat down beside the bear, and stayed up.',
      { text: '{names} sharpened a pencil for the empty page.', needs: ['hands'] },
      { text: '{names} counted the pages, and got to twenty-three.', needs: ['hands'] }
    ],
    way: [
      '{names} slid down the mountain as well, and landed the right way up.',
      '{names} disappeared into the snow, and came out among the towels.',
      { text: '{names} held the bear by one ear, till it was drawn as far as the neck.', needs: ['hands'] },
      { text: '{names} threw a crumb or two at the spoons, for luck.', needs: ['hands'] }
    ],
    turn: [
      '{names} went past the bed without a sound.',
      '{names} yawned, on behalf of the bear.',
      { text: '{names} pulled the curtain across the last little gap.', needs: ['hands'] },
      { text: '{names} tucked in the bear’s feet, which had been to so many places.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} folded up the mountain and put it in the cupboard. The diary was shut.',
    '{H} let the water out, and lay down beside the bear, where there was room. Neither of them had to be anywhere.'
  ],
  last: [
    'Under the blanket there were two bumps, and both of them kept perfectly still. {H} was asleep.',
    'It was not going to be written down anywhere, but {H} was asleep.'
  ]
})
