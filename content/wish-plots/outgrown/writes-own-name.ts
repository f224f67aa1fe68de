import { wishPlot } from '../wish-plot.ts'

export const writesOwnName = wishPlot({
  id: 'wish-writes-own-name',
  wishes: ['write own name', 'writes own name', 'wrote own name', 'written own name', 'writing own name', 'write her name', 'write his name', 'write my name', 'writes her name', 'writes his name', 'wrote her name', 'wrote his name', 'wrote my name', 'writing her name', 'writing his name', 'writing my name', 'written her name', 'written his name', 'write name', 'wrote name', 'writes name', 'writing name', 'spell own name', 'spell her name', 'spell his name', 'spell my name', 'letters of her name', 'letters of his name', 'letters of my name', 'letters in her name', 'letters in his name', 'sign her name', 'sign his name', 'name with a pencil', 'name all by herself', 'name all by himself', 'name all by myself', 'name backwards letter', 'first time name paper'],
  answers: ['learned', 'learnt', 'learning', 'can', 'now', 'first', 'time', 'today', 'own', 'all', 'by', 'herself', 'himself', 'myself', 'self', 'alone', 'whole', 'every', 'letter', 'letters', 'pencil', 'pen', 'crayon', 'paper', 'card', 'school', 'nursery', 'preschool', 'kindergarten', 'reception', 'proud', 'practised', 'practising', 'practicing', 'backwards', 'wrong', 'way', 'round', 'help', 'without', 'finally', 'knows', 'how', 'everywhere', 'everything', 'name', 'names', 'sign', 'spell', 'drawing', 'picture', 'teacher', 'wobbly', 'big'],
  except: ['wall', 'walls', 'sofa', 'table', 'car', 'tape', 'tag', 'label', 'sew', 'new', 'nickname', 'called', 'calls', 'middle', 'baby', 'dog', 'cat', 'dragon', 'robot', 'star', 'moon', 'ghost', 'book', 'forgot', 'forgets', 'teased', 'laughed', 'grave', 'died', 'hospital', 'police', 'other', 'someone', 'surname', 'arabic', 'chinese', 'can’t', 'cannot', 'won’t'],
  moods: ['learning', 'first', 'proud', 'change'],
  company: ['window', 'soup', 'pan', 'lid', 'letters', 'brush', 'steam'],
  about: 'The hero has learned to write a name, and does it in the steam of the window, where it is gone before anyone sees it, and it comes back with the soup.',
  titles: ['It Says {H}', 'A Name and Some Soup', 'The Letter That Looked the Other Way', '{H} Was Here, in Steam', 'From the First to the Last'],
  want: [
    {
      id: 'up-on-a-wall',
      A: 'partner',
      paragraphs: [
        'Today {H} had learned to write {H}’s own name, and nobody had helped. But the paper that it was on hung on a wall across town. “I can write my name,” said {H}. “Show me,” said {A}, who was guarding the soup.',
        'It was to be big, to be read from the door. The pan stood on the table, and the kitchen window had gone white with steam. {H} put down the bread and butter, and put a finger to the glass.'
      ]
    }
  ],
  way: [
    {
      id: 'nothing-there',
      A: 'partner',
      paragraphs: [
        'The name squeaked. One letter looked the other way, but it was the right one. The last had to squeeze in beside the frame. “Come and see!” cried {H}. {A} put the lid on the pan, and dried both hands.',
        'When they stood before the window, the steam had gone. There was the street, with a bus in it. “It was there,” said {H}. {A} believed it, and looked politely at the bus.'
      ]
    },
    {
      id: 'in-the-air',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} wrote the name in the air, with a long arm. {A} stood opposite and read it. “That’s in a foreign language,” said {A}. It was only that from there it all came backwards.',
        'So {A} went round and stood behind {H}, chin over shoulder, and {H} wrote it once more. Now every letter was right, even the one that looks the other way. But then a fly flew through the name, and after that nobody could find it again.'
      ]
    },
    {
      id: 'on-the-toast',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was toast, and honey that ran from a spoon. {H} let it run in letters, slowly, with the tongue out at one side. The first two were good. The others leaned together and became a pond.',
        '“Whose is this one?” asked {A}. “Mine,” said {H}. “It’s got my name on.” There could be no doubt about that, and {H} ate it, beginning at the capital. A name tastes much the same all the way through.'
      ]
    },
    {
      id: 'the-other-way',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Why does that one look the other way?” asked {A}. They were drawing it on the table with a finger, where nothing can be seen. {H} had thought about that. “It wants to see who’s coming,” said {H}.',
        'All the others in the name look to where it ends. That one was looking back to see where it began. {A} could understand that. In every queue there’s somebody who turns round, to see how long it’s got.'
      ]
    },
    {
      id: 'with-the-foot',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Can you do it with a foot?” asked {A}. {H} took off one sock. The big toe went along the rug, against the fur, and left a dark line. It was a good capital, the height of a cat.',
        'For the next letter the whole leg had to come along. For the third one {H} sat down. “My foot can’t spell,” said {H}. “It’s never been taught,” said {A}, and smoothed the rug out for its next try.'
      ]
    },
    {
      id: 'the-parcel',
      A: 'other',
      spare: 5,
      paragraphs: [
        'A parcel came for next door. Whoever took it in had to sign for it on a small grey screen. “I can do that,” said {H}. Mr Lund, who had brought the parcel, held the screen down low. {H} wrote with a fingertip, all the letters.',
        'It came out like a spider in the rain. “It isn’t always like that,” said {H}. Mr Lund turned it to the light. “That’s the best I’ve had all day,” said Mr Lund. “Most people only do me a squiggle.”'
      ]
    },
    {
      id: 'said-too-often',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} said the name aloud with each letter, so that none got lost. “Say it ten times,” said {A}. {H} said it ten times. By the sixth it had gone odd. At the tenth it might have been a word for soap.',
        '“Is that really me?” asked {H}. {A} called it once, in the ordinary way, as if supper were ready. {H} looked round at once. It was still working.'
      ]
    },
    {
      id: 'other-names',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“Could you write mine?” asked {A}. {H} had not learned that one. It had other letters in it, and {H} only had {H}’s. They looked to see if there was one that both could use.',
        '“I’ll lend you what I’ve got,” said {H}, and wrote {A} a card. When you read it, it said {H}. But it was for {A}. {A} put it where the best things are kept, under the bread board.'
      ]
    },
    {
      id: 'letter-noodles',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The soup had letters in it, made of noodle. {H} fished for the name, and laid what was right along the rim of the bowl. They were soft, and lay any way they liked. One was still missing.',
        '“I may have eaten it,” said {A}, and turned a spoonful over. There were only sevens, which had no business in there. {H} bit the end off another letter until it would do. You would never have known.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been looking out of the same window, lower down. There was a mark on the glass there, round and a bit smeary. “You’ve written yours, too,” said {H}.',
        'It had only one letter, that name. {A} wrote it with the front of the face, and always in the same place. Nobody had had to teach {A}. {H} drew a careful ring about it, so that people knew it was meant.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I learned to write mine in sand,” said {S}. “We had a tray each. You wrote it, the teacher came to look, and then you gave it a shake.” “And it was gone?” asked {A}. “Every time,” said {S}. “We did it for a whole winter.”',
        '{S} wrote it on the table now with one finger. The hand was quick, and it ended with a swing. Then {S} took hold of the table on both sides, from habit, and nearly shook it.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wrote a name as well, with a wet finger on the fridge. It had a long row of bumps, and a tail. “What does it say?” asked {A}. {S} read it, from the bumps to the tail. “It says I’m not tired,” said {S}.',
        '“Is that your name?” “It’s my whole one,” said {S}. {A} read it again, and now it was quite clear. There it stood, on the fridge, for as long as it was wet.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} was held up to the window, and laid one flat hand on the glass. It left a hand, with five short fingers and a bit of carrot. “That’s how {A} signs,” said {H}.',
        '{H} wrote a first letter beside it. They belonged together now, like something in a museum. {A} thought there should be more of it, and leaned forward, and added a cheek.'
      ]
    },
    {
      id: 'on-the-tiles',
      A: 'partner',
      paragraphs: [
        'Next {H} took a brush and a cup of water, and wrote on the warm kitchen tiles. But when the last letter was done, the first had dried. {H} ran to do it again, and the last one went. “I’ve seen most of it,” said {A}.',
        '{H} put down the brush. {A} went back to the window. It was clear, and yet it was not quite clean. “You’ve got a buttery finger,” said {A} slowly. “I think we need more soup.”'
      ]
    }
  ],
  turn: [
    {
      id: 'lid-off',
      A: 'partner',
      paragraphs: [
        '{A} took the lid off the pan. The steam rose and rolled over to the glass. The bus stop went white, and then the street. But where the butter was, a line stayed clear, and another, as wide as a finger.',
        'There it stood, from the first letter to the last. One of them looked the other way. “It says {H},” read {A}, from over by the door. “It never went,” said {H}. “It was only waiting for soup.”'
      ]
    },
    {
      id: 'from-outside',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Down in the street a woman with a bag stopped and looked up. For her it stood the wrong way round, all but one letter. “That’s why it looks that way,” said {H}. “It’s for people outside.”',
        'The woman read for some time. Then the woman waved, and wrote something back, in the air. It was short, and it had a dot. {H} wrote a dot too.'
      ]
    },
    {
      id: 'with-breath',
      A: 'partner',
      paragraphs: [
        'After supper the glass was clear again. “Now there’s only a window,” said {A}. {H} went up close to it, and breathed. “Hah.” Out came the first letter. {H} moved along. “Hah. Hah.” Then {H} put it away again.',
        '“Nobody’s to clean that,” said {H}. {A} hung the cloth up at once. It would be there at breakfast, behind the view, for whoever had some breath to spare.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came closer, on account of the soup.',
      '{names} waited at the door, from where it could be read.',
      { text: '{names} set out the bowls for the soup.', needs: ['hands'] },
      { text: '{names} held the pencil that was not wanted.', needs: ['hands'] }
    ],
    way: [
      '{names} looked at the bus as well.',
      '{names} kept off the tiles until they had been read.',
      { text: '{names} filled the cup with water for the brush.', needs: ['hands'] },
      { text: '{names} rubbed a hole in the steam, further along.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched the street go white.',
      '{names} breathed on a corner of the window too.',
      { text: '{names} clapped, once for each letter.', needs: ['hands'] },
      { text: '{names} put the lid back on, when it had all been read.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pan was washed, and the window left as it was. One dark line ran down the glass, where the last letter had dripped.',
    '{H} rinsed the buttery finger, and lay down. It went on writing a little, on the sheet.'
  ],
  last: [
    'The finger got as far as the letter that looks the other way, and {H} was asleep.',
    'On the window stood a name that nobody could see, and the one it belonged to slept. That was {H}.'
  ]
})
