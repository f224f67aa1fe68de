import { wishPlot } from '../wish-plot.ts'

export const allInOneRoom = wishPlot({
  beginsElsewhere: true,
  id: 'wish-all-in-one-room',
  wishes: ['all the cousins are coming tomorrow and we are all going to sleep in one room', 'cousins coming sleep room', 'all cousins sleep room', 'cousins sleep one room', 'cousins one room', 'cousins sleepover one room', 'cousins sleep same room', 'cousins sleeping same room', 'cousins sleep together', 'cousins sleeping together', 'cousins sleep floor', 'cousins sleeping floor', 'cousins mattresses floor', 'cousins mattress floor', 'cousins sleep my room', 'cousins sleeping my room', 'cousins one bed', 'cousins same bed', 'cousins in a row mattresses', 'all sleep one room', 'all sleeping one room', 'everybody sleep one room', 'everyone sleeping one room', 'sleep all together one room'],
  answers: ['all', 'the', 'cousins', 'cousin', 'are', 'is', 'coming', 'come', 'comes', 'arriving', 'arrive', 'visiting', 'visit', 'stay', 'staying', 'for', 'eid', 'christmas', 'xmas', 'diwali', 'deepavali', 'pongal', 'holi', 'nowruz', 'hanukkah', 'easter', 'thanksgiving', 'new', 'year', 'wedding', 'festival', 'feast', 'holiday', 'holidays', 'summer', 'weekend', 'tomorrow', 'tonight', 'soon', 'week', 'and', 'we', 'i', 'they', 'going', 'to', 'will', 'get', 'sleep', 'sleeping', 'sleepover', 'in', 'one', 'same', 'room', 'bedroom', 'bed', 'floor', 'mattress', 'mattresses', 'pillows', 'pillow', 'blankets', 'sleeping', 'bags', 'together', 'share', 'sharing', 'my', 'our', 'his', 'her', 'big', 'row', 'everybody', 'everyone', 'children', 'kids', 'seven', 'six', 'eight', 'five', 'ten', 'grandma’s', 'grandmother’s', 'house', 'granny’s', 'nani’s', 'dadi’s', 'excited', 'happy', 'can’t', 'wait', 'so', 'many', 'too', 'squashed', 'aunt', 'aunts', 'uncle', 'uncles', 'son', 'daughter', 'with', 'his', 'her', 'on', 'family', 'whole', 'lots', 'twins', 'whisper', 'whispering'],
  except: ['died', 'dead', 'funeral', 'hospital', 'ill', 'sick', 'hate', 'hates', 'hit', 'hits', 'fight', 'fighting', 'scared', 'afraid', 'evacuated', 'flood', 'fire', 'war', 'refugee', 'cancelled', 'camp', 'tent', 'animals', 'dragon', 'dinosaurs', 'leaving'],
  moods: ['waiting', 'first', 'change'],
  company: ['cousins', 'pillow', 'pillows', 'mattress', 'mattresses', 'room', 'floor', 'blanket', 'door', 'twins', 'middle', 'rows', 'foot', 'feet', 'heads', 'baby'],
  about: 'Seven cousins and the hero want to sleep in one room on three mattresses, and with the pillows in their places the hero is always left over, until somebody lies down and sees how much of a mattress a child does not use.',
  titles: ['Eight Heads in the Middle', 'One Pillow Over', 'All in One Room', '{H} and the Seven Pillows', 'Across'],
  want: [
    {
      id: 'eight-pillows',
      A: 'partner',
      paragraphs: [
        'Tomorrow {H} and all the cousins were going to sleep in one room. There were seven of them. This evening {A} had helped to clear the floor, and to lay out all the mattresses there were. There were three.',
        'The cousins were not there yet, so {H} put down a pillow for each. The two striped ones were the twins. The long one was the cousin who kicked. The eighth pillow had a patch, and was {H}’s own.'
      ]
    }
  ],
  way: [
    {
      id: 'left-over',
      A: 'partner',
      paragraphs: [
        '“Two to a mattress,” said {A}. They put two pillows at the head of each. That was neat, and made six. The kicker and {H} were left over. “Then those two go at the foot,” said {A}.',
        'So the kicker’s pillow went to the foot of the twins. “Now the kicking end is in a twin’s tummy,” said {H}. “And I’d get feet in mine.” {H} picked up the patched pillow and held it tight.'
      ]
    },
    {
      id: 'lists-of-cousins',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Who has to lie next to whom?” asked {A}. {H} knew all that. The twins lay side by side, or they did not sleep. The cousin with the cold lay by the handkerchiefs. The one who talked at night lay by the one who never listened.',
        '“And who lies by the one who kicks?” asked {A}. They looked round at all the pillows. Each one seemed to look at another. At last they put a big cushion there. It was soft, and had no shins.'
      ]
    },
    {
      id: 'in-the-drawer',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“We could use the armchair,” said {A}, and put a pillow on it. It was a good place, with two arms. But {H} knew the cousins. All seven would want the armchair. Then the chair would be full, and the floor would be empty.',
        'They took the pillow off again, and turned the chair to the wall. “Now it looks as if it’s sulking,” said {H}. They hung a blanket over it. Then it looked like a cousin who had come a day early.'
      ]
    },
    {
      id: 'good-night-for-eight',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“How long is a good night for eight?” asked {H}. {A} tried it, and walked from pillow to pillow. “Good night. Good night. Have you brushed your teeth? Good night. Yes, you can have water. Good night.” At the fifth pillow {A} sat down for a bit.',
        '“Somebody’s up again behind you,” said {H}. The first pillow had slid off the mattress. {A} went back and began once more. By the time they were all good-nighted, it would be breakfast.'
      ]
    },
    {
      id: 'breathing',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} knew how each of them slept. The oldest went “pooh”, like a kettle that was nearly ready. The smallest made a bubble. One of the twins breathed in, and the other breathed out. {H} did them all, one after another, and pointed to the pillows.',
        '“And what do you do?” asked {A}. {H} had no idea. {H} had always been asleep by then. “You whistle,” said {A}, “through the gap.” That made one bubble, one kettle, two halves of a twin, and a whistle.'
      ]
    },
    {
      id: 'water-in-the-night',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“There must be a way to the door,” said {A}, “for anybody who needs the loo.” {H} tried it in the dark, from the window, with both eyes shut. One foot found a pillow. “Sorry,” said {H}. The other foot found the next. “Sorry.”',
        '{H} said sorry four times, and came out at the wardrobe. “That’s not the loo,” said {A}, from the other side. So they laid a line of socks along the wall, heel to toe, for bare feet to follow. It led all the way to the door, and nobody was on it.'
      ]
    },
    {
      id: 'other-counts-blankets',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came in under a heap of blankets, so that only the feet showed. “Where do they go?” asked the heap. There was a place by the door, so {A} let go. Now there was no place by the door.',
        '“I’ve counted nine,” said {A}, “and there are eight of you.” “One’s for whoever pulls them all off in the night,” said {H}. “And who’s that?” asked {A}. Nobody ever knew. They had all been asleep, and seven of them had been cold.'
      ]
    },
    {
      id: 'pet-chooses',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had never seen so many pillows on a floor. {A} went from one to the next, and gave each a sniff. On every one {A} stayed for a moment, with closed eyes. It was not a thing to be hurried.',
        '“{A} is trying out all the cousins,” said {H}, and got up, to make room. In the end {A} came back to the patched pillow, and lay down on the whole of it. There it smelled of somebody, and was still a little warm.'
      ]
    },
    {
      id: 'elder-five-in-a-bed',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We were five in one bed,” said {S}. “When one of us turned over, we all had to turn over. The oldest called it out.” “In the middle of the night?” asked {A}. “Turn!” called {S}, to show how. It could be heard in the kitchen.',
        '“And when you grew up?” asked {A}. “Then I had a bed of my own,” said {S}. “It was so wide. For a year I lay at the very edge, and every night I waited for somebody to call.”'
      ]
    },
    {
      id: 'child-is-all-of-them',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to see if the pillows were right, and lay down on one. “I’m a twin,” said {S}, and jumped up and lay down on the next. “I’m the other one.” Then {S} was the kicker, and a blanket flew as far as the window.',
        '“Now sleep,” said {A}. “I can’t,” said {S}. “I keep waking me up.” And that was true. Wherever {S} lay, somebody was just getting up from somewhere else. They had never had so many cousins in one person.'
      ]
    },
    {
      id: 'the-part-for-nobody',
      A: 'partner',
      paragraphs: [
        '“Then I’ll have to sleep in the hall,” said {H}. {H} lay down on the mattress, to say goodbye to it. {A} looked at {H}’s feet. Below them there was a great deal of mattress with nobody on it.',
        '“That’s made for somebody long,” said {A}. “Down there you’ve got a whole piece for nobody.” And so had the twins. “What if you lie the other way?” {H} rolled round, and lay across. Now both feet stuck out. “A bit short,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'across',
      A: 'partner',
      paragraphs: [
        '“Then we’ll make it wider,” said {A}. They pushed the three mattresses together, side by side, as wide as the sea. Now {H} lay across, and the feet stayed on. There was room for another, head to head.',
        'They put four pillows in a row along the middle, and four against them. Now all the heads were inside, and all the feet outside. The kicker would only kick the wall. “You’re all in,” said {A}, and counted again.'
      ]
    },
    {
      id: 'the-long-sheet',
      A: 'same',
      spare: 10,
      paragraphs: [
        'No sheet in the house was as wide as that. They took the biggest tablecloth, the one for the big days. It had a gravy stain from last year. The stain came out just under the smallest cousin. “It was that cousin’s gravy, too,” said {H}.',
        '{A} pulled the cloth smooth on one side, and it came short on the other. {H} pulled it back. So it went to and fro for a time. Then they pulled it half each, and it looked like the longest table ever laid for pillows.'
      ]
    },
    {
      id: 'trying-the-whisper',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Now we must see if it works at night,” said {H}. They lay down head to head, {H} in one row and {A} in the other. “Are you asleep?” whispered {H}. “No,” whispered {A}. It came from above, quite close, and upside down.',
        '“What are you thinking?” whispered {H}. {A} was thinking of the last biscuit in the tin. “I’m asleep,” whispered {A}. It worked very well. You could hear every word, even when it was not true.'
      ]
    },
    {
      id: 'all-in-the-middle',
      A: 'partner',
      paragraphs: [
        'Where all the heads came together, the patched pillow lay in the very middle. {H} tried it. There was a pillow to the left, and one to the right, and three just behind. Each cousin would be one whisper away.',
        '“You weren’t left over,” said {A}. “You were only lengthways.” Tonight {H} was allowed to sleep there already. Somebody had to keep the places. “Good evening,” said {H} to the twins, and pushed the striped pillows closer together.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked in at the door, and counted the pillows.',
      '{names} went once round all three mattresses, along the wall.',
      { text: '{names} shook a pillow, until it was as round as a cousin.', needs: ['hands'] },
      { text: '{names} carried out the toys that had lived on the floor.', needs: ['hands'] }
    ],
    way: [
      '{names} thought about it too, in the only corner that was free.',
      '{names} stepped over a pillow with care, as if it were asleep.',
      { text: '{names} held the long pillow for a moment, with the kicking end away.', needs: ['hands'] },
      { text: '{names} smoothed the corner of a sheet.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood at the edge, and looked across the great wide bed.',
      '{names} moved back to the wall, to make room for the rows.',
      { text: '{names} pushed too, and the last crack closed.', needs: ['hands'] },
      { text: '{names} straightened a pillow in the second row.', needs: ['hands'] }
    ]
  },
  bed: [
    'The three mattresses lay side by side, as wide as the sea. In the middle eight pillows had their heads together, and seven of them were keeping a place.',
    '{H} washed, and lay down on the patched one, across. There was a striped pillow close by, and it did not kick.'
  ],
  last: [
    'There was one whisper in the room, and seven pillows kept it, and {H} was asleep.',
    'Tomorrow they would all be in, and the first of the eight was asleep, and that was {H}.',
    'Seven pillows kept quite still, so as not to wake the eighth, and {H} was asleep.'
  ]
})
