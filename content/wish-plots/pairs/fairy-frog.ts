import { wishPlot } from '../wish-plot.ts'

export const fairyFrog = wishPlot({
  id: 'wish-fairy-frog',
  wishes: ['fairy frog', 'fairies frogs', 'fairy frogs', 'fairies frog', 'fairy toad', 'fairies toads', 'faerie frog', 'fairy froggy', 'fairy tree frog', 'fairy tadpole', 'fairies tadpoles'],
  except: ['tooth', 'tale', 'tales', 'princess', 'prince', 'unicorn', 'unicorns', 'mermaid', 'dragon', 'witch', 'died', 'ill', 'sick', 'poorly', 'hurt', 'lost', 'missing', 'without', 'no', 'lights', 'toy', 'toys', 'cakes'],
  answers: ['friends', 'friend', 'best', 'friendship', 'together', 'wish', 'wishes', 'wand', 'magic', 'pond', 'lily', 'pad', 'wings', 'flying', 'fly', 'jump', 'jumping', 'sing', 'singing', 'meets', 'meet', 'met', 'little', 'green'],
  company: ['fairy', 'frog'],
  about: 'A fairy has one wish left that will not keep, and sits by a frog that has everything, until the frog wishes that the fairy would only sit down.',
  titles: ['One Wish Left Over', 'The Frog That Had Everything', '{H} Is Asked to Sit Down', 'No Pockets', 'Good Until This Evening'],
  want: [
    {
      id: 'left-over',
      A: 'partner',
      paragraphs: [
        '{H} was a fairy, with a wooden spoon for a wand. There was one wish left in it, and wishes don’t keep. By sunset it would be flat, like lemonade. The fairy wanted somebody to have it first.',
        'On a green cushion, and that was a leaf in a pond, sat a frog. It was {A}. “Good afternoon,” said the fairy. “What would you like?” The frog looked round at the water, and the mud, and the flies. “This,” it said. “I’ve got it.”'
      ]
    }
  ],
  way: [
    {
      id: 'the-prince',
      A: 'partner',
      paragraphs: [
        '“A coach?” asked {H}. “It sinks,” said the frog. “Then you could be a prince!” The wand went ting before anybody had said yes. There stood a prince, with a tea cosy on. “Well?” asked the fairy. “Dry,” said {A}. “And I’ve got knees in front.”',
        'So the prince was turned into a frog again, and the wish fizzed back into the wand. The sun was a good deal lower.'
      ]
    },
    {
      id: 'swallowing',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Are you hungry?” asked the fairy, and made a very small cake. The frog took it whole. Then it shut both eyes, hard, and they sank right into its head. “Are you ill?” “I’m swallowing,” said the frog. “I push with my eyes. It goes down better.”',
        '{H} tried it with a crumb, and squeezed both eyes shut. The crumb stayed where it was. “You have to mean it,” said {A}.'
      ]
    },
    {
      id: 'the-tongue',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'A fly went by. There was a small wet noise, and then it did not go by any more. “What was that?” asked the fairy. “My tongue,” said {A}. “It’s fixed on at the front, and folded back. I only have to let go.”',
        'The fairy wanted to see it again, slowly. “It doesn’t do slowly,” said the frog. So {H} watched with both eyes wide open, and sneezed. When that was over, there was one fly less, and somebody was looking the other way.'
      ]
    },
    {
      id: 'turned-before',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“I could turn you into something else,” said the fairy. “I’ve been something else,” said the frog. “I was round and black, and had a tail. I breathed water. Then I got legs at the back, and later on at the front, and the tail was gone.”',
        '“And who tapped you?” asked {H}. “Nobody.” “Not even once?” The fairy had a look at the wand, and at the frog. That would have been four wishes. “It was just a spring,” said {A}.'
      ]
    },
    {
      id: 'drinking',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Then something to drink,” said the fairy. “I’m drinking,” said the frog. It only sat there, up to its tummy in the pond. “I don’t do it with my mouth. It comes in through the skin.” The fairy had to hear that twice.',
        '{H} drank dew, out of a thimble, as fairies do. Then the fairy dipped in one foot, to find out. “Does it taste of anything?” asked {A}. “Of foot,” said {H}.'
      ]
    },
    {
      id: 'shoes',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Shoes!” said the fairy. “You’re sitting there with nothing on your feet.” The frog put out one behind, and spread the toes. There was skin in between, as thin as an umbrella. “I’ve got them on,” it said. “They’re for swimming.”',
        'It showed how, along the rug, with both legs at once. {H} went beside it in the air, and kept stopping to wait. “In the water,” said {A}, “it’s you who’d be slow.”'
      ]
    },
    {
      id: 'dragonfly',
      A: 'other',
      spare: 6,
      paragraphs: [
        'A dragonfly stopped in front of the fairy. It was {A}, with a hum and both arms out. “Do you need a wish?” asked {H}. “Can it be quick?” said the dragonfly. “I’m only grown-up until September.”',
        '“What would you like to be able to do?” {A} flew forwards, and backwards, and stood still in the air. “Sideways,” said {A}, and did that as well. “No, it works. It was only stiff.” And there it wasn’t any more.'
      ]
    },
    {
      id: 'invisible',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“Some people like to be invisible,” said the fairy. There was no answer. On the green cushion lay a green towel, and that was all. “Frog?” said the fairy. “Which way did you go?”',
        '“I’m here,” said the towel. {H} looked at it from the front and from above. “I’m here in the middle. I haven’t moved,” said {A}. “That’s the whole trick. I do it whenever there’s a heron.”'
      ]
    },
    {
      id: 'hop',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They went to see if anybody else in the pond wanted something. The fairy fluttered from one cushion to the next, and arrived a little out of breath. The frog sat, and sat, and then it was there.',
        '“How do you do it?” asked {H}. “I fold up my legs,” said {A}, “and then I don’t.” At the last leaf there was only a snail. It had been asked what it would like that morning. It was still thinking.'
      ]
    },
    {
      id: 'pet-pond',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'At the edge of the pond lay {A}, and the fairy went over there with the wand. “And what would you like?” asked {H}. {A} looked into the air a little to the left of the spoon.',
        '“It’s got everything as well,” said the fairy sadly. “It’s got supper at six,” said the frog. “That isn’t the same. But you can’t tell from outside.”'
      ]
    },
    {
      id: 'elder-wish',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I had a wish once, from a wishbone,” said {S}. “I saved it up. I thought that something better was sure to come along.” “And did it?” asked {A}. “A bicycle came along, and a holiday by the sea. I thought, not yet.”',
        '“Where’s the wish now?” {S} felt in all the pockets, one by one, and found a toffee. “It may have turned into this,” said {S}. They broke it, and had half each.'
      ]
    },
    {
      id: 'tadpole',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was a tadpole, all head, with a sock behind to steer by. “Have you come about my legs?” asked the tadpole. “Do you want some?” asked {A}, and the wand went up. “Yes! No. What do you do with them?”',
        '“You stand on them. And you put trousers on.” The tadpole thought it over, and wriggled once round the cushion. “I’ll have them when they’re ready,” said {S}. “I’ve only just got the hang of this.”'
      ]
    },
    {
      id: 'baby-splash',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'On the bank sat {A}, and wanted something at once. That was plain to see, for both arms were stretched out. “At last!” said the fairy. “What is it?” {A} opened and closed one hand.',
        'It was the wand. {A} had it for some time, and chewed the end where the wish was. When it came back it was wet, and still fizzed. “Nothing happened,” said {H}. “I don’t know,” said the frog. “Look at that face.”'
      ]
    },
    {
      id: 'no-pockets',
      A: 'partner',
      paragraphs: [
        'The fairy flew round the pond faster and faster. “A boat? A hat? A drum?” All the flies had gone off. “You always ask what I’d like to have,” said {A}. “I’ve got no pockets. Where would I put it?” The sun was half under the edge of the table.'
      ]
    }
  ],
  turn: [
    {
      id: 'sit-down',
      A: 'partner',
      paragraphs: [
        '“Only a minute left!” said {H}, and went round once more. “Oh, I do wish that you’d sit down,” said the frog. Then it was very quiet. They looked at each other. “Was that one?” asked the fairy. “It may have been,” said the frog.',
        '{H} did not ask again, in case. The wand went ting, and beside the first leaf lay a second. The fairy folded up its wings, and sat. The wand was only a spoon now, and a fly came back.'
      ]
    },
    {
      id: 'ears',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Where are your ears?” asked the fairy, now that there was time. The frog turned its head. Behind the eye was a flat round patch, like a coin. “That’s one,” said {A}. “It’s got no flaps. They’d only catch the wind.”',
        'The fairy leant close and said something to the coin. It was so soft that only a fairy could have said it. “Thank you,” said {A}. “So are you.”'
      ]
    },
    {
      id: 'wings',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'The fairy’s wings hung down behind, and one tip was in the pond. “They’ll get wet,” said {H}. “What happens then?” asked the frog. “Then I can’t fly until they’re dry.” “With me it’s the other way round,” said the frog. “I have to stay damp, or I’m no good at all.”',
        '{A} pulled the tip out very carefully, and laid it on the leaf. In return the fairy let a few drops of pond fall on the frog’s back.'
      ]
    },
    {
      id: 'the-moon',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'The moon came up, and lay in the pond as well. It was a saucer on a blue cloth. “I could have fetched you that,” said the fairy. “But it comes here by itself,” said {A}. It put one toe in, and the moon went off in rings.',
        '“You’ve broken it!” said {H}. “It mends,” said the frog. They sat and looked on. At first there were ten pieces, and then three, and then there was one.'
      ]
    },
    {
      id: 'the-song',
      A: 'partner',
      paragraphs: [
        'When it was dusk the frog shut its mouth, and its chin blew up like a balloon. “Krooo,” it went. That is how they sing, with everything closed. The fairy shut its own mouth and tried. “Mmm,” went {H}. It was thin, but it was the right way up.',
        'They sang until the stars were in the water. “Is there anything that you’d like?” asked {A}. The fairy looked round at the leaf, and the pond, and the frog. “This,” said {H}. “I’ve got it.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} flopped into the pond, and made a ring or two.',
      '{names} circled the leaf, the way flies do.',
      { text: '{names} pushed the leaf straight on the water.', needs: ['hands'] },
      { text: '{names} felt the wand, and it was still fizzing.', needs: ['hands'] }
    ],
    way: [
      '{names} sank into the mud, to be out of reach of wishes.',
      '{names} came to see the prince, and there was only a frog.',
      { text: '{names} put the tea cosy back over its pot.', needs: ['hands'] },
      { text: '{names} wished for nothing at all, with hands deep in pockets.', needs: ['hands'] }
    ],
    turn: [
      '{names} settled on the bank, among the flies.',
      '{names} dipped a toe or two in the pond, and went no further.',
      { text: '{names} hummed something slow, to help with the dusk.', needs: ['hands'] },
      { text: '{names} planted a ladle by the second leaf, for a bulrush.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoon went back in its drawer, and both of the leaves back on their chairs.',
    'The fairy washed, and stayed a little damp to be polite. Then it folded up its wings and lay down.'
  ],
  last: [
    'There was nothing left to wish for in the spoon, and {H} was asleep.',
    'With eyes shut and mouth shut, as frogs do it, {H} slept.'
  ]
})
