import { wishPlot } from '../wish-plot.ts'

export const ferryHorn = wishPlot({
  id: 'wish-ferry-horn',
  wishes: ['ferry', 'ferries', 'ferry ride', 'ferry trip', 'ferry island', 'ferry to island', 'going on ferry', 'car ferry', 'boat trip', 'boat ride', 'boat island', 'boat to island', 'trip on boat', 'ride on boat', 'going on boat', 'goes on boat', 'went on boat', 'first time on boat', 'first boat', 'boat on lake', 'boat on river', 'boat holiday', 'boat day', 'steamer trip', 'big boat', 'going on ship', 'ship horn', 'boat horn', 'ferry horn', 'isle of wight ferry', 'star ferry', 'staten island ferry', 'waiheke ferry', 'houseboat', 'crossing on boat', 'boat captain ferry', 'boat grandma', 'boat grandpa', 'boat family', 'seagulls ferry', 'boat wind'],
  answers: ['ferry', 'boat', 'ship', 'trip', 'ride', 'island', 'lake', 'river', 'sea', 'water', 'going', 'go', 'goes', 'went', 'first', 'time', 'holiday', 'holidays', 'summer', 'day', 'out', 'tomorrow', 'family', 'whole', 'captain', 'horn', 'deck', 'wind', 'seagulls', 'seagull', 'gull', 'waves', 'jetty', 'harbour', 'car', 'cars', 'big', 'grandma', 'grandpa', 'grandad', 'granny', 'nana', 'cousins', 'visit', 'visiting', 'weekend', 'saturday', 'sunday', 'over', 'across', 'excited', 'morning', 'cross', 'crossing', 'steamer', 'sail', 'ever', 'today', 'pier', 'hungry', 'late', 'gets', 'bosphorus', 'simit', 'istanbul', 'tea'],
  except: ['toy', 'bath', 'paper', 'model', 'pirate', 'pirates', 'sank', 'sinks', 'sinking', 'sink', 'storm', 'lost', 'afraid', 'scared', 'sick', 'seasick', 'drowned', 'fell', 'whale', 'whales', 'shark', 'dolphin', 'dolphins', 'mermaid', 'dragon', 'row', 'rowing', 'rows', 'canoe', 'kayak', 'raft', 'sailing', 'yacht', 'fishing', 'fish', 'flying', 'space', 'rocket', 'treasure', 'who', 'build', 'builds', 'built', 'made', 'make', 'cat', 'dog', 'goodbye', 'leaving', 'refugee', 'war', 'moon', 'tug', 'lifeboat', 'submarine', 'talking', 'titanic', 'magic', 'race', 'racing', 'dinosaur', 'robot', 'banana', 'gravy', 'speed', 'missed', 'stuck', 'cruise', 'sleep', 'sleeps', 'night', 'monster', 'owl', 'fox', 'bear', 'animals', 'noah', 'ark', 'mouse', 'rabbit', 'penguin', 'pig', 'duck', 'elephant', 'lives', 'live', 'refuses'],
  moods: ['first', 'waiting', 'proud'],
  out: true,
  company: ['ferry', 'captain', 'horn', 'gull', 'rope', 'jetty', 'deck', 'island', 'button', 'rail'],
  about: 'On the ferry the hero wants to press the horn and may not, and practises all the way, until the horn breaks and everybody has to be one.',
  titles: ['Hooo', '{H} and the Ferry Horn', 'From the Feet', 'Sixty People and a Gull', 'The Horn Went Pip'],
  want: [
    {
      id: 'may-i-press',
      A: 'partner',
      paragraphs: [
        'The ferry was so big that there were cars in its tummy. When it set off, it said “HOOO”, and a man bit his ice cream in two. Now {H} wanted only one thing, to press the button for the horn.',
        '“May I?” {H} asked the captain. “I only do it twice,” said the captain, “once when we leave, and once when we get there. I press it myself. It’s the best bit.”'
      ]
    }
  ],
  way: [
    {
      id: 'practising',
      A: 'partner',
      paragraphs: [
        '“I’d better practise,” said {H}, “in case the captain gets a sore thumb.” {H} took a deep breath. “Hooo!” A gull looked round. A lady put down her coffee, right beside the table. “That was an owl,” said {A}. “A ship’s much lower. It comes up from the feet.”',
        '“Hooo!” said {H} from the knees. That was a cow. People took their cups and moved to the other end. “They came here for the quiet,” whispered {A}.'
      ]
    },
    {
      id: 'gull-and-chips',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} had bought a bag of chips. A gull walked along the rail, and looked the other way. It came one step nearer. It whistled a bit. “Don’t look at it,” said {A}. “It only wants us to look.” {A} held the bag tight with both hands.',
        'The gull looked out at the water, very hard, and so they both looked too. There was nothing there. When they looked back, the gull was gone, and so were the chips. “It’s done that before,” said {H}.'
      ]
    },
    {
      id: 'hair-wind',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Right at the front, the wind was so strong that you could lean on it. {H} leaned on it with both arms out. {H}’s coat blew up like a balloon. {A} said something. The wind took it, and carried it off to the back of the ship.',
        '“What did you say?” shouted {H}. {A} said it again. “Bun?” shouted {H}. They walked all the way to the back, where an old man was waiting. “Somebody said you’re to do up your coat,” said the old man.'
      ]
    },
    {
      id: 'cars-below',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They climbed down to see the cars. They stood there in rows, nose to tail, and none of them drove. But all of them were on their way. “That lorry’s doing a trip on the water,” said {H}, “and it isn’t even moving its wheels.”',
        'In one car sat a big dog, at the wheel. It looked straight ahead, with both paws up. “Has it got a ticket?” asked {H}. “I shouldn’t ask it,” said {A}. “It’s driving.”'
      ]
    },
    {
      id: 'sea-legs',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The ferry went up a little, and it went down a little. {A} wanted to fetch two cups of cocoa. {A} walked to the left without wanting to, and sat down on a man’s lap. “Sorry,” said {A}. The next time, {A} sat down on it from the other side.',
        '“You’ve got to walk wide,” said {H}, “like a crab.” So they walked like crabs, all along the deck. The man on the bench had seen enough. He pulled in his knees, and put his hat on his lap.'
      ]
    },
    {
      id: 'lifebelt',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On the wall hung a big white ring with the name of the ship on it. “It looks like a doughnut,” said {H}. {A} read out what it said underneath. It was only for somebody in the water. “Then nobody’s ever had a bite,” said {H}.',
        'They looked at it from both sides. It was a bit worn on one edge. On top sat the gull, with one chip still in its beak. “It has,” said {A}.'
      ]
    },
    {
      id: 'the-wheelhouse-window',
      A: 'same',
      spare: 6,
      paragraphs: [
        'If you stood on tiptoe, you could look in at the captain’s window. There was the wheel, and there was a plant in a pot. And there was the button. It was red and round, and somebody had polished it. {H}’s nose made a spot on the glass.',
        'The captain looked up, and put a hand over the button. “I only wanted to see it,” said {H} through the glass. So the captain took the hand away for a moment. Then it went back. “It’s very red,” said {H} to {A}.'
      ]
    },
    {
      id: 'other-boat',
      A: 'same',
      spare: 7,
      paragraphs: [
        'Another boat came from the other side. It was the ferry going back. There were people on it, too, along the whole rail, and they waved. {H} waved, and {A} waved. “Do we know them?” asked {H}. “No,” said {A}. “That’s just how it’s done on boats.”',
        'Right over there stood somebody as big as {H}, and had both hands round the mouth. “Hooo,” it came across the water, quite small. “That one’s practising as well,” said {H}. “Hooo!”'
      ]
    },
    {
      id: 'other-spots-island',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“I can see the island,” said {A}, and pointed. {H} looked along the arm. It was a rock. There was one tree on it, and under the tree stood a sheep. “How do the people there all fit on?” asked {H}.',
        '“They take turns,” said {A}. The rock went by. It had a back as well, and on that there was a second sheep. “It’s full,” said {H}. So they sailed on, to a bigger one.'
      ]
    },
    {
      id: 'where-is-the-bottom',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They looked down over the rail, and {A} held {H} by the hood. The water was green, and went by with bubbles in it. “How far is it to the bottom?” asked {H}. “As far as from a roof to the street,” said {A}.',
        '“Then the fish are flying,” said {H}. “If you’re down there, they go by over your hat.” They both thought about that. {A} dropped down a biscuit crumb, slowly, for somebody in a hat.'
      ]
    },
    {
      id: 'pet-on-deck',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} did not think that a floor should do that. It went up, and it came down, and nobody told it off. {A} lay flat, with the chin on the planks, to keep it still. After a time it was a good deal better.',
        'When {H} did the horn, {A} opened an eye. The horn had been too high. {A} knew, for {A} could hear such things from three streets away. At the fifth “hooo” {A} sighed, and put the eye to again. It was getting there.'
      ]
    },
    {
      id: 'elder-horn',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“When I was small,” said {S}, “I lived so near to a harbour that we could hear them. At night it went hooo. My mother always put the kettle on.” “Why?” asked {A}. “Because then my father was in.”',
        '“And if it was another ship?” “Then another ship’s father drank the tea,” said {S}. “We had all sorts.” {S} took a breath and showed {A} how they had gone. It was so low that the bench hummed.'
      ]
    },
    {
      id: 'child-is-the-sea',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“You’re the ship,” said {S}, “and I’m in the way.” {S} stood in the middle of the deck and did not budge. “Hooo,” said {A}. “I can’t hear you,” said {S}. “I’m a rock.”',
        '“Rocks don’t talk,” said {A}. “I’m a rock with somebody on it.” {A} had to sail round, past the bins, the ropes and a brass band. When {A} came back, the rock had got in the way on the other side.'
      ]
    },
    {
      id: 'baby-wave',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} was strapped to somebody’s front, and looked out like a captain. Whenever the boat went down, {A}’s tummy stayed up for a bit. That was so funny that {A} hiccuped. The next wave was just as good.',
        '“Oo,” said {A} after the sixth. {H} bent closer. “What did you say?” “Oooo,” said {A}, and the gull got off the rail. “It’s a better horn than I am,” said {H}.'
      ]
    },
    {
      id: 'pip',
      A: 'partner',
      paragraphs: [
        'Then the island came. On the jetty sat the man who had to catch the rope, and he was asleep. The captain pressed the red button. “Pip,” said the horn. The captain pressed with both thumbs. “Pfff.”'
      ]
    }
  ],
  turn: [
    {
      id: 'only-one-of-you',
      A: 'partner',
      paragraphs: [
        '“If he doesn’t wake up,” said the captain, “nobody ties us to the island.” “I’ve practised,” said {H}, and took a breath down to the shoes. “HOOO!” It was just right. But the man on the jetty only scratched his nose.',
        '“You’ve got the right note,” said {A}. “But there’s only one of you.” {H} looked round at the deck. There were sixty people on it, and they all had feet.'
      ]
    },
    {
      id: 'sixty-horns',
      A: 'partner',
      paragraphs: [
        '{H} stood next to the captain, where everybody could see. “It comes up from the feet,” called {H}, “and don’t do an owl. One, two...” The lady breathed in, and the man with the ice cream, and {A}. The gull got ready too.',
        '“HOOOOOOOO!” The cups rang, and the cars below all beeped at once. The man on the jetty jumped up and caught the rope, and only then woke up. Off came a hat, to the ship. “That’s a new one,” said the man.'
      ]
    },
    {
      id: 'on-the-way-back',
      A: 'partner',
      paragraphs: [
        'The captain put the cap on {H}’s head, and it came down as far as the chin. “We go back at six,” said the captain. “Could you do it again?” “If my feet aren’t too tired,” said {H} from inside.'
      ]
    },
    {
      id: 'fixing-the-horn',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Later they found out what was wrong with the horn. The captain reached in with an arm, as far as the elbow. Out came a chip, and a second chip, and half a bun. “Somebody’s been keeping things in there,” said the captain.',
        'They all looked at the gull. It looked out at the water, very hard. And so they all looked too, {A} as well. When they looked back, the half bun was gone.'
      ]
    },
    {
      id: 'ship-says-goodnight',
      A: 'same',
      spare: 15,
      paragraphs: [
        'At the end of the day the ferry sailed off without them, with its lamps on. {H} and {A} stood on the shore to see it go. It got small, and then smaller, until it was only a light. Nobody was left to be its horn.',
        'Then it came over the water, very low and a little crooked. “Hooo.” “That’s the captain,” said {H}, “without the button.” {H} listened to the end. “From the feet,” said {H}, and nodded.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went and stood where the horn was, with fingers in all ears.',
      '{names} looked over at the button, in a friendly way.',
      '{names} felt the deck hum, and hummed too.',
      { text: '{names} held on to the hats, for the wind had seen them.', needs: ['hands'] },
      { text: '{names} waved to the land, in case it was looking.', needs: ['hands'] }
    ],
    way: [
      '{names} said which one was the cow.',
      '{names} moved to the other end as well, but only to hear it from there.',
      '{names} practised very softly, behind a post.',
      { text: '{names} mopped up the coffee, and wrung it out over the side.', needs: ['hands'] },
      { text: '{names} made a trumpet of two hands, to help it along.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed in down to the toes, and did the lowest bit.',
      '{names} came in too early, and so it was a long one.',
      '{names} went on after all the others had stopped, because it was nice.',
      { text: '{names} clapped for the man with the rope.', needs: ['hands'] },
      { text: '{names} beat the time on the rail, one, two.', needs: ['hands'] }
    ]
  },
  bed: [
    'In the evening the floor was still going up and down a little, though it stood on land. The coats smelled of wind, and there was a chip in one pocket.',
    '{H} lay down, and the bed went up and down too. Far out somebody said “hooo”, or perhaps it was the wind.'
  ],
  last: [
    '“Hooo,” said {H}, quite low, from the feet, and was asleep.',
    'The rope was round its post, the horn was quiet, and {H} was asleep.'
  ]
})
