import { wishPlot } from '../wish-plot.ts'

const HEROES = ['superhero', 'super hero', 'superheroes', 'hero', 'captain', 'super', 'superpower', 'cape', 'saves the day']
const FOES = ['enemy', 'arch enemy', 'nemesis', 'baddie', 'villain', 'battle', 'fights', 'fight', 'vs', 'versus', 'against']

export const stinkyCheese = wishPlot({
  id: 'wish-stinky-cheese',
  beginsElsewhere: true,
  wishes: ['a stinky cheese superhero and his enemy Mr Soap', ...HEROES.map((hero) => `cheese ${hero}`), ...['superhero', 'hero', 'man'].flatMap((hero) => [`stinky cheese ${hero}`, `smelly cheese ${hero}`]), ...['brie', 'camembert', 'cheddar', 'stilton', 'blue cheese', 'gorgonzola', 'paneer'].map((cheese) => `${cheese} superhero`), ...['cheese', 'stinky', 'smelly'].flatMap((one) => [`${one} soap`, `${one} mr soap`]), ...FOES.map((foe) => `cheese ${foe} soap`), 'cheese bubbles', 'stinky superhero', 'smelly superhero', 'stinky hero soap', 'superhero stink power', 'superhero smelly power', 'soap villain', 'soap baddie', 'mr soap superhero', 'superhero enemy soap', 'superhero cheese feet'],
  nothingElse: true,
  answers: ['cheese', 'cheesy', 'cheeses', 'brie', 'camembert', 'cheddar', 'stilton', 'gorgonzola', 'paneer', 'blue', 'stinky', 'stinks', 'stink', 'stank', 'stinkiest', 'smelly', 'smells', 'smell', 'smelt', 'pong', 'pongy', 'whiffy', 'superhero', 'superheroes', 'super', 'hero', 'heroes', 'man', 'captain', 'superpower', 'superpowers', 'power', 'powers', 'cape', 'soap', 'soapy', 'mr', 'mister', 'dr', 'doctor soap', 'professor', 'bubble', 'bubbles', 'foam', 'foamy', 'lather', 'shampoo', 'clean', 'cleans', 'cleaning', 'washes', 'wash', 'washing', 'washed', 'water', 'sink', 'bath', 'enemy', 'enemies', 'arch', 'nemesis', 'baddie', 'baddies', 'bad', 'guy', 'villain', 'villains', 'evil', 'battle', 'battles', 'fights', 'fight', 'fighting', 'vs', 'versus', 'against', 'beats', 'wins', 'defeats', 'saves', 'save', 'saved', 'day', 'world', 'town', 'city', 'everyone', 'called', 'named', 'name', 'who', 'that', 'and', 'his', 'her', 'its', 'the', 'a', 'an', 'with', 'of', 'is', 'was', 'has', 'from', 'in', 'our', 'fridge', 'kitchen', 'feet', 'foot', 'toes', 'socks', 'funny', 'silly', 'brave', 'friend', 'friends', 'become', 'friendly', 'end', 'about', 'story', 'slippery', 'sticky', 'wants', 'to', 'make', 'everything', 'roses', 'lavender'],
  except: ['won’t', 'wont', 'hates', 'bath time', 'bathtime', 'hair', 'eyes', 'hurt', 'hurts', 'hospital', 'killed', 'dead', 'died', 'poison', 'mouse', 'mice', 'rat', 'moon', 'pizza', 'cat', 'dog', 'fart', 'farts', 'poo', 'poop', 'pants', 'toilet', 'germs', 'school', 'shop', 'lost', 'sandwich', 'macaroni', 'skunk', 'teased', 'bullied', 'boy', 'girl', 'baby', 'birthday', 'world made'],
  moods: ['quarrel', 'losing', 'proud', 'first'],
  isTale: true,
  company: ['cheese', 'fridge', 'soap', 'bread', 'butter', 'bubble', 'bubbles', 'foam', 'sink', 'plughole', 'dish', 'spoon', 'table', 'window', 'bus stop', 'stink', 'cape', 'paper', 'sponge', 'brick', 'tap', 'draining board', 'roses', 'feet'],
  about: 'A cheese that is a superhero stinks at its enemy Mr Soap, and each puff is wrapped up in a bubble and pops elsewhere, until somebody sees that every bubble is a bit of Mr Soap, and that only a cheese can save what slips.',
  titles: ['Stinky Cheese and Mr Soap', 'Six People at the Bus Stop', '{H} and the Hero in the Fridge', 'Too Slippery to Be Saved', 'A Foot That Has Been Washed'],
  want: [
    {
      id: 'out-of-the-fridge',
      A: 'partner',
      paragraphs: [
        'Out of {H}’s fridge jumped a superhero, and it was a cheese. It had a cape of greaseproof paper. “Stinky Cheese is here,” it said, “to save the day!” {A} took two steps back. Nobody could say that the name was wrong.',
        '{H} had bitten into some bread, and out of it came a bubble. “That’s the work of my enemy,” said the cheese. On the edge of the sink stood Mr Soap, as big as a brick. “I’ve washed the bread,” said Mr Soap, “and the butter. Now it’s your turn.”'
      ]
    }
  ],
  way: [
    {
      id: 'who-was-that',
      A: 'partner',
      paragraphs: [
        'Stinky Cheese shut both eyes, and stank as hard as it could. A tulip fell over. But Mr Soap foamed, and round every puff of stink grew a bubble. The bubbles sailed out of the window, and popped at the bus stop. “Who was that?” called somebody. Mr Soap had not smelled a thing.'
      ]
    },
    {
      id: 'a-song-of-soap',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What have you got against stink?” {A} asked Mr Soap. “It gets about so,” said Mr Soap. “You can’t see where it is, and it never wipes its feet.” Mr Soap had lain in the best bathrooms. There it smelled of roses on Mondays, and of lavender at the weekend.',
        '“And what have you got against soap?” {A} asked the cheese. “It’s so pushy,” said Stinky Cheese. “You can be sitting quite quietly, being a Thursday sort of smell. Then along it comes, and you’re a meadow.” Each of them felt that the other had started it.'
      ]
    },
    {
      id: 'how-it-became-one',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“How does a cheese become a superhero?” asked {A}. “I was left at the back,” said Stinky Cheese, “behind the mustard. The longer I lay there, the stronger I got. One night the fridge door flew open by itself. I think it wanted air.”',
        'Since then it had saved the last slice of cake four times. It only sat down beside the plate. Then nobody came near, until the cake was too old to eat. “That’s what I call saved,” said the cheese.'
      ]
    },
    {
      id: 'soup-of-roses',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} went to see what else Mr Soap had washed. The apples were very shiny. The soup had a head of foam, and it tasted of roses, even to the beans. “Somebody’s washed the milk,” said {A}, who had poured some. It squeaked in the glass.',
        '“And the washing-up?” asked {H}. All the plates from breakfast stood there, just as dirty as before. “I was coming to those,” said Mr Soap. But plates were ordinary. It took somebody like Mr Soap to wash a banana, and to do the inside.'
      ]
    },
    {
      id: 'a-bubble-comes-back',
      A: 'same',
      spare: 4,
      paragraphs: [
        'One bubble had not found the window. It drifted about the kitchen, as big as a melon, and quite full. “Nobody touch it,” said {A}. They all leaned to the left, and let it go by.',
        'It turned at the cupboard, and came back. They all leaned to the right. “It’s one of my best,” whispered Stinky Cheese. “I’d been saving that up since March.” In the end it sat down on the lamp, and everybody talked very softly under it.'
      ]
    },
    {
      id: 'at-the-bus-stop',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} leaned on the windowsill and looked out at the bus stop. There stood six people, as far from one another as the bus stop would let them. Each looked hard at the other five. A seventh bubble came down. “I saw that one,” said somebody. “It came from the sky!”',
        'Then the bus drew up. Its doors opened, and shut again at once, and it drove on. “It’s gone without them,” said {A}. “Then they’re saved from the bus,” said Stinky Cheese, who liked to look at things that way round.'
      ]
    },
    {
      id: 'other-holds-a-nose',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} held {A}’s nose shut with two fingers, and went right up to Stinky Cheese. Nobody had ever come so near. “What a hadsobe cheese,” said {A}. The cheese went pink. “Hadsobe?” it asked. “Very,” said {A}. “Like the bood.”',
        'They had quite a long talk, about capes. Mr Soap stood by, and foamed with envy. “I’m roses,” said Mr Soap in the end, and leaned over. “Have a sniff.” {A} tried, with both fingers where they were. “I cad’t sbell a thig,” said {A}.'
      ]
    },
    {
      id: 'pet-chooses',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} came to see where all this was coming from. First {A} went to Mr Soap, and sneezed. Then {A} lay down in front of Stinky Cheese, and put everything into one long breath.',
        '“You’ve got a helper,” said {H}. Every superhero has one. Stinky Cheese gave {A} a corner of its greaseproof paper for a cape. {A} wore it for a moment, with great honour. Then {A} licked it, and it was only paper.'
      ]
    },
    {
      id: 'elder-kept-outside',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had one of those,” said {S}, and nodded at the cheese. “My father brought it from the mountains. It had to live outside, on the windowsill, and then on next door’s windowsill. By Easter it had got as far as the church.” “By itself?” asked {A}.',
        '“We passed it on,” said {S}. “But each week it came back, with a note.” Stinky Cheese sat up very straight. “That was my grandmother,” it said. {S} and the cheese looked at each other for a while, and neither minded.'
      ]
    },
    {
      id: 'child-has-feet',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to help to stink, and sat down and took off both socks. {S} had been in wellies all morning. Ten toes were held up to Mr Soap, and wiggled. “Take that,” said {S}. Mr Soap went quite pale, and foamed from top to bottom.',
        '“Not bad,” said Stinky Cheese, and came to have a sniff between the toes. “That’s a young one, but there’s something in it. How long have you been at it?” “Since breakfast,” said {S}. “It took me three years,” said the cheese. “But then, there are ten of you.”'
      ]
    },
    {
      id: 'half-washed',
      A: 'partner',
      paragraphs: [
        '“My turn,” said Mr Soap, and rubbed one side of Stinky Cheese with a sponge. The cheese smelled of roses on the left. It tried to stink with the other half, but that had gone shy. “I feel pretty,” it said, quite frightened. “I can’t save anybody like this.”'
      ]
    },
    {
      id: 'not-a-brick',
      A: 'partner',
      paragraphs: [
        '{A} looked at the sink. “Wasn’t Mr Soap a brick, before?” asked {A}. Now it was more of a biscuit. “Every bubble’s a bit of you,” {H} told Mr Soap. “You’re washing yourself away!” Mr Soap looked down, and there was hardly any down left. “Oh dear,” said Mr Soap, and slipped.'
      ]
    }
  ],
  turn: [
    {
      id: 'help',
      A: 'partner',
      paragraphs: [
        '“Help!” cried Mr Soap, sliding round the sink towards the plughole. {H} made a grab, and Mr Soap shot up out of {H}’s fist, and then out of {A}’s. “I’m too slippery to be saved!”',
        '“Not for me,” said Stinky Cheese, who saved whoever called. It jumped in, and lay down on the plughole with its soft side up. In slid Mr Soap, squelch, up to the middle, and stuck.'
      ]
    },
    {
      id: 'enemy-in-enemy',
      A: 'same',
      spare: 10,
      paragraphs: [
        'They lay there in the sink for a bit, one enemy inside the other. It was very quiet. “You’re soft,” said Mr Soap. “You’re rather hard,” said Stinky Cheese. It had been thinking of Mr Soap for years, but always from farther off.',
        '“I could wash you from here,” said Mr Soap. “From the inside.” “I know,” said the cheese. {A} held the spoon ready, and did not breathe. Mr Soap thought about it. “I don’t feel like it, just now,” said Mr Soap.'
      ]
    },
    {
      id: 'the-last-bubble',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The squelch had made one more bubble, a small one. It rose from between the two enemies, and hung in front of {H}’s nose. Nobody knew whose it was. It went pop. They waited to hear who would fall over.',
        '“Well?” asked {A}. {H} breathed in again, to make sure. “It isn’t stink,” said {H}, “and it isn’t roses. It smells of somebody.” But it was gone too soon to say of whom.'
      ]
    },
    {
      id: 'until-saturday',
      A: 'partner',
      paragraphs: [
        '{A} dug out Mr Soap with a spoon, and sniffed. It smelled of cheese and of roses. “That’s a foot,” said {H}, “when it’s just been washed!” Neither had ever been told anything so nice.',
        '{H} laid Mr Soap on a dry dish, where soap does not shrink. “From now on it’s hands only,” said {H}, “and no bread.” “And feet?” asked Mr Soap. Stinky Cheese coughed. “The feet are mine,” it said, “until Saturday.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} breathed in, and came no nearer.',
      '{names} tried the bread too, and hiccuped a small bubble.',
      { text: '{names} tied the greaseproof cape in a bow.', needs: ['hands'] },
      { text: '{names} opened the window, as wide as it would go.', needs: ['hands'] }
    ],
    way: [
      '{names} kept out of the way of whatever was round and shiny.',
      '{names} went to look under the table, where the air was fresher.',
      { text: '{names} stood the tulip up again, and it leaned on the jug.', needs: ['hands'] },
      { text: '{names} wiped the foam off the butter with one finger.', needs: ['hands'] }
    ],
    turn: [
      '{names} shut both eyes for the squelch, and heard it all the same.',
      '{names} sniffed as well, and thought of clean feet.',
      { text: '{names} turned the tap off, all the way.', needs: ['hands'] },
      { text: '{names} dried the dish before Mr Soap lay down on it.', needs: ['hands'] }
    ]
  },
  bed: [
    'Stinky Cheese went back behind the mustard, and the fridge door shut. Beside the tap Mr Soap lay on the dish, and was dry for the first time in weeks.',
    '{H} washed with Mr Soap, hands only, and just once round, to make it last. Then {H} lay down, and two feet stayed as they were, under the blanket.'
  ],
  last: [
    'It was not Saturday yet, and both feet were in good hands, and {H} was asleep.',
    'Somewhere behind the mustard something grew a little stronger, and {H} was asleep.'
  ]
})
