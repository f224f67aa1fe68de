import { wishPlot } from '../wish-plot.ts'

export const donkeyOranges = wishPlot({
  id: 'wish-donkey-oranges',
  wishes: ['donkey oranges', 'donkey carrying oranges', 'donkey carries oranges', 'donkey oranges market', 'donkey carrying oranges market', 'donkey orange', 'donkeys oranges', 'donkey market', 'donkey to market', 'donkey carrying', 'donkey carries', 'donkey carry', 'donkey baskets', 'donkey basket', 'donkey fruit', 'donkey apples', 'donkey melons', 'donkey watermelons', 'donkey lemons', 'donkey figs', 'donkey dates', 'donkey olives', 'donkey tomatoes', 'donkey pomegranates', 'donkey vegetables', 'donkey load', 'donkey cart market', 'donkey cart oranges', 'burro oranges', 'burro market', 'burro carrying', 'mule oranges', 'mule carrying', 'donkey souk', 'donkey selling', 'donkey sells oranges', 'donkey stops every gate', 'donkey stops at gates', 'donkey company'],
  answers: ['donkey', 'donkeys', 'burro', 'mule', 'carry', 'carries', 'carried', 'carrying', 'bring', 'brings', 'bringing', 'take', 'takes', 'taking', 'load', 'loaded', 'heavy', 'basket', 'baskets', 'sack', 'sacks', 'cart', 'orange', 'oranges', 'lemons', 'fruit', 'fruits', 'grapes', 'apples', 'figs', 'dates', 'melons', 'market', 'souk', 'bazaar', 'town', 'village', 'hill', 'road', 'lane', 'path', 'street', 'gate', 'gates', 'walk', 'walks', 'walking', 'slow', 'slowly', 'stubborn', 'stops', 'stop', 'won’t', 'little', 'old', 'grey', 'gray', 'brown', 'ears', 'fall', 'falls', 'fell', 'falling', 'drop', 'drops', 'dropped', 'dropping', 'roll', 'rolls', 'rolling', 'sell', 'sells', 'selling', 'sold', 'morning', 'saturday', 'early', 'farm', 'farmer', 'orchard', 'uncle', 'grandpa', 'grandad', 'grandma', 'boy', 'girl', 'morocco', 'egypt', 'spain', 'greece', 'mexico', 'turkey', 'cyprus', 'africa', 'friend', 'friends', 'lonely', 'alone', 'company', 'with', 'who', 'that'],
  except: ['died', 'dead', 'poorly', 'ill', 'vet', 'hurt', 'beaten', 'shrek', 'kong', 'nativity', 'christmas', 'bethlehem', 'mary', 'beach', 'seaside', 'pin', 'ride', 'rides', 'riding', 'rode', 'bremen', 'musicians', 'race', 'derby', 'wings', 'piano'],
  moods: ['losing', 'learning', 'waiting', 'late'],
  out: true,
  company: ['donkey', 'oranges', 'orange', 'basket', 'baskets', 'gate', 'gates', 'market', 'cloth', 'road', 'hen', 'ear', 'ears'],
  about: 'A donkey carries forty oranges to market and loses one at each gate, and when none can fall it will not walk, until its ears show that it was never losing them.',
  titles: ['Forty Oranges', 'One at Each Gate', '{H} Walks to Market', 'What the Donkey’s Ears Said', 'Whoever Picks It Up'],
  want: [
    {
      id: 'forty',
      A: 'partner',
      paragraphs: [
        '{H} had counted forty oranges into the two baskets on the donkey. There had to be forty at the market, for it said so on the label. {A} came too. At the first gate the donkey walked very close to the post. The left basket bumped, and an orange rolled out. A man with a ladder came from the gate and picked it up. “You’ve lost this,” said the man, and went with them as far as the bend.'
      ]
    }
  ],
  way: [
    {
      id: 'second-gate',
      A: 'same',
      spare: 1,
      paragraphs: [
        'At the next gate {H} walked on the left, to be in between. The donkey stopped, and thought. Then it went close to the post on the right. Bump. The orange fell on that side, and rolled in under the gate.',
        'It came out again in the hand of a woman, who was still eating breakfast. “Is it for me?” asked the woman. “It’s one of forty,” said {H}. So the woman put it back in the basket. The woman even walked along for a bit, to hear about the other ones. The donkey stepped out, as if the road had got shorter.'
      ]
    },
    {
      id: 'which-one',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps it’s always the same orange,” said {A}. So {H} put a mark on the one that had fallen. Then {H} laid it right at the bottom of the basket. On top lay the roundest orange of all, with a leaf.',
        'Bump. The one with the leaf was in the road. So it was not the orange. {H} put a mark on that one as well. By and by so many had a mark that they changed over. Now they marked those that had never been anywhere.'
      ]
    },
    {
      id: 'a-cloth',
      A: 'partner',
      paragraphs: [
        'At the gate after that, another orange fell. So {H} tied a cloth over both baskets, with a knot on each side. Now no orange could fall. At the next gate the donkey bumped the left basket, and then the right one. Nothing rolled, and nobody came out. The donkey took one more step, put all four hooves together, and stood. {H} pulled at the rope, and {A} said please. The sun climbed over the wall. “Not one is lost,” said {H}, “and not one is going anywhere.”'
      ]
    },
    {
      id: 'is-it-too-heavy',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Are they too heavy for it?” asked {H}. They lifted ten oranges out, and laid them on a wall. The donkey did not move. They lifted out ten more. It looked at the wall, and seemed sorry for it.',
        'At last the baskets were empty, and the donkey stood there with nothing on it but a cloth. It still did not walk. “It isn’t the oranges,” said {A}. They put all forty back, one by one. It was a good thing that nobody was in a hurry but the market.'
      ]
    },
    {
      id: 'others-walk-round',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had heard that a donkey walks after an orange, if it’s held out in front. {A} held one out, and went ahead, and did not look back. The donkey watched {A} get smaller. At the corner {A} was no bigger than the orange, and went round it.',
        'It took some time until {A} was back. “Is it coming?” asked {A}. “It’s enjoyed the view,” said {H}. {A} laid the orange back in the basket. “It does work,” said {A}. “It got me as far as the corner.”'
      ]
    },
    {
      id: 'elder-buys-one',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had a donkey that could count,” said {S}. “It carried twenty oranges, and no more. If you laid on one for yourself, it gave that one back.” “How?” asked {A}. “It sat down,” said {S}. “Then they all came back.”',
        '{A} looked at this donkey, with its forty. “Can this one count as well?” “Ask it what comes after thirty-nine,” said {S}. {A} asked. The donkey moved one ear. “That’s right,” said {S}. “One.”'
      ]
    },
    {
      id: 'child-is-an-orange',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted to know what it is like to be an orange. So {S} squatted down by the gate, with both arms round both knees, as round as could be. “Bump me,” said {S}. {A} bumped, and {S} rolled over once and lay in the dust.',
        '“And now?” asked {A}. “Now somebody has to come,” said {S}. They waited. Nobody came but a hen, and it walked all round. “It isn’t picking me up,” said {S}. “It’s got no basket,” said {A}.'
      ]
    },
    {
      id: 'ears',
      A: 'partner',
      paragraphs: [
        '“The donkey’s listening,” said {A}. The road lay in front, but both its ears pointed backwards, to the gate. “It walked well while the man with the ladder was there,” said {A}. “Since then it’s been slow. It doesn’t like to go so few.” {H} looked from the cloth to the gatepost. “It isn’t losing the oranges,” said {H} slowly. “It’s knocking.”'
      ]
    }
  ],
  turn: [
    {
      id: 'take-it-along',
      A: 'partner',
      paragraphs: [
        'A donkey is no good at being alone. {H} untied the cloth. At once the donkey bumped the gatepost, and an orange fell out. A woman with a hen came and held it up. “You’ve lost this.” “We haven’t,” said {H}. “It was to ask you. Would you carry it to the market for us?” The woman was going there in any case. The donkey’s ears came round to the front, and it walked. “One down,” said {A}, “and one more.”'
      ]
    },
    {
      id: 'how-they-walked',
      A: 'same',
      spare: 7,
      paragraphs: [
        'After six gates there was a procession. One orange rode in a boy’s cap, and one on a handcart full of melons. There it looked like a melon that had been ill. One could not be seen at all, for it was in a pocket.',
        '“Who’s at the front?” asked somebody at the back. It was the donkey. It walked with its head up, and did not even look at the grass. Whenever it heard that someone had fallen behind, it waited, and let down one ear.'
      ]
    },
    {
      id: 'pet-brings-one',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'One orange rolled further than the rest, and stopped in front of {A}. {A} smelled at it. It smelled sharp, and {A} drew back a little. The donkey turned both ears that way, and waited politely.',
        'In the end {A} came along without it. {H} picked the orange up instead. “You’ve been asked,” {H} told {A}. “You needn’t carry anything.” The donkey thought so too. It put down its big head, and breathed on {A} once, from one end to the other.'
      ]
    },
    {
      id: 'a-gate-with-nobody',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At one gate the donkey bumped, and the orange rolled as far as the doorstep. Nobody was at home. They all waited. “There’s a note,” said {A}. “Back at noon, it says.” {H} read it out to the donkey.',
        'The donkey bumped the post again, in case the house had not heard. So {H} fetched the orange back, and wrote something under the note. “You were asked,” it said now, “by a donkey.” Anybody who found that at noon would run.'
      ]
    },
    {
      id: 'what-to-call-it',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How would you ask somebody along in donkey?” said {H}. Just then the donkey put its nose in the air and did it. First it went in, very high, and then it came out, very low. All the hands that had an orange went up to the ears.',
        'So everybody stood there with one ear full of orange. Far away, behind the hill, another donkey answered. “What did that one say?” asked {H}. “It asked how many oranges there are,” said {A}.'
      ]
    },
    {
      id: 'at-the-market',
      A: 'partner',
      paragraphs: [
        'They were late at the market, but they were many. The people laid their oranges on the stall, and {H} counted. “Thirty-eight,” said {H}, “thirty-nine,” and then no more. {A} saw a grey cheek that bulged. “Forty,” said {A}. The people were hungry from the walk, and bought them all. In the evening everybody walked home with the donkey, and at each gate there was one fewer. At the last gate the donkey bumped the post, with empty baskets. “That’s good night,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} walked on the other side, to look out for oranges there.',
      '{names} heard the bump, and turned round too late.',
      { text: '{names} counted the oranges again, and made it forty and a leaf.', needs: ['hands'] },
      { text: '{names} picked a leaf out of the donkey’s fringe.', needs: ['hands'] }
    ],
    way: [
      '{names} stood in front of the donkey, and was looked over the top of.',
      '{names} sat down by the gatepost, since nobody was going anywhere.',
      { text: '{names} pushed the left basket, and it bumped the post.', needs: ['hands'] },
      { text: '{names} held the cloth open at a corner, to let the oranges have some air.', needs: ['hands'] }
    ],
    turn: [
      '{names} came along too, so that made one more.',
      '{names} kept close to the donkey, and it slowed down for that.',
      { text: '{names} knocked at a gate by hand, to save an orange.', needs: ['hands'] },
      { text: '{names} carried two, one for somebody who had a hen.', needs: ['hands'] }
    ]
  },
  bed: [
    'The baskets hung empty on their nail. The donkey stood in its stall, where two goats were at home, and both ears pointed to them.',
    '{H} washed, and still smelled of orange in the bends of the fingers. Then {H} bumped softly against the bedpost, and lay down.'
  ],
  last: [
    'All along the road the gates were shut, with an orange behind each, and {H} was asleep.',
    'The donkey let down one ear, for somebody who had fallen behind, and {H} was asleep.'
  ]
})
