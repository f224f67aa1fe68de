import { wishPlot } from '../wish-plot.ts'

export const frostyCar = wishPlot({
  id: 'wish-frosty-car',
  wishes: ['frost car', 'frost on the car', 'frosty car', 'frosted car', 'frosted over car', 'frost windscreen', 'frost windshield', 'frost car window', 'frost car windows', 'frosty windscreen', 'frosty windshield', 'frozen car', 'frozen over car', 'car frozen', 'car froze', 'car froze over', 'car iced over', 'car icy', 'car covered ice', 'car covered frost', 'car ice', 'icy car', 'icy windscreen', 'icy windshield', 'ice windscreen', 'ice windshield', 'ice on the windscreen', 'ice on the windshield', 'frozen windscreen', 'frozen windshield', 'windscreen frozen', 'windshield frozen', 'ice scraper', 'ice scrapers', 'no scraper', 'no ice scraper', 'lost scraper', 'lost ice scraper', 'scraper car', 'scrape car', 'scraping car', 'scraped car', 'scrape windscreen', 'scraping windscreen', 'scraped windscreen', 'scrape windshield', 'scraping windshield', 'scraped windshield', 'scraping ice', 'scraping ice off', 'scraping frost', 'scraping the frost', 'scraped frost', 'scraped ice', 'de-icing car', 'deicing car', 'defrosting car', 'defrost car', 'defrosted car', 'bank card ice', 'scraped bank card', 'car door frozen', 'car door frozen shut', 'car doors frozen'],
  answers: ['frost', 'frosty', 'frosted', 'frozen', 'froze', 'freezing', 'ice', 'iced', 'icy', 'car', 'cars', 'truck', 'van', 'window', 'windows', 'windscreen', 'windshield', 'glass', 'mirror', 'mirrors', 'wipers', 'door', 'doors', 'shut', 'roof', 'bonnet', 'hood', 'all', 'over', 'whole', 'covered', 'cover', 'in', 'on', 'off', 'with', 'without', 'no', 'had', 'have', 'scraper', 'scrapers', 'scrape', 'scraped', 'scraping', 'lost', 'find', 'couldn’t', 'can’t', 'could', 'not', 'see', 'out', 'through', 'de-ice', 'de-icing', 'deicing', 'deicer', 'defrost', 'defrosted', 'defrosting', 'card', 'bank', 'library', 'spatula', 'spoon', 'morning', 'mornings', 'this', 'today', 'yesterday', 'night', 'last', 'winter', 'cold', 'very', 'so', 'too', 'school', 'nursery', 'work', 'late', 'before', 'we', 'were', 'to', 'for', 'had', 'walk', 'walked', 'drive', 'start', 'helped', 'helping', 'help', 'helps', 'dad', 'daddy', 'mum', 'mummy', 'mom', 'blanket', 'breath', 'breathing', 'breathed', 'hole', 'white', 'sparkly', 'sparkling', 'glitter', 'stars', 'drew', 'drawing', 'wrote', 'finger', 'fingers', 'name', 'the', 'our', 'my', 'and', 'was', 'is', 'up', 'got', 'first', 'jack', 'story', 'about', 'little', 'hard', 'thick', 'again'],
  except: ['crash', 'crashed', 'accident', 'skid', 'skidded', 'slid', 'slipped', 'fell', 'hurt', 'ambulance', 'police', 'cracked', 'broke', 'broken', 'broke down', 'battery', 'lake', 'pond', 'cream', 'lolly', 'elsa', 'anna', 'frozen film', 'movie', 'song', 'penguin', 'polar', 'bear', 'dragon', 'robot', 'santa', 'sledge', 'sleigh', 'truck ice cream', 'toy', 'toys', 'race', 'racing', 'racecar', 'homeless', 'sleeping', 'slept', 'sky', 'skyscraper', 'died', 'dead', 'cat', 'dog', 'snowman', 'snow', 'snowed', 'snowing', 'stuck', 'queen', 'king', 'princess', 'rink', 'skating', 'cake', 'why', 'pipe', 'pipes', 'afraid', 'scared', 'cried', 'crying'],
  moods: ['late', 'first', 'change', 'learning', 'waiting'],
  out: true,
  fed: true,
  company: ['car', 'street', 'frost', 'tree', 'bench', 'grass', 'blanket', 'scraper', 'pane', 'windscreen', 'wipers', 'sky', 'roof', 'card', 'star', 'stars'],
  about: 'The car is white with frost and there is no scraper, and every hole freezes up again, until it is seen that under the trees and the bench there is none; so that evening the car is tucked in.',
  titles: ['The Car Has Its Eyes Shut', 'No Frost under the Bench', '{H} Tucks In the Car', 'It Blinked', 'A Blanket for the Car'],
  want: [
    {
      id: 'eyes-shut',
      A: 'partner',
      paragraphs: [
        '{H} wanted to go to school by car, and look out all the way. But this morning the car in the street was white. It had frost on every pane. “It’s got its eyes shut,” said {H}.',
        '“Where’s the scraper?” asked {A}. It had been to the beach last summer, as a spade, and had not come home.'
      ]
    }
  ],
  way: [
    {
      id: 'good-morning',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} wrote “Good morning” on the back pane, with one finger. It was red after “Good”, so that the next finger had to do “morning”. “From inside it’s the wrong way round,” said {A}.',
        'So {H} wrote it once more, back to front, for whoever was in the car. There was nobody in it. But the seats could read it now, and they had been out all night.'
      ]
    },
    {
      id: 'whole-street-scrapes',
      A: 'same',
      spare: 2,
      paragraphs: [
        'All along the street people were scraping. It sounded as if a great many beavers had come for breakfast. A man scraped a hole no bigger than a letterbox. Then he sat down behind it, and looked out.',
        '“You have to do all of it,” said {A}. “He can’t see the sides.” A lady on a bicycle came past, and rang her bell. The man jumped, got out again, and scraped on. “Now he knows that there are sides,” said {H}.'
      ]
    },
    {
      id: 'card-and-breath',
      A: 'partner',
      paragraphs: [
        '{A} took a library card and scraped. After a long time there was a hole like a slice of toast. “I’m quicker,” said {H}, and breathed on the next pane. A small round hole came, and {H} put one eye to it. There was the steering wheel. But the hole grew white from the edge, and shut.',
        '“It blinked,” said {H}. “Your breath was wet,” said {A}, “and now that’s frozen too.”'
      ]
    },
    {
      id: 'door-like-a-biscuit',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} wanted to see if the scraper was not in the car after all. The door would not open. It had frozen to the car all round. {A} pulled, and {H} pulled at {A}. Then it cracked like a biscuit, and they both sat on the pavement.',
        'Inside lay one glove, a map, and a great deal of sand. “The scraper’s been here,” said {H}. “That’s the beach.” They pushed the door shut again, so that the car should not get cold.'
      ]
    },
    {
      id: 'pet-shaped-window',
      A: 'pet',
      spare: 4,
      paragraphs: [
        '{A} was allowed to sit on the front of the car for a moment. When {A} was lifted down, there was a place with no frost. It had a round back, and a bit that stuck out.',
        '“That’s {A},” said {H}. “{A}’s melted a hole, in the shape of {A}.” They looked at it from all sides. It was a very good likeness. Only it was of no use, for that was not a window.'
      ]
    },
    {
      id: 'warm-water',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came out with a spoon, a comb and a ruler, and they tried all three. The comb made a ploughed field. “Why don’t we take the kettle?” asked {H}. “The glass is cold,” said {A}. “If you pour hot water on it, it jumps.”',
        '{H} took a step back, to be on the safe side. “How far?” asked {H}. “It only jumps apart,” said {A}. Then {A} combed on, quite gently, and {H} drew a tractor for the field.'
      ]
    },
    {
      id: 'elder-hat-in-the-car',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Our first car had frost on the inside,” said {S}. “That was from all our breathing. My uncle scraped the outside, and then he got in and scraped the inside. It snowed on our knees.”',
        '“What did you do?” asked {A}. “We weren’t allowed to breathe until the baker’s,” said {S}. “At the baker’s we all let it out at once, and you couldn’t see the baker’s.”'
      ]
    },
    {
      id: 'child-dragon',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} breathed out, and a white cloud came. {A} breathed out too, and had one that was longer. They tried whose cloud could reach the car. {S} made a short round one. {A} made one like a scarf.',
        'Neither got there. “Where do they go?” asked {S}. {A} looked along the street, where all the people had clouds in front of them. “They put them on the cars,” said {A}.'
      ]
    },
    {
      id: 'on-a-leaf',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A leaf was frozen to the side mirror. It had spikes along its edge, as fine as hairs. Every vein was drawn in white. “Who does that?” asked {H}. “Nobody,” said {A}. “The wet in the air does it. It sits down wherever it’s cold enough.”',
        '{H} held a woolly sleeve out, and waited for some to sit down. The air went round it. “I’m too warm,” said {H}. It was the first time that morning that anybody had thought so.'
      ]
    },
    {
      id: 'under-the-bench',
      A: 'partner',
      paragraphs: [
        'So they went on foot. On the way every roof and every blade of grass was white. Only under the trees it was green. {A} stopped at a bench with a thick white seat, and felt below. “There’s none under here,” said {A}.',
        '“Then frost falls down, like snow,” said {H}. “No,” said {A}. “At night things give their warmth up to the sky. What’s got something over it keeps some.” {H} knew that from bed. “And the car had nothing on,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'tucked-in',
      A: 'partner',
      paragraphs: [
        'That evening the sky was clear, and the car stood under it quite bare. “We could plant a tree,” said {A}, “but you’d be fifty.” {H} fetched the picnic blanket instead.',
        'They laid it over the windscreen. {A} shut a corner into each front door, so that it could not be kicked off. “Good night,” said {H} to the wipers, which lay side by side.'
      ]
    },
    {
      id: 'crumbs-of-june',
      A: 'same',
      spare: 12,
      paragraphs: [
        'There were crumbs on the blanket, from a picnic in June, and {H} began to pick them off. “Leave them,” said {A}. “It’ll be glad of a bit of summer.” There was a daisy as well, pressed quite flat. It lay on the driver’s side.',
        '“Do cars dream?” asked {H}. {A} did not think so. But if this one did, it would be of grass tonight, with an ant or two.'
      ]
    },
    {
      id: 'guest-against-the-sun',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We cover our car as well,” said {S}, “with a blanket just like that. It’s because of the sun. If you don’t, you can’t touch the wheel, and the toffees run.” {A} looked at the blanket on the windscreen.',
        '“So yours keeps it cold,” said {A}, “and ours keeps it warm?” “It’s the same blanket,” said {S}. “How does it know?” asked {A}. They both thought about it. It only kept things as they were. It had no idea.'
      ]
    },
    {
      id: 'the-others-in-the-street',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Now that {H} knew it, all the others in the street looked cold. There was a small blue car, and next to it a van with its mirrors folded in. “We can’t tuck them all in,” said {A}. “We’ve only got tea towels left.”',
        '{H} laid one hand on the blue one, and it was as cold as a spoon. “It’ll be scraped tomorrow,” said {H}. {H} went round and told the van as well. It was better if they knew.'
      ]
    },
    {
      id: 'what-else-was-out',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Does the sky give it back, the warmth?” asked {H}. “When there are clouds,” said {A}. “Clouds are a blanket too. Then there’s no frost in the morning.” They both looked up for one. There were only stars, very clean ones.',
        '{H} found a cloud in the end, quite low, above a chimney. “That one’s too small,” said {A}. “It would do for a bicycle,” said {H}.'
      ]
    },
    {
      id: 'one-corner',
      A: 'partner',
      paragraphs: [
        'After supper they went out once more, to see. The frost had come already. It glittered on all the cars in the street. The blanket was as stiff as a board.',
        '{H} lifted one corner and looked in. There was the glass, black and clear, with a star in it. “It’s awake,” whispered {H}. “It’s looking at me.” {H} let the corner down again, very softly. In the morning they would only have to pull off the blanket.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stood by the white car and trod from one foot to the other.',
      '{names} looked for a window, and could not find one.',
      { text: '{names} felt in every pocket for a scraper.', needs: ['hands'] },
      { text: '{names} drew a sun on a door, and it did not help.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed out too, and had a cloud in front.',
      '{names} walked on the white grass for a bit, because it crunched.',
      { text: '{names} held the card for a while, and then an ear, to warm it.', needs: ['hands'] },
      { text: '{names} rubbed one door with a sleeve, and now the sleeve was white.', needs: ['hands'] }
    ],
    turn: [
      '{names} came out as well to say good night to the car.',
      '{names} looked up at the sky, where all the warmth was.',
      { text: '{names} smoothed a crease out of the blanket.', needs: ['hands'] },
      { text: '{names} patted the car on one side, where it was not covered.', needs: ['hands'] }
    ]
  },
  bed: [
    'The library card was put by the door, for books. There were grains of frost on two pairs of sleeves, and in the hall they turned to drops.',
    '{H} washed, with warm water, and lay down. The blanket came up to the chin, and was tucked in on both sides. So none of the warmth could get up to the sky.'
  ],
  last: [
    'Outside the frost sat down on all that was bare, and {H} was well covered and asleep.',
    'The car had a blanket, and {H} had a blanket, and was asleep.'
  ]
})
