import { wishPlot } from '../wish-plot.ts'

export const jumperShrank = wishPlot({
  id: 'wish-jumper-shrank',
  wishes: ['jumper shrank', 'jumper shrunk', 'jumper shrinks', 'jumper shrank in the wash', 'jumper shrunk in the wash', 'jumper got small wash', 'jumper came out tiny', 'jumper came out small', 'tiny jumper wash', 'sweater shrank', 'sweater shrunk', 'sweater shrinks', 'sweater shrank in the wash', 'sweater came out tiny', 'sweater came out small', 'cardigan shrank', 'cardigan shrunk', 'cardigan came out tiny', 'pullover shrank', 'pullover shrunk', 'woolly shrank', 'wool shrank', 'wool shrunk', 'shrunken jumper', 'shrunken sweater', 'shrunken cardigan', 'dress shrank', 'dress shrunk', 'shirt shrank', 'shirt shrunk', 't-shirt shrank', 'trousers shrank', 'trousers shrunk', 'pyjamas shrank', 'pyjamas shrunk', 'pajamas shrank', 'hat shrank wash', 'mittens shrank', 'socks shrank', 'clothes shrank', 'clothes shrunk', 'clothes shrank in the wash', 'washing shrank', 'laundry shrank', 'shrank in the washing machine', 'shrank in the dryer', 'shrunk in the dryer', 'washed too hot', 'jumper washed hot', 'jumper only fits teddy', 'jumper fits teddy now', 'jumper teddy now small', 'sweater only fits teddy', 'sweater fits teddy', 'sweater small fits teddy', 'cardigan fits teddy', 'sweater fits doll', 'jumper only fits the doll', 'felted jumper', 'jersey shrank', 'jersey shrunk', 'hoodie shrank', 'scarf shrank', 'gloves shrank', 'poncho shrank', 'leggings shrank', 'shrank my jumper', 'shrank the jumper', 'jumper too small wash', 'jumper small hot wash', 'jumper went small wash'],
  answers: ['jumper', 'sweater', 'cardigan', 'pullover', 'woolly', 'wool', 'dress', 'shirt', 't-shirt', 'trousers', 'pyjamas', 'pajamas', 'hat', 'socks', 'clothes', 'washing', 'laundry', 'wash', 'washed', 'machine', 'dryer', 'hot', 'too', 'water', 'shrank', 'shrunk', 'shrinks', 'shrink', 'shrunken', 'got', 'small', 'smaller', 'tiny', 'came', 'out', 'fits', 'only', 'now', 'teddy', 'doll', 'baby', 'favourite', 'favorite', 'best', 'new', 'red', 'blue', 'green', 'yellow', 'stripy', 'knitted', 'my', 'his', 'her', 'our', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'dad’s', 'daddy’s', 'mum’s', 'papa', 'mama', 'grandma', 'grandpa', 'granny', 'nana', 'brother', 'sister', 'today', 'yesterday', 'by', 'mistake', 'accident', 'in', 'the', 'so', 'and', 'for', 'me', 'size', 'that', 'christmas', 'winter'],
  except: ['itchy', 'itches', 'grew', 'outgrew', 'family', 'world', 'town', 'teacher', 'magic', 'spell', 'potion', 'bear', 'monster', 'dragon', 'giraffe', 'cried', 'crying', 'lost'],
  moods: ['losing', 'change'],
  company: ['jumper', 'sleeve', 'sleeves', 'collar', 'hat', 'wool', 'basin', 'chair', 'door', 'hook', 'ears', 'chin'],
  about: 'The hero’s best jumper has shrunk in a hot wash and springs back when it is pulled, until it gets stuck on the hero’s head and they see that it fits just as far as it has come.',
  titles: ['As Far as It Goes', 'The Hat With Two Sleeves', '{H}’s Jumper Has Shrunk', 'It Was Washed Too Hot', 'A Very Small Jumper'],
  want: [
    {
      id: 'out-of-the-wash',
      A: 'partner',
      paragraphs: [
        '{H}’s best jumper came out of the wash, and it had shrunk. It had gone in with room for two arms and a breakfast. Now it was no bigger than a cooking pot, and as thick as a mat. “It was washed too hot,” said {A}. “Wool does that.” It still had its stripes, and its neck, and its two short sleeves. {H} held it up and looked over the top of it. {H} wanted to wear that jumper tomorrow, as on every other day.'
      ]
    }
  ],
  way: [
    {
      id: 'whose-it-is',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At first {H} hoped that it was another one. “Perhaps it belongs to somebody small,” said {H}. But inside, at the neck, was {H}’s name, and it had shrunk as well. You had to bend close to read it.',
        'There was the mark from the soup, on the left. It had been as big as a plum, and now it was a lentil. “It was a smaller soup,” said {A}. {H} looked for the hole at the elbow. That had closed up altogether, as if nothing had ever happened.'
      ]
    },
    {
      id: 'as-long-as-it-was',
      A: 'partner',
      paragraphs: [
        '“What’s been pushed in can be pulled out,” said {H}. {H} hooked the neck over a door handle, and took hold of the hem, and leaned back. The jumper got longer, and thinner, and longer still. “Now it’s as long as it was,” said {A}. {H} let go. The jumper shut with a smack, like an accordion when the tune is over. It was as thick as before, and hardly any longer. “It’s holding on to itself,” said {A}, “with every hair it’s got.”'
      ]
    },
    {
      id: 'one-arm',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} tried only a sleeve. Four fingers went in, and the thumb stayed outside and waited. The sleeve reached up to the knuckles. “It’s warm,” said {H}. “It’s a very small warm.” {H} waved with it.',
        'From across the room it looked as if {H} had a paw. “What does the other one do?” asked {A}. {H} put that on as well. Now {H} had two paws, with a jumper hanging in between, and could not even scratch. It had to be shaken off.'
      ]
    },
    {
      id: 'cold-water',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“If hot made it small,” said {H}, “cold must make it big.” {H} laid it in a basin of cold water, and they waited. It swam for a bit. Then it drank, and went under. “It’s shivering,” said {A}. It was only the tap, which dripped.',
        '{H} lifted it out, and it was three times as heavy. It was not one stitch bigger. But the water in the basin had shrunk. “It’s grown on the inside,” said {H}, and wrung it out, and that took a while.'
      ]
    },
    {
      id: 'a-chair',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They put the jumper over the back of a chair, to teach it to be wide. It went on like a sock. Now the chair had stripes and two little arms, held out a bit to the front. “It looks as if it’s going to speak,” said {A}.',
        '{H} sat down opposite, and listened. But the chair did not like to be the first. When {H} took the jumper off again, it had two corners that it had not had before. It drew them in again, quite slowly, like a snail.'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came by and was shown the jumper. “That’ll be me,” said {A}. “I turned the knob to sixty.” It was said in a very small voice. Then {A} fetched a woolly thing, no bigger than a hankie. It had once been a scarf.',
        '“So you’ve done it before,” said {H}. “Every seven years,” said {A}. “In between I forget.” They laid the two things side by side. It looked like the washing of a very cold doll.'
      ]
    },
    {
      id: 'grown-over-night',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“Are you sure that it’s got smaller?” asked {A}. “You may have got bigger.” That had to be looked into. {H} stood against the door frame, where the pencil marks were. {H} was as big as last time, or at most a hair bigger.',
        '{A} held the jumper against the marks as well. It came up to the very lowest, from when {H} could not yet stand. “That’s not growing,” said {H}. “That’s going back.” {A} made it a mark of its own, with a date.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“My uncle walked to his wedding in a suit of wool,” said {S}. “There was a warm rain. When he set out, it fitted. At the bridge you could see his socks.” {A} asked how he had been at the church. “Short of breath,” said {S}.',
        '“And did they get him out of it?” asked {A}. “In the evening,” said {S}, “with soap, and two brothers.” He had kept it always. There was a doll in the family that was married in it as well.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’ll shrink too,” said {S}, “and then I’ll wear it for you.” {S} crouched down, and took both knees in both arms, and tucked in a chin. {A} laid the jumper alongside. There was still a good deal of {S} left over. “Smaller,” said {A}.',
        '{S} breathed out, and put two thumbs away as well. “Now?” asked {S}, in a tiny voice. “The voice would fit,” said {A}. {A} held the jumper open like a bag, and {S} said “Hello” into the neck. It came out at a sleeve, and fitted.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{H} held the jumper beside {A}. Of everybody at home {A} was the nearest to it in size. “It would only be to borrow,” said {H}. {A} looked at the two sleeves, and there was nothing about {A} that wished to go in there.',
        '{A} already had something on, and it was warm, and had never been through a machine. {A} backed away, one step, and then another. It was a polite way of saying that stripes do not suit everybody.'
      ]
    },
    {
      id: 'stuck-at-the-ears',
      A: 'partner',
      paragraphs: [
        '“Then I’ll just put it on,” said {H}. “It knows me.” {H} pulled it on, hem first. It came down over the hair, and over the ears, and over both eyes. There it stopped, and did not go one stitch further, however {H} tugged. “It won’t go on,” said {H} from underneath. {A} looked at that from all sides. “It is on,” said {A}. “It fits perfectly, as far as it’s come.”'
      ]
    }
  ],
  turn: [
    {
      id: 'a-hat-with-sleeves',
      A: 'partner',
      paragraphs: [
        '{H} pushed it back above the eyebrows, and went to the mirror. It was a hat! The stripes ran round, and the collar stood up on top like a chimney. The two short sleeves hung down, one over each ear. {H} shook hat and head, and the sleeves flew, but the hat held on. “That’s what hats are made of,” said {A}. “It’s called felt. It’s wool that won’t let go.”'
      ]
    },
    {
      id: 'in-the-wind',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A hat has to be tried in wind. {H} sat down on the step in front of the door. The wind shook the collar, and looked for a gap to get in by. There was none. “It used to come through at every stitch,” said {H}.',
        '“They’ve all closed,” said {A}. {H} stayed there until both cheeks were red. Above the eyebrows it was like being in bed. Then {H} went in, and the wind went round to try next door.'
      ]
    },
    {
      id: 'the-chimney',
      A: 'same',
      spare: 11,
      paragraphs: [
        'There was one thing still open in the hat, and that was the collar, right at the top. “The warm will get out there,” said {A}. {H} held one hand over it, and it was true. A bit of warm was coming up, as from a small house.',
        '{H} stuffed in a sock, a blue one, and the end looked out like smoke. Now nothing got away any more. “And if your foot’s cold on the way?” asked {A}. “Then I’ve got a sock with me,” said {H}.'
      ]
    },
    {
      id: 'tomorrow',
      A: 'partner',
      paragraphs: [
        'So the jumper could be worn tomorrow after all. {H} walked up and down in the hall. It did not slip. If it was pulled by one arm, the head came too. “Only the rest of you hasn’t got anything on yet,” said {A}. For that there was the grey jumper. {H} hung up the hat on a low hook, by one sleeve. It looked as if it had put up its hand.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the machine for the rest of it.',
      '{names} felt the jumper with one cheek.',
      { text: '{names} read the label, which was now too small to read.', needs: ['hands'] },
      { text: '{names} measured it with a hand, and it was two hands long.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped when it smacked shut.',
      '{names} picked a bit of striped fluff from the floor.',
      { text: '{names} held the door, so that the handle kept still.', needs: ['hands'] },
      { text: '{names} pulled a thread, and it did not come.', needs: ['hands'] }
    ],
    turn: [
      '{names} went once round {H}, and saw a stripe from all sides.',
      '{names} blew at the hat, and nothing stirred.',
      { text: '{names} shook hands with the hat, by one sleeve.', needs: ['hands'] },
      { text: '{names} knocked on top, and {H} heard it from far off.', needs: ['hands'] }
    ]
  },
  bed: [
    'The knob on the machine had a dab of red paint now, at the hot end. By the door hung the hat, with one hand up.',
    '{H} got washed, but not too hot, and was the same size as before. Then {H} lay down and pulled up the blanket, as far as it went.'
  ],
  last: [
    'It fitted, as far as it had come, and {H} was asleep.',
    'The wool held on to itself, and {H} held on to the pillow, and was asleep.'
  ]
})
