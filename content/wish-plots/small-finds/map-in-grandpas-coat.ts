import { wishPlot } from '../wish-plot.ts'

export const mapInGrandpasCoat = wishPlot({
  id: 'wish-map-in-grandpas-coat',
  wishes: ['map grandpa’s coat', 'map grandpas coat', 'map grandpa coat', 'map grandad’s coat', 'map grandads coat', 'map grandad coat', 'map granddad’s coat', 'map grandfather’s coat', 'map grandfathers coat', 'map grandfather coat', 'map grandpa’s pocket', 'map grandpas pocket', 'map grandad’s pocket', 'map grandads pocket', 'map grandfather’s pocket', 'map grandpa’s jacket', 'map grandpas jacket', 'map grandad’s jacket', 'map grandads jacket', 'map old coat', 'map coat pocket', 'map in a coat', 'map old jacket', 'map jacket pocket', 'map nonno coat', 'map abuelo coat', 'map opa coat', 'map pop’s coat', 'map papa’s old coat', 'map dada’s coat', 'map grandpa drew', 'map grandad drew', 'map grandfather drew', 'map grandpa made', 'map grandad made', 'map grandpa boy', 'map grandad boy', 'map grandfather boy', 'map grandpa little', 'map grandad little', 'map grandpa forgot', 'map grandad forgot', 'map grandpa doesn’t remember', 'treasure grandpa’s coat', 'treasure grandpas coat', 'treasure grandad’s coat', 'treasure grandads coat', 'treasure old coat', 'treasure grandpa’s pocket', 'treasure coat pocket', 'treasure grandpa hid', 'treasure grandad hid', 'grandpa’s treasure map', 'grandpas treasure map', 'grandad’s treasure map', 'grandads treasure map', 'grandfather’s treasure map', 'granddad’s treasure map', 'old map grandpa', 'old map grandad'],
  namesFamily: true,
  answers: ['treasure', 'map', 'maps', 'old', 'secret', 'hidden', 'buried', 'paper', 'drawing', 'grandpa', 'grandpa’s', 'grandpas', 'grandad', 'grandad’s', 'grandads', 'granddad', 'granddad’s', 'grandfather', 'grandfather’s', 'grandfathers', 'nonno', 'abuelo', 'opa', 'papa', 'papa’s', 'dada', 'dada’s', 'pop', 'pop’s', 'coat', 'coats', 'jacket', 'pocket', 'pockets', 'lining', 'button', 'buttons', 'hem', 'drew', 'drawn', 'draw', 'made', 'hid', 'as', 'when', 'he', 'was', 'a', 'boy', 'little', 'small', 'young', 'child', 'years', 'ago', 'long', 'forgot', 'forgotten', 'remember', 'doesn’t', 'does', 'not', 'find', 'finds', 'found', 'finding', 'discover', 'discovers', 'in', 'inside', 'from', 'the', 'his', 'her', 'my', 'our', 'marble', 'follow', 'follows', 'following', 'leads', 'where', 'to', 'what', 'is', 'adventure', 'hunt', 'wardrobe', 'cupboard', 'attic', 'and', 'who'],
  except: ['died', 'dead', 'passed', 'funeral', 'misses', 'missing', 'hospital', 'ill', 'sick', 'dementia', 'alzheimer’s', 'heaven', 'war', 'soldier', 'army', 'medal', 'ashes', 'memory box', 'pirate', 'pirates', 'dragon', 'dinosaur', 'robot', 'monster', 'witch', 'mermaid', 'island', 'ship', 'sea', 'space', 'moon', 'alien', 'princess', 'lost coat', 'birthday', 'christmas', 'world map', 'tube map', 'grandma', 'nana', 'granny'],
  moods: ['first', 'learning', 'waiting', 'change'],
  company: ['map', 'coat', 'pocket', 'pockets', 'telephone', 'phone', 'marble', 'button', 'buttons', 'hole', 'holes', 'hem', 'lining', 'pond', 'ponds', 'hill', 'hills', 'cave', 'street', 'cross', 'sleeve', 'sleeves', 'road', 'boy', 'river', 'collar', 'loop', 'hook', 'hall', 'thread', 'kettle', 'puddle', 'seam', 'cloth', 'mitten', 'table', 'rug', 'lamp'],
  about: 'In the pocket of the coat that Grandpa wore as a boy there is a treasure map, which he does not remember; the hero looks for its five ponds in the street, until it is seen that a pond with four dots is a button.',
  titles: ['Five Ponds in a Row', 'The Map in the Coat', '{H} and the Two Hills', 'All the Way Down to the Hem', 'What Grandpa Hid'],
  want: [
    {
      id: 'in-the-pocket',
      A: 'partner',
      paragraphs: [
        '{H} found a treasure map in the pocket of Grandpa’s old coat. Grandpa had worn it as a boy. On the map there were two hills, and a road with five round ponds. On each side was a cave. Right at the bottom was a red cross. “TRESURE,” it said.',
        '{H} rang Grandpa up at once, and {A} listened in. “I never drew a map in my life,” said Grandpa. But in one corner it said “by me”, and it was Grandpa’s writing. {H} wanted that treasure.'
      ]
    }
  ],
  way: [
    {
      id: 'grandpa-thinks',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The telephone rang. It was Grandpa, who had been thinking. “I remember a tree,” he said. {H} looked at the map. There was no tree. “Then it was another time,” said Grandpa. Soon it rang again. “There was a goat,” said Grandpa.',
        '{A} turned the paper to the light, and over. “No goat,” said {A} into the telephone. “That’s a pity,” said Grandpa. “He was called Otto. He ate most of what I drew.”'
      ]
    },
    {
      id: 'which-way-up',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“North’s at the top,” said {A}. “It always is, with maps.” {H} turned Grandpa’s map round, to see. Then the hills hung down from above, and the cross was at the top. “Then we’d have to walk on our heads,” said {H}.',
        'They tried it for a bit, with the map on the rug and their heads on the map. The ponds stayed in. But the ceiling was not on it, and they turned it back.'
      ]
    },
    {
      id: 'against-the-lamp',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} held the map up to the lamp. “You can tell how old he was,” said {A}. “He’s pressed so hard. That’s five, or six at most. At seven you find out that it writes by itself.”',
        '{H} felt the back with one finger. You could read it from there too, like a road in the dark. It went hill, hill, pond, pond, pond. “He did want to be found,” said {A}.'
      ]
    },
    {
      id: 'pet-map',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'The coat lay on the floor, and {A} had come to see about it. It smelled of cupboard, of rain, and of a goat that had been gone for a long time. {A} stayed over one spot, right at the bottom, and would not be moved along.',
        '“That’s only the end of the coat,” said {H}. Nobody thought any more about it. {A} did not mind. Sooner or later they always came to where {A} had been first.'
      ]
    },
    {
      id: 'in-the-street',
      A: 'partner',
      paragraphs: [
        '{H} put on the coat, for the map to feel at home, and they went out to look. The street was as flat as yesterday. “Five ponds, all in a row,” said {H}. {A} found one puddle, and it was not round.',
        '“Perhaps there used to be more,” said {A}. They waited a little, but no other came. “And two caves,” said {H}. “You’d notice those.”'
      ]
    },
    {
      id: 'asking-the-way',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They showed the map to a woman who was locking up her bicycle. “I know every road here,” she said, and looked for a long time. “There’s one with five holes. But nobody’s ever drawn it.” She wished that they had.',
        'A boy with a scooter said it was the moon. An old man said it was two eggs and a ladder. “Whose is it?” he asked. “Grandpa’s,” said {H}. “Then ask him.” “He says that he didn’t,” said {A}.'
      ]
    },
    {
      id: 'hidden-too-well',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I once hid a coin so well that it’s still there,” said {A}. “Where?” asked {H}. “If I knew that,” said {A}, “it wouldn’t be well.” {A} looked at the map with respect. “I should have drawn one.”',
        '“But then you’d have to hide the map,” said {H}. {A} saw that. “And draw one of where it is,” said {A}. They went on with it for five more maps. The last would have had to go into a coat.'
      ]
    },
    {
      id: 'four-dots',
      A: 'partner',
      paragraphs: [
        'They came in again. {A} held the map, and looked at it closely. “What are these dots?” asked {A}. In each pond there were four, in a square. “Fish,” said {H}, and undid the coat. “Always four?” asked {A}, and looked at the third button.',
        '{H} looked down. The button was round, and in it there were four holes, in a square. {H} counted the rest. “There are five ponds,” said {H}, “and I’m wearing them.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-map-of-the-coat',
      A: 'partner',
      paragraphs: [
        'The two hills were the shoulders. The caves were the pockets, and the cross was at the very bottom, in the hem. {H} went into the left cave with a whole hand. In its corner there was a hole. “It fell through,” said {H}. “So he drew where it is.”',
        '“What falls through a pocket isn’t gone,” said {A}. “It goes down inside the lining, as far as the hem.” {H} felt along, and there it was, hard and round.'
      ]
    },
    {
      id: 'along-the-hem',
      A: 'same',
      spare: 7,
      paragraphs: [
        'There was more in there. {A} took the left end of the hem, and {H} took the right. They felt their way along. “Crumb,” said {A}. “Flat thing with a tooth,” said {H}. It was half a comb. “Crumb,” said {A}.',
        'In the middle, at the back, they met and shook hands through the coat. “That’s a whole cupboard down here,” said {A}. “And nobody’s ever known, except the coat,” said {H}. It had always hung a bit crooked.'
      ]
    },
    {
      id: 'our-own-hems',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Then they went through all the other coats in the hall, along the bottom. In {A}’s there was a stiff place. It crackled. They worked it along to a hole by the pocket. Out came a bus ticket. “I was looking for that,” said {A}. “When?” asked {H}.',
        '{A} read the date. It was two winters back. “I had to walk,” said {A}. And all that way the ticket had come along.'
      ]
    },
    {
      id: 'child-map',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to be a map too. {S} lay down on the floor and did not move. “Two hills,” said {A}, and pointed to the knees. “One cave.” {S} opened it. There was a tongue in there, and a bit of biscuit. “Where’s the treasure?” asked {A}.',
        '{S} pointed to {S}’s own tummy. “It fell down inside,” said {S}. That was what such things did. {A} felt for the hem, and the map laughed.'
      ]
    },
    {
      id: 'four-holes',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Why are there four?” asked {H}, and looked through a button. {A} fetched a loose one with two holes. The thread had to go in by one, and come out by another. “With four, there can be two threads,” said {A}. “If one breaks, it still holds.”',
        '{H} went down the road with one finger. All five ponds held. “He drew them right,” said {H}. “Even the spare ones.”'
      ]
    },
    {
      id: 'hector',
      A: 'partner',
      paragraphs: [
        'They worked the round thing up to the hole. It was a marble. {H} rang up once more. “It’s a map of your coat,” said {H}, “and we’ve got the treasure. Listen.” {H} let it roll over the table. It was quiet at the other end. “Green?” asked Grandpa. “With a yellow twist?” It was.',
        '“That’s Hector,” said Grandpa, in quite a small voice. “You’d drawn where he was,” said {H}. “And I still never drew it,” said Grandpa. “But it’s a very good one.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the two hills, and thought of an egg.',
      '{names} sniffed the coat, and it was mostly cupboard.',
      { text: '{names} felt in the other pocket, and got a mitten.', needs: ['hands'] },
      { text: '{names} smoothed out the map, with one flat hand.', needs: ['hands'] }
    ],
    way: [
      '{names} looked up and down the street for a hill.',
      '{names} kept watch by the puddle, in case it was one of the five.',
      { text: '{names} pointed to where a cave might have been.', needs: ['hands'] },
      { text: '{names} held the telephone, for when Grandpa remembered.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked along the hem, from one end to the other.',
      '{names} came close to the hem, to see what sort of treasure was round.',
      { text: '{names} counted the holes in every button.', needs: ['hands'] },
      { text: '{names} held one sleeve, so that the coat would keep still.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coat was hung up by its loop. It hung straight now. The map went back into its pocket, and this time somebody would remember.',
    '{H} washed, and unbuttoned what there was. Every button was a pond. In bed two knees made two hills. They sank, and then it was flat as far as the hem of the blanket.'
  ],
  last: [
    'Hector lay in a cup until Grandpa came for him, and {H} was asleep.',
    'Past the last pond, right down at the hem of the day, {H} was asleep.'
  ]
})
