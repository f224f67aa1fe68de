import { wishPlot } from '../wish-plot.ts'

export const piratesMermaids = wishPlot({
  id: 'wish-pirates-mermaids',
  wishes: ['pirate mermaid', 'pirates mermaids', 'pirate mermaids', 'pirates mermaid', 'pirate mermade', 'pirates mermades', 'pirate ship mermaid', 'pirate ship mermaids', 'captain mermaid', 'mermaid captain pirate', 'mermaid treasure', 'mermaids treasure', 'mermaid anchor', 'mermaid ship'],
  except: ['unicorn', 'unicorns', 'dinosaur', 'dinosaurs', 'dragon', 'dragons', 'princess', 'princesses', 'fairy', 'parrot'],
  answers: ['treasure', 'ship', 'sea', 'ocean', 'friends', 'friend', 'island', 'boat', 'sailing', 'gold', 'captain', 'song', 'sing', 'sings', 'underwater'],
  company: ['pirate', 'mermaid', 'fish', 'parrot', 'crab'],
  about: 'Wherever the pirates drop anchor for the night, it falls through the mermaid’s roof, until it is found out what can hang on it.',
  titles: ['Right Through the Roof', 'Somebody Lives Under the Ship', '{H} Drops the Anchor', 'The Hammock on the Anchor', 'Mind My Table'],
  want: [
    {
      id: 'anchor',
      A: 'partner',
      paragraphs: [
        '{H} was a pirate, and the bed was the ship. The pirate wanted to drop anchor and sleep. Or else the ship would sail off in the night. The anchor was a boot on a dressing-gown belt. Plop, it went, over the side.',
        'Something pulled at it, twice, and up came a head. It was a mermaid, and it was {A}, with both legs in a green towel. “That came through my roof,” said the mermaid. “It’s standing in my soup.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-next-place',
      A: 'partner',
      paragraphs: [
        '“I beg your pardon,” said the pirate, and hauled up the anchor. There was a spoon on it. The ship sailed on a bit. Plop. “Now it’s in the bath!” called the mermaid. “With my aunt!”',
        'So the pirate put it down on the other side, very softly. “That’s my bed,” said the voice underneath. “Is there anywhere that you don’t live?” asked {H}. “I’ve got nine rooms,” said {A}. “Last week it was a cannon.”'
      ]
    },
    {
      id: 'drifting',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'The pirate tried it without an anchor, and lay down. When the left eye was shut, there came a bump. The ship had run into the cupboard. “That’s Africa,” said the mermaid, who was swimming along.',
        'The pirate pushed off with one foot, and shut the right eye. There was another bump. “And that’s the other side of it,” said {A}. “You do get about, for somebody who’s asleep.”'
      ]
    },
    {
      id: 'gold',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“I’ll pay for the roof,” said the pirate, and let down a gold coin in a sock. It was a chocolate one, without the chocolate. “Oh, those,” said the mermaid. “I’ve got a whole cupboard full. Everybody drops them.”',
        '“What do you do with them?” “They’re no good as plates,” said {A}. “The peas roll off. I put them under the legs of the table when it wobbles.” {H} looked over the side. There were people who would have given a ship for such a table.'
      ]
    },
    {
      id: 'wooden-leg',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The mermaid asked what it was like, with two of them. “With two of what?” asked the pirate. “Below,” said {A}. The pirate showed both, and what you could do: stand, and hop, and stamp. One of them was made of wood today, and held stiff.',
        '“And can you swim?” {H} went rather red. Hardly any pirates could. “That’s why we’ve got a ship,” said the pirate. “And that’s why I haven’t,” said the mermaid, and slapped the water with the tail.'
      ]
    },
    {
      id: 'telescope',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'The pirate put the telescope to one eye, and it was a paper roll. Far away there was a wide white sail. “Ship ahoy! To starboard!” said {H}. “Which one’s that?” asked the mermaid. “It’s the right.” “Whose right? Yours or mine?”',
        'They were face to face. The pirate’s starboard was the mermaid’s port. They both pointed at it, and hit each other’s finger. Meanwhile the wide white sail had not moved, and was a shirt on a door.'
      ]
    },
    {
      id: 'crab-aunt',
      A: 'other',
      spare: 5,
      paragraphs: [
        'At the side of the ship something climbed up and knocked, with two pegs. It was {A}, and was a crab, and came about the noise. “I live under the stairs of the wreck,” said {A}. “First there’s a plop, and then there’s a voice. I’ve got to get up at low tide.”',
        '“It was the anchor,” said {H}. “I can see what it was,” said the crab. It went away again, and since it was angry, it went away straight. After two steps it remembered, and walked sideways.'
      ]
    },
    {
      id: 'knots',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'A pirate has to know knots. {H} tied one round the end of the bed, over and under and back through the hole. “What’s that one called?” asked the mermaid. “A bowline.” “We’ve got that too,” said {A}. “We do it with eels.”',
        '“Do they hold?” “They’d rather not,” said the mermaid. {A} wanted to show it on the rope. When it was finished, the pirate’s thumb was in it, and had to be asked for nicely.'
      ]
    },
    {
      id: 'message',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'The mermaid had found a bottle with a letter in it, and could not read it. Down there the ink ran. “Read it to me,” said {A}, and handed it up. The pirate looked at it from all sides.',
        '“It says, Help, I’m on an island,” said {H}, “and I’ve got nothing here but cake.” They thought about that person. “When was it written?” asked the mermaid. “On a Tuesday.” “Then there’ll be none left by now,” said {A}.'
      ]
    },
    {
      id: 'the-flag',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“What’s that face up there?” asked the mermaid. On the mast hung the black flag, and it was a sock. “It’s so that they’re afraid of us,” said the pirate. “Who?” “The other ones.” They both looked, but there were none.',
        'The mermaid had a flag too, a long ribbon of weed at the chimney. “When it’s straight up, there’s no tide,” said {A}. “When it leans over, my cousins are coming.” {H} thought that this was more use than a face.'
      ]
    },
    {
      id: 'pet-cat',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Every ship has an animal, against the mice, and on this one it was {A}. The mermaid had heard it walking about overhead. “What does it do at night?” “It keeps watch,” said the pirate.',
        '{A} looked at the mermaid, and mostly at the lower half. It smelled of towel, but you could not be sure. “I’ll stay in the water,” said the mermaid. “It’s counting my scales.”'
      ]
    },
    {
      id: 'elder-sea',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I slept on a ship once,” said {S}, “right at the bottom, by the engine. All night long somebody was walking about over my head.” “Was it a pirate?” asked {A}.',
        '“In the morning I went up to complain,” said {S}. “It was a man with a crying baby. I took a turn with it. So then it was me who walked about over somebody.” {A} listened to the floor. You never do know who is down there.'
      ]
    },
    {
      id: 'cabin-boy',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was the parrot of the ship, and sat on the end of the bed. “Mind the roof!” it said. “Mind the roof!” “You have to say that before we drop it,” said {A}. “Not after.”',
        'The parrot thought about it with its head on one side. “Before,” it said. “Before!” When it was asked if it was hungry, it said that too. It got a bit of apple, and was quiet as long as that lasted.'
      ]
    },
    {
      id: 'baby-captain',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'In the bow of the ship sat {A}. That was the captain, for everybody jumped when {A} spoke. The captain threw a spoon over the side. Down there it went clonk. “That was on the piano,” called the voice.',
        '“I’m sorry,” said {H}. “It was the captain.” The spoon came up again on the end of an arm. The captain looked at it, and threw it in. It was thrown and brought for so long that the mermaid got better at it.'
      ]
    },
    {
      id: 'no-hook',
      A: 'partner',
      paragraphs: [
        '“I only want to sleep,” said {H}, “and not wake up in Africa.” “And I can’t sleep at all,” said {A}. “It’s so still down here. I’ve got a hammock, but there’s nothing to hang it on. Above me it’s only water.”'
      ]
    }
  ],
  turn: [
    {
      id: 'hang-it-up',
      A: 'partner',
      paragraphs: [
        'The pirate looked down along the rope. “Above you there’s me,” said {H}. So the mermaid swam down and wedged the anchor tight between two chimneys. Then {A} hung up the hammock, with one end on the anchor rope, and lay down in it. It was a shawl on the rug.',
        'Now the ship could not go away, for the mermaid’s house held it. And when the waves rocked the ship, the ship pulled the rope, and the rope rocked the mermaid.'
      ]
    },
    {
      id: 'rocking-back',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'When the mermaid turned over down there, the rope moved as well. Up in the ship the pirate rolled softly against the wall, and back. “Was that you?” asked {H}. “I only scratched my scales,” said {A}.',
        'The pirate scratched one foot. A little later there was a giggle under the ship. They did it a few times more, until neither knew who had begun.'
      ]
    },
    {
      id: 'lantern',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'At night a ship has to have a lantern. {H} put the torch on the deck, under a sock. The mermaid saw it from below, a small round glow in the roof of the sea.',
        '“I’ve got a moon now,” said {A}, “just over my kitchen.” “You can have it till morning,” said the pirate. “Then I need it to look for socks.”'
      ]
    },
    {
      id: 'shells',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'The mermaid sent a present up in a sock. It was a shell, and you could hear where it came from. The pirate listened, first with one ear and then with the other. “It’s windy down there,” said {H}.',
        'The pirate sent down the hat. “What’s it for?” asked the mermaid. “Against the sun,” said the pirate. There was none at the bottom of the sea. “Then it works,” said {A}.'
      ]
    },
    {
      id: 'the-song',
      A: 'partner',
      paragraphs: [
        '“Shall I sing something?” asked the mermaid. They do, as everybody knows. It began far down, with no words in it, and came up along the rope. “It’s got forty verses,” said {A}. “Nobody’s ever stayed awake until the second.”',
        '“I shall,” said the pirate, and sat up. In the middle of the first one the pirate lay down, but only to hear better.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} passed below the ship, like something large.',
      '{names} rolled over on the seabed, and stirred up some sand.',
      { text: '{names} wiped the soup off the anchor.', needs: ['hands'] },
      { text: '{names} hoisted a pillowcase, for a sail.', needs: ['hands'] }
    ],
    way: [
      '{names} swam out of the bath, so that the aunt could have it.',
      '{names} ducked each time it went plop.',
      { text: '{names} handed the spoon back down.', needs: ['hands'] },
      { text: '{names} steered a bit to the left, by the bedpost.', needs: ['hands'] }
    ],
    turn: [
      '{names} rocked along, on a wave of some sort.',
      '{names} settled between two chimneys.',
      { text: '{names} gave the hammock a push, and it came back.', needs: ['hands'] },
      { text: '{names} folded up the sail, for there was nowhere to go.', needs: ['hands'] }
    ]
  },
  bed: [
    'The boot was let off for the night, and stood by the others.',
    'The pirate washed, and went on board, and lay down. Somebody gave the blanket one soft pull, and down there somebody hummed.'
  ],
  last: [
    'The second verse began, and {H} was asleep, and the ship stayed where it was.',
    'Something rocked above and something rocked below, and {H} slept.'
  ]
})
