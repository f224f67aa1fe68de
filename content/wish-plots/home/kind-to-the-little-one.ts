import { wishPlot } from '../wish-plot.ts'

export const kindToTheLittleOne = wishPlot({
  id: 'wish-kind-to-the-little-one',
  wishes: ['kind little brother', 'kind little sister', 'kind younger brother', 'kind younger sister', 'kind brother', 'kind sister', 'kinder brother', 'kinder sister', 'kinder little brother', 'kinder little sister', 'kindness brother', 'kindness sister', 'nice little brother', 'nice little sister', 'nice brother', 'nice sister', 'nicer brother', 'nicer sister', 'being nice brother', 'being nice sister', 'being nice siblings', 'kind siblings', 'kind sibling', 'good big brother', 'good big sister', 'good older brother', 'good older sister', 'patient little brother', 'patient little sister', 'patient brother', 'patient sister', 'gentle little brother', 'gentle little sister', 'gentle brother', 'gentle sister', 'helping little brother', 'helping little sister', 'help little brother', 'help little sister', 'helps little brother', 'helps little sister', 'looking after little brother', 'looking after little sister', 'looks after little brother', 'looks after little sister', 'taking care little brother', 'taking care little sister', 'takes care little brother', 'takes care little sister', 'sharing little brother', 'sharing little sister'],
  answers: ['kind', 'kinder', 'kindness', 'nice', 'nicer', 'gentle', 'patient', 'good', 'being', 'be', 'helping', 'help', 'helps', 'looking', 'looks', 'after', 'taking', 'takes', 'care', 'caring', 'sharing', 'share', 'little', 'younger', 'small', 'big', 'older', 'brother', 'sister', 'your', 'his', 'her', 'my', 'toward', 'towards', 'learning', 'learns', 'how', 'more', 'even', 'when', 'annoying', 'play', 'playing', 'love', 'loving', 'boy', 'girl', 'always', 'not', 'isn’t', 'wants', 'should', 'needs'],
  except: ['baby', 'newborn', 'new', 'born', 'ill', 'poorly', 'sick', 'hospital', 'hit', 'hits', 'bites', 'bit', 'hurt', 'hurts', 'kicks', 'died', 'dead', 'lost', 'autistic', 'wheelchair', 'step', 'half', 'foster', 'dragon', 'monster', 'dinosaur', 'robot', 'princess', 'pirate', 'twin', 'twins', 'cat', 'dog', 'bear', 'mean', 'hates', 'ugly', 'magic', 'space'],
  moods: ['learning', 'quarrel'],
  star: 'kin',
  starIsHere: true,
  company: ['stone', 'table', 'biscuit', 'shoe', 'mud', 'soap'],
  about: 'The hero is kind to the little one from tea until bed, with everything that the hero would like, and the little one only wants somebody to come under the table and look at a stone.',
  titles: ['Kind from Tea until Bed', 'The Stone Called Colin', '{H} Comes Under', 'That Isn’t His Mud', 'The Bigger Half'],
  want: [
    {
      id: 'both-sleeves',
      A: 'partner',
      paragraphs: [
        'From tea until bed {H} was going to be kind to {A}. {H} rolled up both sleeves. {A} sat under the table with a stone called Colin. “I’ll put on your other shoe,” said {H} kindly. “No!” cried {A}. “That’s Colin’s car.”',
        'So {H} broke a biscuit, and gave {A} the bigger half. It was far bigger. {A} looked at it, and {A}’s lip shook. “It’s broken,” said {A}. It was five past four.'
      ]
    }
  ],
  way: [
    {
      id: 'carried',
      A: 'partner',
      paragraphs: [
        '{H} did not give up. {H} carried {A} to the bathroom. It was like carrying a sack of fish. “I wanted to walk!” cried {A}. {A} ran all the way back, and walked it again from the beginning.',
        'Then {H} washed Colin, with soap, until the soap was thin. It was the kindest thing yet. {A} looked at Colin from all sides. “That isn’t Colin,” said {A}. “Colin’s got mud on.” {H} fetched some mud, and rubbed it in. “That isn’t his mud,” said {A}.'
      ]
    },
    {
      id: 'toast',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{H} made toast for {A}, in triangles, with all the corners on. “I wanted squares,” said {A}. {H} made it into squares. Now they were quite small squares. “I wanted it whole,” said {A}.',
        '{H} pushed the pieces together, as well as could be done. There were lines in it, and a thumb. “That’s nice,” said {A}, “like a window.” Nobody ate it after that, because it was a window.'
      ]
    },
    {
      id: 'the-song',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '“You can choose the song,” said {H}. That was kind, and it was brave as well. {A} chose the one about the bus. It has a verse for the wheels, and one for the horn. Then {A} made up some for the seats.',
        '“The seat goes sit, sit, sit,” sang {A}. “And the next seat goes sit, sit, sit.” “How many seats has it got?” asked {H}. {A} thought of a really big bus. {H} sang along as far as the driver’s.'
      ]
    },
    {
      id: 'hide-and-seek',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'They played at hiding. {A} stood behind the curtain, and two feet looked out below. {H} was kind, and did not see them. “Where can {A} be?” said {H}. “Not in the teapot. Not under the mat.” The curtain giggled.',
        '{H} went on being kind, for quite a time. The curtain did not giggle any more. “You’re very bad at this,” it said. It came out with a red face and showed {H} the feet. “They were here,” said {A}. “Look for feet.”'
      ]
    },
    {
      id: 'the-race',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'In the hall they had a race, and {H} meant to lose it. {H} ran as slowly as it can be done. But {A} had Colin in one hand, and stopped to show Colin the skirting board. {H} had to run on the spot.',
        '“Hurry up and win,” said {H}. “We’re looking at an ant,” said {A}. {H} ran backwards. In the end the ant won, and {A} and Colin clapped.'
      ]
    },
    {
      id: 'the-page-turner',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“You can turn the pages,” said {H}. {A} turned four of them at once. The pig had only just left home, and now it was married. “What came before that?” asked {A}. {H} went back. {A} turned four again, the other way.',
        '“Now it’s a baby,” said {H}. They never did find out how it got a hat. But they saw the wedding three times, and {A} kissed the pig, because one should.'
      ]
    },
    {
      id: 'the-tower',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '{H} built {A} a tower. It had a gate and a flag, and a small step, so that Colin could get in. “That’s for you,” said {H}. {A} ran at it for joy, with both arms out, and then there was no tower.',
        '“It was good,” said {A}, from under the bricks. “Another one.” {H} breathed in, and breathed out. The second one had no step. It only had to stand until {A} had run up.'
      ]
    },
    {
      id: 'how-is-it-going',
      A: 'grown-up',
      spare: 7,
      paragraphs: [
        '“How’s it going, being kind?” asked {A} in the kitchen. “It’s hard work,” said {H}. “I’ve done eleven, and none of them fitted.” {A} pushed the plums across the table. {H} took two, one for each pocket.',
        '“You could be kind to me,” said {A}. “I’m easy. I like anything.” {H} thought about it. {H} patted {A} on the head, twice. “That’s all I’ve got left,” said {H}.'
      ]
    },
    {
      id: 'a-picture',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '{A} was allowed to use {H}’s good pens. That was so kind that {H} had to look the other way. There was squeaking. Something was drawn that went over the edge of the paper, and a bit on to the table.',
        '“It’s you,” said {A}. It had nine legs, and hair like a fire. “I’ve only got two,” said {H}. “The others are for running,” said {A}. “You’re fast.” {H} looked at it for a long time.'
      ]
    },
    {
      id: 'the-zip',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“I’ll do up your jacket,” said {H}, and did it up to the chin in one pull. {A} pulled the zip all the way down again. “I do it,” said {A}. {H} sat on both hands, so that they would not help.',
        'It took as long as a bath. The tongue had to come out. The zip got hold of a button, and then of the tongue’s best friend, the scarf. “Done,” said {A}. It was up by about a finger.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had seen it all from the doorway. Whoever gave away so much biscuit today was worth watching. {H} sat down beside {A} for a moment. “You’re easy to be kind to,” said {H}, and gave {A} a scratch in the right place.',
        '{A} leaned against {H} with everything there was. It did not matter which half it was, or if it was broken. “You see?” said {H}. But {A} had already moved on, to a crumb.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I had a little one behind me too,” said {S}. “I once gave away my best marble, just to be kind. It was green, with a twist in it.” “Did the little one like it?” asked {A}. “It went down a drain within the hour.”',
        '“And then?” “Then we lay on our tummies by the drain, and looked down at it,” said {S}. “We did that the whole summer. I’ve never had so much fun with a marble.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 15,
      paragraphs: [
        '“Are you being kind?” {S} asked {A}. “Then I’d like a go on your back.” {A} went once round the kitchen with {S}, on all fours. “A bit faster,” said {S}, “and could you be brown?”',
        '{A} could not be brown, but neighed. “You’re a very kind horse,” said {S}. It was the first time all day that somebody had noticed. {A} went round once more, without being asked.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} watched how {H} was kind, and wanted to do it as well. {A} had a crust, and it was very wet. {A} held it out to {H}. “Thank you,” said {H}, and took it with two fingers.',
        'At once {A} wanted it back. {H} gave it back. Then {A} gave it to {H} again, and it was wetter. They were kind to each other for quite some time, and the crust got smaller.'
      ]
    },
    {
      id: 'your-things',
      A: 'partner',
      paragraphs: [
        '{H} sat down on the floor. “I’ve been kind all afternoon,” said {H}, “and you’ve only shouted.” {A} put out {A}’s head from under the table. “You’re doing your things,” said {A}. “Shoes, and soap. You like that. I don’t like that.”',
        '{H} thought it over. It was true about the soap. “What do you like?” asked {H}. Nobody had asked {A} that since Tuesday. “Come under,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'under-the-table',
      A: 'partner',
      paragraphs: [
        '{H} crawled in. A chair leg was in {H}’s ear, and both of {H}’s feet stayed outside. “And what do we do here?” asked {H}. “We look at Colin,” said {A}. “What does he do?” “He’s lying down,” said {A}. {H} knew fifty better games, and did not say one of them.',
        'So they looked. After a while {H} saw that there was a thin white line on Colin. “He’s smiling,” said {H}. “He always does that about now,” said {A}, and moved up close.'
      ]
    },
    {
      id: 'by-their-feet',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'From under the table you saw nothing of people but their feet. A pair of slippers came in, stood there, and sighed. “That’s somebody looking for the jam,” whispered {A}. One slipper rubbed against the other. “Now they’ve found it.”',
        '{H} had never noticed what feet can say. They all went by down here, and none of them knew. One foot stopped, and lifted its big toe. “That one’s thinking,” said {A}.'
      ]
    },
    {
      id: 'colins-day',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '“What did Colin do today?” asked {H}. {A} held the stone to one ear. “He got up,” said {A}. “Then he lay down. Then he was washed, and he didn’t want that.” “I’m sorry, Colin,” said {H}.',
        '{A} listened again. “He says the mud’s all right now,” said {A}. “He’s got used to it.” Then they turned Colin over, for a look at the other half of the room.'
      ]
    },
    {
      id: 'the-broken-half',
      A: 'partner',
      paragraphs: [
        'Then {A} felt about in Colin’s car and pushed something into {H}’s hand. It was the bigger half, with fluff on one side. “I kept it for you,” said {A}. “You gave it away, and now you haven’t got any.” {H} broke it. “No!” cried {A}, and then, “All right. Colin likes crumbs.”',
        'They ate it together, in the dark under there, and Colin had the fluff.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked under the table, and said good afternoon to Colin.',
      '{names} stayed near the biscuit.',
      { text: '{names} broke another biscuit, and did not dare to hand it round.', needs: ['hands'] },
      { text: '{names} poured the tea, and kept out of it.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped aside each time somebody was carried past.',
      '{names} sniffed at the mud, to see whose it was.',
      { text: '{names} pointed out some mud by the front door, but that was not Colin’s either.', needs: ['hands'] },
      { text: '{names} dried the basin, where Colin had been.', needs: ['hands'] }
    ],
    turn: [
      '{names} came under as well, and then it was full.',
      '{names} walked past the table on tiptoe, so that Colin could lie down in peace.',
      { text: '{names} put a cushion under {H}’s feet, where they stuck out.', needs: ['hands'] },
      { text: '{names} let down the tablecloth on all sides.', needs: ['hands'] }
    ]
  },
  bed: [
    'The shoe was only a shoe again, and stood by the door. The soap was dry, and nobody needed it but hands and faces.',
    'For tonight Colin had been lent out, though not for ever. {H} lay down, and beside {H} on the pillow lay Colin, with the right mud on.'
  ],
  last: [
    'Colin was smiling, as always about now, and {H} was asleep.',
    'One was hard and one was soft, but Colin and {H} lay there just alike, asleep.'
  ]
})
