import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

export const wasAPirate = wishPlot({
  id: 'wish-relative-was-a-pirate',
  star: 'kin',
  wishes: ['says he was a pirate', 'says she was a pirate', 'said he was a pirate', 'claims to be a pirate', 'grandpa used to be a pirate', 'used to be a pirate', 'used to be pirate', 'was a pirate', 'was pirate', 'was once a pirate', 'once was a pirate', 'were pirates', 'is a pirate', 'is really a pirate', 'secretly a pirate', 'secret pirate', 'retired pirate', 'old pirate', 'ex pirate', 'pirate captain', 'pirate queen'],
  except: ['sword', 'swords', 'gun', 'kill', 'killed', 'parrot', 'party', 'school', 'costume', 'mermaid', 'mermaids', 'ghost', 'wants', 'dressed', 'dresses', 'afraid', 'scared'],
  answers: [...WHICHEVER_RELATIVE, 'pirate', 'pirates', 'used', 'to', 'be', 'was', 'were', 'is', 'once', 'long', 'ago', 'young', 'little', 'ship', 'treasure', 'map', 'sea', 'captain', 'retired', 'ex', 'before', 'hat', 'buried', 'secret', 'seven', 'seas', 'sailed', 'real'],
  moods: ['question'],
  company: ['pirate', 'hat', 'map', 'chest', 'tree', 'pond', 'bench', 'spoon', 'ship', 'captain', 'crew', 'cross', 'paces', 'parrot', 'feather'],
  isTale: true,
  out: true,
  about: 'One of the family used to be a pirate, and counts the paces to the buried hat, and always comes too far, until the hero asks how old that pirate was.',
  titles: ['Forty Paces', '{H} and the Pirate’s Hat', 'Whose Paces', 'A Map in Crayon', 'Six and a Half'],
  want: [
    {
      id: 'over-potatoes',
      A: 'partner',
      paragraphs: [
        '“I used to be a pirate,” said {A}, over a potato. “With a hat?” asked {H}. “With a hat, a feather and a ship.” {H} wanted to have that hat on, just once. “It’s in a chest,” said {A}, “and the chest is buried.”',
        'Out of the biscuit tin came a map. It was in crayon, and the sun on it smiled. There was a big tree, and a red cross, and FORTY PACES.'
      ]
    },
    {
      id: 'still-does',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'Now that {H} knew, it was quite plain. {A} looked at the sky before going for bread. {A} never sat with a back to the door. And when the kettle whistled, {A} stood up, with one hand at the cap.',
        '“Did nobody notice?” asked {H}. “They thought I’d been at sea,” said {A}. “And hadn’t you?” “I had,” said {A}. “That’s what’s so clever about it.”'
      ]
    }
  ],
  way: [
    {
      id: 'too-far',
      A: 'partner',
      paragraphs: [
        '{A} put both heels against the tree, and marched. At forty {A} was in a pond, up to the ankles. “That wasn’t here in my day,” said the pirate, and tried from the other side. At forty they were in the post office, at the counter. “Next,” said the lady.',
        '“I’ve got too careful,” said {A}. “A pirate takes bigger steps.” {A} took enormous ones. At forty {A} stepped on to a bus, and all of them had to go along.'
      ]
    },
    {
      id: 'the-ship',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“What was she called, your ship?” asked {H}. “She was called Perhaps,” said {A}. “We couldn’t agree.” There were nine of them on board, and each had wanted another name. So it said Perhaps, on the front and on the back.',
        '“Ship ahoy, who are you?” the others used to shout. “Perhaps!” they shouted back. It made people nervous. Some sailed away at once, and left their lunch behind.'
      ]
    },
    {
      id: 'dumplings',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Did you have a cannon?” asked {H}. “We had one,” said {A}, “but it was for dumplings.” If anybody came too near, they got one on the deck, with gravy. It hurt nobody. They mostly stopped to eat it.',
        '“And then you took their gold?” “Then we asked them for the recipe for theirs,” said {A}. They had got forty recipes in the end. {A} could still do the one with plums, and had never said where it came from.'
      ]
    },
    {
      id: 'knots',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '{A} still knew all the knots. {A} did one with the belt of a coat, in the air, without looking. It had two ears and a tail. “That’s the one for anchors,” said {A}. “If you pull it here, it holds. And if you pull it there, it’s a rabbit.”',
        '{H} tried it. It did not hold, and it was no rabbit. “What have I made?” asked {H}. {A} turned it over twice. “That’s a new one,” said {A}. “You’ll have to give it a name.”'
      ]
    },
    {
      id: 'the-captain',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Was the captain fierce?” asked {H}. “Terribly,” said {A}. “There was a beard, down to here, with bells in it. You heard it coming from one end of the ship to the other.” And at night there was a ting at each breath.',
        '“What was the captain afraid of?” “Hens,” said {A}. They had had one, for the eggs. When it walked across the deck, there was a loud jingling, going up the mast.'
      ]
    },
    {
      id: 'land-legs',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Why don’t you walk like a pirate?” asked {H}. {A} looked round, to see if there was anybody. Then {A} did it. It went from one side to the other, like a wardrobe that is being moved. {H} walked behind, and got the hang of it.',
        'A lady came towards them with a pram. The path was not wide enough for that sort of walk. “Lovely weather,” said {A}, and was quite straight again. “Arr,” said {H}, who had not been quick enough.'
      ]
    },
    {
      id: 'the-crew',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} knew a good deal about it too. “There was a cook,” said {A}, “who could only do porridge. And there was one whose job was to say land.” “What did that one do when there wasn’t any?” asked {H}. “Practised,” said {A}.',
        'They shaded their eyes, and looked from the bench, all round. There was land on the left. There was land on the right as well. “It must have been an easy job here,” said {H}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was set to sniff the tree, since a pirate’s hat has a strong smell of pirate. {A} went three times round, and then off in a straight line. They all ran after. It ended at a bin.',
        '“Is it in there?” asked {H}. There was half a pie in it, and {A} looked proud. It was not the treasure on the map. But it was what {A} would have buried.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I knew there was something,” said {S}. “There was always sand in the bath.” {S} had a long look at the map. “Who taught you to draw a sun?” {S} asked. “It’s got eyelashes.”',
        '“So that it could see us,” somebody said. {S} thought that this made sense. “Ours only ever had rays,” {S} told {A}. “It was forever walking into clouds.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to be taken on as a pirate, there and then. “Can you keep a secret?” asked {A}. “No,” said {S}. “Can you climb a mast?” “No.” “What can you do?” {S} could whistle with a straw, and could sleep anywhere.',
        '“We’ll put you down as the wind,” said {A}. {S} blew. A bit of paper sailed over the pond, to the far side. “Land,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had been given the spoon to hold, and dug with it. {A} dug in one place, and then in a better one. Up came a pebble, a bottle top, and a worm that had been asleep. {A} held up each, and shouted.',
        'That made three treasures, and all before the cross. The worm was put back, and covered up again. “That’s right,” they said. “You’ve buried it.” {A} marked the place by sitting on it.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“Ours was a dentist,” said {A}, “before.” It sounded rather flat, next to that. “Did you have a map?” asked {H}. “There was one of the mouth,” said {A}. “With crosses on.”',
        'They thought about that. It was a cave, really, with two rows of white rocks. “And was there gold in it?” asked {H}. “At the back,” said {A}, “there often was.” After that they walked along side by side.'
      ]
    },
    {
      id: 'how-old',
      A: 'partner',
      paragraphs: [
        'They got off, and sat down on a bench. “My legs used to know it,” said {A}, and rubbed both knees. “I came up to the captain’s belt then.” “Was the captain a giant?” asked {H}. “Not at all.”',
        '{H} looked hard at the map. The R was the wrong way round. “How old were you,” asked {H}, “when you were a pirate?” “Six and a half,” said {A}. “You have to start early.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-right-paces',
      A: 'partner',
      paragraphs: [
        '“Then they aren’t your paces,” said {H}. “They’re more like mine.” Back at the tree, {H} put both heels against it and set off, and {A} counted. The pond was still a good way off. “Forty,” said {A}, in a small voice.',
        'They dug with a potato spoon. Tock, it said. Up came a chest, no bigger than a shoebox. And in the chest lay a pirate’s hat, black, with a green feather.'
      ]
    },
    {
      id: 'log-book',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Under the hat was a little book, and that was the log. The letters leaned over, as in a wind. “Monday,” read {A}. “We took a ship. We gave it back. Tuesday. Porridge.” It was porridge for six days.',
        '“Sunday,” read {H}. “Saw a whale. It saw us. We all waved.” There was a drawing beside it, with very many hands. One of them was small, right at the front, and went over the edge of the paper.'
      ]
    },
    {
      id: 'last-biscuit',
      A: 'same',
      spare: 14,
      paragraphs: [
        'In one corner of the chest lay something round and grey. “My ship’s biscuit!” said {A}. “I was keeping it for later.” {A} knocked with it on the lid. It was as good as new. There was one bite in it, with a gap in the middle.',
        '{H} laid one finger in the gap. “You’d lost a tooth,” said {H}. “I had,” said {A}, and felt along the top row with a thumb. “That very week. It’ll be in here somewhere.”'
      ]
    },
    {
      id: 'fits',
      A: 'partner',
      paragraphs: [
        'On {A} it sat like an egg cup on a melon. Then {A} put it on {H}, and it came down just to the ears. “Arr,” said {H}. “Arr,” said {A}.',
        'They filled up the chest again, with a coin, a plaster and a button, and buried it. {H} drew the map. “Forty paces,” said {A}. “And whose?” “Mine,” said {H}. “For now.” Then the pirates walked home, swaying like two wardrobes, and let nobody through.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the old pirate from the side, and saw it now.',
      '{names} smelled at the map, and it was biscuit.',
      { text: '{names} put down a potato, half peeled.', needs: ['hands'] },
      { text: '{names} took a spoon along, in case there was digging.', needs: ['hands'] }
    ],
    way: [
      '{names} shook the pond out of one foot after the other.',
      '{names} ran after the bus, and got there in time.',
      { text: '{names} held the map the other way up, and it smiled less.', needs: ['hands'] },
      { text: '{names} bought a stamp, since they were there.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the moss on the lid.',
      '{names} walked home too, from one side to the other.',
      { text: '{names} trod down the earth, and whistled, as if nothing had been.', needs: ['hands'] },
      { text: '{names} stuck up the feather, where it had a bend.', needs: ['hands'] }
    ]
  },
  bed: [
    'The hat was hung on the bedpost, and the new map went into the biscuit tin. The potatoes were finished by two pirates.',
    '{H} washed, but not behind the ears, where the hat had been. The bed went from one side to the other, like a ship.'
  ],
  last: [
    'Thirty-eight, thirty-nine, and at forty {H} was asleep.',
    'The hat slept on the bedpost, with its feather down, and so did {H}.'
  ]
})
