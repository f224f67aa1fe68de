import { wishPlot } from '../wish-plot.ts'

export const pavlova = wishPlot({
  id: 'wish-pavlova',
  wishes: ['pavlova', 'pavlovas', 'pavlova christmas', 'pavlova christmas day', 'christmas pavlova', 'christmas pav', 'pavlova collapsed', 'pavlova collapsed christmas', 'pavlova fell', 'pavlova fell in', 'pavlova sank', 'pavlova flopped', 'pavlova flop', 'pavlova cracked', 'pavlova crack', 'pavlova hole', 'pavlova ruined', 'pavlova flat', 'pavlova disaster', 'pavlova grandma', 'pavlova nana', 'pavlova mum', 'pavlova strawberries', 'pavlova kiwi fruit', 'pavlova passionfruit', 'pavlova mango', 'pavlova oven', 'making pavlova', 'baking pavlova', 'make a pavlova', 'pavlova for christmas', 'meringue', 'meringues', 'meringue collapsed', 'meringue cracked', 'meringue fell in', 'pavlova dessert', 'pavlova berries', 'whipping egg whites', 'egg whites sugar', 'pav collapsed', 'pav cracked', 'pav sank', 'pav fell', 'nana’s pav', 'nan’s pav', 'pav flopped'],
  answers: ['christmas', 'day', 'eve', 'boxing', 'lunch', 'dinner', 'dessert', 'pudding', 'afters', 'collapsed', 'collapse', 'collapses', 'collapsing', 'fell', 'fall', 'falls', 'fallen', 'sank', 'sunk', 'sinks', 'flopped', 'flop', 'flat', 'cracked', 'crack', 'cracks', 'broke', 'hole', 'middle', 'ruined', 'disaster', 'down', 'in', 'on', 'that', 'oven', 'opened', 'door', 'bake', 'bakes', 'baking', 'baked', 'make', 'makes', 'making', 'made', 'whip', 'whipped', 'egg', 'eggs', 'white', 'whites', 'sugar', 'cream', 'fruit', 'strawberry', 'strawberries', 'kiwi', 'kiwifruit', 'passionfruit', 'berries', 'mango', 'high', 'tall', 'big', 'beautiful', 'perfect', 'cake', 'kitchen', 'table', 'family', 'everyone', 'everybody', 'grandma', 'nana', 'nan', 'granny', 'mum', 'mummy', 'dad', 'aunty', 'auntie', 'uncle', 'cousins', 'helping', 'help', 'helped', 'hot', 'summer', 'beach', 'barbecue', 'australia', 'aussie', 'zealand', 'kiwis', 'kiwiana', 'today', 'yesterday', 'eat', 'eating', 'ate', 'our', 'the', 'first', 'time', 'sad', 'upset', 'laughed', 'still', 'yummy', 'tasty', 'best', 'perfectly', 'served', 'serve', 'smashed', 'backwards', 'evening', 'morning', 'cousin', 'grandad', 'pop', 'brother', 'sister', 'neighbours', 'plate', 'plum', 'cherries', 'raspberries', 'blueberries', 'peach'],
  except: ['died', 'dead', 'misses', 'missing', 'miss', 'hospital', 'sick', 'ill', 'allergic', 'allergy', 'choked', 'burnt', 'burned', 'burn', 'fire', 'alone', 'divorce', 'shouted', 'fight', 'ballet', 'ballerina', 'dancer', 'dog ate', 'cat ate', 'dog', 'cat', 'dragon', 'robot', 'monster', 'stole', 'stolen', 'hates', 'hate', 'war', 'lemon', 'pie', 'birthday', 'easter', 'wedding', 'bhaji', 'school', 'house collapsed', 'collapsed hospital', 'dance', 'dancing'],
  moods: ['losing', 'waiting', 'change', 'proud', 'first'],
  fed: true,
  company: ['pavlova', 'oven', 'strawberry', 'strawberries', 'cream', 'bowl', 'hat', 'hole', 'crack', 'straw', 'spoon', 'table', 'egg', 'fruit', 'sugar', 'plate', 'dish'],
  about: 'The Christmas pavlova was to be as high as a hat and falls in with a sigh, until it is seen that fruit rolls off a hat and stays in a hole.',
  titles: ['Then It Sighed', 'A Hat the Other Way Up', 'As High as a Hat', '{H} and the Pavlova', 'The Hole for the Fruit'],
  want: [
    {
      id: 'then-it-sighed',
      A: 'partner',
      paragraphs: [
        'It was Christmas Day, and {H} wanted the pavlova to be as high as a hat. “It’s egg white and sugar,” said {A}, “and the rest is air.” {H} watched it through the oven window. It rose and rose.',
        'At last it was lifted out, white and round, just like a hat. Then the pavlova sighed. A crack ran across it, and the whole middle went down. “It’s breathed out,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'upside-down-bowl',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was some of the white stuff left in the bowl. “If it’s stiff enough for a pavlova, you can do this,” said {A}. {A} turned the bowl over, right above {H}’s head. Nothing fell out. “And if it isn’t stiff enough?” asked {H}.',
        '“Then you know that as well,” said {A}. {H} stood under the bowl for a while, and looked up. It was like being indoors, with snow on the ceiling.'
      ]
    },
    {
      id: 'six-yolks',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Pavlova needs only the white of an egg. So six yolks were over, and they sat in a cup, close together. They all seemed to be looking up. “They want to see what’s become of the others,” said {H}, and held the cup beside the pavlova.',
        'The yolks slid over to that side. {A} turned the cup round, and they slid back. “Don’t tell them that it fell in,” said {A}. “They’ve still got to be custard.”'
      ]
    },
    {
      id: 'with-a-straw',
      A: 'partner',
      paragraphs: [
        '“It only needs its air back,” said {H}. {H} put a straw to the crack and blew. A cloud of sugar came out, and {A} had white eyebrows. The hole was a bit deeper now.',
        'So they practised the fruit. A bowl turned upside down was just the hat that the pavlova should have been. {H} laid a strawberry on top. It rolled off. {H} laid on four at once, and those rolled off on four sides. One of them even jumped.'
      ]
    },
    {
      id: 'like-a-river',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} came to look at the crack. “It’s got bends in it,” said {A}. “It’s a river.” {H} saw it too. There was a river, and a steep bank, and a lake where the middle had been. “And who lives there?” asked {H}.',
        'They thought of people who lived on sugar and never walked heavily. “They’ve heard it crack,” said {A}. “They’re all standing outside their houses.” {H} told them to stay back from the edge.'
      ]
    },
    {
      id: 'elder-in-glasses',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“Ours fell in every year,” said {S}. “My aunt said that it was the door. My uncle said that it was my aunt. One Christmas it fell in so far that we ate it out of glasses.” “What did you call it then?” asked {A}.',
        '“We gave it a French name,” said {S}. “Everybody wanted the recipe. The next year it stayed up, out of spite, and there was nothing to write down.”'
      ]
    },
    {
      id: 'child-is-a-pavlova',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} squatted on the rug and was a pavlova. “Now I’m rising,” said {S}. First came the back, and then the cheeks, as round as they would go. {A} looked in through the oven window, which was a chair. It was a very fine pavlova.',
        'Then {A} opened the oven too soon. {S} sighed for such a long time that {S} lay quite flat. “You’ve got to have fruit on you now,” said {A}, and fetched a cushion.'
      ]
    },
    {
      id: 'pet-heard-a-sigh',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had heard the sigh, and wanted to know who it was. {A} looked at each of them, one after the other, and at last at the pavlova. It was white, and it had its mouth open. “It isn’t anybody,” said {H}. “It’s pudding.”',
        '{A} lay down below the table, and gave a sigh as well. It was a much better one. Nothing fell in, and {A} seemed to think that this was how you did it.'
      ]
    },
    {
      id: 'air-gets-small',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“But where did the air go?” asked {H}. “It’s still there,” said {A}. “Warm air’s big, and cold air’s small. It’s sat down.” {H} thought of the bath, and of how big everybody felt in it. And then came the bit with the cold tiles.',
        '“I get small there too,” said {H}, and showed it, with both arms pulled in. “Yes,” said {A}. “And you say just the same as the pavlova.”'
      ]
    },
    {
      id: 'the-one-that-jumped',
      A: 'partner',
      paragraphs: [
        '{A} picked up the strawberries. “There were five,” said {A}, “and I’ve got four.” Then {A} looked into the pavlova. The one that had jumped lay in the hole. {A} pushed at the table, and the strawberry did not budge. “That one’s not going anywhere,” said {A}. {H} looked from the bowl to the pavlova. “Fruit can’t stay on a hat,” said {H}. “It has to be a hat the other way up.”'
      ]
    }
  ],
  turn: [
    {
      id: 'filled-up',
      A: 'partner',
      paragraphs: [
        'Now the hole could not be too deep. {H} poured in the cream, and a whole jug of it went down. {A} set the first strawberries round the edge, and they sat there like people in a bath. The next lot sat on their shoulders, and all of it held. The heap grew over the rim, and up and up. {H} put on the last strawberry. It was as high as a hat again, and this time it did not sigh.'
      ]
    },
    {
      id: 'where-it-leaks',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A bit of cream came out of the crack at the side, and felt its way along. “It’s leaking,” said {H}. {A} put a stop to that with a slice of kiwi. It stood on its edge, like a door. The cream stopped and waited behind it.',
        'Next to it a second drop came through. {H} had half a strawberry over. It was the wrong shape, but it was there at once. “A good plumber’s got something red,” said {A}.'
      ]
    },
    {
      id: 'green-hats',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Strawberries have a green hat on. {H} twisted them all off before the fruit went into the pavlova, and laid them on a plate. “They don’t need them in the bath,” said {A}. There were thirty small green hats in the end.',
        '“And ours hasn’t got any either,” said {H}. So the one right at the top was allowed to keep its hat on. From over there it could see down both sides.'
      ]
    },
    {
      id: 'where-is-the-hole',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} walked round the dish on which the pavlova stood. “I heard that there was a hole in it,” said {A}. “Where?” {H} pointed to the heap. “There.” “That’s a hill,” said {A}. “It’s a hole from above,” said {H}. “You’ve got to think the fruit away.”',
        '{A} thought it away, with both eyes shut. {A}’s mouth moved a bit while {A} was doing it. “It’s very deep,” said {A} then.'
      ]
    },
    {
      id: 'crisp-and-soft',
      A: 'same',
      spare: 11,
      paragraphs: [
        'At the edge a crumb of pavlova had come off, and they shared it. Outside it was crisp, like the first thin ice on a puddle. Inside it was soft. “It’s a pillow in a shell,” said {H}.',
        '“If it hadn’t been so soft, it wouldn’t have fallen in,” said {A}. They chewed on that. There was no chewing to be done, really. It was gone before they had got to the end of it.'
      ]
    },
    {
      id: 'how-did-you-do-it',
      A: 'partner',
      paragraphs: [
        'The pavlova was carried in, and everybody said “oh”. A big spoon went down through all of it. “How did you get so much fruit into it?” they asked next door, when a plate had gone over. “You have to want a hat,” said {H}. “And then it sighs.”',
        'In the end one strawberry was left, and no pavlova. {H} had a paper hat on, from the table. {H} took it off and turned it the other way up, and the strawberry stayed in.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard the sigh as well, from the next room.',
      '{names} looked into the hole, and could not see an end to it.',
      { text: '{names} laid the table for Christmas, with a big spoon in the middle.', needs: ['hands'] },
      { text: '{names} picked a crumb of pavlova off the tray.', needs: ['hands'] }
    ],
    way: [
      '{names} sneezed once, because of the sugar.',
      '{names} went after a strawberry, as far as the door.',
      { text: '{names} put a strawberry on the hat as well, and watched it go.', needs: ['hands'] },
      { text: '{names} wiped the sugar off the table, and off one eyebrow.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept an eye on the crack, in case of another sigh.',
      '{names} said “oh” with the others, and meant the top one.',
      { text: '{names} licked the spoon that had been in the cream.', needs: ['hands'] },
      { text: '{names} held the dish still, while the heap grew.', needs: ['hands'] }
    ]
  },
  bed: [
    'The dish was washed, and a last bit of crust came off it. The paper hat stood on the shelf, the other way up, with a green hat inside.',
    '{H} washed off the sugar, and lay down just in the middle of the bed. The middle went down a little. Then {H} sighed.'
  ],
  last: [
    'It was a good hollow, {H} stayed in it and did not roll out, and was asleep.',
    'All of Christmas Day breathed out, and {H} was asleep.'
  ]
})
