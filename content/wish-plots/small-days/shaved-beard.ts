import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

export const shavedBeard = wishPlot({
  id: 'wish-shaved-beard',
  beginsElsewhere: true,
  star: 'kin',
  nothingElse: true,
  wishes: ['daddy shaved his beard', 'shaved beard', 'shaves beard', 'shaved his beard', 'shaved off beard', 'shaving beard', 'shave beard', 'beard gone', 'beard off', 'no beard', 'no more beard', 'without beard', 'without a beard', 'cut beard', 'cut off beard', 'lost beard', 'beard', 'beards', 'beerd', 'bearded', 'clean shaven'],
  answers: ['baby', 'saw', 'see', 'sees', 'screamed', 'laughed', 'hid', 'when', 'brother', 'shouted', ...WHICHEVER_RELATIVE, 'beard', 'shaved', 'shaves', 'shaving', 'shave', 'off', 'gone', 'no', 'more', 'without', 'cut', 'has', 'had', 'got', 'is', 'was', 'today', 'yesterday', 'looks', 'look', 'looked', 'different', 'strange', 'weird', 'like', 'else', 'someone', 'somebody', 'she', 'he', 'doesn’t', 'didn’t', 'recognise', 'recognised', 'recognize', 'him', 'want', 'wants', 'wanted', 'back', 'it', 'cried', 'crying', 'upset', 'sad', 'new', 'face', 'chin', 'long', 'big', 'bushy', 'scratchy', 'now', 'whole', 'know', 'knew', 'lost'],
  except: ['growing', 'grows', 'grow', 'grew', 'pirate', 'wizard', 'gnome', 'dwarf', 'santa', 'christmas', 'dragon', 'goat', 'bluebeard', 'head', 'hair', 'bald', 'legs', 'moustache', 'mustache', 'ill', 'chemo', 'cancer', 'hospital', 'cut himself', 'blood', 'fire', 'burnt', 'burned', 'twitch', 'twits', 'milk', 'sister', 'scared', 'afraid', 'caught', 'stuck', 'blue', 'green', 'pink', 'purple', 'rainbow', 'dyed', 'nest', 'birds', 'bird', 'mum', 'mummy', 'granny', 'grandma', 'nana'],
  moods: ['change', 'losing', 'lost', 'first', 'question', 'afraid'],
  company: ['parrot', 'pencils', 'pencil', 'chin', 'postman', 'cotton wool', 'beard'],
  about: 'The beard in which the hero’s pencils stood has been shaved off, and nothing will stay on the new chin until the evening.',
  titles: ['The Best Pencil Pot in the World', 'From the Nose Up', '{H} and the New Chin', 'A Dimple Like a Pea', 'Something to Hold On To'],
  want: [
    {
      id: 'three-pencils',
      A: 'partner',
      paragraphs: [
        '{A} had a beard as thick as a doormat. When {H} drew, {A} sat beside the paper and kept the pencils in it. There was no better pencil pot in the world. Today {H} wanted to draw a parrot, and that takes red, blue and green.',
        'Then the bathroom door opened. There stood {A}’s slippers and {A}’s shirt, and on top was a chin, as pink as a heel. “I’ve shaved it off,” said {A}. “I wanted to see if I’d still got a chin.” “Put it back,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'from-the-nose-up',
      A: 'partner',
      paragraphs: [
        'They tried the pencils in the chin. The red one fell, and so did the blue. In the middle was a dimple like a pea. The green one stood in that, until {A} breathed.',
        'The bell rang. It was the postman, with a parcel. “Is {A} in?” asked the postman. “That’s me,” said {A}. “{A}’s got a beard,” said the postman. “From the nose up it’s {A},” said {H}. The postman held up the parcel in front of the chin. “Good morning, {A}!”'
      ]
    },
    {
      id: 'how-it-went',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“How did it go?” asked {H}. {A} showed it, on the bathroom mirror. First you cut off the long bits. Then comes foam, so that you look like a cake. And then there’s one road after another, up the cheek, with a scratching like a rake.',
        '{H} got some foam as well, and the back of a comb. They stood side by side and raked. {H} stuck out one lip, as you have to. When all the foam was off, {H} looked just as before. {A} did not.'
      ]
    },
    {
      id: 'what-was-in-it',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'The beard lay on a newspaper, and was much bigger than before. {H} went through it with a fork. There was a bit of toast in there, and half a paper clip. There was a lentil, though they hadn’t had lentils since the spring.',
        'Right at the bottom was something small and blue. It was the tip of a pencil. “I looked for that all over,” said {H}. “You might have asked in here,” said {A}. The beard said nothing. It lay there like a tired cat.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{H} shut both eyes. “Say something,” said {H}. “What shall I say?” said {A}. That was {A}, without a doubt. There even was a beard round it. {H} opened one eye, and there was that chin again, going up and down.',
        'They tried it with a song. With eyes shut it was the old {A} who sang. With eyes open it was a chin that knew all the words. “I’ll keep them shut till it’s grown,” said {H}, and walked into the fridge.'
      ]
    },
    {
      id: 'corners',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“You’ve got corners,” said {H}. Nobody had ever seen those. They were at both ends of {A}’s mouth, and went up before {A} laughed. “I’m not laughing,” said {A}. The left corner was up already.',
        'With the beard you had never seen a laugh until it shook. Now you could see it coming. {H} said “sausage”, quite seriously. The corners went. {H} said “sausage” to the window, and to the wall, and peeped. It was better than television.'
      ]
    },
    {
      id: 'the-draught',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“There’s a draught,” said {A}, and held on to the chin. It had been indoors for seven years. It wasn’t used to any weather. {H} fetched a sock, and pulled it over the chin, and tied it on top with a bow.',
        '“Better?” asked {H}. {A} nodded, so that the bow nodded too. They looked in the mirror. “I’ve seen somebody like that,” said {A}. “In a cartoon, with toothache.” But it was warm in there.'
      ]
    },
    {
      id: 'squeak',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'Even the kiss was not right. A kiss from {A} had always been like a hedge with something soft in the middle. This one had no hedge. It slid off, and went into one ear. “It’s like a fish,” said {H}. “Do it again.”',
        'They rubbed cheek on cheek. It squeaked like a clean plate. “Nobody’s ever got so close before,” said {A}. From there {H} could see a freckle. It was quite pale, for no sun had ever got in there.'
      ]
    },
    {
      id: 'how-much-a-day',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“How fast does a beard grow?” asked {H}. {A} drew a line with the pencil. “As wide as that,” said {A}. “That’s what comes out in a day.” {H} put down one line next to another. It took twenty to be as wide as a thumb.',
        '“And for a pencil to stay in?” {A} thought. “For a thin one it’s about two months.” {H} worked out that the parrot would be grown up by then, and have flown away.'
      ]
    },
    {
      id: 'soup-goes-straight',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'There was soup at noon. A beard catches a drop, and keeps it for later. A chin keeps nothing. Down it ran, and into the shirt, and {A} sat up straight. “It’s like having no gutter,” said {A}.',
        '{H} tied a napkin on. Now {A} was somebody with a bib. {H} had one like it, in the cupboard, from before. “You’ll get used to it,” said {H}. “I’ve always had a chin.”'
      ]
    },
    {
      id: 'photographs',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'They took down the photos from the wall. On all of them there was the beard. On one of them it had snow in it, and on one it was carrying a paper boat. {H} held that one up in front of {A}, and bent it a little.',
        '“Talk,” said {H}. “Good morning,” said the photo, rather flat. It did not move its mouth. But it fitted at the ears. “Where do I put the soup?” asked {A}, from behind it.'
      ]
    },
    {
      id: 'other-beards',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'They counted up who had got a beard. There were goats, and catfish, and the man on the tin of biscuits. Barley has one, and so have mussels, to hold on to their stone. “That’s useful,” said {A}.',
        '“Yours was good too,” said {H}. “Nobody else kept pencils.” {A} was quiet for a moment. One hand stroked the air under the chin, where the beard had been.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'Only {A} was not surprised. {A} looked at the slippers, and the slippers were right. Whatever went on higher up, {A} had never much looked at.',
        '“Look at the chin!” said {H}. {A} looked at {H}’s chin. That was there as well, as on every other day. {H} had not thought of that. “I suppose everybody’s got one,” {H} told {A}, “if you go down far enough.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“We had a baker with a beard down to here,” said {S}. “In summer he shaved it off, on account of the heat. On the first day nobody bought any bread. They thought there was a burglar in the shop.” “What did he do?” asked {A}.',
        '“He dipped his chin in the flour,” said {S}. “Then they knew him by the shape. He sold out by nine.” {A} wanted to know how he had got it off. “Nobody asked,” said {S}. “It was very good bread.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} felt below the mouth, with both hands. “Have I got one underneath as well?” asked {S}. “One what?” said {A}. “A beard. I’ve only ever seen the outside.” {A} took the lamp and looked {S} over. There were two crumbs and a scratch.',
        '“It’s all chin,” said {A}. “It may be further in.” {S} waited a little, to see if it would come out, and ate the crumbs.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} had always had a handle on the beard. When somebody wanted to put {A} down, {A} held on. Now a small fist came up, and opened, and shut. It had hold of nothing. {A} looked into it.',
        'The fist came up again and tried the nose. “Ow,” said the voice that {A} knew. It was a bit short, but a nose would do. “You’ve found another handle,” said {H}.'
      ]
    },
    {
      id: 'nothing-holds',
      A: 'partner',
      paragraphs: [
        'In the parcel was a cup, in cotton wool. “There’s a beard!” said {H}. They pressed the cotton wool on to the chin. It slid off. So they stuck it with jam. It held, until {A} licked it. So they tied it with string, and the beard went up over both eyes.',
        'It was a sad sort of parrot. “It’s too smooth,” said {A}, and felt the chin. “There’s nothing here to hold on to.”'
      ]
    }
  ],
  turn: [
    {
      id: 'one-bit-stays',
      A: 'partner',
      paragraphs: [
        'That evening {H} threw a bit of cotton wool at {A}. It hit the chin, and stayed there. “Blow,” said {H}. {A} blew. It stayed.',
        '“Something’s holding it,” said {A}. {H} put out one finger. Rasp, went the chin, like toast. “The beard!” cried {H}. “It’s on its way!” {H} pressed on all the wool, and the little hairs held it, without any jam.'
      ]
    },
    {
      id: 'rasp',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'You could play on it. Up was loud, and down was soft. With a spoon it went like a cricket, and with a postcard like somebody on skates. “Can you hear it growing?” asked {A}. {H} laid one ear against it, and got a red ear.',
        'It didn’t make a sound. Perhaps it only grew at night. “Don’t sleep on that side,” said {H}. “You’ll push it in again.”'
      ]
    },
    {
      id: 'nobody-asked-you',
      A: 'partner',
      spare: 16,
      paragraphs: [
        '“Next time I’ll tell you before,” said {A}. “It was my beard. But they’re your pencils.” {H} thought that was fair. You would not take away a table either, in the middle of a parrot.',
        '“Have you seen it now, your chin?” asked {H}. “Yes,” said {A}. “It’s still there. That’s all I wanted to know.” They said goodnight to it, and laid on the wool over the dimple.'
      ]
    },
    {
      id: 'a-hundred',
      A: 'partner',
      paragraphs: [
        'Then {H} took the red pencil. It leaned over in the wool, and stood. The blue one stood too, and the green. So the parrot got its wings, and a tail like a firework.',
        'In the mirror was a beard like a cloud. “I’m a hundred,” said {A}. “From the nose up you’re {A},” said {H}, and reached over for the green.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the chin from both sides.',
      '{names} came up close, to see who that was.',
      { text: '{names} felt about on two cheeks, for a beard.', needs: ['hands'] },
      { text: '{names} swept up what was left of it.', needs: ['hands'] }
    ],
    way: [
      '{names} went to the door as well, on account of the bell.',
      '{names} sneezed out a bit of cotton wool.',
      { text: '{names} held the parcel while it was cut open.', needs: ['hands'] },
      { text: '{names} picked up the pencils, and sharpened the green one.', needs: ['hands'] }
    ],
    turn: [
      '{names} watched a bit of wool that did not fall.',
      '{names} waited for the parrot’s tail.',
      { text: '{names} pressed on a bit over the left ear.', needs: ['hands'] },
      { text: '{names} rubbed the chin once, and it said rasp.', needs: ['hands'] }
    ]
  },
  bed: [
    'The wool beard came off in one piece. It lay on the shelf for the morning, with the pencils in it.',
    '{H} washed a bit of jam off one ear, and lay down. The goodnight kiss was like a hedge again, a very low one.'
  ],
  last: [
    'In the dark something grew, as much as a thin line, and {H} was asleep.',
    'On the shelf stood three pencils in a cloud, and {H} slept.'
  ]
})
