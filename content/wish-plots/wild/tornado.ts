import { wishPlot } from '../wish-plot.ts'

export const tornado = wishPlot({
  id: 'wish-tornado',
  wishes: ['tornado', 'tornados', 'tornadoes', 'hurricane', 'hurricanes', 'typhoon', 'typhoons', 'cyclone', 'cyclones', 'twister', 'twisters', 'whirlwind', 'whirlwinds', 'waterspout', 'waterspouts', 'dust devil', 'eye storm', 'eye of the storm'],
  answers: ['tornado', 'tornados', 'tornadoes', 'hurricane', 'hurricanes', 'typhoon', 'typhoons', 'cyclone', 'cyclones', 'twister', 'twisters', 'whirlwind', 'whirlwinds', 'waterspout', 'waterspouts', 'dust', 'devil', 'eye', 'storm', 'storms', 'weather', 'wind', 'winds', 'windy', 'spin', 'spins', 'spinning', 'spun', 'turn', 'turns', 'turning', 'round', 'goes', 'go', 'going', 'swirl', 'swirls', 'swirling', 'whirl', 'whirling', 'twirl', 'twirling', 'fast', 'big', 'giant', 'little', 'tiny', 'small', 'baby', 'friendly', 'mini', 'different', 'kinds', 'all', 'about', 'and', 'obsessed', 'loves', 'love', 'likes', 'mad', 'crazy', 'into', 'interested', 'fascinated', 'curious', 'asks', 'asking', 'keeps', 'always', 'wants', 'know', 'learn', 'learning', 'learned', 'facts', 'science', 'son', 'daughter', 'boy', 'girl', 'house', 'home', 'hall', 'bath', 'bathtub', 'kitchen', 'sea', 'sky', 'cloud', 'clouds', 'made', 'make', 'making', 'work', 'works', 'chasing', 'chaser', 'chasers', 'watching', 'meets', 'visits', 'cow', 'picks', 'up', 'things'],
  except: ['warning', 'warnings', 'siren', 'sirens', 'shelter', 'cellar', 'basement', 'evacuate', 'evacuated', 'evacuation', 'evacuating', 'hit', 'hits', 'took', 'destroyed', 'destroys', 'damage', 'damaged', 'roof', 'lost', 'gone', 'left', 'leave', 'flood', 'flooded', 'power', 'coming', 'came', 'comes', 'hide', 'hiding', 'safe', 'after', 'since', 'during', 'drill', 'drills', 'practice', 'closed', 'tonight', 'tomorrow', 'yesterday', 'last', 'scared', 'afraid', 'frightened', 'fear', 'worried', 'nightmare', 'nightmares', 'dream', 'dreams', 'died', 'dead', 'killed', 'hurt', 'hospital', 'ambulance', 'police', 'news', 'grandma', 'grandpa', 'granny', 'grandad', 'nana', 'cousin', 'cousins', 'uncle', 'auntie', 'friend', 'dog', 'cat', 'katrina', 'sandy', 'maria', 'irma', 'ian', 'helene', 'haiyan', 'yolanda', 'idai', 'freddy', 'florida', 'philippines', 'oz', 'dorothy', 'toto', 'jet', 'plane', 'aeroplane', 'spitfire', 'fighter', 'game', 'mat', 'lamp', 'lolly', 'ice', 'ice-cream', 'potato', 'slide', 'ride', 'mattress', 'dragon', 'dinosaur', 'pirate', 'princess', 'unicorn', 'robot', 'superhero', 'fire', 'shark', 'sharks', 'sharknado', 'tantrum', 'tantrums', 'tidying', 'tidy', 'messy', 'bedroom', 'like a', 'football', 'team', 'name', 'names', 'called'],
  nothingElse: true,
  moods: ['first', 'learning', 'change', 'waiting'],
  company: ['storm', 'coat', 'glove', 'ticket', 'sock', 'duck', 'soap', 'bath', 'mat', 'tornado', 'hurricane', 'typhoon', 'cyclone', 'eye', 'umbrella', 'weather', 'thundercloud'],
  about: 'A storm as high as a boot stands in the hall and does not know yet if it will be a tornado, a hurricane or a typhoon. It tries them all, and likes best what is in the middle.',
  titles: ['As High as a Boot', 'The Storm in the Hall', 'It’s Only the Address', '{H} Runs a Warm Sea', 'What a Tornado Does with a Glove'],
  want: [
    {
      id: 'in-the-hall',
      A: 'partner',
      paragraphs: [
        'In the hall stood a storm. It was as high as a boot, and went round, with a glove and a bus ticket. “Are you a tornado?” asked {H}. “I don’t know yet,” said the storm, for it was very young. “I could be a tornado or a hurricane, or a typhoon. Which is best?” “You’ll have to try them on,” said {H}, who had always wanted to know.'
      ]
    }
  ],
  way: [
    {
      id: 'by-bus',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Where do you come from?” asked {A}. “From a field,” said the storm, “and then it was a car park.” After that it had waited at the stop with the others. “On a windy day nobody notices.”',
        '{H} caught the ticket as it came by and read it. It was a single to the last stop. “So you paid,” said {A}. “I only picked it up,” said the storm. It could not help that. It picked up everything.'
      ]
    },
    {
      id: 'which-way-round',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“On one half of the Earth most storms turn left,” said {H}. “On the other half they turn right.” The storm had never thought about it. It stopped, to try the other way.',
        'For a moment there was only a glove in the air, and it fell down. “Who was that?” asked a very small voice. Then something stirred the dust, and it was going round again as before. “I’d better stay on my half,” said the storm.'
      ]
    },
    {
      id: 'too-heavy',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They tried what it could lift. A feather went straight up to the top and stayed there. A sheet of paper took longer, and folded itself twice on the way. At the umbrella it breathed in until it was quite round.',
        'The umbrella tipped a little to one side. “That was you,” said {A} kindly. “I know,” said the storm. “Did you see? It was nearly frightened.”'
      ]
    },
    {
      id: 'in-a-jug',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} filled a tall jug with water and stirred it fast, always the same way. When the spoon was out, a hole went down through the middle, wide at the top. {A} dropped in a crumb, and round it went.',
        'The storm looked in from outside. “Who’s put that one in there?” it asked. “It’s only water,” said {H}. “It goes round as long as it can remember.” Soon it had forgotten.'
      ]
    },
    {
      id: 'storm-chaser',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} was a storm chaser, with two chairs for a car and a saucepan lid to steer with. {A} followed the storm down the hall, well behind, as you have to. “It’s turning left,” said {A} into a spoon. “It’s at the shoes.”',
        'Nobody had ever followed the storm before. It slowed down a little, so that {A} should not lose it. In the end it came back to see what was keeping the car.'
      ]
    },
    {
      id: 'fed-by-child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} wanted to feed it. {S} laid a leaf in front of it, and the leaf was gone. {S} laid down a hair ribbon, and a sweet paper, and both went in. At a slice of cheese the storm stopped short.',
        '“It doesn’t like cheese,” said {S}. “Nobody’s ever seen cheese in a tornado,” said {A}. They both thought about all the things that they had been told about tornadoes. It was true.'
      ]
    },
    {
      id: 'pet-ahead',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} watched the storm go round. For six rounds {A} looked at where it was, and each time it was already somewhere else. At the seventh {A} looked at where it would be next.',
        'There it came. “That’s how the weather people do it,” said {H}. The storm had never been expected before, and did not know where to look.'
      ]
    },
    {
      id: 'under-the-coat',
      A: 'partner',
      paragraphs: [
        '“A tornado hangs down from a thundercloud,” said {H}. {A} held up a dark coat by the collar, and the storm went in under it. It grew long and thin, and spun until it hummed. It took the other glove. “I’m a tornado!” it cried. Then it swayed, and fell over. “Was that all?” “They’re mostly over in ten minutes,” said {H}.'
      ]
    },
    {
      id: 'again-and-shorter',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{A} got an egg timer, and the storm had another go under the coat. The first time it was over when the egg would have been hard. The second time the egg would have been soft.',
        '“You’re too excited at the beginning,” said {A}. The storm tried to begin more slowly. But a slow tornado is only a draught with a glove in it. Everybody looked to see who had left the door open.'
      ]
    },
    {
      id: 'elder-waterspout',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I once saw one made of water,” said {S}. “It had one foot in the sea and its head in the cloud.” {A} asked what it had done. “It went by,” said {S}. “We’d just unpacked the eggs.”',
        'The storm had come closer to listen. “Did it say anything?” it asked. “Not to us,” said {S}. “But the salt was gone.”'
      ]
    },
    {
      id: 'baby-spoon',
      S: 'baby',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} held out a crust to the storm. It took the crust, carried it round twice and gave it back. {S} looked at it from all sides and held it out again.',
        'This went on for as long as there was any crust. “It’s the only tornado that gives things back,” said {A}. “It’s the only one that anybody ever gave anything to,” said the storm.'
      ]
    },
    {
      id: 'guest-hat',
      S: 'guest',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} bent down to look, and wore a hat. The hat lifted, and went once round the hall past the coats. Then it came down again on {S}’s head. It was only the wrong way round.',
        '“Does it always bring them back?” asked {S}. “It’s practising,” said {A}. {S} turned the hat to the front, and held it there with one finger.'
      ]
    },
    {
      id: 'cold-bowl',
      A: 'partner',
      paragraphs: [
        '“Then be a hurricane,” said {A}. “They last for days, and they come from the sea.” {A} put down a bowl of water. Over it the storm sneezed. {H} dipped in a finger. “It’s cold,” said {H}. “They only grow where it’s warm.” So they ran a warm bath, with a duck in it.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-eye',
      A: 'partner',
      paragraphs: [
        'Over the bath the storm grew wide and slow, with long bent arms. The soap sailed round below. Only the duck stood still, for in the middle was a hole without any wind. “That’s the eye,” said {H}. “A hurricane’s got one.” “And a typhoon?” asked the storm. “That’s the same in another sea,” said {H}. It moved over to the taps, and was a typhoon. By the sponge it was a cyclone. “I can’t see any difference,” said {A}. “It’s only the address,” said {H}.'
      ]
    },
    {
      id: 'a-name',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“The big ones get a name,” said {H}, “from a list, with A first and then B.” The storm wished to have one. The first letter was sure to be taken. So they looked for something with B.',
        '“Bun?” said {A}, and tried how it would sound on the news. “Bun is moving slowly towards the coast. Take in your washing.” The storm turned round on the spot with pleasure. “Say the bit about the coast again,” said Bun.'
      ]
    },
    {
      id: 'brushing-in-the-eye',
      A: 'other',
      spare: 13,
      paragraphs: [
        '{A} came in to find a comb, and left again with hair on end. Then {A} came back, more slowly, because of the middle. {A} held a flannel out over the bath. By the edge it flapped.',
        'A bit further in it hung down as if in a drawer. {A} moved it to and fro, in and out of the wind. “It’s like a door without a door,” said {A}. The comb was found in the soap dish.'
      ]
    },
    {
      id: 'bath-forecast',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{A} read the weather, with a towel over one arm. “Warm by the taps,” said {A}. “Foam, later more foam. Small ducks should stay in harbour.” {H} pointed to it all with the back brush.',
        '“And the storm?” asked the storm. “It’s very big,” said {A}, “and in a good mood.” It had not known that this was in the weather as well.'
      ]
    },
    {
      id: 'over-land',
      A: 'partner',
      paragraphs: [
        'But the storm went on growing. It had one arm out in the hall, and all the coats swung. “I can’t stop,” it said. “It’s so warm.” “It’s got to come ashore,” said {H}. “On land they get smaller.” {H} spread out the bath mat, and called. The storm came round over it, and each time it was a size less. At the door it was no higher than a boot.'
      ]
    },
    {
      id: 'three-drops',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Whatever it had drunk in the bath it still had with it. “At the end they rain,” said {H}. The storm looked for a good place, and chose a boot. It rained for as long as you need to count to three.',
        '{A} turned the boot over, and out came three drops. “Was that a lot?” asked the storm. “For a boot it was,” said {A}.'
      ]
    },
    {
      id: 'dries-socks',
      A: 'same',
      spare: 16,
      paragraphs: [
        'The floor was wet, and so were four socks, two of {H}’s and two of {A}’s. They laid them on the tiles. The storm went over them, once for each toe, and they were dry.',
        '“Nobody’s ever asked a typhoon to do that,” said {A}. “It’s nicer than roofs,” said the storm. Only the pairs had got mixed, and {H} and {A} each wore half of the other.'
      ]
    },
    {
      id: 'which-is-best',
      A: 'partner',
      paragraphs: [
        '“And which was best?” asked {A}. “The hole,” said the storm. “I never knew that I’d got one. It’s so quiet in there.” It let go of what it had, a glove, a glove, a ticket. “Could I go round something tonight? Quite slowly? Then that could be the eye.” {H} knew what.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood back, and watched the ticket go by.',
      '{names} came to look, and felt a wind at about the height of a boot.',
      { text: '{names} held on to the hats.', needs: ['hands'] },
      { text: '{names} put a newspaper where it would not be picked up.', needs: ['hands'] }
    ],
    way: [
      '{names} got out of the way, first to the left and then to the right.',
      '{names} waited at the other end of the hall, to see what would arrive.',
      { text: '{names} counted the gloves that were left.', needs: ['hands'] },
      { text: '{names} tried the water with an elbow.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the duck, and the duck did not move.',
      '{names} sat down in the hall, under the swinging coats.',
      { text: '{names} caught the soap.', needs: ['hands'] },
      { text: '{names} smoothed out a corner of the mat.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} laid the gloves side by side, hung up the coat, and let the warm sea out.',
    '{H} lay down. The storm went round the bed, so slowly that the curtain hardly knew. In the middle there was no wind at all.'
  ],
  last: [
    'A very small storm went round the bed, and in the eye of it {H} was asleep.',
    'The storm went round and round, as slow as a spoon, and in the middle {H} was asleep.'
  ]
})
