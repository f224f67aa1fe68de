import { wishPlot } from '../wish-plot.ts'

export const saveTheCity = wishPlot({
  id: 'wish-save-the-city',
  wishes: [
    'saving city', 'save city', 'saves city', 'saved city', 'save town', 'saves town', 'saving town', 'saved town', 'save world', 'saves world', 'saving world', 'saved world', 'superhero city', 'superheroes city', 'superhero saves', 'superheroes save', 'superhero save', 'superheroes saving', 'superhero saving', 'city superhero', 'hero city', 'heroes city', 'superhero town', 'superhero mission', 'superheroes needed', 'superhero needed', 'superhero rescue', 'superheroes rescue', 'superhero monster', 'superhero cape', 'superhero flying', 'city in danger', 'protect city', 'protects city'
  ],
  except: ['school', 'money', 'planet', 'whale', 'animals', 'recycling', 'plastic', 'flood', 'fire', 'war', 'earthquake', 'robot', 'robots', 'dragon', 'dinosaur', 'spider', 'spiderman', 'spider-man', 'batman', 'superman', 'paw', 'patrol', 'dog', 'cat', 'frogs', 'zoo', 'bees', 'toy', 'toys', 'grandma', 'nana', 'god'],
  answers: ['save', 'saves', 'saved', 'saving', 'city', 'town', 'world', 'superhero', 'superheroes', 'hero', 'heroes', 'cape', 'baddie', 'baddies', 'villain', 'monster', 'flying', 'fly', 'flies', 'day', 'girl', 'boy', 'who', 'super', 'rescue', 'rescues', 'mission', 'needed', 'from', 'brother', 'sister', 'powers', 'protect', 'protects', 'two'],
  company: ['superhero', 'city', 'mayor', 'tower', 'cape', 'tram', 'monster', 'thing', 'bridge'],
  about: 'Something big and red knocks over the towers of the city, always just behind the superhero, who is looking for it.',
  titles: ['Something Big and Red', 'Always Just Behind', '{H} Saves the City', 'The Mayor Saw It First', 'It Flaps'],
  want: [
    {
      id: 'the-mayor-calls',
      A: 'partner',
      paragraphs: [
        'On the rug stood a city, with eleven towers, a bridge, and a tram made of a shoe. {A} was the mayor. {H} was the superhero who lived over it, with a red tablecloth for a cape.',
        'Crash, it went, and there were ten towers. “Help!” cried the mayor. “There’s a monster in our city! It’s got the town hall!” {H} had been waiting for that all week. “I’ll catch it,” said {H}.'
      ]
    },
    {
      id: 'practice',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What can you do?” asked the mayor. “We like to know beforehand.” The superhero could see through walls, if there was a window in them. It could lift a tram with one hand. It could also be quiet for a whole minute, but that was for emergencies.',
        '“And can you mend things?” asked {A}. “That’s another department,” said the superhero.'
      ]
    }
  ],
  way: [
    {
      id: 'round-the-city',
      A: 'partner',
      paragraphs: [
        '{H} flew right round the city and looked into every street. Nobody was there. But behind {H} it went crash, and crash. {H} spun round. There were eight towers, and some dust. “You’ve just missed it!” called {A}.',
        '{H} flew back, as fast as lightning. Crash! Now the bridge was gone. “Where is it?” “Right behind you!” {H} turned left. {H} turned right. The tram fell over. “It’s quick,” said the superhero, out of breath.'
      ]
    },
    {
      id: 'witness',
      A: 'same',
      spare: 2,
      paragraphs: [
        'In the tram sat a walnut, who had seen it. The superhero bent down and asked. “It went over me like an evening,” said the walnut, in {A}’s voice. “It was dark and red, and it smelled of cheese.” {H} wrote it on one hand, with a finger.',
        '“Did it say anything?” “Only flup,” said the walnut. “Flup?” “Flup.” They all listened. There was no sound, since the superhero was standing still.'
      ]
    },
    {
      id: 'trap-honey',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“We’ll lure it,” said the mayor. “What do they eat?” “Towers,” said the superhero. So they built a very tall one, out of nine tins, in the middle of the market place. {H} hid behind the sofa and did not breathe.',
        'Nothing came. “It’s afraid of you,” said {A}. “I’ll make it think I’ve gone.” {H} walked out past the tins, whistling. When {H} looked round there were no tins. They were rolling about in seven streets.'
      ]
    },
    {
      id: 'flat-people',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The people of the city were clothes pegs. They stood at the edge of the rug, where it was safe, with their luggage. “Tell them not to be afraid,” said the mayor. “Don’t be afraid,” said the superhero, and turned round grandly.',
        'Tick, tick, tick, all the pegs fell over. “They’re fainting,” said {H}. The mayor stood them up again, one after the other, and gave each a bit of air.'
      ]
    },
    {
      id: 'strong-arms',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The roof of the station had come down, and it was a big book. “Is anybody under there?” called the superhero, and lifted it with one hand, as far as the knees. Out came two pegs and a button. “We were waiting for the nine o’clock,” said the button, in {A}’s voice.',
        '“It’s gone,” said the superhero. “The tram’s lying on its side.” “Then it’s late,” said the button, “which is a different thing.” All three of them stood in a row again, and waited.'
      ]
    },
    {
      id: 'phone-box',
      A: 'other',
      spare: 5,
      paragraphs: [
        'A lady needed the superhero too, and that was {A}, with a hat. “My cat’s up on that cupboard,” said {A}. It was a sock with buttons. The superhero blew, with super breath, and the cat came down on the lady’s hat.',
        '“Thank you,” said the lady. “That was the wrong one.” “There are two?” “Mine’s the one that’s still up there. This is the one that’s been chasing it.” {H} blew once more.'
      ]
    },
    {
      id: 'watch',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“I’ll keep watch,” said {A}, and sat down on a cushion as the night guard. “You walk about, as if you’d noticed nothing.” The superhero walked about. “Stop!” called the guard. “It’s there! No. It was only you.”',
        'They tried it once more. “Stop! There! No, you again,” said the guard. “You do keep getting in the way of it.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'At first they thought that it was {A}. It was big enough, and it had been seen in the park. The superhero looked {A} in the eye. “Was it you with the town hall?” {A} lay down beside the town hall and put its chin on it.',
        'It held. So it couldn’t have been {A}, who was as careful as anything. A monster doesn’t ask a house first, with its nose.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 8,
      paragraphs: [
        '{A} was a guest in the city, and had a map. “Where’s the town hall, please?” asked {A}. “It was there,” said the superhero. {A} folded the map over, so that it wasn’t on it any more. “And the bridge?” That was folded away too.',
        'When they had been through all the sights, the map was as small as a stamp. “It’s a very handy city,” said {A}. “You can see it all without walking.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I saved a town once,” said {S}. “The band was coming, and somebody had left a bicycle in the road. I moved it.” “And then?” asked {A}. “Then the band came.”',
        '“Did they know that it was you?” “No,” said {S}. “But they played very well, and nobody had a bell in the tuba.” {A} shook {S}’s hand, as one of the trade.'
      ]
    },
    {
      id: 'child-siren',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} was the siren, and went off whenever there was danger. “Eee-ooo,” said {S}. “What is it?” asked {A}. “I’m hungry,” said the siren. A slice of pear was flown in.',
        '“Eee-ooo!” “What is it now?” “It was the last one,” said {S}. In that city they got help very quickly.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 9,
      paragraphs: [
        'From the other side came {A}, on hands and knees, and with great joy. The mayor held up a hand. “Is that it?” whispered the mayor. “No,” said the superhero. “Ours is red.”',
        '{A} took the topmost brick off a tower, looked at it, and put it into the superhero’s lap. Then came the next. It was the most orderly thing that had happened to that tower all day.'
      ]
    },
    {
      id: 'it-flaps',
      A: 'partner',
      paragraphs: [
        '“What does it look like?” asked {H}. The mayor sat down on the last park bench. “It’s big,” said {A}, “and red, and it flaps. It comes round each corner a bit after you do. And when you stop, it stops.” Then {A} looked at {H} for quite a long time. “Walk to the door,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'caught',
      A: 'partner',
      paragraphs: [
        '{H} walked to the door. Flup, it said, and crash. “Now I’ve seen it,” said the mayor. “It’s got you by the shoulders.” Very slowly {H} put one hand back. There it was. It was big and red and had a hem. {H} drew it round to the front and looked it in the face.',
        '“You?” said the superhero. The cape hung there and couldn’t help it. “It only wanted to come along,” said {H}, and took it off. Behind the superhero it was quiet at last.'
      ]
    },
    {
      id: 'trial',
      A: 'same',
      spare: 10,
      paragraphs: [
        'A monster that has been caught comes before the mayor. “Why did you do it?” asked the mayor. The cape said nothing, so {H} had to say it. “It can’t see where it’s going,” said {H}. “It’s got its face at the back.”',
        'The mayor thought it over. “And who was supposed to look out for it?” The superhero looked at its own toes. “Not guilty,” said the mayor.'
      ]
    },
    {
      id: 'building-again',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They built it all up again. It went faster now, for they knew where things were. The town hall had been rather crooked before. Now it was crooked on the other side. “It’s better so,” said {A}. “You can see the river.”',
        'On tiptoe, the superhero went along the main street with a brick in each hand. Nothing fell. Even the walnut said so.'
      ]
    },
    {
      id: 'tram-evening',
      A: 'other',
      spare: 12,
      paragraphs: [
        'The last tram went round, and {A} drove it. It stopped everywhere. The clothes pegs got in with their luggage, to go home. “Was it bad?” asked the driver. “It was big,” said a peg. “But it had a kind hem.”',
        '{H} held the bridge, from below, until the tram was over. They are heavier than you’d think, in the evening.'
      ]
    },
    {
      id: 'over-the-city',
      A: 'partner',
      paragraphs: [
        'At nightfall it got cold in the city. “We’d need something big,” said the mayor. The superhero looked at the monster. Then {H} took it by two corners and {A} by the other two. They let it down, as slowly as snow. It settled over every tower there was, and not one of them fell.',
        '“Now it’s got something to do,” said {H}. You could see the towers under there, like knees under a blanket. “The city’s saved,” said the mayor, rather softly, so as not to wake it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down in the park, and did not fall over.',
      '{names} ran off with a bit of the town hall, and brought it back.',
      { text: '{names} rebuilt a tower, rather better than before.', needs: ['hands'] },
      { text: '{names} wailed like a siren, into a jam jar.', needs: ['hands'] }
    ],
    way: [
      '{names} waited for the tram, and the tram fell over.',
      '{names} spun round as well, in case the monster was over here.',
      { text: '{names} scooped up the bridge in a dustpan.', needs: ['hands'] },
      { text: '{names} directed the people to the left, and one of the people rolled under a chair.', needs: ['hands'] }
    ],
    turn: [
      '{names} growled at the hem, but only a little.',
      '{names} came out from behind the last tower.',
      { text: '{names} put the tram back on its heel.', needs: ['hands'] },
      { text: '{names} patted the monster, which was softer than anybody had thought.', needs: ['hands'] }
    ]
  },
  bed: [
    'They left the city where it was, with its cover on. Only the tram was needed in the morning, and went back to the other shoe.',
    'The superhero washed without flying. In bed {H} made two towers under the blanket, with two knees. Nothing knocked them down.'
  ],
  last: [
    'Behind {H} there was only a pillow, and it kept quite still, and {H} slept.',
    'By and by both towers lay down by themselves, and {H} was asleep.'
  ]
})
