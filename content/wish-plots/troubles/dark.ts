import { wishPlot } from '../wish-plot.ts'

export const whoeverDark = wishPlot({
  id: 'wish-whoever-dark',
  visits: 'anything',
  whoever: [
    'is afraid of the dark',
    'is scared of the dark',
    'is frightened of the dark',
    'is terrified of the dark',
    'is afraid of darkness',
    'is scared of darkness',
    'is afraid of the night',
    'is scared of the night',
    'is frightened of the night',
    'is afraid at night',
    'is scared at night',
    'is afraid in the dark',
    'doesn’t like the dark',
    'hates the dark',
    'hates the night',
    'doesn’t like the night',
    'is afraid of shadows',
    'is scared of shadows',
    'can’t sleep in the dark',
    'can’t sleep without a light',
    'sleeps with the light on',
    'is afraid when it gets dark',
    'won’t turn off the light',
    'needs a nightlight',
    'thinks the dark is scary',
    'is nervous in the dark',
    'is spooked by the dark',
    'fears the dark',
    'can’t stand the dark',
    'cries in the dark',
    'won’t go upstairs in the dark',
    'is scared when lights go out',
    'won’t sleep with the light off',
    'needs a night light',
    'thinks monsters are in the dark'],
  company: ['tin', 'lamp', 'switch', 'table', 'door'],
  about: 'The hero wants to see whether it is dark in the biscuit tin, and whoever fears the dark holds the switch while they wait for it.',
  titles: ['Dark in the Biscuit Tin', '{visitor} Has the Switch', 'Everything With Its Colours Off', 'Waiting for the Table', 'Under the Lid'],
  want: [
    {
      id: 'the-tin',
      A: 'partner',
      paragraphs: [
        '{H} wanted to know whether it was dark in the biscuit tin. With the lid off it was light in there. With the lid on nobody could look. {H} had tried it very fast, and each time the light was in there first.',
        'Then somebody asked through the door if the lamp was on. It was, so in came {visitor.first}. “Is there any dark in here?” asked {visitor}. “Perhaps in this tin,” said {H}. {visitor} went and stood behind {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'gone-again',
      A: 'partner',
      paragraphs: [
        '“Don’t let it out,” said {visitor}. {H} lifted the lid by the width of a crumb. In the gap lay a bit of biscuit, with light on it. “The dark’s gone,” said {H}. “It always goes.”',
        '“It’s under the biscuits,” said {A}, who was quite sure. So they laid them on a plate, one by one. Under the last one it was light as well. “It runs off when you look,” said {visitor} slowly. “I thought that was me.”'
      ]
    },
    {
      id: 'small-ones',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They went round the room with the lamp on, to see where else there might be some dark. There was a bit in each shoe, right at the front. There was some in the sleeve of a coat, and a drop in the spout of the teapot. “They’re here all day,” said {visitor}.',
        '“What do they do?” asked {H}. {A} shook one of the shoes, and a small stone fell out. “They keep things,” said {A}. {visitor} looked at the stone for a while. It had been in there in the dark since the park, and it was quite all right.'
      ]
    },
    {
      id: 'own-shadow',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '{A} turned the lamp round. On the wall there stood somebody large and dark, and {visitor} nearly left. “It’s got {caller.part},” said {H}. “Look. It’s yours. You brought some along yourself.”',
        '{visitor} put out a bit of {visitor.their} side, and so did the wall. Then {visitor} {caller.does}, as a test. The one on the wall did it too, and a shade better. “It’s very flat,” said {visitor}. “But it’s well brought up.”'
      ]
    },
    {
      id: 'eyes-shut',
      A: 'same',
      spare: 0.6,
      embodied: true,
      paragraphs: [
        '“Show us something that you’re good at,” said {A}. So {visitor} took up the whole of the rug, and {caller.does}. “And now with your eyes shut,” said {H}. {visitor} did that as well. It was not one bit worse.',
        '“Was it dark?” asked {A}. “Of course it was,” said {visitor}. “But that was only mine. I make that myself when I blink.” {H} tried some of it too. It was a rather red kind, and it had sparks in it.'
      ]
    },
    {
      id: 'the-line',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They looked for the place where the light stopped. By the lamp it was yellow. By the shelf it was less so, and behind the door you had to guess. “Where’s the line?” asked {H}. They went to and fro, and nobody could put a finger on it.',
        '“It doesn’t begin anywhere,” said {A}. “It only gets less.” {visitor} had come along the whole way, and looked at the floor for the line. Now they were all behind the door. “Am I in it?” asked {visitor}. “About half,” said {H}.'
      ]
    },
    {
      id: 'breathing',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“At home there’s somebody in it,” said {visitor}. “I can hear the rustling.” {H} moved nearer. “First here and then there?” asked {A}. “Yes. And when I keep quite still so as to listen, it stops at once.”',
        'Nobody said anything. {visitor} moved a bit. {visitor} kept still. “And it’s always just as far away?” asked {H}. {visitor} listened to that for some time. “Oh,” said {visitor}. “Then I’ve been saying good night to myself for years.”'
      ]
    },
    {
      id: 'two-hands',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You can make some dark,” said {A}, and laid two hands together, like a nut. There was one small hole on top, between the thumbs. {H} looked in. “There’s some,” said {H}. “It’s pink round the edge.”',
        '“How much?” asked {visitor}. “A walnut.” “I could do a walnut,” said {visitor}. The hands were held out, and {visitor} looked in from very near. After that they made an egg, and after that an orange. At the melon they ran out of hands.'
      ]
    },
    {
      id: 'carrots',
      A: 'other',
      spare: 5,
      embodied: true,
      paragraphs: [
        '“You need carrots,” said {A}. “Whoever eats carrots can see in the dark.” Everybody got one. They crunched for quite a while, and then {H} lifted the lid a crumb. It was light in the tin, as before. “Perhaps a second one,” said {A}.',
        '“I see better already,” said {visitor}. “I can see the carrots are all gone.” {A} made a note of that. It was the first thing that evening that had worked.'
      ]
    },
    {
      id: 'how-it-smells',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“If we can’t see it, we could listen,” said {A}. They stood round the tin, with the lid on, and each came as close as could be. It hummed a little, as a tin does. “It’s deep,” said {visitor}. {H} knocked. Bong, it said.',
        '“It’s bigger in there than out here,” said {visitor}. {A} put one biscuit back and shook the tin, and now the bong had a biscuit in it. Then they all heard how small it was. The biscuit met a wall at every turn.'
      ]
    },
    {
      id: 'whose-turn',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Where does the dark go when you switch the lamp on?” asked {H}. “Outside,” said {A}, and pointed. It was pressed up against the window, all of it, and as black as ink. They looked at it, and three grey guests looked back in.',
        '“They want to come in where it’s light,” whispered {visitor}. {H} lifted one arm, and so did one of them. {visitor} leaned forward, just to be polite. The one out there knew its manners as well. “It’s us,” said {H}. “We look nice in it.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“On our stairs there was a lamp that ticked,” said {S}. “You pressed it, and then you had to run. At the end it went off by itself, wherever you were.” “And where were you?” asked {A}.',
        '“On the ninth step,” said {S}. “Every night. I stood there and didn’t dare to breathe. And the tenth step was just where it had been before.” {visitor} asked about the eleventh. “That one too,” said {S}. “Nobody had taken them in.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“By day the dark’s in the wardrobe,” said {S}. “It’s folded up small. And at seven it comes out and stretches.” “Doesn’t it get creased in there?” asked {visitor}. {S} had never thought of that.',
        '“That’s what the creaking is,” said {A}. “Those are its knees.” {visitor} turned this over. Somebody who had been folded up all day, with bad knees, was a different matter. “It might at least knock,” said {visitor}.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} looked at the tin too, and longer than anybody. “Can {A} see it?” asked {visitor}. “{A} doesn’t need to,” said {H}. “{A} knows what was in there.”',
        'For {A} it was a tin that had lost its biscuits, whether the lid was off or on. {visitor} came and looked at it from beside {A}. “From here it’s mostly about biscuits,” said {visitor}.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“At ours there’s a lamp like a mushroom,” said {A}. “It sits in the socket all night.” “What’s it for?” asked {visitor}. “It’s so that the dark can see where it’s going,” said {A}. “Or else it bumps into me.”',
        'That was new to {visitor}. “And does it thank you?” “It’s never once bumped into me,” said {A}. They all agreed that you could not ask for more.'
      ]
    },
    {
      id: 'two-seconds',
      A: 'partner',
      paragraphs: [
        '{A} looked up at the lamp. “We bring the light along,” said {A}. “It gets in over our heads.” “Then it’s got to stay out,” said {H}, and everybody looked at {visitor}.',
        '“I’ll have the switch,” said {visitor}. “Nobody else.” Click. It was as black as the inside of a boot. “That’s enough,” said {visitor}. Click. It had been two seconds, and nobody had got as far as the lid.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-table-comes',
      A: 'partner',
      paragraphs: [
        '“There was nothing there,” said {visitor}. “That’s what’s wrong with it.” “At the end there was something grey,” said {A}. “I think the table was just coming.” “Then we left too soon,” said {H}. “We have to wait for it.”',
        'Click. “Black,” said {visitor}, and held the switch fast. “Black. Still black. Grey.” First came the window. Then came the table, and the plate, and half of {A}. “That isn’t nothing,” said {visitor}. “It’s everything, with its colours off.”'
      ]
    },
    {
      id: 'too-light',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“I’ll just see if it still works,” said {visitor}, and it went click. The light came down like a bucket of water. {H} had both arms across both eyes. {A} groaned. “Ow!” said {visitor}. “Who put that on?”',
        'It had been {visitor}. They could see nothing at all now, for it was much too light. “Quick, off with it,” said {visitor}. Click. It was black, and cool, and a great relief. And then, without being called, the window came.'
      ]
    },
    {
      id: 'by-feel',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They tried what else could be done with no colours on. {H} took a biscuit from the plate by feel. It had a rough side and a smooth side. “It’s the kind with sugar,” said {H}. “You can hear it.” And so you could, right through the room.',
        '{A} felt along the plate for a round one. It was rather large, and it would not come up. “That’s me,” said {visitor}. “I beg your pardon,” said {A}. They shook whatever it was, and went on.'
      ]
    },
    {
      id: 'in-the-tin',
      A: 'partner',
      paragraphs: [
        'Now {H} took off the lid, and they leaned over the tin. There was the dark. It was darker in there than in the room, and kept quite still. “It isn’t running off,” whispered {H}. “No,” whispered {visitor}. “Nor am I.”',
        '{visitor} came nearer and said good evening into it. It said good evening back, a little lower. {visitor} still had the switch, and was in no hurry. “Tomorrow I’ll do the cupboard,” said {visitor}. “It’s bigger, and it’s got no biscuits.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened at the tin, and it was keeping quiet.',
      '{names} stayed where the lamp was, beside the guest.',
      { text: '{names} knocked on the lid, in case the dark was asleep.', needs: ['hands'] },
      { text: '{names} counted the biscuits, as long as there was light for it.', needs: ['hands'] }
    ],
    way: [
      '{names} blinked at each click, and it came to the same.',
      '{names} kept watch over the plate, from rather close.',
      { text: '{names} shone a torch into the tin, and got thanked and sent away.', needs: ['hands'] },
      { text: '{names} stopped up the keyhole with a sock, to keep out the light.', needs: ['hands'] }
    ],
    turn: [
      '{names} went grey as well, and nobody minded.',
      '{names} found a biscuit in the dark before anybody else.',
      { text: '{names} drew back the curtain, for whatever grey there was.', needs: ['hands'] },
      { text: '{names} felt along the table for the lid.', needs: ['hands'] }
    ]
  },
  bed: [
    'The biscuits went back into the tin, and the lid went on. It was dark for them at once, and not one of them said a word.',
    'They washed with the light on. For going to bed {visitor} had the switch once more, and nobody hurried. Click. It was black first, and then the window came.'
  ],
  last: [
    'The chair came, and the door, and the end of the bed, and by then {H} was asleep.',
    'It was dark in the tin, and dark all round it, and {H} was asleep.'
  ]
})
