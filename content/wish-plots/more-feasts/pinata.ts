import { wishPlot } from '../wish-plot.ts'

export const pinata = wishPlot({
  id: 'wish-pinata',
  wishes: ['birthday piñata', 'birthday pinata', 'party piñata', 'party pinata', 'piñata birthday party', 'pinata birthday party', 'making piñata', 'making pinata', 'make piñata', 'make pinata', 'made piñata', 'made pinata', 'homemade piñata', 'homemade pinata', 'home-made piñata', 'papier mâché piñata', 'papier mache piñata', 'papier mache pinata', 'paper mache pinata', 'paper mache piñata', 'newspaper piñata', 'newspaper pinata', 'balloon piñata', 'balloon pinata', 'donkey piñata', 'donkey pinata', 'burro piñata', 'burro pinata', 'piñata stick', 'pinata stick', 'piñata blindfold', 'pinata blindfold', 'blindfolded piñata', 'blindfolded pinata', 'piñata eyes', 'pinata eyes', 'piñata song', 'pinata song', 'smash piñata', 'smash pinata', 'smashing piñata', 'smashing pinata', 'smashed piñata', 'smashed pinata', 'cracked piñata', 'cracked pinata', 'whack piñata', 'whack pinata', 'swing piñata', 'swing pinata', 'missed piñata', 'missed pinata', 'piñata won’t break', 'pinata won’t break', 'piñata sweets', 'pinata sweets', 'piñata candy', 'pinata candy', 'filling piñata', 'filling pinata', 'dale dale dale', 'cartonería', 'cartoneria', 'cartonería piñata', 'cartoneria pinata', 'pinata', 'piñata', 'pinata break', 'piñata break', 'pinata broke', 'pinata nobody could break', 'piñata nobody could break', 'pinata wouldn’t break', 'piñata nobody', 'hit the piñata', 'hit the pinata', 'broke the piñata', 'broke the pinata'],
  answers: ['piñata', 'piñatas', 'pinata', 'pinatas', 'birthday', 'birthdays', 'party', 'parties', 'cumpleaños', 'fiesta', 'make', 'makes', 'making', 'made', 'homemade', 'papier', 'paper', 'mâché', 'mache', 'newspaper', 'paste', 'glue', 'flour', 'balloon', 'donkey', 'burro', 'fringe', 'fringes', 'stick', 'blindfold', 'blindfolded', 'scarf', 'eyes', 'covered', 'shut', 'closed', 'song', 'sing', 'singing', 'hit', 'hits', 'hitting', 'break', 'breaks', 'breaking', 'broke', 'smash', 'smashes', 'smashing', 'smashed', 'crack', 'cracks', 'cracked', 'whack', 'whacking', 'swing', 'swings', 'swinging', 'open', 'opens', 'turn', 'turns', 'try', 'first', 'last', 'third', 'time', 'missed', 'misses', 'rope', 'hanging', 'hung', 'sweets', 'sweet', 'candy', 'candies', 'lollies', 'treats', 'mandarins', 'peanuts', 'full', 'fill', 'filling', 'filled', 'cousin', 'cousins', 'friend', 'friends', 'family', 'mexico', 'mexican', 'today', 'tomorrow', 'saturday', 'sunday', 'with', 'got', 'gets', 'won’t', 'dale', 'will not', 'nobody', 'could', 'wouldn’t', 'unbreakable'],
  except: ['hurt', 'stitches', 'hospital', 'bled', 'blood', 'head', 'crying', 'cried', 'died', 'dead', 'war', 'police', 'fought', 'fight', 'nobody', 'invited', 'unicorn', 'dinosaur', 'pirate', 'robot', 'superhero', 'dragon', 'princess', 'colada', 'alive', 'talks', 'talking', 'runs', 'escaped', 'scared', 'afraid', 'lost'],
  moods: ['waiting', 'first', 'proud', 'learning', 'losing', 'quarrel'],
  company: ['donkey', 'stick', 'scarf', 'rope', 'lamp', 'song', 'door', 'balloon', 'paste'],
  about: 'The hero wants to break a piñata with both eyes covered and hits only air, until it is heard that the piñata song says how it is done.',
  titles: ['What the Song Says', 'A Donkey of Newspaper', '{H} Measures the Way', 'One, Two, and Three', 'Six Days of News'],
  want: [
    {
      id: 'donkey-of-newspaper',
      A: 'partner',
      paragraphs: [
        '{H} wanted to break a piñata with both eyes covered, as it has to be done. {H} and {A} had made one round a balloon, out of newspaper and flour paste. It was a donkey with yellow fringes, and a tummy full of mandarins, and peanuts in shells. It hung on a rope over the open door. The lamp was carried out of the room.',
        '“Ready?” asked {A}. A scarf was tied round {H}’s eyes. {H} was turned about three times, and was given a stick with red paper round it.'
      ]
    }
  ],
  way: [
    {
      id: 'the-air',
      A: 'partner',
      paragraphs: [
        '{A} stood well back and sang the piñata song. A turn lasts as long as the song does. “Dale, dale, dale!” {H} swung, and hit the air. On the other side there was air too. The third time the stick met something soft, and dust came out.',
        '“And your time is up,” sang {A}, for that is how it ends. {H} pulled off the scarf. It was the sofa. The donkey hung behind {H}, and looked the other way.'
      ]
    },
    {
      id: 'crossways',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} knocked on the donkey’s side, and it said tock. “Paper doesn’t say that,” said {H}. “It’s the layers,” said {A}. They had pasted one layer along and the next one across, six times over. Each held the other one shut.',
        '“Paper’s made of trees,” said {A}. {H} knocked again. “Then it remembers,” said {H}. Between two fringes you could still read a bit of Tuesday.'
      ]
    },
    {
      id: 'still-turning',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Now you,” said {H}, and {A} was turned about three times, with eyes shut. “Where’s the piñata?” asked {H}. {A} pointed straight at it, and was quite sure. It was the window.',
        '“Everything’s still going round,” said {A}. “There’s a drop of water inside our ears, and it doesn’t stop when we do.” {H} put an ear to {A}’s ear and listened. “It’s just coming in now,” said {H}.'
      ]
    },
    {
      id: 'by-the-nose',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A nose needs no eyes, thought {H}, and a mandarin smells. So {H} shut both eyes and went after the smell, with the nose in front. It led past the table. It led round a corner. It got stronger and stronger.',
        '“There!” said {H}, and looked. It was the kitchen, and a bowl with all the mandarins that had not gone into the piñata. “They’d have been easy to hit,” said {A}. They went back without one.'
      ]
    },
    {
      id: 'over-the-door',
      A: 'other',
      spare: 4,
      paragraphs: [
        'You can pull a piñata up and let it down again, to make it harder. {A} had a try at the rope. The donkey hopped, and looked over the top of the door. “What does it see?” asked {H}. “Dust,” said {A}. “Nobody’s been up there since we moved in.”',
        'When it came down again, it had a grey beard. {H} wiped that off with a sleeve. “It went up young,” said {H}.'
      ]
    },
    {
      id: 'pet-below',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'A piñata turns on its rope, a little to the left and a little to the right. {A} watched it for a long time. It had four legs and a tail, and it didn’t walk. It smelled of newspaper and mandarins.',
        '“It’s a donkey,” said {H}. Just then it turned, and looked at {A} with both paper eyes. {A} looked at the wall. With a donkey like that it’s best not to begin.'
      ]
    },
    {
      id: 'elder-clay-pot',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“There used to be a clay pot in each piñata,” said {S}. “When it broke, you heard it down the whole street. And some had sweets in, and one had flour. You never knew.” “Which did you hit?” asked {A}.',
        '“I got the sweets,” said {S}, “and my cousin got the flour. There’s a photograph of it. You can see my cousin’s two eyes, and all the rest is wall.”'
      ]
    },
    {
      id: 'child-looks-down',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted the scarf as well, and no stick. {S} was turned three times. Then {S} walked straight up to the piñata, and shook it by the hoof. “You can see!” said {A}. “Only down,” said {S}. “I can see my toes.”',
        '{A} had a look from below. It was true, there was a gap beside the nose. “And how did you find the donkey?” “My toes knew,” said {S}. “They never got dizzy.”'
      ]
    },
    {
      id: 'which-way-it-grows',
      A: 'same',
      spare: 8,
      paragraphs: [
        'One of the fringes hung by a corner. {H} dabbed it with paste, and held it on until it stuck. Then {H} stroked the piñata from nose to tail, and it was smooth. From tail to nose it all stood up. “It doesn’t like that,” said {H}.',
        '“You pasted them on from behind,” said {A}, “like tiles on a roof. The rain would run off it.” So the donkey could go out in any weather, if it should ever have to.'
      ]
    },
    {
      id: 'guest-ribbons',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We had a piñata with ribbons,” said {S}. “Everybody pulled one, and only one of them opened it. So there was no stick.” “And if yours didn’t?” asked {A}. “Then you had a ribbon,” said {S}.',
        '{S} felt in one pocket, and there was a green one, folded very small. {A} pulled at it, to see. Nothing fell from the ceiling. “It never has,” said {S}, and put it away again.'
      ]
    },
    {
      id: 'baby-hits-everything',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} was given a piñata stick of rolled paper. {A} needed no scarf. {A} hit the floor, and it was meant. {A} hit a cushion and one shoe, and a bit of light that lay on the rug.',
        '“Three out of three,” said {H}, and was a little jealous. Then {A} hit {A}’s own foot, and looked round to see who had done it. Only the donkey had been watching.'
      ]
    },
    {
      id: 'elephant-next',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“The next piñata will be an elephant,” said {A}. For the trunk you’d need one of those long balloons. {H} thought about what would go in it. “Peanuts,” said {H}, “one behind the other. And you’d have to hit it at the back.”',
        '“Why at the back?” asked {A}. “Because it doesn’t break,” said {H}. “It sneezes.” They looked at the donkey. It had its mouth painted shut, so there was no hope of that.'
      ]
    },
    {
      id: 'nobody-listens',
      A: 'partner',
      paragraphs: [
        '{H} sat down behind the sofa to be cross. {A} rolled up the scarf and hummed, and stopped in the middle. “It’s all in the song,” said {A}. “Everybody shouts it, so nobody listens. Dale means hit it. Then comes: don’t lose your aim. And then: measure how far it is.”',
        '“What with?” asked {H}. They both looked at the stick.'
      ]
    }
  ],
  turn: [
    {
      id: 'good-evening',
      A: 'partner',
      paragraphs: [
        'The scarf went on again, and {H} was turned three times. {A} sang. This time {H} didn’t swing. The stick went out in front, as slow as a snail’s horn. It found the door. It went to the left, and something rustled. “Good evening,” said {H} to the donkey. Now {H} knew how far it was. It was one arm and one stick.',
        'Whack. “That’s one!” sang {A}. Whack, and it cracked. Whack, and down came mandarins and peanuts, over {H}’s head and both feet.'
      ]
    },
    {
      id: 'behind-the-shoes',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They crawled about and gathered it all up. One mandarin from the piñata lay under the cupboard, far back. {H} pushed the stick in, and measured. It was one arm, one stick, and a bit. {A} fetched a wooden spoon for the bit.',
        'What came out first was a marble, and then half a pencil. “It’s a good cupboard,” said {H}. “You only have to know the way.”'
      ]
    },
    {
      id: 'shared-out',
      A: 'other',
      spare: 13,
      paragraphs: [
        'What falls out of a piñata is for everybody. {H} and {A} shared it out on the rug, one for you and one for me. At the end a single peanut was left over. {A} cracked it, and there were two in it.',
        '“It knew,” said {H}. They shook the shell as well, in case it was a very small piñata. But it had only been made for two.'
      ]
    },
    {
      id: 'fine-tomorrow',
      A: 'partner',
      paragraphs: [
        'The donkey hung there with a hole in its tummy, and made the same face as before. “Does it mind?” asked {H}. “There was a balloon in it when we made it,” said {A}. “That went bang, and the donkey never noticed.”',
        '{H} put one peanut back, so that it should still be a piñata. Then they pasted a strip of newspaper over the hole. On the donkey’s tummy it now said that tomorrow would be fine.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat down by the wall, where no stick could reach.',
      '{names} looked up at the donkey, and waited for it to be full enough.',
      { text: '{names} moved one more chair out of the way.', needs: ['hands'] },
      { text: '{names} smoothed down a yellow fringe.', needs: ['hands'] }
    ],
    way: [
      '{names} kept by the wall, and heard the stick go by.',
      '{names} made a sound at each miss, to be kind.',
      { text: '{names} beat the dust out of the sofa.', needs: ['hands'] },
      { text: '{names} pointed to the donkey, and nobody under a scarf could see it.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a mandarin on the toes, and kept it.',
      '{names} went after a mandarin that rolled.',
      { text: '{names} clapped at one, two and three.', needs: ['hands'] },
      { text: '{names} held the donkey still while the paste dried.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lamp came back into the room, and the stick went behind the door. The donkey was hung on the hook for coats, to dry.',
    '{H} washed off the paste and lay down. With eyes shut, {H} put out one arm and measured. It was half an arm to the wall, and none at all to the pillow.'
  ],
  last: [
    'The song was over, {H}’s time was up, and {H} was asleep.',
    'In the hall the donkey hung on its hook with one peanut in it, and {H} was asleep.'
  ]
})
