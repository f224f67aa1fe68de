import { wishPlot } from '../wish-plot.ts'

export const rescuePuppies = wishPlot({
  id: 'wish-rescue-puppies',
  wishes: ['paw patrol', 'pawpatrol', 'paw petrol', 'chase marshall', 'skye rubble', 'helpful dogs', 'helpful dog', 'rescue puppies', 'rescue pups', 'puppy rescue', 'puppies rescue', 'rescue puppy team', 'dog rescue team', 'puppies jobs'],
  except: ['adopt', 'adopted', 'adopting', 'shelter', 'blind', 'died', 'ill', 'vet', 'lost', 'pants', 'birthday', 'party', 'guide'],
  answers: ['paw', 'patrol', 'rescue', 'rescues', 'rescuing', 'rescued', 'save', 'saves', 'saving', 'help', 'helps', 'helping', 'dog', 'dogs', 'puppy', 'puppies', 'pup', 'pups', 'team', 'mission', 'job', 'jobs', 'kitten', 'cat', 'stuck', 'chase', 'marshall', 'skye', 'rubble', 'rocky', 'zuma', 'everest', 'ryder', 'chickaletta', 'day', 'town', 'go', 'goes', 'find', 'finds', 'police', 'fire', 'digger', 'tower', 'adventure', 'bay', 'mighty', 'movie', 'two', 'some', 'bridge', 'train', 'baby', 'friend', 'lookout'],
  company: ['puppy', 'puppies', 'kitten', 'sofa', 'job', 'glove', 'pup', 'floor', 'cushion', 'world'],
  about: 'Four rescue puppies each have one job, and none of them gets the kitten out; the fifth has no job and only lies down.',
  titles: ['The Puppy with No Job', 'Each Has One Thing', '{H} and the Kitten Under the Sofa', 'What Lump Could Do', 'Five Helmets and a Nightcap'],
  want: [
    {
      id: 'under-the-sofa',
      A: 'partner',
      paragraphs: [
        'The kitten was under the sofa and did not dare to come out. It was a grey glove, and you could see its eyes, which were two buttons. “That’s a job for the rescue puppies,” said {H}. There were five, and each of them could do one thing. {H} and {A} were all five by turns. {H} wanted the kitten out before supper.',
        '“What’s this one for?” asked {A}. It was the fifth puppy, called Lump. “We don’t know yet,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'each-one-thing',
      A: 'partner',
      paragraphs: [
        'First came Scoop in a bowl, who could dig. {H} was Scoop, and dug two cushions out of the sofa. The kitten went further in. Then came Tooter in a colander, with the siren. {A} was Tooter. “Toot-toot! Make way!” it went, and the kitten went right to the back.',
        'Ladder had a very long reach, with a spoon. Soap came with a wet sponge, because it was the only thing that Soap ever brought. Now the kitten had turned its back on them all.'
      ]
    },
    {
      id: 'helmets',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Every rescue puppy has a helmet. One has a bowl and one has a pot. “And mine?” asked {A}. All the pots were taken. There was only an egg cup left.',
        'It sat on the very top, and {A} had to walk quite upright. But it was the smartest of them all. Before every rescue they stood in a row, and {H} knocked on each. They all had a different note.'
      ]
    },
    {
      id: 'the-car',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The rescue car was the laundry basket, and there was room for one puppy. “We’ll all get in,” said {H}. Two were in already, with knees. {A} got in backwards. Then none of them could reach the floor, to push.',
        '“Drive!” called {H}. “I’m driving,” said {A}. It creaked. They looked out to the left and the right. “We’re not getting any nearer,” said {H}. “No,” said {A}. “But we’re very fast.”'
      ]
    },
    {
      id: 'false-alarm',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the way there was another case. A spoon had fallen down, and could not get up by itself. All the puppies came. Tooter cleared the street, Ladder put down a plank, and Scoop dug round it. Soap washed it. In the end it lay on the table again.',
        '“Thank you,” said {A} for the spoon, rather tinny. Then it fell down again. “It likes it,” said {H}. They had to leave it there, because of the kitten.'
      ]
    },
    {
      id: 'not-my-job',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Could you hold this for a moment?” asked {H}. “I’m Tooter,” said {A}. “I only do noise.” “It’s just the spoon.” “That’s Ladder’s. Everybody has one thing, or there’s a muddle.”',
        'So {H} had to take off Scoop’s bowl, and be Ladder, and hold the spoon. Then {H} had to change back to dig. “Shall I make a noise meanwhile?” asked {A} kindly.'
      ]
    },
    {
      id: 'paw-in-the-air',
      A: 'other',
      spare: 5,
      paragraphs: [
        'A team has a sign that it makes before it starts. {A} put one paw in the middle, and {H} put one on top. Then {A} put the other one on that, and {H} too. {A} pulled out the lowest and laid it on again. It became a tower, and it kept getting faster.',
        'In the end nobody knew whose paw was where. “Are we starting?” asked {H}. “As soon as I’ve got mine back,” said {A}.'
      ]
    },
    {
      id: 'report',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Report!” said {H}, who was the head of the team just then. {A} lay down on {A}’s stomach and looked under the sofa. “Dark,” said {A}. “Some fluff. One kitten. A plum stone. I think it’s from last year.”',
        '“And what’s the kitten doing?” {A} looked for a longer time. “The same as me,” said {A}. “It’s looking.” {H} lay down as well. Now there were three of them at it.'
      ]
    },
    {
      id: 'dog-biscuit',
      A: 'same',
      spare: 7,
      paragraphs: [
        'After each rescue the puppies get something. “It doesn’t say that the rescue has to have worked,” said {A}. They each had a rusk, from the hand, and crunched it on all fours.',
        '“That was for Scoop,” said {H}. “Tooter hasn’t had any yet.” So they came up again as Tooter, and as Ladder, and as Soap. The rusks were worn out by then. For Lump there was half of one left, and it was in no hurry.'
      ]
    },
    {
      id: 'already-a-dog',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} was asked to join, as an adviser. “You’re an animal yourself,” said {H}. “What would you do?” {A} did not do anything. {H} waited for more, but that was the advice.',
        '“It says we should do nothing,” {H} reported. None of the puppies could do that. They all had a job. It was given back to {A} with thanks, and {A} went on doing it.'
      ]
    },
    {
      id: 'the-ladder-man',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Our cat once sat in a tree for two days,” said {S}. “We had a ladder there, and a fish, and a man from the council. Half the street stood underneath and called.” {A} asked what had got it down in the end.',
        '“It rained, and we all went in,” said {S}. “Ten minutes later it was on the doorstep. It looked at us as if we’d been the ones who were stuck.”'
      ]
    },
    {
      id: 'one-more-job',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        'There could be a sixth rescue puppy, and {S} had thought of a job for it. “It opens things,” said {S}. {A} looked for something that was shut. {S} opened the drawer, and the bread bin, and a banana.',
        '“Very good,” said {A}. “Is anybody in danger in there?” {S} looked into the banana. “Not any more,” said {S}, and ate it.'
      ]
    },
    {
      id: 'smallest-siren',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'From {A} came a sound, all at once, quite high. It rose, and it fell, and it rose again. All the puppies pricked up their ears. “That’s the best siren we’ve had,” said {H}. “And it needs no battery.”',
        'They came running with everything, and Soap was first. For once it was just right. There was pear up to the eyebrows, and only a sponge could help.'
      ]
    },
    {
      id: 'in-distress',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“Do you need rescuing?” the puppies asked {A}. “I hadn’t thought so,” said {A}, “but now that you’re all here.” {A}’s tea had gone cold, and that was a case. They looked at each other. None of the five did tea.',
        'So Scoop dug for the sugar, and Tooter called the kitchen, and Soap wiped the saucer. It was not any hotter than before. But it had been rescued, and {A} drank it to the end.'
      ]
    },
    {
      id: 'too-many',
      A: 'partner',
      paragraphs: [
        '“What’s wrong with it?” asked {H}. “Everybody’s helping!” “That’s what’s wrong,” said {A}, with one ear to the floor. “It hears digging, and a siren, and something wet. It doesn’t know that it’s a rescue.”',
        '{H} put the spoon down. The colander was still ringing a little. Then it was quiet, and you could hear how very quiet the kitten was. “Who’ve we got that doesn’t do anything?” asked {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'lump',
      A: 'partner',
      paragraphs: [
        '{H} was Lump now. Lump had no helmet. It lay down flat by the sofa, with its chin on the floor, and looked the other way. That was all. {A} lay down round the corner, and for once Tooter kept its mouth shut.',
        'They waited. Lump yawned. After a while there was a rustle in the dark, and then nothing. Then something touched Lump’s back, as light as a sock. It was the kitten.'
      ]
    },
    {
      id: 'counting-breaths',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Lump did not turn round. That was hard, and nobody had known it was a job. “Is it there?” whispered {H}, without moving {H}’s lips. “I can see an ear,” whispered {A}.',
        'They breathed as quietly as they could. When Lump breathed in, the kitten went up a bit, and then it went down again. It seemed to like it. It’s not often that a floor does that.'
      ]
    },
    {
      id: 'all-five',
      A: 'same',
      spare: 14,
      paragraphs: [
        'One after another the others came too, and lay down. Scoop’s bowl was set on the rug without a sound. Ladder lay along the wall, being so long. “Who’s got the night shift?” whispered {A}.',
        '“Lump,” whispered {H}. There was nobody else who could do it. The rest of them were only good when something was the matter.'
      ]
    },
    {
      id: 'came-by-itself',
      A: 'partner',
      paragraphs: [
        'The kitten had come out all by itself, with fluff on its thumb. {A} had been able to see how. But {A} only smiled, and pulled one arm back out from under the sofa.',
        '“So that’s what Lump’s for,” said {H}, very softly. “Lump’s for lying there.” “It’s the hardest job of all,” said {A}. “I couldn’t do it. I’d toot.” {H} stayed as {H} was. Rescued kittens should not be moved for a while.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} peered in under the sofa, from the end where the kitten was not.',
      '{names} sat up straight, in case there was a sixth job.',
      { text: '{names} held the rescue helmets, three of them still wet from the kitchen.', needs: ['hands'] },
      { text: '{names} cleared the way, and put up a broom so that it stayed clear.', needs: ['hands'] }
    ],
    way: [
      '{names} went a little way with the siren, in the wrong direction.',
      '{names} got soaped by mistake.',
      { text: '{names} stood a dug-out cushion against the wall to dry.', needs: ['hands'] },
      { text: '{names} listened at the sofa with a glass, and heard colander.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept as quiet as fur.',
      '{names} put a chin on the carpet too, and looked at nothing.',
      { text: '{names} laid a hand over the colander, which still rang a bit.', needs: ['hands'] },
      { text: '{names} took the last wet thing away on tiptoe.', needs: ['hands'] }
    ]
  },
  bed: [
    'The helmets went back to the kitchen, and none of them rang. The sofa got its cushions again.',
    '{H} washed with Soap. The kitten came along to bed on one hand, where it was warm.'
  ],
  last: [
    'Lump did its job all night, and {H} was asleep.',
    'Nothing was the matter any more, and {H} lay quite flat and slept.'
  ]
})
