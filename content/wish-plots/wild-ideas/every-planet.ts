import { wishPlot } from '../wish-plot.ts'

export const everyPlanet = wishPlot({
  id: 'wish-every-planet',
  wishes: [
    'each planet', 'every planet', 'eight planets', 'nine planets', 'different planets', 'visit planets', 'visits planets', 'visiting planets', 'visited planets', 'tour planets', 'planets tour', 'trip planets', 'planets trip', 'travels planets', 'travel planets', 'travelling planets', 'traveling planets', 'flies planets', 'fly planets', 'flying planets', 'rocket planets', 'spaceship planets', 'planets eat', 'planet eat', 'planets eats', 'planet eats', 'planets eating', 'planets food', 'planet food', 'planets snack', 'planet snack', 'planets lunch', 'planets dinner', 'planets breakfast', 'planets picnic', 'eat planets', 'eating planets', 'planets bedtime', 'planets holiday', 'solar system', 'jupiter saturn', 'mars jupiter', 'mars saturn', 'venus mars', 'mercury venus', 'saturn rings', 'neptune uranus', 'uranus neptune', 'planets', 'outer space', 'the planets'],
  answers: ['planet', 'planets', 'each', 'every', 'all', 'eight', 'nine', 'tour', 'trip', 'travel', 'travels', 'travelling', 'holiday', 'visit', 'visits', 'visiting', 'fly', 'flies', 'flying', 'go', 'goes', 'went', 'going', 'eat', 'eats', 'eating', 'ate', 'food', 'something', 'snack', 'lunch', 'dinner', 'supper', 'picnic', 'meal', 'taste', 'try', 'home', 'come', 'comes', 'back', 'before', 'bedtime', 'bed', 'in', 'time', 'rocket', 'spaceship', 'space', 'ship', 'solar', 'system', 'mercury', 'venus', 'earth', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'rings', 'big', 'one', 'by', 'explore', 'explores', 'exploring', 'different', 'lots', 'other', 'night', 'round', 'around', 'through', 'sun', 'astronaut', 'astronauts', 'family', 'whole', 'adventure', 'and', 'lands', 'on', 'landing'],
  except: ['made', 'chocolate', 'candy', 'sweets', 'cheese', 'pet', 'pets', 'planetarium', 'aliens', 'alien', 'dinosaur', 'princess', 'cat', 'dog', 'lost', 'why', 'how many', 'save', 'saves', 'pollution', 'rubbish', 'fire', 'allergic', 'allergy', 'sick', 'model', 'project', 'homework', 'robot', 'teddy', 'explode', 'exploded', 'explodes', 'homesick', 'died', 'god'],
  moods: ['question', 'late', 'first'],
  company: ['rocket', 'kitchen', 'spoon', 'list', 'jam', 'toast', 'soup', 'window', 'door', 'chimney', 'clock', 'pan', 'bag', 'biscuit', 'pudding', 'ice'],
  isTale: true,
  about: 'The family eats something on every planet and wants to be home before bedtime; on Jupiter, which is fizzy, the rocket is empty and they are full, and burps bring them home to the planet that was missing from the list.',
  titles: ['Something to Eat on Every Planet', 'Jupiter Was Fizzy', 'Home Before Bedtime, by Rocket', 'The Biscuits Round Saturn', '{H} and the Eight Planets'],
  want: [
    {
      id: 'the-list',
      A: 'partner',
      paragraphs: [
        '{H} had a spoon, a rocket and a list of eight planets. {H} wanted to eat something on each of them. “And bedtime?” asked {A}, already strapped in, with a napkin on. “We’ll be back before that,” said {H}.',
        'It was five o’clock, and bed was at seven. “Then no second helpings,” said {A}. The rocket roared, and the street got as small as a tray.'
      ]
    }
  ],
  way: [
    {
      id: 'toast-soup-jam',
      A: 'partner',
      paragraphs: [
        'Mercury was right beside the sun. {H} held some bread out of the window, and it was toast. “One,” said {H}. Venus was all hot steam. They held a bowl out into it, and had soup. “Two,” said {A}.',
        'On Mars everything was red, and the red was jam. “Three,” said {H}, with jam up to the knees.',
        { extra: 1, both: ['{A} was already having a second helping. “It doesn’t count,” said {A}. “It’s the same dune.”'] }
      ]
    },
    {
      id: 'mercury-egg',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'On the warm side of Mercury you could fry an egg on the ground. On the cold side it froze again. {A} tried both, and came back with a fried egg as hard as a plate. It had a nice yellow middle, and it went clonk.',
        '“You’ve got to eat it right on the line between,” said {H}. So they ate along the line, with one warm ear and one cold one. “Now turn round,” said {A}, “or you’ll be done on one side only.”'
      ]
    },
    {
      id: 'venus-upside',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'On Venus a day was longer than a year. It said so in the guide to the planets. “Then it’s always nearly my birthday here,” said {H}. {A} reckoned it up. It was {H}’s birthday again already.',
        'So they had to sing, and for a cake there was soup with a candle in it. It floated round the bowl and bumped into the carrots. “Blow gently,” said {A}. {H} did, and it sailed to the other side, and went on burning.'
      ]
    },
    {
      id: 'mars-robot',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'A little car with a camera came over the hill on Mars. Nobody was sitting in it. Somebody on Earth was steering it, and took a photo of every stone. It stopped in front of {A}, and took a photo of {A}, with jam.',
        '“They’ll think that people on Mars are sticky,” said {H}. They wiped the camera, and held a slice of bread and jam in front of it. The car thought about that. It took the photo very slowly.'
      ]
    },
    {
      id: 'no-weight',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'Between the planets nothing weighed anything, and so the pudding got out. It was custard. It hung in the middle of the rocket like a yellow moon, and wobbled. “Nobody breathe,” said {A}. {H} swam round it with the spoon and could not get near.',
        'In the end they ate it without hands. They floated up to it, one from each side, and bit. It was gone before their noses met, but only just.'
      ]
    },
    {
      id: 'comet-sprinkles',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'A comet went by, and its tail went over the window with a noise like sugar. {H} opened up a crack and put out the spoon. It was sugar. It was ice as well, and it tickled all the way down.',
        '“Is that a planet?” asked {A}. “No,” said {H}. “It’s what you put on top.” It was not on the list, so they could have as much as they liked.'
      ]
    },
    {
      id: 'moons-of-mars',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'Mars had two moons, and they were as lumpy as potatoes. “They are potatoes,” said {H}. The rocket went by them quite close, and {A} held out the fork. It was not to be done. They were going round too fast, and they had their skins on.',
        '“Potatoes don’t count in any case,” said {H}. “They’re only beside the planet.” “That’s where potatoes always are,” said {A}, and looked after them for a long time.'
      ]
    },
    {
      id: 'the-clock',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“What time is it at home?” asked {H}. {A} had a kitchen clock along. The hands had come off, as nothing weighed anything, and were floating about in there. “It’s somewhere near the lamp,” said {A}.',
        'So they asked the sun. It was behind them, and as small as a coin. “When it’s as big as an orange, we’ll be home,” said {H}. They both looked at it, and it was still a very long way from an orange.'
      ]
    },
    {
      id: 'postcard',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '{H} wrote a card, so that they would know at home. “Dear home,” wrote {H}. “We have eaten three planets. The jam was best. See you at seven.” Then there was nowhere to post it.',
        '{A} stuck a stamp on it and put it out of the window. It stayed beside them. However fast they flew, it flew along, with the writing side in. “We’ll be there at the same time as our card,” said {A}.'
      ]
    },
    {
      id: 'jupiter-spot',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'Jupiter had stripes like a jumper, and one big red spot. “That’s where somebody spilled something,” said {A}. But it was a storm, larger than the whole Earth, and hundreds of years old.',
        '“Then nobody’s ever wiped it up,” said {H}. {A} took out the napkin, and looked at the spot, and at the napkin. “I’ll start at the edge,” said {A}. After the first wipe the napkin was gone. It went round and round up there, with a corner folded down.'
      ]
    },
    {
      id: 'pet-space',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had a place by the window, and had been told that this was space. {A} was not very interested in it. Nothing was moving out there, and it smelled of nothing.',
        'But in here the crumbs of all the planets were floating about. {A} hung in the air and opened up, and they came in by themselves. It was the best journey that anybody had ever taken {A} on.'
      ]
    },
    {
      id: 'elder-moon',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“When I was small, there were nine planets,” said {S}. “There was Pluto as well, at the very end.” “What happened to it?” asked {A}. “It was too little,” said {S}. “They crossed it out.”',
        'They both thought that was a bit mean. So {S} leaned out at the window, and called, “Good evening, Pluto!” into the dark, and threw it a piece of toast. They waited. From a great way off somebody went crunch.'
      ]
    },
    {
      id: 'child-hungry',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“Are we there?” asked {S}. “We’ve been to some already,” said {A}. “Are we at the one with the chips?” asked {S}. {A} looked down the list. No planet had chips.',
        '{S} looked out of the window for quite a time. “Perhaps it’s the next one,” said {S}. The ketchup was in {S}’s lap, quite ready.'
      ]
    },
    {
      id: 'baby-spoon',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} had a spoon too, and used it for waving. On each planet {A} was given a lick. At the toast {A} frowned, and at the soup {A} shook all over. Then {A} had the jam, and said a word.',
        'It was “Ammah.” {H} wrote that in the list, beside Mars, for other people who might be going. They asked for a second word, but {A}’s mouth was too full of the first.'
      ]
    },
    {
      id: 'fizzy',
      A: 'partner',
      paragraphs: [
        'Jupiter was the biggest. It had no ground at all, and was fizzy right through, like lemonade. They drank it with straws. “Four,” said {H}, and hiccuped. Then the rocket went “puff”, and stopped. It had used everything up.',
        '{A} got out and shoved, but there was nothing to stand on. “It’s half past six,” said {A}. “And I’m so full of bubbles that I can’t get back in.”'
      ]
    },
    {
      id: 'what-comes-out',
      A: 'partner',
      paragraphs: [
        '{H} pulled at both arms. {A} was stuck in the door, as round as a balloon. Then {A} burped. It was a long one, and the whole rocket gave a jump. “Pardon,” said {A}. “We moved!” cried {H}. “Say it again!”'
      ]
    }
  ],
  turn: [
    {
      id: 'burps',
      A: 'partner',
      paragraphs: [
        '“We’ll burp out of the back window,” said {H}, “when I say three.” They burped, and off went the rocket. At Saturn they took a biscuit out of the rings. Uranus lay on its side, and the pudding there had tipped over.',
        'Neptune was blue, and they broke off an ice lolly. “Seven,” said {H}. “Now home!” And that was such a burp that Neptune fell behind like a marble.'
      ]
    },
    {
      id: 'saturn-biscuit',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '{H} still had a bit of the biscuit from Saturn. It was round, with a hole in the middle, and it did not lie flat in the hand. It turned. When {H} took a bite, it turned the next side to the front, all by itself.',
        '“That’s polite,” said {A}. “Mine at home never do that.” They let it go round until only the hole was left. {H} kept the hole, in a paper bag.'
      ]
    },
    {
      id: 'pudding-sideways',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'The pudding from Uranus could only be eaten lying down. As soon as you sat up, it slid off the plate. So they lay on the floor of the rocket, head to toe, and fed each other.',
        '“What does it taste of?” asked {H}. “Ear,” said {A}. “A bit more to the left.” After that it went quite well, and there was only one spoonful in the hair.'
      ]
    },
    {
      id: 'the-eighth',
      A: 'partner',
      paragraphs: [
        'At five to seven they came down in front of their own door. {H} looked at the list. “It’s only seven,” said {H}. “We’ve missed one!” {A} looked too. “Which one’s got the blue sea on it,” asked {A}, “and a kitchen?”',
        '{H} ran in and drank a cup of milk. “Earth,” said {H}, with a white lip. “Eight.” The kitchen clock struck seven.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} had a seat by the window, and breathed on it.',
      '{names} came too, with an appetite for at least ten planets.',
      { text: '{names} packed the butter, in case there was none out there.', needs: ['hands'] },
      { text: '{names} counted down from ten, and got stuck at four, and they went anyway.', needs: ['hands'] }
    ],
    way: [
      '{names} got jam on both sides, and tasted good for the whole journey.',
      '{names} looked back at Earth, and it was no bigger than a pea.',
      { text: '{names} crossed the planets off the list with a jammy thumb.', needs: ['hands'] },
      { text: '{names} held the big pan under Venus, and let nobody jog it.', needs: ['hands'] }
    ],
    turn: [
      '{names} burped as well, once, and it was the best of them all.',
      '{names} went on hiccuping in small jumps, all the way past Neptune.',
      { text: '{names} steered, and held a hand over both ears at the three.', needs: ['hands'] },
      { text: '{names} caught a second biscuit from the rings, and shared it out.', needs: ['hands'] }
    ]
  },
  bed: [
    'The rocket stood before the house and ticked as it cooled. The list was finished, with a tick for every planet, and a good deal of jam.',
    '{H} washed off Mars, and brushed away the rest. From the bed there was one star to be seen, and perhaps it had rings.'
  ],
  last: [
    'One very last bubble came up, all the way from Jupiter, and {H} was asleep.',
    'All the planets went round as they always do, and on the third one {H} was asleep.'
  ]
})
