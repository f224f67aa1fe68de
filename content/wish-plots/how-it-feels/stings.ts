import { wishPlot } from '../wish-plot.ts'

export const whoeverStings = wishPlot({
  id: 'wish-whoever-stings',
  visits: 'anything',
  whoever: ['stings', 'always stings', 'stings everyone', 'stings everybody', 'stings everything', 'stings people', 'stung', 'stung everyone', 'stung everybody', 'stung everything', 'can’t stop stinging', 'keeps stinging', 'kept stinging', 'doesn’t want to sting', 'doesn’t want to sting anyone', 'doesn’t want to sting anybody', 'doesn’t like stinging', 'doesn’t like to sting', 'hates stinging', 'never wants to sting', 'wants to stop stinging', 'is afraid to sting', 'is scared to sting', 'has to sting', 'had to sting', 'pricks people by accident', 'stings by accident', 'doesn’t mean to sting', 'has a sharp stinger', 'jabs people with its stinger', 'wishes it couldn’t sting', 'pops balloons with its sting', 'pops every balloon', 'stings its friends', 'is sorry for stinging', 'can’t help stinging', 'pokes holes in everything'],
  except: ['refuse', 'was stung', 'got stung', 'gets stung', 'by a', 'hurt', 'hug', 'hugs', 'cuddle', 'cuddles', 'allergic', 'swollen', 'died', 'dies', 'friends', 'balloon', 'balloons', 'ball'],
  company: ['lamp', 'bag', 'cork', 'newspaper', 'lid', 'saucepan', 'bread', 'ceiling', 'torch', 'fly', 'star', 'stars', 'bed', 'paper'],
  about: 'The hero wants stars over the bed; whoever stings and does not want to makes a hole in whatever comes near, until they see what comes through a hole.',
  titles: ['Please Don’t Come Close', 'Eleven Holes in a Bag', 'Pip', '{visitor} Makes the Stars', 'None Left for Anybody'],
  want: [
    {
      id: 'paper-stars',
      A: 'partner',
      paragraphs: [
        '{H} wanted stars over the bed. There were three up there, cut out of paper, but in the dark you could not see them. “They’ve got no light in them,” said {A}. “You can’t cut out light.”',
        'Knock, it went at the door, and then pip. There was a small hole in the mat, and behind it stood {visitor.first}. “Please don’t come close,” said {visitor}. “I don’t want to sting. It just goes off.” Pip, it went, and the newspaper had a hole too.'
      ]
    }
  ],
  way: [
    {
      id: 'under-the-glass',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '{A} wanted to see where it was, and fetched the magnifying glass. From a chair’s length away they looked at {caller.part}. “Is it there?” asked {A}. “I never know, until it’s stung,” said {visitor}. “Then it’s always somewhere else that I was looking.”',
        'It looked quite peaceful, only bigger. {H} thought that it was a very nice bit of {visitor}. It was the first kind word that had ever come from so near. {visitor} was so glad that it went off. Pip. Now the magnifying glass had a dot.'
      ]
    },
    {
      id: 'on-a-good-day',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“Can you do anything at all without stinging?” asked {A}. “One thing,” said {visitor}, “if nobody breathes in loudly.” They breathed in softly. Then {visitor} {caller.does}. It went well to the last moment, and then the tea towel got it.',
        '{A} {caller.move}, to see at what place it happens. Nothing got a hole. “You don’t do it with your whole heart,” said {visitor}. {H} held the tea towel up by two corners. One of the ducks had a very small window.'
      ]
    },
    {
      id: 'on-the-page',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '{A} fetched the big book, and blew off the dust. “{caller.fact},” read {A}. “It doesn’t say that I don’t mean it,” said {visitor}. {H} said that they should have asked. Most books are written from a long way off.',
        '{A} turned the page, and that is a sound like any other. Pip. It went through page nine, and through all the rest, as far as the index. “Now there’s something about stinging on each of them,” said {A}, and shut it with care.'
      ]
    },
    {
      id: 'room-all-round',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“Is there more room, {caller.where}?” asked {A}. There was a good deal of room, said {visitor}, in a ring. The others stayed outside it, and were very polite. They passed over the salt with a long spoon.',
        '“I’ve stung the spoon as well,” said {visitor}. It had been kind of them, and it had had a hole ever since. Nowadays it was used for peas. {H} asked if they were cross. They weren’t cross, they only stood far off and waved.'
      ]
    },
    {
      id: 'one-who-does-not-mind',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '“Let’s start with somebody who doesn’t mind,” said {A}. On the table they put {caller.stand}. {visitor} was to sit with it for a bit, quite close. They talked about the weather, or one of them did. Pip. Pip. It never said a word.',
        '“It’s being very brave,” said {visitor}. They turned it round. There were two holes in it, one beside the other, and they gave it a rather knowing look. {H} stuck a plaster on, although it would have been fine without.'
      ]
    },
    {
      id: 'hole-by-hole',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} went along behind, and counted what had been stung. There was the mat, and the newspaper, and a sock. The sponge had got one as well, but it had so many of its own. “I’m sorry about the sponge,” said {visitor}. The sponge had not noticed.',
        '{A} had found a slice of cheese on the sideboard, and held it up. “Was that you?” asked {A}. It was full of holes, and they were large and round. “That was never me,” said {visitor}, looking at it with respect.'
      ]
    },
    {
      id: 'a-very-long-spoon',
      A: 'other',
      spare: 2,
      paragraphs: [
        'Since nobody could come close, {A} pushed a plate of bread and butter over with the broom. It went smoothly. “Thank you,” said {visitor}, and pushed it back, since {H} was to have one too. On the way it was stung. You could see the plate through the butter.',
        'So it went to and fro, with the broom. It was a slow supper. “I like it when something comes over and isn’t afraid,” said {visitor}. By the crust there were more holes than bread, and it weighed hardly anything.'
      ]
    },
    {
      id: 'a-warning',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You could say so first,” said {A}. “Call out Now, and we’ll all stand back.” {visitor} promised that. They waited, and it was quiet in the kitchen. Pip. “Now,” said {visitor}. Behind them the calendar swung to and fro, with a hole in Tuesday.',
        'They tried it the other way round. {H} called Now, whenever it looked likely. But at the first Now {visitor} jumped so that there were three at once. “It’s worse when it’s announced,” said {visitor}, out of breath. “It comes to see who called.”'
      ]
    },
    {
      id: 'hum-a-little',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} thought that a song might help, a slow one with a lot of sheep in it. {A} sang, and {visitor} grew calmer and calmer. It was a pleasure to see. At the ninth sheep {H} had come nearer by a whole chair.',
        'Then the fridge gave its jerk, as it does. Pip. “It’s always the fridge,” said {visitor}. Nobody blamed anyone. But after that the song had a hole in it too, just where the ninth sheep had been.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’d an aunt like that,” said {S}, “only with the tongue. It just slipped out. Good evening, what’s wrong with your hat?” “Was she mean?” asked {A}. “She baked for people all day long. And then she opened the door, and out it came.”',
        '“What did you all do?” asked {visitor}. They had sent her in first to see the mayor, said {S}, about the bridge. Nobody else had ever said a word to him. “The bridge is still there,” said {S}. “They should have named it after the hat.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had a finger too, and it stung whatever it liked. It stung the bread, and it stung the butter dish. “Pip,” said {S} each time, because nothing came by itself. “Do you want to?” asked {visitor}. “Yes,” said {S}.',
        '“I never knew that you could want to,” said {visitor}, and moved off a little. {S} went on to the cushions. “This one’s stung already,” said {S} to {A}. It was a button. {A} stung it once more, to be on the safe side.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had been told to keep away, and so {A} came. {A} sat down on the newspaper, at just the distance that there was. They looked at each other. “Don’t move,” said {visitor}, who meant {visitor}. Pip. It went under {A}, and out at the racing results.',
        '{A} got up and looked at the hole, and sniffed at it. Then {A} sat down on it again, since now it was a known one. “That’s the first one who’s come back to me,” said {visitor} very softly.'
      ]
    },
    {
      id: 'cork',
      A: 'partner',
      paragraphs: [
        '“We’ll put something on it,” said {A}. That was how they did it with knitting needles. It was a cork. {visitor} held still for it, and {H} came quite close. “I’m not stinging,” whispered {visitor}. “Just look!”',
        'Then {A} put down the lid of a saucepan. Pop! The cork was on the cupboard, and the bag from the baker’s had eleven holes. “It’s when I’m startled,” said {visitor}. “And I’m so easily startled, because I might sting.”'
      ]
    },
    {
      id: 'look-up',
      A: 'partner',
      paragraphs: [
        '{A} held up the bag against the lamp. “It’s like a sieve,” said {A}. “Look up,” said {H} very quietly. All over the ceiling were small lights. When the bag moved, so did they.',
        '“Those are the holes,” said {A}. “The lamp’s coming through. So you can’t cut light out, you’ve got to let it in!” “I did that,” said {visitor}, “and I didn’t even want to.” “Then want to,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'with-the-lid',
      A: 'partner',
      paragraphs: [
        'They held out a big new bag. Nobody had ever asked {visitor} to sting. {visitor} took aim, and wanted to, and nothing came. “It only ever goes off when I don’t,” said {visitor}.',
        'So {A} got the lid. Clang! Pip. Clang! Pip, pip. At the seventh clang {visitor} had to laugh, and then it went without a lid as well. Pip, pip, pip, it went, like rain that is pleased.'
      ]
    },
    {
      id: 'constellations',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Could you do a shape?” asked {A}. {visitor} stung a saucepan, with its handle. Then there was a shoe, and something that was to be {A}. “That’s my nose,” said {A}, “all seven of it.” Real stars are never so like.',
        '{H} wanted a small dog beside it, and that was only two stings. One was for the dog, and one was for where it was looking. “You’re getting better at it,” said {A}. {visitor} was so startled by that, that the dog had a flea.'
      ]
    },
    {
      id: 'other-things',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} went and fetched whatever else was better with holes. There was the lid of a jar, with a beetle due on Sunday. There was the belt that had always been one too short. And there was a tin, for the watering. Each of them got its pip.',
        '“Would you like them closer together?” asked {visitor}, like somebody in a shop. For years there had been a jam lid waiting there. “I’d no idea that there was so much to do,” said {visitor}. “I could have come on Monday.”'
      ]
    },
    {
      id: 'all-up-there',
      A: 'partner',
      paragraphs: [
        'They put the torch into the bag, and all the lamps out. There were stars over the door and over the bed. “That one’s the lid,” whispered {H}, “and there’s where you laughed.” {visitor} came nearer, to see it from there.',
        'It was {A} who noticed how close they were. They sat side by side, and nothing had a hole that was not meant to. “It’s all up there,” said {visitor}. “There isn’t one sting left for anybody.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed in the doorway, which had a hole in it too.',
      '{names} said good evening from behind the table.',
      { text: '{names} held up the newspaper, and looked through at {visitor}.', needs: ['hands'] },
      { text: '{names} picked up a paper star, and stuck it on somewhere else.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed in softly, and out more softly still.',
      '{names} walked round {visitor} in a ring, without a sound.',
      { text: '{names} got the cork down from the cupboard, with the broom.', needs: ['hands'] },
      { text: '{names} put down every cup as if it were asleep.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the rug, where you could see the most.',
      '{names} found one star that was quite alone, and looked at that.',
      { text: '{names} clanged the lid once too, and it was a double.', needs: ['hands'] },
      { text: '{names} moved the torch a little, and the whole sky went left.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid was back on its saucepan, and nobody had jumped. {visitor} went home close to the wall, and the wall stayed as it was.',
    'They washed by the light of a bag, and lay down under it. {H} counted only as far as the door.'
  ],
  last: [
    'Up there the light came in through every single hole, and {H} was asleep.',
    'Not one of those stars came down in the night, and {H} was asleep.'
  ]
})
