import { wishPlot } from '../wish-plot.ts'

export const stuckInTheVendingMachine = wishPlot({
  id: 'wish-stuck-in-the-vending-machine',
  wishes: ['stuck in the vending machine', 'vending machine stuck', 'crisps stuck vending machine', 'crisps stuck machine', 'chips stuck vending machine', 'chips stuck machine', 'snack stuck vending machine', 'snack stuck machine', 'snack machine stuck', 'chocolate stuck vending machine', 'pretzels stuck machine', 'pretzels vending machine', 'biscuits stuck machine', 'sweets stuck machine', 'sweets stuck vending machine', 'candy stuck vending machine', 'drink stuck vending machine', 'juice stuck vending machine', 'bag stuck vending machine', 'coin stuck machine', 'coin stuck in the machine', 'coin machine station', 'money stuck machine', 'money stuck vending machine', 'coin stuck vending machine', 'vending machine ate my money', 'vending machine ate money', 'machine ate my coin', 'machine took my money', 'machine kept my coin', 'vending machine swallowed', 'vending machine wouldn’t give', 'vending machine wouldnt drop', 'vending machine didn’t drop', 'vending machine won’t drop', 'vending machine broken', 'vending machine broke', 'vending machine at the station', 'vending machine pool', 'vending machine hospital', 'the vending machine', 'snack machine', 'snacks machine', 'vending machine two', 'crisp machine', 'sweet machine station', 'platform snack stuck', 'vending mashine', 'vendor machine stuck', 'machine ate my pound', 'machine ate my euro', 'machine ate my money', 'bar stuck vending machine', 'crisps hanging in the machine', 'vending machine kept the money'],
  answers: ['vending', 'machine', 'mashine', 'snack', 'snacks', 'crisps', 'crisp', 'chips', 'chocolate', 'bar', 'pretzels', 'biscuit', 'biscuits', 'sweets', 'sweet', 'candy', 'drink', 'juice', 'water', 'bag', 'packet', 'coin', 'coins', 'money', 'pound', 'euro', 'dollar', 'stuck', 'hung', 'hanging', 'hangs', 'got', 'get', 'gets', 'ate', 'eats', 'swallowed', 'kept', 'took', 'takes', 'fell', 'fall', 'drop', 'dropped', 'give', 'gave', 'wouldn’t', 'wouldnt', 'won’t', 'didn’t', 'broken', 'broke', 'come', 'out', 'down', 'came', 'nothing', 'last', 'only', 'my', 'our', 'his', 'her', 'glass', 'button', 'number', 'station', 'railway', 'train', 'platform', 'pool', 'swimming', 'hospital', 'school', 'sports', 'hall', 'centre', 'hotel', 'work', 'waiting', 'wait', 'late', 'evening', 'today', 'yesterday', 'hungry', 'two', 'one', 'lucky', 'free', 'mummy', 'mum', 'daddy', 'dad', 'granny', 'nana', 'grandma', 'grandpa', 'brother', 'sister', 'friend'],
  except: ['washing', 'pancake', 'claw', 'grabber', 'teddy', 'gumball', 'sewing', 'hand stuck', 'arm stuck', 'kicked', 'kick', 'shook', 'angry', 'stole', 'ill', 'surgery', 'died', 'parking', 'ticket machine', 'cash machine', 'robot', 'magic', 'monster', 'dragon', 'lives in', 'piggy', 'throat', 'nose'],
  moods: ['waiting', 'losing', 'late'],
  out: true,
  company: ['machine', 'coin', 'pretzels', 'train', 'platform', 'corner'],
  about: 'At the station the hero’s pretzels hang in the vending machine by one corner and the coin is gone, until it is seen what is in the row above, and whose way leads past them.',
  titles: ['Hanging by One Corner', 'Take Number Four', '{H} and the Pretzels in the Machine', 'The Only Coin', 'What Comes from Above'],
  want: [
    {
      id: 'by-one-corner',
      A: 'partner',
      paragraphs: [
        'At the station stood a vending machine, with things to eat behind the glass. {H} had one coin, and wanted the pretzels before the train came. They were number fourteen. The coin rolled down inside. The wire in front of fourteen turned round once, like a snail shell, and pushed. The bag of pretzels tipped over the edge, and stopped. It hung there in the air, by one corner. “It’s stuck,” said {A}. “Thank you,” wrote the machine in green.'
      ]
    }
  ],
  way: [
    {
      id: 'please-pay',
      A: 'partner',
      paragraphs: [
        '{H} pressed one and four again. “Please pay,” wrote the machine. “But I have paid,” said {H}. The machine wrote it once more. There was no other coin, in any pocket. {H} blew, as hard as could be. It only made the glass misty, and the pretzels did not even swing. There was a notice on the side, and {A} read it out: “Do not shake. I am heavier than you.”'
      ]
    },
    {
      id: 'in-the-glass',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was a second {H} in the glass, very faint. If {H} stooped a little, the bag of pretzels hung just in front of that one’s mouth. “Open,” said {A}. {H} opened wide. In the glass it looked as if somebody was about to be fed.',
        '{H} bit, and chewed, and swallowed. “What’s it like?” asked {A}. “A bit see-through,” said {H}. They changed places, so that everybody had had some. It was no saltier on the other side.'
      ]
    },
    {
      id: 'the-express',
      A: 'same',
      spare: 2,
      paragraphs: [
        'An express came through without stopping. First the rails hummed, and then the whole platform trembled. So did the machine, and all the things in it stood and shivered. The bag of pretzels began to swing. It swung to the left, and to the right. “Now,” said {H}, with both hands held out in front of the flap.',
        'The train was gone. The bag hung still again. It had turned round, and on the back it said what was in it. “Flour, salt,” read {A}. “So now we know that, at least.”'
      ]
    },
    {
      id: 'since-tuesday',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A man with a briefcase came by, and stooped, and looked in at the bottom row. “Good evening,” the man said to a biscuit. It hung head down in front of number thirty. “It’s been mine since Tuesday,” the man told them. “I visit it on my way home.”',
        '“Doesn’t it ever come down?” asked {H}. “No,” said the man. “But it’s never late, either.” The man tapped twice on the glass, very softly, and went to catch the train. The biscuit looked after the briefcase.'
      ]
    },
    {
      id: 'one-word-for-all',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The machine still wrote “Thank you”. {H} thought about that. “What for?” asked {H}. “For the coin,” said {A}. “It’s polite.” “Polite would be pretzels,” said {H}.',
        'They pressed a different button, to see if it had any other words. “Sold out,” it wrote, of number nine. Then it wrote “Have a nice day”, and it was evening. “It’s learnt them by heart,” said {A}. “It doesn’t know what they mean.” {H} said it slowly, close to the slot. “Pret-zels.”'
      ]
    },
    {
      id: 'pigeon',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A pigeon was walking up and down in front of the flap. It had one eye on the bag. “It’s waiting for them as well,” said {H}. The pigeon must have stood here on many an evening. It knew about machines: wherever one hums, there are crumbs.',
        '“Whose are they, if they fall?” asked {A}. “Mine,” said {H}. “But the ones that fall after that are the pigeon’s.” The pigeon seemed to agree. It went and stood behind them, where the queue would be.'
      ]
    },
    {
      id: 'press-one',
      A: 'other',
      spare: 6,
      paragraphs: [
        'There was a telephone number on the machine, in very small figures. {A} rang it up. “If you are a crisp, press one,” said {A}, who was repeating what came out of the telephone. “No. If it’s about a crisp.” {A} pressed one. Then there was music, with violins.',
        'They listened for a while, all ears on one telephone. At the end a voice said that the office was open from nine. “What did it say about pretzels?” asked {H}. “They hadn’t got as far as P,” said {A}.'
      ]
    },
    {
      id: 'elder-drawers',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“When I was small, there was a machine with drawers,” said {S}. “You put in a penny, and pulled, and had a bar of chocolate as thin as a ticket.” “And did it ever get stuck?” asked {A}.',
        '“Every time,” said {S}. “So there was an old woman on a stool beside it, with a hairpin.” The old woman opened it, gave you the chocolate, and wished you a pleasant journey. “Strictly speaking,” said {S}, “the machine was the old woman.”'
      ]
    },
    {
      id: 'child-good-night',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} thought that the machine was only tired. It had its lamp on day and night, and people kept on poking it in the numbers. “Shut your eyes,” said {S} to it, and stroked the side where the notice was.',
        'The lamp in the machine flickered, once. “It heard me,” whispered {S}. {A} looked as well. It had stopped humming, too. They tiptoed away as far as the bench, and it began to hum again. “Now it’s snoring,” said {S}.'
      ]
    },
    {
      id: 'pet-flap',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had been told nothing, but {A} knew about flaps. Things come out of them. So {A} sat down in front of this one. {A} gave it the look that the fridge gets.',
        'Most people can’t hold out against it for longer than a minute. The machine could. It hummed, and looked out over {A} at the rails. {A} tried it with the head on one side. “It’s made of tin,” said {H}. {A} tried it with the other side.'
      ]
    },
    {
      id: 'the-row-above',
      A: 'partner',
      paragraphs: [
        'A girl bought some water. The bottle was in the bottom row, and fell straight down. The pretzels did not so much as twitch. “It fell from below them,” said {H}. “And what’s above them?” asked {A}. {H}’s finger went up the glass. Exactly over fourteen was number four. It was an oat bar, short and heavy. “Whatever falls from there,” said {H} slowly, “has got to come past us.” But they had no coin.'
      ]
    }
  ],
  turn: [
    {
      id: 'what-is-good-here',
      A: 'partner',
      paragraphs: [
        'A woman came along with a cello. The woman had a coin, and looked at all the rows, and could not decide. “What’s good here?” asked the cello woman. “Number four,” said {H}. “There’s something else with it.” The woman pressed four.',
        'The oat bar came to the edge, and tipped. It hit the pretzels just by the corner, and took them along. Bump, it went behind the flap, and bump. “You’re right,” said the woman. “There were two.”'
      ]
    },
    {
      id: 'cello-has-one',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They all sat down on the bench, and the cello had a place too. “Does it pay for a seat?” asked {H}. “On the train it goes as a child,” said the woman. “It gets a window.”',
        'The woman opened the case a bit, so that the cello had some air. {H} held a pretzel up beside it. They were both brown and shiny, with curly holes in the front. “They’re related,” said {A}. So that pretzel was for the cello, and the woman kept it safe until they should be home.'
      ]
    },
    {
      id: 'somebody-for-thirty',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} went back once more, and looked along the bottom row. A biscuit hung there by itself, in front of number thirty. “And what’s over that one?” asked {A}. {H}’s finger went up. It was number twenty, and that was rice cakes.',
        '“They’re too light,” said {H}. “They’d bounce.” Somebody would have to buy two. {H} breathed on the glass beside number twenty, and drew an arrow in it that pointed down. It would be gone by morning, but there was still one more train.'
      ]
    },
    {
      id: 'nearly-full',
      A: 'partner',
      paragraphs: [
        '“How did you know?” asked the cello woman. “I looked up,” said {H}. The woman got three pretzels, in return for the coin. {A} was given the one with the most salt. A few crumbs fell, and a pigeon saw to those.',
        'The train came in and opened its doors. “Thank you,” wrote the machine, in green. “Don’t mention it,” said {H}, and got in.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came up close to the glass, and made it misty.',
      '{names} looked at the bag from the side, and it hung there too.',
      { text: '{names} said the number fourteen out loud, to help.', needs: ['hands'] },
      { text: '{names} held out both hands in front of the flap, like a bowl.', needs: ['hands'] }
    ],
    way: [
      '{names} listened for the train, with one eye on the bag.',
      '{names} looked under the machine, where coins like to go.',
      { text: '{names} fanned the glass with a timetable, to make a wind.', needs: ['hands'] },
      { text: '{names} told the machine the time, so that it knew how late it was.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down by the flap, in case there was a third bump.',
      '{names} looked up at the corner where no bag was hanging.',
      { text: '{names} held out a flat hand for a pretzel, and licked off the salt.', needs: ['hands'] },
      { text: '{names} took the cello by the hand, which was a handle.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home {H} smoothed out the empty bag and hung it up over the bed by one corner. It did not come down.',
    'There was still some salt to wash off. Then {H} lay down, and let both arms fall, and nothing was in the way.'
  ],
  last: [
    'In the empty station the machine hummed, with nothing stuck in it, and {H} was asleep.',
    'First one eye fell, and took the other along, and {H} was asleep.'
  ]
})
