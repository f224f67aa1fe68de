import { wishPlot } from '../wish-plot.ts'

const PLACES = ['landing', 'hallway', 'corridor', 'passage']
const STAYS = ['sleepover', 'sleepovers', 'slumber party', 'friend stays', 'friend staying', 'friend sleeping', 'friend sleeps', 'friend stay', 'friend dark', 'guest dark', 'guest night']

export const friendSleepsHere = wishPlot({
  id: 'wish-friend-sleeps-here',
  wishes: [...STAYS.flatMap((stay) => PLACES.map((place) => `${stay} ${place}`)), 'sleepover guest', 'sleepover host', 'sleepover hosting', 'sleepover visitor', 'sleepover mattress', 'sleepover friend coming', 'sleepover friend comes', 'friend coming stay night', 'friend coming sleep', 'friend comes sleep', 'friend mattress night', 'friend staying night', 'friend stays night', 'friend’s first night here'],
  answers: [...PLACES, 'sleepover', 'sleepovers', 'slumber', 'party', 'sleep', 'sleeps', 'sleeping', 'stay', 'stays', 'staying', 'stayed', 'friend', 'friends', 'best', 'schoolfriend', 'cousin', 'neighbour', 'guest', 'visitor', 'first', 'ever', 'time', 'our', 'house', 'home', 'flat', 'apartment', 'place', 'ours', 'dark', 'darkness', 'light', 'lights', 'lamp', 'night', 'nights', 'tonight', 'tomorrow', 'friday', 'saturday', 'weekend', 'nervous', 'bit', 'little', 'worried', 'anxious', 'unsure', 'excited', 'scared', 'afraid', 'shy', 'bathroom', 'toilet', 'loo', 'door', 'bedroom', 'mattress', 'sleeping bag', 'bag', 'floor', 'pyjamas', 'pajamas', 'strange', 'new', 'noise', 'noises', 'coat', 'wants', 'want', 'go', 'picked', 'up', 'hosting', 'host', 'having', 'has', 'over', 'he’s', 'she’s', 'they’re', 'about', 'son', 'daughter', 'boy', 'girl', 'school', 'way', 'finds', 'find', 'finding', 'mum', 'mummy', 'mom', 'mommy', 'dad', 'daddy', 'mama', 'papa', 'brother', 'sister', 'kids', 'family', 'child', 'small', 'big', 'old', 'funny', 'silly', 'rainy', 'morning', 'evening', 'yesterday', 'today', 'sunday', 'holiday', 'bedtime', 'torch', 'stairs', 'downstairs', 'upstairs'],
  except: ['moon', 'museum', 'marae', 'grandma', 'grandpa', 'granny', 'nana', 'grandad', 'bear', 'dragon', 'monster', 'ghost', 'hospital', 'died', 'zoo', 'tent', 'camping', 'cancelled', 'wet', 'wets', 'dinosaur', 'library', 'not invited', 'teddy', 'toys', 'owl', 'friend’s house', 'best friend’s house', 'cousin', 'cousin’s', 'cousins'],
  moods: ['first', 'afraid', 'waiting', 'sleepless', 'change'],
  company: ['landing', 'friend', 'guest', 'mattress', 'bag', 'door', 'coat', 'basket', 'lamp', 'bathroom', 'floorboard'],
  about: 'A friend is to sleep over at the hero’s home and the landing is dark; with the big light it is darker afterwards, until they find that a dark landing needs time to come out.',
  titles: ['May I Introduce the Landing', 'A Hundred for the Landing', '{H} Has a Guest', 'Somebody Long by the Wall', 'Until Breakfast'],
  want: [
    {
      id: 'a-guest-to-practise',
      A: 'partner',
      paragraphs: [
        'Tomorrow a friend was going to sleep over at {H}’s for the first time. {H} wanted the friend to stay until breakfast. “Let’s practise,” said {A}. “I’ll be the friend.” {A} lay down with a bag on a mattress beside {H}’s bed. It went well until the lamp was out. “I need the bathroom,” said {A}. {H} opened the door. Out there was the landing, and it was black. “I want to go home now,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'the-big-light',
      A: 'partner',
      paragraphs: [
        '“I’ll do the big light,” said {H}. It was so bright on the landing that they walked like two moles on a beach. “Nobody can sleep in that,” said {A}. On the way back {H} put it out. Now the landing was twice as black as before. {H} could not see {A}, who was holding on to {H}’s sleeve. “I’m packing my bag,” said {A}’s voice.'
      ]
    },
    {
      id: 'what-is-in-the-bag',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What does a friend bring?” asked {H}. {A} unpacked the bag on the mattress. There was a toothbrush, one sock, a spoon, and a picture of a horse. “What’s the spoon for?” asked {H}. “I thought that there might not be any here,” said {A}.',
        '{H} had never seen it like that. To a guest this was a strange house. It might have anything at all out on its landing, and no spoons.'
      ]
    },
    {
      id: 'a-road-of-socks',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps you need a road,” said {H}. They laid socks across the landing, one behind the other, from the mattress to the bathroom. With the lamp on it was a very good road. Then the lamp was out, and {A} set off along it, with one foot feeling ahead.',
        'It went sock, sock, sock, and then it went nothing. “Where are you?” called {H}. “I’ve arrived in the middle,” said {A}’s voice. “I think that I’m wearing the rest of it.” The socks were picked up again, and made nine pairs and one.'
      ]
    },
    {
      id: 'the-other-whispers',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} wanted to be a second guest, and had a blanket round both shoulders. “At our house it’s a different dark,” said {A}. “Ours has a red dot in it, from the telephone.” {H} looked out on to the landing for a dot. There was none.',
        '“It isn’t a worse dark,” said {H}. “Only there’s nothing written on it.” {A} said that this was the trouble with other people’s. You did not know which way to read it.'
      ]
    },
    {
      id: 'elder-slept-away',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“The first time I slept at a friend’s,” said {S}, “I bowed to somebody on the landing. He’d a hat on, and he didn’t say a word. I went back to bed, and I didn’t dare go past him until the morning.” “Who was it?” asked {A}.',
        '“The hat stand,” said {S}. “We got on very well later. I hung my cap on him at breakfast.” {S} still thought that he might have nodded.'
      ]
    },
    {
      id: 'pet-goes-ahead',
      A: 'pet',
      spare: 5,
      paragraphs: [
        '{A} went out on to the dark landing as if it were the kitchen. Nothing bumped. Nothing squeaked. A little later {A} came back and looked at them. What were they all waiting for?',
        '“What’s out there?” somebody asked. {A} sat down and saw to one ear. “Nothing new,” said {H}. “{A} would have said.” {A} and the landing had known each other for years.'
      ]
    },
    {
      id: 'under-the-bed-lamp',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“We could take the torch,” said {A}. It made one round spot on the landing. In the spot there was a piece of door, very clear. All round it there was nothing at all. {H} moved the torch on. Now there was half a basket, and no door.',
        '“It’s like looking at a cow through a keyhole,” said {A}. They had seen eleven bits of landing. But where one bit was when you looked at the next, a guest could not know.'
      ]
    },
    {
      id: 'it-went-glug',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{A} sat up on the guest’s mattress. “What was that?” asked {A}. “It went glug.” {H} had always lived here, and had never heard a glug. They listened at the door. Out on the landing it went glug, and a bit later it went glug once more.',
        '“It’s the pipe,” said {H}. “It’s swallowing the bath.” With a guest you had twice as many ears. They found a tick as well, and a very small hum, all of them quite new.'
      ]
    },
    {
      id: 'child-counts-doors',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’d just stay in bed till it’s light,” said {S}. To show how, {S} lay down on the guest’s mattress. {S} lay with both legs crossed. “Don’t you have to go?” asked {A}. “No,” said {S}.',
        'They were both quiet for a bit. In the bathroom a tap dripped. {S} uncrossed the legs, and crossed them the other way. “How long is it till it’s light?” asked {S}. “Ten hours,” said {A}. “Then I’ll need company,” said {S}.'
      ]
    },
    {
      id: 'still-in-the-doorway',
      A: 'partner',
      paragraphs: [
        '{A} hunted about in the dark for the bag. It took a long time, and {H} stood in the doorway and waited. “Here’s the strap,” said {A}, and came to the door. Then {A} stopped. “There’s somebody long over there by the wall.” “That’s the grey coat,” said {H}. “It hangs there.” “A moment ago I couldn’t see it,” said {A}. “And you didn’t touch the switch.” They both looked hard. Beside the coat there was slowly a basket.'
      ]
    }
  ],
  turn: [
    {
      id: 'it-comes-out',
      A: 'partner',
      paragraphs: [
        '“It isn’t the landing,” said {A}. “It’s our eyes. After a light they’ve got to open up again, and that takes them a while.” So they stood still in the doorway and counted slowly to a hundred. At thirty there was a door. At sixty it had a handle. At a hundred the whole landing had come out, as grey and quiet as a mouse. “May I introduce you?” said {H}. “Landing, this is my guest.”'
      ]
    },
    {
      id: 'how-do-you-do',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} gave the coat a hand, and got a sleeve. “How do you do,” said {A}. The basket was introduced next, with the washing in it. “Two of the socks in there are mine,” said {H}, “but it isn’t nosy.”',
        'Then came a floorboard that said “mm” when you trod on it. {A} trod on it twice. “What does it want?” asked {A}. “It only agrees,” said {H}. “It agrees with everyone.”'
      ]
    },
    {
      id: 'pirate-eye',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And if somebody puts on the light in the bathroom?” asked {A}. {H} tried it with one hand over the left eye. In the bathroom {H} saw with the right one. Out on the landing {H} took the hand away. The left eye had stayed open for the dark, and knew everything.',
        '“With the left I can see the basket,” said {H}, “and with the right I can’t.” {A} tried it too, and winked across the landing and back, coat, no coat, coat.'
      ]
    },
    {
      id: 'ninety-nine',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} wished to know if a hundred was really needed. They counted once more in the doorway. At forty {A} saw the coat, and at seventy a picture of a boat. {A} had walked past that for years by day, without one look.',
        '“I’ve never looked at that,” said {A}. “Who’s in it?” “You can’t see that at seventy,” said {H}. They counted on. At ninety-nine it was a man with a pipe, or else a duck.'
      ]
    },
    {
      id: 'stays-until-breakfast',
      A: 'partner',
      paragraphs: [
        'Then {A} walked to the bathroom alone, past the grey coat and round the basket. There was not one bump. The bag was unpacked. {A} lay down on the mattress. “What’s for breakfast?” asked {A}, who was still the friend. {H} leaned out of bed. “So you’re staying?” asked {H}. “I know people here now,” said {A}. Tomorrow {H} would do it just so: first a hundred, and then the introductions.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} wanted to be guests too, and lay down across the mattress.',
      '{names} looked out on to the landing, and in again.',
      { text: '{names} brought one more pillow for the friend.', needs: ['hands'] },
      { text: '{names} put a glass of water where a guest would find it.', needs: ['hands'] }
    ],
    way: [
      '{names} came along over the landing, close behind.',
      '{names} blinked at the big light like one more mole.',
      { text: '{names} helped to look for the strap of the bag.', needs: ['hands'] },
      { text: '{names} held the door, so that it stayed open a hand’s breadth.', needs: ['hands'] }
    ],
    turn: [
      '{names} counted as well, a little faster, and had to wait at a hundred.',
      '{names} trod on a board that said “mm”, and said “mm” as well.',
      { text: '{names} shook the grey coat by its sleeve.', needs: ['hands'] },
      { text: '{names} pushed the basket closer to the wall, for tomorrow’s guest.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bag was put back on its shelf, for nobody was packing any more. The mattress was left lying there, made up for tomorrow.',
    '{H} went to wash over the landing, with no light, at a hundred, and nodded to the coat. Then {H} lay down.'
  ],
  last: [
    'Out on the landing one thing after another came out, with nobody counting, and {H} was asleep.',
    'The grey coat hung by the wall and kept the landing company, and {H} slept until breakfast.'
  ]
})
