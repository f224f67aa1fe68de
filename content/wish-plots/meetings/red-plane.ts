import { wishPlot } from '../wish-plot.ts'

export const redPlane = wishPlot({
  id: 'wish-flies-plane',
  beginsElsewhere: true,
  wishes: [
    'flies plane', 'fly plane', 'flew plane', 'flying plane', 'flies a plane', 'flies aeroplane', 'fly aeroplane', 'flying aeroplane', 'flew aeroplane', 'flies airplane', 'fly airplane', 'flying airplane', 'flew airplane', 'becomes pilot', 'becoming pilot', 'being pilot', 'youngest pilot', 'own plane', 'own aeroplane', 'own airplane', 'red plane', 'red aeroplane', 'red airplane', 'small plane', 'tiny plane', 'little red plane', 'flies little plane', 'plane to an island', 'plane island', 'pilot island', 'pilot plane', 'piloting plane', 'pilots plane', 'steers plane', 'lands plane', 'landing plane', 'takes off plane', 'plane ice cream', 'flys plane', 'flys a plane', 'pilot of a plane', 'flies a jet', 'fly a jet', 'co-pilot', 'copilot', 'aeroplane pilot', 'airplane pilot', 'plane pilot'],
  except: ['paper', 'going', 'visit', 'see', 'grandma', 'nervous', 'tomorrow', 'crash', 'crashes', 'crashed', 'crashing', 'toy', 'afraid', 'scared', 'holiday', 'drone', 'bomb', 'bomber', 'war', 'fighter', 'parachute', 'ears', 'sick', 'airport', 'dog', 'cat', 'bear', 'pig', 'penguin', 'dragon', 'daddy', 'dad', 'mummy', 'mum', 'delayed', 'missed', 'passenger', 'seatbelt', 'helicopter', 'balloon', 'queue', 'luggage', 'suitcase', 'missing', 'away', 'leaves', 'goodbye'],
  answers: ['plane', 'aeroplane', 'airplane', 'jet', 'pilot', 'pilots', 'fly', 'flies', 'flying', 'flew', 'is', 'becomes', 'being', 'own', 'little', 'red', 'small', 'tiny', 'big', 'real', 'island', 'sky', 'clouds', 'cloud', 'high', 'up', 'over', 'sea', 'lands', 'landing', 'land', 'takes', 'off', 'steers', 'wings', 'propeller', 'ice', 'cream', 'first', 'time', 'all', 'by', 'herself', 'himself', 'youngest', 'world', 'captain', 'copilot', 'delivers'],
  company: ['plane', 'tub', 'stick', 'map', 'cloud', 'island', 'engine', 'wheels', 'spoons', 'beach', 'ice'],
  isTale: true,
  out: true,
  about: 'The hero is the pilot of a red plane with ice cream for an island where it has only ever come as soup, and it melts however one flies, until a nose gets cold.',
  titles: ['It Always Came as Soup', 'Slop, Slup, Tock', '{H} Flies the Red Plane', 'Strawberry All Over the Map', 'Five Times Round the Island'],
  want: [
    {
      id: 'as-soup',
      A: 'partner',
      paragraphs: [
        '{H} was the pilot of a small red plane. Behind the seats stood a tub of strawberry ice cream, for a birthday on the island. It always went by boat, and it always came as soup. {H} wanted it to come as ice cream, for once.',
        '“Doors?” asked {A}, who had the map and the list. “Shut,” said {H}, and pushed the lever forward. The propeller roared. The wheels went rumble, rumble, and then they went nothing at all.'
      ]
    }
  ],
  way: [
    {
      id: 'warm',
      A: 'partner',
      paragraphs: [
        'Down below the cows turned into crumbs. The sun shone in, and it got as warm as in a cake tin. Plip, went the tub. “It’s melting!” cried {A}. “Go low! Go faster!”',
        '{H} pushed the stick down, and they raced along just above the sea. The engine got hot, and blew on their feet. The plane hopped over the wind like a cart. Slop! There was strawberry on the map, and all over the stick.'
      ]
    },
    {
      id: 'the-stick',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Show me how it works,” said {A}. {H} pushed the stick forward, and the nose went down. {H} pulled it back, and the nose went up. With one foot on the left pedal the whole sea tipped over to that side. “It’s like leaning on a bicycle,” said {H}.',
        '{A} leaned too, to help. “You don’t have to do that,” said {H}. “I’ve begun now,” said {A}. They flew to the left, until everything that could roll had rolled.'
      ]
    },
    {
      id: 'the-tower',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a voice in the headphones, and it was the tower. “Good morning, Red Plane,” said the tower. “What can you see?” “A lot of blue,” said {H}. “Over.” When you’ve finished, you have to say “over”.',
        '{A} liked that. “Would you like a peppermint, over?” said {A}. “Yes please, over.” “I’ve only got the one, over.” “Then half, over,” said {H}. The tower cleared its throat. “I can hear you both,” it said. “Over.”'
      ]
    },
    {
      id: 'birds',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Some geese came up beside them, in a long slanted line. They looked in at the window with one eye each. They didn’t think much of the propeller. One goose at the end came nearer, and flew just behind the wing.',
        '“What’s that one doing?” asked {H}. “It’s easier there,” said {A}. “The one in front makes the wind, and the others lean on it.” {H} held the plane as steady as a table. The goose went along with them as far as the lighthouse. It hardly had to flap.'
      ]
    },
    {
      id: 'which-island',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“There’s one with three trees,” read {A} from the map, “and one like a fish. And then there’s a pink one, with a seed in it.” “That’s strawberry,” said {H}. {A} licked that island off. There was none under it.',
        'They looked out on both sides for a fish. “I’ve got it,” called {A}. But that one blew, and dived. “It’s the other one,” said {H}. “It’s the one that stays.”'
      ]
    },
    {
      id: 'shadow',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Somebody was flying along underneath them. It was their shadow, quite small, and it ran over the sea without getting wet. It ran up over a ship, and down on the other side. A sailor looked up and waved to the wrong one.',
        '{H} tipped the wings, first left and then right, and that means hello. The shadow did it too. “It’s got no ice cream,” said {A}. “So it’s got no worries,” said {H}.'
      ]
    },
    {
      id: 'instruments',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In front of the pilot’s seat there were six clocks, and not one of them told the time. One said how high, and one said how fast. In the third there was a tiny plane, in front of a blue half and a brown half. “Blue’s the sky,” said {H}. “It has to sit on the line.”',
        '“And that one?” asked {A}. Under it hung a biscuit on a thread. “I put that up myself,” said {H}. “When it hangs straight, we’re straight.” Some time later the thread hung straight, and there was nothing on it.'
      ]
    },
    {
      id: 'wrap-it',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“We must wrap it up,” said {A}. “What do you do with ice cream? You put a blanket round it.” “That’s for babies,” said {H}. “It’s for both,” said {A}. “A blanket keeps the warm in, and it keeps the warm out. It doesn’t mind which.”',
        'They had no blanket. They had one coat and a flag. The tub sat there with a collar on, and the sleeves tied in front. Plip, it said, but not so often. From behind it looked like somebody who was thinking.'
      ]
    },
    {
      id: 'breakfast',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“Can I drink the bit that’s running out?” asked {A}. “It’s for the island,” said {H}. “The island can’t have what’s on the floor,” said {A}. That was true, and {H} thought about it for the length of a cloud.',
        'So {A} held a cup under, at the edge. It was sweet, and pink, and as warm as tea. “It is soup,” said {A}. “You can see how they got the idea.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had the window seat, and had kept an eye on everything since the start. When the plane went left, {A} went right. Then {A} slid back, and looked as if it had been meant.',
        'At the first plip {A} sat up. At the second one {A} was under the tub, with an open mouth. “We’ve got somebody for the drips,” said {H}. It was the first time in the whole flight that {A} did not look out.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’ve had that soup,” said {S}. “It was my eighth birthday, on that island. The boat came, and we all stood on the beach. They carried it up, and poured it out.” “Were you sad?” asked {A}.',
        '“We’d never had the other kind,” said {S}. “We put noodles in.” {S} looked out over the wing for a good while. “Take it carefully round the corners,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} did the announcements. “Ladies and gentlemen and ice cream,” said {S} into a shoe. “On the left there’s a boat. On the right there’s nothing.” Everybody looked to the right. It was quite right.',
        '“The captain’s called {A}, and is sticky,” said {S}. “There’s a peppermint for dinner. It’s half gone.” {A} tipped the wings for that. “And that was on purpose,” said the shoe.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} was strapped in behind, next to the tub. The engine said mmm, and {A} said mmm as well, on the same note. Wherever the engine went, up or down, {A} went with it. You could have flown by {A}.',
        'When they went over a bump, {A} stopped, and laughed, and began again a bit higher. The engine took that over. “We’re climbing,” said {H}, and looked at the clocks, and they were.'
      ]
    },
    {
      id: 'cold-nose',
      A: 'partner',
      paragraphs: [
        'Ahead stood a cloud like a mountain. {H} pulled the stick back, and up they went, till their ears said pop. On top it was bright and still. {A} breathed out, and there was a small cloud in front of {A}’s mouth.',
        '“My nose is cold,” said {A}. “And we’re nearer to the sun! It’s like a mountain. The snow always stays on the top.” They both looked round at the tub.'
      ]
    }
  ],
  turn: [
    {
      id: 'slop-slup-tock',
      A: 'partner',
      paragraphs: [
        '“Then we stay up here,” said {H}. The island came, as small as a button. {H} flew round it, high above, and {A} knocked on the tub. It went slop. After two rounds it went slup. After five it went tock.',
        'Down went the nose. The beach got long, and then it got wide. {H} pulled the lever, and held the stick quite still. Bump. Rumble, rumble. From all sides the island came running, with spoons.'
      ]
    },
    {
      id: 'frost',
      A: 'same',
      spare: 13,
      paragraphs: [
        'It was so cold up there that flowers grew on the window, on the inside. {A} scratched a hole in them, to see out by. “Are you warm enough?” asked {A}. {H} had both sleeves pulled down over the stick. “The captain can’t feel the captain’s toes,” said {H}.',
        'So they sang, and stamped on the floor. They only stamped on the beats, and never on the pedals. On the map the strawberry had gone hard. {A} broke off the whole north coast and ate it.'
      ]
    },
    {
      id: 'landing',
      A: 'same',
      spare: 14,
      paragraphs: [
        'On the beach stood a pole, with a long striped sock on it. It was blowing straight out to sea. “You always land against the sock,” said {H}. “It’s like a hand that holds you back.” “And if it hangs down?” asked {A}. “Then you’ve got nobody to help you.”',
        'They flew once along the water, and three sheep were asked to move. Two did. The third had to be asked by name.'
      ]
    },
    {
      id: 'as-ice-cream',
      A: 'partner',
      paragraphs: [
        '“Is it soup?” they asked. {A} took off the lid. There it stood, pink and whole, and smoked with cold. The birthday child had the first go. Ting, went the spoon, and bent.',
        '“I’m afraid you’ll have to wait,” said the pilot, “till it melts.” So they put the tub in the sun. The whole island sat down round it, and listened for the first plip.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down at the back, and looked out over the wing.',
      '{names} felt the floor tip, and leaned the other way.',
      { text: '{names} pulled the belts tight, until they clicked.', needs: ['hands'] },
      { text: '{names} waved to the ones on the ground, and they got small.', needs: ['hands'] }
    ],
    way: [
      '{names} got some of it on one ear.',
      '{names} swallowed, and it went pop.',
      { text: '{names} held the lid on, with both hands.', needs: ['hands'] },
      { text: '{names} wiped the map, and two villages went with it.', needs: ['hands'] }
    ],
    turn: [
      '{names} shivered, and moved closer together.',
      '{names} ran round in the sand, which kept still.',
      { text: '{names} handed down the tub, wrapped in a coat.', needs: ['hands'] },
      { text: '{names} bent a spoon straight again, over one knee.', needs: ['hands'] }
    ]
  },
  bed: [
    'They flew home in the last light, with an empty tub, and nothing went slop. {H} hung the headphones on their hook.',
    'Then {H} washed, and there was still some strawberry on one thumb. In bed {H} pulled the blanket up, and it kept the warm in.'
  ],
  last: [
    'The wheels had gone rumble, and then they went nothing at all, and {H} was asleep.',
    'High up it was still and cold, and down here it was warm, and {H} was asleep.'
  ]
})
