import { wishPlot } from '../wish-plot.ts'

export const kingWashesUp = wishPlot({
  id: 'wish-king-washes-up',
  wishes: ['king wash up', 'king washes up', 'king washing up', 'king washing-up', 'king washed up', 'king washing up bowl', 'king wash dishes', 'king washes dishes', 'king washing dishes', 'king washed dishes', 'king wash plates', 'king washes plates', 'king washing plates', 'king dishes', 'king do dishes', 'king does dishes', 'king doing dishes', 'king did dishes', 'king dirty dishes', 'king dirty plates', 'king dirty plate', 'king scrub pots', 'king scrubs pots', 'king scrubbing pots', 'king pots pans', 'king dishwasher', 'king sink', 'king kitchen sink', 'king plates clean', 'king never washed', 'king never washed dishes', 'king clean plates', 'king cleans plates', 'king soap plates', 'king washing cloth plates', 'cook king today', 'cook is king', 'cook becomes king', 'cook gets king', 'king swaps cook', 'king swap cook', 'king cook swap', 'king cook swapped', 'king dries dishes', 'king drying up', 'king learns dishes', 'king had to wash up', 'king had to do the dishes'],
  answers: ['king', 'kings', 'royal', 'crown', 'palace', 'castle', 'throne', 'cook', 'cooks', 'chef', 'kitchen', 'sink', 'wash', 'washes', 'washed', 'washing', 'up', 'dish', 'dishes', 'plate', 'plates', 'pot', 'pots', 'pan', 'pans', 'cup', 'cups', 'bowl', 'dirty', 'clean', 'cleans', 'greasy', 'soap', 'soapy', 'sponge', 'bubbles', 'foam', 'water', 'scrub', 'scrubs', 'scrubbing', 'dry', 'dries', 'drying', 'towel', 'dishwasher', 'swap', 'swaps', 'swapped', 'day', 'today', 'once', 'year', 'has', 'have', 'had', 'to', 'must', 'never', 'before', 'know', 'doesn’t', 'didn’t', 'how', 'learn', 'learns', 'learned', 'does', 'do', 'doing', 'did', 'only', 'ever', 'seen', 'himself', 'help', 'helps', 'dinner', 'supper', 'feast', 'all', 'his', 'own', 'old', 'silly', 'proud', 'lazy', 'for', 'the', 'becomes'],
  except: ['lion', 'penguin', 'monkey', 'lich', 'kong', 'burger', 'cake', 'chess', 'charles', 'died', 'dead', 'war', 'lost', 'kingfisher', 'beach', 'shore', 'whale', 'hair', 'face', 'dog', 'cat', 'car', 'bath', 'broke', 'broken', 'smashed', 'cut', 'punished', 'punishment', 'hates'],
  moods: ['learning', 'first', 'change', 'proud'],
  company: ['king', 'cook', 'plate', 'plates', 'bowl', 'soap', 'sponge', 'tap', 'hat', 'basket', 'walnut', 'duke', 'dukes', 'bird', 'towel', 'fork', 'pan', 'water', 'grease', 'gravy', 'apron', 'cupboard'],
  isTale: true,
  about: 'A king who has to wash up, because the cook is king today, cannot get the fat off with water, until the round drops on the plate show that the two will not touch, and who might stand between them.',
  titles: ['The King at the Sink', 'Where the Plates Go', '{H} and the King in the Cook’s Hat', 'Who Gets On with Both', 'Forty Royal Plates'],
  want: [
    {
      id: 'in-a-cooks-hat',
      A: 'partner',
      paragraphs: [
        '{H} wanted the washing-up bowl, to sail a walnut shell in, but a king stood at the sink. The king wore a tall cook’s hat, and had a basket of forty dirty plates. “Today the cook’s king,” said the king. “We swap once a year, so I have to wash up. At home they’d all watch.”',
        '{A} gave the king a sponge. The king looked at the cold gravy on a plate. “I’ve only ever seen them clean,” said the king. “I eat, and the plate goes away. What happens then?”'
      ]
    }
  ],
  way: [
    {
      id: 'it-travels',
      A: 'same',
      paragraphs: [
        '{H} turned on the tap. The king held the plate under it in a royal way, and waited. The water ran off on both sides, and the grease stayed where it was. So the king rubbed. Now there was grease on the sponge as well, and on both royal sleeves. “Before, it was all in one place,” said the king. “I’ve only helped it to travel.”'
      ]
    },
    {
      id: 'plates-at-rest',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“I always thought that they got clean by resting,” said the king. “I do.” So they laid a plate on a cushion, turned out the light, and were quiet. {H} could hear the gravy not moving. After a while {A} turned the light on again.',
        'The plate was as dirty as before, and the gravy had a skin. “It looks rested,” said {H}. “But it hasn’t washed.” The king knew dukes who got up like that.'
      ]
    },
    {
      id: 'a-law',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The king tried it with a law. “All plates are to be clean by nine,” said the king, in the voice for the big square. {A} wrote it down, and they leaned it against the pile, where every plate could see it.',
        'At nine nothing had happened. “Perhaps they can’t read,” said {H}, and read it out to them. The top one slid a little, towards the sink. But it was only the gravy, and it went no further.'
      ]
    },
    {
      id: 'apron',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“You need an apron,” said {A}. The king held both arms out and waited, as kings do. {A} hung it round the royal neck. “Now tie it,” said {A}. The king had never tied a bow. There were five people for that at home.',
        '{H} showed the king, with two loops. The king tried it at the back, without looking. It held very well. It took them some time to get the cupboard door off again.'
      ]
    },
    {
      id: 'pet-licks',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} had found the lowest plate, and was seeing to it. The king bent down to watch. It went quickly, and without any water, and soon the whole plate shone. “Why, it’s done!” said the king. “Shall I eat my dinner from it?”',
        '{H} looked at the plate, and at {A}. “I wouldn’t,” said {H}. “It isn’t clean. It’s only empty.” That was a difference of which no one at court had ever spoken. The plate went back to the others.'
      ]
    },
    {
      id: 'elder-sang',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We were five at home,” said {S}. “One washed, one dried, and one put away.” “And the other two?” asked {A}. “One looked for the one who should have dried,” said {S}, “and I sang.”',
        'The king liked the sound of that, and asked if there was a place free. {S} sang a little of it. It had eleven verses, one for each sort of lid. The king knew the part about the throne room, but that was another song.'
      ]
    },
    {
      id: 'the-last-prong',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There were forks in the basket too. The king held one against the light. “There’s egg in it,” said the king. “In the second gap from the left.” “It always sits there,” said {A}. “Nobody knows why.” {H} fetched a fork from the drawer, a clean one, and they looked.',
        'In the second gap from the left there was a very little bit of egg. They laid the two forks side by side. “So I’m just like other people,” said the king, and was glad.'
      ]
    },
    {
      id: 'note-from-the-cook',
      A: 'same',
      spare: 7,
      paragraphs: [
        'In the basket there was also a note, from the cook who was king. “I’ve sat on the throne since six,” {A} read out. “I’ve waved twice. What does one do after that?” The king asked for a pencil. It was a hard question.',
        '“Wave again,” the king wrote, “but with the other hand.” Then the king looked at the pile in the basket, and at the tap. “You know,” said the king, “here one does at least get wet.”'
      ]
    },
    {
      id: 'one-between',
      A: 'partner',
      paragraphs: [
        '{H} bent down to the plate. On the grease the water stood about in round drops, like beads. {A} tipped the plate, and the drops rolled off. “They won’t touch each other,” said {A}, “the water and the grease.”',
        '“I’ve got two dukes like that,” said the king. “At table we put somebody in the middle who gets on with both.” {H} looked along the shelf. There was the salt, and the egg timer, and the soap.'
      ]
    }
  ],
  turn: [
    {
      id: 'two-ends',
      A: 'partner',
      paragraphs: [
        '{H} let one drop of soap fall on the plate. “That’s it,” said {A}. “Soap’s got two ends. One holds on to grease, and the other to water.” The king rubbed. The beads went flat. Then water and grease went down the hole together, hand in hand. In the middle of the plate sat a blue bird. “Was that under there?” asked the king, and reached for the next plate.'
      ]
    },
    {
      id: 'royal-beard',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Now there was foam, and the king had never met any. It sat on one royal finger and shook. The king put it on the royal chin, and then some more of it. “Who’s that?” asked the king, and looked into a ladle. It was an old man with a white beard, upside down.',
        '“That’s my grandfather,” said the king. “He’s on the coins.” {H} gave {A} a beard as well, and for a while there were two grandfathers at the sink. They nodded to each other. The beards popped, one bubble at a time.'
      ]
    },
    {
      id: 'who-goes-first',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“Glasses first,” said {A}, “then plates, and the pan last. Or the water’s brown before you get to the glasses.” The king was shocked. At court the eldest went first, and that was clearly the pan.',
        'So {H} spoke to the pan. “You may sit here in warm water until we come to you,” said {H}. “The others have to stand in the rack.” Seen like that, it was an honour. The pan took it well, and let go of some rice.'
      ]
    },
    {
      id: 'child-dries',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} dried a spoon, the front and the back, and then the handle. {S} held it up for the king to see, and carried it all the way to the drawer. “Very good,” said the king. “How many can you do in an hour?” “One,” said {S}.',
        '{A} pointed out that there were twelve more in the rack. {S} looked at them. “They’re drying by themselves,” said {S}. The king bent down to see it. “They’re quicker than you,” said the king, quite softly.'
      ]
    },
    {
      id: 'where-the-wet-goes',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“The plate’s dry now,” said the king, “and the towel’s wet. So it’s only moved.” “And then we hang up the towel,” said {A}, “and it goes into the air.” They all looked at the air. “And then?” “Then it’s a cloud,” said {H}, “and rains.”',
        'The king went to the window. It was drizzling a bit, out there in the dark. “Is that somebody’s washing-up?” asked the king. Nobody could say that it was not.'
      ]
    },
    {
      id: 'in-the-last-plate',
      A: 'partner',
      paragraphs: [
        'The fortieth plate was the king’s own. When it was clean, there was a face in it, with a wet nose. The king bowed, and so did the face. “I’d never seen one get clean,” said the king. “That’s much better.”',
        'Then {H} got the bowl, and the walnut shell sailed once round the king’s thumb. “Tomorrow the plates will just go away again,” said {H}. “Yes,” said the king. “But now I know where.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed at the gravy, which was a royal one.',
      '{names} walked round the basket, and counted it by smell.',
      { text: '{names} felt the tall hat, right up to the top.', needs: ['hands'] },
      { text: '{names} set the plates out in a row, by how dirty they were.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the drops roll off, and got one on the nose.',
      '{names} stood so near that the gravy travelled there as well.',
      { text: '{names} wiped the royal sleeves.', needs: ['hands'] },
      { text: '{names} held the next plate ready, and the next.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked for the blue bird on every single plate.',
      '{names} blew at the walnut shell, to make some wind.',
      { text: '{names} dried the plates, and put them back in the basket.', needs: ['hands'] },
      { text: '{names} bowed to a plate too, to see if it would bow back.', needs: ['hands'] }
    ]
  },
  bed: [
    'The king went home with the basket, and the forty plates rang a little on the way. The sponge was rinsed, and the walnut shell was put in the rack to dry.',
    '{H} washed. The water stood in beads on one arm, until the soap got on with both. Then {H} lay down to rest, and that does help people.'
  ],
  last: [
    'Somewhere a plate rested too, but it was clean already, and {H} was asleep.',
    'The walnut shell lay in the rack, quite dry, and {H} was asleep.'
  ]
})
