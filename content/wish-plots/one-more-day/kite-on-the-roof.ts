import { wishPlot } from '../wish-plot.ts'

export const kiteOnTheRoof = wishPlot({
  beginsElsewhere: true,
  id: 'wish-kite-on-the-roof',
  wishes: ['we flew kites today and ours got stuck on the neighbour’s roof', 'kite stuck roof', 'kite landed roof', 'kite caught roof', 'kite fell roof', 'kite neighbour’s roof', 'kite neighbor’s roof', 'kite neighbours roof', 'kite neighbors roof', 'kite stuck rooftop', 'kite next door’s roof', 'kite stuck on a house', 'kite landed on a house', 'kite stuck terrace', 'kite neighbour’s terrace', 'kite stuck chimney', 'patang roof', 'patang stuck neighbour', 'lost kite roof', 'kite string over the roof', 'kite stuck neighbour', 'kite stuck neighbor', 'kite stuck gutter', 'kite stuck building', 'kite on top of house', 'kite on top of building'],
  answers: ['we', 'flew', 'fly', 'flying', 'kite', 'kites', 'today', 'yesterday', 'weekend', 'holiday', 'and', 'ours', 'mine', 'his', 'hers', 'our', 'my', 'got', 'get', 'stuck', 'landed', 'caught', 'fell', 'went', 'blew', 'blown', 'away', 'flown', 'up', 'down', 'over', 'on', 'the', 'neighbour', 'neighbours', 'neighbor', 'neighbors', 'next', 'door', 'house', 'roof', 'rooftop', 'top', 'chimney', 'terrace', 'string', 'wind', 'windy', 'new', 'red', 'face', 'tail', 'pulled', 'pull', 'could', 'not', 'couldn’t', 'reach', 'get', 'it', 'back', 'cried', 'crying', 'sad', 'upset', 'disappointed', 'still', 'there', 'dad', 'daddy', 'mum', 'mummy', 'grandad', 'grandpa', 'son', 'daughter', 'brother', 'sister', 'cousin', 'field', 'park', 'beach', 'sankranti', 'basant', 'uttarayan', 'patang', 'spring', 'made', 'birthday', 'lost', 'pigeon', 'too', 'high', 'very'],
  except: ['tree', 'wire', 'wires', 'electric', 'pylon', 'fell off', 'hurt', 'cut', 'manja', 'hospital', 'ladder', 'climbed', 'climbs', 'climb', 'died', 'dead', 'sea', 'cat', 'santa', 'ball', 'drone', 'dragon', 'bird of prey', 'broken', 'ripped', 'torn', 'burnt', 'ambulance'],
  moods: ['lost', 'losing'],
  out: true,
  company: ['kite', 'roof', 'neighbour', 'pigeon', 'string', 'tiles', 'house', 'wall', 'street', 'tail', 'eyes', 'nose', 'bell', 'chimney', 'wind', 'door', 'gutter', 'kitchen', 'window'],
  about: 'The hero’s kite lies on the far side of the neighbour’s roof, and each pull only brings it up to the top, where it sticks, until it is seen that a roof has two sides and the string must be let go.',
  titles: ['Down the Other Side', 'The Surprised Kite', '{H} and the Roof', 'Up Is What It Does', 'The Kite That Looked Over'],
  want: [
    {
      id: 'over-the-top',
      A: 'partner',
      paragraphs: [
        '{H}’s kite was stuck on the neighbour’s roof. They had flown kites today, and all the others had come home. {H}’s had a painted face with two surprised eyes. Now it lay on the far side of the roof. Only the string came back over the top.',
        '{H} stood in front of the house, and held the end of the string. “I’m not letting go,” said {H}. “And nobody’s going up,” said {A}. “Roofs are for pigeons.” On the top sat a pigeon, which seemed to think so too.'
      ]
    }
  ],
  way: [
    {
      id: 'it-looks-over',
      A: 'partner',
      paragraphs: [
        '{H} pulled. Slowly, two surprised eyes came up behind the roof, and looked down at the street. “It’s coming,” said {A}. Then the nose caught under the top tiles, and it came no further.',
        '{H} gave it some string, to try again. Down went the eyes. {H} pulled, and up they came. They did that six times. It was like somebody peeping to see if the visitors had gone.'
      ]
    },
    {
      id: 'the-pigeon-moves',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Each time the eyes came up, the pigeon moved along by one tile. Each time they went down, it came back. “It’s going to move in a minute,” said {A}, and {H} pulled. The pigeon moved. It was the only thing on that roof they could steer.',
        '“It thinks the kite’s asking for its place,” said {H}. The seventh time the pigeon did not move at all. It looked the kite straight in the eyes, and the kite looked surprised. It could not do anything else.'
      ]
    },
    {
      id: 'calling-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps it wants calling,” said {A}. But the kite had not been given a name. They tried Come Here, and Flappy, and Tuesday. At Tuesday a window opened across the street, and a cat jumped out on to the sill.',
        '“Have you got a cat called Tuesday?” {H} called over. “No,” said a voice at the window, “but it comes to most things.” The kite came to nothing. It lay in the evening sun, where nobody could see it, and listened.'
      ]
    },
    {
      id: 'blowing',
      A: 'same',
      spare: 3,
      paragraphs: [
        'What a kite needed was wind, so they made some. {H} blew. {A} took off a coat, and flapped it like a big wing. A sweet paper got up from the ground, flew a little way, and lay down behind a flowerpot.',
        'Up on the roof the pigeon lifted one feather. “That was us,” said {H}. “That was just the pigeon,” said {A}, quite out of breath. They picked up the sweet paper and put it in the bin. At least something had come down today.'
      ]
    },
    {
      id: 'the-broom',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} fetched a broom, and held it up with both arms. It reached as far as the number over the door. {A} stood on tiptoe. It reached as far as one finger over the number. “How much is missing?” asked {A}. “Nearly a whole house,” said {H}.',
        'So as not to have carried it there for nothing, they swept the neighbour’s step. Then they swept the number as well. It was a nine. They had always thought it was a dirty eight.'
      ]
    },
    {
      id: 'why-surprised',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Why did you paint it so surprised?” asked {A}. “I didn’t,” said {H}. “I painted it brave. But then the paint ran.” One eye had run down and got bigger. The other had to be made bigger, to match. So they had grown, one after the other.',
        '“At the end there was no room for brave,” said {H}. {A} looked up to where it was. “It does suit it,” said {A}. “If I went for a fly and landed on somebody’s roof, I’d look just like that.”'
      ]
    },
    {
      id: 'other-reads-the-roof',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} had gone along to the corner, to see it all from there, and came back. “You can’t see any kite,” said {A}. “All you see is {H}, and a string, and then a house. It looks as if you’re flying the house.” {A} watched how it went.',
        '“It’s very steady,” said {A}. “You’ve got a good hand.” {A} took a turn, and held the string with great care. When it was over, {A} gave it back. “Mind it,” said {A}. “There are people inside.”'
      ]
    },
    {
      id: 'pet-holds-on',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had come out as well, and sat down under the string. It hung in a long bow, from the roof to {H}’s hand. {A} looked along it to the left, and along it to the right. Neither end was any use.',
        'Then {H} pulled, and the bow went up before {A}’s nose. {H} let it loose, and the bow came down. Up and down it went, six times. {A} did not know anything about a kite. {A} thought that {H} had come out to do this.'
      ]
    },
    {
      id: 'elder-hat',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My hat was on a roof once,” said {S}. “For a whole winter.” “Did you get it back?” asked {A}. “I waved to it every morning,” said {S}. “In spring the wind brought it down, right in front of my feet. There was a nest inside.”',
        '“What did you do?” asked {A}. “I held it up, very straight, and walked home,” said {S}. “I couldn’t wear it till June. But I’ve never had a hat again that anybody sang in.”'
      ]
    },
    {
      id: 'child-waves',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        'When the eyes came up again, {S} waved to them. The eyes went down. “It’s shy,” said {S}. {S} hid behind {A}’s back, and waited until {A} had pulled. Then {S} looked out. There was the kite again, looking out as well.',
        '“It’s playing peep-bo,” said {S}. “It’s stuck,” said {A}. “It’s playing peep-bo and it’s stuck,” said {S}. Nobody could say that it was not so. It was the most that anybody had got out of it so far.'
      ]
    },
    {
      id: 'two-sides',
      A: 'partner',
      paragraphs: [
        '{A} looked at the tiles. “In the field, when you pulled the string, where did the kite go?” “Up,” said {H}. “It’s still doing that,” said {A}. “You pull, and it goes up. At the top it sticks.”',
        '{A} made a roof out of two hands, and {H} walked a finger over it. On this side you went up, and on that side you went down. “It needn’t come over,” said {A}. “It could slide down over there.” {H} looked at the string. “Then I’d have to let go.”'
      ]
    }
  ],
  turn: [
    {
      id: 'letting-go',
      A: 'partner',
      paragraphs: [
        '{H} had held on to that string all day. Now {H} opened one finger after another. The string ran up the wall and over the gutter. It tickled past the pigeon’s feet, and then its end was gone too.',
        'For a moment there was nothing. Then something slid, tile after tile, down the other side. It went rrrrrrr, and flap. “Oh,” said somebody behind the house.'
      ]
    },
    {
      id: 'an-empty-hand',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} still stood with one arm up, as if the string were in it. The hand felt very light. “You can take it down now,” said {A}. “It doesn’t know that yet,” said {H}.',
        'So {A} took hold of the hand, and they lowered it between them, quite slowly. That is how you bring in a kite as well. The pigeon looked at them, and at the empty roof. Then it sat down in its old place.'
      ]
    },
    {
      id: 'what-to-say',
      A: 'same',
      spare: 11,
      paragraphs: [
        'On the way to the door they thought about what to say. “We say good evening first,” said {A}. “And then, may we have our kite?” “And sorry about the pigeon,” said {H}. They said it over once, in turns.',
        'It came to quite a long speech, with a bow at the end. {H} was to do the bow. They stood before the bell and could not remember who began. So {H} did the bow first, to the door, while it was shut.'
      ]
    },
    {
      id: 'at-the-door',
      A: 'partner',
      paragraphs: [
        'They rang the neighbour’s bell. The neighbour opened, with the kite on one arm. “Is this yours?” asked the neighbour. “I was washing up, and it looked in, upside down.” The kite had two surprised eyes. So had the neighbour.',
        '“It came down,” said {H}. “All I did was let go.” The string lay all through the kitchen. {H} rolled it up, round the table and past the soup. At the very end came the kite, and {H} held on.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the roof too, and saw a pigeon.',
      '{names} followed the string with both eyes, until it went over the top.',
      { text: '{names} shaded both eyes with one hand, against the evening sun.', needs: ['hands'] },
      { text: '{names} held the other kites, which had come home.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped back, to see more of the roof, and saw the same tiles.',
      '{names} stood behind {H}, and waited for the eyes.',
      { text: '{names} waved, whenever the face looked over.', needs: ['hands'] },
      { text: '{names} pointed to the place where it was stuck.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened to it sliding, tile after tile.',
      '{names} came along to the door, to see it from the front.',
      { text: '{names} lifted the string off a kitchen chair.', needs: ['hands'] },
      { text: '{names} shook the neighbour’s hand, and it was wet from washing up.', needs: ['hands'] }
    ]
  },
  bed: [
    'The kite hung on the door handle with its string rolled up. It looked at the room with two surprised eyes, for it had no lids to shut.',
    '{H} washed the field off both knees, and lay down. Then {H} opened one finger after another.'
  ],
  last: [
    '{H} let go of the day, and slid down the other side, and was asleep.',
    'On the roof next door there was only a pigeon, and {H} was asleep.'
  ]
})
