import { wishPlot } from '../wish-plot.ts'

export const bootsFirst = wishPlot({
  id: 'wish-kitten-in-a-tree',
  beginsElsewhere: true,
  wishes: [
    'kitten tree', 'kitten stuck tree', 'kitten up tree', 'cat stuck tree', 'cat up tree', 'cat stuck up tree', 'kitty tree', 'kitty stuck tree', 'pussycat tree', 'cat tree fire', 'cat tree firefighter', 'cat tree fireman', 'cat tree firemen', 'cat tree rescue', 'cat tree rescued', 'kitten fire engine', 'cat fire engine', 'fire engine kitten', 'fire truck kitten', 'fire truck cat', 'firetruck kitten', 'firetruck cat', 'firefighter kitten', 'firefighters kitten', 'firefighter cat', 'firefighters cat', 'fireman kitten', 'fireman cat', 'firemen kitten', 'firemen cat', 'fire brigade kitten', 'fire brigade cat', 'fire engine tree', 'fire truck tree', 'kitten rescue', 'kitten rescued', 'kitten ladder', 'cat ladder', 'police car ambulance fire engine', 'fire engine police car ambulance', 'fire engine police ambulance', 'fire truck police ambulance'
  ],
  answers: ['kitten', 'cat', 'kitty', 'tree', 'stuck', 'up', 'high', 'fire', 'engine', 'truck', 'brigade', 'firefighter', 'firefighters', 'fireman', 'firemen', 'ladder', 'police', 'car', 'policeman', 'officer', 'ambulance', 'rescue', 'rescued', 'rescues', 'rescuing', 'save', 'saves', 'saved', 'help', 'helps', 'down', 'get', 'gets', 'got', 'come', 'comes', 'in', 'a', 'little', 'small', 'tiny', 'who', 'that', 'can’t', 'climb', 'climbed', 'climbs', 'afraid', 'scared', 'neighbour', 'siren', 'lights', 'blue', 'red', 'big', 'long', 'grey', 'branch', 'top', 'work', 'together', 'three', 'emergency'],
  except: ['fell', 'hurt', 'died', 'dead', 'vet', 'ill', 'christmas', 'scratching', 'post', 'burning', 'burnt', 'burns', 'house', 'lost', 'missing', 'dog', 'accident', 'crash', 'crashed', 'hospital', 'three-legged', 'paw', 'patrol', 'marshall', 'sam', 'grandpa', 'grandma', 'ran', 'over'],
  moods: ['afraid', 'first', 'learning'],
  company: ['kitten', 'tree', 'ladder', 'engine', 'ambulance', 'officer', 'bark', 'branch', 'helmet', 'siren', 'road'],
  isTale: true,
  about: 'A kitten sits at the top of a tree, and the fire engine, the police car and the ambulance come, but it only comes down when it has seen how one does that.',
  titles: ['Boots First', 'Up Is Easy', '{H} and the Kitten at the Top', 'Three Lights Under a Tree', 'Home by Six'],
  want: [
    {
      id: 'one-branch-more',
      A: 'partner',
      paragraphs: [
        '“Mew,” went the tree. At the top sat Button, the kitten from number nine, who had white socks. {H} had promised to have it home by six. “Come down, Button,” called {H}. The kitten looked down, and climbed up one branch more.',
        '{A} rang the fire brigade. Round the corner came the engine, red, and as long as three cars. Out got a firefighter called Jo. “Where’s the customer?” asked Jo. “Mew,” went the tree.'
      ]
    }
  ],
  way: [
    {
      id: 'all-three',
      A: 'partner',
      paragraphs: [
        'The ladder went up with a hum, one piece out of the other. Jo climbed up, and the kitten climbed three branches higher. There it swayed. A police car came, to stop the traffic, and an ambulance, in case. Three blue lights went round on the leaves.',
        '“It only needs to be told,” said the officer, and took the loudspeaker. “Kindly come down!” All the windows rattled. The kitten put back its ears, and held on with everything it had.'
      ]
    },
    {
      id: 'sardines',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Fish,” said {A}. They opened a tin of sardines, and {H} held it up. The smell took its time. It went up past the ladder, leaf by leaf. It went down the road as well. A ginger cat came over a wall. Two black ones came from under a van.',
        'Soon there were eleven, in a ring, and all looked at {H}. “Are any of you stuck?” asked {A}. None of them was. At the top of the tree a small nose was going up and down. “Mew,” it said. It knew what it was missing.'
      ]
    },
    {
      id: 'on-the-radio',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The officer had a radio on one shoulder, and spoke into it. “Suspect is grey,” said the officer. “Four white socks. No shoes.” “Is it armed?” asked the radio. The officer looked up. “It’s got arms,” said the officer, “but it’s using them for the tree.”',
        '{H} was allowed to say something into it, too. You have to press, and say “over” at the end. “Its name’s Button and it’s having chicken at six,” said {H}. “Over.” The radio crackled. “Lucky suspect,” it said.'
      ]
    },
    {
      id: 'the-squirrel',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A squirrel came out of the leaves beside the kitten. It ran down the trunk, head first, as if it had been poured. At the bottom it looked round at them all. Then it ran up, and did it again. “See?” {H} called. “Like that!”',
        'The kitten tried it like that. One paw slipped, and it shot back up with a tail like a brush. “It’s the feet,” said Jo. “A squirrel can turn them right round, back to front. It’s only showing off.” The squirrel did it a third time, with a nut.'
      ]
    },
    {
      id: 'in-the-lockers',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Along the side of the engine were shutters, and Jo pushed them up for {H}, one after another. Behind the first were hoses, rolled up like liquorice. Behind the second was a saw, and a broom, and a big hook. Behind the third were seven left gloves.',
        '“Where are the right ones?” asked {A}. “On the other side,” said Jo. So they were. The last shutter was small. In there were a blanket, and a saucer, and a tin with a fish on it. “We do get a lot of customers like this,” said Jo.'
      ]
    },
    {
      id: 'the-big-sheet',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They held out a big sheet, in case it let go. Jo had one corner, and the officer had one, and {H} and {A} had the others. You mustn’t pull it tight like a drum. You have to give a bit when somebody lands.',
        'They stood and gave a bit, and looked up. Something let go at the top. It came down slowly, and turned over twice, and they all took a step to the left. It landed right in the middle. It was a leaf. “Well caught,” said Jo.'
      ]
    },
    {
      id: 'nee-naw',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Why’s your siren off?” asked {H}. “For its ears,” said Jo. “A cat hears a mouse cough through a wall.” So they all talked in whispers, and the three cars whispered with their engines. Only the lights went round.',
        '“Could you do it very softly?” asked {A}. Jo did it with the mouth. “Nee-naw,” breathed Jo. “Nee-naw,” breathed the officer, who had another tune. The ambulance had the high one. It was the quietest emergency there had ever been in that road.'
      ]
    },
    {
      id: 'biscuit-tin',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A neighbour leaned out and knew what to do. “You’ve got to rattle its biscuits!” she called. She rattled a tin, with a shake to the left and a shake to the right. A door opened, and a door opened. Nine children came out and stood beneath the window.',
        '“Not you,” said the neighbour. But she had rattled. She lowered the tin on a string, and it went along the row. “They’re ginger,” said {H} with a full mouth. The kitten had only looked to see what the noise was.'
      ]
    },
    {
      id: 'what-it-sees',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“What can it see from up there?” asked {H}. {A} stood behind {H} and tried to think like somebody with whiskers. “All the roofs,” said {A}. “And the number nine bus, from above, with a football on it.” “And its own house,” said {H}.',
        'There was the window at number nine, and there was the dish, as small as a coin. It was nearly as near as the tree. There was only some air in between. “Mew,” said the kitten, in that direction.'
      ]
    },
    {
      id: 'ambulance-takes-a-pulse',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The ambulance people had nothing to do yet. So they took {A}’s pulse, because {A} looked rather pale about the mouth. “When did it start?” they asked. “At the third branch,” said {A}. They wrapped {A} in a silver blanket, which crackled, and gave {A} a seat on the step.',
        '{H} was given a plaster, to hold. “Who’s it for?” asked {H}. “You keep it ready,” they said, “and then it won’t be needed.” It’s a thing they had noticed in their work. {H} held it up so that the tree could see.'
      ]
    },
    {
      id: 'tries-the-helmet',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} was allowed to put on the helmet. It came down over both ears, and the road went quiet and yellow. “Hello,” said {A} in there. It answered. Jo knocked on the top. “Anybody at home?” asked Jo.',
        '“It’s heavy,” said {A}. “It’s for what comes from above,” said Jo. “Branches. Bricks. Once it was an egg.” {A} looked up carefully from under the rim. There was a kitten’s bottom, far away, and so far it was keeping everything to itself.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} sat at the foot of the tree, and looked up as well. Now and then {A} made a sound. It might have been advice. The kitten answered, a good deal higher, and it went on like that for a while.',
        '“What’s it saying?” asked Jo. “I think it’s saying that there’s supper,” said {H}. “And the kitten’s saying that it knows.” {A} put both front feet on the trunk, and took them off again. Somebody had to stay at the bottom.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I was up there once,” said {S}. “It was another tree, but I remember the feeling. Up went by itself. Then I turned round, and somebody had taken away the ground.” “Who got you down?” asked {A}.',
        '“A boy called Eddie stood below,” said {S}. “He said, put your left foot where I’m looking. And then he looked at the next place.” {S} still did that on cellar stairs, with nobody there. {A} thought that it must have been a very good look.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} knew how you speak to a kitten. You have to be small and say “psst”. {S} lay down on the road, which was shut now anyway, and said it up the trunk. “It doesn’t know that you mean it,” said {A}. “Say its name.”',
        '“Psst, Button,” said {S}. Far up two ears came round the edge of a leaf. {S} lay there and looked at it, and it looked at {S}. “It’s the same size as its tail,” {S} told {A}. “That’s from the fright. It goes in again.”'
      ]
    },
    {
      id: 'hooks',
      A: 'partner',
      paragraphs: [
        '{A} had been watching. “It does want to come down,” said {A}. “It keeps starting, nose first, and then it slips. Its claws are bent, like hooks. They hold when it goes up. Nose first they don’t hold at all.”',
        '{H} looked at Jo, who was just climbing down. First came the boots, and then came Jo.'
      ]
    }
  ],
  turn: [
    {
      id: 'showing-it',
      A: 'partner',
      paragraphs: [
        '“Jo does it backwards!” said {H}. “Could you show it? Slowly?” So Jo went up again, and came down. Boot, boot, glove, glove. The kitten put its head on one side. “Boots first,” called {H}. “You’ve got boots. They’re white.”',
        'The third time the kitten turned round. A small bottom came out over the edge. One back foot felt about in the air, as you feel for the bath. Kerr, went the hooks.'
      ]
    },
    {
      id: 'side-by-side',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They came down side by side, Jo on the ladder and the kitten on the tree. When Jo stopped, it stopped. When Jo looked over one shoulder, to see how far it was, it did that too. “Next there’s a thick branch,” said Jo. “You go round it on the left.”',
        'It went round on the left. Nobody in the road said anything. The blue lights went over them, tail and boots, and tail and boots. “It’s doing it better than I did in my test,” whispered the officer.'
      ]
    },
    {
      id: 'marks-in-the-bark',
      A: 'same',
      spare: 15,
      paragraphs: [
        'You could see where it had gone up. In the bark was a row of little lines, as if somebody had been counting. {H} ran a finger along those that were low enough. Higher up there was a wobble.',
        '“That’s where it looked,” said {A}. After the wobble they went on, and they were deeper. A bit of bark stuck to {H}’s finger. It smelled green, and hardly at all of cat.'
      ]
    },
    {
      id: 'home-by-six',
      A: 'partner',
      paragraphs: [
        'Kerr, kerr, it came, tail first, past the loudspeaker and past the officer’s nose. {H} held out both arms, and it climbed down into them. Its heart went like a sewing machine.',
        'It was three minutes to six. All three drove along to number nine, with the lights on, no faster than {H} walked. {H} put the kitten down at the door. It looked at the step. Then it turned round and went in backwards, to be safe.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up until there was a crick in it.',
      '{names} walked round the tree to see it from behind.',
      { text: '{names} waved to the engine, to show where it was.', needs: ['hands'] },
      { text: '{names} held the kitten’s basket open at the bottom.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked at the lights, blue and not blue.',
      '{names} jumped at the loudspeaker, and so did a sparrow.',
      { text: '{names} helped the officer with the cones.', needs: ['hands'] },
      { text: '{names} held on to the foot of the ladder, which held by itself.', needs: ['hands'] }
    ],
    turn: [
      '{names} went a few steps backwards too.',
      '{names} kept quite still, as far as the last branch.',
      { text: '{names} carried the chicken out, so that it could smell which house.', needs: ['hands'] },
      { text: '{names} patted the engine on its warm red nose.', needs: ['hands'] }
    ]
  },
  bed: [
    'Behind the last corner the three lights went different ways. From number nine came the sound of a dish that was being pushed about the floor.',
    '{H} washed, and got into bed as Jo does it, feet first. One toe felt for the end of it.'
  ],
  last: [
    'Feet first, and then the rest, all the way down, {H} was asleep.',
    'The road was quiet, and the tree was empty, and {H} was asleep.'
  ]
})
