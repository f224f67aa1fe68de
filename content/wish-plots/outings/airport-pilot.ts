import { wishPlot } from '../wish-plot.ts'

export const airportPilot = wishPlot({
  id: 'wish-airport-pilot',
  wishes: ['airport', 'airports', 'pilot', 'pilots', 'cockpit', 'flying a plane', 'fly a plane', 'runway', 'boarding', 'flight attendant', 'cabin crew', 'jumbo jet'],
  answers: ['going', 'plane', 'planes', 'aeroplane', 'aeroplanes', 'airplane', 'flying', 'fly', 'being', 'becoming', 'captain', 'trip', 'first', 'time', 'day', 'tomorrow', 'suitcase', 'big', 'busy', 'passport', 'security', 'waiting', 'gate', 'holiday', 'wants', 'grow', 'up', 'brave', 'take', 'off', 'landing', 'watching', 'jet', 'jumbo'],
  except: ['helicopter', 'whale', 'fighter', 'army', 'war', 'crash', 'crashed', 'scared', 'afraid', 'nervous', 'goodbye', 'leaving', 'lost', 'rocket', 'space', 'spaceship', 'drone', 'balloon', 'light', 'pick', 'picking', 'collect', 'collecting', 'arrivals', 'dog', 'penguin', 'mouse', 'bird', 'delayed', 'paper', 'packing'],
  moods: ['first', 'waiting', 'proud'],
  company: ['plane', 'pilot', 'seat', 'suitcase'],
  about: 'The hero wants a window seat, and when everybody sits in the plane with their belts on, it does not take off.',
  titles: ['The Best Window on the Plane', 'Bing-Bong', '{H} Wants a Window Seat', 'The Captain in the Middle Seat', 'Four Rows and Nobody in Front'],
  want: [
    {
      id: 'window-seat',
      A: 'partner',
      paragraphs: [
        'The plane was eight chairs in rows. {H} had a passport, a small suitcase, and one wish: a seat at the window. “Bing-bong,” said {A}, who was the airport. “Passengers with potatoes may go on board first.”',
        'Then {H} was let in. At the left window sat a bear in a good hat, and at the right one a potato. {H} got the seat in the middle, and saw only the back of a chair.'
      ]
    }
  ],
  way: [
    {
      id: 'security',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Before the plane there had been the gate that beeps, which was {A} with both arms up. “Beep,” said the gate. {H} took off the belt and went through again. “Beep.” {H} took off both shoes, and a hat, and a jumper.',
        'There was not much of {H} left. “Beep,” said the gate. “But I’ve got nothing on me,” said {H}. The gate thought about it. “I think I’m hungry,” it said. “It’s a different beep.”'
      ]
    },
    {
      id: 'suitcase-weight',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the desk the suitcase had been weighed, by lifting it and making a face. “It’s too heavy,” {A} had said. “What’s in it?” In it were one sock, a rubber duck and a large book about planes. “Carry the duck,” said {A}.',
        '{H} carried the duck and the sock and the book. Now the suitcase was as light as it should be. It got a ribbon round the handle, and rolled away behind a curtain, empty. “It’ll like the rest,” said {A}.'
      ]
    },
    {
      id: 'swap-bear',
      A: 'partner',
      paragraphs: [
        '{H} asked the bear very politely to change places. “It’s never flown before,” said {A}. {H} asked the potato. “It gets sick in the middle,” said {A}. So they fastened their belts, click, and waited for take-off. {A} had got on too, with a newspaper.',
        'Nothing happened. “Bing-bong,” said {A} after a while. “We’re a little late today.” The potato looked out at the carpet. It was the same carpet as before.'
      ]
    },
    {
      id: 'safety',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} stood up in the path and showed how everything worked. “The doors are here, here and there,” said {A}. It was a cupboard, a lamp and the bear. “The light on the floor shows you the way.” “Where is it?” asked {H}. “It’s on holiday.”',
        'The belt was shown too, above the head, where nobody wears it. “And under your seat’s a life jacket,” said {A}. {H} felt under the chair. There was half a biscuit. It was there for emergencies.'
      ]
    },
    {
      id: 'trolley',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A trolley came along the path. It was a chair with a cloth on it, and it hit every elbow that there was. “Sorry, elbow,” said {A} each time. “Something to drink?” “Tomato juice,” said {H}. “Nobody drinks it at home, but up here everybody does. It tastes different in the air.”',
        'There was none, so it was water in a very small cup. {H} turned it round and smelled it. “You can taste the height,” said {H}. The bear had a peanut, and kept the bag.'
      ]
    },
    {
      id: 'ears',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“When you go up, your ears go shut,” said {A}. “You have to swallow, or yawn.” They both yawned, as wide as they could, up through the clouds. Once you have begun, it’s hard to stop. “Pop,” said {H}. “That was the left one.”',
        '“What did you say?” said {A}. “Pop!” “I can’t hear you, mine are still shut.” {A} yawned again, and the bear looked as if it would like to. “Pop,” said {A}. “Now I can hear what you said before. It was pop.”'
      ]
    },
    {
      id: 'armrest-sleeper',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} fell asleep, as somebody always does, with {A}’s head on {H}’s shoulder. {H} sat up straight. It was heavy, and breathed warm air down a sleeve. {H} needed that arm for the biscuit.',
        '“We’re there,” whispered {H}. “Where?” asked {A}, and sat bolt upright. “On page four,” said {H}, and took the biscuit. It had been no lie. The book about planes was open on {H}’s knees.'
      ]
    },
    {
      id: 'lost-luggage',
      A: 'other',
      spare: 7,
      paragraphs: [
        'At the airport the cases go round and round on a belt till somebody wants them. {A} pulled a scarf along the floor. On it came a boot, a loaf and a drum. “Is that yours?” asked {A}. “No,” said {H}.',
        'The loaf came by for the third time. It looked as if it knew {H}. “Nobody’s fetched it,” said {H}. “It’s come such a long way.” So {H} took it off the belt. It could stay with them until somebody asked for it.'
      ]
    },
    {
      id: 'pet-seat',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'In the last row was {A}, and no ticket could be found. “Does it fly with us?” asked the airport. “It’s here already,” said {H}, “and I don’t think that it’s getting off.” The belt did not go round, or else it went round twice.',
        'So {A} was put down as hand luggage. You have to keep that under the seat in front of you. {A} had thought so too, for it was exactly there that somebody had dropped a peanut.'
      ]
    },
    {
      id: 'elder-clapped',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“The first time I flew, we all clapped when it landed,” said {S}. “The whole plane did. An old man got up and bowed.” “Was he the pilot?” asked {A}. “No,” said {S}. “He was only pleased.”',
        '“And I had a meal with seven little lids. I took one of the spoons home in my sleeve. I’ve still got it.” {S} leaned a bit closer. “It’s the one you have your egg with.”'
      ]
    },
    {
      id: 'child-wing',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} did not want a seat, but to be the wing. {S} lay on the carpet, on {S}’s tummy, with both arms out to the side. “Now we’re turning left,” said {S}, and one arm went down. {A} leaned with it.',
        '“What’s it like out there?” called {A}. “Windy,” said {S}. “A cloud’s gone up my sleeve.” At the end of each wing there’s a small light, red or green. {S} had a radish in one hand, and in the other a grape.'
      ]
    },
    {
      id: 'tower-talk',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Somebody has to talk to the tower,” said {A}, with a hand over one ear. “Papa Oscar Tango calling.” “Why do you say that?” asked {H}. “It’s how they spell. They’ve got a word for every letter, so that nobody mishears.” “And what does that spell?” “Pot,” said {A}. “It’s the potato’s own plane.”',
        '{H} wanted to be spelled as well. They looked it up in the big book about planes. With so many words it took quite a while to be called in to supper.'
      ]
    },
    {
      id: 'nobody-in-front',
      A: 'partner',
      paragraphs: [
        '{A} leaned out and looked forward, and then looked again. “Everybody’s on board,” said {A}, “and the belts are on, and the doors are shut. Who’s flying it?” {H} looked too. In front of the first row there was nobody.',
        '“The pilot’s missing,” said {A}. “Bing-bong. Would the pilot please come to the plane?” The bear looked at the potato.'
      ]
    }
  ],
  turn: [
    {
      id: 'cockpit',
      A: 'partner',
      paragraphs: [
        '{H} looked at the wide window in front. The whole sky was in it. “I’ll do it,” said {H}. Click, went the belt. {H} carried the middle seat to the very front, and the bear lent the good hat.',
        '“This is your captain,” said {H}. “Kshh. On the left you’ll see kshhh.” “They never say it any clearer,” {A} told the potato. Then {H} pulled both hands back, quite slowly, and the carpet got small.'
      ]
    },
    {
      id: 'bumps',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They came to a bumpy part. “Kshh. Bumps,” said the captain. {A} shook the bear with one hand and the potato with the other. “It’s only the air,” said {H}. “It’s like a road with stones.”',
        'When it was over, {A} straightened the potato’s belt. “It wasn’t sick at all,” said {A}. “But it says that it’s lost its place in the book.”'
      ]
    },
    {
      id: 'two-pilots',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“There are always two of them,” said {A}, and brought another chair to the front. “And they don’t eat the same thing for supper, so that they can’t both get a tummy ache.” The captain had half an apple, and the other pilot had a rusk.',
        'They flew on and chewed. Now and then each looked at what the other had. “Fly straight for a bit,” said {A}, “I’m only going to smell it.”'
      ]
    },
    {
      id: 'landing',
      A: 'partner',
      paragraphs: [
        'Now there were lights in the window, and far away a long row of them. “Is that the runway?” asked {A}. “It’s the street,” said {H}. “They’ve left it on for us.” The captain came down so softly that the potato did not roll.',
        '“We’ve landed,” said {H}. “Please stay in your seats.” Everybody got up at once. “And how was the window?” asked {A}. “It was the biggest one on the plane,” said {H}. “It’s just that you have to fly it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} boarded the plane with no potato at all.',
      '{names} settled into row four and took up the aisle.',
      { text: '{names} stamped a passport with the bottom of a cup.', needs: ['hands'] },
      { text: '{names} lifted a very small bag into a very small rack.', needs: ['hands'] }
    ],
    way: [
      '{names} got comfortable, as people do before a plane has started.',
      '{names} looked out on the left at the same carpet.',
      { text: '{names} pressed the button for a drink, which was a button.', needs: ['hands'] },
      { text: '{names} read the safety card, with the picture of the bear.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned over as the plane went round the lamp.',
      '{names} felt both ears go pop and shook.',
      { text: '{names} handed the potato a paper bag, just in case.', needs: ['hands'] },
      { text: '{names} held on to an armrest, and it was the potato’s.', needs: ['hands'] }
    ]
  },
  bed: [
    'All the chairs went back to the table. The bear had its hat again, and it was still warm.',
    'When {H} had washed, the big light was switched off, as they do it on planes. {H} fastened the blanket, and put the seat back as far as it would go.'
  ],
  last: [
    'This was the captain, kshh, and then there was nothing more, for {H} was asleep.',
    'The row of lights went by, and under the blanket {H} had landed, and slept.'
  ]
})
