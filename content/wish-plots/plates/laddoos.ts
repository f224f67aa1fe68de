import { wishPlot } from '../wish-plot.ts'

export const laddoos = wishPlot({
  id: 'wish-laddoos',
  wishes: ['laddoo', 'laddoos', 'laddu', 'laddus', 'ladoo', 'ladoos', 'ladu', 'ladus', 'lado', 'laddo', 'laddos', 'besan laddoo', 'besan laddoos', 'besan laddu', 'besan ladoo', 'making laddoos', 'making laddus', 'making ladoos', 'make laddoos', 'make laddus', 'make ladoos', 'made laddoos', 'made laddus', 'made ladoos', 'rolling laddoos', 'rolling laddus', 'rolling ladoos', 'laddoos nani', 'laddus nani', 'ladoos nani', 'laddoos dadi', 'laddus dadi', 'ladoos dadi', 'laddoos fell apart', 'laddus fell apart', 'ladoos fell apart', 'laddoos crumbled', 'laddus crumbled', 'ladoos crumbled', 'coconut laddoo', 'coconut ladoo', 'rava laddu', 'motichoor laddoo', 'motichoor ladoo', 'motichur laddu', 'boondi laddu', 'boondi ladoo', 'gond laddoo', 'methi ladoo'],
  answers: ['besan', 'gram', 'chickpea', 'flour', 'ghee', 'sugar', 'cardamom', 'elaichi', 'coconut', 'rava', 'sooji', 'motichoor', 'boondi', 'sweet', 'sweets', 'mithai', 'round', 'ball', 'balls', 'big', 'small', 'sizes', 'all', 'different', 'roll', 'rolls', 'rolling', 'rolled', 'make', 'makes', 'making', 'made', 'cook', 'cooking', 'shape', 'shaping', 'crumble', 'crumbles', 'crumbled', 'crumbly', 'break', 'breaks', 'broke', 'fell', 'fall', 'falls', 'falling', 'apart', 'warm', 'hands', 'bowl', 'pan', 'kitchen', 'eat', 'eating', 'ate', 'favourite', 'favorite', 'loves', 'love', 'yummy', 'yellow', 'golden', 'grandma', 'granny', 'nani', 'dadi', 'nana', 'dada', 'ajji', 'paati', 'ammamma', 'mum', 'mummy', 'amma', 'mom', 'dad', 'daddy', 'papa', 'auntie', 'masi', 'bua', 'family', 'together', 'indian', 'learn', 'learning', 'learned', 'taught', 'showed', 'first', 'home', 'today', 'tomorrow', 'our', 'with', 'helping', 'helped', 'box', 'tin'],
  except: ['ganesh', 'ganesha', 'ganpati', 'krishna', 'hanuman', 'bheem', 'diwali', 'rakhi', 'raksha', 'bhai', 'sankranti', 'tilgul', 'eid', 'wedding', 'prasad', 'stole', 'stolen', 'thief', 'monkey', 'mouse', 'elephant', 'ant', 'ants', 'dog', 'cat', 'robot', 'dragon', 'monster', 'sick', 'ill', 'allergic', 'allergy', 'nut', 'diabetes', 'choked', 'hungry', 'without', 'hates', 'hate', 'burnt', 'burned', 'fire', 'died', 'last', 'shop', 'rolled away', 'giant', 'talking', 'strong', 'hero'],
  moods: ['first', 'learning', 'proud'],
  fed: true,
  company: ['laddoo', 'laddoos', 'bowl', 'plate', 'crumbs', 'ghee', 'heap', 'flour', 'marble', 'ball'],
  about: 'The hero’s laddoos come out in all sizes and fall apart on the plate, because they are rolled when it is nicely cool, and ghee holds together only what was closed while it was warm.',
  titles: ['While It Is Warm', 'Laddoos in All Sizes', '{H} Rolls Twelve', 'The Ghee Goes to Bed', 'A Baby and an Uncle'],
  want: [
    {
      id: 'none-like-it',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were making laddoos. In a deep bowl lay a warm yellow heap of gram flour, sugar and ghee. {A} took a handful, pressed it, rolled it, and set it down. It was as round as the moon.',
        '“I want one like that,” said {H}, and took a handful too. It came out as big as a cricket ball. The next was as small as a marble. {A} set them side by side. “A baby and an uncle,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'fell-apart',
      A: 'partner',
      paragraphs: [
        'The heap was rather hot. So {H} put a big scoop of it on a plate, and waited until it was cold. Then {H} rolled five out of that, each in a size of its own.',
        'The first one sighed, and was two halves. The next was crumbs. {H} pressed the third one harder, and it ran out between all ten fingers. “It was round just now,” said {H}. “I saw it,” said {A}.'
      ]
    },
    {
      id: 'cricket-ball',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The uncle was too big for the plate. It sat in a cup instead, and looked over the edge. “Who’s going to eat that?” asked {A}. “Whoever has a big mouth,” said {H}. They both went and opened their mouths at the mirror.',
        '{H}’s mouth was a good one, but you could see that it would not do. {A}’s mouth was wider, and had a tooth in the way. “We’d have to invite someone,” said {A}.'
      ]
    },
    {
      id: 'cardamom',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Cardamom comes in small green pods, like beans for a doll. {A} opened one with a thumb. Inside sat black seeds in three rows, close together. {H} counted them, and there were seventeen. “Seventeen in a bed,” said {H}.',
        '{H} smelled at one finger, and at the next. The seeds had only been on the first, but by now they all smelled. “It walks,” said {H}. {A} sniffed at an elbow, where no one had put any. It had got there before them.'
      ]
    },
    {
      id: 'palm-lines',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} rolled without looking. The hands did it alone, round and round, and {A} could look out of the window meanwhile. {H} tried that as well. {H} looked out of the window, and there was a crow on the wire, and it looked in.',
        'When {H} looked down again, the laddoo was long. It had turned into a sort of finger. “Your hands went to and fro,” said {A}. “I followed the crow,” said {H}. It had walked up and down.'
      ]
    },
    {
      id: 'what-is-ghee',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Ghee is butter that has been melted until all its water was gone. In the jar there were two sorts of it, one on top of the other. At the top it was clear and gold. At the bottom, where it was cooler, it was pale, and had grains like sand.',
        '“It’s tired down there,” said {H}. {A} tipped the jar. The gold ran to the side, and the pale part stayed where it was. “It isn’t getting up,” said {A}, and put on the lid quietly.'
      ]
    },
    {
      id: 'names-by-size',
      A: 'same',
      spare: 5,
      paragraphs: [
        'First in the row came the baby, and then {A}’s moon. Last came the uncle. He was leaning on the wall. “What does he do all day?” asked {A}.',
        '“He’s round,” said {H}. “That’s a lot of work, at his size.” {A} turned him a little, so that he could see the door. There might be a visit. He lost a crumb at that. “He’s moved,” said {H}. “I moved him,” said {A}.'
      ]
    },
    {
      id: 'pressing-a-thumb',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Some people press a raisin into the top. {A} did it, and it looked out like an eye. {H} pressed one into a very small laddoo. It went in at the top and came out at the bottom. Behind it there was a tunnel.',
        '“You can look through,” said {A}. They did, one from each side. On the far side there was an eye, very large, with a yellow wall round it. “Is it you?” asked {H}. It winked, so it was.'
      ]
    },
    {
      id: 'how-many-is-it',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How many will it make?” asked {H}. {A} looked at the bowl. “Twenty of mine,” said {A}, “or four uncles and one baby.” {H} thought of a great many babies instead. There would be enough for each window in the street.',
        'They worked it out on fingers, and had not nearly enough of them. They took off their socks and went on. At forty there was no more to count on. “Twenty’s plenty,” said {A}, and put the socks back.'
      ]
    },
    {
      id: 'pet-under-the-table',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was not allowed any of it, and knew that. {A} only lay near the table, with a nose on the floor. A yellow crumb came down beside the nose, and lay there. {A} looked at {H}. {H} looked at {A}.',
        '“That one’s mine,” said {H}, and picked it up. The next crumb was just coming down. {A} sighed so hard that it went off under the stove.'
      ]
    },
    {
      id: 'elder-tin',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My aunt kept hers in a tin on the top shelf,” said {S}. “The tin squeaked. When it squeaked at night, all of us came running, and she had to give us one each. So she oiled it.” “And then?” asked {A}.',
        '“Then nobody heard it any more,” said {S}. “In the morning it was empty, and we’d all slept badly. It turned out that my uncle had good ears, but better feet.”'
      ]
    },
    {
      id: 'child-rolls',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} got a lump as well, and rolled it on the table, under one flat hand. It rolled to the edge and looked over. {A} caught it just there. It went back to {S}, and {S} rolled it to the other edge.',
        '“Whose turn is it?” asked {A}. They had quite forgotten that it was something to eat. After nine times across it was a bit grey. So it was not a laddoo now, but a marble, and {S} kept it.'
      ]
    },
    {
      id: 'the-white-rim',
      A: 'partner',
      paragraphs: [
        '{A} felt in the deep bowl, and the finger came out shining. Then {A} felt the crumbs on the plate. They were dry, with a thin white rim. “That’s the ghee,” said {A}. “In the bowl it’s awake. Here it’s gone to bed.”',
        'Warm ghee is soft, and cold ghee is hard. “So it won’t take hands any more,” said {H}. “No,” said {A}. “But it would hold them all night, if it had them already.”'
      ]
    }
  ],
  turn: [
    {
      id: 'quick',
      A: 'partner',
      paragraphs: [
        '“Then we’ve got to be quick,” said {H}. All the crumbs went back into the warm bowl, and {A} turned them under until they shone. {H} took a handful, as hot as a bath. {H} pressed it, and rolled, and set it down. It stayed.',
        '“It’s holding hands,” said {H}. They rolled until the bowl was empty.'
      ]
    },
    {
      id: 'hot-hands',
      A: 'same',
      spare: 11,
      paragraphs: [
        'After each one the hands have to cool down. {H} shook them in the air. {A} laid them on the window pane, and left two misty prints there, with a ring of ghee. “That’s yours,” said {H}, and put two smaller ones inside.',
        'From outside it must have looked as if somebody wanted to come out. Someone over in the other house lifted a hand and waved. They waved back with all they had.'
      ]
    },
    {
      id: 'sound-of-a-laddoo',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“How do you know that one’s asleep?” asked {H}. {A} tapped the oldest laddoo with a spoon. It gave a small dull knock, like a door with a carpet behind it. The newest made no sound, and only got a dent.',
        '{H} smoothed out the dent with a thumb, and said sorry. Then {H} tapped all of them, very lightly, along the row. It went soft, soft, soft, knock. They sat and waited for the third to answer.'
      ]
    },
    {
      id: 'the-smallest',
      A: 'partner',
      paragraphs: [
        'In the end there were twelve, in nine sizes, and nothing fell off any of them. The smallest was what had stuck to {H}’s palms, and it was a pea. They ate the uncle, who held together to the last bite.',
        '{A} looked for {A}’s own round one. It was hard to find, for now there were four. “Which is mine?” asked {A}. “You can have one of mine,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} followed the smell of sugar, as far as the bowl.',
      '{names} looked at the uncle, and then at the baby.',
      { text: '{names} held the deep bowl, so that it could not turn.', needs: ['hands'] },
      { text: '{names} rolled one as well, and it had a corner.', needs: ['hands'] }
    ],
    way: [
      '{names} watched the second laddoo, and saw it go.',
      '{names} kept quite still, so that no more of them would break.',
      { text: '{names} swept up a crumb with one wet finger.', needs: ['hands'] },
      { text: '{names} pushed two halves together, and held them like that.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited by the plate for whatever stayed round.',
      '{names} got some of the uncle, from near the middle.',
      { text: '{names} rolled with the rest, and hurried.', needs: ['hands'] },
      { text: '{names} laid a cloth over the plate, so that they could rest.', needs: ['hands'] }
    ]
  },
  bed: [
    'The laddoos went into a tin, the big ones below and the pea on top. The bowl was wiped, and hung on its hook, and there it got cold too.',
    '{H} washed the ghee off, and that took warm water, for with cold it only went to bed. Then {H} lay down and got rolled into the blanket, while it was warm.'
  ],
  last: [
    '{H} was round, and closed on all sides, and asleep.',
    'In the tin they all held together, down to the pea, and {H} was asleep.'
  ]
})
