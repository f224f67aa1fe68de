import { wishPlot } from '../wish-plot.ts'

export const mintTea = wishPlot({
  id: 'wish-mint-tea',
  wishes: ['mint tea', 'minty tea', 'mint teas', 'peppermint tea', 'moroccan tea', 'maghrebi tea', 'tea mint leaves', 'tea from high', 'tea from up high', 'tea high up', 'tea pouring high', 'pours tea', 'pour tea', 'pouring tea', 'poured tea', 'tea poured', 'tea foam', 'tea froth', 'tea grandpa', 'tea grandad', 'tea granddad', 'tea grandfather', 'tea jeddo', 'tea jiddo', 'tea jido', 'tea baba sidi', 'tea dada ji', 'tea dadaji', 'tea nana ji', 'tea dede', 'atay', 'atai', 'attaya', 'ataya', 'shai bil nana', 'shay nana', 'naa naa tea', 'chai', 'chai grandpa', 'chai pouring', 'masala chai', 'karak chai', 'karak', 'teh tarik', 'pulled tea', 'tea ceremony', 'tea ceremonies', 'matcha', 'chanoyu', 'tea glasses', 'glass of tea', 'cay tea'],
  asked: 'fact',
  nothingElse: true,
  answers: ['mint', 'tea', 'teas', 'teapot', 'pot', 'glass', 'glasses', 'cup', 'cups', 'tray', 'silver', 'pour', 'pours', 'pouring', 'poured', 'from', 'high', 'up', 'higher', 'really', 'very', 'so', 'foam', 'foamy', 'froth', 'frothy', 'bubbles', 'sugar', 'sweet', 'honey', 'hot', 'cold', 'leaves', 'green', 'masala', 'spices', 'ginger', 'ceremony', 'whisk', 'bowl', 'make', 'makes', 'making', 'made', 'drink', 'drinks', 'drinking', 'drank', 'have', 'has', 'had', 'having', 'sip', 'sipping', 'with', 'for', 'my', 'our', 'his', 'the', 'like', 'likes', 'loves', 'love', 'favourite', 'favorite', 'grandpa', 'grandad', 'granddad', 'grandfather', 'grandfather’s', 'grandpa’s', 'grandad’s', 'grandma', 'granny', 'jeddo', 'jiddo', 'jido', 'sidi', 'baba', 'dada', 'dadi', 'nani', 'nana', 'teta', 'dede', 'mum', 'mummy', 'mama', 'dad', 'daddy', 'uncle', 'aunt', 'auntie', 'teach', 'teaches', 'taught', 'learn', 'learning', 'show', 'shows', 'help', 'helping', 'together', 'first', 'time', 'evening', 'morning', 'afternoon', 'after', 'sunday', 'every', 'home', 'kitchen', 'balcony', 'morocco', 'moroccan', 'how', 'why', 'do', 'does', 'is', 'you', 'we', 'guests', 'guest', 'three', 'song', 'without', 'spilling', 'drop'],
  except: ['allergic', 'allergy', 'burn', 'burnt', 'burned', 'scald', 'scalded', 'hurt', 'hospital', 'ill', 'sick', 'poorly', 'cough', 'died', 'dead', 'grave', 'misses', 'missing', 'last', 'used to', 'remember', 'remembers', 'forgets', 'forgot', 'tai', 'chi', 'party', 'dolls', 'doll', 'teddy', 'teddies', 'queen', 'hatter', 'alice', 'princess', 'fairy', 'tiger', 'dragon', 'monster', 'robot', 'genie', 'magic', 'train', 'stall', 'wallah', 'seller', 'shop', 'cafe', 'dinner', 'teatime', 'fish fingers', 'biscuit', 'biscuits', 'ice cream', 'chocolate', 'toothpaste', 'sauce', 'spilt', 'spilled', 'spills', 'broke', 'broken', 'smashed', 'war', 'far', 'away', 'phone', 'video', 'rash', 'towel', 'tee', 'tea towel'],
  moods: ['first', 'learning', 'proud', 'question'],
  company: ['tea', 'pot', 'glass', 'tray', 'foam', 'hat', 'honey', 'bread', 'spoon', 'sugar', 'mint', 'thread', 'sleeve', 'teapot'],
  fed: true,
  about: 'The hero wants to pour mint tea from high up, so that it has foam on, and it lands everywhere but in the glass, until a spoon of honey shows where such a long thread has to begin.',
  titles: ['Tea with a Hat On', 'From Up There', '{H} Pours the Tea', 'The Tray Has a Hat', 'A Long Thread of Tea'],
  want: [
    {
      id: 'a-hat-of-foam',
      A: 'partner',
      paragraphs: [
        '{H} wanted mint tea with a hat on, like {A}’s. {A} held the teapot so high that the whole arm was straight. The tea came down in a long thread and rang in the glass. On top stood a hat of foam.',
        '“I’ll do mine by myself,” said {H}. There was a small pot too, with cold tea in it. “How do you do it?” “You just pour,” said {A}, “from up there.”'
      ]
    }
  ],
  way: [
    {
      id: 'beside-the-glass',
      A: 'same',
      paragraphs: [
        'First {H} poured from low down. The tea lay in the glass, quite flat. “It has to fall a long way,” said {A}. “Then it takes air along, and that’s the foam.”',
        'So {H} held the small pot up high, and tipped it. The tea fell past the glass, onto the tray. {A} pushed the glass across to where it came down. By then it was {A}’s sleeve that got it. There was foam all round. “Now the tray’s got a hat on,” said {A}.'
      ]
    },
    {
      id: 'cold-and-hot',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} gave {H} a leaf of mint to chew. It was as warm as the room, and yet it felt cold on the tongue. “It only does that for fun,” said {A}. “Mint tells your mouth that it’s cold.” {H} breathed in. It was like an open window.',
        '{A} took a sip of tea from the big pot, and {H} asked how that was. “Hot,” said {A}, and breathed in. “Cold.” {A} did not know whether to blow on it or to put on a scarf.'
      ]
    },
    {
      id: 'sugar-drinks',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} held a lump of sugar by one corner and let another corner touch the tea. At once it went brown at the bottom. Then the brown climbed up, all by itself, as far as {H}’s fingers. “It’s drinking,” said {H}.',
        '“There are tiny gaps in it,” said {A}, “and tea creeps up those.” They watched the lump have its fill. After that it could not hold itself together any more. It slid off, to lie down in the glass.'
      ]
    },
    {
      id: 'by-the-yard',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“I’ve seen chai poured like that,” said {A}, “from one cup into another, and back. The man held one cup up here, and one down there. The tea was as long as he was.” {H} wanted to know what that did. “It cools it,” said {A}, “and it gets foam too.”',
        '{H} measured with two hands in the air. “So you ask for a yard of tea,” said {H}. “I’d have half a yard, please, and a biscuit as it is.”'
      ]
    },
    {
      id: 'elder-next-door',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“In our street there was one who poured from the balcony,” said {S}. “My uncle stood below and held the glass.” {A} thought of how long that thread must have been. “And was there foam?” asked {A}.',
        '“As high as a wedding cake,” said {S}. “Only when there was wind, the neighbour got the tea.” {S} stirred for a bit. “It was often windy. I think that he had a word with it.”'
      ]
    },
    {
      id: 'child-on-the-floor',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“You needn’t go up so high,” said {S}. “Just put the glass down low.” {A} saw that it came to the same. So they stood a glass in a washing-up bowl on the floor. {S} tipped the small pot out over it.',
        'All of it went into the bowl. A great deal of foam came up round the glass, and inside the glass it was dry. “It’s wearing it round the feet,” said {A}. They fetched fresh tea for the small pot.'
      ]
    },
    {
      id: 'pet-keeps-dry',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had found the one dry place, and watched the pot from there. When {H} held it to the left, {A} moved a bit to the right. When it came to the right, {A} was on the left already. Not a drop ever fell on {A}.',
        '“I just have to pour where {A} isn’t,” said {H}. But that was nearly the whole room. {A} was a great help, if you wanted to know where it stayed dry.'
      ]
    },
    {
      id: 'long-arm',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '{H} put {H}’s arm beside {A}’s, to see whether it was a matter of arms. They had the same bends, and the same number of fingers. “Perhaps it’s in the sleeve,” said {A}. {A}’s was now wet up to the elbow, so it might well have been in there.',
        '{A} wrung it out over a saucer. There was a little tea, and one bubble. “That’s a hat for an ant,” said {H}.'
      ]
    },
    {
      id: 'thread-of-honey',
      A: 'partner',
      paragraphs: [
        '{A} wiped the tray. {H} put a spoon of honey to a slice of bread, and took it up high. The honey hung down in a thread, and its end stayed where it was. {A} stopped wiping. “Why don’t you miss the bread?” asked {A}. “I can’t,” said {H}. “I start down there, and take it up with me.”',
        '{A} looked at {A}’s own arm. Then {A} poured one more glass, as always, but watched. The pot began right down at the rim. “So that’s how I do it,” said {A}. “I’d never looked.”'
      ]
    }
  ],
  turn: [
    {
      id: 'up-with-it',
      A: 'partner',
      paragraphs: [
        '{H} put the nose of the small pot into the glass. A little tea ran in. Then {H} took the pot up, past one ear, and the tea came along. It rang, low at first, and then higher. “That’s the glass getting full,” said {A}. “You can hear it.” When it was almost a whistle, {H} stopped. There stood the foam, like a hat.'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} wanted to hear that again. So {A} poured water into an empty glass from a jug, and {H} listened with both eyes shut. “Half,” said {H}. “Now it’s up to the flower on the glass. Now it’s full.” It was full to the brim.',
        '“And now?” asked {A}. There was no sound at all. {H} thought hard, and opened one eye. {A} was drinking it. “Less,” said {H}.'
      ]
    },
    {
      id: 'cut-the-thread',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{H} poured water for practice, and {A} put a finger through the thread. It went to both sides of the finger, and grew together again below. “You can’t cut it,” said {A}. Then a spoon was tried, and it made a small wet roof.',
        '“Shall I tie a knot?” asked {A}. That was not possible either. {A} now had two wet sleeves, and one of them had been quite dry all evening.'
      ]
    },
    {
      id: 'with-a-bow',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“In Japan there’s a tea that’s beaten with a whisk of bamboo,” said {A}. “It gets foam like that. You bow, and turn the bowl. And you slurp the last sip, so that they know you liked it.” {H} had not known that there was a place where it was polite.',
        'They both bowed over the tray, and met in the middle with a knock. Then they slurped. It was so polite that it could be heard in the hall.'
      ]
    },
    {
      id: 'three-glasses',
      A: 'other',
      spare: 11,
      paragraphs: [
        '“Where I had tea like this,” said {A}, “they give you three glasses, one after the other. You can’t get up before the third.” “And if you’ve only come to say hello?” asked {H}. “Then you’re saying it for quite a while,” said {A}.',
        '{A} had once gone there to bring back a ladder. It was dark when {A} came home. The ladder had been given three glasses too, so as not to leave it out.'
      ]
    },
    {
      id: 'the-first-goes-back',
      A: 'partner',
      paragraphs: [
        '“The first glass goes back into the pot,” said {A}. “That mixes the sugar.” {H} looked at the hat. It had taken half the evening. Then {H} tipped it back, hat and all.',
        '{H} poured two glasses, nose down first and then up. Both had a hat on, one a bit crooked. Not a drop went on the tray. {A} was given the straight one. They drank, and it rustled very softly under their noses.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} smelled the mint, and came to the table.',
      '{names} watched the tea come down, from the top to the glass.',
      { text: '{names} set one more glass on the tray.', needs: ['hands'] },
      { text: '{names} picked the leaves off a stalk of mint.', needs: ['hands'] }
    ],
    way: [
      '{names} got a drop on the nose, and it was cold.',
      '{names} moved back from the table, and then a bit further.',
      { text: '{names} saved the sugar, and held it up out of the wet.', needs: ['hands'] },
      { text: '{names} brought a cloth, and another for under the table.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard the glass ring, and kept quite still.',
      '{names} came near again, for it was dry there now.',
      { text: '{names} held the tray steady, though nothing fell on it.', needs: ['hands'] },
      { text: '{names} laid a leaf of mint beside each glass.', needs: ['hands'] }
    ]
  },
  bed: [
    'The glasses were washed, and stood upside down on the tray, which was dry. One sleeve was still damp, and smelled of mint.',
    '{H} washed, and poured water from one hand into the other, nose down first. Then {H} lay down. It felt a little cold when you breathed in, like an open window.'
  ],
  last: [
    'The hat of foam had gone, bubble by bubble, and {H} was asleep.',
    'The tray was dry, and both pots were empty, and {H} was asleep.',
    '{H} had come down from high up, like the tea, and was asleep.'
  ]
})
