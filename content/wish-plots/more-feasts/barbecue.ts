import { wishPlot } from '../wish-plot.ts'

export const barbecue = wishPlot({
  id: 'wish-barbecue',
  wishes: ['barbecue', 'barbecues', 'barbeque', 'barbeques', 'barbequing', 'barbecuing', 'bbq', 'bbqs', 'barbie sausages', 'braai', 'braais', 'braaiing', 'braaing', 'braaivleis', 'asado', 'asados', 'parrillada', 'carne asada', 'churrasco', 'cookout', 'cook out', 'grilling', 'grilling outside', 'grilling sausages', 'sausages grill', 'sausage grill', 'sausage barbecue', 'sausages barbecue', 'shisa nyama', 'chisanyama', 'nyama choma', 'mangal', 'shashlik', 'suya', 'suya man', 'kebab man', 'suya seller', 'barbie snags', 'barbie with snags', 'beach barbie snags'],
  answers: ['barbecue', 'barbeque', 'bbq', 'braai', 'asado', 'cookout', 'grill', 'grilling', 'grilled', 'sausage', 'sausages', 'garden', 'yard', 'backyard', 'outside', 'park', 'beach', 'balcony', 'summer', 'sunday', 'saturday', 'weekend', 'evening', 'tonight', 'today', 'tomorrow', 'first', 'big', 'family', 'friends', 'neighbours', 'neighbors', 'neighbour', 'neighbor', 'cousins', 'uncle', 'uncles', 'aunty', 'auntie', 'grandad', 'grandpa', 'grandma', 'mummy', 'mum', 'mom', 'daddy', 'dad', 'dads', 'party', 'having', 'had', 'have', 'went', 'going', 'waiting', 'wait', 'hungry', 'long', 'ages', 'takes', 'ready', 'yet', 'done', 'eating', 'ate', 'eat', 'food', 'lunch', 'supper', 'dinner', 'tongs', 'smoke', 'smoky', 'fire', 'charcoal', 'coals', 'rain', 'rains', 'rained', 'raining', 'rainy', 'umbrella', 'wet', 'always', 'when', 'only', 'one', 'last', 'next', 'door', 'favourite', 'loves', 'fun', 'day', 'cooking', 'cooks', 'turning', 'bread', 'salad', 'our', 'at', 'birthday', 'man', 'road', 'roadside', 'sticks', 'skewers', 'oupa'],
  except: ['burn', 'burnt', 'burned', 'burns', 'hospital', 'hurt', 'ambulance', 'died', 'funeral', 'police', 'alarm', 'wildfire', 'fight', 'drunk', 'beer', 'sick', 'ill', 'dragon', 'pirate', 'dinosaur', 'monster', 'witch', 'alien', 'astronaut', 'moon', 'bear', 'bears', 'animals', 'penguin', 'penguins', 'lion', 'dog', 'cat', 'stole', 'steals', 'stolen', 'doll', 'dolls', 'vegan', 'vegetarian', 'pony', 'marshmallow', 'marshmallows', 'campfire', 'crisps', 'sauce'],
  nothingElse: true,
  moods: ['waiting', 'first', 'change'],
  out: true,
  fed: true,
  company: ['sausage', 'sausages', 'fire', 'tongs', 'line', 'smoke', 'table', 'umbrella', 'rain', 'Tam'],
  about: 'Each time the hero asks if the sausage is done, the keeper of the fire turns round and another one falls in, until the bent sausage says by itself how far it has got.',
  titles: ['Not Yet', 'The Bent Sausage', '{H} Does Not Ask', 'It Smiled Twice', 'Behind the Chalk Line'],
  want: [
    {
      id: 'bent',
      A: 'partner',
      paragraphs: [
        'There was a barbecue in the yard. Tam from next door stood at the fire, with the long tongs. {H} and {A} sat at the table, behind a chalk line. “On this side there’s only me,” said Tam.',
        'Of the six sausages five were straight, but one was bent, and smiled. “That’s mine,” said {H}. {H} wanted it the moment it was done. “Is it done?” “Not yet,” said Tam.'
      ]
    }
  ],
  way: [
    {
      id: 'turned-round',
      A: 'same',
      paragraphs: [
        '“Is it done now?” asked {H}. Tam turned round, to say not yet. Behind Tam’s back a sausage rolled over, slid between two bars, and was gone.',
        '{H} waited as long as {H} could. It was as far as the gate and back. “And now?” Tam turned round. “Not yet,” said Tam. Something hissed, and there were four.'
      ]
    },
    {
      id: 'other-names',
      A: 'other',
      spare: 1,
      paragraphs: [
        '“It’s called a barbecue,” said {H}. {A} knew people who called it a braai. An uncle of theirs called it an asado, and he took all day over it. At the baker’s they just said that they’d be at the back.',
        '“And what does Tam call it?” asked {A}. They listened. Tam stood at the fire, and seemed to be saying something to it. “Not yet,” said {H}. “Tam calls it not yet.”'
      ]
    },
    {
      id: 'shadow',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} stood with ten toes exactly at the chalk line. {H}’s shadow did not stop there. It went over the line and past Tam’s boots. It lay down by the fire, with its head on the wood. “May it do that?” asked {A}. “Shadows may,” said Tam.',
        '{H} stretched out an arm. Over there the shadow stretched one out as well, and stroked the bent sausage. “Does it feel anything?” asked {A}. “It says not yet,” said {H}.'
      ]
    },
    {
      id: 'ways-of-waiting',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They tried out how to wait best. Standing was hard on the feet. Sitting was hard on the chair, for {H} slid about on it. On the left leg alone it went quickest, for then you were busy.',
        '{A} had lain down flat and shut both eyes. “That’s the longest of all,” said {A} after a while. “You can hear how slowly they go brown.” So that was no good either.'
      ]
    },
    {
      id: 'empty-bread',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} had a roll ready for the sausage, cut open, and held it out flat. It lay there like a bed that has been turned down. From time to time {H} took a crumb out of the middle, so that the bed got softer.',
        '“Where’s it going to lie?” asked {A}. By then you could look through. “In a tent,” said {H}. A little later the tent was gone as well.'
      ]
    },
    {
      id: 'shirts',
      A: 'other',
      spare: 5,
      paragraphs: [
        'The smoke went over the wall to where Tam’s shirts hung in a row. It went in at the sleeves and came out at the neck. “They’ll smell of barbecue,” said {A}. “All week, on the bus.”',
        '{H} thought of the people on the bus. They would lift up their noses, one after another, and not know why. “And then they’ll ask if it’s done,” said {H}, “and Tam will turn round.”'
      ]
    },
    {
      id: 'three-salads',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The neighbours came, and each had brought a surprise under a cloth. The first one was potato salad. The second was potato salad too, but with egg. When the third cloth came off, nobody said anything for a moment.',
        '“What a lot of potatoes,” said {A} kindly. You can’t begin on it before the sausage, it seems. {H} asked if a potato was done. It was, and it had been since noon.'
      ]
    },
    {
      id: 'elder-song',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“My uncle sang at the fire,” said {S}, “and that was our clock. At the fourth verse you could bring your plate.” “And if it wasn’t done at the fourth?” asked {A}. “It always was. Only nobody might join in.”',
        '“Why not?” “Then he was so glad,” said {S}, “that he started again from the beginning. One summer a whole choir came by. We had bread that night.”'
      ]
    },
    {
      id: 'child-turned',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} had lain down on a blanket behind the line, arms straight and legs together. “I’m done on this side,” said {S}. {A} had to turn {S} over, with two hands for tongs. It went slowly, for this was a heavy one.',
        '“How do you want it?” asked {A}. “Not black,” said {S} into the blanket. “And with mustard on my back.” {A} sniffed. “Not yet,” said {A}.'
      ]
    },
    {
      id: 'pet-gap',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} knew where the line was, and stayed behind it, apart from the nose. The nose went over a little, and {A} came after, a hair at a time. In the chalk there was soon a gap, just as wide as {A}.',
        '{H} fetched {A} back, and drew in what was missing. “It’s the same for everybody,” said {H}. {A} looked at the new chalk, and lay down on it.'
      ]
    },
    {
      id: 'baby-done',
      S: 'baby',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'When the fire crackled, {S} pointed straight at the grill, and made a sound. It was very much like “done”. Tam bent down at once. “Who said done?” “That was {S},” said {A}.',
        '“Well, it’s not,” said Tam. {S} made the sound again, and was quite sure of it. They argued like that for some time, Tam with more words. In the end {S} was given a crust, and that was done.'
      ]
    },
    {
      id: 'eyebrows',
      A: 'partner',
      paragraphs: [
        '“It’s you,” said {A}. “When you ask, Tam looks at you and not at them.” So {H} shut {H}’s mouth with both hands, and asked with the eyebrows. “Has {H} got a wasp?” cried Tam, and turned round. Now there were three. The bent one was still there.'
      ]
    },
    {
      id: 'frowned',
      A: 'partner',
      paragraphs: [
        'They crept under the table, and looked out between Tam’s boots. The bent sausage smiled. The tongs turned it over, and it frowned. “Now it’s cross,” said {A}.',
        '“It isn’t,” whispered {H}. “It’s only on its other side. It’s telling us how far it’s got. Twice each, and it’s done, and nobody needs to ask.”'
      ]
    }
  ],
  turn: [
    {
      id: 'faces',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They did it along with the sausage, to keep it company. When it frowned, {H} and {A} frowned as well, up to the ears. Their cheeks were getting tired. “How much longer has it got to?” asked {A}, without moving the mouth.',
        'A neighbour bent down with a bowl of something. She saw the two faces under the table, and drew back the bowl. “It’s very good, really,” she said. “It’s only potatoes.”'
      ]
    },
    {
      id: 'rain',
      A: 'partner',
      paragraphs: [
        'Then it rained. Tam held an umbrella over the fire, and all the smoke sat down beneath it. “I can’t see!” called Tam. “Which side are they on?” For once it was Tam who asked.',
        'Under the table you saw out below the smoke. “It’s frowning!” called {H}. “Turn it over!” The tongs came feeling down, and it smiled.'
      ]
    },
    {
      id: 'upside-down',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“It’s smiling,” said {H}. “It’s frowning,” said {A}. They both looked again, and both were sure. “Well, which?” called Tam from the smoke. The tongs opened and shut.',
        '{A} had rolled over onto {A}’s back to be more comfortable, and had a chin at the top. “Your mouth’s upside down too,” said {H}. {A} felt for it. They agreed that Tam’s way up was the one that counted.'
      ]
    },
    {
      id: 'knees',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The neighbours did not like the rain, and the table was the only roof. They crept in from all sides, each with a bowl. Soon you could see nothing but knees. “Whose is this one?” asked {H}, and tapped on it. It belonged to {A}, who had been looking for it.',
        'Above them the rain drummed on the plates. Nobody sat on a chair, and nobody had a fork. But nobody asked if it was done, either. They all watched {H}, who was watching.'
      ]
    },
    {
      id: 'fried-rain',
      A: 'other',
      spare: 14,
      paragraphs: [
        'A drop ran down inside the umbrella and fell on the hot bars. “Hiss,” it went, and it was gone. Then there was another. “Tam’s frying rain,” said {A}. “How long does that take?”',
        '{H} listened to a few. “It’s done at once,” said {H}. You didn’t have to turn it, either. They put out a spoon beyond the edge of the table, and had some of it raw.'
      ]
    },
    {
      id: 'corner-of-the-mouth',
      A: 'partner',
      paragraphs: [
        'At both ends the rain had put the fire out, and two sausages lay there, quite pale. “Frown,” said {H}, and the tongs turned it. {H} waited, and did not ask. “Now!” said {H}. Tam came in under the table with the one sausage, and cut it up for everybody.',
        '{H} had the left corner of the smile, and {A} the right. “Are the other two done?” asked {A}. {H} looked out below the smoke. “Not yet,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} chose a place by the table, with a good view of the grill.',
      '{names} sniffed, and came up as far as the line.',
      { text: '{names} laid out forks, and laid them straight again.', needs: ['hands'] },
      { text: '{names} went over the chalk line once more, to make it thicker.', needs: ['hands'] }
    ],
    way: [
      '{names} heard the hiss, and looked at {H}.',
      '{names} had begun to wait lying down.',
      { text: '{names} counted the sausages, and did not say how many.', needs: ['hands'] },
      { text: '{names} kept the flies off the bread with a napkin.', needs: ['hands'] }
    ],
    turn: [
      '{names} came in under the table too, rather wet.',
      '{names} had a bit from the middle of the smile.',
      { text: '{names} took in the bread, under a shirt.', needs: ['hands'] },
      { text: '{names} held out a plate, to be on the safe side.', needs: ['hands'] }
    ]
  },
  bed: [
    'Tam poured water over the fire until it was quite black. The rain had washed away the line. {H} stayed behind it all the same.',
    'Clean, and smelling only a little of smoke, {H} lay down on one side. After a good while {H} turned over.'
  ],
  last: [
    '{H} had been turned once each way, and was asleep.',
    'The fire was out, nothing needed turning, and {H} was asleep, with a bent mouth.'
  ]
})
