import { wishPlot } from '../wish-plot.ts'

export const whoeverBored = wishPlot({
  id: 'wish-whoever-bored',
  visits: 'anything',
  whoever: ['is bored', 'is always bored', 'is so bored', 'is very bored', 'is really bored', 'gets bored', 'is bored all the time', 'is bored of everything', 'is bored with everything', 'is never not bored', 'finds everything boring', 'thinks everything is boring', 'says everything is boring', 'has nothing to do', 'never knows what to do', 'doesn’t know what to do', 'always says I’m bored', 'can’t think of anything to do', 'is fed up with everything', 'is never interested in anything', 'mopes about all day', 'twiddles its thumbs', 'thinks everything is dull'],
  except: ['change', 'changes', 'keeps', 'good at', 'way home', 'bed', 'school', 'sleep', 'cave', 'tower', 'castle', 'stars'],
  company: ['dough', 'cloth', 'bowl', 'sock'],
  fed: true,
  about: 'The hero has to wait for the dough; whoever is always bored helps to look for the most boring thing in the house, and each one is thrown out because something happens in it.',
  titles: ['The Most Boring Thing in the House', 'First Prize for Nothing', 'From How Far Away', '{visitor} Is Bored', 'Nothing in the Bowl'],
  want: [
    {
      id: 'dough',
      A: 'partner',
      paragraphs: [
        '{H} wanted the bread, and it was still dough. It sat in its bowl and did nothing. “One hour,” said {A}. {H} had waited for two minutes, and they had been long ones. “There’s nothing as boring as dough,” said {H}.',
        '“Oh yes there is,” said somebody, and sighed. It was {visitor.first}. “I’m bored,” said {visitor}. “I know much more boring things than that.” “Show me one,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'contest',
      A: 'partner',
      paragraphs: [
        'So there was a contest, and {A} was the judge, with a spoon. {visitor} brought a grey sock. “Nothing on it,” said {visitor}. “Nothing in it.” {H} looked in. There was a tunnel, and at the very end a raisin. “Out,” said the judge.',
        '“I’ve got the winner here,” said {A}, and was quite sure. It was a sheet of white paper. They looked at it for a while. Then it had a hair in it, like an eyebrow. Then there was another one, and the paper was surprised.'
      ]
    },
    {
      id: 'pebble',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} found a button. It was brown, and had come off nobody knew what. “Boring,” said {visitor}, full of hope. It had four holes. If you held it up, there were four kitchens in it, with {A} in each. “Which one’s you?” asked {H}.',
        '“The one who’s waving,” said {A}. They all four waved. {visitor} had to have a look as well, and wanted a longer one. “Out,” said {visitor}, and would not give the button back.'
      ]
    },
    {
      id: 'wall',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“A wall,” said {visitor}. “You can rely on walls.” They sat down in front of it, in a row. Nothing went on. It was so boring that {H} got hopeful. Then, in the wall, somebody coughed.',
        'It was the neighbours. After the cough a drawer was opened, and after the drawer came a spoon. “They’re having yogurt,” whispered {A}. “No, soup,” whispered {visitor}, and leaned right up to it. “It’s the round spoon.” The wall was out, but they stayed to the end of the soup.'
      ]
    },
    {
      id: 'word',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“A word can be boring too,” said {A}. “Take gravel.” {visitor} thought that gravel was very good. It was grey already when you said it. They all said it ten times, to test it.',
        'At the fourth time it began to come apart. At the eighth it was no word any more. It was something that a frog might say. “Gravel,” said {H}, deep down. “Gravel, gravel,” said {visitor}. It spread to {A}. “Out,” croaked the judge.'
      ]
    },
    {
      id: 'tick',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“There’s the clock,” said {H}. “It only knows one thing.” “Two,” said {visitor}, after a while. “It says tick, and then it says tock.” {A} had a good ear, and said that it was the same both times. They argued about it, and had to hold their breath to hear.',
        'Then {H} put a pillow against it. Now it said tup, tup, tup. “It can do three,” said {visitor}, rather bitterly. “They’ve all got something, as soon as you ask.”'
      ]
    },
    {
      id: 'how-many',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How do you know that you’re bored?” asked {A}. “It starts at the bottom,” said {visitor}. “That end wants to be elsewhere. Then I hang over something. This way first, and then that way.” {visitor} hung over the arm of the sofa and showed them.',
        '{H} hung next to {visitor}, to see what it was like. The room was upside down. The lamp stood on the ceiling like a flower, and you could have walked round it. “You’d have to step over the door,” said {H}. “High,” said {visitor}. “Lift your feet.”'
      ]
    },
    {
      id: 'did-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{visitor} had a list of what was boring, and there was more on it every day. Snow was on it, “too white”, and so was the sea, “goes in and out”. “Elephants?” asked {H}. “The same at both ends,” said {visitor}.',
        '“And what isn’t boring?” asked {A}. {visitor} turned the list over. On the back there was only a small dot. “I didn’t make that,” said {visitor}. They bent over it. The dot got up and walked off the edge.'
      ]
    },
    {
      id: 'dust',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} wiped the shelf, for somebody had to do something. The dust went up into the light of the lamp. There was really nothing to it. It only hung there. But one speck was going up, all alone, and the others were all going down.',
        '“That one’s mine,” said {H}. {A} took a slow one by the window. {visitor} wanted none, and then did. “Mine’s turning round!” called {visitor}. “It’s met yours! They’re going off together!” Then nobody could say which was which.'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Do what you always do,” said {A}, “and we’ll see if that’s boring.” {visitor} {caller.does}, and sighed at the end. “I’ve seen it so often,” said {visitor}. {H} had never seen it, and sat there with an open mouth.',
        '{A} got up at once and tried it. {A} {caller.move}, and got it wrong in three places. “How did you do that middle bit?” asked {visitor}, wide awake. “I’ve never got that wrong.”'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“I’m boring as well,” said {visitor}. “You could put me in.” So the judge went once round {visitor} with the spoon. Most of it was not boring in the least. They stopped at {caller.part}. “Have you ever looked at that?” asked {A}.',
        '“I’ve always had it,” said {visitor}, and looked. It took a long time. From one side there was a shine on it. From the other there was a bit that {visitor} had never met. “Out,” said {H}. “You’re out, too.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was bored for a whole summer,” said {S}. “It was so hot that nobody moved. I lay under the table with my cousin. We named its legs.” “What were they called?” asked {A}. “Otto, Otto, Ruth and Otto,” said {S}. “Ruth wobbled.”',
        '{visitor} looked under the table. “Is that her?” asked {visitor}. “It’s a different table,” said {S}. But one leg had a bit of card under it. “Good evening, Ruth,” said {visitor}, to be polite.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} said that the most boring thing was waiting for your go. So {S} had to wait. “When’s my go?” asked {S}. “Later,” said the judge. {S} waited on one leg, and then on the other. Then {S} waited backwards, round the table, without touching it.',
        '“Now it’s your go,” said {A}. “I can’t now,” said {S}. “I’m waiting.” {visitor} was hopping along behind. “I’m waiting as well,” called {visitor}. “I’m next after {S}!”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been looking at the same spot for a long time. There was nothing there. {visitor} lay down next to {A} and looked at it too. “What’s {A} got?” whispered {H}. “I don’t know,” whispered {visitor}. “But it’s still on.”',
        '{A} moved a little to the left. {visitor} moved as well. It had gone a bit to the left, plainly. Neither of them said what it was. When supper was mentioned, {A} went, and {visitor} stayed, so as to tell {A} the end.'
      ]
    },
    {
      id: 'too-near',
      A: 'partner',
      paragraphs: [
        'Soon everything was out. “I’ve been bored for years,” said {visitor}, quite upset, “and now I can’t find any.” The sock had become a hat.',
        '{A} pointed with the spoon. “Where do you stand,” asked {A}, “when you’re bored?” “Over there, at the door,” said {visitor}. “And now?” {visitor} was right up at the paper. “You’ve been too near,” said {A}. “I think it only works from far off.”'
      ]
    }
  ],
  turn: [
    {
      id: 'dough-again',
      A: 'partner',
      paragraphs: [
        '“Then there’s only the dough left,” said {H}. “It won’t do anything, even close to.” They took off the cloth and looked and looked. {A} was lifting the spoon to say that it had won.',
        '“Wait,” said {visitor}, from just over the edge. “It breathed.” A bubble came up, as slow as a moon. It got bigger and shinier. Puh, it said, and left a hole. The dough had been far down in the bowl, and now it was looking out.'
      ]
    },
    {
      id: 'thumb',
      A: 'same',
      spare: 11,
      paragraphs: [
        'Each of them was allowed one finger in it. {H} made a hole, and out of the hole the dough slowly came back. “It doesn’t want one,” said {A}. {visitor} made one too. That came back as well, but a bit crooked.',
        '“Again,” said {visitor}. They did it eleven times. You had to wait each time, and you had to wait for quite long. “This isn’t boring,” said {visitor}. “It’s only slow.”'
      ]
    },
    {
      id: 'smell',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The bread was in the oven, and the door was shut. Now you really could see nothing. They sat down in front of it, in a row. First there was no smell. Then there was a corner of one, and {visitor} was the first to have it.',
        '“It’s at my end,” said {visitor}. They moved up to that end. It had gone to the middle. By the time that it was everywhere, nobody remembered having waited.'
      ]
    },
    {
      id: 'first-prize',
      A: 'partner',
      paragraphs: [
        '“Is the hour up?” asked {H}. “It was up a while ago,” said {A}, and they baked the bread. Nobody had won, so they all three had some, with butter.',
        '{visitor} had the last crumb, and leaned in the doorway. “I’m bored,” said {visitor}. “From how far away?” asked {H}. {visitor} measured it. “From the door,” said {visitor}, and came back, and leaned right over the butter.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the dough, and it did nothing.',
      '{names} sighed along, in the long way.',
      { text: '{names} held up two fingers, for two minutes.', needs: ['hands'] },
      { text: '{names} lifted a corner of the cloth and put it back.', needs: ['hands'] }
    ],
    way: [
      '{names} tried to be boring, and it lasted till the first yawn.',
      '{names} brought along some dust, and it was out.',
      { text: '{names} put the raisin on a saucer, as it was evidence.', needs: ['hands'] },
      { text: '{names} banged on a lid for each thing that was out.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned in until it was dark in the bowl.',
      '{names} heard the next bubble first.',
      { text: '{names} folded the cloth very slowly, and that was interesting, too.', needs: ['hands'] },
      { text: '{names} blew on a hot crust until it was only warm.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sock went back to the other sock. The raisin was nobody’s, and was thrown away.',
    'They washed, and {H} looked for a long time at the water going round.'
  ],
  last: [
    'It was dark, and there was nothing to see, and {H} looked at it until it was sleep.',
    'Very slowly, like dough, the blanket went up and went down, and {H} was asleep.'
  ]
})
