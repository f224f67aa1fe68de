import { wishPlot } from '../wish-plot.ts'

export const maraeSleepover = wishPlot({
  id: 'wish-marae-sleepover',
  beginsElsewhere: true,
  wishes: ['marae', 'marae sleepover', 'sleepover marae', 'sleeping marae', 'slept marae', 'sleep marae', 'night marae', 'stay marae', 'stayed marae', 'staying marae', 'marae trip', 'marae visit', 'marae class', 'marae school', 'marae camp', 'marae weekend', 'marae snoring', 'marae snored', 'marae mattress', 'marae mattresses', 'noho', 'noho marae', 'noho trip', 'wharenui', 'whare nui', 'wharenui sleep', 'wharemoe', 'meeting house sleepover', 'meeting house mattresses', 'maraé', 'mārae', 'noho class', 'noho school', 'noho kura', 'noho snoring', 'marae trip school', 'marae whānau', 'marae whanau', 'marae cousins', 'sleeping wharenui', 'slept wharenui', 'night wharenui'],
  answers: ['sleepover', 'sleeping', 'slept', 'sleep', 'stay', 'stayed', 'staying', 'trip', 'visit', 'weekend', 'night', 'nights', 'overnight', 'first', 'time', 'class', 'school', 'kura', 'kōhanga', 'kohanga', 'whānau', 'whanau', 'family', 'cousin', 'cousins', 'koro', 'nan', 'nana', 'nanny', 'kuia', 'kui', 'poppa', 'aunty', 'auntie', 'uncle', 'matua', 'whaea', 'grandpa', 'grandad', 'grandma', 'mattress', 'mattresses', 'row', 'rows', 'floor', 'big', 'everyone', 'everybody', 'all', 'together', 'kids', 'friends', 'snore', 'snores', 'snored', 'snoring', 'loud', 'loudly', 'couldn’t', 'awake', 'noise', 'next', 'beside', 'breakfast', 'hall', 'pillow', 'sleeping', 'bag', 'torch', 'milo', 'shoes', 'off', 'dishes', 'kai', 'excited', 'nervous', 'loved', 'loves', 'fun', 'story', 'please', 'went', 'going', 'had', 'our', 'my', 'with', 'nobody', 'helped', 'between', 'tomorrow', 'in', 'the'],
  except: ['tangi', 'tangihanga', 'funeral', 'unveiling', 'died', 'death', 'hurt', 'hospital', 'sick', 'bully', 'police', 'ghost', 'ghosts', 'taniwha', 'wedding', 'wet', 'homesick', 'flood', 'cyclone', 'hangi at', 'hāngī at', 'marae hangi', 'marae hāngī'],
  moods: ['first', 'waiting', 'proud', 'afraid', 'sleepless'],
  company: ['mattress', 'mattresses', 'window', 'row', 'wharenui', 'Koro', 'Aunty', 'sleeping bag', 'wall'],
  about: 'On the marae the hero wants to be asleep before Koro snores, is too late, and finds out that the whole row breathes along with him.',
  titles: ['Mattress Number Nine', 'Before Koro Was', '{H} Breathes Along', 'Twenty-Six Mattresses', 'The Gap Between Two Snores'],
  want: [
    {
      id: 'too-late',
      A: 'partner',
      paragraphs: [
        'Twenty-six mattresses lay in two rows on the floor of the wharenui. That is the big sleeping house on the marae. {H} had number nine, under the window, and {A} had number ten. {H} wanted just one thing: to be asleep before Koro was.',
        '“Why before?” asked {A}. “Because he snores,” whispered {H}. “Aunty said so.” At the far end old Koro turned over on mattress number one, and sighed. Then it began. Hrrrrrr. The window hummed with it. {H} was too late.'
      ]
    }
  ],
  way: [
    {
      id: 'turned-to-the-wall',
      A: 'partner',
      paragraphs: [
        '{H} pulled the sleeping bag up over both ears, but Koro was in there as well. Aunty came past in thick socks, and gave Koro’s shoulder a push. Koro smacked both lips, rolled over to the wall, and was quiet.',
        '{H} shut both eyes, quick. But now Koro snored at the wall, and the wall handed it on from board to board. It came out beside {H}’s pillow. Hrrrrrr. “Before, he was snoring at the door,” said {A}. “Now he’s snoring at us.”'
      ]
    },
    {
      id: 'somebody-talks',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the middle of the row a big cousin sat up, with both eyes shut. “Who’s got the tongs?” asked the cousin, quite loudly. {H} looked at {A}. “Not us,” said {H}, to be polite.',
        'The cousin nodded and lay down again. “Now we’ve talked to a dream,” whispered {A}. “Will he remember it?” “He’ll look for tongs tomorrow,” said {H}, “and he won’t know why.”'
      ]
    },
    {
      id: 'all-the-feet',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} needed the toilet. {A} came too, with the torch held low, so that it lit up only the floor. They walked down the middle between the two rows, and it was all feet. There were big ones and small ones, and one with a plaster on its toe.',
        'On the way back they had to find nine and ten again. “I know ours,” whispered {A}. “They’re the only ones without feet.” {H} got in, and then number nine had two.'
      ]
    },
    {
      id: 'who-snores-how',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Koro was not the only one, once you listened. Number four puffed like a kettle. Number seventeen had a whistle in the nose, which went up at the end like a question. “And who’s that, like a saw?” asked {A}. “That’s Uncle,” said {H}. “He does it in the car as well.”',
        'Number seventeen asked again, very high. Hrrrrrr, said Koro, at the other end. “Now he’s answered him,” said {H}.'
      ]
    },
    {
      id: 'milo',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Next door in the kitchen there was still a light on. Aunty put two mugs of milo on the long bench, and did not ask anything. “Does he ever stop?” asked {H}. “In the morning,” said Aunty, “when the bacon goes on.”',
        'She washed a pot that was as big as a bath. {A} dried it, mostly from inside. Even in there you could hear Koro, through two walls. Aunty’s foot was tapping along.'
      ]
    },
    {
      id: 'flat',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A}’s mattress was the kind that you blow up. It had a small hole somewhere, and said so. Psssss. Whenever {A} turned over, {A} came a bit nearer to the floor. “What can you see from there?” asked {H} from above.',
        '“Under your mattress there’s a sock,” said {A}. Psssss. “It’s got a pattern.” When {A} had come down altogether it was quiet, and {H} pushed half a pillow over the edge.'
      ]
    },
    {
      id: 'pillow',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In the wharenui nobody sits on a pillow. A pillow is only for heads, and Aunty sees everything. So {H} sat on the mattress, with the pillow on both knees, and {H}’s head on that.',
        '“Is it comfortable?” asked {A}. “For my head it is,” said {H}. “The rest of me would like to lie down.” {A} tried it as well. They sat there like two folded chairs.'
      ]
    },
    {
      id: 'small-trumpet',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Then one of the sleeping bags let off a small trumpet. It was quite short. Everybody who was still awake lay as stiff as a plank, because of not laughing. Two mattresses shook.',
        '“It was number twelve,” breathed {A}. “Number twelve’s a teacher,” breathed {H}. That made it worse. They both had to bite on the blanket until it was over. It took a long time.'
      ]
    },
    {
      id: 'counting',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} tried counting Koro instead of sheep. Hrrrrrr, that was one. Hrrrrrr, two. By thirty-one {H} was wider awake than before. “Sheep are better,” said {A}. “They jump over the fence, and then they’re gone. Koro stays.”',
        '“What number are you on?” asked {A} a bit later. “I’ve had to start again,” said {H}. “He did half a one.”'
      ]
    },
    {
      id: 'sleeping-bag',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} was in the sleeping bag the wrong way round. The zip was down at the feet, and the hood hung over the edge, empty. “I got in while it was dark,” said {A}. “There was no sign.”',
        'Turning round in there took some time. There was an elbow, and then a knee where the elbow had been. At last a head came out at the top, with all the hair standing up. “Good morning,” said {H}. It was ten at night.'
      ]
    },
    {
      id: 'pet-in-the-porch',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had the porch to sleep in, for indoors is only for people. Everybody’s shoes were out there, fifty-two of them, and {A} had been put to bed in the middle. {H} looked out once more to say good night.',
        '{A} had one gumboot for a pillow and did not mind the noise. From out there it must have sounded like a big animal in a small house. {A} was guarding the door, just in case it came out.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We lay head to toe,” said {S}, “four cousins to a mattress. I always had a foot by my ear.” “Whose?” asked {A}. “My cousin Hine’s. She ran in her sleep. I’ve been kicked all the way to Rotorua.”',
        '{A} laughed into the pillow. “And who snored?” “My uncle,” said {S}. “They put him in the middle, so that everybody had the same amount.”'
      ]
    },
    {
      id: 'child-torch',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had a torch in the sleeping bag. The whole bag glowed like a caterpillar with the moon in it. “Put it out,” whispered {A}. “I’m reading,” said the caterpillar. “What are you reading?” “The washing label.”',
        '{S} read it out. It could be washed warm, and it should not be ironed. After that the light got yellow, and then brown. {S} came up for air, and had no more to read.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} lay in the carry bed and slept through it all. {A} breathed three times as fast as everybody else. It was like somebody small, running to keep up with the big ones.',
        '{H} listened to that for a while, because it was nearer. Then Koro drew in a very long one. {A} sighed too, and for one breath the biggest and the smallest in the house went together.'
      ]
    },
    {
      id: 'no-time-left',
      A: 'partner',
      paragraphs: [
        '{A} lay on one elbow and listened. “What do you do while he’s snoring?” asked {A}. “I wait for him to stop,” said {H}. “And when he stops?” {H} thought about it. “Then I wait for him to start.”',
        '“So there’s no time left to sleep in,” said {A}. “Look at the others. They don’t wait.” All along the row the sleeping bags went up when Koro breathed in. Then they all sank together. {H}’s was the only one that went by itself.'
      ]
    }
  ],
  turn: [
    {
      id: 'like-a-boat',
      A: 'partner',
      paragraphs: [
        'Hrrrrrr. {H} breathed in along with Koro, slowly, right down to the feet. Then came the gap, and {H} let it all out. So did everybody else. The whole house sank a little. Hrrrrrr. Up they went together.',
        '“It’s like lying in a boat,” whispered {H}. “Mm,” said {A}, who had got on as well. {H} meant to stay awake a little longer, to see where it was going.'
      ]
    },
    {
      id: 'bacon',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Then there was bacon, and Koro was quiet at once. It was so quiet that all the others woke up. Twenty-five heads came out of twenty-five bags, and looked for the noise. “Is it morning?” asked {A}. “He’s stopped,” said {H}. “So it must be.”',
        'They folded the blankets, corner on corner. The mattresses were stood up in a stack, and the floor was only a floor again.'
      ]
    },
    {
      id: 'dishes',
      A: 'other',
      spare: 15,
      paragraphs: [
        'There were tea towels for everybody, and a mountain of plates. {A} washed and {H} dried. In a row of twelve people each plate came by only once. “I know you,” said {H} to a blue one. “You had my toast.”',
        'The big cousin came in and looked into three drawers. “Has anybody seen the tongs?” asked the cousin. “I don’t know what I want them for.” {H} handed them over without a word.'
      ]
    },
    {
      id: 'number-nine',
      A: 'partner',
      paragraphs: [
        'At breakfast Koro sat at the long table, over three Weet-Bix. “I slept badly at first,” said Koro. “Somebody was snoring, over by the window.” “Which number?” asked {H}. “Nine,” said Koro. “Like a very small outboard motor.”',
        '{H} looked at {A}. {A} looked at the milk. “Did I keep you awake?” asked {H}. “Not for long,” said Koro. “I just breathed along.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stretched out as long as could be.',
      '{names} turned round three times before lying down.',
      { text: '{names} shook out a blanket, and a jigsaw piece fell from it.', needs: ['hands'] },
      { text: '{names} plumped up a pillow with both fists.', needs: ['hands'] }
    ],
    way: [
      '{names} slept through that one, and woke for the next.',
      '{names} wriggled deeper into the blankets, until only a nose was out.',
      { text: '{names} stuffed a sock into each ear, and one fell out.', needs: ['hands'] },
      { text: '{names} passed a water bottle along the row.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in and out with all the rest.',
      '{names} smelled breakfast, and was up before the blanket was.',
      { text: '{names} carried two chairs to the long table.', needs: ['hands'] },
      { text: '{names} buttered a great deal of toast.', needs: ['hands'] }
    ]
  },
  bed: [
    'Back at home the blue bag hung over a chair, to air. It smelled of floor polish and a little of bacon.',
    'In the evening {H} washed, and lay down. There was only one mattress in the row, and it was very quiet. So {H} thought of Koro, and breathed in, right down to the feet.'
  ],
  last: [
    'The blanket went up, and the blanket went down, all by itself, for {H} was asleep.',
    'Somewhere a very small outboard motor started up, and it was {H}, asleep.'
  ]
})
