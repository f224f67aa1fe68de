import { wishPlot } from '../wish-plot.ts'

export const backyardCamping = wishPlot({
  id: 'wish-backyard-camping',
  wishes: ['camping backyard', 'camping back yard', 'camping garden', 'camping back garden', 'camping yard', 'camping lawn', 'camped backyard', 'camped garden', 'camped yard', 'camp out backyard', 'camp backyard', 'camp back yard', 'camp garden', 'camp yard', 'campout backyard', 'campout garden', 'campout yard', 'backyard camping', 'backyard camp', 'backyard campout', 'garden camping', 'garden campout', 'tent backyard', 'tent back yard', 'tent garden', 'tent back garden', 'tent yard', 'tent lawn', 'tent behind house', 'tent outside house', 'tent outside the back door', 'tent patio', 'tent terrace', 'tents backyard', 'tents garden', 'sleeping garden', 'sleep garden', 'slept garden', 'sleeping back garden', 'sleepover garden', 'sleepover backyard', 'sleepover tent', 'sleeping backyard', 'sleep backyard', 'slept backyard', 'sleeping yard', 'sleep yard', 'slept yard', 'night backyard', 'night back garden', 'sleeping lawn', 'sleep out back', 'sleeping outside garden', 'sleeping bag garden', 'sleeping bag backyard'],
  answers: ['camping', 'camp', 'camped', 'camps', 'campout', 'campsite', 'tent', 'tents', 'backyard', 'yard', 'garden', 'back', 'lawn', 'grass', 'patio', 'terrace', 'behind', 'house', 'door', 'home', 'at', 'outside', 'outdoors', 'out', 'in', 'our', 'the', 'own', 'first', 'time', 'night', 'nights', 'tonight', 'overnight', 'whole', 'all', 'sleeping', 'sleep', 'slept', 'sleeps', 'sleepover', 'bag', 'bags', 'torch', 'flashlight', 'stars', 'star', 'starry', 'dark', 'under', 'summer', 'holiday', 'holidays', 'weekend', 'saturday', 'friday', 'birthday', 'dad', 'daddy', 'mum', 'mummy', 'mom', 'mommy', 'grandad', 'grandpa', 'brother', 'sister', 'cousin', 'cousins', 'friend', 'friends', 'family', 'with', 'and', 'we', 'my', 'put', 'up', 'pitched', 'pitching', 'going', 'went', 'go', 'want', 'wants', 'tomorrow', 'excited', 'hedgehog', 'snacks', 'sandwiches', 'little', 'new', 'real', 'story', 'about', 'adventure', 'for'],
  except: ['living', 'bedroom', 'indoors', 'inside', 'balcony', 'den', 'fort', 'circus', 'refugee', 'army', 'soldier', 'school', 'storm', 'thunder', 'rain', 'rained', 'raining', 'rainy', 'leak', 'leaked', 'wet', 'snow', 'bear', 'bears', 'wolf', 'ghost', 'monster', 'died', 'dead', 'dinosaur', 'dragon', 'robot', 'alien', 'fairy', 'fairies', 'unicorn', 'scared', 'afraid', 'homesick', 'crying', 'cried', 'wasp', 'snake', 'spider', 'wedding', 'party', 'fire', 'bonfire', 'campfire', 'cat', 'dog', 'rabbit', 'fox', 'homeless', 'earthquake', 'blew', 'fell', 'hurt', 'zoo', 'beer', 'market', 'slept through', 'flowers', 'seeds'],
  moods: ['first', 'waiting', 'learning'],
  out: true,
  away: true,
  fed: true,
  company: ['tent', 'door', 'lamp', 'kettle', 'line', 'hedge', 'pillow', 'stars', 'hedgehog', 'night', 'house', 'kitchen', 'train'],
  about: 'The tent is seven steps from the back door, and much too near, for the kitchen lamp shuts everyone’s eyes again; so the lamp is put out, and whoever has to go in leaves one eye outside.',
  titles: ['Seven Steps from the Door', 'One Eye Stays Outside', '{H} Camps Far Away', 'The Kitchen with a Draught', 'The Long Way to the Tent'],
  want: [
    {
      id: 'the-long-way',
      A: 'partner',
      paragraphs: [
        'Tonight {H} wanted to sleep in a tent, far away from everything. It stood on the grass behind the house, seven steps from the back door. “That isn’t far,” said {A}. “It is if you go the long way,” said {H}. So they walked nineteen times round the washing line with sleeping bags. Then it was dark, and they were there.',
        'But the kitchen lamp shone through the tent, with the shadow of a kettle. “It’s only the kitchen,” said {H}, “with a draught.”'
      ]
    }
  ],
  way: [
    {
      id: 'post',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} wrote a postcard home, as you do when you are far away. “Dear kettle,” wrote {H}, “it is very far here. The grass is nice.” {A} was the post, and took it to the back door. It was seven steps there, and seven back.',
        '“Is there an answer?” asked {H}. “Not yet,” said {A}. “The post only goes once a day.” They waited until tomorrow, which took some time, with their eyes shut. Then {A} went again, and there was an answer. “Dear {H},” it said, “click.”'
      ]
    },
    {
      id: 'provisions',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They had packed two sandwiches, for the journey. In the tent {A} unpacked them. One had lost its lid in the eleventh round, and {H} had been sitting on the other. “They’ve come a long way,” said {A}.',
        '{H} bit off a corner. “It tastes of travelling,” said {H}. Indoors it would only have tasted of cheese. They each saved a crust, in case the house should not be there in the morning.'
      ]
    },
    {
      id: 'the-pillow',
      A: 'partner',
      paragraphs: [
        '{H} had forgotten a pillow, and ran in for it. The kitchen was as bright as a plate. But when {H} came out again, the garden was black from top to bottom. {H} walked into the washing line, and twice round the tent. “Where’s the door?” called {H}.',
        '“Here,” said {A}, who was lying in it, looking out at the hedge. “I can see you very well. You’re holding your pillow by the ear.”'
      ]
    },
    {
      id: 'shadow-giant',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} went round to the side with the lamp, to straighten a peg. From inside {H} saw it all on the wall. A giant came, with a head like a barrel. It bent down to a very small peg, and said “There, there.”',
        '“Turn sideways,” called {H}. The giant turned sideways, and now it had a nose as long as a spoon. It scratched it. “Who’s out there?” called {H}, to make sure. “It’s only me,” said the giant, and grew smaller, and came in.'
      ]
    },
    {
      id: 'from-the-house',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} stood at the back door, seven steps off. “Is everything all right out there?” asked {A}. {H} put both hands round {H}’s mouth. “We can hardly hear you!” called {H}. So {A} called as well, with all the air there was. “Have you got enough blankets?”',
        '“What do you say?” called {H}. “Trumpets?” A window opened next door. “It’s about blankets!” somebody shouted. “Thank you!” called {H}. “We’ve got two!”'
      ]
    },
    {
      id: 'pet-moves-in',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Indoors {A} had a place to sleep that belonged to nobody else. {A} was shown it, and was shown the tent. {A} thought about it for as long as a blink. Then there was a lump in {H}’s sleeping bag, quite far down.',
        '“That’s where my feet go,” said {H}. The lump did not answer. {H} got in as far as there was room. It came to the knees. “You’ve got a foot warmer,” somebody said. “I’ve got a landlord,” said {H}.'
      ]
    },
    {
      id: 'elder-lions',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“When I slept behind our house, there were lions,” said {S}. “We heard them as soon as it was dark. They breathed in like a saw, and then they whistled.” “Lions don’t whistle,” said {A}.',
        '“No,” said {S}. “In the morning we followed the sound, my cousin and I, with a soup ladle. It came out of a window. It was the man next door. He gave us each a pear, and asked why we looked so disappointed.”'
      ]
    },
    {
      id: 'child-near-the-wall',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to know who lay further out, and measured it with shoes. From the door of the house to {A}’s nose it was sixteen shoes. To {S}’s nose it was fifteen. {S} moved up by one shoe, and lay with nose and forehead against the tent.',
        'So {A} moved as well. In the end they were lying quite flat, side by side, with both noses in the wall. “We can’t get any further,” said {S}. “It’s the end of the world,” said {A}. It was a bit damp.'
      ]
    },
    {
      id: 'eyes-in-the-kitchen',
      A: 'partner',
      paragraphs: [
        '“How can you see?” asked {H}. “The hedge was black at first,” said {A} slowly. “It came bit by bit. Eyes open for the dark very slowly. They need as long as a bath. But one look at a lamp, and they’re shut again.”',
        '{H} looked at the hedge, and there was none. “Then mine are still in the kitchen,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-comes',
      A: 'partner',
      paragraphs: [
        'So {H} put the kitchen lamp out. They lay with their chins in the grass, for as long as a bath. First came the washing line. Then came the hedge, leaf by leaf, and a star. Soon there were more than anybody could count.',
        '{H} looked round. The house was a dark hill. “Now we’re far away,” whispered {H}.'
      ]
    },
    {
      id: 'hedgehog-road',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Something came along the hedge, and it puffed. It did not look where it was going, and ran into the tent. There it stood, and was round, and had bristles all over. “A hedgehog,” whispered {A}. “It walks a mile every night, from garden to garden.”',
        '“We’ve put our bedroom in its road,” whispered {H}. The hedgehog pushed twice, to see if it would open. Then it walked along the wall, round the corner and on. It puffed a good deal, as people do about a diversion.'
      ]
    },
    {
      id: 'dew',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} put one hand on the tent, and it was wet. “Has it rained?” There was not a cloud. “That’s dew,” said {A}. “It’s been in the air all day. When the air gets cold it can’t carry it any longer, and puts it down.”',
        '“On everything?” “On whatever’s outside.” {H} felt the grass, which was wet, and the pillow’s corner, and the tip of {A}’s nose. It had put some down there as well. “Now you’re outside too,” said {H}.'
      ]
    },
    {
      id: 'train-in-the-garden',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A train went by. It sounded as if it came along the hedge. “There isn’t a train here,” said {H}. “It’s a long way off,” said {A}. “At night the cold air lies at the bottom, and sound runs along in it. By day it flies off upwards.”',
        'They listened to the wheels till they were over the bridge. Somewhere a man set down a bucket. “Could he hear us as well?” asked {H}. They did not know, and so they whispered good evening to him.'
      ]
    },
    {
      id: 'one-eye',
      A: 'partner',
      paragraphs: [
        'Then {H} had to go in after all, and for that you need a lamp. “Then your eyes will shut again,” said {A}. {H} thought it over, on one leg. “Only if I take both,” said {H}, and laid a hand over one eye. “This one stays outside.”',
        'The lamp went on, water ran, and the lamp went out. {H} came back and took the hand away. To the one eye it was all black. To the other everything was there, and had waited.',
        '“How far is it to the house?” asked {A}. {H} looked with one eye, and then with the other. “With this one it’s seven steps,” said {H}. “With that one it’s gone.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along too, and got giddy in the tenth round.',
      '{names} lay down in the shadow of the kettle.',
      { text: '{names} pulled the tent straight at one corner, where it had a crease.', needs: ['hands'] },
      { text: '{names} carried the blankets all nineteen times round.', needs: ['hands'] }
    ],
    way: [
      '{names} kept quite still in the tent, and was taken for a cushion.',
      '{names} looked at the hedge as well, and saw nothing yet.',
      { text: '{names} held the door of the tent open, on the side where the door was.', needs: ['hands'] },
      { text: '{names} put a white sock on the washing line, for the next one who came.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited for the stars too, with a chin in the grass.',
      '{names} looked round for the house, and could not find it.',
      { text: '{names} laid a towel on the grass, for the chins.', needs: ['hands'] },
      { text: '{names} pointed at a star, and at the one beside it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoes were put under a bucket, so that the night could not get in. No lamp was lit any more.',
    '{H} had washed with one eye, and lay down with the chin in the doorway of the tent. First the eye from the kitchen was shut, and then the one that had stayed outside.'
  ],
  last: [
    'The house was a hill, the hedge was there leaf by leaf, and {H} was asleep.',
    'Seven steps from the door, and very far away, {H} was asleep.'
  ]
})
