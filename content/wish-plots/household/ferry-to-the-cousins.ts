import { wishPlot } from '../wish-plot.ts'

export const ferryToTheCousins = wishPlot({
  id: 'wish-ferry-to-the-cousins',
  wishes: ['ferry cousins', 'ferry cousin', 'going on ferry cousins', 'ferry ireland', 'going on ferry ireland', 'ferry grandma ireland', 'boat grandma ireland', 'ferry family ireland', 'ferry irish', 'ferry dublin', 'ferry belfast', 'ferry rosslare', 'ferry holyhead', 'boat cousins', 'boat cousins ireland', 'boat to ireland', 'boat belfast', 'boat dublin', 'ship cousins', 'ship ireland', 'cousins across the sea', 'cousins over the sea', 'cousins live other side sea', 'cousins across water', 'sailing to cousins', 'sailing ireland', 'cousins in ireland', 'visit cousins ireland', 'cousins island ferry', 'cousins harbour', 'cousins pier', 'waving to cousins ferry', 'overnight ferry cousins'],
  answers: ['ferry', 'ferries', 'boat', 'ship', 'sea', 'water', 'crossing', 'cross', 'across', 'over', 'sail', 'sailing', 'catch', 'catching', 'caught', 'take', 'taking', 'took', 'go', 'going', 'went', 'travel', 'travelling', 'trip', 'journey', 'drive', 'car', 'see', 'seeing', 'saw', 'visit', 'visiting', 'meet', 'meeting', 'stay', 'staying', 'cousin', 'cousins', 'family', 'relatives', 'aunt', 'auntie', 'aunty', 'uncle', 'grandma', 'granny', 'gran', 'nana', 'grandpa', 'grandad', 'grandparents', 'ireland', 'irish', 'dublin', 'belfast', 'cork', 'rosslare', 'holyhead', 'wales', 'liverpool', 'scotland', 'france', 'england', 'norway', 'denmark', 'greece', 'island', 'other', 'side', 'port', 'harbour', 'pier', 'deck', 'waves', 'gulls', 'seagulls', 'mountain', 'land', 'overnight', 'night', 'early', 'morning', 'tomorrow', 'today', 'weekend', 'summer', 'easter', 'christmas', 'holiday', 'holidays', 'half', 'term', 'first', 'big', 'whole', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'brother', 'sister', 'we', 'all', 'our', 'excited', 'windy', 'long', 'ages', 'wait', 'can’t', 'wave', 'waving'],
  except: ['sick', 'seasick', 'ill', 'vomit', 'storm', 'stormy', 'sank', 'sink', 'titanic', 'scared', 'afraid', 'lost', 'missed', 'cancelled', 'canceled', 'funeral', 'died', 'dead', 'moving', 'leprechaun', 'dog', 'cat', 'pirate', 'whale', 'shark', 'dinosaur', 'dragon', 'horn', 'loud', 'mean', 'war', 'refugee', 'wedding', 'paper', 'toy', 'plane', 'aeroplane', 'flying', 'flew', 'ferryman'],
  namesFamily: true,
  moods: ['waiting', 'first', 'learning', 'change'],
  away: true,
  out: true,
  company: ['ferry', 'sea', 'cousins', 'deck', 'rail', 'mountain', 'land', 'hat', 'hats', 'boots', 'pier', 'ship', 'flag', 'lighthouse', 'roof', 'roofs', 'gull', 'side', 'funnel', 'sky', 'water', 'edge', 'bench'],
  about: 'On the ferry to the cousins there is nothing but sea, and the hero thinks the other side has gone, until a ship shows that far things come up over the sea from the top.',
  titles: ['Hats First', 'The Ferry to the Cousins', '{H} Looks for the Other Side', 'Boots Last', 'Behind the Edge of the Sea'],
  want: [
    {
      id: 'where-is-it',
      A: 'partner',
      paragraphs: [
        '{H} and {A} had caught the ferry to see the cousins on the other side of the sea. The cousins would wave from a pier there, and {H} wanted to wave first. So {H} stood at the rail. There was the sea, and a straight edge, and then sky. “I can’t see the other side,” said {H}. “It’s three hours off,” said {A}. “But it’s got a mountain on it,” said {H}. “Where do you hide a mountain?”'
      ]
    }
  ],
  way: [
    {
      id: 'looking-harder',
      A: 'partner',
      paragraphs: [
        '{H} rolled up the ticket and looked through. There was a round bit of sea. {H} looked with the other eye, and it was the same bit. Behind the ferry, home had gone as well, first the beach, and last of all a tall tower. “There is no other side,” said {H}. “I’ve waved at it for an hour, and I’d have seen cousins.” “The beach went before the tower,” said {A}, “and the beach was nearer.”'
      ]
    },
    {
      id: 'a-seat-by-the-window',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They went all round the ferry, to look for the other side from everywhere. On the left there was sea. On the right there was sea. Behind them the sea was white and foaming.',
        '“That’s where we’ve been,” said {A}. {H} looked down at the long white road. It lay quite straight behind the ferry, and then it closed up again. “If the cousins do that as well,” said {H}, “it’s no wonder that there isn’t a path.”'
      ]
    },
    {
      id: 'a-gull-rides-along',
      A: 'same',
      spare: 2,
      paragraphs: [
        'A gull hung in the air beside the ferry rail, and did not beat a wing. It just looked at {H}’s sandwich. “It’s going to the cousins’ too,” said {A}, “and it hasn’t got a ticket.” A ship pushes the air up in front of it, and a gull can sit on that.',
        '{H} took a bite. The gull came along, took nothing, and was still there at the crust. “It’s only waiting for us to say when,” said {H}, and put the crust away for a cousin.'
      ]
    },
    {
      id: 'cars-below',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Through the glass of a locked door they could see down into the belly of the ferry. There stood all the cars, side by side, with their lamps off. “They’re asleep,” said {H}. “They’re crossing the sea,” said {A}, “and they haven’t turned a wheel.”',
        'In a green car sat a cushion with a belt on. It had its back to the sea, and did not look as if it minded. “It’ll tell the cushions over there that it drove,” said {H}.'
      ]
    },
    {
      id: 'other-has-waved-already',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} had waved at the cousins as soon as the ferry left. “I wanted to have it done,” said {A}. {H} asked where the wave had gone. {A} pointed to the edge of the sea, a little to the left of a cloud.',
        'The cloud had moved on since. {A} thought about that, and waved once more, to the right of it. “One of them will get there,” said {A}. “I’ve got a wide wave.”'
      ]
    },
    {
      id: 'elder-letter',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“When I went over on the ferry,” said {S}, “my cousin and I had never met. We’d written that we’d each wear something red.” “And did you find each other?” asked {A}. “There was a game on that day,” said {S}. “Two hundred came off the ferry, all in red.”',
        '“So what did you do?” “I went home with the nearest,” said {S}. “They were very nice. They took me round to the right ones after tea.” {S} still wrote to both.'
      ]
    },
    {
      id: 'child-is-captain',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} steered the ferry from a bench, with the lid of the sandwich box. “I’m going to the cousins,” called {S}, and turned to the left. The ferry went straight on. “It isn’t minding you,” said {A}.',
        '{S} turned the lid the other way. The ferry went straight on again, and {S} nodded. “Now it’s right,” said {S}. “You have to turn it as much one way as the other. Or else you get to other people’s cousins.”'
      ]
    },
    {
      id: 'pet-at-sea',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} was on the ferry too, and had not been told about the sea. {A} looked at it, through the rail, for some time. It went up and down, and nobody was doing it. {A} looked to see whether it was {H}.',
        'After that {A} turned round, and looked at the door instead, which kept still. “The cousins aren’t in there,” said {H}. {A} lay down facing the door, and left the sea to the others.'
      ]
    },
    {
      id: 'halfway',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Where are we now?” asked {H}. Inside the ferry hung a map, with a small lamp on it that crept. It was exactly in the blue. “That’s half,” said {A}. “From here it’s as far to the cousins as it is home.”',
        '{H} stood with one foot in front of the other. One foot was nearer to them already. For a moment {H} was not from anywhere. Then the floor hummed on, and {H} was a bit from over there.'
      ]
    },
    {
      id: 'a-ship-from-the-top',
      A: 'partner',
      paragraphs: [
        'Then {A} saw something on the edge of the sea, as small as a thorn. “That’s a flag,” said {A}. But there was no ship. Under the flag came a funnel. Under the funnel came a row of windows, and then there was a whole ship. “It came from the top down,” said {A}. “Out of the water?” asked {H}. “From behind it,” said {A}. “The sea’s round like an orange, only so big that you don’t notice. The other side is behind the bend.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-mountain',
      A: 'partner',
      paragraphs: [
        'Now {H} knew where to look, just over the edge. “I’m only looking for its hat,” said {H}. And there was a blue tip on the sea, with nothing under it. It was the top of a mountain. “Hat,” said {A}. Slowly the mountain got shoulders. Then a lighthouse came up, lamp first. Roofs came up, and only after that the windows. The whole other side came up over the sea to meet them.'
      ]
    },
    {
      id: 'orange',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They tried it out with an orange. A crumb was the ferry, and a raisin was a cousin. {H} turned the orange until the raisin was down behind it. “Can the crumb see the raisin?” asked {A}. {H} put one eye to the crumb. It could not.',
        'So {H} gave the raisin a hat, of another raisin. Then the crumb saw the hat. “It’s a good thing that they wear hats over there,” said {H}. Then they ate the cousin, the hat, and the sea.'
      ]
    },
    {
      id: 'other-stands-on-toes',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} got up on tiptoe by the rail. “Now I see more,” said {A}. Then {A} sat down on the deck, and saw less. It went quite quickly. Up, and there was a roof of the other side. Down, and the roof had gone.',
        '“I can put out a house,” said {A}, and did it nine times. The people who lived in there cannot have known what was going on. {H} asked {A} to leave it up, because of the cousins.'
      ]
    },
    {
      id: 'its-own-count',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The lighthouse on the other side had its lamp on, in the middle of the day. It blinked, and they could count to six before it blinked again. “Every lighthouse has its own count,” said {A}. “That’s how a ship knows which one it’s looking at.”',
        '{H} wanted the cousins to know which child they were looking at. So {H} waved once, and counted to four, and waved again. A man further along waved back, once, with no count at all.'
      ]
    },
    {
      id: 'boots-last',
      A: 'partner',
      paragraphs: [
        'There was the pier, and behind its wall three dots came up. “Hats,” said {A}. There were faces under the hats, and then there were arms, and all the arms waved. {H} had been waving since the lighthouse. “We saw you first,” called the cousins. “You came up over the sea, flag first, and then a hand.” “You had no boots on,” called {H}. All the cousins looked down. There were their boots, now that it was not so far.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} found the driest place at the rail, and kept it for {H}.',
      '{names} looked for the cousins in the wrong direction, where there was a café.',
      { text: '{names} tied a red scarf to the rail, so that the cousins would know it.', needs: ['hands'] },
      { text: '{names} carried the cake for the cousins, and kept it level when the sea was not.', needs: ['hands'] }
    ],
    way: [
      '{names} saw a cousin, and it was a buoy.',
      '{names} kept watch on the left of the ferry, while nothing came there.',
      { text: '{names} lent {H} a second ticket, to look through with both eyes.', needs: ['hands'] },
      { text: '{names} held on to every hat on deck, two at a time.', needs: ['hands'] }
    ],
    turn: [
      '{names} spotted the second mountain, which had been behind the first.',
      '{names} made a noise across the water, and got one back.',
      { text: '{names} waved with a red scarf, which could be seen from every roof.', needs: ['hands'] },
      { text: '{names} gave the first cousin a cake, which now leaned to the left.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bags were unpacked between the cousins’ things, and the hats hung up in a row. The ticket was still a bit rolled.',
    '{H} washed off the salt, and lay down on a mattress among the cousins. It went up and down a little, though it was on land.'
  ],
  last: [
    'Home was behind the bend of the sea, boots and hat, and {H} was asleep.',
    'Far out a ferry went back with its lamps on, and {H} was asleep on the other side.'
  ]
})
