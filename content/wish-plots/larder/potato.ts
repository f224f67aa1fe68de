import { wishPlot } from '../wish-plot.ts'
import { NOT_SERVED } from './not-served.ts'

export const potato = wishPlot({
  id: 'wish-potato',
  wishes: ['potato', 'potatoes', 'potatos', 'potatoe', 'spud', 'spuds', 'tattie', 'tatties', 'tater', 'taters', 'jacket potato', 'jacket potatoes', 'baked potato', 'baked potatoes', 'hot potato', 'tattie jacket'],
  answers: ['jacket', 'jackets', 'baked', 'hot', 'warm', 'big', 'biggest', 'huge', 'giant', 'brown', 'butter', 'salt', 'supper', 'dinner', 'tea', 'cool', 'cold', 'coat', 'eyes', 'skin', 'favourite', 'love', 'loves', 'eat', 'eating'],
  except: [...NOT_SERVED, 'chip', 'chips', 'crisps', 'crisp', 'fries', 'mash', 'mashed', 'salad', 'sweet', 'couch', 'sack', 'head', 'mr', 'print', 'prints', 'printing', 'stamp', 'stamps', 'peel', 'peeling', 'dig', 'digs', 'digging', 'plant', 'planting', 'plants', 'grow', 'grows', 'growing', 'field', 'harvest', 'patch', 'garden', 'lantern', 'gun', 'burn', 'lost', 'talking', 'singing', 'dancing', 'made'],
  moods: ['first', 'waiting', 'learning'],
  fed: true,
  company: ['potato'],
  about: 'A hot potato will not cool however it is blown on, for it has its jacket on indoors.',
  titles: ['It’s Got Its Jacket On', 'The Benefit', '{H} Looks for the Buttons', 'Only Cool on the Outside', 'Open at the Collar'],
  want: [
    {
      id: 'too-hot',
      A: 'partner',
      paragraphs: [
        'There were baked potatoes that evening, and {H} had the biggest. It was as long as a shoe, and far too hot. {H} was hungry and wanted to eat it. “It has to cool down first,” said {A}. “Then I’ll cool it,” said {H}.',
        '{H} blew on it from all sides, and fanned it with a newspaper until the napkins flew away. Then {H} held one finger to it. The potato was cool. “Ready,” said {H}, and stuck in the spoon. Out came a hiss and a cloud. It was only cool on the outside.'
      ]
    }
  ],
  way: [
    {
      id: 'at-the-window',
      A: 'partner',
      paragraphs: [
        'So the potato went to the window, where there was a draught. {H} counted to a hundred. The beans on the plate had been hot as well, and now they were cold. The water had never been hot. Only the potato sat there in the wind, and did not feel it.'
      ]
    },
    {
      id: 'hah-and-foo',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There are two kinds of blowing. Hah is done with a wide mouth, and it’s warm, and for windows. Foo is done with a small mouth, and it’s cool, and for potatoes. “You’ve been doing hah,” said {A}. “You’ve been keeping it warm.”',
        '{H} did foo until there were dots in front of the potato. Then {A} took over. It steamed a bit less on that side, and looked at them with its other one.'
      ]
    },
    {
      id: 'further-to-walk',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} had a small potato, and it was all eaten. “Yours was only hot for a minute,” said {H}. “That’s not fair.” “It’s because of the middle,” said {A}. “In a big one the heat has further to walk.”',
        '{H} measured it, from the middle to the edge. It was three fingers. “And it’s dark,” said {H}, “and it’s uphill, with potato in front of it all the way.”'
      ]
    },
    {
      id: 'eyes',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It’s got eyes,” said {H}. “Seven of them.” “They’re not for seeing,” said {A}. “It could grow out of there, if you put it in the ground. There’s a whole potato plant behind each.”',
        '{H} counted them once more, and now there were eight. They went round with two fingers, and it was eight again. “Then one of them was shut before,” said {H}.'
      ]
    },
    {
      id: 'butter',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} laid a square of butter on the potato, to find out how hot it was. It sat up there like a yellow cap. Then the cap slipped over one eye. Then it ran in where the spoon had been, and was never seen again. “Very hot,” said {A}.',
        'They sent in another, to see how the first one was. {H} held an ear over the hole. “They’ve met,” said {H}.'
      ]
    },
    {
      id: 'pockets',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“People used to put one in each pocket when it froze,” said {A}. “They walked to school with two hot potatoes, and kept their hands warm. And at noon they ate them.”',
        '{H} thought that over. “And if they sat down?” asked {H}. “Then they had mash,” said {A}. “And if they shook hands?” “Then the other one said: oh, what a warm person.”'
      ]
    },
    {
      id: 'the-flat-side',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Where was it before?” asked {H}. “In the ground,” said {A}. “It grew up down there, in the dark and the wet, with five or six others.” “Who told it when to stop?” {A} did not know.',
        '{H} turned the plate round. On one side the potato was flat, as if it had been leaning. “There,” said {H}. “That was somebody else’s side.” It still looked as if it missed them a little.'
      ]
    },
    {
      id: 'hot-potato',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There’s a game called Hot Potato. You throw it on at once, since nobody can hold it. They played with a rolled-up sock, for the real one was to be eaten. “Hot!” said {H}. “Hot!” said {A}. “Hot! Hot! Hot!”',
        'Then {H} caught it, and kept it. “Aren’t you burning?” asked {A}. {H} felt it from all sides. “It’s just right now,” said {H}, and put it on.'
      ]
    },
    {
      id: 'what-it-saw',
      A: 'same',
      spare: 8,
      paragraphs: [
        'At the window the potato could look out with most of its eyes. “What does it see?” asked {A}. {H} bent down behind it and looked along the top. “Sky,” said {H}. “It’s never been this high. It only knows worms.”',
        'The glass had gone grey in front of it. “It’s breathing on the window,” said {A}. They wiped that, since you only get up there once.'
      ]
    },
    {
      id: 'names',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“Perhaps you have to call it,” said {A}. “Some people say spud, and some say tattie.” {H} bent down to the potato. “Spud,” said {H}. It lay there. “Tattie.” A puff of steam came out by the spoon hole, all by itself.',
        '“It’s a tattie,” said {H}. “Tattie, cool down.” But it had only wanted to say who it was.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been looking at the potato for as long as {H} had, and just as hard. “It’s no use,” said {H}. “It isn’t ready. You’d burn your mouth.”',
        '{A} looked at {H}, and then at the potato again. Nobody was as good at waiting as {A}, when it was for something to eat. But it was all the same to the potato.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“My uncle took a hot potato to bed,” said {S}, “in a sock, for his feet. It was warm until midnight.” “And after that?” asked {A}.',
        '“After that he ate it,” said {S}. “He kept some salt on the chair. He said it was the only hot-water bottle with any taste.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        'Everybody was blowing, so {A} blew too. A baby blows with the whole face, and it isn’t only air that comes out. The potato had a small shower.',
        '“Psss,” it said. It was the first thing that had really helped. “Again,” said {H}, and held the plate a bit nearer.'
      ]
    },
    {
      id: 'the-jacket',
      A: 'partner',
      paragraphs: [
        '{A} looked at it from all sides. “I see what it is,” said {A}. “It’s a jacket potato, and it’s got its jacket on.” So it had. The skin was brown and thick, and shut all the way round. It kept the wind out, and it kept the heat in.',
        '{H} knew about that. {A} said it to {H} every day, at the door. “You’re indoors now,” {H} told the potato. “Take that off. Or you won’t feel the benefit when you go out.”'
      ]
    }
  ],
  turn: [
    {
      id: 'no-buttons',
      A: 'partner',
      paragraphs: [
        '{H} looked for the buttons, and there were none. So {A} made a cross on top, with the fork. {H} took the potato round the middle, in a folded cloth, and squeezed. It opened at the collar. Out came a big breath of steam, and then a lot of white potato. It looked like somebody who has been buttoned up since Monday, and now it cooled. “That’s better, isn’t it?” said {H}.'
      ]
    },
    {
      id: 'other-jackets',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“Who else has got one?” asked {A}. A banana has, with a zip on each side. An onion has got seven, and can’t decide. An egg wears a hard hat all over. “And soup?” asked {A}.',
        '{H} thought about soup. “Soup’s got nothing on,” said {H}. “That’s why they keep it in a bowl.” The potato heard all that with its collar open, and could be glad.'
      ]
    },
    {
      id: 'on-the-glass',
      A: 'same',
      spare: 14,
      paragraphs: [
        'The steam went up from the potato, past the lamp and over to the window. “Where’s it off to?” asked {H}. “Out,” said {A}. But half of the window was shut, and it stopped there, as a grey patch on the glass.',
        '{H} went over and drew it a coat with one finger, with three buttons. It had left without one.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 15,
      paragraphs: [
        '{S} was a potato now, and put on two jumpers and a coat. “Am I hot?” asked {S}. {A} held one finger to the sleeve. “Not on the outside,” said {A}. {S} sat down on the plate, which was a cushion, and got redder and redder.',
        '“I’m done,” said the potato. “Get me out!” {A} opened it at the collar, and there was a great deal of steam.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 16,
      paragraphs: [
        '“At ours you may leave the jacket,” said {A}. “Leave it where?” asked {H}. “On the side.” {H} was surprised, for with salt it’s the best bit. So {A} gave {H} the jacket, and got a big spoon of the white for it.',
        'Now one potato had no jacket, and the other had two. “In case it snows,” said {H}.'
      ]
    },
    {
      id: 'collar',
      A: 'partner',
      paragraphs: [
        'The top half was just right, and {H} ate it. There was still the bottom half. But nobody eats as fast as that, and without a jacket it would go like the beans. {H} pulled the potato together at the collar, and pinned it shut with the fork. “Is it off out?” asked {A}. “It’s got to wait in the draught,” said {H}. “Now it’ll feel the benefit.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} blew at the potato too, from further off.',
      '{names} chased a napkin, and brought back most of it.',
      { text: '{names} fanned with the other half of the newspaper.', needs: ['hands'] },
      { text: '{names} passed the salt, though it was much too early.', needs: ['hands'] }
    ],
    way: [
      '{names} kept an eye on the potato, and the potato kept seven on them.',
      '{names} lay down in the draught, so that it had to go round.',
      { text: '{names} counted to a hundred as well, by tens.', needs: ['hands'] },
      { text: '{names} saved the cold beans, one after another.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in the steam, and had that for a start.',
      '{names} looked on as the collar opened, and moved up a place.',
      { text: '{names} undid a top button too, to keep it company.', needs: ['hands'] },
      { text: '{names} held the cloth ready, folded in four.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the end there was just the jacket, and {H} ate that as well, with salt. The napkins were picked up from where they had flown.',
    'Then {H} washed, and hung up everything that had buttons. {H} lay down, and pulled the blanket shut at the collar. It kept the draught out, and it kept the warm in.'
  ],
  last: [
    'Cool on the outside, and warm right to the middle, {H} was asleep.',
    'The blanket was shut at the collar, and {H} felt the benefit, and slept.'
  ]
})
