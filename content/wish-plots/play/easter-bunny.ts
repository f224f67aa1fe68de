import { wishPlot } from '../wish-plot.ts'

export const easterBunny = wishPlot({
  id: 'wish-easter-bunny',
  beginsElsewhere: true,
  wishes: ['easter bunny', 'easter rabbit', 'easter hare', 'easter bunnies', 'bunny easter eggs'],
  answers: ['egg', 'eggs', 'hunt', 'basket', 'coming', 'tomorrow', 'tonight', 'visit', 'visits', 'comes', 'came', 'waiting', 'for', 'the', 'chocolate', 'carrot', 'meeting', 'seeing', 'night', 'before', 'sunday', 'morning', 'brings', 'bringing', 'hiding', 'hides', 'hid', 'little', 'hopping', 'rabbit', 'catching'],
  except: ['real', 'afraid', 'scared', 'dead', 'died', 'lost', 'sick', 'ill', 'hens', 'dragon', 'santa', 'christmas', 'dinosaur', 'fairy', 'mask', 'costume', 'buns'],
  moods: ['waiting', 'first', 'proud'],
  company: ['bunny', 'hens', 'hen', 'fox', 'cuckoo'],
  about: 'The Easter bunny hops too loudly for somebody who means to stay awake, until it brings a meadow along, and it leaves something behind.',
  titles: ['The Seventh Egg', 'Paff', 'Nobody Has Ever Seen It', '{H} and the Meadow of Two Cushions', 'Something in the Nest'],
  want: [
    {
      id: 'not-asleep',
      A: 'partner',
      paragraphs: [
        'It was the night before Easter, and {H} was the Easter bunny. It had two long socks for ears, and a white one, rolled up, was the tail. In its basket lay the eggs. Nobody has ever seen the Easter bunny, and {H} wanted nobody to see this one.',
        '{A} was the child. The child lay on the sofa under a blanket, beside an empty nest and a carrot. “This year I’m not going to sleep,” said {A}. “This year I’m going to see it.”'
      ]
    }
  ],
  way: [
    {
      id: 'thump',
      A: 'partner',
      paragraphs: [
        'The bunny set out from the door. It hopped. Thump. {A} sat up at once. The bunny kept quite still. Rabbits do that, and then they look like a stone. “I can see two ears,” said {A}.',
        'So the bunny went back to the door and tucked the ears in. It hopped as low as it could. Thump. “Now I can see a tail,” said the child.'
      ]
    },
    {
      id: 'teeth',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Did you know that your teeth never stop growing?” asked {A}. “A rabbit has to gnaw all day, or they get too long.” The bunny felt its teeth with one finger. They were still the same as at breakfast.',
        '“I’d gnaw on something,” said {A}, “to be on the safe side.” There was a rusk at the bottom of the basket, under the eggs. The bunny gnawed on it for a while. It tasted of last Easter.'
      ]
    },
    {
      id: 'hens',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Rabbits can’t lay eggs,” said {A}. “Where do you get them?” “From the hens,” said the bunny. “I pay in dandelions. They like those.” “How many do you have to give for an egg?”',
        '“Six,” said the bunny. “It used to be four.” It shook its head over that, and the ears went round with it. “And they’re white when you get them?” “White or brown,” said the bunny. “The rest’s my work.”'
      ]
    },
    {
      id: 'two-ways',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A rabbit can turn its ears one at a time. So {A} pulled one sock to the front and the other one to the back. “What can you hear in front of you?” asked {A}. “The fridge,” said the bunny.',
        '“And behind you?” The bunny listened with the other sock. “Somebody’s eating my carrot.” {A} swallowed. “That’ll be the fridge as well,” said {A}.'
      ]
    },
    {
      id: 'stripe',
      A: 'other',
      spare: 4,
      paragraphs: [
        'On one egg there was still room for a stripe. But an egg won’t hold still for that. {A} held it between two fingers and turned it, like a small world. The bunny only had to keep the crayon where it was.',
        'The red line went all the way round, until it met itself again. It met itself a little too high. “That’s the step,” said the bunny. “Every good stripe has one. It’s where you get on.”'
      ]
    },
    {
      id: 'pet-egg',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'The Easter bunny had an egg for {A} too, and hid it where {A} could not miss it. Then it waited. {A} looked at the egg for a while, and then at the bunny.',
        '“You have to be surprised,” whispered the bunny. {A} was not. {A} had watched it being hidden. So the bunny did it for both of them, with its ears straight up. Then it took the egg along again.'
      ]
    },
    {
      id: 'elder-cuckoo',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“It isn’t a bunny everywhere,” said {S}. “In some valleys in Switzerland it was a cuckoo that brought the eggs.” The bunny put down its basket. “A bird?” said {A}. “How does a bird hide them?”',
        '“A cuckoo puts its eggs into other people’s nests,” said {S}. “It does it all year long, and it never gets caught.” {A} thought about it, with one ear over one eye. “Then it’s had practice,” said {A}.'
      ]
    },
    {
      id: 'child-egg',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        'There was another nest, made out of a towel. In it sat {S}, quite round, with both arms round {S}’s knees. “That’s for eggs,” said the bunny. “I am an egg,” said {S}.',
        '{A} tried to lift it into the basket. It would not go in, and it giggled. “I can’t bring you,” said the bunny. “You’re here already.” So it laid one sock over the egg, to keep it warm. “I’ll look in again at Easter,” it said.'
      ]
    },
    {
      id: 'both-feet',
      A: 'partner',
      paragraphs: [
        '“You’re supposed to be asleep!” said the bunny. “I nearly was,” said {A}. “But you land on both feet at once. Nobody else does that.”',
        'The bunny looked at its feet. It could not walk, for then it would be no bunny. “Outside it’s easy,” it said. “There’s grass.” “In here there isn’t,” said {A}, and lay down again with one eye open.'
      ]
    },
    {
      id: 'tracks',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“When you see a rabbit’s tracks,” said {A}, “the big back feet are in front.” “They can’t be,” said the bunny, and tried it. It put down its hands. Then it hopped, and its feet came past on both sides and landed further on.',
        '“Now your feet have overtaken you,” said {A}. The bunny looked at them. They were up beside its ears. “So that’s why I’m always there so soon,” it said.'
      ]
    },
    {
      id: 'fox',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“And what do you do if a fox comes?” asked {A}. The bunny drummed on the floor with one foot, for that’s how rabbits tell each other. Then they both had to get down the hole. It was under the table.',
        'There was no fox. But somebody has to look out first, and each thought that it was the other one’s turn. They sat there, nose to nose. “Is yours twitching?” asked the bunny. “No,” said {A}. “That’s breathing.”'
      ]
    },
    {
      id: 'tock',
      A: 'other',
      spare: 8,
      paragraphs: [
        'Whenever the bunny hopped, the eggs in the basket said tock. “They’re talking,” said {A}. “They’re excited,” said the bunny. “They’ve been hens’ eggs all their lives, and now there’s all this.”',
        '{A} gave each of them a napkin, and tucked it in under the chin. It was hard to see where that was. The bunny tried a small hop. It only said f, f, f. “Now they’re whispering,” said the bunny.'
      ]
    }
  ],
  turn: [
    {
      id: 'meadow',
      A: 'partner',
      paragraphs: [
        'So the bunny fetched two cushions, and they were the meadow. It stood on one, laid the other in front of it, and hopped. Paff. It pulled the first one round to the front. Paff.',
        'The meadow came across the floor, with the bunny on it. {A} had one eye on the door. Slowly that eye fell shut. One, two, three, four, five, six, went the eggs into the nest. Then the bunny took one bite of the carrot, and was gone. Paff, paff, paff.'
      ]
    },
    {
      id: 'a-hand',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Only the yellow egg had not wanted to stay. It had rolled out of the nest and along the blanket. The bunny could not get at it without hopping. It stretched out an arm. It stretched out an ear.',
        'Then a hand came out from under the blanket, and it was fast asleep. It gave the egg a push, back to where the others were. “Thank you,” the bunny whispered to the hand. “Don’t mention it,” said the blanket.'
      ]
    },
    {
      id: 'bite',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Outside the door the bunny still had its cheeks full of carrot. It is the loudest thing there is to eat. It went crunch as far as the window and back. The bunny stopped, and listened.',
        'In there {A} gave a snore. Crunch, went the bunny, right in the middle of it. They took turns, a snore and a crunch, a snore and a crunch. For somebody asleep {A} kept time very well.'
      ]
    },
    {
      id: 'the-seventh',
      A: 'partner',
      paragraphs: [
        '“It’s morning!” called {A}. {H} came in as {H}, without any ears. “Did you see it?” asked {H}. “I only shut my eyes for a moment,” said {A}, “and it’s been.” {A} counted the eggs. “Four, five, six. Seven.”',
        'The seventh was white and round and soft. It was not an egg. {H} felt at the back, and there was nothing there. “It’s lost its tail!” whispered {A}. “It’ll come back for that,” said {H}. They left it in the nest, and the carrot beside it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down beside the nest, with no plans to stay awake.',
      '{names} sniffed once at the carrot, and left it to whom it belonged.',
      { text: '{names} rolled the tail up a bit tighter.', needs: ['hands'] },
      { text: '{names} lined the nest with a green scarf.', needs: ['hands'] }
    ],
    way: [
      '{names} turned to stone, for as long as stones can bear it.',
      '{names} jumped at the thump, and lay flat again.',
      { text: '{names} pulled the blanket up over the child’s wide-open eye.', needs: ['hands'] },
      { text: '{names} rattled the door handle, so that the child would look over there.', needs: ['hands'] }
    ],
    turn: [
      '{names} went paff, as quietly as a mouth can.',
      '{names} spread out at the edge of the meadow, like a hill.',
      { text: '{names} pushed the second cushion a bit nearer, in the dark.', needs: ['hands'] },
      { text: '{names} counted the eggs by feel, and came to six.', needs: ['hands'] }
    ]
  },
  bed: [
    'The eggs went into a bowl, and the cushions back to the sofa. They left only the nest as it was, with the white tail in it.',
    '{H} washed both ears, the short ones, and lay down with the nest close by. “This time I’m going to see it,” said {H}, and kept one eye open.'
  ],
  last: [
    'Paff, it went, some time in the night, but {H} was asleep.',
    'Slowly that eye fell shut as well, and nobody has seen the Easter bunny to this day. {H} slept.'
  ]
})
