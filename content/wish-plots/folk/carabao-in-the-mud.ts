import { wishPlot } from '../wish-plot.ts'

export const carabaoInTheMud = wishPlot({
  id: 'wish-carabao-in-the-mud',
  wishes: ['carabao', 'carabaos', 'carabao mud', 'carabao rice', 'carabao rice field', 'carabao farm', 'carabao lolo', 'carabao bath', 'carabao bird', 'carabao won’t get up', 'carabao stuck', 'kalabaw', 'karabaw', 'karbaw', 'water buffalo', 'water buffaloes', 'water buffalos', 'waterbuffalo', 'water buffalo mud', 'buffalo mud', 'buffalo rice field', 'buffalo rice', 'buffalo paddy', 'buffalo in the pond', 'buffalo wallow', 'buffalo wallowing', 'buffalo bath', 'buffalo egret', 'buffalo bird on back', 'carabou', 'rice field mud', 'rice paddy mud', 'rice paddies mud', 'muddy rice field', 'muddy rice paddy', 'carabao ride', 'riding carabao', 'carabao tatay', 'carabao uncle', 'carabao field', 'carabao flies', 'carabao mud bath', 'carabao won’t move', 'carabao lies mud', 'carabao philippines', 'carabao friend', 'carabao egret', 'carabao lola', 'carabao home', 'water buffalo won’t move', 'buffalo won’t move mud', 'buffalo in the mud', 'buffalo village nani', 'kerbau', 'con trâu', 'bhains', 'bhains pond'],
  answers: ['carabao', 'carabaos', 'kalabaw', 'buffalo', 'buffaloes', 'buffalos', 'water', 'big', 'black', 'grey', 'old', 'lazy', 'slow', 'gentle', 'kind', 'friendly', 'grumpy', 'strong', 'mud', 'muddy', 'puddle', 'pond', 'pool', 'wallow', 'wallows', 'wallowing', 'bath', 'bathing', 'rice', 'field', 'fields', 'paddy', 'paddies', 'farm', 'farmer', 'farmer’s', 'village', 'province', 'rope', 'pull', 'pulls', 'cart', 'plough', 'plow', 'horns', 'back', 'bird', 'birds', 'egret', 'egrets', 'white', 'heron', 'flies', 'get', 'gets', 'getting', 'up', 'out', 'won’t', 'wouldn’t', 'will', 'not', 'stuck', 'sleepy', 'sleeping', 'lying', 'lies', 'lay', 'lie', 'sits', 'walk', 'walks', 'walking', 'home', 'bring', 'ride', 'rides', 'riding', 'lolo’s', 'lolo', 'lola', 'tatay', 'uncle', 'uncle’s', 'tito', 'grandpa', 'grandpa’s', 'grandad’s', 'grandma', 'cousins', 'cousin', 'philippines', 'filipino', 'vietnam', 'thailand', 'indonesia', 'malaysia', 'india', 'nepal', 'visit', 'visiting', 'hot', 'afternoon', 'morning', 'evening', 'summer', 'rainy', 'day', 'today', 'first', 'time', 'loves', 'likes', 'happy', 'friend', 'name', 'move', 'moves', 'budge', 'stubborn', 'wet', 'muck', 'wash', 'washing', 'washes', 'bathe', 'bathes', 'scrub', 'sun', 'cool', 'cooling', 'nani', 'dadi', 'nana', 'grandmother', 'grandfather', 'aunt', 'brother', 'sister', 'children', 'neighbour', 'neighbour’s', 'weekend', 'holiday', 'holidays', 'yesterday', 'tail', 'eats', 'grass'],
  except: ['ill', 'sick', 'hurt', 'died', 'dead', 'killed', 'sold', 'slaughter', 'butcher', 'meat', 'milk', 'cheese', 'mozzarella', 'wings', 'charged', 'charge', 'attacked', 'attack', 'angry', 'scared', 'afraid', 'race', 'racing', 'festival', 'fiesta', 'lost', 'stolen', 'drowned', 'flood', 'typhoon', 'storm', 'american', 'bison', 'lion', 'lions', 'tiger', 'crocodile', 'africa', 'african', 'cape', 'gruffalo', 'dragon', 'robot', 'dinosaur', 'planting', 'flying', 'school', 'baby', 'calf', 'gun', 'bill'],
  moods: ['first', 'waiting', 'learning', 'losing'],
  out: true,
  company: ['carabao', 'mud', 'field', 'rope', 'flies', 'fly', 'bird', 'birds', 'rice', 'horns', 'horn', 'ear', 'ears', 'tail', 'back', 'path', 'yard', 'bucket', 'hoof', 'hooves', 'farmer', 'shirt'],
  about: 'The hero is to bring the carabao home, and it lies in the mud of the rice field and will not be pulled, until it is noticed where the flies sit, and that it has one place it cannot put mud on by itself.',
  titles: ['One Dry Place', 'A Shirt of Mud', '{H} Brings the Carabao Home', 'Who Was Pulling Whom', 'The Carabao in the Rice Field'],
  want: [
    {
      id: 'up-to-the-nose',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were to bring the carabao home. A carabao is a water buffalo, and this one was longer than a sofa. It lay in the mud at the edge of the rice field, up to its nose. Only its horns looked out, as wide as a door, and the top of its back. “Come,” said {H}. “It’s nearly supper.” The carabao breathed out. It had had its supper. It was lying in it.'
      ]
    }
  ],
  way: [
    {
      id: 'what-the-ears-do',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps it hasn’t heard us,” said {A}. So they called it from the left, and its left ear turned round. They called it from the right, and its right ear did. They both called at the same time. Both of its ears turned, and all the rest stayed where it was.',
        '“It’s heard us,” said {H}. “It’s sent its ears.” The ears waited for a moment, politely, and then they went back to the carabao with the news.'
      ]
    },
    {
      id: 'who-pulled-whom',
      A: 'partner',
      paragraphs: [
        '{H} took hold of a rope that hung from its horns, and {A} took hold behind. They leaned back. Something moved. “It’s coming,” said {H}. But it was {H}’s feet, and they went the other way.',
        'Then {H} sat down in the mud, and so did {A}. Now there were three in it, and the biggest lay where it had lain before. “It weighs more than we do,” said {A}. “So it’s got us.”'
      ]
    },
    {
      id: 'only-the-tongue',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the field beside the carabao the rice stood in water, in green rows. {A} held a bundle of long grass in front of the carabao’s nose, and stepped back. Its tongue came out. It was grey, and much longer than anybody had thought.',
        'The tongue went once round the grass, and {A} had an empty hand. The carabao chewed. “Another bit farther back,” said {H}. They tried that five times. The carabao lay there still. Only its tongue had been for a walk.'
      ]
    },
    {
      id: 'the-other-asks-nicely',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“You have to ask it nicely,” said {A}. {A} walked round to the front, where the face was, and bowed. “Dear carabao,” said {A}, “would it be any trouble?” The carabao shut its eyes to think. It had lashes like a film star.',
        '“It’s thinking it over,” said {A}. They let it. After a time there was a sound from the nose, very deep and even. “It’s thinking very hard,” said {H}. “It’s begun to snore.”'
      ]
    },
    {
      id: 'elder-slept-on-one',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“We had a carabao,” said {S}. “On the way home from the field I lay on its back and slept. It knew the way better than I did.” “Didn’t you fall off?” asked {A}.',
        '“Only where there was mud,” said {S}. “When it wanted to lie down, it lay down, and I found out in my sleep. At home they couldn’t tell which of us to tie up.” {S} still liked a broad bed, with a smell of grass.'
      ]
    },
    {
      id: 'child-is-stuck',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was a carabao too, and lay down on the path, where it was dry. {S} breathed out through the nose. “Get up,” said {A}. “Mwuh,” said {S}. {A} pulled {S} by one foot, and it came as far as the sandal.',
        '“What does it want?” asked {A}. {S} thought about it. It wanted grass. It wanted a bird to sit on it. “And it’s two carabaos,” said {S}, “so you’ve got to lie down as well.”'
      ]
    },
    {
      id: 'pet-and-the-nose',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} stood at the edge of the mud, and had never seen so much of anybody. The carabao blew out through its nose. It was warm, it smelled of grass, and it moved all the hair on {A} the other way.',
        '{A} stood very straight for a moment. Then {A} blew back. It was much less. But one big ear turned round. The two of them looked at each other like people who know the same joke.'
      ]
    },
    {
      id: 'where-the-flies-sit',
      A: 'partner',
      paragraphs: [
        'A fly sat down on {H}’s arm, where it was clean. None sat down on the arm that was muddy. {A} looked at the carabao. On its muddy sides there was not one fly. But along the top of its back ran a dry stripe, and all of them sat on that. “The mud’s its shirt,” said {A}. “It keeps off the sun and the flies. Why doesn’t it put on the rest?” “It can’t,” said {H}. “It can’t reach up there.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-missing-bit',
      A: 'partner',
      paragraphs: [
        'So {H} took two handfuls of mud, and {A} took two more. They laid it on the dry stripe, from the shoulders to the tail, and patted it smooth. The flies got up and did not know where to go. The carabao sighed, all along.',
        '{H} patted the last handful on between its horns. “You’re dressed now,” said {H}. The mud said something long and wet. First the back end stood up, and after it the front.'
      ]
    },
    {
      id: 'a-bird-gets-on',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A white bird had been walking behind the carabao, as such birds do. Now it flew up and sat down on its back, in the new mud. It lifted one foot and looked at it. It lifted the other. “It’s got shoes,” said {H}.',
        'It stayed on all the same, with its neck pulled in. The carabao did not turn round. “Does it know that somebody’s on top?” asked {A}. “It thinks that it’s got a white thought,” said {H}.'
      ]
    },
    {
      id: 'it-dries-and-cracks',
      A: 'same',
      spare: 8,
      paragraphs: [
        'As they walked in the sun, the mud got paler. It dried on the carabao, and it dried on {H}. It cracked into small pieces, like the ground when there has been no rain. “You’ve got a map on you,” said {A}.',
        '{H} bent one elbow, and a whole country fell off. The carabao shook one ear, and there went an island. So they could be followed easily, if anybody had wanted to know where they were.'
      ]
    },
    {
      id: 'the-holes-in-the-path',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The carabao’s feet are very wide, so that it does not sink in. Behind it the path was full of round holes, and each filled with water. In every one there was a bit of sky. {H} stepped in them, one after another, and took very long steps.',
        '“I’ve got four feet, by the marks,” said {H}. {A} came along behind, and made it six. “Whoever reads that,” said {A}, “will stay at home tonight.”'
      ]
    },
    {
      id: 'whose-turn-to-lead',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The rope hung down between them, quite loose. {H} held one end, and the carabao had the other. “Who’s bringing whom?” asked {A}. At the bend by the bamboo {H} meant to go left. The carabao went right. So did {H}.',
        'It was the right way. The carabao had walked it for nine years, and {H} only since Monday. “I’m just carrying the rope for it,” said {H}. It is hard to carry a rope with hooves.'
      ]
    },
    {
      id: 'what-mud-sounds-like',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At every step the carabao pulled a foot out of the mud, and the mud minded. “Shlop,” said {A}, to say it after the first foot. The second was lower, and the third was rude. They waited for the fourth. It came out without a word.',
        '“That one’s been well brought up,” said {H}. {H} tried it with one foot of {H}’s own, very politely. It came out, and the sandal did not. The carabao turned one ear, and was glad not to have any.'
      ]
    },
    {
      id: 'three-in-shirts',
      A: 'partner',
      paragraphs: [
        'They came home between the fields, {H} in front, then the carabao, then {A}. All three were grey from the neck down. A cloud of flies came to meet them, and found no place to sit.',
        '“It’s a good shirt,” said {A}. In the yard {H} was washed, and {A} was washed, and it took four buckets. The carabao looked on. Then it lay down as it was, and kept its shirt on all night.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the carabao, and it took some time to look at all of it.',
      '{names} stood at the edge, and the mud had one foot already.',
      { text: '{names} waved at the flies, and they waved back.', needs: ['hands'] },
      { text: '{names} told the carabao what there was for supper, on ten fingers.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down in the mud as well, and stayed for a bit.',
      '{names} breathed out through the nose, just as deep.',
      { text: '{names} held on to the end of the rope, and slid along with it.', needs: ['hands'] },
      { text: '{names} counted the flies on the dry stripe, and had to begin again.', needs: ['hands'] }
    ],
    turn: [
      '{names} rolled in the mud, and was dressed in a moment.',
      '{names} walked home behind the tail, and kept out of its way.',
      { text: '{names} passed up mud to those in front.', needs: ['hands'] },
      { text: '{names} smoothed the carabao’s mud, where it had a crease.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rope was hung over a post. The last bucket was emptied, and what came out was nearly a field.',
    '{H} had been washed once more, behind the ears. Then {H} lay down, pulled the sheet up over every place that was bare, and sighed, all along.'
  ],
  last: [
    'Out in the yard the carabao breathed in its mud, and {H} was asleep in time with it.',
    '{H} was asleep, and would not have got up for any rope.'
  ]
})
