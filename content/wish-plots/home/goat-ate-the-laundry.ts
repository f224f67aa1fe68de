import { wishPlot } from '../wish-plot.ts'

export const goatAteTheLaundry = wishPlot({
  id: 'wish-goat-ate-the-laundry',
  wishes: ['goat ate washing off line', 'goat ate washing', 'goat ate laundry', 'goat eats washing', 'goat eats laundry', 'goat eating washing', 'goat eating laundry', 'goat laundry', 'goats laundry', 'goat washing', 'goats washing', 'goat washing line', 'goats washing line', 'goat clothes line', 'goat clothesline', 'goats clothesline', 'goat clothes', 'goats clothes', 'goat sock', 'goat socks', 'goats socks', 'goats sock', 'goat shirt', 'goat shirts', 'goats shirts', 'goats shirt', 'goat t-shirt', 'goat tshirt', 'goat trousers', 'goat pants', 'goat underpants', 'goat knickers', 'goat vest', 'goat pyjamas', 'goat pajamas', 'goat jumper', 'goat sweater', 'goat dress', 'goat skirt', 'goat kurta', 'goat saree', 'goat sari', 'goat dupatta', 'goat towel', 'goat towels', 'goat sheet', 'goat sheets', 'goat bedsheet', 'goat pillowcase', 'goat hanky', 'goat apron', 'goat uniform', 'kid goat washing', 'billy goat washing', 'nanny goat washing', 'billy goat laundry', 'cow ate laundry', 'cow ate washing line', 'cow eating washing line', 'sheep ate laundry', 'sheep ate washing line', 'donkey ate laundry', 'donkey ate washing line', 'bakri kapde', 'chivo ropa', 'cabra ropa', 'mbuzi nguo', 'goat ate the washing', 'goat compound washing', 'goat eats washing line'],
  answers: ['goat', 'goats', 'billy', 'nanny', 'kid', 'cow', 'cows', 'sheep', 'donkey', 'bakri', 'cabra', 'chivo', 'mbuzi', 'kapde', 'ropa', 'nguo', 'laundry', 'washing', 'wash', 'clothes', 'clothesline', 'line', 'clean', 'wet', 'dry', 'drying', 'pegs', 'peg', 'basket', 'sock', 'socks', 'shirt', 'shirts', 't-shirt', 'tshirt', 'trousers', 'pants', 'underpants', 'knickers', 'vest', 'pyjamas', 'pajamas', 'jumper', 'sweater', 'dress', 'skirt', 'kurta', 'saree', 'sari', 'dupatta', 'towel', 'towels', 'sheet', 'sheets', 'bedsheet', 'pillowcase', 'hanky', 'apron', 'uniform', 'sleeve', 'sleeves', 'button', 'buttons', 'eat', 'eats', 'ate', 'eaten', 'eating', 'chew', 'chews', 'chewed', 'chewing', 'munch', 'munches', 'munched', 'munching', 'nibble', 'nibbles', 'nibbled', 'nibbling', 'swallow', 'swallowed', 'gobbled', 'steals', 'steal', 'stole', 'stealing', 'pulled', 'pulls', 'took', 'takes', 'off', 'from', 'farm', 'village', 'yard', 'neighbour', 'neighbour’s', 'neighbours', 'neighbor', 'neighbor’s', 'our', 'hungry', 'naughty', 'cheeky', 'greedy', 'silly', 'funny', 'little', 'best', 'new', 'whole', 'all', 'whose', 'everyone', 'family', 'grandma', 'grandma’s', 'granny', 'granny’s', 'grandpa', 'grandpa’s', 'mum', 'mum’s', 'dad', 'dad’s', 'mama', 'papa', 'half', 'one', 'today', 'again', 'always', 'that', 'who', 'likes', 'loves', 'compound', 'got into'],
  except: ['died', 'dead', 'dies', 'sold', 'ill', 'sick', 'poorly', 'vet', 'choked', 'choking', 'butcher', 'slaughter', 'eid', 'qurbani', 'sacrifice', 'bakra', 'curry', 'stew', 'meat', 'cheese', 'milk', 'wolf', 'troll', 'bridge', 'gruff', 'hospital', 'moon', 'dragon', 'robot', 'machine', 'homework', 'wears', 'wearing', 'wore', 'dresses up', 'dressed', 'puts on', 'knits', 'sews', 'shop', 'selling', 'sells', 'washing up', 'washing machine', 'dances', 'school', 'fancy', 'party', 'wedding', 'cotton', 'wool', 'shear', 'shorn', 'fairy', 'sleeping'],
  moods: ['losing', 'lost', 'quarrel', 'proud'],
  out: true,
  company: ['goat', 'washing', 'line', 'sock', 'socks', 'towel', 'shirt', 'stripes', 'basket', 'pegs', 'hedge', 'cabbage', 'pole', 'coat', 'yard', 'button', 'sleeve', 'rope', 'hanky'],
  about: 'The goat from next door eats the laundry off the line, and a line that hangs higher suits it even better, until a basket on the ground shows what a goat takes the washing for.',
  titles: ['The Goat Ate the Laundry', 'A Sleeve and a Half', 'Not My Stripes', '{H} Hangs Up a Hedge', 'The Second Sock'],
  want: [
    {
      id: 'two-socks-were-gone',
      A: 'partner',
      paragraphs: [
        '{H} came out into the yard, and the goat from next door was eating the laundry. Two socks were gone from the line. A third hung out of the goat’s mouth, and got shorter. Next on the line came {H}’s striped shirt, and it took hold of that. “Not my stripes!” said {H}. “I need those tomorrow.” {A} pulled at the shirt, and the goat pulled at a sleeve. When they were done, the shirt had a sleeve and a half.'
      ]
    }
  ],
  way: [
    {
      id: 'clean-inside',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The goat chewed. Its jaw went round and round, and it smelled of soap. “It’s eating the clean things,” said {A}. “You’d think that the dirty ones had more taste.” {H} fetched a sock from indoors that had been worn for two days, and held it out.',
        'The goat sniffed at it. It drew up its top lip, and turned its head away, and went back to a fresh one. “It’s going to be very clean inside,” said {H}.'
      ]
    },
    {
      id: 'one-of-each-pair',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} counted what was left on the line. There was a red sock, a spotted one, and a grey one with a hole. “It’s only taken one of each,” said {A}. “That’s what the washing machine does,” said {H}.',
        '{A} was quiet for a moment. There was a drawer in the house that was full of single socks, from years. They both looked at the goat. “We’ve been very hard on that machine,” said {A}.'
      ]
    },
    {
      id: 'no-teeth-on-top',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The goat yawned, and {H} looked in. “It’s lost its teeth,” said {H}. At the bottom there was a neat row in front. At the top there was nothing at all. “Goats never have any there,” said {A}. “They pinch it and pull.”',
        '{H} folded both lips over the teeth and tried it on a face cloth. It was hard work, and it tasted of Monday. The goat watched until the end. It seemed to think that {H} had talent.'
      ]
    },
    {
      id: 'the-guard',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“We need a guard,” said {H}. They pegged up {A}’s coat, with a broom for arms and a pot for a head. It looked very stern. The goat walked round it once, and stood in front of it. Nobody gave way.',
        'They turned their backs for a minute. When they looked again, the guard had one pocket less. “Did it at least say anything?” asked {A}. The coat went back on {A}, where it was safer.'
      ]
    },
    {
      id: 'it-sees-behind',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} wanted to get at the pillowcase unseen, and crept up from behind. The goat did not turn round. It only took one step to the left, chewing, and stood in the way. {H} crept to the right. So did the goat.',
        '“It can see you,” said {A}. “Its eyes are at the sides, and the black bit lies across, like a letter slot. A goat sees nearly all the way round.” {H} put out a tongue, to find out. The goat put out a longer one.'
      ]
    },
    {
      id: 'the-other-sock',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came out with one bare foot. “Has anybody seen my other sock?” asked {A}. “Yes,” said {H}, and pointed at the goat. It was just going down. You could see it go, all the way along the neck.',
        '{A} looked at the foot that still had one. Then {A} sat down on the step, pulled it off, and held it out. “One’s no good to me,” said {A}. “It may as well have the pair.” The goat took it with great tact.'
      ]
    },
    {
      id: 'elder-trousers',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“That’s nothing,” said {S}. “Our goat ate my uncle’s best trousers on the morning of his wedding.” {A} wanted to know what the uncle had done. “He wore a tablecloth,” said {S}, “and everybody thought that it was the fashion.”',
        '“And the goat?” asked {A}. “The goat was invited as well. My uncle wanted his trousers to be there.”'
      ]
    },
    {
      id: 'child-wears-it-all',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} knew what to do, and put all of it on. There were two damp vests, a skirt, and three jumpers on top. {S} stood there with both arms out. “Now it can’t get at them,” said {S}.',
        'The goat went once round {S}, as round a shop window. It began at the hem. {A} had to peel {S} like an onion, and hang it all up again. “It tickled,” said {S}. “But I’m clean.”'
      ]
    },
    {
      id: 'pet-brings-one-more',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had come to look at the guest. It was a big one, and had a beard. {A} watched it eat for some time, and went off into the house without a word. “{A} doesn’t like it,” said {H}.',
        'But {A} came back, and there was a slipper, too. {A} let it drop in front of the goat, and sat down at some distance. It was a present. The goat was touched, and ate the heel.'
      ]
    },
    {
      id: 'higher',
      A: 'partner',
      paragraphs: [
        'The shirt was still wet, so it had to hang. {A} took a long pole and pushed the line up high. “Now it can’t reach,” said {A}. The goat looked at the washing over its head. Then it stood up on its hind legs, like somebody reading a notice. It set one hoof on {A}’s shoulder, and ate a hanky. “It likes it even better up there,” said {A}.'
      ]
    },
    {
      id: 'over-the-basket',
      A: 'partner',
      paragraphs: [
        'Quickly {A} let the line down, and {H} put the striped shirt in a basket on the ground. The goat stepped over the basket and walked on along the line. “It didn’t even look,” said {A}. “It doesn’t want what’s lying down. Goats like bushes best, and leaves that hang.” {H} looked up. There was a green towel, and beside it a row of socks moved in the wind. “It thinks that’s a hedge,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-better-hedge',
      A: 'partner',
      paragraphs: [
        '“Leaves are better for it than socks,” said {A}, and fetched a big cabbage. {H} pegged out the leaves at the far end, two by two, as you do with socks. They waved. The goat came along the line and felt each thing with its lips, as with fingers. Towel. Sock. Leaf. Then it took the leaf, and the next. It was so careful that the pegs stayed on. “It’s taking in the washing,” whispered {H}.'
      ]
    },
    {
      id: 'what-lips-know',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Does it really know what’s what?” asked {H}. {A} laid a pebble, a bit of string and a leaf on one flat hand. The goat did not look at them. Its lips went over the hand, soft and busy, like somebody hunting for a key in a bag.',
        'The leaf was gone. The pebble lay there, and it was wet. They waited for the string. It hung out at one side for a time, like a bootlace, and then it was let go. “Not today, thank you,” said {A}.'
      ]
    },
    {
      id: 'pairs-of-leaves',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The wind had turned some leaves round, so {H} put them in order. The big ones hung with the big ones, and the curly ones together. One was left over. “There’s always one,” said {A}.',
        'The goat came by and ate the single leaf first. Then it took one from the next pair. Now there was a single one again, and that had to go too. “It likes things tidy,” said {H}. By and by the whole line was in order.'
      ]
    },
    {
      id: 'up-on-the-tub',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Behind the line stood an old tub, bottom up. The goat got onto it with all four feet, although there was hardly room for two. It stood there like a statue, and looked over the yard. “What’s it up there for?” asked {H}.',
        '“Goats like to be on top of things,” said {A}. “They come from the rocks.” {H} handed up a leaf, with an arm stretched out. It had never been so clear whose yard this was.'
      ]
    },
    {
      id: 'twice',
      A: 'partner',
      paragraphs: [
        'So the shirt could hang in the wind and get dry. After the last leaf the goat lay down. Something went up its neck, like a lift, and it began to chew. “There’s nothing left to eat,” said {H}. “It brings it up again,” said {A}, “and chews it a second time, in peace.” {H} listened. It was a soft, even sound. “Then that’s the first sock,” said {H}, and tried on the shirt. It had one arm for winter and one for summer.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the line, too late for the second sock.',
      '{names} looked at the goat, and the goat looked back.',
      { text: '{names} held on to a towel, to be on the safe side.', needs: ['hands'] },
      { text: '{names} picked up the pegs that had sprung off.', needs: ['hands'] }
    ],
    way: [
      '{names} stood guard over a vest.',
      '{names} kept well away from the end that chewed.',
      { text: '{names} held the pole, so that it would not tip.', needs: ['hands'] },
      { text: '{names} offered the goat some grass, and got to keep it.', needs: ['hands'] }
    ],
    turn: [
      '{names} listened to the goat chew, and got a little drowsy.',
      '{names} tried a cabbage leaf too, and left the rest.',
      { text: '{names} handed over the pegs, two for each leaf.', needs: ['hands'] },
      { text: '{names} felt the shirt at the collar, and it was dry.', needs: ['hands'] }
    ]
  },
  bed: [
    'They led the goat home next door on a bit of rope. They folded what was left of the laundry, and it made a small heap. Three pegs stayed on the line, with a cabbage leaf for the morning.',
    '{H} washed, and laid the face cloth down quite flat, to be on the safe side. The striped shirt lay ready on a chair, with its sleeve and a half, and {H} lay down.'
  ],
  last: [
    'Next door the goat had got to the second sock for the second time, and {H} was asleep.',
    'On the line one leaf hung by itself and moved a little, and {H} was asleep.'
  ]
})
