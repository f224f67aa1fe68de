import { wishPlot } from '../wish-plot.ts'

const PIRATES = ['pirate', 'pirates']

export const pirateVoyage = wishPlot({
  id: 'wish-pirates-voyage',
  wishes: [
    ...PIRATES.flatMap((each) => [`${each} ship`, `${each} ships`, `${each} boat`, `${each} sail`, `${each} sails`, `${each} sailing`, `${each} voyage`, `${each} sea`, `${each} seas`, `${each} ocean`, `${each} adventure`, `${each} adventures`, `${each} treasure island`, `${each} island`, `${each} islands`, `${each} desert island`, `${each} treasure map`, `${each} map`, `${each} hunting treasure`, `${each} looking treasure`, `${each} finding treasure`, `${each} find treasure`, `${each} finds treasure`, `${each} searching treasure`, `${each} chest`, `${each} captain`, `${each} crew`, `${each} turtle`, `${each} whale`]),
    'sailing treasure island', 'treasure island', 'sail treasure', 'sailing treasure', 'ship treasure', 'island treasure map', 'captain ship treasure', 'seven seas', 'captain own ship'
  ],
  except: ['mermaid', 'mermaids', 'parrot', 'princess', 'princesses', 'fairy', 'fairies', 'dinosaur', 'dinosaurs', 'cat', 'cats', 'dog', 'dogs', 'robot', 'robots', 'ninja', 'ninjas', 'unicorn', 'unicorns', 'space', 'unicorn', 'birthday', 'party', 'school', 'bath', 'costume', 'cake', 'park', 'playground', 'lego', 'toy', 'ghost', 'ghosts', 'kraken', 'shark', 'sharks', 'octopus', 'storm', 'seasick', 'died', 'dead', 'hurt', 'drowned', 'kill', 'kills', 'lost', 'knight', 'knights', 'dragon', 'dragons', 'monkey', 'bear', 'teddy', 'granny', 'grandma', 'grandpa', 'nana', 'daddy', 'dad', 'mum', 'mummy', 'book', 'read', 'film', 'box', 'cardboard', 'sofa', 'garden', 'ice', 'sleep', 'sleepy', 'holiday', 'ferry', 'bullying', 'santa', 'christmas', 'football', 'superhero', 'superheroes', 'neverland', 'peter', 'wendy', 'treehouse', 'brave', 'penguin', 'penguins', 'hat', 'patch', 'leg', 'manners', 'kind', 'nice', 'bad', 'mean'],
  answers: ['pirate', 'pirates', 'ship', 'boat', 'sail', 'sails', 'sailing', 'sailed', 'voyage', 'sea', 'seas', 'seven', 'ocean', 'adventure', 'adventures', 'treasure', 'island', 'islands', 'desert', 'map', 'hunt', 'hunting', 'look', 'looking', 'for', 'find', 'finds', 'finding', 'found', 'search', 'searching', 'buried', 'dig', 'digs', 'digging', 'gold', 'golden', 'coins', 'chest', 'captain', 'captains', 'crew', 'turtle', 'whale', 'swim', 'swims', 'moves', 'moving', 'x', 'marks', 'spot', 'palm', 'tree', 'cook', 'flag', 'on', 'a', 'the', 'to', 'and', 'with', 'my', 'our', 'family', 'big', 'real', 'go', 'goes', 'going', 'went', 'who', 'is', 'are', 'we', 'i', 'his', 'her', 'own', 'secret', 'hidden', 'sets', 'far', 'away', 'across', 'together', 'best', 'friends', 'friend', 'magic'],
  moods: ['first'],
  isTale: true,
  out: true,
  company: ['ship', 'island', 'map', 'chest', 'turtle', 'sea', 'oar', 'palm', 'cook', 'spade', 'flag', 'boat'],
  about: 'Pirates sail to Treasure Island, and every time they land it is somewhere else, until somebody sees that it has an itch.',
  titles: ['The Island That Would Not Keep Still', 'Captain {H} Sails to Treasure Island', 'X Marks the Itch', 'The Wet Duck Puts to Sea', 'A Bit to the Left'],
  want: [
    {
      id: 'the-wet-duck',
      A: 'partner',
      paragraphs: [
        'Captain {H} had a real pirate ship, the Wet Duck, with three sails and a leak. And at last there was a map. Under the soup stains it showed Treasure Island, with a red X. {H} wanted that treasure badly. “Up with the sails!” called {H}.',
        '“Which ones are they?” asked {A}, who had only been a pirate since breakfast. The wind puffed, and the Wet Duck sailed out on the big blue sea. Soon {A} shouted, “Land! One palm tree! That’s it!”'
      ]
    }
  ],
  way: [
    {
      id: 'where-it-was',
      A: 'partner',
      paragraphs: [
        'They took two spades and the little boat. They rowed with their backs to it. Then they turned round. There was no island. There was only the sea, and a coconut bobbing on it.',
        '“It’s over there now,” said {A}. And so it was, a good way off to the left. They rowed again. Now it was off to the right. The third time {H} put one foot on it. The island slid away, and Captain {H} sat down in the sea.'
      ]
    },
    {
      id: 'the-leak',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Every ship has somebody who looks after the leak. On the Wet Duck that was {A}. It was a thin one, like a drinking fountain. {A} put in a cork, and out of another place came water. {A} put a thumb in there.',
        '“How long must I stay like this?” asked {A}. {H} looked at the map. “Until Thursday,” said {H}. So {A} found a potato that fitted. On that ship it was called First Mate Potato, and everybody saluted it.'
      ]
    },
    {
      id: 'pirate-words',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How does a pirate talk?” asked {A}. “You say arr,” said {H}. “Before it or after it?” “All round it.” {A} tried. “Arr, good morning, arr,” said {A}. “Arr, could I have the butter, arr?”',
        '“That’s good,” said {H}. “Only don’t say please.” “I can’t help that,” said {A}. “It comes out by itself.” They agreed that {A} was a polite pirate. There has to be one on each ship, for when they need directions.'
      ]
    },
    {
      id: 'the-flag',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A pirate ship has a flag. The flag of the Wet Duck was meant to frighten everybody, and {H} had painted it. It showed a duck, with its mouth open. “What’s it doing?” asked {A}. “Roaring,” said {H}.',
        'Soon a big white steamer came by. All the passengers hung over the side, and looked at the flag. Then they threw bread. {A} collected it in a hat. “Now they’re afraid of us,” said {H}. “They gave us all their bread.”'
      ]
    },
    {
      id: 'ships-soup',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On that ship {A} did the cooking. At sea soup will not keep still. The ship leaned left, and {A} had all the soup. The ship leaned right, and {H} had it. They just kept their spoons in, and waited for their turn.',
        '“It’s your carrot,” said {A}. “It was yours a moment ago,” said {H}. The carrot slid to and fro between them, eleven times. In the end a gull had it. It had been watching, and could count.'
      ]
    },
    {
      id: 'other-pirates',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There came another ship, black from top to bottom. On it stood a pirate with a beard like a hedge. “Is that a treasure map?” he roared. “It’s a soup stain,” said {H}, and that was true as well. The pirate looked through his telescope.',
        '“What soup?” he asked. “Tomato,” said {A}. The beard shook. “We’ve had nothing but biscuits since May,” he said, quite low. They sent him a bucket of it on a rope. He blew a kiss, and sailed away to fetch his bread.'
      ]
    },
    {
      id: 'up-the-mast',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} had the telescope, and was meant to look for islands. “I see something huge,” called {A}. “It’s pink. It’s got a hole in it, and hairs!” {H} came running. “Is it coming closer?” “It’s not moving at all,” called {A}.',
        '{H} took the telescope and turned it round. “That was your own thumb,” said {H}. {A} looked at the thumb from all sides. It was pleasant, really, to know what was there if no island came.'
      ]
    },
    {
      id: 'sneaking-up',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“We’ll sneak up on it,” said {H}. They put seaweed on their heads, and rowed with two wooden spoons, so that it would hear nothing. {A} hummed, to sound like the sea. The island lay there with its palm tree, and seemed to be asleep.',
        'Closer they came, and closer. Then {A} sneezed, because seaweed tickles. Whoosh, the island was off. A wave washed the seaweed off both of them. “It can hear,” said {H}. “What sort of island has ears?”'
      ]
    },
    {
      id: 'lasso',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} tied a loop in the long rope, and threw it at the palm tree. It took nine throws. At the tenth the loop sat round the trunk like a scarf. “We’ve got you,” said {H}. Then it was quiet, and the rope grew tight.',
        'Off went the little boat, hop, hop, hop, over the waves. It was by far the fastest that any of them had been. “Who’s got who?” shouted {A}. They let go at last, near the place where they had begun.'
      ]
    },
    {
      id: 'other-shouts',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} stood at the rail of the Wet Duck and called out where the island was. “Left!” called {A}. “My left! No, when I look at you!” Then {A} turned round to think, and after that it was all the other way about.',
        '“Just point,” called {H}. {A} pointed, and held on to a rope with the other hand. It was the wrong rope. A sail came down on {A}, and walked about on the deck for some time, pointing.'
      ]
    },
    {
      id: 'pet-aboard',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was ship’s watch. A ship’s watch lies where it is warm, and opens one eye if there is a whale. Today there were two. {A} opened both eyes, one for each, and shut them again.',
        'When the island came past for the second time, {A} sat up. {A} stared at the front end of it, and would not look away. “It’s only land,” said {H}. {A} had seen land before, and it had not looked back.'
      ]
    },
    {
      id: 'elder-aboard',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} steered. {S} did it sitting down, with one foot on the wheel, and had a biscuit in each hand. “Have you been a pirate before?” asked {A}. “Just in the school holidays,” said {S}.',
        '“Did you find any treasure?” {S} looked out at the sea. “We found a spoon,” said {S}. “It had somebody’s name on. So we sailed for two weeks, and gave it back.” “That isn’t very pirate,” said {A}. “They gave us pudding,” said {S}.'
      ]
    },
    {
      id: 'child-aboard',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was the cabin boy, or the cabin girl, or the cabin. It had not been settled. “What does a cabin do?” asked {S}. “People sit in it when it’s wet,” said {A}. {S} thought that was unfair.',
        'So {S} was made admiral, which is more than captain. “Then I say where we go,” said {S}. “Where do we go?” asked {A}. {S} looked all round, at the blue and at the blue. “That way,” said {S}, and it was as good as any.'
      ]
    },
    {
      id: 'baby-aboard',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} lay in a hammock, and the ship did the rocking. {A} was the only pirate with a bib. It said “Arr” on it, or it may have been carrot. When the island went by, {A} waved with all five fingers.',
        'And the island stopped. Something at the edge of it went up and down in the water, slow and wide. {H} rubbed both eyes. “{A},” said {H}, “do that again.” But {A} was busy by then, with a toe.'
      ]
    },
    {
      id: 'it-has-an-itch',
      A: 'partner',
      paragraphs: [
        '{H} wrung out the captain’s hat. “Look,” said {A}. “It’s rubbing itself.” The island leaned on a rock, and moved to and fro until the palm tree shook. At the front it had two eyes, shut tight.',
        '“It’s a turtle,” said {H}. “And it doesn’t want to be dug in,” said {A}. “Would you?” {H} looked at the spades. Then {H} laid them down in the boat, and took an oar.'
      ]
    }
  ],
  turn: [
    {
      id: 'to-the-left',
      A: 'partner',
      paragraphs: [
        '“Excuse me,” called {H}. “Where does it itch?” One eye opened. “Under that box,” said the turtle, “for a hundred years now. I can’t reach it.” This time it kept still. {H} and {A} stepped on to its back, and there, under the palm tree, stood the chest.',
        'They pushed it over, and {H} scratched with the oar. “A bit to the left,” said the turtle. “Down. Oh! There!” It hummed so deeply that all the fish came to look. “Take the box,” it said, “and please don’t ever bring it back.”'
      ]
    },
    {
      id: 'who-put-it-there',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“Who put it there?” asked {A}. “A man with a wooden leg,” said the turtle. “He said, ‘Stay here, I’ll just be a minute.’ And then he made an X on me. It tickled, and I dived.”',
        '“He never found you again?” asked {H}. “I saw him go by, every now and then, with his map,” said the turtle. “I’d have told him. But he always had that spade.” It shut its eyes. “A bit higher,” it said.'
      ]
    },
    {
      id: 'the-oar-stays',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“And if it itches again?” asked {H}. {A} had an idea about that. They tied the second oar to the palm tree. It hung down at just the right place. When the turtle swam, the oar swung.',
        'The turtle swam a small round to try it. Scritch, scratch. “Ooh,” said the turtle. It swam another. “But how do we row home with one oar?” asked {H}. They went in a circle, to begin with, and waved each time they came past.'
      ]
    },
    {
      id: 'gold-for-everyone',
      A: 'partner',
      paragraphs: [
        'On the Wet Duck {H} lifted the lid. The chest was full of gold, and it lit up their chins. They counted it as far as they could count, and there was a lot over.',
        'The sea turned pink. Something pushed the Wet Duck home from behind, softly, with its nose. “Arr,” said {H}. “Thank you,” said {A}, over the side.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} pulled at the ropes, and shouted “Heave!” at every pull.',
      '{names} came aboard with a sack of biscuits for the voyage.',
      { text: '{names} pushed the Wet Duck off from the quay with a broom.', needs: ['hands'] },
      { text: '{names} tied on the black sashes, which had been curtains.', needs: ['hands'] }
    ],
    way: [
      '{names} hung over the rail, and shouted “Behind you!”',
      '{names} had seen it move too, and said so at the same time.',
      { text: '{names} pulled the captain out of the water by the belt.', needs: ['hands'] },
      { text: '{names} fished up the coconut with a bucket.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran along the turtle from nose to tail, and had to sit down.',
      '{names} helped to push the chest. “One, two, arr!”',
      { text: '{names} scratched as well, with spoons and combs.', needs: ['hands'] },
      { text: '{names} let the gold run through both hands, to hear it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The Wet Duck was tied to the quay with three knots. The leak got a potato for the night. One gold coin went home in each pocket.',
    '{H} hung the wet captain’s hat on the bedpost, and lay down. The bed rocked a bit still, the way beds do after a voyage.'
  ],
  last: [
    'Far out an island swam by with its eyes shut, and nothing itched, and {H} was asleep.',
    'A bit to the left, murmured {H}, and turned over, and was asleep.',
    'On the bedpost the captain’s hat dripped once more, and {H} was asleep.'
  ]
})
